"""How games and people are written down to be taken elsewhere, and what is asked of what comes from there."""

from __future__ import annotations

import contextlib
import json
import uuid
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date
from typing import Final, NamedTuple

from speicherstadt_app import __version__
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.names import why_not_a_name
from speicherstadt_app.engine.record import LARGEST_SEED, Record, check_whole, parse_json, record_from_json
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import text_in, to_json
from speicherstadt_app.store.clock import Clock, moment_of, utc_text
from speicherstadt_app.store.games import new_row, players_text, record_of
from speicherstadt_app.store.settings import key_of_today
from speicherstadt_app.store.tables import ABANDONED, FINISHED, UNFINISHED, GameRow, ProfileRow, SettingRow
from speicherstadt_app.store.transfer.secrets import close_moves, open_moves, open_seed

FORMAT: Final = "speicherstadt-export"
VERSION: Final = 1

MANIFEST: Final = "manifest.json"
PROFILES: Final = "profiles.json"
SETTINGS: Final = "settings.json"
GAMES: Final = "games.speicher.jsonl"
DEALERS: Final = "dealers.json"

STORE: Final = "store"
"""The key of a record under which the store tells what the game's moves don't."""
LONGEST_GAME: Final = 1e7
"""Seconds at the table."""
MOST_PLAYED: Final = 10**9
LONGEST_WORD: Final = 40
FOREIGN: Final = uuid.UUID("6c6f2a5e-3b0f-5f4e-9d53-5bb2c5d0a7d1")
"""From which the ids of games are made that came without one."""


# --- games ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Piece:
    """A game that came from elsewhere. Of what it tells only the form has been looked at. `order` is its place in the
    order of playing; 0 is a record without one, of another program."""

    record: Record
    row: GameRow
    order: int

    @property
    def texts(self) -> tuple[str, ...]:
        return self.record.moves


def game_line(row: GameRow, texts: Sequence[str], order: int, *, closed: bool = False) -> str:
    """A game as one line: its record, and with it what the store knows besides. The dealer's seed is in it only once
    the game is finished; moves that tell secrets are closed."""
    store: dict[str, object] = {
        "id": row.id,
        "state": row.state,
        "order": order,
        "begun_at": row.begun_at,
        "played_at": row.played_at,
        "ended_at": row.ended_at,
        "day": row.day,
        "seconds": row.seconds,
        "assisted": row.assisted,
        "counted": row.counted,
        "trashed_at": row.trashed_at,
    }
    if closed:
        store["moves"] = close_moves(row.id, texts)
    data = record_of(row, () if closed else texts).to_json() | {STORE: store}
    store["seal"] = _seal_of(data)
    return to_json(data)


def read_game(line: bytes, clock: Clock) -> Piece:
    """The game of a line or of a file of its own. Raises `EngineError`."""
    data = parse_json(line)
    if not isinstance(data, dict) or STORE not in data:
        return _foreign(record_from_json(data), clock)
    store = _object(data[STORE], STORE)
    seal = store.pop("seal", None)
    if seal != _seal_of(data):
        raise Unreadable("it is not as it was written: its seal is broken")
    record = record_from_json({key: value for key, value in data.items() if key != STORE})
    check_whole(record)
    if "moves" in store:
        record = replace(record, moves=open_moves(_id(store.get("id")), store["moves"]))
    state = store.get("state")
    if state not in (UNFINISHED, FINISHED, ABANDONED):
        raise Unreadable("its 'state' is none that a game can be in")
    if (state == FINISHED) != (record.result is not None):
        raise Unreadable("its state and its result contradict each other")
    begun_at = _time(store.get("begun_at"), "begun_at")
    row = new_row(
        record,
        seed=record.seed,
        id=_id(store.get("id")),
        state=state,
        begun_at=begun_at,
        played_at=_time(store.get("played_at"), "played_at"),
        ended_at=_time_or_none(store.get("ended_at"), "ended_at"),
        day=_day(store.get("day")),
        seconds=_number(store.get("seconds"), "seconds", LONGEST_GAME),
        assisted=_truth(store.get("assisted"), "assisted"),
        counted=_truth(store.get("counted"), "counted"),
        trashed_at=_time_or_none(store.get("trashed_at"), "trashed_at"),
    )
    order = store.get("order")
    if not isinstance(order, int) or not 1 <= order <= MOST_PLAYED:
        raise Unreadable("its order is no place among games")
    return Piece(record, row, order)


def _foreign(record: Record, clock: Clock) -> Piece:
    """A record that tells nothing of a store. The same one always gets the same id."""
    check_whole(record)
    content = [record.game, record.rules, players_text(record.players), record.first, dict(record.options)]
    begun_at = _told_time(record.meta.get("started")) or clock.utc()
    played_at = _told_time(record.meta.get("ended")) or begun_at
    finished = record.result is not None
    row = new_row(
        record,
        seed=record.seed,
        id=str(uuid.uuid5(FOREIGN, to_json([*content, record.moves]))),
        state=FINISHED if finished else UNFINISHED,
        begun_at=begun_at,
        played_at=played_at,
        ended_at=played_at if finished else None,
        day=played_at[:10],
        counted=finished,
    )
    return Piece(record, row, 0)


def _seal_of(data: Mapping[str, object]) -> int:
    """CRC-32 over everything in a line but the seal itself."""
    return zlib.crc32(to_json(data).encode())


# --- dealers --------------------------------------------------------------------------------------------------------


def open_seeds(data: bytes) -> dict[str, int]:
    """The dealers' seeds by the ids of their games."""
    seeds = {}
    for game_id, closed in _object(parse_json(data), DEALERS).items():
        seed = open_seed(game_id, closed)
        if seed is not None and 0 <= seed <= LARGEST_SEED:
            seeds[game_id] = seed
    return seeds


# --- people and settings --------------------------------------------------------------------------------------------


def profiles_text(rows: Iterable[ProfileRow]) -> str:
    """A profile a line, so that people can read it too."""
    lines = [
        to_json(
            {
                "id": row.id,
                "name": text_in(row.name),
                "emblem": text_in(row.emblem),
                "colour": text_in(row.colour),
                "language": text_in(row.language),
                "settings": settings_of(row.settings),
                "created_at": text_in(row.created_at),
                "archived_at": row.archived_at and text_in(row.archived_at),
            }
        )
        for row in rows
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def read_profiles(data: bytes) -> list[object]:
    """What should be profiles; each is still to be looked at."""
    found = parse_json(data)
    if not isinstance(found, list):
        raise Unreadable("it is no list")
    return found


def read_profile(value: object) -> ProfileRow:
    data = _object(value, "a profile")
    name = data.get("name")
    if not isinstance(name, str):
        raise Unreadable("it has no name")
    if why := why_not_a_name(name):
        raise Unreadable(f"its name can't be taken: {why}")
    return ProfileRow(
        id=_id(data.get("id")),
        name=name,
        emblem=_word(data.get("emblem"), "emblem"),
        colour=_word(data.get("colour"), "colour"),
        language=_word(data.get("language"), "language"),
        settings=to_json(_object(data.get("settings"), "settings")),
        created_at=_time(data.get("created_at"), "created_at"),
        archived_at=_time_or_none(data.get("archived_at"), "archived_at"),
    )


def settings_of(text: object) -> dict[str, object]:
    """Settings as they are kept; none if they can't be read."""
    try:
        found = parse_json(str(text))
    except Unreadable:
        return {}
    return found if isinstance(found, dict) else {}


def settings_text(rows: Iterable[SettingRow]) -> str:
    """Settings of the app, those that can be read."""
    found = {}
    for row in rows:
        with contextlib.suppress(Unreadable):
            found[row.key] = parse_json(row.value)
    return lines_text(found)


def lines_text(values: Mapping[str, object]) -> str:
    """An object with each of its keys on a line, so that people can read it too."""
    return "{\n" + ",\n".join(f"{to_json(key)}:{to_json(value)}" for key, value in values.items()) + "\n}\n"


def read_settings(data: bytes) -> dict[str, object]:
    return {key_of_today(key): value for key, value in _object(parse_json(data), SETTINGS).items()}


# --- the manifest ---------------------------------------------------------------------------------------------------


def manifest_text(hashes: Mapping[str, str]) -> str:
    rules = {card.id: card.rules_version for card in registry.cards()}
    data = {"format": FORMAT, "version": VERSION, "app": __version__, "rules": rules, "files": dict(hashes)}
    return json.dumps(data, indent=2) + "\n"


class Manifest(NamedTuple):
    """Which program wrote an export, in which form, and the SHA-256 of each of its files."""

    app: str
    version: int
    hashes: Mapping[str, object]


def read_manifest(data: bytes) -> Manifest:
    manifest = _object(parse_json(data), MANIFEST)
    if manifest.get("format") != FORMAT:
        raise Unreadable(f"its format is not '{FORMAT}'")
    version = manifest.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise Unreadable("its version is none")
    app = manifest.get("app")
    known = isinstance(app, str) and app.isprintable() and len(app) <= LONGEST_WORD
    return Manifest(str(app) if known else "?", version, _object(manifest.get("files"), "files"))


# --- values ---------------------------------------------------------------------------------------------------------


def _object(value: object, key: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise Unreadable(f"{key} must be an object")
    return value


def _id(value: object) -> str:
    with contextlib.suppress(ValueError):
        found = str(uuid.UUID(str(value)))
        if found == value:
            return found
    raise Unreadable("it has no id as Speicherstadt gives them")


def _word(value: object, key: str) -> str:
    if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST_WORD:
        raise Unreadable(f"its {key} is not a short text")
    return value


def _truth(value: object, key: str) -> bool:
    if not isinstance(value, bool):
        raise Unreadable(f"its {key} is neither true nor false")
    return value


def _number(value: object, key: str, most: float) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= most:
        raise Unreadable(f"its {key} is no number from 0 to {most:.0f}")
    return float(value)


def _day(value: object) -> str:
    try:
        found = date.fromisoformat(str(value)).isoformat()
    except ValueError:
        found = ""
    if found != value:
        raise Unreadable("its day is none")
    return found


def _told_time(value: object) -> str | None:
    """A time as the database has it; None if it is none."""
    if not isinstance(value, str) or len(value) > LONGEST_WORD:
        return None
    try:
        moment = moment_of(value)
        return utc_text(moment if moment.tzinfo else moment.replace(tzinfo=UTC))
    except (ValueError, OverflowError):
        return None


def _time(value: object, key: str) -> str:
    found = _told_time(value)
    if found is None:
        raise Unreadable(f"its {key} is no time")
    return found


def _time_or_none(value: object, key: str) -> str | None:
    return None if value is None else _time(value, key)
