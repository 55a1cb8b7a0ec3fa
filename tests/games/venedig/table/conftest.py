from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from speicherstadt_app.play.thinking import AskBrain
from tests.play.players import Inline
from tests.qml.conftest import QUIET
from tests.qml.open_window import OpenWindow
from tests.ui.memory_folder import MemoryFolder

Opens = Callable[..., OpenWindow]


@pytest.fixture
def opens(qapp: object, nobody_looks_long: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opens]:
    """Opens a window over a folder; whoever a curtain calls is there at once."""
    monkeypatch.setattr("speicherstadt_app.ui.table.curtain.STAYS", 0.0)
    opened: list[OpenWindow] = []

    def open_one(
        folder: MemoryFolder,
        *,
        size: tuple[int, int] = (1280, 680),
        thinker: AskBrain | None = None,
        greets: bool = False,
        **settings: Any,
    ) -> OpenWindow:
        preferences = QUIET._replace(**settings)
        for person in folder.people():
            folder.kept.setdefault(person.id, preferences)
        found = OpenWindow(lambda: folder, thinker or Inline(), preferences, greets=greets)
        opened.append(found)
        found.__enter__()
        found.window.resize(*size)
        return found

    yield open_one
    for found in opened:
        found.__exit__(None, None, None)
        assert [notice for notice in found.app._notices._notices if "failed" in notice] == []
