"""Names, titles and effect lines of cards, goods, seasons and phases, in the language of the window.

Every sentence is a literal, because the tool that gathers the texts reads the source.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from speicherstadt_app.games.speicherstadt.rules.cards import Card, church_of
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.words import TITLES
from speicherstadt_app.words.phrases import counted, filled, listed, points
from speicherstadt_app.words.translation import tr

ROMAN: Final = ("", "I", "II", "III", "IV")


good_name = TITLES.table("Goods.good", "name")
season_name = TITLES.table("Seasons.season")
phase_name = TITLES.table("Phases.phase")


def art_kind(card: Card) -> str:
    """The name of the card's drawing, and of the tone of its label."""
    if card.kind == "church":
        return church_of(card.id)
    return card.kind


def card_title(card: Card) -> str:
    """What stands on the card: short enough for the narrowest column."""
    match art_kind(card):
        case "trader":
            return trader_title(GOODS[card.goods[0]])
        case "michael":
            return tr("Speicherstadt.Cards", "St. Michael's")
        case "boatmen":
            return tr("Speicherstadt.Cards", "Boatmen")
    return kind_title(card.kind)


def narrow_title(card: Card) -> str:
    """Its title, with soft hyphens where a long word may be broken."""
    title = card_title(card)
    # Translators: words of cards' titles, each with a hyphen wherever it may be broken in a narrow column
    for word in tr("Speicherstadt.Cards", "Fire-fighters Count-ing Boat-men Ware-house Saf-fron Con-tract").split():
        title = title.replace(word.replace("-", ""), word.replace("-", "\u00ad"))
    return title


kind_title = TITLES.table("Cards.kind")
"""What stands on all cards of a kind, unless these differ, as those of traders and churches do."""
trader_title = TITLES.table("Cards.trader", "title")


def card_name(card: Card) -> str:
    """The card's full name with its value, within a sentence and without an article."""
    match art_kind(card):
        case "trader":
            return trader_name(GOODS[card.goods[0]])
        case "warehouse":
            return tr("Speicherstadt.Cards", "warehouse")
        case "office":
            return tr("Speicherstadt.Cards", "counting office")
        case "firefighter":
            return filled(tr("Speicherstadt.Cards", "firefighters (strength %1)"), card.value)
        case "contract":
            return filled(tr("Speicherstadt.Cards", "%1-point contract"), card.points)
        case "ship":
            return tr("Speicherstadt.Cards", "ship")
        case "fire":
            return filled(tr("Speicherstadt.Cards", "fire of %1"), card.value)
        case "bank":
            return tr("Speicherstadt.Cards", "bank")
        case "chamber":
            return tr("Speicherstadt.Cards", "chamber of commerce")
        case "michael":
            return tr("Speicherstadt.Cards", "St. Michael's church")
        case "boatmen":
            return tr("Speicherstadt.Cards", "Boatmen's church")
    return tr("Speicherstadt.Cards", "port")


def kind_name(card: Card) -> str:
    """The name of all cards of its kind, without a value."""
    match card.kind:
        case "firefighter":
            return tr("Speicherstadt.Cards", "firefighters")
        case "contract":
            return tr("Speicherstadt.Cards", "contract")
        case "ship":
            return tr("Speicherstadt.Cards", "ships")
        case "office":
            return tr("Speicherstadt.Cards", "counting offices")
    return card_name(card)


trader_name = TITLES.table("Cards.trader", "name")


def effect_line(card: Card) -> str:
    """The one line that always stands on the card; empty where goods say it all."""
    match art_kind(card):
        case "trader":
            # In one piece, so that no point stands alone in a line.
            worth = points(card.points).replace(" ", "\N{NO-BREAK SPACE}")
            return filled(tr("Speicherstadt.Cards", "1 coin a cube sold, %1 at the end"), worth)
        case "warehouse":
            return tr("Speicherstadt.Cards", "Keeps 4 cubes, a point each at the end")
        case "office":
            return tr("Speicherstadt.Cards", "Points for one, two, three, four of them")
        case "firefighter":
            return tr("Speicherstadt.Cards", "Strength in every fire to come")
        case "bank":
            return tr("Speicherstadt.Cards", "At the end of every round")
        case "chamber":
            return tr("Speicherstadt.Cards", "1 point a coin at the end")
        case "michael" | "boatmen":
            return tr("Speicherstadt.Cards", "At the end of the game")
        case "port":
            return tr("Speicherstadt.Cards", "1 point for each ship owned")
    return ""


def card_value(card: Card) -> tuple[str, str, bool]:
    """The value on the picture, its unit, and whether it is in coins."""
    match art_kind(card):
        case "office":
            return "2·5·9·14", "", False
        case "firefighter" | "fire":
            return str(card.value), "", False
        case "bank":
            return "+1", "", True
        case "contract" | "michael" | "boatmen":
            return str(card.points), points_unit(), False
    return "", "", False


def points_unit() -> str:
    return tr("Speicherstadt.Table", "pts")


def the_card(card: Card) -> str:
    """The card with its article, as what somebody buys or puts a worker above (in German the accusative)."""
    match art_kind(card):
        case "trader":
            return the_trader(GOODS[card.goods[0]])
        case "warehouse":
            return tr("Speicherstadt.Cards", "the warehouse", "object of a verb")
        case "office":
            return tr("Speicherstadt.Cards", "the counting office", "object of a verb")
        case "firefighter":
            return filled(tr("Speicherstadt.Cards", "firefighters (strength %1)", "object of a verb"), card.value)
        case "contract":
            return filled(tr("Speicherstadt.Cards", "the %1-point contract", "object of a verb"), card.points)
        case "ship":
            return tr("Speicherstadt.Cards", "the ship", "object of a verb")
        case "bank":
            return tr("Speicherstadt.Cards", "the bank", "object of a verb")
        case "chamber":
            return tr("Speicherstadt.Cards", "the chamber of commerce", "object of a verb")
        case "michael":
            return tr("Speicherstadt.Cards", "St. Michael's church", "object of a verb")
        case "boatmen":
            return tr("Speicherstadt.Cards", "the Boatmen's church", "object of a verb")
    return tr("Speicherstadt.Cards", "the port", "object of a verb")


the_trader = TITLES.table("Cards.trader", "the")
the_good = TITLES.table("Goods.good", "the")
"""The good with its article, as the subject of a question."""


def fire_label(number: int) -> str:
    """'Fire II'"""
    return filled(tr("Speicherstadt.Fire", "Fire %1"), ROMAN[number])


def cargo(goods: Sequence[str]) -> str:
    """Cubes by good: 'coffee and 2 tea'."""
    return listed([_amount(good, times) for good, times in Counter(goods).items()])


def _amount(good: str, times: int) -> str:
    """Carpets are counted, all else is weighed."""
    if times == 1:
        return good_name(good)
    if good == "carpet":
        return counted(tr("Speicherstadt.Goods", "%n carpet(s)", n=times), times)
    return f"{times} {good_name(good)}"
