"""Card tables that somebody has brought in are there again, on this device and on another one."""

from pathlib import Path

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import record_of
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.settings import AppSettings
from speicherstadt_app.store.shapes import KeptBox
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.store.transfer.take_over import inspect, take
from tests.games.speicherstadt.variants import OPTIONS
from tests.store.conftest import Open

OMA = KeptBox("aaaa", "Oma's deck", "id,season\nÄ,1\n")
OPA = KeptBox("bbbb", "ada", "x" * 5000)


def test_a_box_is_there_again_after_the_next_start(opened: Open) -> None:
    library = opened()
    library.boxes.keep(GAME.card.id, OMA)
    library.boxes.keep(GAME.card.id, OPA)
    assert opened().boxes.all(GAME.card.id) == [OPA, OMA]
    library = opened()
    library.boxes.remove(GAME.card.id, OMA.key)
    library.boxes.remove(GAME.card.id, "never there")
    assert opened().boxes.all(GAME.card.id) == [OPA]


def test_the_same_cards_are_kept_once_under_their_newest_name(library: Library) -> None:
    library.boxes.keep(GAME.card.id, OMA)
    library.boxes.keep(GAME.card.id, KeptBox(OMA.key, "Grandma's deck", OMA.table))
    assert [box.name for box in library.boxes.all(GAME.card.id)] == ["Grandma's deck"]


def test_settings_and_boxes_leave_each_other_alone(library: Library) -> None:
    settings = AppSettings(language="fr")
    library.settings.keep_app(settings)
    library.settings.keep_last_setup("bids", "[]")
    library.settings.keep_last_setup(GAME.card.id, "{}")
    library.boxes.keep(GAME.card.id, OMA)
    assert library.settings.app() == settings
    library.settings.keep_app(AppSettings())
    assert library.boxes.all(GAME.card.id) == [OMA]
    assert (library.settings.last_setup("bids"), library.settings.last_setup(GAME.card.id)) == ("[]", "{}")
    assert [notice.key for notice in library.notices] == []


def test_each_game_has_its_own_boxes(library: Library) -> None:
    library.boxes.keep(GAME.card.id, OMA)
    library.boxes.keep("bids", OPA)
    assert (library.boxes.all(GAME.card.id), library.boxes.all("bids"), library.boxes.all("bid")) == ([OMA], [OPA], [])
    library.boxes.remove("bids", OMA.key)
    assert library.boxes.all(GAME.card.id) == [OMA]


def test_a_setting_that_looks_like_a_box_is_none(library: Library) -> None:
    library.boxes.keep(GAME.card.id, OMA)
    for key in ("bow", "box", "boxes", "zebra", "box:speicherstad", "box:speicherstadt"):
        with library.database.writing() as session:
            value = '{"name":"Not a box","table":"x"}'
            session.connection().exec_driver_sql("INSERT INTO settings VALUES (?, ?)", (key, value))
    assert library.boxes.all(GAME.card.id) == [OMA]


@pytest.mark.parametrize("value", ["", "[]", "{}", '{"name":1,"table":"x"}', '{"name":"x"}', "[" * 9000, "nonsense"])
def test_a_box_that_damage_made_unreadable_is_left_out(library: Library, value: str) -> None:
    library.boxes.keep(GAME.card.id, OMA)
    with library.database.writing() as session:
        session.connection().exec_driver_sql("INSERT INTO settings VALUES ('box:speicherstadt:cccc', ?)", (value,))
    assert library.boxes.all(GAME.card.id) == [OMA]


def test_boxes_travel_in_an_export_and_two_devices_have_all_of_both(opened: Open, tmp_path: Path) -> None:
    file = tmp_path / "all.speicher"
    library = opened(tmp_path / "one")
    library.boxes.keep(GAME.card.id, OMA)
    export_all(library, file)
    library = opened(tmp_path / "two")
    library.boxes.keep(GAME.card.id, OPA)
    take(library, inspect(library, file))
    assert library.boxes.all(GAME.card.id) == [OPA, OMA]
    assert inspect(library, file).settings == {}


def test_boxes_come_back_with_a_backup(opened: Open) -> None:
    library = opened()
    library.boxes.keep(GAME.card.id, OMA)
    backup = library.backups.make()
    library.boxes.remove(GAME.card.id, OMA.key)
    assert library.boxes.all(GAME.card.id) == []
    library.backups.restore(backup)
    assert library.boxes.all(GAME.card.id) == [OMA]


def test_a_list_names_the_box_of_a_game(library: Library) -> None:
    trial = Trial(GAME, 2, 1, OPTIONS["printed"])
    record = record_of(GAME, Match(trial.rules), trial.players())
    library.begin(record, 1)
    (card,) = library.cards()
    assert card.options == OPTIONS["printed"]
    assert library.record(card.id).options == OPTIONS["printed"]
