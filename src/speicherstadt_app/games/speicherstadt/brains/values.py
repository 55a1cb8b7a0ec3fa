"""What a position, and each card on offer in it, is worth to every seat, in points.

Nothing is searched here. A card's worth is the difference that owning it makes to what a seat can expect at the end,
guessed from what is open to all: what the pile and the bag still hold, and how long the game will last.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp
from typing import Final

from speicherstadt_app.games.speicherstadt.brains.weights import Weights
from speicherstadt_app.games.speicherstadt.rules.cards import Box, numbers
from speicherstadt_app.games.speicherstadt.rules.goods import KINDS, count, goods_in, kinds_of, size
from speicherstadt_app.games.speicherstadt.rules.market import MARKET_ROOM
from speicherstadt_app.games.speicherstadt.rules.rules import WAREHOUSE_ROOM
from speicherstadt_app.games.speicherstadt.rules.scoring import OFFICE_POINTS, points_of
from speicherstadt_app.games.speicherstadt.rules.shipping import Solution
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, State

DIGITS: Final = 9
"""What comes from exp, pow or a sum is rounded to so many where it decides something: the last digit is not the same
on every machine (libm) and in every Python (3.12 sums floats more exactly)."""
MOST_COINS: Final = 120
MOST_STRENGTH: Final = 40
LAST_COIN: Final = 0.02
"""A coin that can't be spent any more breaks ties."""


Chances = tuple[tuple[float, ...], ...]
"""By how many spaces wait for a cube of a good (0 to 3), and by good."""


class Holdings:
    """What a seat's contracts come to once all cubes at hand are loaded, and the cubes left over."""

    __slots__ = ("contracts", "spare", "wanted")

    def __init__(self, contracts: list[tuple[int, int]], held: int) -> None:
        self.contracts: list[tuple[int, int]] = []
        self.wanted = 0
        for needs, points in contracts:
            # No contract has two open spaces of one good, so a cube of each kind at hand is all that it can take.
            loaded = needs & kinds_of(held)
            held -= loaded
            self.contracts.append((needs - loaded, points))
            self.wanted += needs - loaded
        self.spare = held


class Appraisal:
    """A position seen through weights.

    `standing` is what each seat may expect at the end, apart from what this round's sales bring. `gains` has, for each
    place of the row, what each seat gains by owning the card; `shifts`, for a firefighter, what all seats gain or lose
    by each seat's owning it. `money` is what so many coins are worth to a seat.
    """

    __slots__ = ("gains", "money", "rounds_left", "shifts", "standing")

    gains: list[list[float]]
    money: list[tuple[float, ...]]
    rounds_left: int
    shifts: list[list[list[float]] | None]
    standing: list[float]


class Valuer:
    """Weights at work for one box and number of players. It keeps tables and nothing of any position."""

    def __init__(self, box: Box, players: int, weights: Weights) -> None:
        self.box: Final = box
        self.players: Final = players
        self.weights: Final = weights
        self.firefighters: Final = box.of_kind("firefighter")
        self.kinds: Final = tuple(card.kind for card in box.cards)
        self.chances: Final = lru_cache(maxsize=1024)(self._chances)
        self._money: Final[dict[tuple[int, bool], tuple[float, ...]]] = {}
        self._offices: Final[dict[tuple[int, int], float]] = {}
        self._fires: Final[dict[int, tuple[float, ...]]] = {}

    def appraise(self, state: State) -> Appraisal:
        found = Appraisal()
        box = self.box
        n = self.players
        seats = range(n)
        found.rounds_left = rounds = rounds_left(box, state)
        to_come = state.bag + sum(state.freight)
        chances = self.chances(to_come)
        holdings = [self.holdings(state, seat) for seat in seats]
        found.money = money = [self.money(rounds, bool(state.cards[seat] & box.chambers)) for seat in seats]
        coin = [table[coins + 1] - table[coins] for table, coins in zip(money, state.coins, strict=True)]
        first_unsold = state.column if state.phase else 0
        offices_left = (state.pile & box.offices).bit_count()
        offices_left += sum(box.offices >> card & 1 for card in state.row[first_unsold:])
        fire = self.fire(state.pile)
        found.standing = [
            self._standing(state, seat, holdings[seat], chances, money[seat], to_come, offices_left, rounds)
            + fire_balance(fire, state.strength, seat)
            for seat in seats
        ]
        found.gains = []
        found.shifts = []
        for place, card in enumerate(state.row):
            kind = self.kinds[card]
            shift = None
            if place < first_unsold:
                gains = [0.0] * n
            elif kind == "ship":
                cubes = state.freight[place]
                gains = [self._ship(state, seat, cubes, holdings[seat], chances, coin[seat]) for seat in seats]
            elif kind == "contract":
                needs = box.contract_needs[box.contract_index[card]]
                points = box.cards[card].points
                gains = [self._contract(needs, points, holdings[seat], chances) for seat in seats]
            elif kind == "firefighter":
                shift = self._firefighter(fire, state.strength, box.strength[card])
                gains = [shift[seat][seat] for seat in seats]
            elif kind == "office":
                gains = [self._one_more_office(state, seat, offices_left) for seat in seats]
            else:
                gains = [self._other(state, seat, card, to_come, coin[seat], rounds) for seat in seats]
            found.gains.append(gains)
            found.shifts.append(shift)
        return found

    # Coins

    def money(self, rounds: int, chamber: bool) -> tuple[float, ...]:
        """What 0, 1, 2, … coins are worth with so many rounds to come after this one."""
        table = self._money.get((rounds, chamber))
        if table is None:
            w = self.weights
            top = w.coin * (1 - w.coin_fade**rounds)
            sums = [0.0]
            for k in range(MOST_COINS):
                worth = max(LAST_COIN, round(top * (w.coin_floor + (1 - w.coin_floor) * w.coin_decay**k), DIGITS))
                sums.append(sums[-1] + (max(1.0 + LAST_COIN, worth) if chamber else worth))
            table = self._money[rounds, chamber] = tuple(sums)
        return table

    # Contracts and cubes

    def _chances(self, to_come: int) -> Chances:
        """For 0, 1, 2, … spaces of a good that wait for a cube: the chance of each to get it, for each good."""
        w = self.weights
        part = w.reach / self.players
        others = w.convert * size(to_come)
        cubes = [part * (count(to_come, good) + others) for good in KINDS]
        return tuple(tuple(round(1 - exp(-c / spaces), DIGITS) for c in cubes) for spaces in (1, 1, 2, 3))

    def holdings(self, state: State, seat: int) -> Holdings:
        if state.phase == SHIPPING and seat == state.mover:
            held = state.pool
        else:
            held = state.fresh[seat] + state.warehouse[seat] + state.market[seat]
        return Holdings(self.open_contracts(state, seat), held)

    def open_contracts(self, state: State, seat: int) -> list[tuple[int, int]]:
        box = self.box
        index = box.contract_index
        found = []
        for card in numbers(state.cards[seat] & box.contract_mask):
            needs = state.needs[index[card]]
            if needs:
                found.append((needs, box.cards[card].points))
        return found

    def contracts_worth(self, contracts: list[tuple[int, int]], wanted: int, chances: Chances) -> float:
        """What contracts may be expected to bring, complete ones being sure of their points."""
        total = 0.0
        for needs, points in contracts:
            worth = float(points)
            for good in goods_of(needs):
                worth *= chances[min(3, count(wanted, good))][good]
            total += worth
        return total

    def _contract(self, needs: int, points: int, holdings: Holdings, chances: Chances) -> float:
        left = needs - (needs & kinds_of(holdings.spare))
        wanted = holdings.wanted + left
        before = self.contracts_worth(holdings.contracts, holdings.wanted, chances)
        return self.contracts_worth([*holdings.contracts, (left, points)], wanted, chances) - before

    def _ship(self, state: State, seat: int, cubes: int, holdings: Holdings, chances: Chances, coin: float) -> float:
        box = self.box
        w = self.weights
        owned = state.cards[seat]
        gain = w.port / self.players if state.pile & box.ports else 0.0
        if owned & box.ports:
            gain = 1.0
        if holdings.contracts:
            after = Holdings(holdings.contracts, cubes)
            gain += self.contracts_worth(after.contracts, after.wanted, chances)
            gain -= self.contracts_worth(holdings.contracts, holdings.wanted, chances)
            cubes = after.spare
        room = WAREHOUSE_ROOM if owned & box.warehouses else 0
        room -= max(0, size(holdings.spare) - MARKET_ROOM)
        for good in goods_in(cubes):
            if owned & box.traders[good] and coin > w.stored:
                gain += coin
            elif room > 0:
                room -= 1
                gain += w.stored
            elif owned & box.traders[good]:
                gain += coin
            else:
                gain += coin / 2
        return gain

    def shipped(self, state: State, seat: int, solution: Solution, most: int | None = None) -> list[float]:
        """What results of a shipping, all or the first so many, are worth to the seat, up to what all share."""
        box = self.box
        chances = self.chances(state.bag)
        rounds = rounds_left(box, state)
        coins = state.coins[seat]
        money = self.money(rounds, bool(state.cards[seat] & box.chambers))
        points = [box.cards[card].points for card in solution.contracts]
        wanted = sum(box.contract_needs[box.contract_index[card]] for card in numbers(state.pile & box.contract_mask))
        options = [self.weights.option * (1 + count(wanted, good)) if rounds else 0.0 for good in KINDS]
        worths = []
        for result in solution.results[:most]:
            worth = self.contracts_worth(list(zip(result.needs, points, strict=True)), sum(result.needs), chances)
            worth += money[coins + result.coins] + size(result.warehouse)
            worth += sum(options[good] for good in goods_in(result.warehouse + result.market))
            worths.append(round(worth, DIGITS))
        return worths

    # All other cards

    def fire(self, pile: int) -> tuple[float, ...]:
        """The points that all fires to come may be expected to bring whoever is ahead of the next by so much.

        Being behind is a negative index, so the second half of the table is for -40 … -1.
        """
        key = pile & (self.firefighters | self.box.fires)
        table = self._fires.get(key)
        if table is None:
            w = self.weights
            ahead = (*range(MOST_STRENGTH + 1), *range(-MOST_STRENGTH, 0))
            sums = [0.0] * len(ahead)
            before = 0.0
            for season in self.box.seasons:
                coming = sum(self.box.strength[card] for card in numbers(key & season))
                for card in numbers(key & season & self.box.fires):
                    # Of the firefighters of its own season, half come before a fire.
                    luck = w.fire_start + w.fire_spread * (before + coming / 2)
                    points = self.box.cards[card].value
                    for d in ahead:
                        # Whoever is level with the best is among them.
                        sums[d] += round(points / (1 + exp(-max(-50.0, min(50.0, (d + 0.5) / luck)))), DIGITS)
                before += coming
            table = self._fires[key] = tuple(sums)
        return table

    def _firefighter(self, fire: tuple[float, ...], strength: list[int], value: int) -> list[list[float]]:
        n = self.players
        before = [fire_balance(fire, strength, seat) for seat in range(n)]
        shifts = []
        for buyer in range(n):
            after = strength[:]
            after[buyer] += value
            shifts.append([fire_balance(fire, after, seat) - before[seat] for seat in range(n)])
        return shifts

    def offices_worth(self, owned: int, left: int) -> float:
        """What so many offices may be expected to score when so many are still to be had."""
        worth = self._offices.get((owned, left))
        if worth is None:
            chance = min(0.9, self.weights.office / self.players)
            each = (
                comb(left, k) * chance**k * (1 - chance) ** (left - k) * OFFICE_POINTS[owned + k]
                for k in range(left + 1)
            )
            worth = self._offices[owned, left] = round(sum(each), DIGITS)
        return worth

    def _one_more_office(self, state: State, seat: int, left: int) -> float:
        owned = (state.cards[seat] & self.box.offices).bit_count()
        return self.offices_worth(owned + 1, left - 1) - self.offices_worth(owned, left - 1)

    def _other(self, state: State, seat: int, card: int, to_come: int, coin: float, rounds: int) -> float:
        w = self.weights
        box = self.box
        n = self.players
        kind = self.kinds[card]
        if kind == "trader":
            (good,) = box.cards[card].goods
            return box.cards[card].points + coin * w.trade * count(to_come, good) / n
        if kind == "warehouse":
            cubes = min(float(WAREHOUSE_ROOM), w.storing * size(to_come) / n)
            return w.stored * cubes + w.depot * state.pile.bit_count() / box.all.bit_count()
        if kind == "bank":
            return coin * w.bank * (rounds + 1)
        if kind == "port":
            ships = (state.pile & box.ships).bit_count() + sum(box.ships >> other & 1 for other in state.row)
            return (state.cards[seat] & box.ships).bit_count() + w.port * ships / n
        if kind == "chamber":
            coins = state.coins[seat]
            return self.money(rounds, True)[coins] - self.money(rounds, False)[coins] + w.chamber * rounds
        return float(box.cards[card].points)

    def _standing(
        self,
        state: State,
        seat: int,
        holdings: Holdings,
        chances: Chances,
        money: tuple[float, ...],
        to_come: int,
        offices_left: int,
        rounds: int,
    ) -> float:
        w = self.weights
        box = self.box
        owned = state.cards[seat]
        coins = state.coins[seat]
        worth = points_of(box, state, seat) + money[coins]
        if owned & box.chambers:
            worth -= coins
        offices = (owned & box.offices).bit_count()
        worth += self.offices_worth(offices, offices_left) - OFFICE_POINTS[offices]
        worth += self.contracts_worth(holdings.contracts, holdings.wanted, chances)
        coin = money[coins + 1] - money[coins]
        if owned & box.all_traders:
            for good in KINDS:
                if owned & box.traders[good]:
                    worth += coin * w.trade * count(to_come, good) / self.players
        if owned & box.banks:
            worth += coin * w.bank * (rounds + 1)
        return worth


def rounds_left(box: Box, state: State) -> int:
    """The rounds after this one."""
    return (state.pile & ~box.fires).bit_count() // (len(state.coins) + 1)


def fire_balance(fire: tuple[float, ...], strength: list[int], seat: int) -> float:
    """What a seat of these strengths gains from the fires to come, less what it loses."""
    mine = strength[seat]
    others = strength[:seat] + strength[seat + 1 :]
    return fire[mine - max(others)] - fire[min(others) - mine]


@lru_cache(maxsize=1024)
def goods_of(needs: int) -> tuple[int, ...]:
    return tuple(goods_in(needs))


@lru_cache(maxsize=64)
def valuer(box: Box, players: int, weights: Weights) -> Valuer:
    return Valuer(box, players, weights)
