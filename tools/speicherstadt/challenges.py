"""Finds the cards of the challenges, and measures how hard they are.

`python -m tools.speicherstadt.challenges find [NAME…]`     looks for a deal for each of these, and writes it down
`python -m tools.speicherstadt.challenges measure [NAME…]`  plays each with a high and the lowest level:
                                              docs/challenges.md; it goes on from what stands there

The challenges stand in games/speicherstadt/extras/challenges.py; what all games share, in tools/challenges.py.
"""

from __future__ import annotations

from typing import Any, Final

from speicherstadt_app.engine.challenge import MISSED, REACHED, Beginning, Challenge
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.extras.challenges import CHALLENGES, standings
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.play.occasions.challenge import together
from tools.challenges import ROOT, Tool, at_the_table, play_on, told_in

PREDECESSOR: Final = "clerk"
"""Who has played the rounds before."""
BEHIND: Final = 3
"""By so many points, at least, the person begins behind the best."""
NOTHING: Final = "\N{EN DASH}"


def begin(challenge: Challenge, seed: int) -> Beginning | None:
    """The rounds before; None if they leave the person well off."""
    dealer = Dealer(GAME, len(challenge.seats), seed, challenge.options)
    match: Match[Any] = Match(dealer.rules)
    if challenge.rounds:
        play_on(
            match,
            dealer,
            at_the_table(CARD.id, challenge, PREDECESSOR),
            seed,
            lambda: match.state.rounds == challenge.rounds and match.actors == (CHANCE,),
        )
        scores = match.outcome().scores
        if scores[challenge.seat] + BEHIND > max(scores):
            return None
    return Beginning(seed, tuple(match.texts))


def stands(challenge: Challenge, match: Match[Any]) -> str:
    """How it stands with the goal."""
    return together(standings(challenge, match.rules.setup, told_in(match)))


def reaches(challenge: Challenge, beginning: Beginning, level: str, chance: int) -> bool:
    """Whether somebody of this level comes to the goal. Once it is missed nobody plays on."""
    dealer = Dealer(GAME, len(challenge.seats), beginning.seed, challenge.options)
    match: Match[Any] = Match(dealer.rules, beginning.moves)
    looked_at = challenge.rounds

    def is_missed() -> bool:
        nonlocal looked_at
        if match.look(lambda state: state.rounds) == looked_at:
            return False
        looked_at += 1
        return stands(challenge, match) == MISSED

    play_on(match, dealer, at_the_table(CARD.id, challenge, level), chance, is_missed)
    return stands(challenge, match) == REACHED


TOOL: Final = Tool(
    game_id=CARD.id,
    page=ROOT / "docs" / "challenges.md",
    challenges=CHALLENGES,
    begin=begin,
    reaches=reaches,
    high="hanseat",
    low="apprentice",
    looks_at_low=60,
    columns={"rounds played before": lambda challenge: str(challenge.rounds or NOTHING)},
)

if __name__ == "__main__":
    raise SystemExit(TOOL.main(__doc__ or ""))
