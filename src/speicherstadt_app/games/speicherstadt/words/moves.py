"""What somebody does by some actions, in the words of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.words.telling import Teller, plain

FOLLOWING: Final = (ev.ContractCompleted, ev.IncomePaid, ev.PointsScored, ev.ShippingOpened, ev.SaleOpened)
"""Events with a seat that follow a decision and are none."""


def move_words(
    rules: SpeicherstadtRules, state: State, seat: Seat, actions: Sequence[Action], names: Sequence[str]
) -> str:
    """'Mara buys the bank for 2.'"""
    teller = Teller(rules.box, names)
    # What lies there, so that twins in the row can be told apart.
    teller.told([ev.CardDealt(rules.box.cards[card].id, column, ()) for column, card in enumerate(state.row)])
    after = rules.copy(state)
    events: list[Event] = []
    for action in actions:
        rules.step(after, seat, action, events.append)
    own = [event for event in events if getattr(event, "seat", None) == seat and not isinstance(event, FOLLOWING)]
    told = [plain(sentence.text) for sentence in teller.told(own)]
    return " ".join(told)
