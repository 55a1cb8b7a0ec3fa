"""A picture that is painted by code, while the light turns."""

from __future__ import annotations

from typing import Any, cast

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from speicherstadt_app.ui.art import add_art
from speicherstadt_app.ui.assets import QML
from tests.ui.conftest import PATIENCE, Complaints

TWO = b"""
import QtQuick
import QtQuick.Window
import Speicherstadt

Window {
    id: wall
    property bool both: true
    property color tone: "red"
    property int painted: 0                   // how often the one that stays
    width: 200
    height: 100
    visible: true

    Row {
        Repeater {
            model: wall.both ? 1 : 0
            Painting {
                width: 100
                height: 100
                tones: wall.tone
            }
        }
        Painting {
            width: 100
            height: 100
            tones: wall.tone
            onPaint: wall.painted++
        }
    }
}
"""


def test_a_picture_goes_without_a_word_while_it_turns(qtbot: QtBot, qapp: object, complaints: Complaints) -> None:
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    motion = engine.singletonInstance("Theme", "Motion")
    assert isinstance(motion, QObject)
    motion.setProperty("speed", 0.25)
    engine.loadData(TWO)
    (wall,) = engine.rootObjects()

    def painted() -> int:
        return int(wall.property("painted"))

    qtbot.waitUntil(lambda: painted() == 1, timeout=PATIENCE)
    turned: list[bool] = []

    def turn() -> None:
        wall.setProperty("tone", "blue")
        wall.setProperty("both", False)
        # Only back at the loop is deleted what has gone; until then its animations run on.
        while painted() < 3:
            QCoreApplication.processEvents()
        turned.append(True)

    QTimer.singleShot(0, turn)
    qtbot.waitUntil(lambda: turned == [True], timeout=PATIENCE)
    assert complaints() == []
    shiboken6.delete(wall)
    shiboken6.delete(engine)


FRONT = b"""
import QtQuick
import QtQuick.Window
import Speicherstadt

Window {
    id: window
    width: 400
    height: 400
    visible: true

    Plan {
        id: house
        width: 400
        height: 400
        count: 1
    }
    Front {
        plan: house
        kind: 0
    }
}
"""


def test_a_wall_that_nobody_stands_before_is_painted_in_the_new_light_too(qtbot: QtBot, qapp: object) -> None:
    """So whoever comes by night finds no wall by day, not for a moment."""
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    art = add_art(engine)
    theme = engine.singletonInstance("Theme", "Theme")
    assert isinstance(theme, QObject)
    theme.setProperty("night", False)
    engine.loadData(FRONT)
    (window,) = engine.rootObjects()
    walls = [
        item
        for item in below(cast(QQuickWindow, window).contentItem())
        if item.metaObject().indexOfProperty("bleed") >= 0 and item.metaObject().indexOfProperty("soft") >= 0
    ]
    painted: list[bool] = []
    for wall in walls:
        cast(Any, wall).painted.connect(lambda: painted.append(bool(theme.property("night"))))
    (wall,) = walls
    qtbot.waitUntil(lambda: bool(painted) and not wall.parentItem().isVisible(), timeout=PATIENCE)
    painted.clear()
    theme.setProperty("night", True)
    qtbot.waitUntil(lambda: painted != [] and not wall.parentItem().isVisible(), timeout=PATIENCE)
    theme.setProperty("night", False)
    assert painted[-1]
    del art
    shiboken6.delete(window)
    shiboken6.delete(engine)


def below(item: QQuickItem) -> list[QQuickItem]:
    found = [item]
    for child in item.childItems():
        found += below(child)
    return found
