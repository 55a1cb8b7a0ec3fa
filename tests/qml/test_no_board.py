"""A game whose module does not load: the page says so, and everything else is there."""

from __future__ import annotations

import pytest

from speicherstadt_app.engine.record import Player
from tests.fixture_game.registered import registered
from tests.qml.conftest import Opens
from tests.qml.open_window import Until

NOT_WHOLE = "The board of this game is incomplete: reinstall the program."


@pytest.mark.qt_log_ignore("No module named")
def test_the_table_says_that_its_board_is_not_whole(opens: Opens) -> None:
    with registered() as bids:
        window = opens()

        async def script() -> None:
            await window.settled()
            window.app.begin(bids, [Player("Mara", "human"), Player("Bo", "human")], 5)
            await Until(lambda: window.of("TablePage"))
            await window.settled()
            assert NOT_WHOLE in window.texts()
            window.app.back()
            await window.settled()
            window.app.begin("speicherstadt", [Player("Mara", "human"), Player("Bo", "human")], 5)
            await Until(lambda: window.of("HouseColumn"))
            assert NOT_WHOLE not in window.texts()

        window.run(script())
