"""Where the picture of a game that is over goes: into the data folder, or where the person who plays wants it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal, Slot

from speicherstadt_app.ui.folders import FilePlaces
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import filled

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.threads import FolderThreads, Tasks

FOLDER: Final = "pictures"
SUFFIX: Final = ".png"
MOST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class SharingValues:
    told: str = ""
    """What has become of the picture."""
    saved: str = ""
    """The file, if there is one."""
    wrong: bool = False


@for_qml
class Sharing(Values[SharingValues], values=SharingValues):
    """QML draws the picture once it knows where to (`drawn`), and says whether that went well."""

    drawn = Signal(str, arguments=["path"])

    def __init__(self, threads: FolderThreads, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(SharingValues(), parent)
        self._threads = threads
        self._tasks = tasks
        self._places = FilePlaces()

    @Slot()
    def forget(self) -> None:
        """Another game."""
        self.show(SharingValues())

    @Slot(str)
    def save(self, name: str) -> None:
        """Beside the games."""
        self._tasks.begin(self._save(name))

    @Slot(QUrl)
    def saveTo(self, file: QUrl) -> None:
        path = self._places.named(file)
        self.drawn.emit(str(path if path.suffix.lower() == SUFFIX else path.with_name(path.name + SUFFIX)))

    @Slot(str, bool)
    def written(self, path: str, went: bool) -> None:
        if went:
            text = filled(QCoreApplication.translate("Sharing", "Saved as %1"), Path(path).name)
            self.show(SharingValues(text, path))
        else:
            self.show(SharingValues(_nowhere(), wrong=True))

    @Slot()
    def showInFolder(self) -> None:
        from PySide6.QtGui import QDesktopServices

        if self.value.saved:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(self.value.saved).parent)))

    @Slot(result=str)
    def startFolder(self) -> str:
        return self._places.start_address()

    @Slot(str, result=str)
    def suggestion(self, name: str) -> str:
        return self._places.address_of(file_name(name))

    async def _save(self, name: str) -> None:
        def free(folder: DataFolder) -> Path | None:
            return free_place(folder.maintenance.place().folder / FOLDER, file_name(name))

        path = await self._threads.ask(free)
        if path is None:
            self.show(SharingValues(_nowhere(), wrong=True))
        else:
            self.drawn.emit(str(path))


def file_name(name: str) -> str:
    """Without what a file system may not like."""
    plain = re.sub(r"[^\w.-]+", "-", name).strip("-.")[:MOST_NAME]
    return f"{plain or 'game'}{SUFFIX}"


def free_place(folder: Path, name: str) -> Path | None:
    """A file of that name which is not there yet; None if nothing can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".write"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    stem, number = name.removesuffix(SUFFIX), 1
    path = folder / name
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def _nowhere() -> str:
    return QCoreApplication.translate("Sharing", "The picture can't be saved there: choose another place.")
