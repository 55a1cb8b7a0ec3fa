"""What a golden record shows: a name, a sentence, and a function that fails unless a game shows it.

The record of a scene is the file of its name in this folder. `python -m tools.venedig.golden` looks for the first
random game that shows a scene and writes that file, so all of them can be made again.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import ROLES, name_of, numbers
from speicherstadt_app.games.venedig.rules.state import State
from tests.games.venedig.told import Likings, Told, Turn

FOLDER: Final = Path(__file__).parent

T = TypeVar("T")
E = TypeVar("E", bound=Event)


@dataclass(frozen=True)
class Scene:
    """`whole` records go on to the end of the game, the others to the end of the round that shows the scene."""

    shown: Callable[[Told], None]
    players: int
    rulings: tuple[str, ...]
    whole: bool
    likings: Likings = field(default_factory=dict)
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.shown.__name__.replace("_", "-")

    @property
    def sentence(self) -> str:
        return " ".join((self.shown.__doc__ or "").split())

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.speicher.json"


MADE: Final[list[Scene]] = []


def scene(
    players: int,
    *rulings: str,
    whole: bool = False,
    likings: Likings | None = None,
    options: Mapping[str, object] | None = None,
) -> Callable[[Callable[[Told], None]], Callable[[Told], None]]:
    """Makes a scene of a function; `likings` are what its players like, so that it is found sooner."""

    def mark(shown: Callable[[Told], None]) -> Callable[[Told], None]:
        MADE.append(Scene(shown, players, rulings, whole, likings or {}, options or {}))
        return shown

    return mark


# What the scenes look at


def first(things: Iterable[T]) -> T:
    """The first of what was looked for; a game without any does not show the scene."""
    for thing in things:
        return thing
    raise AssertionError("nothing in this game shows it")


def turns(told: Told, *verbs: str) -> list[Turn]:
    return [turn for turn in told.turns if turn.verb in verbs]


def with_event(told: Told, kind: type[E]) -> list[tuple[Turn, E]]:
    return [(turn, event) for turn in told.turns for event in turn.told(kind)]


def listed(told: Told, turn: Turn) -> list[str]:
    """Everything that could be done in place of this move."""
    return [told.rules.text(turn.seat, action) for action in told.rules.legal(turn.before, turn.seat)]


def role(told: Told, card: str) -> str:
    return ROLES[told.box.role[told.box.card_number[card]]]


def opened(told: Told, state: State) -> list[str]:
    """The roles that were opened in this round, by seat."""
    return [ROLES[told.box.role[card]] for card in state.chosen]


def stock(told: Told, state: State, seat: int) -> list[str]:
    return [told.box.tiles[tile].id for tile in numbers(state.stocks[seat])]


def names(mask: int) -> set[str]:
    return {name_of(cell) for cell in numbers(mask)}


def builds(told: Told) -> list[tuple[Turn, ev.TileBuilt]]:
    return with_event(told, ev.TileBuilt)


def breakdown(told: Told, state: State, seat: int) -> dict[str, int]:
    return told.rules.outcome(state).breakdown()[seat]


def gained(turn: Turn, seat: int) -> int:
    return turn.after.scores[seat] - turn.before.scores[seat]


def same_action(one: Turn, other: Turn) -> bool:
    """Two moves of the same seat in which it carries out the same card."""
    return (one.seat, one.before.round, one.before.turn) == (other.seat, other.before.round, other.before.turn)
