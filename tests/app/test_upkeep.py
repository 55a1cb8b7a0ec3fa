"""Looking after a true data folder, as the window asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.store.library import open_library
from speicherstadt_app.ui.maintenance import Counted, Enough, Health, Maintenance
from speicherstadt_app.ui.threads import Refused
from tests.store import tables_played

NEW = Record("speicherstadt", 1, (Player("Mara", "human"), Player("Bo", "human")), 0, ())


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    made = Folder(tmp_path / "here")
    made.add_person("Mara", "gull", "en")
    return made


def silent(_done: int, _of: int) -> None:
    pass


def enough(_done: int, _of: int) -> None:
    raise Enough


def ids(folder: Folder) -> set[str]:
    return set(folder.unfinished())


def test_back_to_a_backup_and_forth_again(folder: Folder) -> None:
    maintenance: Maintenance = folder.maintenance
    first = folder.begin(NEW, 7).game_id
    card = maintenance.back_up()
    assert (card.number, card.occasion) == (1, "wish")
    assert card.size > 0
    second = folder.begin(NEW, 8).game_id
    loss = maintenance.loss(card.name)
    assert (loss.new_games, loss.longer_games, loss.new_profiles) == (1, 0, 0)
    undo = maintenance.restore(card.name)
    assert ids(folder) == {first}
    (back,) = [other.name for other in maintenance.backups() if other.number == undo]
    maintenance.restore(back)
    assert ids(folder) == {first, second}
    folder.close()


def test_a_session_is_backed_up_once_and_not_where_nothing_can_be_kept(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.begin(NEW, 7)
    for _ in range(3):
        folder.maintenance.back_up_session()
    assert [card.occasion for card in folder.maintenance.backups()] == ["session"]
    folder.close()
    (tmp_path / "file").touch()
    nowhere = Folder(tmp_path / "file" / "folder")
    assert [told.key for told in nowhere.news()] == ["memory"]
    nowhere.maintenance.back_up_session()
    obstacle = nowhere.maintenance.place().obstacle
    assert obstacle is not None
    with pytest.raises(Refused) as refused:
        nowhere.maintenance.back_up()
    assert refused.value.told.key == obstacle.key
    nowhere.close()


def test_games_that_can_not_be_read_are_neither_in_order_nor_written_out(tmp_path: Path) -> None:
    place, file = tmp_path / "data", tmp_path / "good.speicher"
    (place / "speicherstadt.db").mkdir(parents=True)
    file.write_text("good")
    folder = Folder(place)
    assert [told.key for told in folder.news()] == ["unreadable"]
    for work in (lambda: folder.maintenance.write_out(file, silent), lambda: folder.maintenance.check(silent)):
        with pytest.raises(Refused) as refused:
            work()
        assert refused.value.told.key == "unreadable"
    assert file.read_text() == "good"
    folder.close()


def test_what_one_device_writes_another_takes_over(tmp_path: Path, folder: Folder) -> None:
    game = folder.begin(NEW, 7).game_id
    file = tmp_path / "games.speicher"
    written = folder.maintenance.write_out(file, silent)
    assert (written.games, written.profiles, written.damaged) == (1, 1, 0)
    assert written.size == file.stat().st_size
    other = Folder(tmp_path / "there")
    offer = other.maintenance.look_into(file, silent)
    assert [game.what for game in offer.games] == ["new"]
    assert [person.name for person in offer.profiles] == ["Mara"]
    taken = other.maintenance.take(offer, silent)
    assert (taken.games, taken.profiles, taken.stopped) == (1, 1, False)
    assert ids(other) == {game}
    assert other.maintenance.look_into(file, silent).empty
    assert [card.number for card in other.maintenance.backups()] == [taken.backup]
    with pytest.raises(Refused) as refused:
        other.maintenance.look_into(tmp_path / "nowhere.speicher", silent)
    assert refused.value.told.key == "import_missing"
    folder.close()
    other.close()


def test_whoever_has_enough_has_what_was_done_by_then(tmp_path: Path, folder: Folder) -> None:
    folder.begin(NEW, 7)
    file = tmp_path / "games.speicher"
    with pytest.raises(Enough):
        folder.maintenance.write_out(file, enough)
    assert not file.exists()
    folder.maintenance.write_out(file, silent)
    other = Folder(tmp_path / "there")
    taken = other.maintenance.take(other.maintenance.look_into(file, silent), enough)
    assert taken.stopped
    with pytest.raises(Enough):
        folder.maintenance.check(enough)
    folder.close()
    other.close()


def test_what_is_in_order_and_what_is_not(folder: Folder) -> None:
    folder.begin(NEW, 7)
    assert folder.maintenance.check(silent) == Health(games=1)
    assert folder.maintenance.recount(silent) == Counted(0, 0)
    card = folder.maintenance.back_up()
    path = folder.maintenance.place().folder / "backups" / card.name
    path.write_bytes(path.read_bytes()[:9000])
    assert folder.maintenance.check(silent) == Health(games=1, backups=1, bad_backups=1)
    with pytest.raises(Refused) as refused:
        folder.maintenance.loss(card.name)
    assert refused.value.told.key == "bad_backup"
    with pytest.raises(Refused) as refused:
        folder.maintenance.restore("000009-nothing.db")
    assert refused.value.told.key == "no_backup"
    folder.close()


def test_everything_lies_elsewhere_from_now_on(tmp_path: Path, folder: Folder) -> None:
    writer = folder.begin(NEW, 7)
    folder.maintenance.move_to(tmp_path / "there")
    assert folder.maintenance.place().folder == tmp_path / "there"
    writer.keep(0, ())
    folder.close()
    again = Folder(tmp_path / "there")
    assert ids(again) == {writer.game_id}
    again.close()


def test_facts_for_somebody_who_helps_name_nobody(folder: Folder) -> None:
    folder.begin(NEW, 7)
    facts = folder.maintenance.diagnostics()
    assert facts["games"] == "1 unfinished"
    assert facts["state"] == "in order"
    assert "Mara" not in str(facts)
    folder.close()


@pytest.mark.parametrize("damaged", [None, 0, 1], ids=["no games", "some damaged", "all damaged"])
def test_a_file_is_not_replaced_by_one_that_lacks_games(tmp_path: Path, damaged: int | None) -> None:
    place, file = tmp_path / "data", tmp_path / "good.speicher"
    library = open_library(place)
    if damaged is not None:
        for seed in range(2):
            tables_played.begin(library, seed=seed).finish()
        with library.database.writing() as session:
            asked = session.connection()
            asked.exec_driver_sql("UPDATE packed_moves SET texts = x'00' WHERE game <= ?", (damaged + 1,))
    library.close()
    file.write_text("good")
    folder = Folder(place)
    with pytest.raises(Refused) as refused:
        folder.maintenance.write_out(file, silent)
    folder.close()
    assert refused.value.told.key == ("export_empty" if damaged is None else "export_damaged")
    assert file.read_text() == "good"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["good.speicher"]
