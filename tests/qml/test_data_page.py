"""The page that looks after what is kept: reached, read and answered by mouse, keys and screen reader."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.store.shapes import Loss
from tests.play.players import Inline
from tests.qml.conftest import MARA, QUIET, Opens
from tests.qml.open_window import OpenWindow, Until, act
from tests.qml.playing import Game, Mouse
from tests.ui.memory_folder import MemoryFolder, News
from tests.ui.memory_maintenance import found, offered

NEW = Record("speicherstadt", 1, (Player("Mara", "human"), Player("Bo", "human")), 0, ())


async def reached(window: OpenWindow) -> None:
    window.press(Qt.Key.Key_S)
    await Until(lambda: window.of("SettingsPage"), "the settings")
    await window.settled()
    window.app.navigate("data")
    await Until(lambda: window.of("DataPage") and "/" in "".join(window.texts()), "the page")
    await window.settled()


def by_reader(window: OpenWindow, name: str) -> None:
    (thing,) = [heard.thing for heard in window.heard() if heard.name == name and heard.pressed_by_reader]
    act(thing)


def test_the_settings_lead_there_and_escape_back(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        window.press(Qt.Key.Key_S)
        await Until(lambda: window.of("SettingsPage"))
        await window.settled()
        by_reader(window, "Backups and data …")
        await Until(lambda: window.of("DataPage"), "the page")
        await window.settled()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("SettingsPage"), "the settings again")

    window.run(script())


def test_nothing_is_called_stored_where_nothing_can_be(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    folder.maintenance.obstacle = News("read_only")
    window = opens(folder)
    promise = "Every decision is stored before you see it happen"

    async def script() -> None:
        await reached(window)
        await Until(lambda: window.model("upkeep").value.whyNot, "why not")  # type: ignore[attr-defined]
        await window.settled()
        assert promise not in window.texts()
        folder.maintenance.obstacle = None
        window.app.back()
        await window.settled()
        window.app.navigate("data")
        await Until(lambda: promise in window.texts(), "what is true again")

    window.run(script())


def test_by_keys_a_backup_is_made_and_brought_back(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    folder.maintenance.lost = Loss(new_games=2)
    window = opens(folder)

    async def script() -> None:
        await reached(window)
        window.press(Qt.Key.Key_Return)
        await Until(lambda: "Backup 2 has been made and checked." in window.texts(), "the backup")
        await Until(lambda: len(window.model("upkeep").backups.rows) == 2)  # type: ignore[attr-defined]
        await window.settled()
        window.press(Qt.Key.Key_Tab, Qt.Key.Key_Return)
        await Until(lambda: "· 2 games begun since" in window.texts(), "the question")
        await window.settled()
        assert "You would lose:" in window.texts()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: "· 2 games begun since" not in window.texts(), "the question is gone")
        await window.settled()
        window.press(Qt.Key.Key_Return)
        await Until(lambda: "· 2 games begun since" in window.texts(), "the question again")
        await window.settled()
        window.click(window.button("Restore"))
        await Until(lambda: "Restored. What was here before is now backup 3." in window.texts(), "the old state")
        await window.settled()

    window.run(script())
    assert [what for what in folder.maintenance.asked if what.startswith("restore")] == ["restore 000002.db"]


@pytest.mark.parametrize(("language", "take"), [("en", "Import"), ("de", "Importieren"), ("fr", "Importer")])
def test_by_screen_reader_a_file_is_looked_into_and_taken(opens: Opens, language: str, take: str) -> None:
    folder = MemoryFolder(MARA)
    folder.maintenance.found = found(games=(offered(),))
    window = opens(folder, language=language)

    async def script() -> None:
        await reached(window)
        heard = window.announced()
        (page,) = window.of("DataPage")
        window.run_qml(page, "place('read', 'file:///media/phone.speicher')")
        await Until(lambda: "phone.speicher" in window.texts(), "what the file would add")
        await window.settled()
        by_reader(window, take)
        await Until(lambda: heard, "what came of it")
        await window.settled()
        assert heard[-1] in window.texts()

    window.run(script())
    assert "take phone.speicher" in folder.maintenance.asked


def test_what_is_wrong_wears_the_sign_and_the_button_that_leads_here(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA, news=[News("memory", {"why": News("read_only")}), News("cut_short")]))

    async def script() -> None:
        await Until(lambda: len(window.of("Notice")) == 2, "both are told of")
        await window.settled()
        wrong, calm = window.of("Notice")
        assert [_sign(wrong), _sign(calm)] == ["signs/warning", "signs/info"]
        window.click(window.button("Choose another folder"))
        await Until(lambda: window.of("DataPage"), "the page")
        await window.settled()

    window.run(script())


def _sign(banner: QQuickItem) -> str:
    return next(str(item.property("art")) for item in banner.childItems() if item.property("art"))


def test_a_game_that_is_not_saved_leads_to_another_folder_and_back(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        game = Game(window, Mouse(), Random(1))
        await game.begin([Player("Mara", "human"), Player("Bo", "human")], 7)
        assert not window.of("NotSavedBanner")
        folder.games["g1"].writer.full = True
        await game.play(1)
        await Until(lambda: window.of("NotSavedBanner"), "it is said")
        await window.settled()
        window.click(window.button("Choose another folder"))
        await Until(lambda: window.of("DataPage"), "the page")
        await window.settled()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("TablePage"), "the table again")
        await window.settled()

    window.run(script())


def test_a_table_that_is_not_saved_says_so_once(opens: Opens) -> None:
    folder = MemoryFolder(MARA, news=[News("memory", {"why": News("read_only")}), News("backup_failed", {"why": ""})])
    window = opens(folder)

    async def script() -> None:
        game = Game(window, Mouse(), Random(1))
        await game.begin([Player("Mara", "human"), Player("Bo", "human")], 7)
        assert [notice.property("key") for notice in window.of("Notice")] == ["memory"]
        folder.games["g1"].writer.full = True
        await game.play(1)
        await Until(lambda: window.of("NotSavedBanner"), "it is said")
        await window.settled()
        assert [notice.property("key") for notice in window.of("Notice")] == ["backup_failed"]
        window.press(Qt.Key.Key_Menu)
        await Until(lambda: "Back to the table" in window.texts(), "the menu")
        assert window.texts().count(game.table.value.savedText) == 2, "nor does the menu say that it is saved"
        assert not any("is saved after every move" in text for text in window.texts())
        window.press(Qt.Key.Key_Escape)
        await window.settled()
        window.app.back()
        await Until(lambda: window.page == "start" and window.of("StartPage"), "the start page")
        await window.settled()
        assert [notice.property("key") for notice in window.of("Notice")] == ["memory", "backup_failed"]

    window.run(script())


def test_a_true_folder_goes_back_to_its_backup(tmp_path: Path, qapp: object) -> None:
    before = Folder(tmp_path)
    first = before.begin(NEW, 7).game_id
    card = before.maintenance.back_up()
    before.begin(NEW, 8)
    before.close()
    with OpenWindow(lambda: Folder(tmp_path), Inline(), QUIET) as window:

        async def script() -> None:
            await reached(window)
            window.model("upkeep").restore(card.name)  # type: ignore[attr-defined]
            await Until(lambda: "You would lose:" in window.texts(), "the question")
            await window.settled()
            window.click(window.button("Restore"))
            await Until(lambda: any(text.startswith("Restored.") for text in window.texts()), "the old state")
            await window.settled()

        window.run(script())
    after = Folder(tmp_path)
    assert list(after.unfinished()) == [first]
    after.close()


def is_dialog(thing: QObject) -> bool:
    return thing.inherits("QQuickFileDialog") or thing.inherits("QQuickFolderDialog")


@pytest.mark.parametrize("purpose", ["write", "read", "folder"])
def test_a_place_is_named_in_a_window_of_the_system(opens: Opens, purpose: str) -> None:
    window = opens()

    def dialogs() -> list[QWindow]:
        return [other for other in QGuiApplication.topLevelWindows() if other.isVisible() and other != window.window]

    async def script() -> None:
        await reached(window)
        (page,) = window.of("DataPage")
        for _ in range(2):
            window.run_qml(page, f"ask('{purpose}')")
            await Until(dialogs, "the dialog")
            (chooser,) = window.of("FileChooser")
            shown = [found.property("currentFolder") for found in chooser.findChildren(QObject) if is_dialog(found)]
            assert QUrl(window.model("upkeep").startFolder()) in shown, "not where the program was started"  # type: ignore[attr-defined]
            dialogs()[0].close()
            await Until(lambda: not dialogs(), "the dialog is gone")
            await window.settled()
        window.run_qml(page, f"ask('{purpose}')")
        await Until(dialogs, "the dialog")
        # In one and the same moment: nothing may come back to a page that is gone.
        dialogs()[0].close()
        window.app.back()
        await Until(lambda: not window.of("DataPage"))
        await window.settled()

    window.run(script())
