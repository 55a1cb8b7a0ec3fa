"""A folder that an older program left behind goes on with everything in it.

`samples/format-3.db.gz` is a database that the last program with format 3 kept, and `format-3.speicher` what it
exported of it: games of every kind, two people, a card table of their own, the last table that was set up.
"""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import zipfile
from pathlib import Path

import pytest

from speicherstadt_app.engine.record import replay, start
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.shapes import STANDARD, Filter
from speicherstadt_app.store.statistics.recount import is_up_to_date
from speicherstadt_app.store.statistics.selection import Statistics
from speicherstadt_app.store.statistics.soundness import is_sound
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.store.transfer.take_over import inspect, take
from tests.store.conftest import Hands, Open
from tests.store.tables_played import resume

SAMPLES = Path(__file__).with_name("samples")
EXPORT = SAMPLES / "format-3.speicher"
GAMES = "games.speicher.jsonl"
THIS = "speicherstadt"


@pytest.fixture
def old(folder: Path) -> bytes:
    """The database of the older program, in the folder that is opened next."""
    folder.mkdir()
    data = gzip.decompress((SAMPLES / "format-3.db.gz").read_bytes())
    (folder / "speicherstadt.db").write_bytes(data)
    return data


def games_in(parcel: Path) -> bytes:
    with zipfile.ZipFile(parcel) as archive:
        return archive.read(GAMES)


def exported(library: Library, name: str) -> Path:
    parcel = library.database.folder.with_name(name)
    export_all(library, parcel)
    return parcel


def everything(library: Library) -> list[str]:
    return [card.id for card in (*library.cards(), *library.cards(trashed=True))]


def test_it_opens_says_so_and_writes_the_same_records(old: bytes, opened: Open) -> None:
    library = opened()
    (notice,) = library.notices
    assert (notice.key, notice.facts["old"], notice.facts["new"]) == ("migrated", 3, 4)
    assert games_in(exported(library, "new.speicher")) == games_in(EXPORT)
    assert opened().notices == []


def test_its_games_go_on_to_the_end(old: bytes, opened: Open, hands: Hands) -> None:
    library = opened()
    unfinished = library.unfinished()
    assert len(unfinished) == 3
    for game in unfinished:
        resume(library, game).finish()
    library = opened()
    assert library.notices == []
    for game in unfinished:
        assert replay(library.record(game), registry.find).over


def test_a_list_tells_how_far_each_game_is(old: bytes, opened: Open) -> None:
    library = opened()
    for card in (*library.cards(), *library.cards(trashed=True)):
        record = library.record(card.id)
        match = start(record, registry.find)
        for text in record.moves:
            match.play_text(text)
        told = match.rules.progress(match.state)
        assert card.whole
        assert (card.game, card.progress.scores) == (THIS, match.outcome().scores)
        if card.variant == STANDARD:
            assert (card.progress.chapter, card.progress.round, card.progress.rounds) == (
                told.chapter,
                told.round,
                told.rounds,
            )
        else:
            assert card.options["box"]


def test_people_tables_and_settings_are_there(old: bytes, opened: Open) -> None:
    library = opened()
    anna, ben = library.profiles.all()
    assert (anna.name, ben.name) == ("Anna", "Ben")
    assert library.settings.of(anna.id).speed == "fast"
    assert library.settings.noted(anna.id, "lessons") == "3"
    assert library.settings.app().profile == anna.id
    assert library.settings.last_setup(THIS) == '{"first":"random","seats":[]}'
    assert [box.name for box in library.boxes.all(THIS)] == ["Wild"]


def test_statistics_need_no_recount_and_know_the_variant(old: bytes, opened: Open) -> None:
    library = opened()
    assert is_sound(library.database)
    assert is_up_to_date(library.database)
    anna = library.profiles.all()[0]
    statistics = Statistics(library.database)
    (own,) = (variant for variant in statistics.choices(anna.id, THIS).variants if variant != STANDARD)
    assert statistics.of(anna.id, Filter(THIS)).overview().games == 1
    assert statistics.of(anna.id, Filter(THIS, variant=own)).overview().games == 1


def test_the_backup_made_before_is_the_old_database_and_can_be_taken_back(old: bytes, opened: Open) -> None:
    library = opened()
    (backup,) = library.backups.all()
    assert backup.occasion == "migration"
    assert schema_of(backup.path) == 3
    resume(library, library.unfinished()[0]).play(5)
    library.backups.restore(backup)
    library = opened()
    assert games_in(exported(library, "restored.speicher")) == games_in(EXPORT)


def schema_of(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()


def test_a_game_that_was_damaged_before_is_still_damaged(old: bytes, opened: Open, folder: Path) -> None:
    """Its seal is not made whole by the way."""
    connection = sqlite3.connect(folder / "speicherstadt.db")
    connection.execute("UPDATE games SET seconds = seconds + 1 WHERE number = 1")
    connection.commit()
    connection.close()
    library = opened()
    assert [card.whole for card in library.cards()].count(False) == 1
    library = opened()
    assert [notice.key for notice in library.notices] == ["repaired"]
    assert all(card.whole for card in library.cards())


def test_a_damaged_database_of_the_older_program_is_saved_with_its_tables(
    old: bytes, opened: Open, folder: Path
) -> None:
    at = old.index(b"CREATE TABLE games")
    (folder / "speicherstadt.db").write_bytes(old[:at] + b"CREATE TABLE gam\xffs" + old[at + 18 :])
    library = opened()
    assert [notice.key for notice in library.notices] == ["repaired"]
    assert len(everything(library)) == 8
    assert [box.name for box in library.boxes.all(THIS)] == ["Wild"]
    assert library.settings.last_setup(THIS)


def test_its_export_is_taken_over(opened: Open, folder: Path) -> None:
    library = opened()
    offer = inspect(library, EXPORT)
    assert offer.refused == ()
    assert take(library, offer).games == 8
    assert games_in(exported(library, "again.speicher")) == games_in(EXPORT)
    assert [box.name for box in library.boxes.all(THIS)] == ["Wild"]
    assert library.settings.last_setup(THIS) == '{"first":"random","seats":[]}'
    assert inspect(library, EXPORT).empty


def test_nothing_is_lost_where_it_can_only_be_read(old: bytes, opened: Open, folder: Path) -> None:
    """In memory it is brought up to date too."""
    (folder / "backups").write_text("no room for backups here")
    library = opened()
    assert [notice.key for notice in library.notices] == ["memory"]
    assert len(everything(library)) == 8
    shutil.rmtree(folder, ignore_errors=True)
