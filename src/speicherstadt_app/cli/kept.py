"""What the commands share that open a data folder."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from speicherstadt_app.cli.places import data_folder
from speicherstadt_app.cli.refusal import Refusal, plain, sentence
from speicherstadt_app.store.files import BACKUP_FOLDER, DATABASE_FILE, is_there
from speicherstadt_app.store.notices import StoreError

if TYPE_CHECKING:
    from speicherstadt_app.store.library import Library


@contextmanager
def opened(
    args: argparse.Namespace, *, new: bool = False, writing: bool = False, unreadable: bool = False
) -> Iterator[Library]:
    """The library of the folder that is meant. What the store refuses, inside too, becomes a `Refusal`.

    `new`: there need not be anything yet. `writing`: it is of no use where nothing can be written.
    `unreadable`: it is of use where there are games that can't be read.
    """
    folder = data_folder(args.data)
    if not new and not is_there(folder / DATABASE_FILE) and not is_there(folder / BACKUP_FOLDER):
        raise Refusal(f"no games are kept in {folder}", "Play one first: speicherstadt play")
    from speicherstadt_app.store.library import open_library

    try:
        library = open_library(folder)
        try:
            database = library.database
            obstacle = (database.memory or database.newer) if writing else database.unreadable
            if unreadable and database.unreadable:
                obstacle = None
            for notice in library.notices:
                # What is refused says it by itself.
                if not (obstacle and notice.key in ("memory", "newer", "unreadable")):
                    print(f"speicherstadt: {plain(sentence(str(notice)))}", file=sys.stderr)
            if obstacle:
                raise Refusal(str(obstacle))
            yield library
        finally:
            library.close()
    except StoreError as error:
        raise Refusal(str(error)) from None


@contextmanager
def progress(label: str) -> Iterator[Callable[[int, int], None]]:
    """A bar in the terminal, and nothing elsewhere; told how much of how much is done."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    from speicherstadt_app.cli.screen import console

    screen = console(stderr=True)
    columns = TextColumn(label), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
