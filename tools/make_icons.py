"""Writes the program's icon as each system wants it, from the one drawing: `python -m tools.make_icons`."""

from __future__ import annotations

import os
import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter

from speicherstadt_app.ui.art import draw

ICONS = Path(__file__).resolve().parents[1] / "resources" / "icons"
NAME = "speicherstadt"
LINUX = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 256)
MAC = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32, b"ic12": 64}
"""The kinds of an .icns that hold a PNG; the last two are the small ones of screens with twice the pixels."""


def icon(size: int) -> QImage:
    return draw("app-icon", QSize(size, size)).convertToFormat(QImage.Format.Format_ARGB32)


def png(size: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(icon(size))
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
    return {**pictures, f"{NAME}.ico": ico(), f"{NAME}.icns": icns()}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    ICONS.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (ICONS / name).write_bytes(content)
    app.quit()


if __name__ == "__main__":
    main()
