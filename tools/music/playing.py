"""A score is played: who has which notes, the breath of the phrases, and a mix of it all that goes round."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from tools.music import early, instruments
from tools.music.instruments import aside
from tools.music.notes import Note, Part, Piece
from tools.music.signal import RATE, Signal, chance, filtered, frequencies, high_pass, put, room, samples
from tools.music.voicing import LOWEST, Setting, voiced

BAND = instruments.BAND | early.BAND
GRID = 24
"""Steps of a quarter in which the tempo may be another."""
LOUDNESS = 10 ** (-21 / 20)
PEAK = 10 ** (-3 / 20)


@dataclass(frozen=True)
class Played:
    """A note for one instrument; times in quarters."""

    player: str
    start: float
    length: float
    pitch: int
    strong: float
    gain: float = 1.0


class Clock:
    """Quarters to seconds: a phrase moves on in its middle and takes its time at its end."""

    def __init__(self, piece: Piece) -> None:
        count = round(piece.length * GRID)
        paces = np.ones(count)
        for part in piece.parts:
            phrase = 4 * piece.bar if part.length >= 8 * piece.bar else part.length
            first, last = round(part.start * GRID), round(part.end * GRID)
            x = np.arange(last - first) / GRID
            within = (x % phrase) / phrase
            paces[first:last] *= 1 + 0.018 * np.sin(math.pi * within) - 0.03 * np.clip((within - 0.86) / 0.14, 0, 1)
            paces[first:last] *= 1 - 0.09 * np.clip((x - (part.length - piece.bar)) / piece.bar, 0, 1) ** 2
        seconds = 60 / (piece.tempo * paces * GRID)
        self._at = np.concatenate([[0.0], np.cumsum(seconds)])

    @property
    def length(self) -> float:
        return float(self._at[-1])

    def __call__(self, quarters: float) -> float:
        return float(np.interp(quarters * GRID, np.arange(len(self._at)), self._at))


def played(piece: Piece) -> list[Played]:
    settings = iter(voiced(piece))
    found: list[Played] = []
    for part in piece.parts:
        here = [next(settings) for _ in part.chords]
        found += _lines(part, piece)
        found += _pad(part, here)
        found += _figures(part, here, piece.bar)
        found += _bass(part, here, piece.bar)
        found += _beats(part, piece.bar)
    return found


def _level(part: Part, time: float) -> float:
    first, last = part.level
    return first + (last - first) * (time - part.start) / part.length


def _lines(part: Part, piece: Piece) -> Iterator[Played]:
    for voice in ("melody", "counter", "bells"):
        players = _names(part.players.get(voice, "")) if voice != "bells" else [part.players.get("bells", "celesta")]
        notes = part.lines.get(voice, ())
        for number, note in enumerate(notes):
            strong = _level(part, note.start)
            # The line of a phrase: towards its highest note, and heavier on the first beat of a bar.
            strong *= 0.9 + 0.16 * _height(notes, note)
            strong *= 1.04 if (note.start - part.start) % piece.bar < 0.01 else 0.98
            follows = number + 1 < len(notes) and notes[number + 1].start - note.end < 0.01
            length = note.length * (1.0 if follows else 0.94)
            if voice == "counter":
                strong *= 0.8
            for player in players:
                share = 1 / math.sqrt(len(players)) if len(players) > 1 else 1.0
                yield Played(player, note.start, length, note.pitch, min(1.0, strong), share)


def _height(notes: Sequence[Note], note: Note) -> float:
    low, high = min(one.pitch for one in notes), max(one.pitch for one in notes)
    return (note.pitch - low) / max(1, high - low)


def _pad(part: Part, settings: Sequence[Setting]) -> Iterator[Played]:
    """Held chords; a tone that stays is not struck again."""
    player = part.players.get("pad", "")
    if not player:
        return
    for voice in (1, 2, 3):
        held: Played | None = None
        for chord, setting in zip(part.chords, settings, strict=True):
            pitch = setting[voice]
            if held is not None and held.pitch == pitch and chord.start + chord.length - held.start <= 8.01:
                held = Played(player, held.start, held.length + chord.length, pitch, held.strong)
                continue
            if held is not None:
                yield held
            held = Played(player, chord.start, chord.length, pitch, _level(part, chord.start))
        if held is not None:
            yield held


def _chord_at(part: Part, settings: Sequence[Setting], time: float) -> tuple[int, Setting]:
    number = max(n for n, chord in enumerate(part.chords) if chord.start <= time + 1e-6)
    return number, settings[number]


def _figures(part: Part, settings: Sequence[Setting], bar: float) -> Iterator[Played]:
    """`1.5:23` is: one and a half quarters after the bar, the second and third of the inner voices; `b` the bass."""
    player, written = part.players.get("figure", ""), part.players.get("figures", "")
    if not (player and written):
        return
    beats = [(float(when), voices) for when, voices in (one.split(":") for one in written.split())]
    for number in range(part.bars):
        for n, (when, voices) in enumerate(beats):
            time = part.start + number * bar + when
            _, setting = _chord_at(part, settings, time)
            lasts = (beats[n + 1][0] if n + 1 < len(beats) else bar) - when
            strong = 0.8 * _level(part, time) * (1.0 if when == 0 else 0.82)
            for place, voice in enumerate(voices):
                pitch = setting[0] + 12 * (setting[0] < 43) if voice == "b" else setting[int(voice)]
                yield Played(player, time + 0.015 * place, lasts, pitch, strong)


def _bass(part: Part, settings: Sequence[Setting], bar: float) -> Iterator[Played]:
    """`2:5:1.6`: two quarters after the bar the fifth of the chord, for 1.6 quarters; where a chord begins, its own."""
    written = part.players.get("bass", "")
    player = part.players.get("basses", "bass")
    beats = [one.split(":") for one in written.split()]
    starts = {round(chord.start, 3) for chord in part.chords}
    for number in range(part.bars):
        for when, kind, lasts in beats:
            time = part.start + number * bar + float(when)
            place, setting = _chord_at(part, settings, time)
            chord = part.chords[place]
            pitch = setting[0]
            if kind == "5" and round(time, 3) not in starts and chord.bass == chord.root:
                fifth = pitch + chord.tones[2]
                pitch = fifth - 12 if fifth - 12 >= LOWEST - 4 else fifth
            yield Played(player, time, float(lasts), pitch, 0.9 * _level(part, time))


def _beats(part: Part, bar: float) -> Iterator[Played]:
    """`drum@1.5:0.6`: the drum, one and a half quarters after the bar, six tenths as strong as all."""
    for number in range(part.bars):
        for one in part.players.get("beats", "").split():
            player, when = one.split("@")
            after, strong = (float(word) for word in when.split(":"))
            time = part.start + number * bar + after
            yield Played(player, time, 0.5, 0, strong * _level(part, time))


def _names(players: str) -> list[str]:
    """With commas where a name has two words."""
    return [name.strip() for name in players.split(",")] if "," in players or players in BAND else players.split()


def mixed(piece: Piece) -> Signal:
    """Two channels; their end leads into their beginning."""
    clock, dice, human = Clock(piece), chance(piece.seed), Random(piece.seed)
    size = samples(clock.length)
    dry, hall = np.zeros((2, size)), np.zeros((2, size))
    for note in played(piece):
        chair = BAND[note.player]
        begin = clock(note.start)
        seconds = clock(min(note.start + note.length, piece.length)) - begin
        late = human.gauss(0, 0.007)
        strong = max(0.05, min(1.0, note.strong * human.gauss(1, 0.045)))
        sound = chair.play(note.pitch, max(0.08, seconds), strong, dice) * chair.gain * note.gain
        if chair.where:
            left, right = aside(np.ones(1), chair.where)[:, 0]
            sound = np.stack([sound[0] * left, sound[1] * right])
        at = round((begin + late) * RATE)
        for channel in range(2):
            put(dry[channel], sound[channel], at)
            put(hall[channel], sound[channel], at, chair.hall)
    wet = room(hall[0], hall[1], piece.echo)
    return mastered(dry + 0.21 * wet)


def mastered(sound: Signal) -> Signal:
    """Nothing below what is played, as loud as all others, and its highest peaks rounded off."""
    at = frequencies(sound.shape[1])
    gain = high_pass(at, 38, 2) * (1 - 0.25 / (1 + (at / 180) ** 2)) / np.sqrt(1 + (at / 11_000) ** 4)
    sound = np.stack([filtered(channel, gain) for channel in sound])
    for _ in range(3):
        sound = sound * LOUDNESS / math.sqrt(float(np.mean(sound**2)))
        loud = np.abs(sound).max(axis=0)
        sound = sound * np.minimum(1, PEAK / np.maximum(_around(loud), 1e-9))
    return sound


def _around(loud: Signal, reach: int = 441) -> Signal:
    """The loudest within ten milliseconds, smoothed over as many."""
    size = len(loud)
    blocks = -(-size // reach)
    padded = np.concatenate([loud, np.zeros(blocks * reach - size)]).reshape(blocks, reach).max(axis=1)
    near = np.maximum(np.maximum(padded, np.roll(padded, 1)), np.roll(padded, -1))
    centres = (np.arange(blocks) + 0.5) * reach
    return np.interp(np.arange(size), centres, near, period=blocks * reach)
