"""A table for one person, who may lose: nobody else is asked, and the game is kept and goes on like any other."""

import asyncio
from collections.abc import Callable

import pytest

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games import registry
from speicherstadt_app.play.notices import DecisionAsked, GameFinished
from speicherstadt_app.play.start import begin, resume
from speicherstadt_app.play.table import Table
from tests.play.players import ANNA, Inline, MemoryShelf, Watch, instant, play_out, playing
from tests.solo_game import CARD, MORE, STOP, patience


def stops_at(points: int) -> Callable[[Table, Seat], int]:
    def decide(table: Table, _seat: Seat) -> int:
        return STOP if sum(table.view(0).cards) >= points else MORE

    return decide


@pytest.mark.parametrize(("enough", "wins"), [(9, True), (1, False)])
def test_it_is_won_or_lost_and_told_so(enough: int, wins: bool) -> None:
    with patience():
        table = begin(registry.find(CARD.id), (ANNA,), 4, Inline(), pace=instant())
        watch = play_out(table, stops_at(enough))
    (finished,) = watch.of(GameFinished)
    assert finished.record.result is not None
    assert finished.record.result["winners"] == ([0] if wins else [])
    assert table.outcome().grade


def test_it_is_left_and_gone_on_with() -> None:
    store = MemoryShelf()

    async def scene(watch: Watch) -> None:
        asked = await watch.until(DecisionAsked)
        assert asked.seats == (0,)
        table.act(0, MORE)
        await watch.until(DecisionAsked)
        back = table.undo_to(0)
        assert back is not None
        assert back.reveals, "a card came up"

    with patience():
        table = begin(registry.find(CARD.id), (ANNA,), 1, Inline(), store=store, pace=instant())
        asyncio.run(playing(table, scene))
        again = resume(store, "g1", Inline(), pace=instant())
        assert again.record().moves == table.record().moves
        play_out(again, stops_at(1))
        assert again.over
