"""A table of one game being set up: who sits where, who begins, and with which options."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from speicherstadt_app.engine.commitment import hash_of
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import cards, find
from speicherstadt_app.ui.home.chairs import Chairs
from speicherstadt_app.ui.home.options import Options
from speicherstadt_app.ui.home.profiles import Profiles, name_flaw, seat_facts
from speicherstadt_app.ui.lookback.promise import next_game
from speicherstadt_app.ui.opponents import cast_of, level_records
from speicherstadt_app.ui.panorama import panorama_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.seats import faces_of, names_of, signs_of
from speicherstadt_app.ui.statistics.numbers import percent
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import counted, filled, isolated, sentences

if TYPE_CHECKING:
    from speicherstadt_app.engine.card import GameCard
    from speicherstadt_app.play.suiting import Suited

MOST_SEED: Final = 10**18

Begin = Callable[[str, list[Player], int, Mapping[str, object]], object]
"""This game with these players, from this seed, with these options."""


@dataclass(frozen=True, slots=True)
class ChairRow:
    place: int
    sign: int
    number: str
    kind: str
    name: str
    title: str
    """The whole name, where there is one."""
    me: bool
    art: str
    character: str
    note: str
    level: str
    levelLabel: str
    canSwap: bool
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
    title: str = ""
    """Which game it is, where there are several."""
    panorama: dict[str, Any] = field(default_factory=dict)
    fewest: int = 1
    most: int = 1
    roundsText: str = ""
    lengthText: str = ""
    countsText: str = ""
    summary: str = ""
    canStart: bool = False
    machines: int = 0
    """So many computer players."""
    watches: bool = False
    """Nobody plays: one looks on."""
    whyNot: str = ""
    promise: str = ""
    """What the page about fairness is opened about: the seed that this game will have, by its hash."""
    options: Records = field(default_factory=list)
    """What is known of the steps between the levels."""
    suitsText: str = ""
    """Which level suits the person who plays; nothing while that is unknown, or while no person is there."""
    suitsNote: str = ""
    """What that rests on."""
    suitsElse: bool = False
    """Whether it is another one than what is set."""


@for_qml
class NewGame(Values[NewGameValues], values=NewGameValues):
    playersChanged = Signal()
    levelChanged = Signal()
    firstPlayerChanged = Signal()
    levelsChanged = Signal()

    def __init__(
        self,
        card: GameCard,
        profiles: Profiles,
        begin: Begin,
        keep: Callable[[str], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(NewGameValues(), parent)
        self.card: Final = card
        self._profiles = profiles
        self._begin = begin
        self._keep = keep
        self._first = "chance"
        self.choices: Final = Options(card)
        self._seed = secrets.randbelow(MOST_SEED)
        self._suited: Suited | None = None
        self.suits_whom = ""
        self._scale = 0
        """For so many players the levels were told."""
        self._chosen = False
        """Whether somebody has set levels, now or at the last table; until then they are those that suit."""
        self._rounds: dict[tuple[int, str], int | None] = {}
        self._seats = RowModel(ChairRow, lambda row: row.place, self)
        self._characters = RowModel(CharacterRow, lambda row: row.key, self)
        self._chairs = Chairs(card)
        self._who = profiles.current
        """The person who plays."""
        profiles.currentChanged.connect(self._person_changed)
        self.refresh()

    # What QML sees

    @Property(QObject, constant=True)
    def seats(self) -> QObject:
        return self._seats

    @Property(QObject, constant=True)
    def characters(self) -> QObject:
        return self._characters

    @Property(list, notify=levelsChanged)
    def levels(self) -> Records:
        """Ratings of different numbers of players are different scales."""
        return level_records(self.card.id, len(self._chairs))

    def _get_players(self) -> int:
        return len(self._chairs)

    def _set_players(self, number: int) -> None:
        self._chairs.set_number(number, self._usual_level())
        self.refresh()

    players = Property(int, _get_players, _set_players, notify=playersChanged)

    def _get_level(self) -> str:
        return self._chairs.level

    def _set_level(self, level: str) -> None:
        if level in self._chairs.levels:
            self._chosen = True
            self._chairs.set_level(level)
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

    # What QML may do

    @Slot(str)
    def toggle(self, character: str) -> None:
        """Seat a character, in place of the last one if the table is full, or let it go."""
        self._chairs.toggle(character, self._usual_level())
        self.refresh()

    @Slot(int, str)
    def setKind(self, place: int, kind: str) -> None:
        if self._chairs.has(place) and kind in {"human", "ai"} and kind != self._chairs[place].kind:
            name = self._free_name() if kind == "human" else ""
            self._chairs.seat(place, kind, self._usual_level())
            if name:
                self._chairs.change(place, name=name)
            self.refresh()

    @Slot(int, str)
    def setName(self, place: int, name: str) -> None:
        if self._chairs.has(place) and self._chairs[place].is_person:
            self._chairs.change(place, name=name.strip())
            self.refresh()

    @Slot(int, str)
    def setLevel(self, place: int, level: str) -> None:
        if self._chairs.has(place) and not self._chairs[place].is_person and level in self._chairs.levels:
            self._chosen = True
            self._chairs.change(place, level=level)
            self.refresh()

    @Slot(str, int)
    def setOption(self, key: str, index: int) -> None:
        self.choices.choose(key, index)
        self.refresh()

    @Slot(int, int)
    def move(self, start: int, end: int) -> None:
        if self._chairs.has(start) and self._chairs.has(end):
            self._chairs.move(start, end)
            self.refresh()

    @Slot(int)
    def remove(self, place: int) -> None:
        if self._chairs.has(place):
            self._chairs.remove(place)
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
            self._begin(self.card.id, self._players(), seed, self.choices.as_record())
            self.refresh()

    # What Python does

    def show_suited(self, person: str, suited: Suited | None) -> None:
        """Which level suits that person; None while it is not known."""
        self.suits_whom, self._suited = person, suited
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        if not self._chosen and self._suiting():
            self._chairs.set_level(self._suiting())
        players = self._players()
        self.choices.show_players(len(players))
        names, faces, signs = self._names(), faces_of(self.card.id, players), signs_of(players)
        rows = [self._row(place, names, faces[place], signs[place]) for place in range(len(players))]
        self._seats.show(rows)
        self._characters.show([self._character(key) for key in cast_of(self.card.id).CHARACTERS])
        people, number = self._chairs.people, len(players)
        why = next((row.whyNot for row in rows if row.whyNot), "")
        seated = counted(QCoreApplication.translate("NewGame", "%n player(s)", "", number), number)
        variant = self.choices.variant()
        self._let_first_begin()
        suits_else = self._suiting() != self._chairs.level
        suits = bool(self._suiting() and people and people < number)
        self.show(
            NewGameValues(
                title=self.card.title if len(cards()) > 1 else "",
                panorama=panorama_of(self.card.id),
                fewest=self._chairs.fewest,
                most=self._chairs.most,
                roundsText=self._rounds_text(),
                lengthText=self._length_text(),
                countsText=_counts_text(people, variant=bool(variant)),
                summary=" · ".join(filter(None, [seated, self._rounds_text(), variant])),
                canStart=not why and self._profiles.known,
                machines=number - people,
                watches=not people,
                whyNot=why,
                promise=next_game(hash_of(self._seed)),
                options=self.choices.records(),
                suitsText=self._suits_text(suits_else=suits_else) if suits else "",
                suitsNote=_why_suited(self._suited) if self._suited and suits else "",
                suitsElse=suits and suits_else,
            )
        )
        self.playersChanged.emit()
        if self._scale != number:
            self._scale = number
            self.levelsChanged.emit()
        self.levelChanged.emit()

    def retranslate(self) -> None:
        self._scale = 0
        self.refresh()

    def to_text(self) -> str:
        """The table as it is set up, for the next time."""
        told = {"chairs": self._chairs.to_json(), "first": self._first, "options": self.choices.to_json()}
        return json.dumps(told, ensure_ascii=False)

    def from_text(self, text: str) -> None:
        """As it was the last time; what doesn't make sense is left as it is."""
        try:
            kept = json.loads(text)
            first, options = kept["first"], dict(kept.get("options", kept))
            self._chairs.from_json(kept["chairs"])
        except (ValueError, KeyError, TypeError, AttributeError):
            return
        self._chosen = True
        self._seat_once()
        self._set_first(first)
        self.choices.from_json(options)
        self.refresh()

    @Slot()
    def _person_changed(self) -> None:
        former, self._who = self._who, self._profiles.current
        if former is None or self._who is None or former.id != self._who.id:
            self._seat_once(former.name if former else "")
        self.refresh()

    def _seat_once(self, other: str = "") -> None:
        """Whoever plays has the first chair of a person: on another that was theirs somebody else sits now."""
        here = self._who.name if self._who else ""
        for place, chair in enumerate(self._chairs):
            if here and chair.is_person and place != self._chairs.me and chair.name == here:
                self._chairs.change(place, name=other or _player(place + 1))

    def _names(self) -> list[str]:
        """What everybody is called; characters in the window's language."""
        me = self._chairs.me
        here = str(self._profiles.currentName) or QCoreApplication.translate("NewGame", "Player")
        players = [
            Player(here if place == me and not chair.name else chair.name, "human")
            if chair.is_person
            else self._chairs.player(place, chair.name)
            for place, chair in enumerate(self._chairs)
        ]
        return list(names_of(self.card.id, players))

    def _free_name(self) -> str:
        return _player(1 + self._chairs.people)

    def _usual_level(self) -> str:
        return self._chairs.level or self._suiting() or self._chairs.usual_level()

    def _suiting(self) -> str:
        """The level that suits this person with so many players, or nothing."""
        level = self._suited.levels.get(len(self._chairs), "") if self._suited else ""
        return level if level in self._chairs.levels else ""

    def _suits_text(self, *, suits_else: bool) -> str:
        if not suits_else:
            return QCoreApplication.translate("NewGame", "This level suits you")
        title = cast_of(self.card.id).level_title(self._suiting())
        return filled(QCoreApplication.translate("NewGame", "Suits you: %1", "a level"), title)

    def _players(self) -> list[Player]:
        return [
            self._person(name) if chair.is_person else self._chairs.player(place, name)
            for place, (chair, name) in enumerate(zip(self._chairs, self._names(), strict=True))
        ]

    def _person(self, name: str) -> Player:
        return Player(name, "human", seat_facts(self._profiles.named(name)))

    def _let_first_begin(self) -> None:
        """Who begins follows from the seed, so the one who wants to begin gets a seed that says so."""
        me = self._chairs.me
        if self._first == "chance" or me is None:
            return
        while Dealer(find(self.card.id), len(self._chairs), self._seed).rules.setup.first != me:
            self._seed = secrets.randbelow(MOST_SEED)

    def _rounds_text(self) -> str:
        """How many rounds it has with so many, if the rules know that beforehand."""
        number, options = len(self._chairs), self.choices.as_record()
        which = (number, json.dumps(options, sort_keys=True))
        if which not in self._rounds:
            try:
                rules = Dealer(find(self.card.id), number, 0, options).rules
                self._rounds[which] = rules.progress(rules.start()).rounds
            except EngineError:
                self._rounds[which] = None
        rounds = self._rounds[which]
        if rounds is None:
            return ""
        return counted(QCoreApplication.translate("NewGame", "%n round(s)", "", rounds), rounds)

    def _length_text(self) -> str:
        minutes = self.card.minutes_of(self.choices.as_record(), len(self._chairs))
        if not minutes:
            return ""
        return counted(QCoreApplication.translate("NewGame", "about %n minute(s)", "", minutes), minutes)

    def _row(self, place: int, names: list[str], face: str, sign: int) -> ChairRow:
        chair, name, cast = self._chairs[place], names[place], cast_of(self.card.id)
        here = QCoreApplication.translate("NewGame", "Human, this device")
        note = here if chair.is_person else cast.character_note(chair.character) or cast.level_note(chair.level)
        level = "" if chair.is_person else cast.level_title(chair.level)
        first = (chair.character and cast.character_name(chair.character)) or None
        role = cast.character_title(chair.character) if first else ""
        note = " · ".join(filter(None, [role, note]))
        why = self._flaw(place, names)
        return ChairRow(
            place=place,
            sign=sign,
            number=str(place + 1),
            kind=chair.kind,
            name=name,
            title=cast.character_full_name(chair.character) if name == first else name,
            me=place == self._chairs.me,
            art=face,
            character=chair.character,
            note=note,
            level=chair.level,
            levelLabel=level,
            canSwap=bool(self._chairs.levels),
            canRemove=len(self._chairs) > self._chairs.fewest,
            whyNot=why,
            spoken=sentences(f"{place + 1}: {isolated(name)}", note, level, why),
        )

    def _flaw(self, place: int, names: list[str]) -> str:
        if not self._chairs[place].is_person:
            return ""
        name = names[place]
        if flaw := name_flaw(name):
            return flaw
        if names.count(name) > 1:
            return filled(
                QCoreApplication.translate("NewGame", "Two players are called %1: choose another name."), name
            )
        return ""

    def _character(self, key: str) -> CharacterRow:
        cast = cast_of(self.card.id)
        seated = any(chair.character == key for chair in self._chairs)
        title, tag = cast.character_title(key), cast.character_tag(key)
        state = QCoreApplication.translate("NewGame", "sits at the table") if seated else ""
        return CharacterRow(
            key=key,
            art=cast.character_art(key),
            title=cast.character_name(key) or title,
            tag=tag,
            seated=seated,
            spoken=sentences(cast.character_full_name(key) or title, title, tag, state),
        )


def _counts_text(people: int, *, variant: bool) -> str:
    if not people:
        return QCoreApplication.translate("NewGame", "Nobody plays: not in statistics")
    if variant:
        return QCoreApplication.translate("NewGame", "Counts with the games that have these options")
    return QCoreApplication.translate("NewGame", "Counts in statistics")


def _why_suited(suited: Suited) -> str:
    if not suited.games:
        return QCoreApplication.translate("NewGame", "Good to begin with: no counted game against the computer yet")
    if suited.games == 1 and suited.won:
        return QCoreApplication.translate("NewGame", "You won your only game against the computer so far")
    if suited.games == 1:
        return QCoreApplication.translate("NewGame", "You did not win your only game against the computer so far")
    text = QCoreApplication.translate(
        "NewGame",
        "You won %1 of your last %n game(s) against the computer; a fair share would be %2",
        "counted games; %2 is a share",
        suited.games,
    )
    return filled(counted(text, suited.games), suited.won, percent(suited.fair / suited.games))


def _player(number: int) -> str:
    return filled(QCoreApplication.translate("NewGame", "Player %1"), number)
