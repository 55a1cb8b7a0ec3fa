"""Two games that Anna can't tell apart look, sound and are announced the same to her, and to whoever is called."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QObject

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.play.notices import DecisionAsked
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table import curtain
from speicherstadt_app.ui.table.live import Table
from speicherstadt_app.ui.values import Values
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.notation import Kind, pack
from tests.fixture_game.rules.state import Table as State
from tests.play.players import ANNA, BEN, KONTOR, FirstBrain, Inline, Watch, playing
from tests.ui.table.live import Punctual

pytestmark = pytest.mark.usefixtures("qapp")

MINE = (7, 19, 23, 31)
WORLDS = ((1, 2, 3, 4, 37, 38, 39, 40), (5, 10, 15, 20, 25, 30, 35, 36))
"""What all the others hold: in one world much lower or higher than in the other."""


@pytest.fixture(autouse=True)
def with_the_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(curtain, "STAYS", 0.0)
    with registered():
        yield


def everything(thing: Any) -> list[object]:
    """All values and rows that QML finds at a table, and in what belongs to it."""
    found: list[object] = []
    for each in (thing, *thing.findChildren(QObject)):
        if isinstance(each, Values):
            found.append(each.value)
        elif isinstance(each, RowModel):
            found.append(list(each.rows))
    assert len(found) > 10, "the table, its parts, and their rows"
    return found


class Onlooker:
    """Notes all that reaches the screen while Anna looks, or while nobody in particular does."""

    def __init__(self, players: Sequence[Player], others: Sequence[int]) -> None:
        game = registry.find("bids")
        dealer = Dealer(game, len(players), 41)
        rules: Any = dealer.rules
        hand, first = rules.hand, rules.setup.first
        left = list(others)
        cards: list[int] = []
        for n in range(len(players)):
            seat = (first + n) % len(players)
            cards += MINE[:hand] if players[seat] == ANNA else [left.pop() for _ in range(hand)]

        def shuffle(stream: Stream) -> Callable[[State], int]:
            usual: Callable[[State], int] = type(rules).shuffle(rules, stream)

            def deal(state: State) -> int:
                number = 40 - len(state.deck)
                if number < len(cards):
                    return pack(Kind.DEAL, (rules._next_seat(state),), (cards[number],))
                return usual(state)

            return deal

        dealer._next = shuffle(Stream(1, "shuffle"))
        self.slept: list[float] = []
        pace = Pace(Speed.NORMAL, sleep=self._sleep)
        self.played = PlayedTable(game, dealer, players, Inline(FirstBrain()), pace=pace)
        talkative = Preferences(language="en", confirm="immediate", logDetail="full", spokenDetail="prices")
        settings = Settings(talkative)
        self.table: Any = Table(self.played, settings, Punctual())
        self.session = self.table.session
        self.told: list[object] = []
        self.table.announced.connect(lambda text, _: self._note(text))
        self.table.happened.connect(self._note)
        self.played.listen(lambda _: self._note(everything(self.table)))

    async def _sleep(self, seconds: float) -> None:
        self._note(seconds)
        await asyncio.sleep(0)

    def _note(self, what: object) -> None:
        if self.session.curtain.down or self.session.me == self.played.players.index(ANNA):
            self.told.append(what)


def looked_at(players: Sequence[Player], others: Sequence[int]) -> list[object]:
    there = Onlooker(players, others)

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        for _ in players:
            if there.played.phase != "bid":
                break
            while there.session.me not in there.played.asked and there.played.phase == "bid":
                await asyncio.sleep(0)
            if there.played.phase != "bid":
                break
            there._note(everything(there.table))
            there.table.retranslate()
            there.table.undo()
            there.table.answer(False)
            there._note(there.table.explain("player:1"))
            there.table.cover()
            there._note(everything(there.table))
            there.table.greeted()
            there._note(everything(there.table))
            if sum(turn.seat >= 0 for turn in there.played.turns) == len(players) - 1:
                break  # the next bid opens all of them
            there.table.choose(there.table.board.cards.rows[0].token)
            await asyncio.sleep(0)

    asyncio.run(playing(there.played, scene))
    other = (players.index(ANNA) + 1) % len(players)
    assert set(there.played.view(other).hands[other]) <= set(others)
    return there.told


@pytest.mark.parametrize("players", [(ANNA, BEN, KONTOR), (ANNA, KONTOR, KONTOR), (BEN, KONTOR, ANNA)])
def test_what_anna_sees_and_hears_does_not_depend_on_what_she_does_not_know(players: Sequence[Player]) -> None:
    one, other = (looked_at(players, others) for others in WORLDS)
    assert len(one) > 10
    assert one == other
