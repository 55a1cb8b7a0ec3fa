"""Reading records: whatever is in a file, it is either right or refused in one sentence, and never a crash."""

import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from speicherstadt_app.engine.errors import BrokenGame, EngineError, Illegal, Unreadable, WrongVersion
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import (
    LARGEST_RECORD,
    Record,
    parse_json,
    read_lines,
    read_record,
    record_from_json,
    replay,
)
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.rules.rules import GAME

GOLDEN = Path(__file__).parents[1] / "games" / "speicherstadt" / "golden"
LINE = (GOLDEN / "spec-two-players.speicher.jsonl").read_bytes().splitlines()[0]
TRUE: dict[str, Any] = json.loads(LINE)
EXACT_KEYS = "exactly the keys fire office contract trader church warehouse port chamber in breakdown.0."

Data = dict[str, Any]


def verify(data: bytes | str) -> Record:
    record = read_record(data)
    replay(record, registry.find)
    return record


def changed(**values: object) -> str:
    return json.dumps({**TRUE, **values})


def without(key: str) -> str:
    return json.dumps({name: value for name, value in TRUE.items() if name != key})


def with_move(ply: int, move: str) -> str:
    moves = list(TRUE["moves"])
    moves[ply] = move
    return changed(moves=moves)


def with_result(**values: object) -> str:
    return changed(result={**TRUE["result"], **values})


def first_ply(verb: str) -> int:
    return next(ply for ply, move in enumerate(TRUE["moves"]) if f" {verb}" in move)


def test_the_true_record_is_right() -> None:
    assert verify(LINE).to_json() == TRUE


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "it is empty"),
        (b" \n", "it is empty"),
        (b"no record", "it is not whole JSON"),
        (LINE[: len(LINE) // 2], "it is not whole JSON"),
        (LINE + b"}", "it is not whole JSON"),
        (b"\xff" + LINE, "it is not UTF-8 text"),
        (LINE.replace(b'"first"', b'"game":"speicherstadt","first"'), "twice"),
        (b"[" * 100_000, "it is nested too deeply"),
        (b"[" * 60 + b"]" * 60, "it is nested too deeply"),
        (b'{"format":' + b"9" * 100_000 + b"}", "a number has 100000 digits"),
        (b'{"format":-' + b"9" * 100_000 + b"}", "digits"),
        (b'{"format":NaN}', "NaN is not a number"),
        (b'{"format":-Infinity}', "-Infinity is not a number"),
        (b'{"format":1e999}', "a number is too large"),
        (rb'{"format":"\ud800"}', "half a character"),
        (rb'{"\udc00":1}', "half a character"),
        (b'"' + b"a" * LARGEST_RECORD + b'"', "it is longer than a record can be"),
        (b"[]", "a record is a JSON object"),
        (b"7", "a record is a JSON object"),
        (b"{}", "it is no game record"),
        (changed(format="chess"), "it is no game record"),
        (changed(version="1"), "'version' must be a whole number"),
        (changed(version=True), "'version' must be a whole number"),
        (changed(version=1.0), "'version' must be a whole number"),
        (without("moves"), "it has no 'moves'"),
        (without("players"), "it has no 'players'"),
        (changed(game=3), "'game' must be a text"),
        (changed(rules=0), "'rules' must lie between"),
        (changed(players={}), "'players' must be a list"),
        (changed(players=[]), "it has no players"),
        (changed(players=["Anna", "Berta"]), "'players.0.' must be an object"),
        (changed(players=[{"kind": "human"}] * 2), "player 0 has no name"),
        (changed(players=[{"name": "Anna", "kind": "cat"}] * 2), "must be of the kind 'human' or 'ai'"),
        (changed(players=[{"name": " ", "kind": "ai"}] * 2), "the name of player 0 can't be taken"),
        (changed(first=0, players=[{"name": "Anna", "kind": "ai"}]), "is for 2 to 5 players, not for 1"),
        (changed(players=[{"name": "Anna", "kind": "ai"}] * 6), "is for 2 to 5 players, not for 6"),
        (changed(first=2), "'first' must lie between 0 and 1"),
        (changed(first=-1), "'first' must lie between 0 and 1"),
        (changed(options={"variant": True}), "there is no option 'variant'"),
        (changed(options=[]), "'options' must be an object"),
        (changed(moves="0 buy"), "'moves' must be a list of texts"),
        (changed(moves=[1]), "'moves' must be a list of texts"),
        (changed(moves=["0 pass"] * 5001), "it has 5001 moves"),
        (changed(seed=7, result=None), "only a finished game may tell its seed"),
        (changed(seed=-7), f"'seed' must lie between 0 and {'9' * 18},"),
        (changed(result=[]), "'result' must be an object"),
        (changed(meta="yesterday"), "'meta' must be an object"),
        (without("result"), "tells no result"),
        (changed(moves=TRUE["moves"][:-1]), "its moves end before the game is over"),
        (with_result(winners=[0, 1]), "its result tells winners"),
        (with_result(scores=[100, 0]), "its result tells scores"),
        (with_result(scores=[float(score) for score in TRUE["result"]["scores"]]), "its result tells scores"),
        (with_result(rounds=15), "its result tells rounds 15, but its moves lead to 16"),
        (with_result(coins=None), "its result tells coins"),
        (with_result(breakdown=[]), "its result tells breakdown"),
        (with_result(breakdown=[{**lines, "luck": 0} for lines in TRUE["result"]["breakdown"]]), EXACT_KEYS),
        (with_result(breakdown=[{"fire": 0} for _ in TRUE["players"]]), EXACT_KEYS),
        (changed(result={}), "its result does not tell"),
        (with_move(5, "0 jump 3"), "there is no verb 'jump'"),
        (with_move(5, "north place 3"), "a move begins with a seat"),
        (with_move(5, "7 place 1"), "there is no seat '7' in this game"),
        (with_move(5, "0 place 0"), "counted from 1"),
        (with_move(5, "0 place three"), "where 'three' stands"),
        (with_move(5, "0 place \u0663"), "a number from 1 to 99"),
        (with_move(5, "0  place 3"), "one space stands between its words"),
        (with_move(5, "0"), "a move needs a verb"),
        (with_move(5, "0 place 3 "), "none after the last"),
        (with_move(5, "0 place 03"), "where '03' stands"),
        (with_move(5, "x" * 500), "no move is as long as that"),
        (with_move(0, "* deal A-airport"), "there is no card 'A-airport'"),
        (with_move(0, "0 deal A-office"), "'deal' is a move of chance"),
        (with_move(first_ply("deal B-ship"), "* deal B-ship-1 tea coffee coffee"), "it must be written"),
        (with_move(first_ply("deal B-ship"), "* deal B-ship-1 tea tea cocoa"), "there is no good 'cocoa'"),
        (with_move(first_ply("stow"), "0 stow market=tea,tea"), "only one cube"),
        (with_move(first_ply("stow"), "0 stow cellar=tea"), "it must be 'stow'"),
    ],
)
def test_what_can_not_be_read_is_refused_with_the_reason(data: bytes | str, words: str) -> None:
    with pytest.raises(Unreadable, match=words) as refusal:
        verify(data)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (changed(version=2), "its format has version 2"),
        (changed(rules=2), "played by version 2 of the rules"),
        (changed(game="chess"), "there is no game 'chess' here"),
        (changed(game=""), "there is no game ''"),
    ],
)
def test_what_belongs_to_another_version_is_said_to(data: str, words: str) -> None:
    with pytest.raises(WrongVersion, match=words):
        verify(data)


@pytest.mark.parametrize(
    ("ply", "move", "words"),
    [
        (0, "* deal B-office", "cards of an earlier season come first"),
        (0, "0 buy", "it is not for seat 0 to move in the phase supply, but for chance"),
        (1, TRUE["moves"][0], "that card is not in the pile any more"),
        (0, "* deal D-port", "that card stays in the box with 2 players"),
        (0, "* deal A-office tea", "a ship comes with three cubes"),
        (3, "1 place 4", "there are only 3 columns"),
        (3, "4 place 1", "it is not for seat 4 to move"),
        (3, "0 place 1", "it is not for seat 0 to move in the phase demand, but for seat 1"),
        (3, "1 buy", "is not possible in the phase demand"),
        (first_ply("deal B-ship"), "* deal B-ship-1", "a ship comes with three cubes"),
        (len(TRUE["moves"]), "* deal E-fire", "the game is over"),
    ],
)
def test_what_is_not_legal_is_refused_with_ply_move_and_reason(ply: int, move: str, words: str) -> None:
    moves = [*TRUE["moves"], ""]
    moves[ply] = move
    with pytest.raises(Illegal, match=words) as refusal:
        verify(changed(moves=moves if ply == len(TRUE["moves"]) else moves[:-1]))
    assert (refusal.value.ply, refusal.value.move) == (ply, move)
    assert str(refusal.value) == f"ply {ply}, '{move}': {refusal.value.why}"


def test_unknown_keys_are_kept() -> None:
    data = changed(
        note="played on a train",
        players=[{**player, "hat": "green"} for player in TRUE["players"]],
        meta={"app": "9.9", "nested": {"deep": [1, 2.5, None, True]}},
        result={**TRUE["result"], "applause": 3},
    )
    assert verify(data).to_json() == json.loads(data)


def test_a_byte_order_mark_and_other_layout_are_no_matter() -> None:
    assert verify(b"\xef\xbb\xbf" + json.dumps(TRUE, indent=3).encode()) == verify(LINE)


def test_a_file_of_many_goes_on_after_a_bad_line() -> None:
    lines = [LINE, b"", b"{", b"x" * (LARGEST_RECORD * 2), LINE + b"\r"]
    found = list(read_lines(BytesIO(b"\n".join(lines))))
    assert [number for number, _ in found] == [1, 3, 4, 5]
    first, broken, huge, last = (what for _, what in found)
    assert first == last == read_record(LINE)
    assert isinstance(broken, Unreadable)
    assert isinstance(huge, Unreadable)
    assert "longer" in str(huge)


# Anything at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=20,
)


def read_or_refuse(read: Callable[[], object]) -> None:
    """Nothing but an `EngineError` comes out of it, and that in one line."""
    said = "read"
    try:
        read()
    except BrokenGame:
        raise
    except EngineError as refusal:
        said = str(refusal)
    assert said.strip()
    assert said.isprintable()


@given(st.binary(max_size=300) | st.text(max_size=300))
@example("\ufeff{}")
@example("\ud800")
@example(b"\x00")
def test_any_bytes_are_read_or_refused(data: bytes | str) -> None:
    read_or_refuse(lambda: parse_json(data))
    read_or_refuse(lambda: verify(data))


@given(JSON)
def test_any_json_is_read_or_refused(value: object) -> None:
    read_or_refuse(lambda: record_from_json(value))
    read_or_refuse(lambda: verify(json.dumps(value)))


@given(st.sampled_from([*TRUE, "seed", "more"]), JSON)
def test_any_value_of_a_key_is_read_or_refused(key: str, value: object) -> None:
    read_or_refuse(lambda: verify(changed(**{key: value})))


@given(st.sampled_from(TRUE["players"]), st.sampled_from(["name", "kind", "level"]), JSON)
def test_any_player_is_read_or_refused(player: Data, key: str, value: object) -> None:
    read_or_refuse(lambda: verify(changed(players=[{**player, key: value}, player])))


VERBS = ("deal", "place", "buy", "pass", "load", "sell", "convert", "barter", "stow")
NUMBERS = ("0", "1", "2", "7", "10", "99", "-1", "0x1", "\u0661")
NAMES = ("A-office", "B-ship-1", "E-fire", "B-contract-5", "coffee", "tea", "carpet")
PARTS = ("warehouse=tea", "warehouse=coffee,tea", "market=tea", "market=", "warehouse=", "?", ",", "=", ">", "*")
WORDS = st.sampled_from([*NUMBERS, *NAMES, *PARTS, *VERBS])


@given(st.lists(WORDS, max_size=8).map(" ".join) | st.text(max_size=40))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    rules = GAME.rules(Setup(3))

    def read_and_write() -> None:
        seat, action = rules.parse(text)
        assert rules.text(seat, action) == text
        rules.apply(rules.start(), seat, action)

    read_or_refuse(read_and_write)


# A little off


def changes() -> st.SearchStrategy[Callable[[Data], None]]:
    """What may happen to a record on the way."""
    plies = st.integers(0, len(TRUE["moves"]) - 1)
    moves = st.sampled_from(sorted(set(TRUE["moves"])))

    def drop(ply: int) -> Callable[[Data], None]:
        return lambda data: data["moves"].pop(ply)

    def put_in(ply: int, move: str) -> Callable[[Data], None]:
        return lambda data: data["moves"].insert(ply, move)

    def put_instead(ply: int, move: str) -> Callable[[Data], None]:
        return lambda data: data["moves"].__setitem__(ply, move)

    def swap(one: int, other: int) -> Callable[[Data], None]:
        def swapped(data: Data) -> None:
            data["moves"][one], data["moves"][other] = data["moves"][other], data["moves"][one]

        return swapped

    def cut(ply: int) -> Callable[[Data], None]:
        return lambda data: data.update(moves=data["moves"][:ply])

    def tell(key: str, number: int) -> Callable[[Data], None]:
        def told(data: Data) -> None:
            value = data["result"][key]
            data["result"][key] = [number, *value[1:]] if isinstance(value, list) else number

        return told

    def begin(first: int) -> Callable[[Data], None]:
        return lambda data: data.update(first=first)

    return st.one_of(
        plies.map(drop),
        st.builds(put_in, plies, moves),
        st.builds(put_instead, plies, moves),
        st.builds(swap, plies, plies),
        plies.map(cut),
        st.builds(tell, st.sampled_from(["scores", "coins", "winners", "rounds"]), st.integers(-9, 60)),
        st.integers(0, 1).map(begin),
    )


def is_right(record: Record) -> bool:
    """Move by move at a table, without the reader of records."""
    match = Match(registry.find(record.game).rules(record.setup))
    try:
        for move in record.moves:
            match.play_text(move)
    except EngineError:
        return False
    return record.result == (match.outcome().to_json() if match.over else None)


@settings(max_examples=150)
@given(changes())
def test_a_changed_record_is_refused_unless_it_is_right_as_well(change: Callable[[Data], None]) -> None:
    data = json.loads(LINE)
    change(data)
    record = read_record(json.dumps(data))
    try:
        replay(record, registry.find)
    except BrokenGame:
        raise
    except EngineError:
        assert data != TRUE
        assert not is_right(record)
    else:
        assert is_right(record)


@settings(max_examples=300)
@given(st.integers(0, len(LINE) - 1), st.integers(0, 255))
def test_a_record_with_a_byte_changed_is_refused_or_tells_the_same_game(place: int, byte: int) -> None:
    data = bytearray(LINE)
    data[place] = byte
    try:
        record = verify(bytes(data))
    except BrokenGame:
        raise
    except EngineError:
        return
    true = read_record(LINE)
    if (record.first, record.moves, record.result) != (true.first, true.moves, true.result):
        assert is_right(record)


def test_a_seed_of_another_program_is_kept_as_it_was_told() -> None:
    told = TRUE | {"seed": 2**128 - 1, "meta": {"nanoseconds": 1_789_000_000_000_000_000}}
    record = read_record(json.dumps(told))
    assert record.seed is None
    assert json.loads(record.to_line()) == told
