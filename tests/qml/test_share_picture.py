"""The picture of a game to send to others tells of everybody: all of it can be read, nothing lies over another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.ui.table.face import End
from speicherstadt_app.ui.table.presenter import EndValues, Record
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

CODE = "ABCD-EFGH"
LONG = "Großvater Friedrich-Wilhelm rammte den letzten Pfahl, trotz 12 Punkten Rückstand auf Élodie und alle anderen."


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


def rows_of(gallery: Gallery) -> list[Record]:
    end: Any = gallery.still.end
    rows: list[Record] = end.value.ranking
    return rows


class Shared:
    """One picture, of one game after the other."""

    def __init__(self, gallery: Gallery) -> None:
        self.gallery = gallery
        self.end = End(EndValues(), gallery.app)
        self.component = QQmlComponent(gallery.engine)
        self.component.setData(b"import Frame\nSharePicture {}", QUrl())
        made: Any = self.component.createWithInitialProperties({"end": self.end, "code": CODE})
        assert self.component.errors() == []
        self.item: QQuickItem = made
        self.item.setParent(gallery.window.contentItem())
        self.item.setParentItem(gallery.window.contentItem())

    def show(self, rows: list[Record]) -> QQuickItem:
        end: Any = self.gallery.still.end
        self.end.show(replace(end.value, ranking=rows))
        self.gallery.picture()
        return self.item


@pytest.fixture(scope="module")
def shared(gallery: Gallery) -> Shared:
    return Shared(gallery)


def written(gallery: Gallery, picture: QQuickItem) -> dict[str, QQuickItem]:
    texts = [item for item in gallery.items(picture) if item.inherits("QQuickText") and item.property("text")]
    assert [item.property("text") for item in texts if item.property("truncated")] == []
    for one, other in combinations(texts, 2):
        assert not words(one).intersects(words(other)), (one.property("text"), other.property("text"))
    whole = picture.mapRectToScene(picture.boundingRect())
    assert [item.property("text") for item in texts if not whole.contains(words(item))] == []
    return {item.property("text"): item for item in texts}


def words(item: QQuickItem) -> QRectF:
    """Where the letters are, without the air above and below."""
    width, height = float(item.property("contentWidth")), float(item.property("contentHeight"))
    return item.mapRectToScene(QRectF(0, 0, width, height)).adjusted(0, 3, 0, -3)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("scene", ["venedig-end-six", "venedig-end-five", "speicherstadt-end-five"])
def test_everybody_has_points_and_a_story(gallery: Gallery, shared: Shared, scene: str, language: str) -> None:
    gallery.show(SCENES[scene], Variant(language=language))
    there = written(gallery, shared.show(rows_of(gallery)))
    for row in rows_of(gallery):
        assert {row["name"], row["totalText"], row["story"]} <= set(there)


@pytest.mark.parametrize("players", [6, 8, 15])
def test_however_many_play_and_however_much_there_is_to_tell(gallery: Gallery, shared: Shared, players: int) -> None:
    gallery.show(SCENES["venedig-end-six"], Variant(language="de"))
    some = rows_of(gallery)
    rows = [
        {**some[n % 6], "place": n + 1, "name": f"{n + 1} Friedrich-Wilhelm", "story": f"{n + 1}: {LONG}"}
        for n in range(players)
    ]
    there = written(gallery, shared.show(rows))
    assert {row["name"] for row in rows} <= set(there)
    assert ({row["story"] for row in rows} <= set(there)) == (players == 6)
    assert any(CODE in text for text in there)
