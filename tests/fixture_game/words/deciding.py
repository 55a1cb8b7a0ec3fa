"""What is asked, and what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.words.game import Choice, unmarked
from speicherstadt_app.words.phrases import filled, points
from speicherstadt_app.words.translation import tr
from tests.fixture_game.rules import events as ev
from tests.fixture_game.rules.notation import Kind, unpack
from tests.fixture_game.rules.rules import SealedBids
from tests.fixture_game.rules.state import Table, points_of
from tests.fixture_game.words.telling import teller


def question(rules: SealedBids, view: Table, seat: Seat, names: Sequence[str]) -> str:
    if rules.phase(view, seat) == "bid":
        return tr("Bids.Prompt", "Which card do you bid?")
    if rules.goes_on(view, seat):
        return tr("Bids.Prompt", "Another lot?")
    return tr("Bids.Prompt", "Which lot do you take?")


def choice(rules: SealedBids, view: Table, seat: Seat, action: Action, names: Sequence[str]) -> str:
    kind, _, things = unpack(action)
    if kind == Kind.BID:
        return filled(tr("Bids.Prompt", "Bid the %1."), things[0])
    if kind == Kind.TAKE:
        return filled(tr("Bids.Prompt", "Take lot %1: %2."), things[0], points(points_of(things[0])))
    return tr("Bids.Prompt", "Take no more.")


def choices(
    rules: SealedBids, view: Table, seat: Seat, legal: Sequence[Action], names: Sequence[str]
) -> Mapping[int, Choice]:
    """A bid has the number of its card, a lot its own; 0 is to take no more."""
    return {
        next(iter(unpack(action).things), 0): Choice(choice(rules, view, seat, action, names), (action,))
        for action in legal
    }


def decision(rules: SealedBids, view: Table, seat: Seat, actions: Sequence[Action], names: Sequence[str]) -> str:
    after, events = rules.copy(view), list[Event]()
    for action in actions:
        if unpack(action).kind == Kind.DONE and not events:
            return filled(tr("Bids.Log", "%1 takes no more lots."), names[seat])
        rules.step(after, seat, action, events.append)
    own = [event for event in events if isinstance(event, ev.BidSealed | ev.LotTaken)]
    return " ".join(unmarked(sentence.text) for sentence in teller(rules, names).told(own))
