"""The list of games, what the folder refuses, and a second start."""

from __future__ import annotations

import pytest

from speicherstadt_app.app.window import tell_of
from speicherstadt_app.engine.rules import CHANCE, Setup
from tests.fixture_game import CARD
from tests.fixture_game.registered import registered
from tests.fixture_game.rules import rules as bids_rules
from tests.ui.memory_folder import Window, window
from tests.ui.opened import TWO, new_folder, sit_down

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


def test_a_game_whose_rules_fail_is_named_and_left(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = new_folder()

    async def scene(opened: Window) -> None:
        await opened.ready()
        opened.app.begin(CARD.id, TWO, 5)
        await opened.until(lambda: opened.notices)
        assert opened.notices == {
            "fails-bids": f"There is an error in the game “{CARD.title}”: install a newer version, or play another "
            "game. Yours is saved."
        }
        await opened.until(lambda: opened.get("table") is None)
        assert opened.get("page") != "table"
        await opened.settle()
        await sit_down(opened)

    with registered():
        monkeypatch.setattr(bids_rules, "pack", None)
        window(scene, folder)
    assert "something went wrong" in caplog.text


def test_a_press_that_a_game_fails_at_names_it_and_any_other_error_is_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[BaseException] = []
    usual: list[BaseException] = []
    rules = bids_rules.GAME.rules(Setup(2))
    monkeypatch.setattr(bids_rules, "pack", None)
    for press in (lambda: rules.legal(rules.start(), CHANCE), lambda: 1 // 0):
        with pytest.raises((TypeError, ZeroDivisionError)) as caught:
            press()
        with registered():
            tell_of(told.append, lambda _kind, error, _trace: usual.append(error), caught.type, caught.value, caught.tb)
    assert [type(error) for error in told] == [TypeError]
    assert [type(error) for error in usual] == [ZeroDivisionError]


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
