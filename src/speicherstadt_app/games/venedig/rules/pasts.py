"""A past that fits what a viewer saw: the hands at each moment, and what every hidden exchange moved.

Mostly a try or two at random is enough. Where hardly any past fits, each exchange is settled in turn, and what follows
for all other moments is worked out each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.memory import Known, May, Passing, PastStep, Swap, settle, swapped
from speicherstadt_app.games.venedig.rules.setting import HAND
from speicherstadt_app.games.venedig.rules.state import NONE, UNKNOWN

TRIES: Final = 6
NODES: Final = (400, 1_200, 3_600)
"""How many ways to settle an exchange are tried at most, before it is begun anew."""
IN_PLACE: Final = 6
"""In so many of seven cases a card that is seen next with somebody has been there from the deal on, is not given away
before, or goes there as soon as it can."""

Hands = list[int]


def some_past(known: Known, stream: Stream) -> list[Hands] | None:
    """The hands at each moment; None if there is no such past, or it is too hard to find."""
    for _ in range(TRIES):
        hands = _first_hands(known, stream)
        if hands is not None and (past := _go_on(known, hands, stream)) is not None:
            return past
    return _searched(known, stream)


def _first_hands(known: Known, stream: Stream) -> Hands | None:
    """Hands before the first step, at random among those that may be."""
    may = known.moments[0]
    players = len(may)
    seats_of: dict[int, list[int]] = {}
    hands = [0] * players
    for seat, mask in enumerate(may):
        for card in numbers(mask):
            seats_of.setdefault(card, []).append(seat)
    loose = []
    for card, seats in seats_of.items():
        if len(seats) == 1:
            hands[seats[0]] |= 1 << card
        else:
            loose.append(card)
    room = [HAND - hand.bit_count() for hand in hands]
    if min(room) < 0:
        return None
    stream.shuffle(loose)
    homes = {card: seat for seat, mask in enumerate(known.wanted[0]) for card in numbers(mask)}
    loose.sort(key=lambda card: (card not in homes, len(seats_of[card])))
    for card in loose:
        seats = seats_of[card]
        home = homes.get(card, NONE)
        if home in seats and room[home] and stream.below(IN_PLACE + 1):
            seat = home
        else:
            open_seats = [seat for seat in seats for _ in range(room[seat])]
            if not open_seats:
                if not _make_room(card, seats, hands, room, seats_of, set()):
                    return None
                continue
            seat = stream.choice(open_seats)
        hands[seat] |= 1 << card
        room[seat] -= 1
    return hands


def _make_room(
    card: int, seats: Sequence[int], hands: Hands, room: list[int], seats_of: dict[int, list[int]], tried: set[int]
) -> bool:
    """Put a card where there is no room by moving others along."""
    for seat in seats:
        if room[seat]:
            hands[seat] |= 1 << card
            room[seat] -= 1
            return True
    for seat in seats:
        if seat in tried:
            continue
        tried.add(seat)
        for other in numbers(hands[seat]):
            if len(seats_of[other]) > 1 and _make_room(
                other, [each for each in seats_of[other] if each != seat], hands, room, seats_of, tried
            ):
                hands[seat] = hands[seat] & ~(1 << other) | 1 << card
                return True
    return False


def _go_on(known: Known, hands: Hands, stream: Stream) -> list[Hands] | None:
    """From these hands on through all steps; nothing if they lead to what can't be."""
    past = [hands]
    for number, step in enumerate(known.steps):
        after = _after(known, number, step, past[-1], stream)
        if after is None:
            return None
        past.append(after)
    return past


def _after(known: Known, number: int, step: PastStep, hands: Hands, stream: Stream) -> Hands | None:
    if isinstance(step, Passing):
        cards = step.cards
        after = [hand & ~(1 << cards[seat]) | 1 << cards[seat - 1] for seat, hand in enumerate(hands)]
    else:
        moved = _swap(known, number, step, hands, stream)
        if moved is None:
            return None
        drawn, given = moved
        after = hands[:]
        after[step.seat] = hands[step.seat] & ~given | drawn
        after[step.other] = hands[step.other] & ~drawn | given
    for hand, may in zip(after, known.moments[number + 1], strict=True):
        if hand & ~may:
            return None
    return after


def _swap(known: Known, number: int, step: Swap, hands: Hands, stream: Stream) -> tuple[int, int] | None:
    """What was drawn and what was given, each as a mask."""
    after, wanted = known.moments[number + 1], known.wanted[number + 1]
    may_drawn, may_given = swapped(step, known.moments[number], after)

    def pick(seat: int, to: int, may_go: int) -> int:
        hand = hands[seat]
        candidates = (hand & ~after[seat] or hand) & may_go
        if stream.below(IN_PLACE + 1):
            candidates = candidates & wanted[to] or candidates & ~wanted[seat] or candidates
        return 1 << stream.choice(numbers(candidates)) if candidates else 0

    drawn = pick(step.other, step.seat, may_drawn)
    if not drawn or step.given == NONE:
        return (drawn, 0) if drawn else None
    given = pick(step.seat, step.other, may_given)
    return (drawn, given) if given else None


# The search


class _Search:
    """All exchanges whose cards the viewer does not know, each in turn."""

    def __init__(self, known: Known, stream: Stream, nodes: int) -> None:
        self.known = known
        self.stream = stream
        self.nodes = nodes
        self.dead_ends = [1] * len(known.steps)
        """How often a step could not be settled."""

    def go(self, steps: list[PastStep], moments: list[May]) -> list[Hands] | None:
        """What leaves least room comes first, and what could not be settled before: if something is wrong with it, it
        shows before much has been built on it."""
        at = min(self._open(steps), key=lambda at: self._ways(steps, moments, at) / self.dead_ends[at], default=NONE)
        if at == NONE:
            told = self.known._replace(steps=tuple(steps), moments=tuple(map(tuple, moments)))
            hands = _first_hands(told, self.stream)
            return None if hands is None else _go_on(told, hands, self.stream)
        step = steps[at]
        assert isinstance(step, Swap)
        for drawn, given in self._pairs(step, at, moments):
            self.nodes -= 1
            if self.nodes < 0:
                return None
            tried = [moment[:] for moment in moments]
            settled = [*steps[:at], step._replace(drawn=drawn, given=given), *steps[at + 1 :]]
            if settle(self.known.sizes, settled, tried, at) and (past := self.go(settled, tried)) is not None:
                return past
        self.dead_ends[at] += 1
        return None

    @staticmethod
    def _open(steps: Sequence[PastStep]) -> list[int]:
        return [at for at, step in enumerate(steps) if isinstance(step, Swap) and step.drawn == UNKNOWN]

    @staticmethod
    def _ways(steps: Sequence[PastStep], moments: Sequence[May], at: int) -> int:
        step = steps[at]
        assert isinstance(step, Swap)
        drawn, given = swapped(step, moments[at], moments[at + 1])
        return drawn.bit_count() * max(given.bit_count(), 1)

    def _pairs(self, step: Swap, at: int, moments: Sequence[May]) -> list[tuple[int, int]]:
        """What may have been drawn and given: the likely first."""
        may_drawn, may_given = swapped(step, moments[at], moments[at + 1])
        wanted = self.known.wanted[at + 1]

        def in_order(mask: int, seat: int, to: int) -> list[int]:
            cards = numbers(mask)
            self.stream.shuffle(cards)
            return sorted(cards, key=lambda card: (wanted[seat] >> card & 1) - (wanted[to] >> card & 1))

        drawn = in_order(may_drawn, step.other, step.seat)
        given = [NONE] if step.given == NONE else in_order(may_given, step.seat, step.other)
        pairs = [(one, other) for one in drawn for other in given]
        return sorted(pairs, key=lambda pair: drawn.index(pair[0]) + given.index(pair[1]))


def _searched(known: Known, stream: Stream) -> list[Hands] | None:
    """What was settled first may be wrong, and may take long to show it: another beginning mostly does not."""
    for nodes in NODES:
        search = _Search(known, stream, nodes)
        past = search.go(list(known.steps), [list(moment) for moment in known.moments])
        if past is not None or search.nodes >= 0:
            return past
    return None
