"""Three hundred games of random players, and of each of them a digest of everything the rules said.

The digests were taken when there was a second version of the rules, written plainly from the rule sheet: both agreed
on every decision, every table, the result and the facts of each of these games. After a change of the rules that is
meant, under a new version of them: `python -m tests.games.speicherstadt.kept_games`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE, Game
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.rules.rules import GAME, SpeicherstadtRules

KEPT = Path(__file__).with_suffix(".json")
PLAYERS = (2, 3, 4, 5)
SEEDS = range(75)
DEALS_LISTED = 0.05
RESULTS_TOLD = 0.1

# Play at random hardly ever fills a contract or a column, and who always sells never stows. So the players of a game
# like some moves more than others, by verb or by all that follows the seat.
TASTES: tuple[dict[str, float], ...] = (
    {},
    {"load": 20, "buy": 3},
    {"convert": 15, "buy": 5, "stow": 0.2},
    {"stow": 20, "pass": 4},
    {"buy": 9, "load": 9, "sell": 3, "barter": 0.1, "convert": 0.5},
    {"place 1": 25, "pass": 2},
)


def chosen(moves: list[str], taste: dict[str, float], chance: Random) -> str:
    def liking(move: str) -> float:
        _, verb, *_ = words = move.split(" ")
        return taste.get(" ".join(words[1:]), taste.get(verb, 1.0))

    return chance.choices(moves, list(map(liking, moves)))[0]


def played(players: int, seed: int, game: Game = GAME) -> tuple[Record, str]:
    """A game, and the digest of what was legal at each decision, of results and cards now and then, and of the end."""
    chance = Random(f"{players}/{seed}")
    taste = chance.choice(TASTES)
    dealer = Dealer(game, players, seed)
    rules = cast(SpeicherstadtRules, dealer.rules)
    match: Match[Any] = Match(rules)
    heard = hashlib.sha256()

    def hear(value: object) -> None:
        heard.update(f"{json.dumps(value, sort_keys=True)}\n".encode())

    while match.actors:
        seat = match.actors[0]
        hear([match.phase, list(match.actors)])
        moves = []
        if seat != CHANCE or chance.random() < DEALS_LISTED:
            moves = sorted(match.rules.text(seat, action) for action in match.legal(seat))
            hear(moves)
        if chance.random() < RESULTS_TOLD:
            hear(match.outcome().to_json())
            hear([sorted(rules.box.names(owned)) for owned in match.state.cards])
        if seat == CHANCE:
            dealer.serve(match)
        else:
            match.play_text(chosen(moves, taste, chance))
    hear(match.texts)
    hear(match.outcome().to_json())
    people = tuple(Player(f"Seat {number}", "human") for number in range(players))
    return record_of(GAME, match, people, seed=seed), heard.hexdigest()[:16]


def digest_of_facts(record: Record) -> str:
    """Of what the statistics know of a game; the grade, which came later, is of solo games."""
    facts = [seat[: seat._fields.index("grade")] for seat in registry.facts(GAME.card.id).read(record)]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


def kept() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(KEPT.read_text("utf-8"))
    return found


def games() -> Iterator[tuple[int, int, str]]:
    for players in PLAYERS:
        for seed in SEEDS:
            yield players, seed, f"{players}/{seed}"


def main() -> None:
    told = {}
    for players, seed, name in games():
        record, digest = played(players, seed)
        told[name] = [digest, digest_of_facts(record)]
    lines = ",\n".join(f'"{name}": {json.dumps(digests)}' for name, digests in told.items())
    KEPT.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
