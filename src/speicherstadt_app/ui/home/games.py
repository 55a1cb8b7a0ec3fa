"""The games on the shelf, for the list of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QDate, QLocale, QObject, Signal, Slot

from speicherstadt_app.games.speicherstadt.words.progress import progress_of, rounds_of, season_of, where
from speicherstadt_app.store.shapes import GameEntry
from speicherstadt_app.ui.cabinet import Cabinet
from speicherstadt_app.ui.home.tags import counts, tag_of
from speicherstadt_app.ui.opponents import name_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.seats import art_of, signs_of
from speicherstadt_app.ui.threads import Desk, Tasks
from speicherstadt_app.ui.values import Records, for_qml
from speicherstadt_app.words.phrases import filled, listed, points, sentences

Change = Callable[[Cabinet], None]

FILTERS: Final = ("unfinished", "finished", "trash")


@dataclass(frozen=True, slots=True)
class GameRow:
    gameId: str
    title: str
    subtitle: str
    date: str
    season: str
    round: int
    rounds: int
    state: str
    trashed: bool
    seats: Records
    canOpen: bool
    tag: str
    """What it was besides an ordinary game."""
    note: str
    spoken: str


@for_qml
class Games(QObject):
    filterChanged = Signal()
    loadingChanged = Signal()
    emptyTextChanged = Signal()
    openAsked = Signal(str, arguments=["gameId"])
    changed = Signal()
    """A game went into the trash, out of it, or was given up."""

    def __init__(self, desk: Desk, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._tasks = tasks
        self._filter = FILTERS[0]
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
        return QCoreApplication.translate("Games", "The trash is empty. Games lie in it for 30 days.")

    @Slot(str)
    def open(self, gameId: str) -> None:
        self.openAsked.emit(gameId)

    @Slot(str)
    def trash(self, gameId: str) -> None:
        self._tasks.begin(self._change(lambda cabinet: cabinet.trash(gameId)))

    @Slot(str)
    def restore(self, gameId: str) -> None:
        self._tasks.begin(self._change(lambda cabinet: cabinet.take_from_trash(gameId)))

    @Slot(str)
    def abandon(self, gameId: str) -> None:
        """End it without a result."""
        self._tasks.begin(self._change(lambda cabinet: cabinet.abandon(gameId)))

    def refresh(self) -> None:
        self._tasks.begin(self._load())

    async def _change(self, change: Change) -> None:
        await self._desk.ask(change)
        await self._load()
        self.changed.emit()

    async def _load(self) -> None:
        self._set_loading(True)
        wanted = self._filter
        trashed = wanted == "trash"
        cards = await self._desk.ask(lambda cabinet: cabinet.cards(None if trashed else wanted, trashed=trashed))
        if wanted == self._filter:
            today = datetime.now(UTC).astimezone().date()
            self._rows.show([row_of(card, today) for card in cards or ()])
            self._set_loading(False)

    def _set_loading(self, loading: bool) -> None:
        if loading != self._loading:
            self._loading = loading
            self.loadingChanged.emit()


def row_of(card: GameEntry, today: date) -> GameRow:
    if not card.whole:
        return _damaged(card)
    players = len(card.players)
    rounds = rounds_of(players)
    completed = card.progress.facts.get("rounds", 0)
    number = min((completed if isinstance(completed, int) else 0) + 1, rounds)
    names = [name_of(player) for player in card.players]
    subtitle = _result(card) if card.state == "finished" else where(progress_of(players, number))
    tag = tag_of(card)
    note = "" if counts(card) else QCoreApplication.translate("Games", "does not count")
    day = day_text(card.played_at, today)
    return GameRow(
        gameId=card.id,
        title=listed(names),
        subtitle=subtitle,
        date=day,
        season=season_of(players, number),
        round=number,
        rounds=rounds,
        state=card.state,
        trashed=card.trashed_at is not None,
        seats=_seats(card),
        canOpen=card.state == "unfinished",
        tag=tag,
        note=note,
        spoken=sentences(listed(names), subtitle, day, tag, note),
    )


def _damaged(card: GameEntry) -> GameRow:
    title = QCoreApplication.translate("Games", "A damaged game")
    note = QCoreApplication.translate("Games", "Start the program again: it will be repaired as far as possible.")
    return GameRow(
        card.id, title, "", "", "winter", 0, 0, "damaged", False, [], False, "", note, sentences(title, note)
    )


def _result(card: GameEntry) -> str:
    """'Anna won, 31 points'"""
    who = listed([name_of(card.players[seat]) for seat in card.winners])
    best = points(max(card.progress.scores))
    if len(card.winners) > 1:
        return filled(QCoreApplication.translate("Games", "%1 share the victory, %2"), who, best)
    return filled(QCoreApplication.translate("Games", "%1 won, %2"), who, best)


def _seats(card: GameEntry) -> Records:
    coins = card.progress.facts.get("coins", ())
    held = coins if isinstance(coins, list | tuple) else ()
    return [
        {
            "seat": sign,
            "name": name_of(player),
            "art": art_of(player),
            "score": card.progress.scores[seat],
            "coins": held[seat] if seat < len(held) else 0,
            "winner": seat in card.winners,
        }
        for seat, (player, sign) in enumerate(zip(card.players, signs_of(card.players), strict=True))
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
