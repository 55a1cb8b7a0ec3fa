"""What the figures are called."""

from __future__ import annotations

from speicherstadt_app.words.game import KindWords, Label
from speicherstadt_app.words.phrases import capital, points
from speicherstadt_app.words.translation import tr


def source(name: str) -> Label:
    match name:
        case "lots":
            return Label(tr("Bids.Figures", "Lots"), unit="points")
        case "bids":
            return Label(tr("Bids.Figures", "Rounds won"), unit="points")
    return Label(name)


def figure(name: str) -> Label:
    match name:
        case "rounds_won":
            return Label(tr("Bids.Figures", "Rounds won"))
        case "lots_taken":
            return Label(tr("Bids.Figures", "Lots taken"))
        case "hands_seen":
            return Label(tr("Bids.Figures", "Hands seen"))
        case "bid":
            return Label(tr("Bids.Figures", "Bids, added up"))
        case "lots_a_round":
            return Label(tr("Bids.Figures", "Lots for a round won"))
    return Label(name)


def kind(name: str) -> Label:
    number, _, rest = name.partition("-")
    return Label(capital(points(int(number)))) if rest == "points" else Label(name)


def best(name: str) -> Label:
    match name:
        case "highest_bid":
            return Label(tr("Bids.Figures", "Highest bid"))
        case "lowest_winning_bid":
            return Label(tr("Bids.Figures", "Lowest bid that won"))
    return Label(name)


def kinds() -> KindWords:
    return KindWords(
        tr("Bids.Figures", "Lots"),
        tr("Bids.Figures", "wanted"),
        tr("Bids.Figures", "taken"),
        tr("Bids.Figures", "bid"),
        tr("Bids.Figures", "Games in which a lot was taken"),
    )
