"""The effects of Die Speicherstadt."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from random import Random

from tools.music.effects import (
    SEMITONE,
    TAU,
    Samples,
    add,
    band,
    chord,
    fade,
    knock,
    low_pass,
    noise,
    seconds,
    shaped,
    struck,
    tone,
    triangle,
)

FLOORS = 8
COINS = 5


def coins(count: int) -> Samples:
    chance = Random(70)
    out: Samples = []
    for i in range(count):
        bend = 1 + chance.uniform(-0.03, 0.03)
        for gain, pitch in ((1, 2100), (0.7, 3700), (0.4, 5200)):
            add(out, tone(pitch * bend, 0.4, 0.09, attack=0.001), at=0.045 * i, gain=gain)
    return out


def reveal() -> Samples:
    """A card turns over."""

    def swell(t: float) -> float:
        return math.sin(math.pi * min(1, t / 0.06) / 2) * math.exp(-max(0, t - 0.06) / 0.015)

    return shaped(low_pass(band(noise(Random(14), 0.15), 1000, 4000), 4000), swell)


def ship() -> Samples:
    """A steamer's whistle, far off."""
    pipes = ((1, 110), (0.8, 165), (0.5, 220), (0.45, 330), (0.3, 440), (0.2, 495), (0.12, 660))
    horn = chord(*((gain, tone(pitch, 1.1, 5)) for gain, pitch in pipes))
    return shaped(horn, lambda t: (0.8 + 0.2 * math.sin(TAU * 5 * t)) * fade(t, 1.1, 0.12, 0.45))


def contract() -> Samples:
    """Stamp and seal: two notes, the second a fourth higher."""
    out = tone(392, 0.65, 0.2, triangle, attack=0.004)
    add(out, tone(523.25, 0.8, 0.2, triangle, attack=0.004), at=0.16)
    return out


def fire() -> Samples:
    chance = Random(1842)
    rumble, level = [], 0.0
    for _ in range(seconds(0.9)):
        level = 0.995 * level + chance.uniform(-0.06, 0.06)
        rumble.append(level)
    out = shaped(rumble, lambda t: fade(t, 0.9, 0.15, 0.3))
    for _ in range(16):
        crackle = shaped(band(noise(chance, 0.02), 1500, 6000), lambda t: math.exp(-t / 0.004))
        add(out, crackle, at=chance.uniform(0.05, 0.8), gain=chance.uniform(0.5, 1.4))
    add(out, struck(660, 1.2, 0.3), at=0.85, gain=0.55)
    return out


MODES = {  # steps above the ground note: four modes of one melody
    "winter": (0, 3, 7),
    "spring": (0, 4, 9),
    "summer": (0, 4, 7),
    "autumn": (0, 3, 8),
}


def season(name: str) -> Samples:
    out: Samples = []
    for i, steps in enumerate(MODES[name]):
        pitch = 293.66 * SEMITONE**steps
        note = chord((1, tone(pitch, 1.3, 0.32, triangle, 0.01)), (0.25, tone(pitch * 2, 0.9, 0.2)))
        add(out, note, at=0.22 * i)
    return out


CUES: dict[str, Callable[[], Samples]] = {
    "contract": contract,
    "fire": fire,
    "reveal": reveal,
    "ship": ship,
    # A worker sets foot on a floor: so the price is heard.
    **{f"place-{storey + 1}": partial(knock, storey) for storey in range(FLOORS)},
    **{f"coins-{count}": partial(coins, count) for count in range(1, COINS + 1)},
    **{f"season-{name}": partial(season, name) for name in MODES},
}
SOFTER = {"reveal": 4, **{f"coins-{count}": 3 - count / 2 for count in range(1, COINS + 1)}}
"""Decibels below all others."""
