"""What is packed, played: both games to the end, every page in every language, a dialog for files.

    python packed_program.py FOLDER PACKED...

runs with the program and its libraries in the folders PACKED alone, and prints a line of JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickItem, QQuickWindow

    from speicherstadt_app.app.measuring import Driven
    from speicherstadt_app.ui.app import App

FILES: Final = {"one.speicher", "two.speicher"}
LANGUAGES: Final = ("en", "de", "fr")
DIALOG: Final = b"""
import QtQuick
import Controls
FileChooser { purpose: "read" }
"""


async def play(program: Driven, game: str) -> str:
    """A whole game of the opponents; its name."""
    before = program.app.table
    program._game = game
    await program.begin(people=0)
    await program.until(lambda: program.app.table not in (None, before))
    table: Any = program.app.table
    await program.until(lambda: table.value.over)
    return str(table.value.gameId)


async def open_pages(program: Driven, game: str, name: str) -> dict[str, list[str]]:
    """What stands on each."""
    from speicherstadt_app.ui.app import PAGES
    from speicherstadt_app.ui.pages import MAKERS

    found = {}
    for page in (*PAGES, *MAKERS):
        about = name if page in ("replay", "review", "fairness") else game if page in ("new", "door") else ""
        program.app.open(page, about)
        await program.until(partial(is_shown, program, page))
        await program.until(lambda: any(texts(program.window.contentItem())))
        found[page] = sorted(texts(program.window.contentItem()))
    return found


def is_shown(program: Driven, page: str) -> bool:
    return program.app.value.page == page


def texts(item: QQuickItem) -> Iterator[str]:
    if not item.isVisible():
        return
    if item.inherits("QQuickText") and (text := item.property("text")):
        yield str(text)
    for child in item.childItems():
        yield from texts(child)


async def open_dialog(program: Driven, folder: Path) -> list[str]:
    """Qt's own, which sorts what it shows; those of our files that it shows."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlComponent, qmlEngine
    from PySide6.QtQuick import QQuickWindow

    engine = qmlEngine(program.window)
    assert engine is not None
    page = QQmlComponent(engine)
    page.setData(DIALOG, QUrl())
    content = program.window.contentItem()
    start = QUrl.fromLocalFile(str(folder))
    chooser = page.createWithInitialProperties({"parent": content, "start": start})
    assert chooser is not None, page.errorString()

    def shown() -> set[str]:
        windows = [one for one in QGuiApplication.topLevelWindows() if isinstance(one, QQuickWindow)]
        return FILES & {text for one in windows for text in texts(one.contentItem())}

    await program.until(lambda: shown() == FILES)
    chooser.deleteLater()
    return sorted(shown())


async def run(program: Driven, folder: Path) -> dict[str, object]:
    from PySide6.QtCore import QCoreApplication

    from speicherstadt_app.games import registry

    await program.until(lambda: program.app.value.ready)
    settings: Any = program.app.settings
    settings.speed = "instant"
    games = {game: await play(program, game) for game in registry.FOLDERS}
    spoken, pages = {}, {}
    for language, (game, name) in zip(LANGUAGES, cycle(games.items()), strict=False):
        settings.language = language
        spoken[language] = QCoreApplication.translate("QPlatformTheme", "Cancel")
        pages[language] = await open_pages(program, game, name)
    return {"games": games, "pages": pages, "of Qt": spoken, "files": await open_dialog(program, folder)}


def main(folder: Path, packed: list[str]) -> int:
    sys.path[:0] = packed
    import PySide6

    from speicherstadt_app.ai.random_brain import RandomBrain
    from speicherstadt_app.app import measuring, window
    from speicherstadt_app.play.thinking import ThinkInThread

    # A game takes long where other programs have the processor; what hangs is ended by the test.
    vars(measuring)["PATIENCE"] = 800.0
    for module in (PySide6, window):
        assert any(str(module.__file__).startswith(place) for place in packed), module.__file__
    for name in FILES:
        (folder / name).touch()
    at_work = []

    async def drive(app: App, shown: QQuickWindow) -> None:
        at_work.append(measuring.Driven(app, shown))
        print(json.dumps(await run(at_work[0], folder)), flush=True)
        at_work[0].frames.stop()
        app.quit()

    program = window.Program(folder / "data", drive=drive)
    program._thinker = ThinkInThread(lambda _game, _player: RandomBrain())
    return program.run()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
