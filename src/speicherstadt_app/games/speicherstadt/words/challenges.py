"""What a challenge is called, and what it asks for, in words."""

from __future__ import annotations

from speicherstadt_app.engine.challenge import Challenge, Standing, Wish
from speicherstadt_app.words import challenges
from speicherstadt_app.words.phrases import filled, sentences
from speicherstadt_app.words.translation import tr


def title(name: str) -> str:
    match name:
        case "landslide":
            return tr("Speicherstadt.Challenges", "A clear lead")
        case "penny_fleet":
            return tr("Speicherstadt.Challenges", "A fleet for pennies")
        case "bare_heads":
            return tr("Speicherstadt.Challenges", "Bare heads")
        case "two_signatures":
            return tr("Speicherstadt.Challenges", "Two signatures")
        case "low_bids":
            return tr("Speicherstadt.Challenges", "Low bids")
        case "clean_quay":
            return tr("Speicherstadt.Challenges", "A clean quay")
        case "dear_for_others":
            return tr("Speicherstadt.Challenges", "Costly for others")
        case "five_houses":
            return tr("Speicherstadt.Challenges", "Five houses, no ashes")
        case "three_offices":
            return tr("Speicherstadt.Challenges", "Office by office")
        case "heir_in_spring":
            return tr("Speicherstadt.Challenges", "The heir, in spring")
        case "heir_in_summer":
            return tr("Speicherstadt.Challenges", "The heir, in summer")
    return tr("Speicherstadt.Challenges", "The heir, in autumn")


def lead(name: str) -> str:
    """What sort of task it is."""
    match name:
        case "landslide":
            return tr("Speicherstadt.Challenges", "One opponent, who makes mistakes. Use every one of them.")
        case "penny_fleet":
            return tr("Speicherstadt.Challenges", "A ship that nobody wants costs one coin: wait for it.")
        case "bare_heads":
            return tr("Speicherstadt.Challenges", "Beside a fire captain, and almost without helmets.")
        case "two_signatures":
            return tr("Speicherstadt.Challenges", "He lives on paper. Live on everything else.")
        case "low_bids":
            return tr("Speicherstadt.Challenges", "The troublemaker wants you to pay. Never give in.")
        case "clean_quay":
            return tr("Speicherstadt.Challenges", "What you unload must be sold, delivered or stored.")
        case "dear_for_others":
            return tr("Speicherstadt.Challenges", "A worker behind others costs them a coin: stand in line.")
        case "five_houses":
            return tr("Speicherstadt.Challenges", "A short game among many. Never be the weakest brigade.")
        case "three_offices":
            return tr("Speicherstadt.Challenges", "One office is little, three are a fortune: he knows it.")
        case "heir_in_spring":
            return tr("Speicherstadt.Challenges", "Three rounds are played, badly for you. Make up for it.")
        case "heir_in_summer":
            return tr("Speicherstadt.Challenges", "Half of the game is over, and you lie behind. Catch up.")
    return tr("Speicherstadt.Challenges", "Five rounds are left, and a broker lies ahead of you.")


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
