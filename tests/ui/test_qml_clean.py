"""QML keeps the house's rules: no complaint of Qt's own tools, colours and sizes of type in one place."""

import re
from pathlib import Path

import pytest

from speicherstadt_app.ui.assets import QML
from tools.qml_check import files, lint, unformatted

ELSEWHERE = [path for path in QML.rglob("*.qml") if path.parent.name != "Theme" and path.name != "Tones.qml"]
NAMED = r'"(?:white|black|red|green|blue|yellow|gr[ae]y|transparent|brown|orange|magenta|cyan|dark\w+|light\w+)"'
COLOUR = re.compile(rf'"#[0-9A-Fa-f]{{3,8}}"|Qt\.(?:rgba|hsla|hsva)\(\s*[\d.]|color: *{NAMED}')
TYPE = re.compile(r"\b(?:pixelSize|pointSize|pointSizeF): *([^\n;}]*)")


def colours_in(text: str) -> list[str]:
    return COLOUR.findall(text)


def sizes_of_type_in(text: str) -> list[str]:
    """Sizes written as figures; factors below ten make no size."""
    return [size for size in TYPE.findall(text) if re.search(r"(?<![\w.])\d{2,}", size)]


def test_qmllint_has_no_complaint() -> None:
    assert lint(files()) == ""


def test_qmlformat_has_nothing_to_change() -> None:
    assert [path.name for path in unformatted(files())] == []


def test_colours_stand_in_the_theme_alone() -> None:
    """Those of a game in its Tones."""
    assert {path.name: found for path in ELSEWHERE if (found := colours_in(path.read_text("utf-8")))} == {}


def test_sizes_of_type_stand_in_the_metrics_alone() -> None:
    """A picture that is saved has a size of its own, whatever the window's."""
    pages = [path for path in ELSEWHERE if path.name != "SharePicture.qml"]
    assert {path.name: found for path in pages if (found := sizes_of_type_in(path.read_text("utf-8")))} == {}


@pytest.mark.parametrize(
    "text",
    ['color: "#FFF"', 'color: "#80FFFBF2"', 'color: "white"', "color: Qt.rgba(0.1, 0, 0, 1)", 'a ? "#123456" : b'],
)
def test_a_colour_is_found(text: str) -> None:
    assert colours_in(text)


@pytest.mark.parametrize("text", ["font.pixelSize: 14", "font { weight: Font.Bold; pixelSize: Math.max(13, size) }"])
def test_a_size_of_type_is_found(text: str) -> None:
    assert sizes_of_type_in(text)


@pytest.mark.parametrize("text", ["font.pixelSize: Metrics.body", "pixelSize: Math.round(size * 0.68)"])
def test_a_size_that_follows_from_another_is_let_be(text: str) -> None:
    assert sizes_of_type_in(text) == []


def planted(folder: Path, text: str) -> list[Path]:
    file = folder / "Planted.qml"
    file.write_text(text, "utf-8")
    return [file]


def test_a_fault_is_seen_by_qmllint(tmp_path: Path) -> None:
    assert "Theme.inkk" in lint(planted(tmp_path, "import QtQuick\nimport Theme\n\nText {\n    color: Theme.inkk\n}\n"))


def test_a_file_that_is_not_formatted_is_seen(tmp_path: Path) -> None:
    assert unformatted(planted(tmp_path, "import QtQuick\nItem { width: 3; height: 4 }\n"))
