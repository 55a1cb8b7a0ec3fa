"""The language of the window: found, switched while it is open, and told to everything that holds words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QThread, QTimer, QTranslator

from speicherstadt_app.ui.preferences import CHOICES
from speicherstadt_app.words import translation
from speicherstadt_app.words.catalogue import FOLDER, SHARED
from speicherstadt_app.words.translation import COUNT

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
        self._waiting: tuple[QTranslator, ...] = ()
        """Those that the thread of the window is still to install."""

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
        self._waiting = ()
        self.now = ""

    def load(self, game_id: str) -> None:
        self._install(f"{game_id}.{self.now}", str(FOLDER))

    def translate(self, context: str, text: str, comment: str, n: int | None) -> str:
        number = -1 if n is None else n
        found = QCoreApplication.translate(context, text, comment, number)
        for translator in self._waiting:
            if told := translator.translate(context, text, comment, number):
                return told if n is None else told.replace(COUNT, str(n))
        return found

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator()
        if name in self._installed or not translator.load(f"{name}.qm", folder):
            return
        self._installed[name] = translator
        application = QCoreApplication.instance()
        if application is None or QThread.currentThread() is application.thread():
            QCoreApplication.installTranslator(translator)
            return
        # Somebody asks from another thread, and windows are told of a new translator in the thread that installs it.
        translator.moveToThread(application.thread())
        self._waiting = (*self._waiting, translator)
        QTimer.singleShot(0, application, lambda: self._install_waiting(translator))

    def _install_waiting(self, translator: QTranslator) -> None:
        if translator in self._installed.values():
            QCoreApplication.installTranslator(translator)
        self._waiting = tuple(other for other in self._waiting if other is not translator)
