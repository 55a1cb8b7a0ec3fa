"""Objects that QML sees are what their class says, and each has an owner, who ends it in the thread of the window.

Python's garbage collector runs in any thread, also in the one that draws pictures: nothing of the window may end there.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.app import PAGES, App
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until, kind_of
from tests.qml.playing import Game, Mouse
from tools.gallery.canned import Canned
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

TWO = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]
ABOUT_A_GAME = {"replay", "review", "fairness"}


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def ours() -> set[QObject]:
    things = {thing for thing in gc.get_objects() if issubclass(type(thing), QObject) and shiboken6.isValid(thing)}
    return {thing for thing in things if type(thing).__module__.startswith("speicherstadt_app.")}


def without_owner() -> set[QObject]:
    """What ends when Python forgets it."""
    return {thing for thing in ours() if shiboken6.ownedByPython(thing) and thing.parent() is None}


def unlike_their_class() -> set[str]:
    """What QML learns of these by their metaobject it takes for true of whatever has one at its address later."""
    return {type(thing).__name__ for thing in ours() if has_metaobject(thing)}


def has_metaobject(thing: QObject) -> bool:
    return "__METAOBJECT__" in vars(thing)


class Hearing(QObject):
    said = Signal()

    def hear(self) -> None:
        """Not a slot."""


def test_an_object_that_is_not_as_its_class_is_found(qapp: object) -> None:
    thing = Hearing()
    assert not has_metaobject(thing)
    thing.said.connect(thing.hear)
    assert has_metaobject(thing)


@pytest.mark.usefixtures("no_collector")
def test_what_is_shown_is_as_its_class_and_nothing_of_it_is_left_to_the_garbage_collector(opens: Opens) -> None:
    before = without_owner()
    window = opens(Canned())
    ended: list[str] = []

    async def script() -> None:
        game = Game(window, Mouse(), Random(2))
        await game.begin(TWO, 2)
        game.table.destroyed.connect(lambda: ended.append("table"))
        await game.play(3)
        assert unlike_their_class() == set()
        window.app.back()
        await Until(lambda: ended == ["table"], "who has left his table leaves nothing of it")
        for page in (page for page in PAGES if page != "table"):
            window.app.open(page, "speicherstadt-shared" if page in ABOUT_A_GAME else "")
            await Until(partial(shows, window, page), f"{page} is shown")

    window.run(script())
    assert unlike_their_class() == set()
    assert {type(thing) for thing in without_owner() - before} <= {App}


def shows(window: OpenWindow, page: str) -> bool:
    return any(kind_of(item) in {f"{page.title()}Page", f"{page.title()}GamePage"} for item in window.items())


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("scene", ["speicherstadt-demand", "speicherstadt-lesson-says"])
def test_a_table_of_the_gallery_ends_before_the_next_is_shown(qapp: object, scene: str) -> None:
    with Gallery() as gallery:
        ended: list[str] = []
        gallery.show(SCENES[scene], Variant())
        gallery.still.destroyed.connect(lambda: ended.append(scene))
        gallery.show(SCENES["settings"], Variant())
        assert ended == [scene]


@pytest.mark.usefixtures("no_collector")
def test_a_closed_window_leaves_nothing(qapp: object) -> None:
    before = without_owner()
    with Gallery() as gallery:
        gallery.show(SCENES["speicherstadt-first-decision"], Variant())
    assert without_owner() - before == set()


@pytest.mark.parametrize(
    "scene",
    [
        "speicherstadt-demand",
        "speicherstadt-shipping",
        "speicherstadt-lesson-says",
        "speicherstadt-goal",
        "today-played",
        "venedig-door",
        "speicherstadt-puzzle",
        "speicherstadt-answer",
        "speicherstadt-watch",
    ],
)
def test_every_state_of_the_window_is_made_of_objects_as_their_class(qapp: object, scene: str) -> None:
    """Pages end between two states: what QML knew of one of them might be taken for true of the next."""
    with Gallery() as gallery:
        gallery.show(SCENES[scene], Variant())
        assert unlike_their_class() == set()
