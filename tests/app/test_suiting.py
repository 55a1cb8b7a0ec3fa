"""Which level suits somebody, from the games that lie in a folder: those that count, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.app.folder import Folder
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.occasion import Occasion
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.suiting import Suited
from tests.games.speicherstadt.variants import OPTIONS

GAME = "speicherstadt"
PLAYERS = (2, 3, 4, 5)
LEVELS = brains.levels(GAME)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    folder = Folder(tmp_path)
    folder.add_person("Mara", "gull", "en")
    yield folder
    folder.close()


def played(
    folder: Folder,
    level: str,
    players: int = 2,
    *,
    won: bool = True,
    assisted: bool = False,
    friend: bool = False,
    occasion: Occasion | None = None,
    options: dict[str, object] | None = None,
) -> None:
    """A game at random that Mara wins, or not: she sits where somebody won, or did not."""
    seed = len(folder.cards())
    dealer = Dealer(find(GAME), players, seed, options)
    match, chance = Match(dealer.rules), Stream(seed, "play", 0)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, dealer.deal(match.state) if seat == CHANCE else chance.choice(match.legal(seat)))
    winners = match.rules.outcome(match.state).winners
    others = [Player(f"Brain {number}", "ai", {"level": level}) for number in range(players - 1)]
    if friend:
        others[0] = Player("Bo", "human")
    at = next(seat for seat in range(players) if (seat in winners) == won)
    mara = Player("Mara", "human", {"profile": folder.people()[0].id})
    seated = (*others[:at], mara, *others[at:])
    record = record_of(find(GAME), match, seated, seed=seed, meta=occasion.to_meta() if occasion else None)
    writer = folder.begin(replace(record, moves=(), result=None, seed=None), seed)
    writer.keep(0, record.moves)
    if assisted:
        writer.assist()
    writer.finish(record)


def suited(folder: Folder) -> Suited:
    found = folder.figures.suited(folder.people()[0].id, GAME)
    assert found is not None
    return found


def test_who_is_new_is_offered_the_weakest(folder: Folder) -> None:
    assert suited(folder) == Suited(dict.fromkeys(PLAYERS, LEVELS[0]), 0, 0, 0)


def test_victories_raise_it_step_by_step_and_defeats_lower_it(folder: Folder) -> None:
    way = [0]
    for _ in range(8):
        played(folder, suited(folder).levels[2])
        way.append(LEVELS.index(suited(folder).levels[2]))
    assert all(0 <= after - before <= 1 for before, after in pairwise(way))
    assert way[-1] >= 3
    for _ in range(12):
        played(folder, suited(folder).levels[2], won=False)
    assert LEVELS.index(suited(folder).levels[2]) < way[-1] - 1
    told = suited(folder)
    assert (told.games, told.won, told.fair) == (20, 8, 10)


@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_all_sizes_tell(folder: Folder, players: int) -> None:
    for level in LEVELS[:4]:
        played(folder, level, players)
    assert min(map(LEVELS.index, suited(folder).levels.values())) >= 2


@pytest.mark.parametrize(
    "how",
    [
        {"assisted": True},
        {"friend": True, "players": 3},
        {"occasion": Occasion("challenge", "bare_heads", counts=False)},
        {"options": OPTIONS["wild"]},
    ],
    ids=["with help", "with a friend", "a challenge", "with an own box"],
)
def test_what_does_not_count_tells_nothing(folder: Folder, how: dict[str, object]) -> None:
    before = suited(folder)
    for level in LEVELS[:3]:
        played(folder, level, **how)  # type: ignore[arg-type]
    assert len(folder.cards("finished")) == 3
    assert suited(folder) == before


def test_a_game_that_goes_into_the_trash_is_forgotten(folder: Folder) -> None:
    played(folder, LEVELS[0])
    assert suited(folder).games == 1
    folder.trash(folder.cards()[0].id)
    assert suited(folder).games == 0
