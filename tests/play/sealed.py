"""Tables of the game with sealed bids, for tests of secrets."""

from collections.abc import Sequence
from typing import Any

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.notices import (
    MovePlayed,
)
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.table import Table
from tests.fixture_game.rules.rules import GAME
from tests.play.players import (
    Inline,
    Watch,
    instant,
    moves_of,
)

SEED = 5


def sealed_table(*players: Player, seed: int = SEED, pace: Pace | None = None, **more: Any) -> Table:
    dealer = Dealer(GAME, len(players), seed)
    more.setdefault("thinker", Inline())
    return Table(GAME, dealer, players, more.pop("thinker"), pace=pace or instant(), **more)


def bids(moves: Sequence[str]) -> list[str]:
    return [move for move in moves if " bid " in move]


async def until_sealed(table: Table, watch: Watch, number: int) -> None:
    """Until so many bids were ever sealed."""
    while len(bids(moves_of(table))) < number:
        await watch.until(MovePlayed)


def what_is_asked(question: Question) -> tuple[object, ...]:
    return question.view, question.seat, tuple(question.legal), question.seed, question.ply
