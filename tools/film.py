"""The moving picture of the README: python -m tools.film [--out FILE]

Moments of recorded games, told over the tables of the gallery (docs/gallery.md), one after the other in an animated
WebP. Qt writes the single pictures, this module their container (https://developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tools.filmstrip import as_told, happened, moved
from tools.gallery.alike import ENVIRONMENT

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QImage

OUT: Final = Path(__file__).resolve().parents[1] / "docs/pictures/film.webp"
WIDE: Final = 960
QUALITY: Final = 58
STEP: Final = 125
"""Milliseconds from one frame to the next."""
BLOCK: Final = 16
"""Points of a side: differences are looked for in squares."""
REST: Final = 1200
"""Milliseconds that the last frame of a moment stays."""


class Moment(NamedTuple):
    """An event of a gallery scene's record, with some moves before it."""

    scene: str
    event: str
    moves: int = 1
    which: int | None = None
    theme: str = "day"


class Shot(NamedTuple):
    """What changes on the picture, and for how long it stays."""

    webp: bytes
    x: int
    y: int
    wide: int
    high: int
    milliseconds: int


MOMENTS: Final = (
    Moment("speicherstadt-demand-five", "WorkerPlaced", moves=4),
    Moment("speicherstadt-purchase", "CardBought", moves=2),
    Moment("speicherstadt-fire-five", "FireStruck"),
    Moment("venedig-open-five", "CardsOpened"),
    Moment("venedig-drive", "PileDriven", moves=4),
    Moment("venedig-build", "TileBuilt", theme="night"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="film", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args(arguments)
    os.environ |= ENVIRONMENT
    size, shots = filmed(MOMENTS)
    asked.out.write_bytes(animated(size, shots))
    print(f"{asked.out}: {len(shots)} frames, {asked.out.stat().st_size / 1e6:.2f} MB")
    return 0


def filmed(moments: Iterable[Moment]) -> tuple[tuple[int, int], list[Shot]]:
    from PySide6.QtCore import Qt

    from tools.gallery.scene import Position
    from tools.gallery.scenes import SCENES
    from tools.gallery.window import Gallery, Variant

    shots: list[Shot] = []
    size = (0, 0)
    with Gallery() as gallery:
        for moment in moments:
            scene = SCENES[moment.scene]
            if not isinstance(scene, Position):
                raise SystemExit(f"film: {moment.scene} is no table")
            images: list[QImage] = []
            for ply, events in happened(scene, moment.event, moment.which, moment.moves):
                gallery.show(moved(scene, ply), Variant(theme=moment.theme))
                images += [frame.image for frame in as_told(gallery, events, STEP)]
            small = [image.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation) for image in images]
            size = (small[0].width(), small[0].height())
            shots += changes(small)
    return size, shots


def changes(images: Sequence[QImage]) -> list[Shot]:
    """The first picture whole, of each further one what differs; the last one rests."""
    shots: list[Shot] = []
    for number, image in enumerate(images):
        if number and image == images[number - 1]:
            shots[-1] = shots[-1]._replace(milliseconds=shots[-1].milliseconds + STEP)
            continue
        where = what_differs(images[number - 1], image) if number else image.rect()
        part = webp(image.copy(where))
        shots.append(Shot(part, where.x(), where.y(), where.width(), where.height(), STEP))
    return [*shots[:-1], shots[-1]._replace(milliseconds=shots[-1].milliseconds + REST)]


def what_differs(before: QImage, after: QImage) -> QRect:
    """The smallest rectangle of blocks that holds every difference: WebP begins a part at even points."""
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QRegion

    region = QRegion()
    for y in range(0, after.height(), BLOCK):
        for x in range(0, after.width(), BLOCK):
            spot = QRect(x, y, BLOCK, BLOCK) & after.rect()
            if before.copy(spot) != after.copy(spot):
                region += QRegion(spot)
    return region.boundingRect()


def webp(image: QImage) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.convertToFormat(QImage.Format.Format_RGB32).save(buffer, "webp", QUALITY):  # type: ignore[call-overload]
        raise SystemExit("film: this Qt writes no WebP")
    return bytes(buffer.data().data())


def animated(size: tuple[int, int], shots: Sequence[Shot]) -> bytes:
    """An animated WebP that repeats for ever."""
    wide, high = (side - 1 for side in size)
    animation = 0x02
    head = chunk(b"VP8X", struct.pack("<I", animation) + short(wide) + short(high))
    forever = chunk(b"ANIM", struct.pack("<IH", 0, 0))
    no_blend = 0x02
    frames = [
        chunk(
            b"ANMF",
            short(shot.x // 2)
            + short(shot.y // 2)
            + short(shot.wide - 1)
            + short(shot.high - 1)
            + short(shot.milliseconds)
            + bytes([no_blend])
            + bitmap(shot.webp),
        )
        for shot in shots
    ]
    body = b"WEBP" + head + forever + b"".join(frames)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def bitmap(still: bytes) -> bytes:
    """The chunk of the picture itself, out of a file with one picture."""
    at = 12
    while at < len(still):
        name, length = still[at : at + 4], struct.unpack_from("<I", still, at + 4)[0]
        if name in {b"VP8 ", b"VP8L"}:
            return chunk(name, still[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise SystemExit("film: a frame without a picture")


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def short(number: int) -> bytes:
    """24 bits, the lowest first."""
    return struct.pack("<I", number)[:3]


if __name__ == "__main__":
    sys.exit(main())
