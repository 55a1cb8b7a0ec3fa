"""The options of a game that is being set up: those that its card names, with the game's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from speicherstadt_app import words
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.ui.home.own_values import OwnValue, page_of
from speicherstadt_app.ui.values import Records

if TYPE_CHECKING:
    from speicherstadt_app.engine.card import GameCard, Option
    from speicherstadt_app.words.game import SettingUp

USUAL: Final = ""
"""The key of an option's usual value."""


class Options:
    """What is chosen. A value is known by a key: its place among those of the card, or the key of one's own."""

    def __init__(self, card: GameCard) -> None:
        self._card = card
        self._own: Mapping[str, Sequence[OwnValue]] = {}
        self._wanted: dict[str, str] = {}

    def show_own(self, own: Mapping[str, Sequence[OwnValue]]) -> None:
        """What can be chosen of one's own."""
        self._own = own

    def key(self, option: str) -> str:
        """What is chosen: the usual value where what was wished for is not there any more."""
        wanted = self._wanted.get(option, USUAL)
        return wanted if any(wanted == value.key for value in self._values(option)) else USUAL

    def choose(self, option: str, index: int) -> None:
        values = self._values(option)
        if 0 <= index < len(values):
            self._wanted[option] = values[index].key

    def as_record(self) -> dict[str, object]:
        """As it stands in `Setup.options`: what is usual goes without saying."""
        told = {}
        for option in self._card.options:
            key = self.key(option.key)
            if key != USUAL:
                told[option.key] = next(each.value for each in self._values(option.key) if each.key == key)
        return told

    def variant(self) -> str:
        """What distinguishes it, in words; nothing of the usual game."""
        told = self.as_record()
        return self._words().variant(told) if told else ""

    def records(self) -> Records:
        """As QML wants them; an option that leaves no choice only if a page leads to more."""
        told = self._words()
        found = []
        for option in self._card.options:
            values = self._values(option.key)
            page, way = page_of(self._card.id, option.key)
            found.append(
                {
                    "key": option.key,
                    "name": told.option(option.key).title,
                    "values": [told.value(option.key, each.value) for each in values],
                    "current": [each.key for each in values].index(self.key(option.key)),
                    "page": page,
                    "way": way,
                }
            )
        return found

    def to_json(self) -> dict[str, str]:
        return dict(self._wanted)

    def from_json(self, told: Mapping[str, object]) -> None:
        """As it was the last time. In a table of before the options stand beside other things."""
        known = {option.key for option in self._card.options}
        self._wanted = {key: value for key, value in told.items() if key in known and isinstance(value, str)}

    def _values(self, key: str) -> list[OwnValue]:
        """The usual one first."""
        option = next(option for option in self._card.options if option.key == key)
        fixed = [
            OwnValue(str(place), value) for place, value in enumerate(option.values) if not _is_usual(option, value)
        ]
        return [OwnValue(USUAL, option.default), *fixed, *self._own.get(key, ())]

    def _words(self) -> SettingUp:
        try:
            return words.of(self._card.id).setting_up
        except EngineError:
            from speicherstadt_app.words import plain

            return plain


def _is_usual(option: Option, value: object) -> bool:
    return type(value) is type(option.default) and value == option.default
