"""Finds the cards of the challenges, and measures how hard they are.

`python -m tools.speicherstadt.challenges find [NAME…]`     looks for a deal for each of these, and writes it down
`python -m tools.speicherstadt.challenges measure [NAME…]`  plays each with the highest and the lowest level:
                                              docs/challenges.md; it goes on from what stands there

The challenges stand in games/speicherstadt/extras/challenges.py. Nobody at these tables knows of a goal: a good deal is
one on which good play leads to it, and weak play does not. What is measured is played with other chance than what was
found.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

from speicherstadt_app.ai.arena.intervals import Estimate, share_estimate
from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.ai.brains import brain
from speicherstadt_app.ai.playing import move
from speicherstadt_app.engine.challenge import MISSED, REACHED, Beginning, Challenge
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Event
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.extras.challenges import BY_NAME, CHALLENGES, beginnings
from speicherstadt_app.games.speicherstadt.extras.goals import standings_after
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.play.occasions.challenge import together

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = ROOT / "src" / "speicherstadt_app" / "games" / CARD.id / "extras" / "challenges.json"
PAGE: Final = ROOT / "docs" / "challenges.md"
FIGURES: Final = "<!-- measured -->\n"
COUNTED: Final = re.compile(r"(\d+) of (\d+)")

HIGH, LOW = "hanseat", "apprentice"
LEAST_OF_HIGH, MOST_OF_LOW = 0.20, 0.05
GAMES: Final = {HIGH: 60, LOW: 200}

PREDECESSOR: Final = "clerk"
"""Who has played the rounds before."""
BEHIND: Final = 3
"""By so many points, at least, the person begins behind the best."""
LOOKS_AT_LOW: Final = 60
LOOKS_AT_HIGH: Final = 20
FIRST_LOOK, SECOND_LOOK = 1_000_000, 2_000_000
"""Seeds of the brains' chance while looking for cards; what is measured begins at 0."""


def players(challenge: Challenge, level: str) -> list[Brain]:
    """Everybody at the table, and somebody of this level in the person's seat."""
    return [brain(CARD.id, level) if seat is None else brain(CARD.id, *seat) for seat in challenge.seats]


def play_on(
    match: Match[Any], dealer: Dealer, thinkers: Sequence[Brain], chance: int, until: Callable[[], bool]
) -> None:
    while match.actors and not until():
        if match.actors == (CHANCE,):
            match.play(CHANCE, match.look(dealer.deal))
        else:
            move(match, thinkers[match.actors[0]], chance)


def begin(challenge: Challenge, seed: int) -> Beginning | None:
    """The rounds before; None if they leave the person well off."""
    dealer = Dealer(GAME, len(challenge.seats), seed)
    match: Match[Any] = Match(dealer.rules)
    if challenge.rounds:
        play_on(
            match,
            dealer,
            players(challenge, PREDECESSOR),
            seed,
            lambda: match.state.rounds == challenge.rounds and match.actors == (CHANCE,),
        )
        scores = match.outcome().scores
        if scores[challenge.seat] + BEHIND > max(scores):
            return None
    return Beginning(seed, tuple(match.texts))


def stands(challenge: Challenge, match: Match[Any]) -> str:
    """How it stands with the goal."""
    events: list[Event] = []
    again: Match[Any] = Match(match.rules)
    for text in match.texts:
        again.play_text(text, events.append)
    box = GAME.rules(match.rules.setup).box
    return together(standings_after(events, challenge.wishes, box, len(challenge.seats), challenge.seat))


def reaches(challenge: Challenge, beginning: Beginning, level: str, chance: int) -> bool:
    """Whether somebody of this level comes to the goal. Once it is missed nobody plays on."""
    dealer = Dealer(GAME, len(challenge.seats), beginning.seed)
    match: Match[Any] = Match(dealer.rules, beginning.moves)
    looked_at = challenge.rounds

    def is_missed() -> bool:
        nonlocal looked_at
        if match.look(lambda state: state.rounds) == looked_at:
            return False
        looked_at += 1
        return stands(challenge, match) == MISSED

    play_on(match, dealer, players(challenge, level), chance, is_missed)
    return stands(challenge, match) == REACHED


def suits(challenge: Challenge, beginning: Beginning) -> bool:
    """Whether these cards seem neither too easy nor too hard."""
    if not reaches(challenge, beginning, HIGH, FIRST_LOOK):
        return False
    if any(reaches(challenge, beginning, LOW, SECOND_LOOK + n) for n in range(LOOKS_AT_LOW)):
        return False
    # Among hundreds of deals some seem good by chance: few looks would find these.
    high = sum(reaches(challenge, beginning, HIGH, SECOND_LOOK + n) for n in range(LOOKS_AT_HIGH))
    return LOOKS_AT_HIGH / 3 <= high <= LOOKS_AT_HIGH * 0.9


def find(challenge: Challenge) -> Beginning:
    for seed in count(1000 * (1 + CHALLENGES.index(challenge))):
        beginning = begin(challenge, seed)
        print(challenge.name, seed, "looked at" if beginning else "too good a start", flush=True)
        if beginning and suits(challenge, beginning):
            return beginning
    raise AssertionError("seeds have no end")


def measured(challenge: Challenge, level: str, before: tuple[int, int]) -> tuple[int, int]:
    """Goals and games, with those before."""
    reached, games = before
    beginning = beginnings()[challenge.name]
    for chance in range(games, max(games, GAMES[level])):
        reached += reaches(challenge, beginning, level, chance)
    return reached, max(games, GAMES[level])


def estimate(reached: int, games: int) -> Estimate:
    return share_estimate([1.0] * reached + [0.0] * (games - reached))


def shown(reached: int, games: int) -> str:
    share = estimate(reached, games)
    return f"{reached} of {games}: {share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def row(challenge: Challenge, own: Mapping[str, tuple[int, int]]) -> str:
    cells = " | ".join(shown(*own[level]) for level in (HIGH, LOW))
    return f"| `{challenge.name}` | {len(challenge.seats)} | {challenge.rounds or NOTHING} | {cells} |"


def rows() -> dict[str, str]:
    """Those of the page, by name."""
    table = PAGE.read_text("utf-8").partition(FIGURES)[2]
    return {line.split("`")[1]: line for line in table.splitlines() if line.startswith("| `")}


def written(name: str) -> dict[str, tuple[int, int]]:
    """Goals and games of each level, as far as the page has them."""
    found = [(int(reached), int(games)) for reached, games in COUNTED.findall(rows().get(name, ""))]
    return dict(zip((HIGH, LOW), found or [(0, 0), (0, 0)], strict=True))


def write_down(challenge: Challenge, own: Mapping[str, tuple[int, int]]) -> None:
    known = {**rows(), challenge.name: row(challenge, own)}
    before = PAGE.read_text("utf-8").partition(FIGURES)[0]
    head = [f"| challenge | players | rounds played before | {HIGH} | {LOW} |", "|---|---|---|---|---|"]
    lines = [*head, *(known[name] for name in BY_NAME if name in known)]
    PAGE.write_text(before + FIGURES + "\n" + "\n".join(lines) + "\n", "utf-8")


NOTHING: Final = "\N{EN DASH}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deed", choices=("find", "measure"))
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(BY_NAME)} (default: all)")
    parser.add_argument("--anew", action="store_true", help="count nothing of what the page has")
    args = parser.parse_intermixed_args()
    wanted = [challenge for challenge in CHALLENGES if not args.names or challenge.name in args.names]
    if args.deed == "find":
        for challenge in wanted:
            kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
            kept[challenge.name] = found = find(challenge)._asdict()
            lines = [f"{json.dumps(name)}: {json.dumps(kept[name])}" for name in BY_NAME if name in kept]
            KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
            print(f"{challenge.name}: {found['seed']}", flush=True)
        return 0
    figures: dict[str, dict[str, tuple[int, int]]] = {}
    for challenge in wanted:
        before = {HIGH: (0, 0), LOW: (0, 0)} if args.anew else written(challenge.name)
        figures[challenge.name] = own = {level: measured(challenge, level, before[level]) for level in (HIGH, LOW)}
        print(challenge.name, *(f"{level} {shown(*own[level])}" for level in own), flush=True)
        write_down(challenge, own)
    hard = all(estimate(*own[HIGH]).value >= LEAST_OF_HIGH for own in figures.values())
    fair = all(estimate(*own[LOW]).value <= MOST_OF_LOW for own in figures.values())
    return 0 if hard and fair else 1


if __name__ == "__main__":
    raise SystemExit(main())
