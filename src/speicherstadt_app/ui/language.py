"""The language of the window: found, switched while it is open, and told to everything that holds words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from speicherstadt_app.ui.assets import PACKAGE
from speicherstadt_app.ui.preferences import CHOICES

TRANSLATIONS: Final = PACKAGE / "i18n"
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
    """At most one language is installed at a time."""

    def __init__(self) -> None:
        self.now = ""
        self._installed: list[QTranslator] = []

    def speak(self, wanted: str) -> bool:
        """Switch, if that is another language than now."""
        language = spoken(wanted)
        if language == self.now:
            return False
        self.fall_silent()
        self.now = language
        self._installed = self._found(language)
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(QLocale(LANDS[language]))
        return True

    def fall_silent(self) -> None:
        """Nothing is translated any more."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        self.now = ""

    @staticmethod
    def _found(language: str) -> list[QTranslator]:
        folders = {
            f"qtbase_{language}": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
            f"speicherstadt_{language}": str(TRANSLATIONS),
        }
        found = []
        for name, folder in folders.items():
            translator = QTranslator()
            if translator.load(name, folder):
                found.append(translator)
        return found
