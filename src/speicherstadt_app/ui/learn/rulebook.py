"""The page of the rules: chapters to read, words to look for, and real parts of the table for pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.extras.lessons import course
from speicherstadt_app.games.speicherstadt.extras.rulebook.contents import (
    CHAPTER_OF,
    CHAPTERS,
    FOLDER,
    MOMENTS,
    SECTIONS,
    Section,
    place_of,
)
from speicherstadt_app.games.speicherstadt.rules.cards import Box, Card, standard_box
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.table.scene import SEASONS
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words.numbers import numbers
from speicherstadt_app.play.scripted import RiggedDealer
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.finding import holds, marked, words_of
from speicherstadt_app.ui.long_texts import language_now, texts_in, with_numbers
from speicherstadt_app.ui.opponents import character_title
from speicherstadt_app.ui.pages import Page
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.seats import GAME
from speicherstadt_app.ui.table.live import Table
from speicherstadt_app.ui.values import Records, for_qml
from speicherstadt_app.words.phrases import counted, filled, listed, sentences

if TYPE_CHECKING:
    from speicherstadt_app.ui.pages import House

MARKS: Final = {"- ": "item", "> ": "example"}
SHIPPED: Final = ("coffee", "tea", "saffron")
"""What lies on the ship that stands for all of them."""


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

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._chapter = CHAPTERS[0].key
        self._query = ""
        self._place = ""
        self._box = standard_box()
        self._contents = RowModel(Entry, lambda entry: entry.key, self)
        self._blocks = RowModel(Block, lambda block: block.key, self)
        self._scenes: dict[str, Table] = {}
        self._show()

    # What QML sees

    @Property(QObject, constant=True)
    def contents(self) -> QObject:
        return self._contents

    @Property(QObject, constant=True)
    def blocks(self) -> QObject:
        return self._blocks

    @Property(str, notify=changed)
    def place(self) -> str:
        """The section to be read, if it is not the chapter from its beginning."""
        return self._place

    @Property(list, notify=changed)
    def chapters(self) -> Records:
        return [{"key": chapter.key, "title": self._texts["chapters"][chapter.key]} for chapter in CHAPTERS]

    @Property(str, notify=changed)
    def whose(self) -> str:
        """The box of one's own that is told of, if it is not the usual one."""
        if not self._box.name:
            return ""
        return filled(QCoreApplication.translate("Rules", "with the box “%1”"), self._box.name)

    @Property(int, notify=changed)
    def chapter(self) -> int:
        """Which of the chapters is read; none while one looks for words in all of them."""
        return -1 if self._words else [chapter.key for chapter in CHAPTERS].index(self._chapter)

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
        if not self._words:
            return str(self._texts["chapters"][self._chapter])
        found = len(self._found)
        if not found:
            return QCoreApplication.translate("Rules", "Nothing found: try another word.")
        return counted(QCoreApplication.translate("Rules", "Found in %n place(s)", "", found), found)

    # What QML may do

    @Slot(str)
    def read(self, key: str) -> None:
        """A chapter or one of its sections."""
        self._chapter = CHAPTER_OF.get(key, key)
        self._query = ""
        self._place = key if key in SECTIONS else ""
        self._show()
        self.sought.emit(self._place)

    @Slot(str, result=QObject)
    def table(self, name: str) -> QObject | None:
        """A table that stands still, and the part of it that shows what a section says."""
        if name not in MOMENTS:
            return None
        if name not in self._scenes:
            self._scenes[name] = self._still(name)
        return self._scenes[name]

    @Slot(str, result=str)
    def part(self, name: str) -> str:
        return MOMENTS[name].part if name in MOMENTS else ""

    # What Python does

    def open(self, about: str) -> None:
        """At a section, or at what explains itself by this name; about nothing, wherever one has read last."""
        box = self.house.box() or standard_box()
        if box is not self._box:
            self._box = box
            self._show()
        kind, _, name = about.partition(":")
        if kind == "card" and name in box.number:
            kind = box.cards[box.number[name]].kind
            place = "fire-card" if kind == "fire" else kind
        else:
            place = about if about in SECTIONS else place_of(about)
        if place:
            self.read(place)

    def retranslate(self) -> None:
        for table in self._scenes.values():
            table.retranslate()
        self._show()

    # The words

    @property
    def _texts(self) -> Any:
        return texts_in(FOLDER, language_now())

    @property
    def _words(self) -> tuple[str, ...]:
        return words_of(self._query)

    @property
    def _found(self) -> list[Section]:
        """The sections that hold every word that is looked for."""
        return [section for section in SECTIONS.values() if holds(self._whole(section), self._words)]

    def _whole(self, section: Section) -> str:
        return f"{self._texts[section.key]['title']}\n{self._written(section)}"

    def _written(self, section: Section) -> str:
        return with_numbers(self._texts[section.key]["text"].strip(), self._numbers())

    def _numbers(self) -> dict[str, object]:
        box = self._box
        removed = {
            f"removed_{players}": listed([words.card_name(box.cards[box.number[card]]) for card in gone])
            for players, gone in box.removed.items()
        }
        return {**numbers(box), **removed}

    def _show(self) -> None:
        chapter = next(chapter for chapter in CHAPTERS if chapter.key == self._chapter)
        shown = self._found if self._words else chapter.sections
        whose = [Block("box", "", "example", note, note)] if (note := self._note()) else []
        self._blocks.show(whose + [block for section in shown for block in self._blocks_of(section)])
        self._contents.show(list(self._entries()))
        self.changed.emit()

    def _note(self) -> str:
        """Whose cards these are, where they are not the usual ones."""
        if not self._box.name:
            return ""
        return filled(
            QCoreApplication.translate(
                "Rules",
                "The game you come from is played with the box “%1”: cards and numbers shown here are those of that"
                " box.",
            ),
            self._box.name,
        )

    def _entries(self) -> Iterator[Entry]:
        found = {section.key for section in self._found} if self._words else set()
        for chapter in CHAPTERS:
            title = self._texts["chapters"][chapter.key]
            here = len([section for section in chapter.sections if section.key in found])
            current = not self._words and chapter.key == self._chapter
            yield Entry(chapter.key, title, True, current, str(here) if here else "", title)
            if current:
                for section in chapter.sections:
                    name = self._texts[section.key]["title"]
                    yield Entry(f"{chapter.key}/{section.key}", name, False, False, "", name)

    def _blocks_of(self, section: Section) -> Iterator[Block]:
        title = self._texts[section.key]["title"]
        yield Block(section.key, section.key, "heading", marked(title, self._words), title)
        for number, written in enumerate(self._written(section).split("\n\n")):
            kind = MARKS.get(written[:2], "text")
            text = written if kind == "text" else written[2:]
            yield Block(f"{section.key}/{number}", section.key, kind, marked(text, self._words), text)
        if section.cards:
            if faces := [face for kind in section.cards for face in _faces(self._box, kind)]:
                yield Block(f"{section.key}/cards", section.key, "cards", cards=faces)
            else:
                none = filled(QCoreApplication.translate("Rules", "There is none of these in “%1”."), self._box.name)
                yield Block(f"{section.key}/cards", section.key, "text", none, none)
        if section.scene and not self._words:
            yield Block(f"{section.key}/scene", section.key, "scene", plain=title, scene=section.scene)

    # The pictures

    def _still(self, name: str) -> Table:
        moment = MOMENTS[name]
        game, moves = find(GAME), course.moves()
        dealer = RiggedDealer(game, Setup(course.PLAYERS, course.FIRST), moves)
        person = self.house.profiles.current
        me = person.name if person is not None else QCoreApplication.translate("Lessons", "You")
        other = Player(character_title(course.OPPONENT), "ai", {"character": course.OPPONENT})
        played = PlayedTable(game, dealer, (Player(me, "human"), other), _nobody, moves=moves[: moment.ply])
        table = Table(played, self.house.settings, still=True, parent=self)
        for token in moment.picks:
            table.choose(token)
        return table


async def _nobody(game_id: str, player: Player, question: Question) -> Answer:  # noqa: ARG001
    raise AssertionError("nobody thinks at a table that stands still")


def _faces(box: Box, kind: str) -> Records:
    """Each look that cards of a kind have, once, with the seasons in which it comes and how sure its values are."""
    looks: dict[tuple[Any, ...], list[Card]] = {}
    for card in box.cards:
        if card.kind == kind:
            looks.setdefault((words.art_kind(card), card.value, card.points, card.goods), []).append(card)
    return [_face(cards) for cards in looks.values()]


def _face(cards: Sequence[Card]) -> dict[str, Any]:
    card = cards[0]
    value, unit, coin = words.card_value(card)
    goods = [GOODS[good] for good in card.goods] if card.kind == "contract" else []
    seasons = listed(list(dict.fromkeys(_season(each) for each in cards)))
    number = filled(QCoreApplication.translate("Rules", "%1 of them", "number of cards"), len(cards))
    when = seasons if len(cards) == 1 else f"{number} · {seasons}"
    sure = listed(list(dict.fromkeys(filter(None, map(_sure, cards)))))
    name = words.card_name(card)
    cargo = words.cargo(goods) if goods else ""
    return {
        "kind": words.art_kind(card),
        "title": words.card_title(card),
        "effect": words.effect_line(card),
        "value": value,
        "unit": unit,
        "coin": coin,
        "good": GOODS[card.goods[0]] if card.kind == "trader" else "",
        "goods": list(SHIPPED) if card.kind == "ship" else goods,
        "when": when,
        "sure": sure,
        "certain": all(each.sure == "rules" for each in cards),
        "spoken": sentences(name[0].upper() + name[1:], cargo, words.effect_line(card), when, sure),
    }


def _season(card: Card) -> str:
    if card.season < len(SEASONS):
        return words.season_name(SEASONS[card.season])
    return QCoreApplication.translate("Rules", "at the very bottom")


def _sure(card: Card) -> str:
    """How sure a card is, in words."""
    match card.sure:
        case "":
            return ""
        case "rules":
            return QCoreApplication.translate("Rules", "from the rules")
        case "likely":
            return QCoreApplication.translate("Rules", "points: likely")
    if card.kind == "contract":
        return QCoreApplication.translate("Rules", "goods: reconstructed")
    return QCoreApplication.translate("Rules", "strength: reconstructed")
