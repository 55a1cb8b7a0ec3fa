"""What golden scenes of this game look at."""

from pathlib import Path
from typing import Final, TypeVar

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import ROLES, name_of, numbers
from speicherstadt_app.games.venedig.rules.state import State
from tests.games import golden_scene
from tests.games.venedig.told import Told, Turn

E = TypeVar("E", bound=Event)
FOLDER: Final = Path(__file__).parent
Scene = golden_scene.Scene[Told]
scene: Final = golden_scene.Scenes[Told](FOLDER)


def with_event(told: Told, kind: type[E]) -> list[tuple[Turn, E]]:
    return [(turn, event) for turn in told.turns for event in turn.told(kind)]


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
