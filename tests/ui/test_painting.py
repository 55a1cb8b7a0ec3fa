"""A picture that is painted by code, while the light turns."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtQml import QQmlApplicationEngine
from pytestqt.qtbot import QtBot

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
