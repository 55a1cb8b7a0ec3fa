"""Every game that is listed, and the tests' own game with secrets, keep the promises of the contract."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path

import pytest

from speicherstadt_app.engine.conformance import CHECKS, digest
from speicherstadt_app.engine.rules import Game
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry

ROOT = Path(__file__).parents[2]

DOORS = [*(f"{folder}.rules.rules" for folder in registry.FOLDERS.values()), "tests.engine.sealed_bids"]
SEEDS = range(2)


def game_behind(door: str) -> Game:
    game: Game = import_module(door).GAME
    return game


def numbers_of_players(door: str) -> range:
    low, high = game_behind(door).card.seats
    return range(low, high + 1)


@lru_cache(maxsize=2)
def trial(door: str, players: int, seed: int) -> Trial:
    return Trial(game_behind(door), players, seed)


TABLES = [(door, players) for door in DOORS for players in numbers_of_players(door)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("door", "players"), TABLES)
def test_a_game_keeps_the_promises_of_the_contract(door: str, players: int, check: Callable[[Trial], None]) -> None:
    for seed in SEEDS:
        check(trial(door, players, seed))


@pytest.mark.parametrize(("door", "players"), TABLES)
def test_a_seed_gives_the_same_game_in_every_process(door: str, players: int) -> None:
    program = (
        "import sys; from importlib import import_module; from speicherstadt_app.engine.conformance import digest;"
        "print(digest(import_module(sys.argv[1]).GAME, int(sys.argv[2]), 7))"
    )
    digests = {digest(game_behind(door), players, 7)}
    for hash_seed in ("0", "1", "2026"):
        answer = subprocess.run(
            [sys.executable, "-c", program, door, str(players)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(answer.stdout.strip())
    assert len(digests) == 1


def test_other_seeds_give_other_games() -> None:
    for door in DOORS:
        game = game_behind(door)
        assert len({digest(game, game.card.seats[0], seed) for seed in range(20)}) == 20


@pytest.mark.parametrize("door", DOORS)
def test_a_random_first_player_is_each_of_the_seats(door: str) -> None:
    for players in numbers_of_players(door):
        assert {trial(door, players, seed).rules.setup.first for seed in range(40)} == set(range(players))


def test_the_registry_lists_what_its_games_say_of_themselves() -> None:
    for card, folder in zip(registry.cards(), registry.FOLDERS, strict=True):
        assert card.id == folder
        assert registry.find(folder).card == card
