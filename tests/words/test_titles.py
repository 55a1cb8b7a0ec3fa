"""Titles of a game from its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from speicherstadt_app.words.titles import Titles, read, titled
from speicherstadt_app.words.translation import install

FILE = """
[Cast.level]
mason = { title = "Mason", note = "looks ahead" }
doge = { title = ["Doge", "of Venice"] }

[Cards.good]
tea = "tea"
other = "wares"
"""


@pytest.fixture
def titles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Titles:
    folder = tmp_path / "titles_of_a_test"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "titles.toml").write_text(FILE, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return Titles("titles_of_a_test", "Test")


class Marked:
    """Says of each text what it was asked with."""

    def load(self, game_id: str) -> None:
        pass

    def translate(self, context: str, text: str, comment: str, n: int | None) -> str:
        return f"{context}/{text}/{comment}"


def test_titles_are_translated_with_their_context_and_comment(titles: Titles, request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: install(None))
    install(Marked())
    assert titles.table("Cast.level", "title")("mason") == "Test.Cast/Mason/"
    assert titles.table("Cast.level", "title")("doge") == "Test.Cast/Doge/of Venice"
    assert titles.table("Cards.good")("tea") == "Test.Cards/tea/"


@pytest.mark.parametrize(
    ("table", "column", "name", "expected"),
    [
        ("Cards.good", "", "gold", "wares"),
        ("Cast.level", "note", "doge", ""),
        ("Cast.level", "note", "mason", "looks ahead"),
    ],
)
def test_titles_have_a_fallback_for_other_names(
    titles: Titles, table: str, column: str, name: str, expected: str
) -> None:
    assert titles.table(table, column)(name) == expected


def test_titles_fall_back_on_a_function(titles: Titles) -> None:
    assert titles.table("Cast.level", "title", other=titled)("bridge-keeper") == "Bridge keeper"


def test_titles_file_is_read_whole() -> None:
    names = [key for key, _ in read(FILE, "Test")]
    assert names == [
        ("Cast.level", "mason", "title"),
        ("Cast.level", "mason", "note"),
        ("Cast.level", "doge", "title"),
        ("Cards.good", "tea", ""),
        ("Cards.good", "other", ""),
    ]
