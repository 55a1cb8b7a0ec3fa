"""The chairs of a table that is being set up: as many as the game's card allows, people and computer players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.opponents import cast_of, levels_of, style_of

if TYPE_CHECKING:
    from speicherstadt_app.engine.card import GameCard

FIRST_TABLE = 4
"""So many sit at the first table of a game: who is new to it looks over no more."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat before the game: a person by name, or a computer player with a level, and as a character if the game has
    some."""

    kind: str
    name: str = ""
    character: str = ""
    level: str = ""

    @property
    def is_person(self) -> bool:
        return self.kind == "human"


class Chairs:
    def __init__(self, card: GameCard) -> None:
        self._card = card
        self._cast = cast_of(card.id)
        self.levels = levels_of(card.id)
        usual = self._cast.USUAL[: FIRST_TABLE - 1]
        self._chairs = [Chair("human")]
        for character in usual:
            self._chairs.append(Chair("ai", character=character, level=self.usual_level()))
        wanted = len(self._chairs) if usual else FIRST_TABLE
        self.set_number(min(max(wanted, self.fewest), self.most), self.usual_level())

    @property
    def fewest(self) -> int:
        return self._card.seats[0]

    @property
    def most(self) -> int:
        return self._card.seats[1]

    def __len__(self) -> int:
        return len(self._chairs)

    def __getitem__(self, place: int) -> Chair:
        return self._chairs[place]

    def __iter__(self) -> Iterator[Chair]:
        return iter(self._chairs)

    def has(self, place: int) -> bool:
        return 0 <= place < len(self._chairs)

    @property
    def people(self) -> int:
        return sum(chair.is_person for chair in self._chairs)

    @property
    def me(self) -> int | None:
        """The person of this device sits on the first chair of a person."""
        return next((place for place, chair in enumerate(self._chairs) if chair.is_person), None)

    @property
    def level(self) -> str:
        """What all computer players have; nothing if they differ."""
        levels = {chair.level for chair in self._chairs if not chair.is_person}
        return levels.pop() if len(levels) == 1 else ""

    def usual_level(self) -> str:
        """The weakest, as long as nothing is known of somebody."""
        return next(iter(self.levels), "")

    # Changes

    def set_number(self, number: int, level: str) -> None:
        while self.fewest <= number < len(self._chairs):
            self._chairs.pop()
        while len(self._chairs) < number <= self.most:
            self._chairs.append(self.newcomer(level))

    def set_level(self, level: str) -> None:
        """That of all computer players."""
        self._chairs = [chair if chair.is_person else replace(chair, level=level) for chair in self._chairs]

    def change(self, place: int, **values: Any) -> None:
        self._chairs[place] = replace(self._chairs[place], **values)

    def seat(self, place: int, kind: str, level: str) -> None:
        """Another kind of player sits down there."""
        self._chairs[place] = Chair("human") if kind == "human" else self.newcomer(level)

    def move(self, start: int, end: int) -> None:
        self._chairs.insert(end, self._chairs.pop(start))

    def remove(self, place: int) -> None:
        if len(self._chairs) > self.fewest:
            self._chairs.pop(place)

    def toggle(self, character: str, level: str) -> None:
        """Seat a character, in place of the last computer player if the table is full, or let it go."""
        if character not in self._cast.CHARACTERS:
            return
        at = next((place for place, chair in enumerate(self._chairs) if chair.character == character), None)
        if at is not None:
            self.remove(at)
            return
        if len(self._chairs) == self.most:
            last = max((place for place, chair in enumerate(self._chairs) if not chair.is_person), default=None)
            if last is None:
                return
            self._chairs.pop(last)
        self._chairs.append(Chair("ai", character=character, level=level))

    def newcomer(self, level: str) -> Chair:
        """The first who does not sit there yet; where all do, the one who sits there least often comes once more."""
        if not self.levels:
            return Chair("human")
        if characters := self._cast.CHARACTERS:
            taken = [chair.character for chair in self._chairs]
            return Chair("ai", character=min(characters, key=taken.count), level=level)
        return Chair("ai", name=self._free_name(), level=level)

    def _free_name(self) -> str:
        taken = {chair.name for chair in self._chairs}
        for number in range(1, self.most + 2):
            for name in self._cast.NAMES:
                wanted = name if number == 1 else f"{name} {number}"
                if wanted not in taken:
                    return wanted
        return f"{len(self._chairs) + 1}"

    # As a text

    def to_json(self) -> list[dict[str, str]]:
        return [
            {"kind": chair.kind, "name": chair.name, "character": chair.character, "level": chair.level}
            for chair in self._chairs
        ]

    def from_json(self, told: Sequence[dict[str, Any]]) -> None:
        """As they were the last time; raises `ValueError` or `KeyError` if that makes no sense here."""
        chairs = [self._chair(each) for each in told]
        if not self.fewest <= len(chairs) <= self.most:
            raise ValueError(len(chairs))
        taken = [chair.character for chair in chairs if chair.character]
        if len(set(taken)) < min(len(taken), len(self._cast.CHARACTERS)):
            raise ValueError(taken)
        self._chairs = chairs

    def _chair(self, told: dict[str, Any]) -> Chair:
        if told["kind"] == "human":
            return Chair("human", name=str(told["name"]))
        character, level = str(told["character"]), str(told["level"])
        known = character in self._cast.CHARACTERS if self._cast.CHARACTERS else not character
        if not known or not self.levels:
            raise ValueError(character)
        return Chair(
            "ai",
            name=str(told.get("name", "")),
            character=character,
            level=level if level in self.levels else self.usual_level(),
        )

    # As players

    def player(self, place: int, name: str) -> Player:
        """A computer player of that name."""
        chair = self._chairs[place]
        more: dict[str, object] = {"level": chair.level}
        if chair.character:
            more["character"] = chair.character
            if style := style_of(self._card.id, chair.character):
                more["style"] = style
        return Player(name, "ai", more)
