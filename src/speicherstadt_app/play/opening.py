"""How a table comes about: a new game, or one that was left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from speicherstadt_app import __version__
from speicherstadt_app.engine.dealer import Dealer, dealer_of
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.engine.rules import Game
from speicherstadt_app.games import registry
from speicherstadt_app.play.keeping import Shelf
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.table import Table, utc_now
from speicherstadt_app.play.thinking import Thinker


def begin(
    game: Game,
    players: Sequence[Player],
    seed: int,
    thinker: Thinker,
    *,
    shelf: Shelf | None = None,
    pace: Pace | None = None,
    options: Mapping[str, object] | None = None,
    meta: Mapping[str, object] | None = None,
    now: Callable[[], datetime] = utc_now,
) -> Table:
    """A table for a new game, which the shelf knows of from now on. `meta` says what else its record tells of it."""
    dealer = Dealer(game, len(players), seed, options)
    meta = {"app": __version__, "started": now().isoformat(timespec="seconds"), **(meta or {})}
    record = record_of(game, Match(dealer.rules), tuple(players), meta=meta)
    keeper = None if shelf is None else shelf.begin(record, seed)
    return Table(game, dealer, players, thinker, keeper=keeper, pace=pace, meta=meta, now=now)


def resume(
    shelf: Shelf,
    game_id: str,
    thinker: Thinker,
    *,
    pace: Pace | None = None,
    now: Callable[[], datetime] = utc_now,
) -> Table:
    """A table that stands where an unfinished game was left."""
    kept, keeper = shelf.resume(game_id)
    record = kept.record
    return Table(
        registry.find(record.game),
        dealer_of(record, kept.seed, registry.find),
        record.players,
        thinker,
        keeper=keeper,
        moves=record.moves,
        assisted=kept.assisted,
        pace=pace,
        meta=record.meta,
        now=now,
    )
