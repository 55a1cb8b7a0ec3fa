"""The drawings are what the code draws, small, and of nothing but shapes."""

import json
import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from speicherstadt_app.ui.assets import QML
from speicherstadt_app.ui.seats import EMBLEMS
from tools.art.make_art import drawings, files, place_of
from tools.art.skyline import dark_panes
from tools.art.venedig import scenery
from tools.art.venedig.scenery import Pane

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {  # Qt draws these alike in every renderer; a raster, a font, a filter or a reference it may not
    "svg": {"width", "height", "viewBox"},
    "defs": set(),
    "linearGradient": {"id", "x1", "y1", "x2", "y2"},
    "stop": {"offset", "stop-color"},
    "g": {"transform"},
    "path": {"d", "id", "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linejoin"},
}
GRIDS = {(64, 64), (96, 64), (128, 128), (256, 160), (512, 512), (1280, 240)}
GRIDS |= {(32, 64), (48, 64), (128, 64), (1088, 512), (1280, 132)}
"""Poles, small cards, boats; a board, a row of houses."""
DRAWINGS = files()


def test_the_files_are_what_the_code_draws() -> None:
    made = dict(drawings())
    kept = {name: path.read_text("utf-8") for name, path in DRAWINGS.items()}
    assert sorted(made) == sorted(kept)
    assert [name for name, text in made.items() if kept[name] != text] == []


def most_bytes(name: str) -> int:
    if "/scenery/" in name:
        return 60_000
    if "skyline" in name:
        return 40_000
    return 12_000 if "cards/" in name or "scenes/" in name else 9_000


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_small_and_made_of_shapes(name: str) -> None:
    path = DRAWINGS[name]
    assert path.stat().st_size < most_bytes(name)
    root = ET.parse(path).getroot()
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        assert set(element.attrib) <= ALLOWED[tag]
        assert not (element.text or "").strip()
    width, height = (int(root.attrib[side]) for side in ("width", "height"))
    assert (width, height) in GRIDS
    assert root.attrib["viewBox"] == f"0 0 {width} {height}"
    for shape in root.iter(f"{SVG}path"):
        # Qt's curve renderer leaves out what is not closed.
        assert re.fullmatch(r"(M[^MZ]+Z *)+", shape.attrib["d"])


ONE_COLOUR = [name for name in DRAWINGS if re.search(r"signs/|icons/|glyph/|emblems/[a-z]+$", name)]


@pytest.mark.parametrize("name", ONE_COLOUR)
def test_what_is_tinted_has_one_colour(name: str) -> None:
    assert len(set(re.findall(r"#[0-9A-Fa-f]{6}", DRAWINGS[name].read_text("utf-8")))) == 1


def test_a_workers_colour_stands_in_one_place() -> None:
    for sign in EMBLEMS:
        text = place_of(f"speicherstadt/parts/workers/{sign}").read_text("utf-8")
        assert text.count('id="player"') == 1


@pytest.mark.parametrize(
    ("scene", "windows"), [("Shell/CityLife.qml", dark_panes), ("Venedig/LagoonLife.qml", scenery.dark_panes)]
)
def test_lamps_of_a_living_city_burn_in_dark_windows(scene: str, windows: Callable[[], list[Pane]]) -> None:
    found = re.search(r"panes: (\[\[.*\]\])", (QML / scene).read_text("utf-8"))
    assert found
    panes = json.loads(found[1])
    dark = [[round(side, 1) for side in pane] for pane in windows()]
    assert len(panes) > 20
    assert [pane for pane in panes if pane not in dark] == []
