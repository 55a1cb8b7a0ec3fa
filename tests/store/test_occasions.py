"""Games begun for more than themselves are found again, here and on the next device, and count only if ordinary."""

from pathlib import Path

import pytest

from speicherstadt_app.engine.occasion import CHALLENGE, DAY, REMATCH, Occasion, occasion_of
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.shapes import Person
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.store.transfer.take_over import inspect, take
from tests.store.conftest import Open
from tests.store.tables_played import Game, begin

FIRST_TRY = Occasion(DAY, "2026-11-18", 1)
SECOND_TRY = Occasion(DAY, "2026-11-18", 2, counts=False)


@pytest.fixture
def mara(library: Library) -> Person:
    return library.profiles.create("Mara", "gull", "blue", "de")


def played(library: Library, person: Person, occasion: Occasion | None, seed: int = 1) -> Game:
    return begin(library, seed, person=person, meta=occasion.to_meta() if occasion else None)


def told(library: Library) -> list[tuple[str, Occasion]]:
    return [(card.id, occasion) for card, occasion in library.occasions()]


def test_what_is_written_is_read_and_nonsense_is_no_occasion() -> None:
    for occasion in (FIRST_TRY, SECOND_TRY, Occasion(CHALLENGE, "landslide", counts=False), Occasion(REMATCH)):
        assert occasion_of({"app": "1", **occasion.to_meta()}) == occasion
    for nonsense in ({}, {"kind": "feast"}, {"kind": "day", "about": 7}, {"kind": "day", "try": "first"}, "day", None):
        assert occasion_of({"occasion": nonsense}) is None
    assert occasion_of({}) is None


@pytest.mark.parametrize(
    ("occasion", "counted"),
    [(None, True), (FIRST_TRY, True), (SECOND_TRY, False), (Occasion(CHALLENGE, "landslide", counts=False), False)],
)
def test_only_ordinary_games_count(library: Library, mara: Person, occasion: Occasion | None, counted: bool) -> None:
    game = played(library, mara, occasion).finish()
    assert library.card(game.id).counted is counted


def test_occasions_are_there_after_a_restart_unfinished_finished_given_up_or_thrown_away(opened: Open) -> None:
    library = opened()
    mara = library.profiles.create("Mara", "gull", "blue", "de")
    begin(library, person=mara).finish()
    games = [
        played(library, mara, FIRST_TRY).play(30),
        played(library, mara, SECOND_TRY).finish(),
        played(library, mara, Occasion(DAY, "2026-11-19", 1)).play(9),
        played(library, mara, Occasion(CHALLENGE, "landslide", counts=False)).finish(),
    ]
    library.abandon(games[2].id)
    library.trash(games[3].id)
    found = opened().occasions()
    assert [card.id for card, _ in found] == [game.id for game in reversed(games)]
    assert [card.state for card, _ in found] == ["finished", "abandoned", "finished", "unfinished"]
    assert found[-1][1] == FIRST_TRY


def test_they_come_along_to_another_device(opened: Open, folder: Path, tmp_path: Path) -> None:
    library = opened()
    mara = library.profiles.create("Mara", "gull", "blue", "de")
    played(library, mara, SECOND_TRY).finish()
    played(library, mara, FIRST_TRY).play(30)
    before = set(told(library))
    export_all(library, tmp_path / "all.speicher")
    elsewhere = opened(folder.with_name("elsewhere"))
    take(elsewhere, inspect(elsewhere, tmp_path / "all.speicher"))
    assert set(told(elsewhere)) == before
    assert not any(card.counted for card, _ in elsewhere.occasions())


def test_cards_that_were_dealt_here_are_known(library: Library) -> None:
    begin(library, seed=77).play(3)
    assert library.has_dealt(77)
    assert not library.has_dealt(78)
