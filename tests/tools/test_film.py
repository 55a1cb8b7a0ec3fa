"""The moving picture of the README."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from tools import film

SIDE = 64


def sheet(*, dot: tuple[int, int] | None = None) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    if dot:
        painter = QPainter(image)
        painter.fillRect(*dot, 16, 16, QColor("black"))
        painter.end()
    return image


def frames(data: bytes) -> list[tuple[QImage, int]]:
    """What a program that knows nothing of ours reads: each picture, and for how long it stays."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"webp")
    assert reader.supportsAnimation()
    return [(reader.read(), reader.nextImageDelay()) for _ in range(reader.imageCount())]


def test_film_is_read_as_it_was_put_together() -> None:
    shots = film.changes([sheet(), sheet(), sheet(dot=(32, 16))])
    (first, stays), (second, rests) = frames(film.animated((SIDE, SIDE), shots))
    assert (stays, rests) == (2 * film.STEP, film.STEP + film.REST)
    assert first.pixelColor(40, 24).lightness() > 240
    assert second.pixelColor(40, 24).lightness() < 15
    assert second.pixelColor(8, 8).lightness() > 240


def test_film_keeps_only_what_changes() -> None:
    _, shot = film.changes([sheet(), sheet(dot=(32, 16))])
    assert (shot.x, shot.y, shot.wide, shot.high) == (32, 16, 16, 16)
