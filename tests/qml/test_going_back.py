"""What was done can be taken back, and done again, by button, by key, and without anything getting lost."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.engine.record import Player
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until
from tests.qml.playing import Game, Mouse, on_table
from tests.ui.memory_folder import MemoryFolder

ALONE = [
    Player("Mara", "human"),
    Player("Kontor", "ai", {"level": "random"}),
    Player("Michel", "ai", {"level": "random"}),
]
FRIENDS = [Player("Mara", "human"), Player("Ben", "human")]


def shown(window: OpenWindow) -> list[str]:
    """Everything that is written at the table, but for the log, which goes on."""
    log = [text for view in window.of("LogView") for text in window.items(view)]
    return [str(item.property("text")) for item in window.items() if item.inherits("QQuickText") and item not in log]


async def seated(window: OpenWindow, players: list[Player]) -> Game:
    game = Game(window, Mouse(), Random(5))
    await game.begin(players, 11)
    return game


async def place(game: Game, column: int) -> None:
    ply = game.ply
    await game.press(f"place {column}")
    await game.press("yes")
    await Until(lambda: game.ply > ply)
    await game.asked()


def undo_by_button(window: OpenWindow) -> None:
    window.click(window.button("Undo"))


def undo_by_key(window: OpenWindow) -> None:
    window.press(Qt.Key.Key_U)


@pytest.mark.parametrize("undo", [undo_by_button, undo_by_key])
def test_a_decision_is_taken_back_with_the_answers_to_it_and_happens_again(opens: Opens, undo: object) -> None:
    window = opens()

    async def script() -> None:
        game = await seated(window, ALONE)
        await place(game, 1)
        await window.settled()
        before, moves, ply = shown(window), game.record().moves, game.ply
        await place(game, 2)
        await window.settled()
        assert game.ply >= ply + 3, "both opponents have answered"
        after, more = shown(window), game.record().moves
        undo(window)  # type: ignore[operator]
        await Until(lambda: game.ply == ply and game.is_still(), "everything since is taken back")
        await window.settled()
        assert game.record().moves == moves
        assert [text for text in shown(window) if text not in before] == []
        window.press(Qt.Key.Key_Y)
        await Until(lambda: game.ply == len(more) and game.is_still(), "it has happened again")
        await window.settled()
        assert game.record().moves == more
        assert shown(window) == after

    window.run(script())


@pytest.mark.parametrize("size", [100, 125, 150])
def test_redo_stands_right_of_undo_and_everything_else_stays(opens: Opens, size: int) -> None:
    window = opens(textSize=size)

    def places() -> dict[str, float]:
        there = (item for item in window.items() if item.property("slot") and item.isVisible() and item.width() > 0)
        return {str(item.property("slot")): in_window(item) for item in there}

    async def script() -> None:
        game = await seated(window, ALONE)
        await place(game, 1)
        await window.settled()
        before = places()
        window.press(Qt.Key.Key_U)
        await Until(lambda: "redo" in places() and game.is_still(), "it may happen again")
        await game.asked()
        await window.settled()
        after = places()
        assert after["undo"] < after["redo"] < after["advise"]
        assert {slot: after[slot] for slot in before} == before

    window.run(script())


def in_window(item: QQuickItem) -> float:
    return item.mapToScene(QPointF(0, 0)).x()


def test_escape_puts_back_what_was_picked_up_and_only_then_opens_the_menu(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = await seated(window, ALONE)
        await game.press("place 1")
        assert game.table.value.picked
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: not game.table.value.picked)
        assert "Menu" not in window.texts()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: "Menu" in window.texts())

    window.run(script())


def test_beyond_a_card_that_was_turned_up_the_way_back_is_asked_for_and_marks_the_game(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        game = await seated(window, ALONE)
        await place(game, 1)
        while not _cards_came(game):
            await game.decide()
            await game.asked()
        ply = game.ply
        window.press(Qt.Key.Key_U)
        await Until(lambda: "Go back" in window.texts(), "the question")
        await window.settled()
        window.click(window.button("Cancel"))
        await Until(lambda: "Go back" not in window.texts())
        assert (game.ply, folder.games["g1"].assisted) == (ply, False)
        window.press(Qt.Key.Key_U)
        await Until(lambda: "Go back" in window.texts())
        await window.settled()
        window.click(window.button("Go back"))
        await Until(lambda: game.ply < ply and game.is_still())
        assert folder.games["g1"].assisted
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: any("won't count" in text for text in window.texts()), "the menu says so")

    window.run(script())


def _cards_came(game: Game) -> bool:
    """Whether cards came after the last decision of a person."""
    texts = game.record().moves
    last = max(n for n, text in enumerate(texts) if text.startswith("0 "))
    return any(text.startswith("*") for text in texts[last:])


def test_nobody_takes_back_what_a_friend_decided_without_his_word(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = await seated(window, FRIENDS)
        await game.decide()
        await game.asked()
        ply, name = game.ply, game.table.board.house.value.name
        other = "Ben" if name == "Mara" else "Mara"
        window.press(Qt.Key.Key_U)
        await Until(lambda: any(other in text and "decided last" in text for text in window.texts()), "the question")
        await window.settled()
        window.click(window.button(f"{other} takes it back"))
        await Until(lambda: game.ply < ply and game.is_still())
        assert game.table.board.house.value.name == other

    window.run(script())


def test_question_says_its_text_to_a_screen_reader(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = await seated(window, FRIENDS)
        await game.decide()
        await game.asked()
        window.press(Qt.Key.Key_U)
        await Until(lambda: game.table.question.value.visible, "the question")
        await window.settled()
        wanted = game.table.question.value.text
        assert wanted in [heard.name for heard in window.heard()]
        assert window.window.activeFocusItem().property("text") == "Cancel"

    window.run(script())


def test_a_suggested_shipping_is_taken_back_in_one_go(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = await seated(window, ALONE)
        while game.table.bar.value.phase != "shipping" or len(_cubes(window)) < 3:
            await game.decide()
            await game.asked()
            assert not game.table.over
        ply, moves = game.ply, game.record().moves
        await game.suggested()
        assert game.ply == ply, "first it is told"
        await game.press("advise")
        if game.ply > ply:
            window.press(Qt.Key.Key_U)
            await Until(lambda: game.ply == ply and game.is_still(), "all of it is taken back")
        assert game.record().moves == moves
        assert len(_cubes(window)) >= 3

    window.run(script())


def _cubes(window: OpenWindow) -> list[str]:
    return [token for token in on_table(window) if token.startswith("pick ")]
