"""Every game in the commands of the terminal."""

import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from speicherstadt_app import words
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry
from speicherstadt_app.play.start import begin
from speicherstadt_app.store.library import open_library
from tests.cli.conftest import Say, say
from tests.contract.every import GAMES, SMALL_TABLES, WITH_SECRETS, card_of, players_for
from tests.play.players import Inline, instant, lot, play_out

ROOT = Path(__file__).resolve().parents[2]
MANY = 40
"""Games, of which the shortest is taken."""

__all__ = ["say"]


def records(game: str, players: int, number: int = 2) -> list[Record]:
    played = [Trial(registry.find(game), players, seed) for seed in range(number)]
    return [record_of(each.game, each.match(), each.players(), seed=each.seed) for each in played]


def file_of(folder: Path, some: list[Record]) -> Path:
    path = folder / "games.speicher.jsonl"
    path.write_text("".join(f"{record.to_line()}\n" for record in some), "utf-8")
    return path


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_records_are_verified_and_imported(say: Say, tmp_path: Path, game: str, players: int) -> None:
    path = file_of(tmp_path, records(game, players))
    said = say("verify", path)
    assert (said.code, said.err) == (0, "")
    data = ("--data", tmp_path / "data")
    assert say("data", "import", path, *data).code == 0
    assert say("data", "check", *data).code == 0
    exported = tmp_path / "out.speicher.jsonl"
    assert say("data", "export", exported, *data).code == 0
    assert sorted(json.loads(line)["moves"] for line in exported.read_text("utf-8").splitlines()) == sorted(
        list(record.moves) for record in records(game, players)
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_is_named_and_not_a_traceback(say: Say, tmp_path: Path, game: str) -> None:
    [record, _] = records(game, card_of(game).seats[0])
    broken = json.loads(record.to_line())
    del broken["moves"][7]
    for moves in (broken["moves"], [*record.moves[:-1], "0 no such move"], [*record.moves, record.moves[-1]]):
        path = tmp_path / "broken.speicher.json"
        path.write_text(json.dumps({**broken, "moves": moves}), "utf-8")
        for command in ("verify", "show"):
            said = say(command, path)
            assert said.code
            assert "Traceback" not in said.out + said.err


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_any_position_of_a_record_is_shown(say: Say, tmp_path: Path, game: str, players: int) -> None:
    record = records(game, players, 1)[0]
    path = file_of(tmp_path, [record])
    for ply in (0, len(record.moves) // 2, len(record.moves)):
        said = say("show", path, "--ply", ply)
        assert (said.code, said.err) == (0, "")
        assert "Seat 0" in said.out
    said = say("show", path, "--moves")
    assert (said.code, said.err) == (0, "")
    assert len(said.out.splitlines()) >= len([move for move in record.moves if not move.startswith("*")])


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_measured_in_processes_of_their_own(game: str) -> None:
    """Spawned workers know a game that is registered only where the program begins."""
    told = run("arena", "random", "random", "--game", game, "--blocks", 2, "--jobs", 2, "--json", "--quiet")
    assert json.loads(told)["contests"][0]["games"] == 2 * players_for(game), "a block seats each bot everywhere"


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_a_game_with_secrets_is_reviewed(say: Say, tmp_path: Path, game: str) -> None:
    """Each decision by what its seat could know then; those of open games are reviewed in `tests/cli`."""
    # Each decision is looked into, so the fewer there are the better.
    some = records(game, players_for(game), MANY)
    said = say("review", file_of(tmp_path, [min(some, key=lambda record: len(record.moves))]))
    assert (said.code, said.err) == (0, "")
    assert "Seat 0: costliest decisions" in said.out
    assert "luck and its doubt" not in said.out, "no deal is the same luck for everybody"
    heads = said.out.partition("chances of winning in %")[2].splitlines()[1].split()
    assert heads[0] == "1", "as the game went, round by round"
    assert heads[-1] == "end"
    assert len(heads) > 2


@pytest.mark.parametrize("game", GAMES)
def test_games_are_simulated(say: Say, tmp_path: Path, game: str) -> None:
    path = tmp_path / "simulated.speicher.jsonl"
    players = card_of(game).seats[1]
    bots = ("--game", game, "--players", players, "--bots", "random")
    said = say("simulate", *bots, "--games", 4, "--jobs", 1, "--quiet", "--record", path)
    assert (said.code, said.err) == (0, "")
    assert len(path.read_text("utf-8").splitlines()) == 4
    assert say("verify", path).code == 0
    points = [
        line.split("  ")[1] for line in said.out.partition("mean points from")[2].splitlines()[2:] if line.strip()
    ]
    told = words.of(game).statistics
    assert points == [told.source(name).title for name in registry.facts(game).names.sources], "words, no names of code"


@pytest.mark.parametrize("game", GAMES)
def test_statistics_are_told_of_each_game(say: Say, tmp_path: Path, game: str) -> None:
    folder = tmp_path / "data"
    with closing(open_library(folder)) as library:
        person = library.profiles.create("Anna", "gull", "#2f6690", "en")
        bots = [Player("Kontor", "ai", {"level": "random"})] * (card_of(game).seats[0] - 1)
        players = [Player("Anna", "human", {"profile": person.id}), *bots]
        for seed in range(2):
            table = begin(registry.find(game), players, seed, Inline(), store=library, pace=instant())
            play_out(table, lot(seed))
    data = ("--data", folder, "stats", "--game", game)
    said = say(*data)
    assert (said.code, said.err) == (0, "")
    assert "Anna" in said.out
    said = say(*data, "--profile", "Anna")
    assert (said.code, said.err) == (0, "")
    names = registry.facts(game).names
    keys = [name for name in (*names.figures, *(best.name for best in names.bests)) if "_" in name]
    assert not [name for name in keys if name in said.out], "names of the code in place of words"
    overview = json.loads(say(*data, "--profile", "Anna", "--json").out)["overview"]
    assert {"figure": "games", "value": 2} in overview


def run(*arguments: object) -> str:
    command = [sys.executable, "-m", "tests.fixture_game", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment()).stdout


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
