"""A new game goes on from a position of an old one."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import EngineError, Unreadable
from speicherstadt_app.engine.record import Record
from speicherstadt_app.play.notices import MovePlayed
from speicherstadt_app.play.start import begin, branch, resume
from speicherstadt_app.store.library import open_library
from tests.play.players import ANNA, GAME, KONTOR, MICHEL, Inline, Watch, instant, lot, moves_of, play_out, playing


def whole_game(seed: int = 18) -> Record:
    table = begin(GAME, [ANNA, KONTOR, MICHEL], seed, Inline(), pace=instant())
    play_out(table)
    return table.record()


def deals(moves: list[str] | tuple[str, ...]) -> list[str]:
    return [move for move in moves if move.startswith("*")]


@pytest.mark.parametrize("ply", [0, 4, 137])
def test_the_same_cards_come_whatever_is_decided_from_there_on(ply: int) -> None:
    record = whole_game()
    table = branch(record, ply, Inline(), origin="g1", pace=instant())
    assert moves_of(table) == list(record.moves[:ply])
    play_out(table, lot(77))
    assert table.over
    assert moves_of(table) != list(record.moves)
    assert deals(moves_of(table)) == deals(record.moves)
    assert table.players == record.players


def test_it_counts_as_helped_and_says_where_it_came_from_even_after_a_restart(tmp_path: Path) -> None:
    record = whole_game()
    library = open_library(tmp_path)
    try:
        branch(record, 40, Inline(), origin="the-old-one", store=library, pace=instant())
        (game_id,) = library.unfinished()
        table = resume(library, game_id, Inline(), pace=instant())
        assert table.assisted
        assert (table.record().meta["branch_of"], table.record().meta["branch_ply"]) == ("the-old-one", 40)
        play_out(table)
        (card,) = library.cards("finished")
        assert (card.assisted, card.counted) == (True, False)
        assert library.record(game_id).moves[:40] == record.moves[:40]
    finally:
        library.close()


def test_a_game_without_its_seed_can_only_be_watched() -> None:
    async def scene(watch: Watch) -> None:
        await watch.until(MovePlayed)

    table = begin(GAME, [KONTOR, MICHEL], 3, Inline(), pace=instant())
    asyncio.run(playing(table, scene))
    with pytest.raises(EngineError, match="does not tell its seed"):
        branch(table.record(), 0, Inline(), origin="g1")


def test_a_seed_that_brings_other_cards_is_found_out() -> None:
    record = whole_game()
    wrong = next(seed for seed in range(40, 60) if Dealer(GAME, 3, seed).rules.setup.first == record.first)
    with pytest.raises(Unreadable, match="its seed is not the one"):
        branch(replace(record, seed=wrong), 40, Inline(), origin="g1")
