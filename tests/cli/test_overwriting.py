"""`data export --overwrite`: what may hold games is replaced only by an export that lacks none of those kept here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library, open_library
from tests.cli.conftest import Said, Say
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.rules import GAME as SECRET_GAME
from tests.store.tables_played import begin

GOOD = b"games of another year"
Export = Callable[..., Said]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SPEICHERSTADT_DATA", raising=False)
    return tmp_path / "data"


@pytest.fixture
def export(say: Say, folder: Path) -> Export:
    """Export over a good file of that name, and see that it stays; the answer is what was said."""

    def call(name: str) -> Said:
        Path(name).write_bytes(GOOD)
        said = say("--data", folder, "data", "export", "--overwrite", name)
        assert Path(name).read_bytes() == GOOD
        assert (said.code, said.out) == (1, "")
        assert said.err.count("\n") == 1
        assert f"{name} stays as it is" in said.err
        assert sorted(path.name for path in Path().glob("*.speicher*")) == [name], "no draft is left"
        return said

    return call


def within(folder: Path, do: Callable[[Library], object]) -> None:
    library = open_library(folder)
    do(library)
    library.close()


def keep(folder: Path, number: int) -> list[str]:
    ids: list[str] = []
    within(folder, lambda library: ids.extend(begin(library, seed=seed).finish().id for seed in range(number)))
    return ids


def damage(folder: Path, ids: list[str]) -> None:
    """As a disk does that begins to fail: SQLite finds nothing wrong."""

    def spoil(library: Library) -> None:
        with library.database.writing() as session:
            for game_id in ids:
                session.connection().exec_driver_sql(
                    "UPDATE packed_moves SET texts = x'00' WHERE game = (SELECT number FROM games WHERE id = ?)",
                    (game_id,),
                )

    within(folder, spoil)


def test_secrets_of_two_people_alone_replace_no_file(folder: Path, export: Export) -> None:
    players = Player("Anna", "human"), Player("Ben", "human")
    with registered():
        match: Match[Any] = Match(Dealer(SECRET_GAME, 2, 3).rules)
        within(folder, lambda library: library.begin(record_of(SECRET_GAME, match, players), 3))
        assert "No game could be written" in export("good.speicher.jsonl").err


@pytest.mark.parametrize("name", ["good.speicher", "good.speicher.jsonl"])
@pytest.mark.parametrize("damaged", [3, 1], ids=["all", "one of three"])
def test_games_that_can_not_be_read_replace_no_file(folder: Path, export: Export, name: str, damaged: int) -> None:
    damage(folder, keep(folder, 3)[:damaged])
    said = export(name)
    assert f"{damaged} could not be read" in said.err
    assert "speicherstadt data check" in said.err


@pytest.mark.parametrize("name", ["good.speicher.json", "good.speicher.jsonl"])
def test_a_game_that_does_not_load_replaces_no_file(folder: Path, export: Export, name: str) -> None:
    players = Player("Anna", "human"), Player("Brain", "ai")
    with registered():
        match: Match[Any] = Match(Dealer(SECRET_GAME, 2, 3).rules)
        within(folder, lambda library: library.begin(record_of(SECRET_GAME, match, players), 3))
    with patch.dict(registry.FOLDERS, {"bids": "tests.store.game_without_rules"}):
        said = export(name)
    assert "can't load the game 'bids'" in said.err
    assert "check" not in said.err


@pytest.mark.parametrize("name", ["new.speicher", "new.speicher.jsonl"])
def test_a_new_name_takes_what_can_be_read_and_says_what_is_missing(say: Say, folder: Path, name: str) -> None:
    damage(folder, keep(folder, 3)[:1])
    said = say("--data", folder, "data", "export", name)
    assert said.code == 1
    assert said.out.startswith("2 games")
    assert "1 game could not be read" in said.err


def test_records_without_a_game_get_no_file(say: Say, folder: Path) -> None:
    within(folder, lambda _: None)
    said = say("--data", folder, "data", "export", "new.speicher.jsonl")
    assert (said.code, said.out) == (1, "")
    assert "no game could be written" in said.err
    assert not list(Path().glob("*.speicher*"))


def test_a_whole_export_replaces_one_and_so_does_any_an_empty_file(say: Say, folder: Path) -> None:
    keep(folder, 2)
    Path("good.speicher").write_bytes(GOOD)
    assert say("--data", folder, "data", "export", "--overwrite", "good.speicher").out.startswith("2 games in")
    Path("empty.speicher").touch()
    within(folder.with_name("new"), lambda _: None)
    assert say("--data", folder.with_name("new"), "data", "export", "--overwrite", "empty.speicher").code == 0
