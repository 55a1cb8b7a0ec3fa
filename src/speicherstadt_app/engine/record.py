"""The game record: reading, writing, checking.

A record says what everybody at the table knows, as JSON; see docs/record.md. Unknown keys are kept and ignored.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from speicherstadt_app.engine.errors import LONGEST_QUOTE, EngineError, Unreadable, WrongVersion, blaming, quote
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.names import why_not_a_name
from speicherstadt_app.engine.rules import Game, Rules, Seat, Setup

FORMAT: Final = "speicherstadt-record"
VERSION: Final = 1
KINDS: Final = ("human", "ai")

# A game of five takes about 12 kB; a record with long comments in unknown keys may take some more.
LARGEST_RECORD: Final = 1 << 20
MOST_MOVES: Final = 5_000
LONGEST_NUMBER: Final = 40
# What a dealer of this program takes. Other programs may deal from other seeds.
LARGEST_SEED: Final = 10**18 - 1
DEEPEST: Final = 40

AS_A_LINE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode

FindGame = Callable[[str], Game]
"""The game of that id; `WrongVersion` if there is none here."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat at a seat, as the record tells it; `more` are its further keys, such as an AI's level and style."""

    name: str
    kind: str
    more: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "kind": self.kind, **self.more}


@dataclass(frozen=True, slots=True)
class Record:
    """One game: whole, or as one seat saw it, which is its `viewer`."""

    game: str
    rules: int
    players: tuple[Player, ...]
    first: int
    moves: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    result: Mapping[str, object] | None = None
    seed: int | None = None
    meta: Mapping[str, object] = field(default_factory=dict)
    more: Mapping[str, object] = field(default_factory=dict)
    viewer: Seat | None = None

    @property
    def setup(self) -> Setup:
        return Setup(len(self.players), self.first, self.options)

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "players": [player.to_json() for player in self.players],
            "first": self.first,
        }
        if self.viewer is not None:
            data["viewer"] = self.viewer
        data["moves"] = list(self.moves)
        if self.result is not None:
            data["result"] = dict(self.result)
        if self.seed is not None:
            data["seed"] = self.seed
        if self.meta:
            data["meta"] = dict(self.meta)
        return data | dict(self.more)

    def seen_by(self, viewer: Seat, rules: Rules[Any]) -> Record:
        """The record of one seat: each move as that seat saw it, and nothing beside the moves that could tell more."""
        if self.viewer is not None:
            raise Unreadable(f"it is the record of seat {self.viewer}, which does not tell what others saw")
        if not 0 <= viewer < len(self.players):
            raise Unreadable(f"there is no seat {viewer}: the seats go from 0 to {len(self.players) - 1}")
        moves = (rules.parse(text) for text in self.moves)
        seen = tuple(rules.seen_text(viewer, seat, action) for seat, action in moves)
        return replace(self, moves=seen, viewer=viewer, result=None, seed=None, meta={}, more={})

    def to_line(self) -> str:
        """The record as one line of a .speicher.jsonl file, without the line's end."""
        return AS_A_LINE(self.to_json())


def record_of(
    game: Game,
    match: Match[Any],
    players: tuple[Player, ...],
    *,
    seed: int | None = None,
    meta: Mapping[str, object] | None = None,
) -> Record:
    """The record of a match up to its cursor. The seed goes in only once the game is over: it gives the deck away.

    Unless the game is open, an unfinished record tells what is hidden: it is for the store and for nobody at the table.
    """
    setup = match.rules.setup
    record = Record(
        game=game.card.id,
        rules=game.card.rules_version,
        players=players,
        first=setup.first,
        moves=tuple(match.texts),
        options=dict(setup.options),
        meta=dict(meta or {}),
    )
    if match.over:
        record = replace(record, result=match.outcome().to_json(), seed=seed)
    return record


def parse_json(data: bytes | str) -> object:
    """JSON read as strictly as it is meant: no doubled keys, no NaN, no giant numbers, no half characters."""
    if len(data) > LARGEST_RECORD:
        raise Unreadable(f"it is longer than a record can be ({LARGEST_RECORD >> 20} MiB)")
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data
        text.encode("utf-8")
    except UnicodeError:
        raise Unreadable("it is not UTF-8 text") from None
    if not text.strip():
        raise Unreadable("it is empty")
    try:
        value = json.loads(text, object_pairs_hook=_no_doubles, parse_constant=_no_constant, parse_int=_small_int)
    except json.JSONDecodeError as error:
        raise Unreadable(
            f"it is not whole JSON (line {error.lineno}, column {error.colno}: {error.msg.lower()})"
        ) from None
    except RecursionError:
        raise Unreadable("it is nested too deeply") from None
    _check_inside(value)
    return value


def _no_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise Unreadable(f"the key {quote(key)} stands there twice")
        found[key] = value
    return found


def _no_constant(name: str) -> object:
    raise Unreadable(f"{name} is not a number that JSON knows")


def _small_int(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise Unreadable(f"a number has {len(digits)} digits; {LONGEST_NUMBER} are the most")
    return int(digits)


def _check_inside(value: object, depth: int = 0) -> None:
    """Escapes can smuggle half characters into strings and infinities into floats; both would fail on writing."""
    if depth > DEEPEST:
        raise Unreadable("it is nested too deeply")
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            raise Unreadable("a text has half a character (a lone surrogate)") from None
    elif isinstance(value, float):
        if value in (float("inf"), float("-inf")):
            raise Unreadable("a number is too large")
    elif isinstance(value, dict):
        for key, inner in value.items():
            _check_inside(key, depth + 1)
            _check_inside(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            _check_inside(inner, depth + 1)


def _whole(value: object, key: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unreadable(f"'{key}' must be a whole number, not {_short(value)}")
    if not low <= value <= high:
        raise Unreadable(f"'{key}' must lie between {low} and {high}, not {value}")
    return value


def _object(value: object, key: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise Unreadable(f"'{key}' must be an object")
    return value


def _player(value: object, seat: int) -> Player:
    data = dict(_object(value, f"players[{seat}]"))
    name = data.pop("name", None)
    if not isinstance(name, str):
        raise Unreadable(f"player {seat} has no name")
    if why := why_not_a_name(name):
        raise Unreadable(f"the name of player {seat} can't be taken: {why}")
    kind = data.pop("kind", None)
    if kind not in KINDS:
        raise Unreadable(f"player {seat} must be of the kind 'human' or 'ai', not {_short(kind)}")
    return Player(name, str(kind), data)


def record_from_json(value: object) -> Record:
    """A record from parsed JSON: everything of the right form. Whether the game is legal, `replay` says."""
    if not isinstance(value, dict):
        raise Unreadable("a record is a JSON object")
    data = dict(value)
    if data.pop("format", None) != FORMAT:
        raise Unreadable(f"it is no game record: its format is not '{FORMAT}'")
    if "version" not in data:
        raise Unreadable("it has no 'version'")
    version = _whole(data.pop("version"), "version", 1, 10**9)
    if version != VERSION:
        raise WrongVersion(f"its format has version {version}, and this program reads version {VERSION}")
    missing = [key for key in ("game", "rules", "players", "first", "moves") if key not in data]
    if missing:
        raise Unreadable(f"it has no '{missing[0]}'")
    game = data.pop("game")
    if not isinstance(game, str):
        raise Unreadable("'game' must be a text")
    seats = data.pop("players")
    if not isinstance(seats, list):
        raise Unreadable("'players' must be a list")
    players = tuple(_player(player, seat) for seat, player in enumerate(seats))
    if not players:
        raise Unreadable("it has no players")
    moves = data.pop("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise Unreadable("'moves' must be a list of texts")
    if len(moves) > MOST_MOVES:
        raise Unreadable(f"it has {len(moves)} moves; no game has more than {MOST_MOVES}")
    seed = data.pop("seed", None)
    result = data.pop("result", None)
    viewer = data.pop("viewer", None)
    if viewer is not None and not (seed is None and result is None):
        raise Unreadable("the record of one seat has neither result nor seed: a finished game is given whole")
    if seed is not None and result is None:
        raise Unreadable("only a finished game may tell its seed, and it has no result")
    if isinstance(seed, int) and seed > LARGEST_SEED:
        data["seed"] = seed  # kept as it was told, like everything that means nothing here
        seed = None
    return Record(
        game=game,
        rules=_whole(data.pop("rules"), "rules", 1, 10**9),
        players=players,
        first=_whole(data.pop("first"), "first", 0, len(players) - 1),
        moves=tuple(moves),
        options=_object(data.pop("options", {}), "options"),
        result=None if result is None else _object(result, "result"),
        seed=None if seed is None else _whole(seed, "seed", 0, LARGEST_SEED),
        meta=_object(data.pop("meta", {}), "meta"),
        viewer=None if viewer is None else _whole(viewer, "viewer", 0, len(players) - 1),
        more=data,
    )


def read_record(data: bytes | str) -> Record:
    """One record from the text of a .speicher.json file or from one line of a .speicher.jsonl file."""
    return record_from_json(parse_json(data))


class ByteLines(Protocol):
    """A binary file, or whatever else can be read by lines."""

    def readline(self, size: int, /) -> bytes: ...


def read_lines(stream: ByteLines) -> Iterator[tuple[int, Record | EngineError]]:
    """The records of a .speicher.jsonl file with their lines' numbers; what can't be read comes as its error."""
    number = 0
    while line := stream.readline(LARGEST_RECORD + 2):
        number += 1
        piece = line
        while piece and not piece.endswith(b"\n"):
            piece = stream.readline(LARGEST_RECORD)
        if not line.strip():
            continue
        try:
            yield number, read_record(line.rstrip(b"\r\n"))
        except EngineError as error:
            yield number, error


def rules_of(record: Record, find: FindGame) -> Rules[Any]:
    """The rules that a record was played by."""
    game = find(record.game)
    if record.rules > game.card.rules_version:
        raise WrongVersion(
            f"it was played by version {record.rules} of the rules of {game.card.title}, "
            f"and this program knows version {game.card.rules_version}"
        )
    with blaming(record.game):
        return game.rules(record.setup)


def start(record: Record, find: FindGame) -> Match[Any]:
    """The match of a whole record before its first move."""
    check_whole(record)
    rules = rules_of(record, find)
    with blaming(record.game):
        return Match(rules)


def check_whole(record: Record) -> None:
    """Raise `Unreadable` if it is the record of one seat."""
    if record.viewer is not None:
        raise Unreadable(
            f"it shows only what seat {record.viewer} saw of the game; once that is over, its whole record can be had"
        )


def replay(record: Record, find: FindGame) -> Match[Any]:
    """The match after all moves of a record, each of them checked; then its result, if it tells one."""
    match = start(record, find)
    with blaming(record.game):
        for text in record.moves:
            match.play_text(text)
        check_result(record, match)
    return match


def check_result(record: Record, match: Match[Any]) -> None:
    """Raise `Unreadable` unless a record's result is what its moves lead to. Further keys in it are let be."""
    if not match.over:
        if record.result is not None:
            raise Unreadable("it tells a result, but its moves end before the game is over")
        return
    if record.result is None:
        raise Unreadable("its game is over, but it tells no result")
    if record.result.get("final", True) is not True:
        raise Unreadable("its game is over, but its result says that it is not final")
    for key, true in match.outcome().to_json().items():
        if key not in record.result:
            raise Unreadable(f"its result does not tell '{key}'")
        told = record.result[key]
        if not same_json(told, true):
            where, wrong, right = _difference(key, told, true)
            if isinstance(wrong, dict) and isinstance(right, dict):
                raise Unreadable(f"its result must have exactly the keys {' '.join(right)} in {where}")
            raise Unreadable(f"its result tells {where} {_short(wrong)}, but its moves lead to {_short(right)}")


def same_json(one: object, other: object) -> bool:
    """Equality as JSON has it: true is not 1, and 1.0 is not 1."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same_json(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same_json, one, other))
    return type(one) is type(other) and one == other


def _difference(where: str, told: object, true: object) -> tuple[str, object, object]:
    """The innermost place at which two JSON values differ, and what stands there in each."""
    if isinstance(told, list) and isinstance(true, list) and len(told) == len(true):
        inner: Iterable[tuple[object, object, object]] = zip(range(len(true)), told, true, strict=True)
    elif isinstance(told, dict) and isinstance(true, dict) and told.keys() == true.keys():
        inner = ((key, told[key], true[key]) for key in true)
    else:
        return where, told, true
    return next(_difference(f"{where}[{key}]", one, other) for key, one, other in inner if not same_json(one, other))


def _short(value: object) -> str:
    shown = json.dumps(value)
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[: LONGEST_QUOTE - 1]}…"
