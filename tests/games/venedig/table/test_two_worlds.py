"""Games that somebody can't tell apart look, sound and take their time the same, to that seat and to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.hands import next_dealt
from speicherstadt_app.games.venedig.rules.setting import HAND
from speicherstadt_app.games.venedig.rules.state import DEAL, State
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table import curtain
from speicherstadt_app.ui.table.live import Table
from tests.games.venedig.other_worlds import retold
from tests.games.venedig.told import played as game_of
from tests.play.players import ANNA, BEN, KONTOR, FirstBrain, Inline, Watch, playing
from tests.ui.table.live import Punctual
from tests.ui.table.test_two_worlds import everything
from tests.ui.tables import still_table

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def who_is_called_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "STAYS", 0.0)


class Onlooker:
    """Notes all that reaches the screen while Anna looks, or while nobody in particular does. In the other world the
    others hold each other's cards."""

    def __init__(self, players: Sequence[Player], *, turned: bool) -> None:
        game = registry.find("venedig")
        dealer = Dealer(game, len(players), 41)
        rules: Any = dealer.rules
        anna = players.index(ANNA)
        cards = numbers(rules.setting.cards)
        mine = cards[::3][:HAND]
        rest = [card for card in cards if card not in mine]
        if turned:
            rest.reverse()
        hands = [mine if seat == anna else [rest.pop() for _ in range(HAND)] for seat in range(len(players))]
        usual: Callable[[State], int] = dealer._next

        def deal(state: State) -> int:
            if state.phase != DEAL:
                return usual(state)
            seat = next_dealt(rules.setting, state)
            return act.deal(seat, hands[seat][state.hands[seat].bit_count()])

        dealer._next = deal
        pace = Pace(Speed.NORMAL, sleep=self._sleep)
        self.played = PlayedTable(game, dealer, players, Inline(FirstBrain()), pace=pace)
        talkative = Preferences(language="en", confirm="immediate", logDetail="full", spokenDetail="prices")
        self.table: Any = Table(self.played, Settings(talkative), Punctual())
        self.session = self.table.session
        self.told: list[object] = []
        self.table.announced.connect(lambda text, _: self.note(text))
        self.table.happened.connect(self.note)
        self.played.listen(lambda _: self.note(everything(self.table)))

    async def _sleep(self, seconds: float) -> None:
        self.note(seconds)
        await asyncio.sleep(0)

    def note(self, what: object) -> None:
        if self.session.curtain.down or self.session.me == self.played.players.index(ANNA):
            self.told.append(what)


def looked_at(players: Sequence[Player], *, turned: bool) -> tuple[list[object], Any]:
    there = Onlooker(players, turned=turned)

    async def scene(watch: Watch) -> None:
        while True:
            for _ in range(10_000):
                if there.session.me in there.played.asked:
                    break
                await asyncio.sleep(0)
            there.note(everything(there.table))
            there.table.retranslate()
            for explained in ("player:1", "gondola", "lion", "stack:0"):
                there.note(there.table.explain(explained))
            there.table.cover()
            there.note(everything(there.table))
            there.table.greeted()
            there.note(everything(there.table))
            if there.played.phase == "exchange":
                there.table.choose("keep")
            else:
                for _ in range(100):
                    await asyncio.sleep(0)
                if len(there.played.asked) == 1:
                    break  # the next choice opens all of them
                there.table.choose(there.table.board.counter.cards.rows[0].token)
            await asyncio.sleep(0)

    asyncio.run(playing(there.played, scene))
    other = (players.index(ANNA) + 1) % len(players)
    return there.told, there.played.view(other).hands[other]


@pytest.mark.parametrize("players", [(ANNA, BEN, KONTOR), (ANNA, KONTOR, KONTOR), (BEN, KONTOR, ANNA, KONTOR)])
def test_what_anna_sees_and_hears_does_not_depend_on_what_she_does_not_know(players: Sequence[Player]) -> None:
    (one, hand), (other, another) = (looked_at(players, turned=turned) for turned in (False, True))
    assert hand != another
    assert len(one) > 10
    assert one == other


THIEVES = {"choose spy": 9.0, "choose beggar": 9.0, "exchange": 3.0}


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (5, 2)])
def test_amid_a_game_a_seat_is_shown_the_same_in_every_world_it_can_not_tell_apart(players: int, seed: int) -> None:
    """After exchanges, spies and sealed cards; alone against brains, and where two share the screen."""
    told = game_of(players, seed, THIEVES)
    match = Match(told.rules, told.texts())
    others, phases = 0, set()
    for number, ply in enumerate(range(match.length // 3, match.length, 17)):
        match.jump(ply)
        viewer = number % players
        view, seen = told.rules.view(match.state, viewer), match.seen_texts(viewer)
        world = told.rules.imagine(view, viewer, Stream(number, "world"))
        texts = [match.texts, [*retold(told.rules, world, seen)]]
        others += texts[0] != texts[1]
        phases.add(match.phase)
        for people in ({viewer}, {viewer, (viewer + 1) % players}):
            company = [Player(f"P{seat}", "human" if seat in people else "ai") for seat in range(players)]
            matches = [Match(told.rules, each) for each in texts]
            tables = [still_table(record_of(registry.find("venedig"), each, tuple(company))) for each in matches]
            assert matches[0].seen_texts(viewer) == matches[1].seen_texts(viewer)
            assert everything(tables[0]) == everything(tables[1])
    assert others > 5
    assert len(phases) > 4
