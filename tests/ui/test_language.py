"""The window asks Qt for its texts; those of a game are installed when the first of them is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread

from speicherstadt_app.ui.language import Language
from speicherstadt_app.words import translation
from speicherstadt_app.words.translation import tr

GAME = "speicherstadt"


class Listener(QObject):
    """In which thread the application was told of another language."""

    def __init__(self) -> None:
        super().__init__()
        self.in_window: list[bool] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            application = QCoreApplication.instance()
            assert application
            self.in_window.append(QThread.currentThread() is application.thread())
        return False


@pytest.fixture
def language(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    monkeypatch.setattr(translation, "_wanted", {})
    spoken = Language()
    yield spoken
    spoken.fall_silent()


def by_qt(text: str) -> str:
    return QCoreApplication.translate("Speicherstadt.Goods", text)


def test_the_texts_of_a_game_are_installed_with_the_first_of_them(language: Language) -> None:
    language.speak("de")
    assert by_qt("coffee") == "coffee"
    assert tr("Speicherstadt.Goods", "coffee") == "Kaffee"
    assert by_qt("coffee") == "Kaffee"
    language.speak("fr")
    assert by_qt("coffee") == "café"
    language.fall_silent()
    assert tr("Speicherstadt.Goods", "coffee") == by_qt("coffee") == "coffee"


def test_a_thread_of_its_own_gets_its_texts_at_once_and_the_window_installs_them(
    language: Language, qapp: QCoreApplication
) -> None:
    language.speak("de")
    listener = Listener()
    qapp.installEventFilter(listener)
    told: list[str] = []

    def tell() -> None:
        told.append(tr("Speicherstadt.Goods", "coffee"))
        told.append(tr("Speicherstadt.Goods", "%n carpet(s)", n=2))

    thread = Thread(target=tell)
    thread.start()
    thread.join()
    assert told == ["Kaffee", "2 Teppiche"]
    assert by_qt("coffee") == "coffee", "nothing is installed from another thread"
    qapp.processEvents()
    qapp.removeEventFilter(listener)
    assert by_qt("coffee") == "Kaffee"
    assert listener.in_window
    assert all(listener.in_window)


def test_what_waits_is_not_installed_in_a_language_that_is_left(language: Language, qapp: QCoreApplication) -> None:
    language.speak("de")
    thread = Thread(target=lambda: tr("Speicherstadt.Goods", "coffee"))
    thread.start()
    thread.join()
    language.speak("fr")
    qapp.processEvents()
    assert by_qt("coffee") == tr("Speicherstadt.Goods", "coffee") == "café"
