"""What is heard of the window: which sounds, how loud, and when none. The mixer comes when the first is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from speicherstadt_app.ui.preferences import LOUDEST
from speicherstadt_app.ui.values import for_qml

if TYPE_CHECKING:
    from speicherstadt_app.ui.home.settings import Settings
    from speicherstadt_app.ui.sound import Sounds
    from speicherstadt_app.ui.table.live import Table

LATER: Final = 1500
"""Milliseconds until surroundings and music begin: first the window is to answer."""


@for_qml
class Heard(QObject):
    unseenChanged = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._sounds: Sounds | None = None
        self._begun = self._unseen = self._asleep = False
        self._game_id = self._chapter = ""
        self._table: Table | None = None
        self._begins = QTimer(self, interval=LATER, singleShot=True)
        self._begins.timeout.connect(self.begin)
        settings.resolved.connect(self.tell)

    def _get_unseen(self) -> bool:
        return self._unseen

    def _set_unseen(self, unseen: bool) -> None:
        if unseen != self._unseen:
            self._unseen = unseen
            self.tell()
            self.unseenChanged.emit()

    unseen = Property(bool, _get_unseen, _set_unseen, notify=unseenChanged)

    def begin_soon(self) -> None:
        self._begins.start()

    @Slot()
    def begin(self) -> None:
        """From now on what is heard all the time."""
        self._begun = True
        self.tell()

    def sleep(self, asleep: bool) -> None:
        self._asleep = asleep
        self.tell()

    def turn(self, page: str, table: Table | None) -> None:
        """A page is shown: a table sounds as its game, the start page as the house; on all others nothing changes."""
        if page == "table" and table is not None:
            self._game_id = table.played.game
            if table is not self._table:
                self._table = table
                cast("Any", table.bar).chapterChanged.connect(self._turn_over)
            self._chapter = _chapter_of(table)
        elif page == "start":
            self._game_id = self._chapter = ""
        self.tell()

    def play(self, cue: str, step: int) -> None:
        self._made().play(cue, step)

    def close(self) -> None:
        self._begins.stop()
        if self._sounds is not None:
            self._sounds.close()

    @Slot()
    def tell(self) -> None:
        preferences = self._settings.value
        hears = not (preferences.muted or self._unseen or self._asleep)
        if self._sounds is not None:
            self._tell(self._sounds)
        elif self._begun and hears and (preferences.ambience or preferences.musicVolume):
            self._made()

    @Slot()
    def _turn_over(self) -> None:
        if self._table is not None and self._game_id:
            self._chapter = _chapter_of(self._table)
            self.tell()

    def _made(self) -> Sounds:
        if self._sounds is None:
            from speicherstadt_app.ui.sound import Sounds

            self._sounds = Sounds(parent=self)
            self._tell(self._sounds)
        return self._sounds

    def _tell(self, sounds: Sounds) -> None:
        from speicherstadt_app.ui.sound import voice_of

        preferences = self._settings.value
        ambience, music = preferences.ambience / LOUDEST, preferences.musicVolume / LOUDEST
        sounds.speak_for(voice_of(self._game_id), self._chapter, night=bool(self._settings.night))
        sounds.set_volumes(
            preferences.effects / LOUDEST,
            ambience if self._begun else 0.0,
            music if self._begun else 0.0,
            muted=preferences.muted or self._unseen or self._asleep,
        )


def _chapter_of(table: Table) -> str:
    return str(cast("Any", table.bar).value.chapter)
