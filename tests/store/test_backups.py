"""Copies that can be trusted, thinned with sense, and brought back in full knowledge of what is lost."""

import sqlite3
from datetime import date, datetime, time, timedelta
from pathlib import Path

import pytest

from speicherstadt_app.store import backups as copies
from speicherstadt_app.store.backups import ROOM, superfluous
from speicherstadt_app.store.chain import seal_of
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.settings import PersonSettings
from speicherstadt_app.store.shapes import Backup, BackupOccasion, Loss
from speicherstadt_app.store.tables import GameRow
from tests.store.conftest import Hands, Open
from tests.store.faults import longest_file
from tests.store.tables_played import begin, resume


def test_a_backup_is_brought_back_and_says_before_what_is_lost(opened: Open, hands: Hands) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    done = begin(library, seed=1, person=anna).finish()
    game = begin(library, seed=2).play(10)
    backup = library.backups.make()
    state_then = (library.cards(), library.profiles.all())
    hands.pass_time(hours=1)
    ben = library.profiles.create("Ben", "ship", "blue", "fr")
    begin(library, seed=3, person=ben).finish()
    texts_then = list(game.match.texts)
    game.play(5)
    assert library.backups.loss(backup) == Loss(
        new_games=1, longer_games=1, new_profiles=1, last_played_at="2026-11-18T08:00:00.000Z"
    )
    library.backups.restore(backup)
    assert (library.cards(), library.profiles.all()) == state_then
    assert library.record(done.id).moves == tuple(done.match.texts)
    assert resume(library, game.id).match.texts == texts_then
    (undo,) = [backup for backup in library.backups.all() if backup.occasion == "restore"]
    library.backups.restore(undo)
    assert library.card(game.id).plies == 15
    assert len(opened().cards()) == 3


def test_what_would_be_lost_is_said_of_other_moves_names_and_settings_too(opened: Open) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    done, other, back, begun = (begin(library, seed=seed, person=anna) for seed in (1, 2, 3, 4))
    done.finish()
    other.play(10)
    back.play(10)
    begun.play(1)
    library.settings.keep_last_setup("speicherstadt", "three")
    backup = library.backups.make()
    nothing = library.backups.loss(backup)
    assert (nothing.new_games, nothing.longer_games, nothing.settings_changed) == (0, 0, False)
    for game, plies in ((done, 30), (back, 5), (begun, 1)):
        game.undo(plies)
    library.settings.keep_last_setup("speicherstadt", "four")
    assert library.backups.loss(backup) == nothing, "moves that were only taken back are there in the backup"
    before = list(other.match.texts)
    while other.match.texts == before:
        other.undo(3)
        other.play(3)
    assert library.backups.loss(backup).longer_games == 1, "as many moves, and another one among them"
    assert not library.backups.loss(backup).settings_changed
    library.settings.keep(anna.id, PersonSettings(theme="night"))
    assert library.backups.loss(backup).settings_changed


def test_every_kind_of_backup_can_be_played_on(opened: Open) -> None:
    library = opened()
    game = begin(library).play(25)
    occasions: tuple[BackupOccasion, ...] = ("session", "import", "wish", "migration")
    for occasion in occasions:
        backup = library.backups.make(occasion)
        library.backups.restore(backup)
        assert resume(opened(), game.id).play(1).match.texts[:25] == game.match.texts
        library = opened()
        library.backups.restore(backup)


def test_a_game_on_the_table_is_kept_on_after_a_backup_was_brought_back(opened: Open) -> None:
    library = opened()
    before = library.backups.make()
    game = begin(library).play(10)
    library.backups.restore(before)
    assert library.unfinished() == []
    game.play(1)
    assert resume(opened(), game.id).match.texts == game.match.texts


def test_a_session_without_changes_makes_no_backup(opened: Open, hands: Hands) -> None:
    library = opened()
    game = begin(library).play(3)
    assert library.backups.make_if_changed()
    assert library.backups.make_if_changed() is None
    library = opened()
    assert library.backups.make_if_changed() is None
    library.settings.keep_app(library.settings.app())
    assert library.backups.make_if_changed()
    resume(library, game.id).play(1)
    assert library.backups.make_if_changed()
    library.trash(game.id)
    assert library.backups.make_if_changed()


def test_a_damaged_backup_is_refused_and_a_backup_of_damage_not_made(opened: Open) -> None:
    library = opened()
    game = begin(library).finish()
    backup = library.backups.make()
    data = bytearray(backup.path.read_bytes())
    at = data.index(b'"scores"')
    data[at + 11] ^= 1
    backup.path.write_bytes(data)
    with pytest.raises(StoreError, match="choose an older one"):
        library.backups.restore(backup)
    with pytest.raises(StoreError, match="choose an older one"):
        library.backups.loss(backup)
    assert library.record(game.id).moves == tuple(game.match.texts)
    with library.database.writing() as session:
        session.connection().exec_driver_sql("UPDATE games SET result = replace(result, '1', '2')")
    with pytest.raises(StoreError, match=r"some of its games are damaged.*start Speicherstadt again"):
        library.backups.make()
    assert library.backups.all() == [backup]
    assert [notice.key for notice in opened().notices] == ["repaired"], "the next start does look"


def test_a_backup_whose_games_do_not_lead_to_their_results_is_found_out(opened: Open) -> None:
    library = opened()
    begin(library).finish()
    backup = library.backups.make()
    connection = sqlite3.connect(backup.path)
    connection.row_factory = sqlite3.Row
    found = connection.execute("SELECT * FROM games").fetchone()
    row = GameRow(**{**dict(found), "assisted": False, "counted": False, "result": '{"scores":[99,98],"winners":[0]}'})
    connection.execute("UPDATE games SET result = ?, counted = 0, seal = ?", (row.result, seal_of(row)))
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="result"):
        library.backups.restore(backup)


def test_a_full_disk_leaves_no_half_backup(opened: Open, folder: Path) -> None:
    library = opened()
    begin(library).play(20)
    with longest_file(10_000), pytest.raises(StoreError, match="No backup could be made"):
        library.backups.make()
    assert list((folder / "backups").iterdir()) == []
    assert library.backups.all() == []
    made = library.backups.make()
    assert library.backups.all() == [made]


def test_a_missing_backup_is_refused(opened: Open) -> None:
    library = opened()
    backup = library.backups.make()
    backup.path.unlink()
    with pytest.raises(StoreError, match="choose one of those listed"):
        library.backups.restore(backup)


LARGE = 454_000_000
"""As large as 100,000 games."""


def morning(day: date) -> datetime:
    return datetime.combine(day, time(8))


def chain_of(days: list[date], occasion: BackupOccasion = "session") -> list[Backup]:
    return [Backup(number, morning(day), occasion, Path(str(number))) for number, day in enumerate(days, 1)]


def kept_days(backups: list[Backup], today: date) -> list[int]:
    """The ages in days of those that stay."""
    gone = {backup.number for backup in superfluous(backups, today)}
    return [(today - backup.day).days for backup in backups if backup.number not in gone][::-1]


TODAY = date(2026, 11, 18)


def test_backups_are_thinned_to_sessions_days_weeks_and_months() -> None:
    every_day = chain_of([TODAY - timedelta(days=age) for age in range(400)][::-1])
    kept = kept_days(every_day, TODAY)
    assert kept[:7] == [0, 1, 2, 3, 4, 5, 6], "seven days"
    assert kept[7:9] == [10, 17], "a week's last one: today's and last week's are among the seven days"
    assert kept[9:] == [18, 49, 79, 110, 141], "a month's last one, six months back"
    thrice_a_day = chain_of(sorted([TODAY - timedelta(days=age) for age in range(3)] * 3))
    assert kept_days(thrice_a_day, TODAY) == [0, 0, 0, 1, 1, 2], "the last five, and each day's last"


def test_thinning_day_by_day_keeps_old_ones_too() -> None:
    backups: list[Backup] = []
    for number in range(1, 301):
        today = TODAY + timedelta(days=number)
        backups.append(Backup(number, morning(today), "session", Path(str(number))))
        gone = {backup.number for backup in superfluous(backups, today)}
        backups = [backup for backup in backups if backup.number not in gone]
    ages = [(TODAY + timedelta(days=300) - backup.day).days for backup in backups]
    assert max(ages) > 120
    assert len(backups) <= 5 + 7 + 4 + 6


def test_those_before_a_migration_or_an_import_stay_thirty_days() -> None:
    days = [TODAY - timedelta(days=30)] * 10 + [TODAY] * 10
    occasions: tuple[BackupOccasion, ...] = ("migration", "import", "restore")
    for occasion in occasions:
        assert superfluous(chain_of(days, occasion), TODAY) == []
        later = TODAY + timedelta(days=1)
        assert kept_days(chain_of([*days, later, later], occasion), later) == [0] * 2 + [1] * 10 + [31] * 5


@pytest.mark.parametrize("occasion", ["migration", "import", "restore"])
def test_a_clock_that_is_ahead_for_once_takes_none_of_these_thirty_days_away(occasion: BackupOccasion) -> None:
    before = Backup(1, morning(TODAY), occasion, Path("1"))
    rest = [Backup(number, morning(TODAY), "session", Path(str(number))) for number in range(2, 9)]
    ahead = Backup(9, morning(TODAY + timedelta(days=3650)), "session", Path("9"))
    assert before not in superfluous([before, *rest, ahead], ahead.day)


def test_large_ones_leave_room_and_still_reach_back_over_weeks_and_months() -> None:
    kept: list[Backup] = []
    today = TODAY
    for number in range(1, 401):
        today += timedelta(days=1)
        kept.append(Backup(number, morning(today), "session", Path(str(number)), LARGE))
        gone = superfluous(kept, today)
        kept = [backup for backup in kept if backup not in gone]
        assert sum(backup.size for backup in kept) <= ROOM
    ages = [(today - backup.day).days for backup in kept[::-1]]
    assert ages[:2] == [0, 1]
    assert any(2 <= age <= 7 for age in ages), "last week's"
    assert any(7 < age <= 31 for age in ages), "last month's"


@pytest.mark.parametrize("size", [LARGE, ROOM, 100 * ROOM])
def test_however_large_they_are_the_most_recent_of_each_kind_stay(size: int) -> None:
    sessions = [Backup(10 - age, morning(TODAY - timedelta(days=age)), "session", Path(), size) for age in (0, 1, 2)]
    occasions: tuple[BackupOccasion, ...] = ("migration", "import", "restore")
    before = [
        Backup(100 * number + day, morning(TODAY - timedelta(days=9 - day)), occasion, Path(), size)
        for number, occasion in enumerate(occasions, 1)
        for day in range(9)
    ]
    gone = {backup.number for backup in superfluous([*sessions, *before], TODAY)}
    assert gone.isdisjoint({10, 9, 107, 108, 207, 208, 307, 308})
    assert len(gone) >= len(before) - 6


def test_small_ones_of_before_stay_beside_a_large_one() -> None:
    """A folder into which many games were taken over."""
    days = [TODAY - timedelta(days=age) for age in range(5)]
    sizes = [ROOM - 3000, 1000, ROOM // 2, 1000, 1000]
    mixed = [
        Backup(5 - age, morning(day), "session", Path(), size)
        for age, (day, size) in enumerate(zip(days, sizes, strict=True))
    ]
    assert [backup.number for backup in superfluous(mixed, TODAY)] == [3]


def test_what_has_no_room_is_deleted(opened: Open, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "ROOM", 1)
    library = opened()
    for day in range(4):
        begin(library, seed=day).play(1)
        library.backups.make()
        hands.pass_time(days=1)
    assert [backup.number for backup in library.backups.all()] == [4, 3], "all of one week"


@pytest.mark.parametrize("jump", [-36500, -3650, 3650, 36500])
def test_a_clock_that_jumps_takes_no_backups_away(jump: int) -> None:
    backups = chain_of([TODAY - timedelta(days=age) for age in (300, 150, 90, 60, 30, 14, 7, 3, 2, 1, 0)])
    wrong = Backup(99, morning(TODAY + timedelta(days=jump)), "session", Path("99"))
    lost = {backup.number for backup in superfluous([*backups, wrong], wrong.day)}
    lost_anyway = {backup.number for backup in superfluous(backups, TODAY)}
    assert len(lost - lost_anyway) <= 1


def test_what_a_killed_backup_left_goes_at_the_next_start(opened: Open) -> None:
    library = opened()
    made = library.backups.make()
    library.close()
    for left in ("", "-journal", ".work"):
        made.path.with_name(f"000002-2026-11-18T09-00-00-wish.db.draft{left}").write_bytes(b"half")
    opened()
    assert list(made.path.parent.iterdir()) == [made.path]
