"""What lies behind the pages that are about one game alone: its own place, where it has one."""

from __future__ import annotations

from functools import partial

import pytest

from speicherstadt_app.engine.card import Panorama
from speicherstadt_app.games.registry import card
from speicherstadt_app.ui.art import is_drawn
from speicherstadt_app.ui.panorama import panorama_of
from tests.contract.conftest import Opens
from tests.contract.every import GAMES
from tests.qml.conftest import MARA
from tests.qml.open_window import Until
from tests.ui.memory_folder import MemoryFolder

OPENED = {"new": "NewGamePage", "lessons": "LessonsPage", "rules": "RulesPage"}


@pytest.mark.parametrize("game", GAMES)
def test_a_panorama_is_drawn_by_day_and_by_night(game: str) -> None:
    place = panorama_of(game)
    assert bool(place) == isinstance(card(game).panorama, Panorama)
    for hour in place.values():
        assert is_drawn(hour["art"])
        assert hour["high"] != hour["low"]


@pytest.mark.parametrize("game", GAMES)
def test_behind_the_pages_about_one_game_lies_its_place(window: Opens, game: str) -> None:
    found = window(MemoryFolder(MARA))
    place = panorama_of(game)

    async def script() -> None:
        await Until(lambda: found.page == "start")
        for page, kind in OPENED.items():
            found.app.open(page, f"{game}/" if page == "rules" else game)
            await Until(partial(found.of, kind), page)
            await found.settled()
            drawn = {str(item.property("art")) for city in found.of("City") for item in city.childItems()}
            assert not place or place["day"]["art"] in drawn, page

    found.run(script())
