import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from speicherstadt_app.store.clock import Clock
from speicherstadt_app.store.library import Library, open_library

# What a disk takes to be sure is of no interest to most tests.
MEMORY_DISK = Path("/dev/shm")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A data folder that does not exist yet."""
    if not os.access(MEMORY_DISK, os.W_OK):
        yield tmp_path / "data"
        return
    place = Path(tempfile.mkdtemp(dir=MEMORY_DISK, prefix="speicherstadt-"))
    yield place / "data"
    shutil.rmtree(place, ignore_errors=True)


class Hands:
    """A clock that stands where a test puts it."""

    def __init__(self) -> None:
        self.moment = datetime.fromisoformat("2026-11-18T09:00:00+01:00")
        self.seconds = 1000.0
        self.clock = Clock(lambda: self.moment, lambda: self.seconds)

    def pass_time(self, **time: float) -> None:
        passed = timedelta(**time)
        self.moment += passed
        self.seconds += max(passed.total_seconds(), 0)

    def jump(self, **time: float) -> None:
        """Somebody sets the clock of the machine."""
        self.moment += timedelta(**time)


@pytest.fixture
def hands() -> Hands:
    return Hands()


Open = Callable[..., Library]


@pytest.fixture
def opened(folder: Path, hands: Hands) -> Iterator[Open]:
    """Opens a data folder as often as wanted, and closes what is still open at the end."""
    libraries: list[Library] = []

    def open_again(place: Path = folder) -> Library:
        for library in libraries:
            library.close()
        libraries[:] = [open_library(place, hands.clock)]
        return libraries[0]

    yield open_again
    for library in libraries:
        library.close()


@pytest.fixture
def library(opened: Open) -> Library:
    return opened()
