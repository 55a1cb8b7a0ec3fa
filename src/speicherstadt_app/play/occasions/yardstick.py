"""What computer players make of a deal in the person's seat, for comparison."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Game, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.start import begin
from speicherstadt_app.play.thinking import AskBrain


async def played_by(
    level: str, game: Game, players: Sequence[Player], seat: Seat, seed: int, thinker: AskBrain
) -> Outcome:
    """The same deal with the same opponents, and a computer player of that level in that seat. It is not kept.

    The same deal is always played in the same way, on every machine: a brain's chance comes from the seed.
    """
    stand_in = Player(level, "ai", {"level": level})
    seated = (*players[:seat], stand_in, *players[seat + 1 :])
    table = begin(game, seated, seed, thinker, pace=Pace(Speed.INSTANT))
    try:
        await table.run()
    finally:
        await table.close()
    return table.outcome()
