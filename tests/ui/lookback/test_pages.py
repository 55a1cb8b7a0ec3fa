"""Pages that look back at a game with secrets: nothing is told too early, and what there is not is said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from speicherstadt_app.engine.record import Record
from speicherstadt_app.play import looking_back
from tests.fixture_game.registered import registered
from tests.play.company import Kept
from tests.ui.cabinets import MemoryCabinet, Someone, Window, window
from tests.ui.lookback.sealed import played

ANNA, DORA = Someone("Anna", "Anna", "gull"), Someone("Dora", "Dora", "key")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def with_the_game() -> Iterator[None]:
    with registered():
        yield


def cabinet(record: Record, person: Someone = ANNA) -> MemoryCabinet:
    found = MemoryCabinet(person)
    kept = Kept(record, 3)
    kept.keeper.finished = record if record.result else None
    found.games["g1"] = kept
    return found


async def opened(there: Window, page: str) -> Any:
    await there.ready()
    await there.settle()
    there.app.open(page, "g1")
    model: Any = there.app.model(page)
    await there.until(lambda: model.now.value.gameId or model.now.value.wrong)
    return model


def test_a_game_with_secrets_is_not_reviewed_before_it_is_over() -> None:
    async def scene(there: Window) -> None:
        model = await opened(there, "review")
        assert "secrets" in model.now.value.wrong
        assert not model.now.value.gameId

    window(scene, cabinet(played(moves=20)))


def test_where_nobody_judges_moves_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "has_one_process", lambda: True)
    monkeypatch.setattr("speicherstadt_app.ai.advice.analyst", lambda *_: None)

    async def scene(there: Window) -> None:
        model = await opened(there, "review")
        assert model.now.value.wrong.startswith("Nobody here can say yet how good a move is in Sealed bids.")

    window(scene, cabinet(played()))
