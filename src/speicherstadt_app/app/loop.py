"""The one loop of Qt and asyncio, which runs in the window's own thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context

from qasync import QEventLoop


class Loop(QEventLoop):  # type: ignore[misc]  # qasync has no types
    """qasync's loop without `asyncio.iscoroutinefunction`.

    qasync 0.28.0, the newest, calls it for each callback. Python 3.14 warns of it and 3.16 no longer has it.
    """

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context=context)
        self._add_callback(handle, delay)
        return handle
