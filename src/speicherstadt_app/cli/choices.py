"""What is asked of somebody at the table, and what there is to choose, in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.cli.words import cargo, listed, plural, the
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.goods import CUBE, GOODS, goods_in
from speicherstadt_app.games.speicherstadt.rules.rules import WORKERS, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.shipping import suggest
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, State

PLACES_IN_LINE: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
MOST_TOGETHER: Final = 5
"""More choices of one kind than this are folded into one line."""

GROUPS: Final = {
    act.LOAD: "load a contract",
    act.SELL: "sell to a trader",
    act.CONVERT: "convert three cubes into one of the general supply",
    act.BARTER: "barter two cubes for a coin",
    act.STOW: "put the cubes away and end",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: actions that follow each other, or further choices."""

    words: str
    actions: tuple[Action, ...] = ()
    inside: tuple[Choice, ...] = ()


class Chooser:
    """The question for one seat, and its answers in the order in which they are numbered."""

    def __init__(self, rules: SpeicherstadtRules, state: State, seat: Seat, names: Sequence[str]) -> None:
        self._rules = rules
        self._box = rules.box
        self.state = state
        self._seat = seat
        self._names = names

    def question(self) -> str:
        """Whose decision it is and what is asked, in one sentence."""
        state, name = self.state, self._names[self._seat]
        if state.phase == DEMAND:
            worker = state.placed // self._rules.players + 1
            return f"{name}, above which card do you place your worker ({worker} of {WORKERS})?"
        if state.phase == PURCHASE:
            card, price = self._card(state.column), state.heights[state.column]
            return f"{name}, do you buy {card} for {price}? You have {plural(state.coins[self._seat], 'coin')}."
        return f"{name}, what do you do with your cubes: {_cargo(state.pool) or 'none are left'}?"

    def choices(self, legal: Sequence[Action]) -> dict[int, Choice]:
        """By number; a worker's place has the number of its column."""
        if self.state.phase == DEMAND:
            return {act.column_of(action) + 1: Choice(self._place(action), (action,)) for action in legal}
        if self.state.phase == PURCHASE:
            found = [Choice(self._buy() if action == act.BUY else self._pass(), (action,)) for action in legal]
        else:
            found = [*self._suggestion(legal), *self._shipping(legal)]
        return dict(enumerate(found, start=1))

    # Demand

    def _place(self, action: Action) -> str:
        column = act.column_of(action)
        line = self.state.line(column)
        card = self._card(column)
        if not line:
            return f"{card}: you would be first and pay 1 if nobody joins you"
        if len(line) > 1:
            before = f"the first {len(line)} pass"
        else:
            before = "your first worker passes" if line[0] == self._seat else f"{self._names[line[0]]} passes"
        price = len(line) + 1
        where = f"{card}: you would be {PLACES_IN_LINE[len(line)]} and pay 1 if {before}"
        if line[0] == self._seat:
            return f"{where}; your first worker would pay {price}"
        return f"{where}; {self._names[line[0]]} would pay {price}{self._short(line[0], price)}"

    # Purchase

    def _buy(self) -> str:
        left = self.state.coins[self._seat] - self.state.heights[self.state.column]
        return f"buy: {plural(left, 'coin')} left"

    def _pass(self) -> str:
        line = self.state.line(self.state.column)[1:]
        if not line:
            return "pass: nobody else waits, so the card is discarded"
        price = len(line)
        if line[0] == self._seat:
            return f"pass: your next worker may have it for {price}"
        return f"pass: {self._names[line[0]]} may have it for {price}{self._short(line[0], price)}"

    def _short(self, seat: Seat, price: int) -> str:
        coins = self.state.coins[seat]
        return "" if coins >= price else f" but has {coins}"

    # Shipping

    def _suggestion(self, legal: Sequence[Action]) -> list[Choice]:
        if len(legal) < 2:
            return []
        plan = suggest(self._rules, self.state, self._seat)
        return [Choice(f"all at once, as suggested: {self._plan(plan)}", plan)]

    def _shipping(self, legal: Sequence[Action]) -> list[Choice]:
        kinds: dict[int, list[Choice]] = defaultdict(list)
        for action in legal:
            kinds[action & act.KIND_MASK].append(Choice(self._ship(action), (action,)))
        found = []
        for kind, choices in kinds.items():
            if len(choices) > MOST_TOGETHER:
                found.append(Choice(f"{GROUPS[kind]} … ({len(choices)} ways)", inside=tuple(choices)))
            else:
                found += choices
        return found

    def _ship(self, action: Action) -> str:
        kind = action & act.KIND_MASK
        if kind == act.LOAD:
            good, card = act.load_of(action)
            missing = self.state.needs[self._box.contract_index[card]] - CUBE[good]
            then = (
                f"it still needs {_cargo(missing)}"
                if missing
                else f"complete, {plural(self._box.cards[card].points, 'point')}"
            )
            return f"load {GOODS[good]} onto {self._contract(card)}: {then}"
        if kind == act.SELL:
            good, cubes = act.sell_of(action)
            return f"sell {cubes} {GOODS[good]} to the {GOODS[good]} trader: {plural(cubes, 'coin')}"
        if kind == act.CONVERT:
            given, taken = act.convert_of(action)
            return f"convert {_cargo(given)} into {GOODS[taken]}"
        if kind == act.BARTER:
            return f"barter {_cargo(act.barter_of(action))}: 1 coin"
        return f"put away and end: {self._stow(action, self.state.pool)}"

    def _stow(self, action: Action, pool: int) -> str:
        warehouse, market = act.stow_of(action)
        parts = [
            f"{verb} {_cargo(bundle)}{where}"
            for verb, bundle, where in (
                ("keep", warehouse, " in the warehouse"),
                ("keep", market, " in the market"),
                ("lose", pool - warehouse - market, ""),
            )
            if bundle
        ]
        return listed(parts) or "nothing is left"

    def _plan(self, plan: Sequence[Action]) -> str:
        """The moves in few words: what goes onto one contract is told together, last but for what is kept."""
        loads: dict[int, int] = defaultdict(int)
        parts, state = [], self.state
        for action in plan[:-1]:
            if action & act.KIND_MASK == act.LOAD:
                good, card = act.load_of(action)
                loads[card] += CUBE[good]
            else:
                parts.append(self._ship(action))
            state = self._rules.apply(state, self._seat, action).state
        parts += [f"load {_cargo(goods)} onto {self._contract(card)}" for card, goods in loads.items()]
        return "; ".join([*parts, self._stow(plan[-1], state.pool)])

    # Cards

    def _card(self, column: int) -> str:
        number = self.state.row[column]
        freight = self.state.freight[column]
        if freight:
            return f"{the(self._box.cards[number])} with {_cargo(freight)}"
        return self._contract(number) if number in self._box.contract_index else the(self._box.cards[number])

    def _contract(self, number: int) -> str:
        needs = self._box.contract_needs[self._box.contract_index[number]]
        return f"{the(self._box.cards[number])} ({_cargo(needs)})"


def _cargo(bundle: int) -> str:
    return cargo([GOODS[good] for good in goods_in(bundle)])
