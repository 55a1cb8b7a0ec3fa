"""Every game on every page of the window: with a finished and an unfinished game of it in the folder, nothing fails."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry
from tests.contract.conftest import Opens
from tests.contract.every import GAMES, card_of
from tests.play.players import Kept
from tests.qml.conftest import MARA
from tests.qml.open_window import OpenWindow, Until
from tests.ui.memory_folder import MemoryFolder

PAGES = (
    "door",
    "games",
    "new",
    "statistics",
    "achievements",
    "challenges",
    "rules",
    "lessons",
    "about",
    "settings",
    "profiles",
    "data",
    "start",
)
SEED = 61
SOME_TURNS = 200


def record(game: str, players: int, part: float) -> Record:
    played = Trial(registry.find(game), players, SEED)
    match = played.match()
    match.jump(int(match.length * part))
    sitters = [Player("Mara", "human", {"profile": MARA.id}), Player("Ben", "human")]
    sitters += [Player(f"Kontor {seat}", "ai", {"level": "random"}) for seat in range(2, players)]
    return record_of(played.game, match, tuple(sitters[:players]), seed=SEED)


def folder_with(game: str) -> MemoryFolder:
    """A finished game of as many as can play it, and one of as few, left in the middle."""
    folder = MemoryFolder(MARA)
    fewest, most = card_of(game).seats
    for name, found in {"g1": record(game, most, 1), "g2": record(game, fewest, 0.6)}.items():
        kept = Kept(found, SEED)
        kept.writer.game_id = name
        kept.writer.finished = found if found.result else None
        folder.games[name] = kept
    return folder


def nothing_failed(opened: OpenWindow) -> None:
    assert [notice for notice in opened.app._notices._notices if "failed" in notice] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_page_opens(window: Opens, game: str) -> None:
    opened = window(folder_with(game))

    async def script() -> None:
        await opened.settled()
        assert card_of(game).title in " ".join(opened.texts()), "the start page tells of the game that waits"
        for page in PAGES:
            opened.app.navigate(page)
            await Until(lambda page=page: opened.page == page, page)  # type: ignore[misc]
            await opened.settled()
            nothing_failed(opened)

    opened.run(script())


@pytest.mark.parametrize("game", GAMES)
def test_behind_its_door_a_game_has_all_that_is_about_it(window: Opens, game: str) -> None:
    opened = window(folder_with(game))

    async def script() -> None:
        await opened.settled()
        opened.app.open("door", game)
        await Until(lambda: opened.of("WaitingGame"), "the game that waits")
        await opened.settled()
        assert card_of(game).title in opened.texts()
        (waiting,) = opened.of("WaitingGame")
        assert waiting.property("gameId") == "g2", "the other one is over"
        ways = [tile.property("to").toVariant() for tile in opened.of("Tile")]
        for to in ways:
            opened.app.open(to["page"], to["about"])
            await Until(lambda to=to: opened.page == to["page"], to["page"])  # type: ignore[misc]
            await opened.settled()
            nothing_failed(opened)
            opened.app.back()
            await Until(lambda: opened.of("DoorPage"), "back")
            await opened.settled()
        opened.press(Qt.Key.Key_Return)
        await Until(lambda: opened.of("TablePage"), "table")
        await opened.settled()
        nothing_failed(opened)

    opened.run(script())


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_looked_back_at_and_an_unfinished_one_gone_on_with(window: Opens, game: str) -> None:
    opened = window(folder_with(game))

    async def script() -> None:
        await opened.settled()
        for page, kind in (("replay", "ReplayPage"), ("review", "ReviewPage"), ("fairness", "FairnessPage")):
            opened.app.open(page, "g1")
            # Whoever leaves breaks off what goes on there: a review thinks for minutes.
            await Until(lambda kind=kind: opened.of(kind), kind)  # type: ignore[misc]
            for _ in range(SOME_TURNS):
                await Until(lambda: True)
            nothing_failed(opened)
            opened.app.back()
            await opened.settled()
        opened.app.openGame("g2")
        await Until(lambda: opened.of("TablePage"), "table")
        await opened.settled()
        nothing_failed(opened)

    opened.run(script())
