"""What effects are made of: sines, noise and arithmetic, with the standard library alone.

Which effects there are stands with their owner, in `tools/<owner>/sounds.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from random import Random

RATE = 44_100
PEAK = 10 ** (-7.5 / 20)
LOUDNESS = 10 ** (-22 / 20)
LOUDEST = 10 ** (-17 / 20)
"""What a cue may have in all, however low it is."""
SMALL = 220
"""Hertz; below it a small loudspeaker gives little, and ears hear less."""
RELEASE = 0.45
"""The part of a tone in which it is led to nothing, so that none is cut off while it rings."""
SEMITONE = 2 ** (1 / 12)
TAU = math.tau

Samples = list[float]
Wave = Callable[[float], float]


def seconds(count: float) -> int:
    return round(count * RATE)


def triangle(turns: float) -> float:
    return 4 * abs(turns % 1 - 0.5) - 1


def sine(turns: float) -> float:
    return math.sin(TAU * turns)


def tone(pitch: float, length: float, decay: float, shape: Wave = sine, attack: float = 0.002) -> Samples:
    """One partial that begins softly and dies away; after `decay` seconds a third is left."""
    count = seconds(length)
    end = [0.5 - 0.5 * math.cos(math.pi * i / count / RELEASE) for i in range(seconds(length * RELEASE), 0, -1)]
    body = [shape(pitch * i / RATE) * math.exp(-i / RATE / decay) * min(1.0, i / RATE / attack) for i in range(count)]
    whole = count - len(end)
    return body[:whole] + [value * down for value, down in zip(body[whole:], end, strict=True)]


def noise(chance: Random, length: float) -> Samples:
    return [chance.uniform(-1, 1) for _ in range(seconds(length))]


def low_pass(sound: Iterable[float], cutoff: float) -> Samples:
    step = 1 - math.exp(-TAU * cutoff / RATE)
    out, level = [], 0.0
    for value in sound:
        level += step * (value - level)
        out.append(level)
    return out


def band(sound: Samples, low: float, high: float) -> Samples:
    below = low_pass(sound, low)
    return low_pass([value - rest for value, rest in zip(sound, below, strict=True)], high)


def shaped(sound: Samples, envelope: Wave) -> Samples:
    return [value * envelope(i / RATE) for i, value in enumerate(sound)]


def fade(t: float, length: float, rise: float, fall: float) -> float:
    return max(0.0, min(1.0, t / rise, (length - t) / fall))


def add(onto: Samples, sound: Samples, at: float = 0, gain: float = 1) -> None:
    start = seconds(at)
    onto.extend([0.0] * (start + len(sound) - len(onto)))
    for i, value in enumerate(sound, start):
        onto[i] += gain * value


def chord(*parts: tuple[float, Samples]) -> Samples:
    out: Samples = []
    for gain, part in parts:
        add(out, part, gain=gain)
    return out


def struck(pitch: float, length: float, decay: float) -> Samples:
    """A bell: two inharmonic partials over its tone, which die sooner."""
    return chord(
        (1, tone(pitch, length, decay)),
        (0.45, tone(pitch * 2.76, length, decay * 0.5)),
        (0.22, tone(pitch * 5.4, length, decay * 0.25)),
    )


def knock(storey: int = 0) -> Samples:
    """Wood on wood, a semitone higher for each storey."""
    up = SEMITONE**storey
    click = shaped(noise(Random(320), 0.003), lambda t: 1 - t / 0.003)
    return chord(
        (1, tone(320 * up, 0.14, 0.025, attack=0.001)),
        (0.6, tone(790 * up, 0.14, 0.025, attack=0.001)),
        (0.35, click),
    )


def ended(sound: Samples) -> Samples:
    """Without what nobody hears any more, and led in and out, so that no cue begins or ends with a click. A millisecond
    of silence is before it, since a file that leaves things out is least exact at its first samples."""
    level = [value - steady for value, steady in zip(sound, low_pass(sound, 30), strict=True)]
    faintest = max(abs(value) for value in level) / 1000
    heard = max(i for i, value in enumerate(level, 1) if abs(value) > faintest)
    tail, lead = min(heard, seconds(0.01)), min(heard, seconds(0.0004))
    before = [0.0] * seconds(0.001)
    return before + [value * min(1.0, i / lead, (heard - i) / tail) for i, value in enumerate(level[:heard])]


def loudest(sound: Samples) -> float:
    """In its loudest 400 ms."""
    window = seconds(0.4)
    squares = [value * value for value in sound]
    running = most = sum(squares[:window])
    for fresh, old in zip(squares[window:], squares, strict=False):
        running += fresh - old
        most = max(most, running)
    return math.sqrt(most / window)


def levelled(sound: Samples, softer: float = 0) -> Samples:
    """As loud as all others, or so many decibels softer; never above the peak."""
    heard = [value - low for value, low in zip(sound, low_pass(sound, SMALL), strict=True)]
    gain = min(LOUDNESS / loudest(heard), LOUDEST / loudest(sound)) * 10 ** (-softer / 20)
    gain = min(gain, PEAK / max(abs(value) for value in sound))
    return [gain * value for value in sound]
