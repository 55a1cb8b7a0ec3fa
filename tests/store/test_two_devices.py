"""Two devices that went on for months, and exchange their games now and then: afterwards both have the same."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.recount import is_up_to_date
from speicherstadt_app.store.statistics.selection import Statistics
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.store.transfer.take_over import inspect
from tests.rotation import Rotation
from tests.store.conftest import Hands
from tests.store.parcels import bring
from tests.store.tables_played import begin, resume
from tests.store.test_migrations import newer_program
from tests.store.test_transfer_merge import other_way

FEW, MANY = 2, 40
NEAR_THE_END = 160
THIS = Filter("speicherstadt")


class Device:
    """A folder, and the program that opens it: today's, or one that knows a later layout."""

    def __init__(self, folder: Path, *, newer: bool) -> None:
        self.folder = folder
        self.parcel = folder.with_suffix(".speicher")
        self.newer = newer
        self.hands = Hands()

    @contextlib.contextmanager
    def opened(self) -> Iterator[Library]:
        with newer_program() if self.newer else contextlib.nullcontext():
            library = open_library(self.folder, self.hands.clock)
            try:
                yield library
            finally:
                library.close()


def go_on(library: Library, hands: Hands, chance: Stream, people: list[str], *, ends: int) -> None:
    """A month: games of both devices go on, in their own ways, and others are begun."""
    persons = {one.id: one for one in library.profiles.all()}
    for game_id in library.unfinished():
        hands.pass_time(hours=1 + chance.below(40))
        fate = chance.below(10)
        if fate < 4:
            continue
        if fate == 4:
            library.abandon(game_id)
            continue
        # The same moves to the same end on both would be one game that ended on two days.
        done = fate == 9 and crc32(game_id.encode()) % 2 == ends
        game = resume(library, game_id)
        if game.match.ply > NEAR_THE_END and not done:
            continue
        while not game.match.over and (
            game.match.actors[0] == CHANCE or len(game.match.legal(game.match.actors[0])) == 1
        ):
            game.play(1)
        if game.match.over:
            game.finish()
            continue
        game = other_way(library, game_id) if fate == 5 or done else game
        if fate == 6:
            game.writer.assist()
        if done:
            game.finish()
        else:
            game.play(1 + chance.below(9))
    for _ in range(1 + chance.below(2)):
        hands.pass_time(hours=1 + chance.below(40))
        person = persons[people[chance.below(len(people))]]
        game = begin(library, chance.below(10**15), 2 + chance.below(3), person).play(chance.below(20))
        if chance.below(3) == 0:
            game.finish()


def everything(library: Library) -> list[tuple[object, ...]]:
    """What there is, whatever it is called: of two ways of one game each device calls the other's a branch."""
    cards = library.cards()
    assert all(card.whole for card in cards)
    return sorted(
        (library.record(card.id).moves, card.state, str(card.winners), card.progress.scores, card.assisted)
        for card in cards
    )


def figures(library: Library) -> list[tuple[object, ...]]:
    """What statistics tell of everybody; the numbers of games are each device's own."""
    assert is_up_to_date(library.database)
    statistics = Statistics(library.database)
    told: list[tuple[object, ...]] = []
    for one in sorted(library.profiles.all(), key=lambda one: one.id):
        found = statistics.of(one.id, THIS)
        all_in_all = found.overview()
        told.append(
            (
                one.name,
                (all_in_all.wins, all_in_all.mean_place, all_in_all.mean_score, all_in_all.best_score),
                (all_in_all.current_streak, all_in_all.longest_streak, all_in_all.apart),
                [place.place for place in all_in_all.form],
                sorted(found.calendar(), key=str),
                [sorted(map(str, groups)) for groups in (found.by_players(), found.by_seat())],
            )
        )
    return told


def exchange(devices: list[Device]) -> None:
    for device in devices:
        with device.opened() as library:
            export_all(library, device.parcel)
    for mine, theirs in (devices, devices[::-1]):
        with mine.opened() as library:
            offer, taken = bring(library, theirs.parcel)
            assert offer.refused == ()
            assert taken.games == len(offer.games)
            assert inspect(library, theirs.parcel).empty


def months(folder: Path, chance: Stream, times: int) -> None:
    origin = Hands()
    first = folder / "first"
    library = open_library(first, origin.clock)
    people = [library.profiles.create(name, "crane", "red", "de").id for name in ("Anna", "Ben")]
    go_on(library, origin, chance, people, ends=0)
    library.close()
    shutil.copytree(first, folder / "second")
    # One of them may have been brought up to date, and the other not.
    devices = [Device(first, newer=bool(chance.below(2))), Device(folder / "second", newer=False)]
    # One of the clocks is wrong.
    devices[1].hands.jump(minutes=chance.below(4000) - 2000)
    for _ in range(times):
        for ends, device in enumerate(devices):
            with device.opened() as library:
                go_on(library, device.hands, chance, people, ends=ends)
        exchange(devices)
        found = []
        for device in devices:
            with device.opened() as library:
                found.append((everything(library), figures(library)))
        assert found[0][0] == found[1][0]
        assert found[0][1] == found[1][1]
        exchange(devices)
        with devices[0].opened() as library:
            assert everything(library) == found[0][0], "whoever has everything gets nothing more"


@pytest.mark.parametrize("part", range(FEW))
def test_after_an_exchange_both_have_the_same(folder: Path, rotation: Rotation, part: int) -> None:
    folder.mkdir()
    months(folder, Stream(rotation.seed(f"devices {part}"), "devices"), 2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(MANY))
def test_after_many_months_both_have_the_same(folder: Path, seed: int) -> None:
    folder.mkdir()
    months(folder, Stream(seed, "devices"), 8)
