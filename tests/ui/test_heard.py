"""What is heard follows the page, the game's chapter and the hour, and waits while nobody sees the window."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, Signal

from speicherstadt_app.games.venedig.table.cues import LATE
from speicherstadt_app.ui import sound
from speicherstadt_app.ui.heard import Heard
from speicherstadt_app.ui.preferences import LOUDEST, Preferences
from tests.ui.test_sound import SECOND, Deaf


class Set(QObject):
    """As the settings are."""

    resolved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.value = Preferences(effects=LOUDEST, ambience=LOUDEST, musicVolume=LOUDEST, muted=False)
        self.night = False


class Bar(QObject):
    chapterChanged = Signal()  # noqa: N815

    def __init__(self, chapter: str) -> None:
        super().__init__()
        self.value = SimpleNamespace(chapter=chapter)

    def turn(self, chapter: str) -> None:
        self.value.chapter = chapter
        self.chapterChanged.emit()


def table(game: str, chapter: str = "") -> Any:
    return SimpleNamespace(played=SimpleNamespace(game=game), bar=Bar(chapter))


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Deaf:
    deaf = Deaf()
    monkeypatch.setattr(sound, "_mixer", lambda: deaf)
    return deaf


@pytest.fixture
def settings(qapp: object) -> Set:
    return Set()


@pytest.fixture
def heard(settings: Set, speaker: Deaf) -> Iterator[Heard]:
    made = Heard(cast("Any", settings))
    yield made
    made.close()


def playing(heard: Heard, speaker: Deaf) -> set[str]:
    """After a few seconds."""
    sounds = heard._made()
    for _ in range(4 * SECOND):
        sounds.tick()
    sounds._thread.submit(lambda: None).result()
    return set(speaker.pieces)


def test_nothing_opens_the_device_before_the_window_has_answered(heard: Heard, speaker: Deaf) -> None:
    heard.turn("start", None)
    heard.tell()
    assert heard._sounds is None
    heard.begin()
    assert playing(heard, speaker) == {"house"}


def test_music_and_surroundings_follow_page_chapter_and_hour(heard: Heard, settings: Set, speaker: Deaf) -> None:
    heard.begin()
    assert playing(heard, speaker) == {"house"}
    venice = table("venedig")
    heard.turn("table", venice)
    assert playing(heard, speaker) == {"theme-day"}
    settings.night = True
    settings.resolved.emit()
    assert playing(heard, speaker) == {"theme-night"}
    venice.bar.turn(LATE)
    assert playing(heard, speaker) == {"theme-last"}
    heard.turn("settings", None)
    assert playing(heard, speaker) == {"theme-last"}, "on other pages nothing changes"
    heard.turn("start", None)
    assert playing(heard, speaker) == {"house"}
    loops = [told.split()[1] for told in speaker.heard if told.startswith("loop")]
    assert loops == ["quay", "canal", "canal-night", "quay-night"]


def test_a_chapter_of_a_table_that_was_left_is_not_followed(heard: Heard, speaker: Deaf) -> None:
    heard.begin()
    harbour = table("speicherstadt", "winter")
    heard.turn("table", harbour)
    assert playing(heard, speaker) == {"theme-winter"}
    heard.turn("start", None)
    harbour.bar.turn("spring")
    assert playing(heard, speaker) == {"house"}


def test_all_waits_while_nobody_sees_the_window_or_it_sleeps(heard: Heard, speaker: Deaf) -> None:
    heard.begin()
    playing(heard, speaker)
    heard.setProperty("unseen", True)
    heard.play("turn", 0)
    heard.setProperty("unseen", False)
    heard.sleep(True)
    heard.play("turn", 0)
    heard.sleep(False)
    heard.play("turn", 0)
    playing(heard, speaker)
    told = [what for what in speaker.heard if what in {"hold", "go on"} or what.startswith("play turn")]
    assert told == ["hold", "go on", "hold", "go on", "play turn 1.00"]
