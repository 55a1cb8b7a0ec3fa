"""A person's games that are over, read once and held as columns: a filter chooses among them in memory."""

from __future__ import annotations

import json
import sqlite3
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import compress
from math import nan
from typing import Any, Final, Generic, NamedTuple, TypeVar

from speicherstadt_app.store.shapes import STANDARD, Choices, Filter, Which
from speicherstadt_app.store.statistics.answers import AgainstBrains
from speicherstadt_app.store.statistics.packing import unpacked
from speicherstadt_app.store.statistics.ratings import Ladder, Meeting, Opponent, week_of

Numbers = Iterable[int]

OTHER_VARIANT: Final = "own_box"
"""Why a game stands apart from those of the usual variant. The word is older than the variants."""


class Played(NamedTuple):
    """Games as columns: thousands of rows as objects would keep the garbage collector busy."""

    number: Sequence[int]
    game: Sequence[int]
    seat: Sequence[int]
    players: Sequence[int]
    variant: Sequence[str]
    apart: Sequence[str]
    day: Sequence[str]
    seconds: Sequence[float]
    lineup: Sequence[int]
    against: Sequence[str]
    score: Sequence[int]
    place: Sequence[int]
    margin: Sequence[int]


Value = TypeVar("Value")


class Column(Generic[Value]):
    """Looked up when it is first asked for."""

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, picked: Picked, _owner: type) -> Sequence[Value]:
        every: Sequence[Value] = getattr(picked.games, self._name)
        found = every if len(picked.at) == len(every) else [every[game] for game in picked.at]
        vars(picked)[self._name] = found
        return found


class Picked:
    """Some of the games, at these places, in their order. A question asks for some of the columns."""

    number = Column[int]()
    game = Column[int]()
    seat = Column[int]()
    players = Column[int]()
    variant = Column[str]()
    day = Column[str]()
    seconds = Column[float]()
    lineup = Column[int]()
    against = Column[str]()
    score = Column[int]()
    place = Column[int]()
    margin = Column[int]()

    def __init__(self, games: Played, at: Sequence[int]) -> None:
        self.games: Final = games
        self.at: Final = at


class Lineup:
    """A person's opponents at a table, and what levels and styles are among them."""

    def __init__(self, opponents: tuple[Opponent, ...]) -> None:
        self.opponents: Final = opponents

    @cached_property
    def levels(self) -> tuple[str, ...]:
        return tuple(sorted({opponent.level for opponent in self.opponents if opponent.level is not None}))

    @cached_property
    def styles(self) -> tuple[str, ...]:
        return tuple(sorted({opponent.style for opponent in self.opponents if opponent.style is not None}))


class Chances(NamedTuple):
    """By everybody's strength on the Monday of each game's week; NaN where it is unknown."""

    to_win: Sequence[float]
    """0 where there was nobody to win against: such games have no part in sums of chances."""
    to_be_ahead: Sequence[Sequence[float]]
    """Of each opponent."""


GAMES: Final = f"""
    SELECT {", ".join(Played._fields)} FROM statistics_seats
    WHERE profile = ? AND game_id = ? ORDER BY day, touched, number
"""
# As JSON: a statement takes a limited number of values.
SUMS: Final = "SELECT sums FROM json_each(?) AS asked CROSS JOIN statistics_facts ON seat = asked.value"
KINDS: Final = "SELECT seat, kinds FROM json_each(?) AS asked CROSS JOIN statistics_facts ON seat = asked.value"
BESTS: Final = "SELECT seat, bests FROM json_each(?) AS asked CROSS JOIN statistics_facts ON seat = asked.value"
WINNERS: Final = """
    SELECT seats.game, facts.sums FROM json_each(?) AS asked
    CROSS JOIN statistics_seats AS seats ON seats.game = asked.value
    CROSS JOIN statistics_facts AS facts ON facts.seat = seats.number
    WHERE seats.place = 1
"""


class Games:
    """All games of a person, in their order. A game without a score has no place and no margin either."""

    def __init__(self, connection: sqlite3.Connection, profile: str, game_id: str) -> None:
        rows = connection.execute(GAMES, (profile, game_id)).fetchall()
        columns = list(zip(*rows, strict=True)) if rows else [()] * len(Played._fields)
        self.all: Final = Played(*map(_one_of_each, columns))
        self.scored: Final = [place is not None for place in columns[Played._fields.index("place")]]
        self.with_score: Final = list(compress(self.all.number, self.scored))
        """Their seats, by number."""
        self._kinds: Final[dict[tuple[Which, str | None], Sequence[int]]] = {}

    def chosen(self, chosen: Filter, which: Which, lineups: Mapping[int, Lineup]) -> Sequence[int]:
        """The places of the games that pass a filter."""
        games = self.all
        at = self._of_kind(which, chosen.variant)
        if chosen.first_day is not None or chosen.last_day is not None:
            first = 0 if chosen.first_day is None else bisect_left(games.day, chosen.first_day)
            last = len(games.day) if chosen.last_day is None else bisect_right(games.day, chosen.last_day)
            at = at[bisect_left(at, first) : bisect_left(at, last)]
        for column, wanted in ((games.players, chosen.players), (games.seat, chosen.seat)):
            if wanted is not None:
                at = [game for game in at if column[game] == wanted]
        if chosen.level is not None or chosen.style is not None:
            company = _company(lineups, chosen.level, chosen.style)
            at = [game for game in at if games.lineup[game] in company]
        return at

    def _of_kind(self, which: Which, variant: str | None) -> Sequence[int]:
        """The places of those that count, or don't, in a variant, or of all: found once, since every question asks."""
        if (which, variant) not in self._kinds:
            variants, apart, here = self.all.variant, self.all.apart, variant or STANDARD
            at = [game for game, name in enumerate(variants) if variant is None or name == variant]
            if which != "all":
                wanted = which == "counted"
                at = [game for game in at if (not apart[game] and variants[game] == here) is wanted]
            self._kinds[which, variant] = at
        return self._kinds[which, variant]

    def why_apart(self, game: int, chosen: Filter) -> str:
        """Why a game does not count, or not here: one of another variant counts only among its own."""
        return self.all.apart[game] or (OTHER_VARIANT if self.all.variant[game] != (chosen.variant or STANDARD) else "")

    def picked(self, at: Sequence[int]) -> Picked:
        """The games at these places."""
        return Picked(self.all, at)

    @cached_property
    def weeks(self) -> Sequence[str]:
        """Of all games."""
        return list(map(week_of, self.all.day))

    def meeting(self, profile: str, at: int, lineups: Mapping[int, Lineup]) -> Meeting:
        """The game at this place as ratings see it."""
        return Meeting(profile, self.weeks[at], lineups[self.all.lineup[at]].opponents, self.all.against[at])

    def choices(self, lineups: Mapping[int, Lineup]) -> Choices:
        """What filters can be set to."""
        games = self.all
        met = {opponent for number in set(games.lineup) for opponent in lineups[number].opponents}
        return Choices(
            players=tuple(sorted(set(games.players))),
            levels=tuple(sorted({opponent.level for opponent in met if opponent.level is not None})),
            styles=tuple(sorted({opponent.style for opponent in met if opponent.style is not None})),
            seats=tuple(sorted(set(games.seat))),
            variants=tuple(sorted(set(games.variant))),
            first_day=games.day[0] if games.day else None,
            last_day=games.day[-1] if games.day else None,
        )

    def chances(self, profile: str, lineups: Mapping[int, Lineup], ladder: Ladder) -> Chances:
        """What was to be expected of each game; nobody's strength was measured in another variant."""
        own: dict[str, float] = {}
        to_win, to_be_ahead = [], []
        for number, week, variant in zip(self.all.lineup, self.weeks, self.all.variant, strict=True):
            if week not in own:
                own[week] = ladder.weight_of(profile, week)
            opponents = lineups[number].opponents
            mine = own[week] if variant == STANDARD else nan
            weights = ladder.weights(opponents, week)
            to_win.append(mine / (mine + sum(weights)) if opponents else 0.0)
            to_be_ahead.append([mine / (mine + other) for other in weights])
        return Chances(to_win, to_be_ahead)


def against_brains(games: Picked, lineups: Mapping[int, Lineup]) -> Iterator[AgainstBrains]:
    """Of games that have a score those against brains without another person at the table, in their order."""
    for players, number, place, against in zip(games.players, games.lineup, games.place, games.against, strict=True):
        levels = tuple(opponent.level for opponent in lineups[number].opponents if opponent.level is not None)
        if levels and len(levels) == players - 1:
            yield AgainstBrains(players, 1 / (1 + against.count("=")) if place == 1 else 0.0, levels)


class Sums:
    """Sources and figures of all of a person's seats that have any, each as one long number, and of who won there."""

    def __init__(self, connection: sqlite3.Connection, games: Games) -> None:
        numbers = games.with_score
        rows = connection.execute(SUMS, (json.dumps(numbers),)).fetchall()
        self._own = dict(zip(numbers, unpacked(packed for (packed,) in rows), strict=True))
        asked = json.dumps(list(dict.fromkeys(compress(games.all.game, games.scored))))
        won = connection.execute(WINNERS, (asked,)).fetchall()
        self._winners: dict[int, tuple[int, int]] = {}
        for (game, _), number in zip(won, unpacked(packed for _, packed in won), strict=True):
            total, count = self._winners.get(game, (0, 0))
            self._winners[game] = total + number, count + 1

    def of(self, seats: Numbers) -> int:
        """The sum over these seats."""
        return sum(map(self._own.__getitem__, seats))

    def of_winners(self, games: Numbers) -> tuple[int, int]:
        """The sum over everybody who won one of these games, and how many that are."""
        # Nobody won a game that one player alone has lost.
        found = [self._winners[game] for game in dict.fromkeys(games) if game in self._winners]
        return sum(total for total, _ in found), sum(count for _, count in found)


def kinds_of(connection: sqlite3.Connection, seats: Numbers) -> dict[int, bytes]:
    """What became of each kind of card, by seat."""
    return dict(connection.execute(KINDS, (json.dumps(list(seats)),)).fetchall())


def bests_of(connection: sqlite3.Connection, seats: Numbers) -> dict[int, bytes]:
    """What may be a record, by seat."""
    return dict(connection.execute(BESTS, (json.dumps(list(seats)),)).fetchall())


def _one_of_each(values: Sequence[Any]) -> Sequence[Any]:
    """The same values; the few texts that stand in thousands of rows are only once in memory."""
    found: dict[object, Any] = {}
    return [found.setdefault(value, value) for value in values]


def _company(lineups: Mapping[int, Lineup], level: str | None, style: str | None) -> set[int]:
    """The line-ups with an opponent of this level and style."""
    return {
        number
        for number, lineup in lineups.items()
        if (level is None or level in lineup.levels)
        and (style is None or style in lineup.styles)
        and (
            level is None
            or style is None
            or any((opponent.level, opponent.style) == (level, style) for opponent in lineup.opponents)
        )
    }
