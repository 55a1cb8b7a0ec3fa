"""What the position itself doesn't tell any more: who bought what this round, and which row lay there before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Box

NOT_SOLD = -1


@dataclass(frozen=True, slots=True)
class Lately:
    """What was told since the first card of the row shown was dealt."""

    cards: tuple[str, ...] = ()
    """The row, left to right."""
    sold: Mapping[int, tuple[Seat, int]] = field(default_factory=dict)
    """By column, who bought its card and for how much; seat -1 for a card that nobody bought."""
    ships: Mapping[Seat, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """The cubes of each ship bought, by seat."""
    fire: ev.FireStruck | None = None
    """The fire that has just struck, while nothing has happened since."""

    def row(self, box: Box) -> Sequence[int]:
        return [box.number[card] for card in self.cards]


def lately(events: Iterable[Event]) -> Lately:
    """From all events of a game so far, or from its last ones if they reach back to the deal of the row."""
    cards: list[str] = []
    sold: dict[int, tuple[Seat, int]] = {}
    ships: dict[Seat, tuple[tuple[str, ...], ...]] = {}
    fire: ev.FireStruck | None = None
    for event in events:
        fire = event if isinstance(event, ev.FireStruck) else None
        match event:
            case ev.CardDealt(card, column, _):
                if column == 0:
                    cards, sold, ships = [], {}, {}
                cards.append(card)
            case ev.CardBought(seat, _, column, price, goods):
                sold[column] = (seat, price)
                if goods:
                    ships[seat] = (*ships.get(seat, ()), goods)
            case ev.CardDiscarded(_, column, _):
                sold[column] = (NOT_SOLD, 0)
    return Lately(tuple(cards), sold, ships, fire)
