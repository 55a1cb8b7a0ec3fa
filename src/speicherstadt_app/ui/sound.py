"""Sounds by name, played on a thread of their own. Where there is no sound, the game is silent."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot, qWarning

from speicherstadt_app.games import registry
from speicherstadt_app.ui.assets import SHARED, sounds_of

if TYPE_CHECKING:
    from pygame.mixer import Sound

CUES: Final = {"lost": 0, "turn": 0, "undo": 0, "won": 0}
"""What every table sounds like, each cue with its steps; 0: it has none. A game brings more in its `table/cues.py`."""
CARDS: Final = Path("/dev/snd")
PATIENCE: Final = 20_000
"""Milliseconds of silence after which the sound device is given back: an open one wakes the processor all the time."""


def file_of(cue: str, step: int, steps: int) -> str:
    return f"{cue}-{min(max(step, 1), steps)}" if steps else cue


@dataclass(frozen=True, slots=True)
class Voice:
    """The sounds that there are at a table."""

    game_id: str = ""
    cues: Mapping[str, int] = field(default_factory=dict)
    ambience: str = ""

    def path(self, cue: str, step: int) -> Path | None:
        if (steps := self.cues.get(cue)) is not None:
            return sounds_of(self.game_id) / f"{file_of(cue, step, steps)}.wav"
        if (steps := CUES.get(cue)) is not None:
            return sounds_of(SHARED) / f"{file_of(cue, step, steps)}.wav"
        return None

    @property
    def background(self) -> Path | None:
        return sounds_of(self.game_id) / f"{self.ambience}.wav" if self.ambience else None


def voice_of(game_id: str) -> Voice:
    """A game without sounds of its own has those that all share."""
    part = registry.part(game_id, "table.cues")
    return Voice(game_id) if part is None else Voice(game_id, part.CUES, getattr(part, "AMBIENCE", ""))


class Speaker(Protocol):
    """What makes sound. Called from one thread alone; any call may fail with OSError, ImportError or RuntimeError."""

    def play(self, path: Path, volume: float) -> None: ...

    def loop(self, path: Path, volume: float) -> None:
        """Over and over; the same path again only changes the volume."""

    def close(self) -> None: ...


class Mixer:
    """The speaker of the real program."""

    def __init__(self) -> None:
        self._loaded: dict[Path, Sound] = {}

    def _sound(self, path: Path) -> Sound:
        if not self._loaded and not has_sound_system():
            raise OSError("this system has no sound device")
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # else Ctrl-C would be SDL's
        from pygame import mixer

        if not self._loaded:
            mixer.init(frequency=44_100, size=-16, channels=1, buffer=512)
        if path not in self._loaded:
            self._loaded[path] = mixer.Sound(path)
        return self._loaded[path]

    def play(self, path: Path, volume: float) -> None:
        sound = self._sound(path)
        sound.set_volume(volume)
        sound.play()

    def loop(self, path: Path, volume: float) -> None:
        sound = self._sound(path)
        sound.set_volume(volume)
        if sound.get_num_channels() == 0:
            sound.play(loops=-1, fade_ms=800)

    def close(self) -> None:
        if self._loaded:
            from pygame import mixer

            mixer.quit()
        self._loaded = {}


def has_sound_system() -> bool:
    """On Linux, where asking a system without sound makes its libraries write complaints to the terminal."""
    if not sys.platform.startswith("linux") or {"SDL_AUDIODRIVER", "PULSE_SERVER"} & os.environ.keys():
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"))
    servers = (runtime / "pulse" / "native", runtime / "pipewire-0")
    return any(path.exists() for path in servers) or any(CARDS.glob("pcm*p"))


class Sounds(QObject):
    """Plays cues, and what a game has in the background. After the first failure it is silent; `trouble` says why."""

    fell_silent = Signal(str)

    def __init__(self, speaker: Speaker | None = None) -> None:
        super().__init__()
        self.trouble = ""
        self._closed = False
        self._voice = Voice()
        self._speaker: Speaker = speaker or Mixer()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sound")
        self._effects = self._ambience = 0.0
        self._rest = QTimer(self, interval=PATIENCE, singleShot=True)
        self._rest.timeout.connect(self._give_back)

    def set_volumes(self, effects: float, ambience: float, *, muted: bool) -> None:
        """From 0 to 1, as loud as they are heard."""
        before = self._ambience
        self._effects = 0.0 if muted else loudness(effects)
        self._ambience = 0.0 if muted else loudness(ambience)
        background = self._voice.background
        if self._ambience and background is not None:
            volume = self._ambience
            self._do(lambda: self._speaker.loop(background, volume))
        elif before or (muted and self._rest.isActive()):
            self._do(self._speaker.close)

    def speak_for(self, voice: Voice) -> None:
        """From now on as at that table."""
        if voice == self._voice:
            return
        was, self._voice = self._voice.background, voice
        now, volume = voice.background, self._ambience
        if was is not None and was != now and volume:
            self._do(self._speaker.close)
        if now is not None and volume:
            self._do(lambda: self._speaker.loop(now, volume))

    @Slot(str)
    @Slot(str, int)
    def play(self, cue: str, step: int = 0) -> None:
        path = self._voice.path(cue, step)
        if path is None:
            if self._voice.cues or not self._voice.game_id:
                qWarning(f"There is no sound {cue}")
            return
        volume = self._effects
        if volume:
            self._do(lambda: self._speaker.play(path, volume))

    def close(self) -> None:
        """Waits for what is being said, and is silent from then on."""
        if self._closed:
            return
        self._closed = True
        self._rest.stop()
        self._thread.submit(self._try, self._speaker.close)
        self._thread.shutdown()

    @Slot()
    def _give_back(self) -> None:
        if not self._ambience:
            self._thread.submit(self._try, self._speaker.close)

    def _do(self, job: Callable[[], None]) -> None:
        if not self.trouble and not self._closed:
            self._rest.start()
            self._thread.submit(self._try, job)

    def _try(self, job: Callable[[], None]) -> None:
        if self.trouble:
            return
        try:
            job()
        except (ImportError, OSError, RuntimeError) as error:  # pygame.error is a RuntimeError
            self.trouble = str(error) or type(error).__name__
            self.fell_silent.emit(self.trouble)


def loudness(slider: float) -> float:
    """Ears hear ratios: half a slider is a quarter of the amplitude."""
    return min(max(slider, 0.0), 1.0) ** 2
