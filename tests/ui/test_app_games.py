"""The list of games, what the folder refuses, and a second start."""

from __future__ import annotations

import pytest

from tests.ui.memory_folder import Window, window
from tests.ui.opened import new_folder, sit_down

pytestmark = pytest.mark.usefixtures("qapp")


def test_games_are_listed_put_into_the_trash_and_taken_out_again() -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        await opened.ready()
        await sit_down(opened)
        opened.app.back()
        await opened.until(lambda: opened.get("continueCard").value.there)
        games = opened.get("games")
        await opened.until(lambda: games.rows.rows)
        (row,) = games.rows.rows
        assert (row.title, row.subtitle, row.canOpen) == ("Mara and Kontor", "Winter, round 1 of 16", True)
        games.trash(row.gameId)
        await opened.until(lambda: not games.rows.rows)
        await opened.until(lambda: not opened.get("continueCard").value.there)
        games.setProperty("filter", "trash")
        await opened.until(lambda: games.rows.rows)
        games.restore(row.gameId)
        await opened.until(lambda: not games.rows.rows)
        games.setProperty("filter", "unfinished")
        await opened.until(lambda: games.rows.rows)
        games.open(row.gameId)
        await opened.until(lambda: opened.get("page") == "table")

    window(scene, folder)


def test_what_the_folder_refuses_is_said() -> None:
    folder = new_folder()
    folder.full = True

    async def scene(opened: Window) -> None:
        await opened.ready()
        opened.get("games").trash("g1")
        await opened.until(lambda: opened.notices)
        assert opened.notices == {"disk_full": "This could not be saved: the disk is full. Free some space."}

    window(scene, folder)


@pytest.mark.parametrize("wanted", ["finished", "trash", "unfinished"])
def test_an_empty_list_says_so(wanted: str) -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        games = opened.get("games")
        games.setProperty("filter", wanted)
        await opened.settle()
        assert not games.property("loading")
        assert games.property("emptyText")[-1] == "."

    window(scene, new_folder())


def test_a_second_start_brings_the_window_to_the_front_once() -> None:
    folder = new_folder()
    came: list[str] = []

    async def scene(opened: Window) -> None:
        await opened.ready()
        opened.app.look_for_call(lambda: came.append("front"), "folder")
        await opened.settle()
        folder.called = True
        for _ in range(2):
            opened.app.look_for_call(lambda: came.append("front"), "folder")
            await opened.settle()

    window(scene, folder)
    assert came == ["front"]


def test_quit_is_passed_on() -> None:
    asked: list[bool] = []

    async def scene(opened: Window) -> None:
        opened.app.quitAsked.connect(lambda: asked.append(True))
        opened.app.quit()

    window(scene, new_folder())
    assert asked == [True]
