"""Kill -9 at random moments of real play: nothing that was acknowledged is ever lost."""

from pathlib import Path

import pytest

from tests.store.killing import kill_again_and_again


def nothing_is_lost(folder: Path, kills: int, seed: int) -> None:
    tally = kill_again_and_again(folder, kills, seed)
    assert tally.lost == []
    assert set(tally.notices) == {"cut_short"}
    assert tally.kills == kills
    assert tally.acknowledged > kills
    assert tally.amid_a_write > kills // 10, "else it was killed at moments without danger"


@pytest.mark.timeout(900)
def test_a_thousand_kills(folder: Path) -> None:
    nothing_is_lost(folder, 1_000, seed=1)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_ten_thousand_kills(tmp_path: Path) -> None:
    nothing_is_lost(tmp_path / "data", 10_000, seed=2)
