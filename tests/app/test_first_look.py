"""The small file that the window's first frame is made from heals by itself."""

from __future__ import annotations

import json
import os
import sys
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


def test_what_a_newer_version_wrote_outlives_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / first_look.FILE
    path.write_text(json.dumps({"theme": "night", "hue": {"warm": 3}, "window": {"x": 1, "fold": 2}}), "utf-8")
    first_look.write(tmp_path, Preferences(theme="day"))
    first_look.write_window(tmp_path, {"x": 5})
    kept = json.loads(path.read_bytes())
    assert (kept["theme"], kept["hue"]) == ("day", {"warm": 3})
    assert kept["window"] == {"x": 5, "fold": 2}


@pytest.mark.skipif(sys.platform == "win32", reason="no pipe lies in a folder there")
@pytest.mark.timeout(60)
def test_a_pipe_of_that_name_keeps_no_window_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / first_look.FILE)
    assert first_look.read(tmp_path) == Preferences()
    chosen = Preferences(theme="day")
    first_look.write(tmp_path, chosen)
    assert first_look.read(tmp_path) == chosen
