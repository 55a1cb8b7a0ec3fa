"""What a challenge is called, and what it asks for, in words."""

from __future__ import annotations

from collections.abc import Iterable

from speicherstadt_app.words.phrases import filled, points, sentences
from speicherstadt_app.words.translation import tr


def title_of(name: str) -> str:
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


def lead_of(name: str) -> str:
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


def wish_text(measure: str, least: int | None, most: int | None) -> str:
    match measure:
        case "victory":
            return tr("Speicherstadt.Challenges", "Win")
        case "margin":
            return filled(tr("Speicherstadt.Challenges", "Win by %1 or more"), points(least or 0))
        case "score":
            return filled(tr("Speicherstadt.Challenges", "Reach %1 or more"), points(least or 0))
        case "ships_for_one":
            return filled(tr("Speicherstadt.Challenges", "Ships bought for 1 coin: %1 or more"), least)
        case "contracts":
            return filled(tr("Speicherstadt.Challenges", "Contracts bought: %1 at most"), most)
        case "completed":
            return filled(tr("Speicherstadt.Challenges", "Contracts completed: %1 or more"), least)
        case "offices":
            return filled(tr("Speicherstadt.Challenges", "Counting offices: %1 or more"), least)
        case "firefighters":
            return filled(tr("Speicherstadt.Challenges", "Firefighters bought: %1 at most"), most)
        case "dearest":
            return filled(tr("Speicherstadt.Challenges", "No card for more than %1 coins"), most)
        case "fires_lost":
            return tr("Speicherstadt.Challenges", "Lose points at no fire")
        case "lost":
            return tr("Speicherstadt.Challenges", "Lose no cube")
        case "driven":
            return filled(tr("Speicherstadt.Challenges", "Coins that others pay because of you: %1 or more"), least)
    raise ValueError(measure)


def goal_text(wishes: Iterable[tuple[str, int | None, int | None]]) -> str:
    """All that is asked for."""
    return sentences(*(wish_text(*wish) for wish in wishes))


def standing_text(measure: str, least: int | None, most: int | None, value: int, state: str) -> str:
    """How it stands with one thing: a count where there is something to count, else whether it is decided."""
    if state != "open":
        reached = tr("Speicherstadt.Challenges", "reached")
        return reached if state == "reached" else tr("Speicherstadt.Challenges", "missed")
    if measure in {"victory", "margin", "score"}:
        return tr("Speicherstadt.Challenges", "decided at the end")
    if most == 0 or measure == "dearest":
        return tr("Speicherstadt.Challenges", "kept so far")
    if most is not None:
        return filled(tr("Speicherstadt.Challenges", "%1, no more than %2"), value, most)
    return filled(tr("Speicherstadt.Challenges", "%1 of %2"), value, least)
