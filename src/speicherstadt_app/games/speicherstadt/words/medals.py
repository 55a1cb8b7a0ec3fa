"""What the achievements of Die Speicherstadt are called, and what it takes, in one line."""

from __future__ import annotations

from collections.abc import Mapping

from speicherstadt_app.words.game import Medal
from speicherstadt_app.words.translation import tr


def medal(name: str) -> Medal:
    title, condition = _told().get(name, (name, ""))
    return Medal(title, condition, f"speicherstadt/medals/{name.replace('_', '-')}")


def _told() -> Mapping[str, tuple[str, str]]:
    return {
        "won": (
            tr("Speicherstadt.Medals", "First on the quay"),
            tr("Speicherstadt.Medals", "Win a game that counts."),
        ),
        "by_a_coin": (
            tr("Speicherstadt.Medals", "By a coin"),
            tr("Speicherstadt.Medals", "Be level on points and win on coins."),
        ),
        "by_a_hair": (
            tr("Speicherstadt.Medals", "By a hair"),
            tr("Speicherstadt.Medals", "Win by a single point."),
        ),
        "out_of_reach": (
            tr("Speicherstadt.Medals", "Out of reach"),
            tr("Speicherstadt.Medals", "Win by 15 points or more."),
        ),
        "high_score": (
            tr("Speicherstadt.Medals", "Thick ledger"),
            tr("Speicherstadt.Medals", "Score 40 points or more."),
        ),
        "bargain_fleet": (
            tr("Speicherstadt.Medals", "Bargain fleet"),
            tr("Speicherstadt.Medals", "Win with three ships that cost a coin each."),
        ),
        "last_in_line": (
            tr("Speicherstadt.Medals", "Patience pays"),
            tr("Speicherstadt.Medals", "Buy a card for one coin where six workers or more stood in line."),
        ),
        "three_for_three": (
            tr("Speicherstadt.Medals", "Three for three"),
            tr("Speicherstadt.Medals", "Buy three cards in one round for a coin each."),
        ),
        "sharp_pencil": (
            tr("Speicherstadt.Medals", "Sharp pencil"),
            tr("Speicherstadt.Medals", "Win with ten cards or more, for one and a half coins a card at most."),
        ),
        "straight_off": (
            tr("Speicherstadt.Medals", "Straight off the ship"),
            tr("Speicherstadt.Medals", "Complete a contract for four goods in the round in which you buy it."),
        ),
        "double_seal": (
            tr("Speicherstadt.Medals", "Two seals"),
            tr("Speicherstadt.Medals", "Complete two contracts in one round."),
        ),
        "two_large": (
            tr("Speicherstadt.Medals", "Heavy cargo"),
            tr("Speicherstadt.Medals", "Complete two contracts for four goods in one game."),
        ),
        "clean_desk": (
            tr("Speicherstadt.Medals", "Clean desk"),
            tr("Speicherstadt.Medals", "Own four contracts or more at the end, all of them complete."),
        ),
        "swap": (
            tr("Speicherstadt.Medals", "Well exchanged"),
            tr("Speicherstadt.Medals", "Complete a contract with a good that you have just got in exchange."),
        ),
        "nothing_lost": (
            tr("Speicherstadt.Medals", "Not a crumb"),
            tr("Speicherstadt.Medals", "Win with twelve cubes or more from ships, and lose none."),
        ),
        "wholesale": (
            tr("Speicherstadt.Medals", "Wholesale"),
            tr("Speicherstadt.Medals", "Sell four cubes or more of a good in one round."),
        ),
        "four_offices": (
            tr("Speicherstadt.Medals", "Four ledgers"),
            tr("Speicherstadt.Medals", "Own all four counting offices."),
        ),
        "two_spires": (
            tr("Speicherstadt.Medals", "Two spires"),
            tr("Speicherstadt.Medals", "Own both churches."),
        ),
        "port_master": (
            tr("Speicherstadt.Medals", "Harbour master"),
            tr("Speicherstadt.Medals", "Score five points or more with the port."),
        ),
        "full_chest": (
            tr("Speicherstadt.Medals", "Full chest"),
            tr("Speicherstadt.Medals", "Score ten points or more with the chamber of commerce."),
        ),
        "full_house": (
            tr("Speicherstadt.Medals", "Up to the rafters"),
            tr("Speicherstadt.Medals", "End with four cubes in the warehouse."),
        ),
        "four_fires": (
            tr("Speicherstadt.Medals", "Fireproof"),
            tr("Speicherstadt.Medals", "Gain points at all four fires of a game."),
        ),
        "no_helmet": (
            tr("Speicherstadt.Medals", "Without a helmet"),
            tr("Speicherstadt.Medals", "Win without ever buying firefighters."),
        ),
        "many_sources": (
            tr("Speicherstadt.Medals", "General store"),
            tr("Speicherstadt.Medals", "Gain points from fires and from five other sources in one game."),
        ),
        "price_driver": (
            tr("Speicherstadt.Medals", "Hard bargains"),
            tr("Speicherstadt.Medals", "Make others pay 14 coins more in one game."),
        ),
        "phoenix": (
            tr("Speicherstadt.Medals", "Phoenix"),
            tr("Speicherstadt.Medals", "Win although the last fire takes points from you."),
        ),
        "own_rival": (
            tr("Speicherstadt.Medals", "One's own rival"),
            tr("Speicherstadt.Medals", "Pay three coins for a card where nobody else stood in line."),
        ),
        "last_coin": (
            tr("Speicherstadt.Medals", "The last coin"),
            tr("Speicherstadt.Medals", "Win with a single coin left."),
        ),
        "every_table": (
            tr("Speicherstadt.Medals", "At home at every table"),
            tr("Speicherstadt.Medals", "Win with two, three, four and five players."),
        ),
        "every_trader": (
            tr("Speicherstadt.Medals", "Known at every door"),
            tr("Speicherstadt.Medals", "Sell to each of the five traders."),
        ),
    }
