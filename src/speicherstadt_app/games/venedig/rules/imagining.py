"""A whole state that a seat could not tell from the true one: hands that fit all that it saw."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.memory import Known, looks
from speicherstadt_app.games.venedig.rules.pasts import Hands, some_past
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


def imagine_whole(setting: Setting, view: State, known: Known, stream: Stream) -> State:
    whole = view.copy()
    if view.phase == DEAL:
        _imagine_the_deal(setting, view, whole, stream)
        return whole
    past = some_past(known, stream) or _any_past(setting, view, known, stream)
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
