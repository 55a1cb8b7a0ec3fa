"""Two people at one screen: curtains come in the phases that hide something, and in no others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.games import registry
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.live import Table
from tests.fixture_game.registered import registered
from tests.play.players import ANNA, BEN, KONTOR, Inline, instant

pytestmark = pytest.mark.usefixtures("qapp", "ferries", "people_are_quick")


@pytest.fixture
def ferries() -> Iterator[None]:
    with registered("ferries"):
        yield


@pytest.fixture
def people_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speicherstadt_app.ui.table.curtain.STAYS", 0.0)


def stops() -> list[tuple[str, bool]]:
    """Of each time a person was asked: the phase, and whether a curtain had to be lifted first."""
    game = registry.find("ferries")
    dealer = Dealer(game, 3, 4, {"length": "short"})
    played = PlayedTable(game, dealer, (ANNA, BEN, KONTOR), Inline(), pace=instant())
    table: Any = Table(played, Settings(Preferences(language="en", speed="instant")))
    found: list[tuple[str, bool]] = []

    async def scene() -> None:
        run = asyncio.ensure_future(played.run())
        while not run.done():
            table.goOn()
            session = table.session
            if session.me in played.asked:
                covered = session.curtain.called and session.curtain.down
                if covered:
                    assert table.banner.value.covers
                    assert session.viewer is None
                    table.greeted()
                    assert session.viewer == session.me
                found.append((played.phase, covered))
                assert session.act(played.legal(session.me)[0])
            await asyncio.sleep(0)
        await run

    asyncio.run(scene())
    return found


def test_curtain_falls_in_the_phase_that_hides_something_and_in_no_other() -> None:
    found = stops()
    phases = {phase for phase, _ in found}
    assert phases == {"bid", "load"}
    curtains = {phase: sum(covered for each, covered in found if each == phase) for phase in phases}
    people, rounds = 2, 2
    assert curtains == {"bid": people * rounds, "load": 0}
    assert len(found) > people * rounds * 3, "most stops are open"
