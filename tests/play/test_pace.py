"""How fast a table goes by itself, and who may hold or hurry it. Nobody really sleeps here."""

import asyncio

import pytest

from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.play.notices import DecisionAsked, GameFinished, MovePlayed, TableHeld, ThoughtBegan
from speicherstadt_app.play.pace import Beat, Pace, Speed
from speicherstadt_app.play.turns import Turn
from tests.play.players import (
    ANNA,
    KONTOR,
    MICHEL,
    Slow,
    Watch,
    moves_of,
    next_question,
    no_time,
    play_out,
    playing,
    table_of,
)


class Clock:
    """Sleeps that take no time, or for ever while `stopped`."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.stopped = False

    async def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)
        if self.stopped:
            await asyncio.Event().wait()
        await asyncio.sleep(0)


def beat_of(turn: Turn) -> Beat:
    if turn.seat == CHANCE:
        return Beat.DEAL
    if turn.goes_on and turn.seat != 0:
        return Beat.STEP
    return Beat.ANSWER if turn.chosen else Beat.FORCED


def test_every_move_that_nobody_makes_has_its_beat() -> None:
    clock = Clock()
    table = table_of(ANNA, KONTOR, pace=Pace(Speed.NORMAL, sleep=clock))
    watch = play_out(table)
    turns = [notice.turn for notice in watch.of(MovePlayed)]
    expected = [beat_of(turn).value for turn in turns if not (turn.seat == 0 and turn.chosen)]
    assert clock.slept == expected
    assert Beat.STEP.value in expected


def test_the_speeds_stand_in_order_and_instant_takes_no_time() -> None:
    totals = []
    for speed in Speed:
        clock = Clock()
        play_out(table_of(KONTOR, MICHEL, pace=Pace(speed, sleep=clock)))
        totals.append(sum(clock.slept))
    assert totals == sorted(totals, reverse=True)
    assert len(set(totals)) == len(totals) == 5
    assert totals[-1] == 0


def test_a_table_that_sleeps_breaks_a_thought_off_and_has_the_same_one_when_it_wakes() -> None:
    thinker = Slow()
    table = table_of(ANNA, KONTOR, thinker=thinker)

    async def scene(watch: Watch) -> None:
        await next_question(table, watch)
        table.sleep()
        table.wake()
        assert table.asked, "people are asked once"
        table.act(0, table.legal(0)[0])
        first = await watch.until(ThoughtBegan)
        await thinker.began.wait()
        table.sleep()
        thinker.began.clear()
        for _ in range(50):
            await asyncio.sleep(0)
        thinker.allowed.set()
        assert (thinker.broken_off, thinker.began.is_set()) == (1, False)
        assert table.ply == first.ply
        table.wake()
        assert await watch.until(ThoughtBegan) == first
        await watch.until(MovePlayed)

    asyncio.run(playing(table, scene))


def test_a_table_that_sleeps_can_be_left() -> None:
    table = table_of(KONTOR, MICHEL)
    table.sleep()

    async def scene(watch: Watch) -> None:
        await table.close()

    assert asyncio.run(playing(table, scene)).seen == []


@pytest.mark.parametrize("hurried", ["speed", "skip"])
def test_a_pause_can_be_cut_short(hurried: str) -> None:
    clock = Clock()
    clock.stopped = True
    table = table_of(ANNA, KONTOR, pace=Pace(Speed.SLOW, sleep=clock))

    async def scene(watch: Watch) -> None:
        while not clock.slept:
            await asyncio.sleep(0)
        assert table.ply == 0
        if hurried == "speed":
            table.pace.speed = Speed.INSTANT
            table.hurry()
        else:
            table.skip()
        await watch.until(MovePlayed)

    asyncio.run(playing(table, scene))


def test_a_skip_ends_with_the_next_decision_of_a_person() -> None:
    clock = Clock()
    table = table_of(ANNA, KONTOR, MICHEL, pace=Pace(Speed.NORMAL, sleep=clock))

    async def scene(watch: Watch) -> None:
        await asyncio.sleep(0)
        table.skip()
        await next_question(table, watch)
        assert table.ply > 1
        assert len(clock.slept) <= 1
        clock.slept.clear()
        table.act(0, act.place(1))
        await next_question(table, watch)
        assert clock.slept == [Beat.ANSWER.value] * 2
        table.skip()
        table.act(0, act.place(1))
        await next_question(table, watch)
        assert clock.slept == [Beat.ANSWER.value] * 4, "at one's own decision there is nothing to skip"

    asyncio.run(playing(table, scene))


def test_a_thought_takes_place_within_the_pause() -> None:
    clock, thinker = Clock(), Slow()
    clock.stopped = True
    table = table_of(KONTOR, MICHEL, pace=Pace(Speed.NORMAL, sleep=clock), thinker=thinker)

    async def scene(watch: Watch) -> None:
        while table.ply < 3:
            await asyncio.sleep(0)
            table.hurry()
        await watch.until(ThoughtBegan)
        await thinker.began.wait()
        thinker.allowed.set()
        while len(clock.slept) < 4:
            await asyncio.sleep(0)
        ply = table.ply
        table.hurry()
        while table.ply == ply:
            await asyncio.sleep(0)

    asyncio.run(playing(table, scene))


def test_a_held_table_waits_and_takes_orders() -> None:
    table = table_of(ANNA, KONTOR, MICHEL)

    async def scene(watch: Watch) -> None:
        await next_question(table, watch)
        ply = table.ply
        table.act(0, act.place(0))
        await watch.until(ThoughtBegan)
        table.hold()
        for _ in range(100):
            await asyncio.sleep(0)
        assert table.ply == ply + 1
        await table.undo(0)
        assert table.ply == ply
        await next_question(table, watch)
        table.act(0, act.place(1))
        await next_question(table, watch)
        assert table.ply == ply + 3, "whoever acts lets the table go on"
        table.hold()
        table.go_on()
        table.act(0, act.place(1))
        await next_question(table, watch)

    asyncio.run(playing(table, scene))


def test_one_at_a_time_holds_after_everything_a_brain_does() -> None:
    pace = Pace(Speed.INSTANT, one_at_a_time=True, sleep=no_time)
    table = table_of(ANNA, KONTOR, MICHEL, pace=pace)

    async def scene(watch: Watch) -> None:
        await next_question(table, watch)
        ply = table.ply
        table.act(0, act.place(0))
        for n in (1, 2):
            held = await watch.until(TableHeld)
            for _ in range(100):
                await asyncio.sleep(0)
            assert held.ply == table.ply == ply + 1 + n
            table.go_on()
        await next_question(table, watch)
        table.act(0, act.place(0))
        await watch.until(TableHeld)
        table.skip()
        await next_question(table, watch)
        assert len(watch.of(TableHeld)) == 3, "a skip passes over the rest"

    asyncio.run(playing(table, scene))


def test_pauses_change_nothing_in_the_game() -> None:
    slow = table_of(ANNA, KONTOR, pace=Pace(Speed.SLOW, sleep=no_time))
    fast = table_of(ANNA, KONTOR)
    play_out(slow)
    play_out(fast)
    assert moves_of(slow) == moves_of(fast)


def test_brains_alone_play_without_being_asked() -> None:
    watch = play_out(table_of(KONTOR, MICHEL))
    assert watch.of(GameFinished)
    assert not watch.of(DecisionAsked)
