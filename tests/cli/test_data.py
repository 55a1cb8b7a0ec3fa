"""`data`: check, backup, restore, export, import, recount, simulate, as somebody at a terminal sees them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.cli import data_transfer
from speicherstadt_app.cli.data import ACTIONS
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.sql import Session
from speicherstadt_app.store.transfer import merge as transfer_merge
from speicherstadt_app.store.transfer import take_over as transfer
from speicherstadt_app.store.transfer.form import Piece
from tests.cli.conftest import Said, Say
from tests.cli.samples import TWO_PLAYERS
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.rules import GAME as SECRET_GAME
from tests.store.tables_played import begin, resume


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a person, a finished game and an unfinished one. The working directory is beside it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SPEICHERSTADT_DATA", raising=False)
    folder = tmp_path / "data"
    library = open_library(folder)
    anna = library.profiles.create("Anna", "crane", "red", "de")
    begin(library, seed=1, person=anna).finish()
    begin(library, seed=2, person=anna).play(30)
    library.close()
    return folder


Data = Callable[..., Said]


@pytest.fixture
def data(say: Say, folder: Path) -> Data:
    """Call `speicherstadt --data FOLDER data …`."""

    def call(*arguments: object, stdin: bytes = b"", folder: Path = folder) -> Said:
        return say("--data", folder, "data", *arguments, stdin=stdin)

    return call


def within(folder: Path, do: Callable[[Library], object]) -> None:
    library = open_library(folder)
    do(library)
    library.close()


def damage(folder: Path, old: bytes, new: bytes) -> None:
    path = folder / "speicherstadt.db"
    content = path.read_bytes()
    assert old in content
    path.write_bytes(content.replace(old, new, 1))


def forget_clean_exit(library: Library) -> None:
    with library.database.writing() as session:
        session.connection().exec_driver_sql("UPDATE games SET day = '1999-01-01' WHERE state = 'finished'")


# --- calling it -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_explains_itself_with_examples(action: str, capsys: pytest.CaptureFixture[str], say: Say) -> None:
    with pytest.raises(SystemExit) as end:
        say("data", action, "--help")
    assert end.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: speicherstadt data {action}")
    assert f" data {action}" in out.partition("\nexamples:\n")[2]
    assert max(map(len, out.splitlines())) <= 99


def test_the_command_lists_its_actions(capsys: pytest.CaptureFixture[str], say: Say) -> None:
    with pytest.raises(SystemExit):
        say("data", "--help")
    out = capsys.readouterr().out
    for name, action in ACTIONS.items():
        assert f"  {name:<10} {action.line}\n" in out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "the following arguments are required: ACTION"),
        (["chekc"], "there is no action 'chekc'. Did you mean 'speicherstadt data check'?"),
        (["\x1b[31m"], "there is no action '�[31m'. All actions: speicherstadt data --help"),
        (["check", "--loudly"], "unrecognized arguments: --loudly"),
        (["restore", "nothing"], "there is no backup"),
        (["export", "statistics.csv"], "speicherstadt stats --csv > statistics.csv"),
        (["export", "games.zip"], "It ends in .speicher"),
        (["export", "all.speicher", "--game", "x"], "game.speicher.json"),
        (["import"], "required: FILE"),
        (["simulate", "--games", "0"], "between 1 and"),
        (["simulate", "--until", "yesterday"], "is no day such as"),
    ],
)
def test_a_wrong_call_is_refused_in_one_line(data: Data, arguments: list[str], why: str) -> None:
    data("backup")
    said = data(*arguments)
    assert said.code == 2
    assert not said.out
    (line,) = said.err.splitlines()
    assert why in line


@pytest.mark.parametrize("action", ["check", "backup", "restore", "export", "recount"])
def test_where_nothing_is_kept_nothing_is_made(say: Say, tmp_path: Path, action: str) -> None:
    said = say("--data", tmp_path / "nowhere", "data", action)
    assert said.code == 1
    assert "no games are kept in" in said.err
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("action", ["check", "backup", "import", "recount"])
def test_a_folder_that_is_open_elsewhere_is_let_be(data: Data, folder: Path, action: str, tmp_path: Path) -> None:
    file = tmp_path / "x.speicher"
    file.touch()
    library = open_library(folder)
    said = data(action, *([str(file)] if action == "import" else []))
    library.close()
    assert said.code == 1
    assert "open already" in said.err


# --- check ----------------------------------------------------------------------------------------------------------


def test_check_says_what_is_in_order(data: Data) -> None:
    said = data("check")
    assert said.code == 0
    assert not said.err
    lines = dict(line.split(":", 1) for line in said.out.splitlines())
    assert {key: value.strip() for key, value in lines.items() if key != "folder"} == {
        "pages": "in order",
        "rows": "each as it was written",
        "games": "2 games (1 finished, 1 unfinished); each leads to its result",
        "people": "1",
        "statistics": "in order",
        "backups": "none yet; to make one: speicherstadt data backup",
    }


def test_check_finds_a_damaged_row_which_the_next_start_repairs(data: Data, folder: Path) -> None:
    within(folder, forget_clean_exit)
    said = data("check", "--quick")
    assert said.code == 1
    assert "not all as they were written" in said.out
    assert "Start again" in said.out
    said = data("check")
    assert said.code == 1
    assert "The kept games were damaged" in said.err
    assert data("check").code == 0


def test_check_finds_a_game_that_does_not_lead_to_its_result(data: Data, folder: Path) -> None:
    def forge(library: Library) -> None:
        from speicherstadt_app.store.chain import seal_of
        from speicherstadt_app.store.games import find_row

        card = library.cards("finished")[0]
        with library.database.writing() as session:
            row = find_row(session, card.id)
            row.result = '{"scores":[99,98],"winners":[0]}'
            row.seal = seal_of(row)
            session.add(row)

    within(folder, forge)
    said = data("check")
    assert said.code == 1
    assert "2 games (1 finished, 1 unfinished); 1 damaged" in said.out
    assert "These are damaged: " in said.out


def test_check_finds_wrong_statistics_and_recount_builds_them_anew(data: Data, folder: Path) -> None:
    def spoil(library: Library) -> None:
        with library.database.writing() as session:
            session.connection().exec_driver_sql("UPDATE statistics_seats SET score = 999")

    within(folder, spoil)
    said = data("check")
    assert said.code == 1
    assert "speicherstadt data recount" in said.out
    said = data("recount")
    assert said == (0, "1 game counted.\n", "")
    assert data("check").code == 0


def test_check_finds_a_bad_backup(data: Data, folder: Path) -> None:
    data("backup")
    (backup,) = (folder / "backups").iterdir()
    backup.write_bytes(backup.read_bytes()[:9000])
    said = data("check")
    assert said.code == 1
    assert f"These can't be brought back: {backup.name}." in said.out


def test_check_of_a_newer_folder_says_what_to_do(data: Data, folder: Path) -> None:
    def age(library: Library) -> None:
        with library.database.writing() as session:
            session.connection().exec_driver_sql("UPDATE meta SET value = '99' WHERE key = 'schema'")
        with library.database.holding() as connection:
            connection.execute("PRAGMA user_version = 99")

    within(folder, age)
    said = data("check")
    assert said.code == 1
    assert "install the newest to go on with them" in said.out
    assert data("export", "all.speicher").code == 0
    assert data("recount").code == 1
    said = data("backup")
    assert (said.code, said.err.count("install the newest to go on with them")) == (1, 1)


# --- backup and restore ---------------------------------------------------------------------------------------------


def test_backup_makes_one_and_lists_them(data: Data, folder: Path) -> None:
    assert data("backup", "--list").out == "There is no backup yet.\n"
    said = data("backup")
    assert said.code == 0
    (backup,) = (folder / "backups").iterdir()
    assert said.out.startswith("Backup 1 is made and checked.\n")
    assert "somebody who asked" in said.out
    listed = data("backup", "--list")
    assert listed.out == said.out.partition("\n")[2]
    assert f"They lie in {backup.parent}." in listed.out
    assert list((folder / "backups").iterdir()) == [backup]


def test_restore_says_what_would_be_lost_and_asks(data: Data, folder: Path) -> None:
    data("backup")

    def go_on(library: Library) -> None:
        resume(library, library.unfinished()[0]).play(4)
        begin(library, seed=3)
        begin(library, seed=4)
        library.profiles.create("Ben", "ship", "blue", "fr")

    within(folder, go_on)
    said = data("restore", stdin=b"n\n")
    assert said.code == 0
    assert "This would take away 2 games begun since, the latest moves of 1 game and 1 person." in said.out
    assert said.out.endswith("Nothing was changed.\n")
    said = data("restore")
    assert said.code == 1
    assert said.err == "speicherstadt: nobody answers, so nothing was brought back. Add --yes to do it unasked.\n"
    assert "4 games" in data("check").out
    said = data("restore", "1", stdin=b"y\n")
    assert said.code == 0
    assert said.out.endswith("It is back. What was there before is backup 2 now.\n")
    assert "2 games (1 finished, 1 unfinished)" in data("check").out
    said = data("restore", "2", "--yes")
    assert said.code == 0
    assert "Nothing would be lost." in said.out
    assert "4 games" in data("check").out


def test_restore_brings_lost_games_back(data: Data, folder: Path) -> None:
    data("backup")
    for path in folder.glob("speicherstadt.db*"):
        path.unlink()
    said = data("restore", "--yes")
    assert said.code == 0
    assert "2 of them were brought back" in said.err
    assert "2 games" in data("check").out


def test_restore_without_a_backup(data: Data) -> None:
    said = data("restore")
    assert said == (1, "", "speicherstadt: there is no backup yet. Make one: speicherstadt data backup\n")


# --- export and import ----------------------------------------------------------------------------------------------


def test_export_and_import_take_everything_elsewhere(data: Data, tmp_path: Path) -> None:
    said = data("export")
    assert said.code == 0
    assert said.out.startswith("2 games and 1 person in speicherstadt-20")
    (file,) = tmp_path.glob("speicherstadt-*.speicher")
    other = tmp_path / "other"
    said = data("import", file, "--look", folder=other)
    assert said.code == 0
    assert "       2 games new\n" in said.out
    assert "Taken" not in said.out
    said = data("import", file, "--look", "--all", folder=other)
    assert "  new, unfinished, 30 moves: Anna and Brain 1\n" in said.out
    said = data("import", file, folder=other)
    assert said.code == 0
    assert said.out.endswith("Taken: 2 games and 1 person. What was here before is backup 1.\n")
    again = data("import", file, folder=other)
    assert again.code == 0
    assert "2 games here already\n  There is nothing new in it.\n" in again.out
    data("export", "again.speicher", folder=other)
    assert Path("again.speicher").read_bytes() == file.read_bytes()
    within(other, lambda library: library.trash(library.cards()[0].id))
    assert "2 games here already\n       1 game of them in the trash\n" in data("import", file, folder=other).out


def test_export_of_records(data: Data, say: Say, tmp_path: Path) -> None:
    assert data("export", "all.speicher.jsonl").code == 0
    assert data("export", "last.speicher.json").code == 0
    games = [json.loads(line) for line in Path("all.speicher.jsonl").read_text("utf-8").splitlines()]
    assert json.loads(Path("last.speicher.json").read_text("utf-8"))["store"]["state"] == "unfinished"
    finished = games[0]["store"]["id"]
    assert data("export", "one.speicher.json", "--game", finished).code == 0
    assert json.loads(Path("one.speicher.json").read_text("utf-8"))["moves"] == games[0]["moves"]
    assert say("verify", "all.speicher.jsonl", "last.speicher.json", "one.speicher.json").code == 0
    assert data("export", "no.speicher.json", "--game", "nobody").code == 1
    assert not Path("no.speicher.json").exists()


def test_a_game_with_secrets_that_is_not_over_is_exported_as_one_person_saw_it(
    data: Data, say: Say, folder: Path
) -> None:
    with registered():
        anna, ben = Player("Anna", "human"), Player("Ben", "human")
        match: Match[Any] = Match(Dealer(SECRET_GAME, 2, 3).rules)
        within(folder, lambda library: library.begin(record_of(SECRET_GAME, match, (anna, ben)), 3))
        said = data("export", "last.speicher.json")
        assert said.code == 1
        assert "Say who asks: --seat 0 or --seat 1." in said.err
        assert not Path("last.speicher.json").exists()
        assert data("export", "last.speicher.json", "--seat", "7").code == 2
        assert data("export", "all.speicher", "--seat", "1").code == 2
        assert data("export", "last.speicher.json", "--seat", "1").code == 0
        assert json.loads(Path("last.speicher.json").read_text("utf-8"))["viewer"] == 1
        said = say("verify", "last.speicher.json")
        assert said.code == 0
        assert "last.speicher.json: unfinished, 0 moves, as seat 1 saw it." in said.out
        said = data("export", "all.speicher.jsonl")
        assert "1 game not over, with secrets of several people: left out.\n" in said.out
        assert data("import", "last.speicher.json").code == 1


def test_an_import_of_a_missing_file_makes_no_folder(data: Data, say: Say, tmp_path: Path) -> None:
    said = data("import", "missing.speicher", folder=tmp_path / "new")
    assert (said.code, said.out) == (1, "")
    assert "There is no file missing.speicher: look at its name and folder." in said.err
    assert not (tmp_path / "new").exists()
    assert "no games are kept in" in say("--data", tmp_path / "new", "stats").err


def test_export_replaces_nothing_unasked(data: Data) -> None:
    Path("all.speicher").write_text("dear")
    said = data("export", "all.speicher")
    assert said.code == 1
    assert "is there already. Name another file, or add --overwrite." in said.err
    assert Path("all.speicher").read_text() == "dear"
    assert data("export", "all.speicher", "--overwrite").code == 0
    assert Path("all.speicher").read_bytes().startswith(b"PK")


def test_export_without_damaged_games_says_so(data: Data, folder: Path) -> None:
    within(folder, forget_clean_exit)
    said = data("export", "all.speicher")
    assert said.code == 1
    assert said.out.startswith("1 game and 1 person in all.speicher")
    assert "1 game could not be read" in said.err


def test_import_takes_what_is_right_and_says_what_is_wrong(data: Data, tmp_path: Path) -> None:
    good = TWO_PLAYERS.read_bytes().splitlines()
    Path("mixed.speicher.jsonl").write_bytes(b"\n".join([b"nonsense", good[0], *[b"{}"] * 30]))
    said = data("import", "mixed.speicher.jsonl")
    assert said.code == 1
    assert "       1 game new\n" in said.out
    assert "The game in line 1 can't be taken: it is not whole JSON" in said.out
    assert "And 21 more like these." in said.out
    assert "Taken: 1 game." in said.out
    assert data("import", "mixed.speicher.jsonl", "--all").out.count("can't be taken") == 31
    assert "3 games" in data("check").out


@pytest.mark.parametrize("name", ["nothing.speicher", "folder.speicher", "letter.speicher"])
def test_import_of_what_is_no_export_is_refused(data: Data, name: str) -> None:
    Path("folder.speicher").mkdir()
    Path("letter.speicher").write_bytes(b"PK\3\4" + b"x" * 99)
    said = data("import", name)
    assert said.code == 1
    assert not said.out
    (line,) = said.err.splitlines()
    assert name in line


def test_import_can_be_stopped_and_gone_on_with(data: Data, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def many(library: Library) -> None:
        for seed in range(50):
            begin(library, seed=seed)

    within(folder, many)
    data("export", "many.speicher")
    judged: list[object] = []

    def interrupted(session: Session, piece: Piece, seeds: Mapping[str, int]) -> transfer_merge.Verdict:
        judged.append(piece)
        if len(judged) == 52 + 30:
            raise KeyboardInterrupt
        return transfer_merge.judge(session, piece, seeds)

    other = folder.with_name("other")
    with monkeypatch.context() as patch:
        patch.setattr(transfer, "judge", interrupted)
        said = data("import", "many.speicher", folder=other)
    assert said.code == 130
    assert "stopped after 20 of 52 games. They stay. To go on: the same command again." in said.err
    assert "20 games here already" in data("import", "many.speicher", folder=other).out
    assert "52 games" in data("check", folder=other).out


# --- simulate -------------------------------------------------------------------------------------------------------


def test_simulate_fills_a_folder_the_same_way_each_time(data: Data, tmp_path: Path) -> None:
    exports = []
    for name in ("one", "two"):
        other = tmp_path / name
        arguments = ("simulate", "--games", 12, "--until", "2026-11-18", "--jobs", 1)
        said = data(*arguments, folder=other)
        assert said == (0, f"12 games up to 2026-11-18 in {other}.\n", "")
        assert data("check", folder=other).code == 0
        data("export", f"{name}.speicher", folder=other)
        exports.append(Path(f"{name}.speicher").read_bytes())
    assert exports[0] == exports[1]


def test_nothing_is_simulated_that_is_still_to_come(
    data: Data, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data_transfer, "local_now", lambda: datetime.fromisoformat("2026-11-18T00:01:00+01:00"))
    other = tmp_path / "other"
    assert data("simulate", "--games", 12, "--jobs", 1, folder=other).code == 0
    days: list[str] = []
    within(other, lambda library: days.extend(card.day for card in library.cards()))
    assert max(days) <= "2026-11-17"


def test_simulate_wants_a_folder_of_its_own(say: Say, folder: Path) -> None:
    said = say("data", "simulate", "--games", 2)
    assert said.code == 2
    assert "Name a folder: speicherstadt data simulate --data DIR" in said.err


def test_simulate_believes_the_environment(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEICHERSTADT_DATA", str(tmp_path / "named"))
    assert say("data", "simulate", "--games", 2, "--jobs", 1).code == 0
    monkeypatch.setenv("SPEICHERSTADT_DATA", "")
    assert say("data", "simulate", "--games", 2).code == 2


def test_what_can_not_be_written_is_said(data: Data, folder: Path) -> None:
    assert data("export", folder / "nowhere" / "all.speicher").code == 1
    said = data("export", folder)
    assert said.code == 2
