"""The lessons that a game brings, as data in its folder (docs/lessons.md): a game that was thought out beforehand, of
which each lesson plays a stretch, and what is said and asked at which of its moves."""

from __future__ import annotations

import json
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from speicherstadt_app import words
from speicherstadt_app.ai import brains
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Seat, Setup
from speicherstadt_app.games import registry
from speicherstadt_app.ui.long_texts import language_now, texts_in

LESSONS: Final = "extras.lessons"
NOTE: Final = "lessons"
"""Under this name it is kept how far somebody is in them."""


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence, and the part of the table it speaks of; the game waits until it has been read."""

    key: str
    at: str = ""
    moment: bool = False
    """It speaks of what everybody looks at before the game goes on, so that stays in sight."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A sentence that asks for the next move of the game; `also` are moves that are as good here.

    Where nothing else is pointed at, it is what has to be pressed for that move.
    """

    key: str
    also: tuple[str, ...] = ()
    at: str = ""


Cue = Say | Ask


@dataclass(frozen=True, slots=True)
class Lesson:
    """A stretch of the game, from a ply up to another one, and its cues by ply."""

    key: str
    teacher: str
    start: int
    stop: int
    script: Script
    """The game that it is a stretch of."""
    cues: Mapping[int, tuple[Cue, ...]] = field(default_factory=dict)

    @property
    def keys(self) -> tuple[str, ...]:
        """The sentences in their order."""
        return tuple(dict.fromkeys(cue.key for ply in sorted(self.cues) for cue in self.cues[ply]))

    def asks(self, ply: int) -> Ask | None:
        return next((cue for cue in self.cues.get(ply, ()) if isinstance(cue, Ask)), None)


@dataclass(frozen=True, slots=True)
class Script:
    """A whole game that was thought out beforehand."""

    game: str
    setup: Setup
    moves: tuple[str, ...]
    learner: Seat
    """The seat of the person who learns."""
    opponent: str
    """The character that sits beside the learner."""

    def seated(self, learner: Player, opponent: str = "") -> tuple[Player, ...]:
        """The learner on their seat, and on all others characters that play as weakly as anybody can."""
        cast = words.of(self.game).cast
        characters = dict.fromkeys(filter(None, (opponent or self.opponent, *cast.CHARACTERS)))
        level = brains.levels(self.game)[0]
        others = chain(
            (
                Player(cast.character_name(key) or cast.character_title(key), "ai", {"level": level, "character": key})
                for key in characters
            ),
            (Player(name, "ai", {"level": level}) for name in cast.NAMES),
        )
        return tuple(learner if seat == self.learner else next(others) for seat in range(self.setup.players))


@dataclass(frozen=True, slots=True)
class Course:
    script: Script
    """That of all lessons that have none of their own."""
    lessons: tuple[Lesson, ...]
    first_opponent: str
    """The character of the first game of one's own."""
    art: str
    """A drawing for that game."""
    folder: Path

    @property
    def texts(self) -> Mapping[str, Any]:
        """The sentences in the language of the window, by lesson."""
        return texts_in(self.folder, language_now())

    def moves_before(self, number: int, ply: int) -> tuple[str, ...]:
        """The moves of a lesson that begins at that ply, if something is asked there, else at its beginning."""
        lesson = self.lessons[number - 1]
        begun = ply if lesson.asks(ply) is not None else lesson.start
        return lesson.script.moves[:begun]


@lru_cache(maxsize=8)
def course_of(game_id: str) -> Course | None:
    """None if the game brings no lessons."""
    part = registry.part(game_id, LESSONS)
    if part is None:
        return None
    folder = Path(str(part.__file__)).parent
    data = tomllib.loads((folder / "course.toml").read_text("utf-8"))
    script = script_in(folder, game_id, data)
    others = {name: script_in(folder, game_id, each) for name, each in data.get("scripts", {}).items()}
    return Course(
        script,
        tuple(_lesson(each, others.get(each.get("script", ""), script)) for each in data["lesson"]),
        data.get("first_opponent", ""),
        data.get("art", "signs/play"),
        folder,
    )


def courses() -> tuple[str, ...]:
    """The games that bring lessons."""
    return tuple(card.id for card in registry.cards() if registry.part(card.id, LESSONS))


def script_in(folder: Path, game_id: str, data: Mapping[str, Any]) -> Script:
    """The game of `game.txt`, or of the file named, a line a phase, with who sits there."""
    text = (folder / data.get("file", "game.txt")).read_text("utf-8")
    moves = tuple(move.strip() for line in text.splitlines() if line for move in line.split(";"))
    setup = Setup(data["players"], data.get("first", 0), data.get("options", {}))
    return Script(game_id, setup, moves, data.get("learner", 0), data.get("opponent", ""))


def _lesson(data: Mapping[str, Any], script: Script) -> Lesson:
    cues: dict[int, tuple[Cue, ...]] = defaultdict(tuple)
    for each in data["cues"]:
        cues[each["ply"]] += (_cue(each),)
    return Lesson(data["key"], data["teacher"], data["start"], data["stop"], script, dict(cues))


def _cue(data: Mapping[str, Any]) -> Cue:
    at = data.get("at", "")
    if "say" in data:
        return Say(data["say"], at, data.get("moment", False))
    return Ask(data["ask"], tuple(data.get("also", ())), at)


def numbers_of(game_id: str, options: Mapping[str, object]) -> Mapping[str, object]:
    """What fills the blanks of a game's long texts."""
    part = registry.part(game_id, "words.numbers")
    return part.numbers(options) if part else {}


def told_in(text: str, key: str) -> bool:
    """Whether a note says so of somebody: `learnt` if no lesson is left, `done` or `number` if one was taken."""
    try:
        return bool(json.loads(text or "{}").get(key))
    except (ValueError, AttributeError, RecursionError):
        return False


def note_of(game: str) -> str:
    """Under which name it is noted how far somebody is. The first game had this page to itself."""
    return NOTE if game == next(iter(courses()), game) else f"{NOTE}:{game}"
