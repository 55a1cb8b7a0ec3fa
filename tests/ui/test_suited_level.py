"""The level that suits, on the page New game and out of the folder."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from speicherstadt_app.play.suiting import Suited
from speicherstadt_app.ui.home.new_game import NewGame
from tests.ui.memory_folder import MemoryFolder, Someone, Window, window
from tests.ui.set_up import SetUp

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table() -> SetUp:
    return SetUp()


def suits(level: str, **on: float) -> Suited:
    return Suited(dict.fromkeys(range(2, 6), level), **on)  # type: ignore[arg-type]


def levels_at(table: SetUp) -> set[str]:
    return {row.level for row in table.game._seats.rows if row.kind == "ai"}


def test_who_is_new_meets_the_weakest(table: SetUp) -> None:
    assert levels_at(table) == {"apprentice"}
    assert table.get("suitsText") == "", "as long as nothing is known"
    table.game.show_suited("p1", suits("apprentice"))
    assert table.get("suitsText") == "This level suits you"
    assert table.get("suitsNote") == "Good to begin with: no counted game against the computer yet"
    assert not table.get("suitsElse")


def test_a_first_table_is_set_with_the_level_that_suits(table: SetUp) -> None:
    table.game.show_suited("p1", suits("merchant", games=7, won=5, fair=3))
    assert levels_at(table) == {"merchant"}
    table.game.setProperty("players", 5)
    assert levels_at(table) == {"merchant"}
    table.profiles.current = table.profiles._people[1]
    table.game.show_suited("p2", suits("clerk"))
    assert levels_at(table) == {"clerk"}


def test_what_suits_may_be_another_level_with_another_number_of_players(table: SetUp) -> None:
    table.game.show_suited("p1", Suited({2: "clerk", 3: "clerk", 4: "clerk", 5: "broker"}))
    assert levels_at(table) == {"clerk"}
    table.game.setProperty("players", 5)
    assert levels_at(table) == {"broker"}
    table.game.setProperty("level", "clerk")
    assert (table.get("suitsText"), table.get("suitsElse")) == ("Suits you: Broker", True)
    table.game.setProperty("players", 4)
    assert (table.get("suitsText"), table.get("suitsElse")) == ("This level suits you", False)


@pytest.mark.parametrize("how", ["for all", "for one", "the last time", "by beginning"])
def test_a_level_that_somebody_has_chosen_stays(table: SetUp, how: str) -> None:
    table.game.show_suited("p1", suits("clerk", games=1, won=1, fair=0.5))
    match how:
        case "for all":
            table.game.setProperty("level", "senator")
        case "for one":
            table.game.setLevel(2, "senator")
        case "the last time":
            other = SetUp()
            other.game.setProperty("level", "senator")
            table.game.from_text(other.game.to_text())
        case _:
            table.game.start()
    before = [row.level for row in table.game._seats.rows]
    table.game.show_suited("p1", suits("hanseat", games=9, won=8, fair=4))
    table.game.show_suited("p2", suits("broker"))
    table.game.setProperty("players", 3)
    assert [row.level for row in table.game._seats.rows] == before[:3]
    assert (table.get("suitsText"), table.get("suitsElse")) == ("Suits you: Broker", True)


def test_what_suits_is_taken_for_all(table: SetUp) -> None:
    table.game.setLevel(1, "senator")
    table.game.show_suited("p1", suits("clerk"))
    table.game.takeSuited()
    assert levels_at(table) == {"clerk"}
    assert (table.get("suitsText"), table.get("suitsElse")) == ("This level suits you", False)
    table.game.show_suited("p1", suits("broker"))
    assert levels_at(table) == {"clerk"}, "who takes it has chosen it"


def test_a_newcomer_to_a_table_of_many_levels_has_the_one_that_suits(table: SetUp) -> None:
    table.game.setLevel(1, "senator")
    table.game.show_suited("p1", suits("clerk"))
    table.game.toggle("miser")
    assert [row.level for row in table.game._seats.rows] == ["", "senator", "apprentice", "apprentice", "clerk"]


@pytest.mark.parametrize(
    ("on", "note"),
    [
        ({"games": 1, "won": 1, "fair": 0.25}, "You won your only game against the computer so far"),
        ({"games": 1, "won": 0, "fair": 0.25}, "You did not win your only game against the computer so far"),
        (
            {"games": 5, "won": 3, "fair": 1.25},
            "You won 3 of your last 5 games against the computer; a fair share would be 25 %",
        ),
    ],
)
def test_it_says_why_that_level_suits(table: SetUp, on: dict[str, float], note: str) -> None:
    table.game.show_suited("p1", suits("clerk", **on))
    assert table.get("suitsNote") == note


def test_nothing_suits_nobody(table: SetUp) -> None:
    table.game.setProperty("level", "senator")
    table.game.show_suited("p1", suits("clerk"))
    table.game.setKind(0, "ai")
    assert (table.get("suitsText"), table.get("suitsElse")) == ("", False), "one only looks on"
    for place in range(4):
        table.game.setKind(place, "human")
    assert (table.get("suitsText"), table.get("suitsElse")) == ("", False), "nobody is there whom it could suit"
    table.game.setKind(3, "ai")
    assert table.get("suitsText") == "This level suits you", "who comes to people has the level that suits"


# Out of the folder


def in_window(scene: Callable[[Window, NewGame], Awaitable[None]], folder: MemoryFolder) -> None:
    async def ready(opened: Window) -> None:
        await opened.ready()
        game = opened.get("newGame")
        await opened.settle()
        await scene(opened, game)

    window(ready, folder)


def two_people() -> MemoryFolder:
    folder = MemoryFolder(Someone("p1", "Mara", "hook"), Someone("p2", "Bo", "gull"))
    folder.figures.suits["p2"] = suits("merchant", games=3, won=2, fair=1)
    return folder


def test_what_suits_goes_with_whoever_plays() -> None:
    async def scene(opened: Window, game: NewGame) -> None:
        assert game.property("level") == "apprentice"
        opened.get("profiles").use("p2")
        await opened.until(lambda: game.property("level") == "merchant")
        assert "2 of your last 3 games" in game.property("suitsNote")
        opened.get("profiles").use("p1")
        await opened.until(lambda: game.property("level") == "apprentice")

    in_window(scene, two_people())


def test_after_a_game_the_page_knows_what_suits_now() -> None:
    folder = two_people()

    async def scene(opened: Window, game: NewGame) -> None:
        game.setProperty("level", "apprentice")
        assert game.property("suitsText") == "This level suits you"
        folder.figures.suits["p1"] = suits("clerk", games=1, won=1, fair=0.25)
        assert opened.get("newGame") is game, "the page is opened again"
        await opened.until(lambda: game.property("suitsText") == "Suits you: Clerk")
        assert game.property("level") == "apprentice"

    in_window(scene, folder)


def test_the_last_table_comes_before_what_suits() -> None:
    folder = two_people()
    other = SetUp()
    other.game.setProperty("level", "senator")
    folder.setup = other.game.to_text()

    async def scene(opened: Window, game: NewGame) -> None:
        assert game.property("level") == "senator"
        assert game.property("suitsText") == "Suits you: Apprentice"
        opened.get("profiles").use("p2")
        await opened.until(lambda: game.property("suitsText") == "Suits you: Merchant")
        assert game.property("level") == "senator"

    in_window(scene, folder)


def test_while_older_games_wait_to_be_counted_nothing_is_said() -> None:
    folder = two_people()
    folder.figures.uncounted = True

    async def scene(_opened: Window, game: NewGame) -> None:
        assert (game.property("suitsText"), game.property("level")) == ("", "apprentice")

    in_window(scene, folder)


def test_who_opens_a_new_game_before_the_folder_is_open_is_told_when_it_is() -> None:
    async def scene(opened: Window) -> None:
        game = opened.get("newGame")
        assert game.property("suitsText") == ""
        await opened.ready()
        await opened.until(lambda: game.property("suitsText") == "This level suits you")

    window(scene, two_people())
