"""Sounds are played by name, as loud as set; where there is no sound, the game is silent and says so once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from speicherstadt_app.games import registry
from speicherstadt_app.ui import mixer, sound
from speicherstadt_app.ui.assets import SHARED, sounds_of
from speicherstadt_app.ui.mixer import Mixer
from speicherstadt_app.ui.sound import CUES, Damaged, Sounds, Voice, voice_of
from tests.ui.conftest import PATIENCE, Complaints

HARBOUR = voice_of("speicherstadt")
TURN = sounds_of(SHARED) / "turn.ogg"
SECOND = 1000 // sound.TICK


class Deaf:
    """A speaker that writes down what it is told; `broken` is what it fails with."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.broken: Exception | None = None
        self.pieces: dict[str, float] = {}

    def tell(self, what: str) -> None:
        self.heard.append(what)
        if self.broken:
            raise self.broken

    def play(self, path: Path, volume: float) -> None:
        assert path.is_file()
        self.tell(f"play {path.stem} {volume:.2f}")

    def loop(self, path: Path, volume: float) -> None:
        assert path.is_file()
        self.tell(f"loop {path.stem} {volume:.2f}")

    def unloop(self) -> None:
        self.tell("unloop")

    def music(self, path: Path, volume: float) -> None:
        assert path.is_file()
        if path.stem not in self.pieces:
            assert volume < 0.1, "no piece breaks in"
            self.tell(f"music {path.stem}")
        self.pieces[path.stem] = volume
        assert len(self.pieces) <= sound.PIECES

    def no_music(self, path: Path) -> None:
        assert self.pieces.pop(path.stem) < 0.1, "no piece is cut off"

    def hold(self) -> None:
        self.tell("hold")

    def go_on(self) -> None:
        self.tell("go on")

    def close(self) -> None:
        self.pieces = {}
        self.tell("close")


@pytest.fixture
def speaker() -> Deaf:
    return Deaf()


@pytest.fixture
def sounds(qapp: object, speaker: Deaf) -> Iterator[Sounds]:
    made = Sounds(speaker)
    made.speak_for(HARBOUR, "winter")
    yield made
    made.close()


@pytest.fixture
def passes(sounds: Sounds) -> Callable[[float], None]:
    """So many seconds of music go by, in no time."""

    def passed(seconds: float) -> None:
        for _ in range(round(seconds * SECOND)):
            sounds.tick()
        sounds._thread.submit(lambda: None).result()

    return passed


def test_a_cue_is_played_as_loud_as_set(sounds: Sounds, speaker: Deaf) -> None:
    sounds.set_volumes(1, 0, 0, muted=False)
    sounds.play("turn")
    sounds.set_volumes(0.5, 0, 0, muted=False)
    sounds.play("turn")
    sounds.close()
    assert speaker.heard[:2] == ["play turn 1.00", "play turn 0.25"]


def test_steps_choose_the_file(sounds: Sounds, speaker: Deaf) -> None:
    sounds.set_volumes(1, 0, 0, muted=False)
    for step in (1, 3, 8, 12, 0):
        sounds.play("place", step)
    sounds.close()
    assert [told.split()[1] for told in speaker.heard[:5]] == ["place-1", "place-3", "place-8", "place-8", "place-1"]


@pytest.mark.parametrize(("effects", "muted"), [(0, False), (1, True)])
def test_who_wants_no_sound_gets_none_and_opens_no_device(
    sounds: Sounds, speaker: Deaf, effects: float, muted: bool
) -> None:
    sounds.set_volumes(effects, 1 if muted else 0, 1 if muted else 0, muted=muted)
    sounds.play("turn")
    sounds.tick()
    sounds.close()
    assert speaker.heard == ["close"]


def test_surroundings_follow_season_and_hour(sounds: Sounds, speaker: Deaf) -> None:
    sounds.set_volumes(1, 0.5, 0, muted=False)
    sounds.speak_for(HARBOUR, "winter")
    sounds.speak_for(HARBOUR, "summer")
    sounds.speak_for(HARBOUR, "summer", night=True)
    sounds.speak_for(Voice(), night=True)
    sounds.set_volumes(1, 0, 0, muted=False)
    sounds.close()
    names = ["harbour-winter", "harbour-summer", "harbour-summer-night", "quay-night"]
    assert speaker.heard[:5] == [*(f"loop {name} 0.25" for name in names), "unloop"]


def test_music_follows_the_hour_where_a_game_has_a_piece_for_the_night() -> None:
    voice = Voice("venedig", music={"": "day", "late": "last"}, night_music={"": "night"})
    heard = [voice.theme(chapter, night=night).stem for chapter in ("", "late") for night in (False, True)]
    assert heard == ["day", "night", "last", "night"]
    assert HARBOUR.theme("winter", night=True) == HARBOUR.theme("winter", night=False)


def test_something_calls_only_while_surroundings_are_heard(sounds: Sounds, speaker: Deaf) -> None:
    sounds.call()
    sounds.set_volumes(1, 1, 0, muted=False)
    for _ in range(20):
        sounds.call()
    sounds.set_volumes(1, 1, 0, muted=True)
    assert not sounds._calls.isActive()
    sounds.close()
    calls = [told.split()[1] for told in speaker.heard if told.startswith("play")]
    assert len(calls) == 20
    assert set(calls) <= set(HARBOUR.day["winter"][1:])


def test_silence_is_at_once_and_all_comes_back(sounds: Sounds, speaker: Deaf, passes: Callable[[float], None]) -> None:
    sounds.set_volumes(1, 0.5, 0.5, muted=False)
    passes(2)
    assert speaker.pieces == {"theme-winter": 0.25}
    sounds.set_volumes(1, 0.5, 0.5, muted=True)
    sounds.play("turn")
    sounds.set_volumes(1, 0.5, 0.5, muted=False)
    passes(2)
    assert speaker.heard == ["loop harbour-winter 0.25", "music theme-winter", "hold", "go on"]
    assert speaker.pieces == {"theme-winter": 0.25}


def test_a_long_silence_gives_the_device_back_and_all_begins_anew(
    sounds: Sounds, speaker: Deaf, passes: Callable[[float], None]
) -> None:
    sounds.set_volumes(1, 0.5, 0.5, muted=False)
    passes(2)
    sounds.set_volumes(1, 0.5, 0.5, muted=True)
    sounds._give_back()
    sounds.set_volumes(1, 0.5, 0.5, muted=False)
    passes(2)
    began = ["loop harbour-winter 0.25", "music theme-winter"]
    assert [told for told in speaker.heard if told != "go on"] == [*began, "hold", "close", *began]
    assert speaker.pieces == {"theme-winter": 0.25}


def test_one_piece_becomes_another_without_a_silence(
    sounds: Sounds, speaker: Deaf, passes: Callable[[float], None]
) -> None:
    sounds.set_volumes(1, 0, 1, muted=False)
    passes(2)
    assert speaker.pieces == {"theme-winter": 1}
    sounds.speak_for(HARBOUR, "spring")
    passes(0.5)
    assert set(speaker.pieces) == {"theme-winter", "theme-spring"}
    assert sum(speaker.pieces.values()) == pytest.approx(1, abs=0.01)
    passes(1.5)
    assert speaker.pieces == {"theme-spring": 1}
    sounds.speak_for(Voice("bids"))
    passes(2)
    assert speaker.pieces == {"house": 1}, "a game without music has that of the house"
    sounds.set_volumes(1, 0, 0, muted=False)
    passes(2)
    assert speaker.pieces == {}
    assert not sounds._ticks.isActive()


def test_seasons_in_a_hurry_never_play_three_pieces_at_once(
    sounds: Sounds, speaker: Deaf, passes: Callable[[float], None]
) -> None:
    sounds.set_volumes(1, 0, 1, muted=False)
    passes(2)
    for season in ("spring", "summer", "autumn", "summer"):
        sounds.speak_for(HARBOUR, season)
        passes(0.3)
    passes(4)
    assert speaker.pieces == {"theme-summer": 1}


def test_music_steps_back_for_a_fire(sounds: Sounds, speaker: Deaf, passes: Callable[[float], None]) -> None:
    sounds.set_volumes(1, 0, 1, muted=False)
    passes(2)
    sounds.play("coins", 3)
    passes(2)
    assert speaker.pieces == {"theme-winter": 1}
    sounds.play("fire")
    passes(2)
    assert speaker.pieces == {"theme-winter": sound.BEHIND}
    passes(6)
    assert speaker.pieces == {"theme-winter": 1}
    assert not sounds._ticks.isActive()


def test_a_silent_while_gives_the_device_back(qapp: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "PATIENCE", 0)
    speaker = Deaf()
    sounds = Sounds(speaker)
    sounds.set_volumes(1, 0, 0, muted=False)
    sounds.play("turn")
    qtbot.waitUntil(lambda: speaker.heard == ["play turn 1.00", "close"], timeout=PATIENCE)
    sounds.close()


@pytest.mark.parametrize(
    "broken", [ImportError("no mixer"), OSError("no device"), RuntimeError("mixer not initialized")]
)
def test_a_failure_is_said_once_and_then_all_is_silent(
    sounds: Sounds, speaker: Deaf, qtbot: QtBot, broken: Exception
) -> None:
    speaker.broken = broken
    said: list[str] = []
    sounds.fell_silent.connect(said.append)
    sounds.set_volumes(1, 0, 0, muted=False)
    with qtbot.waitSignal(sounds.fell_silent):
        sounds.play("turn")
    sounds.play("turn")
    sounds.close()
    assert speaker.heard == ["play turn 1.00"]
    assert said == [str(broken)] == [sounds.trouble]


@pytest.mark.qt_log_ignore("can't be read")
def test_a_damaged_file_is_silent_alone_and_is_said_once(
    sounds: Sounds, speaker: Deaf, complaints: Complaints, passes: Callable[[float], None]
) -> None:
    sounds.set_volumes(1, 0, 0, muted=False)
    speaker.broken = Damaged(TURN)
    sounds.play("turn")
    sounds.play("turn")
    passes(0)
    speaker.broken = None
    sounds.play("turn")
    sounds.play("undo")
    sounds.close()
    assert speaker.heard == ["play turn 1.00", "play undo 1.00", "close"]
    assert sounds.trouble == ""
    assert complaints() == ["The sound turn.ogg can't be read: install the program again."]


@pytest.mark.qt_log_ignore("There is no sound")
def test_a_cue_that_does_not_exist_is_said(sounds: Sounds, speaker: Deaf, complaints: Complaints) -> None:
    sounds.set_volumes(1, 0, 0, muted=False)
    sounds.play("trumpet")
    assert complaints() == ["There is no sound trumpet"]
    assert speaker.heard == []


def test_a_game_without_sounds_has_those_of_every_table_and_the_quay(
    sounds: Sounds, speaker: Deaf, complaints: Complaints
) -> None:
    sounds.set_volumes(1, 0.5, 0, muted=False)
    sounds.speak_for(Voice("bids"))
    sounds.play("place", 3)
    sounds.play("turn")
    sounds.close()
    assert speaker.heard[:3] == ["loop harbour-winter 0.25", "loop quay 0.25", "play turn 1.00"]
    assert complaints() == []


def read(speaker: Mixer) -> None:
    for piece in speaker._pieces.values():
        assert piece.reading is not None
        piece.reading.result()


def test_two_pieces_cross_in_the_real_mixer_and_wait_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    speaker = Mixer()
    house, winter = Voice().theme("", night=False), HARBOUR.theme("winter", night=False)
    speaker.music(house, 0.5)
    read(speaker)
    speaker.hold()
    speaker.music(winter, 0.25)
    speaker.play(TURN, 0.5)
    read(speaker)
    sounding = {path: piece.sound and piece.sound.get_num_channels() for path, piece in speaker._pieces.items()}
    assert sounding == {house: 1, winter: 1}
    assert len({piece.channel for piece in speaker._pieces.values()}) == 2
    speaker.go_on()
    first = speaker._pieces[house].sound
    speaker.no_music(house)
    assert first is not None
    assert first.get_num_channels() == 0
    assert list(speaker._pieces) == [winter]
    speaker.close()


def test_a_file_that_can_not_be_read_is_a_failure_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    piece, house, winter = tmp_path / "piece.ogg", Voice().theme("", night=False), HARBOUR.theme("winter", night=False)
    piece.write_bytes(b"no music")
    speaker = Mixer()
    speaker.music(house, 0.1)
    speaker.music(piece, 0.1)
    with pytest.raises(Damaged):
        read(speaker)
    for fails in (speaker.music, speaker.play, speaker.loop):
        with pytest.raises(Damaged):
            fails(piece, 0.2)
    with pytest.raises(Damaged):
        speaker.play(tmp_path / "gone.ogg", 0.2)
    speaker.music(winter, 0.1)
    read(speaker)
    assert list(speaker._pieces) == [house, winter], "there is room for another piece"
    speaker.play(TURN, 0.5)
    speaker.close()


@pytest.mark.parametrize("game_id", ["", *(card.id for card in registry.cards())])
def test_the_real_mixer_takes_every_file(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    speaker, voice = Mixer(), voice_of(game_id)
    for cue, steps in {**CUES, **voice.cues}.items():
        path = voice.path(cue, steps)
        assert path is not None
        speaker.play(path, 0.5)
    assert {sound.get_volume() for sound in speaker._cues.values()} == {0.5}
    speaker.close()
    for chapter in {"", *voice.day}:
        for night in (False, True):
            for path in voice.around(chapter, night=night):
                speaker.loop(path, 0.1)
    speaker.loop(voice.around("", night=True)[-1], 0.25)
    assert speaker._background is not None
    loop = speaker._background[1]
    assert (loop.get_num_channels(), loop.get_volume()) == (1, 0.25), "one background, and louder"
    for theme in {voice.theme(chapter, night=night) for chapter in {"", *voice.music} for night in (False, True)}:
        speaker.music(theme, 0.5)
        read(speaker)
        speaker.music(theme, 0.25)
        assert [piece.sound and piece.sound.get_volume() for piece in speaker._pieces.values()] == [0.25]
        speaker.no_music(theme)
    speaker.hold()
    speaker.go_on()
    speaker.unloop()
    speaker.close()
    speaker.play(TURN, 1)
    speaker.close()


def test_a_system_without_a_sound_device_is_not_asked_for_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("SDL_AUDIODRIVER", "PULSE_SERVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(mixer, "CARDS", tmp_path)
    assert not mixer.has_sound_system()
    with pytest.raises(OSError, match="no sound device"):
        Mixer().play(TURN, 1)
    (tmp_path / "pcmC0D0p").touch()
    assert mixer.has_sound_system()


def test_the_window_imports_no_mixer_before_the_first_sound() -> None:
    code = "import sys, speicherstadt_app.ui.sound, speicherstadt_app.ui.heard; print('pygame' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
