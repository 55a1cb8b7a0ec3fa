"""Ferries hides cards and bids in some phases only: what a table does by itself follows the phase, not the game."""

import asyncio
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.play.pace import Beat, Pace, Speed
from speicherstadt_app.play.table import Table
from tests.ferries.rules.rules import GAME, SECRET
from tests.play.players import ANNA, BEN, KONTOR, MICHEL, Inline, instant, play_out


def ferries(*players: Player, pace: Pace | None = None, goods: int | None = None) -> Table:
    """`goods`: at the quays lies tea alone, so many crates."""
    dealer = Dealer(GAME, len(players), 6)
    rules: Any = dealer.rules
    if goods is not None:
        clear = rules._clear

        def with_tea_alone(state: Any) -> None:
            clear(state)
            state.stock = [[goods, 0, 0] for _ in rules.quays]

        rules._clear = with_tea_alone
    return Table(GAME, dealer, players, Inline(), pace=pace or instant())


def phases(table: Table) -> list[str]:
    """The phase in which each turn was made."""
    rules: Any = table.rules
    state, found = rules.start(), []
    for turn in table.turns:
        found.append(rules.phase(state))
        state = rules.apply(state, *turn.move).state
    return found


def test_course_makes_a_forced_move_where_its_seat_hides_nothing() -> None:
    """Who has no coins left has one bid to make, and is asked for it like everybody else."""
    table = ferries(ANNA, BEN, KONTOR, goods=60)
    play_out(table)
    rules: Any = table.rules
    state = rules.start()
    forced = set()
    for phase, turn in zip(phases(table), table.turns, strict=True):
        if turn.seat != CHANCE and len(rules.legal(state, turn.seat)) == 1:
            forced.add((phase, turn.chosen))
        state = rules.apply(state, *turn.move).state
    assert forced == {("bid", True), ("load", False)}


def test_turns_are_secret_where_their_seat_hides_something() -> None:
    table = ferries(ANNA, BEN, KONTOR)
    play_out(table)
    for phase, turn in zip(phases(table), table.turns, strict=True):
        if turn.seat != CHANCE:
            assert turn.secret == (phase in SECRET)


@pytest.mark.parametrize("players", [(KONTOR, MICHEL, KONTOR, MICHEL), (ANNA, KONTOR, KONTOR, KONTOR)])
def test_course_deals_face_down_cards_with_one_pause_together(players: tuple[Player, ...]) -> None:
    """In each round after the first; the market is turned up for all to see, and what opens bids follows at once."""
    slept: list[float] = []

    async def clock(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    table = ferries(*players, pace=Pace(Speed.NORMAL, sleep=clock))
    play_out(table)
    rounds = table.rules.progress(table.view(None)).rounds
    assert rounds is not None
    deals = sum(turn.seat == CHANCE and phase == "deal" for phase, turn in zip(phases(table), table.turns, strict=True))
    assert deals == rounds * len(players)
    waited = slept.count(Beat.DEAL.value)
    assert waited == (rounds - 1) + (rounds - 1)
