"""A game whose folder is broken keeps no other from being played, and says so in one sentence."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from speicherstadt_app.engine.errors import BrokenGame, WrongVersion
from speicherstadt_app.games import registry

CARD = """
from speicherstadt_app.engine.card import GameCard
CARD = GameCard("hamlet", "Hamlet", 1, (2, 3), open=True)
"""
Lay = Callable[[dict[str, str]], None]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Lays the folder of a game, file by file, and registers it beside the others."""

    def laid(files: dict[str, str]) -> None:
        for name, text in files.items():
            path = tmp_path / "hamlet_game" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setitem(registry.FOLDERS, "hamlet", "hamlet_game")
        for name in [name for name in sys.modules if name.split(".")[0] == "hamlet_game"]:
            monkeypatch.delitem(sys.modules, name)

    return laid


@pytest.mark.parametrize(
    "card",
    ["raise RuntimeError('no luck')", "import nothing_of_the_kind", "1 +", "CARDS = ()"],
    ids=["raises", "imports nothing", "no Python", "no card"],
)
def test_a_game_whose_card_does_not_load_is_left_out(lay: Lay, card: str) -> None:
    others = registry.cards()
    lay({"__init__.py": card})
    assert registry.cards() == others
    assert registry.broken() == ("hamlet",)
    with pytest.raises(BrokenGame, match=r"^the game 'hamlet' is not whole here \(.*\): install the program again$"):
        registry.card("hamlet")


WRONG = (
    'seats="three"',
    "seats=(5, 40)",
    "seats=(3, 2)",
    "seats=[2, 3]",
    "title=None",
    'title=" "',
    'rules_version="1"',
    'id="othello"',
    "open=None",
    "options=(3,)",
    'options=(Option("", (), None),)',
    'options=(Option("length", "short", None),)',
    'options=(Option("length", (), None, by_players={2: "short"}),)',
    "authors=(7,)",
    'minutes={2: "long"}',
    "minutes=20",
    'about={"en": 3}',
    "picture=None",
    'panorama="night"',
)


@pytest.mark.parametrize("wrong", WRONG)
def test_a_card_with_a_value_of_another_kind_is_left_out(lay: Lay, wrong: str) -> None:
    """The start page, which is made of cards, would end with it."""
    others = registry.cards()
    right = CARD.replace('GameCard("hamlet", "Hamlet", 1, (2, 3), open=True)', "replace(RIGHT, WRONG)")
    imports = "from dataclasses import replace\nfrom speicherstadt_app.engine.card import Option\n"
    whole = CARD.replace("CARD = ", "RIGHT = ")
    lay({"__init__.py": imports + whole + right.replace("WRONG", wrong)})
    assert registry.cards() == others
    assert registry.broken() == ("hamlet",)
    name = wrong.partition("=")[0]
    with pytest.raises(BrokenGame, match=rf"'hamlet' is not whole here \(its card has .*\b{name}\b.*\): install"):
        registry.card("hamlet")


def test_a_card_that_is_no_card_is_said_to_be_none(lay: Lay) -> None:
    lay({"__init__.py": "CARD = 3"})
    with pytest.raises(BrokenGame, match="CARD is no GameCard"):
        registry.card("hamlet")


def test_of_a_game_without_facts_it_is_said_what_is_missing(lay: Lay) -> None:
    lay({"__init__.py": CARD, "rules/__init__.py": "", "rules/rules.py": "GAME = 1"})
    with pytest.raises(BrokenGame, match=r"'hamlet' has no rules/facts\.py, so its games are kept and not counted: "):
        registry.facts("hamlet")
    assert registry.is_whole("hamlet")
    assert not registry.is_whole("hamlet", counted=True)


def test_a_whole_game_stands_behind_the_others(lay: Lay) -> None:
    lay({"__init__.py": CARD})
    assert [card.id for card in registry.cards()][-1] == "hamlet"
    assert not registry.broken()


@pytest.mark.parametrize("name", ["brains.lineup", "words.cast", "extras.challenges"])
def test_what_a_game_does_not_have_is_none(lay: Lay, name: str) -> None:
    lay({"__init__.py": CARD})
    assert registry.part("hamlet", name) is None


def test_a_part_that_does_not_load_names_its_game(lay: Lay) -> None:
    lay({"__init__.py": CARD, "brains/__init__.py": "", "brains/lineup.py": "LINEUP = 1 / 0"})
    with pytest.raises(BrokenGame, match=r"'hamlet'.*ZeroDivisionError"):
        registry.part("hamlet", "brains.lineup")
    with pytest.raises(BrokenGame, match="'hamlet'"):
        registry.find("hamlet")
    assert registry.find("speicherstadt").card.id == "speicherstadt"


def test_a_game_of_another_program_is_of_another_version() -> None:
    with pytest.raises(WrongVersion, match="there is no game 'chess' here"):
        registry.part("chess", "brains.lineup")
