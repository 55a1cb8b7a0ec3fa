"""What the statistics page tells of two hundred games is what comes out if they are counted by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.bench.engine import random_game
from speicherstadt_app.engine.facts import Best, SeatFacts
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.games import registry
from speicherstadt_app.store.games import players_text, write_uncounted
from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.statistics.cache import enter
from speicherstadt_app.store.tables import FINISHED, GameRow
from speicherstadt_app.ui.statistics import tables
from speicherstadt_app.ui.statistics.numbers import ticks
from tests.ui.memory_folder import Window, window

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "speicherstadt"
GAMES = 200
DIFFERENT = 25
LEVELS = ("clerk", "merchant")
PATIENCE = 60_000


@dataclass(frozen=True)
class Played:
    record: Record
    seat: int
    day: str
    level: str
    assisted: bool

    @property
    def result(self) -> dict[str, Any]:
        return dict(self.record.result or {})

    @property
    def score(self) -> int:
        return int(self.result["scores"][self.seat])

    @property
    def won(self) -> bool:
        return self.seat in self.result["winners"]

    @property
    def place(self) -> int:
        ranks = list(zip(self.result["scores"], self.result["coins"], strict=True))
        return 1 + sum(rank > ranks[self.seat] for rank in ranks)


def different() -> tuple[list[Record], list[tuple[SeatFacts, ...]]]:
    """Some games, and what their facts are."""
    records = []
    for seed in range(DIFFERENT):
        match, _ = random_game(GAME, 2 + seed % 4, seed, Random(seed).random)
        seated = tuple(Player("Seat", "human") for _ in range(2 + seed % 4))
        records.append(record_of(registry.find(GAME), match, seated))
    return records, [tuple(registry.facts(GAME).read(record)) for record in records]


def kept_in(folder: Path, games: Sequence[tuple[Played, tuple[SeatFacts, ...]]]) -> None:
    """These games as the person's past, in their order."""
    rows = []
    for number, (game, told) in enumerate(games, start=1):
        players = [Player("Brain", "ai", {"level": game.level, "style": "miser"}) for _ in told]
        players[game.seat] = Player("Mara", "human", {"profile": "mara"})
        row = GameRow(
            number=number,
            id=f"game-{number}",
            state=FINISHED,
            touched=number,
            game=GAME,
            rules=1,
            players=players_text(players),
            first=0,
            hash=b"",
            begun_at="2026-01-01T08:00:00.000Z",
            played_at="2026-01-01T08:00:00.000Z",
            ended_at="2026-01-01T08:00:00.000Z",
            progress='{"phase":"over","actors":[],"scores":[],"facts":{}}',
            day=game.day,
            seconds=600.0,
            assisted=game.assisted,
            counted=not game.assisted,
            seal=0,
        )
        rows.append((row, told))
    library = open_library(folder)
    with library.database.writing() as session:
        for (row, _), (game, _) in zip(rows, games, strict=True):
            write_uncounted(session, row, game.record.moves)
        enter(session, rows)
    library.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Played]]:
    chance = Random(3)
    records, facts = different()
    found = []
    for number in range(1, GAMES + 1):
        which = chance.randrange(DIFFERENT)
        game = Played(
            records[which],
            chance.randrange(len(facts[which])),
            (date(2026, 1, 1) + timedelta(days=number // 3)).isoformat(),
            chance.choice(LEVELS),
            number % 20 == 0,
        )
        found.append((game, facts[which]))
    folder = tmp_path_factory.mktemp("two hundred games")
    kept_in(folder, found)
    return folder, [game for game, _ in found]


@pytest.fixture(scope="module")
def lost(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A single game, lost without a complete contract and with less than nothing from fires."""
    completed, fires = (
        registry.facts(GAME).names.bests.index(Best(name)) for name in ("contracts_completed", "fire_points")
    )
    game, facts = next(
        (Played(record, seat, "2026-01-01", LEVELS[0], False), seats)
        for record, seats in zip(*different(), strict=True)
        for seat, own in enumerate(seats)
        if own.place > 1 and not own.bests[completed] and (own.bests[fires] or 0) < 0
    )
    folder = tmp_path_factory.mktemp("one game")
    kept_in(folder, [(game, facts)])
    return folder


def told(folder: Path, section: int, **filters: int) -> dict[str, Any]:
    """The papers of a section as they are shown, by their keys."""
    found: dict[str, Any] = {}

    async def scene(at: Window) -> None:
        await at.ready()
        model: Any = at.app.model("statistics")
        at.app.open("statistics", "mara")
        await at.until(lambda: model.now.value.state == "shown", PATIENCE)
        model.chooseSection(section)
        for key, index in filters.items():
            model.choose(key, index)
        await at.until(lambda: model.now.value.answered == 2 + len(filters) - (section == 0), PATIENCE)
        found["note"] = model.now.value.counted
        found.update({row.key: row for row in model.papers.rows})

    window(scene, Folder(folder))  # type: ignore[arg-type]
    return found


def rows(paper: Any) -> Iterator[tuple[str, ...]]:
    return map(tuple, paper.rows)


def mean(values: Sequence[float], digits: int = 1) -> str:
    return f"{sum(values) / len(values):.{digits}f}".replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize("players", [None, 3])
def test_the_overview(played: tuple[Path, list[Played]], players: int | None) -> None:
    folder, all_games = played
    games = [g for g in all_games if not g.assisted and players in (None, len(g.record.players))]
    # The first option leaves the number open; the others are 2, 3, 4, 5.
    found = told(folder, 0, **({} if players is None else {"players": players - 1}))
    wins = sum(g.won for g in games)
    table = {row[0]: row[1] for row in rows(found["overview"])}
    assert table["Games that count"] == str(len(games))
    assert table["Wins"] == str(wins)
    assert table["Win rate"] == f"{100 * wins / len(games):.0f} %"
    assert (
        table["Fair rate at these tables"]
        == f"{100 * sum(1 / len(g.record.players) for g in games) / len(games):.0f} %"
    )
    assert table["Average place"] == mean([g.place for g in games])
    assert table["Average score"] == mean([g.score for g in games])
    assert table["Best score"] == str(max(g.score for g in games))
    assert table["Places of the last ten games"] == " ".join(str(g.place) for g in games[-10:])
    assert found["overview"].picture["of"] == f"{wins} of {len(games)} games"
    apart = sum(g.assisted and players in (None, len(g.record.players)) for g in all_games)
    assert found["note"] == f"{len(games)} counted games · {apart} not counted"


def test_every_score_is_a_dot_and_a_row(played: tuple[Path, list[Played]]) -> None:
    folder, all_games = played
    games = [g for g in all_games if not g.assisted]
    paper = told(folder, 1)["scores"]
    assert [dot["won"] for dot in paper.picture["dots"]] == [g.won for g in games]
    assert [row[2] for row in rows(paper)] == [
        str(g.score).replace("-", "\N{MINUS SIGN}") for g in games[: -tables.MOST_SHOWN - 1 : -1]
    ]
    assert str(len(games)) in paper.more


def test_points_by_source_beside_the_winners(played: tuple[Path, list[Played]]) -> None:
    folder, all_games = played
    games = [g for g in all_games if not g.assisted]
    names = {"Fires": "fire", "Contracts": "contract", "Chamber": "chamber", "Traders": "trader"}
    own = {title: mean([g.result["breakdown"][g.seat][name] for g in games], 2) for title, name in names.items()}
    winners = {
        title: mean([g.result["breakdown"][seat][name] for g in games for seat in g.result["winners"]], 2)
        for title, name in names.items()
    }
    found = {row[0]: row for row in rows(told(folder, 2)["sources"])}
    assert {title: found[title][1] for title in names} == own
    assert {title: found[title][3] for title in names} == winners


def test_levels_and_seats(played: tuple[Path, list[Played]]) -> None:
    folder, all_games = played
    games = [g for g in all_games if not g.assisted]
    found = told(folder, 4)
    by_level = {row[0]: row[1:3] for row in rows(found["levels"])}
    for level in LEVELS:
        some = [g for g in games if g.level == level]
        assert by_level[level.capitalize()] == (str(len(some)), str(sum(g.won for g in some)))
    by_seat = {row[0]: row[1:3] for row in rows(found["seats"])}
    for seat in range(5):
        some = [g for g in games if g.seat == seat]
        assert by_seat[f"Seat {seat + 1}"] == (str(len(some)), str(sum(g.won for g in some)))


def test_the_highest_score_leads_to_its_game(played: tuple[Path, list[Played]]) -> None:
    folder, all_games = played
    best = max((g for g in all_games if not g.assisted), key=lambda g: g.score)
    line = told(folder, 6)["records"].picture["lines"][0]
    assert line["title"] == "Highest score"
    assert line["value"] == f"{best.score} points"
    assert line["game"] == all_games.index(best) + 1


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-1.0, 1.0), (0.0, 0.0), (-3.0, 38.0), (1480.5, 1512.0)])
def test_an_axis_has_whole_figures_each_of_them_once(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert marks == sorted({round(mark) for mark in marks})
    assert marks[0] <= low <= high <= marks[-1]


def test_after_one_game_it_speaks_of_one(lost: Path) -> None:
    found = told(lost, 0)
    assert found["note"] == "1 counted game"
    assert found["overview"].picture["of"] == "0 of 1 game"


def test_nothing_is_a_record_before_there_is_any_of_it(lost: Path) -> None:
    found = {row[0]: row[1] for row in rows(told(lost, 6)["records"])}
    assert found
    assert "Most points from fires" not in found
    assert "Most contracts completed" not in found
    assert not any(value.startswith(("0", "\N{MINUS SIGN}")) for value in found.values())
