"""A card is all that the start, a list or a command needs of a game: reading it loads nothing else."""

import subprocess
import sys
import timeit
from importlib import import_module, reload
from pathlib import Path

import pytest

from speicherstadt_app.games import registry
from tests.contract.every import GAMES
from tests.fixture_game.program import FOLDERS

LIGHT = {
    "speicherstadt_app",
    "speicherstadt_app.engine",
    "speicherstadt_app.engine.card",
    "speicherstadt_app.engine.errors",
    "speicherstadt_app.games",
}


def modules_after(program: str) -> set[str]:
    tell = "; import sys; print(*(name for name in sys.modules if name.startswith('speicherstadt_app')))"
    answer = subprocess.run([sys.executable, "-c", program + tell], capture_output=True, text=True, check=True)
    return set(answer.stdout.split())


def real_folders() -> set[str]:
    return {*registry.FOLDERS.values()} - {*FOLDERS.values()}


@pytest.mark.parametrize("game", registry.FOLDERS)
def test_a_card_loads_no_part_of_its_game(game: str) -> None:
    folder = registry.FOLDERS[game]
    assert modules_after(f"import {folder}") == {*LIGHT, folder}


def test_all_cards_together_load_no_part_of_any_game() -> None:
    loaded = modules_after("from speicherstadt_app.games import registry; registry.cards()")
    assert loaded == {*LIGHT, "speicherstadt_app.games.registry", *real_folders()}


def test_four_games_cost_the_start_four_small_files(tmp_path: Path) -> None:
    """Of a game that is there nothing is loaded but its card, however many there are."""
    for name in ("one", "two", "three"):
        folder = tmp_path / f"game_{name}"
        for role in ("", "rules", "words", "table", "brains"):
            (folder / role).mkdir(exist_ok=True)
            (folder / role / "__init__.py").write_text("raise SystemExit('loaded too early')")
        (folder / "__init__.py").write_text(
            "from speicherstadt_app.engine.card import GameCard\n"
            f"CARD = GameCard(id={name!r}, title={name!r}, rules_version=1, seats=(1, 15), open=False)\n"
        )
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from speicherstadt_app.games import registry;"
        "registry.FOLDERS.update({name: 'game_' + name for name in ('one', 'two', 'three')});"
        "assert len(registry.cards()) > 3 and registry.broken() == ()"
    )
    assert modules_after(program) == {*LIGHT, "speicherstadt_app.games.registry", *real_folders()}


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_made_within_a_millisecond(game: str) -> None:
    module = import_module(registry.FOLDERS[game])
    assert min(timeit.repeat(lambda: reload(module), number=1, repeat=20)) < 0.001


@pytest.mark.parametrize("game", GAMES)
def test_the_card_is_that_of_the_rules(game: str) -> None:
    assert registry.card(game) == registry.find(game).card
    assert registry.card(game).id == game
