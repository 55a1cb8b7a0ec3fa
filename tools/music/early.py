"""Instruments of an older time: strings of gut, a recorder, viols, a small organ, skin and jingles."""

from __future__ import annotations

import math

import numpy as np

from tools.music.instruments import Chair, aside, blown, breath, hertz, many, organ, wave, wobble
from tools.music.signal import TAU, Chance, Signal, fades, filtered, frequencies, peak, samples, times

Modes = tuple[tuple[float, float, float], ...]
"""Where wood or skin helps: hertz, how much, octaves."""
LUTE: Modes = ((115, 0.9, 0.3), (240, 1.1, 0.3), (520, 0.7, 0.35), (1500, 0.5, 0.5))
THEORBO: Modes = ((75, 1.2, 0.35), (160, 0.8, 0.3), (420, 0.5, 0.4))
VIOL: Modes = ((290, 0.9, 0.25), (480, 0.5, 0.2), (900, 0.7, 0.3), (1900, 0.9, 0.35))


def body(at: Signal, modes: Modes) -> Signal:
    return 1 + sum(gain * peak(at, centre, octaves) for centre, gain, octaves in modes)


def gut(pitch: float, seconds: float, strong: float, dice: Chance, ring: float, where: float, modes: Modes) -> Signal:
    """A string of gut, by its modes: drawn aside at a place by a finger, which is soft and takes what is high; then
    air and wood take the tone from all, and friction in the gut from the high ones sooner."""
    k = many(pitch, 26)
    at = hertz(pitch) * k * np.sqrt(1 + 0.00006 * k**2)
    finger = 1 / np.sqrt(1 + (at / (1900 + 2600 * strong)) ** 2)
    gains = np.abs(np.sin(math.pi * k * where)) / k**1.05 * finger * body(at, modes)
    lasts = 1 / (1 / ring + 0.55 * (at / 1000) ** 1.3)
    count = samples(min(seconds + 0.3, 4.5 * ring))
    t, out = times(count), np.zeros(count)
    for gain, each, tau in zip(gains, at, lasts, strict=True):
        heard = min(count, samples(7 * tau))
        out[:heard] += gain * np.sin(TAU * each * t[:heard] + dice.uniform(0, 0.4)) * np.exp(-t[:heard] / tau)
    touch = samples(0.05)
    out[:touch] += 0.16 * strong * breath(touch, dice, 1100, 0.9) * np.exp(-t[:touch] / 0.007)
    return strong * out * np.minimum(1, t / 0.0022) * np.clip((count / 44_100 - t) / 0.22, 0, 1)


def lute(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    """Strings in pairs, never quite in tune; a low one has its octave beside it."""
    ring = 1.25 * 2 ** ((55 - pitch) / 26)
    one = gut(pitch - 0.022, seconds + 0.7, strong, dice, ring, 0.17, LUTE)
    other = gut(pitch + (12 if pitch < 48 else 0) + 0.02, seconds + 0.7, strong, dice, 0.93 * ring, 0.19, LUTE)
    count = min(len(one), len(other))
    both = one.copy()
    both[:count] += (0.55 if pitch < 48 else 0.9) * other[:count]
    return aside(0.75 * both, 0)


def theorbo(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    """The long low strings, single."""
    ring = 1.7 * 2 ** ((43 - pitch) / 30)
    return aside(1.5 * gut(pitch, seconds + 0.35, strong, dice, ring, 0.21, THEORBO), 0)


def recorder(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    """Wide wood: odd partials before even ones. The tone is tongued, rises into its pitch and hardly trembles."""
    count, shape = blown(seconds, 0.035, 0.06, 0.1)
    t = times(count)
    gains = np.asarray([1, 0.12, 0.3, 0.05, 0.1, 0.02, 0.03])[: len(many(pitch, 7))]
    gains = gains * (0.5 + 0.5 * strong) ** (np.arange(len(gains)) * 0.7)
    bend = 2 ** (-22 * np.exp(-t / 0.022) / 1200) * wobble(count, dice, 4.6, 5, 0.45)
    tone = wave(pitch, count, gains, bend, dice)
    tongue = np.exp(-t / 0.028)
    tone += (0.009 + 0.07 * tongue) * breath(count, dice, min(3 * hertz(pitch), 5200), 0.35)
    return aside(0.95 * (0.12 + 0.88 * strong) * shape * tone, 0)


def bow(pitch: float, seconds: float, strong: float, dice: Chance, players: int, rise: float, fall: float) -> Signal:
    """Viols: gut under a light bow, so a nasal voice, hardly a vibrato, and a little of the hair."""
    count, shape = blown(seconds, rise, fall, 0.28)
    k = many(pitch, 24)
    at = k * hertz(pitch)
    gains = k**-0.95 / (1 + (at / (1300 + 1500 * strong)) ** 2) ** 0.8 * body(at, VIOL)
    hair = np.exp(-times(count) / 0.06)
    out = np.zeros((2, count))
    for n in range(players):
        bend = wobble(count, dice, dice.uniform(4.4, 5.2), 5, 0.4)
        tone = wave(pitch, count, gains, bend, dice, 0 if players == 1 else dice.uniform(-5, 5))
        tone += (0.008 + 0.03 * hair) * breath(count, dice, 1900, 0.6)
        out += aside(tone, 0 if players == 1 else -0.7 + 1.4 * n / (players - 1))
    return 0.4 * strong * shape * out / math.sqrt(players)


def viol(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    return bow(pitch, seconds, strong, dice, 1, 0.075, 0.13)


def viols(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:
    return bow(pitch, seconds, strong, dice, 3, 0.2, 0.3)


def tambourine(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:  # noqa: ARG001
    """A thumb on skin, and pairs of jingles that answer it."""
    count = samples(0.34)
    t = times(count)
    skin = 0.3 * np.sin(TAU * 205 * t) * np.exp(-t / 0.035)
    out = skin
    for _ in range(12):
        late = dice.uniform(0, 0.02)
        rings = np.exp(-np.maximum(0, t - late) / dice.uniform(0.03, 0.085)) * (t > late)
        out = out + 0.12 * rings * np.sin(TAU * dice.uniform(3400, 8300) * t + dice.uniform(0, TAU))
    shake = filtered(dice.standard_normal(count), peak(frequencies(count), 6000, 0.35))
    out += 0.14 * shake / np.abs(shake).max() * np.exp(-t / 0.05)
    return aside(strong * out * fades(count, 0.001, 0.08), 0)


def drum(pitch: float, seconds: float, strong: float, dice: Chance) -> Signal:  # noqa: ARG001
    """A wide frame drum: its skin gives way, so that the tone falls a little."""
    count = samples(0.6)
    t = times(count)
    turns = TAU * (74 * t + 22 * 0.03 * (1 - np.exp(-t / 0.03)))
    out = np.sin(turns) * np.exp(-t / 0.16) + 0.4 * np.sin(1.59 * turns) * np.exp(-t / 0.09)
    out += 0.25 * breath(count, dice, 700, 0.8) * np.exp(-t / 0.008)
    return aside(strong * out * fades(count, 0.002, 0.15), 0)


BAND: dict[str, Chair] = {
    "recorder": Chair(recorder, 0.34, -0.2, 0.42),
    "recorder afar": Chair(recorder, 0.24, 0.65, 0.8),
    "viol": Chair(viol, 0.36, 0.15, 0.4),
    "viol afar": Chair(viol, 0.26, -0.6, 0.75),
    "tenor viol": Chair(viol, 0.2, 0.4, 0.4),
    "viols": Chair(viols, 0.135, 0.0, 0.5),
    "small organ": Chair(organ, 0.075, -0.4, 0.5),
    "choir organ": Chair(organ, 0.26, -0.5, 0.6),
    "lute": Chair(lute, 0.105, 0.28, 0.3),
    "strummed lute": Chair(lute, 0.08, 0.28, 0.3),
    "theorbo": Chair(theorbo, 0.095, -0.1, 0.2),
    "tambourine": Chair(tambourine, 0.26, -0.45, 0.4),
    "drum": Chair(drum, 0.18, 0.05, 0.3),
}
