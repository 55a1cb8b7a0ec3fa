"""Five lessons, each a stretch of one game that was thought out beforehand: they go as written, by the real rules."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, cast

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.words.numbers import numbers
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.ui.host import Host
from speicherstadt_app.ui.learn.course import Ask, Course, Lesson, course_of
from speicherstadt_app.ui.learn.lessons import Lessons, Progress, read_progress
from speicherstadt_app.ui.long_texts import LANGUAGES, texts_in
from speicherstadt_app.ui.preferences import Preferences
from tests.fixture_game.registered import registered
from tests.play.players import no_time
from tests.ui.memory_folder import MemoryFolder, Someone, Window, window

pytestmark = pytest.mark.usefixtures("qapp")

COURSE = cast("Course", course_of("speicherstadt"))
LESSONS, FOLDER, SCRIPT = COURSE.lessons, COURSE.folder, COURSE.script
LEARNER, MOVES = SCRIPT.learner, SCRIPT.moves
NUMBERS = range(1, len(LESSONS) + 1)
MARA = Someone("p1", "Mara", "gull")
INSTANT = Preferences(language="en", speed="instant")


def match_at(ply: int) -> Match[Any]:
    return Match(find("speicherstadt").rules(SCRIPT.setup), MOVES[:ply])


def cues(lesson: Lesson) -> Iterator[tuple[int, Any]]:
    for ply in sorted(lesson.cues):
        for cue in lesson.cues[ply]:
            yield ply, cue


# The script


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_where_something_is_asked_the_learner_has_a_choice_and_all_that_is_offered_is_legal(lesson: Lesson) -> None:
    for ply, cue in cues(lesson):
        assert lesson.start <= ply <= lesson.stop
        if isinstance(cue, Ask):
            match = match_at(ply)
            assert match.actors == (LEARNER,)
            legal = [match.rules.text(LEARNER, action).partition(" ")[2] for action in match.legal(LEARNER)]
            # Whoever has begun to ship ends it himself, even where there is but one way to do it.
            ships_on = match.phase == "shipping" and MOVES[ply - 1].startswith(f"{LEARNER} ")
            assert len(legal) > 1 or ships_on, f"{cue.key}: a forced move is nobody's"
            assert len({MOVES[ply].partition(" ")[2], *cue.also} & set(legal)) in {1, 2}
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
    others = sum(not move.startswith(f"{LEARNER} ") for move in MOVES[lesson.start : lesson.stop])
    assert sum(words) / 2.5 + 2 * len(sentences) + 2 * own + 1.5 * others <= 120


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
        value = self.lesson.value
        return (
            value.onward != ""
            or value.token == "goOn"
            or (asked and (self.lesson.only is None or bool(self.lesson.only)))
        )

    async def learn(self, until: Callable[[], bool] | None = None) -> None:
        """To the end of the lesson."""
        while not self.lesson.value.over and not (until and until()):
            await self.step()

    def state(self) -> tuple[Any, int, Any]:
        return self.lesson.value, self.table._table.ply, self.table.session.picks

    async def step(self) -> None:
        before = self.state()
        value, ply, _ = before
        if value.text not in self.taught:
            self.taught.append(value.text)
        if value.onward:
            self.lesson.next()
        elif ply in self.chosen:
            self.table.session.act(self.table._table.rules.parse(f"0 {self.chosen[ply]}").action)
        else:
            self.press(value.token or self.lesson.only[0])
        await self.window.until(lambda: self.state() != before)
        await self.window.until(self._may_act)

    def press(self, token: str) -> None:
        slots = {"buy": "yes", "pass": "pass", "finish": "yes", "goOn": "yes"}
        if token in slots:
            self.table.press(slots[token])
        else:
            self.table.choose(token)


def taught(
    scene: Callable[[Pupil], Awaitable[None]], folder: MemoryFolder | None = None, preferences: Preferences = INSTANT
) -> Window:
    async def whole(opened: Window) -> None:
        await opened.ready()
        await opened.settle()
        await scene(Pupil(opened))

    folder = folder or MemoryFolder(MARA)
    folder.kept.setdefault(MARA.id, preferences)
    return window(whole, folder, preferences)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_goes_as_it_was_written(number: int) -> None:
    lesson = LESSONS[number - 1]

    async def scene(pupil: Pupil) -> None:
        await pupil.begin(number)
        assert pupil.table._table.ply <= min(lesson.cues)
        await pupil.learn()
        assert pupil.table._table.record().moves == MOVES[: lesson.stop]
        assert len(pupil.taught) == len(lesson.keys) - 1

    opened = taught(scene)
    assert opened.folder is not None
    assert opened.folder.games == {}, "a lesson is nobody's game"


OFFERED = [
    (number, ply, move)
    for number in NUMBERS
    for ply, cue in cues(LESSONS[number - 1])
    if isinstance(cue, Ask)
    for move in cue.also
]


@pytest.mark.parametrize(("number", "ply", "also"), OFFERED)
def test_what_is_offered_besides_leads_to_the_end_as_well(number: int, ply: int, also: str) -> None:
    async def scene(pupil: Pupil) -> None:
        pupil.chosen[ply] = also
        if also == "load tea A-contract-5":
            pupil.chosen[ply - 1] = "load rubber A-contract-5"
        await pupil.begin(number)
        await pupil.learn()
        assert f"{LEARNER} {also}" in pupil.table._table.record().moves
        assert pupil.table.lesson.value.over

    taught(scene)


def test_cards_wait_for_who_reads_and_no_skip_goes_past_a_sentence() -> None:
    async def scene(pupil: Pupil) -> None:
        await pupil.begin(1)
        assert pupil.table._table.actors == (CHANCE,), "nothing but the lesson keeps the cards from coming"
        pupil.table.skip()
        await pupil.window.settle()
        assert pupil.table._table.ply == 0
        await pupil.step()
        await pupil.step()
        assert pupil.table._table.ply > 0

    taught(scene)


def test_a_fire_is_looked_at_while_it_is_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Host, "_pace", lambda _: Pace(Speed.NORMAL, sleep=no_time))

    async def scene(pupil: Pupil) -> None:
        seen = []
        await pupil.begin(3)
        while not pupil.lesson.value.over:
            seen.append((pupil.lesson.value.at, pupil.table.board.blaze.value.visible))
            await pupil.step()
        assert [visible for at, visible in seen if at == "blaze"] == [True, True, True]
        assert not pupil.table.board.blaze.value.visible

    taught(scene, preferences=INSTANT._replace(speed="normal"))


def test_what_is_taken_back_is_asked_for_again() -> None:
    async def scene(pupil: Pupil) -> None:
        await pupil.begin(1)
        await pupil.learn(lambda: pupil.table._table.ply == 7 and not pupil.lesson.value.onward)
        asked = pupil.lesson.value.text
        pupil.table.undo()
        await pupil.window.until(lambda: pupil.table._table.ply == 5 and pupil.table._table.asked)
        assert pupil.lesson.only == ("place 2",)
        assert not pupil.lesson.value.onward, "what was read need not be read again"
        await pupil.learn(lambda: pupil.table._table.ply == 7)
        assert pupil.lesson.value.text == asked

    taught(scene)


def test_a_lesson_is_skipped_and_how_far_one_is_stays() -> None:
    async def scene(pupil: Pupil) -> None:
        await pupil.window.until(lambda: pupil.page.offered)
        await pupil.begin(2)
        before = pupil.table
        pupil.lesson.skip()
        await pupil.seated(before)
        assert pupil.lesson.value.number == 3
        await pupil.learn(lambda: pupil.table._table.ply == 84)
        await pupil.window.settle()
        assert pupil.window.folder is not None
        noted = pupil.window.folder.noted("p1", "lessons")
        assert read_progress(noted, len(LESSONS)) == Progress(frozenset(), 3, 84)

    taught(scene)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"done": 3}', '{"number": 9, "ply": "x"}', '{"number": 1, "ply": null}']
)
def test_progress_that_makes_no_sense_is_none(text: str) -> None:
    assert read_progress(text, 5) == Progress()


def test_the_next_lesson_is_the_one_that_was_begun_or_the_first_that_was_not_done() -> None:
    assert not Progress(frozenset(NUMBERS)).next(5)
    assert Progress(frozenset({1, 2})).next(5) == 3
    assert Progress(frozenset({1, 2, 3, 4, 5}), 2, 60).next(5) == 2


def test_a_lesson_of_a_game_with_sealed_choices_goes_as_it_was_written() -> None:
    """Whoever seals first, the learner is asked for what stands in the script."""

    async def scene(pupil: Pupil) -> None:
        script = cast("Course", course_of("bids")).script
        pupil.page.chooseGame(len(pupil.page.property("titles")) - 1)
        await pupil.window.settle()
        for number, stop in ((1, 16), (2, 28)):
            await pupil.begin(number)
            await pupil.learn()
            assert sorted(pupil.table._table.record().moves) == sorted(script.moves[:stop])
        await pupil.window.settle()
        folder = pupil.window.folder
        assert folder is not None
        assert read_progress(folder.noted("p1", "lessons:bids"), 2).done == {1, 2}
        assert not folder.noted("p1", "lessons"), "how far one is in another game is another matter"

    with registered():
        taught(scene)


def test_lessons_that_were_begun_are_shown_first() -> None:
    folder = MemoryFolder(Someone("p1", "Mara"))
    folder.note("p1", "lessons:bids", Progress(number=2, ply=20).to_text(2))

    async def scene(opened: Window) -> None:
        await opened.ready()
        page: Any = opened.app.model("lessons")
        await opened.until(lambda: page.property("where") == "Sealed bids: lesson 2 of 2")
        page.chooseGame(0)
        await opened.until(lambda: page.property("where") == "Die Speicherstadt: lesson 1 of 5")

    with registered():
        window(scene, folder)
