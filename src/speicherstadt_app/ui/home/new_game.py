"""A table being set up: who sits where, and who begins."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from speicherstadt_app.engine.commitment import hash_of
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.boxes import options_of
from speicherstadt_app.games.speicherstadt.rules.cards import Box, standard_box
from speicherstadt_app.games.speicherstadt.table.box_shelf import STANDARD, Kept
from speicherstadt_app.games.speicherstadt.words import setting_up as box_words
from speicherstadt_app.games.speicherstadt.words.progress import rounds_of
from speicherstadt_app.ui import opponents
from speicherstadt_app.ui.home.profiles import Profiles, name_flaw, sign_of
from speicherstadt_app.ui.lookback.promise import grouped
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.seats import CHARACTERS, EMBLEMS, GAME, signs_of
from speicherstadt_app.ui.statistics.numbers import percent
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import counted, filled, sentences

if TYPE_CHECKING:
    from speicherstadt_app.play.suiting import Suited

MOST_SEED: Final = 10**18
MINUTES_A_ROUND: Final = {2: 0.6, 3: 0.9, 4: 1.2, 5: 1.5}
USUAL: Final = ("shipowner", "fire-captain", "speculator")
LOW, HIGH = 2, 5

Begin = Callable[[list[Player], int, Mapping[str, object]], object]
"""With these players, from this seed, with these options."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat before the game: a person by name, or a character with a level."""

    kind: str
    name: str = ""
    character: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class ChairRow:
    place: int
    seat: int
    number: str
    kind: str
    name: str
    me: bool
    art: str
    character: str
    note: str
    level: str
    levelLabel: str
    canRemove: bool
    whyNot: str
    spoken: str


@dataclass(frozen=True, slots=True)
class CharacterRow:
    key: str
    art: str
    title: str
    tag: str
    seated: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class NewGameValues:
    roundsText: str = ""
    lengthText: str = ""
    countsText: str = ""
    summary: str = ""
    canStart: bool = False
    watches: bool = False
    """Nobody plays: one looks on."""
    whyNot: str = ""
    promise: str = ""
    """The hash of the seed that this game will have."""
    suitsText: str = ""
    """Which level suits whoever plays; nothing while that is not known, or nobody is there whom it could suit."""
    suitsNote: str = ""
    """What that rests on."""
    suitsElse: bool = False
    """Whether it is another one than what is set."""


@for_qml
class NewGame(Values[NewGameValues], values=NewGameValues):
    playersChanged = Signal()
    levelChanged = Signal()
    firstPlayerChanged = Signal()
    boxChanged = Signal()
    retranslated = Signal()

    def __init__(
        self, profiles: Profiles, begin: Begin, keep: Callable[[str], object], parent: QObject | None = None
    ) -> None:
        super().__init__(NewGameValues(), parent)
        self._profiles = profiles
        self._begin = begin
        self._keep = keep
        self._first = "chance"
        self._boxes: Sequence[Kept] = ()
        self._wanted_box = STANDARD
        self._seed = secrets.randbelow(MOST_SEED)
        self._suited: Suited | None = None
        self.suits_whom = ""
        self._chosen = False
        """Whether somebody has set levels, now or at the last table; until then they are those that suit."""
        self._seats = RowModel(ChairRow, lambda row: row.place, self)
        self._characters = RowModel(CharacterRow, lambda row: row.key, self)
        level = opponents.usual_level()
        self._chairs = [Chair("human"), *(Chair("ai", character=character, level=level) for character in USUAL)]
        profiles.currentChanged.connect(self.refresh)
        self.refresh()

    # What QML sees

    @Property(QObject, constant=True)
    def seats(self) -> QObject:
        return self._seats

    @Property(QObject, constant=True)
    def characters(self) -> QObject:
        return self._characters

    @Property(list, notify=retranslated)
    def levels(self) -> Records:
        return opponents.levels()

    def _get_players(self) -> int:
        return len(self._chairs)

    def _set_players(self, number: int) -> None:
        while LOW <= number < len(self._chairs):
            self._chairs.pop()
        while len(self._chairs) < number <= HIGH:
            self._chairs.append(self._newcomer())
        self.refresh()

    players = Property(int, _get_players, _set_players, notify=playersChanged)

    def _get_level(self) -> str:
        levels = {chair.level for chair in self._chairs if chair.kind == "ai"}
        return levels.pop() if len(levels) == 1 else ""

    def _set_level(self, level: str) -> None:
        if level in opponents.known_levels():
            self._chosen = True
            self._set_all(level)
            self.refresh()

    level = Property(str, _get_level, _set_level, notify=levelChanged)

    def _get_first(self) -> str:
        return self._first

    def _set_first(self, first: str) -> None:
        if first in {"chance", "me"} and first != self._first:
            self._first = first
            self.firstPlayerChanged.emit()
            self.refresh()

    firstPlayer = Property(str, _get_first, _set_first, notify=firstPlayerChanged)

    @Property(list, notify=boxChanged)
    def boxes(self) -> Records:
        """The standard box and those of one's own."""
        return [
            {"key": kept.key, "title": box_words.title(kept.box)}
            for kept in (Kept(STANDARD, standard_box()), *self._boxes)
        ]

    def _get_box(self) -> str:
        return next((kept.key for kept in self._boxes if kept.key == self._wanted_box), STANDARD)

    def _set_box(self, key: str) -> None:
        self._wanted_box = key
        self.refresh()

    box = Property(str, _get_box, _set_box, notify=boxChanged)

    # What QML may do

    @Slot(str)
    def toggle(self, character: str) -> None:
        """Seat a character, in place of the last one if the table is full, or let him go."""
        if character not in CHARACTERS:
            return
        at = next((n for n, chair in enumerate(self._chairs) if chair.character == character), None)
        if at is not None:
            if len(self._chairs) > LOW:
                self._chairs.pop(at)
        else:
            if len(self._chairs) == HIGH:
                last = max((n for n, chair in enumerate(self._chairs) if chair.kind == "ai"), default=None)
                if last is None:
                    return
                self._chairs.pop(last)
            self._chairs.append(Chair("ai", character=character, level=self._usual_level()))
        self.refresh()

    @Slot(int, str)
    def setKind(self, place: int, kind: str) -> None:
        if self._is_place(place) and kind in {"human", "ai"} and kind != self._chairs[place].kind:
            self._chairs[place] = Chair("human", name=self._free_name()) if kind == "human" else self._newcomer()
            self.refresh()

    @Slot(int, str)
    def setName(self, place: int, name: str) -> None:
        if self._is_place(place) and self._chairs[place].kind == "human":
            self._chairs[place] = replace(self._chairs[place], name=name.strip())
            self.refresh()

    @Slot(int, str)
    def setLevel(self, place: int, level: str) -> None:
        if self._is_place(place) and self._chairs[place].kind == "ai" and level in opponents.known_levels():
            self._chosen = True
            self._chairs[place] = replace(self._chairs[place], level=level)
            self.refresh()

    @Slot(int, int)
    def move(self, start: int, end: int) -> None:
        if self._is_place(start) and self._is_place(end):
            self._chairs.insert(end, self._chairs.pop(start))
            self.refresh()

    @Slot(int)
    def remove(self, place: int) -> None:
        if self._is_place(place) and len(self._chairs) > LOW:
            self._chairs.pop(place)
            self.refresh()

    @Slot()
    def takeSuited(self) -> None:
        """All opponents get the level that suits."""
        self._set_level(self._suiting())

    @Slot()
    def start(self) -> None:
        if self.value.canStart:
            self._chosen = True
            self._keep(self.to_text())
            seed, self._seed = self._seed, secrets.randbelow(MOST_SEED)
            self._begin(self._players(), seed, options_of(self._chosen_box()))
            self.refresh()

    # What Python does

    def show_suited(self, person: str, suited: Suited | None) -> None:
        """Which level suits that person; None while it is not known."""
        self.suits_whom, self._suited = person, suited
        self.refresh()

    def show_boxes(self, boxes: Sequence[Kept]) -> None:
        """Those of one's own that can be chosen."""
        self._boxes = boxes
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        if not self._chosen and self._suiting():
            self._set_all(self._suiting())
        self._seats.show([self._row(place) for place in range(len(self._chairs))])
        self._characters.show([self._character(key) for key in CHARACTERS])
        why = next((row.whyNot for row in self._seats.rows if row.whyNot), "")
        number = len(self._chairs)
        rounds = rounds_of(number)
        minutes = round(rounds * MINUTES_A_ROUND[number])
        people = sum(chair.kind == "human" for chair in self._chairs)
        seated = counted(QCoreApplication.translate("NewGame", "%n player(s)", "", number), number)
        played = counted(QCoreApplication.translate("NewGame", "%n round(s)", "", rounds), rounds)
        if self._chosen_box().name:
            counts = QCoreApplication.translate("NewGame", "Counts among the games with this box")
        else:
            counts = QCoreApplication.translate("NewGame", "Counts in statistics")
        watched = QCoreApplication.translate("NewGame", "Nobody plays: not in statistics")
        self._let_first_begin()
        suits_else = self._suiting() != self._get_level()
        suits = bool(self._suited and people and people < number)
        self.show(
            NewGameValues(
                roundsText=played,
                lengthText=counted(QCoreApplication.translate("NewGame", "about %n minute(s)", "", minutes), minutes),
                countsText=counts if people else watched,
                summary=" · ".join(filter(None, [seated, played, self._chosen_box().name])),
                canStart=not why and self._profiles.known,
                watches=not people,
                whyNot=why,
                promise=grouped(hash_of(self._seed)),
                suitsText=self._suits_text(suits_else=suits_else) if suits else "",
                suitsNote=_why_suited(self._suited) if self._suited and suits else "",
                suitsElse=suits and suits_else,
            )
        )
        self.playersChanged.emit()
        self.levelChanged.emit()
        self.boxChanged.emit()

    def retranslate(self) -> None:
        self.refresh()
        self.retranslated.emit()

    def to_text(self) -> str:
        """The table as it is set up, for the next time."""
        chairs = [{"kind": c.kind, "name": c.name, "character": c.character, "level": c.level} for c in self._chairs]
        return json.dumps({"chairs": chairs, "first": self._first, "box": self._wanted_box}, ensure_ascii=False)

    def from_text(self, text: str) -> None:
        """As it was the last time; what doesn't make sense is left as it is."""
        try:
            kept = json.loads(text)
            chairs = [_chair(data) for data in kept["chairs"]]
            first, box = kept["first"], str(kept.get("box", STANDARD))
        except (ValueError, KeyError, TypeError, AttributeError):
            return
        characters = [chair.character for chair in chairs if chair.kind == "ai"]
        if LOW <= len(chairs) <= HIGH and len(set(characters)) == len(characters):
            self._chairs = chairs
            self._chosen = True
            self._set_first(first)
            self._set_box(box)

    def _chosen_box(self) -> Box:
        return next((kept.box for kept in self._boxes if kept.key == self._wanted_box), standard_box())

    def _is_place(self, place: int) -> bool:
        return 0 <= place < len(self._chairs)

    def _me(self) -> int | None:
        """Whoever plays on this device sits on the first chair of a person."""
        return next((n for n, chair in enumerate(self._chairs) if chair.kind == "human"), None)

    def _name(self, place: int) -> str:
        chair = self._chairs[place]
        if chair.kind == "ai":
            return opponents.character_title(chair.character)
        if place == self._me() and not chair.name:
            return str(self._profiles.currentName) or QCoreApplication.translate("NewGame", "Player")
        return chair.name

    def _free_name(self) -> str:
        number = 1 + sum(chair.kind == "human" for chair in self._chairs)
        return filled(QCoreApplication.translate("NewGame", "Player %1"), number)

    def _newcomer(self) -> Chair:
        taken = [chair.character for chair in self._chairs]
        return Chair("ai", character=opponents.next_free(taken), level=self._usual_level())

    def _usual_level(self) -> str:
        return self._get_level() or self._suiting() or opponents.usual_level()

    def _set_all(self, level: str) -> None:
        self._chairs = [replace(chair, level=level) if chair.kind == "ai" else chair for chair in self._chairs]

    def _suiting(self) -> str:
        """The level that suits whoever plays with so many, or nothing."""
        return self._suited.levels[len(self._chairs)] if self._suited else ""

    def _suits_text(self, *, suits_else: bool) -> str:
        if not suits_else:
            return QCoreApplication.translate("NewGame", "This level suits you")
        return filled(
            QCoreApplication.translate("NewGame", "Suits you: %1", "a level"), opponents.level_title(self._suiting())
        )

    def _players(self) -> list[Player]:
        return [self._player(place) for place in range(len(self._chairs))]

    def _player(self, place: int) -> Player:
        chair, name = self._chairs[place], self._name(place)
        if chair.kind == "ai":
            more: dict[str, object] = {"level": chair.level, "character": chair.character}
            style = opponents.style_of(chair.character)
            return Player(name, "ai", more | ({"style": style} if style else {}))
        person = self._profiles.named(name)
        return Player(
            name, "human", {} if person is None else {"profile": person.id, "emblem": EMBLEMS[sign_of(person)]}
        )

    def _let_first_begin(self) -> None:
        """Who begins follows from the seed, so the one who wants to begin gets a seed that says so."""
        me = self._me()
        if self._first == "chance" or me is None:
            return
        while Dealer(find(GAME), len(self._chairs), self._seed).rules.setup.first != me:
            self._seed = secrets.randbelow(MOST_SEED)

    def _row(self, place: int) -> ChairRow:
        chair, name = self._chairs[place], self._name(place)
        is_ai = chair.kind == "ai"
        me = place == self._me()
        here = QCoreApplication.translate("NewGame", "Human, this device")
        note = opponents.character_note(chair.character) if is_ai else here
        level = opponents.level_title(chair.level) if is_ai else ""
        why = self._flaw(place, name)
        return ChairRow(
            place=place,
            seat=signs_of(self._players())[place],
            number=str(place + 1),
            kind=chair.kind,
            name=name,
            me=me,
            art=f"characters/{chair.character}" if is_ai else "",
            character=chair.character,
            note=note,
            level=chair.level,
            levelLabel=level,
            canRemove=len(self._chairs) > LOW,
            whyNot=why,
            spoken=sentences(f"{place + 1}: {name}", note, level, why),
        )

    def _flaw(self, place: int, name: str) -> str:
        if self._chairs[place].kind == "ai":
            return ""
        if flaw := name_flaw(name):
            return flaw
        others = [self._name(other) for other in range(len(self._chairs)) if other != place]
        if name in others:
            return filled(
                QCoreApplication.translate("NewGame", "Two players are called %1: choose another name."), name
            )
        return ""

    def _character(self, key: str) -> CharacterRow:
        seated = any(chair.character == key for chair in self._chairs)
        title, tag = opponents.character_title(key), opponents.character_tag(key)
        state = QCoreApplication.translate("NewGame", "sits at the table") if seated else ""
        return CharacterRow(key, f"characters/{key}", title, tag, seated, sentences(title, tag, state))


def _why_suited(suited: Suited) -> str:
    if not suited.games:
        return QCoreApplication.translate("NewGame", "No game against computer players is counted yet")
    if suited.games == 1 and suited.won:
        return QCoreApplication.translate("NewGame", "The one game against computer players so far was won")
    if suited.games == 1:
        return QCoreApplication.translate("NewGame", "The one game against computer players so far was not won")
    text = QCoreApplication.translate(
        "NewGame",
        "%1 of your last %n game(s) against computer players won; fair would be %2",
        "counted games; %2 is a share",
        suited.games,
    )
    return filled(counted(text, suited.games), suited.won, percent(suited.fair / suited.games))


def _chair(data: dict[str, Any]) -> Chair:
    if data["kind"] == "human":
        return Chair("human", name=str(data["name"]))
    character, level = data["character"], data["level"]
    if character not in CHARACTERS:
        raise ValueError(character)
    return Chair(
        "ai", character=character, level=level if level in opponents.known_levels() else opponents.usual_level()
    )
