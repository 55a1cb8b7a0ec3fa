"""What needs much room finds it: the question covers no cell, somebody is heard upright, a sign stays with its name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

LANGUAGES = ("en", "de", "fr")


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


def frame(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize(
    "scene", ["exchange", "exchange-with", "give", "choose-builder", "council-chosen", "markers", "build-ghost"]
)
def test_what_is_asked_covers_no_cell(gallery: Gallery, scene: str) -> None:
    """In each language, in each of two small windows: who sits there changes both."""
    first, *others = (Variant(size, language=language) for size in ("floor", "laptop") for language in LANGUAGES)
    gallery.show(SCENES[f"venedig-{scene}"], first)
    for look in (first, *others):
        if look is not first:
            gallery.turn(look)
        (stage,) = gallery.of("Prompt")
        (city,) = gallery.of("City")
        assert stage.isVisible()
        assert frame(stage).top() >= frame(city).bottom(), look


@pytest.mark.parametrize("size", ["upright", "floor"])
def test_somebody_speaks_and_covers_nothing(gallery: Gallery, size: str) -> None:
    gallery.show(SCENES["venedig-speech"], Variant(size, language="de"))
    (bubble,) = gallery.of("SpeechBubble")
    (rail,) = gallery.of("PlayerRail")
    (log,) = gallery.of("LogView")
    said = frame(bubble)
    assert said.height() > 0
    for item in (*gallery.of("Strip"), *gallery.of("Counter"), log):
        assert not frame(item).intersects(said)
    lines = next(item for item in gallery.items(log) if item.inherits("QQuickListView"))
    assert lines.height() >= 40, "the newest sentences are still to be read"
    gallery.run_qml(rail, "hush()")
    gallery.settle()
    assert bubble.height() == 0


def test_a_sign_never_ends_a_line_apart_from_its_name(gallery: Gallery) -> None:
    gallery.show(SCENES["venedig-build-ghost"], Variant(language="de"))
    (stage,) = gallery.of("Prompt")
    (words,) = (item for item in gallery.items(stage) if "<img" in str(item.property("text")))
    found = re.search(r"<img[^>]*>([A-Z]\w+)", str(words.property("text")))
    assert found is not None
    size = words.property("font").pixelSize()

    def lay_out(text: str, width: int) -> float:
        """Wraps it as the landing stage does; how wide the widest line is."""
        words.setWidth(width)
        told = gallery.run_qml(stage, f"signs({json.dumps(text)}, {size}, {width}, false)")
        words.setProperty("text", told)
        gallery.settle()
        return float(words.property("contentWidth"))

    whole = int(lay_out(f"von {found[0]}", 1000))
    lines = set()
    for width in range(whole - 24, whole + 12):
        name = lay_out(found[1], width)
        assert lay_out(f"von {found[0]}", width) > name + 12, "the sign stands in the line of the name"
        lines.add(words.property("lineCount"))
    assert lines == {1, 2}


def test_the_flag_of_whoever_wins_hangs_below_what_the_count_says(gallery: Gallery) -> None:
    gallery.show(SCENES["venedig-end-five"], Variant("upright", language="fr"))
    (count,) = gallery.of("ScoreSheet")
    count.setProperty("turned", False)
    gallery.settle()
    assert count.property("topped"), "there is no room for the title beside the players"
    told = gallery.run_qml(count, "end.title")
    title = next(item for item in gallery.items(count) if item.property("text") == told)
    words = title.parentItem()
    assert words is not None
    assert gallery.run_qml(count, "crests.map(crest => crest.y)")[0] >= words.y() + words.height()


def test_ranks_are_figures_of_one_height_and_width(gallery: Gallery) -> None:
    gallery.show(SCENES["venedig-end-five"], Variant())
    (podium,) = gallery.of("Podium")
    ranks = [item for item in gallery.items(podium) if str(item.property("text") or "") in {*"12345"} and is_bold(item)]
    assert {str(item.property("text")) for item in ranks} == {*"12345"}
    widths = {(item.property("font").pixelSize(), item.property("contentWidth")) for item in ranks}
    assert len(widths) == len({size for size, _ in widths}), "old figures are of all widths"


def is_bold(item: QQuickItem) -> bool:
    return bool(item.property("font").bold())
