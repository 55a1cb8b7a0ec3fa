"""Decisions of several moves at a table: what a brain is asked, how long they take, and what nobody here sees."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import takewhile

import pytest

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.playing import played_out
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import CHANCE, Event, Game, Seat, Setup
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.notices import DecisionAsked, MovePlayed, Notice, TableHeld, ThoughtBegan
from speicherstadt_app.play.pace import Beat, Pace
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.turns import Turn
from tests.ferries.rules import rules as ferries
from tests.fixture_game.rules.events import PrizeTurned
from tests.fixture_game.rules.rules import GAME as SEALED_BIDS
from tests.fixture_game.rules.rules import SealedBids
from tests.fixture_game.rules.state import Table as Laid
from tests.play.players import (
    ANNA,
    BEN,
    GAME,
    KONTOR,
    MICHEL,
    Inline,
    Memory,
    Watch,
    instant,
    lot,
    next_question,
    play_out,
    playing,
    table_of,
)
from tests.play.sealed import SEED
from tests.play.test_pace import Clock


class Listening(Inline):
    """Plays at random, as `Inline` does, and is a brain as well."""

    def choose(self, question: Question, _stop: object = None) -> object:
        self.questions.append(question)
        return self.brain.choose(question)


@pytest.mark.parametrize("game", [GAME, SEALED_BIDS], ids=lambda game: str(game.card.id))
def test_table_asks_brains_what_a_game_of_brains_alone_asks_them(game: Game) -> None:
    thinker, alone = Listening(), Listening()
    table = Table(game, Dealer(game, 2, SEED), [KONTOR, MICHEL], thinker, pace=instant())
    asyncio.run(table.run())
    seed = Stream(SEED, "brains").bits()
    match = played_out(Dealer(game, 2, SEED), [alone, alone], seed)  # type: ignore[list-item]
    assert [turn.move for turn in table.turns] == match.moves
    asked = {(one.ply, one.seat, one.played): one for one in thinker.questions}
    for question in alone.questions:
        same = asked[question.ply, question.seat, question.played]
        assert (same.view, same.began) == (question.view, question.began)
        assert (question.began is question.view) == (not question.played)
    assert max(len(question.played) for question in alone.questions) > 1


TAKES = 1
"""A deal in which seat 1 takes one thing after the other."""


class Apart(SealedBids):
    """Two tables: every other seat sits at the other one."""

    def place(self, state: Laid, seat: Seat) -> int:
        return seat % 2


class Unnoticed(SealedBids):
    """No player sees the prizes that are turned up."""

    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        return None if isinstance(event, PrizeTurned) else super().seen_event(viewer, event)


class Variant:
    """Sealed bids with other rules."""

    card = SEALED_BIDS.card

    def __init__(self, rules: type[SealedBids]) -> None:
        self._rules = rules

    def rules(self, setup: Setup) -> SealedBids:
        return self._rules(setup)


def played(
    game: Game, *players: Player, one_at_a_time: bool = False, seed: int = SEED
) -> tuple[Table, Watch, list[float]]:
    """A whole game, and the seconds of its pauses; a table that is held is let go on at once."""
    clock = Clock()
    pace = Pace(one_at_a_time=one_at_a_time, sleep=clock)
    table = Table(game, Dealer(game, len(players), seed), players, Inline(), pace=pace)

    def go_on(notice: Notice) -> None:
        if isinstance(notice, TableHeld):
            table.go_on()

    table.listen(go_on)
    return table, play_out(table), clock.slept


@pytest.mark.parametrize("game", [GAME, SEALED_BIDS], ids=lambda game: str(game.card.id))
def test_table_says_once_a_decision_who_thinks(game: Game) -> None:
    table, watch, _ = played(game, KONTOR, MICHEL)
    decisions: dict[tuple[Seat, int], Turn] = {}
    for turn in table.turns:
        if turn.chosen:
            began = table.turns.index(next(one for one in table.turns[turn.ply :: -1] if not one.goes_on))
            decisions.setdefault((turn.seat, began), turn)
    thought = [(notice.ply, notice.seat) for notice in watch.of(ThoughtBegan)]
    assert len(thought) == len(decisions) < sum(turn.chosen for turn in table.turns)


def test_table_holds_once_a_decision() -> None:
    table, watch, _ = played(GAME, KONTOR, MICHEL, one_at_a_time=True)
    ends = []
    for turn in table.turns:
        whole = table.turns[turn.ply + 1 : turn.ply + 2]
        if turn.seat != CHANCE and not (whole and whole[0].goes_on):
            decision = table.turns[turn.ply :: -1]
            own = list(takewhile(lambda one: one.goes_on, decision))
            if any(one.chosen for one in (*own, decision[len(own)])):
                ends.append(turn.ply + 1)
    assert [notice.ply for notice in watch.of(TableHeld)] == ends
    assert len(ends) < sum(turn.chosen for turn in table.turns)


def test_table_makes_no_pause_and_no_hold_for_what_happens_at_other_tables() -> None:
    for people in ([ANNA, KONTOR], [KONTOR, MICHEL]):
        table, watch, slept = played(Variant(Apart), *people, one_at_a_time=True, seed=TAKES)
        assert [turn for turn in table.turns if turn.seat == 1 and turn.goes_on], "nothing was taken in several moves"
        held = [one for one in watch.of(TableHeld) if table.turns[one.ply - 1].seat == 1]
        alone = people[0] is KONTOR
        assert (Beat.ANSWER.value in slept, Beat.STEP.value in slept, bool(held)) == (alone,) * 3


def test_table_makes_no_pause_for_what_chance_brings_unnoticed() -> None:
    assert Beat.DEAL.value in played(SEALED_BIDS, ANNA, KONTOR)[2]
    assert Beat.DEAL.value not in played(Variant(Unnoticed), ANNA, KONTOR)[2]


class Writes(Memory):
    """Counts what goes to the disk."""

    writes = 0

    def keep(self, ply: int, texts: Sequence[str]) -> None:
        self.writes += 1
        super().keep(ply, texts)


def test_undo_takes_a_decision_of_several_moves_back_with_one_write() -> None:
    writer = Writes()
    table = table_of(ANNA, KONTOR, writer=writer)

    async def scene(watch: Watch) -> None:
        back = None
        while await next_question(table, watch):
            back = table.decision_to(0)
            if table.amid_decision(0) and back is not None and table.ply - back.ply > 1:
                break
            table.act(0, lot(1)(table, 0))
            await watch.until(MovePlayed)
        assert back is not None
        assert not table.over
        moves = table.record().moves
        before, ply = writer.writes, table.ply
        assert ply - back.ply > 1
        await table.undo(0, ply=back.ply)
        assert (writer.writes - before, table.ply) == (1, back.ply)
        assert (writer.texts, table.phase) == (list(moves[: back.ply]), "shipping")
        assert not table.amid_decision(0)
        assert table.decision_to(1) is None, "nobody takes back what a brain decided"
        with pytest.raises(Illegal, match=f"there is no ply {ply + 1} to go back to"):
            await table.undo(0, ply=ply + 1)

    asyncio.run(playing(table, scene))


def test_undo_of_a_decision_of_twelve_moves_writes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = 12
    monkeypatch.setattr(ferries, "HOLD", moves)
    writer = Writes()
    game = ferries.GAME
    table = Table(game, Dealer(game, 2, SEED), [ANNA, BEN], Inline(), writer=writer, pace=instant())

    async def scene(watch: Watch) -> None:
        made, seat = 0, 0
        while made < moves:
            await next_question(table, watch)
            made += table.phase == "load"
            seat = table.asked[0]
            table.act(seat, table.legal(seat)[0])
            await watch.until(MovePlayed)
        back, ply = table.decision_to(seat), table.ply
        assert back is not None
        assert ply - back.ply == moves
        before = writer.writes
        await table.undo(seat, ply=back.ply)
        assert (table.ply, writer.writes - before) == (back.ply, 1)
        await table.redo(ply)
        before = writer.writes
        for _ in range(moves):
            await table.undo(seat)
        assert (table.ply, writer.writes - before) == (back.ply, moves)

    asyncio.run(playing(table, scene))


def test_undo_to_a_ply_is_as_free_as_the_rules_of_undo_make_it() -> None:
    table = table_of(ANNA, BEN)

    async def scene(watch: Watch) -> None:
        await next_question(table, watch)
        ply = table.ply
        for seat in (0, 1):
            table.act(seat, table.legal(seat)[0])
            await watch.until(DecisionAsked)
        with pytest.raises(Illegal, match="a decision of seat 1 too, who has not agreed"):
            await table.undo(0, ply=ply)
        await table.undo(0, [1], ply)
        assert table.ply == ply

    asyncio.run(playing(table, scene))
