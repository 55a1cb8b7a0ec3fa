"""Plays the games of a simulated past. Workers import this module, so it stays light."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.ai.brains import brain, known_levels, styles
from speicherstadt_app.ai.playing import SEEDS, move
from speicherstadt_app.cli.workers import shared
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.registry import card, facts, find
from speicherstadt_app.store.simulated_past import Plan, Played, simulate

if TYPE_CHECKING:
    from speicherstadt_app.store.database import Database

QUICK: Final = ("random", "greedy")
"""They answer at once. The levels on offer think: with them a past of years would take as long as a night."""
GAMES_AT_ONCE: Final = 16


def simulate_past(
    database: Database, games: int, game_id: str, *, seed: int, last_day: date, jobs: int, tell: Callable[[int], None]
) -> None:
    """Fill a database with so many games of years gone by; `tell` hears how many are written."""
    usual = styles(game_id)[0]
    quick = [level for level in QUICK if level in known_levels(game_id)]
    simulate(
        database,
        games,
        lambda plans: shared(partial(play, game_id=game_id, person=quick[-1]), plans, jobs, GAMES_AT_ONCE),
        [(level, usual) for level in quick],
        card(game_id),
        seed=seed,
        last_day=last_day,
        tell=tell,
    )


def play(plan: Plan, game_id: str, person: str) -> Played:
    """A planned game to its end. People decide like a brain of that level, as far as their skill goes."""
    game = find(game_id)
    dealer = Dealer(game, len(plan.seats), plan.seed)
    thought = Stream(plan.seed, "thought").below(SEEDS)
    slips = Stream(plan.seed, "slips")
    match: Match[Any] = Match(dealer.rules)
    brains = [
        brain(game_id, str(player.more.get("level", person)), str(player.more.get("style", styles(game_id)[0])))
        for player in plan.players
    ]
    while match.actors:
        seat = match.actors[0]
        if seat == CHANCE:
            dealer.serve(match)
        elif slips.fraction() < plan.seats[seat].skill:
            move(match, brains[seat], thought)
        else:
            match.play(seat, slips.choice(match.legal(seat)))
    record = record_of(game, match, plan.players, seed=plan.seed)
    return Played(record, match.rules.progress(match.state), facts(game_id).read(record))
