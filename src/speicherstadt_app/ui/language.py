"""The language of the window: found, switched while it is open, and told to everything that holds words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from speicherstadt_app.ui.preferences import CHOICES
from speicherstadt_app.words import translation
from speicherstadt_app.words.catalogue import FOLDER, SHARED

SOURCE: Final = "en"
LANDS: Final = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR"}
"""How days and numbers are written."""


def spoken(wanted: str) -> str:
    """The language meant by a setting: the system's if none is set, English if the system's is not there."""
    if wanted in CHOICES["language"] and wanted:
        return wanted
    for tag in QLocale.system().uiLanguages():
        if (language := tag.partition("-")[0]) in CHOICES["language"]:
            return language
    return SOURCE


class Language:
    """At most one language is installed at a time. The window's own texts are asked of Qt, and so are those of `tr`."""

    def __init__(self) -> None:
        self.now = ""
        self._installed: dict[str, QTranslator] = {}

    def speak(self, wanted: str) -> bool:
        """Switch, if that is another language than now."""
        language = spoken(wanted)
        if language == self.now:
            return False
        self.fall_silent()
        self.now = language
        self._install(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self.load(SHARED)
        translation.install(self)
        QLocale.setDefault(QLocale(LANDS[language]))
        return True

    def fall_silent(self) -> None:
        """Nothing is translated any more."""
        translation.install(None)
        for translator in self._installed.values():
            QCoreApplication.removeTranslator(translator)
        self._installed = {}
        self.now = ""

    def load(self, game_id: str) -> None:
        self._install(f"{game_id}.{self.now}", str(FOLDER))

    def translate(self, context: str, text: str, comment: str, n: int | None) -> str:
        return QCoreApplication.translate(context, text, comment, -1 if n is None else n)

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator()
        if name not in self._installed and translator.load(f"{name}.qm", folder):
            self._installed[name] = translator
            QCoreApplication.installTranslator(translator)
