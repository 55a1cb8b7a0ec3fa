"""The data folder as the window wants it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from speicherstadt_app.app.figures import Figures
from speicherstadt_app.app.upkeep import Upkeep, asked
from speicherstadt_app.engine.occasion import Occasion
from speicherstadt_app.engine.record import Record
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.live_game import LiveGame
from speicherstadt_app.store.notices import Notice
from speicherstadt_app.store.reviews import Reviews
from speicherstadt_app.store.settings import PersonSettings
from speicherstadt_app.store.shapes import GameEntry, KeptBox, KeptGame, Person
from speicherstadt_app.ui.preferences import Preferences


class Folder:
    """What the store can't do it says as `Refused`."""

    def __init__(self, folder: Path) -> None:
        self._library: Library = open_library(folder)
        self._told = 0
        self.maintenance = Upkeep(self._library)
        self.figures = Figures(self._library, self._reviews)

    def news(self) -> Sequence[Notice]:
        new = self._library.notices[self._told :]
        self._told += len(new)
        return new

    # Games

    def begin(self, record: Record, seed: int) -> LiveGame:
        return asked(lambda: self._library.begin(record, seed))

    def resume(self, game_id: str) -> tuple[KeptGame, LiveGame]:
        return asked(lambda: self._library.resume(game_id))

    def unfinished(self) -> Sequence[str]:
        return asked(self._library.unfinished)

    def cards(
        self, state: str | None = None, *, trashed: bool = False, limit: int | None = None
    ) -> Sequence[GameEntry]:
        return asked(lambda: self._library.cards(state, trashed=trashed, limit=limit))

    def record(self, game_id: str) -> Record:
        return asked(lambda: self._library.record(game_id))

    def abandon(self, game_id: str) -> None:
        asked(lambda: self._library.abandon(game_id))

    def trash(self, game_id: str) -> None:
        asked(lambda: self._library.trash(game_id))

    def take_from_trash(self, game_id: str) -> None:
        asked(lambda: self._library.take_from_trash(game_id))

    def occasions(self) -> Sequence[tuple[GameEntry, Occasion]]:
        return asked(self._library.occasions)

    def has_dealt(self, seed: int) -> bool:
        return asked(lambda: self._library.has_dealt(seed))

    def kept_review(self, name: str) -> str | None:
        return self._reviews().get(name)

    def keep_review(self, name: str, text: str) -> None:
        self._reviews().put(name, text)

    # People

    def people(self) -> Sequence[Person]:
        return asked(self._library.profiles.all)

    def add_person(self, name: str, emblem: str, language: str, face: str = "") -> Person:
        return asked(lambda: self._library.profiles.create(name, emblem, emblem, language, face))

    def change_person(self, person_id: str, name: str, emblem: str, face: str) -> None:
        asked(lambda: self._library.profiles.change(person_id, name=name, emblem=emblem, colour=emblem, face=face))

    def archive_person(self, person_id: str, *, archived: bool) -> None:
        asked(lambda: self._library.profiles.archive(person_id, archived=archived))

    def preferences(self, person_id: str) -> Preferences:
        """The person's own, in the language of the first greeting."""
        kept = asked(lambda: self._library.settings.of(person_id))
        language = asked(lambda: self._library.profiles.get(person_id)).language
        values: dict[str, Any] = {_camel(name): value for name, value in asdict(kept).items()}
        return Preferences(**values, language=language)

    def keep_preferences(self, person_id: str, preferences: Preferences) -> None:
        values: dict[str, Any] = {_snake(name): value for name, value in preferences._asdict().items()}
        language = values.pop("language")
        asked(lambda: self._library.settings.keep(person_id, PersonSettings(**values)))
        asked(lambda: self._library.profiles.change(person_id, language=language))

    def has_finished(self, person_id: str) -> bool:
        return asked(lambda: self._library.has_finished(person_id))

    def noted(self, person_id: str, key: str) -> str:
        return asked(lambda: self._library.settings.noted(person_id, key))

    def note(self, person_id: str, key: str, text: str) -> None:
        asked(lambda: self._library.settings.note(person_id, key, text))

    # Boxes

    def boxes(self, game_id: str) -> Sequence[KeptBox]:
        return asked(lambda: self._library.boxes.all(game_id))

    def keep_box(self, game_id: str, key: str, name: str, table: str) -> None:
        asked(lambda: self._library.boxes.keep(game_id, KeptBox(key, name, table)))

    def remove_box(self, game_id: str, key: str) -> None:
        asked(lambda: self._library.boxes.remove(game_id, key))

    # The app's own

    def last_person(self) -> str:
        return asked(self._library.settings.app).profile

    def keep_last_person(self, person_id: str) -> None:
        self._keep_app(profile=person_id)

    def last_setup(self, game_id: str) -> str:
        return asked(lambda: self._library.settings.last_setup(game_id))

    def keep_last_setup(self, game_id: str, setup: str) -> None:
        asked(lambda: self._library.settings.keep_last_setup(game_id, setup))

    def was_called(self) -> bool:
        return self._library.was_called()

    def errand(self) -> Path | None:
        return self._library.errand()

    def close(self) -> None:
        self._library.close()

    def _reviews(self) -> Reviews:
        """Beside the database, wherever that lies by now."""
        return Reviews(self.maintenance.place().folder)

    def _keep_app(self, **values: str) -> None:
        settings = self._library.settings
        asked(lambda: settings.keep_app(replace(settings.app(), **values)))


def _snake(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: f"_{letter[0].lower()}", name)


def _camel(name: str) -> str:
    return re.sub(r"_([a-z])", lambda letter: letter[1].upper(), name)
