"""Draws contact sheets, to look at: `python -m tools.art.make_sheets [FOLDER]`, without a folder into `build/`.

One shows every drawing on paper and on a night's surface, large and as small as it is used; the other the goods and the
seats as eyes see them that lack a cone.
"""

from __future__ import annotations

import os
import sys
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from speicherstadt_app.ui.art import draw
from tests.ui.colours import VISION, Rgb, linear, times
from tools.art.make_art import files

DAY, NIGHT, INK, IVORY = "#FFFBF2", "#1F262A", "#2A1B14", "#F7F2E6"
WIDTH, LABEL = 1600, 18
ONE_COLOUR = ("emblems", "signs", "icons", "medals", "glyph")
WIDE = {"cards": (192, 120), "scenes": (192, 120), "characters": (128, 128)}
SMALL = (32, 24, 16)


class Sheet:
    """Cells from left to right and downwards, each half on paper and half on a night's surface."""

    def __init__(self, height: int) -> None:
        self.image = QImage(WIDTH, height, QImage.Format.Format_RGB32)
        self.image.fill(QColor(DAY))
        self.painter = QPainter(self.image)
        self.painter.setFont(QFont("sans-serif", 9))
        self.x, self.y, self.row = 0, 0, 0

    def heading(self, text: str) -> None:
        self.y += self.row
        self.x, self.row = 0, 0
        self.painter.setPen(QColor(INK))
        self.painter.drawText(8, self.y + LABEL + 4, text)
        self.y += LABEL + 10

    def cell(self, name: str, size: tuple[int, int], *, tinted: bool) -> None:
        width, height = size
        small = [] if width != height or width > 64 else list(SMALL)
        strip = max([0, *small])
        half = width + 12 + strip
        if self.x + 2 * half > WIDTH:
            self.x, self.y, self.row = 0, self.y + self.row, 0
        for ground, ink in ((DAY, INK), (NIGHT, IVORY)):
            self.painter.fillRect(QRectF(self.x, self.y, half, height + 12 + LABEL), QColor(ground))
            identity = f"{name}@{ink[1:].lower()}" if tinted else name
            self.painter.drawImage(self.x + 6, self.y + 6, draw(identity, QSize(width, height)))
            top = self.y + 6
            for side in small:
                self.painter.drawImage(self.x + width + 8, top, draw(identity, QSize(side, side)))
                top += side + 4
            self.x += half
        self.painter.setPen(QColor(INK))
        self.painter.drawText(self.x - 2 * half + 6, self.y + height + LABEL, name.rsplit("/", 1)[-1])
        self.row = max(self.row, height + 12 + LABEL)

    def save(self, path: Path) -> None:
        self.painter.end()
        self.image.copy(0, 0, WIDTH, min(self.image.height(), self.y + self.row)).save(str(path))


def everything() -> Sheet:
    sheet = Sheet(8000)
    folders = sorted(files(), key=lambda name: (name.rpartition("/")[0], name))
    for folder, members in groupby(folders, key=lambda name: name.rpartition("/")[0]):
        sheet.heading(folder or "the icon and the bell")
        kind = folder.rpartition("/")[2]
        for name in members:
            size = WIDE.get(kind, (64, 64))
            sheet.cell(name, (400, 75) if "skyline" in name else size, tinted=kind in ONE_COLOUR)
    return sheet


def as_seen(image: QImage, vision: str) -> QImage:
    seen = image.convertToFormat(QImage.Format.Format_RGB32)
    known: dict[int, QColor] = {}
    for y in range(seen.height()):
        for x in range(seen.width()):
            pixel = seen.pixel(x, y)
            if pixel not in known:
                known[pixel] = seen_colour(QColor(pixel), vision)
            seen.setPixelColor(x, y, known[pixel])
    return seen


def seen_colour(colour: QColor, vision: str) -> QColor:
    light: Rgb = times(VISION[vision], linear((colour.redF(), colour.greenF(), colour.blueF())))
    clear = (min(max(value, 0.0), 1.0) for value in light)
    red, green, blue = (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in clear)
    return QColor.fromRgbF(red, green, blue)


def colour_vision() -> Sheet:
    sheet = Sheet(100 * len(VISION) + 40)
    goods = [f"speicherstadt/goods/{good}" for good in ("coffee", "tea", "saffron", "rubber", "carpet")]
    seats = [f"emblems/disc/{emblem}" for emblem in ("anchor", "gull", "key", "hook", "lantern")]
    for vision in VISION:
        sheet.heading(vision)
        row = QImage(WIDTH, 72, QImage.Format.Format_RGB32)
        row.fill(QColor(DAY))
        painter = QPainter(row)
        for number, name in enumerate([*goods, *seats]):
            painter.drawImage(8 + 80 * number, 4, draw(name, QSize(64, 64)))
        painter.end()
        sheet.painter.drawImage(0, sheet.y, as_seen(row, vision))
        sheet.row = 72
    return sheet


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build")
    folder.mkdir(parents=True, exist_ok=True)
    everything().save(folder / "drawings.png")
    colour_vision().save(folder / "colour-vision.png")
    app.quit()


if __name__ == "__main__":
    main()
