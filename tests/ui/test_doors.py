"""The doors of the start page: made of cards, and of what lies in the folder behind each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.store.shapes import GameEntry, Progress
from speicherstadt_app.ui.home.start import DoorRow
from speicherstadt_app.ui.learn.course import note_of
from speicherstadt_app.ui.learn.lessons import Progress as Learnt
from tests.fixture_game.registered import registered as sealed_bids
from tests.ui.many_games import registered
from tests.ui.memory_folder import MemoryFolder, Someone, Window, entry, window

pytestmark = pytest.mark.usefixtures("qapp")

TO = "\N{EN DASH}"

TWO = (Player("Mara", "human", {"profile": "p1"}), Player("Miser", "ai", {"level": "clerk", "character": "miser"}))

PEOPLE = (Player("Mara", "human"), Player("Bo", "human"))


def doors(opened: Window) -> dict[str, DoorRow]:
    return {row.game: row for row in opened.app._doors.rows.rows}


def test_before_the_folder_is_open_a_door_says_what_the_card_says() -> None:
    async def scene(opened: Window) -> None:
        door = doors(opened)["speicherstadt"]
        assert (door.title, door.place, door.seats, door.minutes) == (
            "Die Speicherstadt",
            "Hamburg, about 1900",
            f"2{TO}5",
            f"10{TO}12 min",
        )
        assert door.size == "For 2 to 5 players, 10 to 12 minutes"
        assert (door.headline, door.framed) == ("Ships, contracts, and fire in the warehouses", False)

    window(scene, MemoryFolder(Someone("p1", "Mara")))


@pytest.mark.parametrize("count", [len(registry.FOLDERS), 10], ids=["those there are", "10"])
def test_each_game_has_a_door_in_the_order_in_which_they_moved_in(count: int) -> None:
    async def scene(opened: Window) -> None:
        found = doors(opened)
        assert list(found) == [card.id for card in registry.cards()]
        assert len(found) == opened.get("doorCount") == count
        assert [door.key for door in found.values()] == [*"123456789"[:count], *[""] * (count - 9)]
        assert all(door.spoken.startswith(f"{door.title}.") for door in found.values())

    with registered(count):
        window(scene, MemoryFolder(Someone("p1", "Mara")))


def test_sizes_are_told_as_one_says_them() -> None:
    async def scene(opened: Window) -> None:
        told = {door.title: (door.seats, door.minutes, door.size) for door in doors(opened).values()}
        assert told["Leuchtfeuer"] == ("1", "", "For one player")
        assert told["Zoll"] == ("2", "15 min", "For 2 players, about 15 minutes")
        assert told["Bremerhaven"] == (f"1{TO}4", f"45{TO}90 min", "For 1 to 4 players, 45 to 90 minutes")

    with registered(10):
        window(scene, MemoryFolder(Someone("p1", "Mara")))


def test_the_place_is_told_in_the_language_of_the_window() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        opened.get("settings").setProperty("language", "de")
        await opened.until(lambda: doors(opened)["speicherstadt"].place == "Hamburg, um 1900")

    window(scene, MemoryFolder(Someone("p1", "Mara")))


def test_an_unfinished_game_of_each_kind_waits_behind_its_own_door() -> None:
    folder = MemoryFolder(Someone("p1", "Mara"))

    async def scene(opened: Window) -> None:
        await opened.ready()
        for game in ("speicherstadt", bids):
            opened.app.begin(game, TWO if game == "speicherstadt" else PEOPLE, 5)
            await opened.until(lambda: opened.get("table") is not None)
            opened.app.back()
            await opened.until(lambda: opened.get("table") is None)
            await opened.until(lambda: not opened.app._host._door.locked())  # type: ignore[union-attr]
        await opened.until(lambda: sum(door.first == "continue" for door in doors(opened).values()) == 2)
        found = doors(opened)
        assert found[bids].framed, "it was played last"
        assert [player["name"] for player in found["speicherstadt"].players] == ["Mara", "Otto"]
        assert [player["purse"] for player in found["speicherstadt"].players] == [5, 5]
        assert found["speicherstadt"].headline.startswith("Winter, round 1 of 16")
        assert opened.get("continueCard").value.game == bids
        games: Any = opened.get("games")
        await opened.until(lambda: len(games._rows.rows) == 2)
        titles = [registry.card(game).title for game in (bids, "speicherstadt")]
        assert [(row.game, row.canOpen) for row in games._rows.rows] == [(title, True) for title in titles]
        games.setProperty("game", games.titles.index(titles[1]))
        await opened.until(lambda: [row.game for row in games._rows.rows] == titles[1:])

    with sealed_bids() as bids:
        window(scene, folder)


def test_who_is_new_is_proposed_one_game_to_learn() -> None:
    folder = MemoryFolder(Someone("p1", "Mara"))

    async def scene(opened: Window) -> None:
        await opened.ready()
        await opened.until(lambda: any(door.framed for door in doors(opened).values()))
        found = doors(opened)
        assert [game for game, door in found.items() if door.framed] == ["speicherstadt"]
        assert [(found[game].first, found[game].second) for game in ("speicherstadt", bids)] == [("learn", "new")] * 2
        page: Any = opened.app.model("lessons")
        assert page.property("where") == "Die Speicherstadt: lesson 1 of 5"

    with sealed_bids() as bids:
        window(scene, folder)


def test_who_has_learnt_a_game_may_play_it_next() -> None:
    folder = MemoryFolder(Someone("p1", "Mara"))
    folder.note("p1", note_of("speicherstadt"), Learnt(frozenset({1, 2, 3, 4, 5})).to_text(5))

    async def scene(opened: Window) -> None:
        await opened.ready()
        await opened.until(lambda: any(door.framed for door in doors(opened).values()))
        door = doors(opened)["speicherstadt"]
        assert (door.first, door.second) == ("new", "learn")

    window(scene, folder)


class WithStranger(MemoryFolder):
    """A game lies in it that this program does not have."""

    def cards(
        self, state: str | None = None, *, trashed: bool = False, limit: int | None = None
    ) -> Sequence[GameEntry]:
        return [entry("g1", PEOPLE, Progress("choice", (0, 1), (3, 4)), game="chess")]


def test_a_game_that_this_program_does_not_have_keeps_nothing_from_working() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        assert "continue" not in [door.first for door in doors(opened).values()]
        assert not opened.get("continueCard").value.there
        games: Any = opened.get("games")
        await opened.until(lambda: games._rows.rows)
        (row,) = games._rows.rows
        assert (row.title, row.canOpen) == ("Mara and Bo", False)
        assert row.subtitle == "“chess” is a game that this program does not have."

    window(scene, WithStranger(Someone("p1", "Mara")))


def test_a_game_whose_folder_is_broken_is_named_and_the_others_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.FOLDERS, "ruin", "tests.ui.no_such_game")

    async def scene(opened: Window) -> None:
        await opened.ready()
        assert list(doors(opened)) == [card.id for card in registry.cards()] != []
        (notice,) = opened.app._notices.rows.rows
        assert notice.text == ("The game “ruin” is incomplete: reinstall the program. The others can be played.")
        opened.app.navigate("games")
        assert opened.get("games") is not None

    window(scene, MemoryFolder(Someone("p1", "Mara")))


def test_what_goes_wrong_in_a_broken_game_names_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(registry.FOLDERS, "bids", "tests.store.game_without_rules")

    async def scene(opened: Window) -> None:
        await opened.ready()
        assert not opened.app._notices.rows.rows
        opened.app.begin("bids", [Player("Mara", "human"), Player("Bo", "human")], 5)
        await opened.until(lambda: opened.app._notices.rows.rows)
        (notice,) = opened.app._notices.rows.rows
        assert "Sealed bids" in notice.text

    window(scene, MemoryFolder(Someone("p1", "Mara")))
    assert "something went wrong" in caplog.text
