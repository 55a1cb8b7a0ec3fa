"""Climb towards better weights for the greedy brain, one weight at a time.

    python -m tools.speicherstadt.tune_greedy --players 4 --passes 1 --deals 40 --seed 1

A changed set of weights plays against the champion on blocks: one deal, once from every seat, so that neither the deal
nor the seat decides. It becomes the champion if its lead is clear enough. What comes out is checked on other deals
against the weights it began with, and printed as it stands in weights.py.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import fields, replace

from speicherstadt_app.ai.brain import Brain, Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.brains.greedy import GreedyBrain
from speicherstadt_app.games.speicherstadt.brains.weights import WEIGHTS, Weights

GAME = registry.find("speicherstadt")
FACTORS = (1.35, 1 / 1.35)
CLEAR = 1.3
"""Standard errors that the lead must be above nothing."""
HOPELESS = -0.3
FIRST_LOOK = 12
CHECK_SEED = 1_000_000
POINTS_A_WIN = 10
SHARES = {"coin_fade", "coin_floor", "coin_decay", "pull"}
LARGEST_SHARE = 0.97


def play(brains: Sequence[Brain], seed: int) -> Outcome:
    dealer = Dealer(GAME, len(brains), seed)
    match = Match(dealer.rules)
    dealer.serve(match)
    while not match.over:
        (seat,) = match.actors
        view = match.rules.view(match.state, seat)
        question = Question(match.rules, view, seat, match.legal(seat), seed, match.ply)
        match.play(seat, brains[seat].choose(question).action)
        dealer.serve(match)
    return match.outcome()


def lead_of(outcome: Outcome, seat: Seat) -> float:
    return outcome.scores[seat] - max(outcome.scores[:seat] + outcome.scores[seat + 1 :])


def block(challenger: Brain, champion: Brain, players: int, seed: int) -> tuple[float, float]:
    """One deal from every seat: the challenger's share of the wins, and its mean lead over the best of the others."""
    wins = lead = 0.0
    for seat in range(players):
        brains = [champion] * players
        brains[seat] = challenger
        outcome = play(brains, seed)
        wins += (seat in outcome.winners) / len(outcome.winners)
        lead += lead_of(outcome, seat)
    return wins / players, lead / players


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def mean_lead(outcome: Outcome) -> float:
    return sum(lead_of(outcome, seat) for seat in range(len(outcome.scores))) / len(outcome.scores)


def clearly_better(new: Weights, old: Weights, players: int, deals: range) -> bool:
    """By wins, and by the lead against that among equals, which is below 0: the best of several is hard to beat."""
    challenger, champion = GreedyBrain(new), GreedyBrain(old)
    gained: list[float] = []
    for seed in deals:
        wins, lead = block(challenger, champion, players, seed)
        even = mean_lead(play([champion] * players, seed))
        gained.append(players * wins - 1 + (lead - even) / POINTS_A_WIN)
        if len(gained) >= FIRST_LOOK:
            mean, error = mean_and_error(gained)
            if mean < HOPELESS * error:
                return False
    mean, error = mean_and_error(gained)
    return mean > CLEAR * error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--passes", type=int, default=1, help="how often every weight is tried")
    parser.add_argument("--deals", type=int, default=40, help="deals to a comparison")
    parser.add_argument("--check", type=int, default=100, help="deals to the check at the end")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    stream = Stream(args.seed, "tune", args.players)
    first = champion = WEIGHTS[args.players]
    names = [field.name for field in fields(Weights)]
    for number in range(args.passes):
        stream.shuffle(names)
        for step, name in enumerate(names):
            for factor in FACTORS:
                value = getattr(champion, name) * factor
                value = min(value, LARGEST_SHARE) if name in SHARES else value
                changed = replace(champion, **{name: round(value, 3)})
                begin = 10_000 * (number + 1) + 100 * step
                if clearly_better(changed, champion, args.players, range(begin, begin + args.deals)):
                    champion = changed
                    print(f"{name}={getattr(champion, name)}", flush=True)
                    break
    deals = range(CHECK_SEED, CHECK_SEED + args.check)
    shares = [block(GreedyBrain(champion), GreedyBrain(first), args.players, seed)[0] for seed in deals]
    mean, error = mean_and_error(shares)
    print(
        f"against the first weights: {100 * mean:.1f} ± {196 * error:.1f} % of wins, {len(shares)} deals from each seat"
    )
    print(",\n".join(f"    {field.name}={getattr(champion, field.name)}" for field in fields(Weights)))


if __name__ == "__main__":
    main()
