"""The real window, standing still: any position and page, in any look, size and language."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QCursor, QImage

from speicherstadt_app.ui.home import about, looking_in
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.pulse import Pulse
from speicherstadt_app.ui.table.live import Table
from tests.qml.open_window import OpenWindow
from tests.ui.memory_folder import MemoryFolder
from tests.ui.tables import still_table
from tools.gallery.canned import Canned
from tools.gallery.coming_back import TODAY
from tools.gallery.lasting import Lasting
from tools.gallery.pseudo import AnyLanguage
from tools.gallery.scene import Position, Scene
from tools.gallery.scenes import scenes_of
from tools.gallery.showing import show

SIZES: Final = {
    "floor": (1280, 680),
    "laptop": (1366, 690),
    "small": (1024, 640),
    "upright": (800, 1280),
    "half": (960, 1040),
    "half-laptop": (683, 690),
    "wide": (1920, 1080),
    "4k": (3840, 2160),
}


@dataclass(frozen=True, slots=True)
class Variant:
    """How the window is looked at."""

    size: str = "floor"
    theme: str = "day"
    language: str = "en"
    text: int = 100

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}-{self.text}"


class Gallery(OpenWindow):
    def __init__(self, *, empty: bool = False, folder: MemoryFolder | None = None) -> None:
        super().__init__(
            lambda: folder or Canned(empty=empty),
            None,
            Preferences(language="en", theme="day", speed="instant", motion="reduced"),
        )
        self.app._language = AnyLanguage()
        self.complaints: list[str] = []
        """What Qt has had to say since the last state was shown."""
        self.others = ExitStack()
        """Games that are registered for one state alone."""
        self.zoom = 1.0
        """How much a large window magnifies everything."""
        self._scene: Scene | None = None

    def __enter__(self) -> Self:
        # A new release of a library changes no picture.
        self._version_of = about.version_of
        about.version_of = lambda library: "1.2.3" if library.package or library.version else ""
        # It is the same day every day.
        self._clock = looking_in.clock
        looking_in.clock = lambda: TODAY
        self._handler = qInstallMessageHandler(self._hear)
        # Without a display the pointer rests at (10, 10): on the first button, which would be lit and say its name.
        QCursor.setPos(9_000, 9_000)
        super().__enter__()
        self._lasting = Lasting(self)
        for _ in ("start", "settings"):
            self._clear_table()
            self._lasting.remember()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.leave()
        finally:
            super().__exit__(kind, error, trace)
            about.version_of = self._version_of
            looking_in.clock = self._clock
            qInstallMessageHandler(self._handler)

    def _hear(self, kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtDebugMsg:
            self.complaints.append(message)

    def show(self, scene: Scene, variant: Variant) -> None:
        """That state of the window, and nothing of what was shown before."""
        self.complaints.clear()
        self.leave()
        self._scene = scene
        self._look(variant, scene.settings)
        if isinstance(scene, Position):
            self._sit_down(scene)
        else:
            # A new table is one of this game, or of the one that was played last.
            self.app._new = scene.game
            self._turn_to(scene.page)
        self.lay_out()
        show(self, scenes_of(scene.game) if scene.game else None, scene.shows)
        self._looked()

    def turn(self, variant: Variant) -> None:
        """The same state in another look, as somebody might change it while the window is open."""
        self._look(variant, self._scene.settings if self._scene else {})
        self._looked()

    def leave(self) -> None:
        """Leaves what is shown, with nothing of it left."""
        self._only_what_is_there()
        self._clear_table()
        shown, self._scene = self._scene, None
        if shown is not None and (left := self._lasting.left()):
            raise AssertionError(f"{shown.name} leaves something behind: {'; '.join(left)}")

    def _only_what_is_there(self) -> None:
        self.others.close()
        self.app._doors.show()

    def picture(self) -> QImage:
        return self.window.grabWindow().convertToFormat(QImage.Format.Format_RGB32)

    def turn_to(self, seconds: float) -> QImage:
        """The living harbour at that time of its clock, where it is wanted."""
        (pulse,) = self.pulses()
        pulse.turn_to(seconds)
        self.settle()
        return self.picture()

    def pulses(self) -> list[Pulse]:
        return self.app.findChildren(Pulse)

    def turn_season(self, season: str) -> None:
        """Another one than that of the game."""
        for city in self.of("City"):
            city.setProperty("season", season)
        self.singleton("Theme", "Theme").setProperty("season", season)

    def singleton(self, module: str, name: str) -> QObject:
        found = self.engine.singletonInstance(module, name)
        assert isinstance(found, QObject)
        return found

    def lay_out(self) -> None:
        """Without a frame that is drawn nothing is laid out before somebody asks for it."""
        self.settle()
        for item in self.items():
            item.ensurePolished()
        self.settle()

    def _looked(self) -> None:
        self.lay_out()
        self.zoom = float(self.singleton("Theme", "Metrics").property("zoom"))
        if "failed" in self.app._notices._notices:
            raise AssertionError(f"{self._scene and self._scene.name}: something went wrong; the log says what")

    def _look(self, variant: Variant, settings: Mapping[str, Any]) -> None:
        still = {"speed": "instant", "motion": "reduced"}
        self.settings.show(
            Preferences(
                language=variant.language,
                theme=variant.theme,
                textSize=variant.text,
                **still | dict(settings),
            )
        )
        self.window.resize(*SIZES[variant.size])

    def _turn_to(self, page: str) -> None:
        self.app.show(self.app.value._replace(page=page))

    def sit_at(self, table: Table) -> None:
        self.still = table
        self.app._table = table
        self.app.tableChanged.emit()
        self._turn_to("table")

    def _sit_down(self, position: Position) -> None:
        record, ply = position.moment()
        table = still_table(record, ply, settings=self.settings, parent=self.app)
        brought = scenes_of(position.game)
        for pick in position.picks:
            table.choose(brought.token(table, pick) if brought and "{" in pick else pick)
        self.sit_at(table)

    def _clear_table(self) -> None:
        # A page that is shown anew begins at its top, with nothing open and nothing chosen.
        if self.page == "games":
            self.model("games").setProperty("filter", "unfinished")
        elif self.page == "new":
            self.model("newGame").setProperty("players", 4)
        self._turn_to("settings" if self.page == "start" else "start")
        self.app._table = None
        self.app.tableChanged.emit()
        for notice in ("read_only", "newer", "settings_damaged"):
            self.app.dismiss(notice)
        self.settle()
        for table in self.app.findChildren(Table, options=Qt.FindChildOption.FindDirectChildrenOnly):
            table.deleteLater()
        self._forget_pages()
        self._look_plainly()

    def _look_plainly(self) -> None:
        """But for the language, which takes longest to change and stands on nothing that lasts."""
        self._look(Variant(language=self.settings.value.language), {})
        for pulse in self.pulses():
            # Whoever looks at pictures touches nothing for minutes.
            pulse.touch()
            pulse._clock = 0.0
            pulse.clockChanged.emit()
        self.settle()

    def _forget_pages(self) -> None:
        """A page remembers where somebody was: it is made anew. The start page keeps what it shows."""
        made = self.app._pages._made
        for name in set(made) - {"lessons"}:
            page = made.pop(name)
            page.stop()
            page.deleteLater()
