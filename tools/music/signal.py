"""What all sounds are made of: noise, filters, envelopes, a loop that joins its beginning, a room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

RATE = 44_100
TAU = math.tau

Signal: TypeAlias = Any
"""An array of NumPy, whose types are not here where NumPy is not."""
Chance: TypeAlias = Any
"""A generator of NumPy."""


def chance(seed: int) -> Chance:
    return np.random.default_rng(seed)


def samples(seconds: float, rate: int = RATE) -> int:
    return round(seconds * rate)


def times(count: int, rate: int = RATE) -> Signal:
    return np.arange(count) / rate


def filtered(sound: Signal, gain: Signal) -> Signal:
    """A gain for each frequency of `frequencies(len(sound))`; end and beginning are neighbours."""
    return np.fft.irfft(np.fft.rfft(sound) * gain, len(sound))


def frequencies(count: int, rate: int = RATE) -> Signal:
    return np.fft.rfftfreq(count, 1 / rate)


def low_pass(at: Signal, cutoff: float, order: int = 1) -> Signal:
    return (1 / (1 + (at / cutoff) ** 2)) ** (order / 2)


def high_pass(at: Signal, cutoff: float, order: int = 1) -> Signal:
    return (1 - 1 / (1 + (at / cutoff) ** 2)) ** (order / 2)


def peak(at: Signal, centre: float, octaves: float) -> Signal:
    """A bell on the scale of the ear."""
    distance = np.log2(np.maximum(at, 1.0) / centre) / octaves
    return np.exp(-0.5 * distance**2)


def ring_noise(count: int, gain: Signal, dice: Chance) -> Signal:
    """Noise of one loudness that joins its own beginning."""
    made = filtered(dice.standard_normal(count), gain)
    return made / np.sqrt(np.mean(made**2))


def slow(count: int, steps: Sequence[float]) -> Signal:
    """A curve through these values at even distances, and back to the first."""
    x = np.linspace(0, len(steps), count, endpoint=False)
    at = x.astype(int)
    part = (1 - np.cos(math.pi * (x - at))) / 2
    values = np.asarray([*steps, steps[0]])
    return values[at] * (1 - part) + values[at + 1] * part


def put(onto: Signal, sound: Signal, at: int, gain: float = 1) -> None:
    """Into a ring: what reaches beyond the end is heard at the beginning."""
    size, at = len(onto), at % len(onto)
    while len(sound):
        here = sound[: size - at]
        onto[at : at + len(here)] += gain * here
        sound, at = sound[len(here) :], 0


def fades(count: int, rise: float, fall: float, rate: int = RATE) -> Signal:
    """From nothing to 1 and back, rounded like a cosine."""
    t = times(count, rate)
    length = count / rate
    up = np.clip(t / rise, 0, 1) if rise else np.ones(count)
    down = np.clip((length - t) / fall, 0, 1) if fall else np.ones(count)
    return np.asarray((1 - np.cos(math.pi * up)) * (1 - np.cos(math.pi * down)) / 4)


HADAMARD = 8
DELAYS = (1423, 1637, 1861, 2053, 2297, 2557, 2791, 3089)
"""Samples; primes, so that echoes never meet."""


def room(left: Signal, right: Signal, seconds: float, bright: float = 0.55, before: float = 0.018) -> Signal:
    """The echo of a ring in a hall: eight delays that feed each other, duller with every turn. Two channels.

    The ring is gone through twice, so that what is heard at its beginning is the echo of its end.
    """
    size = len(left)
    lead = samples(before)
    fed = (np.roll(left, lead), np.roll(right, lead))
    block = min(DELAYS) - 2
    lines = [np.zeros(delay + 2 + block) for delay in DELAYS]
    decay = np.asarray([10 ** (-3 * delay / (seconds * RATE)) for delay in DELAYS])
    mixing = _hadamard(HADAMARD) / math.sqrt(HADAMARD)
    out = np.zeros((2, size))
    soft = (1 - bright) / 2
    for lap in range(2):
        for start in range(0, size, block):
            count = min(block, size - start)
            heard = np.empty((HADAMARD, count))
            for i, (line, delay) in enumerate(zip(lines, DELAYS, strict=True)):
                end = len(line) - delay
                past = line[end - 1 : end + count + 1]
                heard[i] = (bright * past[1:-1] + soft * past[:-2] + soft * past[2:]) * decay[i]
            back = mixing @ heard
            for i, line in enumerate(lines):
                line[:-count] = line[count:]
                line[-count:] = back[i] + fed[i % 2][start : start + count]
            if lap:
                out[0, start : start + count] = heard[0] - heard[2] + heard[4] - heard[6]
                out[1, start : start + count] = heard[1] - heard[3] + heard[5] - heard[7]
    return out


def _hadamard(size: int) -> Signal:
    grown = np.ones((1, 1))
    while len(grown) < size:
        grown = np.block([[grown, grown], [grown, -grown]])
    return grown


def rms(sound: Signal) -> float:
    return float(np.sqrt(np.mean(np.square(sound))))


def decibels(ratio: float) -> float:
    return 20 * math.log10(max(ratio, 1e-9))
