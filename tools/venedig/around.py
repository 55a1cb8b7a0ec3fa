"""What is heard around the canals."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from tools.music.around import LENGTH, RATE, Bed, bed, bubble, far, glide, gull, lap
from tools.music.signal import (
    TAU,
    Chance,
    Signal,
    chance,
    fades,
    filtered,
    frequencies,
    high_pass,
    low_pass,
    peak,
    put,
    ring_noise,
    samples,
    slow,
    times,
)


def canal(how: Bed, hollow: float) -> Signal:
    """Water between walls: under an arch and behind a moored boat every wave sounds hollow, and sounds again."""
    out, dice = bed(how), chance(how.seed + 100)
    count = len(out)
    at = frequencies(count, RATE)
    under = np.zeros(count)
    for _ in range(round(0.8 * LENGTH)):
        gulp = slap(dice)
        begin = int(dice.integers(count))
        for n in range(3):
            put(under, gulp, begin + samples(0.11 * n, RATE), 0.5**n * dice.uniform(0.3, 1))
    under = filtered(under, (peak(at, 210, 0.35) + 0.5 * peak(at, 470, 0.3)) * high_pass(at, 90, 2))
    out = out / np.sqrt(np.mean(out**2)) + hollow * under / np.sqrt(np.mean(under**2))
    # Begun where it is quietest: there a file that leaves things out goes wrong least.
    loud = filtered(out**2, low_pass(at, 12, 4))
    return np.roll(out, -int(np.argmin(loud[RATE : count - RATE]) + RATE))


def slap(dice: Chance) -> Signal:
    """A wave that finds a boat's bottom."""
    count = samples(dice.uniform(0.12, 0.3), RATE)
    noise = ring_noise(count, peak(frequencies(count, RATE), dice.uniform(180, 420), 0.8), dice)
    out = noise * fades(count, 0.015, 0.12, RATE)
    put(out, bubble(dice), int(dice.integers(count // 2)), 0.5)
    return out


BEDS: dict[str, Callable[[], Signal]] = {
    "canal": partial(canal, Bed(21, water=0.8, laps=1.3, dull=560, birds=0.2, town=0.5), 0.35),
    "canal-night": partial(canal, Bed(22, water=0.6, laps=0.8, dull=400, wind=0.05, crickets=0.12), 0.4),
}


def tower(pitch: float, strokes: int, apart: float, dark: float, seed: int) -> Signal:
    """A bell that swings in its tower, some way off: no stroke quite like the other."""
    dice = chance(seed)
    ring = 3.0 * (220 / pitch) ** 0.5
    t = times(samples(1.5 * ring, RATE), RATE)
    partials = (
        (0.5, 0.6, 1.2),
        (1, 1, 0.8),
        (1.2, 0.6, 0.6),
        (1.5, 0.3, 0.4),
        (2, 0.7, 0.4),
        (2.6, 0.2, 0.2),
        (3, 0.2, 0.15),
    )
    stroke = sum(
        gain * np.sin(TAU * pitch * ratio * t) * np.exp(-t / (ring * lasts)) for ratio, gain, lasts in partials
    )
    stroke = np.asarray(stroke) * fades(len(t), 0.005, 0.6 * ring, RATE)
    out = np.zeros(samples(0.1 + apart * (strokes - 1) + 1.5 * ring, RATE))
    for n in range(strokes):
        put(out, stroke, samples(0.05 + apart * n + dice.uniform(0, 0.06), RATE), dice.uniform(0.7, 1) * (1 - 0.07 * n))
    return far(out, seconds=2.8, dark=dark, dice=dice)


def pigeons() -> Signal:
    """Two of them coo on a ledge, and one flies up."""
    dice = chance(41)
    out = np.zeros(samples(4.6, RATE))
    for begin, pitch in ((0.1, 300), (1.35, 290), (1.9, 345)):
        for n, (length, step) in enumerate(((0.22, 0.94), (0.5, 1.1), (0.26, 0.9))):

            def curve(x: Signal, base: float = pitch * step) -> Signal:
                return base * (1 + 0.05 * np.sin(math.pi * x))

            coo = glide(length, curve, (1, 0.18, 0.05))
            purr = 1 + 0.3 * np.sin(TAU * 24 * times(len(coo), RATE))
            put(out, coo * purr * fades(len(coo), 0.06, 0.12, RATE), samples(begin + 0.3 * n, RATE), 0.8)
    for n in range(11):
        count = samples(0.06, RATE)
        beat = ring_noise(count, peak(frequencies(count, RATE), 1300, 0.8), dice) * fades(count, 0.012, 0.045, RATE)
        put(out, beat, samples(3.1 + 0.085 * n, RATE), 0.5 * (1 - n / 12))
    return far(out, seconds=0.8, dark=2400, dice=dice)


def rowing() -> Signal:
    """A boat goes by: the oar turns in its crutch, the water closes behind the blade."""
    dice = chance(43)
    out = np.zeros(samples(6.2, RATE))
    for n, near in enumerate((0.5, 0.9, 0.75, 0.4)):
        begin = 0.2 + 1.45 * n
        wood = np.zeros(samples(0.3, RATE))
        for m in range(7):
            body = times(samples(0.03, RATE), RATE)
            click = sum(np.sin(TAU * f * body) * np.exp(-body / d) for f, d in ((240, 0.01), (610, 0.005)))
            put(
                wood, np.asarray(click), samples(0.02 + 0.03 * m + dice.uniform(0, 0.006), RATE), dice.uniform(0.3, 0.8)
            )
        put(out, wood, samples(begin, RATE), 0.3 * near)
        count = samples(0.8, RATE)
        stroke = ring_noise(count, peak(frequencies(count, RATE), 520, 0.9), dice) * fades(count, 0.25, 0.5, RATE)
        put(out, stroke, samples(begin + 0.12, RATE), 0.8 * near)
        put(out, lap(dice), samples(begin + 0.6, RATE), 0.4 * near)
    return far(out, seconds=1.1, dark=2000, dice=dice)


def steps() -> Signal:
    """Somebody goes over the bridge, up and down again, and is gone."""
    dice = chance(47)
    out, at = np.zeros(samples(6.4, RATE)), 0.15
    for n in range(11):
        count = samples(0.09, RATE)
        t = times(count, RATE)
        heel = ring_noise(count, peak(frequencies(count, RATE), dice.uniform(900, 1300), 0.6), dice) * np.exp(
            -t / 0.012
        )
        heel += 0.6 * np.sin(TAU * dice.uniform(150, 180) * t) * np.exp(-t / 0.02)
        put(out, heel * fades(count, 0.001, 0.03, RATE), samples(at, RATE), math.sin(math.pi * (n + 1.5) / 12.5))
        at += 0.52 + dice.uniform(-0.03, 0.03)
    return far(out, seconds=1.3, dark=2100, dice=dice)


def rope() -> Signal:
    """A moored boat draws at its pole."""
    dice = chance(53)
    out = np.zeros(samples(2.6, RATE))
    for begin, strong in ((0.1, 1.0), (1.3, 0.6)):
        turns = glide(0.5, lambda x: 150 + 45 * np.sin(math.pi * x), (0.5, 1, 0.8, 0.6, 0.5, 0.35, 0.25))
        grain = np.clip(slow(len(turns), dice.uniform(0, 1, 40)), 0.1, 1)
        put(out, turns * grain * fades(len(turns), 0.12, 0.25, RATE), samples(begin, RATE), strong)
    return far(out, seconds=0.9, dark=1100, dice=dice)


CALLS: dict[str, Callable[[], Signal]] = {
    "gull-1": partial(gull, 33),
    "gull-2": partial(gull, 37),
    "pigeons": pigeons,
    "rope": rope,
    "rowing": rowing,
    "steps": steps,
    # Towers near and far, each with its own voice.
    "tower-1": partial(tower, 208, 4, 1.9, 1300, 61),
    "tower-2": partial(tower, 311, 6, 1.05, 1600, 67),
    "tower-3": partial(tower, 262, 3, 2.3, 1000, 71),
}
