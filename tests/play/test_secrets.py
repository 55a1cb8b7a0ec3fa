"""A table for a game in which several decide at once and not everybody sees everything."""

import asyncio

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.notices import DecisionAsked, GameFinished, MovePlayed
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.turns import WayBack
from tests.engine.sealed_bids import GAME, UNKNOWN, BidSealed
from tests.play.company import (
    ANNA,
    BEN,
    KONTOR,
    Inline,
    Memory,
    Watch,
    instant,
    lot,
    moves_of,
    play_out,
    playing,
)


def sealed_table(*players: Player, thinker: Inline | None = None, keeper: Memory | None = None) -> Table:
    dealer = Dealer(GAME, len(players), 5)
    return Table(GAME, dealer, players, thinker or Inline(), keeper=keeper, pace=instant())


def test_all_who_decide_are_asked_at_once_and_any_order_will_do() -> None:
    table = sealed_table(ANNA, KONTOR, BEN)

    async def scene(watch: Watch) -> None:
        asked = await watch.until(DecisionAsked)
        assert asked.seats == (0, 2), "while the brain thinks"
        table.act(2, table.legal(2)[0])
        assert (await watch.until(DecisionAsked)).seats == (0,)
        with pytest.raises(Illegal, match="not for seat 2"):
            table.act(2, 1)
        table.act(0, table.legal(0)[0])
        assert (await watch.until(DecisionAsked)).seats == (0, 2)

    asyncio.run(playing(table, scene))


def test_two_people_may_decide_in_the_same_moment() -> None:
    keeper = Memory()
    table = sealed_table(ANNA, BEN, keeper=keeper)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        for seat in (1, 0):
            table.act(seat, table.legal(seat)[0])
        await watch.until(DecisionAsked)
        assert [text.split()[0] for text in keeper.texts if "bid" in text] == ["1", "0"]

    asyncio.run(playing(table, scene))


def test_a_whole_game_with_secrets_is_played_and_kept() -> None:
    keeper = Memory()
    table = sealed_table(ANNA, KONTOR, BEN, keeper=keeper)
    watch = play_out(table, lot(4))
    assert watch.of(GameFinished)
    assert keeper.texts == moves_of(table)


def test_neither_a_brain_nor_a_recap_is_told_what_its_seat_has_not_seen() -> None:
    thinker = Inline()
    table = sealed_table(ANNA, KONTOR, BEN, thinker=thinker)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        table.act(0, table.legal(0)[0])
        while len(sealed := [event for event in table.recap(2) if isinstance(event, BidSealed)]) < 2:
            await watch.until(MovePlayed)
        assert {(event.seat, event.card) for event in sealed} == {(1, UNKNOWN), (0, UNKNOWN)}

    asyncio.run(playing(table, scene))
    [question] = thinker.questions
    assert set(question.view.hands[0]) == set(question.view.hands[2]) == {UNKNOWN}
    assert UNKNOWN not in question.view.hands[1]


def test_a_sealed_choice_is_free_to_undo_if_the_others_who_sealed_theirs_agree() -> None:
    table = sealed_table(ANNA, BEN, BEN)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        start = table.ply
        for seat in (0, 1):
            table.act(seat, table.legal(seat)[0])
            await watch.until(DecisionAsked)
        assert table.undo_to(0) == WayBack(start, (0, 1), reveals=False), "who has sealed shows nothing"
        with pytest.raises(Illegal, match="seat 1"):
            await table.undo(0)
        await table.undo(0, agreed=[1])
        assert (await watch.until(DecisionAsked)).seats == (0, 1, 2)
        assert table.ply == start

    asyncio.run(playing(table, scene))
