"""Opens the window, runs it, and closes it so that nothing is lost."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QEvent, QEventLoop, QFileSystemWatcher, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QWindow
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from speicherstadt_app import __version__
from speicherstadt_app.app import first_look, installed, placement
from speicherstadt_app.app.process import start_figures
from speicherstadt_app.app.system import in_terminal
from speicherstadt_app.games.registry import blamed
from speicherstadt_app.store.lock import FolderLock
from speicherstadt_app.store.notices import AlreadyOpen
from speicherstadt_app.ui.app import App
from speicherstadt_app.ui.assets import QML, lend_letters
from speicherstadt_app.ui.parts import Parts
from speicherstadt_app.words.called import called

if TYPE_CHECKING:
    from types import TracebackType

    from speicherstadt_app.play.thinking import AskBrain, BrainService
    from speicherstadt_app.ui.data_folder import DataFolder

NAME: Final = "speicherstadt"
BACKEND: Final = "QT_QUICK_BACKEND"
SOFTWARE: Final = "software"
LOOKS: Final = 20
LOOK: Final = 0.1
"""So often, and so many seconds apart, a start looks again for a folder that is taken."""
LOOP_ENDED: Final = "Event loop stopped before Future completed."
"""What qasync says when Qt ends its loop by itself, as it does when the display goes."""
ENDED: Final = "the window was ended from outside, as when the screen goes; what you played is saved: start again."
Drive = Callable[[App, QQuickWindow], Coroutine[Any, Any, None]]
END_SIGNALS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Application(QGuiApplication):
    """macOS sends an event with the file that was opened with the program."""

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


class Program:
    """One run of the program. A test or a measurement may drive it."""

    def __init__(
        self,
        folder: Path,
        *,
        measure: bool = False,
        drive: Drive | None = None,
        missing: Path | None = None,
        remember: Callable[[Path], bool] = lambda _: False,
        file: Path | None = None,
        language: str = "",
    ) -> None:
        """Where everything should lie is `missing` if that is not there; `remember` is told of another folder."""
        self._folder = folder
        self._remember = remember
        self._measure = measure
        self._drive = drive
        self._thinker: BrainService | None = None
        os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
        self._qt = Application([NAME])
        self._qt.setApplicationName(NAME)
        self._qt.setApplicationDisplayName("Speicherstadt")
        self._qt.setApplicationVersion(__version__)
        if identity := installed.identity():
            self._qt.setDesktopFileName(identity)
        self._qt.setQuitOnLastWindowClosed(False)
        lend_letters()
        self._engine = QQmlApplicationEngine()
        parts = Parts(
            open_folder=self._open_folder,
            thinker=self._think,
            wake=self._wake,
            retranslate=self._retranslate,
            keep_first_look=lambda preferences: first_look.write(self._folder, preferences),
            name_here=name_here,
            moved=self._moved,
            greets=drive is None and not measure,
            language=language,
            missing="" if missing is None else str(missing),
            old=lambda: installed.old_release(installed.today),
        )
        self._app = App(parts, first_look.read(folder))
        self._stood = first_look.window(folder)
        if file is not None:
            self._app.open_file(file)
        self._qt.file_opened.connect(lambda name: self._app.open_file(Path(name)))
        self._art: object = None
        self._watcher: QFileSystemWatcher | None = None
        self._stop: Callable[[], object] = self._qt.quit
        self._code = 0

    def run(self) -> int:
        self._engine.addImportPath(str(QML))
        begins = placement.properties_for(self._stood, self._qt.screens())
        self._engine.setInitialProperties({"app": self._app, **begins})
        self._engine.loadFromModule("Shell", "Main")
        roots = self._engine.rootObjects()
        if not roots:
            print(f"{NAME}: the window can't be built: install the program again.", file=sys.stderr)
            return 1
        window = cast(QQuickWindow, roots[0])
        window.sceneGraphError.connect(without_graphics)
        try:
            self._wait_for_frame()
            if self._measure:
                self._app.forget()
            else:
                self._run_loop(window)
        finally:
            # The last reference: the engine goes, with the window, while what its bindings read is still there.
            del window, roots, self._engine
        return self._code

    def _retranslate(self) -> None:
        # Not the engine's own method: nothing but this object may hold the engine.
        self._engine.retranslate()

    def _wait_for_frame(self) -> None:
        """The loop of asyncio, and all that it brings along, comes after the first frame."""
        waiting = QEventLoop()
        self._app.firstFrame.connect(self._first_frame)
        self._app.firstFrame.connect(waiting.quit)
        self._qt.lastWindowClosed.connect(waiting.quit)
        waiting.exec()
        self._qt.lastWindowClosed.disconnect(waiting.quit)
        gc.freeze()
        gc.enable()

    def _first_frame(self) -> None:
        """Only after it drawings are asked for."""
        if self._measure:
            print(json.dumps(start_figures()))
            return
        from speicherstadt_app.ui.art import add_art

        self._art = add_art(self._engine)

    def _run_loop(self, window: QQuickWindow) -> None:
        import asyncio

        from PySide6.QtCore import Qt

        from speicherstadt_app.app.loop import Loop

        self._qt.applicationStateChanged.connect(
            lambda state: self._app.sleep(state == Qt.ApplicationState.ApplicationSuspended)
        )
        usual, sys.excepthook = sys.excepthook, partial(tell_of, self._app.failed, sys.excepthook)
        try:
            with asyncio.Runner(loop_factory=lambda: Loop(self._qt)) as runner:
                runner.run(self._until_closed(window))
        except RuntimeError as error:
            if str(error) != LOOP_ENDED:
                raise
            print(f"{NAME}: {ENDED}", file=sys.stderr)
            self._code = 1
        finally:
            sys.excepthook = usual

    async def _until_closed(self, window: QQuickWindow) -> None:
        import asyncio

        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        self._stop = partial(loop.call_soon_threadsafe, stop.set)
        self._qt.lastWindowClosed.connect(stop.set)
        self._app.quitAsked.connect(stop.set)
        watcher = placement.Watcher(window, self._stood, lambda place: first_look.write_window(self._folder, place))
        self._app.opened.connect(partial(self._watch, window))
        # Of what opening the folder has imported nothing is ever thrown away either.
        self._app.opened.connect(gc.freeze)
        for number in END_SIGNALS:
            try:
                loop.add_signal_handler(number, stop.set)
            except NotImplementedError:
                signal.signal(number, lambda *_: self._stop())
        self._app.loop_runs()
        driving = loop.create_task(self._drive(self._app, window)) if self._drive else None
        if driving is not None:
            driving.add_done_callback(lambda _: stop.set())
        if not window.isVisible():
            stop.set()
        await stop.wait()
        # Whoever calls now is not heard: it opens a window of its own once this one has gone.
        self._watch_only()
        if driving is not None:
            driving.cancel()
        watcher.note()
        window.hide()
        await self._app.close()
        if self._thinker is not None:
            self._thinker.close()
        if driving is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await driving

    def _open_folder(self) -> DataFolder | None:
        """In a thread. Where the store's libraries are missing there is no store, and the game goes on."""
        try:
            from speicherstadt_app.app.folder import Folder
        except ImportError:
            return None
        except Exception as error:
            from speicherstadt_app.app.damage import sentence

            if not (why := sentence(error)):
                raise
            print(f"{NAME}: {why}", file=sys.stderr)
            self._code = 1
            self._stop()
            return None
        try:
            return Folder(self._folder)
        except AlreadyOpen as error:
            # Another program was faster; its window comes to the front.
            print(f"{NAME}: {error}", file=sys.stderr)
            self._stop()
            return None

    def _watch(self, window: QQuickWindow) -> None:
        """A second start leaves a word in the folder, which brings this window to the front."""
        self._watcher = QFileSystemWatcher([str(self._folder)])
        self._watcher.directoryChanged.connect(partial(self._app.look_for_call, partial(bring_to_front, window)))

    def _watch_only(self, *folders: Path) -> None:
        if self._watcher is not None:
            self._watcher.removePaths(self._watcher.directories())
            for folder in folders:
                self._watcher.addPath(str(folder))

    def _moved(self, folder: Path) -> bool:
        self._watch_only(folder)
        self._folder = folder
        return self._remember(folder)

    def _think(self) -> AskBrain:
        if self._thinker is None:
            from speicherstadt_app.play.thinking import thinker_here

            self._thinker = thinker_here()
        return self._thinker

    def _wake(self, game_id: str) -> None:
        self._think()
        if self._thinker is not None and game_id:
            self._thinker.wake(game_id)


def open_window(
    folder: Path,
    *,
    measure: bool = False,
    missing: Path | None = None,
    remember: Callable[[Path], bool] = lambda _: False,
    file: Path | None = None,
    language: str = "",
) -> int:
    """The whole run; the answer is the exit code."""
    if taken := why_taken(folder, file):
        print(f"{NAME}: {taken}", file=sys.stderr)
        return 0
    return Program(folder, measure=measure, missing=missing, remember=remember, file=file, language=language).run()


def tell_of(
    failed: Callable[[BaseException], object],
    usual: Callable[[type[BaseException], BaseException, TracebackType | None], object],
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """What a press leads to ends in Qt. If a game's own code has failed there the window says so, as elsewhere."""
    if blamed(error):
        failed(error)
    else:
        usual(kind, error, trace)


def why_taken(folder: Path, file: Path | None = None, *, pause: Callable[[float], object] = time.sleep) -> str:
    """Asked before a window is opened; the program that has the folder open comes to the front, with the file. One that
    is at its end, or was killed a moment ago, has it a moment longer: that is waited for, as long as the other one does
    not hear the call. But not with a file, which it may have taken by then."""
    call: AlreadyOpen | None = None
    for look in range(1 if file else 1 + LOOKS):
        if look:
            pause(LOOK)
        try:
            FolderLock(folder, file, calls=look == 0).release()
        except AlreadyOpen as error:
            call = call or error
            if call.heard():
                break
        except OSError:
            return ""
        else:
            return ""
    return str(call)


def bring_to_front(window: QWindow) -> None:
    from PySide6.QtCore import Qt

    # Maximised, or on the full screen, it stays.
    window.setWindowStates(window.windowStates() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.requestActivate()


def without_graphics(_error: object, message: str) -> None:
    """Where there is no graphics card that Qt can use, the processor draws."""
    if os.environ.get(BACKEND) == SOFTWARE:
        print(f"{NAME}: nothing can be drawn here ({message}): {in_terminal(called())}.", file=sys.stderr)
        os._exit(1)
    print(f"{NAME}: no graphics card can be used ({message}): the processor draws, a little slower.", file=sys.stderr)
    os.environ[BACKEND] = SOFTWARE
    program = [] if getattr(sys, "frozen", False) else ["-m", "speicherstadt_app"]
    os.execv(sys.executable, [sys.executable, *program, *sys.argv[1:]])


NOBODY: Final = frozenset(
    (
        *("root", "admin", "administrator", "administrateur", "owner", "system", "service", "daemon", "nobody", "oem"),
        *("user", "users", "utilisateur", "benutzer", "player", "guest", "gast", "home", "default", "live", "temp"),
        *("test", "tester", "demo", "build", "runner", "jenkins", "docker", "podman", "vagrant", "www"),
        *("debian", "ubuntu", "fedora", "mint", "kali", "deck", "steam"),
    )
)
"""What devices call their users and no person is called."""


def name_here() -> str:
    """What the one who plays is called on this device, if that looks like a person's name."""
    import getpass

    from speicherstadt_app.engine.names import why_not_a_name

    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        return ""
    if len(name) < 3 or not name.isalpha() or name.lower() in NOBODY:
        return ""
    name = name.capitalize()
    return "" if why_not_a_name(name) else name
