"""Writes every effect of the program, from sines, noise and arithmetic: `python -m tools.make_sounds`."""

from __future__ import annotations

import io
import math
import wave
from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

ASSETS = Path(__file__).resolve().parents[1] / "src" / "speicherstadt_app" / "assets"
SHARED = {"lost", "turn", "undo", "won"}
"""What every game sounds like; all else is the harbour's."""
RATE = 44_100
THIN = 16_000
PEAK = 10 ** (-6.5 / 20)
LOUDNESS = 10 ** (-20 / 20)
SEMITONE = 2 ** (1 / 12)
TAU = math.tau

Samples = list[float]
Wave = Callable[[float], float]


# --- what sounds are made of


def seconds(count: float, rate: int = RATE) -> int:
    return round(count * rate)


def triangle(turns: float) -> float:
    return 4 * abs(turns % 1 - 0.5) - 1


def sine(turns: float) -> float:
    return math.sin(TAU * turns)


def tone(pitch: float, length: float, decay: float, shape: Wave = sine, attack: float = 0.002) -> Samples:
    """One partial that begins softly and dies away; after `decay` seconds a third is left."""
    return [
        shape(pitch * i / RATE) * math.exp(-i / RATE / decay) * min(1.0, i / RATE / attack)
        for i in range(seconds(length))
    ]


def noise(chance: Random, length: float, rate: int = RATE) -> Samples:
    return [chance.uniform(-1, 1) for _ in range(seconds(length, rate))]


def low_pass(sound: Iterable[float], cutoff: float, rate: int = RATE) -> Samples:
    step = 1 - math.exp(-TAU * cutoff / rate)
    out, level = [], 0.0
    for value in sound:
        level += step * (value - level)
        out.append(level)
    return out


def band(sound: Samples, low: float, high: float) -> Samples:
    below = low_pass(sound, low)
    return low_pass([value - rest for value, rest in zip(sound, below, strict=True)], high)


def shaped(sound: Samples, envelope: Wave, rate: int = RATE) -> Samples:
    return [value * envelope(i / rate) for i, value in enumerate(sound)]


def add(onto: Samples, sound: Samples, at: float = 0, gain: float = 1, rate: int = RATE) -> None:
    start = seconds(at, rate)
    onto.extend([0.0] * (start + len(sound) - len(onto)))
    for i, value in enumerate(sound, start):
        onto[i] += gain * value


def chord(*parts: tuple[float, Samples]) -> Samples:
    out: Samples = []
    for gain, part in parts:
        add(out, part, gain=gain)
    return out


def struck(pitch: float, length: float, decay: float) -> Samples:
    """A bell: two inharmonic partials over its tone, which die sooner."""
    return chord(
        (1, tone(pitch, length, decay)),
        (0.45, tone(pitch * 2.76, length, decay * 0.5)),
        (0.22, tone(pitch * 5.4, length, decay * 0.25)),
    )


# --- the cues


def place(storey: int) -> Samples:
    """A worker sets foot on a floor: wood on wood, a semitone higher for each floor, so that the price is heard."""
    up = SEMITONE**storey
    click = shaped(noise(Random(320), 0.003), lambda t: 1 - t / 0.003)
    return chord(
        (1, tone(320 * up, 0.14, 0.025, attack=0.001)),
        (0.6, tone(790 * up, 0.14, 0.025, attack=0.001)),
        (0.35, click),
    )


def coins(count: int) -> Samples:
    chance = Random(70)
    out: Samples = []
    for i in range(count):
        bend = 1 + chance.uniform(-0.03, 0.03)
        for gain, pitch in ((1, 2100), (0.7, 3700), (0.4, 5200)):
            add(out, tone(pitch * bend, 0.3, 0.09, attack=0.001), at=0.045 * i, gain=gain)
    return out


def reveal() -> Samples:
    """A card turns over."""

    def swell(t: float) -> float:
        return math.sin(math.pi * min(1, t / 0.06) / 2) * math.exp(-max(0, t - 0.06) / 0.015)

    return shaped(band(noise(Random(14), 0.1), 1000, 4000), swell)


def ship() -> Samples:
    """A steamer's whistle, far off."""
    horn = chord((1, tone(110, 0.7, 5)), (0.8, tone(165, 0.7, 5)), (0.2, tone(220, 0.7, 5)))
    return shaped(horn, lambda t: (0.75 + 0.25 * math.sin(TAU * 5 * t)) * fade(t, 0.7, 0.12, 0.25))


def fade(t: float, length: float, rise: float, fall: float) -> float:
    return max(0.0, min(1.0, t / rise, (length - t) / fall))


def contract() -> Samples:
    """Stamp and seal: two notes, the second a fourth higher."""
    out = tone(392, 0.5, 0.2, triangle, attack=0.004)
    add(out, tone(523.25, 0.6, 0.2, triangle, attack=0.004), at=0.16)
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
    add(out, struck(660, 0.9, 0.3), at=0.85, gain=0.55)
    return out


def turn() -> Samples:
    """The ship's bell."""
    return struck(880, 1.3, 0.6)


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
        note = chord((1, tone(pitch, 0.9, 0.32, triangle, 0.01)), (0.25, tone(pitch * 2, 0.9, 0.2)))
        add(out, note, at=0.22 * i)
    return out


def undo() -> Samples:
    return place(0)[::-1]


def end(ground: float) -> Samples:
    """Five notes home. The same for all; only higher for who has won."""
    out: Samples = []
    for i, (steps, length) in enumerate(((0, 0.2), (5, 0.2), (4, 0.2), (7, 0.2), (12, 0.9))):
        pitch = ground * SEMITONE**steps
        note = chord(
            (1, tone(pitch, 0.4 + length, 0.18 + length / 3, triangle, 0.008)), (0.3, tone(pitch * 2, 0.6, 0.2))
        )
        add(out, note, at=0.2 * i)
    return out


# --- files


def levelled(sound: Samples, rate: int, loudness: float) -> array[int]:
    """As loud as all others in its loudest 400 ms, and never above the peak."""
    window = seconds(0.4, rate)
    squares = [value * value for value in sound]
    running = loudest = sum(squares[:window])
    for fresh, old in zip(squares[window:], squares, strict=False):
        running += fresh - old
        loudest = max(loudest, running)
    gain = min(loudness / math.sqrt(loudest / window), PEAK / max(abs(value) for value in sound))
    return array("h", [round(32767 * gain * value) for value in sound])


def wav(sound: Samples, rate: int = RATE, loudness: float = LOUDNESS) -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(levelled(sound, rate, loudness).tobytes())
    return file.getvalue()


def sounds() -> Iterator[tuple[str, bytes]]:
    """Names and contents of all files."""
    cues: dict[str, Samples] = {
        "reveal": reveal(),
        "ship": ship(),
        "contract": contract(),
        "fire": fire(),
        "turn": turn(),
        "undo": undo(),
        "won": end(392),
        "lost": end(196),
    }
    cues |= {f"place-{storey + 1}": place(storey) for storey in range(8)}
    cues |= {f"coins-{count}": coins(count) for count in range(1, 6)}
    cues |= {f"season-{name}": season(name) for name in MODES}
    for name, sound in cues.items():
        yield name, wav(ended(sound))
    for name, sound in venetian().items():
        yield name, wav(thinned(ended(sound)), THIN)


@lru_cache(maxsize=1)
def venetian() -> dict[str, Samples]:
    """Those of the second game. It is made of what this module makes."""
    from tools.venedig.sounds import cues

    return dict(cues())


def thinned(sound: Samples) -> Samples:
    """The same with fewer samples a second: thuds and tones have nothing so high that it would be missed."""
    soft = low_pass(sound, THIN * 0.4)
    step = RATE / THIN
    places = [n * step for n in range(int((len(soft) - 1) / step))]
    return [soft[int(at)] * (1 - at % 1) + soft[int(at) + 1] * (at % 1) for at in places]


def ended(sound: Samples) -> Samples:
    """Without what nobody hears any more, and faded out, so that no cue ends with a click."""
    faintest = max(abs(value) for value in sound) / 1000
    heard = max(i for i, value in enumerate(sound, 1) if abs(value) > faintest)
    tail = min(heard, seconds(0.01))
    return sound[: heard - tail] + [value * (tail - i) / tail for i, value in enumerate(sound[heard - tail : heard], 1)]


def folder_of(name: str) -> Path:
    owner = "shared" if name in SHARED else "venedig" if name in venetian() else "speicherstadt"
    return ASSETS / owner / "sounds"


def main() -> None:
    made = dict(sounds())
    for name, content in made.items():
        folder_of(name).mkdir(parents=True, exist_ok=True)
        (folder_of(name) / f"{name}.wav").write_bytes(content)
    for folder in set(map(folder_of, made)):
        for old in folder.glob("*.wav"):
            if old.stem not in made:
                old.unlink()


if __name__ == "__main__":
    main()
