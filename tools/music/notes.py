"""Scores: what is written in `tools/<owner>/scores/*.toml`, read into notes and chords. The standard library alone.

Notes are written as musicians type them: `c'` is the middle c, an apostrophe more is an octave higher; `is` sharpens
and `es` flattens; `4` is a quarter, `4.` a dotted one, `r` a rest, `~` ties; a bar ends with `|`. Chords have English
names: `Bb` is b flat; those of one bar share it equally.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from tools.music import files

STEPS: Final = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
KINDS: Final = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "m7b5": (0, 3, 6, 10),
    "6": (0, 4, 7, 9),
    "m6": (0, 3, 7, 9),
    "sus4": (0, 5, 7),
}
NOTE: Final = re.compile(r"([a-g])(is|es)?('*)(,*)(\d+)?(\.?)(~?)|(r)(\d+)?(\.?)")
CHORD: Final = re.compile(r"([A-G])([#b]?)(maj7|m7b5|sus4|m7|m6|m|7|6|)(?:/([A-G])([#b]?))?")


class Misspelt(ValueError):
    """The score can't be read, and where."""


@dataclass(frozen=True)
class Note:
    """Times are in quarters."""

    start: float
    length: float
    pitch: int

    @property
    def end(self) -> float:
        return self.start + self.length


@dataclass(frozen=True)
class Chord:
    start: float
    length: float
    name: str
    root: int
    tones: tuple[int, ...]
    """Distances from the root."""
    bass: int

    @property
    def classes(self) -> frozenset[int]:
        return frozenset((self.root + tone) % 12 for tone in self.tones)

    @property
    def third(self) -> int:
        return (self.root + self.tones[1]) % 12

    @property
    def seventh(self) -> int | None:
        return (self.root + self.tones[3]) % 12 if len(self.tones) > 3 and self.tones[3] >= 10 else None

    @property
    def leads(self) -> bool:
        """Its third wants to go up."""
        return self.tones == KINDS["7"]


@dataclass(frozen=True)
class Part:
    """A part of the form: its bars, what each voice has in them, who plays."""

    name: str
    start: float
    bars: int
    length: float
    chords: tuple[Chord, ...]
    lines: dict[str, tuple[Note, ...]]
    level: tuple[float, float]
    players: dict[str, Any]

    @property
    def end(self) -> float:
        return self.start + self.length


@dataclass(frozen=True)
class Piece:
    name: str
    title: str
    about: str
    seed: int
    bar: float
    tempo: float
    """Quarters a minute."""
    parts: tuple[Part, ...]
    register: tuple[int, int]
    """Where the inner voices are."""
    echo: float

    @property
    def length(self) -> float:
        return self.parts[-1].end

    @property
    def chords(self) -> list[Chord]:
        return [chord for part in self.parts for chord in part.chords]

    def line(self, name: str) -> list[Note]:
        return [note for part in self.parts for note in part.lines.get(name, ())]


def names() -> list[str]:
    """Each with its owner before it."""
    return [
        f"{owner}/{path.stem}"
        for owner in files.OWNERS
        for path in sorted((files.TOOLS / owner / "scores").glob("*.toml"))
    ]


def path_of(name: str) -> Path:
    owner, piece = name.split("/")
    return files.TOOLS / owner / "scores" / f"{piece}.toml"


def read(name: str) -> Piece:
    with path_of(name).open("rb") as file:
        score = tomllib.load(file)
    beats, unit = score["metre"]
    bar, shift = beats * 4 / unit, score.get("transpose", 0)
    parts, at = [], 0.0
    for called in score["form"]:
        written = score["part"][called]
        chords = read_chords(written["chords"], bar, at, shift, f"{name}, {called}")
        bars = written["chords"].count("|") + 1
        lines = {
            voice: tuple(read_line(written[voice], bar, at, shift, bars, f"{name}, {called}, {voice}"))
            for voice in ("melody", "counter", "bells")
            if voice in written
        }
        level = written.get("level", [0.7, 0.7])
        players = score["players"] | written.get("players", {})
        parts.append(Part(called, at, bars, bars * bar, tuple(chords), lines, (level[0], level[1]), players))
        at += bars * bar
    low, high = score["register"]
    return Piece(
        name=name,
        title=score["title"],
        about=score["about"],
        seed=score["seed"],
        bar=bar,
        tempo=score["tempo"],
        parts=tuple(parts),
        register=(low + shift, high + shift),
        echo=score.get("echo", 2.2),
    )


def read_line(text: str, bar: float, at: float, shift: int, bars: int, where: str) -> list[Note]:
    found: list[Note] = []
    length, tied = 1.0, False
    written = text.split("|")
    if len(written) != bars:
        raise Misspelt(f"{where}: {len(written)} bars instead of {bars}")
    for number, one in enumerate(written):
        now = 0.0
        for word in one.split():
            match = NOTE.fullmatch(word)
            if match is None:
                raise Misspelt(f"{where}, bar {number + 1}: '{word}'")
            step, bent, up, down, size, dot, tie, rest, rest_size, rest_dot = match.groups()
            if size or rest_size:
                length = 4 / int(size or rest_size) * (1.5 if dot or rest_dot else 1)
            if not rest:
                pitch = 48 + STEPS[step] + {"is": 1, "es": -1, None: 0}[bent] + 12 * (len(up) - len(down)) + shift
                start = at + number * bar + now
                if tied and found[-1].pitch == pitch:
                    found[-1] = Note(found[-1].start, found[-1].length + length, pitch)
                else:
                    found.append(Note(start, length, pitch))
            tied = bool(tie)
            now += length
        if abs(now - bar) > 1e-6:
            raise Misspelt(f"{where}, bar {number + 1}: {now:g} quarters instead of {bar:g}")
    return found


def read_chords(text: str, bar: float, at: float, shift: int, where: str) -> list[Chord]:
    found = []
    for number, one in enumerate(text.split("|")):
        words = one.split()
        for place, word in enumerate(words):
            match = CHORD.fullmatch(word)
            if match is None:
                raise Misspelt(f"{where}, bar {number + 1}: '{word}'")
            step, bent, kind, bass, bass_bent = match.groups()
            root = _class(step, bent, shift)
            length = bar / len(words)
            start = at + number * bar + place * length
            low = _class(bass, bass_bent, shift) if bass else root
            found.append(Chord(start, length, word, root, KINDS[kind], low))
    return found


def _class(step: str, bent: str, shift: int) -> int:
    return (STEPS[step.lower()] + {"#": 1, "b": -1, "": 0}[bent] + shift) % 12


def at(notes: Sequence[Note], time: float) -> int | None:
    """What sounds then."""
    return next((note.pitch for note in notes if note.start <= time + 1e-6 < note.end), None)


def steps_between(notes: Sequence[Note]) -> list[int]:
    return [after.pitch - before.pitch for before, after in pairwise(notes)]
