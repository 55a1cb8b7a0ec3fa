"""Events are all that a log, an animation or the statistics hear: from them alone the whole table can be kept."""

from collections import Counter
from functools import singledispatchmethod

import pytest

from speicherstadt_app.engine.record import read_record
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from tests.games.speicherstadt.golden.scene import Scene
from tests.games.speicherstadt.golden.scenes import SCENES
from tests.games.speicherstadt.in_words import loaded, named, pool
from tests.games.speicherstadt.told import Told, told_game, told_record


class Listener:
    """Keeps the table by ear."""

    def __init__(self, players: int, first: int) -> None:
        seats = range(players)
        self.first = first
        self.round = 1
        self.coins = [5 for _ in seats]
        self.fire_points = [0 for _ in seats]
        self.cards: list[list[str]] = [[] for _ in seats]
        self.cubes = [Counter[str]() for _ in seats]
        self.loaded = [Counter[str]() for _ in seats]
        self.warehouse: list[tuple[str, ...]] = [() for _ in seats]
        self.market: list[tuple[str, ...]] = [() for _ in seats]
        self.supply = Counter[str]()
        self.row: dict[int, tuple[str, tuple[str, ...]]] = {}
        self.lines: dict[int, list[int]] = {}
        self.points = [0 for _ in seats]
        self.complete: list[str] = []
        self.ended: ev.GameEnded | None = None

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        raise AssertionError(f"nobody knows what {event} means")

    @hear.register
    def _(self, event: ev.RoundBegan) -> None:
        assert not self.row
        self.round, self.first = event.round, event.first

    @hear.register
    def _(self, event: ev.CardDealt) -> None:
        assert event.column == len(self.row)
        self.row[event.column] = (event.card, event.goods)
        self.lines[event.column] = []

    @hear.register
    def _(self, event: ev.FireStruck) -> None:
        assert {*event.changes} <= {0, event.points, -event.points}
        self.fire_points = [sum(pair) for pair in zip(self.fire_points, event.changes, strict=True)]

    @hear.register
    def _(self, event: ev.WorkerPlaced) -> None:
        self.lines[event.column].append(event.seat)
        assert event.height == len(self.lines[event.column])

    @hear.register
    def _(self, event: ev.SaleOpened) -> None:
        assert event.card == self.row[event.column][0]
        assert (event.seat, event.price) == (self.lines[event.column][0], len(self.lines[event.column]))

    @hear.register
    def _(self, event: ev.WorkerWithdrawn) -> None:
        assert event.price == len(self.lines[event.column])
        assert event.seat == self.lines[event.column].pop(0)

    @hear.register
    def _(self, event: ev.PriceFell) -> None:
        assert (event.seat, event.price) == (self.lines[event.column][0], len(self.lines[event.column]))

    @hear.register
    def _(self, event: ev.CardBought) -> None:
        assert (event.card, event.goods) == self.row.pop(event.column)
        assert event.price == len(self.lines.pop(event.column))
        self.coins[event.seat] -= event.price
        self.cards[event.seat].append(event.card)
        self.cubes[event.seat].update(event.goods)

    @hear.register
    def _(self, event: ev.CardDiscarded) -> None:
        assert (event.card, event.goods) == self.row.pop(event.column)
        assert not self.lines.pop(event.column)
        self.supply.update(event.goods)

    @hear.register
    def _(self, event: ev.ShippingOpened) -> None:
        assert not self.row
        assert Counter(event.goods) == +self.cubes[event.seat]
        assert event.goods

    @hear.register
    def _(self, event: ev.CubeLoaded) -> None:
        assert event.card in self.cards[event.seat]
        self.cubes[event.seat][event.good] -= 1
        self.loaded[event.seat][event.good] += 1

    @hear.register
    def _(self, event: ev.ContractCompleted) -> None:
        assert event.card in self.cards[event.seat]
        assert event.card not in self.complete
        self.complete.append(event.card)

    @hear.register
    def _(self, event: ev.CubesSold) -> None:
        self._give(event.seat, (event.good,) * event.count)
        self.coins[event.seat] += event.count

    @hear.register
    def _(self, event: ev.CubesConverted) -> None:
        assert self.supply[event.taken]
        self._give(event.seat, event.given)
        self.supply[event.taken] -= 1
        self.cubes[event.seat][event.taken] += 1

    @hear.register
    def _(self, event: ev.CubesBartered) -> None:
        self._give(event.seat, event.given)
        self.coins[event.seat] += 1

    @hear.register
    def _(self, event: ev.CubesStowed) -> None:
        self._give(event.seat, event.lost)
        assert Counter((*event.warehouse, *event.market)) == +self.cubes[event.seat]
        self.warehouse[event.seat], self.market[event.seat] = event.warehouse, event.market

    @hear.register
    def _(self, event: ev.IncomePaid) -> None:
        assert event.coins == 1 + event.idle + event.bank
        self.coins[event.seat] += event.coins

    @hear.register
    def _(self, event: ev.PointsScored) -> None:
        assert event.points > 0
        self.points[event.seat] += event.points

    @hear.register
    def _(self, event: ev.GameEnded) -> None:
        self.ended = event

    def _give(self, seat: int, goods: tuple[str, ...]) -> None:
        self.cubes[seat].subtract(goods)
        self.supply.update(goods)
        assert min(self.cubes[seat].values()) >= 0


def assert_kept_by_ear(told: Told) -> None:
    seats = range(told.players)
    box = told.rules.box
    listener = Listener(told.players, told.turns[0].before.first)
    for turn in told.turns:
        for event in turn.events:
            listener.hear(event)
        state = turn.after
        assert listener.coins == state.coins
        assert listener.fire_points == [state.fire_points(seat) for seat in seats]
        assert [sorted(cards) for cards in listener.cards] == [sorted(box.names(cards)) for cards in state.cards]
        assert +listener.supply == Counter(named(state.supply))
        for seat in seats:
            assert +listener.cubes[seat] == Counter(named(pool(state, seat)))
            assert list(listener.warehouse[seat]) == named(state.warehouse[seat])
            assert list(listener.market[seat]) == named(state.market[seat])
            on_contracts = [good for goods in loaded(told.rules, state, seat).values() for good in goods]
            assert listener.loaded[seat] == Counter(on_contracts)
        rows = {column: box.cards[card].id for column, card in enumerate(state.row) if not state.sold(column)}
        assert {column: card for column, (card, _) in listener.row.items()} == rows
        assert all(listener.lines[column] == state.line(column) for column in rows if state.lines)
        if told.rules.phase(state) in {"demand", "purchase", "shipping"}:
            assert (listener.round, listener.first) == (state.rounds + 1, state.first)
    if told.outcome.final:
        outcome = told.outcome
        assert listener.ended == ev.GameEnded(outcome.scores, outcome.winners)
        sums = [fire + rest for fire, rest in zip(listener.fire_points, listener.points, strict=True)]
        assert sums == list(outcome.scores)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_can_be_kept_by_listening(players: int) -> None:
    for seed in range(8):
        assert_kept_by_ear(told_game(players, seed))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_golden_game_can_be_kept_by_listening(scene: Scene) -> None:
    assert_kept_by_ear(told_record(read_record(scene.file.read_bytes())))


def test_every_kind_of_event_is_told_somewhere() -> None:
    told = {type(event) for scene in SCENES for event in told_record(read_record(scene.file.read_bytes())).events()}
    assert told == {kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}


def test_events_name_goods_and_cards_as_the_record_does() -> None:
    told = told_game(4, 3)
    ids = {card.id for card in told.rules.box.cards}
    for event in told.events():
        assert getattr(event, "card", "E-fire") in ids
        for name in ("goods", "given", "warehouse", "market", "lost"):
            assert {*getattr(event, name, ())} <= {*GOODS}
