"""What is wrong in a window and can be found without eyes: cut or covered text, small targets, things without a name.

Sizes are in design pixels, that is, before a large window magnifies everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem

from tests.qml.open_window import class_of
from tools.gallery.window import Gallery

FINGER: Final = 48
SLACK: Final = 1.5
"""What rounding may take or give."""
MOST: Final = 0.8
"""A target that is so much of the window is in front of all others."""
TOUCHING: Final = 4.0
"""Targets may share an edge, not more."""

# Python can't read these two by themselves.
ALIGNED: Final = "[effectiveHorizontalAlignment, verticalAlignment]"
SHARE: Final = {
    Qt.AlignmentFlag.AlignRight.value: 1.0,
    Qt.AlignmentFlag.AlignHCenter.value: 0.5,
    Qt.AlignmentFlag.AlignBottom.value: 1.0,
    Qt.AlignmentFlag.AlignVCenter.value: 0.5,
}

NO_WRAP: Final = 0
FRAMES: Final = ("QQuickAbstractButton", "QQuickComboBox")
"""What words are in, though nothing that is drawn is above them in the tree."""
PRESSED: Final = ("QQuickAbstractButton", "QQuickComboBox", "QQuickSlider", "QQuickMouseArea")
SAID: Final = frozenset(
    {
        QAccessible.Role.Button,
        QAccessible.Role.CheckBox,
        QAccessible.Role.ComboBox,
        QAccessible.Role.Dialog,
        QAccessible.Role.EditableText,
        QAccessible.Role.Graphic,
        QAccessible.Role.Grouping,
        QAccessible.Role.Heading,
        QAccessible.Role.List,
        QAccessible.Role.ListItem,
        QAccessible.Role.RadioButton,
        QAccessible.Role.Slider,
        QAccessible.Role.StaticText,
    }
)
TYPED: Final = ("QQuickTextInput", "QQuickTextEdit")


@dataclass(frozen=True, slots=True)
class Flaw:
    kind: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.where}: {self.what}"


def flaws(gallery: Gallery) -> list[Flaw]:
    seen = list(_shown(gallery))
    texts = [item for item in seen if item.inherits("QQuickText") and item.property("text")]
    return [
        *(Flaw("warning", "Qt", complaint) for complaint in gallery.complaints),
        *_cut(texts, gallery),
        *_over_each_other(texts, gallery),
        *_targets(seen, gallery),
        *_nameless(seen),
        *_unsaid(gallery),
    ]


# --- where things are


def name_of(item: QQuickItem) -> str:
    """Which file made it, or the nearest thing around it that a file of ours made."""
    names: list[str] = []
    up: QQuickItem | None = item
    while up is not None and len(names) < 2:
        kind, ours, _ = class_of(up).partition("_QML")
        if ours and not kind.startswith("QQuick"):
            names.append(kind)
        up = up.parentItem()
    return " in ".join(names) or class_of(item)


def words_of(item: QObject) -> str:
    text = item.property("text") or ""
    return f"“{text}”" if text else ""


def _shown(gallery: Gallery) -> Iterator[QQuickItem]:
    """Under a sheet that takes all attention nothing counts."""
    seen = list(gallery.items())
    above = [item for item in seen if item.inherits("QQuickPopupItem")]
    window = _window(gallery)
    above += [item for item in seen if _is_target(item) and _share(_rect(item, gallery), window) > MOST]
    yield from gallery.items(above[-1]) if above else seen


def _share(rect: QRectF, window: QRectF) -> float:
    shared = rect.intersected(window)
    return shared.width() * shared.height() / (window.width() * window.height())


def _rect(item: QQuickItem, gallery: Gallery, inner: QRectF | None = None) -> QRectF:
    scene = item.mapRectToScene(inner or QRectF(0, 0, item.width(), item.height()))
    zoom = gallery.zoom
    return (
        scene if zoom == 1 else QRectF(scene.x() / zoom, scene.y() / zoom, scene.width() / zoom, scene.height() / zoom)
    )


def _ancestors(item: QQuickItem) -> Iterator[QQuickItem]:
    up = item.parentItem()
    while up is not None:
        yield up
        up = up.parentItem()


def _scrolls(item: QQuickItem) -> bool:
    return item.inherits("QQuickFlickable")


def _window(gallery: Gallery) -> QRectF:
    return QRectF(0, 0, gallery.window.width() / gallery.zoom, gallery.window.height() / gallery.zoom)


def _in_view(item: QQuickItem, gallery: Gallery, rect: QRectF) -> QRectF:
    """What is left of it after everything that clips; what can be scrolled to is nothing for now."""
    for up in _ancestors(item):
        if up.clip() or _scrolls(up):
            rect = rect.intersected(_rect(up, gallery))
    return rect.intersected(_window(gallery))


# --- text


def _ink(text: QQuickItem, gallery: Gallery) -> QRectF:
    """Where the letters are, without the air above and below."""
    width, height = float(text.property("contentWidth")), float(text.property("contentHeight"))
    left, top = float(text.property("leftPadding")), float(text.property("topPadding"))
    room = text.width() - left - float(text.property("rightPadding"))
    depth = text.height() - top - float(text.property("bottomPadding"))
    across, down = gallery.run_qml(text, ALIGNED)
    x = left + (room - width) * SHARE.get(across, 0.0)
    y = top + (depth - height) * SHARE.get(down, 0.0)
    air = height / max(1, int(text.property("lineCount"))) * 0.2
    return _rect(text, gallery, QRectF(x, y + air, width, height - 2 * air))


def _cut(texts: list[QQuickItem], gallery: Gallery) -> Iterator[Flaw]:
    for text in texts:
        ink = _ink(text, gallery)
        if text.property("truncated"):
            yield Flaw("cut", name_of(text), words_of(text))
        elif why := _leaves(text, ink, gallery) or _wider(text, gallery):
            yield Flaw("cut", name_of(text), f"{words_of(text)} {why}")


def _wider(text: QQuickItem, gallery: Gallery) -> str:
    """A word too long for its line: the rest of it is behind what stands beside, if nothing else is in its way."""
    beyond = float(text.property("contentWidth")) - text.width()
    wraps = beyond > SLACK and gallery.run_qml(text, "wrapMode") != NO_WRAP
    return f"goes {beyond:.0f} px beyond its line" if wraps else ""


def _leaves(text: QQuickItem, ink: QRectF, gallery: Gallery) -> str:
    scrolled = False
    for up in _ancestors(text):
        frame = _rect(up, gallery)
        if _scrolls(up):
            # Along the way it scrolls, there is always more to be seen.
            if float(up.property("contentWidth")) <= up.width() + 1 and _out(ink, frame, across=True) > SLACK:
                return f"goes {_out(ink, frame, across=True):.0f} px beyond {name_of(up)}"
            scrolled = True
        # What a button's words stand on is not what they are in.
        elif not scrolled and (up.clip() or _is_surface(up) or any(map(up.inherits, FRAMES))) and frame.intersects(ink):
            beyond = max(_out(ink, frame, across=True), _out(ink, frame, across=False))
            if beyond > SLACK and frame.contains(ink.center()):
                return f"goes {beyond:.0f} px beyond {name_of(up)}"
    beyond = 0.0 if scrolled else max(_out(ink, _window(gallery), across=way) for way in (True, False))
    return f"goes {beyond:.0f} px beyond the window" if beyond > SLACK else ""


def _is_surface(item: QQuickItem) -> bool:
    """Something that is drawn, so that words on it seem to be in it."""
    return item.inherits("QQuickRectangle") and item.width() > 0 and item.property("color").alpha() > 0


def _out(inner: QRectF, frame: QRectF, *, across: bool) -> float:
    if across:
        return max(frame.left() - inner.left(), inner.right() - frame.right())
    return max(frame.top() - inner.top(), inner.bottom() - frame.bottom())


def _over_each_other(texts: list[QQuickItem], gallery: Gallery) -> Iterator[Flaw]:
    inks = [(text, _in_view(text, gallery, _ink(text, gallery))) for text in texts if text.isEnabled()]
    for (one, ink), (other, its) in combinations([pair for pair in inks if not pair[1].isEmpty()], 2):
        shared = ink.intersected(its)
        if shared.width() > SLACK and shared.height() > SLACK and not _covers(one, other, gallery):
            yield Flaw("overlap", name_of(one), f"{words_of(one)} and {words_of(other)} ({name_of(other)})")


def _covers(one: QQuickItem, other: QQuickItem, gallery: Gallery) -> bool:
    """Whether something opaque lies between them: on one's way up to what both lie in there is a surface."""
    above = [one, *_ancestors(one)]
    common = next(up for up in (other, *_ancestors(other)) if up in above)
    shared = _rect(one, gallery).intersected(_rect(other, gallery)).center()
    return any(
        _is_surface(sheet) and _rect(sheet, gallery).contains(shared)
        for side in (one, other)
        for up in _below(side, common)
        for sheet in (up, *_backs(up))
    )


def _backs(item: QQuickItem) -> Iterator[QQuickItem]:
    """What may be the ground that an item's other children stand on."""
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from (grandchild for grandchild in child.childItems() if grandchild.isVisible())


def _below(item: QQuickItem, top: QQuickItem) -> Iterator[QQuickItem]:
    for up in (item, *_ancestors(item)):
        if up == top:
            return
        yield up


# --- targets


def _is_target(item: QQuickItem) -> bool:
    if not item.isEnabled() or item.width() <= 0 or _scrolls(item) or _is_picture(item):
        return False
    if any(item.inherits(kind) for kind in (*PRESSED, *TYPED)):
        return not item.inherits("QQuickMouseArea") or item.acceptedMouseButtons() != Qt.MouseButton.NoButton
    return any(child.inherits("QQuickTapHandler") and child.property("enabled") for child in item.children())


def _is_picture(item: QQuickItem) -> bool:
    """Whether it is a part of a picture in the rules, where nothing can be pressed."""
    return any(class_of(up).startswith("PictureFrame_QML") for up in _ancestors(item))


def _targets(seen: list[QQuickItem], gallery: Gallery) -> Iterator[Flaw]:
    found = []
    for item in filter(_is_target, seen):
        whole, rect = _rect(item, gallery), _in_view(item, gallery, _rect(item, gallery))
        # Of what is only half scrolled into view the rest will come.
        if not rect.isEmpty() and (rect == whole or not any(map(_scrolls, _ancestors(item)))):
            found.append((item, rect))
    for item, rect in found:
        inside = any(other != item and other in _ancestors(item) and _large(space) for other, space in found)
        if not _large(rect) and not inside:
            size = f"{rect.width():.0f} x {rect.height():.0f}"
            yield Flaw("target", name_of(item), f"{_spoken(item)} is {size}")
    for (one, rect), (other, its) in combinations(found, 2):
        shared = rect.intersected(its)
        if (
            min(shared.width(), shared.height()) > TOUCHING
            and not _related(one, other)
            and not _covers(one, other, gallery)
        ):
            yield Flaw("overlap", name_of(one), f"{_spoken(one)} and {_spoken(other)} ({name_of(other)})")


def _large(rect: QRectF) -> bool:
    return rect.width() > FINGER - SLACK and rect.height() > FINGER - SLACK


def _related(one: QQuickItem, other: QQuickItem) -> bool:
    return one in _ancestors(other) or other in _ancestors(one)


# --- names


def _spoken(item: QQuickItem) -> str:
    interface: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(item)
    return f"“{interface.text(QAccessible.Text.Name)[:60]}”" if interface is not None else "something"


def _nameless(seen: list[QQuickItem]) -> Iterator[Flaw]:
    for item in seen:
        if not item.activeFocusOnTab() or not item.isEnabled():
            continue
        interface: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(item)
        if interface is None or not interface.text(QAccessible.Text.Name).strip():
            yield Flaw("name", name_of(item), "the keyboard goes there, but it has no name")
        elif interface.role() in {QAccessible.Role.NoRole, QAccessible.Role.Client}:
            yield Flaw("name", name_of(item), f"{_spoken(item)} doesn't say what it is")


def _unsaid(gallery: Gallery) -> Iterator[Flaw]:
    """What a screen reader stops at and finds no words for."""
    for heard in gallery.heard():
        if heard.role in SAID and not heard.name.strip():
            where = name_of(heard.thing) if isinstance(heard.thing, QQuickItem) else "something"
            yield Flaw("name", where, f"a {heard.role.name} has no name")
