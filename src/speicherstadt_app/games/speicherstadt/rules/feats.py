"""Feats: what is worth a medal in one finished game, seen in its events. docs/statistics.md says what each one is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from speicherstadt_app.engine.facts import Achievement
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Box, Card
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS

LARGE: Final = 4
"""Spaces of the largest contracts."""


@dataclass(frozen=True, slots=True)
class Purchase:
    """A card that was bought: for how much, in which round, at what price its sale opened."""

    card: Card
    price: int
    round: int
    opened_at: int
    alone: bool
    """All workers in the line were the buyer's, from the opening of the sale on."""


@dataclass(slots=True)
class SeatTally:
    """What one seat did in a game."""

    players: int
    purchases: list[Purchase] = field(default_factory=list)
    fires: list[int] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)
    completed: list[tuple[str, int]] = field(default_factory=list)
    """Contracts, each with the round in which it was completed."""
    swapped: bool = False
    """A contract was completed with a cube that had been converted in the same shipping."""
    wholesale: int = 0
    """The most cubes sold to one trader in one shipping."""
    sold: set[str] = field(default_factory=set)
    received: int = 0
    lost: int = 0
    driven: int = 0
    score: int = 0
    margin: int = 0
    coins: int = 0
    won: bool = False
    shared: bool = False

    def cards(self, kind: str) -> list[Purchase]:
        return [bought for bought in self.purchases if bought.card.kind == kind]

    def large_contracts(self) -> list[tuple[str, int]]:
        goods = {bought.card.id: len(bought.card.goods) for bought in self.cards("contract")}
        return [(card, when) for card, when in self.completed if goods[card] == LARGE]


class FeatTally:
    """Listens to one game."""

    def __init__(self, box: Box, players: int) -> None:
        self.seats = [SeatTally(players) for _ in range(players)]
        self._cards = {card.id: card for card in box.cards}
        self._round = 1
        self._lines: dict[int, list[int]] = {}
        self._opened: list[int] = []
        self._converted: list[str] = []
        self._loaded: dict[str, list[str]] = {}
        self._sold_now: dict[str, int] = {}

    def hear(self, event: Event) -> None:
        hearer = HEARERS.get(type(event))
        if hearer:
            hearer(self, event)

    def ended(self, scores: tuple[int, ...], winners: tuple[int, ...], coins: list[int]) -> None:
        """What is known after the last event only."""
        for seat, seat_tally in enumerate(self.seats):
            seat_tally.score = scores[seat]
            seat_tally.margin = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
            seat_tally.coins = coins[seat]
            seat_tally.won = seat in winners
            seat_tally.shared = len(winners) > 1

    def began(self, event: ev.RoundBegan) -> None:
        self._round = event.round

    def dealt(self, event: ev.CardDealt) -> None:
        self._lines[event.column] = []

    def placed(self, event: ev.WorkerPlaced) -> None:
        self._lines[event.column].append(event.seat)

    def opened(self, event: ev.SaleOpened) -> None:
        self._opened = list(self._lines[event.column])

    def withdrawn(self, event: ev.WorkerWithdrawn) -> None:
        del self._lines[event.column][0]

    def bought(self, event: ev.CardBought) -> None:
        seat_tally = self.seats[event.seat]
        alone = set(self._opened) == {event.seat}
        card = self._cards[event.card]
        seat_tally.purchases.append(Purchase(card, event.price, self._round, len(self._opened), alone))
        seat_tally.received += len(event.goods)
        for seat in self._lines[event.column]:
            self.seats[seat].driven += seat != event.seat

    def struck(self, event: ev.FireStruck) -> None:
        for seat_tally, change in zip(self.seats, event.changes, strict=True):
            seat_tally.fires.append(change)

    def shipping(self, _event: ev.ShippingOpened) -> None:
        self._converted = []
        self._loaded = {}
        self._sold_now = {}

    def converted(self, event: ev.CubesConverted) -> None:
        self._converted.append(event.taken)

    def loaded(self, event: ev.CubeLoaded) -> None:
        self._loaded.setdefault(event.card, []).append(event.good)

    def completed(self, event: ev.ContractCompleted) -> None:
        seat_tally = self.seats[event.seat]
        seat_tally.completed.append((event.card, self._round))
        seat_tally.swapped |= not set(self._converted).isdisjoint(self._loaded[event.card])

    def sold(self, event: ev.CubesSold) -> None:
        seat_tally = self.seats[event.seat]
        seat_tally.sold.add(event.good)
        now = self._sold_now[event.good] = self._sold_now.get(event.good, 0) + event.count
        seat_tally.wholesale = max(seat_tally.wholesale, now)

    def stowed(self, event: ev.CubesStowed) -> None:
        self.seats[event.seat].lost += len(event.lost)

    def scored(self, event: ev.PointsScored) -> None:
        points = self.seats[event.seat].points
        points[event.source] = points.get(event.source, 0) + event.points


HEARERS: Final[dict[type[Event], Callable[[FeatTally, Any], None]]] = {
    ev.RoundBegan: FeatTally.began,
    ev.CardDealt: FeatTally.dealt,
    ev.WorkerPlaced: FeatTally.placed,
    ev.SaleOpened: FeatTally.opened,
    ev.WorkerWithdrawn: FeatTally.withdrawn,
    ev.CardBought: FeatTally.bought,
    ev.FireStruck: FeatTally.struck,
    ev.ShippingOpened: FeatTally.shipping,
    ev.CubesConverted: FeatTally.converted,
    ev.CubeLoaded: FeatTally.loaded,
    ev.ContractCompleted: FeatTally.completed,
    ev.CubesSold: FeatTally.sold,
    ev.CubesStowed: FeatTally.stowed,
    ev.PointsScored: FeatTally.scored,
}


def three_for_three(seat_tally: SeatTally) -> bool:
    cheap = [bought.round for bought in seat_tally.purchases if bought.price == 1]
    return any(cheap.count(number) == 3 for number in cheap)


def straight_off(seat_tally: SeatTally) -> bool:
    rounds = {bought.card.id: bought.round for bought in seat_tally.cards("contract")}
    return any(rounds[card] == when for card, when in seat_tally.large_contracts())


def double_seal(seat_tally: SeatTally) -> bool:
    rounds = [when for _, when in seat_tally.completed]
    return len(set(rounds)) < len(rounds)


def sharp_pencil(seat_tally: SeatTally) -> bool:
    paid = sum(bought.price for bought in seat_tally.purchases)
    return seat_tally.won and len(seat_tally.purchases) >= 10 and 2 * paid <= 3 * len(seat_tally.purchases)


def many_sources(seat_tally: SeatTally) -> bool:
    return sum(seat_tally.fires) > 0 and sum(points > 0 for points in seat_tally.points.values()) >= 5


CONDITIONS: Final[Mapping[str, Callable[[SeatTally], bool]]] = {
    **{f"won_{n}": lambda seat_tally, n=n: seat_tally.won and seat_tally.players == n for n in (2, 3, 4, 5)},  # type: ignore[misc]
    **{f"sold_{good}": lambda seat_tally, good=good: good in seat_tally.sold for good in GOODS},  # type: ignore[misc]
    "won": lambda seat_tally: seat_tally.won,
    "by_a_coin": lambda seat_tally: seat_tally.won and not seat_tally.shared and seat_tally.margin == 0,
    "by_a_hair": lambda seat_tally: seat_tally.won and seat_tally.margin == 1,
    "out_of_reach": lambda seat_tally: seat_tally.won and seat_tally.margin >= 15,
    "high_score": lambda seat_tally: seat_tally.score >= 40,
    "bargain_fleet": lambda seat_tally: (
        seat_tally.won and sum(ship.price == 1 for ship in seat_tally.cards("ship")) >= 3
    ),
    "last_in_line": lambda seat_tally: any(
        bought.price == 1 and bought.opened_at >= 6 for bought in seat_tally.purchases
    ),
    "three_for_three": three_for_three,
    "sharp_pencil": sharp_pencil,
    "straight_off": straight_off,
    "double_seal": double_seal,
    "two_large": lambda seat_tally: len(seat_tally.large_contracts()) >= 2,
    "clean_desk": lambda seat_tally: len(seat_tally.completed) == len(seat_tally.cards("contract")) >= 4,
    "swap": lambda seat_tally: seat_tally.swapped,
    "nothing_lost": lambda seat_tally: seat_tally.won and seat_tally.received >= 12 and not seat_tally.lost,
    "wholesale": lambda seat_tally: seat_tally.wholesale >= 4,
    "four_offices": lambda seat_tally: len(seat_tally.cards("office")) >= 4,
    "two_spires": lambda seat_tally: len(seat_tally.cards("church")) >= 2,
    "port_master": lambda seat_tally: seat_tally.points.get("port", 0) >= 5,
    "full_chest": lambda seat_tally: seat_tally.points.get("chamber", 0) >= 10,
    "full_house": lambda seat_tally: seat_tally.points.get("warehouse", 0) >= 4,
    "four_fires": lambda seat_tally: len(seat_tally.fires) == 4 and all(change > 0 for change in seat_tally.fires),
    "no_helmet": lambda seat_tally: seat_tally.won and not seat_tally.cards("firefighter"),
    "many_sources": many_sources,
    "price_driver": lambda seat_tally: seat_tally.driven >= 14,
    "phoenix": lambda seat_tally: seat_tally.won and seat_tally.fires[-1] < 0,
    "own_rival": lambda seat_tally: any(bought.alone and bought.price == 3 for bought in seat_tally.purchases),
    "last_coin": lambda seat_tally: seat_tally.won and seat_tally.coins == 1,
}
FEATS: Final = tuple(CONDITIONS)

SECRET: Final = ("phoenix", "own_rival", "last_coin")
GATHERED: Final = {"every_table": "won_", "every_trader": "sold_"}
"""Achievements of several feats, which have a beginning in common."""
ACHIEVEMENTS: Final = (
    *(Achievement(name, (name,), name in SECRET) for name in FEATS if not name.startswith(tuple(GATHERED.values()))),
    *(Achievement(name, tuple(feat for feat in FEATS if feat.startswith(start))) for name, start in GATHERED.items()),
)


def feats_of(seat_tally: SeatTally) -> tuple[bool, ...]:
    """Which of the feats this was, in their order."""
    return tuple(condition(seat_tally) for condition in CONDITIONS.values())
