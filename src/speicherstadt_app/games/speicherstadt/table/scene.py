"""One position for one pair of eyes: what every derivation starts from.

Nothing in this folder decides a rule. A token is what QML hands back when somebody chooses; where it is a move, it is
the move's text without the seat (docs/record.md), so that a choice can't be invented, only refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.speicherstadt.rules.cards import Card, numbers
from speicherstadt_app.games.speicherstadt.rules.events import FireStruck
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, KINDS, count, goods_in
from speicherstadt_app.games.speicherstadt.rules.rules import WORKERS, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING, State
from speicherstadt_app.games.speicherstadt.table.lately import Lately
from speicherstadt_app.ui.table.presenter import NOBODY, Looks

SEASONS: Final = ("winter", "spring", "summer", "autumn")


class Cube(NamedTuple):
    """A cube in the yard: its good, and where it lies, as source and place there."""

    good: str
    source: int
    place: int


@dataclass(frozen=True, slots=True)
class Picks:
    """What somebody has picked up and not yet done."""

    column: int | None = None
    armed: bool = False
    """The card for sale was tapped once: the next tap buys it."""
    cubes: tuple[Cube, ...] = ()
    trade: str = ""
    """`barter` or `convert`, while cubes for it are being gathered."""
    warehouse: tuple[str, ...] = ()
    """Goods that were said to go into the warehouse, whatever else does."""
    market: str = ""
    """The good that was said to stay in the market."""
    fitted: tuple[Action, ...] = ()
    """What has just been loaded because it fits."""

    @property
    def good(self) -> str:
        """The good of the one cube that is looking for its place."""
        return "" if self.trade or not self.cubes else self.cubes[0].good

    @property
    def held(self) -> bool:
        """Whether anything waits to be put down or put back."""
        return self.column is not None or self.armed or bool(self.cubes) or bool(self.trade)

    @property
    def given(self) -> tuple[str, ...]:
        """The goods gathered for an exchange."""
        return tuple(cube.good for cube in self.cubes) if self.trade else ()


@dataclass(frozen=True, slots=True)
class Scene:
    rules: SpeicherstadtRules
    state: State
    looks: Looks
    lately: Lately = field(default_factory=Lately)
    picks: Picks = field(default_factory=Picks)
    kept: tuple[int, int] = (0, 0)
    """Bundles that would be kept in warehouse and market if my shipping ended now."""
    marks: Mapping[int, int] = field(default_factory=dict)
    """The ranks that a hint gives to columns, the best one 1."""
    blaze: FireStruck | None = None
    """The fire that everybody looks at before the game goes on."""

    # Who

    @property
    def me(self) -> Seat:
        return self.looks.me

    @property
    def seats(self) -> Sequence[Seat]:
        return range(self.rules.players)

    def name(self, seat: Seat) -> str:
        return self.looks.names[seat]

    def sign(self, seat: Seat) -> int:
        return self.looks.signs[seat] if seat >= 0 else NOBODY

    def is_you(self, seat: Seat) -> bool:
        return self.looks.alone and seat == self.me

    def decides(self, phase: int) -> bool:
        """Whether it is for me, a person, to decide in this phase now."""
        state = self.state
        return self.looks.asked and state.phase == phase and state.mover == self.me

    @property
    def places_worker(self) -> bool:
        return self.decides(DEMAND)

    @property
    def may_buy(self) -> bool:
        return self.decides(PURCHASE)

    @property
    def ships(self) -> bool:
        return self.decides(SHIPPING)

    @property
    def in_yard(self) -> bool:
        """Whether I ship, also while one of my moves is being carried out."""
        shipping = self.state.phase == SHIPPING and self.state.mover == self.me
        return self.ships or (shipping and self.looks.amid)

    # What lies there

    def card(self, number: int) -> Card:
        return self.rules.box.cards[number]

    def card_of(self, card_id: str) -> Card:
        return self.card(self.rules.box.number[card_id])

    @property
    def row(self) -> Sequence[int]:
        """The cards shown. Between two rounds those of the last one lie there still."""
        return self.state.row or self.lately.row(self.rules.box)

    @property
    def season(self) -> str:
        """The season of the newest card on the table, else of the next one."""
        if self.row:
            return SEASONS[min(self.card(self.row[-1]).season, 3)]
        box = self.rules.box
        return next((SEASONS[n] for n in range(4) if self.state.pile & box.seasons[n]), SEASONS[3])

    @property
    def rounds(self) -> int:
        box = self.rules.box
        return (box.in_play(self.rules.players) & ~box.fires).bit_count() // self.rules.places

    @property
    def round(self) -> int:
        """The round on the table, counted from 1; between two rounds still the old one."""
        between = not self.state.row and bool(self.lately.cards)
        return max(1, min(self.state.rounds + (0 if between else 1), self.rounds))

    def line(self, column: int) -> list[Seat]:
        return self.state.line(column) if column < len(self.state.heights) else []

    def goods_on(self, column: int) -> list[str]:
        """A contract's places, or the cubes on a ship."""
        card = self.card(self.row[column])
        if card.kind == "contract":
            return [GOODS[good] for good in card.goods]
        freight = self.state.freight
        return names_of(freight[column]) if column < len(freight) else []

    def workers_left(self, seat: Seat) -> int:
        return WORKERS - sum(self.line(column).count(seat) for column in range(len(self.state.heights)))

    def contracts(self, seat: Seat) -> list[int]:
        return numbers(self.state.cards[seat] & self.rules.box.contract_mask)

    def need(self, contract: int) -> int:
        return self.state.needs[self.rules.box.contract_index[contract]]

    def wants(self, seat: Seat) -> list[str]:
        needs = [self.need(contract) for contract in self.contracts(seat)]
        return [GOODS[good] for good in KINDS if any(count(need, good) for need in needs)]


def names_of(bundle: int) -> list[str]:
    return [GOODS[good] for good in goods_in(bundle)]


def changes_now(state: State, points: int) -> list[int]:
    """What a fire of so many points would do to each seat if it broke out now (§4)."""
    strongest, weakest = max(state.strength), min(state.strength)
    if strongest == weakest:
        return [0] * len(state.strength)
    return [points * ((strength == strongest) - (strength == weakest)) for strength in state.strength]
