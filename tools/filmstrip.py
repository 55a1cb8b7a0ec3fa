"""Ten seconds of the living harbour on one picture: python -m tools.filmstrip [SCENE] [--theme night] [--out FILE]

A scene is one of the gallery (docs/gallery.md): `start`, `speicherstadt-demand` and so on. The clock is driven, so the
same command makes the same picture.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.gallery.alike import ENVIRONMENT

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QImage

BUILD: Final = Path(__file__).resolve().parents[1] / "build" / "filmstrip"
SECONDS: Final = 10
FRAMES: Final = 6
ACROSS: Final = 2
GAP: Final = 6
WIDE: Final = 1440


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="filmstrip", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("scene", nargs="?", default="start", help="of the gallery")
    parser.add_argument("--size", default="floor", help="of the window, as the gallery calls it")
    parser.add_argument("--theme", default="day", choices=("day", "night", "contrast"))
    parser.add_argument("--season", default="", help="another one than the scene has")
    parser.add_argument("--begin", type=float, default=20.0, help="seconds on the clock at the first frame")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--frames", type=int, default=FRAMES)
    parser.add_argument("--whole", action="store_true", help="the whole window, and not the scene alone")
    parser.add_argument("--out", type=Path, default=None)
    asked = parser.parse_args(arguments)
    os.environ |= ENVIRONMENT
    out = asked.out or BUILD / f"{asked.scene}-{asked.theme}{asked.season and '-' + asked.season}.png"
    out.parent.mkdir(parents=True, exist_ok=True)
    frames = filmed(asked)
    strip(frames).save(str(out))
    print(out)
    return 0


def filmed(asked: argparse.Namespace) -> list[QImage]:
    from PySide6.QtCore import QRectF

    from tools.gallery.scenes import SCENES
    from tools.gallery.window import Gallery, Variant

    with Gallery() as gallery:
        gallery.show(SCENES[asked.scene], Variant(size=asked.size, theme=asked.theme))
        gallery.settings.show(gallery.settings.value._replace(motion="full"))
        if asked.season:
            gallery.turn_season(asked.season)
        gallery.settle()
        at = [asked.begin + asked.seconds * n / (asked.frames - 1) for n in range(asked.frames)]
        gallery.turn_to(asked.begin)
        scene = next(item for item in gallery.items() if lives(item))
        where = scene.mapRectToScene(QRectF(0, 0, scene.width(), scene.height())).toRect()
        frames = [gallery.turn_to(seconds) for seconds in at]
        return frames if asked.whole else [frame.copy(where & frame.rect()) for frame in frames]


def lives(item: QObject) -> bool:
    """Whether it is a scene of what moves by itself, whichever: it is made from `Life`."""
    kind = item.metaObject()
    while (name := kind.className().partition("_QML")[0]) not in {"Life", "QObject"}:
        kind = kind.superClass()
    return name == "Life"


def strip(frames: Sequence[QImage]) -> QImage:
    from PySide6.QtCore import QPoint, QSize, Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    small = [frame.scaledToWidth(WIDE // ACROSS, Qt.TransformationMode.SmoothTransformation) for frame in frames]
    wide, high = small[0].width() + GAP, small[0].height() + GAP
    whole = QImage(QSize(ACROSS * wide - GAP, -(-len(small) // ACROSS) * high - GAP), QImage.Format.Format_RGB32)
    whole.fill(QColor("#FFFBF2"))
    painter = QPainter(whole)
    for number, frame in enumerate(small):
        painter.drawImage(QPoint(number % ACROSS * wide, number // ACROSS * high), frame)
    painter.end()
    return whole


if __name__ == "__main__":
    sys.exit(main())
