"""How a table comes about: a new game, or one that was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from speicherstadt_app import __version__
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of, start
from speicherstadt_app.engine.rules import CHANCE, Game
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
    now: Callable[[], datetime] = utc_now,
) -> Table:
    """A table for a new game, which the shelf knows of from now on."""
    dealer = Dealer(game, len(players), seed)
    meta = {"app": __version__, "started": now().isoformat(timespec="seconds")}
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
        dealer_of(record, kept.seed),
        record.players,
        thinker,
        keeper=keeper,
        moves=record.moves,
        assisted=kept.assisted,
        pace=pace,
        meta=record.meta,
        now=now,
    )


def dealer_of(record: Record, seed: int) -> Dealer:
    """The dealer of a game; `Unreadable` if this seed would have brought other cards than the record tells."""
    match = start(record, registry.find)
    dealer = Dealer(registry.find(record.game), len(record.players), seed, record.options)
    if dealer.rules.setup.first != record.first:
        raise Unreadable("its seed is not the one that its first player came from")
    for ply, text in enumerate(record.moves):
        if match.actors == (CHANCE,) and match.rules.text(CHANCE, dealer.deal(match.state)) != text:
            raise Unreadable("its seed is not the one that its cards came from", ply=ply, move=text)
        match.play_text(text)
    return dealer
