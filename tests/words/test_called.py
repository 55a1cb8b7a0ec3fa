"""What the program says can be typed as it stands, from the sources as from a package."""

from __future__ import annotations

import pytest

from speicherstadt_app import cli
from speicherstadt_app.cli.parsing import CommandParser
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.words.called import COMMANDS, ENVIRONMENT, called, typeable


@pytest.fixture
def from_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, "python3 'my games/play.py'")


def test_called_is_the_command_of_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ENVIRONMENT, raising=False)
    assert called() == "speicherstadt"
    assert typeable("Begin one: speicherstadt play") == "Begin one: speicherstadt play"


def test_typeable_knows_every_command() -> None:
    assert set(COMMANDS) == set(cli.COMMANDS)


@pytest.mark.usefixtures("from_source")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Begin one: speicherstadt play", "Begin one: python3 'my games/play.py' play"),
        ("“speicherstadt data restore”, then", "“python3 'my games/play.py' data restore”, then"),
        ("All commands: speicherstadt --help", "All commands: python3 'my games/play.py' --help"),
        ("Die Speicherstadt playing", "Die Speicherstadt playing"),
        ("speicherstadt seed 5", "speicherstadt seed 5"),
        ("/home/anna/speicherstadt data", "/home/anna/speicherstadt data"),
        ("speicherstadt: stopped", "speicherstadt: stopped"),
    ],
)
def test_typeable_puts_what_was_typed_in_the_place_of_the_command(text: str, said: str) -> None:
    assert typeable(text) == said


@pytest.mark.usefixtures("from_source")
def test_help_and_refusals_name_what_was_typed() -> None:
    parser = CommandParser(prog="speicherstadt stats")
    parser.examples("speicherstadt stats --csv")
    assert "speicherstadt" not in parser.format_help().replace("'my games/play.py'", "")
    assert parser.format_help().count("python3 'my games/play.py' stats") == 2
    assert "speicherstadt " not in cli.help_text()
    assert (
        str(Refusal("no", "Make one: speicherstadt data backup"))
        == "no. Make one: python3 'my games/play.py' data backup"
    )
