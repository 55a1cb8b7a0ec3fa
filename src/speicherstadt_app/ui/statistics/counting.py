"""Before statistics are shown: games that were finished under an older version, or are otherwise new, are counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from speicherstadt_app.ui.maintenance import Enough
from speicherstadt_app.ui.pages import PageContext
from speicherstadt_app.ui.threads import Refused

LOOK_EVERY: Final = 100
"""Milliseconds between two looks at how far it is."""


class Counting:
    """Looks once whether there is anything to count, and tells how much of it is done, from 0 to 1."""

    def __init__(self, context: PageContext, tell: Callable[[float], object], parent: QObject) -> None:
        self._context = context
        self._tell = tell
        self._ready = False
        self._stopped = False
        self._done = 0.0
        self._timer = QTimer(parent)
        self._timer.timeout.connect(self._look)

    async def ensure(self) -> None:
        if self._ready:
            return
        if await self._context.threads.ask(lambda folder: folder.figures.behind()):
            self._tell(0.0)
            self._timer.start(LOOK_EVERY)
            try:
                await self._context.threads.aside(lambda folder: folder.maintenance.recount(self._so_far))
            except Enough:
                return
            except Refused as refusal:
                # What there is can be shown all the same, unless it is damaged.
                self._context.threads.refuse(refusal)
            finally:
                self._timer.stop()
        self._ready = True

    def stop(self) -> None:
        """The window closes: the rest is counted another time."""
        self._stopped = True

    def _so_far(self, done: int, of: int) -> None:
        if self._stopped:
            raise Enough
        self._done = done / of if of else 1.0

    def _look(self) -> None:
        self._tell(self._done)
