"""Writes the program's icon as each system wants it, from the one drawing: `python -m tools.make_icons`."""

from __future__ import annotations

import os
import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter, QPainterPath

from speicherstadt_app.ui.art import draw

ICONS = Path(__file__).resolve().parents[1] / "resources" / "icons"
NAME = "speicherstadt"
LINUX = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 256)
IOS = (20, 29, 40, 58, 60, 76, 80, 87, 120, 152, 167, 180, 1024)
ANDROID = {"round": (48, 72, 96, 144, 192), "square": (48, 72, 96, 144, 192), "adaptive": (108, 162, 216, 324, 432)}
"""An adaptive icon is cut by the phone into whatever form it likes: only the middle two thirds are sure to be seen."""
MAC = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32, b"ic12": 64}
"""The kinds of an .icns that hold a PNG; the last two are the small ones of screens with twice the pixels."""


def icon(size: int) -> QImage:
    return draw("app-icon", QSize(size, size)).convertToFormat(QImage.Format.Format_ARGB32)


def for_android(form: str, size: int) -> QImage:
    shown = size * 2 // 3 if form == "adaptive" else size
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if form == "round":
        circle = QPainterPath()
        circle.addEllipse(0, 0, size, size)
        painter.setClipPath(circle)
    painter.drawImage((size - shown) // 2, (size - shown) // 2, icon(shown))
    painter.end()
    return image


def for_ios(size: int) -> QImage:
    """Without a see-through corner, which the system cuts by itself: the drawing's own ground goes on beneath it."""
    drawn = icon(size)
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(drawn.pixelColor(size // 2, size // 9))
    painter = QPainter(image)
    painter.drawImage(0, 0, drawn)
    painter.end()
    return image


def png(size: int) -> bytes:
    return written(icon(size))


def written(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico() -> bytes:
    """A table of sizes, then the pictures; a 0 stands for 256."""
    pictures = [(size, png(size)) for size in WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    table = b""
    for size, content in pictures:
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return head + table + b"".join(content for _, content in pictures)


def icns() -> bytes:
    """Blocks, each with its kind and its length, after a head of the same form."""
    blocks = b""
    for kind, size in MAC.items():
        content = png(size)
        blocks += kind + struct.pack(">I", len(content) + 8) + content
    return b"icns" + struct.pack(">I", len(blocks) + 8) + blocks


def files() -> dict[str, bytes]:
    pictures = {f"{NAME}-{size}.png": png(size) for size in LINUX}
    for form, sizes in ANDROID.items():
        pictures |= {f"{NAME}-{form}-{size}.png": written(for_android(form, size)) for size in sizes}
    pictures |= {f"ios/{NAME}-{size}.png": written(for_ios(size)) for size in IOS}
    return {**pictures, f"{NAME}.ico": ico(), f"{NAME}.icns": icns()}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    (ICONS / "ios").mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (ICONS / name).write_bytes(content)
    app.quit()


if __name__ == "__main__":
    main()
