"""What a tap began, and nobody waits for."""

from __future__ import annotations

import asyncio
import inspect

from speicherstadt_app.ui.threads import Tasks


def test_what_the_end_of_the_program_brings_about_begins_nothing_any_more() -> None:
    done: list[str] = []

    async def doing(what: str) -> None:
        done.append(what)

    async def scene() -> None:
        tasks = Tasks(lambda _: None)
        tasks.loop_runs()
        tasks.begin(doing("before"))
        await asyncio.sleep(0)
        tasks.cancel()
        late = doing("after")
        tasks.begin(late)
        await asyncio.sleep(0)
        assert inspect.getcoroutinestate(late) == inspect.CORO_CLOSED

    asyncio.run(scene())
    assert done == ["before"]


def test_what_is_asked_for_before_the_loop_runs_happens_once_it_does() -> None:
    done: list[str] = []

    async def doing() -> None:
        done.append("early")

    async def scene(tasks: Tasks) -> None:
        tasks.loop_runs()
        await asyncio.sleep(0)

    tasks = Tasks(lambda _: None)
    tasks.begin(doing())
    assert done == []
    asyncio.run(scene(tasks))
    assert done == ["early"]
