"""What the page for coming back makes of games and dates, without a window."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any

import pytest

from speicherstadt_app.engine.commitment import SEED_HASH
from speicherstadt_app.engine.occasion import CHALLENGE, CODE, DAY, REMATCH, Occasion, occasion_of
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions import challenge
from speicherstadt_app.play.occasions.code import Deal, Opponent, code_of
from speicherstadt_app.play.occasions.day import game_of
from speicherstadt_app.store.shapes import Progress
from speicherstadt_app.ui.home import challenges as page_of_challenges
from speicherstadt_app.ui.home.seating import against, faces, seated
from speicherstadt_app.ui.home.today import (
    Measure,
    TodayPart,
    attempts_of,
    local_today,
    measure_of,
    measures_from,
    measures_text,
)
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.goal import day_name
from tests.ui.many_games import registered
from tests.ui.memory_folder import MemoryFolder, Someone, Window, entry, window

pytestmark = pytest.mark.usefixtures("qapp", "nobody_looks_long")

GAME = "speicherstadt"
TODAY = date(2026, 11, 18)
MARA = Player("Mara", "human", {"profile": "p1"})
ADA = Player("Ada", "ai", {"level": "clerk"})
OVER = Progress("over", (), (28, 30), {"coins": (2, 5)})


def tried(state: str = "finished", *, day: date = TODAY, attempt: int = 1, assisted: bool = False) -> Any:
    card = entry(f"{day}-{attempt}", (MARA, ADA), OVER, state=state, assisted=assisted)
    return card, Occasion(DAY, day.isoformat(), attempt)


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    yield monkeypatch
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("hours", [-12, 0, 14])
def test_it_is_the_date_of_where_people_sit(zone: pytest.MonkeyPatch, hours: int) -> None:
    zone.setenv("TZ", f"SOMEWHERE{-hours:+d}")
    time.tzset()
    before, found, after = (datetime.now(UTC) + timedelta(hours=hours)).date(), local_today(), local_today()
    assert found in {before, after}


def test_only_ones_own_tries_are_counted() -> None:
    stranger = entry("x", (Player("Bo", "human", {"profile": "p2"}), ADA), OVER, state="finished")
    games = [
        tried(),
        tried("unfinished", day=TODAY - timedelta(days=1)),
        (stranger, Occasion(DAY, TODAY.isoformat(), 1)),
        (entry("c", (MARA, ADA), OVER, state="finished"), Occasion(CHALLENGE, "landslide", counts=False)),
        (entry("n", (MARA, ADA), OVER, state="finished"), Occasion(DAY, "the day of the feast", 1)),
    ]
    first, second = attempts_of(games, "p1")
    assert (first.place, first.score, first.clean) == (2, 28, True)
    assert (second.place, second.score, second.clean) == (None, None, False)


def test_the_calendar_says_what_became_of_each_day() -> None:
    part = TodayPart(None)  # type: ignore[arg-type]
    past = [
        tried("abandoned"),
        tried(day=TODAY - timedelta(days=1)),
        tried(day=TODAY - timedelta(days=2), assisted=True),
        tried("unfinished", day=TODAY - timedelta(days=3)),
    ]
    day = game_of(TODAY)
    assert day is not None
    players = [ADA] * len(day.deal.seats)
    part.tell(day, [*players[:-1], MARA], attempts_of(past, "p1"), {}, measuring=False)
    cells = {cell.key: cell for cell in part.cells.rows}
    states = [cells[(TODAY - timedelta(days=back)).isoformat()].state for back in range(-1, 5)]
    assert states == ["coming", "given-up", "lost", "helped", "open", "none"]
    assert all(day_name(cell.key) in cell.spoken for cell in part.cells.rows), "who can't see hears the date"
    assert [cell.key for cell in part.cells.rows if cell.current] == [TODAY.isoformat()]


def test_what_was_measured_is_kept_and_damage_is_nothing() -> None:
    measures = {"merchant": Measure(27, 3), "hanseat": Measure(34, 1)}
    assert measures_from(measures_text(measures)) == measures
    for damaged in (None, "", "{", "[]", '{"merchant": 3}', '{"merchant": ["a", "b"]}'):
        assert measures_from(damaged) == {}


def test_a_measure_has_its_place_by_the_rules() -> None:
    outcome = Outcome(True, (30, 30), (1,), ((), ()), (), places=(2, 1))
    assert [measure_of(outcome, seat) for seat in (0, 1)] == [Measure(30, 2), Measure(30, 1)]


def test_whoever_plays_here_takes_the_first_seat_of_a_person() -> None:
    seats = (Opponent("clerk", "miser"), None, None)

    async def scene(opened: Window) -> None:
        await opened.ready()
        players = seated(Deal(seats, 1, GAME), opened.get("profiles"))
        assert [player.kind for player in players] == ["ai", "human", "human"]
        assert [player.name for player in players] == ["Otto", "Mara", "Player 2"]
        assert [face["me"] for face in faces(GAME, players)] == [False, True, False]
        assert against(GAME, players) == "3 players: with Otto and Player 2 (Clerk)"

    window(scene, MemoryFolder(Someone("p1", "Mara")))


def test_a_code_counts_once_and_seats_may_be_swapped_after_the_end() -> None:
    folder = MemoryFolder(Someone("p1", "Mara"))
    folder.kept["p1"] = Preferences(language="en", speed="instant")
    code = code_of(Deal((Opponent("clerk", "miser"), Opponent("clerk", "grocer")), 99, GAME))

    def finished(game: str) -> bool:
        return game in folder.games and folder.games[game].writer.finished is not None

    async def scene(opened: Window) -> None:
        await opened.ready()
        page: Any = opened.app.model("challenges")
        for number in (1, 2):
            page.typed(code)
            page.playCode()
            await opened.until(partial(finished, f"g{number}"))
        await opened.until(lambda: opened.get("table").code)
        assert opened.get("table").code.replace(" ", "") == code
        opened.app.rematchMovedOn()
        await opened.until(partial(finished, "g3"))

    window(scene, folder)
    told = [occasion_of(folder.games[game].begun.meta) for game in ("g1", "g2", "g3")]
    assert SEED_HASH not in folder.games["g1"].begun.meta, "a small seed is soon found from its hash"
    assert told == [Occasion(CODE), Occasion(CODE, counts=False), Occasion(REMATCH, counts=False)]
    names = [[player.name for player in folder.games[game].begun.players] for game in ("g1", "g3")]
    assert names == [["Otto", "Emil"], ["Emil", "Otto"]]


def test_where_several_games_have_challenges_the_page_asks_which(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Die Speicherstadt stood twice in the house."""
    found, twin = challenge.challenges_of, "stalls"
    for module in (challenge, page_of_challenges):
        monkeypatch.setattr(module, "challenges_of", lambda game: found(GAME) if game in {GAME, twin} else None)

    async def scene(opened: Window) -> None:
        await opened.ready()
        page: Any = opened.app.model("challenges")
        assert page.games.value.titles == [registry.card(GAME).title, registry.card(twin).title]
        assert page.games.value.current == 0
        page.chooseGame(1)
        assert page.games.value.current == 1
        assert page._rows.rows[0].table == "2 players: with Clerk (Clerk)", "the other game has no characters"
        page.open(GAME)
        assert page.games.value.current == 0

    with registered(len(registry.FOLDERS) + 1) as added:
        assert added == [twin]
        window(scene, MemoryFolder(Someone("p1", "Mara")))


def test_without_a_game_that_has_a_plan_there_is_no_game_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speicherstadt_app.play.occasions.day._plans", lambda: iter(()))

    async def scene(opened: Window) -> None:
        await opened.ready()
        page: Any = opened.app.model("challenges")
        assert not page.games.value.today
        page.play()
        await opened.settle()
        assert opened.get("table") is None

    window(scene, MemoryFolder(Someone("p1", "Mara")))
