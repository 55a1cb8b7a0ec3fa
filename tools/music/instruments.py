"""Instruments: how one note of each sounds, from sines and a little noise. Each gives a left and a right channel."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tools.music.signal import (
    RATE,
    TAU,
    Chance,
    Signal,
    fades,
    filtered,
    frequencies,
    peak,
    samples,
    times,
)

HIGHEST = 9_000.0
"""No partial lies above it: softer, and smaller as a file."""
Play = Callable[[float, float, float, Chance], Signal]
"""Pitch as a MIDI number, seconds, how strong (0 to 1), chance: two channels, with the end of the note behind it."""


def hertz(pitch: float) -> float:
    return float(440 * 2 ** ((pitch - 69) / 12))


def partials(turns: Signal, gains: Sequence[float] | Signal) -> Signal:
    """sin(x), sin(2x), …, each from the two before it."""
    twice, before, now = 2 * np.cos(turns), np.zeros_like(turns), np.sin(turns)
    out = gains[0] * now
    for gain in gains[1:]:
        before, now = now, twice * now - before
        if gain:
            out += gain * now
    return out


def wobble(count: int, dice: Chance, rate: float, cents: float, after: float) -> Signal:
    """A vibrato that comes after a while and is never quite even, as a factor of the pitch."""
    t = times(count)
    drift = np.interp(t, np.linspace(0, count / RATE + 0.01, 6), dice.uniform(0.9, 1.1, 6))
    phase = TAU * np.cumsum(rate * drift) / RATE + dice.uniform(0, TAU)
    grown = np.clip((t - after) / 0.35, 0, 1)
    return np.asarray(2 ** (cents * grown * np.sin(phase) / 1200))


def wave(pitch: float, count: int, gains: Signal, bend: Signal | float, dice: Chance, detune: float = 0) -> Signal:
    base = hertz(pitch + detune / 100)
    turns = TAU * np.cumsum(np.broadcast_to(base * bend, count)) / RATE + dice.uniform(0, TAU)
    return partials(turns, gains)


def many(pitch: float, most: int) -> Signal:
    """The numbers of the partials that there is room for."""
    return np.arange(1, max(1, min(most, int(HIGHEST / hertz(pitch)))) + 1)


def aside(sound: Signal, where: float) -> Signal:
    """Between left (-1) and right (1), as strong everywhere."""
    angle = (where + 1) * math.pi / 4
    return np.stack([math.cos(angle) * sound, math.sin(angle) * sound]) * math.sqrt(2)


def blown(seconds: float, rise: float, fall: float, swell: float = 0.15) -> tuple[int, Signal]:
    """Breath or bellows: a soft beginning, a little more towards the middle, and a short end."""
    count = samples(seconds + fall)
    t = times(count)
    body = 1 - swell + swell * np.sin(math.pi * np.clip(t / seconds, 0, 1))
    return count, fades(count, rise, fall * 1.6) * body


def breath(count: int, dice: Chance, centre: float, octaves: float = 0.7) -> Signal:
    made = filtered(dice.standard_normal(count), peak(frequencies(count), centre, octaves))
    return made / max(float(np.sqrt(np.mean(made**2))), 1e-9)


def concertina(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    """Two reeds to a note, a hair apart, so that they beat about once a second."""
    count, shape = blown(seconds, 0.05, 0.09, 0.22)
    k = many(pitch, 18)
    f = k * hertz(pitch)
    gains = k ** -(1.15 + 0.35 * (1 - strong)) * (1 + 0.9 * np.exp(-(((f - 1500) / 700) ** 2)))
    gains[1::2] *= 0.8
    breathing = 1 + 0.025 * np.sin(TAU * 4.6 * times(count) + dice.uniform(0, TAU))
    left = wave(pitch, count, gains, 1.0, dice, -1.6)
    right = wave(pitch, count, gains, 1.0, dice, 1.9)
    sound = 0.34 * strong * shape * breathing
    return np.stack([sound * (left + 0.75 * right), sound * (0.75 * left + right)])


def clarinet(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    count, shape = blown(seconds, 0.06, 0.08)
    k = many(pitch, 17)
    gains = k ** -(1.05 + 0.7 * (1 - strong))
    gains[1::2] *= 0.07 + 0.05 * (pitch > 70)
    tone = wave(pitch, count, gains, wobble(count, dice, 4.8, 4, 0.3), dice)
    tone += 0.004 * breath(count, dice, 2600)
    return aside(0.62 * strong * shape * tone, 0)


def flute(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    count, shape = blown(seconds, 0.07, 0.1)
    k = many(pitch, 8)
    gains = np.asarray([1, 0.38, 0.2, 0.07, 0.04, 0.02, 0.012, 0.006])[: len(k)] * (0.6 + 0.4 * strong) ** (k - 1)
    trembling = 1 + 0.05 * np.sin(TAU * 5.1 * times(count) + dice.uniform(0, TAU)) * np.clip(times(count) / 0.5, 0, 1)
    tone = wave(pitch, count, gains, wobble(count, dice, 5.1, 7, 0.2), dice)
    chiff = np.exp(-times(count) / 0.05)
    tone += (0.008 + 0.04 * chiff) * breath(count, dice, 2 * hertz(pitch), 0.35)
    return aside(0.75 * strong * shape * trembling * tone, 0)


def horn(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    """An English horn: a reed with its voice around 950 hertz."""
    count, shape = blown(seconds, 0.055, 0.09, 0.2)
    k = many(pitch, 20)
    f = k * hertz(pitch)
    gains = 0.75 * np.exp(-(((f - 950) / 480) ** 2)) + 0.4 * k**-1.5 + 0.14 * np.exp(-(((f - 2700) / 500) ** 2))
    gains *= (0.55 + 0.45 * strong) ** np.log2(k + 1.0)
    tone = wave(pitch, count, gains, wobble(count, dice, 5.3, 9, 0.25), dice)
    return aside(0.5 * strong * shape * tone, 0)


def bowed(pitch: float, seconds: float, strong: float, dice: Chance, players: int, rise: float, fall: float) -> Signal:
    """Players of one part, spread from left to right, none quite like the other."""
    count, shape = blown(seconds, rise, fall, 0.2)
    k = many(pitch, 22)
    f = k * hertz(pitch)
    gains = k**-1.0 / (1 + (f / (1500 + 1500 * strong)) ** 2) ** 0.75
    gains *= 1 + 0.5 * np.exp(-(((f - 480) / 160) ** 2)) + 0.35 * np.exp(-(((f - 1150) / 300) ** 2))
    out = np.zeros((2, count))
    for n in range(players):
        after = 0.15 if players == 1 else 0.0
        bend = wobble(count, dice, dice.uniform(4.9, 5.9), 11 if players == 1 else dice.uniform(5, 9), after)
        tone = wave(pitch, count, gains, bend, dice, 0 if players == 1 else dice.uniform(-6, 6))
        place = 0 if players == 1 else -0.8 + 1.6 * n / (players - 1)
        out += aside(tone, place)
    return 0.5 * strong * shape * out / math.sqrt(players)


def strings(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    return bowed(pitch, seconds, strong, dice, 4, 0.28, 0.45)


def violin(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    return bowed(pitch, seconds, strong, dice, 3, 0.11, 0.18)


def cello(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    return bowed(pitch, seconds, strong, dice, 1, 0.1, 0.16) * 1.3


def organ(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    """A small positive: stopped pipes, with the octave above them."""
    count, shape = blown(seconds, 0.06, 0.12, 0.05)
    gains = np.asarray([1, 0.42, 0.3, 0.16, 0.1, 0.05, 0.04, 0.03])[: len(many(pitch, 8))]
    tone = wave(pitch, count, gains, 1.0, dice) + 0.4 * wave(pitch, count, gains[:3], 1.0, dice, 1.5)
    chiff = np.exp(-times(count) / 0.04)
    tone += 0.08 * chiff * breath(count, dice, 3 * hertz(pitch), 0.3)
    return aside(0.5 * strong * shape * tone, 0)


def plucked(
    pitch: float, seconds: float, strong: float, dice: Chance, ring: float, where: float, bright: float
) -> Signal:
    """A string that is drawn aside at a place and let go; high partials die first, a damped string at its end."""
    count = samples(min(seconds + 0.25, 5 * ring))
    t = times(count)
    k = many(pitch, 24)
    f = hertz(pitch) * k * np.sqrt(1 + 0.00012 * k**2)
    gains = np.sin(math.pi * k * where) / k ** (2 - bright * (0.6 + 0.4 * strong))
    decay = ring / (1 + 0.22 * (k - 1) + 0.012 * (k - 1) ** 2)
    out = np.zeros(count)
    for gain, pitch_of, fades_in in zip(gains, f, decay, strict=True):
        out += gain * np.sin(TAU * pitch_of * t + dice.uniform(-0.2, 0.2)) * np.exp(-t / fades_in)
    nail = breath(count, dice, 1800, 0.8) * np.exp(-t / 0.006)
    out = (out + 0.03 * strong * nail) * np.minimum(1, t / 0.0025)
    return strong * out * np.clip((count / RATE - t) / 0.2, 0, 1)


def guitar(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    ring = 1.5 * 2 ** ((52 - pitch) / 24)
    return aside(0.8 * plucked(pitch, seconds + 0.5, strong, dice, ring, 0.22, 0.55), 0)


def harp(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    ring = 1.9 * 2 ** ((60 - pitch) / 24)
    return aside(0.8 * plucked(pitch, seconds + 1.2, strong, dice, ring, 0.34, 0.3), 0)


def bass(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    """A double bass, plucked."""
    return aside(1.3 * plucked(pitch, seconds, strong, dice, 0.75, 0.28, 0.35), 0)


def low_strings(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    return bowed(pitch, seconds, strong, dice, 2, 0.16, 0.3) * 1.1


def celesta(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:  # noqa: ARG001
    tones = ((1, 1, 1), (2, 0.12, 0.6), (4, 0.2, 0.3), (6.7, 0.05, 0.12))
    return aside(0.5 * bars(pitch, 1.1, strong, tones, dice), 0)


def bell(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:  # noqa: ARG001
    """A small bell of a spire: what one hears as its pitch lies an octave above its hum."""
    tones = ((0.5, 0.35, 1.4), (1, 1, 1), (1.19, 0.28, 0.7), (1.5, 0.16, 0.5), (2, 0.4, 0.6), (2.66, 0.1, 0.3))
    return aside(0.42 * bars(pitch, 2.2, strong, tones, dice), 0)


def bars(pitch: float, ring: float, strong: float, tones: Sequence[tuple[float, float, float]], dice: Chance) -> Signal:
    ring *= 2 ** ((76 - pitch) / 30)
    count = samples(3.2 * ring)
    t = times(count)
    out = np.zeros(count)
    for ratio, gain, lasts in tones:
        if hertz(pitch) * ratio < HIGHEST:
            out += (
                gain
                * strong ** (0.5 * ratio**0.5)
                * np.sin(TAU * hertz(pitch) * ratio * t + dice.uniform(0, 0.3))
                * np.exp(-t / (ring * lasts))
            )
    return out * np.minimum(1, t / 0.002) * np.clip((count / RATE - t) / (0.3 * ring), 0, 1) * strong**0.5


@dataclass(frozen=True)
class Chair:
    """Where an instrument sits, how loud, and how much of it the hall gives back."""

    play: Play
    gain: float
    where: float = 0.0
    hall: float = 0.3


BAND: dict[str, Chair] = {
    "concertina": Chair(concertina, 0.42, -0.12, 0.30),
    "clarinet": Chair(clarinet, 0.36, -0.2, 0.35),
    "flute": Chair(flute, 0.37, -0.15, 0.4),
    "horn": Chair(horn, 0.48, -0.15, 0.4),
    "organ": Chair(organ, 0.36, -0.05, 0.45),
    "violin": Chair(violin, 0.33, -0.35, 0.45),
    "cello": Chair(cello, 0.15, 0.35, 0.4),
    "strings": Chair(strings, 0.075, 0.0, 0.5),
    "guitar": Chair(guitar, 0.18, 0.3, 0.28),
    "harp": Chair(harp, 0.115, 0.35, 0.4),
    "celesta": Chair(celesta, 0.2, 0.5, 0.6),
    "bell": Chair(bell, 0.2, 0.25, 0.75),
    "bass": Chair(bass, 0.22, 0.08, 0.15),
    "low strings": Chair(low_strings, 0.16, 0.2, 0.4),
}
