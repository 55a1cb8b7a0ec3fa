"""Summer time, flights and wrong clocks while a game runs: order, days, statistics, backups and the game of the day are
what a person would say who was there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from speicherstadt_app.engine.occasion import DAY, Occasion
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.occasions.day import counted, game_of, next_number
from speicherstadt_app.store.backups import LAST, MONTHLY
from speicherstadt_app.store.clock import Clock
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.live_game import LONGEST_THOUGHT
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.recount import recount
from speicherstadt_app.store.statistics.selection import Statistics
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.ui.home.today import attempts_of
from tests.rotation import Rotation
from tests.store.conftest import Open
from tests.store.parcels import bring
from tests.store.tables_played import Game, begin, resume
from tests.store.test_statistics_cache import tables

THIS = "speicherstadt"
EXPECTED: set[str] = set()
"""What each start has to tell."""
TODAY = datetime(2026, 10, 24, 20, 30, tzinfo=UTC)
"""The evening before summer time ends."""
WRONG = (
    datetime(1970, 1, 1, 0, 30, tzinfo=UTC),
    datetime(2038, 1, 19, 3, 14, 7, tzinfo=UTC),
    datetime(2100, 2, 28, 23, 59, tzinfo=UTC),
    datetime(2016, 2, 29, 12, 0, tzinfo=UTC),
)


class World:
    """The clock of a machine, what is wrong with it, and the time that passes."""

    def __init__(self) -> None:
        self.right = TODAY
        self.wrong = timedelta()
        self.hours = 2.0
        self.ticks = 50.0
        self.clock = Clock(self.now, lambda: self.ticks)

    def now(self) -> datetime:
        return (self.right + self.wrong).astimezone(timezone(timedelta(hours=self.hours)))

    def wait(self, minutes: float) -> None:
        self.right += timedelta(minutes=minutes)
        self.ticks += minutes * 60

    def disturb(self, chance: Stream) -> None:
        what = chance.below(6)
        if what < 2:
            self.hours += (-1, 1)[what]
        elif what == 2:
            self.hours = chance.below(53) / 2 - 12
        elif what == 3:
            self.wrong = chance.choice(WRONG) - self.right
        elif what == 4:
            self.wrong += timedelta(hours=chance.choice((-1, 1, -24 * 3650, 24 * 3650)))
        else:
            self.wrong, self.hours = timedelta(), 2.0
        self.hours = max(-12.0, min(14.0, self.hours))
        if not 1970 <= (self.right + self.wrong).year <= 2100:
            self.wrong = timedelta()


@dataclass
class Told:
    """What somebody who was there would say of a game."""

    day: str
    seconds: float
    written: float
    state: str = "unfinished"
    trashed: bool = False


class Diary:
    """Somebody plays, and writes down on paper what happens."""

    def __init__(self, folder: Path, world: World) -> None:
        self.folder = folder
        self.world = world
        self.order: list[str] = []
        self.told: dict[str, Told] = {}
        self.tries: dict[str, list[str]] = {}
        self.library = open_library(folder, world.clock)
        self.anna = self.library.profiles.create("Anna", "crane", "red", "de")
        self.months: set[tuple[int, int]] = set()

    def restart(self) -> None:
        self.library.close()
        self.library = open_library(self.folder, self.world.clock)
        assert {notice.key for notice in self.library.notices} == EXPECTED

    def begin(self, chance: Stream) -> None:
        today = self.world.now().date()
        meta: dict[str, object] = {}
        if game_of(today) is not None and chance.below(2):
            tried = attempts_of(self.library.occasions(), self.anna.id)
            meta = Occasion(DAY, today.isoformat(), next_number(tried, today)).to_meta()
        game = begin(self.library, chance.below(10**9), person=self.anna, meta=meta)
        if meta:
            self.tries.setdefault(today.isoformat(), []).append(game.id)
        self.told[game.id] = Told(self._today(), 0.0, self.world.ticks)
        self._wrote(game)

    def go_on(self, chance: Stream, *, finish: bool) -> None:
        left = [one for one in self.order if self.told[one].state == "unfinished"]
        if not left:
            return
        game = resume(self.library, left[chance.below(len(left))])
        self.told[game.id].written = self.world.ticks
        self.world.wait(chance.below(9))
        if chance.below(2):
            # Amid the game, before it is kept again.
            self.world.disturb(chance)
        game.play(1 + chance.below(5))
        self._wrote(game)
        if finish:
            game.finish()
            self.told[game.id].state = "finished"

    def trash(self, chance: Stream) -> None:
        if self.order:
            game = self.order[chance.below(len(self.order))]
            self.library.trash(game)
            self.told[game].trashed = True
            self.world.disturb(chance)
            self.restart()
            assert game in {card.id for card in self.library.cards(trashed=True)}, "a clock that jumps empties no trash"
            self.library.take_from_trash(game)
            self.told[game].trashed = False

    def back_up(self) -> None:
        before = self.library.backups.all()
        made = self.library.backups.make()
        after = self.library.backups.all()
        assert after[:LAST] == [made, *before][:LAST], "the last ones stay, whatever the clock says"
        assert [backup.number for backup in after] == sorted((backup.number for backup in after), reverse=True)
        self.months.add((made.day.year, made.day.month))
        if len(self.months) <= MONTHLY:
            assert {(backup.day.year, backup.day.month) for backup in after} == self.months

    def compare(self) -> None:
        self.compare_with(self.library)
        before = tables(self.library)
        recount(self.library.database)
        assert tables(self.library) == before, "what was counted by another clock is counted so again"

    def compare_with(self, library: Library) -> None:
        cards = library.cards()
        assert [card.id for card in cards] == self.order[::-1]
        for card in cards:
            told = self.told[card.id]
            assert (card.day, card.state) == (told.day, told.state)
            assert card.seconds == pytest.approx(told.seconds)
        days = Statistics(library.database).of(self.anna.id, Filter(THIS)).calendar()
        over = [told for told in self.told.values() if told.state == "finished"]
        assert {day.day: day.games for day in days} == Counter(told.day for told in over)
        assert sum(day.seconds for day in days) == pytest.approx(sum(told.seconds for told in over))
        tries = attempts_of(library.occasions(), self.anna.id)
        first = {day.isoformat(): attempt.game_id for day, attempt in counted(tries).items()}
        assert first == {day: games[0] for day, games in self.tries.items()}
        assert all(next_number(tries, date.fromisoformat(day)) == len(games) + 1 for day, games in self.tries.items())

    def _wrote(self, game: Game) -> None:
        told = self.told[game.id]
        told.seconds += min(self.world.ticks - told.written, LONGEST_THOUGHT)
        told.written, told.day = self.world.ticks, self._today()
        self.order = [one for one in self.order if one != game.id] + [game.id]

    def _today(self) -> str:
        return self.world.now().date().isoformat()


def live(folder: Path, chance: Stream, steps: int) -> None:
    world = World()
    diary = Diary(folder, world)
    try:
        for step in range(steps):
            world.wait(chance.below(900))
            if chance.below(2):
                world.disturb(chance)
            what = chance.below(12)
            if step < 2 or what < 3:
                diary.begin(chance)
            elif what < 8:
                diary.go_on(chance, finish=what == 7)
            elif what == 8:
                diary.trash(chance)
            elif what == 9:
                diary.back_up()
            else:
                diary.restart()
        diary.compare()
        parcel = folder.with_name(f"{folder.name}.speicher")
        export_all(diary.library, parcel)
        elsewhere = open_library(folder.with_name(f"{folder.name}-elsewhere"), world.clock)
        bring(elsewhere, parcel)
        try:
            # Another device has nothing but the times to put them in order: of its own games all go into one list.
            assert {card.id for card in elsewhere.cards()} == {*diary.order}
            diary.compare_with(elsewhere)
        finally:
            elsewhere.close()
    finally:
        diary.library.close()


@pytest.mark.parametrize("part", range(3))
def test_a_life_with_a_clock_that_jumps(folder: Path, rotation: Rotation, part: int) -> None:
    live(folder, Stream(rotation.seed(f"clock {part}"), "clock"), 30)


@pytest.mark.long
def test_many_lives_with_a_clock_that_jumps(folder: Path) -> None:
    folder.mkdir()
    for seed in range(300):
        live(folder / str(seed), Stream(seed, "clock"), 60)


def test_the_hour_that_comes_twice_is_one_game(opened: Open, folder: Path) -> None:
    """Summer time ends amid it: by the clock on the wall it ends before it began."""
    world = World()
    world.right = datetime(2026, 10, 25, 0, 55, tzinfo=UTC)
    library = open_library(folder, world.clock)
    try:
        anna = library.profiles.create("Anna", "crane", "red", "de")
        game = begin(library, person=anna).play(5)
        began = world.now().replace(tzinfo=None)
        world.wait(4)
        world.hours = 1.0
        game.finish()
        assert world.now().replace(tzinfo=None) < began
        card = library.card(game.id)
        assert card.seconds == 240
        assert card.begun_at < card.played_at
        assert card.day == "2026-10-25"
    finally:
        library.close()
