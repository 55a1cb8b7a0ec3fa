"""Judges music as it comes out of its file: `python -m tools.music check`. Figures, and pictures with `--pictures`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from tools.music import effects, files, notes
from tools.music.judging import judged
from tools.music.signal import Signal, decibels, filtered, frequencies, high_pass, rms

BANDS: Final = (40, 160, 640, 2560, 10_240)
"""Hertz: bass, body, voice, brightness."""
LETTERS: Final = ("c", "c♯", "d", "e♭", "e", "f", "f♯", "g", "a♭", "a", "b♭", "b")


@dataclass(frozen=True)
class Heard:
    seconds: float
    loudness: float
    """RMS, in decibels below full scale."""
    peak: float
    spread: float
    """Between quiet and loud: the tenth and the ninetieth of a hundred spans of two seconds."""
    quietest: float
    """The quietest half second."""
    steady: float
    """A constant part, which nobody hears and which clicks."""
    seam: float
    """How far it jumps from end to beginning, in what it goes from one sample to the next (the 99th of 100)."""
    bands: tuple[float, ...]
    """Each band's share of the whole, in decibels."""
    width: float
    """What is not the same left and right, against what is, in decibels."""


def heard(path: Path) -> Heard:
    sound, rate = soundfile.read(path, always_2d=True)
    mono = sound.mean(axis=1)
    spans, halves = _spans(mono, 2 * rate), _spans(mono, rate // 2)
    usual = float(np.quantile(np.abs(np.diff(sound, axis=0)), 0.99))
    power = np.abs(np.fft.rfft(mono)) ** 2
    at = frequencies(len(mono), rate)
    whole = float(power.sum())
    shares = tuple(
        decibels(float(np.sqrt(power[(at >= low) & (at < high)].sum() / whole))) for low, high in pairwise(BANDS)
    )
    side = (sound[:, 0] - sound[:, -1]) / 2
    return Heard(
        seconds=len(sound) / rate,
        loudness=decibels(rms(sound)),
        peak=decibels(float(np.abs(sound).max())),
        spread=float(np.quantile(spans, 0.9) - np.quantile(spans, 0.1)),
        quietest=float(halves.min()),
        steady=float(np.abs(sound.mean(axis=0)).max()),
        seam=float(np.abs(sound[0] - sound[-1]).max()) / usual,
        bands=shares,
        width=decibels(rms(side) / rms(mono)),
    )


def _spans(mono: Signal, size: int) -> Signal:
    count = len(mono) // size
    blocks = mono[: count * size].reshape(count, size)
    return 10 * np.log10(np.maximum(np.mean(blocks**2, axis=1), 1e-12))


def wrong_with(name: str, one: Heard) -> list[str]:
    """What a listener would mind."""
    found = []
    if not -23.5 <= one.loudness <= -19.5:
        found.append(f"{one.loudness:.1f} dB loud")
    if one.peak > -1:
        found.append("it clips")
    if one.steady > 0.001:
        found.append("a constant part")
    if one.seam > 3:
        found.append("a click where it goes round")
    if one.quietest < -50:
        found.append("a hole of silence")
    if not 3 <= one.spread <= 16:
        found.append("no dynamics" if one.spread < 3 else "too much between quiet and loud")
    if not 60 <= one.seconds <= 120:
        found.append(f"{one.seconds:.0f} s long")
    if name in notes.names() and judged(notes.read(name)).parallels:
        found.append("parallels")
    return found


def check(pictures: Path | None) -> int:
    return 1 if check_music(pictures) + check_cues() else 0


def check_cues() -> int:
    """One line a cue. As the ear has it, low tones count little; the end is its last 30 ms against its peak."""
    wrong = 0
    for name, _ in files.cues():
        cue, rate = soundfile.read(files.path_of(name))
        at = frequencies(len(cue), rate)
        window = int(0.4 * rate)
        power = np.cumsum(np.pad(filtered(cue, high_pass(at, effects.SMALL)) ** 2, (1, window)))
        loud = decibels(float(np.sqrt((power[window:] - power[:-window]).max() / window)))
        peak, end = float(np.abs(cue).max()), rms(cue[-int(0.03 * rate) :])
        pitch = float((at * np.abs(np.fft.rfft(cue)) ** 2).sum() / (np.abs(np.fft.rfft(cue)) ** 2).sum())
        print(
            f"{name:28} {len(cue) / rate:4.2f} s, {loud:5.1f} dB, peak {decibels(peak):5.1f}, "
            f"around {pitch:4.0f} Hz, end {decibels(end / peak):3.0f} dB"
        )
        if not -33 <= loud <= -21 or decibels(peak) > -6:
            print("  WRONG   too loud, or not heard")
            wrong += 1
    return wrong


def check_music(pictures: Path | None) -> int:
    wrong = 0
    for name in notes.names():
        piece, sound = notes.read(name), heard(files.path_of(name))
        score = judged(piece)
        low, high = (f"{LETTERS[pitch % 12]}{pitch // 12 - 1}" for pitch in (score.lowest, score.highest))
        lines = [
            f"{name}: {piece.title}",
            f"  {score.bars} bars, {sound.seconds:.0f} s, {files.path_of(name).stat().st_size / 1000:.0f} kB",
            f"  melody {low} to {high}, {score.steps:.0%} moves up to a third, largest {score.largest_leap} half tones",
            f"  phrases of {', '.join(f'{bars:g}' for bars in score.phrases)} bars",
            f"  {score.chords} chords, inner voices move {score.moved:.1f} half tones, {score.parallels} parallels",
            f"  {sound.loudness:.1f} dB, peak {sound.peak:.1f}, crest {sound.peak - sound.loudness:.1f}",
            f"  dynamics {sound.spread:.1f} dB, quietest {sound.quietest:.1f}, constant {sound.steady:.5f}",
            f"  seam {sound.seam:.2f} of a usual step, width {sound.width:.1f} dB",
            f"  bass, body, voice, brightness: {', '.join(f'{one:.1f}' for one in sound.bands)} dB",
        ]
        print(*lines, sep="\n")
        for what in wrong_with(name, sound):
            print(f"  WRONG   {what}")
            wrong += 1
        if pictures is not None:
            picture(files.path_of(name), pictures / f"{name.replace('/', '-')}.pgm")
    return wrong


def picture(path: Path, to: Path) -> None:
    """A spectrogram: to the right the time, upwards the pitch, ten octaves; the brighter, the louder."""
    sound, rate = soundfile.read(path, always_2d=True)
    mono, size, step = sound.mean(axis=1), 8192, rate // 10
    window = np.hanning(size)
    starts = range(0, len(mono) - size, step)
    columns = np.stack([np.abs(np.fft.rfft(mono[start : start + size] * window)) for start in starts])
    pitches = 440 * 2 ** ((np.arange(21 * 5, 110 * 5) / 5 - 69) / 12)
    rows = columns[:, np.clip((pitches * size / rate).astype(int), 0, size // 2)]
    grey = np.clip((20 * np.log10(rows + 1e-6) + 50) / 85 * 255, 0, 255).astype(np.uint8).T[::-1]
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(f"P5 {grey.shape[1]} {grey.shape[0]} 255\n".encode() + grey.tobytes())
