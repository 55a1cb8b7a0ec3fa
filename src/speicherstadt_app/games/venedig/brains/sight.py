"""What can be done, and what each of it is worth at first sight: `greedy-1` takes the best, others look closer."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.plans import LIKED_SITE, Plan, groups, rows, spot_of, wanted
from speicherstadt_app.games.venedig.brains.playouts import PlayOuts
from speicherstadt_app.games.venedig.brains.thumb import ROLES_OFTEN
from speicherstadt_app.games.venedig.brains.worth import win_share
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import BEGGAR, BETS_ON, DRIVER, numbers
from speicherstadt_app.games.venedig.rules.box import SPY as THE_SPY
from speicherstadt_app.games.venedig.rules.memory import Known
from speicherstadt_app.games.venedig.rules.state import (
    BEG,
    BUILD,
    CHOOSE,
    COUNCIL,
    EXCHANGE,
    GIVE,
    MARKERS,
    NONE,
    OVER,
    PILES,
    SPY,
    USE,
    State,
)

POOR: Final = 2.0
"""A hand whose best card is worth less than this is exchanged."""
OFTEN_ENOUGH: Final = 0.6
EXCHANGED_WITH: Final = 0.001
"""Of two others the one with more points is exchanged with, by so little for each."""
HOPED: Final = 0.1
"""A hand is looked at for its best card, and for this part of what its others are worth on average."""
UNSEEN_PART: Final = 0.5
"""A card that may be in a hand counts for so much of one that surely is."""


def plans(plays: PlayOuts, view: State, seat: Seat, legal: Sequence[Action], luck: Luck) -> list[Plan]:
    """The plans of a decision, the best first. Before the first pile these are whole groups."""
    found = _plans(plays, view, seat, legal, luck)
    found.sort(key=lambda plan: -plan.worth)
    return found


def _plans(plays: PlayOuts, view: State, seat: Seat, legal: Sequence[Action], luck: Luck) -> list[Plan]:
    phase = view.phase
    thumb = plays.thumb
    if phase == BUILD:
        return rows(thumb, view, seat)
    if phase == PILES and not view.fresh:
        found = groups(thumb, view, seat, luck)
        return found or [Plan((legal[0],), 0.0)]
    if phase == CHOOSE:
        return _choices(plays, view, seat)
    if phase == COUNCIL:
        return _takings(plays, view, seat, legal)
    if phase == MARKERS:
        weights = wanted(thumb, view, seat)
        return [Plan((action,), LIKED_SITE * weights.get(act.thing_of(action), 0.0)) for action in legal]
    if phase == PILES:
        return _more_piles(plays, view, seat, legal)
    if phase == EXCHANGE:
        return _exchanges(plays, view, seat, legal)
    if phase == GIVE:
        cards = [act.fields_of(action)[1] for action in legal]
        worths = thumb.card_worths(view, seat, cards)
        return [Plan((action,), -worth) for action, worth in zip(legal, worths, strict=True)]
    if phase == SPY:
        return _spyings(plays, view, seat, legal)
    if phase in (USE, BEG):
        cards = [act.thing_of(action) if phase == USE else view.chosen[act.thing_of(action)] for action in legal]
        worths = thumb.card_worths(view, seat, cards, opened=True)
        return [Plan((action,), worth) for action, worth in zip(legal, worths, strict=True)]
    part = plays.worth.fade(view) * plays.worth.one_more(view.stocks[seat])
    return [Plan((action,), part * thumb.box.arms[act.thing_of(action)]) for action in legal]


def _choices(plays: PlayOuts, view: State, seat: Seat) -> list[Plan]:
    thumb = plays.thumb
    cards = numbers(view.hands[seat])
    worths = thumb.card_worths(view, seat, cards)
    known = plays.rules.known(view, seat)
    roles = thumb.box.role
    found = []
    for card, worth in zip(cards, worths, strict=True):
        role = roles[card]
        likely = worth
        if role in BETS_ON:
            likely = thumb.box.value[card] * _chance_of(plays, known, seat, BETS_ON[role])
        found.append(Plan((act.one(act.CHOOSE, card),), likely))
    return found


def _chance_of(plays: PlayOuts, known: Known, seat: Seat, role: int) -> float:
    """How likely another seat chooses a card of this role, by what can be known of the hands."""
    cards = plays.thumb.box.of_role[role]
    none = 1.0
    for other in range(plays.thumb.players):
        if other == seat:
            continue
        sure = (known.sure[other] & cards).bit_count()
        may = (known.may[other] & cards).bit_count() - sure
        chance = ROLES_OFTEN[role] * min(2.0, sure + UNSEEN_PART * (may > 0))
        none *= 1 - min(OFTEN_ENOUGH, chance)
    return 1 - none


def _takings(plays: PlayOuts, view: State, seat: Seat, legal: Sequence[Action]) -> list[Plan]:
    """Each top, with the best that can be taken beside it."""
    thumb = plays.thumb
    fade = plays.worth.fade(view)
    found = []
    for action in legal:
        if action & act.KIND_MASK == act.DONE:
            found.append(Plan((action,), 0.0))
            continue
        tile = act.thing_of(action)
        worth = plays.worth.one_more(view.stocks[seat]) * thumb.box.arms[tile]
        rest = view.stones - thumb.box.cost[tile]
        if rest:
            after = view.copy()
            after.stocks[seat] |= 1 << tile
            after.tops[thumb.box.shape[tile]] = NONE
            worth += thumb.best_set(after, seat, rest)[0]
        found.append(Plan((action,), fade * worth))
    return found


def _more_piles(plays: PlayOuts, view: State, seat: Seat, legal: Sequence[Action]) -> list[Plan]:
    """Where somebody else has begun the group: cell by cell."""
    thumb = plays.thumb
    found = []
    for action in legal:
        after = view.copy()
        after.piles |= 1 << act.thing_of(action)
        lays = thumb.lays(after, seat, len(thumb.box.payable) - 1, 1)
        found.append(Plan((action,), lays[0][0] if lays else 0.0))
    return found


def _exchanges(plays: PlayOuts, view: State, seat: Seat, legal: Sequence[Action]) -> list[Plan]:
    worths = plays.thumb.card_worths(view, seat, numbers(view.hands[seat]))
    best = max(worths)
    found = []
    for action in legal:
        if action == act.KEEP:
            found.append(Plan((action,), best))
        else:
            other = act.thing_of(action)
            found.append(Plan((action,), POOR + EXCHANGED_WITH * view.scores[other]))
    return found


def _spyings(plays: PlayOuts, view: State, seat: Seat, legal: Sequence[Action]) -> list[Plan]:
    """The hand of whom, by the cards that are surely there, or may be."""
    thumb = plays.thumb
    known = plays.rules.known(view, seat)
    barred = thumb.box.of_role[THE_SPY] | thumb.box.of_role[BEGGAR]
    found = []
    for action in legal:
        other = act.thing_of(action)
        sure = numbers(known.sure[other] & ~barred)
        may = numbers(known.may[other] & ~barred & ~known.sure[other])
        best = max(thumb.card_worths(view, seat, sure, opened=True), default=0.0)
        hoped = thumb.card_worths(view, seat, may, opened=True)
        mean = fsum(hoped) / len(hoped) if hoped else 0.0
        found.append(Plan((action,), max(best, mean) + HOPED * mean))
    return found


def sensible(plays: PlayOuts, view: State, seat: Seat, found: list[Plan]) -> list[Plan]:
    """Only those plans that end the game at once and win it, if there are any: a win that is sure is never put off. Or
    all but those that end it and lose it, if there are others."""
    ends = [_share_at_once(plays, view, seat, plan.actions) for plan in found]
    won = [plan for plan, share in zip(found, ends, strict=True) if share == 1]
    return won or [plan for plan, share in zip(found, ends, strict=True) if share != 0] or found


def _share_at_once(plays: PlayOuts, view: State, seat: Seat, actions: Sequence[Action]) -> float | None:
    """A seat's share of the victory if these moves surely end the game; None if they don't."""
    thumb = plays.thumb
    phase = view.phase
    if phase == BUILD:
        after = view.copy()
        for action in actions:
            thumb.lay(after, seat, act.tile_of(action), spot_of(thumb, action))
            if after.phase == OVER:
                return win_share(after.scores, seat)
        return None
    if phase not in (CHOOSE, USE, BEG) or (phase == CHOOSE and seat != view.start):
        return None
    thing = act.thing_of(actions[0])
    card = view.chosen[thing] if phase == BEG else thing
    if thumb.box.role[card] != DRIVER or thumb.box.value[card] < view.left or not plays.can_end(view, card):
        return None
    return win_share(view.scores, seat)
