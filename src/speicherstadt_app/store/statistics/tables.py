"""Caches for statistics: every row follows from the kept games, and `recount` builds them all anew."""

from __future__ import annotations

from sqlalchemy import Index, UniqueConstraint

from speicherstadt_app.store.sql import Field
from speicherstadt_app.store.tables import NUMBERED, Kept


class LineupRow(Kept, table=True):
    """The opponents of one person: the same opponents at many tables are one row."""

    __tablename__ = "statistics_lineups"
    __table_args__ = NUMBERED

    number: int | None = Field(default=None, primary_key=True)
    opponents: str = Field(unique=True)
    """JSON: a list of `[profile, level, style]` in a fixed order, each a text or null."""


class SeatRow(Kept, table=True):
    """One seat of a game that is over. What belongs to the game is repeated in each: a query reads this table alone."""

    __tablename__ = "statistics_seats"
    __table_args__ = (
        UniqueConstraint("game", "seat"),
        Index("statistics_seats_in_order", "profile", "game_id", "day", "touched"),
    )

    number: int = Field(primary_key=True)
    game: int = Field(foreign_key="games.number", ondelete="CASCADE")
    seat: int
    game_id: str
    """Which game of the house."""
    players: int
    variant: str
    apart: str
    """Why the game does not count; empty if it does."""
    day: str
    touched: int
    seconds: float

    profile: str | None = None
    level: str | None = None
    style: str | None = None
    lineup: int = Field(foreign_key="statistics_lineups.number")
    against: str
    """How it went against each of the line-up: `+` ahead, `=` level, `-` behind."""

    score: int | None = None
    """An abandoned game has no score, no place and no facts."""
    place: int | None = None
    margin: int | None = None
    seal: int
    """CRC-32 of all other columns, so that damage shows."""


class FactsRow(Kept, table=True):
    """What one seat did in a finished game, packed so that thousands of rows are quickly added up."""

    __tablename__ = "statistics_facts"

    seat: int = Field(primary_key=True, foreign_key="statistics_seats.number", ondelete="CASCADE")
    sums: bytes
    """Sources, then figures."""
    kinds: bytes
    bests: bytes
    feats: int
    """One bit for each feat, in the order of `FactNames.feats`."""
    seal: int
