"""New games and games that were left."""

import asyncio
import dataclasses
from datetime import UTC, datetime
from typing import Any

import pytest

from speicherstadt_app import __version__
from speicherstadt_app.engine.commitment import hash_of
from speicherstadt_app.engine.errors import EngineError, Illegal, Unreadable, WrongVersion
from speicherstadt_app.engine.record import replay
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.notices import DecisionAsked, GameFinished, MovePlayed
from speicherstadt_app.play.start import begin, resume
from speicherstadt_app.play.table import Table
from tests.play.players import (
    ANNA,
    GAME,
    KONTOR,
    MICHEL,
    Inline,
    MemoryShelf,
    Watch,
    instant,
    lot,
    moves_of,
    play_out,
    playing,
    seat_people,
)

NOON = datetime(2026, 11, 18, 12, 0, tzinfo=UTC)


def new_table(store: MemoryShelf, seed: int = 18) -> Table:
    return begin(GAME, [ANNA, KONTOR, MICHEL], seed, Inline(), store=store, pace=instant(), now=lambda: NOON)


def left_table(store: MemoryShelf) -> Table:
    return resume(store, store.unfinished()[0], Inline(), pace=instant(), now=lambda: NOON)


def leave_after(table: Table, moves: int) -> None:
    async def scene(watch: Watch) -> None:
        for _ in range(moves):
            await watch.until(MovePlayed)

    seat_people(table, lot(1))
    asyncio.run(playing(table, scene))


@pytest.mark.parametrize(("seed", "stops"), [(1, [0]), (2, [3, 1, 40]), (3, [25, 90, 0, 7]), (4, [200, 30])])
def test_a_game_left_again_and_again_is_the_game_played_in_one_go(seed: int, stops: list[int]) -> None:
    store = MemoryShelf()
    table = new_table(store, seed)
    for stop in stops:
        leave_after(table, stop)
        left = moves_of(table)
        table = left_table(store)
        assert moves_of(table) == left
    play_out(table)
    whole = begin(GAME, [ANNA, KONTOR, MICHEL], seed, Inline(), pace=instant())
    play_out(whole)
    assert moves_of(table) == moves_of(whole)


def test_a_game_left_at_a_decision_asks_for_it_again() -> None:
    store = MemoryShelf()
    table = new_table(store)

    async def until_asked(watch: Watch) -> None:
        await watch.until(DecisionAsked)

    asked = asyncio.run(playing(table, until_asked)).of(DecisionAsked)
    again = left_table(store)
    assert again.view(0) == table.view(0)
    assert asyncio.run(playing(again, until_asked)).of(DecisionAsked) == asked


def test_an_undo_is_still_undone_and_help_still_counts_after_a_restart() -> None:
    store = MemoryShelf()
    table = new_table(store)

    async def scene(watch: Watch) -> None:
        seat_people(table, lot(1))
        while table.phase != "shipping":
            await watch.until(MovePlayed)
        table.hold()
        await table.rewind(20)

    asyncio.run(playing(table, scene))
    again = left_table(store)
    assert moves_of(again) == moves_of(table)
    assert again.assisted


def test_a_finished_game_is_kept_with_its_result_and_its_times() -> None:
    store = MemoryShelf()
    table = new_table(store)
    watch = play_out(table)
    assert store.unfinished() == []
    record = store.games[0].writer.finished
    assert record == watch.of(GameFinished)[0].record
    assert record is not None
    times = {"started": NOON.isoformat(), "ended": NOON.isoformat()}
    assert record.meta == {"app": __version__, "seed_hash": hash_of(18), **times}
    assert replay(record, find).over


def test_a_game_killed_between_its_last_move_and_its_end_is_finished_next_time() -> None:
    store = MemoryShelf()
    table = new_table(store)
    play_out(table)
    store.games[0].writer.finished = None
    again = left_table(store)
    assert again.over
    watch = play_out(again)
    assert watch.of(GameFinished)
    assert store.unfinished() == []


def test_a_record_of_an_unfinished_game_gives_nothing_away() -> None:
    store = MemoryShelf()
    table = new_table(store)
    leave_after(table, 40)
    assert table.record().seed is None
    assert store.games[0].record.seed is None
    assert store.games[0].seed == 18


@pytest.mark.parametrize(
    ("change", "error", "why"),
    [
        ({"rules": 99}, WrongVersion, "version 99"),
        ({"game": "chess"}, WrongVersion, "'chess'"),
        ({"first": 2}, Unreadable, "first player"),
        ({"moves": ("* deal A-bank",)}, Unreadable, "A-bank"),
        ({"moves": ("* deal A-office",)}, Unreadable, "cards"),
    ],
)
def test_a_game_that_does_not_fit_is_refused_with_a_sentence(
    change: dict[str, Any], error: type[EngineError], why: str
) -> None:
    store = MemoryShelf()
    new_table(store)
    [game] = store.games
    game.begun = dataclasses.replace(game.begun, **change)
    game.writer.texts = list(game.begun.moves)
    with pytest.raises(error, match=why):
        left_table(store)


def test_an_illegal_move_in_a_kept_game_is_named_with_its_ply() -> None:
    store = MemoryShelf()
    table = new_table(store)
    leave_after(table, 10)
    texts = store.games[0].writer.texts
    ply = next(ply for ply, text in enumerate(texts) if "place" in text)
    texts[ply] = texts[ply][:-1] + "9"
    with pytest.raises(Illegal, match=f"ply {ply}, '{texts[ply]}'"):
        left_table(store)
