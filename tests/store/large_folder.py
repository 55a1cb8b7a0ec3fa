"""Make a folder of very many kept games, and measure what is done with one every day.

    python -m tests.store.large_folder FOLDER GAMES

A few hundred games are played, and each of the others is one of them, played by others at another time: so every row is
what the program itself would have written. It prints processor seconds, each of a session or command of its own.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from speicherstadt_app.cli.past import QUICK, play
from speicherstadt_app.games import registry
from speicherstadt_app.store.clock import SYSTEM_CLOCK
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.simulated_past import Plan, Played, simulate
from speicherstadt_app.store.statistics.recount import is_up_to_date
from speicherstadt_app.store.statistics.selection import Statistics
from speicherstadt_app.store.transfer.export import export_all
from tests.store.tables_played import begin

GAME = "speicherstadt"
REALLY_PLAYED = 60
"""Games of each number of players."""
DAYS = 5


def players_of(plans: Iterable[Plan]) -> Iterator[Played]:
    there: dict[int, list[Played]] = {}
    for one in plans:
        known = there.setdefault(len(one.seats), [])
        if len(known) < REALLY_PLAYED:
            known.append(play(one, GAME, "greedy"))
        again = known[one.number % len(known)]
        yield again._replace(record=replace(again.record, players=one.players))


def make(folder: Path, games: int) -> None:
    library = open_library(folder)
    brains = [(level, "plain") for level in QUICK]
    last_day = SYSTEM_CLOCK.now().date() - timedelta(days=1)
    simulate(library.database, games, players_of, brains, registry.card(GAME), seed=7, last_day=last_day)
    library.close()


class Figures:
    """What took how long."""

    def __init__(self) -> None:
        self.seconds: dict[str, list[float]] = {}

    @contextmanager
    def of(self, what: str) -> Iterator[None]:
        began = time.process_time()
        yield
        self.seconds.setdefault(what, []).append(time.process_time() - began)

    def ask(self, what: str, question: Callable[[], object]) -> None:
        with self.of(what):
            question()


def a_day(folder: Path, figures: Figures) -> None:
    """As the window goes about it: open, look, play a game, make the day's backup, close."""
    with figures.of("open the folder"):
        library = open_library(folder)
    assert not library.notices, library.notices
    figures.ask("list the unfinished games", library.unfinished)
    figures.ask("list a hundred games", lambda: library.cards(limit=100))
    figures.ask("look whether what was counted is sound, once a session", lambda: is_up_to_date(library.database))
    statistics = Statistics(library.database)
    somebody = max(library.profiles.all(), key=lambda one: statistics.all_games(one.id).games[:1] != ()).id
    figures.ask("overview of somebody, the first time", lambda: statistics.of(somebody, Filter(GAME)).overview())
    figures.ask("overview with a filter", lambda: statistics.of(somebody, Filter(GAME, players=3)).overview())
    game = begin(library, seed=len(figures.seconds["open the folder"]))
    figures.ask("the first move", lambda: game.play(1))
    figures.ask("another move", lambda: game.play(1))
    game.finish()
    figures.ask("the backup of the session, checked, older ones thinned", library.backups.make_if_changed)
    figures.ask("close", library.close)


def whole(library: Library, folder: Path) -> None:
    export_all(library, folder.with_name("everything.speicher"))


def main() -> int:
    folder, games = Path(sys.argv[1]), int(sys.argv[2])
    figures = Figures()
    if not folder.exists():
        figures.ask("make the folder", lambda: make(folder, games))
    for _ in range(DAYS):
        a_day(folder, figures)
    library = open_library(folder)
    figures.ask("export everything", lambda: whole(library, folder))
    assert len(library.cards()) >= games
    library.close()
    sizes = {
        "database": (folder / "speicherstadt.db").stat().st_size,
        "backups": len([*(folder / "backups").glob("*")]),
    }
    told = {what: [round(min(found), 3), round(max(found), 3)] for what, found in figures.seconds.items()}
    print(
        json.dumps({"games": games, **sizes, "free": shutil.disk_usage(folder).free >> 20, "seconds": told}, indent=1)
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
