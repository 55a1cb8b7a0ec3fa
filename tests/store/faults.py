"""Disks that do not do what they are asked."""

import contextlib
import resource
import signal
from collections.abc import Iterator

from speicherstadt_app.engine.errors import NotKept
from tests.store.tables_played import Game


def play_unkept(game: Game, plies: int) -> set[str]:
    """Moves that happen at the table whether they are kept or not; the reasons why they were not."""
    reasons = set()
    for _ in range(plies):
        text = game.next_text()
        try:
            game.writer.keep(game.match.ply - 1, (text,))
        except NotKept as error:
            reasons.add(error.reason)
    return reasons


@contextlib.contextmanager
def longest_file(size: int) -> Iterator[None]:
    """The system refuses to let any file grow beyond this size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)
