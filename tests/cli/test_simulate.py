"""`simulate`: many games, fairly seated, the same ones for the same seed, and nothing lost when it is stopped."""

from __future__ import annotations

import json
import re
import signal
from collections import Counter
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app import __version__
from speicherstadt_app.ai.bots import Bot
from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.cli.linefile import LineFile
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.cli.series import Played, SeatResult, Series
from speicherstadt_app.cli.tally import Tally
from speicherstadt_app.cli.workers import without_ctrl_c
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.games.registry import find
from speicherstadt_app.store.statistics.rates import wilson
from tests.cli.conftest import Say

GAMES = 10
ENOUGH = 60
"""So many that two workers are given more than once."""


def simulate(say: Say, file: Path, *arguments: object, seed: int = 7) -> list[dict[str, Any]]:
    said = say("simulate", "--games", GAMES, "--bots", "random", "--seed", seed, "--record", file, *arguments)
    assert (said.code, said.err) == (0, "")
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_the_same_seed_gives_the_same_file(say: Say, tmp_path: Path) -> None:
    one, two, other = tmp_path / "one", tmp_path / "two", tmp_path / "other"
    simulate(say, one, "--games", ENOUGH)
    simulate(say, two, "--games", ENOUGH, "--jobs", 2)
    simulate(say, other, "--games", ENOUGH, seed=8)
    assert one.read_bytes() == two.read_bytes()
    assert one.read_bytes() != other.read_bytes()
    assert sorted(tmp_path.iterdir()) == [one, other, two]


def test_no_two_games_are_the_same(say: Say, tmp_path: Path) -> None:
    records = simulate(say, tmp_path / "games")
    assert len({record["seed"] for record in records}) == len({tuple(record["moves"]) for record in records}) == GAMES


def test_a_longer_series_begins_like_a_shorter_one(say: Say, tmp_path: Path) -> None:
    short, long = tmp_path / "short", tmp_path / "long"
    simulate(say, short)
    simulate(say, long, "--games", GAMES + 2)
    assert long.read_bytes().startswith(short.read_bytes())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_its_records_are_right(players: int, say: Say, tmp_path: Path) -> None:
    file = tmp_path / "games.speicher.jsonl"
    records = simulate(say, file, "--players", players, "--bots", "random,greedy", "--games", 4)
    assert say("verify", file) == (0, "4 games, 4 right, 0 wrong\n", "")
    for record in records:
        assert len(record["players"]) == players
        assert all(player["kind"] == "ai" and player["level"] in player["name"] for player in record["players"])
        assert len({player["name"] for player in record["players"]}) == players
        assert record["meta"] == {"app": __version__}
        assert "seed" in record


@pytest.mark.parametrize(("players", "bots"), [(2, "ab"), (3, "ab"), (4, "ab"), (4, "abc"), (4, "abcde"), (5, "abb")])
def test_everybody_sits_everywhere_equally_often(players: int, bots: str) -> None:
    chairs = Series("speicherstadt", players, tuple(bots), 1)
    seen = Counter((seat, bot) for number in range(60) for seat, bot in enumerate(chairs.lineup(number)))
    assert seen == {(seat, bot): 60 * bots.count(bot) // len(bots) for seat in range(players) for bot in bots}


def test_a_brain_is_not_told_what_the_dealer_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    class Curious(RandomBrain):
        def choose(self, question: Question, stop: object = None) -> Answer:
            asked.append(question)
            return super().choose(question)

    monkeypatch.setattr(Bot, "brain", lambda bot, game_id: Curious())
    played = json.loads(Series("speicherstadt", 4, ("random",), 7).play(0).line)
    true = Dealer(find("speicherstadt"), 4, played["seed"])
    guess = Dealer(find("speicherstadt"), 4, asked[0].seed)
    state = true.rules.start()
    assert true.rules.text(-1, true.deal(state)) == played["moves"][0]
    assert guess.deal(state) != true.deal(state)
    assert {question.seed for question in asked} == {asked[0].seed}
    assert min(len(question.legal) for question in asked) > 1


def test_the_table_at_the_end(say: Say) -> None:
    said = say("simulate", "--games", 6, "--players", 4, "--bots", "random,greedy", "--seed", 3)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("6 games of 4 players, seed 3, ")
    rows = {words[0]: words for words in map(str.split, said.out.splitlines()) if words}
    shares = [float(rows[bot][2].rstrip("%")) for bot in ("random", "greedy")]
    assert sum(shares) == pytest.approx(100, abs=0.2)
    for bot in ("random", "greedy"):
        assert rows[bot][1] == "6"
        assert rows[bot][6] == "50.0%"
    for column, bot in enumerate(("random", "greedy"), start=1):
        sources = ("Fires", "Offices", "Contracts", "Traders", "Churches", "Warehouse", "Port", "Chamber")
        assert sum(float(rows[source][column]) for source in sources) == pytest.approx(float(rows[bot][7]), abs=0.05)


def test_one_bot_at_several_seats_wins_a_game_once() -> None:
    tally = Tally(["a", "b"])
    for first in ("a", "b", "a"):
        others = ["a", "b", "b"] if first == "a" else ["b", "a", "a"]
        results = [SeatResult(first, 1.0, 10, 1, {"fire": 10})]
        tally.add([*results, *(SeatResult(bot, 0.0, 4, 2, {"fire": 4}) for bot in others)])
    a, b = tally.bots.values()
    assert (a.games, a.seats, a.victories, a.fair) == (3, 6, 2.0, 1.5)
    assert (b.games, b.seats, b.victories, b.fair) == (3, 6, 1.0, 1.5)
    assert a.score == 10 + 10 + 4 * 4 == a.points["fire"]
    assert a.place == 1 + 1 + 4 * 2


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.49016, 0.94332), (0, 10, 0.0, 0.27754), (10, 10, 0.72247, 1.0), (250, 1000, 0.22415, 0.27777)],
)
def test_the_interval_is_that_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-5)


def stop_at(monkeypatch: pytest.MonkeyPatch, number: int, error: BaseException) -> None:
    def play(self: Series, now: int) -> Played:
        if now == number:
            raise error
        return whole(self, now)

    whole = Series.play
    monkeypatch.setattr(Series, "play", play)


def test_ctrl_c_keeps_the_games_that_are_done(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    all_games, file = tmp_path / "all.speicher.jsonl", tmp_path / "games.speicher.jsonl"
    simulate(say, all_games)
    stop_at(monkeypatch, 3, KeyboardInterrupt())
    said = say("simulate", "--games", GAMES, "--bots", "random", "--seed", 7, "--record", file)
    assert said.code == 130
    assert said.out.startswith("3 games of 4 players")
    assert said.err == f"speicherstadt: stopped after 3 of 10 games. What was played stands in {file}.\n"
    assert all_games.read_bytes().startswith(file.read_bytes())
    assert say("verify", file).out == "3 games, 3 right, 0 wrong\n"
    assert sorted(tmp_path.iterdir()) == [all_games, file]


def test_what_a_killed_run_left_is_named_and_let_be(say: Say, tmp_path: Path) -> None:
    left = tmp_path / "games.speicher.jsonl.4711.part"
    left.touch()
    (tmp_path / "other.speicher.jsonl.4711.part").touch()
    said = say("simulate", "--games", 1, "--bots", "random", "--record", tmp_path / "games.speicher.jsonl")
    assert said.code == 0
    assert said.err == f"speicherstadt: {left} is of another run: delete it if that has ended.\n"
    assert left.exists()


def test_ctrl_c_while_processes_begin_is_heard_when_they_have() -> None:
    heard = []

    def begin() -> None:
        with without_ctrl_c():
            signal.raise_signal(signal.SIGINT)
            heard.append("not yet")
        heard.append("too late")

    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            begin()
    finally:
        signal.signal(signal.SIGINT, usual)
    assert heard == ["not yet"]


@pytest.mark.parametrize(("number", "error"), [(0, KeyboardInterrupt()), (2, OSError(28, "No space left on device"))])
def test_what_was_there_stays_if_there_is_nothing_to_put_in_its_place(
    number: int, error: BaseException, say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.speicher.jsonl"
    file.write_text("something dear")
    stop_at(monkeypatch, number, error)
    said = say("simulate", "--games", GAMES, "--bots", "random", "--record", file)
    assert said.code in {1, 130}
    assert said.err.count("\n") == 1
    assert file.read_text() == "something dear"
    assert list(tmp_path.iterdir()) == [file]


def test_a_line_cut_off_by_ctrl_c_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class CutOff(FileIO):
        def write(self, data: Any, /) -> int:
            if b"second" not in bytes(data):
                return super().write(data)
            super().write(data[:3])
            raise KeyboardInterrupt

    def write_two() -> None:
        with LineFile(tmp_path / "lines") as file:
            file.write("first")
            file.write("second")

    monkeypatch.setattr(Path, "open", lambda path, _mode, **_: CutOff(path, "w"))
    with pytest.raises(KeyboardInterrupt):
        write_two()
    monkeypatch.undo()
    assert (tmp_path / "lines").read_text() == "first\n"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    goal, link = tmp_path / "goal", tmp_path / "link"
    link.symlink_to(goal)
    with LineFile(link) as file:
        file.write("line")
    assert link.is_symlink()
    assert goal.read_text() == "line\n"


@pytest.mark.parametrize("place", ["", "none/file"])
def test_where_nothing_can_be_written_nothing_is_played(place: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal):
        LineFile(tmp_path / place)
    assert not list(tmp_path.iterdir())


def test_a_terminal_gets_a_bar_unless_it_wants_quiet(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert "5/5" in say("simulate", "--games", 5, "--bots", "random").err
    assert not say("simulate", "--games", 5, "--bots", "random", "--quiet").err


def test_an_unknown_bot_gets_the_known_ones(say: Say) -> None:
    said = say("simulate", "--bots", "random,deep blue")
    assert said.code == 2
    assert re.fullmatch(r"speicherstadt: there is no level 'deep blue'; this program knows apprentice.*\.\n", said.err)


def test_a_style_is_played_and_told_of(say: Say, tmp_path: Path) -> None:
    [record] = simulate(say, tmp_path / "games", "--games", 1, "--players", 2, "--bots", "random,apprentice:miser")
    assert [player.get("style") for player in record["players"]] == [None, "miser"]
