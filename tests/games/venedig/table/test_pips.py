"""What a laid tile brings can be read: no points lie on others, nor below the button that turns the tile or the sum."""

from __future__ import annotations

import json
from itertools import combinations
from typing import cast

import pytest
import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

from speicherstadt_app.ui.art import add_art
from speicherstadt_app.ui.assets import QML

LAID = """
import QtQuick
import QtQuick.Window
import Venedig

Window {
    width: 900
    height: 500
    visible: true

    Ghost {
        lay: (%s)
        cell: 48
        picked: true
    }
}
"""
GOLD, EDGE, SUM = "+3", "+1", 9


def block(x: int, y: int) -> dict[str, object]:
    """A block over two markers, with a matching edge at either of their cells."""
    cells = [{"x": x + n % 2, "y": y + n // 2, "kind": "B", "art": "b1", "sides": ""} for n in range(4)]
    pips = [{"x": x, "y": y + n, "side": 3, "same": True} for n in range(2)]
    covered = [{"x": x, "y": y + n, "sign": 2, "gain": GOLD} for n in range(2)]
    return {"cells": cells, "pips": pips, "covered": covered, "total": SUM}


def below(item: QQuickItem) -> list[QQuickItem]:
    return [item, *(deeper for child in item.childItems() for deeper in below(child))]


@pytest.mark.parametrize(("x", "y"), [(10, 0), (10, 3), (15, 0), (0, 3)])
def test_no_points_of_a_laid_tile_lie_on_others(qapp: object, x: int, y: int) -> None:
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    art = add_art(engine)
    engine.loadData((LAID % json.dumps(block(x, y))).encode())
    (window,) = engine.rootObjects()
    things: list[tuple[str, QRectF]] = []
    for item in below(cast(QQuickWindow, window).contentItem()):
        kind = item.metaObject().className().split("_QML")[0]
        text, shows = str(item.property("text") or ""), item.isVisible() and item.width() > 0
        if shows and (kind == "Pill" or item.property("token") == "turn"):
            place = item.mapRectToScene(item.boundingRect())
            # A button is drawn smaller than it can be hit.
            things.append((text, place if kind == "Pill" else place.adjusted(4, 4, -4, -4)))
    assert sorted(text for text, _ in things) == [EDGE, EDGE, GOLD, GOLD, "Turn the tile"]
    for (one, here), (other, there) in combinations(things, 2):
        shared = here.intersected(there)
        assert shared.isEmpty() or min(shared.width(), shared.height()) < 2, (
            f"{one} at {here} lies on {other} at {there}"
        )
    shiboken6.delete(window)
    shiboken6.delete(engine)
    del art
