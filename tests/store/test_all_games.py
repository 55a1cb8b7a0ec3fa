"""One person over all games: time, wins in a row, who was met. Beside it the plain list of what was played."""

from __future__ import annotations

from collections import Counter

import pytest

from speicherstadt_app.store.library import Library
from speicherstadt_app.store.shapes import AllGames, GameTotals
from speicherstadt_app.store.statistics.selection import Statistics
from tests.fixture_game import CARD
from tests.fixture_game.registered import registered
from tests.store.conftest import Hands
from tests.store.diary import Entry, keep_game, person_of, random_record, write_diary
from tests.store.tables_played import begin

GAMES = 60
BIDS = 5


@pytest.fixture
def people(library: Library) -> list[str]:
    return [library.profiles.create(name, "crane", "red", "en").id for name in ("Anna", "Ben", "Cleo", "Dan")]


def places(entry: Entry) -> list[int]:
    result = entry.record.result
    assert result is not None
    scores, coins = result["scores"], result["coins"]
    assert isinstance(scores, list)
    assert isinstance(coins, list)
    standing = list(zip(scores, coins, strict=True))
    return [1 + sum(other > mine for other in standing) for mine in standing]


def test_time_wins_and_people_are_added_up_over_games(library: Library, hands: Hands, people: list[str]) -> None:
    diary = write_diary(library, hands, people, GAMES)
    anna = people[0]
    told = Statistics(library.database).all_games(anna)
    mine = [entry for entry in diary if anna in entry.profiles and entry.fate != "trashed"]
    counted = [entry for entry in mine if entry.counted]
    (one,) = told.games
    assert (one.game_id, one.played, one.counted) == ("speicherstadt", len(mine), len(counted))
    assert one.seconds == pytest.approx(sum(entry.seconds for entry in mine))
    wins = [places(entry)[entry.seat_of(anna)] == 1 for entry in counted]
    assert one.wins == sum(wins)
    assert one.expected == pytest.approx(sum(1 / len(entry.record.players) for entry in counted))
    assert told.days == len({entry.day for entry in mine})
    met = Counter(str(other) for entry in counted for other in set(entry.profiles) - {None, anna})
    assert {rival.person: rival.games for rival in told.met} == met
    ahead = Counter[str]()
    for entry in counted:
        for seat, other in enumerate(entry.profiles):
            if other not in (None, anna) and places(entry)[seat] > places(entry)[entry.seat_of(anna)]:
                ahead[str(other)] += 1
    assert {rival.person: rival.ahead for rival in told.met if rival.ahead} == ahead


def test_nobody_has_played_nothing(library: Library) -> None:
    assert Statistics(library.database).all_games("nobody") == AllGames()


def test_games_of_another_kind_are_beside_the_first(library: Library, hands: Hands, people: list[str]) -> None:
    anna = library.profiles.all()[0]
    begin(library, seed=1, person=anna).finish()
    with registered():
        for seed in range(BIDS):
            hands.pass_time(days=1)
            begin(library, seed=seed, players=3, person=anna, game=CARD.id).finish()
        told = Statistics(library.database).all_games(anna.id)
    assert [(one.game_id, one.played) for one in told.games] == [(CARD.id, BIDS), ("speicherstadt", 1)]
    assert told.days == BIDS + 1
    wins = sum(one.wins for one in told.games)
    assert wins >= told.longest_run.wins >= told.current_run.wins


def test_games_that_this_program_does_not_have_are_still_counted(
    library: Library, hands: Hands, people: list[str]
) -> None:
    """Somebody has started an older program in the same folder."""
    anna = library.profiles.all()[0]
    with registered():
        begin(library, seed=1, players=2, person=anna, game=CARD.id).finish()
    (one,) = Statistics(library.database).all_games(anna.id).games
    assert isinstance(one, GameTotals)
    assert (one.game_id, one.played, one.counted) == (CARD.id, 1, 1)


def test_who_sits_at_one_table_twice_is_met_once(library: Library, hands: Hands, people: list[str]) -> None:
    anna, ben = people[:2]
    keep_game(library, hands, random_record((person_of(anna), person_of(ben), person_of(ben)), 3))
    (met,) = Statistics(library.database).all_games(anna).met
    assert (met.person, met.games) == (ben, 1)
