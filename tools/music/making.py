"""From scores and recipes to files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
import soundfile

from tools.music import files, harbour
from tools.music.signal import Signal, rms, samples

AROUND: Final = ("signal.py", "harbour.py")
BED: Final = 10 ** (-27 / 20)
CALL: Final = 10 ** (-26 / 20)
"""How loud: a bed as a whole, a call in its loudest 400 ms."""
PEAK: Final = 10 ** (-6.5 / 20)


def make(names: Sequence[str]) -> None:
    wanted = set(names) or {*files.stale(), *(name for name in known() if name not in files.made())}
    for name, (sources, rate, squeeze) in known().items():
        if name in wanted:
            sound = rendered(name)
            path = files.path_of(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            soundfile.write(path, sound, rate, format="OGG", subtype="VORBIS", compression_level=squeeze)
            files.note(name, sources, {"seconds": round(len(sound) / rate, 2)})
            print(f"{name}: {len(sound) / rate:.1f} s, {path.stat().st_size / 1000:.0f} kB")


def known() -> dict[str, tuple[Sequence[str], int, float]]:
    """Every file: what it is made from, its samples a second, how much it is squeezed."""
    return dict(_known())


def _known() -> Iterator[tuple[str, tuple[Sequence[str], int, float]]]:
    for name in (*harbour.BEDS, *harbour.CALLS):
        yield name, (AROUND, harbour.RATE, files.AROUND_SQUEEZE)


def rendered(name: str) -> Signal:
    if name in harbour.BEDS:
        return levelled(harbour.bed(harbour.BEDS[name]), BED)
    sound = harbour.CALLS[name]()
    window = min(samples(0.4, harbour.RATE), len(sound))
    loudest = np.sqrt(np.convolve(sound**2, np.ones(window) / window, "valid").max())
    return levelled(sound, CALL * rms(sound) / loudest)


def levelled(sound: Signal, loudness: float) -> Signal:
    """As loud as that on the whole, and never above the peak."""
    return sound * min(loudness / rms(sound), PEAK / np.abs(sound).max())
