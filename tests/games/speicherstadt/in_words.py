"""What lies on the table, in the words of a record."""

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, KINDS, count, goods_in
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, State


def named(bundle: int) -> list[str]:
    return [GOODS[good] for good in goods_in(bundle)]


def counted(bundle: int) -> dict[str, int]:
    return {GOODS[good]: count(bundle, good) for good in KINDS}


def pool(state: State, seat: Seat) -> int:
    """All cubes that a seat has and has not loaded."""
    if state.phase == SHIPPING and seat == state.mover:
        return state.pool
    return state.fresh[seat] + state.warehouse[seat] + state.market[seat]


def discards(rules: SpeicherstadtRules, state: State) -> int:
    """The cards that are neither in the pile nor in the row nor anybody's."""
    elsewhere = state.pile
    for column, card in enumerate(state.row):
        if not state.sold(column):
            elsewhere |= 1 << card
    for owned in state.cards:
        elsewhere |= owned
    return rules.box.in_play(rules.players) & ~elsewhere


def loaded(rules: SpeicherstadtRules, state: State, seat: Seat) -> dict[str, list[str]]:
    box = rules.box
    return {
        box.cards[card].id: named(needs - state.needs[index])
        for index, (card, needs) in enumerate(zip(box.contracts, box.contract_needs, strict=True))
        if state.cards[seat] >> card & 1
    }
