"""Boxes of one's own through the window: from a file to a table where its cards lie, by mouse, keys and reader."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible

from speicherstadt_app.games.speicherstadt.extras.box_file import write_box
from speicherstadt_app.games.speicherstadt.rules.boxes import box_name, fingerprint
from tests.games.speicherstadt.variants import PRINTED_FILE, WILD
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, act
from tests.qml.playing import tab_to
from tests.ui.memory_folder import MemoryFolder


def by_reader(window: OpenWindow, name: str) -> None:
    (thing,) = [heard.thing for heard in window.heard() if heard.name.endswith(name) and heard.pressed_by_reader]
    act(thing)


async def at_page(window: OpenWindow) -> None:
    await Until(lambda: window.of("BoxesPage"), "the page")
    await window.settled()


def test_by_mouse_a_file_becomes_a_game_with_its_cards(opens: Opens, tmp_path: Path) -> None:
    file = tmp_path / "Old deck.csv"
    file.write_text(PRINTED_FILE, "utf-8")
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        window.app.navigate("new")
        await Until(lambda: window.of("NewGamePage"))
        await window.settled()
        assert "Card set" not in window.texts(), "there is nothing to choose"
        window.app.navigate("settings")
        await Until(lambda: window.of("SettingsPage"))
        await window.settled()
        by_reader(window, "Card sets …")
        await at_page(window)
        (page,) = window.of("BoxesPage")
        window.run_qml(page, f"place('read', '{QUrl.fromLocalFile(str(tmp_path / 'nowhere.csv')).toString()}')")
        await Until(lambda: "nowhere.csv can't be read: choose another file." in window.texts(), "it is refused")
        window.run_qml(page, f"place('read', '{QUrl.fromLocalFile(str(file)).toString()}')")
        await Until(
            lambda: "Winter: firefighters (strength 2) instead of firefighters (strength 1)" in window.texts(),
            "what is in it",
        )
        await window.settled()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("SettingsPage"), "back where one came from")
        window.app.navigate("new")
        await Until(lambda: window.of("NewGamePage") and "Card set" in window.texts(), "the choice")
        await window.settled()
        setup: Any = window.model("newGame")
        setup.setOption("box", 1)
        setup.setProperty("players", 2)
        setup.setKind(1, "human")
        await window.settled()
        window.press(Qt.Key.Key_Return)
        await Until(lambda: window.of("TablePage") and (window.table.myTurn or window.table.held), "the table")
        await window.settled()

    window.run(script())
    (kept,) = folder.games.values()
    assert box_name(kept.record.options) == "Old deck"


@pytest.mark.parametrize(
    ("language", "remove", "leave"),
    [("en", "Remove …", "Cancel"), ("de", "Entfernen …", "Abbrechen"), ("fr", "Retirer…", "Annuler")],
)
def test_by_keys_a_box_is_looked_into_and_removed(opens: Opens, language: str, remove: str, leave: str) -> None:
    folder = MemoryFolder(MARA)
    folder.keep_box("speicherstadt", fingerprint(WILD), "Wild", write_box(WILD))
    window = opens(folder, language=language)

    async def script() -> None:
        window.app.open("speicherstadt/boxes", "")
        await at_page(window)
        await Until(lambda: "Wild" in window.texts(), "the box")
        await window.settled()
        window.press(Qt.Key.Key_Tab, shift=True)
        window.press(Qt.Key.Key_Return)
        await window.settled()
        rows = [heard.name for heard in window.heard() if heard.role == QAccessible.Role.Row]
        assert len(rows) == 10, "a kind of cards each"
        (chosen,) = [heard for heard in window.heard() if heard.role == QAccessible.Role.RadioButton and heard.checked]
        assert chosen.name.startswith("Wild")
        tab_to(window, window.button(remove))
        window.press(Qt.Key.Key_Return)
        await window.settled()
        assert leave in window.texts()
        window.press(Qt.Key.Key_Escape)
        await window.settled()
        assert folder.kept_boxes, "Escape removes nothing"
        window.press(Qt.Key.Key_Return)
        await window.settled()
        window.click(window.button(remove.removesuffix("…").strip()))
        await Until(lambda: not folder.kept_boxes, "it is gone")
        await window.settled()

    window.run(script())
