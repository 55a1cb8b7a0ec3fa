"""Every game under somebody who clicks, drags and types at random: nothing breaks, nothing is lost."""

from __future__ import annotations

import pytest

from tests.contract.conftest import Opens
from tests.contract.every import GAMES
from tests.qml.conftest import MARA
from tests.qml.test_monkey import play_about
from tests.ui.memory_folder import MemoryFolder, Someone

LET_LOOSE = "speicherstadt"
"""Its monkeys are in tests/qml/test_monkey.py."""
OTHERS = [game for game in GAMES if game != LET_LOOSE]


@pytest.mark.parametrize("game", OTHERS)
def test_a_monkey_breaks_nothing(window: Opens, game: str) -> None:
    folder = MemoryFolder(MARA, Someone("p2", "Ben", "hook"))
    play_about(window(folder), folder, game, 1, 80)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4, 10))
@pytest.mark.parametrize("game", OTHERS)
def test_many_monkeys_break_nothing(window: Opens, game: str, seed: int) -> None:
    folder = MemoryFolder(MARA, Someone("p2", "Ben", "hook"))
    play_about(window(folder), folder, game, seed, 2000, hasty=seed % 2 == 0)
