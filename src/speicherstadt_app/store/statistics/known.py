"""What statistics have worked out and hold in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from speicherstadt_app.store.shapes import Choices
from speicherstadt_app.store.statistics.games import Chances, Games, Sums
from speicherstadt_app.store.statistics.glicko import Result
from speicherstadt_app.store.statistics.ratings import Ladder
from speicherstadt_app.store.statistics.totals import Numbers


class Tally(NamedTuple):
    """Sums over one kind of thing, in the order of BY_KIND."""

    offered: int
    wanted: int
    bought: int
    paid: int
    table_bought: int
    table_paid: int
    points: int
    games: int
    wins: int


class Known:
    """What was worked out from the rows of seats, and holds as long as these are the same."""

    def __init__(self, rows: object) -> None:
        self.rows: Final = rows
        self.ladders: Final[dict[str, Ladder]] = {}
        self.games: Final[dict[tuple[str, str], Games]] = {}
        self.choices: Final[dict[tuple[str, str], Choices]] = {}
        self.chances: Final[dict[tuple[str, str], Chances]] = {}
        self.sums: Final[dict[tuple[str, str], Sums]] = {}
        self.results: Final[dict[tuple[str, str], Sequence[Sequence[Result]]]] = {}
        self.numbers: Final[dict[tuple[str, str], Numbers]] = {}
        self.kinds: Final[dict[tuple[str, str], Mapping[int, bytes]]] = {}
        self.bests: Final[dict[tuple[str, str], Mapping[int, bytes]]] = {}


NO_TALLY: Final = Tally(*[0] * len(Tally._fields))
