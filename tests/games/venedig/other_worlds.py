"""Another game that a seat could not tell from the true one: its moves, from the hands that were imagined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import NONE, PASSED, SHOWN, SWAPPED, State


def dealt(world: State) -> list[list[int]]:
    """The hands before the first round: all that moved since goes back."""
    players = len(world.hands)
    hands = [mask | (1 << card if card != NONE else 0) for mask, card in zip(world.hands, world.chosen, strict=True)]

    def back(card: int, seat: int, to: int) -> None:
        assert hands[seat] >> card & 1
        hands[seat] &= ~(1 << card)
        hands[to] |= 1 << card

    if world.drawn != NONE:
        back(world.drawn, world.start, world.other)
    for what, *entry in reversed(world.memory):
        if what == PASSED:
            for seat, card in enumerate(entry):
                hands[(seat + 1) % players] &= ~(1 << card)
            for seat, card in enumerate(entry):
                hands[seat] |= 1 << card
        elif what == SWAPPED:
            start, other, drawn, given = entry
            back(given, other, start)
            back(drawn, start, other)
    return [numbers(hand) for hand in hands]


def retold(rules: VenedigRules, world: State, seen: Sequence[str]) -> Iterator[str]:
    """The moves that lead to that position, in place of those that its viewer saw; what was seen is as it was."""
    names = [card.id for card in rules.box.cards]
    hands = dealt(world)
    swaps = [entry[3:] for entry in world.memory if entry[0] == SWAPPED] + [(world.drawn,)]
    shows = [numbers(entry[3]) for entry in world.memory if entry[0] == SHOWN]
    opened = [text.split(" ")[2:] for text in seen if text.startswith("* open")]
    opened.append([names[card] if card != NONE else "" for card in world.chosen])
    began = 0
    for text in seen:
        who, verb, *words = text.split(" ")
        hidden: list[str] = []
        match verb:
            case "deal":
                seat = int(words[0])
                known = None if words[1] == "?" else rules.box.card_number[words[1]]
                card = next(each for each in hands[seat] if known in (None, each))
                hands[seat].remove(card)
                hidden = [names[card]]
            case "draw":
                hidden = [names[swaps[0][0]]]
            case "give":
                hidden = [names[swaps.pop(0)[1]]]
            case "choose":
                hidden = [opened[began][int(who)]]
            case "open":
                began += 1
            case "show":
                hidden = [names[card] for card in shows.pop(0)]
        yield " ".join((who, verb, *words[:-1], *hidden)) if words[-1:] == ["?"] else text
