"""What is asked, and what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.words.game import unmarked
from speicherstadt_app.words.phrases import coins, filled, points
from speicherstadt_app.words.translation import tr
from tests.ferries.rules.notation import BID, LOAD, kind_of, numbers_of
from tests.ferries.rules.rules import Ferries
from tests.ferries.rules.state import BONUS, GOODS, Harbour
from tests.ferries.words.telling import teller


def question(rules: Ferries, view: Harbour, seat: Seat, names: Sequence[str]) -> str:
    if view.stage == "bid":
        return tr("Ferries.Prompt", "How much do you bid for your berth?")
    return tr("Ferries.Prompt", "Another crate?") if view.loaded else tr("Ferries.Prompt", "What do you load?")


def choice(rules: Ferries, view: Harbour, seat: Seat, action: Action, names: Sequence[str]) -> str:
    kind, numbers = kind_of(action), numbers_of(action)
    if kind == BID:
        return filled(tr("Ferries.Prompt", "Bid %1."), coins(numbers[0]))
    if kind == LOAD:
        worth = view.prices[numbers[0]] + BONUS * (view.cards[seat] == numbers[0])
        return filled(tr("Ferries.Prompt", "Load %1: %2."), GOODS[numbers[0]], points(worth))
    return tr("Ferries.Prompt", "Leave the quay.")


def decision(rules: Ferries, view: Harbour, seat: Seat, actions: Sequence[Action], names: Sequence[str]) -> str:
    after, events = rules.copy(view), list[Event]()
    for action in actions:
        rules.step(after, seat, action, events.append)
    told = teller(rules, names).told(events)
    return " ".join(unmarked(sentence.text) for sentence in told if sentence.seat == seat)
