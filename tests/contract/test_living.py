"""Something moves at the table of every game: what its own scene brings, or light on the water."""

from __future__ import annotations

from typing import Any

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.pulse import Pulse
from tests.contract.conftest import Opens
from tests.contract.every import GAMES, card_of
from tests.qml.conftest import MARA
from tests.qml.open_window import Until
from tests.ui.memory_folder import MemoryFolder


@pytest.mark.parametrize("game", GAMES)
def test_something_moves_behind_the_things_of_every_table(game: str, window: Opens) -> None:
    opened = window(MemoryFolder(MARA))
    players = [Player(f"Person {seat}", "human") for seat in range(card_of(game).seats[0])]
    settings: Any = opened.settings
    settings.livingHarbour = True

    async def script() -> None:
        opened.app.begin(game, players, 5)
        await Until(lambda: opened.of("TablePage"), "the table")
        await opened.settled()

    opened.run(script())
    (pulse,) = opened.app.findChildren(Pulse)
    pulse.turn_to(50)
    opened.settle()
    first = opened.window.grabWindow()
    pulse.turn_to(53)
    assert opened.window.grabWindow() != first
    assert pulse.property("wanted") is True
    settings.livingHarbour = False
    opened.settle()
    still = opened.window.grabWindow()
    pulse.turn_to(56)
    assert opened.window.grabWindow() == still
    assert pulse.property("wanted") is False
