"""What a table promises: who decides when, what is kept before it is told, and that nothing gets lost."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speicherstadt_app.ai.brain import Answer, Brain, Question, Stop, never
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.record import Player, record_from_json, replay
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.play.notices import (
    DecisionAsked,
    GameFinished,
    KeepingResumed,
    KeepingStopped,
    MovePlayed,
    ThoughtBegan,
)
from speicherstadt_app.play.thinking import ThinkInThread
from tests.play.players import (
    ANNA,
    BEN,
    GAME,
    KONTOR,
    MICHEL,
    FirstBrain,
    Inline,
    Memory,
    Slow,
    Watch,
    lot,
    moves_of,
    play_out,
    playing,
    seat_people,
    table_of,
    told_moves,
)

COMPANIES = st.lists(st.sampled_from([ANNA, BEN, KONTOR, MICHEL]), min_size=2, max_size=5)


@settings(max_examples=12)
@given(COMPANIES, st.integers(0, 2**32))
def test_any_company_plays_to_an_end_that_the_record_proves(players: Sequence[Player], seed: int) -> None:
    writer = Memory()
    table = table_of(*players, seed=seed, writer=writer)
    watch = play_out(table)
    assert table.over
    finished = watch.of(GameFinished)[0].record
    assert writer.finished == finished
    assert writer.texts == list(finished.moves) == told_moves(watch, table)
    assert replay(record_from_json(finished.to_json()), find).outcome() == table.outcome()
    assert finished.seed == seed


@settings(max_examples=12)
@given(COMPANIES, st.integers(0, 2**32))
def test_only_people_are_asked_and_only_where_there_is_a_choice(players: Sequence[Player], seed: int) -> None:
    table = table_of(*players, seed=seed)
    choices: list[tuple[int, int]] = []
    table.listen(
        lambda notice: (
            choices.extend((seat, len(table.legal(seat))) for seat in notice.seats)
            if isinstance(notice, DecisionAsked)
            else None
        )
    )
    watch = play_out(table)
    assert {seat for seat, _ in choices} <= table.people
    assert all(number > 1 for _, number in choices)
    decided = [turn.turn for turn in watch.of(MovePlayed) if turn.turn.seat in table.people and turn.turn.chosen]
    assert len(decided) == len(choices)


def test_forced_moves_are_asked_for_where_that_is_wished() -> None:
    table = table_of(ANNA, BEN, seed=3, play_forced=False)
    forced: list[int] = []
    table.listen(
        lambda notice: (
            forced.extend(seat for seat in notice.seats if len(table.legal(seat)) == 1)
            if isinstance(notice, DecisionAsked)
            else None
        )
    )
    play_out(table)
    assert forced


def test_chance_is_served_by_the_dealer_whatever_people_do() -> None:
    def dealt(decisions: int) -> list[str]:
        table = table_of(ANNA, KONTOR, seed=11)
        play_out(table, lot(decisions))
        return [text for text in moves_of(table) if text.startswith("*")]

    assert dealt(1) == dealt(2)


def test_nothing_is_told_before_it_is_kept() -> None:
    writer = Memory()
    table = table_of(ANNA, KONTOR, MICHEL, writer=writer)
    told: list[str] = []

    def listener(notice: object) -> None:
        if isinstance(notice, MovePlayed):
            told.append(table.rules.text(*notice.turn.move))
            assert writer.texts == told

    table.listen(listener)
    play_out(table)
    assert table.over


def test_nothing_can_be_seen_before_it_is_kept() -> None:
    seen: list[int] = []

    class Looking(Memory):
        def keep(self, ply: int, texts: Sequence[str]) -> None:
            seen.append(table.ply - ply)
            super().keep(ply, texts)

    table = table_of(ANNA, KONTOR, writer=Looking())
    play_out(table)
    assert set(seen) == {0}


def test_events_are_told_in_the_order_in_which_they_happen() -> None:
    table = table_of(ANNA, KONTOR, seed=5)
    watch = play_out(table)
    match = replay(watch.of(GameFinished)[0].record, find)
    moves = match.moves
    match.jump(0)
    events = []
    for move in moves:
        events.append(match.rules.apply(match.state, *move).events)
        match.redo()
    assert [notice.turn.events for notice in watch.of(MovePlayed)] == events
    assert isinstance(events[-1][-1], ev.GameEnded)


def test_an_illegal_decision_is_refused_and_changes_nothing() -> None:
    writer = Memory()
    table = table_of(ANNA, KONTOR, writer=writer)

    async def scene(watch: Watch) -> None:
        asked = await watch.until(DecisionAsked)
        seat = asked.seats[0]
        before, kept = table.view(seat), list(writer.texts)
        with pytest.raises(Illegal, match="only 3 columns"):
            table.act(seat, act.place(3))
        with pytest.raises(Illegal, match="not for seat 1"):
            table.act(1, act.place(0))
        assert (table.view(seat), writer.texts, table.asked) == (before, kept, (seat,))
        table.act(seat, act.place(0))
        with pytest.raises(Illegal, match="not waiting"):
            table.act(seat, act.place(0))
        played = await watch.until(MovePlayed)
        assert played.turn.move == (seat, act.place(0))

    asyncio.run(playing(table, scene))


def test_nobody_decides_for_a_brain() -> None:
    thinker = Slow()
    table = table_of(KONTOR, MICHEL, thinker=thinker)

    async def scene(watch: Watch) -> None:
        thought = await watch.until(ThoughtBegan)
        with pytest.raises(Illegal, match="not waiting"):
            table.act(thought.seat, act.place(0))

    asyncio.run(playing(table, scene))


def test_a_brain_is_told_the_position_and_nothing_that_gives_the_pile_away() -> None:
    thinker = Inline()
    table = table_of(ANNA, KONTOR, seed=12, thinker=thinker)
    play_out(table)
    assert thinker.questions
    for question in thinker.questions:
        assert len(question.legal) > 1
        assert question.seed != 12
    assert len({question.seed for question in thinker.questions}) == 1
    assert len({question.ply for question in thinker.questions}) == len(thinker.questions)


def test_a_brain_thinks_in_a_thread_and_is_found_by_its_level() -> None:
    table = table_of(KONTOR, MICHEL, thinker=ThinkInThread())
    play_out(table)
    assert table.over


def test_a_brain_in_a_thread_of_the_table_can_not_change_what_lies_on_it() -> None:
    class Thief(RandomBrain):
        def choose(self, question: Question, stop: Stop = never) -> Answer:
            answer = super().choose(question, stop)
            question.view.coins[question.seat] += 50
            return answer

    def played_by(brain: Brain) -> Outcome:
        table = table_of(KONTOR, MICHEL, seed=12, thinker=ThinkInThread(lambda _game, _player: brain))
        play_out(table)
        return table.outcome()

    assert played_by(Thief()) == played_by(RandomBrain())


def test_an_illegal_answer_of_a_brain_is_not_played() -> None:
    class Cheat:
        def choose(self, question: Question, stop: Stop = never) -> Answer:
            return Answer(act.place(9), 1.0, ())

    writer = Memory()
    table = table_of(KONTOR, MICHEL, thinker=Inline(Cheat()), writer=writer)
    with pytest.raises(Illegal):
        play_out(table)
    assert all(text.startswith("*") for text in writer.texts)


def test_the_recap_begins_with_the_own_last_decision() -> None:
    table = table_of(ANNA, KONTOR, MICHEL, seed=4)

    async def scene(watch: Watch) -> None:
        asked = await watch.until(DecisionAsked)
        seat = asked.seats[0]
        assert any(isinstance(event, ev.CardDealt) for event in table.recap(seat))
        table.act(seat, act.place(1))
        await watch.until(DecisionAsked)
        placed = [event for event in table.recap(seat) if isinstance(event, ev.WorkerPlaced)]
        assert [event.seat for event in placed] == [seat, *((seat + n) % 3 for n in (1, 2))]
        assert table.recap(seat)[0] == ev.WorkerPlaced(seat, 1, 1)

    asyncio.run(playing(table, scene))


# When the store fails


def test_a_game_goes_on_unkept_and_catches_up() -> None:
    writer = Memory()
    table = table_of(ANNA, KONTOR, writer=writer)

    def listener(notice: object) -> None:
        if isinstance(notice, MovePlayed):
            writer.full = 40 <= notice.turn.ply < 80

    table.listen(listener)
    watch = play_out(table)
    assert [notice.ply for notice in watch.of(KeepingStopped)] == [41]
    assert "free some space" in watch.of(KeepingStopped)[0].why
    assert [notice.ply for notice in watch.of(KeepingResumed)] == [81]
    assert writer.texts == moves_of(table)
    assert writer.finished == table.record()
    tried = [call.split()[1] for call in writer.calls if call.startswith("keep")]
    assert tried == [str(ply) for ply in range(table.ply)], "each move tries again"


def test_a_game_that_is_never_kept_is_played_to_its_end() -> None:
    writer = Memory()
    writer.full = True
    table = table_of(ANNA, KONTOR, writer=writer)
    watch = play_out(table)
    assert table.over
    assert table.unkept_since == 0
    assert len(watch.of(KeepingStopped)) == 1
    assert not watch.of(KeepingResumed)


@pytest.mark.parametrize("whole", [False, True])
def test_closing_tries_once_more_to_keep_what_is_missing(whole: bool) -> None:
    writer = Memory()
    writer.full = True
    table = table_of(ANNA, KONTOR, writer=writer)

    async def scene(watch: Watch) -> None:
        if whole:
            seat_people(table, lot(1))
            table.act(table.asked[0], table.legal(table.asked[0])[0])
            await watch.until(GameFinished)
        writer.full = False

    async def until_asked(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        await scene(watch)

    asyncio.run(playing(table, until_asked))
    assert writer.texts == moves_of(table)
    assert (writer.finished is not None) == whole
    assert table.unkept_since is None


# Closing


def test_who_closes_again_after_being_broken_off_still_keeps_what_is_missing() -> None:
    writer = Memory()
    writer.full = True
    table = table_of(ANNA, KONTOR, writer=writer)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        closing = asyncio.create_task(table.close())
        await asyncio.sleep(0)
        closing.cancel()
        await asyncio.wait([closing])
        writer.full = False

    asyncio.run(playing(table, scene))
    assert writer.texts == moves_of(table)
    assert table.unkept_since is None


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_closing_at_any_move_loses_nothing(seed: int, after: int) -> None:
    writer = Memory()
    table = table_of(ANNA, KONTOR, MICHEL, seed=seed, writer=writer)
    seat_people(table, lot(1))

    async def scene(watch: Watch) -> None:
        for _ in range(after):
            await watch.until(MovePlayed)

    watch = asyncio.run(playing(table, scene))
    assert writer.texts == moves_of(table) == told_moves(watch, table)
    again = table_of(ANNA, KONTOR, MICHEL, seed=seed, moves=writer.texts)
    assert again.view(0) == table.view(0)
    play_out(again)
    whole = table_of(ANNA, KONTOR, MICHEL, seed=seed)
    play_out(whole)
    assert moves_of(again) == moves_of(whole)


def test_what_a_person_has_decided_is_kept_even_if_the_table_is_closed_at_once() -> None:
    writer = Memory()
    table = table_of(ANNA, KONTOR, writer=writer)

    async def scene(watch: Watch) -> None:
        asked = await watch.until(DecisionAsked)
        table.act(asked.seats[0], act.place(2))
        await table.close()

    asyncio.run(playing(table, scene))
    assert writer.texts[-1] == "0 place 3"


def test_closing_breaks_a_thought_off_and_the_same_decision_comes_again() -> None:
    writer, thinker = Memory(), Slow()
    table = table_of(KONTOR, MICHEL, writer=writer, thinker=thinker)

    async def scene(watch: Watch) -> None:
        thought = await watch.until(ThoughtBegan)
        assert thought.ply == table.ply
        await table.close()

    asyncio.run(playing(table, scene))
    assert thinker.broken_off == 1
    again = table_of(KONTOR, MICHEL, moves=writer.texts)

    async def rest(watch: Watch) -> None:
        thought = await watch.until(ThoughtBegan)
        assert thought.ply == table.ply

    asyncio.run(playing(again, rest))


def test_a_closed_table_takes_no_orders() -> None:
    table = table_of(ANNA, KONTOR)

    async def scene(watch: Watch) -> None:
        asked = await watch.until(DecisionAsked)
        await table.close()
        with pytest.raises(Illegal):
            table.act(asked.seats[0], act.place(0))
        with pytest.raises(Illegal):
            await table.rewind(0)

    asyncio.run(playing(table, scene))


# Watching


def test_a_record_is_watched_move_by_move_whoever_sits_there() -> None:
    source = table_of(ANNA, KONTOR, seed=9)
    play_out(source)
    thinker = Inline(FirstBrain())
    table = table_of(ANNA, KONTOR, seed=9, thinker=thinker, ahead=moves_of(source))
    watch = play_out(table)
    assert moves_of(table) == moves_of(source)
    assert not watch.of(DecisionAsked)
    assert not thinker.questions


def test_one_may_go_to_any_ply_of_what_is_watched() -> None:
    source = table_of(ANNA, KONTOR, seed=9)
    play_out(source)
    moves = moves_of(source)
    table = table_of(ANNA, KONTOR, seed=9, ahead=moves)
    table.hold()

    async def scene(watch: Watch) -> None:
        await asyncio.sleep(0)
        for ply in (100, 3, 57, 58, 0, 31):
            await (table.redo(ply) if ply > table.ply else table.rewind(ply))
            assert table.ply == ply
            dealer = Dealer(GAME, 2, 9)
            fresh = table_of(ANNA, KONTOR, seed=9, moves=moves[:ply])
            assert table.view(0) == fresh.view(0)
            assert dealer.rules.setup == table.rules.setup
        table.go_on()
        await watch.until(GameFinished)

    asyncio.run(playing(table, scene))
    assert moves_of(table) == moves


def test_people_decide_where_the_moves_known_end() -> None:
    source = table_of(ANNA, KONTOR, seed=9)
    play_out(source)
    table = table_of(ANNA, KONTOR, seed=9, ahead=moves_of(source)[:50])

    async def scene(watch: Watch) -> None:
        asked = await watch.until(DecisionAsked)
        assert asked.ply >= 50

    asyncio.run(playing(table, scene))


def test_chance_is_nobodys_decision() -> None:
    table = table_of(ANNA, KONTOR)
    watch = play_out(table)
    assert not any(notice.turn.chosen for notice in watch.of(MovePlayed) if notice.turn.seat == CHANCE)
