"""Which folders file dialogs open in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths, QUrl


class FilePlaces:
    """Remembers the folder of the last file that was named."""

    def __init__(self) -> None:
        self._last: Path | None = None

    def named(self, place: QUrl) -> Path:
        path = Path(place.toLocalFile())
        self._last = path.parent
        return path

    def start(self) -> Path:
        """The folder chosen the last time, else the user's documents."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        likely = (self._last, Path(documents) if documents else None)
        return next((folder for folder in likely if folder is not None and folder.is_dir()), Path.home())

    def start_address(self) -> str:
        return QUrl.fromLocalFile(str(self.start())).toString()

    def address_of(self, name: str) -> str:
        """A file of that name there."""
        return QUrl.fromLocalFile(str(self.start() / name)).toString()
