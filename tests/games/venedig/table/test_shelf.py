"""The shelf of boxes for a file that grows when it is kept: tables that it lacks are those of the standard box."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl

from speicherstadt_app.engine.sheets import LARGEST
from speicherstadt_app.games.venedig.extras.box_file import write_box
from speicherstadt_app.games.venedig.rules.box import standard_box
from tests.games.venedig.table.conftest import Opens
from tests.qml.open_window import Until
from tests.ui.memory_folder import MemoryFolder, Someone


def test_a_box_that_could_not_be_read_again_is_refused_at_once(opens: Opens, tmp_path: Path) -> None:
    file = tmp_path / "Much.csv"
    board, *_ = write_box(standard_box()).split("\n\n")
    file.write_text(board.replace("track,80,", "track,70," + "x" * 63_000), "utf-8")
    assert file.stat().st_size < LARGEST
    folder = MemoryFolder(Someone("p1", "Mara", "gull"))
    window = opens(folder)

    async def script() -> None:
        window.app.open("venedig/boxes", "")
        await Until(lambda: window.of("BoxesPage"), "the shelf")
        await window.settled()
        (page,) = window.of("BoxesPage")
        window.run_qml(page, f"place('read', '{QUrl.fromLocalFile(str(file)).toString()}')")
        await Until(lambda: any(text.startswith("Much.csv can't be played with.") for text in window.texts()))

    window.run(script())
    assert folder.boxes("venedig") == []
