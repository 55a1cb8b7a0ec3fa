"""Whatever people do and whenever, and as long as brains think: a table plays one legal game and keeps it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from random import Random

import pytest

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.record import Player, replay
from speicherstadt_app.engine.rules import Game, Move
from speicherstadt_app.play.notices import DecisionAsked, MovePlayed, MovesTakenBack, Notice
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.table import Table
from tests.fixture_game.rules.rules import GAME as SEALED_BIDS
from tests.play.players import ANNA, GAME, KONTOR, Inline, Memory

GAMES = 12
"""For each set of seeds."""
INTERRUPTIONS = 60
LONGEST = 400_000
"""Steps of the loop, after which a game hangs."""


class Whimsical(Inline):
    """Brains that take any time."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance

    async def __call__(self, game_id: str, player: Player, question: Question) -> Answer:
        await some_steps(self._chance)
        return await super().__call__(game_id, player, question)


async def some_steps(chance: Random) -> None:
    for _ in range(chance.randint(0, 8)):
        await asyncio.sleep(0)


async def interrupt(table: Table, chance: Random) -> None:
    async def rewind() -> None:
        await table.rewind(chance.randrange(max(0, table.ply - 6), max(1, table.ply)))

    async def undo() -> None:
        await table.undo(chance.choice([*table.people, 0]), agreed=table.people)

    async def sleep() -> None:
        table.sleep()
        await some_steps(chance)
        table.wake()

    async def hold() -> None:
        table.hold()
        await some_steps(chance)

    async def skip() -> None:
        table.skip()

    ways: Sequence[Callable[[], Awaitable[None]]] = (undo, rewind, table.redo, sleep, hold, skip)
    with contextlib.suppress(Illegal):
        await chance.choice(ways)()


async def play(table: Table, chance: Random) -> None:
    run = asyncio.ensure_future(table.run())
    interruptions = 0
    for step in range(LONGEST):
        if run.done():
            break
        await asyncio.sleep(0)
        lot = chance.random()
        if lot < 0.25 and table.asked:
            seat = chance.choice(table.asked)
            table.act(seat, chance.choice(table.legal(seat)))
        elif lot < 0.3 and interruptions < INTERRUPTIONS:
            interruptions += 1
            await interrupt(table, chance)
        elif lot < 0.4:
            table.go_on()
        assert step < LONGEST - 1, f"it hangs in the phase {table.phase} and waits for {table.asked}"
    run.result()
    await table.close()


@pytest.mark.parametrize("game", [SEALED_BIDS, GAME], ids=["sealed bids", "speicherstadt"])
@pytest.mark.parametrize("seeds", range(4))
def test_a_table_plays_one_legal_game_whatever_comes_when(game: Game, seeds: int) -> None:
    for seed in range(seeds * GAMES, (seeds + 1) * GAMES):
        one_game(game, seed)


def one_game(game: Game, seed: int) -> None:
    chance = Random(seed)
    writer = Memory()
    players = [chance.choice([ANNA, KONTOR]) for _ in range(chance.randint(2, 5))]

    async def no_time(_seconds: float) -> None:
        await some_steps(chance)

    pace = Pace(chance.choice([Speed.NORMAL, Speed.INSTANT]), one_at_a_time=chance.random() < 0.3, sleep=no_time)
    forced = chance.random() < 0.7
    dealer = Dealer(game, len(players), seed)
    table = Table(game, dealer, players, Whimsical(chance), writer=writer, pace=pace, play_forced=forced)
    told: list[Move] = []

    def listener(notice: Notice) -> None:
        match notice:
            case MovePlayed(turn):
                told.append(turn.move)
            case MovesTakenBack(ply):
                del told[ply:]
            case DecisionAsked(_, seats):
                assert set(seats) <= set(table.actors)

    table.listen(listener)
    asyncio.run(play(table, chance))
    record = table.record()
    assert replay(record, lambda _: game).over
    assert writer.finished == record
    assert writer.texts == list(record.moves)
    assert told == [turn.move for turn in table.turns]
