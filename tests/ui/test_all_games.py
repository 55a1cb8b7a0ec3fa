"""Statistics of a house: all games together, each by itself, and games without words of their own."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.games import registry
from speicherstadt_app.store.shapes import AllGames, GameTotals, Met, Run
from speicherstadt_app.ui.home.new_game import NewGame
from speicherstadt_app.ui.statistics import together
from speicherstadt_app.ui.statistics.numbers import hours
from speicherstadt_app.ui.statistics.sections import section_titles
from speicherstadt_app.ui.statistics.words import Names
from tests.fixture_game.registered import registered
from tests.ui.memory_folder import MemoryFolder, Someone, Window, window

pytestmark = pytest.mark.usefixtures("qapp")

TOLD = AllGames(
    (
        GameTotals("speicherstadt", 12, 7200.0, "2026-11-18", 10, 4, 3.5),
        GameTotals("chess", 3, 3600.0, "2026-01-02", 2, 1, 1.0),
    ),
    9,
    Run(2),
    Run(3),
    (Met("p2", 5, 3, 4, 1), Met("gone", 1, 0, 0, 0)),
)
RATE = {"share": 0.4, "low": 0.2, "high": 0.7, "expected": 0.35, "predicted": None, "rating": 1520.0}


def test_only_what_means_the_same_everywhere_is_added_up() -> None:
    sums, games, people = together.papers(TOLD, {"speicherstadt": RATE}, {"p2": "Bo"}.get)  # type: ignore[arg-type]
    told = {tile["title"]: (tile["value"], tile["note"]) for tile in sums.picture["tiles"]}
    assert told == {
        "Games": ("15", "of 2 kinds"),
        "Played": (hours(10_800), "at the table"),
        "Days": ("9", "with a game"),
        "Wins in a row": ("2", "longest 3"),
    }
    titles = [row[0] for row in games.twin.texts()]
    assert titles == ["Die Speicherstadt", "chess"], "one that is not here keeps its name"
    assert [line["title"] for line in games.picture["lines"]] == ["Die Speicherstadt"]
    assert games.note == "Rates and ratings of different games can't be compared."
    assert [row[0] for row in people.twin.texts()] == ["Bo", "Somebody who is no longer here"]


@pytest.mark.parametrize(
    ("among", "last"), [(("chess", "speicherstadt"), "speicherstadt"), (("chess",), "chess"), (("venedig",), "")]
)
def test_of_the_games_that_are_here_the_one_played_last_is_shown_first(among: tuple[str, ...], last: str) -> None:
    figures: Any = SimpleNamespace(all_games=lambda person: TOLD)
    assert together.played_last(figures, "p1", among) == last


def test_a_game_without_words_is_told_by_its_names() -> None:
    names = Names("chess")
    assert names.source("centre_pawns").title == "Centre pawns"
    assert names.best("fewest_moves").title == "Fewest moves"
    assert names.level("grandmaster") == "Grandmaster"
    assert names.variant("{}") == "The usual game"
    assert names.variant('{"clock": 5}') == "Another variant"
    assert list(section_titles(names, "chess")) == ["overview", "history", "strategy", "opponents", "records"]


def shown(page: Any) -> tuple[Any, list[str]]:
    return page.now.value, [row.key for row in page.papers.rows]


def test_with_several_games_the_page_begins_with_the_one_played_last_and_turns_to_each(tmp_path: Path) -> None:
    """In a folder of one's own: two people have played a game of the fixture to its end."""
    with registered() as bids:
        folder = Folder(tmp_path)
        mara = folder.add_person("Mara", "gull", "en")
        played(folder, bids, mara.id)

        async def scene(opened: Window) -> None:
            await opened.ready()
            opened.app.open("statistics", "")
            page: Any = opened.app.model("statistics")
            await opened.until(lambda: page.now.value.state == "shown")
            now, papers = shown(page)
            assert now.games == ["All games together", *(card.title for card in registry.cards())]
            assert now.games[now.game] == registry.card(bids).title, "it was played last"
            assert papers[0] == "overview"
            assert now.exports
            assert "Overview" in now.sections
            for number in range(len(now.sections)):
                page.chooseSection(number)
                await opened.until(lambda: page.now.value.answered == page._wish)
            page.chooseGame(0)
            await opened.until(lambda: page.now.value.game == 0)
            now, papers = shown(page)
            assert (now.exports, now.filters, now.sections) == (False, [], [])
            assert papers == ["together", "games"]
            opened.app.open("statistics", "")
            await opened.until(lambda: page.now.value.answered == page._wish)
            assert page.now.value.game == 0, "what was chosen stays"
            page.chooseGame(1)
            await opened.until(lambda: page.now.value.state == "none")
            bo = folder.add_person("Bo", "key", "en")
            opened.app.open("statistics", bo.id)
            page.openAchievements()
            medals: Any = opened.app.model("achievements")
            await opened.until(lambda: opened.app.value.page == "achievements")
            assert medals._person == bo.id, "of the same person"

        window(scene, folder)  # type: ignore[arg-type]


def played(folder: Folder, game: str, person: str) -> None:
    from dataclasses import replace

    from speicherstadt_app.engine.dealer import Dealer
    from speicherstadt_app.engine.match import Match
    from speicherstadt_app.engine.record import Player, record_of
    from speicherstadt_app.engine.rules import CHANCE
    from speicherstadt_app.engine.streams import Stream

    dealer = Dealer(registry.find(game), 2, 5)
    match, chance = Match(dealer.rules), Stream(5, "play", 0)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, dealer.deal(match.state) if seat == CHANCE else chance.choice(match.legal(seat)))
    players = (Player("Mara", "human", {"profile": person}), Player("Kontor", "ai", {"level": "random"}))
    record = record_of(registry.find(game), match, players, seed=5)
    writer = folder.begin(replace(record, moves=(), result=None, seed=None), 5)
    writer.keep(0, record.moves)
    writer.finish(record)


def test_a_new_game_of_the_fixture_is_set_up_by_its_card() -> None:
    async def scene(opened: Window) -> None:
        await opened.ready()
        opened.app.open("new", bids)
        game: NewGame = opened.get("newGame")
        card = registry.card(bids)
        assert (game.card.id, game.value.title) == (bids, card.title)
        assert (game.value.fewest, game.value.most) == card.seats
        assert [option["key"] for option in game.value.options] == [option.key for option in card.options]
        game.setOption("rounds", 1)
        game.start()
        await opened.until(lambda: opened.get("table") is not None)
        (kept,) = folder.games.values()
        assert (kept.record.game, kept.record.options) == (bids, {"rounds": 5})

    folder = MemoryFolder(Someone("p1", "Mara"))
    with registered() as bids:
        window(scene, folder)
