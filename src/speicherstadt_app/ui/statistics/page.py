"""The statistics page: what is asked for, what is shown, what is taken along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, QStandardPaths, QUrl, Slot

from speicherstadt_app.store.shapes import Choices, Filter
from speicherstadt_app.ui.clipboard import copy
from speicherstadt_app.ui.pages import House, Page
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.seats import GAME
from speicherstadt_app.ui.statistics import filters, tables
from speicherstadt_app.ui.statistics.counting import Counting
from speicherstadt_app.ui.statistics.numbers import whole
from speicherstadt_app.ui.statistics.sections import SECTIONS, WANTED, Paper, papers, section_titles
from speicherstadt_app.ui.statistics.source import Cell
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import counted, filled

if TYPE_CHECKING:
    from speicherstadt_app.ui.cabinet import Cabinet

FORMS: Final = ("csv", "json")


@dataclass(frozen=True, slots=True)
class StatisticsValues:
    state: str = "loading"
    """`loading`, `counting`, `none` (no game was ever finished), `nothing` (none passes the filters), `shown`."""
    progress: float = 0.0
    person: str = ""
    counted: str = ""
    section: int = 0
    sections: list[str] = field(default_factory=list)
    filters: Records = field(default_factory=list)
    filtered: bool = False
    asTables: bool = False
    answered: int = 0
    """Which question is answered by what is shown, counted from 1."""
    told: str = ""
    """What came of a copy or an export."""
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class PaperRow:
    """A paper as QML lays it out."""

    key: str
    title: str
    kind: str
    wide: bool
    note: str
    picture: dict[str, Any]
    headings: list[str]
    numbers: list[bool]
    rows: list[list[str]]
    more: str


@for_qml
class StatisticsNow(Values[StatisticsValues], values=StatisticsValues):
    pass


@dataclass(frozen=True, slots=True)
class Found:
    """What the folder has answered, and how it is laid out."""

    today: str
    choices: Choices
    overview: Mapping[str, Cell]
    papers: Sequence[Paper]
    rows: Sequence[PaperRow]


@for_qml
class Statistics(Page):
    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._now = StatisticsNow(StatisticsValues(), self)
        self._person = ""
        self._asked = Filter(GAME)
        self._wish = 0
        """Counts questions: the answer to an older one is not wanted any more."""
        self._found: Found | None = None
        self._rows = RowModel(PaperRow, lambda row: row.key, self)
        self._counting = Counting(house, lambda done: self._show(state="counting", progress=done), self)

    @Property(StatisticsNow, constant=True)
    def now(self) -> StatisticsNow:
        return self._now

    @Property(QObject, constant=True)
    def papers(self) -> QObject:
        return self._rows

    # As a page

    def open(self, about: str) -> None:
        """About a person, by id; else about who plays."""
        current = self.house.profiles.current
        person = about or (current.id if current else "")
        if person != self._person:
            self._asked = Filter(GAME)
            self._found = None
            self._now.show(StatisticsValues(asTables=self._now.value.asTables))
        self._person = person
        self._show(told="", wrong=False)
        self._ask()

    def retranslate(self) -> None:
        self._show(told="")
        if self._found is not None:
            self._ask()

    def stop(self) -> None:
        self._counting.stop()

    # What QML may do

    @Slot(int)
    def chooseSection(self, index: int) -> None:
        if 0 <= index < len(SECTIONS) and index != self._now.value.section:
            self._show(section=index, told="")
            self._ask()

    @Slot(str, int)
    def choose(self, key: str, index: int) -> None:
        """An option of a filter."""
        for one in self._filters():
            if one.key == key:
                self._asked = filters.changed(self._asked, one, index)
                self._ask()

    @Slot()
    def clear(self) -> None:
        """All games that count."""
        self._asked = Filter(GAME)
        self._ask()

    @Slot(bool)
    def showTables(self, wanted: bool) -> None:
        self._show(asTables=wanted)

    @Slot(str)
    def copyTable(self, key: str) -> None:
        """All rows of a table, onto the clipboard."""
        for paper in self._found.papers if self._found else ():
            if paper.key == key:
                copy(tables.as_text(paper.twin))
                self._tell(filled(QCoreApplication.translate("Figures", "“%1” is on the clipboard."), paper.title))

    @Slot(int)
    def openGame(self, number: int) -> None:
        """To look at it again, by its number in a table."""
        self.house.tasks.begin(self._open_game(number))

    @Slot(str, result=QUrl)
    def suggestion(self, form: str) -> QUrl:
        """A name for a file of all tables."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = filled(
            QCoreApplication.translate("Figures", "Statistics of %1", "a file's name"), self._now.value.person
        )
        harmless = "".join(sign if sign.isalnum() or sign in " -_" else "-" for sign in name)
        return QUrl.fromLocalFile(str(Path(folder) / f"{harmless}.{form}"))

    @Slot(QUrl, str)
    def writeTo(self, file: QUrl, form: str) -> None:
        """All tables, of the games that pass the filters."""
        if form in FORMS:
            self.house.tasks.begin(self._write(Path(file.toLocalFile()), form))

    # Asking

    def _ask(self) -> None:
        self._wish += 1
        self.house.tasks.begin(self._answer(self._wish))

    async def _answer(self, wish: int) -> None:
        await self._counting.ensure()
        person, asked, section = self._person, self._asked, SECTIONS[self._now.value.section]

        def question(cabinet: Cabinet) -> Found | None:
            if wish != self._wish:
                return None
            figures, today = cabinet.figures, cabinet.figures.today()
            wanted = ("overview", *(name for name in WANTED[section] if name != "overview"))
            found = figures.tables(person, asked, wanted)
            told = {str(row[0]): row[1] for row in found["overview"].rows}
            # In this thread too: thousands of games in words take longer than a frame.
            laid_out = papers(section, found, today) if told["games"] else []
            return Found(
                today, figures.choices(person, asked.game_id), told, laid_out, [_row(paper) for paper in laid_out]
            )

        found = await self.house.desk.ask(question)
        if found is not None and wish == self._wish:
            self._found = found
            self._lay_out()

    async def _open_game(self, number: int) -> None:
        game_id = await self.house.desk.ask(lambda cabinet: cabinet.figures.game_id(number))
        if game_id:
            self.house.open("replay", game_id)

    async def _write(self, path: Path, form: str) -> None:
        person, asked = self._person, self._asked

        def written(cabinet: Cabinet) -> bool:
            told = cabinet.figures.as_csv if form == "csv" else cabinet.figures.as_json
            try:
                path.write_bytes(told(person, asked).encode())
            except OSError:
                return False
            return True

        if await self.house.desk.ask(written):
            self._tell(filled(QCoreApplication.translate("Figures", "All tables are in %1."), path.name))
        else:
            text = QCoreApplication.translate("Figures", "%1 could not be written: choose another place.")
            self._tell(filled(text, path.name), wrong=True)

    # Showing

    def _filters(self) -> list[filters.Choice]:
        return filters.filters(self._found.choices, self._found.today) if self._found else []

    def _lay_out(self) -> None:
        if self._found is None:
            return
        told = self._found.overview
        games = int(told["games"] or 0)
        some = self._found.choices.first_day is not None
        self._show(
            state="shown" if games else "nothing" if some else "none",
            person=self._name(),
            counted=self._counted_text(games, sum(int(n or 0) for why, n in told.items() if why.startswith("apart_"))),
            sections=list(section_titles().values()),
            filters=filters.shown(self._filters(), self._asked),
            filtered=self._asked != Filter(GAME),
        )
        self._rows.show(self._found.rows)
        self._show(answered=self._wish)

    def _counted_text(self, games: int, apart: int) -> str:
        """'52 counted games · 6 shown apart'"""
        if self._asked.which == "counted":
            text = counted(QCoreApplication.translate("Figures", "%n game(s) that count", "", games), games)
        else:
            text = counted(QCoreApplication.translate("Figures", "%n game(s)", "", games), games)
        if apart and self._asked.which == "counted":
            text += " · " + filled(QCoreApplication.translate("Figures", "%1 apart"), whole(apart))
        return text

    def _name(self) -> str:
        return self.house.profiles.name_of(self._person)

    def _tell(self, text: str, *, wrong: bool = False) -> None:
        self._show(told=text, wrong=wrong)
        self.house.announce(text, wrong)

    def _show(self, **values: Any) -> None:
        self._now.show(replace(self._now.value, **values))


def _row(paper: Paper) -> PaperRow:
    shown = paper.twin.texts(tables.MOST_SHOWN)
    more = ""
    if len(shown) < len(paper.twin):
        text = QCoreApplication.translate("Figures", "The first %1 of %2 rows; all of them are copied and exported.")
        more = filled(text, whole(len(shown)), whole(len(paper.twin)))
    return PaperRow(
        key=paper.key,
        title=paper.title,
        kind=paper.kind,
        wide=paper.wide,
        note=paper.note,
        picture=paper.picture,
        headings=paper.twin.headings,
        numbers=paper.twin.numbers,
        rows=shown,
        more=more,
    )
