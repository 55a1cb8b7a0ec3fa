"""Kill -9 at random moments of real play: nothing that was acknowledged is ever lost."""

from pathlib import Path

import pytest

from tests.rotation import Rotation
from tests.store.killing import kill_again_and_again


def nothing_is_lost(folder: Path, kills: int, seed: int) -> None:
    tally = kill_again_and_again(folder, kills, seed)
    assert tally.lost == []
    assert set(tally.notices) == {"cut_short"}
    assert tally.kills == kills
    assert tally.acknowledged > kills
    assert tally.amid_a_write > kills // 10, "else it was killed at moments without danger"


def test_a_hundred_kills(folder: Path, rotation: Rotation) -> None:
    nothing_is_lost(folder, 100, rotation.seed("kills"))


@pytest.mark.long
def test_ten_thousand_kills(tmp_path: Path) -> None:
    nothing_is_lost(tmp_path / "data", 10_000, seed=2)
