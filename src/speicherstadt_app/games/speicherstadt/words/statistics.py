"""What the figures of Die Speicherstadt are called (rules/facts.py), with their drawings and units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.words import TITLES, cards
from speicherstadt_app.words.game import KindWords, Label
from speicherstadt_app.words.phrases import capital
from speicherstadt_app.words.translation import tr

TRADER: Final = "-trader"
STAR: Final = "signs/star"
COINS: Final = "coins"
POINTS: Final = "points"


def source(name: str) -> Label:
    """A row of the score sheet; both churches are one."""
    return Label(_source_title(name), f"speicherstadt/cards/icons/{SOURCE_ART.get(name, name)}", POINTS)


SOURCE_ART: Final = {"church": "michael", "fire": "firefighter"}


source_title = TITLES.table("End.source", other=str)
"""A line of the end sheet, where each church has its own."""
_source_title = TITLES.table("Figures.source", other=source_title)


def kind(name: str) -> Label:
    """A kind of card, in a list; a trader is known by the good."""
    good = name.removesuffix(TRADER)
    group = tr("Speicherstadt.Figures", "Cards")
    if good in GOODS:
        return Label(capital(cards.trader_name(good)), f"speicherstadt/goods/{good}", POINTS, group)
    if name in KINDS:
        title = _source_title(name) if name == "church" else cards.kind_title(name)
        unit = "" if name in WORTH_NOTHING else POINTS
        return Label(title, f"speicherstadt/cards/icons/{SOURCE_ART.get(name, name)}", unit, group)
    return Label(name)


WORTH_NOTHING: Final = ("ship", "bank")
"""What brings points by way of other things alone."""
KINDS: Final = ("warehouse", "office", "firefighter", "contract", "ship", "bank", "chamber", "church", "port")


def figure(name: str) -> Label:
    """A figure of the strategy table."""
    if name.startswith("fire_") and name.removeprefix("fire_") in ("1", "2", "3", "4"):
        return Label(cards.fire_label(int(name.removeprefix("fire_"))), "", POINTS, _money())
    if title := _figure_of_money(name):
        return Label(title, "", COINS if name in FIGURES_IN_COINS else "", _money())
    if title := _figure_of_wares(name):
        unit = "share" if name == "completed_of_begun" else ""
        return Label(title, "", unit, tr("Speicherstadt.Figures", "Cubes and contracts"))
    return Label(name)


FIGURES_IN_COINS: Final = ("coins", "paid", "mean_price", "price_driven")


def _money() -> str:
    return tr("Speicherstadt.Figures", "Coins, workers and fires")


_figure_of_money = TITLES.table("Figures.money")
_figure_of_wares = TITLES.table("Figures.wares")


def best(name: str) -> Label:
    """A record that a person holds."""
    match name:
        case "best_score":
            return Label(tr("Speicherstadt.Figures", "Highest score"), STAR, POINTS)
        case "clearest_win":
            return Label(tr("Speicherstadt.Figures", "Clearest victory"), STAR, POINTS)
        case "closest_win":
            return Label(tr("Speicherstadt.Figures", "Closest victory"), STAR, POINTS)
        case "cheapest_ship":
            return Label(tr("Speicherstadt.Figures", "Cheapest ship"), "speicherstadt/cards/icons/ship", COINS)
        case "dearest_regret":
            return Label(
                tr("Speicherstadt.Figures", "Costliest contract left open"), "speicherstadt/cards/icons/contract", COINS
            )
        case "contracts_completed":
            return Label(tr("Speicherstadt.Figures", "Most contracts completed"), "speicherstadt/cards/icons/contract")
        case "fire_points":
            return Label(
                tr("Speicherstadt.Figures", "Most points from fires"), "speicherstadt/cards/icons/firefighter", POINTS
            )
        case "price_driven":
            return Label(
                tr("Speicherstadt.Figures", "Prices driven up most"), "speicherstadt/cards/icons/chamber", COINS
            )
        case "coins":
            return Label(tr("Speicherstadt.Figures", "Most coins left"), "speicherstadt/cards/icons/bank", COINS)
    return Label(name, STAR)


def kinds() -> KindWords:
    return KindWords(
        tr("Speicherstadt.Figures", "Cards"),
        tr("Speicherstadt.Figures", "queued for"),
        tr("Speicherstadt.Figures", "bought"),
        tr("Speicherstadt.Figures", "price"),
        tr("Speicherstadt.Figures", "Games in which a card was bought"),
    )


def phases() -> Sequence[str]:
    return ("demand", "purchase", "shipping")
