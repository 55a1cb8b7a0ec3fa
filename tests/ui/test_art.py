"""What QML gets when it asks for a drawing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from speicherstadt_app.ui import art
from speicherstadt_app.ui.art import Art, fitting
from tests.ui.conftest import Complaints

pytestmark = pytest.mark.usefixtures("qapp")


def asked(provider: Art, identity: str, width: int, height: int) -> QImage:
    told = QSize()
    image = provider.requestImage(identity, told, QSize(width, height))
    assert told == image.size()
    return image


def colours_of(image: QImage) -> set[str]:
    """Those of the pixels that hide what is below them."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize(
    ("identity", "wanted", "size"),
    [
        ("speicherstadt/goods/tea", (48, 48), (48, 48)),
        ("speicherstadt/goods/tea", (96, 48), (48, 48)),
        ("speicherstadt/cards/ship", (128, 128), (128, 80)),
        ("speicherstadt/cards/ship", (128, 0), (128, 80)),
        ("skylines/night/winter", (0, 48), (256, 48)),
        ("speicherstadt/goods/tea", (-1, -1), (64, 64)),
    ],
)
def test_a_drawing_fits_what_is_asked_for(identity: str, wanted: tuple[int, int], size: tuple[int, int]) -> None:
    assert asked(Art(), identity, *wanted).size() == QSize(*size)


def test_a_drawing_has_its_colours_and_nothing_around() -> None:
    image = asked(Art(), "speicherstadt/goods/tea", 64, 64)
    assert QColor("#2F9088").name() in colours_of(image)
    assert image.pixelColor(0, 0).alpha() == 0


def test_a_tint_is_the_only_colour() -> None:
    assert colours_of(asked(Art(), "emblems/anchor@ff8a65", 64, 64)) == {"#ff8a65"}


def test_the_same_is_drawn_once() -> None:
    provider = Art()
    first = asked(provider, "speicherstadt/parts/coin", 24, 24)
    assert asked(provider, "speicherstadt/parts/coin", 24, 24).cacheKey() == first.cacheKey()
    assert asked(provider, "speicherstadt/parts/coin", 25, 25).cacheKey() != first.cacheKey()


def test_what_was_not_asked_for_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "MOST_BYTES", 3 * 32 * 32 * 4)
    provider = Art()
    keys = {
        name: asked(provider, name, 32, 32).cacheKey()
        for name in ("speicherstadt/parts/coin", "speicherstadt/parts/bell", "speicherstadt/parts/sack")
    }
    asked(provider, "speicherstadt/parts/coin", 32, 32)
    asked(provider, "speicherstadt/parts/hook", 32, 32)
    assert asked(provider, "speicherstadt/parts/coin", 32, 32).cacheKey() == keys["speicherstadt/parts/coin"]
    assert asked(provider, "speicherstadt/parts/bell", 32, 32).cacheKey() != keys["speicherstadt/parts/bell"]


@pytest.mark.qt_log_ignore("There is no drawing")
@pytest.mark.parametrize(
    "identity",
    ["speicherstadt/goods/bananas", "../secret", "speicherstadt/goods/tea@red", "speicherstadt/goods//tea", ""],
)
def test_a_drawing_that_is_missing_is_said_and_seen(complaints: Complaints, identity: str) -> None:
    image = asked(Art(), identity, 32, 32)
    assert f"There is no drawing {identity}" in complaints()
    assert "#ff00ff" in colours_of(image)


def test_no_picture_is_so_big_that_it_fills_the_memory() -> None:
    for wanted in (QSize(200_000, 0), QSize(0, 200_000), QSize(200_000, 200_000)):
        size = fitting(QSize(48, 64), wanted)
        assert max(size.width(), size.height()) <= 4096
