"""What was worth telling of a game, one thing a seat: found by listening to its events, once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import SPAN

GOOD_TILE: Final = 9
"""A tile that brings so many points is told of."""
MANY_PAID: Final = 4
MANY_BETS: Final = 2
MUCH_GONDOLA: Final = 6
MUCH_LAWYER: Final = 6


@dataclass(frozen=True, slots=True)
class Tale:
    seat: Seat
    kind: str
    number: int = 0
    points: int = 0
    thing: str = ""
    other: Seat = -1


class Listener:
    """Hears a game and keeps what tales are made of."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.round = 0
        self.scores = [0] * players
        self.led_since = [0] * players
        """The round since which a seat has been in front without a break; 0 if it is not."""
        self.best_tile: list[tuple[int, str, int]] = [(0, "", 0)] * players
        """Points, tile and round of the best tile of each seat."""
        self.paid = [0] * players
        """Own markers that others covered."""
        self.given = [0] * players
        """Markers of others covered."""
        self.bets = [[0, 0] for _ in range(players)]
        """Won and played."""
        self.lawyer = [0] * players
        self.removed: list[tuple[Seat, Seat]] = []
        self.builders: dict[str, Seat] = {}
        self.last_pile: Seat = -1
        self.bridges = [0] * players
        self.gondola = [0] * players

    def hear(self, event: Event) -> None:
        match event:
            case ev.RoundBegan(number, _):
                self.round = number
            case ev.PileDriven(seat, _, left) if not left:
                self.last_pile = seat
            case ev.TileBuilt():
                self._built(event)
            case ev.BetSettled(seat, _, _, points):
                self.bets[seat][1] += 1
                self.bets[seat][0] += points > 0
                self.scores[seat] += points
                self._look_who_leads()
            case ev.TileRemoved(seat, tile, _):
                self.removed.append((seat, self.builders.pop(tile, -1)))

    def _built(self, event: ev.TileBuilt) -> None:
        seat = event.seat
        self.builders[event.tile] = seat
        for other, gained in enumerate(event.gains):
            self.scores[other] += gained
        if event.gains[seat] > self.best_tile[seat][0]:
            self.best_tile[seat] = event.gains[seat], event.tile, self.round
        self.bridges[seat] += any(sign == SPAN for _, sign in event.cells)
        for marker in event.covered:
            if not marker.points:
                continue
            self.given[seat] += 1
            if marker.paid == marker.owner:
                self.paid[marker.owner] += 1
            else:
                self.lawyer[marker.paid] += marker.points
        if event.aboard >= 0:
            self.gondola[event.aboard] += event.gondola
        self._look_who_leads()

    def _look_who_leads(self) -> None:
        most = max(self.scores)
        for seat, score in enumerate(self.scores):
            if score < most or self.scores.count(most) > 1:
                self.led_since[seat] = 0
            elif not self.led_since[seat]:
                self.led_since[seat] = self.round


def tales(players: int, events: Iterable[Event], outcome: Outcome) -> list[Tale]:
    """For each seat the first thing that fits it, and that is told of nobody before, if there is one."""
    heard = Listener(players)
    for event in events:
        heard.hear(event)
    told: list[Tale] = []
    order = sorted(range(players), key=lambda seat: outcome.places[seat])
    for seat in order:
        found = _candidates(heard, seat, outcome)
        kinds = {tale.kind for tale in told}
        told.append(next((tale for tale in found if tale.kind not in kinds), found[-1]))
    return sorted(told, key=lambda tale: tale.seat)


def _candidates(heard: Listener, seat: Seat, outcome: Outcome) -> Sequence[Tale]:
    """Last what can be said of everybody."""
    best, tile, number = heard.best_tile[seat]
    won, played = heard.bets[seat]
    source, worth = max(outcome.breakdown()[seat].items(), key=lambda item: item[1])
    found = [
        *_of_the_end(heard, seat, outcome),
        *([Tale(seat, "gondola", points=heard.gondola[seat])] if heard.gondola[seat] >= MUCH_GONDOLA else []),
        *([Tale(seat, "lawyer", points=heard.lawyer[seat])] if heard.lawyer[seat] >= MUCH_LAWYER else []),
        *(
            [Tale(seat, "bridges", heard.bridges[seat])]
            if _most(heard.bridges, seat) and heard.bridges[seat] > 1
            else []
        ),
        *([Tale(seat, "bets", won, 0, str(played))] if won >= MANY_BETS else []),
        *([Tale(seat, "lost-bets", played)] if played >= MANY_BETS and not won else []),
        *([Tale(seat, "paid", heard.paid[seat])] if heard.paid[seat] >= MANY_PAID else []),
        *(
            [Tale(seat, "given", heard.given[seat])]
            if _most(heard.given, seat) and heard.given[seat] >= MANY_PAID
            else []
        ),
        *([Tale(seat, "tile", number, best, tile)] if best >= GOOD_TILE else []),
        *([Tale(seat, "robbed", other=thief)] if (thief := _thief(heard, seat)) >= 0 else []),
    ]
    return [*found, Tale(seat, "source", points=worth, thing=source)]


def _of_the_end(heard: Listener, seat: Seat, outcome: Outcome) -> list[Tale]:
    scores = outcome.scores
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    found = []
    # Who drove the last pile, and how far ahead the winner is, the count itself says.
    if heard.last_pile == seat and ahead < 0:
        found.append(Tale(seat, "ended-behind"))
    if seat in outcome.winners and ahead > 0 and heard.led_since[seat]:
        found.append(Tale(seat, "lead", heard.led_since[seat]))
    return found


def _most(counts: Sequence[int], seat: Seat) -> bool:
    """More than anybody else."""
    return all(counts[seat] > count for other, count in enumerate(counts) if other != seat)


def _thief(heard: Listener, seat: Seat) -> Seat:
    return next((thief for thief, owner in heard.removed if owner == seat != thief), -1)
