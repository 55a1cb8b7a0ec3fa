"""The speaker of the real program: SDL's mixer, as pygame brings it."""

from __future__ import annotations

import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from speicherstadt_app.ui.sound import Damaged

if TYPE_CHECKING:
    from pygame.mixer import Sound

CARDS: Final = Path("/dev/snd")
RATE: Final = 44_100
BUFFER: Final = 1024
"""Samples that are made at once: 23 ms, so that a processor at rest is woken 43 times a second and no more."""
BACKGROUNDS: Final = (0, 1)
MUSIC: Final = (2, 3)
"""Channels of their own, one for what comes and one for what goes."""
CROSSING: Final = 1600
"""Milliseconds in which one background becomes another."""
ENTRY: Final = 200
"""Milliseconds in which a piece enters that took long to be read: it never begins with a click."""


@dataclass(slots=True)
class Piece:
    """One that is played, or is still being read."""

    channel: int
    volume: float
    sound: Sound | None = None
    reading: Future[None] | None = None
    gone: bool = False


class Mixer:
    def __init__(self) -> None:
        self._cues: dict[Path, Sound] = {}
        self._background: tuple[Path, Sound] | None = None
        self._channel = 0
        self._pieces: dict[Path, Piece] = {}
        self._reader: ThreadPoolExecutor | None = None
        self._turn = Lock()
        self._open = self._held = False

    def play(self, path: Path, volume: float) -> None:
        self._begin()
        if path not in self._cues:
            self._cues[path] = _read(path)
        self._cues[path].set_volume(volume)
        self._cues[path].play()

    def loop(self, path: Path, volume: float) -> None:
        self._begin()
        from pygame import mixer

        if self._background is None or self._background[0] != path:
            self.unloop()
            sound = _read(path)
            self._channel = BACKGROUNDS[self._channel == BACKGROUNDS[0]]
            mixer.Channel(self._channel).play(sound, loops=-1, fade_ms=CROSSING)
            self._background = path, sound
        self._background[1].set_volume(volume)

    def unloop(self) -> None:
        if self._background is not None:
            from pygame import mixer

            mixer.Channel(self._channel).fadeout(CROSSING)
            self._background = None

    def music(self, path: Path, volume: float) -> None:
        self._begin()
        piece = self._pieces.get(path)
        if piece is None:
            taken = {each.channel for each in self._pieces.values()}
            piece = Piece(next(number for number in MUSIC if number not in taken), volume)
            self._pieces[path] = piece
            # To read it takes a third of a second, and no cue waits for that.
            self._reader = self._reader or ThreadPoolExecutor(max_workers=1, thread_name_prefix="music")
            piece.reading = self._reader.submit(self._begin_piece, path, piece)
        elif piece.reading is not None and piece.reading.done():
            try:
                piece.reading.result()
            except Damaged:
                del self._pieces[path]
                raise
        with self._turn:
            piece.volume = volume
            if piece.sound is not None:
                piece.sound.set_volume(volume)

    def no_music(self, path: Path) -> None:
        piece = self._pieces.pop(path, None)
        if piece is not None:
            with self._turn:
                piece.gone = True
                if piece.sound is not None:
                    piece.sound.stop()

    def hold(self) -> None:
        if self._open:
            from pygame import mixer

            with self._turn:
                self._held = True
                for number in range(len(BACKGROUNDS + MUSIC), mixer.get_num_channels()):
                    mixer.Channel(number).stop()
                mixer.pause()

    def go_on(self) -> None:
        if self._open:
            from pygame import mixer

            with self._turn:
                self._held = False
                mixer.unpause()

    def close(self) -> None:
        for piece in self._pieces.values():
            piece.gone = True
        if self._reader is not None:
            self._reader.shutdown(cancel_futures=True)
        if self._open:
            from pygame import mixer

            mixer.quit()
        self._cues, self._pieces = {}, {}
        self._background = self._reader = None
        self._open = self._held = False

    def _begin_piece(self, path: Path, piece: Piece) -> None:
        from pygame import mixer

        sound = _read(path)
        with self._turn:
            if piece.gone:
                return
            sound.set_volume(piece.volume)
            channel = mixer.Channel(piece.channel)
            channel.play(sound, loops=-1, fade_ms=ENTRY)
            if self._held:
                channel.pause()
            piece.sound = sound

    def _begin(self) -> None:
        if self._open:
            return
        if not has_sound_system():
            raise OSError("this system has no sound device")
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # else Ctrl-C would be SDL's
        from pygame import mixer

        mixer.init(frequency=RATE, size=-16, channels=2, buffer=BUFFER)
        mixer.set_num_channels(16)
        mixer.set_reserved(len(BACKGROUNDS + MUSIC))
        self._open = True


def _read(path: Path) -> Sound:
    from pygame import mixer

    try:
        return mixer.Sound(path)
    except (OSError, RuntimeError) as error:
        if not mixer.get_init():
            raise
        raise Damaged(path) from error


def has_sound_system() -> bool:
    """On Linux, where asking a system without sound makes its libraries write complaints to the terminal."""
    if not sys.platform.startswith("linux") or {"SDL_AUDIODRIVER", "PULSE_SERVER"} & os.environ.keys():
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"))
    servers = (runtime / "pulse" / "native", runtime / "pipewire-0")
    return any(path.exists() for path in servers) or any(CARDS.glob("pcm*p"))
