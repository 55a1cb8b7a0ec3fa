"""Whoever leaves, closes the window or loses the power finds the game as it stood."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.ui.preferences import Preferences
from tests.play.players import Inline, Slow
from tests.qml.conftest import MARA, QUIET, Opens
from tests.qml.open_window import OpenWindow, Until
from tests.qml.playing import Game, Mouse
from tests.ui.memory_folder import MemoryFolder

TITLE = registry.card("speicherstadt").title
DOOMED = Path(__file__).with_name("doomed_window.py")
TWO = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]
THREE = [*TWO, Player("Michel", "ai", {"level": "random"})]


@pytest.mark.parametrize("moment", ["picked", "thinking", "shipping"])
def test_a_killed_game_goes_on_where_it_stood(tmp_path: Path, qapp: object, moment: str) -> None:
    command = [sys.executable, str(DOOMED), str(tmp_path), moment]
    killed = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=100)
    assert killed.returncode < 0, killed.stderr
    left = json.loads(killed.stdout)
    with OpenWindow(lambda: Folder(tmp_path), Inline(), Preferences(**left["settings"])) as window:

        async def script() -> None:
            await Until(lambda: window.app.continueCard.value.there, "the start page offers the game")  # type: ignore[attr-defined]
            window.press(Qt.Key.Key_Return)
            await Until(lambda: window.page == "table")
            game = Game(window, Mouse(), Random(1))
            await game.asked()
            moves = list(game.record().moves)
            assert moves[: len(left["moves"])] == left["moves"]
            assert window.settings.value.textSize == left["settings"]["textSize"]
            await game.play(3)
            assert game.ply > len(left["moves"])

        window.run(script())


def test_the_window_is_closed_while_an_opponent_thinks(opens: Opens) -> None:
    folder, thinker = MemoryFolder(MARA), Slow()
    folder.kept[MARA.id] = QUIET
    with OpenWindow(lambda: folder, thinker, QUIET) as window:

        async def until_he_thinks() -> None:
            window.app.begin("speicherstadt", THREE, 5)
            game = Game(window, Mouse(), Random(1))
            await Until(lambda: game.table is not None and window.of("TablePage"))
            await Until(lambda: thinker.began.is_set() and game.table.value.thinking, "somebody thinks")
            window.window.close()

        window.run(until_he_thinks())
    assert thinker.broken_off == 1
    left = folder.record("g1").moves
    again = opens(folder)

    async def goes_on() -> None:
        await Until(lambda: again.model("continueCard").property("there"), "the start page offers the game")
        await again.settled()
        again.click(again.button(f"{TITLE}: Continue"))
        game = Game(again, Mouse(), Random(1))
        await Until(lambda: again.page == "table" and again.of("TablePage"))
        await game.asked()
        assert game.record().moves[: len(left)] == left

    again.run(goes_on())


def test_two_clicks_lead_to_the_first_decision_and_two_keys_back_to_it(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        window.click(window.button(f"{TITLE}: New game"))
        await Until(lambda: window.of("NewGamePage"))
        await window.settled()
        window.click(window.button("Start"))
        game = Game(window, Mouse(), Random(2))
        await Until(lambda: window.page == "table" and window.of("TablePage"))
        await game.asked()
        await game.play(4)
        moves = game.record().moves
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("GameMenu") or "Leave the table" in window.texts(), "the menu")
        window.click(window.button("Leave the table"))
        await Until(lambda: window.page == "start" and window.model("continueCard").property("there"))
        window.press(Qt.Key.Key_Return)
        await Until(lambda: window.page == "table" and window.of("TablePage"))
        await game.asked()
        assert game.record().moves == moves

    window.run(script())
