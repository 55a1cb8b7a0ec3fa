"""The effects of Die Säulen von Venedig."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from random import Random

from tools.music.effects import (
    SEMITONE,
    Samples,
    add,
    band,
    chord,
    fade,
    low_pass,
    noise,
    shaped,
    struck,
    tone,
    triangle,
)

PILES = 6
EDGES = 6
SCALE = (0, 2, 4, 7, 9, 12)


def pile(step: int) -> Samples:
    """The ram falls on oak: a thud, higher the more piles stand, and a splash behind it."""
    up = SEMITONE ** (2 * step)
    knock = shaped(band(noise(Random(60 + step), 0.05), 250, 1800), lambda t: math.exp(-t / 0.012))
    splash = shaped(band(noise(Random(61), 0.3), 900, 4200), lambda t: fade(t, 0.3, 0.05, 0.22))
    out = chord(
        (0.8, tone(84 * up, 0.4, 0.09, attack=0.001)),
        (0.6, tone(211 * up, 0.25, 0.045, attack=0.001)),
        # Oak answers: this is what a small loudspeaker gives of it.
        (0.45, tone(497 * up, 0.14, 0.025, attack=0.001)),
        (0.7, knock),
    )
    add(out, splash, at=0.09, gain=0.09)
    return out


def marker() -> Samples:
    """A pole is set down and leans against wood."""
    click = shaped(noise(Random(31), 0.004), lambda t: 1 - t / 0.004)
    out = chord((1, tone(480, 0.16, 0.03, attack=0.001)), (0.5, tone(1130, 0.12, 0.018)), (0.4, click))
    add(out, tone(620, 0.12, 0.02, attack=0.001), at=0.075, gain=0.45)
    return out


def tile() -> Samples:
    """Stone on piles."""
    scrape = shaped(band(noise(Random(48), 0.16), 300, 1400), lambda t: fade(t, 0.16, 0.06, 0.05))
    out = chord((0.5, scrape))
    stone = ((0.8, tone(118, 0.35, 0.07, attack=0.001)), (0.6, tone(290, 0.2, 0.035)), (0.4, tone(735, 0.1, 0.018)))
    add(out, chord(*stone), at=0.11)
    return out


def edges(count: int) -> Samples:
    """The tile, and a short tone for every edge that matches, each higher than the one before."""
    out = tile()
    for n in range(count):
        pitch = 523.25 * SEMITONE ** SCALE[n]
        note = chord((1, tone(pitch, 0.5, 0.14, triangle, 0.003)), (0.3, tone(2 * pitch, 0.4, 0.08)))
        add(out, note, at=0.24 + 0.09 * n, gain=0.5)
    return out


def paid(count: int) -> Samples:
    """The same, and then three points go to a rival: two tones that fall, softer and darker."""
    out, after = edges(count), 0.3 + 0.09 * count
    for n, steps in enumerate((-5, -9)):
        pitch = 523.25 * SEMITONE**steps
        note = chord((1, tone(pitch, 0.4, 0.11, triangle, 0.004)), (0.3, tone(1.5 * pitch, 0.3, 0.05)))
        add(out, note, at=after + 0.12 * n, gain=0.42)
    return out


def stone() -> Samples:
    """A tile is lifted off its stack."""
    rub = shaped(band(noise(Random(17), 0.09), 700, 2600), lambda t: fade(t, 0.09, 0.03, 0.04))
    out = chord((0.5, rub))
    add(out, tone(238, 0.14, 0.03, attack=0.001), at=0.08)
    return out


def card(seed: int = 5) -> Samples:
    """A card is put down."""
    return shaped(
        low_pass(band(noise(Random(seed), 0.08), 1200, 4800), 5000),
        lambda t: fade(t, 0.08, 0.02, 0.05) * math.exp(-t / 0.03),
    )


def cards() -> Samples:
    """All cards are turned at once, as nearly as people can."""
    out: Samples = []
    for n, at in enumerate((0, 0.035, 0.09, 0.12, 0.19)):
        add(out, card(7 + n), at=at, gain=1 - 0.1 * n)
    add(out, struck(587.33, 0.8, 0.22), at=0.2, gain=0.16)
    return out


def passing() -> Samples:
    """Cards slide over the table."""
    return shaped(low_pass(band(noise(Random(9), 0.36), 900, 3600), 4000), lambda t: fade(t, 0.36, 0.16, 0.18) ** 2)


def oars() -> Samples:
    """Two strokes of an oar."""
    out: Samples = []
    for n, at in enumerate((0, 0.52)):
        water = shaped(
            low_pass(band(noise(Random(70 + n), 0.42), 240, 1500), 2200), lambda t: fade(t, 0.42, 0.1, 0.3) ** 1.6
        )
        add(out, water, at=at, gain=1 - 0.25 * n)
        drop = tone(880 + 260 * n, 0.08, 0.018, attack=0.002)
        add(out, drop, at=at + 0.36, gain=0.16)
    return out


def won_bet() -> Samples:
    out: Samples = []
    for n, steps in enumerate((0, 4, 7, 12)):
        pitch = 392 * SEMITONE**steps
        add(out, chord((1, tone(pitch, 0.7, 0.16, triangle, 0.004)), (0.35, tone(2 * pitch, 0.4, 0.1))), at=0.09 * n)
    return out


def lost_bet() -> Samples:
    out: Samples = []
    for n, steps in enumerate((3, 0)):
        add(out, tone(233.08 * SEMITONE**steps, 0.65, 0.16, triangle, 0.006), at=0.17 * n)
    return out


def down() -> Samples:
    """Masonry comes off, and the water takes it."""
    chance = Random(1509)
    out = shaped(low_pass(noise(chance, 0.7), 220), lambda t: fade(t, 0.7, 0.05, 0.4))
    for _ in range(9):
        chip = shaped(band(noise(chance, 0.03), 600, 3000), lambda t: math.exp(-t / 0.007))
        add(out, chip, at=chance.uniform(0, 0.4), gain=chance.uniform(0.15, 0.4))
    splash = shaped(band(noise(chance, 0.6), 700, 5000), lambda t: fade(t, 0.6, 0.06, 0.5) ** 2)
    add(out, splash, at=0.38, gain=0.35)
    return out


def bell() -> Samples:
    """The great bell of the tower: the last pile is driven."""
    high = ((0.5, tone(392, 2.1, 0.7)), (0.3, tone(466, 1.6, 0.5)), (0.25, tone(784, 1.2, 0.3)))
    return chord((1, struck(196, 2.1, 0.9)), (0.3, tone(98, 2.1, 0.8)), *high)


CUES: dict[str, Callable[[], Samples]] = {
    "bell": bell,
    "card": card,
    "cards": cards,
    "down": down,
    "lost-bet": lost_bet,
    "marker": marker,
    "oars": oars,
    "pass": passing,
    "stone": stone,
    "tile": tile,
    "won-bet": won_bet,
    **{f"pile-{step}": partial(pile, step) for step in range(1, PILES + 1)},
    **{f"paid-{count + 1}": partial(paid, count) for count in range(EDGES + 1)},
    **{f"edges-{count}": partial(edges, count) for count in range(1, EDGES + 1)},
}
SOFTER = {"card": 6, "cards": 2, "pass": 6, "stone": 4, "marker": 2, "lost-bet": 3, "oars": 3}
"""Decibels below all others: what comes every round is not to be in the way."""
