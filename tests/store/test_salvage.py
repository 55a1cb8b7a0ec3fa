"""Whatever happens to the file: what is shown is true, what can be saved is saved, and nothing is thrown away."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.store import salvage
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.shapes import GameEntry
from tests.rotation import Rotation
from tests.store.conftest import Hands, Open
from tests.store.tables_played import begin, resume

PAGE = 4096


@pytest.fixture(autouse=True)
def soon_discouraged(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a database of seven games nobody need try five thousand numbers."""
    monkeypatch.setattr(salvage, "MOST_ERRORS", 50)


@dataclass
class Truth:
    """What was kept before the damage."""

    data: bytes
    cards: dict[str, GameEntry]
    texts: dict[str, tuple[str, ...]]
    people: set[str]


@pytest.fixture
def truth(opened: Open, folder: Path) -> Truth:
    """Three finished games, three unfinished ones, an abandoned one; closed in order, no backup."""
    library = opened()
    people = [library.profiles.create(name, "crane", "red", "de") for name in ("Anna", "Ben", "Zoë")]
    for seed in range(3):
        begin(library, seed=seed, person=people[0]).finish()
        begin(library, seed=seed + 10, players=3, person=people[1]).play(30 + seed)
    given_up = begin(library, seed=20).play(20)
    library.abandon(given_up.id)
    cards = {card.id: card for card in library.cards()}
    texts = {game: library.record(game).moves for game in cards}
    library.close()
    data = (folder / "speicherstadt.db").read_bytes()
    return Truth(data, cards, texts, {person.name for person in people})


def check(library: Library, truth: Truth) -> tuple[int, int]:
    """Nothing shown is wrong. How many games are whole, and how many are shorter than they were."""
    whole = shorter = 0
    for card in library.cards():
        if not card.whole:
            with pytest.raises(Unreadable):
                library.record(card.id)
            continue
        assert card.id in truth.cards
        try:
            moves = library.record(card.id).moves
        except Unreadable:
            continue
        told = truth.texts[card.id]
        assert moves == told[: len(moves)]
        if moves == told:
            was = truth.cards[card.id]
            assert (card.progress, card.winners, card.state) == (was.progress, was.winners, was.state)
            whole += 1
        else:
            assert card.state == "unfinished"
            shorter += 1
    return whole, shorter


def asides(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.glob("speicherstadt.db.corrupt-*")]


def zeroed(data: bytes, page: int) -> bytes:
    return data[: page * PAGE] + bytes(PAGE) + data[(page + 1) * PAGE :]


def test_an_undamaged_folder_says_nothing(opened: Open, truth: Truth, folder: Path) -> None:
    library = opened()
    assert library.notices == []
    assert check(library, truth) == (7, 0)
    assert asides(folder) == []


def test_every_page_may_be_lost(folder: Path, hands: Hands, truth: Truth) -> None:
    saved = []
    for page in range(len(truth.data) // PAGE):
        path = folder / "speicherstadt.db"
        damaged = zeroed(truth.data, page)
        path.write_bytes(damaged)
        library = open_library(folder, hands.clock)
        saved.append(sum(check(library, truth)))
        if library.notices:
            assert [notice.key for notice in library.notices] == ["repaired"]
            assert asides(folder) == [damaged]
        library.close()
        again = open_library(folder, hands.clock)
        assert again.notices == []
        again.close()
        for path in folder.glob("speicherstadt.db.corrupt-*"):
            path.unlink()
    assert sorted(saved)[len(saved) // 2] >= 6, "half of the time at most one of seven games is lost"


def test_the_backup_fills_what_the_damage_took(opened: Open, folder: Path, truth: Truth) -> None:
    library = opened()
    library.backups.make()
    later = begin(library, seed=50).finish()
    library.close()
    data = (folder / "speicherstadt.db").read_bytes()
    damaged = b"".join(zeroed(data, page)[page * PAGE :][:PAGE] for page in range(3, len(data) // PAGE))
    (folder / "speicherstadt.db").write_bytes(data[: 3 * PAGE] + damaged)
    library = opened()
    (notice,) = library.notices
    assert notice.key == "repaired"
    assert check(library, truth) == (7, 0)
    assert {person.name for person in library.profiles.all()} == truth.people
    assert later.id not in {card.id for card in library.cards()}


def test_a_game_that_was_cut_short_by_the_damage_comes_whole_from_the_backup(
    opened: Open, folder: Path, truth: Truth
) -> None:
    library = opened()
    library.backups.make()
    game = next(card for card in library.cards("unfinished") if card.plies == 32)
    with library.database.writing() as session:
        asked = session.connection()
        number = asked.exec_driver_sql("SELECT number FROM games WHERE id = ?", (game.id,)).scalar()
        asked.exec_driver_sql("UPDATE moves SET text = '0 buy' WHERE game = ? AND ply = 20", (number,))
    with pytest.raises(Unreadable, match="damaged"):
        library.resume(game.id)
    library = opened()
    (notice,) = library.notices
    assert {key: notice.facts[key] for key in ("kept", "shortened", "from_backup", "lost")} == {
        "kept": 6,
        "shortened": 0,
        "from_backup": 1,
        "lost": 0,
    }
    assert check(library, truth) == (7, 0)
    assert opened().notices == []


def test_without_a_backup_it_goes_on_before_the_damage(opened: Open, folder: Path, truth: Truth) -> None:
    library = opened()
    game = next(card for card in library.cards("unfinished") if card.plies == 32)
    with library.database.writing() as session:
        asked = session.connection()
        number = asked.exec_driver_sql("SELECT number FROM games WHERE id = ?", (game.id,)).scalar()
        asked.exec_driver_sql("DELETE FROM moves WHERE game = ? AND ply = 20", (number,))
    with pytest.raises(Unreadable, match="damaged"):
        library.record(game.id)
    library = opened()
    assert check(library, truth) == (6, 1)
    assert resume(library, game.id).match.texts == list(truth.texts[game.id][:20])


@pytest.mark.parametrize(
    "column", ["state", "result", "progress", "day", "plies", "ended_at", "seal", "meta", "touched"]
)
def test_a_row_that_tells_something_else_is_put_right_from_its_moves(
    opened: Open, folder: Path, truth: Truth, column: str
) -> None:
    library = opened()
    with library.database.writing() as session:
        session.connection().exec_driver_sql(f"UPDATE games SET {column} = '7'")
    assert check(library, truth) == (0, 0)
    assert not any(card.whole for card in library.cards())
    library = opened()
    assert [notice.key for notice in library.notices] == ["repaired"]
    assert check(library, truth) == (7, 0)


@pytest.mark.parametrize(
    ("there", "instead"),
    [
        (b"    state VARCHAR", b"    stote VARCHAR"),
        (b"CREATE TABLE games", b"CREATE TABLE gam\xffs"),
        (b"tablegamesgames", b"tablegamosgamos"),
        (b"games (number) ON DELETE CASCADE,\n", b"games (numbes) ON DELETE CASCADE,\n"),
        (b"REFERENCES statistics_lineups", b"REFERENCES statistics_linfups"),
        (b"SQLite format 3", b"SQLife format 3"),
    ],
)
def test_damage_to_the_list_of_tables_costs_no_game(
    opened: Open, folder: Path, truth: Truth, there: bytes, instead: bytes
) -> None:
    assert truth.data.count(there) == 1
    (folder / "speicherstadt.db").write_bytes(truth.data.replace(there, instead))
    library = opened()
    assert [notice.key for notice in library.notices] == ["repaired"]
    assert check(library, truth) == (7, 0)
    assert {person.name for person in library.profiles.all()} == truth.people


def test_a_text_that_is_none_costs_only_its_own_game_and_that_not_for_long(
    opened: Open, folder: Path, truth: Truth
) -> None:
    at = truth.data.index(b'{"phase"')
    (folder / "speicherstadt.db").write_bytes(truth.data[:at] + b"\xff" + truth.data[at + 1 :])
    library = opened()
    assert check(library, truth) == (6, 0)
    assert check(opened(), truth) == (7, 0)


def test_moves_that_were_tampered_with_are_never_shown(opened: Open, truth: Truth) -> None:
    """Somebody changes a finished game and all that vouches for it, except what they can't."""
    library = opened()
    done = next(card for card in library.cards("finished"))
    with library.database.writing() as session:
        asked = session.connection()
        asked.exec_driver_sql("UPDATE packed_moves SET texts = (SELECT texts FROM packed_moves LIMIT 1)")
    shown = [card.id for card in library.cards("finished") if reads(library, card.id)]
    assert len(shown) == 1
    assert done.whole


def reads(library: Library, game_id: str) -> bool:
    try:
        library.record(game_id)
    except Unreadable:
        return False
    return True


@pytest.mark.parametrize("left", ["nothing", "an empty file"])
def test_a_missing_database_comes_back_from_the_newest_good_backup(
    opened: Open, folder: Path, truth: Truth, left: str
) -> None:
    library = opened()
    good = library.backups.make()
    bad = library.backups.make()
    bad.path.write_bytes(b"no database")
    library.close()
    path = folder / "speicherstadt.db"
    path.unlink()
    if left == "an empty file":
        path.touch()
    library = opened()
    (notice,) = library.notices
    assert (notice.key, notice.facts["backup"]) == ("restored", good.name)
    assert check(library, truth) == (7, 0)


def test_another_programs_database_is_put_aside_and_not_opened(opened: Open, folder: Path) -> None:
    folder.mkdir()
    path = folder / "speicherstadt.db"
    strange = sqlite3.connect(path)
    strange.executescript(
        "CREATE TABLE games (a); CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END;"
    )
    strange.close()
    data = path.read_bytes()
    library = opened()
    assert [notice.key for notice in library.notices] == ["repaired"]
    assert asides(folder) == [data]
    game = begin(library).play(3)
    assert resume(opened(), game.id).match.texts == game.match.texts


def test_a_repair_that_was_interrupted_is_finished(opened: Open, folder: Path, truth: Truth) -> None:
    path = folder / "speicherstadt.db"
    path.rename(folder / "speicherstadt.db.next")
    (folder / "speicherstadt.db-journal").write_bytes(b"\xd9\xd5\x05\xf9 of the damaged one")
    library = opened()
    assert library.notices == []
    assert check(library, truth) == (7, 0)


def test_drafts_of_an_interrupted_start_are_forgotten(opened: Open, folder: Path, truth: Truth) -> None:
    (folder / "speicherstadt.db.draft").write_bytes(b"half")
    (folder / "speicherstadt.db.next").write_bytes(truth.data[:9000])
    assert check(opened(), truth) == (7, 0)
    assert {path.name for path in folder.iterdir()} == {
        "speicherstadt.db",
        "speicherstadt.db-journal",
        "speicherstadt.lock",
    }


def test_two_damaged_databases_of_one_moment_are_both_kept(opened: Open, folder: Path, truth: Truth) -> None:
    for word in (b"first", b"second"):
        opened().close()
        (folder / "speicherstadt.db").write_bytes(word)
        opened()
    assert sorted(asides(folder)) == [b"first", b"second"]


# --- damage anywhere ------------------------------------------------------------------------------------------------


def change_a_byte(data: bytes, chance: Stream) -> bytes:
    changed = bytearray(data)
    changed[chance.below(len(data))] ^= 1 << chance.below(8)
    return bytes(changed)


def truncate(data: bytes, chance: Stream) -> bytes:
    return data[: chance.below(len(data))]


def lose_a_page(data: bytes, chance: Stream) -> bytes:
    return zeroed(data, chance.below(len(data) // PAGE))


Damage = Callable[[bytes, Stream], bytes]
DAMAGES: list[Damage] = [change_a_byte, truncate, lose_a_page]


def start_over_and_over(folder: Path, hands: Hands, truth: Truth, damage: Damage, times: int, seed: int) -> None:
    """After each damage nothing wrong is ever shown, one can play on at once, and after two starts all is in order."""
    chance = Stream(seed, damage.__name__)
    for _ in range(times):
        (folder / "speicherstadt.db").write_bytes(damage(truth.data, chance))
        for _ in range(2):
            library = open_library(folder, hands.clock)
            check(library, truth)
            game = begin(library).play(2)
            assert resume(library, game.id).match.ply == 2
            library.trash(game.id)
            library.purge(days=0)
            library.close()
        library = open_library(folder, hands.clock)
        assert library.notices == []
        library.close()
        for path in folder.glob("speicherstadt.db.corrupt-*"):
            path.unlink()


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_anywhere_is_noticed_or_harmless(
    folder: Path, hands: Hands, truth: Truth, damage: Damage, rotation: Rotation
) -> None:
    start_over_and_over(folder, hands, truth, damage, 20, rotation.seed("damage"))


@pytest.mark.long
@pytest.mark.parametrize("damage", DAMAGES)
def test_much_damage_anywhere_is_noticed_or_harmless(folder: Path, hands: Hands, truth: Truth, damage: Damage) -> None:
    start_over_and_over(folder, hands, truth, damage, 5_000, 99)


def test_what_can_not_be_known_is_said_to_be_unknown(opened: Open, folder: Path, truth: Truth) -> None:
    opened().close()
    (folder / "speicherstadt.db").write_bytes(bytes(range(256)) * (len(truth.data) // 256))
    (notice,) = opened().notices
    assert "how many are lost can't be known, as there is no good backup" in str(notice)
    assert "0 are lost" not in str(notice)


def test_since_when_it_can_not_be_known_is_said(opened: Open, folder: Path, truth: Truth) -> None:
    library = opened()
    library.backups.make()
    begin(library, seed=50).play(9)
    library.close()
    (folder / "speicherstadt.db").write_bytes(bytes(range(256)) * (len(truth.data) // 256))
    (notice,) = opened().notices
    assert "begun after the backup of 2026-11-18 09:00 are lost can't be known" in str(notice)


def test_an_emptied_database_without_a_backup_is_said_to_be_one(opened: Open, folder: Path, truth: Truth) -> None:
    opened().close()
    (folder / "speicherstadt.db").write_bytes(b"")
    assert [notice.key for notice in opened().notices] == ["vanished"]


def test_a_damage_elsewhere_leaves_no_doubt(opened: Open, folder: Path, truth: Truth) -> None:
    library = opened()
    with library.database.writing() as session:
        session.connection().exec_driver_sql("UPDATE games SET seal = seal + 1 WHERE number = 1")
    library.database.doubtful = True
    library.close()
    (notice,) = opened().notices
    assert notice.facts["unknown"] is False
    assert "0 are lost" in str(notice)


@pytest.mark.parametrize("value", ["9223372036854775807", "1e308", "'first'", "-1"])
def test_a_damaged_place_in_the_order_keeps_nobody_from_beginning_a_game(opened: Open, value: str) -> None:
    library = opened()
    damaged = begin(library, seed=1).play(9)
    good = begin(library, seed=2).play(9)
    with library.database.writing() as session:
        session.connection().exec_driver_sql(f"UPDATE games SET touched = {value} WHERE id = ?", (damaged.id,))
    library = opened()
    third = begin(library, seed=3).play(3)
    resume(library, good.id).play(1)
    library = opened()
    assert library.unfinished().index(good.id) < library.unfinished().index(third.id)
    assert library.cards()
    assert {card.id for card in opened().cards() if card.whole} == {damaged.id, good.id, third.id}
