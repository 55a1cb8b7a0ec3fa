"""What a golden record shows: a name, a sentence, and a function that fails unless a game shows it.

The record of a scene is the file of its name in this folder. `python -m tools.speicherstadt.golden` looks for the first
random game that shows a scene and writes that file, so all of them can be made again.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.state import State
from tests.games.speicherstadt.told import Told, Turn

FOLDER: Final = Path(__file__).parent

T = TypeVar("T")

Likings = dict[str, float]


@dataclass(frozen=True)
class Scene:
    """`whole` records go on to the end of the game, the others to the end of the round that shows the scene."""

    shown: Callable[[Told], None]
    players: int
    rulings: tuple[str, ...]
    whole: bool
    likings: Likings = field(default_factory=dict)

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
    players: int, *rulings: str, whole: bool = False, likings: Likings | None = None
) -> Callable[[Callable[[Told], None]], Callable[[Told], None]]:
    """Makes a scene of a function; `likings` are what its players like, so that it is found sooner."""

    def mark(shown: Callable[[Told], None]) -> Callable[[Told], None]:
        MADE.append(Scene(shown, players, rulings, whole, likings or {}))
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


def fires(told: Told) -> list[Turn]:
    return [turn for turn in turns(told, "deal") if turn.text.endswith("-fire")]


def worth(told: Told, card: str) -> int:
    """The value of a firefighter or a fire."""
    return told.rules.box.cards[told.rules.box.number[card]].value


def fire_changes(turn: Turn) -> list[int]:
    seats = range(len(turn.after.coins))
    return [turn.after.fire_points(seat) - turn.before.fire_points(seat) for seat in seats]


def for_sale(told: Told, turn: Turn) -> str:
    """The card that a purchase is about."""
    return told.rules.box.cards[turn.before.row[turn.before.column]].id


def price(turn: Turn) -> int:
    return turn.before.heights[turn.before.column]


def purchase_of(told: Told, card: str) -> Turn:
    return first(turn for turn in turns(told, "buy") if for_sale(told, turn) == card)


def cards_of(told: Told, state: State, seat: Seat, kind: str) -> list[str]:
    box = told.rules.box
    return [card for card in box.names(state.cards[seat]) if box.cards[box.number[card]].kind == kind]


def strengths(told: Told, state: State) -> list[int]:
    return [
        sum(worth(told, card) for card in cards_of(told, state, seat, "firefighter")) for seat in range(told.players)
    ]


def listed(told: Told, turn: Turn) -> list[str]:
    """Everything that could be done in place of this move."""
    return [told.rules.text(turn.seat, action) for action in told.rules.legal(turn.before, turn.seat)]


def earlier_in_round(told: Told, turn: Turn) -> list[Turn]:
    return [other for other in told.turns[: turn.ply] if other.before.rounds == turn.before.rounds]


def later_in_round(told: Told, turn: Turn) -> list[Turn]:
    return [other for other in told.turns[turn.ply + 1 :] if other.before.rounds == turn.before.rounds]


def points(told: Told, seat: Seat, source: str) -> int:
    return told.outcome.breakdown()[seat][source]


def over(told: Told) -> bool:
    return told.outcome.final
