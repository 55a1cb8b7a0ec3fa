"""How a table comes about: a new game, or one that was left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final

from speicherstadt_app import __version__
from speicherstadt_app.engine.commitment import SEED_HASH, hash_of
from speicherstadt_app.engine.dealer import Dealer, dealer_of
from speicherstadt_app.engine.errors import Illegal, NotKept
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import Game
from speicherstadt_app.games import registry
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.ports import GameStore
from speicherstadt_app.play.table import Table, utc_now
from speicherstadt_app.play.thinking import AskBrain

BRANCH_OF: Final = "branch_of"
BRANCH_PLY: Final = "branch_ply"
"""Keys in `meta`: which game this one went on from, and behind how many of its moves."""


def begin(
    game: Game,
    players: Sequence[Player],
    seed: int,
    ask_brain: AskBrain,
    *,
    store: GameStore | None = None,
    pace: Pace | None = None,
    options: Mapping[str, object] | None = None,
    meta: Mapping[str, object] | None = None,
    moves: Sequence[str] = (),
    typed: bool = False,
    now: Callable[[], datetime] = utc_now,
) -> Table:
    """A table for a new game, which the store knows of from now on. `meta` says what else its record tells of it.

    Of a seed that somebody `typed` no hash is told: a small number is soon found from it, and with it every hand.

    It begins behind these `moves`, if it is to begin in the middle; their cards must be those of the seed.
    """
    dealer = Dealer(game, len(players), seed, options)
    meta = {**_begun(seed, now), **(meta or {})}
    if typed:
        del meta[SEED_HASH]
    record = record_of(game, Match(dealer.rules, moves), tuple(players), meta=meta)
    writer = None if store is None else store.begin(record, seed)
    return Table(game, dealer, players, ask_brain, writer=writer, moves=moves, pace=pace, meta=meta, now=now)


def branch(
    record: Record,
    ply: int,
    ask_brain: AskBrain,
    *,
    origin: str,
    store: GameStore | None = None,
    pace: Pace | None = None,
    now: Callable[[], datetime] = utc_now,
) -> Table:
    """A table for a new game that goes on from a position of an old one, with the same cards to come.

    It counts as assisted from its first move: somebody may know what comes. `origin` is the old game's id; the record
    tells it, and the ply.
    """
    if record.seed is None:
        raise Illegal("this game does not tell its seed, so nobody knows which cards would come")
    if not 0 <= ply <= len(record.moves):
        raise Illegal(f"there is no ply {ply}: the moves known go from 0 to {len(record.moves)}")
    game = registry.find(record.game)
    meta = {**_begun(record.seed, now), BRANCH_OF: origin, BRANCH_PLY: ply}
    begun = Record(
        game=record.game,
        rules=record.rules,
        players=record.players,
        first=record.first,
        moves=record.moves[:ply],
        options=record.options,
        meta=meta,
    )
    dealer = dealer_of(begun, record.seed, registry.find)
    writer = None if store is None else store.begin(begun, record.seed)
    if writer is not None:
        # What can't be kept now is kept with the first move, as with any new game.
        with suppress(NotKept):
            writer.assist()
    return Table(
        game,
        dealer,
        record.players,
        ask_brain,
        writer=writer,
        moves=begun.moves,
        assisted=True,
        pace=pace,
        meta=meta,
        now=now,
    )


def resume(
    store: GameStore,
    game_id: str,
    ask_brain: AskBrain,
    *,
    pace: Pace | None = None,
    now: Callable[[], datetime] = utc_now,
) -> Table:
    """A table that stands where an unfinished game was left."""
    kept, writer = store.resume(game_id)
    record = kept.record
    return Table(
        registry.find(record.game),
        dealer_of(record, kept.seed, registry.find),
        record.players,
        ask_brain,
        writer=writer,
        moves=record.moves,
        assisted=kept.assisted,
        pace=pace,
        meta=record.meta,
        now=now,
    )


def _begun(seed: int, now: Callable[[], datetime]) -> dict[str, object]:
    """What every record tells of its beginning."""
    return {"app": __version__, "started": now().isoformat(timespec="seconds"), SEED_HASH: hash_of(seed)}
