"""Names that are written from right to left turn no sentence of any page round."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.app import PAGES
from speicherstadt_app.ui.pages import MAKERS
from speicherstadt_app.words.game import unmarked
from tests.contract.test_names import NAMES, turned
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until
from tests.qml.playing import Game, Mouse
from tests.qml.test_owners import ABOUT_A_GAME, shows
from tools.gallery.canned import Canned
from tools.gallery.people import NAMES as USUAL
from tools.gallery.scenes import all_games

IN_HEBREW = dict(zip(USUAL, ("דוד", "סמר", "%1 דן", "אבי {0}", "נור %n", "גל"), strict=True))


def with_other_names(folder: Canned) -> Canned:
    folder.somebody = [replace(one, name=IN_HEBREW.get(one.name, one.name)) for one in folder.somebody]
    for kept in folder.games.values():
        players = tuple(replace(one, name=IN_HEBREW.get(one.name, one.name)) for one in kept.begun.players)
        kept.begun = replace(kept.begun, players=players)
    return folder


def turned_round(window: OpenWindow) -> set[str]:
    names = {*IN_HEBREW.values(), *NAMES}
    heard = {text for each in window.heard() for text in (each.name, each.description)}
    shown = {unmarked(text) for text in {*window.texts(), *heard}}
    return {text for text in shown if turned(text, names)}


def test_no_page_turns_a_sentence_round(opens: Opens) -> None:
    folder = with_other_names(Canned())
    window = opens(folder)
    over = next(f"{game}-{lying.name}" for game, brought in all_games() for lying in brought.lying if lying.reviewed)
    found: dict[str, set[str]] = {}
    named: set[str] = set()

    async def script() -> None:
        game = Game(window, Mouse(), Random(2))
        await game.begin([Player("דוד", "human"), Player("סמר", "ai", {"level": "random"})], 2)
        for step in range(3):
            await game.play(1)
            found[f"table {step}"] = turned_round(window)
        window.app.back()
        await window.settled()
        window.app.begin("venedig", [Player("דוד", "human"), Player("סמר", "ai", {"level": "random"})], 2)
        await Until(lambda: window.page == "table" and window.of("Kerb"), "the city is shown")
        await game.asked()
        found["the other table"] = turned_round(window)
        window.app.back()
        await window.settled()
        for page in (*(page for page in PAGES if page != "table"), *(page for page in MAKERS if page != "welcome")):
            window.app.open(page, over if page in ABOUT_A_GAME else "")
            await Until(partial(shows, window, page), f"{page} is shown")
            await window.settled()
            found[page] = turned_round(window)
            named.update(
                {page} if any(name in text for text in window.texts() for name in IN_HEBREW.values()) else set()
            )

    window.run(script())
    assert named >= {"start", "games", "profiles", "settings"}
    assert {page: texts for page, texts in found.items() if texts} == {}
