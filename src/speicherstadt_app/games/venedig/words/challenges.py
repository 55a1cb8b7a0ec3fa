"""What a challenge is called, and what it asks for, in words."""

from __future__ import annotations

from speicherstadt_app.engine.challenge import Challenge, Standing, Wish
from speicherstadt_app.words import challenges
from speicherstadt_app.words.phrases import filled, points, sentences
from speicherstadt_app.words.translation import tr


def title(name: str) -> str:
    match name:
        case "far_ahead":
            return tr("Venedig.Challenges", "Far ahead")
        case "two_bridges":
            return tr("Venedig.Challenges", "Across the canal")
        case "good_neighbours":
            return tr("Venedig.Challenges", "Good neighbours")
        case "sure_bets":
            return tr("Venedig.Challenges", "Safe bets")
        case "landlord":
            return tr("Venedig.Challenges", "The ground was yours")
    return tr("Venedig.Challenges", "The last word")


def lead(name: str) -> str:
    """What sort of task it is."""
    match name:
        case "far_ahead":
            return tr("Venedig.Challenges", "One opponent, who looks no further than a card. Look further.")
        case "two_bridges":
            return tr("Venedig.Challenges", "A bridge needs a free pile on either side: drive the second one yourself.")
        case "good_neighbours":
            return tr("Venedig.Challenges", "Building to building, square to square: what matches counts.")
        case "sure_bets":
            return tr("Venedig.Challenges", "Whoever has nothing to build must fetch tiles: bet on what must come.")
        case "landlord":
            return tr("Venedig.Challenges", "Set your markers where three others can't help building.")
    return tr("Venedig.Challenges", "Whoever drives the last pile says when it is over: let it be you.")


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
