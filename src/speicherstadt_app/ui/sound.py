"""Effects, surroundings and music by name, played on a thread of their own. Where there is no sound, all is silent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot, qWarning

from speicherstadt_app.games import registry
from speicherstadt_app.ui.assets import SHARED, sounds_of

CUES: Final = {"lost": 0, "turn": 0, "undo": 0, "won": 0}
"""What every table sounds like, each cue with its steps; 0: it has none. A game brings more in its `table/cues.py`."""
DAY: Final = ("quay",)
NIGHT: Final = ("quay-night",)
"""What is heard around the house, and at a table that has nothing of its own: what goes on all the time, and calls that
are heard now and then."""
THEME: Final = "house"
PATIENCE: Final = 20_000
"""Milliseconds of silence after which the sound device is given back: an open one wakes the processor all the time."""
TICK: Final = 50
FADE: Final = 1500
"""Milliseconds in which one piece becomes another, or music comes or goes."""
PIECES: Final = 2
"""So many are heard at once, while one becomes the other."""
BEHIND: Final = 0.3
"""How much of music is left under a dramatic moment."""
MOMENT: Final = 4500
"""Milliseconds that such a moment lasts."""
CALLS: Final = (14_000, 45_000)
"""Milliseconds from one call to the next."""

T = TypeVar("T")


def file_of(cue: str, step: int, steps: int) -> str:
    return f"{cue}-{min(max(step, 1), steps)}" if steps else cue


@dataclass(frozen=True, slots=True)
class Voice:
    """The sounds that there are at a table; without a game, those of the house."""

    game_id: str = ""
    cues: Mapping[str, int] = field(default_factory=dict)
    day: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    night: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What is heard around a chapter of the game: first what never ends, then calls. `""` is for every other one."""
    music: Mapping[str, str] = field(default_factory=dict)
    """The theme of a chapter; `""` is for every other one."""
    night_music: Mapping[str, str] = field(default_factory=dict)
    """The same by night, where it is another one."""
    dramatic: frozenset[str] = frozenset()
    """Cues that the music steps back for."""

    def path(self, cue: str, step: int) -> Path | None:
        if (steps := self.cues.get(cue)) is not None:
            return sounds_of(self.game_id) / f"{file_of(cue, step, steps)}.ogg"
        if (steps := CUES.get(cue)) is not None:
            return sounds_of(SHARED) / f"{file_of(cue, step, steps)}.ogg"
        return None

    def around(self, chapter: str, *, night: bool) -> tuple[Path, ...]:
        own = _of(chapter, (self.night if night else self.day) or self.day)
        folder = sounds_of(self.game_id if own else SHARED)
        return tuple(folder / f"{name}.ogg" for name in own or (NIGHT if night else DAY))

    def theme(self, chapter: str, *, night: bool) -> Path:
        own = (_of(chapter, self.night_music) if night else None) or _of(chapter, self.music)
        return sounds_of(self.game_id if own else SHARED) / f"{own or THEME}.ogg"


def _of(chapter: str, named: Mapping[str, T]) -> T | None:
    return named.get(chapter) or named.get("")


def voice_of(game_id: str) -> Voice:
    """A game without sounds of its own has those of the house."""
    part = registry.part(game_id, "table.cues") if game_id else None
    if part is None:
        return Voice(game_id)
    return Voice(
        game_id,
        part.CUES,
        day=getattr(part, "AMBIENCE", {}),
        night=getattr(part, "AMBIENCE_BY_NIGHT", {}),
        music=getattr(part, "MUSIC", {}),
        night_music=getattr(part, "MUSIC_BY_NIGHT", {}),
        dramatic=getattr(part, "DRAMATIC", frozenset()),
    )


class Damaged(RuntimeError):
    """One file can't be read; all others may be."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"The sound {path.name} can't be read: install the program again")
        self.path: Final = path


class Speaker(Protocol):
    """What makes sound. Called from one thread alone; any call may fail with OSError, ImportError or RuntimeError, and
    with `Damaged` where it is the file alone."""

    def play(self, path: Path, volume: float) -> None: ...

    def loop(self, path: Path, volume: float) -> None:
        """Over and over, instead of what was; the same path again only changes the volume."""

    def unloop(self) -> None: ...

    def music(self, path: Path, volume: float) -> None:
        """From its beginning and over and over, beside what is played; the same path again only changes the volume.
        There are never more than `PIECES`."""

    def no_music(self, path: Path) -> None: ...

    def hold(self) -> None:
        """All is silent at once; surroundings and music wait where they are."""

    def go_on(self) -> None: ...

    def close(self) -> None: ...


class Music:
    """Which pieces are played and how loud: one fades out while another comes, and all step back for great moments."""

    def __init__(self, do: Callable[[Callable[[], None], Path], None], speaker: Speaker) -> None:
        self._do, self._speaker = do, speaker
        self._levels: dict[Path, float] = {}
        self._heard: dict[Path, float] = {}
        self._room = 1.0
        self._moment = 0
        self.wanted: Path | None = None
        self.volume = 0.0

    @property
    def sounds(self) -> bool:
        return bool(self._levels)

    def step_back(self) -> None:
        self._moment = MOMENT

    def forget(self) -> None:
        """The device was given back, and knows of no piece."""
        self._levels, self._heard = {}, {}

    def tick(self) -> bool:
        """A twentieth of a second; whether more is to come."""
        piece = self.wanted if self.volume else None
        self._moment = max(0, self._moment - TICK)
        self._room = _toward(self._room, BEHIND if self._moment else 1.0)
        # A third one waits until there is room.
        if piece is not None and len(self._levels) < PIECES:
            self._levels.setdefault(piece, 0.0)
        for path, before in list(self._levels.items()):
            level = _toward(before, float(path == piece))
            if level or path == piece:
                self._levels[path] = level
                self._play(path, round(self.volume * level * self._room, 4))
            else:
                del self._levels[path]
                self._end(path)
        still = self._levels == ({} if piece is None else {piece: 1.0})
        return not still or self._room != (BEHIND if self._moment else 1.0) or self._moment > 0

    def _play(self, path: Path, volume: float) -> None:
        if self._heard.get(path) != volume:
            self._heard[path] = volume
            self._do(lambda: self._speaker.music(path, volume), path)

    def _end(self, path: Path) -> None:
        self._heard.pop(path, None)
        self._do(lambda: self._speaker.no_music(path), path)


def _toward(level: float, goal: float) -> float:
    step = TICK / FADE
    return min(level + step, goal) if level < goal else max(level - step, goal)


class Sounds(QObject):
    """Plays cues, and what is heard all the time. After the first failure it is silent; `trouble` says why. A file that
    can't be read is silent alone, and is said once."""

    fell_silent = Signal(str)

    def __init__(self, speaker: Speaker | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble = ""
        self._closed = self._held = False
        self._voice, self._chapter, self._night = Voice(), "", False
        self._speaker: Speaker = speaker or _mixer()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sound")
        self._damaged: set[Path] = set()
        self._effects = self._ambience = 0.0
        self._around: tuple[Path, float] | None = None
        self._music = Music(self._do, self._speaker)
        self._rest = QTimer(self, interval=PATIENCE, singleShot=True)
        self._rest.timeout.connect(self._give_back)
        self._ticks = QTimer(self, interval=TICK)
        self._ticks.timeout.connect(self.tick)
        self._chance = Random()
        self._calls = QTimer(self, singleShot=True)
        self._calls.timeout.connect(self.call)

    def set_volumes(self, effects: float, ambience: float, music: float, *, muted: bool) -> None:
        """From 0 to 1, as loud as they are heard. Muted, all waits where it is."""
        self._effects, self._ambience = loudness(effects), loudness(ambience)
        self._music.volume = loudness(music)
        if muted != self._held:
            self._held = muted
            if self._rest.isActive() or self._around is not None or self._music.sounds:
                self._do(self._speaker.hold if muted else self._speaker.go_on)
        if muted:
            self._ticks.stop()
            self._calls.stop()
        else:
            self._surround()

    def speak_for(self, voice: Voice, chapter: str = "", *, night: bool = False) -> None:
        """From now on as at that table, in that chapter of its game."""
        if (voice, chapter, night) != (self._voice, self._chapter, self._night):
            self._voice, self._chapter, self._night = voice, chapter, night
            if not self._held:
                self._surround()

    @Slot(str)
    @Slot(str, int)
    def play(self, cue: str, step: int = 0) -> None:
        path = self._voice.path(cue, step)
        if path is None:
            if self._voice.cues or not self._voice.game_id:
                qWarning(f"There is no sound {cue}")
            return
        volume = self._effects
        if volume and not self._held:
            self._do(lambda: self._speaker.play(path, volume), path)
            if cue in self._voice.dramatic and self._music.sounds:
                self._music.step_back()
                self._ticks.start()

    def close(self) -> None:
        """Waits for what is being said, and is silent from then on."""
        if self._closed:
            return
        self._closed = True
        self._rest.stop()
        self._ticks.stop()
        self._calls.stop()
        self._thread.submit(self._try, self._speaker.close)
        self._thread.shutdown()

    @Slot()
    def tick(self) -> None:
        if self._held or not self._music.tick():
            self._ticks.stop()

    @Slot()
    def call(self) -> None:
        """A gull, a bell far off: something that is around, once."""
        _, *calls = self._voice.around(self._chapter, night=self._night)
        if calls and self._around is not None:
            path, volume = self._chance.choice(calls), self._ambience * self._chance.uniform(0.4, 1)
            self._do(lambda: self._speaker.play(path, volume), path)
        self._calls.start(self._chance.randint(*CALLS))

    def _surround(self) -> None:
        path, volume = self._voice.around(self._chapter, night=self._night)[0], self._ambience
        around = (path, volume) if volume else None
        if around != self._around:
            self._around = around
            self._do((lambda: self._speaker.loop(path, volume)) if volume else self._speaker.unloop)
        if not volume:
            self._calls.stop()
        elif not self._calls.isActive():
            self._calls.start(self._chance.randint(*CALLS))
        self._music.wanted = self._voice.theme(self._chapter, night=self._night)
        if self._music.volume or self._music.sounds:
            self._ticks.start()

    @Slot()
    def _give_back(self) -> None:
        if self._held or not (self._around or self._music.sounds):
            self._around = None
            self._music.forget()
            self._thread.submit(self._try, self._speaker.close)

    def _do(self, job: Callable[[], None], path: Path | None = None) -> None:
        if not self.trouble and not self._closed:
            self._rest.start()
            self._thread.submit(self._try, job, path)

    def _try(self, job: Callable[[], None], path: Path | None = None) -> None:
        if self.trouble or path in self._damaged:
            return
        try:
            job()
        except Damaged as error:
            self._damaged.add(error.path)
            qWarning(f"{error}.")
        except (ImportError, OSError, RuntimeError) as error:  # pygame.error is a RuntimeError
            self.trouble = str(error) or type(error).__name__
            self.fell_silent.emit(self.trouble)


def _mixer() -> Speaker:
    from speicherstadt_app.ui.mixer import Mixer

    return Mixer()


def loudness(slider: float) -> float:
    """Ears hear ratios: half a slider is a quarter of the amplitude."""
    return min(max(slider, 0.0), 1.0) ** 2
