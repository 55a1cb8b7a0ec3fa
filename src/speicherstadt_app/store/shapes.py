"""The plain values that the store hands out: the one part of it that the window may import. No database here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final, Literal, Protocol

from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.engine.rules import Seat

STANDARD: Final = "{}"
"""The variant of a game whose options are all the usual ones: see `GameEntry.variant`."""

Which = Literal["counted", "apart", "all"]
What = Literal["new", "changed", "branch", "known"]
"""A game not here; one that is here and went on elsewhere; one that went another way there; one with nothing new."""
BackupOccasion = Literal["session", "migration", "import", "restore", "wish"]


class Told(Protocol):
    """Something people should know: a key, its facts, and as text a sentence in English."""

    @property
    def key(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, object]: ...


@dataclass(frozen=True, slots=True)
class Progress:
    """How a game stands, for a list."""

    phase: str = ""
    actors: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
    chapter: str = ""
    round: int = 0
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class GameEntry:
    """What a list shows of a game. Of one whose row is damaged only the id can be told: `whole` says so."""

    id: str
    whole: bool
    state: str = ""
    game: str = ""
    """Which game it is, by the id of its card. It may be one that this program does not have."""
    rules: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    variant: str = STANDARD
    """The options that make another game of it, as JSON."""
    players: tuple[Player, ...] = ()
    plies: int = 0
    progress: Progress = Progress()
    winners: tuple[Seat, ...] = ()
    grade: str = ""
    """What one player alone has reached, a word of the rules."""
    begun_at: str = ""
    played_at: str = ""
    ended_at: str | None = None
    day: str = ""
    seconds: float = 0.0
    assisted: bool = False
    counted: bool = False
    trashed_at: str | None = None
    meta: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class KeptGame:
    """An unfinished game as it was left. The seed is the dealer's."""

    record: Record
    seed: int
    assisted: bool


@dataclass(frozen=True, slots=True)
class Person:
    """A person who plays here. Emblem and colour are names from the app's own sets."""

    id: str
    name: str
    emblem: str
    colour: str = ""
    language: str = ""
    created_at: str = ""
    archived: bool = False
    face: str = ""
    """A name from the app's own set, too; nothing as long as none is chosen."""


@dataclass(frozen=True, slots=True)
class KeptBox:
    """An own card table. `key` is made from the cards: the same cards are kept once."""

    key: str
    name: str
    table: str


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy of the database. The number tells the order; when it was made is told by the clock of then and there."""

    number: int
    made: datetime
    occasion: BackupOccasion
    path: Path
    size: int = 0

    @property
    def day(self) -> date:
        return self.made.date()

    @property
    def name(self) -> str:
        return self.path.name


@dataclass(frozen=True, slots=True)
class Loss:
    """What bringing a backup back would undo: games and people that it has not, games whose latest moves it has not,
    and whether people, their settings or own boxes were otherwise."""

    new_games: int = 0
    longer_games: int = 0
    new_profiles: int = 0
    last_played_at: str | None = None
    settings_changed: bool = False
    """The last move in the backup."""


@dataclass(frozen=True, slots=True)
class GameOffer:
    """A game of a file that can be taken."""

    what: What
    names: tuple[str, ...]
    day: str
    only_to_watch: bool = False
    """It is unfinished, and how its cards lie is not known."""
    installed: bool = True
    """Whether the game is one that this program has. Another one is kept, and waits for it."""
    id: str = ""
    plies: int = 0
    state: str = ""
    place: Any = field(default=None, repr=False)
    """Where it stands in the file and in the order of playing, for the store alone."""


@dataclass(frozen=True, slots=True)
class PersonOffer:
    """A person who can be taken, or whose settings can be completed."""

    what: Literal["new", "changed"]
    name: str
    row: Any = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Offer:
    """What a file holds, beside what is here already."""

    path: Path
    by: str | None = None
    """The version of the program that wrote it; None if it is nothing but records."""
    games: tuple[GameOffer, ...] = ()
    known: int = 0
    """Games that are here just so, or further on."""
    in_trash: int = 0
    """How many of these are in the trash."""
    profiles: tuple[PersonOffer, ...] = ()
    settings: Mapping[str, object] = field(default_factory=dict)
    """Settings of the app that nobody has chosen here yet."""
    refused: tuple[Told, ...] = ()
    more_refused: int = 0
    seeds: Mapping[str, int] = field(default_factory=dict, repr=False)
    alike: Sequence[tuple[int, int]] = field(default=(), repr=False)
    """Of games that are here just so: their place in the file's order of playing, and in the one here."""

    @property
    def empty(self) -> bool:
        """Whether there is nothing to take."""
        return not (self.games or self.profiles or self.settings)


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games a question is about. None leaves a point open; days are local dates and both belong to the period.

    With a level or a style, or both, it is about games in which some opponent has it, or has both. A game of another
    variant counts only where `variant` asks for it; else it stands apart.
    """

    game_id: str
    players: int | None = None
    level: str | None = None
    style: str | None = None
    seat: int | None = None
    first_day: str | None = None
    last_day: str | None = None
    variant: str | None = None
    which: Which = "counted"


@dataclass(frozen=True, slots=True)
class Choices:
    """What a person's filters can be set to: everything that occurs in their games."""

    players: tuple[int, ...] = ()
    levels: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    variants: tuple[str, ...] = ()
    first_day: str | None = None
    last_day: str | None = None


@dataclass(frozen=True, slots=True)
class GameTotals:
    """A person's games of one kind, in all variants."""

    game_id: str
    played: int
    """All that are over, also those that do not count."""
    seconds: float
    last_day: str
    counted: int
    """With others at the table."""
    wins: int
    expected: float
    """So many of them would be won by chance."""
    alone: int = 0
    """Those that count and had nobody else at the table."""
    won_alone: int = 0


@dataclass(frozen=True, slots=True)
class Run:
    """Wins in a row, from the day of the first to the day of the last."""

    wins: int = 0
    first_day: str = ""
    last_day: str = ""


@dataclass(frozen=True, slots=True)
class Met:
    """Counted games with another person at the table, whatever the game."""

    person: str
    games: int
    wins: int
    ahead: int
    level: int


@dataclass(frozen=True, slots=True)
class AllGames:
    """One person over all games of the house; games that this program does not have are among them."""

    games: tuple[GameTotals, ...] = ()
    """The one played most comes first."""
    days: int = 0
    """On so many days at least one game came to its end."""
    current_run: Run = Run()
    longest_run: Run = Run()
    met: tuple[Met, ...] = ()
    """The one met most comes first."""
