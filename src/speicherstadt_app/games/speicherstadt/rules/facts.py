"""The facts of a finished game, gathered from its events. docs/statistics.md says what each of them means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.facts import Best, FactNames, KindFacts, Ratio, SeatFacts
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, check_result
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Box, Card
from speicherstadt_app.games.speicherstadt.rules.feats import ACHIEVEMENTS, FEATS, FeatTally, feats_of
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.rules.rules import GAME, WORKERS
from speicherstadt_app.games.speicherstadt.rules.scoring import SOURCES

KINDS: Final = (
    *(f"{good}-trader" for good in GOODS),
    "warehouse",
    "office",
    "firefighter",
    "contract",
    "ship",
    "bank",
    "chamber",
    "church",
    "port",
)
FIGURES: Final = (
    "coins",
    "paid",
    "bought",
    "unserved_workers",
    "price_driven",
    "idle_rounds",
    "cubes_received",
    "cubes_loaded",
    "cubes_sold",
    "cubes_converted",
    "cubes_bartered",
    "cubes_lost",
    "contracts_begun",
    "contracts_completed",
    "fire_1",
    "fire_2",
    "fire_3",
    "fire_4",
)
RATIOS: Final = (
    Ratio("mean_price", "paid", "bought"),
    Ratio("completed_of_begun", "contracts_completed", "contracts_begun"),
)
BESTS: Final = (
    Best("cheapest_ship", low=True),
    Best("dearest_regret"),
    Best("contracts_completed"),
    Best("fire_points"),
    Best("price_driven"),
    Best("coins"),
)


def kind_of(card: Card) -> str:
    """The name under which a card is counted: its kind, a trader by its good."""
    return f"{GOODS[card.goods[0]]}-trader" if card.kind == "trader" else card.kind


class SeatTally:
    """What one seat has done so far."""

    def __init__(self) -> None:
        self.figures = dict.fromkeys(FIGURES, 0)
        self.points = dict.fromkeys(KINDS, 0)
        self.wanted = dict.fromkeys(KINDS, 0)
        self.prices: dict[str, list[int]] = {kind: [] for kind in KINDS}
        self.contracts: dict[str, int] = {}
        self.begun: set[str] = set()
        self.completed: set[str] = set()


class Tally:
    """Listens to one game and counts."""

    def __init__(self, box: Box, players: int) -> None:
        self.seats = [SeatTally() for _ in range(players)]
        self._kinds = {card.id: kind_of(card) for card in box.cards if card.kind != "fire"}
        self.offered = dict.fromkeys(KINDS, 0)
        self._kind_in: dict[int, str] = {}
        self._lines: dict[int, list[int]] = {}

    def hear(self, event: Event) -> None:
        hearer = HEARERS.get(type(event))
        if hearer:
            hearer(self, event)

    def dealt(self, event: ev.CardDealt) -> None:
        kind = self._kinds[event.card]
        self.offered[kind] += 1
        self._kind_in[event.column] = kind
        self._lines[event.column] = []

    def placed(self, event: ev.WorkerPlaced) -> None:
        line = self._lines[event.column]
        if event.seat not in line:
            self.seats[event.seat].wanted[self._kind_in[event.column]] += 1
        line.append(event.seat)

    def withdrawn(self, event: ev.WorkerWithdrawn) -> None:
        del self._lines[event.column][0]

    def bought(self, event: ev.CardBought) -> None:
        buyer = self.seats[event.seat]
        kind = self._kinds[event.card]
        buyer.prices[kind].append(event.price)
        if kind == "contract":
            buyer.contracts[event.card] = event.price
        buyer.figures["paid"] += event.price
        buyer.figures["bought"] += 1
        buyer.figures["cubes_received"] += len(event.goods)
        for seat in self._lines[event.column]:
            if seat != event.seat:
                self.seats[seat].figures["price_driven"] += 1

    def struck(self, event: ev.FireStruck) -> None:
        for seat, change in zip(self.seats, event.changes, strict=True):
            seat.figures[f"fire_{event.number}"] = change
            seat.points["firefighter"] += change

    def loaded(self, event: ev.CubeLoaded) -> None:
        seat = self.seats[event.seat]
        seat.figures["cubes_loaded"] += 1
        seat.begun.add(event.card)

    def completed(self, event: ev.ContractCompleted) -> None:
        self.seats[event.seat].completed.add(event.card)

    def sold(self, event: ev.CubesSold) -> None:
        self.seats[event.seat].figures["cubes_sold"] += event.count

    def converted(self, event: ev.CubesConverted) -> None:
        self.seats[event.seat].figures["cubes_converted"] += len(event.given)

    def bartered(self, event: ev.CubesBartered) -> None:
        self.seats[event.seat].figures["cubes_bartered"] += len(event.given)

    def stowed(self, event: ev.CubesStowed) -> None:
        self.seats[event.seat].figures["cubes_lost"] += len(event.lost)

    def paid_out(self, event: ev.IncomePaid) -> None:
        self.seats[event.seat].figures["idle_rounds"] += event.idle

    def scored(self, event: ev.PointsScored) -> None:
        kind = self._kinds[event.item] if event.source == "trader" else event.source
        self.seats[event.seat].points[kind] += event.points


HEARERS: Final[dict[type[Event], Callable[[Tally, Any], None]]] = {
    ev.CardDealt: Tally.dealt,
    ev.WorkerPlaced: Tally.placed,
    ev.WorkerWithdrawn: Tally.withdrawn,
    ev.CardBought: Tally.bought,
    ev.FireStruck: Tally.struck,
    ev.CubeLoaded: Tally.loaded,
    ev.ContractCompleted: Tally.completed,
    ev.CubesSold: Tally.sold,
    ev.CubesConverted: Tally.converted,
    ev.CubesBartered: Tally.bartered,
    ev.CubesStowed: Tally.stowed,
    ev.IncomePaid: Tally.paid_out,
    ev.PointsScored: Tally.scored,
}


class SpeicherstadtFacts:
    """Replays a record and tells what each seat did in it."""

    @property
    def names(self) -> FactNames:
        return FactNames(SOURCES, FIGURES, RATIOS, BESTS, KINDS, FEATS, ACHIEVEMENTS)

    def read(self, record: Record) -> tuple[SeatFacts, ...]:
        rules = GAME.rules(record.setup)
        match = Match(rules)
        seats = range(record.setup.players)
        tally = Tally(rules.box, len(seats))
        feat_tally = FeatTally(rules.box, len(seats))

        def hear(event: Event) -> None:
            tally.hear(event)
            feat_tally.hear(event)

        for text in record.moves:
            match.play_text(text, hear)
        if not match.over:
            raise Unreadable("its game is not over, so there is nothing to count")
        check_result(record, match)
        state = match.state
        outcome = match.outcome()
        breakdown = outcome.breakdown()
        sums = self._table_sums(tally)
        feat_tally.ended(outcome.scores, outcome.winners, state.coins)
        facts = []
        for seat in seats:
            own = tally.seats[seat]
            own.figures |= {
                "coins": state.coins[seat],
                "unserved_workers": WORKERS * state.rounds - own.figures["bought"],
                "contracts_begun": len(own.begun),
                "contracts_completed": len(own.completed),
            }
            facts.append(
                SeatFacts(
                    score=outcome.scores[seat],
                    place=outcome.places[seat],
                    margin=outcome.scores[seat] - max(outcome.scores[other] for other in seats if other != seat),
                    sources=tuple(breakdown[seat].values()),
                    figures=tuple(own.figures.values()),
                    bests=self._bests(own),
                    kinds=tuple(
                        KindFacts(
                            tally.offered[kind],
                            own.wanted[kind],
                            len(own.prices[kind]),
                            sum(own.prices[kind]),
                            *sums[kind],
                            own.points[kind] if own.prices[kind] else 0,
                        )
                        for kind in KINDS
                    ),
                    feats=feats_of(feat_tally.seats[seat]),
                )
            )
        return tuple(facts)

    @staticmethod
    def _table_sums(tally: Tally) -> dict[str, tuple[int, int]]:
        """How many of each kind were bought at the table, and for how much."""
        return {
            kind: (
                sum(len(seat.prices[kind]) for seat in tally.seats),
                sum(sum(seat.prices[kind]) for seat in tally.seats),
            )
            for kind in KINDS
        }

    @staticmethod
    def _bests(own: SeatTally) -> tuple[int | None, ...]:
        figures = own.figures
        return (
            min(own.prices["ship"], default=None),
            max((price for card, price in own.contracts.items() if card not in own.completed), default=None),
            figures["contracts_completed"],
            own.points["firefighter"],
            figures["price_driven"],
            figures["coins"],
        )


FACTS: Final = SpeicherstadtFacts()
