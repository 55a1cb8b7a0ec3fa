"""A table for a game in which several decide at once and not everybody sees everything."""

import asyncio
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import CHANCE, Move, Seat
from speicherstadt_app.play.notices import (
    DecisionAsked,
    GameFinished,
    MovePlayed,
    TableHeld,
    ThoughtBegan,
)
from speicherstadt_app.play.pace import Beat, Pace, Speed
from speicherstadt_app.play.table import Table
from tests.fixture_game.rules.events import BidSealed
from tests.fixture_game.rules.notation import Kind, unpack
from tests.fixture_game.rules.rules import GAME
from tests.fixture_game.rules.state import UNKNOWN
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
    no_time,
    play_out,
    playing,
)
from tests.play.sealed import SEED, bids, sealed_table, until_sealed, what_is_asked

# All at once


def test_people_are_asked_while_brains_think_and_any_order_will_do() -> None:
    thinker = Slow()
    table = sealed_table(ANNA, KONTOR, BEN, thinker=thinker)

    async def scene(watch: Watch) -> None:
        assert (await watch.until(DecisionAsked)).seats == (0, 2)
        assert (await watch.until(ThoughtBegan)).seat == 1
        table.act(2, table.legal(2)[0])
        assert (await watch.until(DecisionAsked)).seats == (0,)
        with pytest.raises(Illegal, match="not for seat 2"):
            table.act(2, table.legal(0)[0])
        table.act(0, table.legal(0)[0])
        await until_sealed(table, watch, 2)
        assert table.actors == (1,)
        thinker.allowed.set()
        await until_sealed(table, watch, 3)

    watch = asyncio.run(playing(table, scene))
    assert thinker.broken_off == 0, "whoever chooses meanwhile disturbs nobody"
    assert [notice.seat for notice in watch.of(ThoughtBegan)][:1] == [1]


def test_people_are_asked_once_however_many_brains_choose_meanwhile() -> None:
    table = sealed_table(KONTOR, ANNA, MICHEL, KONTOR)

    async def scene(watch: Watch) -> None:
        await until_sealed(table, watch, 3)
        assert table.asked == table.actors == (1,)
        assert [notice.seats for notice in watch.of(DecisionAsked)] == [(1,)]

    asyncio.run(playing(table, scene))


def test_brains_think_side_by_side() -> None:
    thinker = Slow()
    table = sealed_table(KONTOR, MICHEL, KONTOR, thinker=thinker)

    async def scene(watch: Watch) -> None:
        for seat in range(3):
            assert (await watch.until(ThoughtBegan)).seat == seat
        thinker.allowed.set()
        await until_sealed(table, watch, 3)

    asyncio.run(playing(table, scene))
    assert thinker.broken_off == 0
    assert [text[0] for text in bids(moves_of(table))[:3]] == ["0", "1", "2"]


def test_two_people_may_decide_in_the_same_moment() -> None:
    writer = Memory()
    table = sealed_table(ANNA, BEN, writer=writer)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        for seat in (1, 0):
            table.act(seat, table.legal(seat)[0])
        await until_sealed(table, watch, 2)
        assert [text[0] for text in bids(writer.texts)] == ["1", "0"]

    asyncio.run(playing(table, scene))


@pytest.mark.parametrize("order", list(permutations((0, 1, 3))))
def test_who_has_sealed_already_changes_no_question_to_a_brain(order: tuple[Seat, ...]) -> None:
    """Whether it is asked first or last, at once or after the game was resumed in the middle of the choice."""

    def questions(*before: Seat) -> list[tuple[object, ...]]:
        thinker = Inline()
        match: Match[Any] = Match(Dealer(GAME, 4, SEED).rules)
        Dealer(GAME, 4, SEED).serve(match)
        for seat in before:
            match.play(seat, match.legal(seat)[-1])
        table = sealed_table(ANNA, BEN, KONTOR, ANNA, thinker=thinker, moves=match.texts)

        async def scene(watch: Watch) -> None:
            await until_sealed(table, watch, len(before) + 1)

        asyncio.run(playing(table, scene))
        return [what_is_asked(question) for question in thinker.questions]

    first = questions()
    assert len(first) == 1
    for many in range(1, 4):
        assert questions(*order[:many]) == first


@settings(max_examples=8)
@given(st.integers(0, 2**32), st.lists(st.sampled_from([ANNA, KONTOR]), min_size=2, max_size=6))
def test_a_whole_game_with_secrets_is_played_and_kept(seed: int, players: Sequence[Player]) -> None:
    writer = Memory()
    table = sealed_table(*players, seed=seed, writer=writer)
    watch = play_out(table, lot(4))
    assert writer.finished == watch.of(GameFinished)[0].record
    assert writer.texts == moves_of(table)
    again = sealed_table(*players, seed=seed)
    play_out(again, lot(4))
    assert moves_of(again) == moves_of(table)


# What is seen


def test_a_turn_tells_each_viewer_what_it_saw_and_nobody_more() -> None:
    table = sealed_table(ANNA, KONTOR, BEN)
    watch = play_out(table, lot(4))
    rules, record = table.rules, table.record()
    hidden = 0
    for notice in watch.of(MovePlayed):
        turn = notice.turn
        for viewer in (None, 0, 1, 2):
            assert turn.seen_text(viewer) == rules.seen_text(viewer, turn.seat, turn.action)
            if turn.seen_text(viewer) != record.moves[turn.ply]:
                hidden += 1
                assert turn.seen_by(viewer) != turn.events
    assert hidden
    assert all({*hand} <= {UNKNOWN} for hand in table.view(None).hands)


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
    question = thinker.questions[0]
    assert set(question.view.hands[0]) == set(question.view.hands[2]) == {UNKNOWN}
    assert UNKNOWN not in question.view.hands[1]


# What happens by itself


def test_what_is_only_opened_or_shown_and_the_deal_before_the_first_round_take_no_time() -> None:
    slept: list[float] = []

    async def clock(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    table = sealed_table(ANNA, BEN, KONTOR, pace=Pace(Speed.NORMAL, sleep=clock))
    play_out(table, lot(4))
    kinds = [unpack(turn.action).kind for turn in table.turns if turn.seat == CHANCE]
    assert {Kind.DEAL, Kind.OPEN, Kind.SHOW} <= set(kinds)
    # The first prize is turned up with the deal; each later one is seen coming.
    assert slept.count(Beat.DEAL.value) == kinds.count(Kind.TURN) - 1 > 0


def test_brains_that_choose_at_the_same_time_take_one_pause_and_one_step_together() -> None:
    slept: list[float] = []

    async def clock(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    pace = Pace(Speed.NORMAL, one_at_a_time=True, sleep=clock)
    table = sealed_table(KONTOR, MICHEL, KONTOR, MICHEL, pace=pace)

    async def scene(watch: Watch) -> None:
        await watch.until(TableHeld)
        assert len(bids(moves_of(table))) == 4
        assert slept.count(Beat.ANSWER.value) == 1

    asyncio.run(playing(table, scene))


def test_a_held_table_opens_nothing_before_it_is_let_go_on() -> None:
    table = sealed_table(ANNA, KONTOR, pace=Pace(Speed.INSTANT, one_at_a_time=True, sleep=no_time))

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        table.act(0, table.legal(0)[0])
        await watch.until(TableHeld)
        for _ in range(20):
            await asyncio.sleep(0)
        assert table.phase == "open"
        table.go_on()
        await watch.until(MovePlayed)
        assert table.phase != "open"

    asyncio.run(playing(table, scene))


def test_a_table_that_sleeps_amid_a_choice_has_nobody_think_and_asks_nobody_twice() -> None:
    thinker = Slow()
    table = sealed_table(ANNA, KONTOR, thinker=thinker)

    async def scene(watch: Watch) -> None:
        await watch.until(ThoughtBegan)
        await thinker.began.wait()
        table.sleep()
        while not thinker.broken_off:
            await asyncio.sleep(0)
        thinker.allowed.set()
        for _ in range(20):
            await asyncio.sleep(0)
        assert not bids(moves_of(table))
        assert table.asked == (0,)
        table.wake()
        await until_sealed(table, watch, 1)
        assert [notice.seats for notice in watch.of(DecisionAsked)] == [(0,)]
        assert [notice.seat for notice in watch.of(ThoughtBegan)] == [1, 1]

    asyncio.run(playing(table, scene))


def test_who_chooses_in_the_moment_of_waking_up_is_not_asked_again() -> None:
    table = sealed_table(ANNA, BEN, thinker=Slow())

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        table.sleep()
        for _ in range(20):
            await asyncio.sleep(0)
        table.act(0, table.legal(0)[0])
        table.wake()
        await until_sealed(table, watch, 1)
        await watch.until(DecisionAsked)
        assert table.asked == (1,)
        assert [notice.seats for notice in watch.of(DecisionAsked)] == [(0, 1), (1,)]

    asyncio.run(playing(table, scene))


# Ends and beginnings in the middle of a choice


@pytest.mark.parametrize("sealed", range(4))
def test_a_game_closed_amid_a_choice_goes_on_as_if_it_had_not_been(sealed: int) -> None:
    def decide(table: Table, seat: Seat) -> int:
        legal = table.legal(seat)
        return legal[(seat + table.rules.progress(table.view(None)).round) % len(legal)]

    players = (ANNA, BEN, KONTOR, ANNA)
    whole = sealed_table(*players)
    play_out(whole, decide)
    writer = Memory()
    table = sealed_table(*players, writer=writer)

    async def scene(watch: Watch) -> None:
        await next_question(table, watch)
        for seat in [seat for seat in (3, 1, 0) if seat in table.asked][:sealed]:
            table.act(seat, decide(table, seat))
        await table.close()

    asyncio.run(playing(table, scene))
    assert writer.texts == moves_of(table)
    again = sealed_table(*players, moves=writer.texts)
    play_out(again, decide)
    assert sorted(moves_of(again)) == sorted(moves_of(whole))
    assert again.outcome() == whole.outcome()


def test_closing_breaks_off_every_thought() -> None:
    thinker = Slow()
    table = sealed_table(ANNA, KONTOR, MICHEL, thinker=thinker)

    async def scene(watch: Watch) -> None:
        for _ in range(2):
            await watch.until(ThoughtBegan)
        await thinker.began.wait()
        await asyncio.sleep(0)

    asyncio.run(playing(table, scene))
    assert thinker.broken_off == 2


# Legality


def test_every_move_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    checks: list[Move] = []
    check, play = Match.check, Match.play

    def counted(match: Match[Any], seat: Seat, action: int) -> None:
        checks.append(Move(seat, action))
        check(match, seat, action)

    def checked_before(match: Match[Any], seat: Seat, action: int, tell: Any, *, checked: bool) -> None:
        assert checked
        play(match, seat, action, tell, checked=True)

    monkeypatch.setattr(Match, "check", counted)
    monkeypatch.setattr(Match, "play", checked_before)
    table = sealed_table(ANNA, BEN, KONTOR)
    play_out(table)
    assert sorted(checks) == sorted(turn.move for turn in table.turns)
