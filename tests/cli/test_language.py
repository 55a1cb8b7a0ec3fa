"""The terminal speaks the language of the settings, else that of the system, or the one that is asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from speicherstadt_app.app import first_look
from speicherstadt_app.cli.language import SETTINGS
from speicherstadt_app.ui.preferences import Preferences
from tests.cli.conftest import Say
from tests.cli.samples import TWO_PLAYERS

TOLD = {"en": "Spring, round 7 of 16", "de": "Frühling, Runde 7 von 16", "fr": "Printemps, manche 7 sur 16"}


def spoken(say: Say, folder: Path, *more: str) -> str:
    said = say("--data", folder, "show", TWO_PLAYERS, "--ply", "100", *more)
    assert said.code == 0
    return next(language for language, told in TOLD.items() if told in said.out)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "nl_NL.UTF-8"}, "en"),
    ],
)
def test_without_a_setting_it_is_the_system_s(
    say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert spoken(say, tmp_path) == language


def test_the_language_of_the_window_is_that_of_the_terminal(say: Say, tmp_path: Path) -> None:
    assert SETTINGS == first_look.FILE
    first_look.write(tmp_path, Preferences(language="fr"))
    assert spoken(say, tmp_path) == "fr"
    assert spoken(say, tmp_path, "--language", "de") == "de"


@pytest.mark.parametrize("content", ["", "[]", '{"language": 3}', '{"language": "xx"}', json.dumps({"theme": "day"})])
def test_settings_that_make_no_sense_are_none(say: Say, tmp_path: Path, content: str) -> None:
    (tmp_path / SETTINGS).write_text(content, "utf-8")
    assert spoken(say, tmp_path) == "en"


def test_a_language_that_nobody_speaks_is_refused(say: Say) -> None:
    said = say("show", TWO_PLAYERS, "--language", "nl")
    assert (said.code, said.out, said.err) == (
        2,
        "",
        "speicherstadt: there is no language 'nl'. There are en, de, fr.\n",
    )


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("de", "Ada: Wohin mit deinem ersten Arbeiter?"),
        ("fr", "Ada\N{NO-BREAK SPACE}: Où placer votre premier ouvrier\N{NO-BREAK SPACE}?"),
    ],
)
def test_a_game_is_played_in_it(say: Say, tmp_path: Path, language: str, asked: str) -> None:
    said = say("--data", tmp_path, "play", "--you", "Ada", "--players", "2", "--language", language, stdin=b"h\n")
    assert said.code == 0
    assert asked in said.out


def test_programs_are_answered_in_english_everywhere(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "right" in say("verify", TWO_PLAYERS).out


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (["--language", "fr", "--data", "DIR"], None),
        (["--data", "DIR", "old.speicher", "--language", "fr"], Path("old.speicher")),
        (["old.speicher", "--data", "DIR", "--language=fr"], Path("old.speicher")),
    ],
)
def test_the_window_is_opened_in_it(
    say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], file: Path | None
) -> None:
    opened: list[tuple[Path, str, Path | None]] = []

    def run(folder: Path, _measure: bool, language: str, file: Path | None = None) -> int:
        opened.append((folder, language, file))
        return 0

    monkeypatch.setattr("speicherstadt_app.cli.window.run", run)
    assert say(*(str(tmp_path) if word == "DIR" else word for word in words)) == (0, "", "")
    assert opened == [(tmp_path, "fr", file)]
    assert say("--language", "nl").code == 2
    assert len(opened) == 1, "and one that nobody speaks opens none"
