from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from speicherstadt_app.play.thinking import AskBrain
from speicherstadt_app.ui.preferences import Preferences
from tests.play.players import Inline
from tests.qml.open_window import OpenWindow
from tests.ui.memory_folder import MemoryFolder, Someone

Opens = Callable[..., OpenWindow]

QUIET = Preferences(language="en", theme="day", speed="instant", livingHarbour=False, muted=True)
MARA = Someone("p1", "Mara", "gull")


@pytest.fixture(autouse=True)
def hasty(nobody_looks_long: None) -> None:
    """Whole games are watched here."""


@pytest.fixture
def opens(qapp: object) -> Iterator[Opens]:
    """Opens windows; whatever went wrong behind one of them is told at the end."""
    with ExitStack() as open_windows:
        opened: list[OpenWindow] = []

        def open_one(
            folder: MemoryFolder | None = None,
            *,
            thinker: AskBrain | None = None,
            greets: bool = False,
            **settings: Any,
        ) -> OpenWindow:
            preferences = QUIET._replace(**settings)
            folder = folder or MemoryFolder(MARA)
            for person in folder.people():
                folder.kept.setdefault(person.id, preferences)
            window = OpenWindow(lambda: folder, thinker or Inline(), preferences, greets=greets)
            open_windows.enter_context(window)
            opened.append(window)
            return window

        yield open_one
        assert [window for window in opened if "failed" in window.app._notices._notices] == []
