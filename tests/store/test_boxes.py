"""Card tables that somebody has brought in are there again, on this device and on another one."""

from pathlib import Path

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import record_of
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.store.boxes import KeptBox
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.settings import AppSettings
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.store.transfer.take_over import inspect, take
from tests.games.speicherstadt.variants import OPTIONS
from tests.store.conftest import Open

OMA = KeptBox("aaaa", "Oma's deck", "id,season\nÄ,1\n")
OPA = KeptBox("bbbb", "ada", "x" * 5000)


def test_a_box_is_there_again_after_the_next_start(opened: Open) -> None:
    library = opened()
    library.boxes.keep(OMA)
    library.boxes.keep(OPA)
    assert opened().boxes.all() == [OPA, OMA]
    library = opened()
    library.boxes.remove(OMA.key)
    library.boxes.remove("never there")
    assert opened().boxes.all() == [OPA]


def test_the_same_cards_are_kept_once_under_their_newest_name(library: Library) -> None:
    library.boxes.keep(OMA)
    library.boxes.keep(KeptBox(OMA.key, "Grandma's deck", OMA.table))
    assert [box.name for box in library.boxes.all()] == ["Grandma's deck"]


def test_settings_and_boxes_leave_each_other_alone(library: Library) -> None:
    settings = AppSettings(language="fr", opponents="{}")
    library.settings.keep_app(settings)
    library.boxes.keep(OMA)
    assert library.settings.app() == settings
    library.settings.keep_app(AppSettings())
    assert library.boxes.all() == [OMA]
    assert [notice.key for notice in library.notices] == []


def test_a_setting_that_looks_like_a_box_is_none(library: Library) -> None:
    library.boxes.keep(OMA)
    for key in ("bow", "box", "boxes", "zebra"):
        with library.database.writing() as session:
            value = '{"name":"Not a box","table":"x"}'
            session.connection().exec_driver_sql("INSERT INTO settings VALUES (?, ?)", (key, value))
    assert library.boxes.all() == [OMA]


@pytest.mark.parametrize("value", ["", "[]", "{}", '{"name":1,"table":"x"}', '{"name":"x"}', "[" * 9000, "nonsense"])
def test_a_box_that_damage_made_unreadable_is_left_out(library: Library, value: str) -> None:
    library.boxes.keep(OMA)
    with library.database.writing() as session:
        session.connection().exec_driver_sql("INSERT INTO settings VALUES ('box:cccc', ?)", (value,))
    assert library.boxes.all() == [OMA]


def test_boxes_travel_in_an_export_and_two_devices_have_all_of_both(opened: Open, tmp_path: Path) -> None:
    file = tmp_path / "all.speicher"
    library = opened(tmp_path / "one")
    library.boxes.keep(OMA)
    export_all(library, file)
    library = opened(tmp_path / "two")
    library.boxes.keep(OPA)
    take(library, inspect(library, file))
    assert library.boxes.all() == [OPA, OMA]
    assert inspect(library, file).settings == {}


def test_boxes_come_back_with_a_backup(opened: Open) -> None:
    library = opened()
    library.boxes.keep(OMA)
    backup = library.backups.make()
    library.boxes.remove(OMA.key)
    assert library.boxes.all() == []
    library.backups.restore(backup)
    assert library.boxes.all() == [OMA]


def test_a_list_names_the_box_of_a_game(library: Library) -> None:
    trial = Trial(GAME, 2, 1, OPTIONS["printed"])
    record = record_of(GAME, Match(trial.rules), trial.players())
    library.begin(record, 1)
    (card,) = library.cards()
    assert card.options == OPTIONS["printed"]
    assert library.record(card.id).options == OPTIONS["printed"]
