"""Every access to the disk may fail, once or for ever, and the power may go at any of them: what is found afterwards is
what was before or what should be, and whatever was acknowledged is there."""

import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from speicherstadt_app.engine.errors import NotKept
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.store.checks import why_not_good
from speicherstadt_app.store.files import DATABASE_FILE
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.settings import AppSettings
from tests.rotation import Rotation
from tests.store.conftest import Hands, Open
from tests.store.faulty_disk import FaultyDisk
from tests.store.tables_played import Game, begin, resume
from tests.store.test_migrations import newer_program

Deed = Callable[[], object]
Operation = Callable[[Library, Hands], Deed]
Attempts = Iterator[tuple[int, Path]]


def game_of(library: Library) -> Game:
    return resume(library, library.unfinished()[0])


def with_game(deed: Callable[[Game], object]) -> Operation:
    def prepare(library: Library, hands: Hands) -> Deed:
        game = game_of(library)
        return lambda: deed(game)

    return prepare


def with_library(deed: Callable[[Library], object]) -> Operation:
    return lambda library, hands: lambda: deed(library)


def finish_the_other(library: Library, hands: Hands) -> Deed:
    game = resume(library, library.unfinished()[-1])

    def last_move() -> None:
        assert game.play(1).match.over
        game.writer.finish(game.record())

    return last_move


def start_again(library: Library, hands: Hands) -> Deed:
    """The next start, after an end that was not in order."""
    library.database.doubtful = True
    library.close()
    return lambda: open_library(library.database.folder, hands.clock).close()


OPERATIONS: dict[str, Operation] = {
    "begin": with_library(lambda library: begin(library, seed=8).writer.keep(0, ())),
    "keep": with_game(lambda game: game.play(1)),
    "undo": with_game(lambda game: game.undo(5)),
    "assist": with_game(lambda game: game.writer.assist()),
    "finish": finish_the_other,
    "abandon": with_library(lambda library: library.abandon(library.unfinished()[0])),
    "trash": with_library(lambda library: library.trash(library.unfinished()[0])),
    "purge": with_library(lambda library: library.purge(days=0)),
    "person": with_library(lambda library: library.profiles.create("Ben", "ship", "blue", "fr")),
    "settings": with_library(lambda library: library.settings.keep_app(AppSettings(language="fr"))),
    "backup": with_library(lambda library: library.backups.make()),
    "restore": with_library(lambda library: library.backups.restore(library.backups.all()[0])),
    "move": with_library(lambda library: library.move_to(library.database.folder.with_name("work-elsewhere"))),
    "start": start_again,
}

State = tuple[object, ...]


def state_of(library: Library) -> State:
    """Everything that people would miss; ids, which chance makes, left out."""
    games = [
        (card.state, card.plies, card.progress, card.winners, card.trashed_at, card.assisted, library.record(card.id))
        for trashed in (False, True)
        for card in library.cards(trashed=trashed)
    ]
    people = [(person.name, person.archived) for person in library.profiles.all()]
    return (games, people, library.settings.app())


@pytest.fixture
def kept(opened: Open, folder: Path) -> Path:
    """A folder with a bit of everything, closed in order."""
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    begin(library, seed=1, person=anna).finish()
    library.trash(begin(library, seed=2).play(4).id)
    begin(library, seed=4, person=anna).play().undo()
    game = begin(library, seed=3, players=3, person=anna).play(20)
    library.backups.make()
    game.play(30)
    library.close()
    return folder


@pytest.fixture
def disk() -> Iterator[FaultyDisk]:
    disk = FaultyDisk()
    with disk.inserted():
        yield disk


def attempts(kept: Path, first: int = 1, step: int = 1) -> Attempts:
    """Copies of the folder, each with the number of the access at which it is to go wrong."""
    for number in count(first, step):
        work = kept.with_name("work")
        for old in kept.parent.glob("work*"):
            shutil.rmtree(old)
        shutil.copytree(kept, work)
        yield number, work


@pytest.fixture
def chosen(kept: Path, rotation: Rotation, request: pytest.FixtureRequest) -> Attempts:
    """The attempts of this run: a tenth of the accesses, or all of them."""
    return attempts(kept, 1 + rotation.first(request.node.name), rotation.step)


def undisturbed(kept: Path, hands: Hands, operation: Operation) -> tuple[State, State]:
    """The states before and after the operation when nothing goes wrong."""
    states: list[State] = []
    for _, work in attempts(kept):
        library = open_library(work, hands.clock)
        deed = operation(library, hands)
        if states:
            deed()
        library.close()
        states.append(found(library.database.folder, hands))
        if len(states) == 2:
            break
    return states[0], states[1]


def found(folder: Path, hands: Hands, may_tell: frozenset[str] = frozenset()) -> State:
    """What the next start finds, all of it in order."""
    library = open_library(folder, hands.clock)
    try:
        assert {notice.key for notice in library.notices} <= may_tell
        assert [backup.name for backup in library.backups.all() if why_not_good(backup.path, 1)] == []
        return state_of(library)
    finally:
        library.close()


@pytest.mark.parametrize("for_ever", [False, True], ids=["once", "for-ever"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_every_access_may_fail(
    kept: Path, chosen: Attempts, hands: Hands, disk: FaultyDisk, name: str, for_ever: bool
) -> None:
    before, after = undisturbed(kept, hands, OPERATIONS[name])
    for number, work in chosen:
        library = open_library(work, hands.clock)
        deed = OPERATIONS[name](library, hands)
        disk.fail(number, for_ever=for_ever)
        done = did(deed)
        through = disk.failed == 0
        disk.fail(0, for_ever=False)
        library.close()
        now = found(library.database.folder, hands)
        assert now == after if done else now in (before, after)
        if through:
            break


def power_cuts(kept: Path, chosen: Attempts, hands: Hands, disk: FaultyDisk, name: str, seed: int) -> None:
    """Everything that had not been synced at the cut may be there, or not, or in part."""
    chance = Stream(seed, "power", name)
    before, after = undisturbed(kept, hands, OPERATIONS[name])
    for number, work in chosen:
        disk.forget()
        library = open_library(work, hands.clock)
        deed = OPERATIONS[name](library, hands)
        disk.fail(number, for_ever=True)
        done = did(deed)
        library.close()
        through = disk.failed == 0
        folder = library.database.folder
        disk.cut_power(folder, chance)
        disk.fail(0, for_ever=False)
        now = found(folder, hands, frozenset() if through else frozenset({"cut_short"}))
        assert now == after if done else now in (before, after)
        if through:
            break


@pytest.mark.parametrize("name", OPERATIONS)
def test_the_power_may_go_at_any_access(
    kept: Path, chosen: Attempts, hands: Hands, disk: FaultyDisk, name: str
) -> None:
    power_cuts(kept, chosen, hands, disk, name, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("name", OPERATIONS)
def test_the_power_may_go_at_any_access_many_times(kept: Path, hands: Hands, disk: FaultyDisk, name: str) -> None:
    for seed in range(2, 22):
        power_cuts(kept, attempts(kept), hands, disk, name, seed)


@pytest.mark.parametrize("for_ever", [False, True], ids=["once", "for-ever"])
def test_every_access_of_a_migration_may_fail(
    kept: Path, chosen: Attempts, hands: Hands, disk: FaultyDisk, for_ever: bool
) -> None:
    before = found(kept, hands)
    with newer_program():
        for number, work in chosen:
            disk.fail(number, for_ever=for_ever)
            open_library(work, hands.clock).close()
            through = disk.failed == 0
            disk.fail(0, for_ever=False)
            open_library(work, hands.clock).close()
            assert found(work, hands) == before
            if through:
                break


@pytest.mark.parametrize("for_ever", [False, True], ids=["once", "for-ever"])
def test_every_access_of_a_repair_may_fail(
    kept: Path, chosen: Attempts, hands: Hands, disk: FaultyDisk, for_ever: bool
) -> None:
    path = kept / DATABASE_FILE
    damaged = path.read_bytes().replace(b'{"phase"', b'{"phrase', 1)
    path.write_bytes(damaged)
    _, work = next(attempts(kept))
    library = open_library(work, hands.clock)
    library.cards(trashed=True)
    library.cards()
    library.close()
    shutil.copyfile(work / DATABASE_FILE, path)
    open_library(work, hands.clock).close()
    repaired = found(work, hands)
    for number, work in chosen:
        disk.fail(number, for_ever=for_ever)
        open_library(work, hands.clock).close()
        through = disk.failed == 0
        disk.fail(0, for_ever=False)
        open_library(work, hands.clock).close()
        assert found(work, hands) == repaired
        if through:
            break


def did(deed: Deed) -> bool:
    try:
        deed()
    except (NotKept, StoreError):
        return False
    return True


def test_after_every_fault_the_next_move_keeps_all_that_is_missing(
    chosen: Attempts, hands: Hands, disk: FaultyDisk
) -> None:
    for number, work in chosen:
        library = open_library(work, hands.clock)
        game = game_of(library)
        disk.fail(number, for_ever=True)
        did(lambda game=game: game.play(1))  # type: ignore[misc]
        did(lambda game=game: game.undo(9))  # type: ignore[misc]
        did(lambda game=game: game.play(3))  # type: ignore[misc]
        through = disk.failed == 0
        disk.fail(0, for_ever=False)
        game.play(1)
        assert list(library.record(game.id).moves) == game.match.texts
        library.close()
        if through:
            break
