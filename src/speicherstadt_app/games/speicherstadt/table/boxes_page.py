"""The page of boxes of one's own: bring a file in, look into it, name it, remove it, and write a table out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QLocale, QObject, QUrl, Signal, Slot

from speicherstadt_app.engine.names import LONGEST_NAME, why_not_a_name
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.extras.box_file import LARGEST, read_box, write_box
from speicherstadt_app.games.speicherstadt.rules.box_changes import changes, counts
from speicherstadt_app.games.speicherstadt.rules.boxes import BoxFlaw, fingerprint
from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, Box, standard_box
from speicherstadt_app.games.speicherstadt.table.box_shelf import STANDARD, Kept, boxes_in, keep
from speicherstadt_app.games.speicherstadt.words import setting_up as words
from speicherstadt_app.ui.folders import FilePlaces
from speicherstadt_app.ui.home.profiles import name_flaw
from speicherstadt_app.ui.pages import Page
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled, listed, sentences
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.pages import PageContext

SUFFIX: Final = ".csv"
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
class BoxValues:
    """The box that is looked into, and what came of the last thing that was done."""

    told: str = ""
    wrong: bool = False
    title: str = ""
    note: str = ""
    own: bool = False
    seasons: Records = field(default_factory=list)
    kinds: Records = field(default_factory=list)
    changes: Records = field(default_factory=list)
    staying: Records = field(default_factory=list)
    unsure: Records = field(default_factory=list)
    asks: bool = False
    question: str = ""


@for_qml
class ShownBox(Values[BoxValues], values=BoxValues):
    pass


@for_qml
class Boxes(Page):
    changed = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._rows = RowModel(BoxRow, lambda row: row.key, self)
        self._shown = ShownBox(BoxValues(), self)
        self._kept: list[Kept] = []
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
            self._chosen = key
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
        if name == self._box().name or self._chosen == STANDARD:
            return
        if name_flaw(name):
            self._tell(partial(name_flaw, name), wrong=True)
            return
        again = read_box(write_box(self._box()).encode(), name)
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
            self.context.tasks.begin(self._remove(self._chosen, self._box().name))

    @Slot(result=str)
    def startFolder(self) -> str:
        """Where somebody who names a file begins to look."""
        return self._places.start_address()

    @Slot(result=str)
    def suggestion(self) -> str:
        """Where the table might be written."""
        name = "".join(c if c.isalnum() or c in " -_" else "_" for c in self._box().name) or "speicherstadt"
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
        self._kept = await self.context.threads.ask(boxes_in) or []
        if all(kept.key != self._chosen for kept in self._kept):
            self._chosen = STANDARD
        self._show()
        self.changed.emit()

    async def _bring_in(self, path: Path) -> None:
        if not await self.context.threads.has_folder():
            self._tell(_nothing_is_kept, wrong=True)
            return
        try:
            data = await self.context.threads.alone(lambda: _beginning(path))
            box = read_box(data, _name_from(path))
        except OSError:
            self._tell(partial(_unreadable, path.name), wrong=True)
        except BoxFlaw as flaw:
            self._tell(partial(flawed, path.name, flaw), wrong=True)
        else:
            if len(self._kept) >= MOST and all(kept.key != fingerprint(box) for kept in self._kept):
                self._tell(_too_many, wrong=True)
                return
            self._chosen = fingerprint(box)
            await self._keep(box, _brought_in)

    async def _keep(self, box: Box, told: Callable[[str], str]) -> None:
        if await self.context.threads.ask(lambda folder: keep(folder, box)):
            await self._load()
            self._tell(partial(told, box.name))

    async def _remove(self, key: str, name: str) -> None:
        def removed(folder: DataFolder) -> bool:
            folder.remove_box(CARD.id, key)
            return True

        if await self.context.threads.ask(removed):
            self._chosen = STANDARD
            await self._load()
            self._tell(partial(_removed, name))

    async def _write(self, path: Path) -> None:
        # A spreadsheet splits cells where numbers have no comma.
        separator = "," if QLocale().decimalPoint() == "." else ";"
        text = write_box(self._box(), separator)
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

    def _box(self) -> Box:
        return next((kept.box for kept in self._kept if kept.key == self._chosen), standard_box())

    def _show(self) -> None:
        standard = Kept(STANDARD, standard_box())
        self._rows.show([self._row(kept) for kept in (standard, *self._kept)])
        box = self._box()
        others = changes(box)
        question = filled(tr("Speicherstadt.Boxes", "Remove %1?"), box.name)
        self._shown.show(
            BoxValues(
                told=self._told(),
                wrong=self._wrong,
                title=words.title(box),
                note=_note(box),
                own=bool(box.name),
                seasons=[{"title": words.season_title(n), "key": season} for n, season in enumerate(SEASONS)],
                kinds=[_kind(kind, numbers) for kind, numbers in counts(box).items()],
                changes=[{"text": words.change_text(change)} for change in others],
                staying=[{"text": text} for text in words.staying_texts(box)],
                unsure=[{"text": text} for text in words.unsure_texts(box)],
                asks=self._asks,
                question=question,
            )
        )

    def _row(self, kept: Kept) -> BoxRow:
        title, note = words.title(kept.box), _note(kept.box)
        return BoxRow(kept.key, title, note, kept.key == self._chosen, sentences(title, note))


def _beginning(path: Path) -> bytes:
    with path.open("rb") as stream:
        return stream.read(LARGEST + 1)


def _name_from(path: Path) -> str:
    name = path.stem[:LONGEST_NAME].strip()
    return tr("Speicherstadt.Boxes", "Own card set") if why_not_a_name(name) else name


def _note(box: Box) -> str:
    parts = [words.changes_text(len(changes(box)))] if box.name else []
    return " · ".join([*parts, words.sure_text(box)])


def _kind(kind: str, numbers: list[int]) -> dict[str, object]:
    title = words.kind_title(kind)
    each = [f"{words.season_title(n)} {number}" for n, number in enumerate(numbers) if number]
    return {
        "title": title,
        "counts": [str(number) if number else "" for number in numbers],
        "total": str(sum(numbers)),
        "spoken": f"{title}: {listed(each)}",
    }


def _brought_in(name: str) -> str:
    return filled(tr("Speicherstadt.Boxes", "%1 can be played with: choose it for a new game."), name)


def _renamed(name: str) -> str:
    return filled(tr("Speicherstadt.Boxes", "It is called %1 now."), name)


def _removed(name: str) -> str:
    return filled(tr("Speicherstadt.Boxes", "%1 is removed. Games that were played with it stay."), name)


def _written(name: str) -> str:
    return filled(
        tr("Speicherstadt.Boxes", "%1 is written: change it in a spreadsheet, then add it here."),
        name,
    )


def flawed(name: str, flaw: BoxFlaw) -> str:
    return filled(tr("Speicherstadt.Boxes", "%1 can't be played with. %2"), name, words.flaw_text(flaw))


def _unreadable(name: str) -> str:
    return filled(tr("Speicherstadt.Boxes", "%1 can't be read: choose another file."), name)


def _unwritable(name: str) -> str:
    return filled(tr("Speicherstadt.Boxes", "%1 can't be written there: choose another folder."), name)


def _there_already(name: str) -> str:
    return filled(tr("Speicherstadt.Boxes", "There is a %1 already: choose another name."), name)


def _too_many() -> str:
    return filled(tr("Speicherstadt.Boxes", "There are %1 card sets already: remove one first."), MOST)


def _nothing_is_kept() -> str:
    return tr("Speicherstadt.Boxes", "Nothing can be kept this time: choose another folder for your data first.")
