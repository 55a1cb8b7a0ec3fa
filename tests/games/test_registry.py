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
