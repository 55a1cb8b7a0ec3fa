"""The effects of every table."""

from __future__ import annotations

from collections.abc import Callable

from tools.music.effects import SEMITONE, Samples, add, chord, knock, struck, tone, triangle


def turn() -> Samples:
    """The ship's bell."""
    return struck(880, 1.8, 0.6)


def undo() -> Samples:
    return knock()[::-1]


def end(ground: float) -> Samples:
    """Five notes home. The same for all; only higher for who has won."""
    out: Samples = []
    for i, (steps, length) in enumerate(((0, 0.2), (5, 0.2), (4, 0.2), (7, 0.2), (12, 0.9))):
        pitch = ground * SEMITONE**steps
        note = chord(
            (1, tone(pitch, 0.55 + length, 0.18 + length / 3, triangle, 0.008)), (0.3, tone(pitch * 2, 0.6, 0.2))
        )
        add(out, note, at=0.2 * i)
    return out


CUES: dict[str, Callable[[], Samples]] = {
    "lost": lambda: end(196),
    "turn": turn,
    "undo": undo,
    "won": lambda: end(392),
}
SOFTER = {"lost": 2, "undo": 3}
"""Decibels below all others."""
