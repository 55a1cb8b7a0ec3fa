"""The end sheet: what ended the game, how the points came about, and who built what."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import start
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.table.presenter import VenedigPresenter
from speicherstadt_app.ui.table.presenter import EndValues, Looks
from tests.games.venedig.table.test_board import record

pytestmark = pytest.mark.usefixtures("qapp")

FIVE = "five-play-to-the-end"
ROUNDS = "forty-rounds-are-enough"
TRACK = "a-bet-takes-somebody-to-the-end"
SHARED = "equal-winners-share"
WHOLE = (FIVE, ROUNDS, TRACK, SHARED)


@lru_cache
def played(name: str) -> tuple[Match[Any], tuple[Event, ...]]:
    kept = record(name)
    match = start(kept, find)
    seen: list[Event] = []
    for text in kept.moves:
        seen += match.rules.apply(match.state, *match.rules.parse(text)).events
        match.play_text(text)
    return match, tuple(seen)


def sheet(name: str, me: int = 1) -> EndValues:
    match, seen = played(name)
    count = match.rules.setup.players
    names = tuple(f"Seat {seat}" for seat in range(count))
    looks = Looks(me, names, tuple(range(count)), ("",) * count, frozenset({me}))
    presenter = VenedigPresenter("venedig", match.rules)
    return presenter.end(presenter.scene(match.state, looks, seen), match.outcome())


@pytest.mark.parametrize(
    ("name", "title", "words"),
    [
        (FIVE, "The last pile is driven", "drove the last pile in round 6."),
        (TRACK, "The end of the track is reached", "reached the end of the track in round"),
        (ROUNDS, "The last round is over", "After round 40 the game ends."),
    ],
)
def test_the_title_says_what_ended_the_game(name: str, title: str, words: str) -> None:
    values = sheet(name)
    assert values.title == title
    assert words in values.sentence
    assert values.spoken.startswith(values.sentence)


def test_who_drove_the_last_pile_is_named() -> None:
    last = next(event for event in played(FIVE)[1] if isinstance(event, ev.PileDriven) and not event.left)
    assert sheet(FIVE).sentence.startswith(f"Seat {last.seat} drove the last pile")


@pytest.mark.parametrize("name", WHOLE)
def test_the_count_adds_up_and_tells_how(name: str) -> None:
    values = sheet(name)
    for column, player in enumerate(values.players):
        cells = [line["cells"][column] for line in values.lines]
        assert sum(cell["points"] for cell in cells) == player["total"]
        assert all(cell["text"] == "\N{EN DASH}" and not cell["how"] for cell in cells if not cell["points"])
    for line in values.lines:
        assert any(cell["points"] for cell in line["cells"]), "a source that brought nobody anything has no line"
        if line["source"] != "edges":
            assert all(cell["how"] for cell in line["cells"] if cell["points"]), line["source"]


@pytest.mark.parametrize("name", WHOLE)
def test_the_map_shows_who_built_every_tile_that_stands(name: str) -> None:
    game, seen = played(name)
    own, order = sheet(name).own, game.rules.setup.players
    builders: dict[int, int] = {}
    for event in seen:
        match event:
            case ev.TileBuilt(seat=seat, cells=cells):
                builders |= dict.fromkeys((cell for cell, _ in cells), seat)
            case ev.TileRemoved(cells=cells):
                builders = {cell: seat for cell, seat in builders.items() if cell not in {each for each, _ in cells}}
    assert {cell["cell"]: cell["sign"] for cell in own["cells"]} == builders
    assert sum(cell["first"] for cell in own["cells"]) == len(game.state.built)
    numbers = {owner["sign"]: int(owner["tiles"].split()[0]) for owner in own["owners"]}
    first = {cell["cell"]: cell["sign"] for cell in own["cells"] if cell["first"]}
    assert numbers == {seat: list(first.values()).count(seat) for seat in range(order)}


def test_the_best_tile_of_each_is_the_one_that_brought_most() -> None:
    _, seen = played(FIVE)
    for owner in sheet(FIVE).own["owners"]:
        gains = [e.gains[e.seat] for e in seen if isinstance(e, ev.TileBuilt) and e.seat == owner["sign"]]
        assert owner["best"].endswith(f" for {max(gains)}") if max(gains, default=0) else not owner["best"]
