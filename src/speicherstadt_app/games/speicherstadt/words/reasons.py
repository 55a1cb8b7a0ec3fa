"""Hints and reviews in the language of the window: where to look, what is better, and why.

A difference is told as 'this, not that', in whole sentences: several stand in a row, behind 'the first is better:'.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from speicherstadt_app.ai.advice import Fact, Reason
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.cards import Box
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.words import TITLES
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.words.phrases import counted, filled, listed, many
from speicherstadt_app.words.reasons import in_sentences
from speicherstadt_app.words.translation import tr


def reason_words(
    reasons: Sequence[Reason],
    rules: SpeicherstadtRules,
    names: Sequence[str],
    lead: str = "%1",
    you: Seat | None = None,
) -> str:
    """All reasons in whole sentences (`words/reasons.py`)."""
    return in_sentences(reasons, [reason_text(reason, rules.box, names, you) for reason in reasons], lead)


def reason_text(reason: Reason, box: Box, names: Sequence[str], you: Seat | None = None) -> str:
    """One reason: who has or gets what, in one case and not in the other. It begins as it does behind a colon.
    Nothing is said where there is no reason.

    The seat that is `you` is addressed, and all others are called by their names.
    """
    name = "" if reason.seat == you else names[reason.seat]
    here, there = reason.here, reason.there
    fact = telling(reason) if reason.group == "contract" else "cards"
    if fact == "cards" and "cards" in here and (change := _cards(name, here, there, box)):
        return change
    match reason.group:
        case "fire" if here["standing"] != there["standing"]:
            standings = standing_word(str(here["standing"])), standing_word(str(there["standing"]))
            return _stands(name, *standings, here["next_fire"])
        case "fire":
            theirs = tr("Speicherstadt.Reasons", "%1's brigade: strength %2, not %3")
            yours = tr("Speicherstadt.Reasons", "your brigade: strength %2, not %3")
            return filled(theirs if name else yours, name, here["strength"], there["strength"])
        case "contract" if fact == "complete":
            number = _whole(here["complete"])
            theirs = tr("Speicherstadt.Reasons", "%1 will have %n complete contract(s), not %2", n=number)
            yours = tr("Speicherstadt.Reasons", "you will have %n complete contract(s), not %2", n=number)
            return filled(counted(theirs if name else yours, number), name, there["complete"])
        case "contract":
            return _needs(name, *_apart(here["missing"], there["missing"]))
        case "cubes":
            return _keeps(name, *_apart(here["kept"], there["kept"]))
        case "warehouse":
            number = _whole(here["stored"])
            theirs = tr("Speicherstadt.Reasons", "%1 will have %n cube(s) in the warehouse, not %2", n=number)
            yours = tr("Speicherstadt.Reasons", "you will have %n cube(s) in the warehouse, not %2", n=number)
            return filled(counted(theirs if name else yours, number), name, there["stored"])
        case "port":
            number = _whole(here["ships"])
            theirs = tr("Speicherstadt.Reasons", "%1 will have %n ship(s), not %2", n=number)
            yours = tr("Speicherstadt.Reasons", "you will have %n ship(s), not %2", n=number)
            return filled(counted(theirs if name else yours, number), name, there["ships"])
        case "coins" | "chamber":
            number = _whole(here["coins"])
            theirs = tr("Speicherstadt.Reasons", "%1 will have %n coin(s), not %2", n=number)
            yours = tr("Speicherstadt.Reasons", "you will have %n coin(s), not %2", n=number)
            return filled(counted(theirs if name else yours, number), name, there["coins"])
        case "same":
            return tr("Speicherstadt.Reasons", "as far as can be foreseen, it comes to the same")
    return ""


def area_words(group: str) -> str:
    """The first stage of a hint: where to look."""
    match group:
        case "fire":
            return tr("Speicherstadt.Reasons", "Look at the brigades.")
        case "office":
            return tr("Speicherstadt.Reasons", "Look at the counting offices.")
        case "contract":
            return tr("Speicherstadt.Reasons", "Look at the contracts.")
        case "coins":
            return tr("Speicherstadt.Reasons", "Look at the coins.")
        case "trader":
            return tr("Speicherstadt.Reasons", "Look at the traders.")
        case "warehouse" | "cubes":
            return tr("Speicherstadt.Reasons", "Look at the goods that can be kept.")
        case "port" | "bank" | "chamber" | "church":
            return tr("Speicherstadt.Reasons", "Look at the cards that bring something until the end.")
        case "same":
            return tr("Speicherstadt.Reasons", "It makes hardly any difference.")
    return ""


standing_word = TITLES.table("Reasons.standing")


def telling(reason: Reason) -> str:
    """Which fact tells why somebody's contracts are worth more, or less: who gets another one may have less of them."""
    here, there = reason.here, reason.there
    have, others = (facts["cards"] for facts in (here, there))
    assert isinstance(have, tuple)
    assert isinstance(others, tuple)
    new, lost = set(have) - set(others), set(others) - set(have)
    better = reason.points > 0
    if (new and lost) or (new and better) or (lost and not better):
        return "cards"
    complete, before = here["complete"], there["complete"]
    assert isinstance(complete, int)
    assert isinstance(before, int)
    if complete != before and ((complete > before) == better or here["missing"] == there["missing"]):
        return "complete"
    return "missing"


# Without a name it is about you.


def _stands(name: str, here: str, there: str, fire: Fact) -> str:
    """How strong a brigade is beside the others, before a fire if there is one to come."""
    if fire:
        theirs = tr("Speicherstadt.Reasons", "%1's brigade before the fire of %4: %2, not %3")
        yours = tr("Speicherstadt.Reasons", "your brigade before the fire of %4: %2, not %3")
    else:
        theirs = tr("Speicherstadt.Reasons", "%1's brigade: %2, not %3")
        yours = tr("Speicherstadt.Reasons", "your brigade: %2, not %3")
    return filled(theirs if name else yours, name, here, there, fire)


def _cards(name: str, here: Mapping[str, Fact], there: Mapping[str, Fact], box: Box) -> str:
    """Who gets which card, or does not; nothing if both cases have the same cards."""
    have, others = (_texts(facts["cards"]) for facts in (here, there))
    more, less = [card for card in have if card not in others], [card for card in others if card not in have]
    alike = {_the(card, box) for card in more} & {_the(card, box) for card in less}
    new, lost = (_listed_cards(cards, box, alike) for cards in (more, less))
    if new and lost:
        theirs = tr("Speicherstadt.Reasons", "%1 gets %2, not %3")
        yours = tr("Speicherstadt.Reasons", "you get %2, not %3")
        return filled(theirs if name else yours, name, new, lost)
    if new:
        theirs = tr("Speicherstadt.Reasons", "%1 gets %2")
        yours = tr("Speicherstadt.Reasons", "you get %2")
        return filled(theirs if name else yours, name, new)
    theirs = tr("Speicherstadt.Reasons", "%1 goes without %2")
    yours = tr("Speicherstadt.Reasons", "you go without %2")
    return filled(theirs if name else yours, name, lost) if lost else ""


def _listed_cards(cards: Sequence[str], box: Box, alike: set[str]) -> str:
    """Those of one name are counted; what has the same name as a card of the other case says its goods, too."""
    named = Counter((_the(card, box), _goods_of(card, box) if _the(card, box) in alike else "") for card in cards)
    names = {_the(card, box): words.card_name(box.cards[box.number[card]]) for card in cards}
    told = []
    for (the_card, goods), times in named.items():
        text = the_card if times == 1 else many(names[the_card], times)
        told.append(f"{text} ({goods})" if goods else text)
    return listed(told)


def _the(card: str, box: Box) -> str:
    return words.the_card(box.cards[box.number[card]])


def _goods_of(card: str, box: Box) -> str:
    return words.cargo([GOODS[good] for good in box.cards[box.number[card]].goods])


def _needs(name: str, more: str, less: str) -> str:
    """What contracts want in one case and not in the other."""
    if more and less:
        theirs = tr("Speicherstadt.Reasons", "%1 still needs %2 instead of %3")
        yours = tr("Speicherstadt.Reasons", "you still need %2 instead of %3")
    elif more:
        theirs = tr("Speicherstadt.Reasons", "%1 still needs %2")
        yours = tr("Speicherstadt.Reasons", "you still need %2")
    else:
        theirs = tr("Speicherstadt.Reasons", "%1 no longer needs %3")
        yours = tr("Speicherstadt.Reasons", "you no longer need %3")
    return filled(theirs if name else yours, name, more, less)


def _keeps(name: str, more: str, less: str) -> str:
    if more and less:
        theirs = tr("Speicherstadt.Reasons", "%1 keeps %2 instead of %3")
        yours = tr("Speicherstadt.Reasons", "you keep %2 instead of %3")
    elif more:
        theirs = tr("Speicherstadt.Reasons", "%1 keeps %2")
        yours = tr("Speicherstadt.Reasons", "you keep %2")
    else:
        theirs = tr("Speicherstadt.Reasons", "%1 does not keep %3")
        yours = tr("Speicherstadt.Reasons", "you do not keep %3")
    return filled(theirs if name else yours, name, more, less)


def _apart(here: Fact, there: Fact) -> tuple[str, str]:
    """Goods that there are in one case more than in the other, and the other way round."""
    one, two = Counter(_texts(here)), Counter(_texts(there))
    return words.cargo(list((one - two).elements())), words.cargo(list((two - one).elements()))


def _texts(fact: Fact) -> tuple[str, ...]:
    assert isinstance(fact, tuple)
    return fact


def _whole(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact
