"""Going back in a game in which choices are sealed."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.play.notices import (
    DecisionAsked,
    MovePlayed,
    MovesTakenBack,
)
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.turns import WayBack
from tests.play.players import (
    ANNA,
    BEN,
    KONTOR,
    MICHEL,
    Inline,
    Watch,
    moves_of,
    next_question,
    playing,
)
from tests.play.sealed import bids, sealed_table, until_sealed, what_is_asked


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


def test_once_it_is_opened_a_choice_is_taken_back_with_help_alone() -> None:
    table = sealed_table(ANNA, KONTOR)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        table.act(0, table.legal(0)[0])
        while table.phase in {"bid", "open"}:
            await watch.until(MovePlayed)
        with pytest.raises(Illegal, match="revealed"):
            await table.undo(0)

    asyncio.run(playing(table, scene))


def test_a_brain_gives_the_same_answer_again_after_an_undo_amid_the_choice() -> None:
    thinker = Inline()
    table = sealed_table(ANNA, KONTOR, MICHEL, BEN, thinker=thinker)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        table.act(0, table.legal(0)[0])
        await until_sealed(table, watch, 3)
        before = sorted(bids(moves_of(table)))
        await table.undo(0)
        await watch.until(DecisionAsked)
        table.act(0, table.legal(0)[0])
        await until_sealed(table, watch, 3)
        assert sorted(bids(moves_of(table))) == before

    asyncio.run(playing(table, scene))
    asked = {question.seat: what_is_asked(question) for question in thinker.questions}
    assert all(what_is_asked(question) == asked[question.seat] for question in thinker.questions)


def test_choices_that_were_taken_back_can_happen_again() -> None:
    table = sealed_table(ANNA, BEN, BEN)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        for seat in (0, 1):
            table.act(seat, table.legal(seat)[0])
            await watch.until(DecisionAsked)
        before = bids(moves_of(table))
        await table.undo(0, agreed=[1])
        assert table.ahead == 2
        for left in (1, 0):
            await table.redo()
            assert table.ahead == left
        assert bids(moves_of(table)) == before

    asyncio.run(playing(table, scene))


@pytest.mark.parametrize("card", [0, 1])
def test_nobody_notices_whether_somebody_has_sealed_the_same_as_before(card: int) -> None:
    table = sealed_table(ANNA, BEN, BEN)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        for seat in (0, 1):
            table.act(seat, table.legal(seat)[0])
            await watch.until(DecisionAsked)
        await table.undo(0, agreed=[1])
        await watch.until(DecisionAsked)
        table.act(0, table.legal(0)[card])
        await watch.until(DecisionAsked)
        assert table.ahead == 0

    asyncio.run(playing(table, scene))


def several_moves(table: Table, then: Callable[[Watch, list[str]], Any]) -> None:
    """A table where Anna has just taken several lots, which is one decision, and has ended it."""

    async def scene(watch: Watch) -> None:
        while True:
            if not await next_question(table, watch):
                pytest.fail("nobody takes several lots in this game")
            if table.actors == (0,) and table.phase == "take" and table.view(0).prize > 1:
                break
            for seat in table.asked:
                hand = table.legal(seat)
                table.act(seat, hand[-1] if seat == 0 else hand[0])
        before = moves_of(table)
        table.act(0, table.legal(0)[0])
        await next_question(table, watch)
        await then(watch, before)

    asyncio.run(playing(table, scene))


def test_a_decision_of_several_moves_is_taken_back_move_by_move() -> None:
    """In its middle, and once it is over."""
    table = sealed_table(ANNA, BEN)

    async def then(watch: Watch, before: list[str]) -> None:
        while table.actors == (0,) and table.phase == "take":
            assert table.undo_to(0) == WayBack(table.ply - 1, (0,), reveals=False)
            table.act(0, table.legal(0)[0])
            await watch.until(MovePlayed)
        taken = [turn.ply for turn in table.turns if turn.ply >= len(before) and turn.seat == 0]
        assert len(taken) > 1
        for ply in reversed(taken):
            back = table.undo_to(0)
            assert back is not None
            assert back.ply == ply
            await table.rewind(ply)
            await next_question(table, watch)
            assert table.asked == (0,)
        assert moves_of(table) == before

    several_moves(table, then)


def test_what_a_way_back_takes_is_told_with_its_turns() -> None:
    table = sealed_table(ANNA, BEN)

    async def then(watch: Watch, before: list[str]) -> None:
        await table.undo(0)
        assert watch.of(MovesTakenBack)[-1].turns[0].ply == len(before)
        await table.redo()
        assert len(moves_of(table)) == len(before) + 1

    several_moves(table, then)
