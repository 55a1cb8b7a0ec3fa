"""Where the window stands at the start: as it was left, on a screen that is there, never larger than that."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QWindow
from pytestqt.qtbot import QtBot

from speicherstadt_app.app import first_look
from speicherstadt_app.app.placement import FULL, MAXIMISED, Place, Watcher, place_of, properties_for
from speicherstadt_app.ui.preferences import Preferences

PLACE = Place(100, 90, 1000, 700, screen="left")


@dataclass(frozen=True)
class Screen:
    called: str
    x: int
    y: int
    width: int
    height: int
    bar: int = 0

    def name(self) -> str:
        return self.called

    def geometry(self) -> QRect:
        return QRect(self.x, self.y, self.width, self.height)

    def availableGeometry(self) -> QRect:  # noqa: N802 - Qt's own name
        return QRect(self.x, self.y + self.bar, self.width, self.height - self.bar)


LEFT = Screen("left", 0, 0, 1920, 1080)
RIGHT = Screen("right", 1920, 0, 1280, 800, bar=30)


@pytest.mark.parametrize(
    ("width", "height"), [(1280, 720), (800, 1280), (1366, 768), (1920, 1080), (853, 480), (3840, 2160), (640, 480)]
)
def test_the_first_window_fits_the_screen_with_its_title_bar(width: int, height: int) -> None:
    found = properties_for(None, [Screen("one", 0, 0, width, height, bar=24)])
    assert set(found) == {"width", "height"}, "where it stands is left to the system"
    assert found["width"] <= min(width - 8, 1280)
    assert found["height"] <= height - 24 - 40
    if width >= 1366:
        assert (found["width"], found["height"]) == (1280, min(720, height - 72)), "it is as large as it was drawn for"
    if height > width:
        assert found["height"] > found["width"]


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, {}),
        ({"maximised": True}, {"visibility": MAXIMISED, "maximised": True}),
        ({"full": True}, {"visibility": FULL}),
        ({"full": True, "maximised": True}, {"visibility": FULL, "maximised": True}),
    ],
)
def test_it_opens_as_it_was_left(more: dict[str, Any], expected: dict[str, Any]) -> None:
    found = properties_for(PLACE._asdict() | more, [LEFT, RIGHT])
    assert found == {"x": 100, "y": 90, "width": 1000, "height": 700} | expected


@pytest.mark.parametrize(
    ("place", "screens", "expected"),
    [
        (Place(2000, 100, 900, 600, screen="right"), [LEFT, RIGHT], (2000, 100, 900, 600)),
        (Place(2000, 100, 900, 600, screen="right"), [LEFT], (1020, 100, 900, 600)),
        (Place(2000, 100, 900, 600, screen="gone"), [LEFT, RIGHT], (2000, 100, 900, 600)),
        (Place(-5000, -5000, 900, 600), [RIGHT, LEFT], (1920, 30, 900, 600)),
        (Place(50, 50, 3000, 2000, screen="left"), [LEFT], (0, 0, 1920, 1080)),
    ],
)
def test_a_place_on_no_screen_is_moved_onto_one(
    place: Place, screens: list[Screen], expected: tuple[int, int, int, int]
) -> None:
    found = properties_for(place._asdict(), screens)
    assert (found["x"], found["y"], found["width"], found["height"]) == expected


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        "left",
        {},
        {"x": 1, "y": 2, "width": 3},
        PLACE._asdict() | {"width": 0},
        PLACE._asdict() | {"height": -5},
        PLACE._asdict() | {"x": "1"},
        PLACE._asdict() | {"y": True},
        PLACE._asdict() | {"x": 1.5},
        PLACE._asdict() | {"x": 10**30},
        PLACE._asdict() | {"y": None},
    ],
)
def test_what_is_no_place_is_as_none(kept: object) -> None:
    assert place_of(kept) is None
    assert properties_for(kept, [LEFT]) == {"width": 1280, "height": 720}


def test_of_what_is_damaged_the_good_is_taken() -> None:
    assert place_of(PLACE._asdict() | {"full": "yes", "maximised": 1, "screen": 7, "more": 3}) == Place(
        100, 90, 1000, 700
    )


def test_a_phone_has_no_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "android")
    assert properties_for(PLACE._asdict(), [LEFT]) == {}


def test_it_lies_beside_the_look_and_neither_forgets_the_other(tmp_path: Path) -> None:
    look = Preferences(theme="night", textSize=150)
    first_look.write(tmp_path, look)
    first_look.write_window(tmp_path, PLACE._asdict())
    first_look.write(tmp_path, look)
    assert first_look.read(tmp_path) == look
    assert place_of(first_look.window(tmp_path)) == PLACE
    first_look.write(tmp_path, Preferences())
    assert place_of(first_look.window(tmp_path)) == PLACE


@pytest.mark.parametrize("text", ["", "[]", "rubbish", '{"window": "x"}', '{"window": {"x": []}}'])
def test_a_damaged_file_opens_the_window_as_at_the_beginning(tmp_path: Path, text: str) -> None:
    (tmp_path / first_look.FILE).write_text(text, "utf-8")
    assert place_of(first_look.window(tmp_path)) is None
    first_look.write_window(tmp_path, PLACE._asdict())
    assert json.loads((tmp_path / first_look.FILE).read_text("utf-8"))["window"] == PLACE._asdict()


def test_what_the_window_does_is_remembered_and_its_own_size_outlives_the_full_screen(qtbot: QtBot) -> None:
    window = QWindow()
    window.setGeometry(30, 40, 500, 400)
    window.show()
    kept: list[dict[str, Any]] = []
    watcher = Watcher(window, None, kept.append)
    with qtbot.waitSignal(watcher._timer.timeout):
        pass
    own = {"x": 30, "y": 40, "width": 500, "height": 400}
    name = window.screen().name()
    assert kept == [{**own, "maximised": False, "full": False, "screen": name}]
    window.showMaximized()
    watcher.note()
    assert kept[-1] == {**own, "maximised": True, "full": False, "screen": name}
    window.showFullScreen()
    watcher.note()
    assert kept[-1] == {**own, "maximised": False, "full": True, "screen": name}
    window.showNormal()
    window.setGeometry(60, 70, 640, 480)
    QCoreApplication.processEvents()
    window.close()
    watcher.note()
    assert kept[-1] == {
        "x": 60,
        "y": 70,
        "width": 640,
        "height": 480,
        "maximised": False,
        "full": False,
        "screen": name,
    }
    watcher.note()
    assert len(kept) == 4, "only what is new is written"
