"""The page of the rules: chapters to read, words to look for, and real parts of the table for pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import card, find
from speicherstadt_app.play.scripted import RiggedDealer
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.finding import holds, marked, words_of
from speicherstadt_app.ui.learn.contents import Contents, Moment, Parts, Section, contents_of, parts_of, rulebooks
from speicherstadt_app.ui.learn.course import Script, numbers_of
from speicherstadt_app.ui.long_texts import with_numbers
from speicherstadt_app.ui.pages import Page
from speicherstadt_app.ui.panorama import panorama_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.live import Table
from speicherstadt_app.ui.values import Records, for_qml
from speicherstadt_app.words.phrases import counted

if TYPE_CHECKING:
    from speicherstadt_app.ui.pages import PageContext

MARKS: Final = {"- ": "item", "> ": "example"}


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the table of contents: a chapter, or a section of the one that is read."""

    key: str
    title: str
    chapter: bool
    current: bool
    note: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph, or pictures. `text` is HTML with hits marked, `plain` the same to be read aloud."""

    key: str
    section: str
    kind: str
    text: str = ""
    plain: str = ""
    cards: Records = field(default_factory=list)
    scene: str = ""


@for_qml
class Rulebook(Page):
    changed = Signal()
    sought = Signal(str, arguments=["section"])

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._game = ""
        self._book: Contents | None = None
        self._parts: Parts | None = None
        self._options: Mapping[str, object] = {}
        self._chapter = ""
        self._query = ""
        self._place = ""
        self._contents = RowModel(Entry, lambda entry: entry.key, self)
        self._blocks = RowModel(Block, lambda block: block.key, self)
        self._scenes: dict[str, Table] = {}
        self._show()
        self._take(next(iter(rulebooks()), ""), {})

    # What QML sees

    @Property(QObject, constant=True)
    def contents(self) -> QObject:
        return self._contents

    @Property(QObject, constant=True)
    def blocks(self) -> QObject:
        return self._blocks

    @Property(list, constant=True)
    def titles(self) -> list[str]:
        """Of the games that bring a rulebook; a choice only if there are several."""
        return [card(game).title for game in rulebooks()]

    @Property(int, notify=changed)
    def game(self) -> int:
        """Whose rules are read, as a place among the titles."""
        return rulebooks().index(self._game) if self._book else -1

    @Property(dict, notify=changed)
    def panorama(self) -> dict[str, Any]:
        return panorama_of(self._game if self._book else "")

    @Property(str, notify=changed)
    def module(self) -> str:
        """The QML module that the game's parts come from."""
        return card(self._book.game).module if self._book else ""

    @Property(str, notify=changed)
    def place(self) -> str:
        """The section to be read, if it is not the chapter from its beginning."""
        return self._place

    @Property(list, notify=changed)
    def chapters(self) -> Records:
        if self._book is None:
            return []
        titles = self._book.texts["chapters"]
        return [{"key": chapter.key, "title": titles[chapter.key]} for chapter in self._book.chapters]

    @Property(str, notify=changed)
    def whose(self) -> str:
        """Whose rules these are, if they are not the usual ones."""
        return self._parts.variant(self._options)[0] if self._parts else ""

    @Property(int, notify=changed)
    def chapter(self) -> int:
        """Which of the chapters is read; none while one looks for words in all of them."""
        if self._words or self._book is None:
            return -1
        return [chapter.key for chapter in self._book.chapters].index(self._chapter)

    def _get_query(self) -> str:
        return self._query

    def _set_query(self, query: str) -> None:
        if query != self._query:
            self._query = query
            self._place = ""
            self._show()
            self.sought.emit(self._place)

    query = Property(str, _get_query, _set_query, notify=changed)

    @Property(str, notify=changed)
    def title(self) -> str:
        """What is shown: a chapter, or what came of the search."""
        if self._book is None:
            return QCoreApplication.translate("Rules", "There is no rulebook for this game yet.")
        if not self._words:
            return str(self._book.texts["chapters"][self._chapter])
        found = len(self._found)
        if not found:
            return QCoreApplication.translate("Rules", "Nothing found: try another word.")
        return counted(QCoreApplication.translate("Rules", "Found in %n place(s)", "", found), found)

    # What QML may do

    @Slot(int)
    def chooseGame(self, number: int) -> None:
        """The rules of that game, counted from 0."""
        if 0 <= number < len(rulebooks()):
            self._take(rulebooks()[number], {})

    @Slot(str)
    def read(self, key: str) -> None:
        """A chapter or one of its sections; nothing of that name, nothing happens."""
        if self._book is None:
            return
        chapter = self._book.chapter_of.get(key, key)
        if chapter not in {each.key for each in self._book.chapters}:
            return
        self._chapter = chapter
        self._query = ""
        self._place = key if key in self._book.sections else ""
        self._show()
        self.sought.emit(self._place)

    @Slot(str, result=QObject)
    def table(self, name: str) -> QObject | None:
        """A table that stands still, and the part of it that shows what a section says."""
        if self._book is None or self._book.script is None or name not in self._book.moments:
            return None
        if name not in self._scenes:
            self._scenes[name] = self._still(self._book.script, self._book.moments[name])
        return self._scenes[name]

    @Slot(str, result=str)
    def part(self, name: str) -> str:
        return self._book.moments[name].part if self._book and name in self._book.moments else ""

    # What Python does

    def open(self, about: str) -> None:
        """At a section, or at what explains itself by this name, of the game that one comes from or of the one that is
        named, as in `chess/phase:end`; about nothing, wherever one has read last."""
        game, _, topic = about.rpartition("/")
        played = self.context.played()
        options = played.options if played and game in {"", played.game} else {}
        game = game or (played.game if played else self._game)
        if (game, options) != (self._game, self._options):
            self._take(game, options)
        if self._book is None:
            return
        place = self._parts.section_of(options, topic) if self._parts else ""
        if place := place or self._book.section_of(topic):
            self.read(place)

    def retranslate(self) -> None:
        for table in self._scenes.values():
            table.retranslate()
        self._show()

    def _take(self, game: str, options: Mapping[str, object]) -> None:
        """The book of that game, played with these options."""
        shown: Sequence[Table] = ()
        if game != self._game:
            self._game = game
            self._book = contents_of(game) if game else None
            self._parts = parts_of(game) if self._book else None
            self._chapter = self._book.chapters[0].key if self._book else ""
            self._query = self._place = ""
            shown, self._scenes = list(self._scenes.values()), {}
        self._options = options
        self._show()
        # Behind the pictures that show them.
        for table in shown:
            table.deleteLater()

    # The words

    @property
    def _words(self) -> tuple[str, ...]:
        return words_of(self._query)

    @property
    def _found(self) -> list[Section]:
        """The sections that hold every word that is looked for."""
        if self._book is None:
            return []
        return [section for section in self._book.sections.values() if holds(self._whole(section), self._words)]

    def _whole(self, section: Section) -> str:
        return f"{self._of(section)['title']}\n{self._written(section)}"

    def _of(self, section: Section) -> Mapping[str, str]:
        assert self._book is not None
        return cast("Mapping[str, str]", self._book.texts[section.key])

    def _written(self, section: Section) -> str:
        return with_numbers(self._of(section)["text"].strip(), self._numbers)

    def _show(self) -> None:
        book = self._book
        self._numbers = numbers_of(book.game, self._options) if book else {}
        if book is None:
            self._blocks.show(())
            self._contents.show(())
        else:
            found = self._found if self._words else ()
            chapter = next(chapter for chapter in book.chapters if chapter.key == self._chapter)
            shown = found if self._words else chapter.sections
            note = self._parts.variant(self._options)[1] if self._parts else ""
            whose = [Block("box", "", "example", note, note)] if note else []
            self._blocks.show(whose + [block for section in shown for block in self._blocks_of(section)])
            self._contents.show(list(_entries(book, "" if self._words else self._chapter, found)))
        self.changed.emit()

    def _blocks_of(self, section: Section) -> Iterator[Block]:
        title = self._of(section)["title"]
        yield Block(section.key, section.key, "heading", marked(title, self._words), title)
        for number, written in enumerate(self._written(section).split("\n\n")):
            kind = MARKS.get(written[:2], "text")
            text = written if kind == "text" else written[2:]
            yield Block(f"{section.key}/{number}", section.key, kind, marked(text, self._words), text)
        if section.cards and self._parts:
            if faces := [face for kind in section.cards for face in self._parts.faces(self._options, kind)]:
                yield Block(f"{section.key}/cards", section.key, "cards", cards=faces)
            else:
                none = self._parts.none_of(self._options)
                yield Block(f"{section.key}/cards", section.key, "text", none, none)
        if section.scene and not self._words:
            yield Block(f"{section.key}/scene", section.key, "scene", plain=title, scene=section.scene)

    # The pictures

    def _still(self, script: Script, moment: Moment) -> Table:
        game = find(script.game)
        dealer = RiggedDealer(game, script.setup, script.moves)
        person = self.context.profiles.current
        me = person.name if person is not None else QCoreApplication.translate("Lessons", "You")
        players = script.seated(Player(me, "human"))
        played = PlayedTable(game, dealer, players, _nobody, moves=script.moves[: moment.ply])
        table = Table(played, self.context.settings, still=True, parent=self)
        for token in moment.picks:
            table.choose(token)
        return table


def _entries(book: Contents, current: str, found: Sequence[Section]) -> Iterator[Entry]:
    """The table of contents, with the sections of the chapter that is read, or how much was found in each."""
    texts, hits = book.texts, {section.key for section in found}
    for chapter in book.chapters:
        title = texts["chapters"][chapter.key]
        here = len([section for section in chapter.sections if section.key in hits])
        is_read = chapter.key == current
        yield Entry(chapter.key, title, True, is_read, str(here) if here else "", title)
        if is_read:
            for section in chapter.sections:
                name = texts[section.key]["title"]
                yield Entry(f"{chapter.key}/{section.key}", name, False, False, "", name)


async def _nobody(game_id: str, player: Player, question: Question) -> Answer:  # noqa: ARG001
    raise AssertionError("nobody thinks at a table that stands still")
