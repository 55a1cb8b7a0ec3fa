"""The card table, and what the rules need to know of it at once."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, KINDS, bundle_of

SEASONS: Final = ("winter", "spring", "summer", "autumn", "last fire")
SEASON_LETTERS: Final = "ABCDE"

# §2: cards of season D that stay in the box.
REMOVED: Final[Mapping[int, tuple[str, ...]]] = {
    2: ("D-port", "D-firefighter-3"),
    3: ("D-boatmen", "D-firefighter-3"),
    4: (),
    5: ("D-boatmen", "D-firefighter-3"),
}


@dataclass(frozen=True, slots=True)
class Card:
    """One trade card. `sure` says where its values come from: rules, likely, reconstructed, printed, or nothing."""

    id: str
    season: int
    kind: str
    value: int
    points: int
    goods: tuple[int, ...]
    sure: str


class Box:
    """The cards of one game by number, and sets of them as bit masks (bit n for card n).

    An own box has a name; `removed` are the cards that so many players do not use.
    """

    def __init__(self, cards: Sequence[Card], removed: Mapping[int, tuple[str, ...]] = REMOVED, name: str = "") -> None:
        self.name: Final = name
        self.removed: Final = removed
        self.cards: Final = tuple(cards)
        self.number: Final = {card.id: n for n, card in enumerate(self.cards)}
        self.all: Final = (1 << len(self.cards)) - 1
        self.seasons: Final = tuple(
            sum(1 << n for n, card in enumerate(self.cards) if card.season == season) for season in range(len(SEASONS))
        )
        self.fires: Final = self.of_kind("fire")
        self.ships: Final = self.of_kind("ship")
        self.warehouses: Final = self.of_kind("warehouse")
        self.banks: Final = self.of_kind("bank")
        self.offices: Final = self.of_kind("office")
        self.ports: Final = self.of_kind("port")
        self.chambers: Final = self.of_kind("chamber")
        self.churches: Final = self.of_kind("church")
        self.contracts: Final = tuple(n for n, card in enumerate(self.cards) if card.kind == "contract")
        self.contract_mask: Final = self.of_kind("contract")
        self.contract_index: Final = {n: index for index, n in enumerate(self.contracts)}
        self.contract_needs: Final = tuple(bundle_of(self.cards[n].goods) for n in self.contracts)
        self.traders: Final = tuple(
            sum(1 << n for n, card in enumerate(self.cards) if card.kind == "trader" and good in card.goods)
            for good in KINDS
        )
        self.all_traders: Final = self.of_kind("trader")
        self.worth_points: Final = sum(1 << n for n, card in enumerate(self.cards) if card.points)
        self.strength: Final = tuple(card.value if card.kind == "firefighter" else 0 for card in self.cards)

    def of_kind(self, kind: str) -> int:
        return sum(1 << n for n, card in enumerate(self.cards) if card.kind == kind)

    def in_play(self, players: int) -> int:
        """The cards that this many players use."""
        return self.all & ~sum(1 << self.number[card_id] for card_id in self.removed[players])

    def names(self, mask: int) -> list[str]:
        """The ids of a set of cards, in the order of the table."""
        return [card.id for n, card in enumerate(self.cards) if mask >> n & 1]


def church_of(card_id: str) -> str:
    """Which church it is: boatmen or michael."""
    return card_id.partition("-")[2]


def fire_number(card_id: str) -> int:
    """Which fire it is, 1 to 4: each season but winter has one, and an id begins with its season."""
    return SEASON_LETTERS.index(card_id[0])


def numbers(mask: int) -> list[int]:
    """The cards of a set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def read_cards(text: str) -> list[Card]:
    """The rows of a card table as CSV."""
    return [
        Card(
            id=row["id"],
            season=SEASON_LETTERS.index(row["season"]),
            kind=row["kind"],
            value=int(row["value"] or 0),
            points=int(row["points"] or 0),
            goods=tuple(GOODS.index(good) for good in row["goods"].split()),
            sure=row["sure"],
        )
        for row in csv.DictReader(text.splitlines())
    ]


@lru_cache(maxsize=1)
def standard_box() -> Box:
    """The box of the table in cards.csv."""
    return Box(read_cards((files(__package__) / "cards.csv").read_text("utf-8")))
