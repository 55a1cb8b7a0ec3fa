"""What the greedy brain believes things to be worth, for each number of players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


# Compared by identity: tables that were made from weights are kept under them.
@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """All in points, cubes or shares of something; see values.py for how each is used."""

    coin: float
    """What a coin is worth with many rounds to come."""
    coin_fade: float
    """How fast that is reached: the share still missing after each further round."""
    coin_floor: float
    """What the last coin of a rich player is worth, as a share of the first one's."""
    coin_decay: float
    """How fast each further coin falls towards that floor."""
    bank: float
    """A coin from the bank against a coin now."""

    reach: float
    """How many cubes of a good a seat can get hold of, against its even part of those to come."""
    convert: float
    """How much of all other cubes counts towards a good because they can be converted."""
    trade: float
    """How many cubes of a good its trader will sell, against an even part of those to come."""
    stored: float
    """A cube in the warehouse against the point that it scores if it stays there."""
    storing: float
    """How many cubes find their way into a warehouse, against an even part of those to come."""
    depot: float
    """What a warehouse adds by keeping cubes for contracts, with all of the game to come."""
    option: float
    """What a cube kept is worth for each space for it on the contracts still in the pile."""

    office: float
    """The chance of getting one more office, against an even part of those to come."""
    fire_start: float
    """How unsure a comparison of firefighters is when no more of them will come before the fire."""
    fire_spread: float
    """How much each value of firefighters still to come adds to that."""
    port: float
    """How many ships a seat will buy, against an even part of those to come."""
    chamber: float
    """How many coins a seat will have earned by the end, a round."""

    deny: float
    """What others are expected to gain from this round's sales, against one's own gain."""
    spite: float
    """The same when foreseeing what others will buy."""
    follow: float
    """How many of the others' workers still to be placed are expected to come behind one's own."""
    pull: float
    """How far they go where they gain; the rest spreads evenly."""
    heat: float
    """How many points of difference are luck when the game is about to end."""
    heat_round: float
    """How many more with each round to come."""


_BASE: Final = Weights(
    coin=1.75,
    coin_fade=0.55,
    coin_floor=0.5,
    coin_decay=0.85,
    bank=0.8,
    reach=0.9,
    convert=0.04,
    trade=0.5,
    stored=0.9,
    storing=0.4,
    depot=1.0,
    option=0.1,
    office=1.1,
    fire_start=0.12,
    fire_spread=0.15,
    port=1.0,
    chamber=0.7,
    deny=0.6,
    spite=0.8,
    follow=0.6,
    pull=0.5,
    heat=6.0,
    heat_round=2.5,
)

# Climbed to with tools/speicherstadt/tune_greedy.py; for four and five players nothing clearly better was found on
# the way.
WEIGHTS: Final = {
    2: replace(
        _BASE,
        bank=1.08,
        reach=0.667,
        trade=0.37,
        option=0.074,
        office=0.815,
        deny=0.81,
        spite=1.08,
        heat=5.0,
        heat_round=0.6,
    ),
    3: replace(_BASE, coin_decay=0.97, office=1.485, port=0.741),
    4: _BASE,
    5: _BASE,
}
