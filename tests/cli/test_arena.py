"""`arena`: the same figures for the same seed, whoever does the work; what was played is not played twice."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.ai.arena.block import Block
from speicherstadt_app.ai.arena.contest import Task
from speicherstadt_app.cli import arena, arena_settings
from speicherstadt_app.cli.arena_journal import Journal
from speicherstadt_app.cli.arena_settings import read_settings
from speicherstadt_app.cli.parsing import CommandParser
from speicherstadt_app.games.registry import FOLDERS
from tests.cli.conftest import Said, Say

BOTS = ("greedy", "random")
BLOCKS = 6
CODE = "tested"


@pytest.fixture(autouse=True)
def unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may edit a brain while a test compares two runs."""
    monkeypatch.setattr(arena_settings, "code", lambda: CODE)


def measure(say: Say, *arguments: object, bots: tuple[str, ...] = BOTS) -> dict[str, Any]:
    said = say("arena", *bots, "--blocks", BLOCKS, "--json", "--quiet", *arguments)
    assert (said.code, said.err) == (0, "")
    return timeless(said.out)


def timeless(text: str) -> dict[str, Any]:
    """Everything but what differs from run to run, or while somebody edits."""
    found: dict[str, Any] = json.loads(text)
    del found["seconds"], found["commit"]
    for contest in found["contests"]:
        for bot in contest["bots"]:
            del bot["median_seconds"], bot["p99_seconds"]
    return found


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The blocks that are played from here on, by players and number."""
    seen = []

    def watched(task: Task, clock: Callable[[], float], meta: dict[str, object]) -> Block:
        seen.append((len(task.seatings), task.number))
        return play(task, clock, meta)

    play = arena.play
    monkeypatch.setattr(arena, "play", watched)
    return seen


# Figures


def test_the_same_figures_however_many_processes_there_are(say: Say) -> None:
    alone = measure(say, "--players", "2,3")
    assert measure(say, "--players", "2,3", "--jobs", 2) == alone
    assert [contest["players"] for contest in alone["contests"]] == [2, 3]
    assert [contest["games"] for contest in alone["contests"]] == [12, 18]
    assert measure(say, "--players", "2,3", "--seed", 2) != alone


def test_the_table_tells_what_the_json_tells(say: Say) -> None:
    greedy, random = measure(say, "--players", 3)["contests"][0]["bots"]
    said = say("arena", *BOTS, "--blocks", BLOCKS, "--players", 3)
    lines = said.out.splitlines()
    assert lines[0] == "3 players, 6 blocks of 3 games, seed 1, greedy = 1000 points"
    rows = [line.split() for line in lines]
    result = next(row for row in rows if row[:1] == ["random"])
    wins = random["wins"]
    assert result[1:7] == [
        "18",
        *(f"{wins[key]:.1%}" for key in ("value", "low")),
        "to",
        f"{wins['high']:.1%}",
        "66.7%",
    ]
    assert result[7] == f"{random['points']['value']:.0f}"
    further = [row for row in rows if row[:1] == ["greedy"]][1]
    margin = greedy["margin"]
    assert further[1:4] == [f"{margin['value']:+.2f}", "±", f"{margin['high'] - margin['value']:.2f}"]
    assert further[4] == f"{greedy['measures']['score']['mean']:.2f}"
    assert further[6] == str(greedy["decisions"])
    assert lines[-1].endswith("Again: speicherstadt arena greedy random --players 3 --blocks 6 --seed 1")
    assert max(map(len, lines[:-1])) <= 80


def test_what_would_show_the_same_again_is_told(say: Say) -> None:
    for asked in ("score", "score,coins", "all"):
        out = say("arena", *BOTS, "--blocks", 1, "--style", asked).out
        assert out.endswith(
            f"Again: speicherstadt arena greedy random --players 2 --blocks 1 --seed 1 --style {asked}\n"
        )


def test_long_names_do_not_push_figures_out(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    long = "greedy@999999999"
    wins = measure(say, bots=(long, "random"))["contests"][0]["bots"][0]["wins"]
    out = say("arena", long, "random", "--blocks", BLOCKS, "--style", "coins").out
    assert "…" not in out
    assert f"{wins['low']:.1%} to {wins['high']:.1%}" in out
    assert max(map(len, out.splitlines()[:-1])) <= 80


def test_the_command_it_names_gives_the_same_again(say: Say) -> None:
    first = measure(say, "--players", "2,3", "--sprt=-20,30", "--alpha", "0.1", "--anchor", "random")
    words = first["command"].split()
    assert words[:2] == ["speicherstadt", "arena"]
    assert timeless(say(*words[1:], "--json").out) == first


def test_a_pool(say: Say) -> None:
    found = measure(say, "--pool", "--players", 2, bots=("random", "greedy", "greedy@5"))
    bots = found["contests"][0]["bots"]
    assert [bot["bot"] for bot in bots] == ["random", "greedy", "greedy@5"]
    assert [bot["games"] for bot in bots] == [8, 8, 8]
    assert found["anchor"] == "greedy"
    assert bots[1]["points"] == {"value": 1000.0, "low": None, "high": None}


def test_style_is_told_by_measures(say: Say) -> None:
    found = measure(say)["contests"][0]["bots"][1]["measures"]
    said = say("arena", *BOTS, "--blocks", BLOCKS, "--style", "coins,spent:firefighter")
    rows = {tuple(words[:2]): words[2:] for words in map(str.split, said.out.splitlines()) if len(words) == 5}
    assert set(rows) == {(name, bot) for name in ("coins", "spent:firefighter") for bot in BOTS}
    for name in ("coins", "spent:firefighter"):
        told = found[name]
        assert rows[name, "random"] == [f"{told['mean']:.3f}", f"{told['deviation']:.3f}", f"{told['apart']:+.2f}"]
        assert rows[name, "greedy"][2] == "-"


def test_rows_for_the_diary(say: Say) -> None:
    said = say("arena", *BOTS, "--blocks", BLOCKS, "--players", "2,4", "--markdown", "--quiet")
    above, empty, *lines = said.out.splitlines()
    assert re.fullmatch(r"Python [\d.]+\w*, \S+, \d+ s", above)
    assert not empty
    head, line, *rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in lines]
    assert set(line) == {"---"}
    assert {len(row) for row in (head, line, *rows)} == {len(head)}
    table = [dict(zip(head, row, strict=True)) for row in rows]
    assert [(row["bot"], row["games"]) for row in table] == [
        ("greedy", "12"),
        ("random", "12"),
        ("greedy", "24"),
        ("random", "24"),
    ]
    for row in table:
        assert row["command"] == "`speicherstadt arena greedy random --players 2,4 --blocks 6 --seed 1`"
        assert re.fullmatch(r"\d+\.\d% \[\d+\.\d% to \d+\.\d%\]", row["wins"])
        assert row["code"] == CODE
        assert re.fullmatch(r"[\d.]+ (µs|ms|s) / [\d.]+ (µs|ms|s)", row["time"])
    diary = (Path(__file__).parents[2] / "docs" / "ai-diary.md").read_text("utf-8")
    assert lines[0] in diary.splitlines()


def test_a_test_ends_as_soon_as_it_knows(say: Say, played: list[tuple[int, int]]) -> None:
    found = measure(say, "--players", 4, "--blocks", 500, "--sprt", "0,100")["contests"][0]
    assert found["sprt"]["verdict"] == "better"
    assert found["blocks"] == len(played) < 40
    said = say("arena", *reversed(BOTS), "--blocks", 500, "--sprt", "0,100")
    assert re.search(r"^random is 100 points ahead rather than 0: no after \d+ blocks \(", said.out, re.MULTILINE)


def test_a_test_that_does_not_know_says_so(say: Say) -> None:
    said = say("arena", "random", "random", "--blocks", 2, "--sprt", "0,10")
    assert "random is 10 points ahead rather than 0: open after 2 blocks" in said.out


# Journals


def test_a_journal_goes_on_where_it_stopped(say: Say, tmp_path: Path, played: list[tuple[int, int]]) -> None:
    journal = tmp_path / "journal"
    whole = measure(say, "--players", "2,3")
    played.clear()
    measure(say, "--players", "2,3", "--blocks", 4, "--journal", journal)
    assert played == [(players, number) for players in (2, 3) for number in range(4)]
    played.clear()
    said = say("arena", *BOTS, "--blocks", BLOCKS, "--players", "2,3", "--json", "--journal", journal)
    assert said.err == f"8 blocks in {journal} already; going on.\n"
    assert timeless(said.out) == whole
    assert played == [(2, 4), (2, 5), (3, 4), (3, 5)]
    played.clear()
    assert measure(say, "--players", "2,3", "--journal", journal, "--jobs", 2) == whole
    assert not played


def test_blocks_beyond_the_end_of_a_test_do_not_count(say: Say, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    alone = measure(say, "--sprt", "0,300", "--blocks", 40)
    measure(say, "--blocks", 20, "--journal", journal)
    assert alone["contests"][0]["blocks"] < 20
    assert measure(say, "--sprt", "0,300", "--blocks", 40, "--journal", journal) == alone


DOOMED = """
import os, sys
from speicherstadt_app.cli import arena_journal, arena_settings, main
arena_settings.code = lambda: "tested"
write = arena_journal.Journal._write
lines = []
def last(journal, line):
    lines.append(line)
    if len(lines) == 5:
        journal._file.write(line[: len(line) // 2])
        os._exit(9)
    write(journal, line)
arena_journal.Journal._write = last
main(sys.argv[1:])
"""


def test_a_program_that_is_killed_amid_a_line_loses_that_line(
    say: Say, tmp_path: Path, played: list[tuple[int, int]]
) -> None:
    journal = tmp_path / "journal"
    command = ["arena", *BOTS, "--blocks", str(BLOCKS), "--journal", str(journal), "--quiet", "--json"]
    ended = subprocess.run([sys.executable, "-c", DOOMED, *command], capture_output=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (9, b"", b"")
    assert not journal.read_bytes().endswith(b"\n")
    measure(say, "--journal", journal, "--blocks", 3)
    assert journal.read_bytes().endswith(b"\n")
    resumed = measure(say, "--journal", journal)
    assert [number for _, number in played] == [3, 4, 5]
    assert measure(say, "--journal", journal) == resumed == measure(say)
    assert len(played) == 3 + BLOCKS


def test_no_process_outlives_a_program_that_is_killed(tmp_path: Path) -> None:
    command = ["arena", *BOTS, "--blocks", "100", "--journal", "journal", "--quiet", "--jobs", "2"]
    # Whoever is left holds the other end of the pipes, and there would be no end to them.
    ended = subprocess.run(
        [sys.executable, "-c", DOOMED, *command], cwd=tmp_path, capture_output=True, check=False, timeout=60
    )
    assert ended.returncode == 9


def test_two_arenas_may_have_one_journal(say: Say, tmp_path: Path, played: list[tuple[int, int]]) -> None:
    journal = tmp_path / "journal"
    settings = read_settings(arena_arguments(*BOTS))
    one, two = (Journal(journal, settings.header(), settings.contests) for _ in range(2))
    for number, there in [(0, one), (1, two), (1, one), (2, two)]:
        there.keep(2, arena.play(settings.contests[2].task(number), lambda: 0.0, {}))
    one.close()
    two.close()
    played.clear()
    assert measure(say, "--journal", journal) == measure(say, "--blocks", BLOCKS)
    assert [number for _, number in played[:3]] == [3, 4, 5]


def arena_arguments(*words: str) -> argparse.Namespace:
    parser = CommandParser(prog="arena")
    arena.configure(parser)
    return parser.parse_args(list(words))


def test_a_header_that_was_cut_off_is_written_again(say: Say, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    measure(say, "--journal", journal)
    journal.write_bytes(journal.read_bytes()[:40])
    assert measure(say, "--journal", journal) == measure(say)


def stop_at(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def stopped(task: Task, clock: Callable[[], float], meta: dict[str, object]) -> Block:
        if task.number == number:
            raise KeyboardInterrupt
        return play(task, clock, meta)

    play = arena.play
    monkeypatch.setattr(arena, "play", stopped)


def test_ctrl_c_keeps_and_tells_what_is_done(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "journal"
    with monkeypatch.context() as patch:
        stop_at(patch, 4)
        said = say("arena", *BOTS, "--blocks", BLOCKS, "--journal", journal)
    assert said.code == 130
    assert said.out.startswith("2 players, 4 blocks of 2 games")
    assert said.err == "speicherstadt: stopped after 4 blocks. The same command goes on.\n"
    assert measure(say, "--journal", journal) == measure(say)


def test_ctrl_c_before_the_first_block(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_at(monkeypatch, 0)
    assert say("arena", *BOTS) == Said(130, "", "speicherstadt: stopped after 0 blocks.\n")


@pytest.fixture
def journal(say: Say, tmp_path: Path) -> Path:
    file = tmp_path / "journal"
    measure(say, "--journal", file)
    return file


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["random", "random"], 'its bots differ: ["greedy", "random"] there, ["random", "random"] now'),
        (["greedy", "random", "--seed", "2"], "its seed differs: 1 there, 2 now"),
        (["greedy", "random", "--players", "2,3"], "its numbers of players differ: [2] there, [2, 3] now"),
        (["greedy", "random", "--pool"], 'its field differs: "one against the rest" there, "pool" now'),
    ],
)
def test_a_journal_of_something_else_is_refused(arguments: list[str], words: str, say: Say, journal: Path) -> None:
    before = journal.read_bytes()
    said = say("arena", *arguments, "--journal", journal)
    assert (said.code, said.out) == (1, "")
    assert said.err == (
        f"speicherstadt: {journal} has another beginning: {words}. "
        "Name another journal, or remove this one to begin anew.\n"
    )
    assert journal.read_bytes() == before


@pytest.mark.parametrize(
    ("module", "name", "value", "words"),
    [
        (arena_settings, "__version__", "9.9", "the program's version differs: "),
        (arena_settings, "code", lambda: "other", "the code that played differs: "),
        (arena_settings, "measure_names", lambda *_: ("score", "place", "margin"), "its measures differ"),
    ],
)
def test_a_journal_of_another_program_is_refused(
    module: Any, name: str, value: object, words: str, say: Say, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, value)
    said = say("arena", *BOTS, "--journal", journal)
    assert said.code == 1
    assert words in said.err


def broken(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    return lambda data: b"\n".join(change(data.split(b"\n")))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda _: b"something else\n", "is no journal of the arena. Name another file."),
        (lambda _: b"something else", "is no journal of the arena. Name another file."),
        (lambda _: b'{"format":"speicherstadt-record"}\n', "is no journal of the arena. Name another file."),
        (broken(lambda lines: [*lines[:2], b"{", *lines[3:]]), "is broken at line 3: "),
        (broken(lambda lines: [*lines[:2], b"[]", *lines[3:]]), "is broken at line 3: it is no block of games. Remove"),
        (lambda data: data.replace(b'"block":1,', b'"block":-1,'), "at line 3: it does not say which block it is."),
        (
            lambda data: data.replace(b'{"players":2,', b'{"players":4,'),
            "at line 2: it does not say which block it is.",
        ),
        (lambda data: data.replace(b'"winners"', b'"losers"'), "at line 2: it does not tell who won its games."),
        (lambda data: data.replace(b'"block":1,', b'"block":0,'), "tells block 0 in two ways."),
    ],
)
def test_a_broken_journal_is_refused(change: Callable[[bytes], bytes], words: str, say: Say, journal: Path) -> None:
    data = change(journal.read_bytes())
    journal.write_bytes(data)
    said = say("arena", *BOTS, "--journal", journal)
    assert (said.code, said.out) == (1, "")
    assert words in said.err
    assert said.err.count("\n") == 1
    assert journal.read_bytes() == data


@pytest.mark.parametrize("place", ["", "nowhere/journal"])
def test_a_journal_that_cannot_be_written_is_refused(
    place: str, say: Say, tmp_path: Path, played: list[tuple[int, int]]
) -> None:
    said = say("arena", *BOTS, "--journal", tmp_path / place)
    assert said.code == 1
    assert said.err.startswith(f"speicherstadt: {tmp_path / place} ")
    assert said.err.count("\n") == 1
    assert not played


# Records


def test_its_games_can_be_verified(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "games.speicher.jsonl"
    measure(say, "--players", "2,3", "--record", file, "--jobs", 2)
    assert say("verify", file) == (0, "30 games, 30 right, 0 wrong\n", "")
    one = tmp_path / "one.speicher.jsonl"
    measure(say, "--players", "2,3", "--record", one)
    assert one.read_bytes() == file.read_bytes()


def test_records_of_blocks_that_are_known_are_played_again(
    say: Say, journal: Path, tmp_path: Path, played: list[tuple[int, int]]
) -> None:
    before = journal.read_bytes()
    file = tmp_path / "games.speicher.jsonl"
    measure(say, "--journal", journal, "--record", file)
    assert len(played) == BLOCKS
    assert say("verify", file).out == "12 games, 12 right, 0 wrong\n"
    assert journal.read_bytes() == before


def test_a_journal_that_lies_is_found_out(say: Say, journal: Path, tmp_path: Path) -> None:
    first, second, *rest = journal.read_bytes().splitlines(keepends=True)
    block = json.loads(second)
    block["winners"] = [[1 - winners[0]] for winners in block["winners"]]
    journal.write_bytes(b"".join([first, json.dumps(block).encode() + b"\n", *rest]))
    said = say("arena", *BOTS, "--blocks", BLOCKS, "--journal", journal, "--record", tmp_path / "games", "--quiet")
    assert said.code == 1
    assert said.err.startswith(f"speicherstadt: block 0 of 2 players does not go as {journal} tells it. ")
    assert not (tmp_path / "games").exists()


# Bad input


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["genius", "random"], "there is no level 'genius'; this program knows "),
        (["greedy:rude", "random"], "there is no style 'rude'; this program knows "),
        (["greedy@0", "random"], "a bot's budget is a whole number from 1 to "),
        (["greedy"], "two bots play against each other, and here is 1. With --pool"),
        (["greedy", "random", "random"], "two bots play against each other, and here are 3. With --pool"),
        (["greedy", "greedy", "--pool"], "'greedy' is in the pool twice. Name every bot once."),
        (["greedy", "--pool"], "a pool has 2 to 16 bots, not 1."),
        ([*BOTS, "--players", "6"], "argument --players: it must lie between 2 and 5. Write"),
        ([*BOTS, "--players", "2,"], "argument --players: '' is no whole number."),
        ([*BOTS, "--blocks", "0"], "argument --blocks: it must lie between 1 and "),
        ([*BOTS, "--jobs", "0"], "argument --jobs: it must lie between 1 and 64."),
        ([*BOTS, "--game", "chess"], f"there is no game 'chess'. There are {', '.join(FOLDERS)}."),
        ([*BOTS, "--sprt", "50,0"], "--sprt needs two numbers of points, the smaller one first"),
        ([*BOTS, "--sprt", "50"], "--sprt needs two numbers of points"),
        ([*BOTS, "--sprt", "0,20,30"], "--sprt needs two numbers of points"),
        ([*BOTS, "--sprt", "0,many"], "argument --sprt: 'many' is no number."),
        ([*BOTS, "--sprt", "0,nan"], "argument --sprt: 'nan' is no number."),
        ([*BOTS, "--sprt", "0,50", "--alpha", "0.7"], "--alpha and --beta are risks between 0 and 0.5."),
        ([*BOTS, "--sprt", "0,50", "--beta", "0"], "--alpha and --beta are risks between 0 and 0.5."),
        ([*BOTS, "--sprt", "0,50", "--pool"], "--sprt asks about one bot against another"),
        ([*BOTS, "--anchor", "nobody"], "'nobody' does not play, so nothing can be measured by it. There are greedy"),
        ([*BOTS, "--style", "vanity"], "there is no measure 'vanity'. There are score, place"),
        ([*BOTS, "--json", "--markdown"], "argument --markdown: not allowed with argument --json."),
        ([], "the following arguments are required: BOT."),
    ],
)
def test_bad_input_gets_a_sentence(arguments: list[str], words: str, say: Say, played: list[tuple[int, int]]) -> None:
    said = say("arena", *arguments)
    assert (said.code, said.out) == (2, "")
    assert words in said.err
    assert said.err.count("\n") == 1
    assert not played


def test_a_terminal_gets_a_bar_unless_it_wants_quiet(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    command = ("arena", *BOTS, "--blocks", BLOCKS, "--players", "2")
    assert "6/6" in say(*command).err
    assert "ratio" in say(*command, "--sprt", "0,5").err
    assert not say(*command, "--quiet").err
