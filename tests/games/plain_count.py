"""What a finished game's statistics must say, counted plainly at the yardstick's table."""

from collections import Counter

from speicherstadt_app.bench.baseline import CardRow, Table
from speicherstadt_app.engine.facts import KindFacts
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games import registry

NAMES = registry.facts("speicherstadt").names


def kind_of(card: CardRow) -> str:
    return f"{card.goods[0]}-trader" if card.kind == "trader" else card.kind


class PlainCount:
    """Goes through a record at the plain table and counts what is seen there."""

    def __init__(self, record: Record) -> None:
        n = len(record.players)
        self.figures = [Counter[str]() for _ in range(n)]
        self.wanted = [Counter[str]() for _ in range(n)]
        self.prices: list[dict[CardRow, int]] = [{} for _ in range(n)]
        self.offered = Counter[str]()
        self.buyers: set[int] = set()
        self.table = Table(n, record.first)
        for move in record.moves:
            who, verb, *rest = move.split()
            if verb == "deal":
                self._deal(move, rest[0])
            else:
                self._act(int(who), verb, rest)
                rounds = self.table.rounds_completed
                self.table.play(move)
                if self.table.rounds_completed > rounds:
                    for seat in set(range(n)) - self.buyers:
                        self.figures[seat]["idle_rounds"] += 1
                    self.buyers.clear()

    def _deal(self, move: str, card: str) -> None:
        before = [seat.fire_points for seat in self.table.seats]
        self.table.play(move)
        if card.endswith("-fire"):
            for figures, points, seat in zip(self.figures, before, self.table.seats, strict=True):
                figures[f"fire_{'BCDE'.index(card[0]) + 1}"] = seat.fire_points - points
        else:
            self.offered[kind_of(self.table.row[len(self.table.row)].card)] += 1

    def _act(self, seat: int, verb: str, rest: list[str]) -> None:
        figures = self.figures[seat]
        if verb == "place":
            place = self.table.row[int(rest[0])]
            self.wanted[seat][kind_of(place.card)] += seat not in place.workers
        elif verb == "buy":
            place = self.table.row[min(self.table.row)]
            self.buyers.add(seat)
            self.prices[seat][place.card] = len(place.workers)
            figures["cubes_received"] += len(place.cubes)
            for worker in place.workers:
                self.figures[worker]["price_driven"] += worker != seat
        elif verb == "load":
            figures["cubes_loaded"] += 1
        elif verb == "sell":
            figures["cubes_sold"] += int(rest[1])
        elif verb == "convert":
            figures["cubes_converted"] += 3
        elif verb == "barter":
            figures["cubes_bartered"] += 2
        elif verb == "stow":
            kept = sum(part.count(",") + 1 for part in rest)
            figures["cubes_lost"] += sum(self.table.seats[seat].available.values()) - kept

    def figures_of(self, seat: int) -> dict[str, int]:
        place = self.table.seats[seat]
        contracts = place.owned("contract")
        return {
            **dict.fromkeys(NAMES.figures, 0),
            **self.figures[seat],
            "coins": place.coins,
            "paid": sum(self.prices[seat].values()),
            "bought": len(place.cards),
            "unserved_workers": 3 * self.table.rounds_completed - len(place.cards),
            "contracts_begun": sum(any(place.loaded[card.id].values()) for card in contracts),
            "contracts_completed": sum(map(place.is_complete, contracts)),
        }

    def kinds_of(self, seat: int) -> dict[str, KindFacts]:
        return {kind: self._kind(seat, kind) for kind in NAMES.kinds}

    def _kind(self, seat: int, kind: str) -> KindFacts:
        own = [price for card, price in self.prices[seat].items() if kind_of(card) == kind]
        table = [price for prices in self.prices for card, price in prices.items() if kind_of(card) == kind]
        sheet = self.table.seats[seat].score()
        points = sheet.get("fire" if kind == "firefighter" else kind, 0)
        if kind.endswith("-trader"):
            points = len(own)
        return KindFacts(
            offered=self.offered[kind],
            wanted=self.wanted[seat][kind],
            bought=len(own),
            paid=sum(own),
            table_bought=len(table),
            table_paid=sum(table),
            points=points if own else 0,
        )
