"""No shared QML names a game: a game's module is found by its name, when a table of that game is shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from speicherstadt_app.games import registry
from speicherstadt_app.ui.assets import QML

OWN = {card.module for card in registry.cards() if card.module}
# What Python gives to QML lies in one module, which has the name of the program.
IMPORT = re.compile(r"^\s*import\s+(?!Speicherstadt\.Models\b)([\w.]+)", re.MULTILINE)
COMMENT = re.compile(r"^\s*//.*", re.MULTILINE)


def modules() -> dict[str, Path]:
    return {folder.name: folder for folder in QML.iterdir() if folder.is_dir()}


def shared() -> Iterable[Path]:
    return sorted(path for name, folder in modules().items() if name not in OWN for path in folder.glob("*.qml"))


def leaks(text: str, games: Iterable[str]) -> list[str]:
    """The games that a file imports or names in a path."""
    bare = COMMENT.sub("", text)
    imported = {found.partition(".")[0] for found in IMPORT.findall(bare)}
    return sorted(
        game for game in games if game in imported or re.search(rf"\.\./{game}/|Models\.{game}\w", bare) is not None
    )


def test_no_shared_file_names_a_game() -> None:
    found = {f"{path.parent.name}/{path.name}": leaks(path.read_text("utf-8"), OWN) for path in shared()}
    assert {name: games for name, games in found.items() if games} == {}


def test_a_game_imports_no_other_game() -> None:
    for name in OWN:
        for path in (QML / name).glob("*.qml"):
            assert leaks(path.read_text("utf-8"), OWN - {name}) == [], path.name


@pytest.mark.parametrize(
    "text",
    [
        "import Speicherstadt\n",
        "import Speicherstadt as Harbour\n",
        'Qt.resolvedUrl("../Speicherstadt/TablePage.qml")',
        "property Models.SpeicherstadtBoard board",
    ],
)
def test_a_leak_is_found(text: str) -> None:
    assert leaks(text, {"Speicherstadt"}) == ["Speicherstadt"]


@pytest.mark.parametrize(
    "text", ["import Speicherstadt.Models as Models\n", "// import Speicherstadt\n", 'text: "Speicherstadt"\n']
)
def test_what_is_none_is_let_be(text: str) -> None:
    assert leaks(text, {"Speicherstadt"}) == []
