"""The drawings for QML: `image://art/<folder>/<name>[@rrggbb]`, sharp at any size, in its own colours or in one."""

from __future__ import annotations

import re
import sys
from collections import OrderedDict
from pathlib import Path
from threading import Lock
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, qWarning
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

from speicherstadt_app.ui.assets import ART, art_of

PROVIDER: Final = "art"
MOST_BYTES: Final = 48 << 20
LONGEST: Final = 4096
OPAQUE: Final = 0xFF000000
NAME: Final = re.compile(r"([a-z0-9-]+(?:/[a-z0-9-]+)*)(?:@([0-9a-f]{6}))?(?:\*([2-9]))?")
"""A drawing, its colour if it has one alone, and how much larger than asked: text knows nothing of dense screens."""

Key = tuple[str, int, int]


class Art(QQuickImageProvider):
    """Draws each picture once for each size and colour. Asynchronous images ask from a thread of their own."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._lock = Lock()
        self._drawn: OrderedDict[Key, QImage] = OrderedDict()
        self._bytes = 0

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:  # noqa: A002
        key = (id, requestedSize.width(), requestedSize.height())
        with self._lock:
            image = self._drawn.get(key)
            if image is None:
                image = draw(id, requestedSize)
                self._keep(key, image)
            else:
                self._drawn.move_to_end(key)
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image

    def _keep(self, key: Key, image: QImage) -> None:
        self._drawn[key] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > MOST_BYTES and len(self._drawn) > 1:
            _, oldest = self._drawn.popitem(last=False)
            self._bytes -= oldest.sizeInBytes()


def add_art(engine: QQmlEngine) -> Art:
    """The engine owns the provider but does not keep its Python half alive: hold on to what this returns."""
    art = Art()
    engine.addImageProvider(PROVIDER, art)
    return art


def draw(identity: str, wanted: QSize) -> QImage:
    """The largest picture that fits into the wanted size; a side that is 0 follows from the other."""
    match = NAME.fullmatch(identity)
    path = path_of(match[1]) if match else None
    if match is None or path is None or not path.is_file():
        qWarning(f"There is no drawing {identity}")
        return missing(wanted)
    svg = QSvgRenderer(QByteArray(path.read_bytes()))
    natural = svg.defaultSize()
    image = blank(fitting(natural, wanted * int(match[3] or 1)))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    svg.render(painter, QRectF(image.rect()))
    if match[2]:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.drawImage(QRectF(image.rect()), filled(QSize(1, 1), int(match[2], 16) | OPAQUE))
    painter.end()
    return image


def path_of(name: str) -> Path:
    """One that all games share, `signs/close`, or one that a game alone has: `venedig/cards/spy`."""
    owner, _, rest = name.partition("/")
    own = art_of(owner) / f"{rest}.svg"
    return own if rest and own.is_file() else ART / f"{name}.svg"


def is_drawn(name: str) -> bool:
    return path_of(name).is_file()


def fitting(natural: QSize, wanted: QSize) -> QSize:
    scales = [
        room / side
        for side, room in ((natural.width(), wanted.width()), (natural.height(), wanted.height()))
        if room > 0
    ]
    # A page that is being laid out may be of any size for a moment; its picture would fill the memory.
    scale = min(*scales, LONGEST / natural.width(), LONGEST / natural.height()) if scales else 1
    return QSize(round(natural.width() * scale), round(natural.height() * scale))


def blank(size: QSize) -> QImage:
    return filled(size.expandedTo(QSize(1, 1)), 0)


def filled(size: QSize, colour: int) -> QImage:
    """Neither `QImage.fill` nor `QPainter.fillRect`: to tell their overloads apart, PySide makes all of Qt's namespace,
    which takes 11 ms of the time before the first frame."""
    pixels = colour.to_bytes(4, sys.byteorder) * (size.width() * size.height())
    # The copy owns its pixels.
    return QImage(pixels, size.width(), size.height(), QImage.Format.Format_ARGB32_Premultiplied).copy()


def missing(wanted: QSize) -> QImage:
    """A crossed box, so that a hole in the art is seen on screen too."""
    image = blank(wanted.expandedTo(QSize(16, 16)))
    box = QRectF(image.rect()).adjusted(1, 1, -1, -1)
    painter = QPainter(image)
    painter.setPen(QColor("magenta"))
    painter.drawRect(box)
    painter.drawLine(box.topLeft(), box.bottomRight())
    painter.drawLine(box.topRight(), box.bottomLeft())
    painter.end()
    return image
