"""A program that plays and keeps games until it is killed, and tells its parent what it is about to keep and has kept.

    python doomed_player.py FOLDER

For every line `SEED` that it reads it plays, where the system can do so in a fresh process of its own; so the price of
starting Python is paid once. Its answers, a line each:

    pid N                           who is to be killed
    found STATE SECONDS NOTICE...   the game as it lay in the folder, and how long it took to get there
    try STATE                       what it will be if the next write succeeds, or `new` for another game
    kept STATE                      the write has returned
    end                             the process is gone
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.store.library import Library, open_library
from tests.store.tables_played import Game, begin, resume


def tell(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def state_of(game: Game) -> str:
    texts = game.match.texts
    return f"{game.id} {len(texts)} {hashlib.sha256(chr(10).join(texts).encode()).hexdigest()}"


def open_game(library: Library, chance: Stream) -> Game:
    unfinished = library.unfinished()
    if unfinished:
        return resume(library, unfinished[0])
    return begin(library, seed=chance.below(1 << 30), players=2 + chance.below(4))


def play(folder: Path, seed: int) -> None:
    chance = Stream(seed, "doomed")
    began = time.perf_counter()
    library = open_library(folder)
    game = open_game(library, chance)
    tell("found", state_of(game), f"{time.perf_counter() - began:.4f}", *(notice.key for notice in library.notices))
    while True:
        ply = game.match.ply
        if ply > 3 and not chance.below(20):
            ply -= 1 + chance.below(3)
            game.match.jump(ply)
            texts: tuple[str, ...] = ()
        else:
            texts = (game.next_text(),)
        over = game.match.over
        tell("try", "new" if over else state_of(game))
        game.writer.keep(ply, texts)
        if over:
            game.writer.finish(game.record())
            game = open_game(library, chance)
        tell("kept", state_of(game))


def warm_up() -> None:
    """What a process does only once would take the time of each of its children."""
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(2):
            library = open_library(Path(folder))
            open_game(library, Stream(0)).play(2)
            library.close()


def main() -> None:
    folder = Path(sys.argv[1])
    warm_up()
    for line in sys.stdin:
        child = os.fork() if hasattr(os, "fork") else 0
        if child == 0:
            tell("pid", os.getpid())
            play(folder, int(line))
        os.waitpid(child, 0)
        tell("end")


if __name__ == "__main__":
    main()
