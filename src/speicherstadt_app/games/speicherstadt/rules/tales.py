"""What was worth telling of a finished game, one thing a seat, found in its events by plain rules.

Each kind of tale says what holds of it, and tests hold it to that over hundreds of games. The words: words/ending.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Box, Card
from speicherstadt_app.games.speicherstadt.rules.scoring import OFFICE_POINTS

WORTH: Final = 4
"""A card that brings less is not spoken of."""
GAIN: Final = 3
"""As much a card has to bring beyond its price before it is called a good buy."""
DEAR: Final = 3
HARD: Final = 4
"""Points that fires have to take or to bring before they are spoken of."""
REGRETS: Final = ("pass", "unfinished", "burnt", "lost")
"""Of who has won, these are told only where there is nothing else."""
FLEET: Final = 10
LAST_FIRE: Final = 4


@dataclass(frozen=True, slots=True)
class Tale:
    kind: str
    seat: Seat
    weight: int
    """How much it is worth telling, beside the others."""
    card: str = ""
    price: int = 0
    points: int = 0
    number: int = 0
    """A round, a fire, or how many."""
    other: Seat = -1
    other_price: int = 0


@dataclass(slots=True)
class House:
    """What one seat has done so far."""

    coins: int
    fires: list[int] = field(default_factory=list)
    bought: dict[str, int] = field(default_factory=dict)
    """Cards, each with its price."""
    worth: dict[str, int] = field(default_factory=dict)
    """What cards have brought for sure: completed contracts, traders, churches."""
    kinds: dict[str, int] = field(default_factory=dict)
    driven: int = 0
    lost: int = 0
    scored: dict[str, int] = field(default_factory=dict)

    def has(self, kind: str) -> int:
        return self.kinds.get(kind, 0)

    @property
    def running(self) -> int:
        """Its running total."""
        ships = self.has("ship") if self.has("port") else 0
        return sum(self.fires) + OFFICE_POINTS[self.has("office")] + sum(self.worth.values()) + ships


@dataclass(frozen=True, slots=True)
class Passed:
    """A card that somebody passed on, who could have paid for it."""

    seat: Seat
    card: str
    price: int
    buyer: Seat = -1
    paid: int = 0


class Chronicle:
    """Listens to one game."""

    def __init__(self, box: Box, coins: Sequence[int]) -> None:
        self.houses = [House(each) for each in coins]
        self.cards: Final = {card.id: card for card in box.cards}
        self.passed: list[Passed] = []
        self.round = 1
        self.ahead: Seat | None = None
        """Who has more points than everybody else."""
        self.since = ("", 0)
        """What brought that about: a fire by its number, or the round."""
        self.before: dict[str, Seat | None] = {}
        """Who was ahead when the last fire and the final count began."""
        self._row: list[str] = []
        self._lines: dict[int, list[Seat]] = {}
        self._sale: list[Passed] = []

    def hear(self, event: Event) -> None:
        if isinstance(event, ev.FireStruck) and event.number == LAST_FIRE:
            self.before["fire"] = self.ahead
        hearer = HEARERS.get(type(event))
        if hearer:
            hearer(self, event)
            self._look(event)

    def _look(self, event: Event) -> None:
        totals = [house.running for house in self.houses]
        most = max(totals)
        ahead = totals.index(most) if totals.count(most) == 1 else None
        if ahead != self.ahead:
            self.ahead = ahead
            self.since = ("fire", event.number) if isinstance(event, ev.FireStruck) else ("round", self.round)

    def began(self, event: ev.RoundBegan) -> None:
        self.round = event.round

    def dealt(self, event: ev.CardDealt) -> None:
        del self._row[event.column :]
        self._row.append(event.card)
        self._lines[event.column] = []

    def placed(self, event: ev.WorkerPlaced) -> None:
        self._lines[event.column].append(event.seat)

    def opened(self, _event: ev.SaleOpened) -> None:
        self._sale = []

    def withdrawn(self, event: ev.WorkerWithdrawn) -> None:
        del self._lines[event.column][0]
        if self.houses[event.seat].coins >= event.price:
            self._sale.append(Passed(event.seat, self._row[event.column], event.price))

    def purchase(self, event: ev.CardBought) -> None:
        house, kind = self.houses[event.seat], self.cards[event.card].kind
        house.coins -= event.price
        house.bought[event.card] = event.price
        house.kinds[kind] = house.has(kind) + 1
        if kind in {"trader", "church"}:
            house.worth[event.card] = self.cards[event.card].points
        for seat in self._lines[event.column]:
            self.houses[seat].driven += seat != event.seat
        self.passed += [
            Passed(one.seat, one.card, one.price, event.seat, event.price)
            for one in self._sale
            if one.card == event.card and one.seat != event.seat
        ]
        self._sale = []

    def struck(self, event: ev.FireStruck) -> None:
        for house, change in zip(self.houses, event.changes, strict=True):
            house.fires.append(change)

    def completed(self, event: ev.ContractCompleted) -> None:
        self.houses[event.seat].worth[event.card] = event.points

    def sold(self, event: ev.CubesSold) -> None:
        self.houses[event.seat].coins += event.count

    def bartered(self, event: ev.CubesBartered) -> None:
        self.houses[event.seat].coins += 1

    def stowed(self, event: ev.CubesStowed) -> None:
        self.houses[event.seat].lost += len(event.lost)

    def paid(self, event: ev.IncomePaid) -> None:
        self.houses[event.seat].coins += event.coins

    def scored(self, event: ev.PointsScored) -> None:
        self.before.setdefault("count", self.ahead)
        found = self.houses[event.seat].scored
        found[event.source] = found.get(event.source, 0) + event.points

    # What a card brought

    def brought(self, seat: Seat, card: Card) -> int:
        house = self.houses[seat]
        match card.kind:
            case "port" | "chamber" | "warehouse":
                return house.scored.get(card.kind, 0)
        return house.worth.get(card.id, 0)


HEARERS: Final[dict[type[Event], Callable[[Chronicle, Any], None]]] = {
    ev.RoundBegan: Chronicle.began,
    ev.CardDealt: Chronicle.dealt,
    ev.WorkerPlaced: Chronicle.placed,
    ev.SaleOpened: Chronicle.opened,
    ev.WorkerWithdrawn: Chronicle.withdrawn,
    ev.CardBought: Chronicle.purchase,
    ev.FireStruck: Chronicle.struck,
    ev.ContractCompleted: Chronicle.completed,
    ev.CubesSold: Chronicle.sold,
    ev.CubesBartered: Chronicle.bartered,
    ev.CubesStowed: Chronicle.stowed,
    ev.IncomePaid: Chronicle.paid,
    ev.PointsScored: Chronicle.scored,
}


def tales(box: Box, coins: Sequence[int], events: Iterable[Event], outcome: Outcome) -> list[Tale]:
    """The best of each seat, in their order; where there is a choice, of different kinds. `coins` are those of the
    beginning."""
    chronicle = Chronicle(box, coins)
    for event in events:
        chronicle.hear(event)
    seats = range(len(coins))
    best: dict[Seat, Tale] = {}
    told: set[str] = set()
    for seat in sorted(seats, key=lambda seat: outcome.places[seat]):
        wins = seat in outcome.winners
        found = sorted(
            all_tales(chronicle, seat, outcome), key=lambda tale: (wins and tale.kind in REGRETS, -tale.weight)
        )
        best[seat] = next((tale for tale in found if tale.kind not in told), found[0])
        told.add(best[seat].kind)
    return [best[seat] for seat in seats]


def all_tales(chronicle: Chronicle, seat: Seat, outcome: Outcome) -> Iterator[Tale]:
    """Everything that could be told of a seat; there is always something."""
    if outcome.winners == (seat,):
        yield from _victory(chronicle, seat, outcome)
    elif seat not in outcome.winners:
        yield from _defeat(chronicle, seat)
    yield from _purchases(chronicle, seat)
    yield from _figures(chronicle, seat)
    house = chronicle.houses[seat]
    sources = {"fire": sum(house.fires), **house.scored}
    main = max(sources, key=lambda source: sources[source])
    if sources[main] > 0:
        # The source of which the most points came.
        yield Tale("source", seat, 10, card=main, points=sources[main])
    else:
        # No source brought a point.
        yield Tale("nothing", seat, 5)


def _victory(chronicle: Chronicle, seat: Seat, outcome: Outcome) -> Iterator[Tale]:
    """The turning point of who wins alone."""
    scores, houses = outcome.scores, chronicle.houses
    level = [other for other in range(len(scores)) if other != seat and scores[other] == scores[seat]]
    if level:
        # Level on points with `other`, `number` coins more.
        other = max(level, key=lambda other: houses[other].coins)
        yield Tale("coins", seat, 30, other=other, number=houses[seat].coins - houses[other].coins)
    elif chronicle.ahead != seat:
        # Not ahead of everybody before the final count.
        yield Tale("count", seat, 95)
    elif chronicle.since == ("fire", LAST_FIRE):
        # Not ahead of everybody before the last fire.
        yield Tale("last-fire", seat, 93)
    elif chronicle.since[0] == "fire":
        # Ahead of everybody from that fire on, and not before it.
        yield Tale("fire", seat, 88, number=chronicle.since[1])
    else:
        # Ahead of everybody from some moment of that round on, and not before it.
        yield Tale("lead", seat, 84, number=chronicle.since[1])


def _defeat(chronicle: Chronicle, seat: Seat) -> Iterator[Tale]:
    """What a lead has come to."""
    if chronicle.before.get("count") == seat:
        # Ahead of everybody before the final count.
        yield Tale("lost-in-count", seat, 92)
    elif chronicle.before.get("fire") == seat:
        # Ahead of everybody before the last fire.
        yield Tale("lost-in-fire", seat, 91)


def _purchases(chronicle: Chronicle, seat: Seat) -> Iterator[Tale]:
    house, cards = chronicle.houses[seat], chronicle.cards
    worth = {card: chronicle.brought(seat, cards[card]) for card in house.bought}
    if house.bought:
        card = max(worth, key=lambda card: worth[card] - house.bought[card])
        gain = worth[card] - house.bought[card]
        if gain >= GAIN:
            # Of all cards whose points can be told apart the one that brought the most beyond its price.
            yield Tale("best-buy", seat, 50 + gain, card=card, price=house.bought[card], points=worth[card])
    missed = [one for one in chronicle.passed if one.seat == seat]
    if missed:
        dear = max(missed, key=lambda one: chronicle.brought(one.buyer, cards[one.card]))
        points = chronicle.brought(dear.buyer, cards[dear.card])
        if points >= WORTH:
            # Passed on at a price that could be paid; `other` bought it then, and it brought these points.
            yield Tale(
                "pass", seat, 56 + points, dear.card, dear.price, points, other=dear.buyer, other_price=dear.paid
            )
    unfinished = {
        card: price for card, price in house.bought.items() if cards[card].kind == "contract" and not worth[card]
    }
    if unfinished:
        card = max(unfinished, key=lambda card: unfinished[card])
        if unfinished[card] >= DEAR:
            # A contract bought for that much and not completed.
            yield Tale("unfinished", seat, 58 + unfinished[card], card=card, price=unfinished[card])


def _figures(chronicle: Chronicle, seat: Seat) -> Iterator[Tale]:
    house = chronicle.houses[seat]
    others = [other for n, other in enumerate(chronicle.houses) if n != seat]
    gained = sum(change for change in house.fires if change > 0)
    burnt = -sum(change for change in house.fires if change < 0)
    if burnt >= HARD:
        # So many points lost in fires.
        yield Tale("burnt", seat, 54 + burnt, points=burnt)
    if gained >= HARD:
        # So many points won in fires.
        yield Tale("saved", seat, 50 + gained, points=gained)
    if house.has("office") >= 3:
        # So many counting offices, and what they brought.
        yield Tale("offices", seat, 60, number=house.has("office"), points=OFFICE_POINTS[house.has("office")])
    done = sum(1 for card in house.worth if chronicle.cards[card].kind == "contract")
    if done >= 2 and all(sum(1 for card in o.worth if chronicle.cards[card].kind == "contract") < done for o in others):
        # So many contracts completed, more than anybody else.
        yield Tale("contracts", seat, 55 + done, number=done, points=house.scored.get("contract", 0))
    if house.has("ship") >= 3 and all(other.has("ship") < house.has("ship") for other in others):
        # So many ships, more than anybody else.
        yield Tale("ships", seat, 46 + house.has("ship"), number=house.has("ship"))
    if len(house.bought) >= 6 and all(len(other.bought) < len(house.bought) for other in others):
        # So many cards, more than anybody else, for so many coins.
        yield Tale("cards", seat, 49, number=len(house.bought), price=sum(house.bought.values()))
    if house.driven >= FLEET:
        # What others had to pay more because of workers that stood behind theirs.
        yield Tale("driver", seat, 40 + house.driven, number=house.driven)
    if house.lost >= HARD:
        # So many cubes lost.
        yield Tale("lost", seat, 42 + house.lost, number=house.lost)
