"""The speaker of the real program: SDL's mixer, as pygame brings it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pygame.mixer import Sound

CARDS: Final = Path("/dev/snd")
RATE: Final = 44_100
BUFFER: Final = 1024
"""Samples that are made at once: 23 ms, so that a processor at rest is woken 43 times a second and no more."""
BACKGROUNDS: Final = 2
"""Channels of their own, one for what comes and one for what goes."""
CROSSING: Final = 1600
"""Milliseconds in which one background becomes another."""


class Mixer:
    def __init__(self) -> None:
        self._cues: dict[Path, Sound] = {}
        self._background: tuple[Path, Sound] | None = None
        self._channel = 0
        self._music: Path | None = None
        self._open = False

    def play(self, path: Path, volume: float) -> None:
        self._begin()
        from pygame import mixer

        if path not in self._cues:
            self._cues[path] = mixer.Sound(path)
        self._cues[path].set_volume(volume)
        self._cues[path].play()

    def loop(self, path: Path, volume: float) -> None:
        self._begin()
        from pygame import mixer

        if self._background is None or self._background[0] != path:
            self.unloop()
            sound = mixer.Sound(path)
            self._channel = (self._channel + 1) % BACKGROUNDS
            mixer.Channel(self._channel).play(sound, loops=-1, fade_ms=CROSSING)
            self._background = path, sound
        self._background[1].set_volume(volume)

    def unloop(self) -> None:
        if self._background is not None:
            from pygame import mixer

            mixer.Channel(self._channel).fadeout(CROSSING)
            self._background = None

    def music(self, path: Path | None) -> None:
        if path is not None:
            self._begin()
        elif not self._open:
            return
        from pygame.mixer import music

        music.stop()
        self._music = path
        if path is not None:
            music.load(path)
            music.set_volume(0)
            music.play(loops=-1)

    def music_volume(self, volume: float) -> None:
        if self._open:
            from pygame.mixer import music

            music.set_volume(volume)

    def hold(self) -> None:
        if self._open:
            from pygame import mixer

            for number in range(BACKGROUNDS, mixer.get_num_channels()):
                mixer.Channel(number).stop()
            mixer.pause()
            mixer.music.pause()

    def go_on(self) -> None:
        if self._open:
            from pygame import mixer

            mixer.unpause()
            mixer.music.unpause()

    def close(self) -> None:
        if self._open:
            from pygame import mixer

            mixer.quit()
        self._cues = {}
        self._background = self._music = None
        self._open = False

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
        mixer.set_reserved(BACKGROUNDS)
        self._open = True


def has_sound_system() -> bool:
    """On Linux, where asking a system without sound makes its libraries write complaints to the terminal."""
    if not sys.platform.startswith("linux") or {"SDL_AUDIODRIVER", "PULSE_SERVER"} & os.environ.keys():
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"))
    servers = (runtime / "pulse" / "native", runtime / "pipewire-0")
    return any(path.exists() for path in servers) or any(CARDS.glob("pcm*p"))
