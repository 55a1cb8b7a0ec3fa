"""`stats`: what was kept, in tables, CSV and JSON; and the simulated past behind these tests."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.ai.accuracy import stamp
from speicherstadt_app.ai.review import Review, SeatReview
from speicherstadt_app.ai.review_form import to_text
from speicherstadt_app.cli.past import simulate_past
from speicherstadt_app.engine.record import replay
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.store.games import progress_of
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.reviews import Reviews
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.simulated_past import PEOPLE, plan
from speicherstadt_app.store.statistics.answers import Overview
from speicherstadt_app.store.statistics.export import SHEETS, Sheet, to_csv
from speicherstadt_app.store.statistics.recount import recount
from speicherstadt_app.store.statistics.selection import Statistics
from tests.cli.conftest import Say

GAMES = 60
LAST_DAY = date(2026, 11, 17)
BRAINS = [("weak", "plain"), ("strong", "plain"), ("strong", "bold")]


def simulated(folder: Path, games: int = GAMES, *, seed: int = 3, jobs: int = 1) -> list[dict[str, Any]]:
    """Fill a folder, and tell every game with its record."""
    library = open_library(folder)
    heard: list[int] = []
    simulate_past(library.database, games, "speicherstadt", seed=seed, last_day=LAST_DAY, jobs=jobs, tell=heard.append)
    assert heard[-1] == games
    told = [
        {"id": card.id, "day": card.day, "state": card.state, "record": library.record(card.id).to_json()}
        for card in library.cards()
    ]
    library.close()
    return told


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("past")
    simulated(folder)
    return folder


@pytest.fixture
def library(folder: Path) -> Iterator[Library]:
    library = open_library(folder)
    yield library
    library.close()


def told_as_json(say: Say, folder: Path, *arguments: object) -> dict[str, Any]:
    said = say("--data", folder, "stats", "--json", *arguments)
    assert (said.code, said.err) == (0, "")
    answer: dict[str, Any] = json.loads(said.out)
    return answer


# --- the simulated past ---------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_past_however_many_play_it(tmp_path: Path) -> None:
    one = simulated(tmp_path / "one")
    assert simulated(tmp_path / "two", jobs=2) == one
    assert simulated(tmp_path / "other", games=10, seed=4) != one[:10]
    assert simulated(tmp_path / "one") == one, "to simulate it again replaces it"


def test_its_games_hold_and_are_counted(library: Library) -> None:
    finished = 0
    for card in library.cards():
        match = replay(library.record(card.id), registry.find)
        assert card.progress == progress_of(match)
        finished += match.over
    assert finished > GAMES * 0.8
    assert library.notices == []
    before = overviews(library)
    assert recount(library.database).games == GAMES
    assert overviews(library) == before


def overviews(library: Library) -> list[Overview]:
    statistics = Statistics(library.database)
    return [statistics.of(person.id, Filter(CARD.id)).overview() for person in library.profiles.all()]


def test_a_past_of_years_is_believable() -> None:
    plans = list(plan(6000, BRAINS, CARD, seed=1, last_day=LAST_DAY))
    assert [at.number for at in plans] == list(range(6000))
    begun = [at.begun for at in plans]
    assert begun == sorted(begun)
    assert LAST_DAY - timedelta(days=700) < begun[0].date() < LAST_DAY - timedelta(days=600)
    assert begun[-1].date() <= LAST_DAY
    weekdays = Counter(moment.weekday() for moment in begun)
    assert weekdays[5] + weekdays[6] > (weekdays[0] + weekdays[1]) * 1.5
    assert sum(moment.hour >= 18 for moment in begun) > 4000
    assert set(Counter(at.fate for at in plans)) == {"", "assisted", "abandoned", "all_ai"}
    assert all(5 <= at.seconds / 60 <= 40 for at in plans)
    for person in PEOPLE:
        seats = [seat for at in plans for seat in at.seats if seat.player.name == person.name]
        assert len(seats) > 300
        early, late = seats[: len(seats) // 5], seats[-len(seats) // 5 :]
        assert sum(seat.skill for seat in early) / len(early) < sum(seat.skill for seat in late) / len(late)
        assert all(0 < seat.skill <= 1 for seat in seats)
    for at in plans:
        names = [player.name for player in at.players if player.kind == "human"]
        assert len(set(names)) == len(names)
        assert bool(names) == (at.fate != "all_ai")


def test_a_short_past_is_as_long_as_it_has_games() -> None:
    for games in (1, 2, 7):
        plans = list(plan(games, BRAINS, CARD, seed=1, last_day=LAST_DAY))
        assert len(plans) == games
        assert plans[-1].begun < datetime(2026, 11, 19, tzinfo=plans[-1].begun.tzinfo)


# --- stats ----------------------------------------------------------------------------------------------------------


def test_without_a_profile_everybody_is_shown(say: Say, folder: Path) -> None:
    said = say("--data", folder, "stats")
    assert (said.code, said.err) == (0, "")
    for person in PEOPLE:
        assert person.name in said.out
    rows = told_as_json(say, folder)["everybody"]
    assert [row["name"] for row in rows] == [person.name for person in PEOPLE]
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)


def test_a_profile_is_shown_with_its_tables(say: Say, folder: Path, library: Library) -> None:
    overview = Statistics(library.database).of(library.profiles.all()[0].id, Filter(CARD.id)).overview()
    library.close()
    said = say("--data", folder, "stats", "--profile", "Coffee")
    assert (said.code, said.err) == (0, "")
    for title in ("Overview", "By number of players", "Against each level", "Cards", "Head to head", "Records"):
        assert title in said.out
    lines = [line.split() for line in said.out.splitlines()]
    assert ["wins", str(overview.wins.count)] in lines
    assert ["games", str(overview.games)] in lines


def test_json_has_every_table_and_tells_whose_it_is(say: Say, folder: Path) -> None:
    told = told_as_json(say, folder, "--profile", "Coffee", "--players", "3", "--from", "2026-10-01")
    assert told.keys() == {"profile", "filter", *SHEETS}
    assert told["profile"] == "Coffee"
    assert (told["filter"]["players"], told["filter"]["first_day"]) == (3, "2026-10-01")
    assert [row["players"] for row in told["players"]] == ["3"]
    assert {row["players"] for row in told["history"]} == {3}
    assert min(row["day"] for row in told["history"]) >= "2026-10-01"


def test_figures_that_somebody_exchanged_are_counted_anew(say: Say, tmp_path: Path) -> None:
    simulated(tmp_path, 20)
    before = say("--data", tmp_path, "stats", "--profile", "Coffee", "--json").out
    with contextlib.closing(sqlite3.connect(tmp_path / "speicherstadt.db")) as database:
        database.executescript("UPDATE statistics_seats SET score = 'many', day = ''")
    assert say("--data", tmp_path, "stats", "--profile", "Coffee", "--json").out == before


def test_filters_take_their_share_and_all_of_them_together_are_all(say: Say, folder: Path) -> None:
    def games(*arguments: object) -> int:
        rows = told_as_json(say, folder, "--profile", "Tea", "--table", "overview", *arguments)["overview"]
        return int(next(row["value"] for row in rows if row["figure"] == "games"))

    whole = games()
    assert sum(games("--players", players) for players in (2, 3, 4, 5)) == whole
    assert sum(games("--seat", seat) for seat in range(5)) == whole
    assert games("--to", "2026-10-31") + games("--from", "2026-11-01") == whole
    assert games("--which", "all") == whole + games("--which", "apart")
    assert games("--variant", "{}") == whole
    assert games("--level", "nobody") == 0
    assert games("--level", "random", "--style", "silent-partner") == games("--level", "random") < whole


def test_csv_says_the_same_as_json(say: Say, folder: Path) -> None:
    for table in SHEETS:
        asked = ("--profile", "Coffee", "--table", table)
        rows = told_as_json(say, folder, *asked)[table]
        text = say("--data", folder, "stats", "--csv", *asked).out
        written = list(csv.DictReader(io.StringIO(text, newline="")))
        assert written == [{key: "" if value is None else str(value) for key, value in row.items()} for row in rows]


def test_several_tables_of_csv_stand_one_after_another(say: Say, folder: Path) -> None:
    asked = ("--profile", "Coffee", "--table", "players", "--table", "calendar")
    said = say("--data", folder, "stats", "--csv", *asked)
    first, second = said.out.replace("\r\n", "\n").split("\n\n")
    assert first.startswith("players,wins,games,share")
    assert second.startswith("day,games,wins,seconds")


def test_a_name_is_no_formula() -> None:
    assert to_csv(Sheet("x", ("name", "value"), (("=1+1", -1),))) == "name,value\r\n'=1+1,-1\r\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--profile", "Nobody"], "there is no profile 'Nobody'"),
        (["--table", "cards"], "a table is about one person"),
        (["--from", "yesterday"], "'yesterday' is no day such as 2026-11-18"),
        (["--players", "9"], "it must lie between 2 and 5"),
        (["--table", "chairs", "--profile", "Tea"], "invalid choice: 'chairs'"),
        (["--csv", "--json"], "not allowed with"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    say: Say, folder: Path, arguments: list[str], complaint: str
) -> None:
    said = say("--data", folder, "stats", *arguments)
    assert said.code == 2
    assert complaint in said.err
    assert said.out == ""


def test_where_nothing_is_kept_nothing_is_made(say: Say, tmp_path: Path) -> None:
    said = say("--data", tmp_path / "none", "stats")
    assert said.code == 1
    assert "no games are kept" in said.err
    assert not (tmp_path / "none").exists()


def test_an_open_folder_is_left_alone(say: Say, folder: Path, library: Library) -> None:
    said = say("--data", folder, "stats")
    assert (said.code, said.out) == (1, "")
    assert "open already" in said.err


def test_two_people_of_one_name_are_told_apart_by_id(say: Say, tmp_path: Path) -> None:
    library = open_library(tmp_path)
    ids = [library.profiles.create("Anna", "crane", "red", "en").id for _ in range(2)]
    library.close()
    said = say("--data", tmp_path, "stats", "--profile", "Anna")
    assert said.code == 1
    assert all(profile in said.err for profile in ids)
    assert say("--data", tmp_path, "stats", "--profile", ids[1]).code == 0


def test_the_only_person_needs_no_name(say: Say, tmp_path: Path) -> None:
    library = open_library(tmp_path)
    library.profiles.create("Anna", "crane", "red", "en")
    library.close()
    assert told_as_json(say, tmp_path)["profile"] == "Anna"


def test_skill_comes_from_the_reviews_that_are_kept(say: Say, tmp_path: Path) -> None:
    told = simulated(tmp_path, 9)
    asked = ("stats", "--data", tmp_path, "--profile", PEOPLE[0].name)
    assert "accuracy" not in say(*asked).out
    for number, one in enumerate(told):
        seats = tuple(SeatReview(3, 0.07, 81.0, 0.0, 0.0, {}, ()) for _ in one["record"]["players"])
        review = to_text(Review(True, 9, (), (), (), seats), "key", stamp("speicherstadt") if number else "older")
        Reviews(tmp_path).put(one["id"], review)
    text = say(*asked, "--which", "all", "--table", "skill", "--csv").out
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert {row["accuracy"] for row in rows} - {""} == {"81.0"}
    assert len(rows) > 1
    assert "accuracy" in say(*asked, "--which", "all").out
