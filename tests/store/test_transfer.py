"""Everything can be taken elsewhere in one file, and comes back from it as it was."""

import json
import zipfile
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.names import why_not_a_name
from speicherstadt_app.engine.record import read_record, replay
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.settings import AppSettings, PersonSettings
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.selection import Statistics
from speicherstadt_app.store.transfer.export import export_all, export_records
from speicherstadt_app.store.transfer.take_over import Progress, Stopped, inspect, take
from tests.rotation import Rotation
from tests.store.conftest import Hands, Open
from tests.store.diary import write_diary
from tests.store.faults import longest_file
from tests.store.parcels import DEALERS, GAMES, SETTINGS, bring, games_in, parts_of
from tests.store.tables_played import begin, resume


@pytest.fixture
def elsewhere(folder: Path) -> Path:
    """Another data folder."""
    return folder.with_name("elsewhere")


@pytest.fixture
def parcel(folder: Path) -> Path:
    folder.parent.mkdir(exist_ok=True)
    return folder.parent / "everything.speicher"


def fill(library: Library, hands: Hands) -> None:
    """A bit of everything that can be kept."""
    anna = library.profiles.create("Anna", "crane", "red", "de")
    other = library.profiles.create("Anna", "ship", "blue", "fr")
    library.profiles.archive(other.id)
    library.settings.keep(anna.id, PersonSettings(theme="night", effects=30))
    library.settings.keep_app(AppSettings(language="de", profile=anna.id))
    begin(library, seed=1, person=anna).finish()
    hands.pass_time(days=1)
    helped = begin(library, seed=2, players=5, person=other)
    helped.writer.assist()
    left = begin(library, seed=3, players=3, person=anna).play(40)
    begin(library, seed=4)
    helped.finish()
    hands.jump(days=-400)
    library.abandon(begin(library, seed=5, players=4).play(70).id)
    hands.jump(days=401)
    library.trash(begin(library, seed=6, person=anna).finish().id)
    left.play(3)


def test_export_wipe_import_export_gives_the_same_bytes(
    opened: Open, hands: Hands, elsewhere: Path, parcel: Path
) -> None:
    library = opened()
    fill(library, hands)
    exported = export_all(library, parcel)
    assert (exported.games, exported.profiles, exported.damaged) == (6, 2, ())
    before = parcel.read_bytes()
    seen = (library.cards(), library.cards(trashed=True), library.profiles.all(), library.settings.app())
    person = library.settings.of(seen[2][0].id)
    records = [library.record(card.id) for card in seen[0]]
    library = opened(elsewhere)
    offer, taken = bring(library, parcel)
    assert offer.refused == ()
    assert (taken.games, taken.profiles) == (6, 2)
    assert (library.cards(), library.cards(trashed=True), library.profiles.all(), library.settings.app()) == seen
    assert library.settings.of(seen[2][0].id) == person
    assert [library.record(card.id) for card in library.cards()] == records
    export_all(library, parcel)
    assert parcel.read_bytes() == before


def test_what_was_unfinished_goes_on_with_the_cards_that_lie_there(opened: Open, elsewhere: Path, parcel: Path) -> None:
    library = opened()
    game = begin(library, seed=7, players=3).play(50)
    export_all(library, parcel)
    bring(opened(elsewhere), parcel)
    there = resume(opened(elsewhere), game.id).finish()
    here = resume(opened(), game.id).finish()
    assert there.match.texts == here.match.texts


def test_statistics_come_along(opened: Open, hands: Hands, elsewhere: Path, parcel: Path) -> None:
    library = opened()
    people = [library.profiles.create(name, "crane", "red", "de").id for name in ("Anna", "Ben", "Cora")]
    write_diary(library, hands, people, 40)
    export_all(library, parcel)
    chosen = [Filter("speicherstadt", which="counted"), Filter("speicherstadt", which="apart")]

    def answers(library: Library) -> list[object]:
        selections = [Statistics(library.database).of(who, one) for who in people for one in chosen]
        return [(one.overview(), one.cards(), one.records()) for one in selections]

    before = answers(library)
    library = opened(elsewhere)
    bring(library, parcel)
    assert answers(library) == before


def random_past(library: Library, hands: Hands, seed: int) -> None:
    """A small random history: people with any names, games of any fate."""
    chance = Random(seed)
    people = []
    for number in range(chance.randint(0, 4)):
        name = "".join(chr(chance.choice((65, 228, 0x5D0, 0x4E2D, 0x1F3ED)) + chance.randrange(5)) for _ in range(8))
        person = library.profiles.create(name, chance.choice(("crane", "ship")), "red", "de")
        assert why_not_a_name(name) is None
        people.append(person)
        if chance.random() < 0.3:
            library.settings.keep(person.id, PersonSettings(effects=chance.randrange(100), muted=number == 1))
        if chance.random() < 0.2:
            library.profiles.archive(person.id)
    if chance.random() < 0.5:
        library.settings.keep_last_setup("speicherstadt", "x" * chance.randrange(50))
    games = []
    for _ in range(chance.randrange(5)):
        hands.pass_time(minutes=chance.randrange(5000))
        at_the_table = chance.choice([*people, None])
        game = begin(library, chance.randrange(10**18), chance.randint(2, 5), at_the_table).play(chance.randrange(40))
        games.append(game)
        if chance.random() < 0.2:
            game.writer.assist()
        if chance.random() < 0.2:
            game.undo(min(game.match.ply, 3))
        if chance.random() < 0.2:
            chance.choice(games).play(2)
        if chance.random() < 0.15:
            game.finish()
        elif chance.random() < 0.15:
            library.abandon(game.id)
        if chance.random() < 0.15:
            library.trash(game.id)
        if chance.random() < 0.1:
            hands.jump(days=chance.choice((-4000, -1, 1)))


def round_trip(place: Path, seed: int) -> None:
    hands = Hands()
    first, second = place / "first.speicher", place / "second.speicher"
    library = open_library(place / f"{seed}", hands.clock)
    random_past(library, hands, seed)
    for file in (first, second):
        # A past without a game replaces no file.
        file.unlink(missing_ok=True)
    export_all(library, first)
    library.close()
    other = open_library(place / f"{seed}-other", hands.clock)
    assert bring(other, first)[0].refused == ()
    export_all(other, second)
    assert second.read_bytes() == first.read_bytes(), seed
    assert inspect(other, first).empty
    other.close()


def test_random_pasts_come_back_as_they_were(folder: Path, rotation: Rotation) -> None:
    folder.mkdir()
    for seed in range(rotation.first("pasts"), 200, rotation.step):
        round_trip(folder, seed)


@pytest.mark.long
def test_a_thousand_random_pasts_come_back_as_they_were(folder: Path) -> None:
    folder.mkdir()
    for seed in range(1_000, 2_000):
        round_trip(folder, seed)


printing = st.text(min_size=1, max_size=40).filter(lambda name: why_not_a_name(name) is None)


@given(name=printing)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_name_that_can_be_given_comes_along(library: Library, parcel: Path, name: str) -> None:
    kept = library.profiles.create(name, "crane", "red", "de")
    parcel.unlink(missing_ok=True)
    export_all(library, parcel)
    other = open_library(parcel.with_name("other"))
    try:
        bring(other, parcel)
        assert kept in other.profiles.all()
    finally:
        other.close()


def test_the_same_content_gives_the_same_bytes_at_any_time(opened: Open, hands: Hands, parcel: Path) -> None:
    library = opened()
    fill(library, hands)
    export_all(library, parcel)
    before = parcel.read_bytes()
    hands.pass_time(days=3)
    export_all(opened(), parcel)
    assert parcel.read_bytes() == before
    with zipfile.ZipFile(parcel) as archive:
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_twice_the_same_file_changes_nothing(opened: Open, hands: Hands, elsewhere: Path, parcel: Path) -> None:
    library = opened()
    fill(library, hands)
    export_all(library, parcel)
    library = opened(elsewhere)
    bring(library, parcel)
    database = (elsewhere / "speicherstadt.db").read_bytes()
    backups = library.backups.all()
    offer, taken = bring(library, parcel)
    assert offer.empty
    assert offer.known == 6
    assert (taken.games, taken.backup) == (0, None)
    assert (elsewhere / "speicherstadt.db").read_bytes() == database
    assert library.backups.all() == backups


def test_there_is_a_backup_of_what_was_here_before(opened: Open, elsewhere: Path, parcel: Path) -> None:
    library = opened()
    begin(library, seed=1).finish()
    export_all(library, parcel)
    library = opened(elsewhere)
    mine = begin(library, seed=2).play(9)
    _, taken = bring(library, parcel)
    assert taken.backup
    assert taken.backup.occasion == "import"
    assert len(library.cards()) == 2
    library.backups.restore(taken.backup)
    assert [card.id for card in library.cards()] == [mine.id]


def test_to_look_changes_nothing(opened: Open, hands: Hands, elsewhere: Path, parcel: Path) -> None:
    library = opened()
    fill(library, hands)
    export_all(library, parcel)
    library = opened(elsewhere)
    library.database.close()
    before = (elsewhere / "speicherstadt.db").read_bytes()
    library = opened(elsewhere)
    offer = inspect(library, parcel)
    library.close()
    assert len(offer.games) == 6
    assert sorted(path.name for path in elsewhere.iterdir() if path.suffix == ".db") == ["speicherstadt.db"]
    assert (elsewhere / "speicherstadt.db").read_bytes() == before


# --- what is told, and what is not ----------------------------------------------------------------------------------


def test_nothing_hidden_can_be_read_in_an_export(opened: Open, parcel: Path) -> None:
    library = opened()
    secret = 123456789012345
    game = begin(library, seed=secret).play(40)
    library.abandon(begin(library, seed=secret + 1).play(30).id)
    export_all(library, parcel)
    parts = parts_of(parcel)
    everything = b"".join(parts.values())
    for seed in (secret, secret + 1):
        for form in (str(seed), f"{seed:x}"):
            assert form.encode() not in everything
    assert game.id in json.loads(parts[DEALERS])
    export_records(library, parcel)
    for line in parcel.read_bytes().splitlines():
        assert read_record(line).seed is None


def test_the_games_of_an_export_are_records_that_anybody_can_check(opened: Open, hands: Hands, parcel: Path) -> None:
    library = opened()
    fill(library, hands)
    export_all(library, parcel)
    for line in parts_of(parcel)[GAMES].splitlines():
        record = read_record(line)
        match = registry.find(record.game).rules(record.setup)
        assert match is not None
        if record.result:
            assert replay(record, registry.find).over


# --- single records -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["games.speicher.jsonl", "games", "games.txt"])
def test_records_alone_come_back_with_all_that_is_told_of_them(
    opened: Open, hands: Hands, elsewhere: Path, parcel: Path, name: str
) -> None:
    library = opened()
    fill(library, hands)
    path = parcel.with_name(name)
    export_records(library, path)
    before = [card for card in library.cards() if card.state != "unfinished"]
    library = opened(elsewhere)
    offer, taken = bring(library, path)
    assert offer.by is None
    assert taken.games == 6
    assert [card for card in library.cards() if card.state != "unfinished"] == before
    assert bring(library, path)[0].empty


def test_one_game_is_a_file_of_its_own(opened: Open, elsewhere: Path, parcel: Path) -> None:
    library = opened()
    game = begin(library, seed=2, players=4).finish()
    begin(library, seed=3).finish()
    path = parcel.with_name("game.speicher.json")
    assert export_records(library, path, [game.id]).games == 1
    library = opened(elsewhere)
    bring(library, path)
    assert [card.id for card in library.cards()] == [game.id]
    assert replay(read_record(path.read_bytes()), registry.find).texts == game.match.texts


def test_an_unfinished_record_alone_can_be_watched_and_not_gone_on_with(
    opened: Open, elsewhere: Path, parcel: Path
) -> None:
    library = opened()
    game = begin(library, seed=2).play(30)
    path = parcel.with_name("game.speicher.json")
    export_records(library, path, [game.id])
    export_all(library, parcel)
    library = opened(elsewhere)
    offer, _ = bring(library, path)
    assert [found.only_to_watch for found in offer.games] == [True]
    assert library.record(game.id).moves == tuple(game.match.texts)
    with pytest.raises(Unreadable, match="without its pile of cards"):
        library.resume(game.id)
    offer, _ = bring(library, parcel)
    assert [(found.what, found.only_to_watch) for found in offer.games] == [("changed", False)]
    assert resume(library, game.id).match.texts == game.match.texts


def test_a_record_of_another_program_is_taken_once(opened: Open, elsewhere: Path, parcel: Path) -> None:
    game = begin(opened(), seed=2, players=3).finish()
    path = parcel.with_name("foreign.speicher.json")
    meta = {"started": "2020-02-29T20:00:00Z", "ended": "2020-02-29T21:00:00+01:00"}
    path.write_text(json.dumps(replace(game.record(), meta=meta).to_json(), indent=2), "utf-8")
    library = opened(elsewhere)
    bring(library, path)
    assert bring(library, path)[0].empty
    (card,) = library.cards()
    assert (card.state, card.day, card.ended_at) == ("finished", "2020-02-29", "2020-02-29T20:00:00.000Z")
    assert library.record(card.id).moves == tuple(game.match.texts)


def test_a_missing_or_damaged_game_is_said_and_the_rest_written(opened: Open, parcel: Path) -> None:
    library = opened()
    bad, good = begin(library, seed=1).finish(), begin(library, seed=2).finish()
    with library.database.writing() as session:
        session.connection().exec_driver_sql("UPDATE games SET day = '1999-01-01' WHERE id = ?", (bad.id,))
    exported = export_all(library, parcel)
    assert (exported.games, exported.damaged) == (1, (bad.id,))
    assert [game["store"]["id"] for game in games_in(parts_of(parcel))] == [good.id]
    with pytest.raises(StoreError, match="no game"):
        export_records(library, parcel, ["nobody"])


def test_settings_that_can_not_be_read_stay_behind(opened: Open, parcel: Path) -> None:
    library = opened()
    with library.database.writing() as session:
        question = "INSERT INTO settings (key, value) VALUES (?, ?)"
        session.connection().exec_driver_sql(question, [("a", "1"), ("b", "NaN"), ("c", "{"), ("d", "[" * 5000)])
    export_all(library, parcel)
    assert json.loads(parts_of(parcel)[SETTINGS]) == {"a": 1}


def test_games_of_a_newer_version_can_be_taken_out(opened: Open, elsewhere: Path, folder: Path, parcel: Path) -> None:
    library = opened()
    game = begin(library, seed=1).play(30)
    with library.database.writing() as session:
        session.connection().exec_driver_sql("UPDATE meta SET value = '99' WHERE key = 'schema'")
        session.connection().exec_driver_sql("UPDATE games SET seal = seal + 1")
    with library.database.holding() as connection:
        connection.execute("PRAGMA user_version = 99")
    library = opened()
    assert library.database.newer
    assert export_all(library, parcel).games == 1
    with pytest.raises(StoreError, match="newer than this one"):
        take(library, replace(inspect(library, parcel), settings={"language": "de"}))
    library = opened(elsewhere)
    bring(library, parcel)
    assert resume(library, game.id).match.texts == game.match.texts


# --- stopping and failing -------------------------------------------------------------------------------------------


def stop_at(limit: int) -> Progress:
    def tell(done: int, _all: int) -> None:
        if done >= limit:
            raise Stopped

    return tell


def test_somebody_who_has_had_enough_keeps_what_was_taken_and_can_go_on(
    opened: Open, elsewhere: Path, parcel: Path
) -> None:
    library = opened()
    for seed in range(50):
        begin(library, seed=seed).play(2)
    export_all(library, parcel)
    library = opened(elsewhere)
    with pytest.raises(Stopped):
        inspect(library, parcel, stop_at(0))
    offer = inspect(library, parcel)
    taken = take(library, offer, stop_at(20))
    assert (taken.games, taken.stopped) == (20, True)
    assert len(library.cards()) == 20
    heard: list[tuple[int, int]] = []
    offer = inspect(library, parcel)
    assert len(offer.games) == 30
    take(library, offer, lambda done, all_: heard.append((done, all_)))
    assert heard[-1] == (30, 30)
    export_all(library, parcel.with_name("again"))
    assert {game["store"]["id"] for game in games_in(parts_of(parcel))} == {card.id for card in library.cards()}


def test_an_export_that_fails_leaves_nothing_and_the_former_one(opened: Open, hands: Hands, parcel: Path) -> None:
    library = opened()
    fill(library, hands)
    parcel.write_text("the former one")
    with longest_file(3000), pytest.raises(StoreError, match="choose another place"):
        export_all(library, parcel)
    with pytest.raises(Stopped):
        export_all(library, parcel, stop_at(0))
    assert parcel.read_text() == "the former one"
    assert [path.name for path in parcel.parent.iterdir() if path.is_file()] == [parcel.name]
    for nowhere in (parcel.parent / "nowhere" / "x.speicher", parcel.parent):
        with pytest.raises(StoreError, match="choose another place"):
            export_all(library, nowhere)


def test_a_file_that_changes_between_looking_and_taking_is_looked_at_again(
    opened: Open, elsewhere: Path, parcel: Path
) -> None:
    library = opened()
    begin(library, seed=1).finish()
    export_all(library, parcel)
    other = opened(elsewhere)
    offer = inspect(other, parcel)
    library = opened()
    begin(library, seed=2).finish()
    library.trash(offer.games[0].id)
    export_all(library, parcel)
    other = opened(elsewhere)
    with pytest.raises(StoreError, match="look at it again"):
        take(other, offer)
    assert other.cards() == []
    parcel.unlink()
    with pytest.raises(StoreError, match="There is no file"):
        take(other, offer)
