"""Every game that is listed, and the tests' own game with secrets, keep the promises of the contract."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from speicherstadt_app.engine.conformance import CHECKS, digest
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.trial import Trial, variants_to_try
from speicherstadt_app.games import registry
from tests.contract.every import GAMES, SMALL_TABLES, TABLES, card_of, numbers_of_players

ROOT = Path(__file__).parents[2]
MANY = 6
"""More players than that make one game, and not two."""
FIRSTS = 400
"""Seeds, of which each seat begins with some."""


VARIANTS = [
    pytest.param(game, players, key, value, id=f"{game}-{players}-{key}={value}")
    for game in GAMES
    for players, key, value in variants_to_try(card_of(game))
]


@lru_cache(maxsize=2)
def trial(game: str, players: int, seed: int) -> Trial:
    return Trial(registry.find(game), players, seed)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_keeps_the_promises_of_the_contract(game: str, players: int, check: Callable[[Trial], None]) -> None:
    for seed in range(2 if players <= MANY else 1):
        check(trial(game, players, seed))


@pytest.mark.parametrize(("game", "players", "key", "value"), VARIANTS)
def test_so_does_each_variant(game: str, players: int, key: str, value: object) -> None:
    played = Trial(registry.find(game), players, 1, {key: value})
    for check in CHECKS:
        check(played)


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_a_seed_gives_the_same_game_in_every_process(game: str, players: int) -> None:
    program = (
        "import sys; from tests.fixture_game.program import register; register();"
        "from speicherstadt_app.games.registry import find;"
        "from speicherstadt_app.engine.conformance import digest; print(digest(find(sys.argv[1]), int(sys.argv[2]), 7))"
    )
    digests = {digest(registry.find(game), players, 7)}
    for hash_seed in ("0", "1", "2026"):
        answer = subprocess.run(
            [sys.executable, "-c", program, game, str(players)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(answer.stdout.strip())
    assert len(digests) == 1


def test_other_seeds_give_other_games() -> None:
    for game in map(registry.find, GAMES):
        assert len({digest(game, game.card.seats[0], seed) for seed in range(20)}) == 20


@pytest.mark.parametrize("game", GAMES)
def test_a_random_first_player_is_each_of_the_seats(game: str) -> None:
    for players in numbers_of_players(game):
        dealers = (Dealer(registry.find(game), players, seed) for seed in range(FIRSTS))
        assert {dealer.rules.setup.first for dealer in dealers} == set(range(players))
