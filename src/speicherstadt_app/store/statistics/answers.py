"""What statistics answer: the values that screens show, and that exports write down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from speicherstadt_app.store.statistics.rates import Rate, Streak
from speicherstadt_app.store.statistics.ratings import Opponent, RatingPoint


class GameRef(NamedTuple):
    """A game that a figure points at."""

    number: int
    """Its place in the order of beginning; `Statistics.game_ids` knows its id."""
    day: str
    players: int


class History(NamedTuple):
    """Games one after the other, as columns: thousands of rows would keep the garbage collector busy."""

    game: Sequence[int]
    day: Sequence[str]
    players: Sequence[int]
    seat: Sequence[int]
    score: Sequence[int]
    place: Sequence[int]
    median: Sequence[float]
    """Of the score and the nine before."""


class AloneLine(NamedTuple):
    """A game with nobody else at the table."""

    day: str
    score: int
    grade: str
    """Empty where the game has no grades."""
    won: bool
    game: int


class GradeLine(NamedTuple):
    """How often one player alone reached a grade."""

    grade: str
    games: int
    share: float | None


class Form(NamedTuple):
    game: GameRef
    place: int


class AgainstBrains(NamedTuple):
    """A game in which everybody else was a brain."""

    players: int
    share: float
    """Of the victory: 1, or less where it is shared, or 0."""
    levels: tuple[str, ...]
    """Of all opponents."""


@dataclass(frozen=True, slots=True)
class Overview:
    wins: Rate
    """Of games with others; of games alone where there are no others. So it is with places and margins."""
    mean_place: float | None
    mean_score: float | None
    best_score: int | None
    best_game: GameRef | None
    mean_margin: float | None
    seconds: float
    current_streak: Streak
    longest_streak: Streak
    form: tuple[Form, ...]
    """The last ten games, the latest last."""
    alone: int
    """How many of the games had nobody else at the table …"""
    won_alone: int
    """… and how many of those were won."""
    rating: RatingPoint | None
    apart: Mapping[str, int]
    """Games that match but do not count, by the reason why."""

    @property
    def games(self) -> int:
        return self.wins.of


@dataclass(frozen=True, slots=True)
class Group:
    """The games that have something in common."""

    name: str
    wins: Rate
    mean_place: float | None
    mean_score: float | None
    mean_margin: float | None


class CalendarDay(NamedTuple):
    day: str
    games: int
    wins: int
    seconds: float


@dataclass(frozen=True, slots=True)
class StrategyLine:
    """A figure's mean a game, beside that of the winners of the same games."""

    part: Literal["source", "figure", "ratio"]
    name: str
    own: float | None
    games: int
    winners: float | None
    winners_games: int


@dataclass(frozen=True, slots=True)
class CardLine:
    """What became of one kind of thing in all these games."""

    name: str
    games: int
    offered: int
    wanted: int
    bought: int
    mean_price: float | None
    table_mean_price: float | None
    table_bought: int
    points: int
    points_each: float | None
    wins_when_bought: Rate


@dataclass(frozen=True, slots=True)
class Rival:
    """One opponent over all games together. `ahead` counts finishing in a better place, and `level` the same place."""

    opponent: Opponent
    wins: Rate
    ahead: Rate
    level: int


@dataclass(frozen=True, slots=True)
class RecordLine:
    """The most extreme value of something, and the first game that had it."""

    name: str
    value: int
    game: GameRef
