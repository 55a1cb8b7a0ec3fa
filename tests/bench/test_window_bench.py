"""What the bench makes of what windows have told it. The windows themselves are not opened here."""

from __future__ import annotations

from typing import Any

import pytest

from speicherstadt_app.bench import window


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Windows that answer at once: ours needs twice what an empty one does, and every start is slower than the last."""
    asked: list[tuple[str, ...]] = []

    def answer(environment: dict[str, str], *arguments: str) -> Any:
        assert "PYTHONDONTWRITEBYTECODE" not in environment
        asked.append(arguments)
        if "still" in arguments:
            rest = {"redraws": 0, "processor_percent": 0.0}
            return {"start": rest, "table": rest, "taps": [10.0, 20.0, 60.0]}
        if "living" in arguments:
            lives = {
                "living": {"redraws": 120, "processor_percent": 2.66},
                "still": {"redraws": 0, "processor_percent": 0.0},
            }
            return {"start": lives, "table": lives}
        if "rehearsal" in arguments:
            return {"over": True}
        if "game" in arguments:
            frames = [[16.0, 12.0, 2.0]] * 99 + [[60.0, 30.0, 20.0]]
            return {"frames": frames, "rounds": 2, "seconds": 1.6, "over": True}
        slower = len(asked) * (1 if "empty" in arguments else 2)
        return {"seconds": slower, "processor": slower, "rss_mb": slower}

    monkeypatch.setattr(window, "_answer", answer)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("DISPLAY", ":0")
    return asked


def test_starts_take_turns_and_the_first_of_each_only_fills_the_caches(told: list[tuple[str, ...]]) -> None:
    found = window.report("speicherstadt", 1, 3).figures["window"]
    assert isinstance(found, dict)
    starts = [arguments for arguments in told if not {"still", "living", "rehearsal", "game"} & set(arguments)]
    assert ["empty" in arguments for arguments in starts] == [True, False] * 8
    assert min(side["empty"]["seconds"]["low"] for side in found["starts"].values()) == 3


def test_a_long_frame_is_counted_and_the_tap_in_the_middle_given(told: list[tuple[str, ...]]) -> None:
    _, frames, answers, living = window.report("speicherstadt", 1, 1).sheets
    assert told
    assert "a whole game (2 s, 2 rounds)" in frames.title
    assert list(frames.rows[0]) == ["on the clock", "16.0", "16.0", "60.0", "60.0", "1"]
    assert list(frames.rows[1])[-1] == "0"
    assert next(iter(answers.rows[0])) == "20 (10 to 60)"
    assert list(living.rows[1]) == ["table (on the display)", "120", "2.7", "0", "0.0"]
