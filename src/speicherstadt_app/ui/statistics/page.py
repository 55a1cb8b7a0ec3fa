"""The statistics page: what is asked for, what is shown, what is taken along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, QStandardPaths, QUrl, Slot

from speicherstadt_app.games.registry import cards
from speicherstadt_app.store.shapes import Choices, Filter
from speicherstadt_app.ui.clipboard import copy
from speicherstadt_app.ui.pages import Page, PageContext
from speicherstadt_app.ui.panorama import panorama_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.statistics import filters, tables, together
from speicherstadt_app.ui.statistics.counting import Counting
from speicherstadt_app.ui.statistics.numbers import games_and_wins, whole
from speicherstadt_app.ui.statistics.sections import Paper, papers, section_titles, wanted_of
from speicherstadt_app.ui.statistics.source import Cell, Figures
from speicherstadt_app.ui.statistics.words import Names
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import counted, filled, isolated

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder

FORMS: Final = ("csv", "json")
ALL: Final = ""
"""All games together, in place of the id of one."""


@dataclass(frozen=True, slots=True)
class StatisticsValues:
    state: str = "loading"
    """`loading`, `counting`, `none` (no game was ever finished), `nothing` (none passes the filters), `shown`."""
    progress: float = 0.0
    person: str = ""
    games: list[str] = field(default_factory=list)
    """All games together, and each one; a choice only where there are several."""
    game: int = 0
    panorama: dict[str, Any] = field(default_factory=dict)
    exports: bool = True
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
    tall: bool
    stretched: bool
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

    game: str
    """Whose figures they are, or `ALL`."""
    today: str
    choices: Choices
    overview: Mapping[str, Cell]
    papers: Sequence[Paper]
    rows: Sequence[PaperRow]


@for_qml
class Statistics(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._now = StatisticsNow(StatisticsValues(), self)
        self._person = ""
        games = [card.id for card in cards()]
        self._games = games if len(games) == 1 else [ALL, *games]
        self._asked = Filter(self._games[0])
        self._chosen = len(games) == 1
        """Whether somebody has said of which game; until then it is the one they played last."""
        self._wish = 0
        """Counts questions: the answer to an older one is not wanted any more."""
        self._found: Found | None = None
        self._rows = RowModel(PaperRow, lambda row: row.key, self)
        self._counting = Counting(context, lambda done: self._show(state="counting", progress=done), self)

    @Property(StatisticsNow, constant=True)
    def now(self) -> StatisticsNow:
        return self._now

    @Property(QObject, constant=True)
    def papers(self) -> QObject:
        return self._rows

    # As a page

    def open(self, about: str) -> None:
        """About a person, by id; else about who plays. With a game, if its id and a slash stand before it."""
        game, _, person = about.rpartition("/")
        current = self.context.profiles.current
        person = person or (current.id if current else "")
        if person != self._person:
            self._asked, self._chosen = Filter(self._games[0]), len(self._games) == 1
            self._found = None
            self._now.show(StatisticsValues(asTables=self._now.value.asTables))
        self._person = person
        if game and game in self._games:
            self._take(game)
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
        if 0 <= index < len(self._now.value.sections) and index != self._now.value.section:
            self._show(section=index, told="")
            self._ask()

    @Slot(int)
    def chooseGame(self, index: int) -> None:
        """Another game, or all together."""
        if 0 <= index < len(self._games) and self._games[index] != self._asked.game_id:
            self._take(self._games[index])
            self._show(told="")
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
        self._asked = Filter(self._asked.game_id)
        self._ask()

    @Slot()
    def openAchievements(self) -> None:
        """Of the same person."""
        self.context.open("achievements", self._person)

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
        self.context.tasks.begin(self._open_game(number))

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
            self.context.tasks.begin(self._write(Path(file.toLocalFile()), form))

    # Asking

    def _take(self, game: str) -> None:
        """From now on it is about that game."""
        self._chosen = True
        if game != self._asked.game_id:
            self._asked = Filter(game)
            self._show(section=0)

    def _ask(self) -> None:
        self._wish += 1
        self.context.tasks.begin(self._answer(self._wish))

    async def _answer(self, wish: int) -> None:
        await self._counting.ensure()
        person, asked, number, chosen = self._person, self._asked, self._now.value.section, self._chosen
        names_of = {one: self.context.profiles.name_of(one) for one in self.context.profiles.ids()}

        def question(folder: DataFolder) -> Found | None:
            if wish != self._wish:
                return None
            # In this thread too: thousands of games in words take longer than a frame.
            here = asked if chosen else Filter(together.played_last(folder.figures, person, self._games))
            if here.game_id == ALL:
                return _found_of_all(folder.figures, person, names_of)
            return _found(folder.figures, person, here, number)

        found = await self.context.threads.ask(question)
        if found is not None and wish == self._wish:
            self._found = found
            if not self._chosen:
                self._asked, self._chosen = Filter(found.game), found.game != ALL
            self._lay_out()

    async def _open_game(self, number: int) -> None:
        game_id = await self.context.threads.ask(lambda folder: folder.figures.game_id(number))
        if game_id:
            self.context.open("replay", game_id)

    async def _write(self, path: Path, form: str) -> None:
        person, asked = self._person, self._asked

        def written(folder: DataFolder) -> bool:
            told = folder.figures.as_csv if form == "csv" else folder.figures.as_json
            try:
                path.write_bytes(told(person, asked).encode())
            except OSError:
                return False
            return True

        if await self.context.threads.ask(written):
            self._tell(filled(QCoreApplication.translate("Figures", "All tables are in %1."), path.name))
        else:
            text = QCoreApplication.translate("Figures", "%1 could not be written: choose another place.")
            self._tell(filled(text, path.name), wrong=True)

    # Showing

    def _filters(self) -> list[filters.Choice]:
        if self._found is None or self._asked.game_id == ALL:
            return []
        return filters.filters(self._found.choices, self._found.today, Names(self._asked.game_id))

    def _lay_out(self) -> None:
        if self._found is None:
            return
        told = self._found.overview
        games = int(told.get("played") or told["games"] or 0)
        some = self._found.choices.first_day is not None
        game = self._asked.game_id
        apart = sum(int(count or 0) for why, count in told.items() if why.startswith("apart_"))
        self._show(
            state="shown" if games else "nothing" if some else "none",
            person=isolated(self._name()),
            counted=self._counted_text(games_and_wins(told)[0], apart),
            games=[together.title_of(one) if one else _all_games() for one in self._games],
            game=self._games.index(game),
            panorama=panorama_of(game),
            exports=game != ALL,
            sections=list(section_titles(Names(game), game).values()) if game != ALL else [],
            filters=filters.shown(self._filters(), self._asked),
            filtered=self._asked != Filter(self._asked.game_id),
        )
        self._rows.show(self._found.rows)
        self._show(answered=self._wish)

    def _counted_text(self, games: int, apart: int) -> str:
        """'52 counted games · 6 shown apart'"""
        if self._asked.which == "counted":
            text = counted(QCoreApplication.translate("Figures", "%n counted game(s)", "", games), games)
        else:
            text = counted(QCoreApplication.translate("Figures", "%n game(s)", "", games), games)
        if apart and self._asked.which == "counted":
            text += " · " + filled(QCoreApplication.translate("Figures", "%1 not counted"), whole(apart))
        return text

    def _name(self) -> str:
        return self.context.profiles.name_of(self._person)

    def _tell(self, text: str, *, wrong: bool = False) -> None:
        self._show(told=text, wrong=wrong)
        self.context.announce(text, wrong)

    def _show(self, **values: Any) -> None:
        self._now.show(replace(self._now.value, **values))


def _found(figures: Figures, person: str, asked: Filter, number: int) -> Found:
    """The papers of a part of one game's page, by its number."""
    today, names = figures.today(), Names(asked.game_id)
    parts = list(section_titles(names, asked.game_id))
    section = parts[min(number, len(parts) - 1)]
    wanted = ("overview", *(name for name in wanted_of(section, asked.game_id) if name != "overview"))
    found = figures.tables(person, asked, wanted)
    told = {str(row[0]): row[1] for row in found["overview"].rows}
    laid_out = papers(section, found, today, names) if told["games"] else []
    choices = figures.choices(person, asked.game_id)
    return Found(asked.game_id, today, choices, told, laid_out, [_row(paper) for paper in laid_out])


def _found_of_all(figures: Figures, person: str, names_of: Mapping[str, str]) -> Found:
    """What adds up over all games, and the rates of each."""
    told = figures.all_games(person)
    here = {card.id for card in cards()}
    overviews = {}
    for one in told.games:
        if one.game_id in here:
            sheet = figures.tables(person, Filter(one.game_id), ("overview",))["overview"]
            overviews[one.game_id] = {str(row[0]): row[1] for row in sheet.rows}
    played = sum(one.played for one in told.games)
    laid_out = together.papers(told, overviews, lambda one: names_of.get(one, "")) if played else []
    overview: dict[str, Cell] = {"games": sum(one.counted + one.alone for one in told.games), "played": played}
    return Found(ALL, figures.today(), Choices(), overview, laid_out, [_row(paper) for paper in laid_out])


def _all_games() -> str:
    return QCoreApplication.translate("Figures", "All games together")


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
        tall=paper.tall,
        stretched=paper.stretched,
        note=paper.note,
        picture=paper.picture,
        headings=paper.twin.headings,
        numbers=paper.twin.numbers,
        rows=shown,
        more=more,
    )
