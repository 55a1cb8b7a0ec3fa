"""Whatever stands in a file: one clear sentence with file, game, ply and reason, and the next game gets its turn."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.conftest import Say
from tests.cli.samples import changed, game, line, unfinished

GOOD = line(game())
INVISIBLE = "the name of player 0 can't be taken: a name has no invisible characters"
ALL = len(game()["moves"])


def with_move(move: str) -> bytes:
    """A game whose twentieth move is this one."""
    data = unfinished(20)
    return line({**data, "moves": [*data["moves"][:19], move]})


def with_key(key: str, value: object) -> bytes:
    return line(changed(lambda data: data.update({key: value})))


def with_player(**values: object) -> bytes:
    return line(changed(lambda data: data["players"][0].update(values)))


def with_players(count: int) -> bytes:
    return line({**unfinished(3), "first": 0, "players": (game()["players"] * 3)[:count]})


def without(key: str) -> bytes:
    return line(changed(lambda data: data.pop(key)))


def with_text(old: str, new: str) -> bytes:
    """The same text but for its first such place."""
    text = GOOD.decode()
    assert old in text
    return text.replace(old, new, 1).encode("utf-8", "surrogatepass")


def nested(depth: int) -> bytes:
    return with_text('"options": {}', f'"remark": {"[" * depth}{"]" * depth}, "options": {{}}')


def swapped(data: dict[str, Any]) -> None:
    moves = data["moves"]
    moves[3], moves[4] = moves[4], moves[3]


MOVES = {
    "unknown card": ("* deal A-bank", "there is no card 'A-bank' in the card table"),
    "unknown good": ("0 sell salt 1", "there is no good 'salt'; there are coffee, tea, saffron, rubber, carpet"),
    "unknown seat": ("2 place 1", "it is not for seat 2 to move in the phase demand, but for seat 0"),
    "no seat": ("Anna place 1", "a move begins with a seat or with '*', not with 'Anna'"),
    "seat of 100,000 digits": ("9" * 100_000 + " buy", "no move is as long as that"),
    "unknown verb": ("0 steal 1", "there is no verb 'steal'; there are deal, place, buy"),
    "no verb": ("0", "a move needs a verb"),
    "nothing": ("", "a move begins with a seat or with '*', not with ''"),
    "unknown column": ("0 place 9", "there are only 3 columns"),
    "column of many digits": ("0 place 111111", "a number from 1 to 99 belongs where '111111' stands"),
    "other digits": ("0 place ٣", "a number from 1 to 99 belongs where '٣' stands"),
    "spaces": ("0  place 1", "one space stands between its words, and none after the last"),
    "another order of goods": ("0 barter tea coffee", "it must be written '0 barter coffee tea'"),
    "wrong phase": ("0 buy", "'0 buy' is not possible in the phase demand"),
    "chance for a seat": ("* deal A-office", "it is not for chance to move in the phase demand, but for seat 0"),
    "a seat for chance": ("0 deal A-office", "'deal' is a move of chance"),
    "colour codes": ("0 \x1b[31m", "there is no verb '�[31m'"),
}

WHOLES = {
    "cut off": (GOOD[:4000], "it is not whole JSON"),
    "longer than a record can be": (with_key("remark", "x" * (1 << 20)), "it is longer than a record can be (1 MiB)"),
    "more moves than a game has": (
        with_key("moves", ["0 buy"] * 5001),
        "it has 5001 moves; no game has more",
    ),
    "a key twice": (with_text('"rules":', '"rules": 1, "rules":'), "the key 'rules' stands there twice"),
    "a key of a player twice": (with_text('"kind":', '"kind": "ai", "kind":'), "the key 'kind' stands there twice"),
    "NaN": (with_text('"rules": 1', '"rules": NaN'), "NaN is not a number that JSON knows"),
    "infinity": (with_text('"rules": 1', '"rules": -Infinity'), "-Infinity is not a number that JSON knows"),
    "hidden infinity": (with_text('"rules": 1', '"remark": 1e999, "rules": 1'), "a number is too large"),
    "deep nesting": (nested(100), "it is nested too deeply"),
    "very deep nesting": (nested(400_000), "it is nested too deeply"),
    "100,000 digits": (
        with_text('"rules": 1', f'"rules": {"9" * 100_000}'),
        "a number has 100000 digits; 40",
    ),
    "another version": (with_key("version", 2), "its format has version 2, and this program reads version 1"),
    "newer rules": (with_key("rules", 2), "it was played by version 2 of the rules of Die Speicherstadt"),
    "another game": (with_key("game", "chess"), "there is no game 'chess' here; this program knows speicherstadt"),
    "another format": (with_key("format", "pgn"), "it is no game record"),
    "half a character": (
        with_text('"options": {}', '"remark": "\\ud83d"'),
        "a text has half a character",
    ),
    "half a character in a key": (
        with_text('"options": {}', '"options": {"\\ud83d": 1}'),
        "a text has half a character",
    ),
    "half a character in bytes": (with_text('"options"', '"\ud83d": 0, "options"'), "it is not UTF-8 text"),
    "another encoding": (json.dumps(game()).encode("cp500").replace(b"\n", b"") + b"\n", "it is not UTF-8 text"),
    "no object": (b"[1, 2, 3]\n", "a record is a JSON object"),
    "no JSON": (b"1. e4 e5\n", "it is not whole JSON"),
    "two objects": (GOOD.rstrip() + b" {}\n", "it is not whole JSON"),
    "no version": (without("version"), "it has no 'version'"),
    "no moves": (without("moves"), "it has no 'moves'"),
    "moves that are no texts": (with_key("moves", [1, 2]), "'moves' must be a list of texts"),
    "nobody": (with_key("players", []), "it has no players"),
    "too few": (
        line({**unfinished(3), "first": 0, "players": game()["players"][:1]}),
        "Die Speicherstadt is for 2 to 5 players, not for 1",
    ),
    "too many": (with_players(6), "Die Speicherstadt is for 2 to 5 players, not for 6"),
    "a player without a name": (with_player(name=None), "player 0 has no name"),
    "an invisible name": (with_player(name="\u202e"), INVISIBLE),
    "a name of control characters": (
        with_player(name="A\x1b[31m"),
        INVISIBLE,
    ),
    "a player of another kind": (with_player(kind="cat"), "player 0 must be of the kind 'human' or 'ai', not \"cat\""),
    "a first player who isn't there": (with_key("first", 2), "'first' must lie between 0 and 1, not 2"),
    "a yes for a number": (with_key("first", True), "'first' must be a whole number, not true"),
    "a fraction": (with_key("first", 1.0), "'first' must be a whole number, not 1.0"),
    "an unknown option": (with_key("options", {"fog": True}), "there is no option 'fog' in Die Speicherstadt"),
    "a seed too early": (line({**unfinished(9), "seed": 1}), "only a finished game may tell its seed"),
    "a result too early": (
        line({**unfinished(9), "result": {}}),
        "it tells a result, but its moves end before the game is over",
    ),
    "not final": (
        line(changed(lambda data: data["result"].update(final=False))),
        "its game is over, but its result says that it is not final",
    ),
    "no result": (line({**unfinished(ALL)}), "its game is over, but it tells no result"),
    "half a result": (with_key("result", {"scores": [1, 2]}), "its result tells scores"),
    "a long wrong result": (with_key("result", {"scores": [7] * 90_000}), "its result tells scores [7, 7, 7"),
}

Check = Callable[[bytes, str, str], None]


@pytest.fixture
def check(say: Say, tmp_path: Path) -> Check:
    """The game is refused for this reason between two good ones and alone, by `verify` and by `show`."""

    def refused(broken: bytes, between: str, why: str) -> None:
        many, one = tmp_path / "many.speicher.jsonl", tmp_path / "one.speicher.json"
        many.write_bytes(GOOD + broken.rstrip(b"\n") + b"\n" + GOOD)
        one.write_bytes(broken)
        complaint, sums = (said := say("verify", many)).out.splitlines()
        assert (said.code, said.err, sums) == (1, "", "3 games, 2 right, 1 wrong")
        assert complaint.startswith(f"{many}: game 2 (line 2){', ' if between else ''}{between}: {why}")
        assert complaint.endswith(".")
        assert len(complaint) < len(str(many)) + 300

        alone = say("verify", one)
        assert alone.code == 1
        assert alone.out.startswith(f"{one}: {between}{': ' if between else ''}{why}")

        shown = say("show", many, "--number", 2)
        assert shown.code == 1
        assert shown.err.startswith(f"speicherstadt: {complaint} ")
        assert shown.err.count("\n") == 1

    return refused


@pytest.mark.parametrize("case", MOVES)
def test_a_move_that_can_not_be(case: str, check: Check) -> None:
    move, why = MOVES[case]
    shown = "".join(c if c.isprintable() else "�" for c in move)
    shown = shown if len(shown) <= 60 else f"{shown[:59]}…"
    check(with_move(move), f"ply 19, '{shown}'", why)


@pytest.mark.parametrize("case", WHOLES)
def test_a_record_that_can_not_be(case: str, check: Check) -> None:
    broken, why = WHOLES[case]
    check(broken, "", why)


def test_moves_in_another_order(check: Check) -> None:
    first, second = game()["moves"][3:5]
    assert first[0] != second[0]
    check(line(changed(swapped)), f"ply 3, '{second}'", f"it is not for seat {second[0]} to move in the phase demand")


def test_a_move_after_the_end(check: Check) -> None:
    broken = changed(lambda data: data["moves"].append("0 buy"))
    check(line(broken), f"ply {ALL}, '0 buy'", "the game is over")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_no_garbage_makes_it_stumble(say: Say, data: st.DataObject) -> None:
    """Whole games with something else written over a part of them."""
    start = data.draw(st.integers(0, len(GOOD)), "start")
    length = data.draw(st.sampled_from([0, 1, 2, 30, len(GOOD)]), "length")
    text = GOOD[:start] + data.draw(st.binary(max_size=40), "junk") + GOOD[start + length :]
    said = say("verify", "-", stdin=text + b"\n" + GOOD)
    assert said.code in {0, 1}
    assert not said.err
    assert said.out.splitlines()[-1].endswith("wrong") or "without games" in said.out
    assert max(map(len, said.out.splitlines())) < 400
