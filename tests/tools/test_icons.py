"""The icons are the drawing, in the sizes and files that systems ask for."""

import struct

import pytest
from PySide6.QtGui import QImage

from tools.make_icons import ANDROID, ICONS, IOS, LINUX, MAC, NAME, WINDOWS, icon

pytestmark = pytest.mark.usefixtures("qapp")


def is_the_drawing(content: bytes, size: int) -> bool:
    """Edges are smoothed a little differently from one Qt to the next."""
    image = QImage.fromData(content).convertToFormat(QImage.Format.Format_ARGB32)
    assert (image.width(), image.height()) == (size, size)
    drawn = icon(size)
    pairs = zip(bytes(image.constBits())[::7], bytes(drawn.constBits())[::7], strict=True)
    return sum(abs(a - b) for a, b in pairs) * 7 / drawn.sizeInBytes() < 2


@pytest.mark.parametrize("size", LINUX)
def test_linux_gets_a_picture_of_each_size(size: int) -> None:
    assert is_the_drawing((ICONS / f"{NAME}-{size}.png").read_bytes(), size)


@pytest.mark.parametrize("size", IOS)
def test_a_phone_of_apple_gets_pictures_without_a_see_through_corner(size: int) -> None:
    image = QImage(str(ICONS / "ios" / f"{NAME}-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert not image.hasAlphaChannel()


@pytest.mark.parametrize(("form", "size"), [(form, size) for form, sizes in ANDROID.items() for size in sizes])
def test_android_gets_pictures_of_three_forms(form: str, size: int) -> None:
    image = QImage(str(ICONS / f"{NAME}-{form}-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(size // 2, size // 2).alpha() == 255
    edge = image.pixelColor(size // 2, size // 8)
    assert (edge.alpha() == 0) == (form == "adaptive"), "only there the phone cuts, and needs a margin"
    assert form == "square" or image.pixelColor(size // 10, size // 10).alpha() == 0


def test_windows_gets_one_file_of_all_sizes() -> None:
    content = (ICONS / f"{NAME}.ico").read_bytes()
    assert struct.unpack_from("<HHH", content) == (0, 1, len(WINDOWS))
    for number, size in enumerate(WINDOWS):
        width, _, _, _, _, _, length, offset = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        assert width == size % 256
        assert is_the_drawing(content[offset : offset + length], size)


def test_macos_gets_one_file_of_all_sizes() -> None:
    content = (ICONS / f"{NAME}.icns").read_bytes()
    assert struct.unpack_from(">4sI", content) == (b"icns", len(content))
    found = {}
    position = 8
    while position < len(content):
        kind, length = struct.unpack_from(">4sI", content, position)
        found[kind] = content[position + 8 : position + length]
        position += length
    assert set(found) == set(MAC)
    for kind, picture in found.items():
        assert is_the_drawing(picture, MAC[kind])
