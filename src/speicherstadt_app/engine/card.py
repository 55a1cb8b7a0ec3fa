"""What is known of a game without loading it: the start page, new game, filters and commands are made of this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.errors import Unreadable, quote

if TYPE_CHECKING:
    from speicherstadt_app.engine.rules import Setup


MOST_SEATS: Final = 15
"""At any table of any game."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be settled before a game begins, as it stands in `Setup.options`."""

    key: str
    values: tuple[object, ...]
    """What it may be; none named: whatever the rules accept."""
    default: object
    variant: bool = True
    """Whether another value makes another variant of the game, with statistics of its own."""


@dataclass(frozen=True, slots=True)
class Panorama:
    """What lies behind the pages that are about one game alone."""

    art: str
    """A drawing of 1280 by 240, on the lower edge; the one for the night lies in a folder `night` beside it."""
    day: tuple[str, str]
    """The sky above it: its colour high up, and where the drawing begins."""
    night: tuple[str, str]


@dataclass(frozen=True, slots=True)
class GameCard:
    id: str
    title: str
    rules_version: int
    seats: tuple[int, int]
    """The least and the most players, 1 to `MOST_SEATS`."""
    open: bool
    """Nothing is hidden from one seat and known to another."""
    solo: bool = False
    """One player alone may end it without a winner, and gets a grade."""
    options: tuple[Option, ...] = ()
    authors: tuple[str, ...] = ()
    """Who made the board game that it is."""
    minutes: Mapping[int, int] = field(default_factory=dict)
    """How long a game takes about, by the number of players."""
    place: Mapping[str, str] = field(default_factory=dict)
    """Where and when it takes place, by language: before the first frame no catalogue of a game is read."""
    about: Mapping[str, str] = field(default_factory=dict)
    """What it is about, in half a line, by language."""
    picture: str = ""
    """The drawing of its door, as `venedig/cards/spy`: it lies in `assets/venedig/art`."""
    scene: str = ""
    """Another one, beside a game of it that goes on; without one it is the door's."""
    panorama: Panorama | None = None
    """The place of it; without one it is the house's own."""
    emblem: str = ""
    """A small square sign of it."""
    purse: str = ""
    """What is shown beside each player in lists: the name of a figure among the facts of the outcome, such as coins.
    Without one it is the points."""
    purse_art: str = ""
    """Its drawing; the one for the night lies in a folder `night` beside it."""
    module: str = ""
    """The QML module of its board; without one the plain page plays it."""

    @property
    def range(self) -> range:
        """How many players there can be."""
        return range(self.seats[0], self.seats[1] + 1)

    def takes(self, players: int) -> bool:
        least, most = self.seats
        return least <= players <= most

    def check(self, setup: Setup) -> None:
        """Raise `Unreadable` if no game of this kind can be set up so. What an option without values may be, the rules
        have to say."""
        least, most = self.seats
        if not self.takes(setup.players):
            raise Unreadable(f"{self.title} is for {least} to {most} players, not for {setup.players}")
        if not 0 <= setup.first < setup.players:
            raise Unreadable(f"the first player must be a seat from 0 to {setup.players - 1}, not {setup.first}")
        known = {option.key: option for option in self.options}
        for key, value in setup.options.items():
            if key not in known:
                raise Unreadable(f"there is no option {quote(key)} in {self.title}")
            values = known[key].values
            # True is not 1 in a record.
            if values and not any(type(value) is type(one) and value == one for one in values):
                allowed = ", ".join(str(one) for one in values)
                raise Unreadable(f"the option '{key}' must be one of {allowed}, not {quote(value)}")

    def chosen(self, options: Mapping[str, object]) -> dict[str, object]:
        """Every option with its value: what is left out has its default."""
        return {option.key: options.get(option.key, option.default) for option in self.options}

    def variant_of(self, options: Mapping[str, object]) -> dict[str, object]:
        """Those of the options that make another variant of the game: the same ones, the same variant."""
        named = [option for option in self.options if option.variant and option.key in options]
        return {option.key: options[option.key] for option in named if options[option.key] != option.default}
