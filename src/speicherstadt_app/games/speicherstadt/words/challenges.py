"""What a challenge is called, and what it asks for, in words."""

from __future__ import annotations

from speicherstadt_app.engine.challenge import Challenge, Standing, Wish
from speicherstadt_app.games.speicherstadt.words import TITLES
from speicherstadt_app.words import challenges
from speicherstadt_app.words.phrases import filled, sentences
from speicherstadt_app.words.translation import tr

title = TITLES.table("Challenges.challenge", "title")
lead = TITLES.table("Challenges.challenge", "lead")
"""What sort of task it is."""


def wish_text(wish: Wish) -> str:
    match wish.measure:
        case "ships_for_one":
            return filled(tr("Speicherstadt.Challenges", "Ships bought for 1 coin: %1 or more"), wish.least)
        case "contracts":
            return filled(tr("Speicherstadt.Challenges", "Contracts bought: %1 at most"), wish.most)
        case "completed":
            return filled(tr("Speicherstadt.Challenges", "Contracts completed: %1 or more"), wish.least)
        case "offices":
            return filled(tr("Speicherstadt.Challenges", "Counting offices: %1 or more"), wish.least)
        case "firefighters":
            return filled(tr("Speicherstadt.Challenges", "Firefighters bought: %1 at most"), wish.most)
        case "dearest":
            return filled(tr("Speicherstadt.Challenges", "No card for more than %1 coins"), wish.most)
        case "fires_lost":
            return tr("Speicherstadt.Challenges", "Lose points at no fire")
        case "lost":
            return tr("Speicherstadt.Challenges", "Lose no cube")
        case "driven":
            return filled(
                tr("Speicherstadt.Challenges", "Coins that others pay because of you: %1 or more"), wish.least
            )
    return challenges.wish_text(wish)


def goal(challenge: Challenge) -> str:
    """All that is asked for."""
    return sentences(*(wish_text(wish) for wish in challenge.wishes))


def standing_text(standing: Standing) -> str:
    return challenges.standing_text(standing, kept={"dearest"})
