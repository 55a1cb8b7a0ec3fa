"""SQLModel, and where there is none the same by SQLAlchemy alone, which is plain Python and runs everywhere: a phone
has no pydantic."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlmodel import Field, Session, SQLModel, col, select
else:
    try:
        from sqlmodel import Field, Session, SQLModel, col, select
    except ImportError:
        from speicherstadt_app.store.plain_sql import Field, Session, SQLModel, col, select

__all__ = ["Field", "SQLModel", "Session", "col", "select"]
