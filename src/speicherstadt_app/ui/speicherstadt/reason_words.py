"""Hints and reviews in the language of the window: where to look, what is better, and why.

A difference is always told as 'this, not that': both are nominatives in every language then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.ai.advice import Fact, Reason
from speicherstadt_app.ai.speicherstadt.reasons import telling
from speicherstadt_app.games.speicherstadt.cards import Box
from speicherstadt_app.ui.phrases import counted, filled, listed, sentences
from speicherstadt_app.ui.speicherstadt import words


def reason_words(reasons: Sequence[Reason], box: Box, names: Sequence[str]) -> str:
    """All reasons in whole sentences, what speaks against it last."""
    told = []
    for reason in reasons:
        text = reason_text(reason, box, names)
        told.append(
            filled(QCoreApplication.translate("Reasons", "On the other hand: %1"), text) if reason.weight < 0 else text
        )
    return sentences(*told)


def reason_text(reason: Reason, box: Box, names: Sequence[str]) -> str:
    """One reason: who has or gets what, in one case and not in the other."""
    name = names[reason.seat]
    here, there = reason.here, reason.there
    fact = telling(reason) if reason.group == "contract" else "cards"
    if fact == "cards" and "cards" in here and (change := _cards(name, here, there, box)):
        return change
    match reason.group:
        case "fire" if here["standing"] != there["standing"] and here["next_fire"]:
            text = QCoreApplication.translate("Reasons", "Brigade of %1 before the fire of %4: %2, not %3")
            standings = standing_word(here["standing"]), standing_word(there["standing"])
            return filled(text, name, *standings, here["next_fire"])
        case "fire" if here["standing"] != there["standing"]:
            text = QCoreApplication.translate("Reasons", "Brigade of %1: %2, not %3")
            return filled(text, name, standing_word(here["standing"]), standing_word(there["standing"]))
        case "fire":
            text = QCoreApplication.translate("Reasons", "Brigade of %1: %2, not %3")
            return filled(text, name, here["strength"], there["strength"])
        case "contract" if fact == "complete":
            number = _whole(here["complete"])
            text = QCoreApplication.translate("Reasons", "%1: %n complete contract(s), not %2", "", number)
            return filled(counted(text, number), name, there["complete"])
        case "contract":
            text = QCoreApplication.translate("Reasons", "%1 still needs %2 instead of %3")
            return filled(text, name, _goods(here["missing"]), _goods(there["missing"]))
        case "cubes":
            text = QCoreApplication.translate("Reasons", "%1 keeps %2 instead of %3")
            return filled(text, name, _goods(here["kept"]), _goods(there["kept"]))
        case "warehouse":
            number = _whole(here["stored"])
            text = QCoreApplication.translate("Reasons", "%1: %n cube(s) in the warehouse, not %2", "", number)
            return filled(counted(text, number), name, there["stored"])
        case "port":
            number = _whole(here["ships"])
            text = QCoreApplication.translate("Reasons", "%1: %n ship(s), not %2", "", number)
            return filled(counted(text, number), name, there["ships"])
        case "coins" | "chamber":
            number = _whole(here["coins"])
            text = QCoreApplication.translate("Reasons", "%1: %n coin(s), not %2", "", number)
            return filled(counted(text, number), name, there["coins"])
        case "same":
            return QCoreApplication.translate("Reasons", "As far as can be foreseen, it comes to the same")
    return QCoreApplication.translate("Reasons", "It leaves better chances, should others do something else")


def area_words(group: str) -> str:
    """The first stage of a hint: where to look."""
    match group:
        case "fire":
            return QCoreApplication.translate("Reasons", "Look at the brigades.")
        case "office":
            return QCoreApplication.translate("Reasons", "Look at the counting offices.")
        case "contract":
            return QCoreApplication.translate("Reasons", "Look at the contracts.")
        case "coins":
            return QCoreApplication.translate("Reasons", "Look at the coins.")
        case "trader":
            return QCoreApplication.translate("Reasons", "Look at the traders.")
        case "warehouse" | "cubes":
            return QCoreApplication.translate("Reasons", "Look at the goods that can be kept.")
        case "port" | "bank" | "chamber" | "church":
            return QCoreApplication.translate("Reasons", "Look at the cards that bring something until the end.")
        case "same":
            return QCoreApplication.translate("Reasons", "It makes hardly any difference.")
    return QCoreApplication.translate("Reasons", "Look at what the others may do.")


def verdict_word(verdict: str) -> str:
    """What a decision is called that lost something."""
    match verdict:
        case "slip":
            return QCoreApplication.translate("Reasons", "Slip")
        case "mistake":
            return QCoreApplication.translate("Reasons", "Mistake")
        case "blunder":
            return QCoreApplication.translate("Reasons", "Blunder")
    return QCoreApplication.translate("Reasons", "Well played")


def level_word() -> str:
    """Of options that can't be told apart."""
    return QCoreApplication.translate("Reasons", "Equally good")


def standing_word(standing: Fact) -> str:
    match standing:
        case "strongest":
            return QCoreApplication.translate("Reasons", "the strongest")
        case "weakest":
            return QCoreApplication.translate("Reasons", "the weakest")
        case "between":
            return QCoreApplication.translate("Reasons", "in between")
    return QCoreApplication.translate("Reasons", "level with all")


def _cards(name: str, here: Mapping[str, Fact], there: Mapping[str, Fact], box: Box) -> str:
    """Who gets which card, or does not; nothing if both cases have the same cards."""
    have, others = (_texts(facts["cards"]) for facts in (here, there))
    new, lost = (
        listed([words.the_card(box.cards[box.number[card]]) for card in some if card not in rest])
        for some, rest in ((have, others), (others, have))
    )
    if new and lost:
        return filled(QCoreApplication.translate("Reasons", "%1 gets %2, not %3"), name, new, lost)
    if new:
        return filled(QCoreApplication.translate("Reasons", "%1 gets %2"), name, new)
    return filled(QCoreApplication.translate("Reasons", "%1 goes without %2"), name, lost) if lost else ""


def _goods(goods: Fact) -> str:
    return words.cargo(_texts(goods)) or QCoreApplication.translate("Reasons", "nothing")


def _texts(fact: Fact) -> tuple[str, ...]:
    assert isinstance(fact, tuple)
    return fact


def _whole(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact
