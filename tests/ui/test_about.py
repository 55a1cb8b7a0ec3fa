"""What the program says of itself: nothing that it is made of is left out, and every licence can be read."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from speicherstadt_app import __version__
from speicherstadt_app.games.registry import cards
from speicherstadt_app.ui.assets import FONTS
from speicherstadt_app.ui.home.about import About, own_licence
from speicherstadt_app.ui.home.licences import libraries
from tests.ui.memory_folder import MemoryFolder, Someone, Window, window

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = Path(__file__).resolve().parents[2]
DEPENDENCIES = (ROOT / "docs" / "dependencies.md").read_text("utf-8")


def at_the_page(scene: Callable[[Window, Any], Awaitable[None]]) -> Window:
    async def whole(opened: Window) -> None:
        await opened.ready()
        opened.app.navigate("about")
        page = opened.app.model("about")
        assert isinstance(page, About)
        await scene(opened, page)

    return window(whole, MemoryFolder(Someone("p1", "Mara")))


def shown(page: Any) -> Any:
    return page._shown.value


def test_licences_are_those_of_the_list_of_dependencies() -> None:
    program = DEPENDENCIES.partition("## The program")[2].partition("With the extra")[0]
    for line in program.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) < 4 or not cells[0].startswith("`"):
            continue
        package = cells[0].strip("`").lower()
        (library,) = [library for library in libraries() if library.package == package]
        assert library.licence.startswith(re.split(r"[ (]", cells[3])[0]), package


def test_every_font_has_its_licence_to_read() -> None:
    told = {Path(library.text).name for library in libraries() if library.licence == "OFL-1.1"}
    assert told == {path.name for path in FONTS.glob("OFL-*.txt")}


def test_the_licence_of_the_program_is_whole() -> None:
    assert own_licence() == (ROOT / "LICENSE").read_text("utf-8")


def test_whose_board_game_it_is_stands_there_for_every_game() -> None:
    async def scene(_: Window, page: Any) -> None:
        told = shown(page).games.splitlines()
        board_games = [card for card in cards() if card.authors]
        assert len(told) == len(board_games)
        for line, card in zip(told, board_games, strict=True):
            assert line.startswith(f"{card.title}, ")
            assert all(author in line for author in card.authors)

    at_the_page(scene)


def test_version_and_parts_are_told_and_licences_are_opened_and_closed() -> None:
    async def scene(_opened: Window, page: Any) -> None:
        assert shown(page).version == __version__
        told = {part["name"]: part for part in shown(page).parts}
        assert told["PySide6"]["version"].startswith("6.")
        assert told["Rich"]["version"]
        page.readOwn()
        assert shown(page).text.startswith("MIT License")
        page.close()
        assert (shown(page).reading, shown(page).text) == ("", "")
        for number, library in enumerate(libraries()):
            page.read(number)
            assert ("SIL OPEN FONT LICENSE" in shown(page).text) == (library.licence == "OFL-1.1")
            assert shown(page).source == library.source
            assert ("on request" in shown(page).offer) == (library.licence.startswith("LGPL"))
            page.close()
        page.read(999)
        assert shown(page).text == ""

    at_the_page(scene)


def test_facts_for_whoever_helps_come_onto_the_clipboard_without_names() -> None:
    async def scene(opened: Window, page: Any) -> None:
        page.copyFacts()
        await opened.until(lambda: shown(page).told)
        text = QGuiApplication.clipboard().text()
        assert f"Speicherstadt: {__version__}" in text
        assert "Mara" not in text
        assert opened.announced[-1] == shown(page).told

    at_the_page(scene)
