"""A whole state that a seat could not tell from the true one: hands that fit all that it saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.memory import Known, Passing, PastStep, Swap, looks, swapped
from speicherstadt_app.games.venedig.rules.setting import HAND, Setting
from speicherstadt_app.games.venedig.rules.state import (
    DEAL,
    GIVE,
    HIDDEN,
    NONE,
    PASSED,
    SHOWN,
    SWAPPED,
    UNKNOWN,
    Entry,
    State,
)

TRIES: Final = 60
LIKELY: Final = 10
"""From so many tries on, cards begin where they were first seen."""
AT_HOME: Final = 6
"""In so many of seven cases a card that was seen later with somebody had been there from the deal on."""

Hands = list[int]


def imagine_whole(setting: Setting, view: State, known: Known, stream: Stream) -> State:
    whole = view.copy()
    if view.phase == DEAL:
        _imagine_the_deal(setting, view, whole, stream)
        return whole
    past = _past(setting, view, known, stream)
    now = past[-1]
    for seat in range(setting.players):
        if view.chosen[seat] == UNKNOWN:
            whole.chosen[seat] = stream.choice(numbers(now[seat]))
        card = whole.chosen[seat]
        if view.hands[seat] == HIDDEN:
            whole.hands[seat] = now[seat] & ~(0 if card == NONE else 1 << card)
    whole.memory = _memory(view, past)
    if view.phase == GIVE and view.drawn == UNKNOWN:
        whole.drawn = _moved(past[-2][view.other], now[view.start])
    return whole


def _imagine_the_deal(setting: Setting, view: State, whole: State, stream: Stream) -> None:
    own = 0
    for mask in view.hands:
        own |= 0 if mask == HIDDEN else mask
    cards = numbers(setting.cards & ~own)
    stream.shuffle(cards)
    for place in range(setting.players):
        seat = (setting.first + place) % setting.players
        if view.hands[seat] == HIDDEN:
            size = min(max(view.dealt - HAND * place, 0), HAND)
            whole.hands[seat] = sum(1 << cards.pop() for _ in range(size))
    whole.deck = sum(1 << card for card in cards)


def _moved(before: int, after: int) -> int:
    """The one card that went from the one hand into the other."""
    return (before & after or before).bit_length() - 1


def _memory(view: State, past: Sequence[Hands]) -> tuple[Entry, ...]:
    """What the others saw in these hands."""
    found: list[Entry] = []
    seen = iter(looks(view))
    number = 0
    for entry in view.memory:
        if entry[0] == SHOWN:
            look = next(seen)
            if entry[3] == HIDDEN:
                entry = (*entry[:3], past[look.after][look.owner] & ~(1 << look.opened))  # noqa: PLW2901
        elif entry[0] == SWAPPED:
            if entry[3] == UNKNOWN:
                before, after = past[number], past[number + 1]
                seat, other = entry[1], entry[2]
                entry = (  # noqa: PLW2901
                    *entry[:3],
                    _moved(before[other], after[seat]),
                    _moved(before[seat], after[other]),
                )
            number += 1
        elif entry[0] == PASSED:
            number += 1
        found.append(entry)
    return tuple(found)


def _past(setting: Setting, view: State, known: Known, stream: Stream) -> list[Hands]:
    """The hands at each moment."""
    for attempt in range(TRIES):
        hands = _first_hands(known, stream, sure=attempt >= LIKELY)
        if hands is not None and (past := _go_on(known, hands, stream)) is not None:
            return past
    return _any_past(setting, view, known, stream)


def _first_hands(known: Known, stream: Stream, *, sure: bool) -> Hands | None:
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
    loose.sort(key=lambda card: (known.homes[card] == NONE, len(seats_of[card])))
    for card in loose:
        seats = seats_of[card]
        home = known.homes[card]
        if home in seats and room[home] and (sure or stream.below(AT_HOME + 1)):
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
        after = _after(step, past[-1], known.moments[number], known.moments[number + 1], stream)
        if after is None:
            return None
        past.append(after)
    return past


def _after(
    step: PastStep, hands: Hands, may_before: Sequence[int], may_after: Sequence[int], stream: Stream
) -> Hands | None:
    if isinstance(step, Passing):
        cards = step.cards
        after = [hand & ~(1 << cards[seat]) | 1 << cards[seat - 1] for seat, hand in enumerate(hands)]
    else:
        moved = _swap(step, hands, may_before, may_after, stream)
        if moved is None:
            return None
        drawn, given = moved
        after = hands[:]
        after[step.seat] = hands[step.seat] & ~given | drawn
        after[step.other] = hands[step.other] & ~drawn | given
    for hand, may in zip(after, may_after, strict=True):
        if hand & ~may:
            return None
    return after


def _swap(
    step: Swap, hands: Hands, may_before: Sequence[int], may_after: Sequence[int], stream: Stream
) -> tuple[int, int] | None:
    """What was drawn and what was given, each as a mask."""
    may_drawn, may_given = swapped(step, may_before, may_after)
    drawn = _pick(hands[step.other], may_drawn, may_after[step.other], stream)
    if not drawn:
        return None
    if step.given == NONE:
        return drawn, 0
    given = _pick(hands[step.seat], may_given, may_after[step.seat], stream)
    return (drawn, given) if given else None


def _pick(hand: int, may_go: int, may_stay: int, stream: Stream) -> int:
    """One card of a hand that goes: one that can't stay, if there is one."""
    must = hand & ~may_stay
    cards = numbers((must or hand) & may_go)
    return 1 << stream.choice(cards) if cards else 0


def _any_past(setting: Setting, view: State, known: Known, stream: Stream) -> list[Hands]:
    """For a record that contradicts itself, as only reasoning about the others' hands shows: any hands of the right
    size."""
    hands = [0 if card in {NONE, UNKNOWN} else 1 << card for card in view.chosen]
    for seat, hand in enumerate(view.hands):
        hands[seat] |= 0 if hand == HIDDEN else hand
    cards = numbers(setting.cards & ~_union(hands))
    stream.shuffle(cards)
    sizes = [HAND] * setting.players
    if view.phase == GIVE:
        sizes[view.start] += 1
        sizes[view.other] -= 1
    for seat, size in enumerate(sizes):
        while cards and hands[seat].bit_count() < size:
            hands[seat] |= 1 << cards.pop()
    return [hands] * (len(known.steps) + 1)


def _union(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
