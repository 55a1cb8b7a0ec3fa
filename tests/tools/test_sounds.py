"""The sounds are what the code makes, not too loud, and tell what they are for."""

import io
import math
import wave
from array import array

import pytest

from speicherstadt_app.games.speicherstadt.table.cues import CUES as OF_THE_HARBOUR
from speicherstadt_app.games.venedig.table.cues import CUES as OF_VENICE
from speicherstadt_app.ui.sound import CUES, file_of
from tools.make_sounds import SEMITONE, folder_of, sounds

FOLDERS = {folder_of(name) for name, _ in sounds()}
FILES = sorted(path.stem for folder in FOLDERS for path in folder.glob("*.wav"))
ALL = {**CUES, **OF_THE_HARBOUR, **OF_VENICE}
CUE_FILES = sorted({file_of(cue, step, steps) for cue, steps in ALL.items() for step in range(1, max(steps, 1) + 1)})


def read(content: bytes) -> tuple[int, "array[int]"]:
    with wave.open(io.BytesIO(content)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return file.getframerate(), array("h", file.readframes(file.getnframes()))


def kept(name: str) -> tuple[int, "array[int]"]:
    return read((folder_of(name) / f"{name}.wav").read_bytes())


def test_the_files_are_what_the_code_makes() -> None:
    made = dict(sounds())
    assert sorted(made) == FILES
    for name, content in made.items():
        rate, samples = read(content)
        there_rate, there = kept(name)
        assert (rate, len(samples)) == (there_rate, len(there))
        # Sines differ in their last digit from one system's mathematics to the next.
        assert max(abs(a - b) for a, b in zip(samples, there, strict=True)) <= 1


def test_every_cue_has_its_files_and_no_file_is_left_over() -> None:
    assert sorted(CUE_FILES) == FILES


@pytest.mark.parametrize("name", FILES)
def test_a_sound_stays_below_its_peak(name: str) -> None:
    _, samples = kept(name)
    peak = max(abs(value) for value in samples) / 32768
    assert 20 * math.log10(peak) < -6


@pytest.mark.parametrize("name", CUE_FILES)
def test_a_cue_is_short_and_ends_without_a_click(name: str) -> None:
    rate, samples = kept(name)
    assert len(samples) / rate < 2.2
    assert abs(samples[-1]) < 200


def strength(samples: "array[int]", rate: int, pitch: float) -> float:
    real = sum(value * math.cos(math.tau * pitch * i / rate) for i, value in enumerate(samples))
    imaginary = sum(value * math.sin(math.tau * pitch * i / rate) for i, value in enumerate(samples))
    return math.hypot(real, imaginary)


def test_each_floor_sounds_a_semitone_higher() -> None:
    pitches = [320 * SEMITONE**floor for floor in range(8)]
    for floor, pitch in enumerate(pitches):
        rate, samples = kept(f"place-{floor + 1}")
        others = [strength(samples, rate, other) for other in pitches if abs(math.log2(other / pitch)) > 0.2]
        assert strength(samples, rate, pitch) > max(others)


def test_more_coins_sound_longer() -> None:
    lengths = [len(kept(f"coins-{count}")[1]) for count in range(1, 6)]
    assert lengths == sorted(set(lengths))


def test_an_undo_swells_where_a_worker_dies_away() -> None:
    def later(name: str) -> float:
        _, samples = kept(name)
        half = len(samples) // 2
        return sum(value * value for value in samples[half:]) / sum(value * value for value in samples)

    assert later("place-1") < 0.1
    assert later("undo") > 0.9
