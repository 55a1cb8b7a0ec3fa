"""What a challenge is called, and what it asks for, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.games.speicherstadt.extras.goals import MISSED, REACHED, Standing, Wish
from speicherstadt_app.words.phrases import filled, points, sentences


def title_of(name: str) -> str:
    match name:
        case "landslide":
            return QCoreApplication.translate("Challenges", "A clear lead")
        case "penny_fleet":
            return QCoreApplication.translate("Challenges", "A fleet for pennies")
        case "bare_heads":
            return QCoreApplication.translate("Challenges", "Bare heads")
        case "two_signatures":
            return QCoreApplication.translate("Challenges", "Two signatures")
        case "low_bids":
            return QCoreApplication.translate("Challenges", "Low bids")
        case "clean_quay":
            return QCoreApplication.translate("Challenges", "A clean quay")
        case "dear_for_others":
            return QCoreApplication.translate("Challenges", "Dear for others")
        case "five_houses":
            return QCoreApplication.translate("Challenges", "Five houses, no ashes")
        case "three_offices":
            return QCoreApplication.translate("Challenges", "Office by office")
        case "heir_in_spring":
            return QCoreApplication.translate("Challenges", "The heir, in spring")
        case "heir_in_summer":
            return QCoreApplication.translate("Challenges", "The heir, in summer")
    return QCoreApplication.translate("Challenges", "The heir, in autumn")


def lead_of(name: str) -> str:
    """What sort of task it is."""
    match name:
        case "landslide":
            return QCoreApplication.translate("Challenges", "One opponent, who makes mistakes. Use every one of them.")
        case "penny_fleet":
            return QCoreApplication.translate("Challenges", "A ship that nobody wants costs one coin: wait for it.")
        case "bare_heads":
            return QCoreApplication.translate("Challenges", "Beside a fire captain, and almost without helmets.")
        case "two_signatures":
            return QCoreApplication.translate("Challenges", "He lives on paper. Live on everything else.")
        case "low_bids":
            return QCoreApplication.translate("Challenges", "The troublemaker wants you to pay. Never give in.")
        case "clean_quay":
            return QCoreApplication.translate("Challenges", "What you unload must be sold, delivered or stored.")
        case "dear_for_others":
            return QCoreApplication.translate("Challenges", "A worker behind others costs them a coin: stand in line.")
        case "five_houses":
            return QCoreApplication.translate("Challenges", "A short game among many. Never be the weakest brigade.")
        case "three_offices":
            return QCoreApplication.translate("Challenges", "One office is little, three are a fortune: he knows it.")
        case "heir_in_spring":
            return QCoreApplication.translate("Challenges", "Three rounds are played, badly for you. Make up for it.")
        case "heir_in_summer":
            return QCoreApplication.translate("Challenges", "Half of the game is over, and you lie behind. Catch up.")
    return QCoreApplication.translate("Challenges", "Five rounds are left, and a broker lies ahead of you.")


def wish_text(wish: Wish) -> str:
    match wish.measure:
        case "victory":
            return QCoreApplication.translate("Challenges", "Win")
        case "margin":
            return filled(QCoreApplication.translate("Challenges", "Win by %1 or more"), points(wish.least or 0))
        case "score":
            return filled(QCoreApplication.translate("Challenges", "Reach %1 or more"), points(wish.least or 0))
        case "ships_for_one":
            return filled(QCoreApplication.translate("Challenges", "Ships bought for 1 coin: %1 or more"), wish.least)
        case "contracts":
            return filled(QCoreApplication.translate("Challenges", "Contracts bought: %1 at most"), wish.most)
        case "completed":
            return filled(QCoreApplication.translate("Challenges", "Contracts completed: %1 or more"), wish.least)
        case "offices":
            return filled(QCoreApplication.translate("Challenges", "Counting offices: %1 or more"), wish.least)
        case "firefighters":
            return filled(QCoreApplication.translate("Challenges", "Firefighters bought: %1 at most"), wish.most)
        case "dearest":
            return filled(QCoreApplication.translate("Challenges", "No card for more than %1 coins"), wish.most)
        case "fires_lost":
            return QCoreApplication.translate("Challenges", "Lose points at no fire")
        case "lost":
            return QCoreApplication.translate("Challenges", "Lose no cube")
        case "driven":
            return filled(
                QCoreApplication.translate("Challenges", "Coins that others pay because of you: %1 or more"), wish.least
            )
    raise ValueError(wish.measure)


def goal_text(wishes: Sequence[Wish]) -> str:
    """All that is asked for."""
    return sentences(*(wish_text(wish) for wish in wishes))


def standing_text(standing: Standing) -> str:
    """How it stands with one thing: a count where there is something to count, else whether it is decided."""
    if standing.state == REACHED:
        return QCoreApplication.translate("Challenges", "reached")
    if standing.state == MISSED:
        return QCoreApplication.translate("Challenges", "missed")
    wish = standing.wish
    if wish.measure in {"victory", "margin", "score"}:
        return QCoreApplication.translate("Challenges", "decided at the end")
    if wish.most == 0 or wish.measure == "dearest":
        return QCoreApplication.translate("Challenges", "so far kept")
    if wish.most is not None:
        return filled(QCoreApplication.translate("Challenges", "%1, no more than %2"), standing.value, wish.most)
    return filled(QCoreApplication.translate("Challenges", "%1 of %2"), standing.value, wish.least)
