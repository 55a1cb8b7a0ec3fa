"""Finds the deals of the challenges, and measures how hard they are.

`python -m tools.venedig.challenges find [NAME…]`     looks for a deal for each of these, and writes it down
`python -m tools.venedig.challenges measure [NAME…]`  plays each with the top level and the lowest:
                                              docs/challenges-venedig.md; it goes on from what stands there

The challenges stand in games/venedig/extras/challenges.py; what all games share, in tools/challenges.py.
"""

from __future__ import annotations

from typing import Any, Final

from speicherstadt_app.engine.challenge import REACHED, Beginning, Challenge
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.extras.challenges import CHALLENGES, standings
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.play.occasions.challenge import together
from tools.challenges import ROOT, Tool, at_the_table, play_on, told_in


def begin(_challenge: Challenge, seed: int) -> Beginning:
    return Beginning(seed, ())


def stands(challenge: Challenge, match: Match[Any]) -> str:
    """How it stands with the goal."""
    return together(standings(challenge, match.rules.setup, told_in(match)))


def reaches(challenge: Challenge, beginning: Beginning, level: str, chance: int) -> bool:
    """Whether somebody of this level comes to the goal."""
    dealer = Dealer(GAME, len(challenge.seats), beginning.seed, challenge.options)
    match: Match[Any] = Match(dealer.rules, beginning.moves)
    play_on(match, dealer, at_the_table(CARD.id, challenge, level), chance)
    return stands(challenge, match) == REACHED


TOOL: Final = Tool(
    game_id=CARD.id,
    page=ROOT / "docs" / "challenges-venedig.md",
    challenges=CHALLENGES,
    begin=begin,
    reaches=reaches,
    high="doge",
    low="apprentice",
    looks_at_low=40,
)

if __name__ == "__main__":
    raise SystemExit(TOOL.main(__doc__ or ""))
