"""From scores and recipes to files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from tools.music import around, effects, files, notes
from tools.music.ogg import numbered
from tools.music.playing import mixed
from tools.music.signal import RATE, Signal, rms, samples

AROUND: Final = ("music/signal.py", "music/around.py")
EFFECTS: Final = ("music/effects.py",)
MUSIC: Final = tuple(f"music/{name}.py" for name in ("signal", "notes", "voicing", "instruments", "early", "playing"))
BED: Final = 10 ** (-27 / 20)
CALL: Final = 10 ** (-26 / 20)
"""How loud: a bed as a whole, a call in its loudest 400 ms."""
PEAK: Final = 10 ** (-6.5 / 20)


@dataclass(frozen=True)
class Recipe:
    make: Callable[[], Signal]
    sources: Sequence[str]
    """Files in `tools`."""
    rate: int
    squeeze: float


def make(wanted: Sequence[str]) -> None:
    recipes = dict(known())
    noted = files.made()
    files.forget([sound for sound in noted if sound not in recipes])
    chosen = set(wanted) or {*files.stale(), *(sound for sound in recipes if sound not in noted)}
    for sound, recipe in recipes.items():
        if sound in chosen:
            heard, path = recipe.make(), files.path_of(sound)
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path, heard, recipe)
            files.note(sound, recipe.sources, {"seconds": round(len(heard) / recipe.rate, 3)})
            print(f"{sound}: {len(heard) / recipe.rate:.1f} s, {path.stat().st_size / 1000:.0f} kB", flush=True)


def write(path: Path, sound: Signal, recipe: Recipe) -> None:
    """Second by second: libsndfile crashes on a whole piece at once."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(
        path, "w", recipe.rate, channels, format="OGG", subtype="VORBIS", compression_level=recipe.squeeze
    ) as file:
        for start in range(0, len(sound), recipe.rate):
            file.write(sound[start : start + recipe.rate])
    path.write_bytes(numbered(path.read_bytes()))


def known() -> Iterator[tuple[str, Recipe]]:
    for sound, made in files.cues():
        source = f"{sound.split('/')[0]}/sounds.py"
        yield sound, Recipe(_effect(made), (*EFFECTS, source), effects.RATE, files.EFFECTS_SQUEEZE)
    for owner in files.OWNERS:
        if part := files.brought(owner, "around"):
            sources = (*AROUND, f"{owner}/around.py")
            for name, made in (*part.BEDS.items(), *part.CALLS.items()):
                level = _bed if name in part.BEDS else _call
                yield f"{owner}/{name}", Recipe(level(made), sources, around.RATE, files.AROUND_SQUEEZE)
    for sound in notes.names():
        score = notes.path_of(sound).relative_to(files.TOOLS).as_posix()
        yield sound, Recipe(_piece(sound), (score, *MUSIC), RATE, files.MUSIC_SQUEEZE)


def _effect(made: Callable[[], effects.Samples]) -> Callable[[], Signal]:
    return lambda: np.asarray(made())


def _piece(sound: str) -> Callable[[], Signal]:
    return lambda: mixed(notes.read(sound)).T


def _bed(made: Callable[[], Signal]) -> Callable[[], Signal]:
    return lambda: levelled(made(), BED)


def _call(made: Callable[[], Signal]) -> Callable[[], Signal]:
    def call() -> Signal:
        sound = made()
        window = min(samples(0.4, around.RATE), len(sound))
        loudest = np.sqrt(np.convolve(sound**2, np.ones(window) / window, "valid").max())
        return levelled(sound, CALL * rms(sound) / loudest)

    return call


def levelled(sound: Signal, loudness: float) -> Signal:
    """As loud as that on the whole, and never above the peak."""
    return sound * min(loudness / rms(sound), PEAK / np.abs(sound).max())
