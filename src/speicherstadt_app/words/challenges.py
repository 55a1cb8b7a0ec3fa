"""What is said of the goals of every game's challenges."""

from __future__ import annotations

from collections.abc import Collection

from speicherstadt_app.engine.challenge import AT_THE_END, OPEN, REACHED, Standing, Wish
from speicherstadt_app.words.phrases import filled, points
from speicherstadt_app.words.translation import tr


def wish_text(wish: Wish) -> str:
    """What is asked for at the end of a game, whichever it is."""
    match wish.measure:
        case "victory":
            return tr("Challenges", "Win")
        case "margin":
            return filled(tr("Challenges", "Win by %1 or more"), points(wish.least or 0))
        case "score":
            return filled(tr("Challenges", "Reach %1 or more"), points(wish.least or 0))
    raise ValueError(wish.measure)


def standing_text(standing: Standing, at_the_end: Collection[str] = (), kept: Collection[str] = ()) -> str:
    """How it stands with one thing: a count where there is something to count, else whether it is decided.

    Of measures `at_the_end` and `kept` a game says nothing more before it is over.
    """
    wish = standing.wish
    if standing.state != OPEN:
        return tr("Challenges", "reached") if standing.state == REACHED else tr("Challenges", "missed")
    if wish.measure in AT_THE_END or wish.measure in at_the_end:
        return tr("Challenges", "decided at the end")
    if wish.most == 0 or wish.measure in kept:
        return tr("Challenges", "kept so far")
    if wish.most is not None:
        return filled(tr("Challenges", "%1, no more than %2"), standing.value, wish.most)
    return filled(tr("Challenges", "%1 of %2"), standing.value, wish.least)
