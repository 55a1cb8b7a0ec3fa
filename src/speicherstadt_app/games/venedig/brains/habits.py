"""What characters are told apart by: which cards they choose of those that they have, and which tiles they take.

What was dealt and passed on decides which cards a hand has. So it says more of a single game in how many of the rounds
in which there was a card of a sort to choose somebody chose one, than how many were chosen in all.
"""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import (
    BEGGAR,
    BETS_ON,
    BRIDGE,
    DRIVER,
    GONDOLIER,
    SHAPES,
    SPY,
    SQUARE,
    Box,
)
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.games.venedig.rules.state import CHOOSE, NONE, State

SORTS: Final = ("driver", "marker", "gondolier", "bet", "thief")
TAKEN: Final = (SQUARE, BRIDGE)
MANY_MARKERS: Final = 2
DIGITS: Final = 6


class VenedigHabits:
    """Replays a record and tells how each seat chose.

    `chose:SORT`: in which part of the rounds that began with a card of a sort in its hand it chose one. Sorts are pile
    drivers, those of them with two markers or more (`marker`), the gondolier while another marker or none was aboard,
    bets, and spies and beggars (`thief`). `took:SHAPE`: which part of the tiles that it took with a councillor were
    squares or bridges.
    """

    names: Final = (*(f"chose:{sort}" for sort in SORTS), *(f"took:{SHAPES[shape]}" for shape in TAKEN))

    def read(self, record: Record) -> tuple[tuple[float | None, ...], ...]:
        rules = GAME.rules(record.setup)
        match: Match[State] = Match(rules)
        box = rules.box
        sorts = tuple(zip(SORTS, _cards(box), strict=True))
        seats = range(record.setup.players)
        held = [[0] * len(sorts) for _ in seats]
        chose = [[0] * len(sorts) for _ in seats]
        taken = [[0] * len(SHAPES) for _ in seats]
        hands: list[int] = []
        aboard = NONE

        def hear(event: Event) -> None:
            if isinstance(event, ev.CardsOpened):
                for seat, card in enumerate(event.cards):
                    number = box.card_number[card]
                    for sort, (name, cards) in enumerate(sorts):
                        if hands[seat] & cards and not (name == "gondolier" and aboard == seat):
                            held[seat][sort] += 1
                            chose[seat][sort] += cards >> number & 1
            elif isinstance(event, ev.TileTaken):
                taken[event.seat][box.shape[box.tile_number[event.tile]]] += 1

        for text in record.moves:
            match.play_text(text, hear)
            state = match.state
            if state.phase == CHOOSE and all(card == NONE for card in state.chosen):
                hands = state.hands[:]
                aboard = state.gondola
        return tuple(
            (
                *map(_part, chose[seat], held[seat]),
                *[_part(taken[seat][shape], sum(taken[seat])) for shape in TAKEN],
            )
            for seat in seats
        )


def _cards(box: Box) -> tuple[int, ...]:
    """The cards of each sort."""
    bets = 0
    for role in BETS_ON:
        bets |= box.of_role[role]
    many = sum(1 << number for number, card in enumerate(box.cards) if card.markers >= MANY_MARKERS)
    thieves = box.of_role[SPY] | box.of_role[BEGGAR]
    return box.of_role[DRIVER], many, box.of_role[GONDOLIER], bets, thieves


def _part(over: int, under: int) -> float | None:
    return round(over / under, DIGITS) if under else None


HABITS: Final = VenedigHabits()
