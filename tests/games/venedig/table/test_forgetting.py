"""With "Remember seen cards" off, nothing at the table tells again what a spy or an exchange showed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.presenter import NOBODY
from tests.games.venedig.table.test_board import record
from tests.ui.table.test_two_worlds import everything
from tests.ui.tables import still_table

pytestmark = pytest.mark.usefixtures("qapp")

SPIED = ("driver-5-1", "builder-4a", "speculator")
"""In the hand of seat 2, as seat 1 alone saw it; a fourth card was used openly."""
LONG = Preferences(language="en", logDetail="full")

FORGETS = {"venedig": {"remembersHands": False}}


def after(move: str, me: int, name: str, **wanted: Any) -> Any:
    """The table behind the first move that begins so, as that seat sees it."""
    kept = record(name)
    ply = next(n for n, text in enumerate(kept.moves) if text.startswith(move))
    players = tuple(Player(each.name, "human" if seat == me else "ai") for seat, each in enumerate(kept.players))
    return still_table(replace(kept, players=players), ply + 1, settings=Settings(LONG._replace(**wanted)))


def spied(**wanted: Any) -> Any:
    return after("1 use", 1, "a-spy-uses-a-card-that-stays", **wanted)


def told(table: Any) -> str:
    """All that can be seen, heard or asked for, but for the list of all cards."""
    pack = [list(table.board.all_cards.rows)]
    asked = [table.session.presenter.explain(table.session.scene(), f"player:{seat}") for seat in range(3)]
    return repr([each for each in everything(table) if each not in pack] + asked).replace("icons/speculator", "")


def test_a_hand_that_was_looked_at_is_told_to_who_wants_to_be_reminded_alone() -> None:
    table = spied()
    (strip,) = [strip for strip in table.players.rows if strip.seat == 2]
    holders = {card.card: card.sign for card in table.board.all_cards.rows}
    assert {card["role"] for card in strip.hand} >= {"driver", "builder", "speculator"}
    assert {holders[card] for card in SPIED} == {strip.sign}
    assert "peculator" in told(table)
    assert " holds: " in told(table)

    table = spied(games=FORGETS)
    assert not any(card["role"] for strip in table.players.rows for card in strip.hand)
    holders = {card.card: (card.sign, card.spoken) for card in table.board.all_cards.rows}
    assert all(holders[card][0] == NOBODY and "unknown" in holders[card][1] for card in SPIED)
    assert "peculator" not in told(table)
    assert " holds: " not in told(table)


def test_what_was_drawn_and_given_is_told_without_the_cards() -> None:
    name = "another-card-than-the-drawn-one-is-given"
    give = next(text for text in record(name).moves if " give " in text)
    me, _, other, _ = give.split()
    for seat in (int(me), int(other)):
        lines = [line.text for line in after(give, seat, name).log.rows]
        forgetful = [line.text for line in after(give, seat, name, games=FORGETS).log.rows]
        assert len(lines) == len(forgetful)
        changed = [(whole, less) for whole, less in zip(lines, forgetful, strict=True) if whole != less]
        assert len(changed) == 2, "drawn and given"
        assert all(less.count("a card") == 1 for _, less in changed)
