"""People are who they say they are; settings survive damage, other versions and each other."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speicherstadt_app.engine.names import why_not_a_name
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.settings import AppSettings, PersonSettings
from speicherstadt_app.store.transfer.export import export_all
from tests.store.conftest import Open
from tests.store.tables_played import begin


def test_people_are_kept_as_they_are(opened: Open) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    ben = library.profiles.create("Ben", "ship", "blue", "fr")
    anna = library.profiles.change(anna.id, name="Änne 👩‍🚒", colour="green")
    assert (anna.name, anna.emblem, anna.colour, anna.language) == ("Änne 👩‍🚒", "crane", "green", "de")
    ben = library.profiles.archive(ben.id)
    assert ben.archived
    assert opened().profiles.all() == [anna, ben]
    assert not opened().profiles.archive(ben.id, archived=False).archived


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", " Anna", "A" * 41, "An\nna", "\u202eannA", "A\x00", "\u200b", "A\ufffe"),
        *("\u3164", "\u2800\u115f", "\ufe0f", "\u0301", "\u3164 \u200d"),
    ],
)
def test_a_name_that_is_none_is_refused_with_a_reason(library: Library, name: str) -> None:
    anna = library.profiles.create("Anna", "crane", "red", "de")
    with pytest.raises(StoreError, match=r"This name can't be taken: a name .+\."):
        library.profiles.create(name, "crane", "red", "de")
    with pytest.raises(StoreError):
        library.profiles.change(anna.id, name=name)
    assert library.profiles.all() == [anna]


@pytest.mark.parametrize("name", ["李", "नमस्ते", "علي", "Zoë", "e\u0301", "☕️", "👨‍👩‍👧", "A\u00a0B", "김\u3164", "?"])
def test_whatever_shows_can_be_a_name(library: Library, name: str) -> None:
    assert library.profiles.create(name, "crane", "red", "de").name == name


def test_every_name_that_can_be_taken_is_given_back(library: Library) -> None:
    @given(st.text(max_size=45))
    def give_back(name: str) -> None:
        if why_not_a_name(name) is None:
            profile = library.profiles.create(name, "crane", "red", "de")
            assert library.profiles.get(profile.id).name == name

    give_back()


def test_a_face_stays_whatever_becomes_of_the_settings(opened: Open) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de", "cook")
    ben = library.profiles.create("Ben", "ship", "blue", "fr")
    library.settings.keep(anna.id, PersonSettings(speed="fast"))
    library.settings.note(anna.id, "lessons", "3")
    library.profiles.change(ben.id, face="sailor")
    library = opened()
    assert [person.face for person in library.profiles.all()] == ["cook", "sailor"]
    assert library.settings.of(anna.id).speed == "fast"
    assert library.profiles.change(anna.id, name="Änne").face == "cook"
    assert library.profiles.change(ben.id, face="").face == ""
    assert library.notices == []


def test_games_keep_the_name_of_their_day(library: Library) -> None:
    anna = library.profiles.create("Anna", "crane", "red", "de")
    game = begin(library, person=anna).play(3)
    library.profiles.change(anna.id, name="Anna Müller")
    player = library.card(game.id).players[0]
    assert (player.name, player.more["profile"]) == ("Anna", anna.id)


def test_unknown_people_are_refused(library: Library) -> None:
    for ask in (library.profiles.get, library.profiles.archive, library.settings.of):
        with pytest.raises(StoreError, match="no profile"):
            ask("nobody")


def test_settings_belong_to_the_app_or_to_a_person(opened: Open) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    ben = library.profiles.create("Ben", "ship", "blue", "fr")
    assert library.settings.app() == AppSettings()
    assert library.settings.of(anna.id) == PersonSettings()
    mine = PersonSettings(speed="fast", text_size=150, muted=True, effects=30)
    library.settings.keep(anna.id, mine)
    library.settings.keep_app(AppSettings(language="fr", profile=anna.id))
    library = opened()
    assert library.settings.of(anna.id) == mine
    assert library.settings.of(ben.id) == PersonSettings()
    assert library.settings.app() == AppSettings(language="fr", profile=anna.id)
    assert library.notices == []


def write(library: Library, statement: str, *values: object) -> None:
    with library.database.writing() as session:
        session.connection().exec_driver_sql(statement, values)


def test_settings_of_a_newer_version_are_left_as_they_are(library: Library) -> None:
    anna = library.profiles.create("Anna", "crane", "red", "de")
    write(library, "UPDATE profiles SET settings = ?", '{"smell": ["tar"], "speed": "slow"}')
    write(library, "INSERT INTO settings VALUES ('tide', '12')")
    assert library.settings.of(anna.id).speed == "slow"
    library.settings.keep(anna.id, PersonSettings(speed="fast"))
    library.settings.keep_app(AppSettings(language="de"))
    with library.database.reading() as session:
        asked = session.connection()
        assert '"smell":["tar"]' in asked.exec_driver_sql("SELECT settings FROM profiles").scalar_one()
        assert asked.exec_driver_sql("SELECT value FROM settings WHERE key = 'tide'").scalar_one() == "12"
    assert library.notices == []


@pytest.mark.parametrize(
    ("kept", "damaged"),
    [
        ('{"speed": "warp", "text_size": 150}', "speed"),
        ('{"text_size": 150, "muted": 1, "effects": 101}', "effects, muted"),
        ('{"text_size": 150, "effects": true}', "effects"),
        ('{"text_size": 150, "effects": 1e999}', "effects"),
    ],
)
def test_a_setting_that_makes_no_sense_is_the_default_again(library: Library, kept: str, damaged: str) -> None:
    anna = library.profiles.create("Anna", "crane", "red", "de")
    write(library, "UPDATE profiles SET settings = ?", kept)
    assert library.settings.of(anna.id) == PersonSettings(text_size=150)
    (notice,) = library.notices
    assert (notice.key, notice.facts["keys"]) == ("settings_damaged", damaged)


@pytest.mark.parametrize("kept", ["", "{", "[]", "null", "7", "[" * 5000, '{"a": 1}}', b"\xff\x00"])
def test_damaged_settings_are_the_defaults_with_a_notice(library: Library, kept: object) -> None:
    anna = library.profiles.create("Anna", "crane", "red", "de")
    write(library, "UPDATE profiles SET settings = ?", kept)
    write(library, "INSERT INTO settings VALUES ('language', ?)", kept)
    assert library.settings.of(anna.id) == PersonSettings()
    assert library.settings.app() == AppSettings()
    assert [notice.key for notice in library.notices] == ["settings_damaged", "settings_damaged"]
    library.settings.keep(anna.id, PersonSettings(speed="fast"))
    library.settings.keep_app(AppSettings())
    library.notices.clear()
    assert library.settings.of(anna.id) == PersonSettings(speed="fast")
    assert library.settings.app() == AppSettings()
    assert library.notices == []


def test_what_is_noted_of_somebody_stands_beside_the_settings(opened: Open) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    ben = library.profiles.create("Ben", "ship", "blue", "fr")
    library.settings.note(anna.id, "lessons", "third")
    library.settings.keep(anna.id, PersonSettings(speed="fast"))
    settings = opened().settings
    assert (settings.noted(anna.id, "lessons"), settings.of(anna.id).speed) == ("third", "fast")
    assert settings.noted(anna.id, "speed") == settings.noted(ben.id, "lessons") == ""


def test_whether_somebody_has_finished_a_game(library: Library) -> None:
    anna = library.profiles.create("Anna", "crane", "red", "de")
    ben = library.profiles.create("Ben", "ship", "blue", "fr")
    game = begin(library, person=anna).play(5)
    assert not library.has_finished(anna.id)
    game.play().finish()
    assert library.has_finished(anna.id)
    assert not library.has_finished(ben.id)


@pytest.mark.parametrize("column", ["name", "emblem", "colour", "language", "settings", "created_at", "archived_at"])
def test_a_damaged_person_keeps_nobody_from_their_games(opened: Open, folder: Path, column: str) -> None:
    library = opened()
    library.profiles.create("Anna", "crane", "red", "de")
    with library.database.writing() as session:
        session.connection().exec_driver_sql(f"UPDATE profiles SET {column} = x'00ff1b'")
    library = opened()
    assert len(library.profiles.all()) == 1
    parcel = folder.with_name("all.speicher")
    export_all(library, parcel)
    assert parcel.exists()
