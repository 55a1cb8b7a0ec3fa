"""Die Speicherstadt in plain Python, paragraph by paragraph from the rules: yardstick and second opinion."""

import csv
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from random import Random
from typing import Any, NamedTuple

GOODS = ("coffee", "tea", "saffron", "rubber", "carpet")
SEASONS = ("A", "B", "C", "D", "E")
LAST_SEASON = "E"
CUBES_OF_EACH_GOOD = 9
CUBES_ON_A_SHIP = 3
WORKERS = 3
STARTING_COINS = 5
COLUMN_HOLDS = 8
WAREHOUSE_HOLDS = 4
REMOVED = {
    2: ("D-port", "D-firefighter-3"),
    3: ("D-boatmen", "D-firefighter-3"),
    4: (),
    5: ("D-boatmen", "D-firefighter-3"),
}
OFFICE_POINTS = (0, 2, 5, 9, 14)

Cubes = dict[str, int]


class CardRow(NamedTuple):
    id: str
    season: str
    kind: str
    value: int = 0
    points: int = 0
    goods: tuple[str, ...] = ()


@cache
def card_table() -> tuple[CardRow, ...]:
    text = (files("speicherstadt_app") / "games" / "speicherstadt" / "rules" / "cards.csv").read_text(encoding="utf-8")
    return tuple(
        CardRow(
            row["id"],
            row["season"],
            row["kind"],
            int(row["value"] or 0),
            int(row["points"] or 0),
            tuple(row["goods"].split()),
        )
        for row in csv.DictReader(text.splitlines())
    )


def counted(goods: Iterable[str]) -> Cubes:
    cubes = dict.fromkeys(GOODS, 0)
    for good in goods:
        cubes[good] += 1
    return cubes


def listed(cubes: Mapping[str, int]) -> list[str]:
    return [good for good in GOODS for _ in range(cubes[good])]


def move_cubes(goods: Iterable[str], source: Cubes, target: Cubes) -> None:
    for good in goods:
        source[good] -= 1
        target[good] += 1


_MULTISETS = [
    [
        (goods, [(good, goods.count(good)) for good in dict.fromkeys(goods)])
        for goods in combinations_with_replacement(GOODS, size)
    ]
    for size in range(WAREHOUSE_HOLDS + 1)
]


def choices(cubes: Mapping[str, int], size: int) -> list[tuple[str, ...]]:
    """Every different way to take `size` cubes."""
    return [goods for goods, needed in _MULTISETS[size] if all(cubes[good] >= number for good, number in needed)]


class Seat:
    """What lies in front of one player."""

    def __init__(self) -> None:
        self.coins = STARTING_COINS
        self.fire_points = 0
        self.cards: list[CardRow] = []
        self.loaded: dict[str, Cubes] = {}
        self.available = counted(())
        self.warehouse: tuple[str, ...] = ()
        self.market: tuple[str, ...] = ()
        self.bought_this_round = False

    def owned(self, kind: str) -> list[CardRow]:
        return [card for card in self.cards if card.kind == kind]

    def trades_in(self, good: str) -> bool:
        return any(card.goods == (good,) for card in self.owned("trader"))

    def firefighting(self) -> int:
        return sum(card.value for card in self.owned("firefighter"))

    def open_spaces(self, contract: CardRow, good: str) -> int:
        return contract.goods.count(good) - self.loaded[contract.id][good]

    def is_complete(self, contract: CardRow) -> bool:
        return sum(self.loaded[contract.id].values()) == len(contract.goods)

    def score(self) -> dict[str, int]:
        """Section 6."""
        return {
            "fire": self.fire_points,
            "office": OFFICE_POINTS[len(self.owned("office"))],
            "contract": sum(card.points for card in self.owned("contract") if self.is_complete(card)),
            "trader": sum(card.points for card in self.owned("trader")),
            "church": sum(card.points for card in self.owned("church")),
            "warehouse": len(self.warehouse),
            "port": len(self.owned("ship")) if self.owned("port") else 0,
            "chamber": self.coins if self.owned("chamber") else 0,
        }


class Place:
    """A card in the row, with the workers above it, lowest first."""

    def __init__(self, card: CardRow, cubes: tuple[str, ...]) -> None:
        self.card = card
        self.cubes = cubes
        self.workers: list[int] = []


class Table:
    """One game. Moves are the texts of the game record."""

    def __init__(self, players: int, first: int, cards: Sequence[CardRow] | None = None) -> None:
        if players not in REMOVED:
            raise ValueError(f"{players} players: the game is for 2 to 5")
        if first not in range(players):
            raise ValueError(f"seat {first} can't be first among {players} players")
        self.pile: dict[str, dict[str, CardRow]] = {season: {} for season in SEASONS}
        for card in card_table() if cards is None else cards:
            if card.id not in REMOVED[players]:
                self.pile[card.season][card.id] = card
        dealt = [card for season in self.pile.values() for card in season.values() if card.kind != "fire"]
        if not dealt or len(dealt) % (players + 1):
            raise ValueError(f"{len(dealt)} cards don't make full rounds of {players + 1}")
        if [card.kind for card in self.pile[LAST_SEASON].values()] != ["fire"]:
            raise ValueError("the pile must end with one fire of its own season")
        self.seats = [Seat() for _ in range(players)]
        self.bag = dict.fromkeys(GOODS, CUBES_OF_EACH_GOOD)
        self.supply = counted(())
        self.row: dict[int, Place] = {}
        self.discards: list[CardRow] = []
        self.first = first
        self.rounds_completed = 0
        self.workers_placed = 0
        self.shipped = 0
        self.moves: list[str] = []
        self._phase = "supply"
        self._legal: list[str] | None = None

    @property
    def phase(self) -> str:
        return self._phase

    @property
    def to_move(self) -> int | str | None:
        match self._phase:
            case "supply" | "end":
                return "*"
            case "demand":
                return self._clockwise(self.workers_placed)
            case "purchase":
                return self._lowest_worker()
            case "shipping":
                return self._clockwise(self.shipped)
            case _:
                return None

    def legal(self) -> list[str]:
        if self._legal is None:
            self._legal = self._list_moves()
        return list(self._legal)

    def play(self, move: str) -> None:
        if self._legal is None:
            self._legal = self._list_moves()
        if move not in self._legal:
            raise ValueError(self._why_not(move))
        match move.split(" "):
            case ["*", "deal", card, *goods]:
                self._deal(card, tuple(goods))
            case [seat, "place", column]:
                self._place(int(seat), int(column))
            case [seat, "buy"]:
                self._buy(self.seats[int(seat)])
            case [seat, "pass"]:
                self._pass()
            case [seat, "load", good, contract]:
                self._load(self.seats[int(seat)], good, contract)
            case [seat, "sell", good, number]:
                self._sell(self.seats[int(seat)], good, int(number))
            case [seat, "convert", a, b, c, ">", wanted]:
                self._convert(self.seats[int(seat)], (a, b, c), wanted)
            case [seat, "barter", a, b]:
                self._barter(self.seats[int(seat)], (a, b))
            case [seat, "stow", *parts]:
                self._stow(self.seats[int(seat)], dict(part.split("=") for part in parts))
        self.moves.append(move)
        self._legal = None

    def result(self) -> dict[str, Any]:
        breakdown = [seat.score() for seat in self.seats]
        scores = [sum(sheet.values()) for sheet in breakdown]
        coins = [seat.coins for seat in self.seats]
        result: dict[str, Any] = {"scores": scores, "coins": coins}
        if self._phase == "over":
            standings = list(zip(scores, coins, strict=True))
            result["winners"] = [seat for seat, standing in enumerate(standings) if standing == max(standings)]
        else:
            result["final"] = False
        return {**result, "rounds": self.rounds_completed, "breakdown": breakdown}

    def snapshot(self) -> dict[str, Any]:
        """Everything open on the table.

        `available` is the pool of section 3.4 and holds the cubes of warehouse and market too;
        `warehouse` and `market` are as last stowed. So the 45 cubes are: bag, supply, row, available, loaded.
        """
        return {
            "phase": self._phase,
            "to_move": self.to_move,
            "first": self.first,
            "rounds_completed": self.rounds_completed,
            "coins": [seat.coins for seat in self.seats],
            "fire_points": [seat.fire_points for seat in self.seats],
            "cards": [sorted(card.id for card in seat.cards) for seat in self.seats],
            "loaded": [{card: listed(seat.loaded[card]) for card in sorted(seat.loaded)} for seat in self.seats],
            "available": [listed(seat.available) for seat in self.seats],
            "warehouse": [list(seat.warehouse) for seat in self.seats],
            "market": [list(seat.market) for seat in self.seats],
            "bought_this_round": [seat.bought_this_round for seat in self.seats],
            "supply": dict(self.supply),
            "bag": dict(self.bag),
            "cards_left": {season: sorted(cards) for season, cards in self.pile.items()},
            "discards": sorted(card.id for card in self.discards),
            "row": [
                {"column": column, "card": place.card.id, "cubes": list(place.cubes), "workers": list(place.workers)}
                for column, place in sorted(self.row.items())
            ],
        }

    def _clockwise(self, steps: int) -> int:
        return (self.first + steps) % len(self.seats)

    def _list_moves(self) -> list[str]:
        match self._phase:
            case "supply" | "end":
                return self._deals()
            case "demand":
                free = [column for column, place in self.row.items() if len(place.workers) < COLUMN_HOLDS]
                return [f"{self.to_move} place {column}" for column in free]
            case "purchase":
                can_pay = self.seats[self._lowest_worker()].coins >= self._price()
                return [f"{self.to_move} {word}" for word in (("buy", "pass") if can_pay else ("pass",))]
            case "shipping":
                seat = self.seats[self._clockwise(self.shipped)]
                moves = self._loads(seat) + self._sales(seat) + self._conversions(seat) + self._barters(seat)
                return [f"{self.to_move} {move}" for move in moves + self._ways_to_stow(seat)]
            case _:
                return []

    def _why_not(self, move: str) -> str:
        if self._phase == "over":
            return f"{move}: the game is over"
        if move.split(" ")[0] != str(self.to_move):
            return f"{move}: it is the turn of {self.to_move}"
        if move == f"{self.to_move} buy" and self._phase == "purchase":
            return f"{move}: the price is {self._price()}, more than the coins of the seat"
        return f"{move}: not a possible move of the phase {self._phase} now"

    # 3.1 Supply

    def _season(self) -> str:
        return next(season for season in SEASONS if self.pile[season])

    def _deals(self) -> list[str]:
        cargoes = [" ".join(goods) for goods in choices(self.bag, CUBES_ON_A_SHIP)]
        deals: list[str] = []
        for card in self.pile[self._season()].values():
            if card.kind == "ship":
                deals += [f"* deal {card.id} {cargo}" for cargo in cargoes]
            else:
                deals.append(f"* deal {card.id}")
        return deals

    def _deal(self, card_id: str, cargo: tuple[str, ...]) -> None:
        season = self._season()
        card = self.pile[season].pop(card_id)
        if card.kind == "fire":
            self._resolve_fire(card)
            self.discards.append(card)
            if season == LAST_SEASON:
                self._phase = "over"
            elif not self.row:
                self._begin_round()
            return
        for good in cargo:
            self.bag[good] -= 1
        self.row[len(self.row) + 1] = Place(card, cargo)
        if len(self.row) == len(self.seats) + 1:
            self._phase = "demand"
            self.workers_placed = 0

    def _begin_round(self) -> None:
        """Section 5: with only the fourth fire left there is no further round."""
        self._phase = "end" if self._season() == LAST_SEASON else "supply"

    # 4 Fire

    def _resolve_fire(self, fire: CardRow) -> None:
        totals = [seat.firefighting() for seat in self.seats]
        if min(totals) == max(totals):
            return
        for seat, total in zip(self.seats, totals, strict=True):
            if total == max(totals):
                seat.fire_points += fire.value
            elif total == min(totals):
                seat.fire_points -= fire.value

    # 3.2 Demand

    def _place(self, seat: int, column: int) -> None:
        self.row[column].workers.append(seat)
        self.workers_placed += 1
        if self.workers_placed == WORKERS * len(self.seats):
            self._phase = "purchase"
            self._discard_unwanted()

    # 3.3 Purchase

    def _lowest_worker(self) -> int:
        return self.row[min(self.row)].workers[0]

    def _price(self) -> int:
        return len(self.row[min(self.row)].workers)

    def _buy(self, seat: Seat) -> None:
        seat.coins -= self._price()
        place = self.row.pop(min(self.row))
        seat.cards.append(place.card)
        seat.bought_this_round = True
        if place.card.kind == "contract":
            seat.loaded[place.card.id] = counted(())
        for good in place.cubes:
            seat.available[good] += 1
        self._discard_unwanted()

    def _pass(self) -> None:
        self.row[min(self.row)].workers.pop(0)
        self._discard_unwanted()

    def _discard_unwanted(self) -> None:
        """Goes on to the next card with a worker above it, or to shipping when there is none."""
        while self.row and not self.row[min(self.row)].workers:
            place = self.row.pop(min(self.row))
            self.discards.append(place.card)
            for good in place.cubes:
                self.supply[good] += 1
        if not self.row:
            self._phase = "shipping"
            self.shipped = 0
            self._skip_seats_without_cubes()

    # 3.4 Shipping

    def _skip_seats_without_cubes(self) -> None:
        while self.shipped < len(self.seats) and not any(self.seats[self._clockwise(self.shipped)].available.values()):
            self.shipped += 1
        if self.shipped == len(self.seats):
            self._pay_income()

    def _loads(self, seat: Seat) -> list[str]:
        return [
            f"load {good} {contract.id}"
            for good in GOODS
            if seat.available[good]
            for contract in sorted(seat.owned("contract"))
            if seat.open_spaces(contract, good)
        ]

    def _load(self, seat: Seat, good: str, contract: str) -> None:
        move_cubes((good,), seat.available, seat.loaded[contract])

    def _sales(self, seat: Seat) -> list[str]:
        return [
            f"sell {good} {number}"
            for good in GOODS
            if seat.trades_in(good)
            for number in range(1, seat.available[good] + 1)
        ]

    def _sell(self, seat: Seat, good: str, number: int) -> None:
        move_cubes((good,) * number, seat.available, self.supply)
        seat.coins += number

    def _conversions(self, seat: Seat) -> list[str]:
        wanted = [good for good in GOODS if self.supply[good]]
        return [f"convert {' '.join(given)} > {good}" for given in choices(seat.available, 3) for good in wanted]

    def _convert(self, seat: Seat, given: tuple[str, ...], wanted: str) -> None:
        move_cubes((wanted,), self.supply, seat.available)
        move_cubes(given, seat.available, self.supply)

    def _barters(self, seat: Seat) -> list[str]:
        return [f"barter {' '.join(given)}" for given in choices(seat.available, 2)]

    def _barter(self, seat: Seat, given: tuple[str, ...]) -> None:
        move_cubes(given, seat.available, self.supply)
        seat.coins += 1

    def _ways_to_stow(self, seat: Seat) -> list[str]:
        """Every full use of the room there is: the market's 1 and, with a warehouse, 4 more."""
        room = WAREHOUSE_HOLDS if seat.owned("warehouse") else 0
        cubes = sum(seat.available.values())
        kept = min(cubes, room + 1)
        ways = []
        for market in ("", *GOODS):
            stored = kept - 1 if market else kept
            if stored not in range(room + 1) or (market and not seat.available[market]):
                continue
            rest = {good: number - (good == market) for good, number in seat.available.items()}
            for warehouse in choices(rest, stored):
                part = f" warehouse={','.join(warehouse)}" if warehouse else ""
                ways.append("stow" + part + (f" market={market}" if market else ""))
        return ways

    def _stow(self, seat: Seat, parts: dict[str, str]) -> None:
        seat.warehouse = tuple(parts["warehouse"].split(",")) if "warehouse" in parts else ()
        seat.market = (parts["market"],) if "market" in parts else ()
        kept = counted(seat.warehouse + seat.market)
        for good in GOODS:
            self.supply[good] += seat.available[good] - kept[good]
        seat.available = kept
        self.shipped += 1
        self._skip_seats_without_cubes()

    # 3.5 Income

    def _pay_income(self) -> None:
        for seat in self.seats:
            seat.coins += 1
            if not seat.bought_this_round:
                seat.coins += 1
            if seat.owned("bank"):
                seat.coins += 1
            seat.bought_this_round = False
        self.first = self._clockwise(1)
        self.rounds_completed += 1
        self._begin_round()


class Shuffle:
    """Cards and cubes shuffled once, as at a real table; never looks at what the players do."""

    def __init__(self, table: Table, chance: Random) -> None:
        self.cards: list[CardRow] = []
        for season in SEASONS:
            cards = list(table.pile[season].values())
            chance.shuffle(cards)
            self.cards += cards
        self.cards.reverse()
        self.cubes = listed(table.bag)
        chance.shuffle(self.cubes)

    def deal(self) -> str:
        card = self.cards.pop()
        if card.kind != "ship":
            return f"* deal {card.id}"
        cargo = listed(counted(self.cubes.pop() for _ in range(CUBES_ON_A_SHIP)))
        return f"* deal {card.id} {' '.join(cargo)}"


def random_game(players: int, seed: int) -> Table:
    """A game played to its end, every decision chosen evenly among the legal moves."""
    chance = Random(seed)
    table = Table(players, chance.randrange(players))
    shuffle = Shuffle(table, chance)
    while table.phase != "over":
        table.play(shuffle.deal() if table.to_move == "*" else chance.choice(table.legal()))
    return table
