"""Statistics of a person's games. docs/statistics.md says what each figure means.

Rows come from the caches of statistics_tables.py, chosen by the database; the rest is arithmetic over them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple

from sqlmodel import Session, col, func, select

from speicherstadt_app.engine.facts import FactNames
from speicherstadt_app.games import registry
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.glicko import weight
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
    """A seat's row, as far as it is looked at one by one."""

    number: int
    game: int
    seat: int
    players: int
    day: str
    seconds: float
    lineup: int
    against: str
    score: int
    place: int
    margin: int

    @property
    def ref(self) -> GameRef:
        return GameRef(self.game, self.day, self.players)


class Outlook(NamedTuple):
    """The chances by everybody's strength on the Monday of a game's week: to win it, to be ahead of each opponent."""

    wins: float | None
    against: tuple[float | None, ...]


class Meetings:
    """All games with one opponent; who sits at a table twice is met twice there."""

    def __init__(self) -> None:
        self.games: list[tuple[Played, Outlook]] = []
        self.results = Counter[str]()
        self.chances: list[float | None] = []


PLAYED: Final[tuple[Any, ...]] = tuple(getattr(SeatRow, name) for name in Played._fields)
MET: Final[tuple[Any, ...]] = (SeatRow.profile, SeatRow.day, SeatRow.lineup, SeatRow.against)
IN_ORDER: Final = (col(SeatRow.day), col(SeatRow.touched), col(SeatRow.number))
NO_TALLY: Final = Tally(*[0] * len(Tally._fields))


class Statistics:
    """Answers about everybody's games."""

    def __init__(self, database: Database, strengths: Strengths = unmeasured) -> None:
        self._database = database
        self._strengths = strengths
        self._lineups: dict[int, tuple[Opponent, ...]] = {}
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
        """Everybody's opponents by the numbers of line-ups; a number never changes its meaning."""
        newest = max(self._lineups, default=0)
        for number, text in session.exec(
            select(LineupRow.number, LineupRow.opponents).where(col(LineupRow.number) > newest)
        ):
            self._lineups[number or 0] = tuple(Opponent(*opponent) for opponent in json.loads(text))
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
    """A person's games that pass a filter."""

    def __init__(self, statistics: Statistics, database: Database, profile: str, chosen: Filter) -> None:
        self.profile: Final = profile
        self.filter: Final = chosen
        self.names: Final[FactNames] = registry.facts(chosen.game_id).names
        self._statistics = statistics
        self._database = database
        with database.reading() as session:
            self._lineups = statistics.lineups(session)
            rows = session.exec(
                select(*PLAYED).where(*self._conditions(), col(SeatRow.place).is_not(None)).order_by(*IN_ORDER)
            )
            self.games: Final = list(map(Played._make, rows))

    def overview(self) -> Overview:
        games = self.games
        current, longest = streaks((game.day, game.place == 1) for game in games)
        best = max(games, key=lambda game: game.score, default=None)
        curve = self._ladder.curves.get(self.profile, ())
        return Overview(
            wins=wins_of(list(zip(games, self._outlooks, strict=True))),
            mean_place=mean(sum(game.place for game in games), len(games)),
            mean_score=mean(sum(game.score for game in games), len(games)),
            best_score=best and best.score,
            best_game=best and best.ref,
            mean_margin=mean(sum(game.margin for game in games), len(games)),
            seconds=sum(game.seconds for game in games),
            current_streak=current,
            longest_streak=longest,
            form=tuple(Form(game.ref, game.place) for game in games[-FORM_OF:]),
            rating=curve[-1] if curve else None,
            apart=self._apart(),
        )

    def by_players(self) -> tuple[Group, ...]:
        return self._groups(lambda game: (str(game.players),))

    def by_seat(self) -> tuple[Group, ...]:
        return self._groups(lambda game: (str(game.seat),))

    def by_level(self) -> tuple[Group, ...]:
        """Games with at least one opponent of the level: one with opponents of two levels is in both groups."""
        return self._groups(lambda game: {o.level for o in self._lineups[game.lineup] if o.level is not None})

    def by_style(self) -> tuple[Group, ...]:
        """As by level."""
        return self._groups(lambda game: {o.style for o in self._lineups[game.lineup] if o.style is not None})

    def history(self) -> tuple[Dot, ...]:
        medians = rolling_median([game.score for game in self.games])
        return tuple(
            Dot(game.ref, game.score, game.place, median) for game, median in zip(self.games, medians, strict=True)
        )

    def rating(self) -> tuple[RatingPoint, ...]:
        """The rating curve as these games alone make it; everybody else is as strong as all counted games say."""
        if self.filter == Filter(self.filter.game_id):
            return tuple(self._ladder.curves.get(self.profile, ()))
        return self._ladder.curve(
            Meeting(self.profile, week_of(game.day), self._lineups[game.lineup], game.against) for game in self.games
        )

    def calendar(self) -> tuple[CalendarDay, ...]:
        days: dict[str, list[Played]] = {}
        for game in self.games:
            days.setdefault(game.day, []).append(game)
        return tuple(
            CalendarDay(day, len(games), sum(g.place == 1 for g in games), sum(g.seconds for g in games))
            for day, games in days.items()
        )

    def strategy(self) -> tuple[StrategyLine, ...]:
        """Means a game, beside those of the winners of the same games, this person among them."""
        names = (*self.names.sources, *self.names.figures)
        own, winners = self._own_facts("sums"), self._winners_sums()
        sums = dict(zip(names, zip(add(own.values(), len(names)), add(winners, len(names)), strict=True), strict=True))
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
        facts = self._own_facts("kinds")
        width = len(BY_KIND)
        count = len(self.names.kinds) * width
        by_players: dict[int, list[bytes]] = {}
        for game in self.games:
            by_players.setdefault(game.players, []).append(facts[game.number])
        sums = {players: add(rows, count) for players, rows in by_players.items()}
        lines = []
        for index, name in enumerate(self.names.kinds):
            at = slice(index * width, (index + 1) * width)
            total = Tally(*map(sum, zip(*(found[at] for found in sums.values()), strict=True))) if sums else NO_TALLY
            fair = sum(Tally(*found[at]).games / players for players, found in sums.items())
            lines.append(
                CardLine(
                    name=name,
                    games=len(self.games),
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
        for game, outlook in zip(self.games, self._outlooks, strict=True):
            seen = set()
            for opponent, result, chance in zip(self._lineups[game.lineup], game.against, outlook.against, strict=True):
                if opponent.profile != self.profile:
                    meetings = met.get(opponent) or met.setdefault(opponent, Meetings())
                    meetings.results[result] += 1
                    meetings.chances.append(chance)
                    if opponent not in seen:
                        seen.add(opponent)
                        meetings.games.append((game, outlook))
        rivals = [
            Rival(
                opponent,
                wins_of(meetings.games),
                Rate(meetings.results["+"], len(meetings.chances), 1 / 2, mean_of_known(meetings.chances)),
                meetings.results["="],
            )
            for opponent, meetings in met.items()
        ]
        return tuple(sorted(rivals, key=lambda rival: (-rival.wins.of, str(rival.opponent))))

    def records(self) -> tuple[RecordLine, ...]:
        """Of games that are equally extreme the first."""
        games = self.games
        found = []
        if games:
            best = max(games, key=lambda game: game.score)
            found.append(RecordLine("best_score", best.score, best.ref))
        won = [game for game in games if game.place == 1]
        if won:
            clear, close = max(won, key=lambda game: game.margin), min(won, key=lambda game: game.margin)
            found.append(RecordLine("clearest_win", clear.margin, clear.ref))
            found.append(RecordLine("closest_win", close.margin, close.ref))
        facts = self._own_facts("bests")
        bests = [facts[game.number] for game in games]
        for index, (name, low) in enumerate(self.names.bests):
            values = column(bests, index, len(self.names.bests))
            told = [at for at, value in enumerate(values) if value != NOTHING]
            if told:
                at = (min if low else max)(told, key=values.__getitem__)
                found.append(RecordLine(name, values[at], games[at].ref))
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

    # What they add up to

    @cached_property
    def _ladder(self) -> Ladder:
        return self._statistics.ladder(self.filter.game_id)

    @cached_property
    def _outlooks(self) -> list[Outlook]:
        """For each game what was to be expected of it."""
        own: dict[str, float] = {}
        known: dict[tuple[int, str], Outlook] = {}
        found = []
        for game in self.games:
            key = game.lineup, week_of(game.day)
            outlook = known.get(key)
            if outlook is None:
                week = key[1]
                if week not in own:
                    own[week] = weight(self._ladder.before(self.profile, week).rating)
                outlook = known[key] = outlook_of(own[week], self._ladder.weights(self._lineups[game.lineup], week))
            found.append(outlook)
        return found

    def _groups(self, names_of: Callable[[Played], Iterable[str]]) -> tuple[Group, ...]:
        groups: dict[str, list[tuple[Played, Outlook]]] = {}
        for game in zip(self.games, self._outlooks, strict=True):
            for name in names_of(game[0]):
                groups.setdefault(name, []).append(game)
        return tuple(
            Group(
                name,
                wins_of(games),
                mean(sum(game.place for game, _ in games), len(games)),
                mean(sum(game.score for game, _ in games), len(games)),
                mean(sum(game.margin for game, _ in games), len(games)),
            )
            for name, games in sorted(groups.items())
        )

    def _own_facts(self, what: Literal["sums", "kinds", "bests"]) -> dict[int, bytes]:
        """The packed facts by the numbers of the seats."""
        with self._database.reading() as session:
            rows = session.exec(
                select(SeatRow.number, getattr(FactsRow, what))
                .join(FactsRow, col(FactsRow.seat) == SeatRow.number)
                .where(*self._conditions())
            )
            return dict(rows.all())

    def _winners_sums(self) -> list[bytes]:
        mine = select(SeatRow.game).where(*self._conditions())
        with self._database.reading() as session:
            rows = session.exec(
                select(FactsRow.sums)
                .join(SeatRow, col(FactsRow.seat) == SeatRow.number)
                .where(SeatRow.place == 1, col(SeatRow.game).in_(mine))
            )
            return list(rows)


def outlook_of(own: float, others: Sequence[float | None]) -> Outlook:
    known = [other for other in others if other is not None]
    return Outlook(
        own / (own + sum(known)) if len(known) == len(others) else None,
        tuple(None if other is None else own / (own + other) for other in others),
    )


def wins_of(games: Sequence[tuple[Played, Outlook]]) -> Rate:
    return Rate(
        sum(game.place == 1 for game, _ in games),
        len(games),
        mean(sum(1 / game.players for game, _ in games), len(games)),
        mean_of_known([outlook.wins for _, outlook in games]),
    )


def mean_of_known(chances: Sequence[float | None]) -> float | None:
    """The mean, if every one is known."""
    known = [chance for chance in chances if chance is not None]
    return sum(known) / len(known) if known and len(known) == len(chances) else None
