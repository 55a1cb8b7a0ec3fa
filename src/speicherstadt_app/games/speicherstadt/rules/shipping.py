"""The shipping solver: every final result of a shipping (rules §3.4) that somebody could want, and how to get there.

What makes it small: a cube taken by converting is never given again, and no good is both given and taken, because
anything else ends with the same or less for more cubes. So whatever is taken lay in the general supply from the start,
the order of the moves doesn't matter, and what is loaded and kept settles the rest: the cubes over are converted, sold
and bartered for as many coins as they bring.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import inf, prod
from operator import attrgetter, getitem
from struct import Struct
from typing import Final, NamedTuple, TypeAlias

from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import numbers
from speicherstadt_app.games.speicherstadt.rules.goods import (
    BITS,
    BUNDLE_BITS,
    BUNDLE_MASK,
    CUBE,
    KINDS,
    bundle_of,
    count,
    goods_in,
    parts,
    size,
)
from speicherstadt_app.games.speicherstadt.rules.market import MARKET_ROOM
from speicherstadt_app.games.speicherstadt.rules.rules import WAREHOUSE_ROOM, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, State

CAP: Final = 12_000
"""States looked at before the search narrows."""

# The yardstick, in hundredths of a point.
POINT: Final = 100
COIN: Final = 101  # a coin now before a cube in the warehouse
LAST_COIN: Final = 1  # in the last round it only decides ties (§6)
FILLED: Final = 200
FILLED_TOGETHER: Final = 10  # rather two spaces of one contract than one of each
FOR_A_SPACE: Final = 150

# What is loaded and kept is one whole number, so that the numbers of several goods add up: how many cubes are kept; how
# many of them fit an open space; how many goods have a cube over that no trader buys and that could still be loaded;
# the bundle kept; the bundle loaded; how many cubes are over that a trader buys; and, on top because it may fall below
# 0, how many others are over, less three for each cube taken.
NIBBLE: Final = 15
FITTING: Final = 4
LOADABLE: Final = 8
KEPT: Final = 12
LOADED: Final = KEPT + BUNDLE_BITS
SALABLE: Final = LOADED + BUNDLE_BITS
SALABLE_MASK: Final = 255
OTHERS: Final = SALABLE + 8

# So is what several contracts need or get: a bundle for each, the first one lowest, with the bits that struct unpacks.
CONTRACT_BITS: Final = 32


class Result(NamedTuple):
    """How a shipping ends."""

    worth: int
    """By the yardstick, in hundredths of a point."""
    coins: int
    """Gained from here on."""
    needs: tuple[int, ...]
    """What stays open, a bundle for each of the solution's contracts."""
    warehouse: int
    market: int
    supply: int
    """The general supply."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The undominated results of a shipping, the best by the yardstick first.

    One result dominates another if it has filled every space that the other has, keeps every cube that the other keeps,
    as many of them in the warehouse, and gains as many coins. A filled space never makes up for a cube kept or a coin,
    nor the other way round. The general supply tells no two results apart: no cube vanishes, so it follows from what is
    loaded and kept, and who keeps more leaves less in there. Nor does it matter which of five cubes lies in the market,
    as they are one pool again and every other scores the same: it is the first in the order of the goods.
    """

    results: tuple[Result, ...]
    complete: bool
    """No undominated result is left out."""
    visited: int
    """States looked at, a measure of the work."""
    contracts: tuple[int, ...]
    """The cards of the seat's contracts that had open spaces."""
    _pool: int
    _needs: tuple[int, ...]
    _traders: tuple[bool, ...]

    def moves(self, result: Result) -> tuple[Action, ...]:
        """Legal moves to one of the results, the last one stowing."""
        loaded = sum(self._needs) - sum(result.needs)
        used = loaded + result.warehouse + result.market
        over = [count(self._pool, good) - count(used, good) for good in KINDS]
        spare = [good for good in KINDS if not self._traders[good] for _ in range(over[good])]
        others = len(spare)
        spare += [good for good in KINDS if self._traders[good] for _ in range(over[good])]
        taken = [good for good in KINDS for _ in range(-over[good])]
        given = 3 * len(taken)
        moves = [act.convert(bundle_of(spare[3 * n : 3 * n + 3]), good) for n, good in enumerate(taken)]
        moves += [
            act.load(good, card)
            for card, before, after in zip(self.contracts, self._needs, result.needs, strict=True)
            for good in goods_in(before - after)
        ]
        sold = spare[max(given, others) :]
        moves += [act.sell(good, sold.count(good)) for good in KINDS if good in sold]
        moves += [act.barter(bundle_of(spare[n : n + 2])) for n in range(given, others - 1, 2)]
        moves.append(act.stow(result.warehouse, result.market))
        return tuple(moves)


def solve(rules: SpeicherstadtRules, state: State, seat: Seat, *, cap: int = CAP) -> Solution:
    """The results that a seat can ship to from here, be it at the start or in the middle of its shipping.

    They are all there if that takes no more states than the cap. Beyond it, no cube taken is kept: converting serves
    loading. If that is still too much, one set of contracts to finish is tried after the other, the most points first,
    with few choices beside. So two and a half times the cap, and some thousands, is never passed, and there is always a
    result.
    """
    if state.phase != SHIPPING or state.mover != seat:
        raise Illegal(f"seat {seat} has nothing to ship now, in the phase {rules.phase(state)}")
    return _Puzzle(rules, state, seat).solution(cap)


def suggest(rules: SpeicherstadtRules, state: State, seat: Seat, *, cap: int = CAP) -> tuple[Action, ...]:
    """The moves to the best result by the yardstick.

    In the last round that means the most points, then the most coins. Before, a coin counts one point and a filled
    space of an unfinished contract two; a cube kept counts one in the warehouse, and one and a half more for an open
    space.
    """
    solution = solve(rules, state, seat, cap=cap)
    return solution.moves(solution.results[0])


class _Choice(NamedTuple):
    """What is loaded and kept, before it is settled on which contracts."""

    loaded: int
    kept: int
    fitting: int
    coins: int


_Ending: TypeAlias = tuple[tuple[int, ...], int]
"""What contracts need after loading, and what they are worth by the yardstick."""


class _Puzzle:
    """A position taken apart for the search."""

    def __init__(self, rules: SpeicherstadtRules, state: State, seat: Seat) -> None:
        box = rules.box
        owned = state.cards[seat]
        index = box.contract_index
        self.contracts = tuple(n for n in numbers(owned & box.contract_mask) if state.needs[index[n]])
        self.needs = tuple([state.needs[index[n]] for n in self.contracts])
        packed = Struct(f"<{len(self.needs)}I")
        self.packed_size = packed.size
        self.packed_needs = int.from_bytes(packed.pack(*self.needs), "little")
        self.unpacked = packed.unpack
        self.pool = state.pool
        self.cubes = state.pool + state.supply
        self.have = [count(state.pool, good) for good in KINDS]
        self.open = [sum([count(need, good) for need in self.needs]) for good in KINDS]
        most = size(state.pool) // 3
        self.takable = [min(most, count(state.supply, good)) for good in KINDS]
        self.traders = tuple([bool(owned & trader) for trader in box.traders])
        self.warehouse_room = WAREHOUSE_ROOM if owned & box.warehouses else 0
        self.room = self.warehouse_room + MARKET_ROOM
        cards = [box.cards[n] for n in self.contracts]
        self.prizes = [card.points for card in cards]
        # §5: when no card but fires is left in the pile, this is the last shipping.
        self.last = not state.pile & ~box.fires
        self.worths = [
            _worths(card.points, len(card.goods), need, self.last) for card, need in zip(cards, self.needs, strict=True)
        ]
        self.coin = (LAST_COIN if self.last else COIN) + (POINT if owned & box.chambers else 0)
        self.fitting = 0 if self.last else FOR_A_SPACE
        self.visited = 0

    def solution(self, cap: int) -> Solution:
        found = self._all(cap, keep_taken=True)
        complete = found is not None
        if found is None and any(self.takable):
            found = self._all(cap, keep_taken=False)
        if found is None:
            found = self._finishing(cap)
        found.sort(key=attrgetter("worth"), reverse=True)
        return Solution(tuple(found), complete, self.visited, self.contracts, self.pool, self.needs, self.traders)

    def _all(self, cap: int, *, keep_taken: bool) -> list[Result] | None:
        """Every undominated result, or those that keep no taken cube; None if it takes more states than the cap."""
        limit = self.visited + cap
        options = [
            self._options(good, range(min(self.open[good], self.have[good] + self.takable[good]) + 1), keep_taken)
            for good in KINDS
        ]
        choices = self._choices(options, limit)
        if choices is None:
            return None
        ways = {
            bundle: [_ways(self.needs, good, n) for good in KINDS if (n := count(bundle, good))]
            for bundle in {choice.loaded for choice in choices}
        }
        sizes = {bundle: prod(map(len, each)) for bundle, each in ways.items()}
        results = sum([sizes[choice.loaded] for choice in choices])
        if self.visited + results > limit:
            return None
        self.visited += results
        endings = {bundle: [self._ending(sum(loads)) for loads in product(*each)] for bundle, each in ways.items()}
        return [result for choice in choices for result in self._results(choice, endings[choice.loaded])]

    def _finishing(self, cap: int) -> list[Result]:
        """Results for one set of contracts to finish after the other, until half the cap is reached.

        Of the other cubes in the pool either none is loaded, or all that fit, on contracts with the fewest open spaces.
        """
        limit = self.visited + cap // 2
        found: dict[Result, None] = {}
        for finished in self._finishable():
            needed = sum([self.needs[n] for n in finished])
            for load_all in (True, False):
                options = []
                for good in KINDS:
                    loaded = count(needed, good)
                    if load_all:
                        loaded = max(loaded, min(self.open[good], self.have[good]))
                    options.append(self._options(good, (loaded,), keep_taken=False))
                choices = self._choices(options)
                if choices:
                    ending = self._ending(self._loads(choices[0].loaded, finished))
                    self.visited += len(choices)
                    found.update((result, None) for choice in choices for result in self._results(choice, [ending]))
            if self.visited >= limit:
                break
        return list(found)

    def _options(self, good: int, loaded: Iterable[int], keep_taken: bool) -> list[int]:
        """For so many cubes of a good loaded, the ways to keep some, as numbers that add up."""
        have, takable, room = self.have[good], self.takable[good], self.room
        options = []
        for n in loaded:
            spaces = self.open[good] - n
            most = have + takable - n if keep_taken else max(have - n, 0)
            for kept in range(min(most, room) + 1):
                over = have - n - kept
                option = kept | min(kept, spaces) << FITTING | CUBE[good] * kept << KEPT | CUBE[good] * n << LOADED
                if over < 0:
                    option += 3 * over << OTHERS
                elif self.traders[good]:
                    option += over << SALABLE
                elif over:
                    option += over << OTHERS | (spaces > 0) << LOADABLE
                options.append(option)
        return options

    def _choices(self, options: Sequence[Sequence[int]], limit: float = inf) -> list[_Choice] | None:
        """One option of each good: all undominated choices that the pool pays for; None if they pass the limit."""
        room = self.room
        rest = size(self.pool)
        sums = [0]
        # Goods that can only be taken come last, when it is known what there is to give for them.
        for good in sorted(KINDS, key=lambda good: not self.have[good]):
            if options[good] == [0]:
                continue
            visited = self.visited + len(sums) * len(options[good])
            if visited > limit:
                return None
            self.visited = visited
            rest -= self.have[good]
            sums = [
                new
                for old in sums
                for option in options[good]
                if (new := old + option) & NIBBLE <= room
                and (new >> OTHERS) + (new >> SALABLE & SALABLE_MASK) + rest >= 0
            ]
        choices = []
        for new in sums:
            others = new >> OTHERS
            # A cube over that brings no coin must be kept or loaded as long as that is possible; all else is dominated.
            if others > 0 and others & 1 and (new & NIBBLE < room or new >> LOADABLE & NIBBLE):
                continue
            coins = (new >> SALABLE & SALABLE_MASK) + (others >> 1 if others > 0 else others)
            choices.append(
                _Choice(new >> LOADED & BUNDLE_MASK, new >> KEPT & BUNDLE_MASK, new >> FITTING & NIBBLE, coins)
            )
        return choices

    def _results(self, choice: _Choice, endings: Iterable[_Ending]) -> list[Result]:
        loaded, kept, fitting, coins = choice
        stored = size(kept)
        market = 0
        if stored > self.warehouse_room:
            stored = self.warehouse_room
            lowest = kept & -kept
            market = CUBE[(lowest.bit_length() - 1) // BITS]
        warehouse = kept - market
        supply = self.cubes - loaded - kept
        worth = POINT * stored + self.fitting * fitting + self.coin * coins
        return [Result(worth + more, coins, needs, warehouse, market, supply) for needs, more in endings]

    def _ending(self, loads: int) -> _Ending:
        needs = self.unpacked((self.packed_needs - loads).to_bytes(self.packed_size, "little"))
        return needs, sum(map(getitem, self.worths, needs))

    def _finishable(self) -> list[tuple[int, ...]]:
        """The sets of contracts that can be finished, the most points first, then the fewest cubes taken."""
        sets: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, (), 0)]
        for n, need in enumerate(self.needs):
            for points, _, chosen, needed in sets[:]:
                self.visited += 1
                short = [max(count(needed + need, good) - self.have[good], 0) for good in KINDS]
                taken = sum(short)
                pays = size(self.pool) - size(needed + need) - 2 * taken >= 0
                if pays and all(short[good] <= self.takable[good] for good in KINDS):
                    sets.append((points - self.prizes[n], taken, (*chosen, n), needed + need))
        return [chosen for _, _, chosen, _ in sorted(sets)]

    def _loads(self, loaded: int, finished: tuple[int, ...]) -> int:
        """A bundle spread on contracts, one above the other: first on those to finish, then where least is open."""
        others = sorted(set(range(len(self.needs))) - set(finished), key=lambda n: (size(self.needs[n]), n))
        loads = 0
        for n in (*finished, *others):
            if not loaded:
                break
            part = sum([CUBE[good] * min(count(loaded, good), count(self.needs[n], good)) for good in KINDS])
            loads |= part << CONTRACT_BITS * n
            loaded -= part
        return loads


@lru_cache(maxsize=1024)
def _worths(points: int, spaces: int, need: int, last: bool) -> dict[int, int]:
    """What a contract is worth by the yardstick, for every bundle that it may still need."""
    worths = {}
    for n in range(size(need) + 1):
        filled = 0 if last else spaces - n
        for left in parts(need, n):
            worths[left] = FILLED * filled + FILLED_TOGETHER * filled * filled if left else POINT * points
    return worths


@lru_cache(maxsize=4096)
def _ways(needs: tuple[int, ...], good: int, cubes: int) -> tuple[int, ...]:
    """The ways to spread cubes of a good on contracts, each with a bundle for every contract."""
    if not needs:
        return () if cubes else (0,)
    *before, need = needs
    shift = CONTRACT_BITS * len(before)
    return tuple(
        [
            loads | CUBE[good] * here << shift
            for here in range(min(cubes, count(need, good)) + 1)
            for loads in _ways(tuple(before), good, cubes - here)
        ]
    )
