"""The page behind a game's door: what waits in that game, and how somebody has fared in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Any

import pytest

from speicherstadt_app import words
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.engine.rules import CHANCE, Seat
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions.day import game_of
from speicherstadt_app.play.start import begin
from speicherstadt_app.ui.home import looking_in
from speicherstadt_app.ui.home.behind import MOST_SHOWN, WaitingRow
from speicherstadt_app.ui.home.door import DoorValues
from speicherstadt_app.ui.home.looking_in import continue_card
from speicherstadt_app.ui.learn.course import note_of
from speicherstadt_app.ui.learn.lessons import Progress as Learnt
from speicherstadt_app.words.game import NOBODY
from tests.fixture_game.registered import registered as sealed_bids
from tests.play.players import Inline, Kept
from tests.qml.late import left_late
from tests.ui.many_games import registered as many_games
from tests.ui.memory_figures import MemoryFigures
from tests.ui.memory_folder import MemoryFolder, Someone, Window, window

pytestmark = pytest.mark.usefixtures("qapp")

MARA = Player("Mara", "human", {"profile": "p1"})
MISER = Player("Miser", "ai", {"level": "apprentice", "character": "miser"})
BO = Player("Bo", "human")
DAY_PLAYED = date(2026, 11, 18)
"""Of every game in a folder in memory."""
VENICE = "Die Säulen von Venedig"


def left_in(folder: MemoryFolder, game: str, *players: Player) -> None:
    """A game that was begun and left: the first is `g1`."""
    begin(registry.find(game), players, 5, Inline(), store=folder)


def goes_on(folder: MemoryFolder, game_id: str, until: Callable[[Match[Any]], object]) -> Match[Any]:
    """Whoever is to move does the first thing that is legal."""
    begun = folder.games[game_id].begun
    dealer = Dealer(registry.find(begun.game), len(begun.players), 5)
    match: Match[Any] = Match(dealer.rules, begun.moves)
    while not until(match):
        seat = match.actors[0]
        action = dealer.deal(match.state) if seat == CHANCE else match.legal(seat)[0]
        match.play(seat, action)
        folder.games[game_id].writer.texts.append(match.rules.text(seat, action))
    return match


def workers(match: Match[Any]) -> list[Seat]:
    """Whose there are in the picture."""
    small = words.of("speicherstadt").drawing.small(match.rules, match.rules.view(match.state, None))
    return [patch.seat for patch in small.patches if patch.seat != NOBODY]


def now(opened: Window) -> DoorValues:
    page: Any = opened.app.model("door")
    values = page.now.value
    assert isinstance(values, DoorValues)
    return values


def rows(opened: Window) -> list[WaitingRow]:
    page: Any = opened.app.model("door")
    return list(page._rows.rows)


async def behind(opened: Window, game: str) -> DoorValues:
    opened.app.open("door", game)
    await opened.until(lambda: now(opened).ready and now(opened).game == game)
    return now(opened)


def someone() -> MemoryFolder:
    return MemoryFolder(Someone("p1", "Mara"))


def test_the_games_that_wait_are_those_of_this_game_the_last_played_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_in, "clock", lambda: DAY_PLAYED)
    folder = someone()
    left_in(folder, "venedig", MARA, MISER)
    folder.games["g1"].writer.assisted = True
    goes_on(folder, "g1", lambda match: 0 in match.actors)
    left_in(folder, "speicherstadt", MARA, MISER)
    left_in(folder, "venedig", MARA, BO)

    async def scene(opened: Window) -> None:
        await opened.ready()
        values = await behind(opened, "venedig")
        assert (values.title, values.first, values.more) == (VENICE, "continue", "")
        assert [row.gameId for row in rows(opened)] == ["g3", "g1"]
        assert [[seat["name"] for seat in row.seats] for row in rows(opened)] == [["Mara", "Bo"], ["Mara", "Miser"]]
        assert all(row.small["patches"] for row in rows(opened)), "each with its city in small"
        told = [row.detail.split(" · ") for row in rows(opened)]
        assert [detail[1:] for detail in told] == [
            ["60 piles left", "at one screen", "today"],
            ["60 piles left", "today", "With help"],
        ]
        assert [row.mine for row in rows(opened)] == [False, True], "of several nobody is the one who plays"
        assert all(row.headline in row.spoken and "Miser: " in row.spoken for row in rows(opened)[1:])
        opened.app.open("door", "speicherstadt")
        assert (rows(opened), now(opened).ready) == ([], False), "no game of another is shown meanwhile"
        await behind(opened, "speicherstadt")
        assert [row.gameId for row in rows(opened)] == ["g2"]
        assert rows(opened)[0].art.endswith("winter")
        opened.app.open("door", "venedig")
        await asyncio.sleep(0)  # It is asked for,
        page: Any = opened.app.model("door")
        shown: list[str] = []
        page.rows.rowsInserted.connect(lambda *_: shown.extend(row.gameId for row in rows(opened)))
        await behind(opened, "speicherstadt")
        await opened.settle()
        assert set(shown) == {"g2"}, "and the answer comes when another one is shown"

    window(scene, folder)


def test_of_many_games_the_first_are_shown_and_the_others_are_counted() -> None:
    folder = someone()
    for _ in range(MOST_SHOWN + 2):
        left_in(folder, "venedig", MARA, MISER)

    async def scene(opened: Window) -> None:
        await opened.ready()
        values = await behind(opened, "venedig")
        assert len(rows(opened)) == MOST_SHOWN
        assert values.more == "2 more unfinished games"

    window(scene, folder)


class WithUnreadable(MemoryFolder):
    unreadable: Collection[str] = ("g2",)

    def record(self, game_id: str) -> Record:
        if game_id in self.unreadable:
            raise Unreadable("this is no game")
        return super().record(game_id)


def test_a_game_that_cannot_be_read_keeps_no_other_from_being_shown() -> None:
    folder = WithUnreadable(Someone("p1", "Mara"))
    left_in(folder, "venedig", MARA, MISER)
    left_in(folder, "venedig", MARA, MISER)

    async def scene(opened: Window) -> None:
        await opened.ready()
        values = await behind(opened, "venedig")
        assert [row.gameId for row in rows(opened)] == ["g1"]
        assert (values.first, values.more) == ("continue", "1 more unfinished game")

    window(scene, folder)


def test_games_that_cannot_be_read_leave_their_places_to_others() -> None:
    folder = WithUnreadable(Someone("p1", "Mara"))
    for _ in range(MOST_SHOWN + 1):
        left_in(folder, "venedig", MARA, MISER)
    folder.unreadable = {f"g{number}" for number in range(2, MOST_SHOWN + 2)}

    async def scene(opened: Window) -> None:
        await opened.ready()
        values = await behind(opened, "venedig")
        assert [row.gameId for row in rows(opened)] == ["g1"]
        assert (values.first, values.more) == ("continue", f"{MOST_SHOWN} more unfinished games")

    window(scene, folder)


def test_without_a_folder_nothing_is_said_of_how_far_somebody_is() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        values = await behind(opened, "venedig")
        assert (values.first, values.record, rows(opened)) == ("new", "", [])
        assert values.lessons == "in short lessons, at the table"

    window(scene, None)


def test_who_sits_there_has_the_same_colour_in_the_picture_as_beside_the_face() -> None:
    """Whoever has wished for a sign has another colour than that of the seat."""
    folder = someone()
    left_in(folder, "speicherstadt", Player("Mara", "human", {"profile": "p1", "emblem": "gull"}), BO)
    match = goes_on(folder, "g1", workers)

    async def scene(opened: Window) -> None:
        await opened.ready()
        await behind(opened, "speicherstadt")
        (row,) = rows(opened)
        signs = [patch["sign"] for patch in row.small["patches"] if patch["sign"] >= 0]
        assert signs == [row.seats[seat]["sign"] for seat in workers(match)]
        assert signs != workers(match)

    window(scene, folder)


@pytest.mark.parametrize("game", ["speicherstadt", "venedig"])
def test_the_game_of_the_day_is_behind_the_door_of_its_own_game_alone(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    days = (DAY_PLAYED + timedelta(days=number) for number in range(400))
    today = next(day for day in days if (told := game_of(day)) and told.deal.game == game)
    monkeypatch.setattr(looking_in, "clock", lambda: today)

    async def scene(opened: Window) -> None:
        await opened.ready()
        states = {each.id: (await behind(opened, each.id)).dayState for each in registry.cards()}
        assert states == {each: "new" if each == game else "" for each in states}
        assert (await behind(opened, game)).challenges

    window(scene, someone())


def test_another_person_finds_how_far_they_are_themselves() -> None:
    folder = MemoryFolder(Someone("p1", "Mara"), Someone("p2", "Bo"))
    folder.note("p2", note_of("venedig"), Learnt(frozenset({1})).to_text(6))

    async def scene(opened: Window) -> None:
        await opened.ready()
        assert (await behind(opened, "venedig")).lessons == "lesson 1 of 6"
        opened.get("profiles").use("p2")
        await opened.until(lambda: now(opened).lessons == "lesson 2 of 6")

    window(scene, folder)


def test_of_games_that_are_not_counted_yet_no_results_are_told() -> None:
    folder = someone()
    folder.figures = MemoryFigures()
    folder.figures.uncounted = True

    async def scene(opened: Window) -> None:
        await opened.ready()
        values = await behind(opened, "speicherstadt")
        assert (values.first, values.record, values.achievements) == ("new", "", "what you can achieve")

    window(scene, folder)


def test_a_game_that_brings_nothing_has_no_way_to_it() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        values = await behind(opened, "light")
        assert (values.challenges, values.lessons, values.rules, values.achievements) == (False, "", False, "")
        assert (values.first, values.place, values.size, values.panorama) == ("new", "", "For one player", {})
        assert (await behind(opened, "venedig")).panorama["day"]["art"]

    with many_games(10):
        window(scene, someone())


def test_who_is_new_to_a_game_is_taught_and_who_has_learnt_it_plays() -> None:
    folder = someone()

    async def scene(opened: Window) -> None:
        await opened.ready()
        values = await behind(opened, "venedig")
        assert (values.first, values.lessons) == ("learn", "lesson 1 of 6")
        folder.note("p1", note_of("venedig"), Learnt(frozenset(range(1, 7))).to_text(6))
        opened.app.navigate("start")
        opened.app.open("door", "venedig")
        await opened.until(lambda: now(opened).first == "new")
        assert now(opened).lessons == "all lessons taken"

    window(scene, folder)


def test_who_has_played_a_game_before_is_not_sent_to_its_lessons() -> None:
    folder = someone()
    folder.figures = MemoryFigures()

    async def scene(opened: Window) -> None:
        await opened.ready()
        values = await behind(opened, "speicherstadt")
        assert (values.first, values.lessons) == ("new", "lesson 1 of 5")
        assert values.record == "53 played, 28 won"
        assert values.achievements == "25 of 30 achieved"

    window(scene, folder)


def test_of_a_game_that_draws_none_the_sign_of_its_chapter_stands_for_the_table() -> None:
    folder = someone()

    async def scene(opened: Window) -> None:
        await opened.ready()
        left_in(folder, bids, MARA, BO)
        await behind(opened, bids)
        assert [row.small for row in rows(opened)] == [{}]

    with sealed_bids() as bids:
        window(scene, folder)


def test_pages_that_are_opened_from_it_are_about_its_game() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        await behind(opened, "venedig")
        for name in ("statistics", "achievements"):
            opened.app.open(name, "venedig/")
            page: Any = opened.app.model(name)
            await opened.until(partial(_is_about, page, VENICE))
            assert page.now.value.panorama, "it stands before its own place"
            if name == "statistics":
                page.chooseSection(2)
                assert page.now.value.section == 2
                opened.app.open(name, "speicherstadt/")
                assert page.now.value.section == 0, "sections of a game are its own"
                opened.app.open(name, "venedig/")
        for about, asked in (("venedig/", False), ("speicherstadt", True), ("venedig", True)):
            opened.app.open("challenges", about)
            page = opened.app.model("challenges")
            chosen = page.games.value
            game = about.removesuffix("/")
            assert (chosen.titles[chosen.current], chosen.asked) == (registry.card(game).title, asked)
            assert bool(chosen.panorama) == (game == "venedig"), "it stands before its own place"
        games: Any = opened.get("games")
        games.filter = "finished"
        opened.app.open("games", "venedig")
        assert games.filter == "unfinished"
        assert games.titles[games.game] == VENICE
        opened.app.open("statistics", "p1")
        page = opened.app.model("statistics")
        assert _is_about(page, VENICE), "about a person it stays"

    window(scene, someone())


def _is_about(page: Any, title: str) -> bool:
    values = page.now.value
    return bool(values.games) and values.games[values.game] == title


def test_it_speaks_another_language_at_once() -> None:
    folder = someone()
    left_in(folder, "venedig", MARA, MISER)

    async def scene(opened: Window) -> None:
        await opened.ready()
        assert (await behind(opened, "venedig")).place == "Venice, about 1500"
        opened.get("settings").setProperty("language", "de")
        await opened.until(lambda: now(opened).place == "Venedig, um 1500")
        assert now(opened).size == "für 2 bis 6 Personen, 25 bis 30 Minuten"

    window(scene, folder)


def test_whoever_else_is_here_is_told_whose_turn_it_is_and_nothing_of_that_hand() -> None:
    folder = left_late("venedig", (MARA, Player("Otto", "ai", {"level": "random"})), 5, 1)
    folder.somebody.append(Someone("p2", "Bo"))
    played = folder.record("g1")
    cuts = (replace(played, moves=played.moves[:ply]) for ply in range(len(played.moves), 0, -1))
    asked = next(cut for cut in cuts if "You hold" in continue_card("g1", cut, 0, "p1").detail)
    folder.games = {"g1": Kept(asked, 5)}
    for person, told in (("", True), ("p1", True), ("p2", False)):
        card = continue_card("g1", folder.record("g1"), 0, person)
        assert (card.mine, "You hold" in card.detail) == (told, told)

    async def scene(opened: Window) -> None:
        await opened.ready()
        await behind(opened, "venedig")
        (mine,) = rows(opened)
        opened.get("profiles").use("p2")
        await opened.until(lambda: rows(opened)[0].headline != mine.headline)
        (hers,) = rows(opened)
        assert (mine.mine, hers.mine) == (True, False)
        assert mine.headline.startswith("Your turn: ")
        assert hers.headline.startswith("Mara ")

    window(scene, folder)
