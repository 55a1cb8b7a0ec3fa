"""The real window, standing still: any position and page, in any look, size and language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import Any, Final, Self, cast

import shiboken6
from PySide6.QtCore import QCoreApplication, QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QAccessible, QGuiApplication, QImage
from PySide6.QtQml import QJSValue, QQmlApplicationEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem, QQuickWindow
from qasync import QEventLoop

from speicherstadt_app.play.thinking import Thinker
from speicherstadt_app.ui.app import App, Parts
from speicherstadt_app.ui.art import add_art
from speicherstadt_app.ui.assets import QML
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.settings import Settings
from tests.ui.tables import still_table
from tools.gallery.canned import Canned
from tools.gallery.positions import Position, Scene
from tools.gallery.pseudo import AnyLanguage
from tools.gallery.showing import show

SIZES: Final = {
    "floor": (1280, 680),
    "laptop": (1366, 690),
    "small": (1024, 640),
    "upright": (800, 1280),
    "wide": (1920, 1080),
    "4k": (3840, 2160),
}


TURNS: Final = 12
"""So many turns of the loop without an answer, and nothing more comes."""


@dataclass(frozen=True, slots=True)
class Variant:
    """How the window is looked at."""

    size: str = "floor"
    theme: str = "day"
    language: str = "en"
    text: int = 100

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}-{self.text}"


class Gallery:
    """A context in which the window is open."""

    def __init__(self, *, empty: bool = False) -> None:
        self.qt = cast(QGuiApplication, QCoreApplication.instance() or QGuiApplication(["gallery"]))
        # Before this, controls have no names for those who can't see them.
        QAccessible.setActive(True)
        self.loop = QEventLoop(self.qt)
        self.engine = QQmlApplicationEngine()
        self.art = add_art(self.engine)
        self.engine.addImportPath(str(QML))
        parts = Parts(
            open_cabinet=lambda: Canned(empty=empty),
            thinker=lambda: cast(Thinker, None),
            retranslate=self.engine.retranslate,
            keep_first_look=lambda _: None,
            name_here=lambda: "Mara",
        )
        self.app = App(parts, Preferences(language="en", theme="day", speed="instant", motion="reduced"))
        self.app._language = AnyLanguage()
        self.settings = cast(Settings, self.app.settings)
        self.complaints: list[str] = []
        """What Qt has had to say since the last state was shown."""
        self.zoom = 1.0
        """How much a large window magnifies everything."""

    def __enter__(self) -> Self:
        self._handler = qInstallMessageHandler(self._hear)
        self.engine.setInitialProperties({"app": self.app, "width": 1280, "height": 680})
        self.engine.loadFromModule("Shell", "Main")
        self.window = cast(QQuickWindow, self.engine.rootObjects()[0])
        self.app.firstFrameShown()
        self.settle()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._clear_table()
        self.loop.run_until_complete(self.app.close())
        # The window first: bindings that outlive what they read complain.
        shiboken6.delete(self.window)
        shiboken6.delete(self.engine)
        self.loop.close()
        qInstallMessageHandler(self._handler)

    def _hear(self, kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtDebugMsg:
            self.complaints.append(message)

    # What is shown

    def show(self, scene: Scene, variant: Variant) -> None:
        """That state of the window, and nothing of what was shown before."""
        self.complaints.clear()
        self._clear_table()
        self._scene = scene
        self._look(variant)
        if isinstance(scene, Position):
            self._sit_down(scene)
        else:
            self.app.show(self._page(scene.page))
        self.settle()
        show(self, scene.shows)
        self._looked()

    def turn(self, variant: Variant) -> None:
        """The same state in another look, as somebody might change it while the window is open."""
        self._look(variant)
        self._looked()

    def _looked(self) -> None:
        self.settle()
        self.zoom = float(self.singleton("Theme", "Metrics").property("zoom"))
        if "failed" in self.app._notices._notices:
            raise AssertionError(f"{self._scene.name}: something went wrong; the log says what")

    def _look(self, variant: Variant) -> None:
        settings = Preferences(
            language=variant.language,
            theme=variant.theme,
            textSize=variant.text,
            **{"speed": "instant", "motion": "reduced"} | dict(self._scene.settings),
        )
        self.settings.show(settings)
        self.window.resize(*SIZES[variant.size])

    def _page(self, page: str) -> Any:
        values = self.app.value
        return type(values)(**asdict(values) | {"page": page})

    def _sit_down(self, position: Position) -> None:
        record, ply = position.moment()
        self.table = still_table(record, ply, settings=self.settings)
        for pick in position.picks:
            self.table.choose(self._token(pick))
        self.app._table = self.table
        self.app.tableChanged.emit()
        self.app.show(self._page("table"))

    def _token(self, pick: str) -> str:
        """The token that a pick stands for, as things lie now."""
        if "{tallest}" in pick:
            open_columns = [column for column in self.table._columns.rows if column.token]
            return str(max(open_columns, key=lambda column: len(column.line)).token)
        if pick == "{cube}":
            cubes = [cube for source in self.table._shipping.came.rows for cube in source.cubes]
            return str(next(cube["token"] for cube in cubes if cube["token"] and cube["state"] != "chosen"))
        return pick

    def _clear_table(self) -> None:
        # A page that is shown anew begins at its top, with nothing open.
        self.app.show(self._page("settings" if self.app.value.page == "start" else "start"))
        self.app._table = None
        self.app.tableChanged.emit()
        for notice in ("read_only", "newer", "settings_damaged"):
            self.app.dismiss(notice)
        self.settle()

    # Standing still

    def settle(self) -> None:
        """Until nothing moves any more: answers of the folder, sheets that open, lines that break.

        Only in the loop of asyncio may Qt go on: what waits there steps on Qt's own timers.
        """
        self.loop.run_until_complete(self._settled())

    async def _settled(self) -> None:
        quiet = 0
        while quiet < TURNS:
            self.app.loop_runs()
            await asyncio.sleep(0)
            quiet = 0 if self.app._tasks._running or (quiet == TURNS - 1 and self._drawing()) else quiet + 1

    def _drawing(self) -> bool:
        """Whether some pictures are still being drawn, in a thread of their own."""
        images = (item for item in self.items() if item.inherits("QQuickImage"))
        return any(image.property("progress") < 1 and image.property("source").toString() for image in images)

    def picture(self) -> QImage:
        return self.window.grabWindow().convertToFormat(QImage.Format.Format_RGB32)

    # What is there

    def items(self, top: QQuickItem | None = None) -> Iterator[QQuickItem]:
        for item in (top or self.window.contentItem()).childItems():
            if item.isVisible() and item.opacity() > 0:
                yield item
                yield from self.items(item)

    def objects(self, kind: str, top: QObject | None = None) -> Iterator[QObject]:
        """Everything that is made of that QML file, seen or not."""
        for item in [self.window.contentItem(), *self.items()] if top is None else [top]:
            for child in item.children():
                if child.metaObject().className().partition("_QML")[0] == kind:
                    yield child

    def singleton(self, module: str, name: str) -> QObject:
        return cast(QObject, self.engine.singletonInstance(module, name))

    def run(self, thing: QObject, expression: str) -> Any:
        """What QML makes of an expression at that thing."""
        asked = QQmlExpression(self.engine.rootContext(), thing, expression)
        value = asked.evaluate()
        if asked.hasError():
            raise RuntimeError(asked.error().toString())
        return value[0].toVariant() if isinstance(value[0], QJSValue) else value[0]

    def model(self, name: str) -> QObject:
        """What QML sees under that name of the app."""
        return cast(QObject, getattr(self.app, name))
