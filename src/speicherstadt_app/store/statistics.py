"""Statistics of a person's games. docs/statistics.md says what each figure means.

Rows come from the caches of statistics_tables.py, chosen by the database; the rest is arithmetic over them.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import isnan
from typing import Any, Final, NamedTuple

from sqlmodel import Session, col, func, select

from speicherstadt_app.engine.facts import FactNames
from speicherstadt_app.games import registry
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.statistics_answers import (
    CalendarDay,
    CardLine,
    Choices,
    Dot,
    Filter,
    Form,
    GameRef,
    Group,
    Overview,
    RecordLine,
    Rival,
    StrategyLine,
    Which,
)
from speicherstadt_app.store.statistics_cache import BY_KIND
from speicherstadt_app.store.statistics_packing import NOTHING, add, column
from speicherstadt_app.store.statistics_rates import Rate, mean, rolling_median, streaks
from speicherstadt_app.store.statistics_ratings import (
    Ladder,
    Meeting,
    Opponent,
    RatingPoint,
    Strengths,
    unmeasured,
    week_of,
)
from speicherstadt_app.store.statistics_tables import FactsRow, LineupRow, SeatRow
from speicherstadt_app.store.tables import GameRow

FORM_OF: Final = 10


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


class Played(NamedTuple):
    """The games of a selection as columns: thousands of rows as objects would keep the garbage collector busy."""

    number: Sequence[int]
    game: Sequence[int]
    seat: Sequence[int]
    players: Sequence[int]
    day: Sequence[str]
    seconds: Sequence[float]
    lineup: Sequence[int]
    against: Sequence[str]
    score: Sequence[int]
    place: Sequence[int]
    margin: Sequence[int]


class Meetings:
    """All games with one opponent; who sits at a table twice is met twice there."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.results = Counter[str]()
        self.chances: list[float] = []


PLAYED: Final[tuple[Any, ...]] = tuple(getattr(SeatRow, name) for name in Played._fields)
MET: Final[tuple[Any, ...]] = (SeatRow.profile, SeatRow.day, SeatRow.lineup, SeatRow.against)
MINE: Final = col(FactsRow.seat) == SeatRow.number
IN_ORDER: Final = (col(SeatRow.day), col(SeatRow.touched), col(SeatRow.number))
NO_TALLY: Final = Tally(*[0] * len(Tally._fields))


class Statistics:
    """Answers about everybody's games."""

    def __init__(self, database: Database, strengths: Strengths = unmeasured) -> None:
        self._database = database
        self._strengths = strengths
        self._connection: object = None
        self._lineups: dict[int, tuple[Opponent, ...]] = {}
        self._opponents: dict[Opponent, Opponent] = {}
        self._ladders: dict[str, tuple[object, Ladder]] = {}

    def of(self, profile: str, chosen: Filter | None = None) -> Selection:
        """A person's games that pass a filter, as they are now."""
        return Selection(self, self._database, profile, chosen or Filter())

    def choices(self, profile: str, game_id: str) -> Choices:
        """What the filters can be set to."""
        mine = (SeatRow.profile == profile, SeatRow.game_id == game_id)
        with self._database.reading() as session:
            rows = session.exec(
                select(SeatRow.players, SeatRow.seat, SeatRow.options, SeatRow.lineup).where(*mine).distinct()
            ).all()
            first_day, last_day = session.exec(select(func.min(SeatRow.day), func.max(SeatRow.day)).where(*mine)).one()
            lineups = self.lineups(session)
        opponents = {opponent for row in rows for opponent in lineups[row[3]] if opponent.level is not None}
        return Choices(
            players=tuple(sorted({row[0] for row in rows})),
            levels=tuple(sorted({opponent.level or "" for opponent in opponents})),
            styles=tuple(sorted({opponent.style or "" for opponent in opponents})),
            seats=tuple(sorted({row[1] for row in rows})),
            options=tuple(sorted({row[2] for row in rows})),
            first_day=first_day,
            last_day=last_day,
        )

    def game_ids(self, games: Iterable[GameRef]) -> dict[int, str]:
        """The ids of games by their numbers."""
        numbers = {game.number for game in games}
        with self._database.reading() as session:
            rows = session.exec(select(GameRow.number, GameRow.id).where(col(GameRow.number).in_(numbers)))
            return {number: game_id for number, game_id in rows if number is not None}

    def lineups(self, session: Session) -> dict[int, tuple[Opponent, ...]]:
        """Everybody's opponents by the numbers of line-ups."""
        with self._database.holding() as connection:
            if connection is not self._connection:
                # Another database lies there, perhaps a backup, and its numbers may mean something else.
                self._connection = connection
                self._lineups = {}
        newest = max(self._lineups, default=0)
        for number, text in session.exec(
            select(LineupRow.number, LineupRow.opponents).where(col(LineupRow.number) > newest)
        ):
            opponents = (Opponent(*opponent) for opponent in json.loads(text))
            # The same few sit in thousands of line-ups: one object each, so that there is little to collect.
            self._lineups[number or 0] = tuple(self._opponents.setdefault(found, found) for found in opponents)
        return self._lineups

    def ladder(self, game_id: str) -> Ladder:
        """Everybody's ratings from all counted games, kept until something is written."""
        with self._database.reading() as session, self._database.holding() as connection:
            # The connection too: after a backup was restored another one begins to count again.
            version = connection, connection.total_changes
            known = self._ladders.get(game_id)
            if known is None or known[0] != version:
                known = version, Ladder(game_id, self._meetings(session, game_id), self._strengths)
                self._ladders[game_id] = known
        return known[1]

    def _meetings(self, session: Session, game_id: str) -> list[Meeting]:
        lineups = self.lineups(session)
        rows = session.exec(
            select(*MET).where(col(SeatRow.profile).is_not(None), SeatRow.game_id == game_id, SeatRow.apart == "")
        )
        return [Meeting(profile, week_of(day), lineups[lineup], against) for profile, day, lineup, against in rows]


class Selection:
    """A person's games that pass a filter, in their order."""

    def __init__(self, statistics: Statistics, database: Database, profile: str, chosen: Filter) -> None:
        self.profile: Final = profile
        self.filter: Final = chosen
        self.names: Final[FactNames] = registry.facts(chosen.game_id).names
        self._statistics = statistics
        self._database = database
        with database.reading() as session:
            self._lineups = statistics.lineups(session)
            scored = col(SeatRow.place).is_not(None)
            rows = session.exec(select(*PLAYED).where(*self._conditions(), scored).order_by(*IN_ORDER)).all()
        self._played = Played(*zip(*rows, strict=True)) if rows else Played(*[()] * len(PLAYED))
        self._games: Final = range(len(rows))
        self._won: Final = [place == 1 for place in self._played.place]
        self._own: Final[dict[str, float]] = {}

    def overview(self) -> Overview:
        played = self._played
        current, longest = streaks(zip(played.day, self._won, strict=True))
        best = max(self._games, key=played.score.__getitem__, default=None)
        curve = self._ladder.curves.get(self.profile, ())
        return Overview(
            wins=self._wins(self._games),
            mean_place=mean(sum(played.place), len(self._games)),
            mean_score=mean(sum(played.score), len(self._games)),
            best_score=None if best is None else played.score[best],
            best_game=None if best is None else self._ref(best),
            mean_margin=mean(sum(played.margin), len(self._games)),
            seconds=sum(played.seconds),
            current_streak=current,
            longest_streak=longest,
            form=tuple(Form(self._ref(game), played.place[game]) for game in self._games[-FORM_OF:]),
            rating=curve[-1] if curve else None,
            apart=self._apart(),
        )

    def by_players(self) -> tuple[Group, ...]:
        return self._groups((str(players),) for players in self._played.players)

    def by_seat(self) -> tuple[Group, ...]:
        return self._groups((str(seat),) for seat in self._played.seat)

    def by_level(self) -> tuple[Group, ...]:
        """Games with at least one opponent of the level: one with opponents of two levels is in both groups."""
        return self._groups_of_company({number: {o.level for o in them} for number, them in self._lineups.items()})

    def by_style(self) -> tuple[Group, ...]:
        """As by level."""
        return self._groups_of_company({number: {o.style for o in them} for number, them in self._lineups.items()})

    def history(self) -> tuple[Dot, ...]:
        played = self._played
        refs = map(GameRef, played.game, played.day, played.players)
        return tuple(map(Dot, refs, played.score, played.place, rolling_median(played.score)))

    def rating(self) -> tuple[RatingPoint, ...]:
        """The rating curve as these games alone make it; everybody else is as strong as all counted games say."""
        if self.filter == Filter(self.filter.game_id):
            return tuple(self._ladder.curves.get(self.profile, ()))
        return self._ladder.curve(
            Meeting(self.profile, week_of(day), self._lineups[lineup], against)
            for day, lineup, against in zip(self._played.day, self._played.lineup, self._played.against, strict=True)
        )

    def calendar(self) -> tuple[CalendarDay, ...]:
        games, wins = Counter(self._played.day), Counter[str]()
        seconds: defaultdict[str, float] = defaultdict(float)
        for day, won, spent in zip(self._played.day, self._won, self._played.seconds, strict=True):
            wins[day] += won
            seconds[day] += spent
        return tuple(CalendarDay(day, count, wins[day], seconds[day]) for day, count in games.items())

    def strategy(self) -> tuple[StrategyLine, ...]:
        """Means a game, beside those of the winners of the same games, this person among them."""
        names = (*self.names.sources, *self.names.figures)
        own, winners = self._own_sums(), self._winners_sums()
        sums = dict(zip(names, zip(add(own, len(names)), add(winners, len(names)), strict=True), strict=True))
        lines = [
            StrategyLine(
                "source" if index < len(self.names.sources) else "figure",
                name,
                mean(sums[name][0], len(own)),
                len(own),
                mean(sums[name][1], len(winners)),
                len(winners),
            )
            for index, name in enumerate(names)
        ]
        for name, over, under in self.names.ratios:
            ratios = [mean(sums[over][who], sums[under][who]) for who in (0, 1)]
            lines.append(StrategyLine("ratio", name, ratios[0], len(own), ratios[1], len(winners)))
        return tuple(lines)

    def cards(self) -> tuple[CardLine, ...]:
        width = len(BY_KIND)
        by_players: dict[int, list[bytes]] = {}
        for players, packed in self._own_kinds():
            by_players.setdefault(players, []).append(packed)
        sums = {players: add(rows, len(self.names.kinds) * width) for players, rows in by_players.items()}
        lines = []
        for index, name in enumerate(self.names.kinds):
            at = slice(index * width, (index + 1) * width)
            total = Tally(*map(sum, zip(*(found[at] for found in sums.values()), strict=True))) if sums else NO_TALLY
            fair = sum(Tally(*found[at]).games / players for players, found in sums.items())
            lines.append(
                CardLine(
                    name=name,
                    games=len(self._games),
                    offered=total.offered,
                    wanted=total.wanted,
                    bought=total.bought,
                    mean_price=mean(total.paid, total.bought),
                    table_mean_price=mean(total.table_paid, total.table_bought),
                    table_bought=total.table_bought,
                    points=total.points,
                    points_each=mean(total.points, total.bought),
                    wins_when_bought=Rate(total.wins, total.games, mean(fair, total.games)),
                )
            )
        return tuple(lines)

    def head_to_head(self) -> tuple[Rival, ...]:
        """Every profile and every level and style of brain met, the most frequent first; guests together."""
        met: dict[Opponent, Meetings] = {}
        columns = (self._games, self._played.lineup, self._played.against, self._played.day)
        for game, lineup, against, day in zip(*columns, strict=True):
            own, weights = self._own_weight(week_of(day)), self._weights(lineup, week_of(day))
            for opponent, result, weight_ in zip(self._lineups[lineup], against, weights, strict=True):
                meetings = met.get(opponent) or met.setdefault(opponent, Meetings())
                meetings.results[result] += 1
                meetings.chances.append(own / (own + weight_))
                if not meetings.games or meetings.games[-1] != game:
                    meetings.games.append(game)
        rivals = [
            Rival(
                opponent,
                self._wins(meetings.games),
                Rate(meetings.results["+"], len(meetings.chances), 1 / 2, known_mean(meetings.chances)),
                meetings.results["="],
            )
            for opponent, meetings in met.items()
            if opponent.profile != self.profile
        ]
        return tuple(sorted(rivals, key=lambda rival: (-rival.wins.of, str(rival.opponent))))

    def records(self) -> tuple[RecordLine, ...]:
        """Of games that are equally extreme the first."""
        won = [game for game in self._games if self._won[game]]
        found = [
            *self._extreme("best_score", self._games, self._played.score),
            *self._extreme("clearest_win", won, self._played.margin),
            *self._extreme("closest_win", won, self._played.margin, low=True),
        ]
        bests = self._own_bests()
        for index, (name, low) in enumerate(self.names.bests):
            values = column(bests, index, len(self.names.bests))
            found += self._extreme(name, [game for game in self._games if values[game] != NOTHING], values, low=low)
        return tuple(found)

    # Which games

    def _conditions(self, which: Which | None = None) -> list[Any]:
        chosen = self.filter
        which = which or chosen.which
        wanted: list[Any] = [SeatRow.profile == self.profile, SeatRow.game_id == chosen.game_id]
        if chosen.players is not None:
            wanted.append(SeatRow.players == chosen.players)
        if chosen.seat is not None:
            wanted.append(SeatRow.seat == chosen.seat)
        if chosen.options is not None:
            wanted.append(SeatRow.options == chosen.options)
        if chosen.first_day is not None:
            wanted.append(SeatRow.day >= chosen.first_day)
        if chosen.last_day is not None:
            wanted.append(SeatRow.day <= chosen.last_day)
        if which == "counted":
            wanted.append(SeatRow.apart == "")
        elif which == "apart":
            wanted.append(SeatRow.apart != "")
        if chosen.level is not None or chosen.style is not None:
            # As JSON: a statement takes a limited number of values.
            company = func.json_each(json.dumps(self._company(chosen.level, chosen.style))).table_valued("value")
            wanted.append(col(SeatRow.lineup).in_(select(company.c.value)))
        return wanted

    def _company(self, level: str | None, style: str | None) -> list[int]:
        """The line-ups with an opponent of this level and style."""
        return [
            number
            for number, opponents in self._lineups.items()
            if any(
                opponent.level is not None and level in (None, opponent.level) and style in (None, opponent.style)
                for opponent in opponents
            )
        ]

    def _apart(self) -> dict[str, int]:
        with self._database.reading() as session:
            rows = session.exec(
                select(SeatRow.apart, func.count()).where(*self._conditions("apart")).group_by(col(SeatRow.apart))
            )
            return dict(rows.all())

    def _ref(self, game: int) -> GameRef:
        return GameRef(self._played.game[game], self._played.day[game], self._played.players[game])

    # What was to be expected

    @cached_property
    def _ladder(self) -> Ladder:
        return self._statistics.ladder(self.filter.game_id)

    @cached_property
    def _predicted(self) -> list[float]:
        """The chance to win each game by everybody's strength on the Monday of its week; NaN where it is unknown."""
        found = []
        for lineup, day in zip(self._played.lineup, self._played.day, strict=True):
            own = self._own_weight(week_of(day))
            found.append(own / (own + sum(self._weights(lineup, week_of(day)))))
        return found

    def _own_weight(self, week: str) -> float:
        found = self._own.get(week)
        if found is None:
            found = self._own[week] = self._ladder.weight_of(self.profile, week)
        return found

    def _weights(self, lineup: int, week: str) -> Sequence[float]:
        return self._ladder.weights(self._lineups[lineup], week)

    def _wins(self, games: Sequence[int]) -> Rate:
        players = Counter(map(self._played.players.__getitem__, games))
        return Rate(
            sum(map(self._won.__getitem__, games)),
            len(games),
            mean(sum(count / size for size, count in players.items()), len(games)),
            known_mean([self._predicted[game] for game in games]),
        )

    # What they add up to

    def _groups(self, names: Iterable[Iterable[str]]) -> tuple[Group, ...]:
        groups: dict[str, list[int]] = {}
        for game, names_of_game in enumerate(names):
            for name in names_of_game:
                groups.setdefault(name, []).append(game)
        played = self._played
        return tuple(
            Group(
                name,
                self._wins(games),
                *(
                    mean(sum(map(values.__getitem__, games)), len(games))
                    for values in (played.place, played.score, played.margin)
                ),
            )
            for name, games in sorted(groups.items())
        )

    def _groups_of_company(self, names: Mapping[int, set[str | None]]) -> tuple[Group, ...]:
        told = {number: sorted(name for name in found if name is not None) for number, found in names.items()}
        return self._groups(map(told.__getitem__, self._played.lineup))

    def _extreme(
        self, name: str, games: Sequence[int], values: Sequence[int], *, low: bool = False
    ) -> Iterator[RecordLine]:
        if games:
            game = (min if low else max)(games, key=values.__getitem__)
            yield RecordLine(name, values[game], self._ref(game))

    def _own_sums(self) -> list[bytes]:
        with self._database.reading() as session:
            return list(session.exec(select(FactsRow.sums).join(SeatRow, MINE).where(*self._conditions())))

    def _own_kinds(self) -> list[tuple[int, bytes]]:
        with self._database.reading() as session:
            rows = session.exec(select(SeatRow.players, FactsRow.kinds).join(FactsRow, MINE).where(*self._conditions()))
            return [(players, packed) for players, packed in rows]

    def _own_bests(self) -> list[bytes]:
        """In the order of the games."""
        with self._database.reading() as session:
            rows = session.exec(select(SeatRow.number, FactsRow.bests).join(FactsRow, MINE).where(*self._conditions()))
            bests = dict(rows.all())
        return [bests[number] for number in self._played.number]

    def _winners_sums(self) -> list[bytes]:
        mine = select(SeatRow.game).where(*self._conditions())
        with self._database.reading() as session:
            winners = select(FactsRow.sums).join(SeatRow, MINE).where(SeatRow.place == 1, col(SeatRow.game).in_(mine))
            return list(session.exec(winners))


def known_mean(chances: Sequence[float]) -> float | None:
    """The mean, if none is NaN."""
    total = sum(chances)
    return total / len(chances) if chances and not isnan(total) else None
