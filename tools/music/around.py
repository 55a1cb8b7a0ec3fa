"""What surroundings are made of: beds that go on all the time, and calls that are heard now and then.

Which of them there are stands with their owner, in `tools/<owner>/around.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

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

RATE = 22_050
LENGTH = 22.0
"""Seconds of a bed. Nothing in it is told from its neighbour, so that nobody hears it come round."""


@dataclass(frozen=True)
class Bed:
    """How a place sounds while nothing happens."""

    seed: int
    water: float = 1.0
    laps: float = 1.0
    """Small waves against the wall, a second."""
    dull: float = 520.0
    """Where the water grows dark, in hertz."""
    wind: float = 0.0
    gusts: float = 0.5
    howl: float = 420.0
    rain: float = 0.0
    leaves: float = 0.0
    crickets: float = 0.0
    birds: float = 0.0
    town: float = 0.0
    """Carts and voices, far behind the houses."""


def bed(how: Bed) -> Signal:
    count = samples(LENGTH, RATE)
    at, dice = frequencies(count, RATE), chance(how.seed)
    swell = slow(count, dice.uniform(0.55, 1.0, 9))
    out = how.water * 0.5 * swell * ring_noise(count, low_pass(at, how.dull, 2) * high_pass(at, 90, 2), dice)
    for _ in range(round(how.laps * LENGTH)):
        put(out, lap(dice), int(dice.integers(count)), how.water * dice.uniform(0.25, 0.8))
    if how.wind:
        gust = slow(count, dice.uniform(1 - how.gusts, 1.0, 7)) ** 1.5
        body = ring_noise(count, low_pass(at, how.howl, 2) * high_pass(at, 60, 1), dice)
        whistle = ring_noise(count, peak(at, how.howl * 1.9, 0.16), dice)
        out += how.wind * gust * (0.55 * body + 0.16 * gust * whistle)
    if how.rain:
        out += how.rain * 0.30 * ring_noise(count, high_pass(at, 1400, 2) * low_pass(at, 6500, 1), dice)
        for _ in range(round(18 * LENGTH * how.rain)):
            put(out, drop(dice), int(dice.integers(count)), 0.3 * how.rain * dice.uniform(0.2, 1))
    if how.leaves:
        rustle = slow(count, dice.uniform(0.1, 1.0, 23)) ** 2
        out += how.leaves * 0.28 * rustle * ring_noise(count, peak(at, 4200, 0.9), dice)
    if how.crickets:
        out += how.crickets * crickets(count, dice)
    if how.birds:
        for _ in range(round(how.birds * LENGTH)):
            put(out, tweet(dice), int(dice.integers(count)), 0.12 * how.birds * dice.uniform(0.2, 1))
    if how.town:
        murmur = slow(count, dice.uniform(0.3, 1.0, 31))
        out += how.town * 0.35 * murmur * ring_noise(count, peak(at, 300, 0.8), dice)
    out = filtered(out, high_pass(at, 45, 2))
    # Begun where it is quietest: there a file that leaves things out goes wrong least.
    loud = filtered(out**2, low_pass(at, 12, 4))
    return np.roll(out, -int(np.argmin(loud[RATE : count - RATE]) + RATE))


def lap(dice: Chance) -> Signal:
    """A small wave meets the wall: a breath of noise whose pitch falls, and a few bubbles."""
    count = samples(dice.uniform(0.5, 1.1), RATE)
    at = frequencies(count, RATE)
    centre = dice.uniform(380, 900)
    splash = ring_noise(count, peak(at, centre, 0.7), dice) * fades(count, 0.12, 0.35, RATE)
    for _ in range(int(dice.integers(1, 5))):
        put(splash, bubble(dice), int(dice.integers(count // 2)), dice.uniform(0.3, 1.0))
    return splash * fades(count, 0.02, 0.1, RATE)


def bubble(dice: Chance) -> Signal:
    count = samples(dice.uniform(0.03, 0.07), RATE)
    t = times(count, RATE)
    pitch = dice.uniform(420, 1000)
    return np.sin(TAU * (pitch * t + pitch * 4 * t**2)) * np.exp(-t / 0.014) * np.minimum(1, t / 0.002)


def drop(dice: Chance) -> Signal:
    count = samples(0.03, RATE)
    t = times(count, RATE)
    return np.sin(TAU * dice.uniform(1500, 4200) * t) * np.exp(-t / 0.004)


def crickets(count: int, dice: Chance) -> Signal:
    """Three of them, each with its own pitch; their pulses fill the loop with whole numbers of beats."""
    t, out = times(count, RATE), np.zeros(count)
    for pitch, beats, gain in ((4180, 45, 1.0), (4530, 52, 0.7), (3920, 39, 0.5)):
        chirp = np.clip(np.sin(TAU * beats * t / LENGTH), 0, 1) ** 0.6
        flutter = 0.5 - 0.5 * np.cos(TAU * round(31 * LENGTH) * t / LENGTH)
        whole = round(pitch * LENGTH) / LENGTH
        out += gain * slow(count, dice.uniform(0.2, 1, 5)) * chirp * flutter * np.sin(TAU * whole * t)
    return 0.05 * out


def tweet(dice: Chance) -> Signal:
    """A small bird behind the houses."""
    pieces, pitch = [], dice.uniform(2600, 4200)
    for _ in range(int(dice.integers(1, 4))):
        count = samples(dice.uniform(0.05, 0.12), RATE)
        t = times(count, RATE)
        bend = dice.uniform(-5000, 5000)
        pieces += [np.sin(TAU * (pitch * t + bend * t**2)) * fades(count, 0.015, 0.03, RATE)]
        pieces += [np.zeros(samples(dice.uniform(0.03, 0.09), RATE))]
        pitch *= dice.uniform(0.85, 1.2)
    return np.concatenate(pieces)


# --- calls


def glide(seconds: float, curve: Callable[[Signal], Signal], partials: tuple[float, ...]) -> Signal:
    """A tone whose pitch follows the curve, from 0 to 1."""
    count = samples(seconds, RATE)
    turns = TAU * np.cumsum(curve(np.linspace(0, 1, count))) / RATE
    return np.asarray(sum(gain * np.sin((n + 1) * turns) for n, gain in enumerate(partials)))


def cry(pitch: float, seconds: float, dice: Chance) -> Signal:
    """One cry of a gull: up fast, then a long fall, with a rough edge."""

    def curve(x: Signal) -> Signal:
        rise = np.minimum(1, x / 0.18)
        return pitch * (0.78 + 0.30 * np.sin(rise * math.pi / 2) - 0.22 * np.maximum(0, x - 0.18))

    tone = glide(seconds, curve, (1, 0.65, 0.4, 0.25, 0.12))
    t = times(len(tone), RATE)
    rough = 1 + 0.25 * np.sin(TAU * dice.uniform(38, 60) * t)
    return tone * rough * fades(len(tone), 0.04, seconds * 0.5, RATE)


def far(sound: Signal, seconds: float = 1.6, dark: float = 1800, dice: Chance | None = None) -> Signal:
    """Across the water: darker, with an echo from the houses."""
    tail = samples(seconds, RATE)
    padded = np.concatenate([sound, np.zeros(tail)])
    count = len(padded)
    t = times(tail, RATE)
    hall = (dice or chance(99)).standard_normal(tail) * np.exp(-6.9 * t / seconds)
    hall[: samples(0.02, RATE)] = 0
    wet = np.fft.irfft(np.fft.rfft(padded, 2 * count) * np.fft.rfft(hall, 2 * count))[:count]
    wet *= 0.5 * np.sqrt(np.mean(padded**2)) / np.sqrt(np.mean(wet**2))
    heard = filtered(np.concatenate([padded + wet, np.zeros(count)]), low_pass(frequencies(2 * count, RATE), dark, 2))
    return heard[:count] * fades(count, 0.003, 0.3, RATE)


def gull(seed: int) -> Signal:
    dice = chance(seed)
    pieces = []
    pitch = dice.uniform(980, 1250)
    for n in range(int(dice.integers(2, 6))):
        length = dice.uniform(0.22, 0.34) if n else dice.uniform(0.45, 0.7)
        pieces += [dice.uniform(0.6, 1.0) * cry(pitch * dice.uniform(0.94, 1.06), length, dice)]
        pieces += [np.zeros(samples(dice.uniform(0.05, 0.16), RATE))]
    return far(np.concatenate(pieces), dice=dice)


def creak() -> Signal:
    """A rope draws tight, and wood gives way to it."""
    dice = chance(55)
    count = samples(1.5, RATE)
    out = np.zeros(count)
    at = 0.05
    while at < 1.25:
        body = samples(0.03, RATE)
        t = times(body, RATE)
        click = sum(np.sin(TAU * f * t) * np.exp(-t / d) for f, d in ((310, 0.008), (540, 0.006), (890, 0.004)))
        put(out, np.asarray(click), samples(at, RATE), 0.3 + 0.7 * math.sin(math.pi * at / 1.3))
        at += 0.055 - 0.036 * math.sin(math.pi * at / 1.3) + dice.uniform(0, 0.006)
    return far(out, seconds=0.9, dark=1600, dice=dice)
