"""What a challenge is called, and what it asks for, in words."""

from __future__ import annotations

from speicherstadt_app.engine.challenge import Challenge, Standing, Wish
from speicherstadt_app.games.venedig.words import TITLES
from speicherstadt_app.words import challenges
from speicherstadt_app.words.phrases import filled, points, sentences
from speicherstadt_app.words.translation import tr

title = TITLES.table("Challenges.challenge", "title")
lead = TITLES.table("Challenges.challenge", "lead")
"""What sort of task it is."""


def wish_text(wish: Wish) -> str:
    match wish.measure:
        case "bridges":
            return filled(tr("Venedig.Challenges", "Bridges built: %1 or more"), wish.least)
        case "edges":
            return filled(tr("Venedig.Challenges", "Edges matched: %1 or more"), wish.least)
        case "paid":
            return filled(tr("Venedig.Challenges", "Own markers covered by others: %1 or more"), wish.least)
        case "bets_won":
            return filled(tr("Venedig.Challenges", "Bets won: %1 or more"), wish.least)
        case "bets":
            return filled(tr("Venedig.Challenges", "Bets played: %1 at most"), wish.most)
        case "councils":
            return filled(tr("Venedig.Challenges", "Councillors played: %1 at most"), wish.most)
        case "last_pile":
            return tr("Venedig.Challenges", "Drive the last pile")
        case "gondola":
            return filled(tr("Venedig.Challenges", "Tiles that pay your gondola: %1 or more"), wish.least)
        case "borrowed":
            return filled(tr("Venedig.Challenges", "Brought by cards of others: %1 or more"), points(wish.least or 0))
        case "shapes":
            return filled(tr("Venedig.Challenges", "Different shapes built: %1 or more"), wish.least)
    return challenges.wish_text(wish)


def goal(challenge: Challenge) -> str:
    """All that is asked for."""
    return sentences(*(wish_text(wish) for wish in challenge.wishes))


def standing_text(standing: Standing) -> str:
    return challenges.standing_text(standing, at_the_end={"last_pile"})
