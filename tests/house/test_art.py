"""A game's drawings are its own: nobody else names them, none is missing, and none lies there for nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from speicherstadt_app.games import registry
from speicherstadt_app.ui.art import is_drawn
from speicherstadt_app.ui.assets import ART, PACKAGE, QML, art_of

GAMES = {card.id: card.module for card in registry.cards() if art_of(card.id).is_dir()}
BEGINNINGS = {game: tuple(f"{game}/{inner.name}" for inner in art_of(game).iterdir()) for game in GAMES}
SOURCES = sorted(path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".qml", ".toml"})
QUOTED = re.compile(r'"([^"\n]*)"|(?<=f)\'([^\'\n]*)\'')
NAME = re.compile(r"[a-z0-9-]+(?:/[a-z0-9-]+)*")
BUILT = re.compile(r"[a-z0-9-]+(?:/[a-z0-9-]+)*/(?:\{[^{}]+(?:\{[^{}]*\})?[^{}]*\})?")
NIGHT = {card.purse_art for card in registry.cards()}
"""The lists of games look for the other drawing of these in the folder `night` beside it."""


def drawings() -> set[str]:
    found = {path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg")}
    for game in GAMES:
        found |= {
            f"{game}/{path.relative_to(art_of(game)).with_suffix('').as_posix()}"
            for path in art_of(game).rglob("*.svg")
        }
    return found


def folders() -> set[str]:
    """`signs`, `speicherstadt/cards/icons` and so on."""
    return {name.rpartition("/")[0] for name in drawings()} - {""}


def quoted(path: Path) -> Iterator[str]:
    for plain, other in QUOTED.findall(path.read_text("utf-8")):
        yield (plain or other).removeprefix("image://art/")


def named() -> dict[str, set[str]]:
    """What the sources ask for: whole names, and the beginnings of those that are put together."""
    asked: dict[str, set[str]] = {}
    for path in SOURCES:
        for text in quoted(path):
            if NAME.fullmatch(text) or BUILT.fullmatch(text):
                asked.setdefault(text, set()).add(str(path.relative_to(PACKAGE)))
    return asked


def belongs(path: Path, game: str) -> bool:
    return path.is_relative_to(PACKAGE / "games" / game) or path.is_relative_to(QML / (GAMES[game] or "-"))


def foreign(text: str, games: Iterable[str]) -> list[str]:
    """The games in whose folder of drawings a text looks."""
    return [game for game in games if text.startswith(BEGINNINGS[game])]


def test_nobody_but_a_game_names_its_drawings() -> None:
    found = {
        f"{path.relative_to(PACKAGE)}: {text}"
        for path in SOURCES
        for others in [[game for game in GAMES if not belongs(path, game)]]
        for text in quoted(path)
        if foreign(text, others)
    }
    assert found == set()


def test_what_is_shared_has_no_folder_with_the_name_of_a_game() -> None:
    assert {inner.name for inner in ART.iterdir()}.isdisjoint(card.id for card in registry.cards())


def test_no_drawing_is_missing() -> None:
    there = folders()
    whole = {name: where for name, where in named().items() if name.rpartition("/")[0] in there}
    assert len(whole) > 50
    missing = {name: where for name, where in whole.items() if NAME.fullmatch(name) and not is_drawn(name)}
    assert missing == {}


def test_what_is_put_together_begins_with_a_folder_of_drawings() -> None:
    games = tuple(f"{game}/" for game in GAMES)
    built = {name: where for name, where in named().items() if name.startswith(games) and not NAME.fullmatch(name)}
    assert built
    there = folders()
    assert {
        name: where for name, where in built.items() if name.rpartition("/")[0].partition("/{")[0] not in there
    } == {}


def test_no_drawing_lies_there_for_nothing() -> None:
    asked = set(named())
    asked |= {f"{folder}/night/{name}" for folder, _, name in (art.rpartition("/") for art in NIGHT if art)}
    starts = {name.partition("{")[0] for name in asked if not NAME.fullmatch(name)}
    assert {name for name in drawings() if name not in asked and f"{name.rpartition('/')[0]}/" not in starts} == set()


def test_a_foreign_drawing_is_found() -> None:
    assert foreign("speicherstadt/cards/ship", GAMES) == ["speicherstadt"]
    assert foreign("signs/close", GAMES) == foreign("speicherstadt/session", GAMES) == []
