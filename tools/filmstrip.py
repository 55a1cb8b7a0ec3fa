"""What moves, on one picture: python -m tools.filmstrip [SCENE] [--theme night] [--out FILE]

A scene is one of the gallery (docs/gallery.md): `start`, `speicherstadt-demand` and so on. Without more, these are ten
seconds of the living harbour: the clock is driven, so the same command makes the same picture.

With `--told EVENT` it is how an event of that game is told over the table: of those of that kind in the scene's record
the one in the middle, or number `--which`, with all that happened in the same move, and `--moves` of them up to there.
It is told ten times slower than at the table, so a frame is late by a few milliseconds at most; each says when it is.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tools.gallery.alike import ENVIRONMENT

if TYPE_CHECKING:
    from PySide6.QtCore import QObject, QRect
    from PySide6.QtGui import QImage

    from tools.gallery.scene import Position
    from tools.gallery.window import Gallery

BUILD: Final = Path(__file__).resolve().parents[1] / "build" / "filmstrip"
SECONDS: Final = 10
FRAMES: Final = 6
ACROSS: Final = 2
GAP: Final = 6
WIDE: Final = 1440
PAPER: Final = "#FFFBF2"
INK: Final = "#2A1B14"

SLOW: Final = 10
"""How many times slower an event is told."""
STEP: Final = 100
"""Milliseconds of a story from one frame to the next."""
MOST: Final = 60
"""Frames of a story at most: something that never ends is seen, too."""
AFTER: Final = 3
"""Frames more, once all has been told: what still fades."""
MARGIN: Final = 24
"""Around what moves."""
CAPTION: Final = 22


class Frame(NamedTuple):
    image: QImage
    words: str = ""


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
    parser.add_argument("--whole", action="store_true", help="the whole window, and not only what moves")
    parser.add_argument("--told", metavar="EVENT", default="", help="how an event of this kind is told")
    parser.add_argument("--which", type=int, help="which one of the record, from 0")
    parser.add_argument("--moves", type=int, default=1, help="so many moves up to that one")
    parser.add_argument("--alone", action="store_true", help="and nothing else that happened then")
    parser.add_argument("--step", type=int, default=STEP, help=f"milliseconds between its frames (default {STEP})")
    parser.add_argument("--across", type=int, default=ACROSS, help=f"frames side by side (default {ACROSS})")
    parser.add_argument("--out", type=Path, default=None)
    asked = parser.parse_args(arguments)
    os.environ |= ENVIRONMENT
    parts = (asked.scene, asked.theme, asked.season, asked.told)
    out = asked.out or BUILD / f"{'-'.join(part for part in parts if part)}.png"
    out.parent.mkdir(parents=True, exist_ok=True)
    frames = told(asked) if asked.told else filmed(asked)
    if not frames:
        print(f"filmstrip: nothing of the kind {asked.told} happens in {asked.scene}", file=sys.stderr)
        return 2
    strip(frames, asked.across).save(str(out))
    print(out)
    return 0


# The living harbour


def filmed(asked: argparse.Namespace) -> list[Frame]:
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
        return [Frame(frame if asked.whole else frame.copy(where & frame.rect())) for frame in frames]


def lives(item: QObject) -> bool:
    """Whether it is a scene of what moves by itself, whichever: it is made from `Life`."""
    kind = item.metaObject()
    while (name := kind.className().partition("_QML")[0]) not in {"Life", "QObject"}:
        kind = kind.superClass()
    return name == "Life"


# An event of a game


def told(asked: argparse.Namespace) -> list[Frame]:
    from PySide6.QtCore import QRect

    from tools.gallery.scene import Position
    from tools.gallery.scenes import SCENES
    from tools.gallery.window import Gallery, Variant

    scene = SCENES[asked.scene]
    if not isinstance(scene, Position):
        raise SystemExit(f"filmstrip: {asked.scene} is no table")
    moves = happened(scene, asked.told, asked.which, asked.moves)
    frames: list[Frame] = []
    with Gallery() as gallery:
        where = QRect()
        for ply, events in moves:
            gallery.show(moved(scene, ply), Variant(size=asked.size, theme=asked.theme))
            alike = [event for event in events if type(event).__name__ == asked.told]
            found = as_told(gallery, alike if asked.alone else events, asked.step)
            where |= what_moves([frame.image for frame in found])
            frames += found
    if asked.whole:
        return frames
    return [Frame(frame.image.copy(where), frame.words) for frame in frames]


def as_told(gallery: Gallery, events: Sequence[Any], step: int) -> list[Frame]:
    """What one move brought, told over the table that it led to."""
    from PySide6.QtCore import Q_ARG, QMetaObject

    # Nothing else moves by itself meanwhile.
    gallery.settings.show(gallery.settings.value._replace(motion="full", livingHarbour=False))
    gallery.settle()
    session: Any = gallery.still.session
    (player,) = gallery.of("StoryPlayer")
    motion = gallery.singleton("Theme", "Motion")
    motion.setProperty("stilled", False)
    motion.setProperty("speed", SLOW)
    scene = session.scene()
    for event in events:
        if (seen := session.rules.seen_event(scene.looks.viewer, event)) is not None:
            # As somebody else's: what is one's own hangs on nobody's pace.
            happening = {"cue": "", "step": 0, **session.presenter.happening(scene, seen), "mine": False}
            QMetaObject.invokeMethod(player, "play", Q_ARG("QVariant", happening))
    frames = [*while_told(gallery, player, step)]
    QMetaObject.invokeMethod(player, "finish")
    motion.setProperty("speed", 0)
    motion.setProperty("stilled", True)
    gallery.settle()
    return frames


def happened(scene: Position, kind: str, which: int | None, moves: int) -> list[tuple[int, list[Any]]]:
    """The last moves up to one in which it happened: how many have been played then, and what each of them brought."""
    from speicherstadt_app.engine.match import Match
    from speicherstadt_app.games import registry

    record, _ = scene.moment()
    match: Match[Any] = Match(registry.find(record.game).rules(record.setup))
    each: list[tuple[int, list[Any]]] = []
    for ply, text in enumerate(record.moves, 1):
        each.append((ply, []))
        match.play_text(text, each[-1][1].append)
    found = [ply for ply, events in each if kind in {type(event).__name__ for event in events}]
    if not found:
        return []
    last = found[len(found) // 2 if which is None else which]
    return each[max(0, last - moves) : last]


def moved(scene: Position, ply: int) -> Position:
    """The same table, with the same people, when so many moves have been played."""
    from dataclasses import dataclass, fields

    from tools.gallery.scene import Position

    @dataclass(frozen=True)
    class Moved(Position):
        def moment(self) -> tuple[Any, int]:
            return scene.moment()[0], ply

    known = {each.name: getattr(scene, each.name) for each in fields(scene)}
    return Moved(**{**known, "picks": (), "shows": ""})


def while_told(gallery: Gallery, player: QObject, step: int) -> Iterator[Frame]:
    """Frame by frame until nothing is told any more, and a little longer."""
    begun = time.monotonic()
    left = AFTER
    for number in range(MOST):
        while (gone := (time.monotonic() - begun) * 1000 / SLOW) < number * step:
            gallery.qt.processEvents()
        yield Frame(gallery.picture(), f"{gone:.0f} ms")
        left -= not player.property("busy")
        if not left:
            return


def what_moves(images: Sequence[QImage]) -> QRect:
    """Where the frames differ, with a margin; all of it if they don't."""
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QRegion

    first = images[0]
    wide, high = first.width(), first.height()
    cell = 16
    region = QRegion()
    for y in range(0, high, cell):
        for x in range(0, wide, cell):
            spot = QRect(x, y, min(cell, wide - x), min(cell, high - y))
            there = first.copy(spot)
            if any(image.copy(spot) != there for image in images[1:]):
                region += QRegion(spot)
    found = region.boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    return first.rect() & found if not region.isEmpty() else first.rect()


# One picture of them all


def strip(frames: Sequence[Frame], across: int = ACROSS) -> QImage:
    from PySide6.QtCore import QPoint, QRect, QSize, Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    images = [frame.image.scaledToWidth(WIDE // across, Qt.TransformationMode.SmoothTransformation) for frame in frames]
    below = CAPTION if any(frame.words for frame in frames) else 0
    wide, high = images[0].width() + GAP, images[0].height() + GAP + below
    whole = QImage(QSize(across * wide - GAP, -(-len(images) // across) * high - GAP), QImage.Format.Format_RGB32)
    whole.fill(QColor(PAPER))
    painter = QPainter(whole)
    painter.setPen(QColor(INK))
    for number, image in enumerate(images):
        corner = QPoint(number % across * wide, number // across * high)
        painter.drawImage(corner, image)
        words = QRect(corner + QPoint(4, image.height()), QSize(wide, below))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, frames[number].words)
    painter.end()
    return whole


if __name__ == "__main__":
    sys.exit(main())
