"""Music and surroundings are what their sources make, sound as they should, and their scores keep the rules."""

from __future__ import annotations

from array import array
from itertools import pairwise

import pytest

from speicherstadt_app.games import registry
from speicherstadt_app.ui.sound import DAY, NIGHT, THEME, voice_of
from tools.music import files, notes
from tools.music.judging import LEAP, SINGABLE, judged
from tools.music.notes import Misspelt, Note, read_chords, read_line
from tools.music.ogg import checked, numbered, pages
from tools.music.voicing import between, parallels


def heard_all_the_time() -> set[str]:
    found = {f"shared/{name}" for name in (*DAY, *NIGHT, THEME)}
    for game in registry.FOLDERS:
        voice = voice_of(game)
        around = (*voice.day.values(), *voice.night.values())
        names = {name for each in around for name in each} | {*voice.music.values(), *voice.night_music.values()}
        found |= {f"{game}/{name}" for name in names}
    return found


HEARD = heard_all_the_time()
EFFECTS = {name for name, _ in files.cues()}
PIECES = notes.names()
MOST = 6_000_000
"""Bytes of all that is heard."""
OPENING = 5
"""Notes of a theme by which it is known again."""


def test_every_file_was_made_from_the_sources_that_are_here() -> None:
    assert files.stale() == [], "python -m tools.music make"


def test_every_file_is_played_somewhere_and_each_that_is_played_is_there() -> None:
    there = {f"{path.parents[1].name}/{path.stem}" for path in files.ASSETS.glob("*/sounds/*")}
    assert there == set(files.made()) == HEARD | EFFECTS


def test_a_file_made_again_is_the_same_to_the_byte() -> None:
    content = files.path_of("shared/undo").read_bytes()
    other = numbered(content, 77)
    assert other != content
    assert numbered(other) == content
    for page in pages(other):
        assert checked(page[:22] + bytes(4) + page[26:]) == int.from_bytes(page[22:26], "little")


def test_all_that_is_heard_is_small() -> None:
    sizes = [path.stat().st_size for path in files.ASSETS.glob("*/sounds/*")]
    assert sum(sizes) < MOST


@pytest.mark.parametrize("name", PIECES)
def test_a_score_can_be_sung_and_keeps_the_rules(name: str) -> None:
    score = judged(notes.read(name))
    assert score.parallels == 0
    assert score.highest - score.lowest <= SINGABLE
    assert score.largest_leap <= LEAP
    assert score.steps > 0.6
    assert score.seconds >= 60
    assert set(score.phrases) <= {4, 6, 8, 16}, "phrases as one breathes"


def opening(name: str) -> list[bool]:
    """Where the theme goes up in its first moves. A repeated note is none."""
    moves = notes.steps_between(notes.read(name).line("melody"))
    return [move > 0 for move in moves if move][: OPENING - 1]


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_is_the_theme_of_its_owner_and_comes_back_to_it(name: str) -> None:
    piece = notes.read(name)
    parts = {part.name: part for part in piece.parts}
    first, again = (parts[part].lines["melody"] for part in ("A1", "A3" if "A3" in parts else "A2"))
    assert [note.pitch for note in first[:12]] == [note.pitch for note in again[:12]]
    # Between them it goes away from home.
    assert parts["B"].chords[0].classes != parts["A1"].chords[0].classes
    owner = name.split("/")[0]
    assert len({tuple(opening(each)) for each in PIECES if each.startswith(f"{owner}/")}) == 1


@pytest.mark.parametrize("name", sorted(HEARD))
def test_what_goes_round_joins_its_beginning_and_nothing_clips(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    from pygame import mixer

    mixer.init(frequency=44_100, size=-16, channels=2)
    try:
        sound = mixer.Sound(files.path_of(name))
        samples = array("h", sound.get_raw())
        assert sound.get_length() == pytest.approx(files.made()[name]["seconds"], abs=0.05)
    finally:
        mixer.quit()
    left = samples[::2]
    assert max(left[::3]) < 0.95 * 32767
    if files.made()[name]["seconds"] > 15:
        usual = sorted(abs(a - b) for a, b in pairwise(left[: 44_100 * 4]))[int(44_100 * 4 * 0.995)]
        assert abs(left[0] - left[-1]) <= 2 * usual


def test_parallel_fifths_are_found_and_contrary_motion_is_none() -> None:
    assert parallels((48, 55, 64, 72, 0), (50, 57, 65, 72, 0)) == [(0, 1)]
    assert parallels((48, 55, 64, 72, 0), (48, 57, 65, 72, 0)) == []
    upper, lower = [Note(0, 1, 67), Note(1, 1, 69)], [Note(0, 1, 48), Note(1, 1, 50)]
    assert between(upper, lower) == [1]
    assert between(upper, [Note(0, 1, 48), Note(1, 1, 53)]) == []


@pytest.mark.parametrize("text", ["c'4 d' e'", "c'4 d' e' f' g'", "c'4 d' e' h'"])
def test_a_bar_that_is_not_full_or_not_read_is_said(text: str) -> None:
    with pytest.raises(Misspelt, match="bar 1"):
        read_line(text, 4, 0, 0, 1, "here")


def test_notes_and_chords_are_read() -> None:
    assert read_line("bes4 cis'8. r16 d,2~ | d,1", 4, 0, 0, 2, "") == [
        Note(0, 1, 58),
        Note(1, 0.75, 49 + 12),
        Note(2, 6, 38),
    ]
    first, second = read_chords("Gm7/Bb D7", 4, 0, 2, "")
    assert (first.bass, first.classes, first.seventh) == (0, frozenset({9, 0, 4, 7}), 7)
    assert (second.start, second.leads) == (2, True)
