"""What golden scenes of this game look at."""

from pathlib import Path
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.state import State
from tests.games import golden_scene
from tests.games.golden_scene import first, turns
from tests.games.speicherstadt.told import Told, Turn

FOLDER: Final = Path(__file__).parent
Scene = golden_scene.Scene[Told]
scene: Final = golden_scene.Scenes[Told](FOLDER)


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


def earlier_in_round(told: Told, turn: Turn) -> list[Turn]:
    return [other for other in told.turns[: turn.ply] if other.before.rounds == turn.before.rounds]


def later_in_round(told: Told, turn: Turn) -> list[Turn]:
    return [other for other in told.turns[turn.ply + 1 :] if other.before.rounds == turn.before.rounds]


def points(told: Told, seat: Seat, source: str) -> int:
    return told.outcome.breakdown()[seat][source]


def over(told: Told) -> bool:
    return told.outcome.final
