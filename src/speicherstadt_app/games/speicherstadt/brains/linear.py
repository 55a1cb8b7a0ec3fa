"""An evaluator without learning: the same weights that the greedy brain believes in, at the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.brains.afterstate import Belongings, Outlook
from speicherstadt_app.games.speicherstadt.brains.values import DIGITS, Chances, Valuer, fire_balance
from speicherstadt_app.games.speicherstadt.rules.goods import KINDS, count, goods_in, size
from speicherstadt_app.games.speicherstadt.rules.rules import WAREHOUSE_ROOM
from speicherstadt_app.games.speicherstadt.rules.scoring import OFFICE_POINTS


def softmax(scores: Sequence[float], heat: float) -> list[float]:
    """The chance of each seat to win when these scores are expected and so much is luck."""
    best = max(scores)
    parts = [exp(max(-50.0, (score - best) / heat)) for score in scores]
    total = sum(parts)
    return [round(part / total, DIGITS) for part in parts]


class LinearEvaluator:
    """What a seat owns is worth what its weights say, each thing for itself."""

    def __init__(self, judge: Valuer) -> None:
        self._judge: Final = judge

    def own(self, outlook: Outlook, seat: Seat, mine: Belongings) -> float:  # noqa: ARG002
        judge = self._judge
        box = judge.box
        w = judge.weights
        rounds = outlook.rounds_left
        owned = mine.cards
        chamber = bool(owned & box.chambers)
        money = judge.money(rounds, chamber)
        coins = mine.coins
        worth = mine.points + money[coins]
        if chamber:
            worth += w.chamber * rounds - coins
        coin = money[coins + 1] - money[coins]
        offices = (owned & box.offices).bit_count()
        worth += judge.offices_worth(offices, (outlook.pile & box.offices).bit_count()) - OFFICE_POINTS[offices]
        kept = mine.warehouse + mine.market
        if mine.needs:
            worth += judge.contracts_worth(
                list(mine.needs), sum(needs for needs, _ in mine.needs), self._chances(outlook)
            )
        if owned & box.all_traders:
            for good in KINDS:
                if owned & box.traders[good]:
                    worth += coin * w.trade * count(outlook.bag, good) / outlook.players
        if owned & box.banks:
            worth += coin * w.bank * rounds
        if owned & box.warehouses:
            to_come = w.storing * size(outlook.bag) / outlook.players
            worth += w.stored * min(float(WAREHOUSE_ROOM - size(mine.warehouse)), to_come)
            worth += w.depot * outlook.pile.bit_count() / box.all.bit_count()
        ships = (outlook.pile & box.ships).bit_count()
        if owned & box.ports:
            worth += w.port * ships / outlook.players
        elif outlook.pile & box.ports:
            worth += w.port * (owned & box.ships).bit_count() / outlook.players
        return worth + w.option * len(goods_in(kept))

    def scores(self, outlook: Outlook, everybody: Sequence[Belongings], owns: Sequence[float]) -> list[float]:
        fire = self._judge.fire(outlook.pile)
        strength = [one.strength for one in everybody]
        return [own + fire_balance(fire, strength, seat) for seat, own in enumerate(owns)]

    def shares(self, outlook: Outlook, everybody: Sequence[Belongings], owns: Sequence[float]) -> list[float]:
        return softmax(self.scores(outlook, everybody, owns), self.heat(outlook))

    def heat(self, outlook: Outlook) -> float:
        w = self._judge.weights
        return w.heat + w.heat_round * outlook.rounds_left

    def _chances(self, outlook: Outlook) -> Chances:
        return self._judge.chances(outlook.bag)
