"""The list of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QDate, QLocale, QObject, Signal, Slot

from speicherstadt_app import words
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.rules import Progress
from speicherstadt_app.games import registry
from speicherstadt_app.store.shapes import GameEntry
from speicherstadt_app.ui.data_folder import DataFolder
from speicherstadt_app.ui.home.purses import purses_of
from speicherstadt_app.ui.home.tags import counts, tag_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.seats import faces_of, names_of, signs_of
from speicherstadt_app.ui.threads import FolderThreads, Tasks
from speicherstadt_app.ui.values import Records, for_qml
from speicherstadt_app.words.phrases import filled, listed, points, sentences

Change = Callable[[DataFolder], None]

FILTERS: Final = ("unfinished", "finished", "trash")


@dataclass(frozen=True, slots=True)
class GameRow:
    gameId: str
    title: str
    subtitle: str
    date: str
    game: str
    """Which one it is, where there are several."""
    art: str
    """Of the chapter that it has reached, or of the game."""
    state: str
    trashed: bool
    seats: Records
    canOpen: bool
    canReplay: bool
    tag: str
    """What it was besides an ordinary game."""
    note: str
    spoken: str


@for_qml
class Games(QObject):
    filterChanged = Signal()
    gameChanged = Signal()
    loadingChanged = Signal()
    emptyTextChanged = Signal()
    retranslated = Signal()
    openAsked = Signal(str, arguments=["gameId"])
    changed = Signal()
    """A game went into the trash, out of it, or was given up."""

    def __init__(self, threads: FolderThreads, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads = threads
        self._tasks = tasks
        self._filter = FILTERS[0]
        self._game = 0
        self._loading = False
        self._rows = RowModel(GameRow, lambda row: row.gameId, self)

    @Property(QObject, constant=True)
    def rows(self) -> QObject:
        return self._rows

    def _get_filter(self) -> str:
        return self._filter

    def _set_filter(self, wanted: str) -> None:
        if wanted in FILTERS and wanted != self._filter:
            self._filter = wanted
            self.filterChanged.emit()
            self.emptyTextChanged.emit()
            self.refresh()

    filter = Property(str, _get_filter, _set_filter, notify=filterChanged)

    @Property(list, notify=retranslated)
    def titles(self) -> list[str]:
        """All games, and each one; a choice only where there are several."""
        return [QCoreApplication.translate("Games", "All games"), *(card.title for card in registry.cards())]

    def _get_game(self) -> int:
        return self._game

    def _set_game(self, wanted: int) -> None:
        if 0 <= wanted <= len(registry.cards()) and wanted != self._game:
            self._game = wanted
            self.gameChanged.emit()
            self.refresh()

    game = Property(int, _get_game, _set_game, notify=gameChanged)

    @Property(bool, notify=loadingChanged)
    def loading(self) -> bool:
        return self._loading

    @Property(str, notify=emptyTextChanged)
    def emptyText(self) -> str:
        match self._filter:
            case "unfinished":
                return QCoreApplication.translate("Games", "No unfinished game: begin a new one.")
            case "finished":
                return QCoreApplication.translate("Games", "No game has been finished yet.")
        return QCoreApplication.translate("Games", "The trash is empty. Games stay in it for 30 days.")

    @Slot(str)
    def open(self, gameId: str) -> None:
        self.openAsked.emit(gameId)

    def look_at(self, game: str) -> None:
        """The unfinished ones of a game, by its id."""
        here = [card.id for card in registry.cards()]
        if game in here:
            self._set_filter(FILTERS[0])
            self._set_game(here.index(game) + 1)

    @Slot(str)
    def trash(self, gameId: str) -> None:
        self._tasks.begin(self._change(lambda folder: folder.trash(gameId)))

    @Slot(str)
    def restore(self, gameId: str) -> None:
        self._tasks.begin(self._change(lambda folder: folder.take_from_trash(gameId)))

    @Slot(str)
    def abandon(self, gameId: str) -> None:
        """End it without a result."""
        self._tasks.begin(self._change(lambda folder: folder.abandon(gameId)))

    def retranslate(self) -> None:
        self.retranslated.emit()
        self.emptyTextChanged.emit()
        self.refresh()

    def refresh(self) -> None:
        self._tasks.begin(self._load())

    async def _change(self, change: Change) -> None:
        await self._threads.ask(change)
        await self._load()
        self.changed.emit()

    async def _load(self) -> None:
        self._set_loading(True)
        wanted, game = self._filter, self._game
        only = registry.cards()[game - 1].id if game else ""
        trashed = wanted == "trash"
        cards = await self._threads.ask(lambda folder: folder.cards(None if trashed else wanted, trashed=trashed))
        if (wanted, game) == (self._filter, self._game):
            today = datetime.now(UTC).astimezone().date()
            self._rows.show([row_of(card, today) for card in cards or () if not only or card.game == only])
            self._set_loading(False)

    def _set_loading(self, loading: bool) -> None:
        if loading != self._loading:
            self._loading = loading
            self.loadingChanged.emit()


def row_of(card: GameEntry, today: date) -> GameRow:
    if not card.whole:
        return _damaged(card)
    names = listed(names_of(card.game, card.players))
    missing = _missing(card.game)
    told = missing or _told(card)
    game = _title(card.game) if len(registry.FOLDERS) > 1 and not missing else ""
    tag = tag_of(card)
    note = "" if counts(card) else QCoreApplication.translate("Games", "does not count")
    day = day_text(card.played_at, today)
    return GameRow(
        gameId=card.id,
        title=names,
        subtitle=told,
        date=day,
        game=game,
        art=_art(card) if not missing else "",
        state=card.state,
        trashed=card.trashed_at is not None,
        seats=_seats(card),
        canOpen=card.state == "unfinished" and not missing,
        canReplay=card.state == "finished" and not missing,
        tag=tag,
        note=note,
        spoken=sentences(names, game, told, day, tag, note),
    )


def _missing(game: str) -> str:
    """Why games of this kind can't be opened here; nothing if they can."""
    if game not in registry.FOLDERS:
        text = QCoreApplication.translate("Games", "“%1” is a game that this program does not have.")
    elif game in registry.broken():
        text = QCoreApplication.translate("Games", "The game “%1” is incomplete: reinstall the program.")
    else:
        return ""
    return filled(text, game)


def _title(game: str) -> str:
    return registry.card(game).title


def _told(card: GameEntry) -> str:
    """How it ended, or how far it is."""
    if card.state == "finished":
        return _result(card)
    kept = card.progress
    try:
        return words.of(card.game).progress.where(Progress(kept.chapter, kept.round, kept.rounds))
    except EngineError:
        return ""


def _art(card: GameEntry) -> str:
    """A drawing of one colour."""
    try:
        return words.of(card.game).progress.chapter_art(card.progress.chapter)
    except EngineError:
        return ""


def _damaged(card: GameEntry) -> GameRow:
    title = QCoreApplication.translate("Games", "A damaged game")
    note = QCoreApplication.translate("Games", "Restart the program: it will be repaired as far as possible.")
    return GameRow(
        gameId=card.id,
        title=title,
        subtitle="",
        date="",
        game="",
        art="",
        state="damaged",
        trashed=False,
        seats=[],
        canOpen=False,
        canReplay=False,
        tag="",
        note=note,
        spoken=sentences(title, note),
    )


def _result(card: GameEntry) -> str:
    """'Anna won, 31 points'; of who played alone the grade, 'Good, 31 points'."""
    best = points(max(card.progress.scores))
    if card.grade:
        reached = words.of(card.game).telling.grade(card.grade)
        return filled(
            QCoreApplication.translate("Games", "%1, %2", "what one player alone has reached, points"), reached, best
        )
    if not card.winners:
        return best
    names = names_of(card.game, card.players)
    who = listed([names[seat] for seat in card.winners])
    if len(card.winners) > 1:
        return filled(QCoreApplication.translate("Games", "%1 share the victory, %2"), who, best)
    return filled(QCoreApplication.translate("Games", "%1 won, %2"), who, best)


def _seats(card: GameEntry) -> Records:
    names, faces = names_of(card.game, card.players), faces_of(card.game, card.players)
    signs, purses = signs_of(card.players), purses_of(card.game, card.progress)
    scores = card.progress.scores
    return [
        {
            "sign": sign,
            "name": names[seat],
            "art": faces[seat],
            "score": scores[seat] if seat < len(scores) else 0,
            "purse": purses[seat] if seat < len(purses) else 0,
            "winner": seat in card.winners,
        }
        for seat, sign in enumerate(signs)
    ]


def day_text(moment: str, today: date) -> str:
    """A moment in UTC as a day of this place, in words of the window's language."""
    try:
        day = datetime.fromisoformat(moment).astimezone().date()
    except ValueError:
        return ""
    if day == today:
        return QCoreApplication.translate("Games", "Today")
    if (today - day).days == 1:
        return QCoreApplication.translate("Games", "Yesterday")
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
