"""The statistics' tables follow the games, and can be built anew from records."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.inspection import look_at_statistics
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics import soundness
from speicherstadt_app.store.statistics.ratings import Strength
from speicherstadt_app.store.statistics.recount import Recounted, is_up_to_date, recount
from speicherstadt_app.store.statistics.selection import Statistics
from speicherstadt_app.store.statistics.soundness import is_sound
from tests.store.conftest import Hands, Open
from tests.store.diary import keep_game, random_record, write_diary

PERSON = Player("Person", "human", {"profile": "p"})
GUEST = Player("Guest", "human")
BRAIN = Player("Brain", "ai", {"level": "clerk", "style": "plain"})


COUNTED = Filter("speicherstadt")


def tables(library: Library) -> list[object]:
    """All that is cached, line-ups in words: their numbers mean nothing."""
    with library.database.holding() as connection:
        seats = connection.execute(
            "SELECT s.*, l.opponents FROM statistics_seats s JOIN statistics_lineups l ON l.number = s.lineup "
            "ORDER BY s.number"
        )
        names = [column[0] for column in seats.description]
        rows: list[object] = [
            {name: value for name, value in zip(names, row, strict=True) if name not in ("lineup", "seal")}
            for row in seats
        ]
        return rows + connection.execute("SELECT * FROM statistics_facts ORDER BY seat").fetchall()


def games_of(library: Library, chosen: Filter = COUNTED) -> int:
    return Statistics(library.database).of("p", chosen).overview().games


def apart(library: Library) -> dict[str, int]:
    return dict(Statistics(library.database).of("p", COUNTED).overview().apart)


def damage(library: Library, statement: str) -> None:
    with library.database.writing() as session:
        assert session.connection().exec_driver_sql(statement).rowcount > 0


def test_a_recount_finds_what_was_counted_game_by_game(library: Library, hands: Hands) -> None:
    people = [library.profiles.create(f"Profile {n}", "crane", "red", "en").id for n in (1, 2, 3)]
    entries = write_diary(library, hands, people, games=60)
    before = tables(library)
    steps: list[tuple[int, int]] = []
    assert recount(library.database, lambda done, every: steps.append((done, every))) == Recounted(
        sum(entry.fate != "trashed" for entry in entries), ()
    )
    assert tables(library) == before
    assert steps[-1] == (60, 60)
    damage(library, "DELETE FROM statistics_seats")
    damage(library, "DELETE FROM statistics_lineups")
    assert not is_up_to_date(library.database)
    recount(library.database)
    assert tables(library) == before
    assert is_up_to_date(library.database)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE statistics_seats SET score = 99 WHERE seat = 0",
        "UPDATE statistics_seats SET apart = '' WHERE apart != ''",
        "UPDATE statistics_facts SET sums = zeroblob(length(sums))",
        "DELETE FROM statistics_facts WHERE seat % 16 = 1",
        "DELETE FROM statistics_seats WHERE seat = 1",
        "UPDATE statistics_seats SET lineup = 99 WHERE seat = 0",
    ],
)
def test_damage_shows_and_a_recount_mends_it(library: Library, hands: Hands, statement: str) -> None:
    keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    keep_game(library, hands, random_record((PERSON, BRAIN, GUEST), 2), "assisted")
    before = tables(library)
    assert is_sound(library.database)
    with library.database.holding() as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        assert connection.execute(statement).rowcount
        connection.execute("PRAGMA foreign_keys = ON")
    assert not is_sound(library.database)
    recount(library.database)
    assert is_sound(library.database)
    assert tables(library) == before


@pytest.mark.parametrize(
    "exchange",
    [
        "UPDATE statistics_seats SET score = 'many'",
        "UPDATE statistics_seats SET place = NULL WHERE seat = 0",
        "UPDATE statistics_seats SET day = x'00'",
        "UPDATE statistics_seats SET seconds = 1e308",
        "UPDATE statistics_seats SET against = ''",
        "UPDATE statistics_seats SET number = -number",
        "UPDATE statistics_facts SET bests = '{'",
        "UPDATE statistics_facts SET feats = -1",
        "UPDATE statistics_lineups SET opponents = '{' WHERE number = 1",
        "UPDATE statistics_lineups SET opponents = replace(opponents, 'clerk', 'mouse')",
        "UPDATE statistics_lineups SET number = 9223372036854775807 WHERE number = 1",
        """UPDATE statistics_seats SET lineup = 9223372036854775807 WHERE lineup = 1;
        UPDATE statistics_lineups SET number = 9223372036854775807 WHERE number = 1""",
        "INSERT INTO statistics_lineups (opponents) VALUES ('[[1, 2, 3]]')",
        "DELETE FROM statistics_lineups",
        """UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'statistics_lineups';
        DELETE FROM statistics_lineups""",
    ],
)
def test_values_that_somebody_exchanged_are_refused_and_counted_anew(
    opened: Open, folder: Path, hands: Hands, exchange: str
) -> None:
    library = opened()
    person = library.profiles.create("Person", "crane", "red", "en").id
    at_table = Player("Person", "human", {"profile": person})
    keep_game(library, hands, random_record((at_table, BRAIN), 1))
    keep_game(library, hands, random_record((at_table, BRAIN, GUEST), 2))
    before, figures = tables(library), Statistics(library.database).of(person, COUNTED).overview()
    library.close()
    with contextlib.closing(sqlite3.connect(folder / "speicherstadt.db")) as database:
        database.executescript(exchange)
    library = opened()
    with pytest.raises(StoreError, match="recount"):
        Statistics(library.database).of(person, COUNTED)
    assert look_at_statistics(library) == "damaged"
    assert not is_up_to_date(library.database)
    recount(library.database)
    assert is_up_to_date(library.database)
    assert tables(library) == before
    assert Statistics(library.database).of(person, COUNTED).overview() == figures


EXCHANGE = "UPDATE statistics_seats SET score = score + 1"


def by_sql(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(EXCHANGE)


def by_bytes(path: Path) -> None:
    """As by a program that edits any file: SQLite has counted nothing."""
    before = path.read_bytes()
    by_sql(path)
    path.write_bytes(before[:100] + path.read_bytes()[100:])


def by_a_journal(path: Path) -> None:
    """As left by a program that was killed amid a change: opening the file alone takes that change back."""
    whole = path.read_bytes()
    by_sql(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA cache_size = 1")
        database.execute("BEGIN")
        database.execute("UPDATE statistics_seats SET score = score - 1")
        database.execute("CREATE TABLE filler AS SELECT randomblob(4000) FROM games, games, games, games")
        journal = path.with_name(f"{path.name}-journal").read_bytes()
    path.write_bytes(whole)
    path.with_name(f"{path.name}-journal").write_bytes(journal)


@pytest.mark.skipif(
    sys.platform == "win32", reason="the system tells when a file was made, and not when it was changed"
)
@pytest.mark.parametrize("edit", [by_sql, by_bytes])
def test_figures_exchanged_under_the_old_time_are_not_shown(
    opened: Open, folder: Path, hands: Hands, edit: Callable[[Path], None]
) -> None:
    library = opened()
    keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    assert games_of(library) == 1
    library.close()
    path = folder / "speicherstadt.db"
    was = path.stat()
    edit(path)
    os.utime(path, ns=(was.st_atime_ns, was.st_mtime_ns))
    assert path.stat().st_size == was.st_size
    with pytest.raises(StoreError, match="recount"):
        games_of(opened())


@pytest.mark.parametrize("edit", [by_sql, by_a_journal])
def test_exchanged_figures_are_not_shown_where_the_system_tells_no_change(
    opened: Open, folder: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, edit: Callable[[Path], None]
) -> None:
    """On Windows its second time is that at which the file was made: SQLite's own count is left."""
    really = os.fstat

    def still(file: int) -> SimpleNamespace:
        found = really(file)
        return SimpleNamespace(
            st_dev=found.st_dev, st_ino=found.st_ino, st_size=found.st_size, st_mtime_ns=1, st_ctime_ns=1
        )

    library = opened()
    keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    assert games_of(library) == 1
    monkeypatch.setattr(os, "fstat", still)
    library.close()
    edit(folder / "speicherstadt.db")
    with pytest.raises(StoreError, match="recount"):
        games_of(opened())


def test_what_nobody_else_has_written_into_is_looked_at_once_a_week(
    opened: Open, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[object] = []
    really = soundness.is_sound

    def counted(database: Database) -> bool:
        looks.append(database)
        return really(database)

    monkeypatch.setattr(soundness, "is_sound", counted)
    for games in (1, 2, 3):
        library = opened()
        keep_game(library, hands, random_record((PERSON, BRAIN), games))
        assert games_of(library) == games
        library.close()
        assert games_of(opened()) == games
        assert len(looks) == 1
    hands.pass_time(days=8)
    assert games_of(opened()) == 3
    assert len(looks) == 2


def test_a_file_that_is_no_lock_of_this_program_is_not_written_over(folder: Path, opened: Open, hands: Hands) -> None:
    """Nor is one that a link of that name leads to."""
    opened().close()
    precious = folder / "speicherstadt.lock"
    precious.write_text("Dear Ann", "utf-8")
    library = opened()
    keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    assert games_of(library) == 1
    library.close()
    assert precious.read_text("utf-8") == "Dear Ann"


def test_a_damaged_game_is_not_counted(library: Library, hands: Hands) -> None:
    good = keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    bad = keep_game(library, hands, random_record((PERSON, BRAIN), 2))
    damage(library, f"UPDATE games SET day = '2001-01-01' WHERE id = '{bad}'")
    assert recount(library.database) == Recounted(1, (bad,))
    overview = Statistics(library.database).of("p", COUNTED).overview()
    assert [Statistics(library.database).game_ids([form.game]) for form in overview.form] == [{1: good}]


def test_a_game_whose_moves_are_damaged_stands_apart(library: Library, hands: Hands) -> None:
    keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    damage(library, "UPDATE packed_moves SET texts = x'00'")
    recount(library.database)
    assert (games_of(library), apart(library)) == (0, {"unreadable": 1})


def test_an_unfinished_game_is_not_counted(library: Library, hands: Hands) -> None:
    record = random_record((PERSON, BRAIN), 1)
    writer = library.begin(replace(record, moves=(), result=None, seed=None), 1)
    writer.keep(0, record.moves[:-1])
    assert tables(library) == []
    recount(library.database)
    assert tables(library) == []


def test_a_game_taken_back_from_its_end_is_not_counted_until_it_ends_again(library: Library, hands: Hands) -> None:
    record = random_record((PERSON, BRAIN), 1)
    writer = library.begin(replace(record, moves=(), result=None, seed=None), 1)
    writer.finish(record)
    before = tables(library)
    writer.keep(len(record.moves) - 1, ())
    assert games_of(library) == 0
    assert tables(library) == []
    writer.finish(record)
    assert games_of(library) == 1
    assert len(tables(library)) == len(before)


def test_a_game_in_the_trash_is_not_counted(library: Library, hands: Hands) -> None:
    game = keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    before = tables(library)
    library.trash(game)
    assert tables(library) == []
    library.take_from_trash(game)
    assert tables(library) == before
    library.trash(game)
    hands.pass_time(days=31)
    assert library.purge() == 1
    assert tables(library) == []


def test_a_damaged_game_can_still_be_thrown_away(library: Library, hands: Hands) -> None:
    game = keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    damage(library, "UPDATE packed_moves SET texts = x'00'")
    library.trash(game)
    assert games_of(library, Filter("speicherstadt", which="all")) == 0


def test_games_of_brains_alone_are_in_nobodys_figures(library: Library, hands: Hands) -> None:
    keep_game(library, hands, random_record((BRAIN, BRAIN), 1))
    with library.database.holding() as connection:
        assert connection.execute("SELECT DISTINCT apart FROM statistics_seats").fetchall() == [("all_ai",)]


def test_a_person_at_two_seats_has_two_results_and_no_rival_in_themselves(library: Library, hands: Hands) -> None:
    keep_game(library, hands, random_record((PERSON, PERSON, BRAIN), 1))
    selection = Statistics(library.database).of("p", COUNTED)
    assert selection.overview().games == 2
    (rival,) = selection.head_to_head()
    assert (rival.opponent.level, rival.wins.of, rival.ahead.of) == ("clerk", 2, 2)


def test_hostile_words_for_level_and_style_do_no_harm(library: Library, hands: Hands) -> None:
    odd = Player("Brain", "ai", {"level": ["clerk"], "style": 'x"],[' * 50})
    bare = Player("Brain", "ai")
    keep_game(library, hands, random_record((PERSON, odd, bare), 1))
    rivals = Statistics(library.database).of("p", COUNTED).head_to_head()
    assert sorted(len(rival.opponent.style or "") for rival in rivals) == [0, 40]
    assert all(rival.opponent.level == "" for rival in rivals)


def test_what_was_counted_is_still_counted_after_the_next_start(opened: Open, hands: Hands) -> None:
    library = opened()
    keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    before = tables(library)
    assert tables(opened()) == before


@pytest.mark.parametrize("shift", [{"hours": -1}, {"days": -3650}, {"days": 3650}, {"days": 11000}])
def test_a_clock_that_jumps_changes_the_order_of_days_only(
    library: Library, hands: Hands, shift: dict[str, float]
) -> None:
    days: list[str] = []
    for number in range(6):
        if number == 3:
            hands.jump(**shift)
        game = keep_game(library, hands, random_record((PERSON, BRAIN), number))
        days.append(library.card(game).day)
        hands.pass_time(hours=5)
    selection = Statistics(library.database, lambda *_: None).of("p", COUNTED)
    expected = sorted(range(6), key=lambda number: days[number])
    assert list(selection.history().game) == [number + 1 for number in expected]
    assert selection.overview().seconds >= 0
    assert sum(day.games for day in selection.calendar()) == 6


def test_two_games_on_one_day_stand_in_the_order_in_which_they_were_played(library: Library, hands: Hands) -> None:
    records = [random_record((PERSON, BRAIN), seed) for seed in (1, 2)]
    writers = [library.begin(replace(record, moves=(), result=None, seed=None), 1) for record in records]
    for writer, record in reversed(list(zip(writers, records, strict=True))):
        hands.jump(minutes=-20)
        writer.finish(record)
    assert list(Statistics(library.database).of("p", COUNTED).history().game) == [2, 1]


def test_what_is_asked_again_is_answered_anew(library: Library, hands: Hands) -> None:
    statistics = Statistics(library.database, lambda *_: Strength(1500))
    assert statistics.of("p", COUNTED).overview().games == 0
    kept: list[str] = []
    while len(kept) < 3:
        kept.append(keep_game(library, hands, random_record((PERSON, BRAIN), len(kept))))
        selection = statistics.of("p", COUNTED)
        assert selection.overview().games == len(kept)
        assert sum(point.games for point in selection.rating()) == len(kept)
        assert selection.head_to_head()[0].ahead.of == len(kept)
    library.trash(kept[-1])
    assert statistics.of("p", COUNTED).overview().games == 2
    library.take_from_trash(kept[-1])
    assert statistics.of("p", COUNTED).overview().games == 3
    damage(library, "UPDATE statistics_seats SET apart = 'assisted', seal = seal + 1 WHERE game = 1")
    assert statistics.of("p", COUNTED).overview().games == 2


def test_after_a_restore_the_answers_are_those_of_the_restored_games(library: Library, hands: Hands) -> None:
    statistics = Statistics(library.database, lambda *_: Strength(1500))
    keep_game(library, hands, random_record((PERSON, BRAIN), 1))
    backup = library.backups.make()
    for level in ("merchant", "owner"):
        keep_game(library, hands, random_record((PERSON, Player("Brain", "ai", {"level": level})), 2))
        assert statistics.of("p", COUNTED).overview().rating is not None
    library.backups.restore(backup)
    keep_game(library, hands, random_record((PERSON, Player("Brain", "ai", {"level": "senator"})), 2))
    selection = statistics.of("p", COUNTED)
    assert {rival.opponent.level for rival in selection.head_to_head()} == {"clerk", "senator"}
    assert [point.games for point in selection.rating()] == [2]
