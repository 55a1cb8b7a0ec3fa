"""What somebody hears who can't see: everything that stands there, in words, and everything to be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from speicherstadt_app.engine.record import Player
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until, act, kind_of
from tests.qml.playing import Game, Reader
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


@pytest.mark.parametrize("page", ["speicherstadt-new", "games", "profiles", "settings"])
def test_a_page_says_its_name_first(gallery: Gallery, page: str) -> None:
    gallery.show(SCENES[page], Variant())
    headings = [heard.name for heard in gallery.heard() if heard.role == QAccessible.Role.Heading]
    title = next(item.property("title") for item in gallery.items() if kind_of(item).endswith("Page"))
    assert title
    assert headings[0] == title


def test_one_of_many_is_chosen_by_a_reader_alone(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        window.app.navigate("settings")
        await Until(lambda: window.of("SettingsPage"))
        act(thing_called(window, "Language: English"))
        await Until(lambda: names(window) & {"Français"}, "the languages are offered")
        act(thing_called(window, "Français"))
        await Until(lambda: names(window) & {"Langue : Français", "Langue: Français"}, "it is said in French")
        assert window.settings.value.language == "fr"

    window.run(script())


def test_to_ask_for_a_kind_leaves_no_hold_on_it(opens: Opens) -> None:
    window = opens()
    window.settle()
    page = window.of("StartPage")[0]
    held = page.metaObject()
    assert kind_of(page) == "StartPage"
    assert not shiboken6.isValid(held)
    assert page.metaObject().className().startswith("StartPage_QML"), "it can be asked for again"


def names(window: OpenWindow) -> set[str]:
    return {heard.name for heard in window.heard()}


def thing_called(window: OpenWindow, name: str) -> QObject:
    return next(heard.thing for heard in window.heard() if heard.name == name and heard.pressed_by_reader)


def test_what_is_chosen_is_always_what_is_so(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        window.app.navigate("new")
        await Until(lambda: window.of("NewGamePage"))
        await window.settled()
        for players in (5, 3, 4):
            act(thing_called(window, str(players)))
            await window.settled()
            assert checked_of(window, "Number of players") == [str(players)]
        window.model("newGame").remove(3)  # type: ignore[attr-defined]
        await window.settled()
        assert checked_of(window, "Number of players") == ["3"]

    window.run(script())


def checked_of(window: OpenWindow, group: str) -> list[str]:
    return [heard.name for heard in window.heard() if heard.checked and heard.description == group]


def test_whoever_listens_is_told_of_every_turn_and_every_purchase(opens: Opens) -> None:
    window = opens(spokenDetail="turns")
    purchases = []

    async def script() -> None:
        heard = window.announced()
        game = Game(window, Reader(), Random(6))
        await game.begin([Player("Mara", "human"), *(Player(name, "ai", {"level": "random"}) for name in "BC")], 6)
        while not game.table.over:
            assert heard[-1] == game.table.prompt.value.spoken
            heard.clear()
            told = len(game.table.session.log.lines(full=False))
            await game.decide()
            await game.asked()
            lines = game.table.session.log.lines(full=False)[told:]
            sold = [line.spoken for line in lines if " buys " in line.spoken]
            bought = [words for words in sold if not words.startswith("Nobody")]
            assert [words for words in bought if not any(words in text for text in heard)] == []
            purchases.extend(bought)

    window.run(script())
    assert len(purchases) > 10
