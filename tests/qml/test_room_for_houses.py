"""Houses are drawn at every window that has room for them, and nothing that is asked lies over their cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtQml import QQmlComponent

from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

WIDTHS = range(360, 2000, 80)
HEIGHTS = range(360, 1500, 60)
HALF_SCREENS = ((960, 1040), (800, 1040), (683, 690), (640, 900), (900, 600))

PLAN = b"import Frame\nTablePlan { width: 1280; height: 680; strips: counter?.strips ?? 0 }"


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


@pytest.fixture
def plan(gallery: Gallery) -> Iterator[QObject]:
    """Where things lie at the table that is shown, in windows that nobody has to draw."""
    component = QQmlComponent(gallery.engine)
    component.setData(PLAN, QUrl())
    made = component.create()
    assert made is not None, component.errorString()
    yield made
    made.deleteLater()


def sit_down(gallery: Gallery, plan: QObject, scene: str, text: int) -> None:
    gallery.show(SCENES[scene], Variant(text=text))
    plan.setProperty("board", gallery.of("Board")[0])
    plan.setProperty("counter", gallery.of("Counter")[0])
    plan.setProperty("keys", gallery.of("Prompt")[0].property("beside"))


def shows(plan: QObject, width: int, height: int) -> bool:
    plan.setProperty("width", width)
    plan.setProperty("height", height)
    return not plan.property("listed")


@pytest.mark.parametrize(
    ("scene", "text"),
    [("speicherstadt-demand-two", 100), ("speicherstadt-demand-five", 100), ("speicherstadt-demand-five", 150)],
)
def test_a_larger_window_never_takes_the_houses_away(gallery: Gallery, plan: QObject, scene: str, text: int) -> None:
    sit_down(gallery, plan, scene, text)
    drawn = {size: shows(plan, *size) for size in product(WIDTHS, HEIGHTS)}
    lost = [
        (width, height, wider, higher)
        for (width, height), there in drawn.items()
        for wider, higher in ((width + WIDTHS.step, height), (width, height + HEIGHTS.step))
        if there and not drawn.get((wider, higher), True)
    ]
    assert lost == []
    assert {*drawn.values()} == {True, False}
    assert drawn[360, 360] is False


def test_half_a_screen_shows_houses_and_hides_no_card(gallery: Gallery) -> None:
    gallery.show(SCENES["speicherstadt-demand-five"], Variant())
    for size in HALF_SCREENS:
        gallery.window.resize(*size)
        gallery.settle()
        (prompt,) = gallery.of("Prompt")
        (harbour,) = gallery.of("Harbour")
        cards = [card.mapRectToScene(card.boundingRect()) for card in gallery.of("TradeCard")]
        assert len(cards) == 6, size
        for card in cards:
            assert card.bottom() < prompt.mapRectToScene(prompt.boundingRect()).top(), size
            assert harbour.mapRectToScene(harbour.boundingRect()).contains(card), size


def test_a_window_that_has_no_size_for_a_moment_has_no_place_of_less_than_none(gallery: Gallery, plan: QObject) -> None:
    """As it may while a screen is turned or filled: whatever is strewn over the place is counted by its width."""
    sit_down(gallery, plan, "speicherstadt-demand-two", 100)
    for size in product((0, 60, 240), (0, 40)):
        shows(plan, *size)
        assert plan.property("sceneWidth") >= 0, size
