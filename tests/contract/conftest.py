from collections.abc import Callable, Iterator

import pytest

from tests.fixture_game.program import FOLDERS, QML
from tests.fixture_game.registered import registered
from tests.play.players import Inline
from tests.qml.conftest import QUIET
from tests.qml.open_window import OpenWindow
from tests.ui.memory_folder import MemoryFolder

Opens = Callable[[MemoryFolder], OpenWindow]


@pytest.fixture(autouse=True)
def fixture_game() -> Iterator[str]:
    """In here the tests' own game is registered as the others are."""
    with registered(*FOLDERS) as game_id:
        yield game_id


@pytest.fixture(autouse=True)
def hasty(nobody_looks_long: None) -> None:
    """Whole games are watched here."""


@pytest.fixture
def window(qapp: object) -> Iterator[Opens]:
    opened: list[OpenWindow] = []

    def open_one(folder: MemoryFolder) -> OpenWindow:
        for person in folder.people():
            folder.kept.setdefault(person.id, QUIET)
        found = OpenWindow(lambda: folder, Inline(), QUIET)
        for module in QML:
            found.engine.addImportPath(str(module))
        opened.append(found)
        found.__enter__()
        return found

    yield open_one
    for found in opened:
        found.__exit__(None, None, None)
        assert [notice for notice in found.app._notices._notices if "failed" in notice] == []


@pytest.fixture(autouse=True)
def people_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever a curtain calls is there at once."""
    monkeypatch.setattr("speicherstadt_app.ui.table.curtain.STAYS", 0.0)
