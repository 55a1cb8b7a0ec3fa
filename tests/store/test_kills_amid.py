"""Kill -9 at random steps of what takes long: each game is as it was or as it is to be, and another try gets there."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from types import FrameType
from typing import TYPE_CHECKING, NamedTuple

import pytest

from speicherstadt_app.store.checks import why_not_good
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.statistics import recount as statistics_recount
from speicherstadt_app.store.statistics.recount import is_up_to_date, recount
from speicherstadt_app.store.statistics.soundness import is_sound
from speicherstadt_app.store.transfer import take_over as transfer
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.store.transfer.take_over import inspect, take
from tests.rotation import Rotation
from tests.store.conftest import Open
from tests.store.tables_played import begin, resume
from tests.store.test_migrations import newer_program
from tests.store.test_statistics_cache import tables

if TYPE_CHECKING:
    from _typeshed import TraceFunction

UNFINISHED, FINISHED = 6, 2
AT_ONCE = 2
"""Games in one transaction, so that few games take several."""
KILLS, MANY_KILLS = 20, 500

Deed = Callable[[], object]


def change_the_format(folder: Path, parcel: Path) -> Deed:
    return lambda: open_library(folder).close()


def at(library: Library, deed: Callable[[], object]) -> Deed:
    def do() -> None:
        deed()
        library.close()

    return do


def back_up(folder: Path, parcel: Path) -> Deed:
    library = open_library(folder)
    return at(library, library.backups.make)


def take_over(folder: Path, parcel: Path) -> Deed:
    library = open_library(folder)
    offer = inspect(library, parcel)
    return at(library, lambda: take(library, offer))


def count_again(folder: Path, parcel: Path) -> Deed:
    library = open_library(folder)
    return at(library, lambda: recount(library.database))


Prepare = Callable[[Path, Path], Deed]

PREPARATIONS: dict[str, Prepare] = {
    "migration": change_the_format,
    "backup": back_up,
    "import": take_over,
    "recount": count_again,
}


class State(NamedTuple):
    moves: dict[str, tuple[str, ...]]
    statistics: list[object]


def found(folder: Path) -> State:
    """What the next start finds, all of it in order."""
    library = open_library(folder)
    try:
        assert {notice.key for notice in library.notices} <= {"migrated", "cut_short"}
        assert is_up_to_date(library.database)
        assert is_sound(library.database)
        newest = library.backups.all()[:1]
        assert [backup.name for backup in newest if why_not_good(backup.path, 1)] == []
        cards = (*library.cards(), *library.cards(trashed=True))
        return State({card.id: library.record(card.id).moves for card in cards}, tables(library))
    finally:
        library.close()


@pytest.fixture
def parcel(opened: Open, folder: Path) -> Path:
    """Games in the folder, and a file in which those that were not over went on."""
    library = opened()
    games = [begin(library, seed=seed).play(4) for seed in range(UNFINISHED + FINISHED)]
    for game in games[UNFINISHED:]:
        game.finish()
    library.close()
    phone = folder.with_name("phone")
    shutil.copytree(folder, phone)
    library = opened(phone)
    for game in games[1:UNFINISHED]:
        resume(library, game.id).play(6)
    resume(library, games[0].id).finish()
    parcel = folder.with_name("everything.speicher")
    export_all(library, parcel)
    library.close()
    return parcel


def copied(folder: Path) -> Path:
    place = folder.with_name("victim")
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(folder, place)
    return place


def steps_of(deed: Deed) -> int:
    """How many lines of Python it runs through."""
    steps = 0

    def count(_frame: FrameType, _event: str, _arg: object) -> TraceFunction:
        nonlocal steps
        steps += 1
        return count

    usual = sys.gettrace()
    sys.settrace(count)
    try:
        deed()
    finally:
        sys.settrace(usual)
    return steps


def die_amid(prepare: Prepare, place: Path, parcel: Path, further: int) -> None:
    """In a process of its own: do it, and be killed at that step."""

    def die(_frame: FrameType, _event: str, _arg: object) -> TraceFunction:
        nonlocal further
        further -= 1
        if further < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return die

    child = os.fork()
    if child == 0:
        try:
            deed = prepare(place, parcel)
            sys.settrace(die)
            deed()
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "it came to its end before the kill"


def kill_again_and_again(folder: Path, parcel: Path, name: str, kills: int, seed: int) -> None:
    prepare = PREPARATIONS[name]
    old = found(folder)
    program: AbstractContextManager[object] = newer_program() if name == "migration" else contextlib.nullcontext()
    with program:
        # Once before it is counted: what is worked out once in a process takes no steps any more.
        prepare(copied(folder), parcel)()
        place = copied(folder)
        steps = steps_of(prepare(place, parcel))
        new = found(place)
        chance = Random(f"{name} {seed}")
        amid = 0
        for _ in range(kills):
            place = copied(folder)
            die_amid(prepare, place, parcel, chance.randrange(steps * 19 // 20))
            now = found(place)
            assert now.moves.keys() == old.moves.keys()
            assert all(texts in (old.moves[game], new.moves[game]) for game, texts in now.moves.items())
            amid += now.moves not in (old.moves, new.moves)
            prepare(place, parcel)()
            assert found(place) == new
        # Of few kills it may be that none came amid a write.
        dangerous = amid > kills // 10 or kills < MANY_KILLS or old.moves == new.moves
        assert dangerous, "else it was killed at moments without danger"


@pytest.fixture(autouse=True)
def small_heaps(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (transfer, statistics_recount):
        monkeypatch.setattr(module, "AT_ONCE", AT_ONCE)


@pytest.mark.parametrize("name", PREPARATIONS)
def test_a_kill_amid_what_takes_long_leaves_each_game_old_or_new(
    folder: Path, parcel: Path, rotation: Rotation, name: str
) -> None:
    kill_again_and_again(folder, parcel, name, KILLS, rotation.seed("amid"))


@pytest.mark.long
@pytest.mark.parametrize("name", PREPARATIONS)
def test_many_kills(folder: Path, parcel: Path, name: str) -> None:
    kill_again_and_again(folder, parcel, name, MANY_KILLS, 1)
