"""The options of a game that is being set up: those that its card names, with the game's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from speicherstadt_app import words
from speicherstadt_app.engine.card import same
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.ui.home.own_values import OwnValue, page_of
from speicherstadt_app.ui.values import Records

if TYPE_CHECKING:
    from speicherstadt_app.engine.card import GameCard
    from speicherstadt_app.words.game import SettingUp

USUAL: Final = ""
"""The key of an option's usual value."""


class Options:
    """What is chosen. A value is known by a key: its place among those of the card, or the key of one's own. Which ones
    can be chosen goes by the number of players."""

    def __init__(self, card: GameCard) -> None:
        self._card = card
        self._players = card.seats[0]
        self._own: Mapping[str, Sequence[OwnValue]] = {}
        self._wanted: dict[str, str] = {}

    def show_own(self, own: Mapping[str, Sequence[OwnValue]]) -> None:
        """What can be chosen of one's own."""
        self._own = own

    def show_players(self, players: int) -> None:
        """So many sit at the table."""
        self._players = players

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
        """As QML wants them, in the order of the card. One that is not offered has no values."""
        told = self._words()
        found = []
        for option in self._card.options:
            values = self._values(option.key)
            page, way = page_of(self._card.id, option.key) if values else ("", "")
            found.append(
                {
                    "key": option.key,
                    "name": told.option(option.key).title,
                    "values": [told.value(option.key, each.value) for each in values],
                    "current": [each.key for each in values].index(self.key(option.key)) if values else 0,
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
        """The usual one first; none if the option is not offered."""
        option = next(option for option in self._card.options if option.key == key)
        choice = option.of(self._players)
        if choice is None:
            return []
        fixed = [
            OwnValue(str(place), value)
            for place, value in enumerate(option.all_values)
            if not same(value, choice.default) and any(same(value, one) for one in choice.values)
        ]
        return [OwnValue(USUAL, choice.default), *fixed, *self._own.get(key, ())]

    def _words(self) -> SettingUp:
        try:
            return words.of(self._card.id).setting_up
        except EngineError:
            from speicherstadt_app.words import plain

            return plain
