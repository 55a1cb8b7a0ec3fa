"""Whole games through the real window, from the first worker to the last point."""

from __future__ import annotations

from random import Random

import pytest

from speicherstadt_app.engine.record import Player, replay
from speicherstadt_app.games.registry import find
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import Until
from tests.qml.playing import Game, Hand, Keys, Mouse, Reader
from tests.ui.memory_folder import MemoryFolder

NAMES = ("Mara", "Ben", "Cleo", "Dan", "Eva")
HANDS: dict[str, type[Hand]] = {"mouse": Mouse, "keys": Keys, "reader": Reader}


def seated(players: int, people: int) -> list[Player]:
    """People first."""
    return [
        Player(name, "human") if seat < people else Player(name, "ai", {"level": "random"})
        for seat, name in enumerate(NAMES[:players])
    ]


def play_whole_game(
    opens: Opens, hand: str, players: int, people: int, language: str, *, seed: int, **more: object
) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder, language=language, **more)

    async def script() -> None:
        game = Game(window, HANDS[hand](), Random(seed))
        await game.begin(seated(players, people), seed)
        await game.play()
        await Until(lambda: window.of("EndPanel"), "the end is shown")
        record = game.record()
        match = replay(record, find)
        assert match.over
        assert [player.kind for player in record.players].count("human") == people
        assert folder.games["g1"].record.moves == record.moves
        await Until(lambda: folder.games["g1"].writer.finished == record, "the game is kept as a finished one")
        winner = match.outcome().winners[0]
        assert record.players[winner].name in game.table.end.value.sentence

    window.run(script())


@pytest.mark.parametrize(
    ("hand", "players", "people", "language"),
    [
        # Mouse and keys take turns in `tests/contract/test_window.py`; a newcomer's first game goes by mouse.
        pytest.param("mouse", 5, 1, "de", marks=pytest.mark.long),
        pytest.param("keys", 4, 1, "fr", marks=pytest.mark.long),
        ("reader", 4, 2, "de"),
    ],
)
def test_a_whole_game(opens: Opens, hand: str, players: int, people: int, language: str) -> None:
    play_whole_game(opens, hand, players, people, language, seed=players)


def test_a_whole_game_in_the_list(opens: Opens) -> None:
    play_whole_game(opens, "reader", 2, 1, "fr", seed=7, listView=True, textSize=200, theme="contrast")


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en", "fr"])
@pytest.mark.parametrize(("players", "people"), [(2, 1), (2, 2), (3, 2), (4, 4), (5, 1), (5, 5)])
@pytest.mark.parametrize("hand", HANDS)
def test_every_company_in_every_language(opens: Opens, hand: str, players: int, people: int, language: str) -> None:
    play_whole_game(opens, hand, players, people, language, seed=10 * players + people)
