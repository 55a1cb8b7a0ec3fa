"""New games and games that were left, on a shelf of files."""

import asyncio
import dataclasses
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from speicherstadt_app import __version__
from speicherstadt_app.engine.errors import EngineError, Illegal, NotKept, Unreadable, WrongVersion
from speicherstadt_app.engine.record import read_record, replay
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.files import FileKeeper, FileShelf, Left
from speicherstadt_app.play.notices import DecisionAsked, GameFinished, KeepingStopped, MovePlayed
from speicherstadt_app.play.opening import begin, resume
from speicherstadt_app.play.table import Table
from tests.play.company import (
    ANNA,
    GAME,
    KONTOR,
    MICHEL,
    Inline,
    Watch,
    instant,
    lot,
    moves_of,
    next_question,
    play_out,
    playing,
    seat_people,
)

NOON = datetime(2026, 11, 18, 12, 0, tzinfo=UTC)


def new_table(shelf: FileShelf, seed: int = 18) -> Table:
    return begin(GAME, [ANNA, KONTOR, MICHEL], seed, Inline(), shelf=shelf, pace=instant(), now=lambda: NOON)


def left_table(shelf: FileShelf) -> Table:
    return resume(shelf, shelf.unfinished()[0], Inline(), pace=instant(), now=lambda: NOON)


def leave_after(table: Table, moves: int) -> None:
    async def scene(watch: Watch) -> None:
        for _ in range(moves):
            await watch.until(MovePlayed)

    seat_people(table, lot(1))
    asyncio.run(playing(table, scene))


@pytest.fixture(autouse=True)
def disk_that_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda descriptor: None)


@pytest.mark.parametrize(("seed", "stops"), [(1, [0]), (2, [3, 1, 40]), (3, [25, 90, 0, 7]), (4, [200, 30])])
def test_a_game_left_again_and_again_is_the_game_played_in_one_go(tmp_path: Path, seed: int, stops: list[int]) -> None:
    shelf = FileShelf(tmp_path)
    table = new_table(shelf, seed)
    for stop in stops:
        leave_after(table, stop)
        left = moves_of(table)
        table = left_table(shelf)
        assert moves_of(table) == left
    play_out(table)
    whole = begin(GAME, [ANNA, KONTOR, MICHEL], seed, Inline(), pace=instant())
    play_out(whole)
    assert moves_of(table) == moves_of(whole)


def test_a_game_left_at_a_decision_asks_for_it_again(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path)
    table = new_table(shelf)

    async def until_asked(watch: Watch) -> None:
        await watch.until(DecisionAsked)

    asked = asyncio.run(playing(table, until_asked)).of(DecisionAsked)
    again = left_table(shelf)
    assert again.view(0) == table.view(0)
    assert asyncio.run(playing(again, until_asked)).of(DecisionAsked) == asked


def test_an_undo_is_still_undone_and_help_still_counts_after_a_restart(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path)
    table = new_table(shelf)

    async def scene(watch: Watch) -> None:
        seat_people(table, lot(1))
        while table.phase != "shipping":
            await watch.until(MovePlayed)
        table.hold()
        await table.rewind(20)

    asyncio.run(playing(table, scene))
    again = left_table(shelf)
    assert moves_of(again) == moves_of(table)
    assert again.assisted


def test_a_finished_game_leaves_the_unfinished_ones_and_stays_as_a_record(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path)
    table = new_table(shelf)
    watch = play_out(table)
    assert shelf.unfinished() == []
    [file] = tmp_path.glob("*.speicher.json")
    record = read_record(file.read_bytes())
    assert record == watch.of(GameFinished)[0].record
    assert record.meta == {"app": __version__, "started": NOON.isoformat(), "ended": NOON.isoformat()}
    assert replay(record, find).over


def test_a_game_killed_between_its_last_move_and_its_end_is_finished_next_time(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path)
    table = new_table(shelf)
    play_out(table)
    record = dataclasses.replace(table.record(), result=None, seed=None)
    FileKeeper(tmp_path, "0123", Left(record, 18, assisted=False)).keep(0, record.moves)
    again = resume(shelf, "0123", Inline(), pace=instant())
    assert again.over
    watch = play_out(again)
    assert watch.of(GameFinished)
    assert shelf.unfinished() == []


def test_the_game_played_last_stands_first(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path)
    keepers = [shelf.begin(new_table(shelf).record(), 18) for _ in range(3)]
    for file in tmp_path.iterdir():
        os.utime(file, ns=(0, 0))
    keepers[1].keep(0, ())
    assert shelf.unfinished()[0] == keepers[1].game_id


def test_an_unfinished_record_on_its_own_gives_nothing_away(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path)
    table = new_table(shelf)
    leave_after(table, 40)
    assert table.record().seed is None
    left, _ = shelf.resume(shelf.unfinished()[0])
    assert left.record.seed is None
    assert left.seed == 18


def test_a_folder_that_takes_no_files_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("in the way")
    shelf = FileShelf(folder)
    table = new_table(shelf)

    async def scene(watch: Watch) -> None:
        stopped = await watch.until(KeepingStopped)
        assert "play on" in stopped.why
        await next_question(table, watch)
        folder.unlink()
        table.act(0, lot(1)(table, 0))
        await next_question(table, watch)
        assert table.unkept_since is None

    asyncio.run(playing(table, scene))
    assert moves_of(left_table(shelf)) == moves_of(table)


def test_a_failed_write_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = FileShelf(tmp_path)
    table = new_table(shelf)
    leave_after(table, 10)
    _, keeper = shelf.resume(shelf.unfinished()[0])
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(NotKept, match="No space left"):
            keeper.keep(10, ["0 place 1"])
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    keeper.keep(11, ["1 place 1"])
    left, _ = shelf.resume(keeper.game_id)
    assert left.record.moves[10:] == ("0 place 1", "1 place 1")


@pytest.mark.parametrize(
    ("damage", "error"),
    [
        (lambda text: text[: len(text) // 2], Unreadable),
        (lambda text: "{}", Unreadable),
        (lambda text: text.replace('"seed": 18', '"seed": 19'), Unreadable),
        (lambda text: text.replace('"seed": 18', '"seed": 3'), Unreadable),
        (lambda text: text.replace('"rules": 1', '"rules": 99'), WrongVersion),
        (lambda text: text.replace('"game": "speicherstadt"', '"game": "chess"'), WrongVersion),
        (lambda text: text.replace("place 1", "place 7"), Illegal),
    ],
    ids=["truncated", "empty", "seed", "first", "rules", "game", "move"],
)
def test_a_damaged_game_is_refused_with_a_sentence(tmp_path: Path, damage: object, error: type[EngineError]) -> None:
    assert callable(damage)
    shelf = FileShelf(tmp_path)
    leave_after(new_table(shelf), 40)
    [file] = tmp_path.glob("*.unfinished.json")
    whole = file.read_text("utf-8")
    file.write_text(damage(whole), "utf-8")
    assert file.read_text("utf-8") != whole
    with pytest.raises(error):
        left_table(shelf)
