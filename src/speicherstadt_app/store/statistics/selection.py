"""Statistics of a person's games. docs/statistics.md says what each figure means.

Rows come from the caches of statistics_tables.py, once; the rest is arithmetic over them.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from speicherstadt_app.engine.facts import FactNames
from speicherstadt_app.games import registry
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.shapes import STANDARD, AllGames, Choices, Filter
from speicherstadt_app.store.sql import col, select
from speicherstadt_app.store.statistics.achievements import Achieved, achievements
from speicherstadt_app.store.statistics.all_games import all_games
from speicherstadt_app.store.statistics.answers import (
    AgainstBrains,
    AloneLine,
    CalendarDay,
    CardLine,
    Form,
    GameRef,
    GradeLine,
    Group,
    History,
    Overview,
    RecordLine,
    Rival,
    StrategyLine,
)
from speicherstadt_app.store.statistics.cache import BY_KIND
from speicherstadt_app.store.statistics.games import (
    Chances,
    Games,
    Lineup,
    Sums,
    against_brains,
    bests_of,
    kinds_of,
)
from speicherstadt_app.store.statistics.glicko import Result
from speicherstadt_app.store.statistics.known import NO_TALLY, Known, Tally
from speicherstadt_app.store.statistics.packing import NOTHING, add, column, spread
from speicherstadt_app.store.statistics.rates import Rate, RollingMedian, mean, streaks
from speicherstadt_app.store.statistics.ratings import (
    Ladder,
    Meeting,
    Opponent,
    RatingPoint,
    Strengths,
    unmeasured,
    week_of,
)
from speicherstadt_app.store.statistics.soundness import refuse_damaged
from speicherstadt_app.store.statistics.totals import Numbers, Totals, known_mean
from speicherstadt_app.store.tables import GameRow

FORM_OF: Final = 10


LINEUPS: Final = "SELECT number, opponents FROM statistics_lineups WHERE number > ?"
ROWS: Final = "SELECT count(*), sum(seal) FROM statistics_seats"
"""Other rows have other seals."""
MET: Final = """
    SELECT profile, day, lineup, against FROM statistics_seats
    WHERE profile IS NOT NULL AND game_id = ? AND apart = '' AND variant = ? AND players > 1
"""


class Statistics:
    """Answers about everybody's games."""

    def __init__(self, database: Database, strengths: Strengths = unmeasured) -> None:
        self._database = database
        self._strengths = strengths
        self._connection: object = None
        self._lineups: dict[int, Lineup] = {}
        self._opponents: dict[Opponent, Opponent] = {}
        self._version: object = None
        self._known = Known(None)

    def of(self, profile: str, chosen: Filter) -> Selection:
        """A person's games that pass a filter, as they are now."""
        refuse_damaged(self._database)
        return Selection(self, self._database, profile, chosen)

    def choices(self, profile: str, game_id: str) -> Choices:
        """What the filters can be set to."""
        refuse_damaged(self._database)
        with self._database.holding() as connection:
            choices = self._still_known(connection).choices
            if (profile, game_id) not in choices:
                choices[profile, game_id] = self.games(profile, game_id).choices(self.lineups())
            return choices[profile, game_id]

    def all_games(self, profile: str) -> AllGames:
        """A person over all games of the house."""
        refuse_damaged(self._database)
        with self._database.holding() as connection:
            return all_games(connection, profile, self.lineups())

    def game_ids(self, games: Iterable[GameRef]) -> dict[int, str]:
        """The ids of games by their numbers."""
        numbers = {game.number for game in games}
        with self._database.reading() as session:
            rows = session.exec(select(GameRow.number, GameRow.id).where(col(GameRow.number).in_(numbers)))
            return {number: game_id for number, game_id in rows if number is not None}

    def ids(self) -> dict[int, str]:
        """The ids of all games by their numbers."""
        with self._database.holding() as connection:
            return dict(connection.execute("SELECT number, id FROM games").fetchall())

    def lineups(self) -> dict[int, Lineup]:
        """Everybody's opponents by the numbers of line-ups."""
        with self._database.holding() as connection:
            if connection is not self._connection:
                # Another database lies there, perhaps a backup, and its numbers may mean something else.
                self._connection = connection
                self._lineups = {}
            newest = max(self._lineups, default=0)
            new = connection.execute(LINEUPS, (newest,)).fetchall()
            # Thousands of short texts are read four times as fast if they are one long one.
            companies = json.loads(f"[{','.join(text for _, text in new)}]")
            for (number, _), company in zip(new, companies, strict=True):
                opponents = map(Opponent._make, company)
                # The same few sit in thousands of line-ups: one object each, so that there is little to collect.
                self._lineups[number] = Lineup(tuple(self._opponents.setdefault(one, one) for one in opponents))
        return self._lineups

    def games(self, profile: str, game_id: str) -> Games:
        """All games of a person."""
        with self._database.holding() as connection:
            games = self._still_known(connection).games
            if (profile, game_id) not in games:
                games[profile, game_id] = Games(connection, profile, game_id)
            return games[profile, game_id]

    def ladder(self, game_id: str) -> Ladder:
        """Everybody's ratings from all counted games of the usual variant."""
        refuse_damaged(self._database)
        with self._database.holding() as connection:
            ladders = self._still_known(connection).ladders
            if game_id not in ladders:
                ladders[game_id] = Ladder(game_id, self._meetings(connection, game_id), self._strengths)
            return ladders[game_id]

    def chances(self, profile: str, game_id: str) -> Chances:
        """What was to be expected of all of a person's games."""
        with self._database.holding() as connection:
            chances = self._still_known(connection).chances
            if (profile, game_id) not in chances:
                games = self.games(profile, game_id)
                chances[profile, game_id] = games.chances(profile, self.lineups(), self.ladder(game_id))
            return chances[profile, game_id]

    def results(self, profile: str, game_id: str) -> Sequence[Sequence[Result]]:
        """What each of a person's games is to their rating."""
        with self._database.holding() as connection:
            results = self._still_known(connection).results
            if (profile, game_id) not in results:
                games, lineups, ladder = self.games(profile, game_id), self.lineups(), self.ladder(game_id)
                results[profile, game_id] = [
                    ladder.results(games.meeting(profile, at, lineups)) if scored else ()
                    for at, scored in enumerate(games.scored)
                ]
            return results[profile, game_id]

    def sums(self, profile: str, game_id: str) -> Sums:
        """Sources and figures of all of a person's games."""
        with self._database.holding() as connection:
            sums = self._still_known(connection).sums
            if (profile, game_id) not in sums:
                sums[profile, game_id] = Sums(connection, self.games(profile, game_id))
            return sums[profile, game_id]

    def numbers(self, profile: str, game_id: str) -> Numbers:
        """All of a person's games, ready to be added up."""
        with self._database.holding() as connection:
            numbers = self._still_known(connection).numbers
            if (profile, game_id) not in numbers:
                numbers[profile, game_id] = Numbers(self.games(profile, game_id))
            return numbers[profile, game_id]

    def kinds(self, profile: str, game_id: str) -> Mapping[int, bytes]:
        """What became of each kind of card, by a person's seats."""
        with self._database.holding() as connection:
            kinds = self._still_known(connection).kinds
            if (profile, game_id) not in kinds:
                kinds[profile, game_id] = kinds_of(connection, self.games(profile, game_id).with_score)
            return kinds[profile, game_id]

    def bests(self, profile: str, game_id: str) -> Mapping[int, bytes]:
        """What may be a record, by a person's seats."""
        with self._database.holding() as connection:
            bests = self._still_known(connection).bests
            if (profile, game_id) not in bests:
                bests[profile, game_id] = bests_of(connection, self.games(profile, game_id).with_score)
            return bests[profile, game_id]

    def _still_known(self, connection: sqlite3.Connection) -> Known:
        # The connection too: after a backup was restored another one begins to count again.
        version = connection, connection.total_changes
        if self._version != version:
            # Mostly something else was written: a move, a setting.
            rows = connection, connection.execute(ROWS).fetchone()
            if self._known.rows != rows:
                self._known = Known(rows)
            self._version = version
        return self._known

    def _meetings(self, connection: sqlite3.Connection, game_id: str) -> list[Meeting]:
        lineups = self.lineups()
        return [
            Meeting(profile, week_of(day), lineups[lineup].opponents, against)
            for profile, day, lineup, against in connection.execute(MET, (game_id, STANDARD))
        ]


class Selection:
    """A person's games that pass a filter, in their order."""

    def __init__(self, statistics: Statistics, database: Database, profile: str, chosen: Filter) -> None:
        self.profile: Final = profile
        self.filter: Final = chosen
        self.names: Final[FactNames] = registry.facts(chosen.game_id).names
        self._statistics = statistics
        self._database = database
        with database.holding():
            self._lineups = statistics.lineups()
            self._kept = statistics.games(profile, chosen.game_id)
        scored = self._kept.scored
        self._at = [game for game in self._kept.chosen(chosen, chosen.which, self._lineups) if scored[game]]
        self._played = self._kept.picked(self._at)
        self._games: Final = range(len(self._at))
        self._won: Final = [place == 1 for place in self._played.place]

    def overview(self) -> Overview:
        played, others = self._played, self._with_others
        current, longest = streaks(zip(played.day, self._won, strict=True))
        best = max(self._games, key=played.score.__getitem__, default=None)
        curve = self._ladder.curves.get(self.profile, ()) if self.filter.variant in {None, STANDARD} else ()
        return Overview(
            wins=self._wins(),
            mean_place=mean(sum(map(played.place.__getitem__, others)), len(others)),
            mean_score=mean(sum(played.score), len(self._games)),
            best_score=None if best is None else played.score[best],
            best_game=None if best is None else self._ref(best),
            mean_margin=mean(sum(map(played.margin.__getitem__, others)), len(others)),
            seconds=sum(played.seconds),
            current_streak=current,
            longest_streak=longest,
            form=tuple(Form(self._ref(game), played.place[game]) for game in self._games[-FORM_OF:]),
            alone=len(self._games) - len(others),
            won_alone=sum(self._won) - sum(map(self._won.__getitem__, others)),
            rating=curve[-1] if curve else None,
            apart=self._apart(),
        )

    def by_players(self) -> tuple[Group, ...]:
        return self._totals.groups(self._played.players)

    def by_seat(self) -> tuple[Group, ...]:
        return self._totals.groups(self._played.seat)

    def by_level(self) -> tuple[Group, ...]:
        """Games with at least one opponent of the level: one with opponents of two levels is in both groups."""
        return self._totals.groups_of_lineups(lambda lineup: lineup.levels)

    def by_style(self) -> tuple[Group, ...]:
        """As by level."""
        return self._totals.groups_of_lineups(lambda lineup: lineup.styles)

    def history(self) -> History:
        played = self._played
        return History(
            played.game,
            played.day,
            played.players,
            played.seat,
            played.score,
            played.place,
            RollingMedian(played.score),
        )

    def against_brains(self) -> tuple[AgainstBrains, ...]:
        """Those of these games that were played against brains alone."""
        return tuple(against_brains(self._played, self._lineups))

    def rating(self) -> tuple[RatingPoint, ...]:
        """As these games alone make it; everybody else is as strong as all counted games say."""
        if self.filter == Filter(self.filter.game_id):
            return tuple(self._ladder.curves.get(self.profile, ()))
        results = self._statistics.results(self.profile, self.filter.game_id)
        usual = [game for game in self._at if self._is_rated(game)]
        weeks = list(map(self._kept.weeks.__getitem__, usual))
        return self._ladder.curve_of(weeks, map(results.__getitem__, usual))

    def meetings(self) -> dict[int, Meeting]:
        """These games as ratings see them, by their numbers, without those alone and those of other variants."""
        games = self._kept.all
        return {
            games.game[at]: self._kept.meeting(self.profile, at, self._lineups) for at in self._at if self._is_rated(at)
        }

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
        kept = self._statistics.sums(self.profile, self.filter.game_id)
        games = len(self._games)
        winners, winning = kept.of_winners(self._played.game)
        both = spread(kept.of(self._played.number), len(names)), spread(winners, len(names))
        # A source and a figure may have the same name.
        sums = list(zip(*both, strict=True))
        figures = dict(zip(names, sums, strict=True))
        lines = [
            StrategyLine(
                "source" if index < len(self.names.sources) else "figure",
                name,
                mean(sums[index][0], games),
                games,
                mean(sums[index][1], winning),
                winning,
            )
            for index, name in enumerate(names)
        ]
        for name, over, under in self.names.ratios:
            ratios = [mean(figures[over][who], figures[under][who]) for who in (0, 1)]
            lines.append(StrategyLine("ratio", name, ratios[0], games, ratios[1], winning))
        return tuple(lines)

    def cards(self) -> tuple[CardLine, ...]:
        width = len(BY_KIND)
        by_players: dict[int, list[bytes]] = {}
        kinds = self._statistics.kinds(self.profile, self.filter.game_id)
        for number, players in zip(self._played.number, self._played.players, strict=True):
            by_players.setdefault(players, []).append(kinds[number])
        sums = {players: add(rows, len(self.names.kinds) * width) for players, rows in by_players.items()}
        lines = []
        for index, name in enumerate(self.names.kinds):
            at = slice(index * width, (index + 1) * width)
            total = Tally(*map(sum, zip(*(found[at] for found in sums.values()), strict=True))) if sums else NO_TALLY
            rated = {players: Tally(*found[at]) for players, found in sums.items() if players > 1 or len(sums) == 1}
            with_any, won = sum(one.games for one in rated.values()), sum(one.wins for one in rated.values())
            fair = sum(one.games / players for players, one in rated.items())
            expected = None if list(rated) == [1] else mean(fair, with_any)
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
                    wins_when_bought=Rate(won, with_any, expected),
                )
            )
        return tuple(lines)

    def head_to_head(self) -> tuple[Rival, ...]:
        """Every profile and every level and style of brain met, the most frequent first; guests together."""
        rivals = [rival for rival in self._totals.rivals() if rival.opponent.profile != self.profile]
        return tuple(sorted(rivals, key=lambda rival: (-rival.wins.of, str(rival.opponent))))

    def records(self) -> tuple[RecordLine, ...]:
        """Of games that are equally extreme the first. The most of something is no record before there is any of it."""
        won = [game for game in self._with_others if self._won[game]]
        found = [
            *self._extreme("best_score", self._games, self._played.score),
            *self._extreme("clearest_win", won, self._played.margin),
            *self._extreme("closest_win", won, self._played.margin, low=True),
        ]
        kept = self._statistics.bests(self.profile, self.filter.game_id)
        bests = [kept[number] for number in self._played.number]
        for index, (name, low) in enumerate(self.names.bests):
            values = column(bests, index, self._bests)
            found += self._extreme(name, [game for game in self._games if values[game] != NOTHING], values, low=low)
        return tuple(found)

    def alone(self) -> tuple[AloneLine, ...]:
        """The games with nobody else at the table, in their order, and what was reached."""
        kept = self._statistics.bests(self.profile, self.filter.game_id)
        played, grades = self._played, self.names.grades
        mine = [game for game in self._games if played.players[game] == 1]
        reached: Sequence[int] = [NOTHING] * len(mine)
        if grades:
            reached = column([kept[played.number[game]] for game in mine], len(self.names.bests), self._bests)
        return tuple(
            AloneLine(
                played.day[game],
                played.score[game],
                grades[grade] if 0 <= grade < len(grades) else "",
                self._won[game],
                played.game[game],
            )
            for game, grade in zip(mine, reached, strict=True)
        )

    def grades(self) -> tuple[GradeLine, ...]:
        """How often each grade was reached, the least first."""
        told = self.alone()
        reached = Counter(line.grade for line in told)
        return tuple(GradeLine(grade, reached[grade], mean(reached[grade], len(told))) for grade in self.names.grades)

    def achievements(self) -> tuple[Achieved, ...]:
        """Of all counted games, whatever the filter."""
        with self._database.holding() as connection:
            return achievements(connection, self.names, self.profile, self.filter.game_id)

    @property
    def _bests(self) -> int:
        """How many numbers are packed with the bests of a seat."""
        return len(self.names.bests) + bool(self.names.grades)

    # Which games

    def _is_rated(self, at: int) -> bool:
        games = self._kept.all
        return games.variant[at] == STANDARD and games.players[at] > 1

    @cached_property
    def _with_others(self) -> Sequence[int]:
        """The games in which others sat at the table."""
        return [game for game in self._games if self._played.players[game] > 1]

    def _apart(self) -> dict[str, int]:
        kept, chosen = self._kept, self.filter
        reasons = (kept.why_apart(game, chosen) for game in kept.chosen(chosen, "apart", self._lineups))
        return dict(sorted(Counter(reasons).items()))

    def _ref(self, game: int) -> GameRef:
        return GameRef(self._played.game[game], self._played.day[game], self._played.players[game])

    # What was to be expected

    @cached_property
    def _ladder(self) -> Ladder:
        return self._statistics.ladder(self.filter.game_id)

    @cached_property
    def _chances(self) -> Chances:
        return self._statistics.chances(self.profile, self.filter.game_id)

    @cached_property
    def _predicted(self) -> list[float]:
        """The chance to win each game; NaN where it is unknown."""
        return list(map(self._chances.to_win.__getitem__, self._at))

    def _wins(self) -> Rate:
        """Of games with others at the table. Where there are none, of those alone: no share of them is fair."""
        games = self._with_others
        if not games:
            return Rate(sum(self._won), len(self._games))
        players = Counter(map(self._played.players.__getitem__, games))
        fair = sum(count / size for size, count in players.items())
        won = sum(map(self._won.__getitem__, games))
        return Rate(won, len(games), mean(fair, len(games)), known_mean(sum(self._predicted), len(games)))

    @cached_property
    def _totals(self) -> Totals:
        numbers = self._statistics.numbers(self.profile, self.filter.game_id)
        return Totals(numbers, self._at, self._played.lineup, self._lineups, self._chances)

    def _extreme(
        self, name: str, games: Sequence[int], values: Sequence[int], *, low: bool = False
    ) -> Iterator[RecordLine]:
        if games:
            game = (min if low else max)(games, key=values.__getitem__)
            if low or values[game] > 0:
                yield RecordLine(name, values[game], self._ref(game))
