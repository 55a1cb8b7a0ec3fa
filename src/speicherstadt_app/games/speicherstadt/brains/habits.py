"""What characters are told apart by: where their workers stand, and what they have in their purses.

Workers are placed dozens of times a game, so where they stand says more of a single game than what was bought in the
end; and where a seat is compared with the others at its table, it matters little what was dealt.
"""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.games.speicherstadt.rules.state import State

SORTS: Final = {
    "firefighter": ("firefighter",),
    "office": ("office",),
    "contract": ("contract",),
    "ship": ("ship",),
    "shop": ("trader", "warehouse"),
}
DIGITS: Final = 6


class SpeicherstadtHabits:
    """Replays a record and tells how each seat played.

    `workers:SORT`: its part of all workers at the table that were placed above cards of a sort. `behind`: the part of
    its workers that were placed behind somebody else's. `purse`: how many coins it had on average when a round began.
    """

    names: Final = (*(f"workers:{sort}" for sort in SORTS), "behind", "purse")

    def read(self, record: Record) -> tuple[tuple[float | None, ...], ...]:
        rules = GAME.rules(record.setup)
        match: Match[State] = Match(rules)
        sorts = {card.id: sort for sort, kinds in SORTS.items() for card in rules.box.cards if card.kind in kinds}
        seats = range(record.setup.players)
        stood = {sort: [0 for _ in seats] for sort in SORTS}
        placed = [0 for _ in seats]
        behind = [0 for _ in seats]
        purses = [0 for _ in seats]
        row: dict[int, str] = {}
        lines: dict[int, list[int]] = {}

        def hear(event: Event) -> None:
            if isinstance(event, ev.CardDealt):
                row[event.column] = event.card
                lines[event.column] = []
            elif isinstance(event, ev.WorkerPlaced):
                line = lines[event.column]
                if sort := sorts.get(row[event.column]):
                    stood[sort][event.seat] += 1
                placed[event.seat] += 1
                behind[event.seat] += any(owner != event.seat for owner in line)
                line.append(event.seat)

        rounds = 0
        for text in record.moves:
            match.play_text(text, hear)
            state = match.state
            if state.placed == 1 and state.rounds == rounds:
                rounds += 1
                for seat in seats:
                    purses[seat] += state.coins[seat]
        return tuple(
            (
                *[_part(numbers[seat], sum(numbers)) for numbers in stood.values()],
                _part(behind[seat], placed[seat]),
                _part(purses[seat], rounds),
            )
            for seat in seats
        )


def _part(over: int, under: int) -> float | None:
    return round(over / under, DIGITS) if under else None


HABITS: Final = SpeicherstadtHabits()
