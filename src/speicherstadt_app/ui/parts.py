"""What the program's assembly gives to the window, and what the window makes when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from speicherstadt_app.ui.preferences import LOUDEST, Preferences

if TYPE_CHECKING:
    from speicherstadt_app.play.thinking import AskBrain
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.sound import Sounds


class Parts(NamedTuple):
    open_folder: Callable[[], DataFolder | None]
    thinker: Callable[[], AskBrain]
    retranslate: Callable[[], object]
    keep_first_look: Callable[[Preferences], object]
    name_here: Callable[[], str]
    moved: Callable[[Path], bool] = lambda _: True
    """Told where everything lies from now on; whether the next start will know."""
    wake: Callable[[str], object] = lambda _: None
    """Told of which game the opponents will be needed first; nothing if there is none."""
    missing: str = ""
    """The folder where everything should lie, if that is not there."""


class Loudness:
    """Sounds are made when the first is wanted."""

    def __init__(self) -> None:
        self._sounds: Sounds | None = None
        self._volumes = (0.0, 0.0, True)
        self._game_id = ""

    def set(self, preferences: Preferences, *, asleep: bool, begin: bool) -> None:
        """As loud as is wanted; where something is heard all the time, it begins."""
        effects, ambience = preferences.effects / LOUDEST, preferences.ambience / LOUDEST
        self._volumes = effects, ambience, preferences.muted or asleep
        if self._sounds is not None:
            self._tell(self._sounds)
        elif begin and preferences.ambience and not asleep:
            self._made()

    def speak_for(self, game_id: str) -> None:
        """From now on with the sounds of that game, wherever one is."""
        self._game_id = game_id
        if self._sounds is not None:
            self._tell(self._sounds)

    def play(self, cue: str, step: int) -> None:
        self._made().play(cue, step)

    def close(self) -> None:
        if self._sounds is not None:
            self._sounds.close()

    def _made(self) -> Sounds:
        if self._sounds is None:
            from speicherstadt_app.ui.sound import Sounds

            self._sounds = Sounds()
            self._tell(self._sounds)
        return self._sounds

    def _tell(self, sounds: Sounds) -> None:
        from speicherstadt_app.ui.sound import voice_of

        effects, ambience, muted = self._volumes
        if self._game_id:
            sounds.speak_for(voice_of(self._game_id))
        sounds.set_volumes(effects, ambience, muted=muted)
