"""Going back: what it restores, how far it is free, whom it concerns, and that it is no way to fish for luck."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import CHANCE, Seat
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.play.notices import DecisionAsked, GameFinished, MovePlayed, MovesTakenBack, ThoughtBegan
from tests.play.players import (
    ANNA,
    BEN,
    KONTOR,
    MICHEL,
    Inline,
    Memory,
    Slow,
    Watch,
    lot,
    moves_of,
    next_question,
    playing,
    seat_people,
    table_of,
)

COMPANIES = st.lists(st.sampled_from([ANNA, KONTOR, MICHEL, BEN]), min_size=2, max_size=5).filter(
    lambda players: ANNA in players
)


@settings(max_examples=15)
@given(COMPANIES, st.integers(0, 2**32), st.integers(0, 99))
def test_an_undo_after_any_decision_restores_the_very_position(
    players: Sequence[Player], seed: int, decisions: int
) -> None:
    """Everywhere in a game: decide, let the others answer, undo, and find everything as it was; then redo."""
    writer = Memory()
    table = table_of(*players, seed=seed, writer=writer)
    decide = lot(decisions)
    reveals: list[bool] = []

    async def scene(watch: Watch) -> None:
        while True:
            if not await next_question(table, watch):
                return
            seat = table.asked[0]
            before, moves = table.view(seat), moves_of(table)
            table.act(seat, decide(table, seat))
            if not await next_question(table, watch):
                return
            after, longer = table.view(seat), moves_of(table)
            back = table.undo_to(seat)
            assert back is not None
            assert back.ply == len(moves)
            assert back.reveals == any(text.startswith("*") for text in longer[back.ply :])
            if back.reveals:
                with pytest.raises(Illegal, match="revealed"):
                    await table.undo(seat, agreed=table.people)
                assert moves_of(table) == writer.texts == longer
                await table.rewind(back.ply)
            else:
                await table.undo(seat, agreed=table.people)
            reveals.append(back.reveals)
            assert table.view(seat) == before
            assert moves_of(table) == writer.texts == moves
            await next_question(table, watch)
            assert table.asked == (seat,)
            await table.redo()
            await next_question(table, watch)
            assert table.view(seat) == after
            assert moves_of(table) == writer.texts == longer

    asyncio.run(playing(table, scene))
    assert table.over
    assert set(reveals) == {True, False}
    assert writer.assisted


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.integers(0, 99))
def test_the_same_decision_gets_the_same_replies_however_often_it_is_undone(seed: int, decisions: int) -> None:
    table = table_of(ANNA, KONTOR, MICHEL, seed=seed)
    decide = lot(decisions)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        for _ in range(6):
            replies = []
            for _ in range(3):
                table.act(0, decide(table, 0))
                await next_question(table, watch)
                replies.append(moves_of(table))
                back = table.undo_to(0)
                assert back is not None
                await table.rewind(back.ply)
                await watch.until(DecisionAsked)
            assert replies[0] == replies[1] == replies[2]
            table.act(0, decide(table, 0))
            await next_question(table, watch)

    asyncio.run(playing(table, scene))


def test_a_brain_is_asked_the_same_question_again_after_an_undo() -> None:
    thinker = Inline()
    table = table_of(ANNA, KONTOR, thinker=thinker)

    async def scene(watch: Watch) -> None:
        for _ in range(2):
            await next_question(table, watch)
            table.act(0, act.place(1))
            await next_question(table, watch)
            await table.undo(0)

    asyncio.run(playing(table, scene))
    first, second = thinker.questions[-2:]
    assert (first.seed, first.ply, first.seat, first.view) == (second.seed, second.ply, second.seat, second.view)


def test_an_undo_breaks_the_thought_off_that_it_makes_idle() -> None:
    thinker, writer = Slow(), Memory()
    table = table_of(ANNA, KONTOR, thinker=thinker, writer=writer)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        before, moves = table.view(0), moves_of(table)
        table.act(0, act.place(0))
        await thinker.began.wait()
        await table.undo(0)
        assert thinker.broken_off == 1
        assert table.view(0) == before
        assert writer.texts == moves
        await watch.until(DecisionAsked)
        table.act(0, act.place(2))
        thinker.allowed.set()
        played = await watch.until(MovePlayed)
        assert played.turn.move == (0, act.place(2))

    watch = asyncio.run(playing(table, scene))
    assert [notice.turns[0].move for notice in watch.of(MovesTakenBack)] == [(0, act.place(0))]


def test_an_undo_is_kept_before_it_is_told() -> None:
    writer = Memory()
    table = table_of(ANNA, KONTOR, writer=writer)
    told = []

    def listener(notice: object) -> None:
        if isinstance(notice, MovesTakenBack):
            told.append(len(writer.texts) == notice.ply == table.ply)

    async def scene(watch: Watch) -> None:
        table.listen(listener)
        await next_question(table, watch)
        table.act(0, act.place(1))
        await next_question(table, watch)
        await table.undo(0)

    asyncio.run(playing(table, scene))
    assert told == [True]


def test_redo_lets_several_undone_decisions_happen_again_one_by_one() -> None:
    table = table_of(ANNA, KONTOR, seed=1)

    async def scene(watch: Watch) -> None:
        stations = []
        for column in (0, 1):
            await next_question(table, watch)
            stations.append(moves_of(table))
            table.act(0, act.place(column))
        await next_question(table, watch)
        stations.append(moves_of(table))
        await table.undo(0)
        await table.undo(0)
        assert moves_of(table) == stations[0]
        for station in stations[1:]:
            await table.redo()
            assert moves_of(table) == station
        with pytest.raises(Illegal, match="nothing"):
            await table.redo()

    asyncio.run(playing(table, scene))


def test_another_decision_ends_what_can_be_redone_and_the_same_one_does_not() -> None:
    table = table_of(ANNA, KONTOR, seed=1)

    async def scene(watch: Watch) -> None:
        for column in (0, 1):
            await next_question(table, watch)
            table.act(0, act.place(column))
        await next_question(table, watch)
        await table.undo(0)
        await table.undo(0)
        await next_question(table, watch)
        table.act(0, act.place(0))
        await next_question(table, watch)
        assert table.ahead
        table.act(0, act.place(2))
        await next_question(table, watch)
        assert not table.ahead

    asyncio.run(playing(table, scene))


def test_there_is_nothing_to_undo_before_the_first_decision() -> None:
    table = table_of(ANNA, KONTOR)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        assert table.undo_to(0) is None
        assert table.undo_to(1) is None
        assert table.last_to_decide() is None
        with pytest.raises(Illegal, match="decided nothing"):
            await table.undo(0)
        assert table.asked == (0,), "a refused undo leaves the question open"

    asyncio.run(playing(table, scene))


# Behind a reveal


def test_a_rewind_behind_a_reveal_makes_the_game_assisted() -> None:
    writer = Memory()
    table = table_of(ANNA, KONTOR, writer=writer)

    async def scene(watch: Watch) -> None:
        back = None
        while back is None or not back.reveals:
            await next_question(table, watch)
            table.act(0, lot(1)(table, 0))
            await next_question(table, watch)
            back = table.undo_to(0)
        with pytest.raises(Illegal, match="revealed"):
            await table.undo(0)
        writer.calls.clear()
        await table.rewind(back.ply)
        assert table.ply == back.ply
        assert table.assisted
        assert writer.assisted
        assert writer.calls[:2] == ["assist", f"keep {back.ply}"], "never unmarked and rewound, whenever it is killed"

    asyncio.run(playing(table, scene))


def test_a_rewind_within_what_is_known_is_no_help() -> None:
    writer = Memory()
    table = table_of(ANNA, KONTOR, writer=writer)

    async def scene(watch: Watch) -> None:
        await next_question(table, watch)
        ply = table.ply
        table.act(0, act.place(1))
        await next_question(table, watch)
        await table.rewind(ply)
        assert table.ply == ply
        assert not writer.assisted
        assert not table.assisted

    asyncio.run(playing(table, scene))


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.floats(0, 1))
def test_a_rewound_game_deals_the_same_cards_again(seed: int, share: float) -> None:
    writer = Memory()
    table = table_of(ANNA, KONTOR, seed=seed, writer=writer)

    async def scene(watch: Watch) -> None:
        seat_people(table, lot(2))
        while table.phase != "shipping":
            await watch.until(MovePlayed)
        dealt = [text for text in moves_of(table) if text.startswith("*")]
        await table.rewind(int(share * (table.ply - 1)))
        await watch.until(GameFinished)
        assert [text for text in moves_of(table) if text.startswith("*")][: len(dealt)] == dealt
        assert writer.texts == moves_of(table)

    asyncio.run(playing(table, scene))
    assert table.over


def test_there_is_no_ply_to_rewind_to_that_has_not_been() -> None:
    table = table_of(ANNA, KONTOR)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        for ply in (-1, table.ply, table.ply + 1):
            with pytest.raises(Illegal, match="no ply"):
                await table.rewind(ply)
        with pytest.raises(Illegal, match="nothing to redo"):
            await table.redo()

    asyncio.run(playing(table, scene))


# Several people


def test_an_undo_names_the_others_whom_it_concerns_and_waits_for_their_yes() -> None:
    table = table_of(ANNA, KONTOR, BEN, seed=2)
    people: list[Seat] = [0, 2]

    async def scene(watch: Watch) -> None:
        while await next_question(table, watch) != (0,):
            table.act(table.asked[0], act.place(0))
        start = table.ply
        table.act(0, act.place(1))
        assert await next_question(table, watch) == (2,)
        assert table.last_to_decide() == 0
        own = table.undo_to(0)
        assert own
        assert (own.ply, own.people) == (start, (0,))
        table.act(2, act.place(1))
        await next_question(table, watch)
        both = table.undo_to(0)
        assert both
        assert (both.ply, both.people) == (start, (0, 2))
        ply = table.ply
        with pytest.raises(Illegal, match="seat 2"):
            await table.undo(0)
        assert table.ply == ply
        await table.undo(0, agreed=[2])
        assert table.ply == start

    asyncio.run(playing(table, scene))
    assert sorted(table.people) == people


def test_forced_moves_are_nobodys_decision_to_take_back() -> None:
    table = table_of(ANNA, BEN, seed=3)
    forced = []

    def listener(notice: object) -> None:
        if isinstance(notice, MovePlayed) and notice.turn.seat != CHANCE and not notice.turn.chosen:
            back = table.way_back(notice.turn.ply)
            forced.append(back.people)

    async def scene(watch: Watch) -> None:
        table.listen(listener)
        await next_question(table, watch)
        seat_people(table, lot(3))
        table.act(table.asked[0], act.place(0))
        await watch.until(GameFinished)

    asyncio.run(playing(table, scene))
    assert forced
    assert set(forced) == {()}


def test_orders_given_at_once_are_carried_out_one_after_the_other() -> None:
    thinker = Slow()
    table = table_of(ANNA, KONTOR, thinker=thinker)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        ply = table.ply
        table.act(0, act.place(0))
        await watch.until(ThoughtBegan)
        results = await asyncio.gather(table.undo(0), table.undo(0), return_exceptions=True)
        assert results[0] is None
        assert isinstance(results[1], Illegal)
        assert table.ply == ply

    asyncio.run(playing(table, scene))


def test_nobody_decides_on_a_position_that_is_being_taken_back() -> None:
    table = table_of(ANNA, KONTOR)

    async def scene(watch: Watch) -> None:
        await next_question(table, watch)
        ply = table.ply
        table.act(0, act.place(0))
        await next_question(table, watch)
        undoing = asyncio.ensure_future(table.undo(0))
        await asyncio.sleep(0)
        with pytest.raises(Illegal, match="not waiting"):
            table.act(0, act.place(1))
        await undoing
        assert table.ply == ply

    asyncio.run(playing(table, scene))
