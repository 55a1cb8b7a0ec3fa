"""What a viewer can know of the hands, from what it saw (§7).

Between two exchanges cards move openly only: each stays with its seat until it is opened and passed on. (A card that is
chosen or opened still counts as that seat's.) So the past is a row of steps, and for each moment there is a set of
cards that may be with each seat. What was seen later says something of earlier moments, and the other way round; every
seat has as many cards as it must have. It is gone over until nothing more follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.venedig.rules.setting import HAND, Setting
from speicherstadt_app.games.venedig.rules.state import (
    CHOOSE,
    DEAL,
    GIVE,
    HIDDEN,
    NONE,
    OPEN,
    PASSED,
    SHOWN,
    SWAPPED,
    UNKNOWN,
    State,
)

SEALED: Final = frozenset({CHOOSE, OPEN})
LONGEST: Final = 12
"""How often all is gone over at most; after three times hardly anything follows."""

May = list[int]
"""Of each seat the cards that may be with it, as a mask."""


class Passing(NamedTuple):
    """Everybody's opened card goes to the left."""

    cards: tuple[int, ...]


class Swap(NamedTuple):
    """`seat` drew a card from `other` and gave another; `given` is NONE while it has not, both may be UNKNOWN."""

    seat: Seat
    other: Seat
    drawn: int
    given: int


PastStep = Passing | Swap


class Look(NamedTuple):
    """A hand of which the viewer knows only that somebody saw it: behind how many steps, whose, without which card."""

    after: int
    owner: Seat
    opened: int


class Known(NamedTuple):
    """What a viewer knows. `may` and `sure` are about the hands as they are now, sealed cards included and opened ones
    left out; all else is for imagining."""

    may: tuple[int, ...]
    """Of each seat: the cards that may be in its hand."""
    sure: tuple[int, ...]
    """Of each seat: the cards that are surely in its hand."""
    steps: tuple[PastStep, ...]
    moments: tuple[tuple[int, ...], ...]
    """Before the first step and behind each: what may be with each seat."""
    wanted: tuple[tuple[int, ...], ...]
    """For each of these moments: the cards that are seen with each seat next, from then on."""
    sizes: tuple[tuple[int, ...], ...]
    """For each of these moments: how many cards each seat has."""

    def holders(self, card: int) -> tuple[Seat, ...]:
        """The seats that may hold a card."""
        return tuple(seat for seat, mask in enumerate(self.may) if mask >> card & 1)


def known_to(setting: Setting, view: State, viewer: Seat | None) -> Known:
    if view.phase == DEAL:
        return _while_dealing(setting, view, viewer)
    steps, pins = _past(view)
    moments = [[setting.cards] * setting.players for _ in range(len(steps) + 1)]
    if viewer is not None:
        _own_cards(setting, view, viewer, steps, moments)
    for number, seat, mask in pins:
        _pin(moments[number], seat, mask)
    sizes = [(HAND,) * setting.players] * len(moments)
    if view.phase == GIVE:
        last = list(sizes[-1])
        last[view.start] += 1
        last[view.other] -= 1
        sizes[-1] = tuple(last)
    for _ in range(LONGEST):
        if not _go_over(steps, moments, sizes):
            break
    opened = [0 if card in {NONE, UNKNOWN} or view.phase in SEALED else 1 << card for card in view.chosen]
    may = moments[-1]
    return Known(
        tuple(mask & ~card for mask, card in zip(may, opened, strict=True)),
        tuple(_sure(may, seat) & ~card for seat, card in enumerate(opened)),
        tuple(steps),
        tuple(tuple(moment) for moment in moments),
        _wanted(setting, len(steps), pins),
        tuple(sizes),
    )


def looks(view: State) -> list[Look]:
    """The hands that somebody else saw, in the order of the memory."""
    found: list[Look] = []
    waiting: list[tuple[int, Seat]] = []
    number = 0
    for entry in view.memory:
        if entry[0] == SHOWN:
            waiting.append((number, entry[2]))
        elif entry[0] == PASSED:
            found += (Look(after, owner, entry[1 + owner]) for after, owner in waiting)
            waiting.clear()
            number += 1
        elif entry[0] == SWAPPED:
            number += 1
    found += (Look(after, owner, view.chosen[owner]) for after, owner in waiting)
    return found


def _while_dealing(setting: Setting, view: State, viewer: Seat | None) -> Known:
    own = view.hands[viewer] if viewer is not None else 0
    may = tuple(own if seat == viewer else setting.cards & ~own for seat in range(setting.players))
    sure = tuple(own if seat == viewer else 0 for seat in range(setting.players))
    return Known(may, sure, (), (may,), ((0,) * setting.players,), ())


def _past(view: State) -> tuple[list[PastStep], list[tuple[int, Seat, int]]]:
    """The steps so far, and what was seen: behind how many steps which cards were with whom."""
    steps: list[PastStep] = []
    pins: list[tuple[int, Seat, int]] = []
    for entry in view.memory:
        what, *rest = entry
        number = len(steps)
        if what == PASSED:
            pins += ((number, seat, 1 << card) for seat, card in enumerate(rest))
            steps.append(Passing(tuple(rest)))
        elif what == SWAPPED:
            seat, other, drawn, given = rest
            if drawn != UNKNOWN:
                pins += ((number, other, 1 << drawn), (number, seat, 1 << given))
            steps.append(Swap(seat, other, drawn, given))
        elif what == SHOWN:
            if rest[2] != HIDDEN:
                pins.append((number, rest[1], rest[2]))
        else:
            pins.append((number, rest[1], 1 << rest[2]))
    if view.phase == GIVE:
        if view.drawn != UNKNOWN:
            pins.append((len(steps), view.other, 1 << view.drawn))
        steps.append(Swap(view.start, view.other, view.drawn, NONE))
    if view.phase not in SEALED:
        pins += ((len(steps), seat, 1 << card) for seat, card in enumerate(view.chosen) if card != NONE)
    return steps, pins


def _own_cards(setting: Setting, view: State, viewer: Seat, steps: Sequence[PastStep], moments: Sequence[May]) -> None:
    """The viewer knows its own cards at each moment: from now on backwards."""
    own = view.hands[viewer]
    if view.chosen[viewer] != NONE:
        own |= 1 << view.chosen[viewer]
    for number in range(len(steps), -1, -1):
        moment = moments[number]
        for seat in range(setting.players):
            moment[seat] &= own if seat == viewer else ~own
        if not number:
            return
        step = steps[number - 1]
        if isinstance(step, Passing):
            own = own & ~(1 << step.cards[viewer - 1]) | 1 << step.cards[viewer]
        elif viewer == step.seat:
            own = own & ~(1 << step.drawn) | (0 if step.given == NONE else 1 << step.given)
        elif viewer == step.other:
            own = own & ~(0 if step.given == NONE else 1 << step.given) | 1 << step.drawn


def _wanted(setting: Setting, steps: int, pins: Sequence[tuple[int, Seat, int]]) -> tuple[tuple[int, ...], ...]:
    wanted = [0] * setting.players
    found = []
    left = list(pins)
    for number in range(steps, -1, -1):
        while left and left[-1][0] == number:
            _, seat, mask = left.pop()
            _pin(wanted, seat, mask)
            wanted[seat] |= mask
        found.append(tuple(wanted))
    return tuple(reversed(found))


def _pin(moment: May, seat: Seat, mask: int) -> None:
    for other in range(len(moment)):
        if other != seat:
            moment[other] &= ~mask


def _sure(moment: Sequence[int], seat: Seat) -> int:
    """The cards that can be with nobody else."""
    others = 0
    for other, mask in enumerate(moment):
        if other != seat:
            others |= mask
    return moment[seat] & ~others


def _go_over(steps: Sequence[PastStep], moments: Sequence[May], sizes: Sequence[Sequence[int]]) -> bool:
    """What follows for each moment from the one before, then from the one after it. True if anything did."""
    before = [tuple(moment) for moment in moments]
    for number, moment in enumerate(moments):
        if number:
            _forward(steps[number - 1], moments[number - 1], moment)
        _count(moment, sizes[number])
    for number in range(len(steps) - 1, -1, -1):
        _backward(steps[number], moments[number], moments[number + 1])
        _count(moments[number], sizes[number])
    return any(tuple(moment) != was for moment, was in zip(moments, before, strict=True))


def settle(sizes: Sequence[Sequence[int]], steps: Sequence[PastStep], moments: Sequence[May], at: int) -> bool:
    """Work out what follows for all moments from a step of which the cards are known now. False if it can't be."""
    step = steps[at]
    assert isinstance(step, Swap)
    _pin(moments[at], step.other, 1 << step.drawn)
    if step.given != NONE:
        _pin(moments[at], step.seat, 1 << step.given)
    waiting = {at, at + 1}
    _forward(step, moments[at], moments[at + 1])
    while waiting:
        number = waiting.pop()
        moment = moments[number]
        _count(moment, sizes[number])
        if _too_few(moment, sizes[number]):
            return False
        for other in (number - 1, number + 1):
            if 0 <= other < len(moments):
                was = tuple(moments[other])
                if other > number:
                    _forward(steps[number], moment, moments[other])
                else:
                    _backward(steps[other], moments[other], moment)
                if tuple(moments[other]) != was:
                    waiting.add(other)
    return True


def _too_few(moment: Sequence[int], sizes: Sequence[int]) -> bool:
    """Whether there are seats for which fewer cards are left than they have together."""
    cards, wanted = [0], [0]  # of each set of seats
    for mask, size in zip(moment, sizes, strict=True):
        cards += [more | mask for more in cards]
        wanted += [more + size for more in wanted]
    return any(mask.bit_count() < size for mask, size in zip(cards, wanted, strict=True))


def _forward(step: PastStep, before: May, after: May) -> None:
    if isinstance(step, Passing):
        cards = step.cards
        for seat in range(len(before)):
            after[seat] &= before[seat] & ~(1 << cards[seat]) | 1 << cards[seat - 1]
        return
    drawn, given = swapped(step, before, after)
    for seat in range(len(before)):
        if seat == step.seat:
            gone, come = (given if step.drawn != UNKNOWN else 0), drawn
        elif seat == step.other:
            gone, come = (drawn if step.drawn != UNKNOWN else 0), given
        else:
            gone = come = 0
        after[seat] &= before[seat] & ~gone | come


def _backward(step: PastStep, before: May, after: May) -> None:
    if isinstance(step, Passing):
        cards = step.cards
        for seat in range(len(before)):
            before[seat] &= after[seat] & ~(1 << cards[seat - 1]) | 1 << cards[seat]
        return
    drawn, given = swapped(step, before, after)
    for seat in range(len(before)):
        if seat == step.seat:
            gone, come = (drawn if step.drawn != UNKNOWN else 0), given
        elif seat == step.other:
            gone, come = (given if step.drawn != UNKNOWN else 0), drawn
        else:
            gone = come = 0
        before[seat] &= after[seat] & ~gone | come


def swapped(step: Swap, before: Sequence[int], after: Sequence[int]) -> tuple[int, int]:
    """The cards that may have been drawn, and those that may have been given."""
    if step.drawn != UNKNOWN:
        return 1 << step.drawn, 0 if step.given == NONE else 1 << step.given
    drawn = before[step.other] & after[step.seat]
    drawn = (_sure(before, step.other) & ~after[step.other] | _sure(after, step.seat) & ~before[step.seat]) or drawn
    if step.given == NONE:
        return drawn, 0
    given = before[step.seat] & after[step.other]
    given = (_sure(before, step.seat) & ~after[step.seat] | _sure(after, step.other) & ~before[step.other]) or given
    return drawn, given


def _count(moment: May, sizes: Sequence[int]) -> None:
    """Who has as many sure cards as it can have has no other; who may have no more than it must have has all these."""
    for seat, size in enumerate(sizes):
        if moment[seat].bit_count() == size:
            _pin(moment, seat, moment[seat])
        else:
            sure = _sure(moment, seat)
            if sure.bit_count() == size:
                moment[seat] = sure
