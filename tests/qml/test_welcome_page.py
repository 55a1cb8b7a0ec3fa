"""The first start: everything on one page, and never again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until
from tests.ui.memory_folder import MemoryFolder


async def greeted(window: OpenWindow) -> None:
    await Until(lambda: window.of("WelcomePage"), "a newcomer is greeted")
    await window.settled()


def test_a_newcomer_says_who_they_are_and_is_taught(opens: Opens) -> None:
    folder = MemoryFolder()
    window = opens(folder, greets=True, muted=False)

    async def script() -> None:
        await greeted(window)
        window.click(window.button("Deutsch"))
        await window.settled()
        window.click(window.button("Koch"))
        window.click(window.button("Weiß, Haken"))
        window.click(window.button("Mit Musik"))
        await window.settled()
        field = window.of("TextField")[0]
        field.setProperty("text", "Änne")
        window.click(window.button("Nein, zeig es mir"))
        await Until(lambda: window.page == "lessons", "lessons are next")

    window.run(script())
    (person,) = folder.somebody
    assert (person.name, person.face, person.emblem) == ("Änne", "cook", "hook")
    kept = folder.kept[person.id]
    assert (kept.language, kept.musicVolume > 0, kept.muted) == ("de", True, False)
    assert window.settings.value == kept, "what was chosen holds at once"


def test_by_keyboard_enter_begins_with_what_is_proposed(opens: Opens) -> None:
    folder = MemoryFolder()
    window = opens(folder, greets=True)

    async def script() -> None:
        await greeted(window)
        window.press(Qt.Key.Key_Return)
        await Until(lambda: window.page == "lessons", "lessons are next")

    window.run(script())
    assert [person.name for person in folder.somebody] == ["Mara"]
    assert folder.somebody[0].face, "with a face that nobody has"


def test_who_knows_the_game_sets_up_a_table(opens: Opens) -> None:
    window = opens(MemoryFolder(), greets=True)

    async def script() -> None:
        await greeted(window)
        window.click(window.button("Silent"))
        window.click(window.button("Yes, new game"))
        await Until(lambda: window.page == "new", "a new game is next")
        assert window.settings.value.muted

    window.run(script())


@pytest.mark.parametrize("answer", ["Yes, new game", "No, show me how"])
def test_nobody_comes_back_to_the_greeting(opens: Opens, answer: str) -> None:
    window = opens(MemoryFolder(), greets=True)

    async def script() -> None:
        await greeted(window)
        window.click(window.button(answer))
        await Until(lambda: window.page in ("new", "lessons"), "what was asked for")
        window.app.back()
        assert window.page == "start"

    window.run(script())


def test_escape_skips_and_a_bad_name_is_told(opens: Opens) -> None:
    folder = MemoryFolder()
    window = opens(folder, greets=True)

    async def script() -> None:
        await greeted(window)
        field = window.of("TextField")[0]
        field.setProperty("text", "A\u202eB")
        window.click(window.button("Yes, new game"))
        await window.settled()
        assert window.page == "welcome"
        assert field.property("wrong")
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.page == "start", "the start page is next")

    window.run(script())
    assert [person.name for person in folder.somebody] == ["Mara"]


def test_whatever_is_wanted_first_somebody_plays(opens: Opens) -> None:
    folder = MemoryFolder()
    window = opens(folder, greets=True)

    async def script() -> None:
        await greeted(window)
        window.app.navigate("data")
        await Until(lambda: folder.somebody, "somebody is there")

    window.run(script())
    assert window.page == "data"


def test_a_reader_finds_every_answer_and_what_is_chosen(opens: Opens) -> None:
    window = opens(MemoryFolder(), greets=True)

    async def script() -> None:
        await greeted(window)
        heard = {found.name: found for found in window.heard()}
        assert {"Docker", "Blue, anchor", "Sounds only", "English", "No, show me how"} <= heard.keys()
        assert heard["Sounds only"].checked

    window.run(script())


def test_who_has_played_here_is_not_asked_again(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), greets=True)

    async def script() -> None:
        await Until(lambda: window.app.value.ready, "the folder is open")
        await window.settled()
        assert window.page == "start"

    window.run(script())


def test_a_name_that_was_written_is_kept_when_the_rest_is_skipped(opens: Opens) -> None:
    folder = MemoryFolder()
    window = opens(folder, greets=True)

    async def script() -> None:
        await greeted(window)
        window.of("TextField")[0].setProperty("text", "Änne")
        window.click(window.button("Skip"))
        await Until(lambda: folder.somebody, "somebody plays")

    window.run(script())
    assert [person.name for person in folder.somebody] == ["Änne"]
