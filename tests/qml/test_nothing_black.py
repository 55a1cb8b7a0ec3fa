"""Wherever the harbour is, there is sky and water, from its first picture on: never black, never bare paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from tests.qml.open_window import Until
from tools.gallery.scene import Position
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

STEP = 14
"""Of so many pixels one is looked at."""
BLACK = 16
LARGE = 0.1
"""Of the harbour: cards have black lines, too."""
DAY, NIGHT = Variant(), Variant(theme="night")


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


def harbour(gallery: Gallery) -> QQuickItem | None:
    return next(iter(gallery.of("Harbour")), None)


def bare(picture: QImage, where: QRectF, paper: QColor) -> float:
    """How much of it is black, or has the colour of a window in which nothing has been drawn."""
    spots = [
        picture.pixelColor(x, y)
        for x in range(round(where.left()), round(where.right()), STEP)
        for y in range(round(where.top()), round(where.bottom()), STEP)
    ]
    return sum(spot.value() < BLACK or spot == paper for spot in spots) / len(spots)


def seen(gallery: Gallery) -> float:
    """How much of the harbour is bare in what is on the screen now."""
    place = harbour(gallery)
    assert place is not None
    picture = gallery.picture()
    where = place.mapRectToScene(QRectF(0, 0, place.width(), place.height()))
    paper = QColor(gallery.singleton("Theme", "Theme").property("quay"))
    return bare(picture, where.intersected(QRectF(picture.rect())), paper)


def hangs_in_the_air(gallery: Gallery) -> bool:
    """A crane is to be seen, and its house is not."""
    cranes = [item for item in gallery.items() if item.property("art") == "speicherstadt/parts/crane"]
    return bool(cranes) and not any(backdrop.property("seen") for backdrop in gallery.of("Backdrop"))


@pytest.mark.parametrize("variant", [DAY, NIGHT], ids=str)
def test_from_the_first_picture_of_a_table_on(gallery: Gallery, variant: Variant) -> None:
    gallery.show(SCENES["start"], variant)
    before = gallery.of("Harbour")
    pictures: list[float] = []
    hanging: list[bool] = []

    def looked() -> bool:
        if harbour(gallery) is not None:
            hanging.append(hangs_in_the_air(gallery))
            pictures.append(seen(gallery))
        return len(pictures) > 8

    async def script() -> None:
        gallery._sit_down(cast(Position, SCENES["speicherstadt-demand"]))
        await Until(looked, "the harbour is there")

    assert before == []
    gallery.run(script())
    assert max(pictures) < LARGE, pictures
    assert not any(hanging)


@pytest.mark.parametrize("size", [(1100, 680), (1500, 900)], ids=str)
def test_while_the_window_is_drawn_larger_and_smaller(gallery: Gallery, size: tuple[int, int]) -> None:
    gallery.show(SCENES["speicherstadt-demand"], DAY)
    (sky,) = gallery.of("Sky")
    pictures: list[float] = []

    def looked() -> bool:
        pictures.append(seen(gallery))
        return bool(sky.property("fresh"))

    async def script() -> None:
        for step in range(1, 4):
            wide, high = (round(a + (b - a) * step / 3) for a, b in zip((1280, 680), size, strict=True))
            gallery.window.resize(wide, high)
            await Until(
                lambda: gallery.window.contentItem().size().toSize() == gallery.window.size(), "it has that size"
            )
            assert not looked(), "the old picture is stretched"
        await Until(looked, "the new picture is there")

    motion = gallery.singleton("Theme", "Motion")
    motion.setProperty("stilled", False)
    try:
        gallery.run(script())
    finally:
        motion.setProperty("stilled", True)
    assert max(pictures) < LARGE, pictures
