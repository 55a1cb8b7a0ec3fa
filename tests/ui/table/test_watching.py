"""A game with secrets in which nobody plays is looked at with everybody's eyes, and can be hurried."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from inspect import CORO_CLOSED, getcoroutinestate
from typing import Any, cast

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.live import Table
from tests.fixture_game import CARD
from tests.fixture_game.registered import registered
from tests.play.players import Inline, instant

pytestmark = pytest.mark.usefixtures("qapp", "sealed_bids")


@pytest.fixture
def sealed_bids() -> Iterator[None]:
    with registered():
        yield


def watched() -> tuple[PlayedTable, Table]:
    game = registry.find(CARD.id)
    sitters = [Player(f"Kontor {seat}", "ai", {"level": "random"}) for seat in range(3)]
    played = PlayedTable(game, Dealer(game, 3, 4), sitters, Inline(), pace=instant())
    return played, Table(played, Settings(Preferences(language="en")))


def test_nobodys_hand_is_shown_and_the_buttons_work() -> None:
    played, table = watched()
    board: Any = table.board
    assert table.session.viewer is None
    assert table.session.scene().view == played.view(None)
    assert board.hand.rows == ()
    table.press("yes")
    assert table.session.skipping, "it can be skipped to the end"


def test_nobodys_hand_is_shown_after_the_deal_either() -> None:
    played, table = watched()
    viewers: set[object] = set()
    hands: set[object] = set()

    async def sleep(_: float) -> None:
        viewers.add(table.session.viewer)
        hands.add(cast(Any, table.board).hand.rows)

    played.pace.sleep = sleep
    asyncio.run(played.run())
    assert (viewers, hands) == ({None}, {()})


def test_nobody_is_asked_why_while_it_would_give_a_hand_away() -> None:
    played, table = watched()
    asyncio.run(played.run())
    assert any(turn.chosen for turn in played.turns)
    assert not any(line.why for line in table.session.log.lines(full=True))


def test_who_watches_sees_what_a_game_stops_at_and_need_not_say_so() -> None:
    played, table = watched()
    shown: Any = table
    looked: list[str] = []

    async def sleep(seconds: float) -> None:
        if table.session.moments.event is not None:
            assert seconds > 1, "however fast the rest is"
            looked.append(shown.prompt.value.question)

    played.pace.sleep = sleep
    asyncio.run(played.run())
    assert len(looked) == 1
    assert "The bids: " in looked[0]
    assert table.session.moments.event is None


def test_a_table_left_at_once_leaves_nothing_undone_behind() -> None:
    """A warning of Python's about what was never awaited makes a test fail."""
    _, table = watched()
    begun: list[str] = []

    async def looking() -> None:
        begun.append("looked")

    async def scene() -> None:
        doing = looking()
        table.session.begin(doing)
        await table.session.close()
        while table.session.doing.tasks:
            await asyncio.sleep(0)
        assert getcoroutinestate(doing) == CORO_CLOSED

    asyncio.run(scene())
    assert not begun
