"""How quickly statistics answer when many games are kept.

The games are a few hundred random ones, each of them many times over, with other people, opponents and days: what a
question costs depends on how many there are, not on how well they were played.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from speicherstadt_app.bench.engine import random_game, seats_for
from speicherstadt_app.bench.report import Report, Sheet, exact, shown
from speicherstadt_app.bench.timing import Spread, percentile
from speicherstadt_app.engine.facts import SeatFacts
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.games import registry
from speicherstadt_app.store.games import INSERT, players_text, values_of
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.cache import enter
from speicherstadt_app.store.statistics.ratings import Strength
from speicherstadt_app.store.statistics.selection import Selection, Statistics
from speicherstadt_app.store.tables import FINISHED, GameRow

KEPT = 100
"""Games kept for each game of `--games`: by default twenty thousand."""
DIFFERENT = 200
PAGE = ("-m", "speicherstadt_app.app.measuring_figures")
GAMES_A_DAY = 9
LEVELS = ("apprentice", "clerk", "merchant", "owner", "senator")
STYLES = ("plain", "spoiler", "builder", "miser")


def filters(game_id: str) -> tuple[tuple[str, Filter], ...]:
    most = registry.card(game_id).seats[1]
    return (
        (f"{most} players", Filter(game_id, players=most)),
        ("a level", Filter(game_id, level="merchant")),
        ("a level and a style", Filter(game_id, level="clerk", style="spoiler")),
        ("a seat", Filter(game_id, seat=0)),
        ("all games but the oldest", Filter(game_id, first_day="2021-01-01")),
    )


PAGES: tuple[tuple[str, tuple[Callable[[Selection], object], ...]], ...] = (
    ("overview", (Selection.overview, Selection.by_players, Selection.by_level)),
    ("history", (Selection.history, Selection.rating, Selection.calendar)),
    ("strategy", (Selection.strategy,)),
    ("cards", (Selection.cards,)),
    ("head to head", (Selection.head_to_head, Selection.records)),
)


def measured(_game_id: str, players: int, level: str, style: str) -> Strength:
    return Strength(1200.0 + 100 * LEVELS.index(level) + 10 * STYLES.index(style) + players)


@contextmanager
def kept_games(game_id: str, count: int, people: int) -> Iterator[Library]:
    """A library in which so many people, called 0, 1, …, have finished so many games together."""
    with tempfile.TemporaryDirectory() as folder:
        library = open_library(Path(folder))
        _fill(library, game_id, count, people)
        yield library
        library.close()


def _fill(library: Library, game_id: str, count: int, people: int) -> None:
    rows = list(_rows(game_id, count, people))
    with library.database.writing() as session:
        for row, _ in rows:
            session.connection().exec_driver_sql(INSERT, values_of(row))
        enter(session, rows)


def _rows(game_id: str, count: int, people: int) -> Iterator[tuple[GameRow, Sequence[SeatFacts]]]:
    chance = Random(1)
    facts = []
    for seed in range(min(DIFFERENT, count)):
        players = seats_for(game_id, seed)
        match, _ = random_game(game_id, players, seed, Random(seed).random)
        seated = tuple(Player("Seat", "human") for _ in range(players))
        facts.append(registry.facts(game_id).read(record_of(registry.find(game_id), match, seated)))
    for number in range(1, count + 1):
        told = facts[number % len(facts)]
        at_table = [_brain(chance) for _ in told]
        at_table[chance.randrange(len(told))] = Player("Person", "human", {"profile": str(number % people)})
        row = GameRow(
            number=number,
            id=str(number),
            state=FINISHED,
            touched=number,
            game=game_id,
            rules=registry.card(game_id).rules_version,
            players=players_text(at_table),
            first=0,
            hash=b"",
            begun_at="",
            played_at="",
            day=(date(2020, 1, 1) + timedelta(days=number // GAMES_A_DAY)).isoformat(),
            seconds=600.0,
            counted=True,
            seal=0,
        )
        yield row, told


def _brain(chance: Random) -> Player:
    return Player("Brain", "ai", {"level": chance.choice(LEVELS), "style": chance.choice(STYLES)})


def milliseconds(ask: Callable[[], object], repeats: int) -> Spread:
    """Of the process's own time."""
    times = []
    for _ in range(repeats):
        began = process_time()
        ask()
        times.append((process_time() - began) * 1e3)
    return Spread(tuple(times))


def open_page(library: Library, game_id: str) -> None:
    """The overview for the first time since the program started: nothing is known yet."""
    Statistics(library.database, measured).of("0", Filter(game_id)).overview()


def ask(statistics: Statistics, chosen: Filter, questions: Sequence[Callable[[Selection], object]]) -> None:
    """What happens when a filter is changed on a page."""
    selection = statistics.of("0", chosen)
    for question in questions:
        question(selection)


def in_window(game_id: str, games: int, repeats: int) -> Any:
    """Through the page itself, in a process of its own: milliseconds from a tap to the frame that shows the answer."""
    environment = dict(os.environ)
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys():
        environment |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    with tempfile.TemporaryDirectory() as folder:
        library = open_library(Path(folder))
        _fill(library, game_id, games, 1)
        library.close()
        command = [sys.executable, *PAGE, folder, "0", str(repeats)]
        run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, encoding="utf-8")
    return json.loads(run.stdout)


def _page_sheets(found: Any, games: int) -> Iterator[Sheet]:
    rows = [(what, shown(Spread(tuple(times)), 0)) for what, times in found["times"].items()]
    yield Sheet(f"The statistics page with {games:,} games, milliseconds on the clock", ("what", "ms"), rows)
    for name, times in zip(("on the clock", "first thread"), (0, 2), strict=True):
        steps = [step[times] for step in found["frames"]]
        yield Sheet(
            f"Frames meanwhile, ms ({name})",
            ("frames", "median", "95 %", "99 %", "longest"),
            [
                (
                    str(len(steps)),
                    *(f"{percentile(steps, share):.1f}" for share in (0.5, 0.95, 0.99)),
                    f"{max(steps):.1f}",
                )
            ],
        )


def asked_directly(game_id: str, games: int, repeats: int) -> Report:
    """Without a window, in processor time."""
    sheets = []
    figures: dict[str, object] = {}
    for people in (5, 1):
        with kept_games(game_id, games * KEPT, people) as library:
            times = {"overview, the first time": milliseconds(partial(open_page, library, game_id), repeats)}
            statistics = Statistics(library.database, measured)
            for page, questions in PAGES:
                for what, chosen in filters(game_id):
                    times[f"{page}, {what}"] = milliseconds(partial(ask, statistics, chosen, questions), repeats)
        title = f"Statistics of a person with {games * KEPT // people:,} of {games * KEPT:,} games, milliseconds"
        sheets.append(Sheet(title, ("page and filter", "ms"), [(what, shown(ms, 1)) for what, ms in times.items()]))
        figures[f"statistics_milliseconds_of_{people}"] = {what: exact(ms) for what, ms in times.items()}
    return Report(sheets, figures)


def report(game_id: str, games: int, repeats: int) -> Report:
    direct = asked_directly(game_id, games, repeats)
    page = in_window(game_id, games * KEPT, min(repeats, 3))
    times = {what: exact(Spread(tuple(times))) for what, times in page["times"].items()}
    return Report(
        (*direct.sheets, *_page_sheets(page, games * KEPT)), {**direct.figures, "statistics_page_milliseconds": times}
    )
