"""From scores and recipes to files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from tools.music import files, harbour, notes
from tools.music.playing import mixed
from tools.music.signal import RATE, Signal, rms, samples

AROUND: Final = ("signal.py", "harbour.py")
MUSIC: Final = ("signal.py", "notes.py", "voicing.py", "instruments.py", "playing.py")
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
            write(path, sound, rate, squeeze)
            files.note(name, sources, {"seconds": round(len(sound) / rate, 2)})
            print(f"{name}: {len(sound) / rate:.1f} s, {path.stat().st_size / 1000:.0f} kB")


def write(path: Path, sound: Signal, rate: int, squeeze: float) -> None:
    """Second by second: libsndfile crashes on a whole piece at once."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(
        path, "w", rate, channels, format="OGG", subtype="VORBIS", compression_level=squeeze
    ) as file:
        for start in range(0, len(sound), rate):
            file.write(sound[start : start + rate])


def known() -> dict[str, tuple[Sequence[str], int, float]]:
    """Every file: what it is made from, its samples a second, how much it is squeezed."""
    return dict(_known())


def _known() -> Iterator[tuple[str, tuple[Sequence[str], int, float]]]:
    for name in (*harbour.BEDS, *harbour.CALLS):
        yield name, (AROUND, harbour.RATE, files.AROUND_SQUEEZE)
    for name in notes.names():
        yield name, ((f"scores/{name}.toml", *MUSIC), RATE, files.MUSIC_SQUEEZE)


def rendered(name: str) -> Signal:
    if name in notes.names():
        return mixed(notes.read(name)).T
    if name in harbour.BEDS:
        return levelled(harbour.bed(harbour.BEDS[name]), BED)
    sound = harbour.CALLS[name]()
    window = min(samples(0.4, harbour.RATE), len(sound))
    loudest = np.sqrt(np.convolve(sound**2, np.ones(window) / window, "valid").max())
    return levelled(sound, CALL * rms(sound) / loudest)


def levelled(sound: Signal, loudness: float) -> Signal:
    """As loud as that on the whole, and never above the peak."""
    return sound * min(loudness / rms(sound), PEAK / np.abs(sound).max())
