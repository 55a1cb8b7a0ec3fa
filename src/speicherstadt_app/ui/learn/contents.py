"""The rulebook that a game brings, as data in its folder (docs/lessons.md): chapters and sections, which real parts of
the table show what they say, and where something that explains itself is told of."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, Protocol, cast

from speicherstadt_app.games import registry
from speicherstadt_app.ui.learn.course import Script, course_of, script_in
from speicherstadt_app.ui.long_texts import language_now, texts_in
from speicherstadt_app.ui.values import Records

RULEBOOK: Final = "extras.rulebook"


@dataclass(frozen=True, slots=True)
class Section:
    """`cards` are shown of these kinds; `scene` is a moment of a game, by its name."""

    key: str
    cards: tuple[str, ...] = ()
    scene: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of the game, what has been picked up in it, and which part of the table shows it."""

    ply: int
    part: str
    picks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Contents:
    game: str
    chapters: tuple[Chapter, ...]
    moments: Mapping[str, Moment]
    topics: Mapping[str, str]
    """The section about something that explains itself, where that has no section of its own name."""
    script: Script | None
    """The game that the moments are taken from: one beside the rules, else that of the lessons."""
    folder: Path

    @cached_property
    def sections(self) -> Mapping[str, Section]:
        return {section.key: section for chapter in self.chapters for section in chapter.sections}

    @cached_property
    def chapter_of(self) -> Mapping[str, str]:
        return {section.key: chapter.key for chapter in self.chapters for section in chapter.sections}

    @property
    def texts(self) -> Mapping[str, Any]:
        """The words in the language of the window: titles of chapters, and title and text of each section."""
        return texts_in(self.folder, language_now())

    def section_of(self, about: str) -> str:
        """The section about something, by what it is called when it explains itself, such as `phase:demand`."""
        kind, _, which = about.partition(":")
        known = self.sections
        for name in (about, which if kind == "phase" else ""):
            if name in known:
                return name
        return self.topics.get(about) or self.topics.get(kind, "")


class Parts(Protocol):
    """What a game may add in `table/rulebook.py`, for the options that a game is played with."""

    def faces(self, options: Mapping[str, object], kind: str) -> Records:
        """Each card of a kind once: the roles of the game's `Card`, and `when`, `sure`, `certain` and `spoken`."""
        ...

    def none_of(self, options: Mapping[str, object]) -> str:
        """Said where there is no card of a kind."""
        ...

    def section_of(self, options: Mapping[str, object], about: str) -> str:
        """The section about a single card, for example; nothing if the contents say it."""
        ...

    def variant(self, options: Mapping[str, object]) -> tuple[str, str]:
        """That these are not the usual rules: in a few words, and in a sentence. Nothing if they are."""
        ...


@lru_cache(maxsize=8)
def contents_of(game_id: str) -> Contents | None:
    """None if the game brings no rulebook."""
    part = registry.part(game_id, RULEBOOK)
    if part is None:
        return None
    folder = Path(str(part.__file__)).parent
    data = tomllib.loads((folder / "contents.toml").read_text("utf-8"))
    if "script" in data:
        script: Script | None = script_in(folder, game_id, data["script"])
    else:
        course = course_of(game_id)
        script = course.script if course else None
    return Contents(
        game=game_id,
        chapters=tuple(map(_chapter, data["chapter"])),
        moments={key: _moment(each) for key, each in data.get("moments", {}).items()},
        topics=data.get("topics", {}),
        script=script,
        folder=folder,
    )


def rulebooks() -> tuple[str, ...]:
    """The games that bring a rulebook."""
    return tuple(card.id for card in registry.cards() if registry.part(card.id, RULEBOOK))


def parts_of(game_id: str) -> Parts | None:
    part = registry.part(game_id, "table.rulebook")
    return cast("Parts", part) if part else None


def _chapter(data: Mapping[str, Any]) -> Chapter:
    return Chapter(data["key"], tuple(map(_section, data["sections"])))


def _section(data: Mapping[str, Any]) -> Section:
    return Section(data["key"], tuple(data.get("cards", ())), data.get("scene", ""))


def _moment(data: Mapping[str, Any]) -> Moment:
    return Moment(data["ply"], data["part"], tuple(data.get("picks", ())))
