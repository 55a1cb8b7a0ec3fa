"""Five lessons, each a stretch of one game that was thought out beforehand: they go as written, by the real rules."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Setup
from speicherstadt_app.games.registry import find
from speicherstadt_app.ui.long_texts import LANGUAGES, texts_in
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.speicherstadt.lessons.course import (
    FIRST,
    FOLDER,
    LEARNER,
    LESSONS,
    PLAYERS,
    Ask,
    Lesson,
    moves,
)
from speicherstadt_app.ui.speicherstadt.lessons_page import Lessons, Progress, read_progress
from speicherstadt_app.ui.speicherstadt.numbers import numbers
from tests.ui.cabinets import MemoryCabinet, Someone, Window, window

pytestmark = pytest.mark.usefixtures("qapp")

NUMBERS = range(1, len(LESSONS) + 1)
MARA = Someone("p1", "Mara", "gull")
INSTANT = Preferences(language="en", speed="instant")


def match_at(ply: int) -> Match[Any]:
    return Match(find("speicherstadt").rules(Setup(course.PLAYERS, FIRST)), moves()[:ply])


def cues(lesson: Lesson) -> Iterator[tuple[int, Any]]:
    for ply in sorted(lesson.cues):
        for cue in lesson.cues[ply]:
            yield ply, cue


# The script


def test_the_game_of_the_lessons_is_a_whole_and_legal_one() -> None:
    assert match_at(len(moves())).over


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_where_something_is_asked_the_learner_has_a_choice_and_all_that_is_offered_is_legal(lesson: Lesson) -> None:
    for ply, cue in cues(lesson):
        assert lesson.start <= ply <= lesson.stop
        if isinstance(cue, Ask):
            match = match_at(ply)
            assert match.actors == (LEARNER,)
            legal = [match.rules.text(LEARNER, action).partition(" ")[2] for action in match.legal(LEARNER)]
            # Whoever has begun to ship ends it himself, even where there is but one way to do it.
            ships_on = match.phase == "shipping" and moves()[ply - 1].startswith(f"{LEARNER} ")
            assert len(legal) > 1 or ships_on, f"{cue.key}: a forced move is nobody's"
            assert len({moves()[ply].partition(" ")[2], *cue.also} & set(legal)) in {1, 2}
    assert match_at(lesson.stop).actors in {(CHANCE,), ()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_says_little_and_takes_little_time(lesson: Lesson, language: str) -> None:
    texts = texts_in(FOLDER, language)[lesson.key]
    said = [texts[key].format_map({**numbers(), "opponent": "Ada"}) for key in lesson.keys]
    sentences = [sentence for text in said for sentence in re.split(r"(?<=[.!?]) ", text)]
    assert len(sentences) <= 12
    words = [len(sentence.split()) for sentence in sentences]
    assert max(words) <= 28
    # 150 words a minute, two seconds a tap, a second and a half for what others do at normal speed.
    own = sum(isinstance(cue, Ask) for _, cue in cues(lesson))
    others = sum(not move.startswith(f"{LEARNER} ") for move in moves()[lesson.start : lesson.stop])
    assert sum(words) / 2.5 + 2 * len(sentences) + 2 * own + 1.5 * others <= 120


def test_all_languages_say_the_same_with_the_same_numbers() -> None:
    def blanks(language: str) -> dict[tuple[str, str], list[str]]:
        return {
            (lesson, key): sorted(re.findall(r"\{\w+\}", text))
            for lesson, texts in texts_in(FOLDER, language).items()
            for key, text in texts.items()
        }

    english = blanks("en")
    assert blanks("de") == english
    assert blanks("fr") == english
    keys = {(lesson.key, key) for lesson in LESSONS for key in lesson.keys}
    assert set(english) == keys | {(lesson.key, key) for lesson in LESSONS for key in ("title", "note")}


# At the table


class Pupil:
    """Reads every sentence, and presses whatever the lesson points at."""

    def __init__(self, opened: Window) -> None:
        self.window = opened
        self.taught: list[str] = []
        self.chosen: dict[int, str] = {}

    @property
    def page(self) -> Lessons:
        found = self.window.app.model("lessons")
        assert isinstance(found, Lessons)
        return found

    @property
    def table(self) -> Any:
        return self.window.app.table

    @property
    def lesson(self) -> Any:
        return self.table.lesson

    async def begin(self, number: int) -> None:
        before = self.table
        self.page.start(number)
        await self.seated(before)

    async def seated(self, before: Any = None) -> None:
        await self.window.until(lambda: self.table is not None and self.table is not before)
        await self.window.until(self._may_act)

    def _may_act(self) -> bool:
        asked = bool(self.table._table.asked)
        return self.lesson.value.onward != "" or (asked and (self.lesson.only is None or bool(self.lesson.only)))

    async def learn(self, until: Callable[[], bool] | None = None) -> None:
        """To the end of the lesson."""
        while not self.lesson.value.over and not (until and until()):
            await self.step()

    async def step(self) -> None:
        value, ply = self.lesson.value, self.table._table.ply
        if value.text not in self.taught:
            self.taught.append(value.text)
        if value.onward:
            self.lesson.next()
        elif ply in self.chosen:
            self.table._act(self.chosen[ply])
        else:
            self.press(value.token or self.lesson.only[0])
        await self.window.until(lambda: (self.lesson.value, self.table._table.ply) != (value, ply))
        await self.window.until(self._may_act)

    def press(self, token: str) -> None:
        slots = {"buy": "yes", "pass": "pass", "finish": "yes"}
        if token in slots:
            self.table.press(slots[token])
        else:
            self.table.choose(token)


def taught(
    scene: Callable[[Pupil], Awaitable[None]], cabinet: MemoryCabinet | None = None, preferences: Preferences = INSTANT
) -> Window:
    async def whole(opened: Window) -> None:
        await opened.ready()
        await opened.settle()
        await scene(Pupil(opened))

    folder = cabinet or MemoryCabinet(MARA)
    folder.kept.setdefault(MARA.id, preferences)
    return window(whole, folder, preferences)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_goes_as_it_was_written(number: int) -> None:
    lesson = LESSONS[number - 1]

    async def scene(pupil: Pupil) -> None:
        await pupil.begin(number)
        assert pupil.table._table.ply <= min(lesson.cues)
        await pupil.learn()
        assert pupil.table._table.record().moves == moves()[: lesson.stop]
        assert len(pupil.taught) == len(lesson.keys) - 1

    opened = taught(scene)
    assert opened.cabinet is not None
    assert opened.cabinet.games == {}, "a lesson is nobody's game"
