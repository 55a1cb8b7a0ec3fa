"""Every game with boxes of one's own: the shelf in the window, New game, the command and the statistics know them."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl

from speicherstadt_app import words
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.games import registry
from speicherstadt_app.words.boxes import Boxes, Lines, Plan, Table, boxes_of
from tests.cli.conftest import Say, say
from tests.contract.conftest import Opens
from tests.contract.every import GAMES
from tests.qml.conftest import MARA
from tests.qml.open_window import Until
from tests.ui.memory_folder import MemoryFolder

__all__ = ["say"]

WITH_BOXES = [game for game in GAMES if boxes_of(game)]


def boxes(game: str) -> Boxes:
    found = boxes_of(game)
    assert found
    return found


def own_file(game: str, folder: Path) -> Path:
    text = boxes(game).write(boxes(game).standard())
    usual, own = import_module(f"tests.games.{game}.own_box").ROW
    assert usual in text
    file = folder / "Attic.csv"
    file.write_text(text.replace(usual, own), "utf-8")
    return file


@pytest.mark.parametrize("game", WITH_BOXES)
def test_what_is_written_is_read_again_and_stands_in_a_record(game: str, tmp_path: Path) -> None:
    of = boxes(game)
    box = of.read(own_file(game, tmp_path).read_bytes(), "Attic")
    again = of.read(of.write(box, ";").encode(), "Attic")
    assert (of.key(again), of.title(again), of.value(again)) == (of.key(box), "Attic", of.value(box))
    assert of.key(box) != of.key(of.standard())
    options = {of.OPTION: json.loads(json.dumps(of.value(box)))}
    low, _ = registry.card(game).seats
    assert Dealer(registry.find(game), low, 1, options).rules.setup.options == options
    assert "Attic" in words.of(game).setting_up.variant(options)
    with pytest.raises(Unreadable) as refused:
        of.read(of.write(of.standard()).encode(), "The same")
    assert of.flaw(refused.value).endswith(".")


@pytest.mark.parametrize("game", WITH_BOXES)
def test_what_is_in_a_box_is_told_whole(game: str, tmp_path: Path) -> None:
    of = boxes(game)
    box = of.read(own_file(game, tmp_path).read_bytes(), "Attic")
    for block in of.shown(box):
        assert block.heading
        match block:
            case Table(_, columns, rows):
                assert rows
                assert all(len(row.cells) == len(columns) and row.spoken for row in rows)
            case Plan(_, rows, spoken):
                assert spoken
                assert len({len(row) for row in rows}) == 1
            case Lines(_, texts):
                assert all(texts)
    changes = [block for block in of.shown(box) if block not in of.shown(of.standard())]
    assert any(isinstance(block, Lines) and len(block.texts) == 1 for block in changes), "one row is another one"


@pytest.mark.parametrize("game", WITH_BOXES)
def test_the_command_writes_checks_shows_and_refuses(game: str, say: Say, tmp_path: Path) -> None:
    file = own_file(game, tmp_path)
    assert say("box", "--game", game, "standard").out == boxes(game).write(boxes(game).standard())
    for words_in_order in (("--game", game, "check", file), ("check", file, f"--game={game}")):
        said = say("box", *words_in_order)
        assert (said.code, said.err) == (0, "")
        assert said.out.startswith("Attic can be played with: 1 ")
    assert say("box", "--game", game, "show", file).out.startswith("Attic\n")
    assert say(f"{game}-box", "check", file).out == say("box", "check", file, "--game", game).out, "its old name"
    file.write_text("no,table\n1,2\n", "utf-8")
    refused = say("box", "check", file, "--game", game)
    assert refused.code == 1
    assert refused.err.count("\n") == 1
    assert refused.err.startswith(f"speicherstadt: {file}: ")


@pytest.mark.parametrize("game", WITH_BOXES)
def test_from_the_shelf_a_file_becomes_a_choice_for_a_new_game(window: Opens, game: str, tmp_path: Path) -> None:
    folder = MemoryFolder(MARA)
    opened = window(folder)
    file = own_file(game, tmp_path)
    of = boxes(game)

    async def script() -> None:
        opened.app.navigate("settings")
        await Until(lambda: opened.of("SettingsPage"), "the settings")
        await opened.settled()
        assert of.titles().way in " ".join(opened.texts())
        opened.app.open(f"{game}/boxes", "")
        await Until(lambda: opened.of("BoxesPage"), "the shelf")
        await opened.settled()
        (page,) = opened.of("BoxesPage")
        opened.run_qml(page, f"place('read', '{QUrl.fromLocalFile(str(tmp_path / 'nowhere.csv')).toString()}')")
        await Until(lambda: "nowhere.csv can't be read: choose another file." in opened.texts(), "it is refused")
        opened.run_qml(page, f"place('read', '{QUrl.fromLocalFile(str(file)).toString()}')")
        await Until(lambda: of.note(of.read(file.read_bytes(), "Attic")) in opened.texts(), "what is in it")
        await opened.settled()
        for block in of.shown(of.read(file.read_bytes(), "Attic")):
            if not isinstance(block, Lines) or block.texts:
                assert block.heading in opened.texts()
        opened.app.open("new", game)
        await Until(lambda: opened.of("NewGamePage"), "a new game")
        setup: Any = opened.model("newGame")
        await Until(lambda: any("Attic" in option["values"] for option in setup.value.options), "the choice")
        setup.setOption(of.OPTION, 1)
        setup.setKind(1, "human")
        setup.start()
        await Until(lambda: folder.games, "the game")

    opened.run(script())
    (kept,) = folder.games.values()
    assert kept.record.options == {of.OPTION: of.value(of.read(file.read_bytes(), "Attic"))}
    assert [box.name for box in folder.boxes(game)] == ["Attic"]
