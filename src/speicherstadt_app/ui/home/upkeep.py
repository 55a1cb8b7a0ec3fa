"""Where people look after what is kept: see where it lies, go back to a backup, take it along, see what is in order."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import Property, QCoreApplication, QObject, QUrl, Signal, Slot

from speicherstadt_app.store.shapes import Backup, Loss, Offer
from speicherstadt_app.ui.folders import FilePlaces
from speicherstadt_app.ui.home import upkeep_words as words
from speicherstadt_app.ui.home.upkeep_words import Asked, BackupRow, Finding
from speicherstadt_app.ui.maintenance import Enough, Health, Maintenance, Place, Taken, Tell
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.store_words import said
from speicherstadt_app.ui.threads import FolderThreads, Refused, Tasks
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled, sentences

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder

T = TypeVar("T")

SUFFIX: Final = ".speicher"
NOTHING: Final = Finding("")


@dataclass(frozen=True, slots=True)
class UpkeepValues:
    folder: str = ""
    whyNot: str = ""
    """Why nothing can be changed here, if so."""
    busy: str = ""
    """What is being done; meanwhile nothing else can be begun."""
    progress: float = -1.0
    """From 0 to 1; below 0 while nobody knows."""
    canStop: bool = False
    told: str = ""
    """What came of the last thing that was done."""
    wrong: bool = False
    findings: Records = field(default_factory=list)
    asks: bool = False
    question: str = ""
    lines: Records = field(default_factory=list)
    yes: str = ""
    grave: bool = False


@dataclass(frozen=True, slots=True)
class Outside:
    """What the data folder doesn't know, and who else has to hear of what happens here."""

    before_restore: Callable[[], Awaitable[None]]
    """Nobody may sit at a table whose game becomes another."""
    changed: Callable[[], Awaitable[None]]
    """Games, people and settings may be others now."""
    moved: Callable[[Path], bool]
    """Everything lies elsewhere from now on; whether the next start knows it."""
    facts: Callable[[], Mapping[str, str]]
    """What to tell of the program itself to somebody who is asked for help."""
    copy: Callable[[str], object]
    """Onto the clipboard."""


@dataclass(frozen=True, slots=True)
class _State:
    """What there is to say, in no language yet."""

    looked: bool = False
    place: Place | None = None
    backups: Sequence[Backup] = ()
    doing: str = ""
    progress: float = -1.0
    told: Callable[[], Finding] = lambda: NOTHING
    health: Health | None = None
    asked: Callable[[], Asked] | None = None
    yes: Callable[[], None] | None = None


@for_qml
class Upkeep(Values[UpkeepValues], values=UpkeepValues):
    announced = Signal(str, bool, arguments=["text", "assertive"])

    def __init__(self, threads: FolderThreads, tasks: Tasks, outside: Outside, parent: QObject | None = None) -> None:
        super().__init__(UpkeepValues(), parent)
        self._threads = threads
        self._tasks = tasks
        self._outside = outside
        self._state = _State()
        self._stop = threading.Event()
        self._places = FilePlaces()
        self._rows = RowModel(BackupRow, lambda row: row.backupId, self)

    @Property(QObject, constant=True)
    def backups(self) -> QObject:
        return self._rows

    # What QML may do

    @Slot()
    def backUp(self) -> None:
        self._begin("backup", lambda maintenance, _: maintenance.back_up(), self._backed_up)

    @Slot(str)
    def restore(self, backupId: str) -> None:
        """Asks first, and says what would be lost."""
        card = next((card for card in self._state.backups if card.name == backupId), None)
        if card is not None:
            self._begin("look", lambda maintenance, _: maintenance.loss(card.name), partial(self._ask_restore, card))

    @Slot(QUrl)
    def writeTo(self, file: QUrl) -> None:
        """Everything into one file."""
        path = self._places.named(file)
        if path.suffix.lower() != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
            if path.exists():
                self._tell(partial(_there_already, path.name))
                return
        self._begin(
            "export",
            lambda maintenance, tell: maintenance.write_out(path, tell),
            lambda written: self._tell(partial(words.written_text, written, path.name)),
        )

    @Slot(QUrl)
    def lookInto(self, file: QUrl) -> None:
        """What a file would add, which is asked before anything is taken."""
        path = self._places.named(file)
        self._begin("look", lambda maintenance, tell: maintenance.look_into(path, tell), self._ask_take)

    @Slot()
    def check(self) -> None:
        self._begin("check", lambda maintenance, tell: maintenance.check(tell), self._checked)

    @Slot()
    def recount(self) -> None:
        self._begin(
            "recount",
            lambda maintenance, tell: maintenance.recount(tell),
            lambda done: self._tell(partial(words.counted_text, done)),
        )

    @Slot(QUrl)
    def moveTo(self, folder: QUrl) -> None:
        """Everything is kept there from now on."""
        path = self._places.named(folder)
        self._begin("move", lambda maintenance, _: maintenance.move_to(path), lambda _: self._moved(path))

    @Slot()
    def copyFolder(self) -> None:
        self._outside.copy(self.value.folder)
        self._tell(words.copied)

    @Slot()
    def copyDiagnostics(self) -> None:
        self._begin("look", lambda maintenance, _: maintenance.diagnostics(), self._copy_facts)

    @Slot(bool)
    def answer(self, yes: bool) -> None:
        do, self._state = self._state.yes, replace(self._state, asked=None, yes=None)
        self.show_state()
        if yes and do is not None:
            do()

    @Slot()
    def stop(self) -> None:
        """What is being done ends soon; what is done by then stays."""
        self._stop.set()

    @Slot(result=str)
    def startFolder(self) -> str:
        """Where somebody who names a file or a folder begins to look."""
        return self._places.start_address()

    @Slot(result=str)
    def suggestion(self) -> str:
        """Where a file with everything might be written."""
        return self._places.address_of(f"speicherstadt-{_today().isoformat()}{SUFFIX}")

    # What Python may do

    def refresh(self) -> None:
        self._tasks.begin(self._load())

    def show_state(self) -> None:
        """Say everything, as after a change of the language."""
        state, today = self._state, _today()
        self._rows.show([words.backup_row(card, today) for card in state.backups])
        told = state.told()
        asked = state.asked() if state.asked else Asked("", ())
        findings = words.health_findings(state.health) if state.health else []
        self.show(
            UpkeepValues(
                folder=str(state.place.folder) if state.place else "",
                whyNot=_why_not(state.place) if state.looked else "",
                busy=_doing(state.doing),
                progress=state.progress,
                canStop=state.doing in STOPPABLE and not self._stop.is_set(),
                told=told.text,
                wrong=told.wrong,
                findings=[{"text": finding.text, "wrong": finding.wrong} for finding in findings],
                asks=state.asked is not None,
                question=asked.title,
                lines=[{"text": line} for line in asked.lines],
                yes=asked.yes,
                grave=asked.grave,
            )
        )

    # One thing after the other

    def _begin(self, doing: str, work: Callable[[Maintenance, Tell], T], then: Callable[[T], None]) -> None:
        if self._state.doing or self._threads.folder is None:
            return
        self._stop.clear()
        self._state = replace(self._state, doing=doing, progress=-1.0, told=lambda: NOTHING, health=None)
        self.show_state()
        self._tasks.begin(self._do(work, then))

    async def _do(self, work: Callable[[Maintenance, Tell], T], then: Callable[[T], None]) -> None:
        tell = self._teller(asyncio.get_running_loop())
        try:
            result = await self._threads.aside(lambda folder: work(folder.maintenance, tell))
        except Refused as refusal:
            told = refusal.told
            self._done(lambda: self._tell(lambda: Finding(said(told), wrong=True)))
        except Enough:
            self._done(lambda: self._tell(_stopped))
        except BaseException:
            self._done(lambda: None)
            raise
        else:
            self._done(lambda: then(result))

    def _done(self, then: Callable[[], None]) -> None:
        self._state = replace(self._state, doing="", progress=-1.0)
        then()
        self.show_state()

    def _teller(self, loop: asyncio.AbstractEventLoop) -> Tell:
        last = -1

        def tell(done: int, of: int) -> None:
            nonlocal last
            if self._stop.is_set():
                raise Enough
            percent = 100 * done // of if of else 0
            if percent != last:
                last = percent
                loop.call_soon_threadsafe(self._progressed, percent / 100)

        return tell

    def _progressed(self, progress: float) -> None:
        if self._state.doing:
            self._state = replace(self._state, progress=progress)
            self.show_state()

    def _tell(self, told: Callable[[], Finding]) -> None:
        self._state = replace(self._state, told=told)
        self.show_state()
        self.announced.emit(told().text, False)

    async def _load(self) -> None:
        if await self._threads.has_folder():
            place, backups = await self._threads.aside(_what_is_there)
            self._state = replace(self._state, place=place, backups=backups)
        self._state = replace(self._state, looked=True)
        self.show_state()

    # What comes of it

    def _backed_up(self, card: Backup) -> None:
        self._tell(lambda: Finding(words.backed_up(card)))
        self.refresh()

    def _ask_restore(self, card: Backup, loss: Loss) -> None:
        self._ask(lambda: words.loss_asked(card, loss, _today()), lambda: self._tasks.begin(self._restore(card.name)))

    async def _restore(self, name: str) -> None:
        await self._outside.before_restore()
        self._begin("restore", lambda maintenance, _: maintenance.restore(name), self._restored)

    def _restored(self, undo: int) -> None:
        self._tell(lambda: Finding(words.brought_back(undo)))
        self._changed()

    def _ask_take(self, offer: Offer) -> None:
        def take() -> None:
            self._begin("import", lambda maintenance, tell: maintenance.take(offer, tell), self._taken)

        self._ask(lambda: words.offer_asked(offer, _today()), None if offer.empty else take)

    def _taken(self, taken: Taken) -> None:
        self._tell(lambda: Finding(words.taken_text(taken)))
        self._changed()

    def _checked(self, health: Health) -> None:
        self._state = replace(self._state, health=health)
        self.show_state()
        self.announced.emit(sentences(*(finding.text for finding in words.health_findings(health))), False)

    def _moved(self, folder: Path) -> None:
        remembered = self._outside.moved(folder)
        self._tell(partial(_lies_elsewhere, folder, remembered))
        self._changed()

    def _copy_facts(self, facts: Mapping[str, str]) -> None:
        self._outside.copy(words.diagnostics_text({**self._outside.facts(), **facts}))
        self._tell(words.copied)

    def _ask(self, asked: Callable[[], Asked], yes: Callable[[], None] | None) -> None:
        self._state = replace(self._state, asked=asked, yes=yes)
        self.show_state()

    def _changed(self) -> None:
        self.refresh()
        self._tasks.begin(self._tell_others())

    async def _tell_others(self) -> None:
        await self._outside.changed()


STOPPABLE: Final = {"export", "import", "check", "recount", "look"}


def _what_is_there(folder: DataFolder) -> tuple[Place, Sequence[Backup]]:
    return folder.maintenance.place(), folder.maintenance.backups()


def _today() -> date:
    return datetime.now(UTC).astimezone().date()


def _why_not(place: Place | None) -> str:
    if place is None:
        return QCoreApplication.translate("Upkeep", "The data folder could not be opened: restart the program.")
    return said(place.obstacle) if place.obstacle else ""


def _doing(key: str) -> str:
    match key:
        case "backup":
            return QCoreApplication.translate("Upkeep", "Making a backup …")
        case "restore":
            return QCoreApplication.translate("Upkeep", "Restoring the backup …")
        case "export":
            return QCoreApplication.translate("Upkeep", "Exporting …")
        case "import":
            return QCoreApplication.translate("Upkeep", "Importing …")
        case "check":
            return QCoreApplication.translate("Upkeep", "Checking everything …")
        case "recount":
            return QCoreApplication.translate("Upkeep", "Recounting …")
        case "move":
            return QCoreApplication.translate("Upkeep", "Moving there …")
        case "look":
            return QCoreApplication.translate("Upkeep", "Checking …")
    return ""


def _there_already(name: str) -> Finding:
    text = QCoreApplication.translate("Upkeep", "%1 already exists: choose another name.")
    return Finding(filled(text, name), wrong=True)


def _stopped() -> Finding:
    return Finding(QCoreApplication.translate("Upkeep", "Stopped. Nothing was changed."))


def _lies_elsewhere(folder: Path, remembered: bool) -> Finding:
    text = filled(QCoreApplication.translate("Upkeep", "Everything is in %1 now; the old files stay."), folder)
    if remembered:
        return Finding(text)
    hint = QCoreApplication.translate("Upkeep", "The next start won't know it: start with --data %1.")
    return Finding(sentences(text, filled(hint, folder)), wrong=True)
