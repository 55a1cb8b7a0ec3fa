"""The numbers of the rules by name, for long texts: they come from cards and rules and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.rules import rules
from speicherstadt_app.games.speicherstadt.rules.boxes import CHURCHES, box_of
from speicherstadt_app.games.speicherstadt.rules.cards import Box, Card, church_of, standard_box
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.rules.market import MARKET_ROOM
from speicherstadt_app.games.speicherstadt.rules.scoring import OFFICE_POINTS
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.words.phrases import listed


@lru_cache(maxsize=4)
def _counts(box: Box) -> Mapping[str, object]:
    fires = [card.value for card in box.cards if card.kind == "fire"]
    churches = [card for card in box.cards if card.kind == "church"]
    usual = standard_box()
    least, most = CARD.seats
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
        "market": MARKET_ROOM,
        **{f"contract_{goods}": _points(card for card in box.cards if len(card.goods) == goods) for goods in (2, 3, 4)},
        **{f"offices_{number}": brings for number, brings in enumerate(OFFICE_POINTS) if number},
        **{f"fire_{number}": brings for number, brings in enumerate(fires, 1)},
        "trader": _points(card for card in box.cards if card.kind == "trader"),
        **{name: _points(card for card in churches if church_of(card.id) == name) for name in CHURCHES},
        **{f"{kind}s": box.of_kind(kind).bit_count() for kind in ("contract", "firefighter", "ship", "office", "fire")},
        "traders": box.all_traders.bit_count(),
        "strongest": max(usual.strength),
        **{f"rounds_{players}": rounds(box, players) for players in range(least, most + 1)},
        **{f"places_{players}": places(players) for players in range(least, most + 1)},
        **{
            # How sure anybody is of a card is told of the standard box alone.
            f"sure_{word}": sum(card.sure == word for card in usual.cards)
            for word in ("rules", "likely", "reconstructed")
        },
    }


def numbers(options: Mapping[str, object] | None = None) -> dict[str, object]:
    """Those of the box of a game with these options."""
    box = box_of(options or {})
    strengths = sorted({strength for strength in box.strength if strength})
    return {
        **_counts(box),
        "strengths": listed([str(strength) for strength in strengths]),
        **{
            f"removed_{players}": listed([words.card_name(box.cards[box.number[card]]) for card in gone])
            for players, gone in box.removed.items()
        },
    }


def _points(cards: Iterable[Card]) -> object:
    """What each of these cards brings: a number, or from which to which; a box of one's own may have none of them."""
    found = {card.points for card in cards} or {0}
    return max(found) if len(found) == 1 else f"{min(found)}\N{EN DASH}{max(found)}"


def places(players: int) -> int:
    """How many cards are on offer in a round."""
    return rules.SpeicherstadtRules(Setup(players), standard_box()).places


def rounds(box: Box, players: int) -> int:
    return (box.in_play(players) & ~box.fires).bit_count() // places(players)
