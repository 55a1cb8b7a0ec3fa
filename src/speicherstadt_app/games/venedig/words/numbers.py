"""The numbers of the rules by name, for long texts: they come from the box and the rules and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules.box import BETS_ON, ROLES, SHAPES, Box, standard_box
from speicherstadt_app.games.venedig.rules.boxes import box_of
from speicherstadt_app.games.venedig.rules.building import FOR_A_MARKER, FOR_THE_GONDOLA
from speicherstadt_app.games.venedig.rules.setting import HAND


@lru_cache(maxsize=4)
def _counts(box: Box) -> Mapping[str, object]:
    least, most = CARD.seats
    usual = standard_box().tables
    sure = [*usual.sure.values(), *(card.sure for card in usual.cards)]
    sure += [word for tile in usual.tiles for word in (tile.sure_shape, tile.sure_values, tile.sure_pattern)]
    return {
        "least_players": least,
        "most_players": most,
        "hand": HAND,
        "piles": box.piles,
        "markers": box.markers,
        "track": box.track,
        "rounds": box.rounds,
        "tiles": len(box.tiles),
        "roles": len(ROLES),
        "shapes": len(SHAPES),
        "for_a_marker": FOR_A_MARKER,
        "for_the_gondola": FOR_THE_GONDOLA,
        "canal": box.canal.bit_count(),
        "lagoon": box.lagoon.bit_count(),
        "bet": _span(box.cards[n].value for n in range(len(box.cards)) if box.role[n] in BETS_ON),
        **{f"{shape}s": box.of_shape[n].bit_count() for n, shape in enumerate(SHAPES)},
        **{
            f"{shape}_stones": _span(tile.stones for tile in box.tiles if tile.shape == n)
            for n, shape in enumerate(SHAPES)
        },
        **{
            f"{shape}_arms": _span(tile.arms for tile in box.tiles if tile.shape == n) for n, shape in enumerate(SHAPES)
        },
        **{f"{role}_values": _span(card.value for card in box.cards if card.role == n) for n, role in enumerate(ROLES)},
        **{f"{role}_cards": box.of_role[n].bit_count() for n, role in enumerate(ROLES)},
        "driver_markers": _span(card.markers for card in box.cards if ROLES[card.role] == "driver"),
        "sure_rows": sum(word == "rules" for word in sure),
        "all_rows": len(sure),
    }


def numbers(options: Mapping[str, object] | None = None) -> dict[str, object]:
    """Those of the box of a game with these options."""
    return dict(_counts(box_of(options or {})))


def _span(values: Iterable[int]) -> object:
    """A number, or from which to which; a box of one's own may have none."""
    found = {*values} or {0}
    return max(found) if len(found) == 1 else f"{min(found)}\N{EN DASH}{max(found)}"
