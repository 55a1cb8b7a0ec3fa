"""What figures, cards, opponents and records are called."""

from __future__ import annotations

import json

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.words.cards import fire_label, trader_name
from speicherstadt_app.games.speicherstadt.words.cards import kind_title as title_on_cards
from speicherstadt_app.games.speicherstadt.words.statistics import source_title
from speicherstadt_app.ui.opponents import character_title, level_title
from speicherstadt_app.words.phrases import filled


def source_name(source: str) -> str:
    """A row of the score sheet; both churches are one."""
    if source == "church":
        return QCoreApplication.translate("Figures", "Churches")
    if source == "office":
        return QCoreApplication.translate("Figures", "Offices")
    if source == "chamber":
        return QCoreApplication.translate("Figures", "Chamber")
    return source_title(source)


def source_art(source: str) -> str:
    """The drawing of a source."""
    return "cards/icons/" + {"church": "michael", "fire": "firefighter"}.get(source, source)


def kind_art(kind: str) -> str:
    """The drawing of a kind of card; a trader is known by the good."""
    good = kind.removesuffix("-trader")
    return f"goods/{good}" if good in GOODS else source_art(kind)


def kind_title(kind: str) -> str:
    """A kind of card, in a list."""
    good = kind.removesuffix("-trader")
    if good in GOODS:
        name = trader_name(good)
        return name[:1].upper() + name[1:]
    return source_name(kind) if kind == "church" else title_on_cards(kind)


def habit(name: str) -> str:
    """A figure of the strategy table."""
    if name.startswith("fire_"):
        return fire_label(int(name.removeprefix("fire_")))
    if name.startswith("cubes_"):
        return _habit_of_cubes(name)
    match name:
        case "coins":
            return QCoreApplication.translate("Figures", "Coins left at the end")
        case "paid":
            return QCoreApplication.translate("Figures", "Coins paid for cards")
        case "bought":
            return QCoreApplication.translate("Figures", "Cards bought")
        case "mean_price":
            return QCoreApplication.translate("Figures", "Price of a card")
        case "unserved_workers":
            return QCoreApplication.translate("Figures", "Workers that bought nothing")
        case "price_driven":
            return QCoreApplication.translate("Figures", "Price driven up for others")
        case "idle_rounds":
            return QCoreApplication.translate("Figures", "Rounds without a card")
        case "contracts_begun":
            return QCoreApplication.translate("Figures", "Contracts begun")
        case "contracts_completed":
            return QCoreApplication.translate("Figures", "Contracts completed")
    return QCoreApplication.translate("Figures", "Completed of those begun")


def _habit_of_cubes(name: str) -> str:
    match name:
        case "cubes_received":
            return QCoreApplication.translate("Figures", "Cubes received")
        case "cubes_loaded":
            return QCoreApplication.translate("Figures", "Cubes delivered")
        case "cubes_sold":
            return QCoreApplication.translate("Figures", "Cubes sold")
        case "cubes_converted":
            return QCoreApplication.translate("Figures", "Cubes given in exchange")
        case "cubes_bartered":
            return QCoreApplication.translate("Figures", "Cubes given for a coin")
    return QCoreApplication.translate("Figures", "Cubes lost")


def record_title(name: str) -> str:
    match name:
        case "best_score":
            return QCoreApplication.translate("Figures", "Highest score")
        case "clearest_win":
            return QCoreApplication.translate("Figures", "Clearest victory")
        case "closest_win":
            return QCoreApplication.translate("Figures", "Closest victory")
        case "cheapest_ship":
            return QCoreApplication.translate("Figures", "Cheapest ship")
        case "dearest_regret":
            return QCoreApplication.translate("Figures", "Dearest contract left open")
        case "contracts_completed":
            return QCoreApplication.translate("Figures", "Most contracts completed")
        case "fire_points":
            return QCoreApplication.translate("Figures", "Most points from fires")
        case "price_driven":
            return QCoreApplication.translate("Figures", "Prices driven up most")
    return QCoreApplication.translate("Figures", "Most coins left")


def record_art(name: str) -> str:
    match name:
        case "cheapest_ship":
            return "cards/icons/ship"
        case "dearest_regret" | "contracts_completed":
            return "cards/icons/contract"
        case "fire_points":
            return "cards/icons/firefighter"
        case "price_driven":
            return "cards/icons/chamber"
        case "coins":
            return "cards/icons/bank"
    return "signs/star"


RECORDS_IN_COINS = frozenset({"cheapest_ship", "dearest_regret", "price_driven", "coins"})
RECORDS_IN_POINTS = frozenset({"best_score", "clearest_win", "closest_win", "fire_points"})


def opponent_title(name: str, person: str | None, level: str | None, style: str | None) -> str:
    """A person by name, a computer player by character and level."""
    if person is not None:
        return name
    if level is None:
        return QCoreApplication.translate("Figures", "Guests")
    if not style or style == "plain":
        return level_title(level) if level else QCoreApplication.translate("Figures", "Computer players")
    return filled(
        QCoreApplication.translate("Figures", "%1, %2", "a character and his level"),
        character_title(style),
        level_title(level),
    )


def style_title(style: str) -> str:
    return QCoreApplication.translate("Figures", "Any character") if style == "plain" else character_title(style)


def players_title(players: object) -> str:
    return filled(QCoreApplication.translate("Figures", "%1 players"), players)


def seat_title(seat: object) -> str:
    """Seats are counted from 1 by people."""
    return filled(QCoreApplication.translate("Figures", "Seat %1"), int(str(seat)) + 1)


def options_title(options: str) -> str:
    """The box that was played with."""
    if options == "{}":
        return QCoreApplication.translate("Figures", "The usual box")
    box = json.loads(options).get("box")
    name = box.get("name") if isinstance(box, dict) else None
    return name if isinstance(name, str) else QCoreApplication.translate("Figures", "Another box")


def apart_title(why: str) -> str:
    match why:
        case "assisted":
            return QCoreApplication.translate("Figures", "With help")
        case "abandoned":
            return QCoreApplication.translate("Figures", "Given up")
        case "unreadable":
            return QCoreApplication.translate("Figures", "Unreadable")
        case "own_box":
            return QCoreApplication.translate("Figures", "With a box of one's own")
    return QCoreApplication.translate("Figures", "Out of the count")


def phase_of_skill(phase: str) -> str:
    match phase:
        case "demand":
            return QCoreApplication.translate("Phases", "Demand")
        case "purchase":
            return QCoreApplication.translate("Phases", "Purchase")
    return QCoreApplication.translate("Phases", "Shipping")
