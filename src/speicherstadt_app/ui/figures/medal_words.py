"""What achievements are called, and what it takes, in one line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

TOLD: Final = {
    "won": (
        QT_TRANSLATE_NOOP("Medals", "First on the quay"),
        QT_TRANSLATE_NOOP("Medals", "Win a game that counts."),
    ),
    "by_a_coin": (
        QT_TRANSLATE_NOOP("Medals", "By a coin"),
        QT_TRANSLATE_NOOP("Medals", "Be level on points and win on coins."),
    ),
    "by_a_hair": (
        QT_TRANSLATE_NOOP("Medals", "By a hair"),
        QT_TRANSLATE_NOOP("Medals", "Win by a single point."),
    ),
    "out_of_reach": (
        QT_TRANSLATE_NOOP("Medals", "Out of reach"),
        QT_TRANSLATE_NOOP("Medals", "Win by 15 points or more."),
    ),
    "high_score": (
        QT_TRANSLATE_NOOP("Medals", "Thick ledger"),
        QT_TRANSLATE_NOOP("Medals", "Score 40 points or more."),
    ),
    "bargain_fleet": (
        QT_TRANSLATE_NOOP("Medals", "Bargain fleet"),
        QT_TRANSLATE_NOOP("Medals", "Win with three ships that cost a coin each."),
    ),
    "last_in_line": (
        QT_TRANSLATE_NOOP("Medals", "Patience pays"),
        QT_TRANSLATE_NOOP("Medals", "Buy a card for one coin where six workers or more stood in line."),
    ),
    "three_for_three": (
        QT_TRANSLATE_NOOP("Medals", "Three for three"),
        QT_TRANSLATE_NOOP("Medals", "Buy three cards in one round for a coin each."),
    ),
    "sharp_pencil": (
        QT_TRANSLATE_NOOP("Medals", "Sharp pencil"),
        QT_TRANSLATE_NOOP("Medals", "Win with ten cards or more, for one and a half coins a card at most."),
    ),
    "straight_off": (
        QT_TRANSLATE_NOOP("Medals", "Straight off the ship"),
        QT_TRANSLATE_NOOP("Medals", "Complete a contract for four goods in the round in which you buy it."),
    ),
    "double_seal": (
        QT_TRANSLATE_NOOP("Medals", "Two seals"),
        QT_TRANSLATE_NOOP("Medals", "Complete two contracts in one round."),
    ),
    "two_large": (
        QT_TRANSLATE_NOOP("Medals", "Heavy cargo"),
        QT_TRANSLATE_NOOP("Medals", "Complete two contracts for four goods in one game."),
    ),
    "clean_desk": (
        QT_TRANSLATE_NOOP("Medals", "Clean desk"),
        QT_TRANSLATE_NOOP("Medals", "Own four contracts or more at the end, all of them complete."),
    ),
    "swap": (
        QT_TRANSLATE_NOOP("Medals", "Well exchanged"),
        QT_TRANSLATE_NOOP("Medals", "Complete a contract with a good that you have just got in exchange."),
    ),
    "nothing_lost": (
        QT_TRANSLATE_NOOP("Medals", "Not a crumb"),
        QT_TRANSLATE_NOOP("Medals", "Win with twelve cubes or more from ships, and lose none."),
    ),
    "wholesale": (
        QT_TRANSLATE_NOOP("Medals", "Wholesale"),
        QT_TRANSLATE_NOOP("Medals", "Sell four cubes or more of a good in one round."),
    ),
    "four_offices": (
        QT_TRANSLATE_NOOP("Medals", "Four ledgers"),
        QT_TRANSLATE_NOOP("Medals", "Own all four counting offices."),
    ),
    "two_spires": (
        QT_TRANSLATE_NOOP("Medals", "Two spires"),
        QT_TRANSLATE_NOOP("Medals", "Own both churches."),
    ),
    "port_master": (
        QT_TRANSLATE_NOOP("Medals", "Harbour master"),
        QT_TRANSLATE_NOOP("Medals", "Score five points or more with the port."),
    ),
    "full_chest": (
        QT_TRANSLATE_NOOP("Medals", "Full chest"),
        QT_TRANSLATE_NOOP("Medals", "Score ten points or more with the chamber of commerce."),
    ),
    "full_house": (
        QT_TRANSLATE_NOOP("Medals", "Up to the rafters"),
        QT_TRANSLATE_NOOP("Medals", "End with four cubes in the warehouse."),
    ),
    "four_fires": (
        QT_TRANSLATE_NOOP("Medals", "Fireproof"),
        QT_TRANSLATE_NOOP("Medals", "Gain points at all four fires of a game."),
    ),
    "no_helmet": (
        QT_TRANSLATE_NOOP("Medals", "Without a helmet"),
        QT_TRANSLATE_NOOP("Medals", "Win without ever buying firefighters."),
    ),
    "many_sources": (
        QT_TRANSLATE_NOOP("Medals", "General store"),
        QT_TRANSLATE_NOOP("Medals", "Gain points from fires and from five other sources in one game."),
    ),
    "price_driver": (
        QT_TRANSLATE_NOOP("Medals", "Hard bargains"),
        QT_TRANSLATE_NOOP("Medals", "Make others pay 14 coins more in one game."),
    ),
    "phoenix": (
        QT_TRANSLATE_NOOP("Medals", "Phoenix"),
        QT_TRANSLATE_NOOP("Medals", "Win although the last fire takes points from you."),
    ),
    "own_rival": (
        QT_TRANSLATE_NOOP("Medals", "One's own rival"),
        QT_TRANSLATE_NOOP("Medals", "Pay three coins for a card where nobody else stood in line."),
    ),
    "last_coin": (
        QT_TRANSLATE_NOOP("Medals", "The last coin"),
        QT_TRANSLATE_NOOP("Medals", "Win with a single coin left."),
    ),
    "every_table": (
        QT_TRANSLATE_NOOP("Medals", "At home at every table"),
        QT_TRANSLATE_NOOP("Medals", "Win with two, three, four and five players."),
    ),
    "every_trader": (
        QT_TRANSLATE_NOOP("Medals", "Known at every door"),
        QT_TRANSLATE_NOOP("Medals", "Sell to each of the five traders."),
    ),
}


def title(name: str) -> str:
    return QCoreApplication.translate("Medals", str(TOLD[name][0]))


def condition(name: str) -> str:
    return QCoreApplication.translate("Medals", str(TOLD[name][1]))


def art(name: str) -> str:
    return f"medals/{name.replace('_', '-')}"
