"""Effects are what the code makes, none too loud or cut off, and they tell what they are for."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import pytest

from speicherstadt_app.games import registry
from speicherstadt_app.ui.sound import CUES, file_of, voice_of
from tools.music import files
from tools.music.effects import RATE, SEMITONE, loudest, low_pass

FULL = 32768
OWNED = {"shared": CUES, **{game: voice_of(game).cues for game in registry.FOLDERS}}
NAMES = sorted(
    f"{owner}/{file_of(cue, step, steps)}"
    for owner, cues in OWNED.items()
    for cue, steps in cues.items()
    for step in range(1, max(steps, 1) + 1)
)
SWELLS = {"shared/undo"}
"""It is another one backwards, and ends where that begins."""


@pytest.fixture(autouse=True)
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    from pygame import mixer

    mixer.init(frequency=RATE, size=-16, channels=1)
    yield
    mixer.quit()


@lru_cache(maxsize=100)
def kept(name: str) -> array[int]:
    from pygame import mixer

    return array("h", mixer.Sound(files.path_of(name)).get_raw())


def decibels(ratio: float) -> float:
    return 20 * math.log10(ratio)


def test_every_cue_is_made_by_its_owner_and_nothing_else_is() -> None:
    assert sorted(name for name, _ in files.cues()) == NAMES


@pytest.mark.parametrize(
    "name", [name if not n % 9 else pytest.param(name, marks=pytest.mark.long) for n, name in enumerate(NAMES)]
)
def test_a_file_is_what_the_code_makes_to_the_sample(name: str) -> None:
    made, there = dict(files.cues())[name](), kept(name)
    assert len(made) == len(there)
    wrong = sum((value - heard / FULL) ** 2 for value, heard in zip(made, there, strict=True))
    # Vorbis leaves out what another sound covers; what begins a millisecond late is further off than it is loud.
    assert decibels(math.sqrt(sum(value * value for value in made) / wrong)) > 10


@pytest.mark.parametrize("name", NAMES)
def test_a_cue_stays_below_its_peak_is_short_and_neither_clicks_nor_is_cut_off(name: str) -> None:
    samples = kept(name)
    peak = max(abs(value) for value in samples)
    assert decibels(peak / FULL) < -6
    assert len(samples) / RATE < 2.2
    assert abs(samples[0]) < peak / 30
    assert abs(samples[-1]) < 200
    if name not in SWELLS and len(samples) > RATE // 10:
        last = samples[-RATE * 30 // 1000 :]
        assert decibels(math.sqrt(sum(value * value for value in last) / len(last)) / peak + 1e-9) < -36


@pytest.mark.parametrize("owner", [owner for owner, cues in OWNED.items() if cues])
def test_no_cue_of_a_game_drowns_another(owner: str) -> None:
    heard = {}
    for name in NAMES:
        if name.startswith(f"{owner}/"):
            samples = [value / FULL for value in kept(name)]
            low = low_pass(samples, 220)
            heard[name] = decibels(loudest([value - rest for value, rest in zip(samples, low, strict=True)]))
    assert max(heard.values()) - min(heard.values()) < 10, heard


def strength(name: str, pitch: float) -> float:
    samples = kept(name)
    real = sum(value * math.cos(math.tau * pitch * i / RATE) for i, value in enumerate(samples))
    imaginary = sum(value * math.sin(math.tau * pitch * i / RATE) for i, value in enumerate(samples))
    return math.hypot(real, imaginary)


@pytest.mark.parametrize(
    ("cue", "ground", "step", "steps"), [("speicherstadt/place", 320, 1, 8), ("venedig/pile", 84, 2, 6)]
)
def test_each_step_sounds_higher(cue: str, ground: float, step: int, steps: int) -> None:
    pitches = [ground * SEMITONE ** (step * n) for n in range(steps)]
    for n, pitch in enumerate(pitches, 1):
        others = [strength(f"{cue}-{n}", other) for other in pitches if abs(math.log2(other / pitch)) > 0.2]
        assert strength(f"{cue}-{n}", pitch) > max(others)


def test_an_edge_more_is_a_tone_more_above_the_others() -> None:
    for n, (before, after) in enumerate(pairwise((0, 2, 4, 7, 9, 12)), 1):
        new = 523.25 * SEMITONE**after
        assert after > before
        assert strength(f"venedig/edges-{n + 1}", new) > 3 * strength(f"venedig/edges-{n}", new)


@pytest.mark.parametrize(("cue", "steps"), [("speicherstadt/coins", 5), ("venedig/edges", 6), ("venedig/paid", 7)])
def test_more_of_it_sounds_longer(cue: str, steps: int) -> None:
    lengths = [len(kept(f"{cue}-{count}")) for count in range(1, steps + 1)]
    assert lengths == sorted(set(lengths))


def test_what_a_rival_is_paid_is_heard_after_the_same_tile() -> None:
    assert len(kept("venedig/paid-3")) > len(kept("venedig/edges-2"))
    given = 523.25 * SEMITONE**-9
    assert strength("venedig/paid-3", given) > 3 * strength("venedig/edges-2", given)


def test_an_undo_swells_where_a_worker_dies_away() -> None:
    def later(name: str) -> float:
        samples = kept(name)
        half = len(samples) // 2
        return sum(value * value for value in samples[half:]) / sum(value * value for value in samples)

    assert later("speicherstadt/place-1") < 0.1
    assert later("shared/undo") > 0.9
