"""An older and a newer program take turns at one folder: what the older one does not know it leaves alone, and what it
could not understand it does not touch."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any, cast

import pytest

from speicherstadt_app.cli import main
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.store import settings
from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.settings import AppSettings, PersonSettings
from speicherstadt_app.store.transfer.export import export_all
from tests.rotation import Rotation
from tests.store.conftest import Hands, Open
from tests.store.tables_played import begin
from tests.store.test_migrations import newer_program

OTHERS = {
    "language": ("", "de", "fr"),
    "profile": ("", "p1"),
    "effects": (0, 30, 100),
    "ambience": (0, 50),
    "music_volume": (0, 70),
    "text_size": (100, 125, 200),
    "speed": ("normal", "fast", "instant"),
    "theme": ("system", "day", "night"),
    "confirm": ("twice", "button"),
    "motion": ("system", "reduced"),
    "pass_banner": ("banner", "sound"),
    "log_detail": ("short", "full"),
    "spoken_detail": ("all", "turns"),
}
NEW = ("weather", "tide", "fog")
"""What only the newer program knows."""
LETTERS = CARD.settings[0].key
"""A setting of one game."""


def program(kind: type[Any], chance: Stream) -> type[Any]:
    """The settings of another version: some are not there yet, or some are new."""
    if chance.below(3) == 0:
        return kind
    known = [(f.name, f.type, f) for f in flat(kind)]
    if chance.below(2):
        kept = [one for one in known if chance.below(2)]
        fields = [(name, type_, again(f)) for name, type_, f in kept or known[:1]]
    else:
        fields = [(name, type_, again(f)) for name, type_, f in known]
        fields += [(name, "str", settings._one_of("calm", "wild")) for name in NEW[: 1 + chance.below(len(NEW))]]
    fields += [(f.name, f.type, dataclasses.field(default_factory=dict)) for f in of_games(kind)]
    return dataclasses.make_dataclass(kind.__name__, fields, frozen=True, slots=True)


def flat(kind: type[Any]) -> list[dataclasses.Field[Any]]:
    """Settings with a value each. Those of games are a mapping, which every version has."""
    return [f for f in dataclasses.fields(kind) if f.name != "games"]


def of_games(kind: type[Any]) -> list[dataclasses.Field[Any]]:
    return [f for f in dataclasses.fields(kind) if f.name == "games"]


def again(field: dataclasses.Field[Any]) -> Any:
    return dataclasses.field(default=field.default, metadata=field.metadata)


def values_of(field: dataclasses.Field[Any]) -> tuple[object, ...]:
    if field.name in NEW:
        return ("calm", "wild")
    return OTHERS.get(field.name, (False, True))


@contextlib.contextmanager
def version(app: type[Any], person: type[Any]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(settings, "AppSettings", app)
        patch.setattr(settings, "PersonSettings", person)
        yield


def take_turns(folder: Path, hands: Hands, chance: Stream, times: int) -> None:
    library = open_library(folder, hands.clock)
    anna = library.profiles.create("Anna", "crane", "red", "de").id
    library.close()
    chosen: dict[tuple[str, str], object] = {}
    games: set[str] = set()
    for _ in range(times):
        app, person = program(AppSettings, chance), program(PersonSettings, chance)
        with version(app, person):
            library = open_library(folder, hands.clock)
            try:
                for whose, kind, now in (
                    ("app", app, library.settings.app()),
                    ("p", person, library.settings.of(anna)),
                ):
                    known = flat(kind)
                    for f in known:
                        assert getattr(now, f.name) == chosen.get((whose, f.name), f.default)
                    for f in of_games(kind):
                        assert getattr(now, f.name) == chosen.get((whose, f.name), {})
                    new = {f.name: chance.choice(values_of(f)) for f in known if chance.below(4) == 0}
                    new |= {f.name: {"speicherstadt": {LETTERS: bool(chance.below(2))}} for f in of_games(kind)}
                    changed: Any = dataclasses.replace(cast("Any", now), **new)
                    if whose == "app":
                        library.settings.keep_app(changed)
                    else:
                        library.settings.keep(anna, changed)
                    chosen |= {(whose, f.name): getattr(changed, f.name) for f in (*known, *of_games(kind))}
                games.add(begin(library, chance.below(10**9)).play(3).id)
                assert {*library.unfinished()} == games
                assert library.notices == []
            finally:
                library.close()


def test_what_another_version_knows_survives(folder: Path, hands: Hands, rotation: Rotation) -> None:
    take_turns(folder, hands, Stream(rotation.seed("to and fro"), "versions"), 12)


@pytest.mark.long
def test_what_other_versions_know_survives_a_thousand_turns(folder: Path, hands: Hands) -> None:
    folder.mkdir()
    for seed in range(100):
        take_turns(folder / str(seed), hands, Stream(seed, "versions"), 10)


COMMANDS: tuple[tuple[str, ...], ...] = (
    ("data", "check"),
    ("data", "import", "PARCEL"),
    ("data", "backup"),
    ("data", "restore", "--yes"),
    ("data", "recount"),
    ("data", "simulate", "--games", "2"),
    ("play", "--you", "Anna", "--players", "2", "--bots", "random"),
    ("play", "--resume"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_folder_of_a_newer_program_is_refused_in_a_sentence_and_left_alone(
    opened: Open,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\nq\n"))
    library = opened()
    begin(library).play(5)
    library.backups.make()
    parcel = folder.with_name("parcel.speicher")
    export_all(library, parcel)
    library.close()
    with newer_program():
        opened().close()
    before = contents(folder)
    assert main(["--data", str(folder), *(str(parcel) if word == "PARCEL" else word for word in command)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "which is newer than this one; this one knows formats up to" in said
    assert contents(folder) == before


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
