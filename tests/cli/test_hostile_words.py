"""Whatever somebody wrote into an argument, a file or its name: no control character reaches a terminal."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.text import Text

from speicherstadt_app.cli import main
from speicherstadt_app.cli.screen import console, show
from speicherstadt_app.engine.names import is_hidden
from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.transfer.export import export_records
from tests.rotation import Rotation
from tests.store.tables_played import begin

FEW, MANY = 60, 1_500
EVIL = (
    *("\x1b]0;pwned\x07", "\x1b[31m", "\x1b[2J", "\x9b31m", "\x7f", "\b\b\b", "\r", "\t", "\x00"),
    *("\u202e", "\u2066", "\u2028", "\u200b", "\ufeff", "\udcff", "%1", "{0}", "[red]", "\n"),
)
COMMANDS: tuple[tuple[str, ...], ...] = (
    *(("data", "import", "FILE", "--look"), ("data", "import", "FILE"), ("data", "import", "EVIL")),
    *(("data", "check"), ("data", "check", "EVIL"), ("data", "export", "EVIL/x.speicher"), ("data", "restore", "EVIL")),
    *(("stats",), ("stats", "EVIL"), ("stats", "--csv"), ("stats", "--profile", "EVIL")),
    *(("show", "FILE"), ("show", "EVIL"), ("verify", "FILE"), ("verify", "EVIL"), ("review", "EVIL")),
    *(("play", "--you", "EVIL"), ("play", "--bots", "EVIL", "--you", "A"), ("play", "--resume"), ("play", "EVIL")),
    *(("bot", "EVIL"), ("arena", "EVIL"), ("simulate", "EVIL"), ("xEVIL",), ("--xEVIL",), ("data", "xEVIL")),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with words of others in it, sealed or not."""
    place = tmp_path / "data"
    with closing(open_library(place)) as library:
        anna = library.profiles.create("Anna", "crane", "red", "de")
        begin(library, person=anna).finish()
        begin(library, seed=2, person=anna).play(9)
        export_records(library, tmp_path / "games.speicher.jsonl")
    return place


def attempt(folder: Path, chance: Random, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    evil = "".join(chance.choice((*EVIL, "a", " ")) for _ in range(chance.randint(1, 6)))
    line = json.loads((folder.parent / "games.speicher.jsonl").read_text().splitlines()[0])
    where = chance.choice(("players", "meta", "moves", "seal", "key"))
    if where == "players":
        line["players"][0]["name"] = evil
    elif where == "key":
        line[evil] = evil
    else:
        line[where] = [evil] if where == "moves" else {evil: evil}
    named = evil.replace("/", "").replace("\0", "").replace("\udcff", "") or "x"
    file = folder.parent / f"{named[:20]}.speicher.jsonl"
    file.write_text(json.dumps(line) + "\n", encoding="utf-8")
    with closing(sqlite3.connect(folder / "speicherstadt.db")) as database, database:
        database.execute("UPDATE profiles SET name = ?", (evil.replace("\udcff", "").replace("\0", ""),))
    command = chance.choice(COMMANDS)
    monkeypatch.setattr("sys.stdin", StringIO(f"{evil}\n1\nq\n".replace("\udcff", "")))
    given = [word.replace("FILE", str(file)).replace("EVIL", evil) for word in command]
    given = [word.replace("\0", "") for word in given]
    with suppress(SystemExit):
        main(["--data", str(folder), *given])
    file.unlink()
    return given


def obeyed(text: str) -> str:
    """What a terminal would not print but do. (Tables for other programs have lines that end as those want them.)"""
    return "".join(sign for sign in text.replace("\r\n", "\n") if is_hidden(sign) and sign != "\n")


def try_many(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, times: int, seed: int
) -> None:
    chance = Random(seed)
    capsys.readouterr()
    monkeypatch.chdir(folder.parent)
    for _ in range(times):
        given = attempt(folder, chance, monkeypatch)
        for text in capsys.readouterr():
            assert obeyed(text) == "", (given, text)
            assert "Traceback" not in text, given


def test_no_word_of_others_commands_the_terminal(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, rotation: Rotation
) -> None:
    try_many(folder, capsys, monkeypatch, FEW, rotation.seed("hostile words"))


def test_no_name_in_a_folder_commands_the_terminal(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = folder.rename(folder.with_name("\x1b[31mdata"))
    (place / "speicherstadt \x1b]0;pwned\a.db").write_bytes((place / "speicherstadt.db").read_bytes())
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    capsys.readouterr()
    for words in (("data", "check"), ("stats",), ("play", "--resume")):
        main(["--data", str(place), *words])
        text = "".join(capsys.readouterr())
        assert "pwned" in text
        assert obeyed(text) == "", words


def test_nothing_that_is_drawn_commands_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    show(console(), Text("\x1b]0;pwned\a turned \u202eround"))
    text = capsys.readouterr().out
    assert "pwned" in text
    assert obeyed(text) == ""


@pytest.mark.long
def test_none_of_many_words_commands_the_terminal(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    try_many(folder, capsys, monkeypatch, MANY, 15)
