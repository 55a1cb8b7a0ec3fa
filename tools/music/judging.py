"""What can be judged of a score without hearing it. The standard library alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tools.music.notes import Note, Piece
from tools.music.voicing import Setting, between, faults, voiced

SINGABLE = 19
"""Half tones from the lowest to the highest note of a melody: a twelfth, what a good singer has."""
LEAP = 9
"""A sixth: the theme's own; an octave or more is no melody to sing."""


@dataclass(frozen=True)
class Judged:
    bars: int
    seconds: float
    lowest: int
    highest: int
    largest_leap: int
    steps: float
    """How many of the melody's moves are of a third or less."""
    phrases: tuple[float, ...]
    """Bars from one breath of the melody to the next."""
    moved: float
    """Half tones that an inner voice goes from chord to chord, on the average."""
    parallels: int
    chords: int


def judged(piece: Piece) -> Judged:
    melody = piece.line("melody")
    moves = [abs(after.pitch - before.pitch) for before, after in within_phrases(melody)]
    settings = voiced(piece)
    return Judged(
        bars=round(piece.length / piece.bar),
        seconds=piece.length / piece.tempo * 60,
        lowest=min(note.pitch for note in melody),
        highest=max(note.pitch for note in melody),
        largest_leap=max(moves),
        steps=sum(move <= 4 for move in moves) / len(moves),
        phrases=tuple(phrases(piece)),
        moved=average_move(settings),
        parallels=len(faults(piece, settings)) + len(written_parallels(piece, settings)),
        chords=len({chord.name for chord in piece.chords}),
    )


def within_phrases(melody: Sequence[Note]) -> Iterator[tuple[Note, Note]]:
    """Neighbours without a rest between them."""
    return ((before, after) for before, after in pairwise(melody) if after.start - before.end < 0.01)


def phrases(piece: Piece) -> Iterator[float]:
    """Each is as long as it takes until the melody breathes, its rest included."""
    for part in piece.parts:
        melody = part.lines.get("melody", ())
        begin = part.start
        for before, after in pairwise(melody):
            if after.start - before.end > 0.01:
                yield (after.start - begin) / piece.bar
                begin = after.start
        if melody:
            yield (part.end - begin) / piece.bar


def average_move(settings: Sequence[Setting]) -> float:
    moves = [
        abs(new - old) for before, after in pairwise(settings) for old, new in zip(before[1:4], after[1:4], strict=True)
    ]
    return sum(moves) / len(moves)


def written_parallels(piece: Piece, settings: Sequence[Setting]) -> list[tuple[str, float]]:
    """Between melody, counter-melody and bass."""
    chords = piece.chords
    bass = [Note(chord.start, chord.length, one[0]) for chord, one in zip(chords, settings, strict=True)]
    melody, counter = piece.line("melody"), piece.line("counter")
    pairs = (("melody and counter-melody", melody, counter), ("counter-melody and bass", counter, bass))
    return [(name, time) for name, upper, lower in pairs for time in between(upper, lower)]
