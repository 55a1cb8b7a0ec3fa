"""Pictures of the window are those that somebody has looked at and kept, and a change is seen in them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from tests.images.conftest import Shows
from tools.gallery.__main__ import KEPT
from tools.gallery.inspection import flaws
from tools.gallery.pictures import SUFFIX, as_kept, difference, keep, kept
from tools.gallery.selection import KEPT_VIEWS, View, views
from tools.gallery.window import Gallery

DEMAND, START = views("speicherstadt-demand-chosen/de", "start/fr")


@pytest.mark.parametrize("view", KEPT_VIEWS, ids=str)
def test_a_window_looks_as_it_was_kept(shows: Shows, view: View) -> None:
    gallery = shows(view)
    assert [str(flaw) for flaw in flaws(gallery)] == []
    path = KEPT / f"{view}{SUFFIX}"
    assert path.exists(), "python -m tools.gallery --accept keeps it"
    found = difference(kept(path), as_kept(gallery.picture()))
    assert found.alike, f"{found}: see it by python -m tools.gallery --only {view}"


def test_every_kept_picture_is_compared() -> None:
    assert {path.name for path in KEPT.iterdir()} == {f"{view}{SUFFIX}" for view in KEPT_VIEWS}


def texts(gallery: Gallery, said: str) -> list[QQuickItem]:
    return [item for item in gallery.items() if item.inherits("QQuickText") and item.property("text") == said]


def as_shown(gallery: Gallery) -> QImage:
    return as_kept(gallery.picture())


@pytest.mark.parametrize(
    ("view", "one", "other"),
    [
        (DEMAND, DEMAND, START),
        tuple(views("speicherstadt-rules-found/de/150", "speicherstadt-rules/de", "speicherstadt-rules-cards/de")),
        tuple(views("speicherstadt-rules/de", "start/fr", "speicherstadt-fire-five/de")),
        tuple(views("speicherstadt-why/fr/200", "start/fr", "speicherstadt-watch/small/fr")),
    ],
    ids=str,
)
def test_the_same_state_looks_the_same_whatever_was_shown_before(
    shows: Shows, view: View, one: View, other: View
) -> None:
    shows(one)
    before = as_shown(shows(view))
    shows(other)
    assert difference(before, as_shown(shows(view))).most == 0


def test_another_price_is_seen(shows: Shows) -> None:
    gallery = shows(DEMAND)
    before = as_shown(gallery)
    one = texts(gallery, "1")[-1]
    one.setProperty("text", "2")
    assert not difference(before, as_shown(gallery)).alike
    one.setProperty("text", "1")
    assert difference(before, as_shown(gallery)).alike


def test_another_word_is_seen(shows: Shows) -> None:
    gallery = shows(START)
    before = as_shown(gallery)
    (word,) = texts(gallery, "Réglages")
    word.setProperty("text", "Reglages")
    assert not difference(before, as_shown(gallery)).alike
    word.setProperty("text", "Réglages")


def test_a_button_that_is_gone_is_seen(shows: Shows) -> None:
    gallery = shows(DEMAND)
    before = as_shown(gallery)
    button = gallery.button("Setzen")
    button.setVisible(False)
    assert not difference(before, as_shown(gallery)).alike
    button.setVisible(True)


def test_another_colour_is_seen(shows: Shows) -> None:
    gallery = shows(START)
    before = as_shown(gallery)
    (title,) = texts(gallery, "Speicherstadt")
    colour = title.property("color")
    title.setProperty("color", QColor("#3A2A20"))
    assert not difference(before, as_shown(gallery)).alike
    title.setProperty("color", colour)


def test_a_picture_is_read_as_it_was_kept(shows: Shows, tmp_path: Path) -> None:
    picture = shows(START).picture()
    path = tmp_path / f"start{SUFFIX}"
    keep(picture, path)
    assert difference(kept(path), as_kept(picture)).most == 0


def test_another_size_is_another_picture(shows: Shows) -> None:
    (small,) = views("start/fr/small")
    before = as_shown(shows(START))
    assert not difference(before, as_shown(shows(small))).alike
