"""Reviews in a process of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
from dataclasses import replace

import pytest

from speicherstadt_app.ai.answers import answer
from speicherstadt_app.ai.review import review
from speicherstadt_app.games.speicherstadt.chance import chances_of
from speicherstadt_app.play.looking_back_worker import LooksBackInProcess
from tests.ui.tables import golden

GAME = golden("two-players-play-sixteen-rounds")
SHORT = replace(GAME, moves=GAME.moves[:40], result=None, seed=None)


def test_another_process_finds_the_same_and_says_how_far_it_is() -> None:
    async def script() -> None:
        looking = LooksBackInProcess()
        try:
            assert looking.done() == 0
            assert await looking.review(SHORT) == review(SHORT)
            assert looking.done() == 1
            ply = next(ply for ply, text in enumerate(SHORT.moves) if text.endswith(("buy", "pass")))
            assert await looking.answer(SHORT, ply, ()) == answer(SHORT, ply)
            cut = replace(SHORT, moves=("* deal nothing",))
            assert await looking.chances([SHORT, cut]) == [chances_of(SHORT), None]
        finally:
            looking.close()

    asyncio.run(script())


def test_what_nobody_waits_for_any_more_ends_and_the_next_question_is_answered() -> None:
    async def script() -> None:
        looking = LooksBackInProcess()
        try:
            await looking.chances([])
            work = asyncio.ensure_future(looking.review(GAME))
            while not looking.done():
                await asyncio.sleep(0)
            work.cancel()
            with pytest.raises(asyncio.CancelledError):
                await work
            assert await looking.chances([SHORT]) == [chances_of(SHORT)]
            assert looking.done() < 1, "it was not gone on with"
        finally:
            looking.close()
        while any(process.name.startswith("Spawn") for process in multiprocessing.active_children()):
            await asyncio.sleep(0)

    asyncio.run(script())


def test_where_there_is_no_other_process_a_thread_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("no processes here")

    monkeypatch.setattr("speicherstadt_app.play.looking_back_worker.ProcessPoolExecutor", refuse)
    looking = LooksBackInProcess()
    assert asyncio.run(looking.review(SHORT)) == review(SHORT)
    looking.close()
