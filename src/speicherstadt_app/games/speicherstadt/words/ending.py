"""The story of a game that is over, in one sentence a player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.speicherstadt.rules.cards import Box
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.tales import Tale, tales
from speicherstadt_app.games.speicherstadt.words import cards
from speicherstadt_app.games.speicherstadt.words.statistics import source
from speicherstadt_app.words.phrases import capital, coins, counted, filled, points
from speicherstadt_app.words.translation import tr


def stories(
    rules: SpeicherstadtRules, names: Sequence[str], events: Iterable[Event], outcome: Outcome
) -> Sequence[str]:
    found = tales(rules.box, rules.start().coins, events, outcome)
    return [_told(tale, rules.box, names) for tale in found]


def _told(tale: Tale, box: Box, names: Sequence[str]) -> str:
    who = names[tale.seat]
    return _turning(tale, names) or _bought(tale, box, names) or _counted(tale, who)


def _turning(tale: Tale, names: Sequence[str]) -> str:
    who = names[tale.seat]
    match tale.kind:
        case "coins":
            more, other = coins(tale.number), names[tale.other]
            text = tr("Speicherstadt.Story", "%1 and %2 are level on points; %1 has %3 more.", "who, who else, coins")
            return filled(text, who, other, more)
        case "count":
            return filled(tr("Speicherstadt.Story", "Only the final count put %1 in front."), who)
        case "last-fire":
            return filled(tr("Speicherstadt.Story", "Only the last fire put %1 in front."), who)
        case "fire":
            fire = cards.fire_label(tale.number)
            return filled(tr("Speicherstadt.Story", "%2 put %1 in front, for good."), who, fire)
        case "lead":
            text = tr("Speicherstadt.Story", "%1 took the lead in round %2 and never lost it again.")
            return filled(text, who, tale.number)
        case "lost-in-count":
            return filled(tr("Speicherstadt.Story", "%1 was in front until the final count."), who)
        case "lost-in-fire":
            return filled(tr("Speicherstadt.Story", "%1 was in front until the last fire."), who)
    return ""


def _bought(tale: Tale, box: Box, names: Sequence[str]) -> str:
    if not tale.card or tale.kind == "source":
        return ""
    who, card = names[tale.seat], box.cards[box.number[tale.card]]
    match tale.kind:
        case "best-buy":
            text = tr("Speicherstadt.Story", "Best buy: %1 for %2, worth %3 in the end.", "card, coins, points")
            return filled(text, cards.card_name(card), coins(tale.price), points(tale.points))
        case "pass":
            text = tr(
                "Speicherstadt.Story",
                "%1 passed on %2 at %3; %4 took it for %5 and made %6 of it.",
                "who, card, price, who else, price, points",
            )
            worth = points(tale.points)
            return filled(text, who, cards.the_card(card), tale.price, names[tale.other], tale.other_price, worth)
        case "unfinished":
            text = tr("Speicherstadt.Story", "%1 paid %3 for %2 and never completed it.", "who, contract, coins")
            return filled(text, who, cards.the_card(card), coins(tale.price))
    return ""


def _counted(tale: Tale, who: str) -> str:
    number, worth = tale.number, points(tale.points)
    match tale.kind:
        case "burnt":
            return filled(tr("Speicherstadt.Story", "Fires cost %1 %2 in all."), who, worth)
        case "saved":
            return filled(tr("Speicherstadt.Story", "Fires brought %1 %2 in all."), who, worth)
        case "offices":
            return filled(tr("Speicherstadt.Story", "%2 counting offices brought %1 %3."), who, number, worth)
        case "contracts":
            text = tr("Speicherstadt.Story", "%1 completed %2 contracts, more than anybody else.")
            return filled(text, who, number)
        case "ships":
            return filled(tr("Speicherstadt.Story", "%1 bought %2 ships, more than anybody else."), who, number)
        case "cards":
            text = tr("Speicherstadt.Story", "%1 bought the most cards: %2 for %3 in all.")
            return filled(text, who, number, coins(tale.price))
        case "driver":
            text = tr("Speicherstadt.Story", "%1 made the others pay %2 more.", "who, coins")
            return filled(text, who, coins(number))
        case "lost":
            text = counted(tr("Speicherstadt.Story", "%1 had to throw %n cube(s) away.", n=number), number)
            return filled(text, who)
        case "source":
            text = tr("Speicherstadt.Story", "Best source of points: %1, %2.", "source, points")
            return filled(text, capital(source(tale.card).title), worth)
    return filled(tr("Speicherstadt.Story", "Nothing brought %1 a point this time."), who)
