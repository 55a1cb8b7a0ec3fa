"""What is said of boxes of one's own: what is wrong with a file, what is in a box, what is other than usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from speicherstadt_app.games.speicherstadt.rules.box_changes import Change
from speicherstadt_app.games.speicherstadt.rules.boxes import BoxFlaw, box_name, without
from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, Box, Card
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.words import TITLES
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.words import boxes
from speicherstadt_app.words.game import Label
from speicherstadt_app.words.phrases import counted, filled, listed, many, points
from speicherstadt_app.words.translation import tr

UNSURE: Final = ("likely", "reconstructed")


def flaw_text(flaw: BoxFlaw) -> str:
    return boxes.flaw_text(flaw, lambda told: _of_cell(told.key, told.facts) or _of_table(told.key, told.facts))


def _of_cell(key: str, facts: Mapping[str, object]) -> str:
    found = facts.get("found", "")
    match key:
        case "id":
            text = tr(
                "Speicherstadt.Boxes",
                "%1 is no id; allowed are the season's letter, a hyphen, small letters and digits, as in %2.",
            )
            return filled(text, found, facts["example"])
        case "id_twice":
            text = tr("Speicherstadt.Boxes", "%1 is in row %2 already; every card has its own id.")
            return filled(text, found, facts["other"])
        case "id_season":
            text = tr("Speicherstadt.Boxes", "%1 is of another season; allowed is what begins with %2-.")
            return filled(text, found, facts["season"])
        case "season":
            text = tr("Speicherstadt.Boxes", "%1 is no season; allowed are %2.")
            return filled(text, found, facts["allowed"])
        case "kind":
            text = tr("Speicherstadt.Boxes", "%1 is no kind of card; allowed are %2.")
            return filled(text, found, facts["allowed"])
        case "number":
            text = tr("Speicherstadt.Boxes", "%1 does not fit the kind %2; allowed are whole numbers from %3 to %4.")
            return filled(text, found, facts["kind"], facts["low"], facts["high"])
        case "good":
            text = tr("Speicherstadt.Boxes", "%1 is no good; allowed are %2.")
            return filled(text, found, facts["allowed"])
        case "one_good":
            text = tr("Speicherstadt.Boxes", "%1 does not fit a trader; allowed is one good, such as tea.")
            return filled(text, found)
        case "goods":
            text = tr("Speicherstadt.Boxes", "%1 does not fit a contract; allowed are %2 to %3 goods, each once.")
            return filled(text, found, facts["low"], facts["high"])
    return _of_what_is_beside(key, facts)


def _of_what_is_beside(key: str, facts: Mapping[str, object]) -> str:
    found = facts.get("found", "")
    match key:
        case "church":
            text = tr("Speicherstadt.Boxes", "%1 is no church that has a picture; allowed are %2.")
            return filled(text, found, facts["allowed"])
        case "sure":
            text = tr("Speicherstadt.Boxes", "%1 does not say how sure a card is; allowed are %2, or an empty cell.")
            return filled(text, found, facts["allowed"])
        case "without":
            text = tr(
                "Speicherstadt.Boxes",
                "%1 does not say who plays without this card; allowed are %2, with spaces between.",
            )
            return filled(text, found, facts["allowed"])
        case "stays":
            return tr(
                "Speicherstadt.Boxes",
                "only cards of autumn other than the fire may stay in the box; allowed is an empty cell.",
            )
    return ""


def _of_table(key: str, facts: Mapping[str, object]) -> str:
    found = facts.get("found", "")
    match key:
        case "no_card":
            text = tr(
                "Speicherstadt.Boxes",
                "%1, which some play without, is missing: say in a column “without” which cards stay in the box.",
            )
            return filled(text, found)
        case "cards":
            text = tr("Speicherstadt.Boxes", "season %1 has %2 cards, and the rules want %3: put that right.")
            return filled(text, facts["season"], found, facts["wanted"])
        case "fires":
            text = tr("Speicherstadt.Boxes", "season %1 has %2 fires, and the rules want %3: put that right.")
            return filled(text, facts["season"], found, facts["wanted"])
        case "most":
            text = tr("Speicherstadt.Boxes", "there are %1 cards of the kind %2, and %3 are the most: leave some out.")
            return filled(text, found, facts["kind"], facts["most"])
        case "trader_twice":
            text = tr("Speicherstadt.Boxes", "there are two traders of %1: leave one out.")
            return filled(text, facts["good"])
        case "church_twice":
            text = tr("Speicherstadt.Boxes", "the church %1 is there twice: leave one out.")
            return filled(text, facts["church"])
        case "no_ship":
            return tr("Speicherstadt.Boxes", "there is no ship, so no goods would ever come: put in 1 to 15.")
        case "strength":
            text = tr("Speicherstadt.Boxes", "the firefighters add up to %1, and %2 is the most: give some less.")
            return filled(text, found, facts["most"])
        case "staying":
            text = tr(
                "Speicherstadt.Boxes",
                "%1 players go without %2 cards of autumn, and the rules want %3: put “without” right.",
            )
            return filled(text, facts["players"], found, facts["wanted"])
    if key == "standard":
        return tr(
            "Speicherstadt.Boxes",
            "these are the cards of the standard table: change something first, or play with the standard table.",
        )
    return ""


# Options


def option(key: str) -> Label:
    return Label(tr("Speicherstadt.Boxes", "Card set") if key == "box" else key)


def value(key: str, told: object) -> str:
    name = box_name({key: told}) if key == "box" and told is not None else None
    return name or (tr("Speicherstadt.Boxes", "Standard table") if told is None else str(told))


def setting(key: str) -> tuple[str, str]:  # noqa: ARG001
    return (
        tr("Speicherstadt.Options", "Letters on pieces"),
        tr("Speicherstadt.Options", "in addition to shape and colour"),
    )


def variant(options: Mapping[str, object]) -> str:
    """'Own box: Fires only'; nothing of the usual cards."""
    name = variant_name(options)
    return filled(tr("Speicherstadt.Games", "Card set: %1"), name) if name else ""


def variant_name(options: Mapping[str, object]) -> str:
    return box_name(options)


# What is in a box


def title(box: Box) -> str:
    return box.name or tr("Speicherstadt.Boxes", "Standard table")


kind_title = TITLES.table("Boxes.kind")


def season_title(season: int) -> str:
    """The fourth fire lies below all seasons."""
    if season == len(SEASONS) - 1:
        return tr("Speicherstadt.Boxes", "At the end")
    return words.season_name(SEASONS[season])


def described(card: Card) -> str:
    """'contract of 5 (tea, rubber)', 'tea trader (1 point)'"""
    name = words.card_name(card)
    if card.kind == "contract":
        return f"{name} ({', '.join(words.good_name(GOODS[good]) for good in card.goods)})"
    return f"{name} ({points(card.points)})" if card.kind in ("trader", "church") else name


def change_text(change: Change) -> str:
    season = season_title(change.own.season)
    own, usual = described(change.own), described(change.usual)
    if change.staying:
        return filled(tr("Speicherstadt.Boxes", "%1: others go without %2"), season, own)
    return filled(tr("Speicherstadt.Boxes", "%1: %2 instead of %3"), season, own, usual)


def changes_text(number: int) -> str:
    text = tr("Speicherstadt.Boxes", "%n card(s) different from the standard table", n=number)
    return counted(text, number)


def staying_texts(box: Box) -> list[str]:
    """What so many players leave in the box."""
    found = []
    for players in sorted(box.removed):
        cards = [described(card) for card in box.cards if players in without(box, card)]
        if cards:
            text = tr("Speicherstadt.Boxes", "With %1 players without: %2")
            found.append(filled(text, players, listed(cards)))
    return found


def unsure_texts(box: Box) -> list[str]:
    """Which cards nobody is sure of, by how unsure."""
    found = []
    for sure in UNSURE:
        names = [described(card) for card in box.cards if card.sure == sure]
        if names:
            each = [many(name, names.count(name)) for name in dict.fromkeys(names)]
            found.append(filled(_unsure(sure), len(names), ", ".join(each)))
    return found


def _unsure(sure: str) -> str:
    if sure == "likely":
        return tr("Speicherstadt.Boxes", "Likely, but said nowhere outright (%1): %2")
    return tr("Speicherstadt.Boxes", "Reconstructed (%1): %2")


def sure_text(box: Box) -> str:
    """How much of it is sure, in a few words."""
    unsure = sum(card.sure in UNSURE for card in box.cards)
    if not unsure:
        return tr("Speicherstadt.Boxes", "nothing is reconstructed")
    text = tr("Speicherstadt.Boxes", "%n card(s) not sure", n=unsure)
    return counted(text, unsure)
