"""Hints and reviews in the language of the window: where to look, what is better, and why.

A difference is told as 'this, not that', in whole sentences: several stand in a row, behind 'the first is better:'.
Facts are those of brains/reasons.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.ai.advice import Fact, Reason
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.venedig.rules.box import Box
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.words.phrases import counted, decimal, filled, listed, points
from speicherstadt_app.words.reasons import in_sentences
from speicherstadt_app.words.translation import tr


def reason_words(
    reasons: Sequence[Reason],
    rules: VenedigRules,
    names: Sequence[str],
    lead: str = "%1",
    you: Seat | None = None,
) -> str:
    """All reasons in whole sentences (`words/reasons.py`)."""
    return in_sentences(reasons, [reason_text(reason, rules.box, names, you) for reason in reasons], lead)


def reason_text(reason: Reason, box: Box, names: Sequence[str], you: Seat | None = None) -> str:
    """One reason: what is so in one case and not in the other. It begins as it does behind a colon.
    Nothing is said where there is no reason.

    The seat that is `you` is addressed, and all others are called by their names.
    """
    name = "" if reason.seat == you else names[reason.seat]
    match reason.group:
        case "now":
            return _now(reason, name)
        case "soon":
            here, there = (decimal(_whole(facts["tenths"]) / 10, 1) for facts in (reason.here, reason.there))
            theirs = tr("Venedig.Reasons", "up to the end of this round %1 may expect about %2 points, not %3")
            yours = tr("Venedig.Reasons", "up to the end of this round you may expect about %2 points, not %3")
            return filled(theirs if name else yours, name, here, there)
        case "place":
            return _place(reason, name)
        case "stock":
            return _stock(reason, name, box)
        case "sites":
            number, other = _whole(reason.here["markers"]), _whole(reason.there["markers"])
            theirs = tr("Venedig.Reasons", "%1 will have %n marker(s) on free piles, not %2", n=number)
            yours = tr("Venedig.Reasons", "you will have %n marker(s) on free piles, not %2", n=number)
            return filled(counted(theirs if name else yours, number), name, other)
        case "gondola":
            return _gondola(name, aboard=bool(reason.here["aboard"]))
        case "card":
            here, there = (
                things.the_card(things.card_of(box, str(facts["card"]))) for facts in (reason.here, reason.there)
            )
            theirs = tr("Venedig.Reasons", "%1 gets %2 into hand, not %3", "who, a card, a card")
            yours = tr("Venedig.Reasons", "you get %2 into hand, not %3", "a card, a card")
            return filled(theirs if name else yours, name, here, there)
        case "end":
            return _end(reason, name)
        case "same":
            return tr("Venedig.Reasons", "as far as can be foreseen, it comes to the same")
    return ""


def area_words(group: str) -> str:
    """The first stage of a hint: where to look."""
    match group:
        case "now":
            return tr("Venedig.Reasons", "Look at what it brings now, and to whom.")
        case "soon":
            return tr("Venedig.Reasons", "Look at what may come of it in this round.")
        case "place":
            return tr("Venedig.Reasons", "Look at the places that it leaves free, and for whom.")
        case "stock":
            return tr("Venedig.Reasons", "Look at your tiles.")
        case "sites":
            return tr("Venedig.Reasons", "Look at the markers.")
        case "gondola":
            return tr("Venedig.Reasons", "Look at the gondola.")
        case "card":
            return tr("Venedig.Reasons", "Look at who gets the card next.")
        case "end":
            return tr("Venedig.Reasons", "Look at how near the end is, and who is ahead.")
        case "same":
            return tr("Venedig.Reasons", "It makes hardly any difference.")
    return ""


# Without a name it is about you.


def _now(reason: Reason, name: str) -> str:
    """What the moves bring at once: to whoever decides they bring, to others they give."""
    here, there = _whole(reason.here["points"]), _whole(reason.there["points"])
    decides = reason.weight * reason.points > 0
    if not here:
        theirs = tr("Venedig.Reasons", "it gives %1 nothing, not %2", "who, points")
        yours = tr("Venedig.Reasons", "it gives you nothing, not %2", "points")
        return filled(theirs if name else yours, name, points(there))
    if decides:
        theirs = tr("Venedig.Reasons", "it brings %1 %2 now, not %3", "who, points")
        yours = tr("Venedig.Reasons", "it brings you %2 now, not %3", "points")
    else:
        theirs = tr("Venedig.Reasons", "it gives %1 %2, not %3", "who, points")
        yours = tr("Venedig.Reasons", "it gives you %2, not %3", "points")
    return filled(theirs if name else yours, name, points(here), there)


def _place(reason: Reason, name: str) -> str:
    here, there = (str(facts["shape"]) for facts in (reason.here, reason.there))
    if not there:
        theirs = tr("Venedig.Reasons", "it leaves %1 a place for %2", "who, a tile")
        yours = tr("Venedig.Reasons", "it leaves you a place for %2", "a tile")
        return filled(theirs if name else yours, name, things.a_shape(here))
    if not here:
        theirs = tr("Venedig.Reasons", "it leaves %1 no place, not even for %2", "who, a tile")
        yours = tr("Venedig.Reasons", "it leaves you no place, not even for %2", "a tile")
        return filled(theirs if name else yours, name, things.a_shape(there))
    one, two = (points(_whole(facts["points"])) for facts in (reason.here, reason.there))
    theirs = tr("Venedig.Reasons", "the best place it leaves %1 is for %2 (%3), not for %4 (%5)", "who, a tile, points")
    yours = tr("Venedig.Reasons", "the best place it leaves you is for %2 (%3), not for %4 (%5)", "a tile, points")
    return filled(theirs if name else yours, name, things.a_shape(here), one, things.a_shape(there), two)


def _stock(reason: Reason, name: str, box: Box) -> str:
    have, others = (_texts(facts["tiles"]) for facts in (reason.here, reason.there))
    more, less = (
        listed([things.a_tile(things.tile_of(box, tile)) for tile in one if tile not in two])
        for one, two in ((have, others), (others, have))
    )
    if more and less:
        theirs = tr("Venedig.Reasons", "%1 has %2 in stock then, not %3", "who, tiles, tiles")
        yours = tr("Venedig.Reasons", "you have %2 in stock then, not %3", "tiles, tiles")
    elif more:
        theirs = tr("Venedig.Reasons", "%1 has %2 in stock then", "who, tiles")
        yours = tr("Venedig.Reasons", "you have %2 in stock then", "tiles")
    else:
        theirs = tr("Venedig.Reasons", "%1 does not have %3 in stock then", "who, tiles")
        yours = tr("Venedig.Reasons", "you do not have %3 in stock then", "tiles")
    return filled(theirs if name else yours, name, more, less)


def _gondola(name: str, *, aboard: bool) -> str:
    if aboard:
        theirs = tr("Venedig.Reasons", "%1 is aboard the gondola")
        yours = tr("Venedig.Reasons", "you are aboard the gondola")
    else:
        theirs = tr("Venedig.Reasons", "%1 is not aboard the gondola")
        yours = tr("Venedig.Reasons", "you are not aboard the gondola")
    return filled(theirs if name else yours, name)


def _end(reason: Reason, name: str) -> str:
    """The game ends at once in one of the two cases, or in both with another lead."""
    ends = bool(reason.here["ends"])
    lead = _whole((reason.here if ends else reason.there)["lead"])
    if ends and lead > 0:
        theirs = tr("Venedig.Reasons", "it ends the game now, and %1 leads by %2", "who, points")
        yours = tr("Venedig.Reasons", "it ends the game now, and you lead by %2", "points")
    elif ends and not lead:
        theirs = tr("Venedig.Reasons", "it ends the game now, with %1 level with the best of the others")
        yours = tr("Venedig.Reasons", "it ends the game now, with you level with the best of the others")
    elif ends:
        theirs = tr("Venedig.Reasons", "it ends the game now, with %1 %2 behind", "who, points")
        yours = tr("Venedig.Reasons", "it ends the game now, with you %2 behind", "points")
    elif lead > 0:
        theirs = tr("Venedig.Reasons", "it does not end the game, with %1 %2 ahead", "who, points")
        yours = tr("Venedig.Reasons", "it does not end the game, with you %2 ahead", "points")
    else:
        theirs = tr("Venedig.Reasons", "the game goes on, instead of ending with %1 %2 behind", "who, points")
        yours = tr("Venedig.Reasons", "the game goes on, instead of ending with you %2 behind", "points")
    return filled(theirs if name else yours, name, points(abs(lead)))


def _texts(fact: Fact) -> tuple[str, ...]:
    assert isinstance(fact, tuple)
    return fact


def _whole(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact
