"""How long it takes to keep a move, and to open and list many kept games.

The games are a few dozen random ones, each of them many times over: what opening costs depends on how many there are.
"""

from __future__ import annotations

import tempfile
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter

from speicherstadt_app.bench.engine import random_game, seats_for
from speicherstadt_app.bench.report import Report, Sheet, exact, shown
from speicherstadt_app.bench.timing import Spread, percentile
from speicherstadt_app.engine.facts import SeatFacts
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.games import registry
from speicherstadt_app.store.files import DATABASE_FILE
from speicherstadt_app.store.games import find_row, read_texts, write_uncounted
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.statistics.cache import enter
from speicherstadt_app.store.tables import GameRow

KEPT = 100
"""Games kept for each game of `--games`: by default twenty thousand."""
UNFINISHED = 500
DIFFERENT = 20
HALF_WAY = 120
SHARES = (0.5, 0.95, 0.99, 1.0)
WAITS = (
    "open the folder",
    "open it after a crash",
    "list the unfinished games",
    "list a hundred finished games",
    "resume a game",
    "keep the session's first move",
    "keep another move",
    "make a backup and check it",
)


def played(game_id: str, seed: int) -> Record:
    players = seats_for(game_id, seed)
    match, _ = random_game(game_id, players, seed, Random(seed).random)
    seats = tuple(Player(f"Seat {seat}", "ai" if seat else "human") for seat in range(players))
    return record_of(registry.find(game_id), match, seats)


def begun(record: Record) -> Record:
    return Record(record.game, record.rules, record.players, record.first, ())


def keep_one_by_one(library: Library, record: Record) -> list[float]:
    """The milliseconds that each move of a game takes until it is on the disk."""
    writer = library.begin(begun(record), 1)
    times = []
    for ply, text in enumerate(record.moves):
        began = perf_counter()
        writer.keep(ply, (text,))
        times.append((perf_counter() - began) * 1e3)
    writer.finish(record)
    return times


@contextmanager
def long_history(game_id: str, count: int) -> Iterator[Path]:
    """A folder with so many finished games and some hundreds of unfinished ones."""
    with tempfile.TemporaryDirectory() as folder:
        library = open_library(Path(folder))
        templates = [_template(library, game_id, seed, finished=True) for seed in range(DIFFERENT)]
        half = [_template(library, game_id, seed, finished=False) for seed in range(DIFFERENT)]
        facts = [registry.facts(game_id).read(played(game_id, seed)) for seed in range(DIFFERENT)]
        counted: list[tuple[GameRow, Sequence[SeatFacts]]] = []
        with library.database.writing() as session:
            session.connection().exec_driver_sql("DELETE FROM games")
            for number in range(count + UNFINISHED):
                row, texts = (templates if number < count else half)[number % DIFFERENT]
                values = {name: getattr(row, name) for name in GameRow.model_fields}
                values |= {"number": None, "id": str(uuid.UUID(int=number)), "touched": number}
                another = GameRow(**values)
                write_uncounted(session, another, texts)
                if number < count:
                    counted.append((another, facts[number % DIFFERENT]))
            enter(session, counted)
        library.close()
        yield Path(folder)


def _template(library: Library, game_id: str, seed: int, *, finished: bool) -> tuple[GameRow, list[str]]:
    record = played(game_id, seed)
    writer = library.begin(begun(record), seed)
    writer.keep(0, record.moves if finished else record.moves[: min(HALF_WAY, len(record.moves) // 2)])
    if finished:
        writer.finish(record)
    with library.database.reading() as session:
        row = find_row(session, writer.game_id)
        return row, read_texts(session, row)


def milliseconds(do: Callable[[], object]) -> float:
    began = perf_counter()
    do()
    return (perf_counter() - began) * 1e3


def use(folder: Path, times: dict[str, list[float]]) -> None:
    """One session, with what it makes people wait for."""
    opened: list[Library] = []
    times["open the folder"].append(milliseconds(lambda: opened.append(open_library(folder))))
    (library,) = opened
    times["list the unfinished games"].append(milliseconds(lambda: library.cards("unfinished")))
    times["list a hundred finished games"].append(milliseconds(lambda: library.cards("finished", limit=100)))
    game_id = library.unfinished()[0]
    times["resume a game"].append(milliseconds(lambda: library.resume(game_id)))
    kept, writer = library.resume(game_id)
    *before, last = kept.record.moves
    for what in ("keep the session's first move", "keep another move"):
        times[what].append(milliseconds(lambda: writer.keep(len(before), (last,))))
    library.database.doubtful = True
    library.close()
    times["open it after a crash"].append(milliseconds(lambda: opened.append(open_library(folder))))
    times["make a backup and check it"].append(milliseconds(opened[1].backups.make))
    opened[1].close()


def report(game_id: str, games: int, repeats: int) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        library = open_library(Path(folder))
        moves = [time for seed in range(repeats) for time in keep_one_by_one(library, played(game_id, seed))]
        library.close()
    with long_history(game_id, games * KEPT) as history:
        times: dict[str, list[float]] = {what: [] for what in WAITS}
        for _ in range(repeats):
            use(history, times)
        size = (history / DATABASE_FILE).stat().st_size
    keeping = [percentile(moves, share) for share in SHARES]
    waits = {what: Spread(tuple(values)) for what, values in times.items()}
    title = f"With {games * KEPT:,} finished and {UNFINISHED} unfinished games ({size / 1e6:.0f} MB), milliseconds"
    return Report(
        [
            Sheet(
                f"To keep one move of {len(moves):,}, milliseconds, the disk's included",
                ("median", "95 %", "99 %", "most"),
                [[f"{time:.2f}" for time in keeping]],
            ),
            Sheet(title, ("what", "ms"), [(what, shown(spread, 1)) for what, spread in waits.items()]),
        ],
        {"keeping_milliseconds": keeping, "waiting_milliseconds": {what: exact(one) for what, one in waits.items()}},
    )
