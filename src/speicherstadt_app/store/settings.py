"""Settings with their types, those of the app and those of each person.

What is kept is JSON. A key that this version does not know is left as it is, for one that does; a value that makes no
sense is the default again, and a notice says so.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import Field, asdict, dataclass, field, fields, replace
from typing import Any, Final, TypeVar, cast

from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import to_json
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.notices import Notice
from speicherstadt_app.store.profiles import find_profile

LONGEST_SETUP: Final = 4000

S = TypeVar("S", "AppSettings", "PersonSettings")


def _one_of(default: Any, *others: Any) -> Any:
    """A setting with a few values."""
    allowed = (default, *others)
    return field(default=default, metadata={"fits": lambda value: type(value) is type(default) and value in allowed})


def _between(low: int, default: int, high: int) -> Any:
    return field(default=default, metadata={"fits": lambda value: type(value) is int and low <= value <= high})


def _text(longest: int) -> Any:
    return field(default="", metadata={"fits": lambda value: isinstance(value, str) and len(value) <= longest})


@dataclass(frozen=True, slots=True)
class AppSettings:
    """What holds for everybody on this device."""

    language: str = _text(20)
    """Empty: the system's."""
    profile: str = _text(40)
    """Who played last."""


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """A person's settings."""

    speed: str = _one_of("normal", "slow", "fast", "fastest", "instant")
    one_at_a_time: bool = _one_of(False, True)
    confirm: str = _one_of("twice", "button", "immediate")
    theme: str = _one_of("system", "day", "night", "contrast")
    text_size: int = _one_of(100, 125, 150, 200)
    motion: str = _one_of("system", "full", "reduced")
    living_harbour: bool = _one_of(True, False)
    effects: int = _between(0, 80, 100)
    ambience: int = _between(0, 50, 100)
    music_volume: int = _between(0, 0, 100)
    muted: bool = _one_of(False, True)
    list_view: bool = _one_of(False, True)
    table_mode: bool = _one_of(False, True)
    auto_forced: bool = _one_of(True, False)
    pass_idle_stops: bool = _one_of(True, False)
    """A stop without a decision is passed over."""
    pass_banner: str = _one_of("banner", "sound")
    """How the next person at one screen is called."""
    running_total: bool = _one_of(True, False)
    log_detail: str = _one_of("short", "full")
    spoken_detail: str = _one_of("all", "turns", "prices")
    """How much a screen reader is told of what others do."""
    speech_bubbles: bool = _one_of(True, False)
    games: Mapping[str, Mapping[str, bool]] = field(default_factory=dict, metadata={"fits": lambda _value: False})
    """The settings of cards, by game. Each game's are kept under `game:<id>`."""


class Settings:
    """The settings of one open database."""

    def __init__(self, database: Database, tell: Callable[[Notice], None]) -> None:
        self._database = database
        self._tell = tell

    def app(self) -> AppSettings:
        with self._database.reading() as session:
            rows = session.connection().exec_driver_sql("SELECT key, value FROM settings").all()
        return self._read(AppSettings, {str(key): _parsed(value) for key, value in rows})

    def keep_app(self, settings: AppSettings) -> None:
        values = [(key, to_json(value)) for key, value in asdict(settings).items()]
        with self._database.writing() as session:
            session.connection().exec_driver_sql("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", values)

    def last_setup(self, game_id: str) -> str:
        """The last table that was set up for a game, as its page wrote it, or nothing."""
        with self._database.reading() as session:
            asked = session.connection().exec_driver_sql("SELECT value FROM settings WHERE key = ?", (_setup(game_id),))
            kept = _parsed(asked.scalar())
        return kept if isinstance(kept, str) and len(kept) <= LONGEST_SETUP else ""

    def keep_last_setup(self, game_id: str, setup: str) -> None:
        with self._database.writing() as session:
            session.connection().exec_driver_sql(
                "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (_setup(game_id), to_json(setup))
            )

    def of(self, profile_id: str) -> PersonSettings:
        with self._database.reading() as session:
            kept = _parsed(find_profile(session, profile_id).settings)
        if isinstance(kept, dict):
            return replace(self._read(PersonSettings, kept), games=_of_games(kept))
        self._tell(Notice("settings_damaged", {"keys": ", ".join(f.name for f in fields(PersonSettings))}))
        return PersonSettings()

    def keep(self, profile_id: str, settings: PersonSettings) -> None:
        with self._database.writing() as session:
            row = find_profile(session, profile_id)
            kept = _parsed(row.settings)
            before = kept if isinstance(kept, dict) else {}
            values = asdict(settings)
            for game_id, told in values.pop("games").items():
                of_game = before.get(_game(game_id))
                values[_game(game_id)] = {**(of_game if isinstance(of_game, dict) else {}), **told}
            row.settings = to_json({**before, **values})
            session.add(row)

    def noted(self, profile_id: str, key: str) -> str:
        """What was noted of a person besides the settings, or nothing."""
        with self._database.reading() as session:
            kept = _parsed(find_profile(session, profile_id).settings)
        note = kept.get(_note(key)) if isinstance(kept, dict) else None
        return note if isinstance(note, str) else ""

    def note(self, profile_id: str, key: str, text: str) -> None:
        with self._database.writing() as session:
            row = find_profile(session, profile_id)
            kept = _parsed(row.settings)
            row.settings = to_json({**(kept if isinstance(kept, dict) else {}), _note(key): text})
            session.add(row)

    def _read(self, kind: type[S], kept: Mapping[str, object]) -> S:
        known: list[Field[Any]] = [f for f in fields(kind) if f.name in kept]
        good = {f.name: kept[f.name] for f in known if f.metadata["fits"](kept[f.name])}
        if damaged := sorted({f.name for f in known} - good.keys()):
            self._tell(Notice("settings_damaged", {"keys": ", ".join(damaged)}))
        return kind(**cast(Any, good))


def _of_games(kept: Mapping[str, Any]) -> dict[str, dict[str, bool]]:
    """What is set for each game that is here, also by a program that had it among the settings of all games."""
    found: dict[str, dict[str, bool]] = {}
    for card in registry.cards():
        told = kept.get(_game(card.id))
        for setting in card.settings:
            value = told.get(setting.key) if isinstance(told, dict) else None
            value = kept.get(setting.former) if value is None else value
            if type(value) is bool:
                found.setdefault(card.id, {})[setting.key] = value
    return found


def key_of_today(key: str) -> str:
    """Of a setting that an older program wrote down, when there was one game."""
    if key == "opponents":
        return _setup("speicherstadt")
    kind, _, rest = key.partition(":")
    return f"box:speicherstadt:{rest}" if kind == "box" and ":" not in rest else key


def _game(game_id: str) -> str:
    return f"game:{game_id}"


def _setup(game_id: str) -> str:
    return f"setup:{game_id}"


def _note(key: str) -> str:
    """No setting is called like that."""
    return f"note:{key}"


def _parsed(text: object) -> object:
    """None, which no setting is, when it is no JSON."""
    try:
        return json.loads(str(text))
    except (ValueError, RecursionError):
        return None
