"""The people who play here."""

from __future__ import annotations

import json
import uuid
from typing import Any, Final

from speicherstadt_app.engine.names import shown_name, why_not_a_name
from speicherstadt_app.store.chain import text_in, to_json
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.shapes import Person
from speicherstadt_app.store.sql import Session, col, select
from speicherstadt_app.store.tables import ProfileRow

FACE: Final = "face"
LONGEST_FACE: Final = 40


class Profiles:
    """Profiles are archived, never deleted: their games name them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[Person]:
        """In the order in which they were made, archived ones included."""
        with self._database.reading() as session:
            return [_person(row) for row in session.exec(select(ProfileRow).order_by(col(ProfileRow.number))).all()]

    def get(self, profile_id: str) -> Person:
        with self._database.reading() as session:
            return _person(find_profile(session, profile_id))

    def create(self, name: str, emblem: str, colour: str, language: str, face: str = "") -> Person:
        row = ProfileRow(
            id=str(uuid.uuid4()),
            name=_checked(name),
            emblem=emblem,
            colour=colour,
            language=language,
            settings=_with_face("{}", face),
            created_at=self._database.clock.utc(),
        )
        with self._database.writing() as session:
            session.add(row)
        return _person(row)

    def change(
        self,
        profile_id: str,
        *,
        name: str | None = None,
        emblem: str | None = None,
        colour: str | None = None,
        language: str | None = None,
        face: str | None = None,
    ) -> Person:
        """Change what is given. Games keep the name that was theirs when they were played."""
        with self._database.writing() as session:
            row = find_profile(session, profile_id)
            row.name = row.name if name is None else _checked(name)
            row.emblem = row.emblem if emblem is None else emblem
            row.colour = row.colour if colour is None else colour
            row.language = row.language if language is None else language
            row.settings = row.settings if face is None else _with_face(row.settings, face)
            session.add(row)
        return _person(row)

    def archive(self, profile_id: str, *, archived: bool = True) -> Person:
        """Take a profile out of the choice, or back into it."""
        with self._database.writing() as session:
            row = find_profile(session, profile_id)
            row.archived_at = self._database.clock.utc() if archived else None
            session.add(row)
        return _person(row)


def find_profile(session: Session, profile_id: str) -> ProfileRow:
    row = session.exec(select(ProfileRow).where(col(ProfileRow.id) == profile_id)).one_or_none()
    if row is None:
        raise StoreError("no_profile", id=profile_id)
    return row


def _person(row: ProfileRow) -> Person:
    face = _settings(row.settings).get(FACE)
    return Person(
        row.id,
        shown_name(text_in(row.name)),
        text_in(row.emblem),
        text_in(row.colour),
        text_in(row.language),
        text_in(row.created_at),
        archived=row.archived_at is not None,
        face=face if isinstance(face, str) and len(face) <= LONGEST_FACE else "",
    )


def _with_face(settings: str, face: str) -> str:
    """It lies among the settings, which older programs leave as they are and which are taken along elsewhere."""
    kept = _settings(settings)
    if kept.get(FACE, "") == face:
        return settings
    return to_json({**kept, FACE: face})


def _settings(text: str) -> dict[str, Any]:
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _checked(name: str) -> str:
    if why := why_not_a_name(name):
        raise StoreError("bad_name", why=why)
    return name
