"""One program a folder; the second calls the first to the front."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt_app.store import connection
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.lock import LOCK_FILE, FolderLock
from speicherstadt_app.store.notices import AlreadyOpen
from tests.store.conftest import Open
from tests.store.tables_played import begin, resume

ROOT = Path(__file__).parents[2]
STARTS = 200

# Says `open`, `held` or what went wrong, then waits to be told to end.
START = """
import sys
from pathlib import Path
from speicherstadt_app.store.lock import FolderLock
from speicherstadt_app.store.notices import AlreadyOpen
try:
    lock = FolderLock(Path(sys.argv[1]))
except AlreadyOpen as error:
    print("held", error, flush=True)
else:
    print("open", flush=True)
    sys.stdin.read()
"""


class Start:
    """Another start of the program, as far as it gets before it opens anything."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def answer(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@contextlib.contextmanager
def start(folder: Path) -> Iterator[Start]:
    started = Start(folder)
    try:
        yield started
    finally:
        started.end()


def test_a_second_start_is_told_so_and_calls_the_first(library: Library, folder: Path) -> None:
    assert not library.was_called()
    with start(folder) as second:
        assert second.answer().startswith("held Speicherstadt has")
    assert library.was_called()
    assert not library.was_called(), "once for each call"
    with start(folder) as third:
        third.answer()
    assert library.was_called()


def test_a_word_is_heard_by_who_is_there_and_lost_by_nobody(folder: Path) -> None:
    folder.mkdir()
    there = FolderLock(folder)
    calls: list[AlreadyOpen] = []
    for name in ("one.speicher", "other.speicher"):
        with pytest.raises(AlreadyOpen) as told:
            FolderLock(folder, folder / name)
        calls.append(told.value)
    assert not calls[1].heard()
    assert there.was_called()
    assert there.errand() == folder.absolute() / "other.speicher", "the last one counts"
    assert [call.heard() for call in calls] == [True, True]
    assert not there.was_called()
    assert {path.name for path in folder.iterdir()} == {LOCK_FILE}
    there.release()
    again = FolderLock(folder)
    assert not again.was_called(), "a word is for who was there"
    again.release()


def test_a_folder_is_free_again_when_it_is_closed(library: Library, folder: Path) -> None:
    library.close()
    with start(folder) as second:
        assert second.answer() == "open\n"
        with pytest.raises(AlreadyOpen):
            open_library(folder)
    with start(folder) as third:
        assert third.answer() == "open\n", "a killed owner holds nothing"


def test_the_same_program_can_not_open_a_folder_twice(library: Library, folder: Path) -> None:
    with pytest.raises(AlreadyOpen):
        open_library(folder)
    with pytest.raises(AlreadyOpen):
        open_library(folder.parent / "nowhere" / ".." / folder.name)
    assert library.was_called()


def test_of_many_starts_at_once_one_has_the_folder(tmp_path: Path) -> None:
    for _ in range(5):
        starts = [Start(tmp_path) for _ in range(4)]
        try:
            assert sorted(one.answer().split()[0] for one in starts) == ["held", "held", "held", "open"]
        finally:
            for one in starts:
                one.end()


# Whenever it is told a number it opens the folder, keeps a game of one move and says how that went; at the next line it
# closes the folder, if it has it.
PLAY = """
import sys
from pathlib import Path
from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.notices import AlreadyOpen
from tests.store.tables_played import begin
for seed in sys.stdin:
    try:
        library = open_library(Path(sys.argv[1]))
    except AlreadyOpen:
        print("held", flush=True)
        sys.stdin.readline()
    else:
        begin(library, int(seed)).play(1)
        print("open", flush=True)
        sys.stdin.readline()
        library.close()
    print("left", flush=True)
"""


def test_of_two_programs_that_open_at_once_200_times_one_plays_and_nothing_is_damaged(folder: Path) -> None:
    """Two processes stay, so that Python is started once: the other tests start anew each time."""
    with contextlib.ExitStack() as ends:
        pair = [
            subprocess.Popen(
                [sys.executable, "-c", PLAY, str(folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=ROOT,
            )
            for _ in range(2)
        ]
        for one in pair:
            ends.enter_context(one)
            ends.callback(one.kill)
        for seed in range(STARTS):
            assert sorted(answers(pair, f"{seed}\n")) == ["held\n", "open\n"]
            assert answers(pair, "leave\n") == ["left\n", "left\n"]
            pair.reverse()
    library = open_library(folder)
    try:
        assert library.notices == []
        assert len(library.unfinished()) == STARTS
    finally:
        library.close()


def answers(pair: list[subprocess.Popen[str]], line: str) -> list[str]:
    """Say it to both, then hear both."""
    for one in pair:
        assert one.stdin
        one.stdin.write(line)
        one.stdin.flush()
    return [one.stdout.readline() for one in pair if one.stdout]


def test_without_the_first_wall_the_second_one_holds(
    opened: Open, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begin(opened()).play(3)
    (folder / "speicherstadt.lock").unlink()
    monkeypatch.setattr(connection, "BUSY_MILLISECONDS", 1)
    with pytest.raises(AlreadyOpen):
        open_library(folder)
    game.play(3)
    assert resume(opened(), game.id).match.texts == game.match.texts


def test_whatever_lies_in_the_call_file_is_a_call_and_no_more(folder: Path) -> None:
    folder.mkdir()
    lock = FolderLock(folder)
    try:
        lock.call_file.write_bytes(b"\xff\xfe" * 10)
        assert not lock.was_called()
        lock.call_file.write_text("front")
        assert lock.was_called()
    finally:
        lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="no pipe lies in a folder there")
@pytest.mark.timeout(60)
def test_a_pipe_in_place_of_a_call_keeps_nobody_waiting(opened: Open, folder: Path) -> None:
    folder.mkdir()
    os.mkfifo(folder / "speicherstadt.call")
    library = opened()
    assert library.notices == []
    assert not library.was_called()
    with contextlib.suppress(AlreadyOpen):
        open_library(folder)
    assert library.was_called()
