"""The shelf of a game's boxes: bring a file in, look into it, name it, remove it, and write a table out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QLocale, QObject, QUrl, Signal, Slot

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.ui.folders import FilePlaces
from speicherstadt_app.ui.home.own_values import KeptBox, kept_boxes
from speicherstadt_app.ui.home.profiles import name_flaw
from speicherstadt_app.ui.pages import Page
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.boxes import Lines, Plan, Table, beginning, boxes_of, name_from
from speicherstadt_app.words.phrases import filled, sentences
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.pages import PageContext
    from speicherstadt_app.words.boxes import Block, Row

SUFFIX: Final = ".csv"
STANDARD: Final = ""
"""The key of the standard box, which is kept nowhere."""
MOST: Final = 100
"""Boxes on the shelf. All of them go into one part of an export, which has at most 1 MiB."""
Say = Callable[[], str]


@dataclass(frozen=True, slots=True)
class BoxRow:
    key: str
    title: str
    note: str
    chosen: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class ShelfValues:
    """The box that is looked into, and what came of the last thing that was done."""

    heading: str = ""
    hint: str = ""
    about: str = ""
    save: str = ""
    told: str = ""
    wrong: bool = False
    title: str = ""
    note: str = ""
    own: bool = False
    blocks: Records = field(default_factory=list)
    asks: bool = False
    question: str = ""


@for_qml
class ShownBox(Values[ShelfValues], values=ShelfValues):
    pass


@for_qml
class Shelf(Page):
    changed = Signal()

    def __init__(self, context: PageContext, game_id: str) -> None:
        super().__init__(context)
        boxes = boxes_of(game_id)
        assert boxes is not None
        self._game = game_id
        self._boxes = boxes
        self._rows = RowModel(BoxRow, lambda row: row.key, self)
        self._shown = ShownBox(ShelfValues(), self)
        self._kept: list[KeptBox] = []
        self._chosen = STANDARD
        self._told: Say = str
        self._wrong = False
        self._asks = False
        self._places = FilePlaces()
        self._show()

    # What QML sees

    @Property(QObject, constant=True)
    def rows(self) -> QObject:
        return self._rows

    @Property(ShownBox, constant=True)
    def shown(self) -> ShownBox:
        return self._shown

    # What QML may do

    @Slot(str)
    def choose(self, key: str) -> None:
        """Look into that one."""
        if key == STANDARD or any(kept.key == key for kept in self._kept):
            if key != self._chosen:
                self._told, self._wrong = str, False
            self._chosen, self._asks = key, False
            self._show()

    @Slot(QUrl)
    def bringIn(self, file: QUrl) -> None:
        self.context.tasks.begin(self._bring_in(self._places.named(file)))

    @Slot(QUrl)
    def writeTo(self, file: QUrl) -> None:
        """The box that is looked into, as a file to change."""
        path = self._places.named(file)
        if path.suffix.lower() != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
            if path.exists():
                self._tell(partial(_there_already, path.name), wrong=True)
                return
        self.context.tasks.begin(self._write(path))

    @Slot(str)
    def rename(self, name: str) -> None:
        name = name.strip()
        if self._chosen == STANDARD or name == self._boxes.title(self._box()):
            return
        if name_flaw(name):
            self._tell(partial(name_flaw, name), wrong=True)
            return
        again = self._boxes.read(self._boxes.write(self._box()).encode(), name)
        self.context.tasks.begin(self._keep(again, _renamed))

    @Slot()
    def remove(self) -> None:
        """Asks first."""
        self._asks = self._chosen != STANDARD
        self._show()

    @Slot(bool)
    def answer(self, yes: bool) -> None:
        asked, self._asks = self._asks, False
        self._show()
        if asked and yes:
            self.context.tasks.begin(self._remove(self._chosen, self._boxes.title(self._box())))

    @Slot(result=str)
    def startFolder(self) -> str:
        """Where somebody who names a file begins to look."""
        return self._places.start_address()

    @Slot(result=str)
    def suggestion(self) -> str:
        """Where the table might be written."""
        name = "".join(c if c.isalnum() or c in " -_" else "_" for c in self._name()) or self._game
        return self._places.address_of(f"{name}{SUFFIX}")

    # What Python may do

    def open(self, about: str) -> None:
        self._told, self._wrong, self._asks = str, False, False
        self._chosen = about
        self.context.tasks.begin(self._load())

    def retranslate(self) -> None:
        self._show()

    # What takes a moment

    async def _load(self) -> None:
        found = await self.context.threads.ask(lambda folder: kept_boxes(folder, self._game, self._boxes))
        self._kept = found or []
        if all(kept.key != self._chosen for kept in self._kept):
            self._chosen = STANDARD
        self._show()
        self.changed.emit()

    async def _bring_in(self, path: Path) -> None:
        if not await self.context.threads.has_folder():
            self._tell(_nothing_is_kept, wrong=True)
            return
        try:
            data = await self.context.threads.alone(lambda: beginning(self._boxes, path))
            box = self._boxes.read(data, name_from(self._boxes, path))
            # It is kept as it is written, which may be larger than the file was.
            self._boxes.read(self._boxes.write(box).encode(), self._boxes.title(box))
        except OSError:
            self._tell(partial(_unreadable, path.name), wrong=True)
        except Unreadable as flaw:
            self._tell(partial(self.flawed, path.name, flaw), wrong=True)
        else:
            key = self._boxes.key(box)
            if len(self._kept) >= MOST and all(kept.key != key for kept in self._kept):
                self._tell(lambda: filled(self._boxes.titles().full, MOST), wrong=True)
                return
            self._chosen = key
            await self._keep(box, _brought_in)

    async def _keep(self, box: Any, told: Callable[[str], str]) -> None:
        key, name, text = self._boxes.key(box), self._boxes.title(box), self._boxes.write(box)

        def kept(folder: DataFolder) -> bool:
            folder.keep_box(self._game, key, name, text)
            return True

        if await self.context.threads.ask(kept):
            await self._load()
            self._tell(partial(told, name))

    async def _remove(self, key: str, name: str) -> None:
        def removed(folder: DataFolder) -> bool:
            folder.remove_box(self._game, key)
            return True

        if await self.context.threads.ask(removed):
            self._chosen = STANDARD
            await self._load()
            self._tell(partial(_removed, name))

    async def _write(self, path: Path) -> None:
        # A spreadsheet splits cells where numbers have no comma.
        separator = "," if QLocale().decimalPoint() == "." else ";"
        text = self._boxes.write(self._box(), separator)
        try:
            await self.context.threads.alone(lambda: path.write_text(text, "utf-8"))
        except OSError:
            self._tell(partial(_unwritable, path.name), wrong=True)
        else:
            self._tell(partial(_written, path.name))

    # What there is to say

    def _tell(self, told: Say, *, wrong: bool = False) -> None:
        self._told, self._wrong = told, wrong
        self._show()
        self.context.announce(told(), False)

    def flawed(self, name: str, why: Unreadable) -> str:
        return filled(tr("Boxes", "%1 can't be played with. %2"), name, self._boxes.flaw(why))

    def _box(self) -> Any:
        return next((kept.box for kept in self._kept if kept.key == self._chosen), self._boxes.standard())

    def _name(self) -> str:
        return "" if self._chosen == STANDARD else self._boxes.title(self._box())

    def _show(self) -> None:
        boxes = self._boxes
        titles = boxes.titles()
        standard = KeptBox(STANDARD, boxes.standard())
        self._rows.show([self._row(kept) for kept in (standard, *self._kept)])
        box = self._box()
        self._shown.show(
            ShelfValues(
                heading=titles.title,
                hint=titles.note,
                about=titles.about,
                save=titles.save,
                told=self._told(),
                wrong=self._wrong,
                title=boxes.title(box),
                note=boxes.note(box),
                own=self._chosen != STANDARD,
                blocks=[_block(block) for block in boxes.shown(box)],
                asks=self._asks,
                question=filled(tr("Boxes", "Remove %1?"), self._name()),
            )
        )

    def _row(self, kept: KeptBox) -> BoxRow:
        title, note = self._boxes.title(kept.box), self._boxes.note(kept.box)
        return BoxRow(kept.key, title, note, kept.key == self._chosen, sentences(title, note))


def _block(block: Block) -> dict[str, object]:
    match block:
        case Table(heading, columns, rows):
            heads = [{"title": column.title, "art": column.art} for column in columns]
            return {"sort": "table", "heading": heading, "columns": heads, "rows": [_table_row(row) for row in rows]}
        case Lines(heading, texts):
            return {"sort": "lines", "heading": heading, "texts": list(texts)}
        case Plan(heading, rows, spoken):
            return {"sort": "plan", "heading": heading, "plan": list(rows), "spoken": spoken}


def _table_row(row: Row) -> dict[str, object]:
    return {"title": row.title, "counts": list(row.cells), "total": row.total, "spoken": row.spoken}


def _brought_in(name: str) -> str:
    return filled(tr("Boxes", "%1 can be played with: choose it for a new game."), name)


def _renamed(name: str) -> str:
    return filled(tr("Boxes", "It is called %1 now."), name)


def _removed(name: str) -> str:
    return filled(tr("Boxes", "%1 is removed. Games that were played with it stay."), name)


def _written(name: str) -> str:
    return filled(
        tr("Boxes", "%1 is written: change it in a spreadsheet, then add it here."),
        name,
    )


def _unreadable(name: str) -> str:
    return filled(tr("Boxes", "%1 can't be read: choose another file."), name)


def _unwritable(name: str) -> str:
    return filled(tr("Boxes", "%1 can't be written there: choose another folder."), name)


def _there_already(name: str) -> str:
    return filled(tr("Boxes", "There is a %1 already: choose another name."), name)


def _nothing_is_kept() -> str:
    return tr("Boxes", "Nothing can be kept this time: choose another folder for your data first.")
