"""What achievements are called, and what it takes, in one line."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication


def _told() -> Mapping[str, tuple[str, str]]:
    return {
        "won": (
            QCoreApplication.translate("Medals", "First on the quay"),
            QCoreApplication.translate("Medals", "Win a game that counts."),
        ),
        "by_a_coin": (
            QCoreApplication.translate("Medals", "By a coin"),
            QCoreApplication.translate("Medals", "Be level on points and win on coins."),
        ),
        "by_a_hair": (
            QCoreApplication.translate("Medals", "By a hair"),
            QCoreApplication.translate("Medals", "Win by a single point."),
        ),
        "out_of_reach": (
            QCoreApplication.translate("Medals", "Out of reach"),
            QCoreApplication.translate("Medals", "Win by 15 points or more."),
        ),
        "high_score": (
            QCoreApplication.translate("Medals", "Thick ledger"),
            QCoreApplication.translate("Medals", "Score 40 points or more."),
        ),
        "bargain_fleet": (
            QCoreApplication.translate("Medals", "Bargain fleet"),
            QCoreApplication.translate("Medals", "Win with three ships that cost a coin each."),
        ),
        "last_in_line": (
            QCoreApplication.translate("Medals", "Patience pays"),
            QCoreApplication.translate("Medals", "Buy a card for one coin where six workers or more stood in line."),
        ),
        "three_for_three": (
            QCoreApplication.translate("Medals", "Three for three"),
            QCoreApplication.translate("Medals", "Buy three cards in one round for a coin each."),
        ),
        "sharp_pencil": (
            QCoreApplication.translate("Medals", "Sharp pencil"),
            QCoreApplication.translate(
                "Medals", "Win with ten cards or more, for one and a half coins a card at most."
            ),
        ),
        "straight_off": (
            QCoreApplication.translate("Medals", "Straight off the ship"),
            QCoreApplication.translate(
                "Medals", "Complete a contract for four goods in the round in which you buy it."
            ),
        ),
        "double_seal": (
            QCoreApplication.translate("Medals", "Two seals"),
            QCoreApplication.translate("Medals", "Complete two contracts in one round."),
        ),
        "two_large": (
            QCoreApplication.translate("Medals", "Heavy cargo"),
            QCoreApplication.translate("Medals", "Complete two contracts for four goods in one game."),
        ),
        "clean_desk": (
            QCoreApplication.translate("Medals", "Clean desk"),
            QCoreApplication.translate("Medals", "Own four contracts or more at the end, all of them complete."),
        ),
        "swap": (
            QCoreApplication.translate("Medals", "Well exchanged"),
            QCoreApplication.translate("Medals", "Complete a contract with a good that you have just got in exchange."),
        ),
        "nothing_lost": (
            QCoreApplication.translate("Medals", "Not a crumb"),
            QCoreApplication.translate("Medals", "Win with twelve cubes or more from ships, and lose none."),
        ),
        "wholesale": (
            QCoreApplication.translate("Medals", "Wholesale"),
            QCoreApplication.translate("Medals", "Sell four cubes or more of a good in one round."),
        ),
        "four_offices": (
            QCoreApplication.translate("Medals", "Four ledgers"),
            QCoreApplication.translate("Medals", "Own all four counting offices."),
        ),
        "two_spires": (
            QCoreApplication.translate("Medals", "Two spires"),
            QCoreApplication.translate("Medals", "Own both churches."),
        ),
        "port_master": (
            QCoreApplication.translate("Medals", "Harbour master"),
            QCoreApplication.translate("Medals", "Score five points or more with the port."),
        ),
        "full_chest": (
            QCoreApplication.translate("Medals", "Full chest"),
            QCoreApplication.translate("Medals", "Score ten points or more with the chamber of commerce."),
        ),
        "full_house": (
            QCoreApplication.translate("Medals", "Up to the rafters"),
            QCoreApplication.translate("Medals", "End with four cubes in the warehouse."),
        ),
        "four_fires": (
            QCoreApplication.translate("Medals", "Fireproof"),
            QCoreApplication.translate("Medals", "Gain points at all four fires of a game."),
        ),
        "no_helmet": (
            QCoreApplication.translate("Medals", "Without a helmet"),
            QCoreApplication.translate("Medals", "Win without ever buying firefighters."),
        ),
        "many_sources": (
            QCoreApplication.translate("Medals", "General store"),
            QCoreApplication.translate("Medals", "Gain points from fires and from five other sources in one game."),
        ),
        "price_driver": (
            QCoreApplication.translate("Medals", "Hard bargains"),
            QCoreApplication.translate("Medals", "Make others pay 14 coins more in one game."),
        ),
        "phoenix": (
            QCoreApplication.translate("Medals", "Phoenix"),
            QCoreApplication.translate("Medals", "Win although the last fire takes points from you."),
        ),
        "own_rival": (
            QCoreApplication.translate("Medals", "One's own rival"),
            QCoreApplication.translate("Medals", "Pay three coins for a card where nobody else stood in line."),
        ),
        "last_coin": (
            QCoreApplication.translate("Medals", "The last coin"),
            QCoreApplication.translate("Medals", "Win with a single coin left."),
        ),
        "every_table": (
            QCoreApplication.translate("Medals", "At home at every table"),
            QCoreApplication.translate("Medals", "Win with two, three, four and five players."),
        ),
        "every_trader": (
            QCoreApplication.translate("Medals", "Known at every door"),
            QCoreApplication.translate("Medals", "Sell to each of the five traders."),
        ),
    }


def title(name: str) -> str:
    return _told()[name][0]


def condition(name: str) -> str:
    return _told()[name][1]


def art(name: str) -> str:
    return f"medals/{name.replace('_', '-')}"
