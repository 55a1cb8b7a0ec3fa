"""The small file that the window's first frame is made from heals by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from speicherstadt_app.app import first_look
from speicherstadt_app.ui.preferences import Preferences


@pytest.mark.parametrize("damaged", [b'{"theme": "d\xe1y"}', b"", b"[1]", b"{", b"[" * 100_000])
def test_a_damaged_file_is_put_aside_and_made_anew(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / first_look.FILE).write_bytes(damaged)
    assert first_look.read(tmp_path) == Preferences()
    chosen = Preferences(theme="day")
    first_look.write(tmp_path, chosen)
    assert first_look.read(tmp_path) == chosen
    aside = tmp_path / f"{first_look.FILE}.corrupt"
    assert aside.exists() == bool(damaged)
    if damaged:
        assert aside.read_bytes() == damaged
    assert not list(tmp_path.glob("*.draft"))
