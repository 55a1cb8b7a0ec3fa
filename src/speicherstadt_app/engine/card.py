"""What is known of a game without loading it: the start page, new game, filters and commands are made of this."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.errors import Unreadable, quote

if TYPE_CHECKING:
    from speicherstadt_app.engine.rules import Setup


MOST_SEATS: Final = 15
"""At any table of any game."""


def same(value: object, other: object) -> bool:
    """Whether two values of an option are the same. True is not 1 in a record."""
    return type(value) is type(other) and value == other


@dataclass(frozen=True, slots=True)
class Choice:
    """What an option may be with one number of players, and what it is if nothing is said."""

    values: tuple[object, ...]
    default: object

    def has(self, value: object) -> bool:
        """Whether the value is one of them. Without values nobody but the rules can say."""
        return not self.values or any(same(value, one) for one in self.values)


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be settled before a game begins, as it stands in `Setup.options`."""

    key: str
    values: tuple[object, ...]
    """What it may be; none named: whatever the rules accept."""
    default: object
    variant: bool = True
    """Whether another value makes another variant of the game, with statistics of its own."""
    by_players: Mapping[int, Choice | None] = field(default_factory=dict)
    """For numbers of players with other values or another default; None where the option is not offered."""
    minutes: Mapping[object, Mapping[int, int]] = field(default_factory=dict)
    """How long a game with a value takes about, by the number of players, where `GameCard.minutes` does not hold."""

    def of(self, players: int) -> Choice | None:
        """The values and the default with so many players; None if the option is not offered then."""
        return self.by_players.get(players, Choice(self.values, self.default))

    @property
    def all_values(self) -> tuple[object, ...]:
        """The values of all numbers of players, each once, those of most numbers first."""
        choices = [Choice(self.values, self.default)]
        choices += [choice for _, choice in sorted(self.by_players.items()) if choice is not None]
        found: list[object] = []
        for value in (value for choice in choices for value in choice.values):
            if not any(same(value, one) for one in found):
                found.append(value)
        return tuple(found)

    def minutes_of(self, value: object, players: int) -> int:
        """About how long a game with this value takes; 0 if the option does not say."""
        return next((told.get(players, 0) for one, told in self.minutes.items() if same(value, one)), 0)


@dataclass(frozen=True, slots=True)
class Setting:
    """What a person may switch on or off at the tables of one game. It changes what is shown and nothing else."""

    key: str
    default: bool
    former: str = ""
    """What it was called in a person's settings when it stood among those of all games."""


REMEMBERS: Final = "remembersHands"
"""The setting that tables and logs know: what was seen of hidden hands stays in view. A game without it remembers."""


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
    settings: tuple[Setting, ...] = ()
    authors: tuple[str, ...] = ()
    """Who made the board game that it is."""
    minutes: Mapping[int, int] = field(default_factory=dict)
    """How long a game takes about, by the number of players: with the default of each option, and with every value
    whose option says nothing else."""
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

    def setting(self, key: str, wanted: Mapping[str, Mapping[str, bool]]) -> bool:
        """A setting of a person who wants this, by game; a game that does not have it has it on."""
        default = next((setting.default for setting in self.settings if setting.key == key), True)
        return wanted.get(self.id, {}).get(key, default)

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
            choice = known[key].of(setup.players)
            if choice is None:
                raise Unreadable(f"the option '{key}' is not offered to {_players(setup.players)}")
            if not choice.has(value):
                allowed = ", ".join(str(one) for one in choice.values)
                raise Unreadable(f"the option '{key}' must be one of {allowed}, not {quote(value)}")

    def chosen(self, options: Mapping[str, object], players: int) -> dict[str, object]:
        """Every option that is offered to so many players, with its value: what is left out has its default."""
        return {key: options.get(key, choice.default) for key, choice in self._choices(players)}

    def variant_of(self, options: Mapping[str, object], players: int) -> dict[str, object]:
        """Those of the options that make another variant of the game: the same ones, the same variant."""
        variants = {option.key for option in self.options if option.variant}
        return {
            key: options[key]
            for key, choice in self._choices(players)
            if key in variants and key in options and not same(options[key], choice.default)
        }

    def minutes_of(self, options: Mapping[str, object], players: int) -> int:
        """About how long a game takes with these options; 0 if the card does not say."""
        chosen = self.chosen(options, players)
        told = (option.minutes_of(chosen[option.key], players) for option in self.options if option.key in chosen)
        return next(filter(None, told), self.minutes.get(players, 0))

    @property
    def shortest_and_longest(self) -> tuple[int, int] | None:
        """The minutes that games of any number of players and with any options take; None if the card does not say."""
        found = {self.minutes_of({}, players) for players in self.range}
        for option in self.options:
            for players in self.range:
                choice = option.of(players)
                values = () if choice is None else choice.values
                found |= {self.minutes_of({option.key: value}, players) for value in values}
        found -= {0}
        return (min(found), max(found)) if found else None

    def _choices(self, players: int) -> Iterator[tuple[str, Choice]]:
        for option in self.options:
            if (choice := option.of(players)) is not None:
                yield option.key, choice


def _players(number: int) -> str:
    return "1 player" if number == 1 else f"{number} players"


# Whether a card that a game's folder brings is one: a list or a page that meets a wrong value would end with it.


def flaw_of(found: object, game_id: str) -> str:
    """The first value of a card that is none of its kind, in half a sentence; nothing if there is none."""
    if not isinstance(found, GameCard):
        return "CARD is no GameCard"
    if found.id != game_id:
        return f"its card has the id {quote(found.id)}"
    for kind, (fits, names) in _KINDS.items():
        for name in names:
            value = getattr(found, name)
            if not fits(value):
                return f"its card has {quote(value)} for {name}, which must be {kind}"
    return ""


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _are_seats(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(map(_is_number, value)) and _in_order(*value)


def _in_order(least: int, most: int) -> bool:
    return least <= most <= MOST_SEATS


def _are_numbers(value: object) -> bool:
    return isinstance(value, Mapping) and all(_is_number(one) for pair in value.items() for one in pair)


def _are_texts(value: object) -> bool:
    return isinstance(value, Mapping) and all(isinstance(one, str) for pair in value.items() for one in pair)


def _are_options(value: object) -> bool:
    return isinstance(value, tuple) and all(map(_is_option, value))


def _is_option(value: object) -> bool:
    return isinstance(value, Option) and all(fits(getattr(value, name)) for name, fits in _OF_AN_OPTION)


def _are_choices(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        choice is None or (isinstance(choice, Choice) and _is_list(choice.values)) for choice in value.values()
    )


def _is_list(value: object) -> bool:
    return isinstance(value, tuple)


_OF_AN_OPTION: Final[tuple[tuple[str, Callable[[object], bool]], ...]] = (
    ("key", lambda value: isinstance(value, str) and bool(value)),
    ("values", _is_list),
    ("by_players", _are_choices),
    ("minutes", lambda value: isinstance(value, Mapping) and all(map(_are_numbers, value.values()))),
)
_KINDS: Final[Mapping[str, tuple[Callable[[object], bool], tuple[str, ...]]]] = {
    "a text": (lambda value: isinstance(value, str) and bool(value.strip()), ("title",)),
    "a text or nothing": (
        lambda value: isinstance(value, str),
        ("picture", "scene", "emblem", "purse", "purse_art", "module"),
    ),
    "a number from 1 on": (_is_number, ("rules_version",)),
    f"the least and the most players, 1 to {MOST_SEATS}": (_are_seats, ("seats",)),
    "true or false": (lambda value: isinstance(value, bool), ("open", "solo")),
    "a list of options": (_are_options, ("options",)),
    "a list of names": (
        lambda value: isinstance(value, tuple) and all(isinstance(v, str) for v in value),
        ("authors",),
    ),
    "minutes by number of players": (_are_numbers, ("minutes",)),
    "texts by language": (_are_texts, ("place", "about")),
    "a panorama": (lambda value: value is None or isinstance(value, Panorama), ("panorama",)),
}
