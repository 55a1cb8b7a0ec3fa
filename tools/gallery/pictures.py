"""Pictures as they are kept and compared.

Each is kept at half its size, in WebP: some 30 kB, enough to see every word that moved. What is rendered now goes
through the same before it is compared, so that what WebP leaves out is no difference. Two pictures are alike if blocks
of eight by eight pixels have the same mean colour, more or less: the edge of a letter may differ from one machine to
the next, a letter may not.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, qBlue, qGreen, qRed

SUFFIX: Final = ".webp"
QUALITY: Final = 80
LONGEST_SIDE: Final = 800
BLOCK: Final = 4
"""Pixels of the picture as kept, so twice as many of the window."""
TOLERANCE: Final = 12
"""Of 255, in any of the three colours."""


@dataclass(frozen=True, slots=True)
class Difference:
    blocks: int
    """How many of them differ visibly."""
    total: int
    most: int

    @property
    def alike(self) -> bool:
        return self.blocks == 0


def kept_size(image: QImage) -> QSize:
    size = image.size() / 2
    return (
        size
        if max(size.width(), size.height()) <= LONGEST_SIDE
        else size.scaled(LONGEST_SIDE, LONGEST_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    )


def packed(image: QImage) -> QByteArray:
    """As it is written into its file."""
    small = image.scaled(
        kept_size(image), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_RGB32)
    found = QByteArray()
    into = QBuffer(found)
    into.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(into, QByteArray(b"webp"))
    writer.setQuality(QUALITY)
    if not writer.write(small):
        raise OSError(f"a picture could not be packed: {writer.errorString()}")
    return found


def as_kept(image: QImage) -> QImage:
    return QImage.fromData(packed(image)).convertToFormat(QImage.Format.Format_RGB32)


def keep(image: QImage, path: Path) -> None:
    path.write_bytes(packed(image).data())


def kept(path: Path) -> QImage:
    return QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)


def difference(one: QImage, other: QImage) -> Difference:
    """Of two pictures as they are kept."""
    if one.size() != other.size():
        return Difference(1 << 20, 1 << 20, 255)
    first, second = _blocks(one), _blocks(other)
    if first == second:
        return Difference(0, len(first), 0)
    apart = [
        max(abs(qRed(a) - qRed(b)), abs(qGreen(a) - qGreen(b)), abs(qBlue(a) - qBlue(b)))
        for a, b in zip(first, second, strict=True)
    ]
    return Difference(sum(each > TOLERANCE for each in apart), len(apart), max(apart))


def painted_difference(one: QImage, other: QImage) -> QImage:
    """What differs in red, the rest pale."""
    size = QSize(one.width() // BLOCK, one.height() // BLOCK)
    found = QImage(size, QImage.Format.Format_RGB32)
    for index, (a, b) in enumerate(zip(_blocks(one), _blocks(other), strict=True)):
        apart = max(abs(qRed(a) - qRed(b)), abs(qGreen(a) - qGreen(b)), abs(qBlue(a) - qBlue(b)))
        grey = 200 + (qRed(a) + qGreen(a) + qBlue(a)) // 3 * 50 // 255
        colour = 0xFFC02020 if apart > TOLERANCE else 0xFF000000 | grey << 16 | grey << 8 | grey
        found.setPixel(index % size.width(), index // size.width(), colour)
    return found.scaled(one.size())


def _blocks(image: QImage) -> list[int]:
    small = image.scaled(
        image.width() // BLOCK,
        image.height() // BLOCK,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGB32)
    return list(memoryview(small.constBits()).cast("I"))
