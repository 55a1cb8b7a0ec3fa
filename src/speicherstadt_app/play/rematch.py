"""A finished game played once more on its cards, which at least one at the table knows by now."""

from __future__ import annotations

from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.occasion import CHALLENGE, REMATCH, Occasion, occasion_of
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.occasions.challenge import begin_challenge, find_challenge
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.ports import GameStore
from speicherstadt_app.play.start import begin
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.thinking import AskBrain


def once_more(
    record: Record, store: GameStore | None, ask_brain: AskBrain, pace: Pace, *, moved_on: bool = False
) -> Table:
    """The same cards for the same players, or with everybody one seat on; a challenge begins anew."""
    if record.seed is None:
        raise Illegal("this game is not over, so nobody knows its cards")
    occasion = occasion_of(record.meta)
    if occasion is not None and occasion.kind == CHALLENGE:
        challenge = find_challenge(record.game, occasion.about)
        if challenge is not None:
            return begin_challenge(record.game, challenge, record.players, ask_brain, store=store, pace=pace)
    players = (record.players[-1], *record.players[:-1]) if moved_on else record.players
    again = Occasion(REMATCH, counts=False)
    game = find(record.game)
    return begin(
        game, players, record.seed, ask_brain, store=store, pace=pace, options=record.options, meta=again.to_meta()
    )
