"""The data folder as the window wants it: a true store behind it, and nothing of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from speicherstadt_app.app import first_look
from speicherstadt_app.app.folder import Folder
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.ui.data_folder import DataFolder
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.threads import Refused

NEW = Record("speicherstadt", 1, (Player("Mara", "human"), Player("Bo", "human")), 0, ())


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_it_is_what_the_window_needs(folder: Folder) -> None:
    needed: DataFolder = folder
    assert needed.people() == []
    assert (needed.last_person(), needed.last_setup("speicherstadt")) == ("", "")
    needed.close()


def test_every_preference_survives(tmp_path: Path, folder: Folder) -> None:
    person = folder.add_person("Mara", "gull", "fr")
    assert folder.preferences(person.id) == Preferences(language="fr")
    wanted = Preferences(
        language="de",
        theme="night",
        textSize=150,
        motion="reduced",
        livingHarbour=False,
        speed="fastest",
        oneAtATime=True,
        confirm="button",
        effects=10,
        ambience=20,
        musicVolume=30,
        muted=True,
        listView=True,
        tableMode=True,
        autoForced=False,
        runningTotal=False,
        passIdleStops=False,
        passBanner="sound",
        logDetail="full",
        spokenDetail="prices",
        speechBubbles=False,
        games={"speicherstadt": {"letters": True}, "venedig": {"remembersHands": False}},
    )
    assert all(getattr(wanted, name) != value for name, value in Preferences()._asdict().items())
    folder.keep_preferences(person.id, wanted)
    folder.close()
    again = Folder(tmp_path)
    assert again.preferences(person.id) == wanted
    again.close()


@pytest.mark.parametrize("chosen", [True, False])
def test_settings_of_a_game_come_from_the_version_before(tmp_path: Path, folder: Folder, chosen: bool) -> None:
    person = folder.add_person("Mara", "gull", "en")
    folder.keep_preferences(person.id, Preferences(speed="fast"))
    with folder._library.database.writing() as session:
        session.connection().exec_driver_sql(
            "UPDATE profiles SET settings = json_set(settings, '$.letters', json(?), '$.remembers_hands', json(?))",
            (str(chosen).lower(), str(not chosen).lower()),
        )
    before = {"speicherstadt": {"letters": chosen}, "venedig": {"remembersHands": not chosen}}
    assert folder.preferences(person.id).games == before
    now = {"speicherstadt": {"letters": not chosen}, "venedig": {"remembersHands": not chosen}}
    folder.keep_preferences(person.id, Preferences(games=now))
    folder.close()
    again = Folder(tmp_path)
    assert again.preferences(person.id).games == now
    again.close()


def test_store_and_window_begin_with_the_same_settings(folder: Folder) -> None:
    person = folder.add_person("Mara", "gull", "")
    assert folder.preferences(person.id) == Preferences()
    folder.close()


def test_people_games_and_setups_are_kept(tmp_path: Path, folder: Folder) -> None:
    person = folder.add_person("Mara", "gull", "en")
    folder.change_person(person.id, "Maria", "key", "cook")
    folder.keep_last_person(person.id)
    folder.keep_last_setup("speicherstadt", '{"chairs": []}')
    writer = folder.begin(NEW, 7)
    folder.close()
    again = Folder(tmp_path)
    (kept,) = again.people()
    assert (kept.name, kept.emblem, kept.face) == ("Maria", "key", "cook")
    assert again.last_person() == person.id
    assert again.last_setup("speicherstadt") == '{"chairs": []}'
    assert again.unfinished() == [writer.game_id]
    assert [card.id for card in again.cards("unfinished")] == [writer.game_id]
    again.trash(writer.game_id)
    assert again.unfinished() == []
    again.take_from_trash(writer.game_id)
    again.abandon(writer.game_id)
    assert [card.state for card in again.cards()] == ["abandoned"]
    again.archive_person(person.id, archived=True)
    assert again.people()[0].archived
    again.close()


def test_a_refusal_carries_what_the_window_has_words_for(folder: Folder) -> None:
    with pytest.raises(Refused) as refusal:
        folder.trash("nobody")
    assert refusal.value.told.key == "no_game"
    folder.close()


def test_news_are_told_once(tmp_path: Path) -> None:
    Folder(tmp_path).close()
    (tmp_path / "speicherstadt.db").write_bytes(b"rubbish")
    folder = Folder(tmp_path)
    assert [told.key for told in folder.news()] == ["repaired"]
    assert list(folder.news()) == []
    folder.close()


# The first look


def test_the_next_first_frame_looks_as_the_last(tmp_path: Path) -> None:
    assert first_look.read(tmp_path) == Preferences()
    first_look.write(tmp_path, Preferences(language="fr", theme="night", textSize=150, speed="fast"))
    assert first_look.read(tmp_path) == Preferences(language="fr", theme="night", textSize=150)


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "nonsense", '{"theme": "pink", "textSize": []}', "[" * 9999, '{"theme": NaN}']
)
def test_whatever_lies_there_the_window_opens(tmp_path: Path, text: str) -> None:
    (tmp_path / first_look.FILE).write_text(text, "utf-8")
    assert first_look.read(tmp_path) == Preferences()


def test_what_is_good_in_it_is_taken(tmp_path: Path) -> None:
    (tmp_path / first_look.FILE).write_text(json.dumps({"theme": "pink", "language": "de"}), "utf-8")
    assert first_look.read(tmp_path) == Preferences(language="de")


def test_a_folder_that_can_not_be_written_in_is_no_reason_to_fail(tmp_path: Path) -> None:
    first_look.write(tmp_path / "nowhere", Preferences(theme="night"))
    assert first_look.read(tmp_path / "nowhere") == Preferences()
