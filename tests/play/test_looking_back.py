"""Reviews in a process of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
from dataclasses import replace

import pytest

from speicherstadt_app.ai.answers import answer
from speicherstadt_app.ai.review import review
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games.speicherstadt.rules.chance import chances_of
from speicherstadt_app.play.looking_back import LooksBack, LooksBackInThread
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


async def broken_off(looking: LooksBack, record: Record, done: float) -> None:
    work = asyncio.ensure_future(looking.review(record))
    await asyncio.sleep(0)
    while looking.done() <= done:
        await asyncio.sleep(0)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work


def test_what_nobody_waits_for_any_more_ends_and_the_next_question_is_answered() -> None:
    async def script() -> None:
        looking = LooksBackInProcess()
        try:
            await looking.chances([])
            await broken_off(looking, GAME, 0)
            assert await looking.chances([SHORT]) == [chances_of(SHORT)]
            assert looking.done() < 1, "it was not gone on with"
        finally:
            looking.close()
        while any(process.name.startswith("Spawn") for process in multiprocessing.active_children()):
            await asyncio.sleep(0)

    asyncio.run(script())


@pytest.mark.parametrize("place", [LooksBackInProcess, LooksBackInThread])
def test_a_review_broken_off_goes_on_from_there_and_finds_the_same(place: type[LooksBack]) -> None:
    async def script() -> None:
        looking = place()
        try:
            await broken_off(looking, SHORT, 0.5)
            going_on = asyncio.ensure_future(looking.review(SHORT))
            await asyncio.sleep(0)
            while not looking.done():
                await asyncio.sleep(0)
            assert looking.done() >= 0.5, "nothing is looked at once more"
            assert await going_on == review(SHORT)
            looking.close()
            await broken_off(looking, SHORT, 0)
            assert looking.done() < 0.5, "what was finished, or closed, begins anew"
        finally:
            looking.close()

    asyncio.run(script())


def test_where_there_is_no_other_process_a_thread_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("no processes here")

    monkeypatch.setattr("speicherstadt_app.play.process.ProcessPoolExecutor", refuse)
    looking = LooksBackInProcess()
    assert asyncio.run(looking.review(SHORT)) == review(SHORT)
    looking.close()
