"""Inner voices and bass, found by the rules of voice leading: small steps, no parallel fifths or octaves, sevenths that
fall, thirds of dominants that rise. The best of all ways through the chords of a piece, end and beginning joined."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from tools.music.notes import Chord, Note, Piece, at

KEPT: Final = 60
"""Ways to set one chord that are followed up."""
LOWEST, HIGHEST = 38, 52
PARALLEL: Final = 120.0
Setting = tuple[int, ...]
"""Bass, three inner voices from low to high, and what is sung above them (0: nothing) as the chord begins."""


def basses(chords: Sequence[Chord]) -> list[int]:
    """Each as near as can be to the one before, within its range."""
    found: list[int] = []
    for chord in chords:
        choices = [pitch for pitch in range(LOWEST, HIGHEST + 1) if pitch % 12 == chord.bass]
        before = found[-1] if found else 45
        found.append(min(choices, key=lambda pitch: (abs(pitch - before) + 0.3 * abs(pitch - 44), pitch)))
    return found


def voiced(piece: Piece) -> list[Setting]:
    """For each chord of the piece the bass and the inner voices."""
    chords, low = piece.chords, basses(piece.chords)
    melody = [sung_at(piece, chord.start) for chord in chords]
    last = [sung_at(piece, chord.start + chord.length - 0.01) for chord in chords]
    choices = [
        settings(chord, bass, sung, piece.register) for chord, bass, sung in zip(chords, low, melody, strict=True)
    ]
    costs: list[list[float]] = [[_still(one, piece.register) for one in choices[0]]]
    ways: list[list[int]] = [[]]
    for n in range(1, len(chords)):
        row, way = [], []
        for after in choices[n]:
            each = [
                cost + moved((*before[:4], last[n - 1]), after, chords[n - 1], chords[n])
                for cost, before in zip(costs[-1], choices[n - 1], strict=True)
            ]
            best = min(range(len(each)), key=each.__getitem__)
            row.append(each[best] + _still(after, piece.register))
            way.append(best)
        costs.append(row)
        ways.append(way)
    # Where it goes round, the first chord follows the last.
    index = min(range(len(costs[-1])), key=costs[-1].__getitem__)
    found = []
    for n in range(len(chords) - 1, -1, -1):
        found.append(choices[n][index])
        if n:
            index = ways[n][index]
    return found[::-1]


def sung_at(piece: Piece, time: float) -> int:
    for part in piece.parts:
        if part.start <= time < part.end:
            return at(part.lines.get("melody", ()), time) or 0
    return 0


def faults(piece: Piece, found: Sequence[Setting]) -> list[tuple[float, tuple[int, int]]]:
    """Parallel fifths and octaves that are left, and when."""
    chords, wrong = piece.chords, []
    for n, (before, after) in enumerate(pairwise(found), 1):
        left = (*before[:4], sung_at(piece, chords[n].start - 0.01))
        wrong += [(chords[n].start, pair) for pair in parallels(left, after)]
    return wrong


def settings(chord: Chord, bass: int, sung: int, register: tuple[int, int]) -> list[Setting]:
    needed = {chord.third} | ({chord.seventh} if chord.seventh is not None else set())
    tones = [pitch for pitch in range(register[0], register[1] + 1) if pitch % 12 in chord.classes and pitch > bass]
    found: list[Setting] = []
    for low, middle, high in combinations(tones, 3):
        classes = [low % 12, middle % 12, high % 12]
        if middle - low > 12 or high - middle > 9:
            continue
        if not needed <= {*classes, bass % 12}:
            continue
        if any(classes.count(one) + (bass % 12 == one) > 1 for one in needed if one != chord.third or chord.leads):
            continue
        found.append((bass, low, middle, high, sung))
    found.sort(key=lambda one: _still(one, register) - 2 * len({pitch % 12 for pitch in one[:4]}))
    return found[:KEPT]


def _still(one: Setting, register: tuple[int, int]) -> float:
    middle = sum(register) / 2
    cost = 0.25 * abs(sum(one[1:4]) / 3 - middle) + 1.5 * (4 - len({pitch % 12 for pitch in one[:4]}))
    if one[4] and one[3] >= one[4]:
        cost += 5
    if one[4] and one[3] == one[4]:
        cost += 2
    return cost


def moved(before: Setting, after: Setting, chord: Chord, following: Chord) -> float:
    cost = 0.0
    for old, new in zip(before[1:4], after[1:4], strict=True):
        step = abs(new - old)
        cost += step + (3 * (step - 4) if step > 4 else 0)
        if old % 12 == chord.seventh and new - old not in {-2, -1, 0}:
            cost += 8
        if chord.leads and old % 12 == chord.third and (following.root - chord.root) % 12 == 5 and new - old != 1:
            cost += 5
    return cost + PARALLEL * len(parallels(before, after))


def parallels(before: Setting, after: Setting) -> list[tuple[int, int]]:
    """Pairs of voices that go on in fifths or octaves, both moving."""
    found = []
    for one, other in combinations(range(5), 2):
        if not (before[one] and before[other] and after[one] and after[other]):
            continue
        was, now = (before[other] - before[one]) % 12, (after[other] - after[one]) % 12
        if was == now and was in {0, 7} and after[one] != before[one] and after[other] != before[other]:
            found.append((one, other))
    return found


def between(upper: Sequence[Note], lower: Sequence[Note]) -> list[float]:
    """Where two written voices go on together in parallel fifths or octaves."""
    found = []
    for time in sorted({note.start for note in upper} & {note.start for note in lower}):
        pitches = [at(voice, moment) for voice in (upper, lower) for moment in (time - 0.01, time)]
        if None in pitches:
            continue
        a, b, c, d = (pitch or 0 for pitch in pitches)
        if (a - c) % 12 == (b - d) % 12 and (a - c) % 12 in {0, 7} and a != b and c != d:
            found.append(time)
    return found
