"""What is kept, as tables; docs/store.md explains the layout.

Times are texts in UTC such as `2026-11-18T08:00:00.000Z`, days are local dates such as `2026-11-18`. Columns with JSON
are texts: what damage made unreadable must come back as a text that can be judged, not as an error of the row.
"""

from __future__ import annotations

from typing import ClassVar, Final

from sqlalchemy import MetaData

from speicherstadt_app.store.sql import Field, SQLModel

UNFINISHED: Final = "unfinished"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
MOST_TOUCHES: Final = 10**12
"""A `touched` from here on is damaged."""


class Kept(SQLModel):
    """The base of all tables of this database; other parts of the store hang their own tables on it."""

    metadata: ClassVar[MetaData] = MetaData()


NUMBERED: Final = {"sqlite_autoincrement": True}
"""A number is never used twice."""
BY_KEY: Final = {"sqlite_with_rowid": False}


class ProfileRow(Kept, table=True):
    """A person. Profiles are archived, never deleted: their games name them."""

    __tablename__ = "profiles"
    __table_args__ = NUMBERED

    number: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)
    name: str
    emblem: str
    colour: str
    language: str
    settings: str = "{}"
    created_at: str
    archived_at: str | None = None


class GameRow(Kept, table=True):
    """A game without its moves. `number` is the order of beginning, `touched` that of playing: no clock decides them.

    A seat's profile stands in `players`, as the key `profile` of a person.
    """

    __tablename__ = "games"
    __table_args__ = NUMBERED

    number: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)
    state: str
    touched: int

    game: str
    rules: int
    players: str
    first: int
    options: str = "{}"
    seed: int | None = None
    """The dealer's. Nobody may see it before the game is over."""

    plies: int = 0
    hash: bytes
    """The running hash after the last move."""
    progress: str = "{}"
    """Phase, who decides, scores and facts after the last move: enough for a card in a list, without a replay."""
    result: str | None = None

    begun_at: str
    played_at: str
    ended_at: str | None = None
    day: str
    """The local date on which it was last played."""
    seconds: float = 0.0
    """Time at the table, pauses left out."""

    assisted: bool = False
    counted: bool = False
    """It enters rates, records and streaks."""
    trashed_at: str | None = None
    meta: str = "{}"
    more: str = "{}"
    """Keys of an imported record that this program does not know."""
    seal: int
    """CRC-32 of all other columns but `number`, so that damage shows."""
    variant: str | None = None
    """The options that make another game of it, as JSON; None for the usual ones."""


class MoveRow(Kept, table=True):
    """One move of a game that is not over yet."""

    __tablename__ = "moves"
    __table_args__ = BY_KEY

    game: int = Field(primary_key=True, foreign_key="games.number", ondelete="CASCADE")
    ply: int = Field(primary_key=True)
    text: str
    hash: bytes
    """SHA-256 over the hash before and this text."""


class PackedMovesRow(Kept, table=True):
    """All moves of a game that is over: the texts, a line each, compressed. `games.hash` vouches for them."""

    __tablename__ = "packed_moves"

    game: int = Field(primary_key=True, foreign_key="games.number", ondelete="CASCADE")
    texts: bytes


class SettingRow(Kept, table=True):
    """A setting of the app as JSON; those of a person stand in their profile."""

    __tablename__ = "settings"
    __table_args__ = BY_KEY

    key: str = Field(primary_key=True)
    value: str


class MetaRow(Kept, table=True):
    """What the database knows of itself: its id, the program that wrote it last, whether it was closed in order."""

    __tablename__ = "meta"
    __table_args__ = BY_KEY

    key: str = Field(primary_key=True)
    value: str
