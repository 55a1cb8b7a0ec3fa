"""Options of a game in commands: by number of players, in journals, records and titles."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from speicherstadt_app.bench import engine
from speicherstadt_app.bench.report import Report
from speicherstadt_app.cli import arena_settings
from speicherstadt_app.engine.card import Choice
from tests import fixture_game
from tests.cli.conftest import Say
from tests.fixture_game.registered import registered
from tests.fixture_game.rules import rules

BIDS = ("--game", "bids", "--rounds", "5")
ROUNDS, LOOKING = fixture_game.CARD.options
VARIED = replace(ROUNDS, by_players={3: Choice((3, 5), 5), 4: Choice((3,), 3), 5: None})


@pytest.fixture(autouse=True)
def bids(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Three play five rounds unless something else is said, four always three, and five are not asked."""
    varied = replace(fixture_game.CARD, options=(VARIED, LOOKING))
    monkeypatch.setattr(arena_settings, "code", lambda: "tested")
    with registered():
        monkeypatch.setattr(fixture_game, "CARD", varied)
        monkeypatch.setattr(rules, "CARD", varied)
        yield


def measured(say: Say, *arguments: object) -> dict[str, Any]:
    said = say("arena", "random", "random", "--blocks", 1, "--quiet", "--json", *arguments)
    assert (said.code, said.err) == (0, "")
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_arena_plays_with_options_and_names_them(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    found = measured(say, *BIDS, "--players", "2,3", "--record", file)
    assert found["options"] == {"2": {"rounds": 5}}
    assert "--rounds 5" in found["command"]
    assert [json.loads(line)["options"] for line in file.read_text("utf-8").splitlines()] == [
        *[{"rounds": 5}] * 2,
        *[{}] * 3,
    ]
    table = say("arena", "random", "random", "--blocks", 1, *BIDS, "--players", 2).out
    assert table.startswith("2 players, 1 block of 2 games, rounds 5, seed 1")


def test_arena_journal_goes_on_with_the_same_options_only(say: Say, tmp_path: Path) -> None:
    usual, journal = tmp_path / "usual.jsonl", tmp_path / "five.jsonl"
    measured(say, "--game", "bids", "--journal", usual)
    assert "options" not in json.loads(usual.read_text("utf-8").splitlines()[0])
    measured(say, *BIDS, "--journal", journal)
    assert measured(say, *BIDS, "--journal", journal)["options"] == {"2": {"rounds": 5}}
    said = say("arena", "random", "random", *BIDS, "--blocks", 1, "--journal", usual)
    assert said.code != 0
    assert 'its options differ: null there, {"2": {"rounds": 5}} now' in said.err


def test_simulate_names_its_options(say: Say) -> None:
    said = say("simulate", *BIDS, "--games", 2, "--players", 2, "--bots", "random", "--quiet")
    assert said.out.startswith("2 games of 2 players, rounds 5, seed 1")


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_value_that_so_many_can_not_choose_is_refused(say: Say, command: str) -> None:
    bots = ("random", "random") if command == "arena" else ("--bots", "random")
    said = say(command, *bots, *BIDS, "--players", 4)
    assert (said.code, "'5' is no value of --rounds with 4 players" in said.err, "There are 3." in said.err) == (
        2,
        True,
        True,
    )
    said = say(command, *bots, *BIDS, "--players", 5)
    assert (said.code, "--rounds is not offered with 5 players" in said.err) == (2, True)
    assert "It is with 2, 3, 4, 6 players." in said.err


def test_help_names_the_defaults_by_players(
    say: Say, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit):
        say("simulate", "--game", "bids", "--help")
    told = " ".join(capsys.readouterr().out.split())
    assert "one of 3, 5 (default 3; with 3 players 5; with 4 players 3, one of 3; with 5 players not offered)" in told


def test_bench_measures_with_options(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def report(_game: str, _games: int, _repeats: int, tables: Any) -> Report:
        asked.append(tables)
        return Report((), {})

    monkeypatch.setattr(engine, "report", report)
    said = say("bench", "engine", *BIDS, "--json", "--repeats", 1)
    assert (said.code, json.loads(said.out)["options"]) == (0, {"rounds": "5"})
    assert asked == [{2: {"rounds": 5}, 3: {}, 6: {"rounds": 5}}]
    said = say("bench", "keeping", *BIDS)
    assert (said.code, "--rounds is for engine and ai" in said.err) == (2, True)
    match, _ = engine.random_game("bids", 2, 1, Random(1).random, {"rounds": 5})
    assert match.rules.progress(match.state).rounds == 5
