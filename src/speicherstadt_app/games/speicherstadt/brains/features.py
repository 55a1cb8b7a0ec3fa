"""What a net sees of the end of a round: whole numbers, most of them 0 or 1.

Three groups, each with inputs of its own, as pairs of input and value; what is 0 is left out. The *outlook* is the same
for all seats and for a whole round. What is a seat's *own* depends on nothing else but that, so a search can remember
what a net says of it. The *relation* is what its strength and offices are beside those of the others.
tools/train/speicherstadt has the same once more in C, and proves it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, floor
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.brains.afterstate import Belongings, Outlook
from speicherstadt_app.games.speicherstadt.rules.cards import Box, numbers
from speicherstadt_app.games.speicherstadt.rules.goods import BITS, KINDS, MOST, count, size

Inputs = list[tuple[int, int]]

OUTLOOK: Final = 43
OWN: Final = 145
"""Inputs of a seat's own part, those of the outlook first."""
RELATION: Final = 88
"""Inputs of the relation, those of the outlook first."""

COINS: Final = 15
FAR: Final = 8
"""A difference in strength beyond this is as good as this."""
REACH: Final = 0.9
CONVERT: Final = 0.04
"""How many cubes of a good a seat can get hold of, as in weights.py, but never tuned again: nets were trained on it."""
PARTS: Final = 256


class Features:
    """The view of one box of cards."""

    def __init__(self, box: Box) -> None:
        self._box: Final = box
        self._firefighters: Final = box.of_kind("firefighter")
        self._churches: Final = numbers(box.churches)
        self._fires: Final = [box.fires & season for season in box.seasons[1:4]]
        self._spaces: Final = {box.cards[n].points: len(box.cards[n].goods) for n in box.contracts}

    def outlook(self, outlook: Outlook) -> Inputs:
        box = self._box
        pile = outlook.pile
        strength = sum(box.strength[card] for card in numbers(pile & self._firefighters))
        offices = (pile & box.offices).bit_count()
        ships = (pile & box.ships).bit_count()
        contracts = (pile & box.contract_mask).bit_count()
        found = [(outlook.rounds_left - 1, 1)]
        found += [(15 + n, 1) for n, fire in enumerate(self._fires) if pile & fire]
        found += [(18 + n, 1) for n in range(min(strength // 4, 7))]
        found += [(25 + n, 1) for n in range(offices)]
        found += [(29 + n, 1) for n in range(min(ships // 3, 4))]
        found += [(33 + n, 1) for n in range(3) if contracts > 3 * n]
        found += [(36 + n, 1) for n, kind in enumerate((box.banks, box.chambers, box.ports)) if pile & kind]
        found += [(39 + n, 1) for n, card in enumerate(self._churches) if pile >> card & 1]
        if pile & box.warehouses:
            found.append((41, 1))
        if traders := (pile & box.all_traders).bit_count():
            found.append((42, traders))
        return found

    def own(self, outlook: Outlook, seat: Seat, mine: Belongings) -> Inputs:
        box = self._box
        pile = outlook.pile
        owned = mine.cards
        coins = mine.coins
        bag = outlook.bag
        found = [(43 + (seat - outlook.first) % outlook.players, 1), (48 + min(coins, COINS - 1), 1)]
        if coins >= COINS:
            found.append((63, min(coins - COINS + 1, 20)))
        for n, kind in enumerate((box.banks, box.chambers, box.ports, box.warehouses)):
            if owned & kind:
                found.append((64 + n, 1))
        if owned & box.all_traders:
            goods = [good for good in KINDS if owned & box.traders[good]]
            found += [(68 + good, 1) for good in goods]
            found.append((73, sum([count(bag, good) for good in goods])))
        offices = 5 * (owned & box.offices).bit_count() + (pile & box.offices).bit_count()
        found.append((74 + offices, 1))
        if ships := (owned & box.ships).bit_count():
            found.append((99, ships))
            if pile & box.ports:
                found.append((100, ships))
        if pile & box.chambers:
            found.append((101, min(coins, 20)))
        if mine.needs:
            self._add_contracts(outlook, mine.needs, found)
        if mine.warehouse or mine.market:
            self._add_cubes(pile, mine, found)
        return found

    def _add_contracts(self, outlook: Outlook, contracts: Sequence[tuple[int, int]], found: Inputs) -> None:
        bag = outlook.bag
        wanted = sum([needs for needs, _ in contracts])
        chances = [0] * len(KINDS)
        buckets = [0] * 5
        supplied = 0
        for good in KINDS:
            spaces = wanted >> BITS * good & MOST
            if not spaces:
                continue
            cubes = bag >> BITS * good & MOST
            chances[good] = reach(outlook.players, cubes, size(bag), min(spaces, 3))
            found += [(111 + 3 * good + n, 1) for n in range(min(spaces, 3))]
            buckets[min(4, (cubes + 1) // 2)] += spaces
            if outlook.supply >> BITS * good & MOST:
                supplied += spaces
        kinds = [0] * 9
        hopeless = worth = 0
        for needs, points in contracts:
            # In a box of somebody's own a larger contract may bring as much.
            spaces = max(self._spaces[points], size(needs))
            kinds[(spaces - 2) * (spaces + 1) // 2 + size(needs) - 1] += 1
            expected = 16 * points
            lost = False
            for good in KINDS:
                if needs >> BITS * good & MOST:
                    expected = expected * chances[good] // PARTS
                    lost = lost or not bag >> BITS * good & MOST
            worth += expected
            hopeless += lost
        found += [(102 + n, number) for n, number in enumerate(kinds) if number]
        found += [(126 + n, number) for n, number in enumerate(buckets) if number]
        found += [(131, hopeless), (132, (worth + 8) // 16), (144, supplied)]

    def _add_cubes(self, pile: int, mine: Belongings, found: Inputs) -> None:
        box = self._box
        kept = mine.warehouse + mine.market
        offered = sum([box.contract_needs[box.contract_index[n]] for n in numbers(pile & box.contract_mask)])
        found += [(133 + n, 1) for n in range(size(mine.warehouse))]
        if mine.market:
            found.append((137, 1))
        found += [(138 + good, cubes) for good in KINDS if (cubes := count(kept, good))]
        found.append((143, sum([count(kept, good) * count(offered, good) for good in KINDS])))

    def offices(self, mine: Belongings) -> int:
        return (mine.cards & self._box.offices).bit_count()


def relation(strengths: Sequence[int], offices: Sequence[int], seat: Seat) -> Inputs:
    """A seat's strength and offices beside those of the others."""
    mine = strengths[seat]
    others = [*strengths[:seat], *strengths[seat + 1 :]]
    found = [
        (51 + max(-FAR, min(FAR, mine - max(others))), 1),
        (68 + max(-FAR, min(FAR, mine - min(others))), 1),
        (77 + sum([other > mine for other in others]), 1),
        (82 + max([*offices[:seat], *offices[seat + 1 :]]), 1),
    ]
    if mine:
        found.append((87, 1))
    return found


@lru_cache(maxsize=4096)
def reach(players: int, cubes: int, bag: int, spaces: int) -> int:
    """The chance, in 256ths, that each of so many spaces for a good gets its cube when so many are in the bag."""
    return floor(PARTS * (1 - exp(-REACH * (cubes + CONVERT * bag) / (players * spaces))) + 0.5)
