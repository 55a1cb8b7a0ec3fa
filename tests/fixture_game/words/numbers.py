"""The numbers of the rules by name, for long texts."""

from __future__ import annotations

from collections.abc import Mapping

from tests.fixture_game import CARD
from tests.fixture_game.rules.state import LOTS


def numbers(options: Mapping[str, object] | None = None) -> dict[str, object]:
    """Those of a game with these options."""
    rounds = int(str(CARD.chosen(options or {}, CARD.seats[0])["rounds"]))
    least, most = CARD.seats
    return {"rounds": rounds, "hand": rounds + 1, "lots": len(LOTS), "least_players": least, "most_players": most}
