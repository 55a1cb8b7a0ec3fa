"""What somebody could do, and why it is better than something else, in English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from speicherstadt_app.ai.advice import Fact, Reason
from speicherstadt_app.cli.words import Teller, cargo, listed, plural, the
from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.games.speicherstadt.brains.reasons import CHANCES, SAME
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Box
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.words.reasons import telling

BRIGADES: Final = {
    "strongest": "the strongest",
    "weakest": "the weakest",
    "between": "in between",
    "level": "as strong as all",
}

FOLLOWING: Final = (ev.ContractCompleted, ev.IncomePaid, ev.PointsScored, ev.ShippingOpened, ev.SaleOpened)
"""Events with a seat that follow a decision and are none."""


def decision_words(
    rules: SpeicherstadtRules, state: State, seat: Seat, actions: Sequence[Action], names: Sequence[str]
) -> str:
    """What a seat would do by these actions, without its name: 'buys the bank for 2'."""
    teller = Teller(rules.box, names)
    row = [rules.box.cards[card] for card in state.row]
    after = rules.copy(state)
    events: list[Event] = []
    for action in actions:
        rules.step(after, seat, action, events.append)
    told = []
    for event in events:
        if getattr(event, "seat", None) != seat or isinstance(event, FOLLOWING) or not (words := teller.tell(event)):
            continue
        words = words.removeprefix(f"{names[seat]} ")
        if isinstance(event, ev.WorkerPlaced | ev.WorkerWithdrawn):
            words += f" ({the(row[event.column])})"
        told.append(words)
    return listed(told)


def reason_words(reasons: Sequence[Reason], box: Box, names: Sequence[str]) -> str:
    """All reasons in one sentence without a full stop, what speaks against it last."""
    for_it = [reason_text(reason, box, names) for reason in reasons if reason.weight >= 0]
    against = [reason_text(reason, box, names) for reason in reasons if reason.weight < 0]
    return "; but ".join(["; ".join(for_it), *against])


def reason_text(reason: Reason, box: Box, names: Sequence[str]) -> str:
    """One reason: who has or gets what, in one case and not in the other."""
    if reason.group == CHANCES:
        return "it leaves better chances for what may still happen"
    if reason.group == SAME:
        return "as far as can be foreseen, it comes to the same"
    return f"{names[reason.seat]} {_difference(reason, box)}"


def _difference(reason: Reason, box: Box) -> str:
    here, there = reason.here, reason.there
    if reason.group == "fire":
        return _brigade(here, there)
    if reason.group == "contract" and (fact := telling(reason)) != "cards":
        return _contracts(here, there, fact)
    new, lost = _cards(here, there), _cards(there, here)
    alike = {_the(card, box) for card in new} & {_the(card, box) for card in lost}
    if new and lost:
        return f"gets {_listed_cards(new, box, alike)} instead of {_listed_cards(lost, box, alike)}"
    if new:
        return f"gets {_listed_cards(new, box, alike)}"
    if lost:
        return f"goes without {_listed_cards(lost, box, alike)}"
    match reason.group:
        case "cubes":
            return f"keeps {_goods(here['kept'])} instead of {_goods(there['kept'])}"
        case "warehouse":
            return f"has {_versus('cube', here['stored'], there['stored'])} in the warehouse"
        case "port":
            return f"has {_versus('ship', here['ships'], there['ships'])}"
    return f"has {_versus('coin', here['coins'], there['coins'])}"


def _brigade(here: Mapping[str, Fact], there: Mapping[str, Fact]) -> str:
    if here["standing"] == there["standing"]:
        return f"has a brigade of {here['strength']} instead of {there['strength']}"
    fire = f" before the fire of {here['next_fire']}" if here["next_fire"] else ""
    return f"is {BRIGADES[str(here['standing'])]} instead of {BRIGADES[str(there['standing'])]}{fire}"


def _contracts(here: Mapping[str, Fact], there: Mapping[str, Fact], fact: str) -> str:
    if fact == "complete":
        return f"has {_versus('complete contract', here['complete'], there['complete'])}"
    return f"still needs {_goods(here['missing'])} instead of {_goods(there['missing'])}"


def _cards(here: Mapping[str, Fact], there: Mapping[str, Fact]) -> list[str]:
    """The cards that somebody has only in the first case."""
    have, others = (facts.get("cards", ()) for facts in (here, there))
    assert isinstance(have, tuple)
    assert isinstance(others, tuple)
    return [card for card in have if card not in others]


def _listed_cards(cards: Sequence[str], box: Box, alike: AbstractSet[str]) -> str:
    """Those of one name are counted; what has the same name as a card of the other case says its goods, too."""
    told = []
    for text, times in Counter(_the(card, box, alike) for card in cards).items():
        told.append(text if times == 1 else f"{times} \N{MULTIPLICATION SIGN} {text.removeprefix('the ')}")
    return listed(told)


def _the(name: str, box: Box, alike: AbstractSet[str] = frozenset()) -> str:
    card = box.cards[box.number[name]]
    text = the(card)
    return f"{text} ({cargo([GOODS[good] for good in card.goods])})" if text in alike else text


def _versus(thing: str, here: Fact, there: Fact) -> str:
    assert isinstance(here, int)
    return f"{plural(here, thing)} instead of {there}"


def _goods(goods: Fact) -> str:
    assert isinstance(goods, tuple)
    return cargo(goods) or "nothing"
