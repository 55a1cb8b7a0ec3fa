"""The numbers of the rules by name, for long texts: they come from cards and rules and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.speicherstadt import rules
from speicherstadt_app.games.speicherstadt.cards import Box, standard_box
from speicherstadt_app.games.speicherstadt.goods import GOODS
from speicherstadt_app.games.speicherstadt.info import INFO
from speicherstadt_app.games.speicherstadt.scoring import OFFICE_POINTS
from speicherstadt_app.ui.phrases import listed


@lru_cache(maxsize=1)
def _counts() -> Mapping[str, object]:
    box = standard_box()
    contracts = {len(card.goods): card.points for card in box.cards if card.kind == "contract"}
    fires = [card.value for card in box.cards if card.kind == "fire"]
    points = {card.id: card.points for card in box.cards if card.points}
    least, most = INFO.players
    return {
        "least_players": least,
        "most_players": most,
        "cards": len(box.cards),
        "cubes": rules.CUBES_OF_A_GOOD * len(GOODS),
        "goods": len(GOODS),
        "cubes_of_a_good": rules.CUBES_OF_A_GOOD,
        "cubes_on_a_ship": rules.CUBES_ON_A_SHIP,
        "coins": rules.COINS,
        "workers": rules.WORKERS,
        "tallest": rules.TALLEST,
        "warehouse": rules.WAREHOUSE_ROOM,
        "market": rules.MARKET_ROOM,
        **{f"contract_{goods}": brings for goods, brings in contracts.items()},
        **{f"offices_{number}": brings for number, brings in enumerate(OFFICE_POINTS) if number},
        **{f"fire_{number}": brings for number, brings in enumerate(fires, 1)},
        "trader": points["A-coffee-trader"],
        "boatmen": points["D-boatmen"],
        "michael": points["D-michael"],
        **{f"{kind}s": box.of_kind(kind).bit_count() for kind in ("contract", "firefighter", "ship", "office", "fire")},
        "traders": box.all_traders.bit_count(),
        "strongest": max(box.strength),
        **{f"rounds_{players}": rounds(box, players) for players in range(least, most + 1)},
        **{f"places_{players}": places(players) for players in range(least, most + 1)},
        **{
            f"sure_{word}": sum(card.sure == word for card in box.cards)
            for word in ("rules", "likely", "reconstructed")
        },
    }


def numbers() -> dict[str, object]:
    strengths = sorted({strength for strength in standard_box().strength if strength})
    return {**_counts(), "strengths": listed([str(strength) for strength in strengths])}


def places(players: int) -> int:
    """How many cards are on offer in a round."""
    return rules.SpeicherstadtRules(Setup(players), standard_box()).places


def rounds(box: Box, players: int) -> int:
    return (box.in_play(players) & ~box.fires).bit_count() // places(players)
