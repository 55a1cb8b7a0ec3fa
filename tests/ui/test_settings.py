"""Settings: what may be set, what follows from it, and that nonsense changes nothing."""

from __future__ import annotations

import pytest

from speicherstadt_app.games import registry
from speicherstadt_app.play.pace import Speed
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import CHOICES, Preferences, fits, speed_of
from tests.fixture_game.registered import registered

YES_OR_NO = [name for name, value in Preferences()._asdict().items() if isinstance(value, bool)]
LOUDNESS = ["effects", "ambience", "musicVolume"]


@pytest.mark.parametrize("name", CHOICES)
def test_a_choice_is_kept_and_told(name: str) -> None:
    kept: list[Preferences] = []
    settings = Settings(keep=kept.append)
    told: list[object] = []
    getattr(settings, f"{name}Changed").connect(lambda: told.append(settings.property(name)))
    wanted = next(value for value in reversed(CHOICES[name]) if value != getattr(Preferences(), name))
    settings.setProperty(name, wanted)
    assert told == [wanted]
    assert getattr(kept[-1], name) == wanted
    settings.setProperty(name, wanted)
    assert len(kept) == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "pink"),
        ("textSize", 137),
        ("speed", "warp"),
        ("effects", 101),
        ("effects", -1),
        ("language", "xx"),
        ("muted", "yes"),
        ("confirm", ""),
    ],
)
def test_what_makes_no_sense_changes_nothing(name: str, value: object) -> None:
    settings = Settings(keep=lambda preferences: pytest.fail("kept"))
    settings.write(name, value)
    assert settings.value == Preferences()


def test_every_setting_has_its_measure() -> None:
    for name, value in Preferences()._asdict().items():
        assert fits(name, value)
        assert not fits(name, object())
    assert {*CHOICES, *YES_OR_NO, *LOUDNESS, "games"} == set(Preferences()._asdict())


def test_settings_of_a_game_come_from_its_card() -> None:
    kept: list[Preferences] = []
    settings = Settings(keep=kept.append)
    (letters,) = settings.ofGame("speicherstadt", {}, [])
    assert letters == {
        "key": "letters",
        "title": "Letters on pieces",
        "note": "in addition to shape and colour",
        "on": False,
    }
    settings.setOfGame("speicherstadt", "letters", True)
    (letters,) = settings.ofGame("speicherstadt", {}, [])
    assert letters["on"]
    assert kept[-1].games == {"speicherstadt": {"letters": True}}
    assert [one["game"] for one in settings.property("gamesWithSettings")] == ["speicherstadt", "venedig"]
    assert not fits("games", {"speicherstadt": {"letters": 1}})


def test_a_game_without_settings_shows_none_and_remembers() -> None:
    settings = Settings()
    with registered() as bids:
        assert settings.ofGame(bids, {}, []) == []
        assert settings.remembers(registry.card(bids))
    settings.setOfGame("venedig", "remembersHands", False)
    assert not settings.remembers(registry.card("venedig"))


@pytest.mark.parametrize(
    ("preferences", "night", "contrast", "scale", "reduced"),
    [
        (Preferences(theme="day"), False, False, 1.0, False),
        (Preferences(theme="night", textSize=125), True, False, 1.25, False),
        (Preferences(theme="contrast", textSize=200), False, True, 2.0, False),
        (Preferences(motion="reduced"), False, False, 1.0, True),
    ],
)
def test_what_follows_from_the_settings(
    preferences: Preferences, night: bool, contrast: bool, scale: float, reduced: bool
) -> None:
    settings = Settings(preferences)
    assert settings.property("night") == night
    assert settings.property("highContrast") == contrast
    assert settings.property("textScale") == scale
    assert settings.property("reducedMotion") == reduced


@pytest.mark.parametrize("speed", CHOICES["speed"])
def test_speeds_are_those_of_the_table(speed: str) -> None:
    settings = Settings(Preferences(speed=speed))
    assert settings.property("speedFactor") == speed_of(settings.value).value
    assert speed_of(settings.value) in Speed


def test_what_there_is_to_choose_from_has_names() -> None:
    settings = Settings()
    for name, keys in (("speeds", "speed"), ("confirms", "confirm"), ("languages", "language")):
        choices = settings.property(name)
        assert [choice["key"] for choice in choices] == list(CHOICES[keys])
        assert all(choice["label"] for choice in choices)


def test_somebody_else_s_settings_are_shown_and_not_kept_again() -> None:
    settings = Settings(keep=lambda preferences: pytest.fail("kept"))
    settings.show(Preferences(theme="night"))
    assert settings.property("theme") == "night"
