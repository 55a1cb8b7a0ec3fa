"""What is asked of a seat, what there is to choose, and what a choice does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.goods import CUBE, GOODS, goods_in
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.shipping import suggest
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, State
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words.telling import teller
from speicherstadt_app.words.game import Choice, unmarked
from speicherstadt_app.words.phrases import capital, coins, filled, listed, points, sentences
from speicherstadt_app.words.translation import tr

FOLLOWING: Final = (ev.ContractCompleted, ev.IncomePaid, ev.PointsScored, ev.ShippingOpened, ev.SaleOpened)
"""Events with a seat that follow a decision and are none."""
MOST_TOGETHER: Final = 5
"""More choices of one kind than this are folded into one line."""


def decision(
    rules: SpeicherstadtRules, view: State, seat: Seat, actions: Sequence[Action], names: Sequence[str]
) -> str:
    """'Mara buys the bank for 2.'"""
    tells = teller(rules, names, view)
    after = rules.copy(view)
    events: list[Event] = []
    for action in actions:
        rules.step(after, seat, action, events.append)
    own = [event for event in events if getattr(event, "seat", None) == seat and not isinstance(event, FOLLOWING)]
    return " ".join(unmarked(sentence.text) for sentence in tells.told(own))


# What is asked


def question(rules: SpeicherstadtRules, view: State, seat: Seat, names: Sequence[str]) -> str:  # noqa: ARG001
    if view.phase == DEMAND:
        return which_worker(view.placed // rules.players + 1)
    if view.phase == PURCHASE:
        the_card, price = words.the_card(rules.box.cards[view.row[view.column]]), view.heights[view.column]
        if view.coins[seat] < price:
            return filled(tr("Speicherstadt.Prompt", "Pass on %1?"), the_card)
        return filled(tr("Speicherstadt.Prompt", "Buy %1 for %2?"), the_card, price)
    if not view.pool:
        return tr("Speicherstadt.Yard", "Everything is placed. Finish?")
    return tr("Speicherstadt.Yard", "Where do the cubes go?")


def which_worker(number: int, *, alone: bool = True) -> str:
    """Among several people nobody is called 'you'."""
    match number:
        case 1 if alone:
            return tr("Speicherstadt.Prompt", "Where does your first worker go?")
        case 2 if alone:
            return tr("Speicherstadt.Prompt", "Where does your second worker go?")
        case 3 if alone:
            return tr("Speicherstadt.Prompt", "Where does your third worker go?")
        case 1:
            return tr("Speicherstadt.Prompt", "Where does the first worker go?")
        case 2:
            return tr("Speicherstadt.Prompt", "Where does the second worker go?")
    return tr("Speicherstadt.Prompt", "Where does the third worker go?")


# What follows


def choice(rules: SpeicherstadtRules, view: State, seat: Seat, action: Action, names: Sequence[str]) -> str:
    if view.phase == DEMAND:
        column = act.column_of(action)
        return f"{capital(_card(rules, view, column))}. {if_placed(view, seat, column, names)}"
    if view.phase == PURCHASE:
        if action == act.BUY:
            has, price = view.coins[seat], view.heights[view.column]
            changes = filled(tr("Speicherstadt.Prompt", "Leaves %2 of %1 coins."), has, has - price)
            return f"{filled(tr('Speicherstadt.Prompt', 'Buy for %1'), price)}. {changes}"
        return if_passed(view, seat, names)
    return sentences(_ship(rules, view, action))


def if_placed(view: State, seat: Seat, column: int, names: Sequence[str]) -> str:
    """What one worker more does to this line."""
    line = view.line(column)
    if not line:
        return tr("Speicherstadt.Prompt", "First in line: the price is 1 until somebody joins.")
    price = len(line)
    parts = []
    if all(other == seat for other in line):
        alone = tr("Speicherstadt.Prompt", "Nobody else is here: %1 now, less after a pass.")
        parts.append(filled(alone, price + 1))
    else:
        parts.append(filled(tr("Speicherstadt.Prompt", "The price rises %1 → %2."), price, price + 1))
    if line[0] == seat and view.coins[seat] < price + 1:
        has = coins(view.coins[seat])
        parts.append(filled(tr("Speicherstadt.Prompt", "Too much for the first worker here: only %1 left."), has))
    if out := [names[other] for other in broke(view, seat, column)]:
        parts.append(filled(tr("Speicherstadt.Prompt", "%1 could no longer pay."), listed(out)))
    elif line[0] != seat and view.coins[line[0]] == price + 1:
        parts.append(filled(tr("Speicherstadt.Prompt", "%1 has just enough."), names[line[0]]))
    return " ".join(parts)


def broke(view: State, seat: Seat, column: int) -> dict[Seat, int]:
    """Who could pay in this line and no longer could with one worker more, and the price."""
    line = view.line(column)
    found: dict[Seat, int] = {}
    for place, other in enumerate(line):
        price = len(line) - place
        if other not in found and other != seat and price <= view.coins[other] < price + 1:
            found[other] = price + 1
    return found


def if_passed(view: State, seat: Seat, names: Sequence[str]) -> str:
    """Who comes next after a pass."""
    rest = view.line(view.column)[1:]
    if not rest:
        return tr("Speicherstadt.Prompt", "After a pass nobody gets it.")
    price, other = len(rest), rest[0]
    if other == seat:
        return filled(tr("Speicherstadt.Prompt", "After a pass: the next worker here, for %1."), price)
    has = view.coins[other]
    if has < price:
        return filled(tr("Speicherstadt.Prompt", "After a pass: %1 for %2, but has %3."), names[other], price, has)
    return filled(tr("Speicherstadt.Prompt", "After a pass: %1, for %2."), names[other], price)


# Everything that can be chosen


def choices(
    rules: SpeicherstadtRules, view: State, seat: Seat, legal: Sequence[Action], names: Sequence[str]
) -> Mapping[int, Choice]:
    """A worker's place has the number of its column. Of a shipping, first what is suggested, then by kind."""
    if view.phase == DEMAND:
        return {act.column_of(n) + 1: Choice(choice(rules, view, seat, n, names), (n,)) for n in legal}
    if view.phase == PURCHASE:
        found = [Choice(choice(rules, view, seat, action, names), (action,)) for action in legal]
    else:
        found = [*_suggestion(rules, view, seat, legal), *_shipping(rules, view, seat, legal, names)]
    return dict(enumerate(found, start=1))


def _suggestion(rules: SpeicherstadtRules, view: State, seat: Seat, legal: Sequence[Action]) -> list[Choice]:
    if len(legal) < 2:
        return []
    plan = suggest(rules, view, seat)
    text = tr("Speicherstadt.Deciding", "All at once, as suggested: %1")
    return [Choice(filled(text, _plan(rules, view, seat, plan)), plan)]


def _shipping(
    rules: SpeicherstadtRules, view: State, seat: Seat, legal: Sequence[Action], names: Sequence[str]
) -> list[Choice]:
    kinds: dict[int, list[Choice]] = defaultdict(list)
    for action in legal:
        kinds[action & act.KIND_MASK].append(Choice(choice(rules, view, seat, action, names), (action,)))
    found = []
    for kind, of_kind in kinds.items():
        if len(of_kind) > MOST_TOGETHER:
            text = tr("Speicherstadt.Deciding", "%1 … (%2 ways)", "what to do with cubes")
            found.append(Choice(filled(text, _kind(kind), len(of_kind)), inside=tuple(of_kind)))
        else:
            found += of_kind
    return found


def _kind(kind: int) -> str:
    match kind:
        case act.LOAD:
            return tr("Speicherstadt.Deciding", "Load a contract")
        case act.SELL:
            return tr("Speicherstadt.Deciding", "Sell to a trader")
        case act.CONVERT:
            return tr("Speicherstadt.Deciding", "Exchange three cubes for one of the general supply")
        case act.BARTER:
            return tr("Speicherstadt.Deciding", "Exchange two cubes for a coin")
    return tr("Speicherstadt.Deciding", "Finish")


def _ship(rules: SpeicherstadtRules, view: State, action: Action) -> str:
    kind = action & act.KIND_MASK
    if kind == act.LOAD:
        good, card = act.load_of(action)
        missing = view.needs[rules.box.contract_index[card]] - CUBE[good]
        load = tr("Speicherstadt.Deciding", "Load %1 onto %2")
        return sentences(
            filled(load, words.good_name(GOODS[good]), _contract(rules, card)),
            filled(tr("Speicherstadt.Explain", "It still needs %1."), _cargo(missing))
            if missing
            else filled(tr("Speicherstadt.Deciding", "It is complete: %1."), points(rules.box.cards[card].points)),
        )
    if kind == act.SELL:
        good, number = act.sell_of(action)
        sold = words.cargo([GOODS[good]] * number)
        return filled(tr("Speicherstadt.Deciding", "Sell %1 to the trader for %2"), sold, coins(number))
    if kind == act.CONVERT:
        given, taken = act.convert_of(action)
        exchange = tr("Speicherstadt.Deciding", "Exchange %1 for %2")
        return filled(exchange, _cargo(given), words.good_name(GOODS[taken]))
    if kind == act.BARTER:
        return filled(tr("Speicherstadt.Deciding", "Exchange %1 for a coin"), _cargo(act.barter_of(action)))
    return filled(tr("Speicherstadt.Deciding", "Finish: %1", "what becomes of the cubes"), _stow(action, view.pool))


def _stow(action: Action, pool: int) -> str:
    warehouse, market = act.stow_of(action)
    lost = pool - warehouse - market
    parts = []
    if warehouse:
        parts.append(filled(tr("Speicherstadt.Deciding", "keep %1 in the warehouse"), _cargo(warehouse)))
    if market:
        parts.append(filled(tr("Speicherstadt.Deciding", "keep %1 in the market"), _cargo(market)))
    if lost:
        parts.append(filled(tr("Speicherstadt.Deciding", "lose %1"), _cargo(lost)))
    return listed(parts) or tr("Speicherstadt.Deciding", "nothing is left")


def _plan(rules: SpeicherstadtRules, view: State, seat: Seat, plan: Sequence[Action]) -> str:
    """The moves in few words: what goes onto one contract is told together, last but for what is kept."""
    loads: dict[int, int] = defaultdict(int)
    parts, state = [], view
    for action in plan[:-1]:
        if action & act.KIND_MASK == act.LOAD:
            good, card = act.load_of(action)
            loads[card] += CUBE[good]
        else:
            parts.append(_ship(rules, state, action))
        state = rules.apply(state, seat, action).state
    load = tr("Speicherstadt.Deciding", "Load %1 onto %2")
    parts += [filled(load, _cargo(goods), _contract(rules, card)) for card, goods in loads.items()]
    return sentences(*parts, _ship(rules, state, plan[-1]))


# Cards


def _card(rules: SpeicherstadtRules, view: State, column: int) -> str:
    """With the goods that it brings or needs."""
    number = view.row[column]
    name = words.card_name(rules.box.cards[number])
    if view.freight[column]:
        return f"{name} ({_cargo(view.freight[column])})"
    if number in rules.box.contract_index:
        return f"{name} ({_cargo(rules.box.contract_needs[rules.box.contract_index[number]])})"
    return name


def _contract(rules: SpeicherstadtRules, number: int) -> str:
    needs = rules.box.contract_needs[rules.box.contract_index[number]]
    return f"{words.the_card(rules.box.cards[number])} ({_cargo(needs)})"


def _cargo(bundle: int) -> str:
    return words.cargo([GOODS[good] for good in goods_in(bundle)])
