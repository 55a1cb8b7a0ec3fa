"""Positions set up by hand, as one sets up a board to talk about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, bundle_of
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING, WORKER_BITS, State
from speicherstadt_app.games.speicherstadt.table.lately import Lately
from speicherstadt_app.games.speicherstadt.table.scene import Picks, Scene
from speicherstadt_app.games.speicherstadt.table.yard import to_keep
from speicherstadt_app.ui.table.presenter import Looks

NAMES = ("Mara", "Ada", "Bo", "Cem", "Dora")
MARA, ADA, BO, CEM, DORA = range(5)

ROW = ("B-ship-1", "A-warehouse", "A-contract-8", "A-firefighter-2", "A-tea-trader", "A-office")


def cubes(words: str) -> int:
    """'tea tea coffee' as a bundle."""
    return bundle_of(GOODS.index(good) for good in words.split())


def position(
    players: int = 4,
    *,
    phase: int = DEMAND,
    row: Sequence[str] = ROW,
    lines: Mapping[int, Sequence[int]] | None = None,
    coins: Sequence[int] | None = None,
    freight: Mapping[int, str] | None = None,
    owned: Mapping[int, Sequence[str]] | None = None,
    mover: int = MARA,
    column: int = 0,
    **more: Any,
) -> tuple[SpeicherstadtRules, State]:
    """The columns of `lines` and `freight` count from 0; whoever stands lowest comes first."""
    rules = find("speicherstadt").rules(Setup(players))
    assert isinstance(rules, SpeicherstadtRules)
    state = rules.start()
    number = rules.box.number
    cards = [number[card] for card in row[: rules.places]]
    state.phase, state.mover, state.column = phase, mover, column
    state.row = cards
    state.freight = [cubes((freight or {}).get(n, "")) for n in range(len(cards))]
    state.lines = [_line((lines or {}).get(n, ())) for n in range(len(cards))]
    state.heights = [len((lines or {}).get(n, ())) for n in range(len(cards))]
    state.placed = sum(state.heights)
    for seat, ids in (owned or {}).items():
        state.cards[seat] = sum(1 << number[card] for card in ids)
        state.strength[seat] = sum(rules.box.strength[number[card]] for card in ids)
    state.pile &= ~sum(1 << card for card in cards) & ~sum(state.cards)
    if coins is not None:
        state.coins = list(coins)
    for name, value in more.items():
        setattr(state, name, value)
    return rules, state


def _line(seats: Sequence[int]) -> int:
    return sum(seat << WORKER_BITS * place for place, seat in enumerate(seats))


def looks(players: int = 4, *, me: int = MARA, people: Sequence[int] = (MARA,), **more: Any) -> Looks:
    return Looks(
        me=me,
        names=NAMES[:players],
        signs=tuple(range(players)),
        art=("",) * players,
        people=frozenset(people),
        **{"asked": True, **more},
    )


def scene(
    table: tuple[SpeicherstadtRules, State],
    *,
    picks: Picks | None = None,
    lately: Lately | None = None,
    **more: Any,
) -> Scene:
    """What one person sees of it; by default the only one, and it is his turn."""
    rules, state = table
    picked = picks or Picks()
    kept = to_keep(rules, state, picked) if state.phase == SHIPPING else (0, 0)
    found = Scene(rules, state, looks(rules.players, **more), picks=picked, kept=kept)
    return found if lately is None else replace(found, lately=lately)


def demand(**more: Any) -> tuple[SpeicherstadtRules, State]:
    return position(phase=DEMAND, **more)


def purchase(**more: Any) -> tuple[SpeicherstadtRules, State]:
    return position(phase=PURCHASE, **more)


def shipping(pool: str, **more: Any) -> tuple[SpeicherstadtRules, State]:
    """Mara ships cubes that all came on ships of this round, unless told otherwise."""
    rules, state = position(phase=SHIPPING, **more)
    state.pool = cubes(pool)
    if not (sum(state.fresh) or sum(state.warehouse) or sum(state.market)):
        state.fresh[state.mover] = state.pool
    return rules, state
