"""What a table does by itself tells nobody how much a hidden hand could do."""

import asyncio
from typing import Any

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.notices import DecisionAsked, MovePlayed, TableHeld, ThoughtBegan
from speicherstadt_app.play.pace import Beat, Pace, Speed
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.turns import Turn
from tests.fixture_game.rules.notation import Kind, unpack
from tests.fixture_game.rules.rules import GAME
from tests.play.players import (
    ANNA,
    BEN,
    KONTOR,
    MICHEL,
    Inline,
    Watch,
    instant,
    lot,
    next_question,
    no_time,
    play_out,
    playing,
)
from tests.play.sealed import SEED


def last_card_table(*players: Player, **more: Any) -> Table:
    """Everybody is dealt a card for each round and none to spare, so the last bid is no choice."""
    dealer = Dealer(GAME, len(players), SEED)
    rules: Any = dealer.rules
    rules.hand = rules.rounds
    return Table(GAME, dealer, players, more.pop("thinker", Inline()), **more)


def bids_of_round(table: Table, number: int) -> list[Turn]:
    turns = [turn for turn in table.turns if unpack(turn.action).kind == Kind.BID]
    players = len(table.players)
    return turns[(number - 1) * players : number * players]


def test_a_single_card_is_asked_for_thought_about_and_waited_for_like_a_choice() -> None:
    slept: list[float] = []

    async def clock(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    table = last_card_table(ANNA, KONTOR, BEN, pace=Pace(Speed.NORMAL, sleep=clock))
    watch = play_out(table, lot(4))
    assert table.play_forced
    for number in (1, 2, 3):
        bids = bids_of_round(table, number)
        assert [turn.chosen for turn in bids] == [True] * 3
        began = bids[0].ply
        assert [notice.ply for notice in watch.of(ThoughtBegan) if notice.seat == 1].count(began) == 1
        assert DecisionAsked(began, (0, 2)) in watch.of(DecisionAsked)
    assert Beat.FORCED.value not in slept


def test_a_table_that_stops_after_each_opponent_stops_after_a_single_card() -> None:
    table = last_card_table(KONTOR, MICHEL, pace=Pace(Speed.INSTANT, one_at_a_time=True, sleep=no_time))
    held: list[int] = []

    async def whole() -> None:
        def go_on(notice: object) -> None:
            if isinstance(notice, TableHeld):
                held.append(notice.ply)
                asyncio.get_running_loop().call_soon(table.go_on)

        table.listen(go_on)
        await table.run()
        await table.close()

    asyncio.run(whole())
    assert [bids_of_round(table, number)[-1].ply + 1 in held for number in (1, 2, 3)] == [True] * 3


def test_somebody_elses_single_card_is_a_decision_to_take_back() -> None:
    table = last_card_table(ANNA, BEN)

    async def scene(watch: Watch) -> None:
        while await next_question(table, watch) != (0, 1) or table.rules.progress(table.view(None)).round < 3:
            for seat in table.asked:
                table.act(seat, table.legal(seat)[0])
        table.act(1, table.legal(1)[0])
        await watch.until(MovePlayed)
        assert table.last_to_decide() == 1
        back = table.undo_to(1)
        assert back is not None
        assert back.people == (1,)

    asyncio.run(playing(table, scene))


def test_who_plays_alone_against_brains_may_have_a_single_card_played() -> None:
    table = last_card_table(ANNA, KONTOR, pace=instant())
    play_out(table, lot(4))
    (own,) = (turn for turn in bids_of_round(table, 3) if turn.seat == 0)
    assert not own.chosen
