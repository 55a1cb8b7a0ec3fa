"""The loop of the window, where it differs from qasync's."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from speicherstadt_app.app.loop import Loop


def test_loop_calls_nothing_that_newer_pythons_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    # Python 3.14 warns of it, 3.16 no longer has it.
    monkeypatch.delattr(asyncio, "iscoroutinefunction")
    qt = cast(QGuiApplication, QCoreApplication.instance() or QGuiApplication(["speicherstadt"]))
    called: list[str] = []

    async def main() -> str:
        loop = asyncio.get_running_loop()
        loop.call_soon(called.append, "soon")
        loop.call_later(0, called.append, "later")
        loop.call_soon_threadsafe(called.append, "from a thread")
        loop.call_later(0, called.append, "never").cancel()
        await asyncio.sleep(0.001)
        return "done"

    with asyncio.Runner(loop_factory=lambda: Loop(qt)) as runner:
        assert runner.run(main()) == "done"
    assert sorted(called) == ["from a thread", "later", "soon"]
