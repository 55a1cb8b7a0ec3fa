"""Games of one player alone: lost is lost, and rates, places and ratings are of games with others."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from speicherstadt_app.engine.facts import SeatFacts
from speicherstadt_app.engine.score import LOST_ALONE
from speicherstadt_app.store.chain import seal_of
from speicherstadt_app.store.games import INSERT, values_of
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.shapes import Filter, Person, Run
from speicherstadt_app.store.statistics.answers import GradeLine
from speicherstadt_app.store.statistics.cache import enter
from speicherstadt_app.store.statistics.export import sheets
from speicherstadt_app.store.statistics.rates import Rate
from speicherstadt_app.store.statistics.ratings import Strength
from speicherstadt_app.store.statistics.selection import Selection, Statistics
from speicherstadt_app.store.tables import FINISHED, GameRow
from tests.solo_game import CARD, ENOUGH, patience
from tests.store.conftest import Hands
from tests.store.tables_played import begin

SEEDS = range(8)
FIRST_NUMBER = 1000


@pytest.fixture(autouse=True)
def game() -> Iterator[str]:
    with patience() as game_id:
        yield game_id


@pytest.fixture
def mara(library: Library) -> Person:
    return library.profiles.create("Mara", "gull", "red", "en")


def played_alone(library: Library, hands: Hands, mara: Person) -> list[int]:
    """The scores of some games, of which some are won and some lost."""
    scores = []
    for seed in SEEDS:
        hands.pass_time(days=1)
        scores.append(begin(library, seed, 1, mara, game=CARD.id).finish().match.outcome().scores[0])
    assert 0 < sum(score >= ENOUGH for score in scores) < len(scores)
    return scores


def seat(score: int, place: int, margin: int = 0, grade: str = "") -> SeatFacts:
    return SeatFacts(score, place, margin, (score,), (1,), (1,), (), grade=grade)


def count_games(library: Library, mara: Person, games: list[tuple[SeatFacts, ...]]) -> None:
    """Count games as if they had been played day by day, Mara in the first seat among brains."""
    person = {"name": "Mara", "kind": "human", "profile": mara.id}
    rows = []
    for number, told in enumerate(games):
        others = [{"name": f"Brain {n}", "kind": "ai", "level": "random"} for n in range(1, len(told))]
        day = f"2026-03-{number + 1:02}"
        row = GameRow(
            number=FIRST_NUMBER + number,
            id=f"g{number}",
            state=FINISHED,
            touched=number,
            game=CARD.id,
            rules=1,
            players=json.dumps([person, *others]),
            first=0,
            options="{}",
            seed=number,
            hash=b"",
            progress="{}",
            begun_at=day,
            played_at=day,
            ended_at=day,
            day=day,
            seconds=60.0,
            assisted=False,
            counted=True,
            meta="{}",
            more="{}",
            seal=0,
        )
        row.seal = seal_of(row)
        rows.append((row, told))
    with library.database.writing() as session:
        for row, _ in rows:
            session.connection().exec_driver_sql(INSERT, values_of(row))
        enter(session, rows)


def selection(library: Library, mara: Person, **chosen: object) -> Selection:
    statistics = Statistics(library.database, lambda *_: Strength(1400.0))
    return statistics.of(mara.id, Filter(CARD.id, **chosen))  # type: ignore[arg-type]


MIXED = [
    (seat(10, 1, grade="good"),),
    (seat(5, 1, 3), seat(2, 2, -3)),
    (seat(0, LOST_ALONE, grade="poor"),),
    (seat(4, 2, -5), seat(9, 1, 5), seat(1, 3, -8)),
    (seat(7, LOST_ALONE, grade="fair"),),
]


def test_a_lost_game_alone_is_lost_in_every_figure(library: Library, hands: Hands, mara: Person) -> None:
    scores = played_alone(library, hands, mara)
    won = [score >= ENOUGH for score in scores]
    told = selection(library, mara)
    overview = told.overview()
    assert (overview.wins, overview.alone, overview.won_alone) == (Rate(sum(won), len(won)), len(won), sum(won))
    assert (overview.mean_place, overview.mean_margin, overview.rating) == (None, None, None)
    assert [form.place == 1 for form in overview.form] == won
    assert [line.won for line in told.alone()] == won
    assert sum(day.wins for day in told.calendar()) == sum(won)
    assert {record.name for record in told.records()} == {"best_score", "turned"}
    (line, _) = told.strategy()
    assert line.winners_games == sum(won)
    everything = Statistics(library.database).all_games(mara.id)
    (one,) = everything.games
    assert (one.counted, one.wins, one.expected, one.alone, one.won_alone) == (0, 0, 0.0, len(won), sum(won))
    assert (everything.current_run == Run()) is not won[-1]


def test_grades_are_counted_in_their_order(library: Library, mara: Person) -> None:
    count_games(library, mara, MIXED)
    told = selection(library, mara)
    assert told.grades() == (GradeLine("poor", 1, 1 / 3), GradeLine("fair", 1, 1 / 3), GradeLine("good", 1, 1 / 3))
    assert [line.grade for line in told.alone()] == ["good", "poor", "fair"]
    assert [line.value for line in told.records() if line.name == "turned"] == [1]
    named = {sheet.name: sheet for sheet in sheets(told, {})}
    assert named["grades"].rows[2] == ("good", 1, 1 / 3)
    overview = {row[0]: row[1] for row in named["overview"].rows}
    assert (overview["form"], overview["alone"], overview["won_alone"]) == ("+ 1 - 2 -", 3, 1)


def test_rates_places_and_margins_are_of_games_with_others(library: Library, mara: Person) -> None:
    count_games(library, mara, MIXED)
    told = selection(library, mara)
    overview = told.overview()
    assert (overview.wins.count, overview.wins.of) == (1, 2)
    assert overview.wins.expected == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert (overview.mean_place, overview.mean_margin) == (1.5, -1.0)
    assert overview.mean_score == pytest.approx(26 / 5)
    groups = {group.name: group for group in told.by_players()}
    assert groups["1"].wins == Rate(1, 3)
    assert (groups["1"].mean_place, groups["1"].mean_margin) == (None, None)
    assert groups["1"].mean_score == pytest.approx(17 / 3)
    assert (groups["2"].wins.expected, groups["2"].mean_place, groups["2"].mean_margin) == (1 / 2, 1, 3)
    (seats,) = told.by_seat()
    assert (seats.wins.count, seats.wins.of, seats.mean_place) == (1, 2, 1.5)
    assert [line.value for line in told.records() if line.name.endswith("_win")] == [3, 3]
    (one,) = Statistics(library.database).all_games(mara.id).games
    assert (one.played, one.counted, one.wins, one.alone, one.won_alone) == (5, 2, 1, 3, 1)
    assert one.expected == pytest.approx(1 / 2 + 1 / 3)


def test_ratings_and_chances_leave_games_alone_out(library: Library, mara: Person) -> None:
    count_games(library, mara, MIXED)
    told = selection(library, mara)
    others = selection(library, mara, players=2).overview().wins, selection(library, mara, players=3).overview().wins
    predicted = [rate.predicted or 0.0 for rate in others]
    assert told.overview().wins.predicted == pytest.approx(sum(predicted) / 2)
    assert sum(point.games for point in told.rating()) == 2
    assert len(told.meetings()) == 2
    assert len(told.against_brains()) == 2
    assert selection(library, mara, players=1).rating() == ()
