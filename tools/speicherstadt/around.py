"""What is heard around the harbour."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from tools.music.around import RATE, Bed, bed, creak, far, glide, gull
from tools.music.signal import TAU, Signal, chance, fades, put, samples, times

BEDS: dict[str, Callable[[], Signal]] = {
    "harbour-winter": partial(bed, Bed(3, water=0.5, laps=0.4, dull=380, wind=0.9, gusts=0.7, howl=520, town=0.1)),
    "harbour-winter-night": partial(bed, Bed(4, water=0.4, laps=0.3, dull=340, wind=0.8, gusts=0.6, howl=440)),
    "harbour-spring": partial(bed, Bed(5, laps=1.1, dull=600, wind=0.2, leaves=0.12, birds=0.5, town=0.25)),
    "harbour-spring-night": partial(bed, Bed(6, water=0.8, laps=0.7, dull=460, wind=0.15, rain=0.35)),
    "harbour-summer": partial(bed, Bed(7, laps=1.4, dull=700, wind=0.08, leaves=0.2, birds=0.25, town=0.45)),
    "harbour-summer-night": partial(bed, Bed(8, water=0.8, laps=0.9, dull=480, crickets=0.6)),
    "harbour-autumn": partial(bed, Bed(9, laps=1.2, dull=560, wind=0.6, gusts=0.8, howl=380, leaves=0.5, town=0.15)),
    "harbour-autumn-night": partial(bed, Bed(10, laps=0.8, dull=440, wind=0.45, gusts=0.7, howl=330, rain=0.5)),
}


def geese() -> Signal:
    """A skein on its way south, high up."""
    dice = chance(77)
    out = np.zeros(samples(6.0, RATE))
    for _ in range(15):
        pitch = dice.uniform(420, 640)

        def curve(x: Signal, pitch: float = pitch) -> Signal:
            return pitch * (0.85 + 0.25 * np.sin(math.pi * np.minimum(1, x * 1.4)))

        honk = glide(dice.uniform(0.16, 0.26), curve, (0.6, 1, 0.8, 0.5, 0.3, 0.15))
        begin = dice.uniform(0.3, 5.2)
        put(out, honk * fades(len(honk), 0.02, 0.08, RATE), samples(begin, RATE), math.sin(math.pi * begin / 5.8))
    return far(out, dark=1400, dice=dice)


def blackbird() -> Signal:
    """A verse from a gable: slow whistled notes of a scale of its own, and a squeak to end it."""
    dice = chance(31)
    pieces = []
    verse = ((1750, 1820, 0.2), (2200, 2050, 0.26), (1960, 1960, 0.14), (2480, 2200, 0.3), (1650, 1760, 0.24))
    for pitch, to, length in verse:

        def whistle(x: Signal, begin: float = pitch, end: float = to) -> Signal:
            return begin + (end - begin) * x + 12 * np.sin(TAU * 5 * x)

        note = glide(length, whistle, (1, 0.12))
        pieces += [note * fades(len(note), 0.03, 0.05, RATE), np.zeros(samples(dice.uniform(0.02, 0.08), RATE))]
    squeak = glide(0.22, lambda x: 3600 + 900 * np.sin(TAU * 6 * x), (0.35, 0.1))
    pieces += [squeak * fades(len(squeak), 0.03, 0.1, RATE)]
    return far(np.concatenate(pieces), dark=3200, dice=dice)


def bell() -> Signal:
    """Three strokes from a spire far off."""
    out = np.zeros(samples(9.5, RATE))
    t = times(samples(6.4, RATE), RATE)
    partials = ((0.5, 0.5, 2.6), (1, 1, 1.9), (1.19, 0.6, 1.3), (1.5, 0.35, 0.9), (2, 0.6, 0.8), (2.67, 0.2, 0.4))
    stroke = sum(gain * np.sin(TAU * 294 * ratio * t) * np.exp(-t / decay) for ratio, gain, decay in partials)
    stroke = np.asarray(stroke) * fades(len(t), 0.006, 3.5, RATE)
    for n, gain in enumerate((1, 0.85, 0.7)):
        put(out, stroke, samples(0.05 + 1.45 * n, RATE), gain)
    return far(out, seconds=2.4, dark=900)


def horn() -> Signal:
    """A ship that leaves, at the mouth of the river."""
    tone = glide(2.2, lambda x: 82 + 2 * np.minimum(1, x * 8), (0.7, 1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12))
    return far(tone * fades(len(tone), 0.25, 0.5, RATE), seconds=3.0, dark=420)


CALLS: dict[str, Callable[[], Signal]] = {
    "bell": bell,
    "blackbird": blackbird,
    "creak": creak,
    "geese": geese,
    "gull-1": partial(gull, 21),
    "gull-2": partial(gull, 22),
    "gull-3": partial(gull, 26),
    "horn": horn,
}
