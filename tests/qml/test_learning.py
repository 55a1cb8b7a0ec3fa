"""Somebody who has never seen the game learns it: by clicks, by keys, and by ear."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import cast

from PySide6.QtCore import QObject, QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.ui.learn.course import Course, course_of
from speicherstadt_app.ui.learn.lessons import Progress, read_progress
from speicherstadt_app.ui.long_texts import texts_in
from tests.play.players import Kept
from tests.qml.conftest import MARA, Opens
from tests.qml.learning import FIRST_GAME, Learner, first_lesson, learns_and_begins, lessons
from tests.qml.open_window import OpenWindow, Until, act, kind_of, middle, name_of
from tests.qml.playing import Game, Keys, Mouse, Reader
from tests.ui.memory_folder import MemoryFolder
from tests.ui.tables import golden

COURSE = cast("Course", course_of("speicherstadt"))
FOLDER, LESSONS, MOVES = COURSE.folder, COURSE.lessons, COURSE.script.moves

OFFER = f"{registry.card(COURSE.script.game).title}: Learn"
HERE = "This one"


def offered(window: OpenWindow) -> bool:
    return any(name_of(button) == OFFER for button in window.items() if button.inherits("QQuickAbstractButton"))


def test_a_newcomer_who_only_follows_the_lessons_finishes_a_game(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        learner = Learner(window, Mouse())
        await window.settled()
        await Until(lambda: offered(window), "lessons are offered")
        window.click(window.button(OFFER))
        await first_lesson(window)
        await learns_and_begins(learner, COURSE, folder, MARA.id)
        game = Game(window, Mouse(), Random(5))
        await game.play()
        await Until(lambda: window.of("EndPanel"), "the end is shown")
        await Until(lambda: folder.games["g1"].writer.finished, "the game is kept")

    window.run(script())


def test_the_only_door_of_a_house_offers_lessons_until_a_game_is_finished(alone: str, opens: Opens) -> None:
    """Where there are more doors, each keeps its lessons as the second thing to do."""
    folder = MemoryFolder(MARA)
    window = opens(folder)
    window.settle()
    assert "Learn the game" in window.texts()
    record = golden("two-players-play-sixteen-rounds")
    kept = Kept(replace(record, players=(Player("Mara", "human", {"profile": MARA.id}), record.players[1])), 1)
    folder.games["g1"] = kept
    kept.writer.finished = kept.record
    again = opens(folder)
    again.settle()
    assert "Learn the game" not in again.texts()


def test_a_lesson_by_enter_alone(opens: Opens) -> None:
    """The keyboard is led to what is spoken of, so that Enter is all it takes."""
    window = opens(textSize=150, theme="contrast")

    async def script() -> None:
        learner = Learner(window, Keys())
        window.press(Qt.Key.Key_L)
        await Until(lambda: window.of("LessonsPage"))
        await window.settled()
        lessons(window).start(2)
        await Until(learner.is_ready)
        while not learner.lesson.value.over:
            assert window.focused is not None
            await learner.on(lambda: window.press(Qt.Key.Key_Return))
            await Until(lambda: learner.is_ready() and is_led(window), "the keyboard is led")
        assert window.table._table.record().moves == MOVES[: LESSONS[1].stop]
        assert "That was this lesson." in window.texts(), "nothing is said to go on"
        assert "Skip" not in window.texts()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: "Menu" in window.texts())

    window.run(script())


def is_led(window: OpenWindow) -> bool:
    """To the button that goes on, or to what has the ring."""
    guide = window.of("LessonGuide")[0]
    focused = window.focused
    thing = guide.property("thing")
    if focused is None:
        return False
    if window.table.lesson.value.onward:
        return bool(focused.property("text") == window.table.lesson.value.onward)
    return isinstance(thing, QQuickItem) and (thing == focused or thing.isAncestorOf(focused))


def test_a_lesson_by_ear_in_german(opens: Opens) -> None:
    window = opens(language="de")
    announced = window.announced()

    async def script() -> None:
        learner = Learner(window, Reader())
        await window.settled()
        window.app.open("lessons", "")
        await Until(lambda: window.of("LessonsPage"))
        await window.settled()
        begin = next(found for found in window.heard() if found.name.startswith("Beginnen: Lektion 1"))
        act(begin.thing)
        await learner.follow()
        said = [*dict.fromkeys(learner.heard), learner.lesson.value.text]
        assert [text for text in announced if text in said] == said
        texts = texts_in(FOLDER, "de")["price"]
        assert said[0] == texts["story"]

    window.run(script())


def test_what_a_lesson_does_not_ask_for_can_not_be_done_and_says_why(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        learner = Learner(window, Mouse())
        refused: list[str] = []
        lessons(window).start(1)
        await Until(learner.is_ready)
        window.table.refused.connect(refused.append)
        while not window.table._table.asked:
            await learner.advance()
        assert learner.lesson.only == ()
        window.press(Qt.Key.Key_1)
        await learner.advance()
        assert learner.lesson.only == ("place 1",)
        window.press(Qt.Key.Key_2)
        assert refused == ["Read on first.", "Use what is ringed."]
        assert window.table.session.picks.column is None
        columns = [item for item in window.items() if kind_of(item) == "HouseColumn"]
        assert [column.property("token") for column in columns] == ["place 1", "", ""]

    window.run(script())


def test_a_click_beside_the_ring_shows_what_is_meant(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        learner = Learner(window, Mouse())
        lessons(window).start(1)
        await Until(learner.is_ready)
        while not window.table._table.asked or learner.lesson.value.onward:
            await learner.advance()
        await window.settled()
        assert HERE not in window.texts()
        first, second = window.of("HouseColumn")[:2]
        window.click(second)
        await Until(lambda: HERE in window.texts(), "it is shown")
        assert window.table._table.ply == 3
        assert covered_by(window, HERE) == []
        window.click(first)
        await Until(lambda: HERE not in window.texts(), "it was found")
        # Under the names of the phases, too.
        while learner.lesson.only != ("place 2",) or learner.lesson.value.onward:
            await learner.advance()
        await window.settled()
        window.click(window.of("HouseColumn")[0])
        await Until(lambda: HERE in window.texts(), "it is shown")
        assert covered_by(window, HERE) == []

    window.run(script())


def covered_by(window: OpenWindow, word: str) -> list[str]:
    """What is written below the plate of that word."""
    here = next(item for item in window.items() if item.inherits("QQuickText") and item.property("text") == word)
    plate = here.parentItem()
    over = plate.mapRectToScene(plate.boundingRect())
    others = (item for item in window.items() if item.inherits("QQuickText") and item is not here)
    return [
        str(item.property("text"))
        for item in others
        if item.mapRectToScene(QRectF(0, 0, item.property("contentWidth"), item.height())).intersects(over)
    ]


def test_a_barred_button_keeps_still_under_a_pointer_in_a_lesson(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        learner = Learner(window, Mouse())
        lessons(window).start(1)
        await Until(learner.is_ready)
        while learner.lesson.value.token != "pass":
            await learner.advance()
        await window.settled()
        buy = next(item for item in window.items() if item.property("text") == "Buy for 3")
        why = window.table.prompt.slots.rows[-1].whyNot
        place = next(item for item in window.items() if item.property("slot") == "yes")
        tip = next(found for found in place.findChildren(QObject) if found.property("text") == why)
        tip.setProperty("delay", 0)
        for way in (9, 4, 0):
            QTest.mouseMove(window.window, middle(buy) + QPoint(way, 0))
        await window.settled()
        assert not tip.property("visible")
        window.click_at(middle(buy))
        await Until(lambda: tip.property("visible"), "it was asked")
        assert window.table._table.ply == 9

    window.run(script())


def test_only_lessons_that_were_finished_are_ticked(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        learner = Learner(window, Mouse())
        lessons(window).start(len(LESSONS) - 1)
        for number in (len(LESSONS) - 1, len(LESSONS)):
            await learner.begun(number)
            await window.settled()
            learner.press("Skip this lesson")
        await Until(lambda: window.page == "lessons" and window.table is None, "the page")
        await window.settled()
        assert folder.games == {}
        assert not read_progress(folder.noted("p1", "lessons"), len(LESSONS)).done
        assert FIRST_GAME in window.texts()

    window.run(script())


def test_a_lesson_is_gone_on_with_where_it_was_left(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        learner = Learner(window, Mouse())
        lessons(window).start(4)
        await Until(learner.is_ready)
        while window.table._table.ply < 146:
            await learner.advance()
        window.app.back()
        await Until(lambda: window.page == "start" and any("lesson 4 of 5" in text for text in window.texts()))
        await window.settled()
        lessons(window).goOn()
        await Until(learner.is_ready)
        assert window.table._table.ply == 146
        await learner.follow()
        assert window.table._table.record().moves == MOVES[: LESSONS[3].stop]

    window.run(script())


def test_the_ring_round_a_sign_on_the_roof_stays_in_the_window(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    folder.note(MARA.id, "lessons", Progress(number=3, ply=81).to_text(len(LESSONS)))
    window = opens(folder)

    async def script() -> None:
        learner = Learner(window, Mouse())
        lessons(window).goOn()
        await learner.begun(3)
        await window.settled()
        assert learner.lesson.value.at == "fire"
        (ring,) = [child for child in learner.guide.childItems() if child.property("spread") is not None]
        assert ring.isVisible()
        assert ring.x() > 0
        assert ring.y() > 0
        assert ring.x() + ring.width() < window.window.width()

    window.run(script())
