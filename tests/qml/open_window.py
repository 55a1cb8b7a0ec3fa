"""The real window over a data folder in memory, and what a person does with it.

A test is a script: a coroutine that says what it waits for, run by callbacks of the loop. It is no task of asyncio,
because Qt's way of clicking lets everything else go on meanwhile, and a task may not begin within another one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self, TypeVar, cast

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QGuiApplication
from PySide6.QtQml import QJSValue, QQmlApplicationEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from speicherstadt_app.app.loop import Loop
from speicherstadt_app.play.thinking import AskBrain
from speicherstadt_app.ui.app import App
from speicherstadt_app.ui.art import add_art
from speicherstadt_app.ui.assets import QML
from speicherstadt_app.ui.data_folder import DataFolder
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.parts import Parts
from speicherstadt_app.ui.preferences import Preferences

R = TypeVar("R")
Script = Coroutine["Until", None, R]

PATIENCE: Final = 200_000
"""Turns of the loop."""
SELDOM: Final = 16
"""At most so many turns lie between two looks."""
BRISK: Final = 256
"""What has not come after so many turns comes by a clock of its own, or another program has the processor …"""
REST: Final = 0.004
"""… so from then on the loop leaves it alone for so many seconds between two looks, …"""
RESTED: Final = 20
"""… which are worth as many turns."""
QUIET: Final = 12
"""So many turns without an answer, and nothing more comes by itself."""


class Until:
    """`await Until(...)`: the script goes on when it is so."""

    def __init__(self, true: Callable[[], object], what: str = "") -> None:
        self.true = true
        self.what = what

    def __await__(self) -> Generator[Until, None, None]:
        yield self


@dataclass(frozen=True, slots=True)
class Heard:
    """What a screen reader finds, copied at once: Python's hold on Qt's own answer outlives the thing it is about, and
    is taken for whatever lies at its place in memory later."""

    role: QAccessible.Role
    name: str
    description: str
    enabled: bool
    checked: bool
    pressed_by_reader: bool
    thing: QObject


class OpenWindow:
    """A context in which the window is open."""

    def __init__(
        self,
        open_folder: Callable[[], DataFolder | None],
        thinker: AskBrain | None,
        first_look: Preferences,
        *,
        greets: bool = False,
    ) -> None:
        self.qt = cast(QGuiApplication, QCoreApplication.instance() or QGuiApplication(["speicherstadt"]))
        # Before this, controls have no names for those who can't see them.
        QAccessible.setActive(True)
        self.loop = Loop(self.qt)
        self.engine = QQmlApplicationEngine()
        self.art = add_art(self.engine)
        self.engine.addImportPath(str(QML))
        parts = Parts(
            open_folder=open_folder,
            thinker=lambda: cast(AskBrain, thinker),
            retranslate=self.engine.retranslate,
            keep_first_look=lambda _: None,
            name_here=lambda: "Mara",
            greets=greets,
        )
        self.app = App(parts, first_look)
        self.settings = cast(Settings, self.app.settings)

    def __enter__(self) -> Self:
        cast(QObject, self.engine.singletonInstance("Theme", "Motion")).setProperty("stilled", True)
        self.engine.setInitialProperties({"app": self.app, "width": 1280, "height": 680})
        self.engine.loadFromModule("Shell", "Main")
        self.window = cast(QQuickWindow, self.engine.rootObjects()[0])
        # Without a display there may be no frame before a picture is taken.
        self.window.frameSwapped.emit()
        self.loop.call_soon(self.app.loop_runs)
        self.settle()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.loop.run_until_complete(self.app.close())
        # The window first: bindings that outlive what they read complain. And nothing is left to Python's garbage
        # collector: it runs in any thread, also in the one that draws pictures, where no object of this one may end.
        shiboken6.delete(self.window)
        shiboken6.delete(self.engine)
        shiboken6.delete(self.app)
        self.loop.close()
        asyncio._set_running_loop(None)

    # Going on

    def run(self, script: Script[R]) -> R:
        """Plays the script to its end, while everything else goes on, too."""
        done: asyncio.Future[R] = self.loop.create_future()

        def step(wrong: BaseException | None = None) -> None:
            try:
                wish = script.send(None) if wrong is None else script.throw(wrong)
            except StopIteration as end:
                done.set_result(end.value)
            except BaseException as error:  # noqa: BLE001 - handed on to whoever runs the script
                done.set_exception(error)
            else:
                wait(wish, PATIENCE)

        def wait(wish: Until, turns: int) -> None:
            # What takes long to come is looked for less often: to look through a whole window is no small thing.
            gone = PATIENCE - turns
            if gone < BRISK and gone % min(SELDOM, 1 + gone // SELDOM):
                self.loop.call_soon(wait, wish, turns - 1)
                return
            try:
                true = wish.true()
            except BaseException as error:  # noqa: BLE001
                step(error)
                return
            if true:
                # Not at once: to go on means that everything else does, too.
                self.loop.call_soon(step)
            elif turns > 0 and gone >= BRISK:
                self.loop.call_later(REST, wait, wish, turns - RESTED)
            elif turns > 0:
                self.loop.call_soon(wait, wish, turns - 1)
            else:
                step(AssertionError(f"it never came to that: {wish.what}"))

        self.loop.call_soon(step)
        done.add_done_callback(lambda _: self.loop.stop())
        try:
            # `run_until_complete` has Qt go on once more when no loop runs any more: tasks would begin without one.
            self.loop.run_forever()
        finally:
            # Between two scripts the loop's timers still fire, whenever pytest-qt has Qt go on.
            asyncio._set_running_loop(self.loop)
        return done.result()

    def settle(self) -> None:
        """Until nothing moves any more: answers of the folder, sheets that open, pictures that are drawn."""
        self.run(self.settled())

    async def settled(self) -> None:
        for _ in range(QUIET):
            await Until(self.is_quiet, "the folder has answered")
        await Until(lambda: not self._makes(), "what is made by and by is there, and all pictures are drawn")

    def is_quiet(self) -> bool:
        return not self.app._tasks._running

    def _makes(self) -> bool:
        return any(self._is_built(item) or _is_drawn(item) for item in self.items())

    def _builds(self) -> bool:
        return any(self._is_built(item) for item in self.items())

    def _is_built(self, item: QQuickItem) -> bool:
        """A part of a page that is half made: its things are there already, and not yet in their places."""
        return (
            item.inherits("QQuickLoader") and item.property("asynchronous") and bool(self.run_qml(item, "status === 2"))
        )

    def announced(self) -> list[str]:
        """What a screen reader is told from now on, as it comes."""
        heard: list[str] = []
        self.app.announced.connect(lambda text, _: heard.append(text))
        return heard

    # What is there

    def items(self, top: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """What is shown, what lies underneath first, sheets included."""
        waiting = _shown(top or self.window.contentItem())
        while waiting:
            item = waiting.pop()
            yield item
            waiting += _shown(item)

    def of(self, kind: str) -> list[QQuickItem]:
        """The items shown that are made of that QML file."""
        return [item for item in self.items() if kind_of(item) == kind]

    def model(self, name: str) -> QObject:
        """What QML sees under that name of the app."""
        return cast(QObject, getattr(self.app, name))

    def button(self, name: str) -> QQuickItem:
        """The topmost thing to press that has this name."""
        return [item for item in self.items() if item.inherits("QQuickAbstractButton") and name_of(item) == name][-1]

    def lifter(self) -> QQuickItem:
        """What is pressed of the banner that calls somebody: its button where it covers something, else all of it."""
        (banner,) = self.of("PassBanner")
        return next((item for item in self.items(banner) if kind_of(item) == "Btn" and item.isVisible()), banner)

    def texts(self) -> list[str]:
        """Everything that is written anywhere."""
        return [str(item.property("text")) for item in self.items() if item.inherits("QQuickText")]

    @property
    def page(self) -> str:
        return self.app.value.page

    @property
    def table(self) -> Any:
        return self.app.table

    def run_qml(self, thing: QObject, expression: str) -> Any:
        """What QML makes of an expression at that thing."""
        asked = QQmlExpression(self.engine.rootContext(), thing, expression)
        value = asked.evaluate()
        if asked.hasError():
            raise RuntimeError(asked.error().toString())
        return value[0].toVariant() if isinstance(value[0], QJSValue) else value[0]

    # What a person does

    def laid_out(self, item: QQuickItem) -> None:
        """A person waits for the picture; here nothing is laid out before somebody asks for it."""
        up: QQuickItem | None = item
        while up is not None:
            up.ensurePolished()
            up = up.parentItem()

    def click(self, item: QQuickItem) -> None:
        self.laid_out(item)
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=middle(item))

    def click_at(self, spot: QPoint) -> None:
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=spot)

    def press(self, *keys: Qt.Key, shift: bool = False) -> None:
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(self.window, key, held)

    @property
    def focused(self) -> QQuickItem | None:
        return self.window.activeFocusItem()

    # What somebody hears and does who can't see

    def heard(self) -> list[Heard]:
        """Everything that a screen reader finds, in its order."""
        found: list[Heard] = []
        _listen(QAccessible.queryAccessibleInterface(self.window), found)
        return found


def _shown(item: QQuickItem) -> list[QQuickItem]:
    """What is shown of its children, the uppermost first."""
    return [child for child in reversed(item.childItems()) if child.isVisible() and child.opacity() > 0]


def _is_drawn(item: QQuickItem) -> bool:
    """A picture that is still being drawn, in a thread of its own."""
    return item.inherits("QQuickImage") and item.property("progress") < 1 and bool(item.property("source").toString())


def kind_of(item: QObject) -> str:
    return class_of(item).partition("_QML")[0]


def class_of(item: QObject) -> str:
    """Python would keep its hold on what Qt knows of a kind as long as its hold on the item, which may outlive both,
    and take it for whatever lies at its place in memory later: an answer to a screen reader, for example."""
    kind = item.metaObject()
    name = kind.className()
    if "_QML" in name:
        shiboken6.invalidate(kind)
    return name


def middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def name_of(item: QObject) -> str:
    interface: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(item)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def act(thing: QObject) -> None:
    """As a screen reader presses something."""
    QAccessible.queryAccessibleInterface(thing).actionInterface().doAction("Press")


def _listen(parent: QAccessibleInterface, found: list[Heard]) -> None:
    for number in range(parent.childCount()):
        child: QAccessibleInterface | None = parent.child(number)
        if child is not None and child.isValid() and not child.state().invisible:
            actions: QAccessibleActionInterface | None = child.actionInterface()
            found.append(
                Heard(
                    role=child.role(),
                    name=child.text(QAccessible.Text.Name),
                    description=child.text(QAccessible.Text.Description),
                    enabled=not child.state().disabled,
                    checked=bool(child.state().checked),
                    pressed_by_reader=actions is not None and "Press" in actions.actionNames(),
                    thing=child.object(),
                )
            )
            _listen(child, found)
