"""The page of a game without a board shows what its viewer alone saw."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.play.notices import DecisionAsked
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.live import Table
from speicherstadt_app.ui.table.presenter import Looks, presenter_of
from tests.fixture_game.registered import registered
from tests.play.players import ANNA, BEN, KONTOR, Inline, Watch, instant, playing

pytestmark = pytest.mark.usefixtures("qapp", "with_the_game")


@pytest.fixture
def with_the_game() -> Iterator[None]:
    with registered():
        yield


def known(*players: Player) -> tuple[str, list[str]]:
    """What the page says at the first decision, and what was dealt to the first seat."""
    game = registry.find("plain")
    played = PlayedTable(game, Dealer(game, len(players), 5), players, Inline(), pace=instant())
    table: Any = Table(played, Settings(Preferences(language="en")))

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        table.refresh()

    asyncio.run(playing(played, scene))
    dealt = [turn.seen_text(0) for turn in played.turns if " deal 0 " in turn.seen_text(0)]
    return table.board.value.known, [text.partition(" ")[2] for text in dealt]


def test_plain_page_shows_the_cards_dealt_to_the_one_who_looks() -> None:
    said, dealt = known(ANNA, KONTOR)
    assert len(dealt) > 2
    assert said == f"Only you saw: {' · '.join(dealt)}"


def test_plain_page_shows_nobodys_cards_under_the_curtain() -> None:
    assert known(ANNA, BEN)[0] == ""


def test_plain_page_explains_nobody_who_has_no_strip(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as a player at another table, of whom a game may show nothing."""
    rules = Dealer(registry.find("plain"), 3, 5).rules
    presenter: Any = presenter_of("plain", rules)
    looks = Looks(0, ("Anna", "Ben", "Cem"), (0, 1, 2), ("", "", ""), frozenset({0}))
    scene = presenter.scene(rules.start(), looks)
    assert presenter.explain(scene, "player:2")["title"] == "Cem"
    strips = type(presenter).strips
    monkeypatch.setattr(type(presenter), "strips", lambda self, of: strips(self, of)[:2])
    assert presenter.explain(scene, "player:1")["title"] == "Ben"
    assert presenter.explain(scene, "player:2") == {}
