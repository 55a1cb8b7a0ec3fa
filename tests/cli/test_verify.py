"""`verify` finds what is wrong, says where, and goes on."""

from __future__ import annotations

import io
import json
import sys
import tracemalloc
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from speicherstadt_app.cli import main
from speicherstadt_app.engine.commitment import hash_of
from tests.cli.conftest import Say
from tests.cli.samples import FIVE_PLAYERS, TWO_PLAYERS, changed, game, games, line, lines, unfinished
from tests.engine.test_commitment import played

ANOTHER_TURN = "it is not for seat 0 to move in the phase demand, but for seat 1"


def test_games_recorded_elsewhere_are_right(say: Say) -> None:
    assert say("verify", TWO_PLAYERS, FIVE_PLAYERS) == (0, "3 games, 3 right, 0 wrong\n", "")


def test_a_wrong_move_is_named_with_file_game_ply_and_reason(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "some.speicher.jsonl"
    poor = {**unfinished(9), "moves": [*unfinished(3)["moves"], *["1 place 1", "0 place 1"] * 3, "1 buy"]}
    file.write_bytes(lines(game(), poor) + b"\n" + lines(unfinished(5), changed(lambda g: g["moves"].pop(3))))
    said = say("verify", file)
    assert (said.code, said.err) == (1, "")
    assert said.out.splitlines() == [
        f"{file}: game 2 (line 2), ply 9, '1 buy': the card costs 6 and seat 1 has 5.",
        f"{file}: game 3 (line 4): unfinished, 5 moves.",
        f"{file}: game 4 (line 5), ply 3, '0 place 3': {ANOTHER_TURN}.",
        "4 games, 2 right, 2 wrong",
    ]


def test_a_file_with_one_game_needs_no_number(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "one.speicher.json"
    file.write_text(json.dumps({**game(), "moves": ["* deal X"]}, indent=2), "utf-8")
    said = say("verify", file)
    assert said.out.splitlines()[0] == f"{file}: ply 0, '* deal X': there is no card 'X' in the card table."


def test_what_is_checked_stays_as_it_is(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "some.speicher.jsonl"
    content = lines(game(), {"broken": True})
    file.write_bytes(content)
    say("verify", file)
    assert file.read_bytes() == content
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (json.dumps(game(), indent=2).encode(), 1),
        (b"\xef\xbb\xbf" + json.dumps(game()).encode(), 1),
        (b"\r\n".join([b"", *(json.dumps(g).encode() for g in games()), b""]), 2),
        (lines(*games()).rstrip(b"\n"), 2),
        (json.dumps(game()).replace('"version"', '\n "version"').encode(), 1),
    ],
    ids=["laid out", "byte order mark", "lines of Windows", "no last line's end", "two lines"],
)
def test_without_a_telling_name_the_text_tells(text: bytes, count: int, say: Say, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_bytes(text)
    expected = (0, f"{count} game{'s' * (count > 1)}, {count} right, 0 wrong\n", "")
    assert say("verify", file) == expected
    assert say("verify", "-", stdin=text) == expected


def test_a_broken_first_line_does_not_hide_the_others(say: Say) -> None:
    said = say("verify", "-", stdin=line(game())[:500] + b"\n" + lines(*games()))
    assert said.out.startswith("standard input: game 1 (line 1): it is not whole JSON")
    assert said.out.endswith("3 games, 2 right, 1 wrong\n")


def test_machines_get_an_object_for_each_game(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "some.speicher.jsonl"
    newer = {**game(), "rules": 2}
    file.write_bytes(lines(game(), unfinished(7), {**unfinished(3), "moves": ["0 buy"]}, newer, game()) + b"{\n")
    said = say("verify", "--json", file, tmp_path / "none")
    assert said.code == 1
    found: list[dict[str, Any]] = [json.loads(text) for text in said.out.splitlines()]
    places = [(entry.get("game"), entry.get("line"), entry["ok"], entry.get("error")) for entry in found[:-1]]
    assert places == [
        (1, 1, True, None),
        (2, 2, True, None),
        (3, 3, False, "illegal"),
        (4, 4, False, "wrong version"),
        (5, 5, True, None),
        (6, 6, False, "unreadable"),
        (None, None, False, "unreadable"),
    ]
    assert found[0]["moves"] == len(game()["moves"])
    assert (found[0]["over"], found[1]["over"]) == (True, False)
    assert (found[2]["ply"], found[2]["move"]) == (0, "0 buy")
    assert found[-1] == {"games": 6, "right": 3, "unfinished": 1, "wrong": 3, "unread": 1}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("none", "there is no file {}."),
        ("folder", "{} is a folder."),
        ("empty.speicher.json", "there is no game in {}."),
        ("empty.speicher.jsonl", "there is no game in {}."),
        ("empty", "there is no game in {}."),
        ("blank.speicher.jsonl", "there is no game in {}."),
        ("binary.speicher.jsonl", "{} is no text."),
        ("x" * 5000, "{} can't be read: File name too long."),
    ],
)
def test_a_file_without_games_gets_a_sentence_and_a_next_step(name: str, why: str, say: Say, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for empty in ("empty.speicher.json", "empty.speicher.jsonl", "empty"):
        (tmp_path / empty).touch()
    (tmp_path / "blank.speicher.jsonl").write_bytes(b"\n \n\t\n")
    (tmp_path / "binary.speicher.jsonl").write_bytes(b"\x7fELF\x02\x01\x01\x00\x00" * 50)
    said = say("verify", tmp_path / name, TWO_PLAYERS)
    first, last = said.out.splitlines()
    assert said.code == 1
    assert first.startswith(why.format(tmp_path / name))
    assert len(first) > len(why.format(tmp_path / name)) + 10
    assert last == "2 games, 2 right, 0 wrong, 1 file without games"


def test_a_file_without_a_name_is_no_folder(say: Say) -> None:
    said = say("verify", "")
    assert said.out.startswith("a file without a name was asked for. Name one")


def test_a_file_of_somebody_else_gets_a_sentence(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, mode: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    assert say("verify", "theirs.json").out.startswith("theirs.json may not be read by you. ")


def test_a_name_can_not_command_the_terminal(say: Say) -> None:
    said = say("verify", "\x1b[2J\udcff")
    assert "\x1b" not in said.out
    assert said.out.startswith("there is no file �[2J�.")


def test_a_wrong_result_is_pointed_at(say: Say) -> None:
    def more_for_contracts(data: dict[str, Any]) -> None:
        data["result"]["breakdown"][1]["contract"] += 1

    said = say("verify", "-", stdin=line(changed(more_for_contracts)))
    true = game()["result"]["breakdown"][1]["contract"]
    assert f"its result tells breakdown[1][contract] {true + 1}, but its moves lead to {true}." in said.out


def test_a_line_of_something_else_does_not_hide_the_others(say: Say) -> None:
    said = say("verify", "-", stdin=line(game()) + b"the end\n")
    assert said.out.endswith("2 games, 1 right, 1 wrong\n")


LONG_GAME = line({**unfinished(20), "remark": "x" * 500_000})


@pytest.mark.parametrize(
    ("name", "piece", "sums"),
    [
        ("games.speicher.jsonl", LONG_GAME, "60 games, 60 right, 0 wrong"),
        ("games", LONG_GAME, "60 games, 60 right, 0 wrong"),
        ("letters.speicher.jsonl", b"y" * 500_000, "1 game, 0 right, 1 wrong"),
        ("letters.speicher.json", b"y" * 500_000, "1 game, 0 right, 1 wrong"),
        ("letters", b"y" * 500_000, "1 game, 0 right, 1 wrong"),
        ("blanks.speicher.jsonl", b" " * 500_000, "0 games, 0 right, 0 wrong, 1 file without games"),
        ("blanks.speicher.json", b" " * 500_000, "1 game, 0 right, 1 wrong"),
        ("blanks", b" " * 500_000, "1 game, 0 right, 1 wrong"),
    ],
)
def test_a_large_file_is_never_in_memory(
    name: str, piece: bytes, sums: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    with file.open("wb") as stream:
        for _ in range(60):
            stream.write(piece)
    tracemalloc.start()
    try:
        main(["verify", str(file)])
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert capsys.readouterr().out.endswith(f"{sums}\n")
    assert peak < 12_000_000


def test_what_is_wrong_is_said_as_soon_as_it_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Slow(io.BytesIO):
        """Has two games, and then nothing for a long time."""

        def readline(self, size: int | None = -1, /) -> bytes:
            found = super().readline(size)
            if not found:
                raise KeyboardInterrupt
            return found

    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Slow(lines({}, {}))))
    assert main(["verify", "-"]) == 130
    assert capsys.readouterr().out.count("it is no game record") == 2


def test_the_seed_promised_before_a_game_is_checked_after_it(say: Say, tmp_path: Path) -> None:
    file = tmp_path / "some.speicher.jsonl"
    file.write_bytes(lines(_promised(7, 7), _promised(7, 8), game()))
    said = say("verify", file)
    assert said.code == 1
    assert said.out.splitlines() == [
        f"{file}: game 2 (line 2): its seed is not the one whose hash was told before the game.",
        "3 games, 2 right, 1 wrong, 1 with the seed promised before",
    ]
    told = [json.loads(line) for line in say("verify", "--json", file).out.splitlines()]
    assert [one.get("promise") for one in told[:3]] == ["kept", None, None]


def _promised(seed: int, told: int) -> dict[str, Any]:
    """A whole game from that seed, and the hash of a seed that was told before."""
    return played(seed, {"seed_hash": hash_of(told)}).to_json()
