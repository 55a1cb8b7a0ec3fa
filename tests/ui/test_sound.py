"""Sounds are played by name, as loud as set; where there is no sound, the game is silent and says so once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from speicherstadt_app.games import registry
from speicherstadt_app.ui import sound
from speicherstadt_app.ui.assets import SHARED, sounds_of
from speicherstadt_app.ui.sound import CUES, Mixer, Sounds, Voice, voice_of
from tests.ui.conftest import PATIENCE, Complaints

HARBOUR = voice_of("speicherstadt")
TURN = sounds_of(SHARED) / "turn.wav"


class Deaf:
    """A speaker that writes down what it is told; `broken` is what it fails with."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.broken: Exception | None = None

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

    def close(self) -> None:
        self.tell("close")


@pytest.fixture
def speaker() -> Deaf:
    return Deaf()


@pytest.fixture
def sounds(qapp: object, speaker: Deaf) -> Iterator[Sounds]:
    made = Sounds(speaker)
    made.speak_for(HARBOUR)
    yield made
    made.close()


def test_a_cue_is_played_as_loud_as_set(sounds: Sounds, speaker: Deaf) -> None:
    sounds.set_volumes(1, 0, muted=False)
    sounds.play("turn")
    sounds.set_volumes(0.5, 0, muted=False)
    sounds.play("turn")
    sounds.close()
    assert speaker.heard[:2] == ["play turn 1.00", "play turn 0.25"]


def test_steps_choose_the_file(sounds: Sounds, speaker: Deaf) -> None:
    sounds.set_volumes(1, 0, muted=False)
    for step in (1, 3, 8, 12, 0):
        sounds.play("place", step)
    sounds.close()
    assert [told.split()[1] for told in speaker.heard[:5]] == ["place-1", "place-3", "place-8", "place-8", "place-1"]


@pytest.mark.parametrize(("effects", "muted"), [(0, False), (1, True)])
def test_who_wants_no_sound_gets_none_and_opens_no_device(
    sounds: Sounds, speaker: Deaf, effects: float, muted: bool
) -> None:
    sounds.set_volumes(effects, 1 if muted else 0, muted=muted)
    sounds.play("turn")
    sounds.close()
    assert speaker.heard == ["close"]


def test_the_harbour_goes_on_until_it_is_turned_down(sounds: Sounds, speaker: Deaf) -> None:
    sounds.set_volumes(1, 0.5, muted=False)
    sounds.set_volumes(1, 0.5, muted=True)
    sounds.close()
    assert speaker.heard[:2] == ["loop harbour 0.25", "close"]


def test_to_mute_gives_the_device_back_at_once(sounds: Sounds, speaker: Deaf) -> None:
    sounds.set_volumes(1, 0, muted=False)
    sounds.play("turn")
    sounds.set_volumes(1, 0, muted=True)
    sounds._thread.submit(lambda: speaker.heard.append("said"))
    sounds.close()
    assert speaker.heard == ["play turn 1.00", "close", "said", "close"]


def test_a_silent_while_gives_the_device_back(qapp: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "PATIENCE", 0)
    speaker = Deaf()
    sounds = Sounds(speaker)
    sounds.set_volumes(1, 0, muted=False)
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
    sounds.set_volumes(1, 0, muted=False)
    with qtbot.waitSignal(sounds.fell_silent):
        sounds.play("turn")
    sounds.play("turn")
    sounds.close()
    assert speaker.heard == ["play turn 1.00"]
    assert said == [str(broken)] == [sounds.trouble]


@pytest.mark.qt_log_ignore("There is no sound")
def test_a_cue_that_does_not_exist_is_said(sounds: Sounds, speaker: Deaf, complaints: Complaints) -> None:
    sounds.set_volumes(1, 0, muted=False)
    sounds.play("trumpet")
    assert complaints() == ["There is no sound trumpet"]
    assert speaker.heard == []


def test_a_game_without_sounds_has_those_of_every_table_and_is_silent_else(
    sounds: Sounds, speaker: Deaf, complaints: Complaints
) -> None:
    sounds.set_volumes(1, 0.5, muted=False)
    sounds.speak_for(Voice("bids"))
    sounds.play("place", 3)
    sounds.play("turn")
    sounds.close()
    assert speaker.heard[:3] == ["loop harbour 0.25", "close", "play turn 1.00"]
    assert complaints() == []


@pytest.mark.parametrize("game_id", [card.id for card in registry.cards()])
def test_the_real_mixer_takes_every_file(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer, voice = Mixer(), voice_of(game_id)
    for cue, steps in {**CUES, **voice.cues}.items():
        path = voice.path(cue, steps)
        assert path is not None
        mixer.play(path, 0.5)
    assert {sound.get_volume() for sound in mixer._loaded.values()} == {0.5}
    mixer.close()
    if (path := voice.background) is not None:
        mixer.loop(path, 0.1)
        mixer.loop(path, 0.25)
        loop = mixer._loaded[path]
        assert (loop.get_num_channels(), loop.get_volume()) == (1, 0.25), "one background, and louder"
    mixer.close()
    mixer.play(TURN, 1)
    mixer.close()


def test_a_system_without_a_sound_device_is_not_asked_for_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("SDL_AUDIODRIVER", "PULSE_SERVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(sound, "CARDS", tmp_path)
    assert not sound.has_sound_system()
    with pytest.raises(OSError, match="no sound device"):
        Mixer().play(TURN, 1)
    (tmp_path / "pcmC0D0p").touch()
    assert sound.has_sound_system()


def test_the_window_imports_no_mixer_before_the_first_sound() -> None:
    code = "import sys, speicherstadt_app.ui.sound; print('pygame' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
