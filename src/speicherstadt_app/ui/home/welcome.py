"""The first start on one page: language, name, face and colour, sound, and whether somebody knows the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QCoreApplication, Signal, Slot

from speicherstadt_app.ui.home.settings import LANGUAGES
from speicherstadt_app.ui.long_texts import language_now
from speicherstadt_app.ui.pages import Page, PageContext
from speicherstadt_app.ui.values import for_qml

if TYPE_CHECKING:
    from speicherstadt_app.ui.home.profiles import Profiles

MUSIC: Final = 45
"""As loud as it is where music is wanted and nobody has said how loud."""


@for_qml
class Welcome(Page):
    retranslated = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._begun = False

    @Property(list, constant=True)
    def languages(self) -> list[str]:
        """As they call themselves."""
        return list(LANGUAGES.values())

    @Property(int, notify=retranslated)
    def language(self) -> int:
        return list(LANGUAGES).index(language_now()) if language_now() in LANGUAGES else 0

    @Property(str, constant=True)
    def proposal(self) -> str:
        """What the one who plays may be called; nothing where this device doesn't know."""
        return self.context.name_here()

    @Slot(int)
    def speak(self, language: int) -> None:
        self.context.settings.write("language", list(LANGUAGES)[language])

    @Slot(str, result=str)
    def whyNot(self, name: str) -> str:
        """What is wrong with a name; none is right, too."""
        return self._profiles.whyNot(name) if name.strip() else ""

    @Slot(str, int, str, str, str)
    def begin(self, name: str, sign: int, face: str, sound: str, page: str) -> None:
        """Take this person in, and turn to that page."""
        if not self._begun and not self.whyNot(name):
            self._begun = True
            self.context.tasks.begin(self._take_in(name, sign, face, sound, page))

    def leave(self) -> None:
        """Somebody has to play, whatever else is wanted first."""
        if not self._begun:
            self._begun = True
            self.context.tasks.begin(self._take_in("", 0, "", "sounds", ""))

    def retranslate(self) -> None:
        self.retranslated.emit()

    @property
    def _profiles(self) -> Profiles:
        return self.context.profiles

    async def _take_in(self, name: str, sign: int, face: str, sound: str, page: str) -> None:
        chosen = self.context.settings.value._replace(
            musicVolume=MUSIC if sound == "music" else 0, muted=sound == "silent"
        )
        if self._profiles.current is None:
            called = name.strip() or self.context.name_here() or QCoreApplication.translate("App", "Player")
            await self._profiles.take_in(called, sign, face, chosen)
        if page:
            self.context.open(page, "")
