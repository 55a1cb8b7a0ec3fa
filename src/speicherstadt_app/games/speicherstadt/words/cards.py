"""Names, titles and effect lines of cards, goods, seasons and phases, in the language of the window.

Every sentence goes through `QCoreApplication.translate` with a literal, because lupdate reads the source.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.games.speicherstadt.rules.cards import Card, church_of
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.ui.phrases import counted, filled, listed, points

ROMAN: Final = ("", "I", "II", "III", "IV")


def good_name(good: str) -> str:
    match good:
        case "coffee":
            return QCoreApplication.translate("Goods", "coffee")
        case "tea":
            return QCoreApplication.translate("Goods", "tea")
        case "saffron":
            return QCoreApplication.translate("Goods", "saffron")
        case "rubber":
            return QCoreApplication.translate("Goods", "rubber")
    return QCoreApplication.translate("Goods", "carpet")


def season_name(season: str) -> str:
    match season:
        case "winter":
            return QCoreApplication.translate("Seasons", "Winter")
        case "spring":
            return QCoreApplication.translate("Seasons", "Spring")
        case "summer":
            return QCoreApplication.translate("Seasons", "Summer")
    return QCoreApplication.translate("Seasons", "Autumn")


def phase_name(phase: str) -> str:
    match phase:
        case "supply":
            return QCoreApplication.translate("Phases", "Supply")
        case "demand":
            return QCoreApplication.translate("Phases", "Demand")
        case "purchase":
            return QCoreApplication.translate("Phases", "Purchase")
        case "shipping":
            return QCoreApplication.translate("Phases", "Shipping")
    return QCoreApplication.translate("Phases", "Income")


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
            return QCoreApplication.translate("Cards", "St. Michael's")
        case "boatmen":
            return QCoreApplication.translate("Cards", "Boatmen")
    return kind_title(card.kind)


def kind_title(kind: str) -> str:
    """What stands on all cards of a kind, unless these differ, as those of traders and churches do."""
    match kind:
        case "warehouse":
            return QCoreApplication.translate("Cards", "Warehouse")
        case "office":
            return QCoreApplication.translate("Cards", "Counting office")
        case "firefighter":
            return QCoreApplication.translate("Cards", "Firefighters")
        case "contract":
            return QCoreApplication.translate("Cards", "Contract")
        case "ship":
            return QCoreApplication.translate("Cards", "Ship")
        case "fire":
            return QCoreApplication.translate("Cards", "Fire")
        case "bank":
            return QCoreApplication.translate("Cards", "Bank")
        case "chamber":
            return QCoreApplication.translate("Cards", "Chamber")
    return QCoreApplication.translate("Cards", "Port")


def trader_title(good: str) -> str:
    match good:
        case "coffee":
            return QCoreApplication.translate("Cards", "Coffee trader")
        case "tea":
            return QCoreApplication.translate("Cards", "Tea trader")
        case "saffron":
            return QCoreApplication.translate("Cards", "Saffron trader")
        case "rubber":
            return QCoreApplication.translate("Cards", "Rubber trader")
    return QCoreApplication.translate("Cards", "Carpet trader")


def card_name(card: Card) -> str:
    """The card's full name with its value, within a sentence and without an article."""
    match art_kind(card):
        case "trader":
            return trader_name(GOODS[card.goods[0]])
        case "warehouse":
            return QCoreApplication.translate("Cards", "warehouse")
        case "office":
            return QCoreApplication.translate("Cards", "counting office")
        case "firefighter":
            return filled(QCoreApplication.translate("Cards", "firefighter %1"), card.value)
        case "contract":
            return filled(QCoreApplication.translate("Cards", "contract of %1"), card.points)
        case "ship":
            return QCoreApplication.translate("Cards", "ship")
        case "fire":
            return filled(QCoreApplication.translate("Cards", "fire of %1"), card.value)
        case "bank":
            return QCoreApplication.translate("Cards", "bank")
        case "chamber":
            return QCoreApplication.translate("Cards", "chamber of commerce")
        case "michael":
            return QCoreApplication.translate("Cards", "St. Michael's church")
        case "boatmen":
            return QCoreApplication.translate("Cards", "Boatmen's church")
    return QCoreApplication.translate("Cards", "port")


def kind_name(card: Card) -> str:
    """The name of all cards of its kind, without a value."""
    match card.kind:
        case "firefighter":
            return QCoreApplication.translate("Cards", "firefighters")
        case "contract":
            return QCoreApplication.translate("Cards", "contract")
        case "ship":
            return QCoreApplication.translate("Cards", "ships")
        case "office":
            return QCoreApplication.translate("Cards", "counting offices")
    return card_name(card)


def trader_name(good: str) -> str:
    match good:
        case "coffee":
            return QCoreApplication.translate("Cards", "coffee trader")
        case "tea":
            return QCoreApplication.translate("Cards", "tea trader")
        case "saffron":
            return QCoreApplication.translate("Cards", "saffron trader")
        case "rubber":
            return QCoreApplication.translate("Cards", "rubber trader")
    return QCoreApplication.translate("Cards", "carpet trader")


def effect_line(card: Card) -> str:
    """The one line that always stands on the card; empty where goods say it all."""
    match art_kind(card):
        case "trader":
            # In one piece, so that no point stands alone in a line.
            worth = points(card.points).replace(" ", "\N{NO-BREAK SPACE}")
            return filled(QCoreApplication.translate("Cards", "1 coin a cube sold, %1 at the end"), worth)
        case "warehouse":
            return QCoreApplication.translate("Cards", "Keeps 4 cubes, a point each at the end")
        case "office":
            return QCoreApplication.translate("Cards", "Points for one, two, three, four of them")
        case "firefighter":
            return QCoreApplication.translate("Cards", "Strength in every fire to come")
        case "bank":
            return QCoreApplication.translate("Cards", "At the end of every round")
        case "chamber":
            return QCoreApplication.translate("Cards", "1 point a coin at the end")
        case "michael" | "boatmen":
            return QCoreApplication.translate("Cards", "At the end of the game")
        case "port":
            return QCoreApplication.translate("Cards", "1 point for each ship owned")
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
    return QCoreApplication.translate("Table", "pts")


def the_card(card: Card) -> str:
    """The card with its article, as what somebody buys or puts a worker above (in German the accusative)."""
    match art_kind(card):
        case "trader":
            return the_trader(GOODS[card.goods[0]])
        case "warehouse":
            return QCoreApplication.translate("Cards", "the warehouse", "object of a verb")
        case "office":
            return QCoreApplication.translate("Cards", "the counting office", "object of a verb")
        case "firefighter":
            return filled(QCoreApplication.translate("Cards", "firefighter %1", "object of a verb"), card.value)
        case "contract":
            return filled(QCoreApplication.translate("Cards", "the contract of %1", "object of a verb"), card.points)
        case "ship":
            return QCoreApplication.translate("Cards", "the ship", "object of a verb")
        case "bank":
            return QCoreApplication.translate("Cards", "the bank", "object of a verb")
        case "chamber":
            return QCoreApplication.translate("Cards", "the chamber of commerce", "object of a verb")
        case "michael":
            return QCoreApplication.translate("Cards", "St. Michael's church", "object of a verb")
        case "boatmen":
            return QCoreApplication.translate("Cards", "the Boatmen's church", "object of a verb")
    return QCoreApplication.translate("Cards", "the port", "object of a verb")


def the_trader(good: str) -> str:
    match good:
        case "coffee":
            return QCoreApplication.translate("Cards", "the coffee trader", "object of a verb")
        case "tea":
            return QCoreApplication.translate("Cards", "the tea trader", "object of a verb")
        case "saffron":
            return QCoreApplication.translate("Cards", "the saffron trader", "object of a verb")
        case "rubber":
            return QCoreApplication.translate("Cards", "the rubber trader", "object of a verb")
    return QCoreApplication.translate("Cards", "the carpet trader", "object of a verb")


def the_good(good: str) -> str:
    """The good with its article, as the subject of a question."""
    match good:
        case "coffee":
            return QCoreApplication.translate("Goods", "the coffee")
        case "tea":
            return QCoreApplication.translate("Goods", "the tea")
        case "saffron":
            return QCoreApplication.translate("Goods", "the saffron")
        case "rubber":
            return QCoreApplication.translate("Goods", "the rubber")
    return QCoreApplication.translate("Goods", "the carpet")


def fire_label(number: int) -> str:
    """'Fire II'"""
    return filled(QCoreApplication.translate("Fire", "Fire %1"), ROMAN[number])


def cargo(goods: Sequence[str]) -> str:
    """Cubes by good: 'coffee and 2 tea'."""
    return listed([_amount(good, times) for good, times in Counter(goods).items()])


def _amount(good: str, times: int) -> str:
    """Carpets are counted, all else is weighed."""
    if times == 1:
        return good_name(good)
    if good == "carpet":
        return counted(QCoreApplication.translate("Goods", "%n carpet(s)", "", times), times)
    return f"{times} {good_name(good)}"
