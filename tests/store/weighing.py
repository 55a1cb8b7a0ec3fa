"""What a look at a file costs, and what it says."""

from __future__ import annotations

import gc
import json
import os
import resource
import time
from pathlib import Path
from typing import NamedTuple

from speicherstadt_app.store.library import Library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.shapes import Offer
from speicherstadt_app.store.transfer.take_over import inspect
from tests.store.slowness import too_slow

SECONDS = 2.0
MEGABYTES = 200


def told(offer: Offer) -> str:
    """Everything that is refused, each in a sentence."""
    sentences = [str(notice) for notice in offer.refused]
    assert all(sentence.endswith(".") and len(sentence) < 400 for sentence in sentences)
    assert all(sentence.isprintable() for sentence in sentences)
    return " ".join(sentences)


class Weighed(NamedTuple):
    seconds: float
    megabytes: float
    games: int
    refused: str


def weigh(library: Library, path: Path) -> Weighed:
    """Look at a file in a process of its own that has little memory, and say what it cost."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(writing, json.dumps(_weigh(library, path)).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    assert answer, "it did not come back"
    return Weighed(*json.loads(answer))


def _weigh(library: Library, path: Path) -> Weighed:
    gc.freeze()
    space = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (space + (MEGABYTES << 20),) * 2)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = time.process_time()
    try:
        offer = inspect(library, path)
        games, refused = len(offer.games), told(offer)
    except StoreError as error:
        games, refused = 0, str(error)
    seconds = time.process_time() - began
    return Weighed(seconds, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024, games, refused)


def cheap(library: Library, path: Path) -> Weighed:
    weighed = weigh(library, path)
    assert not too_slow(weighed.seconds, SECONDS)
    assert weighed.megabytes <= MEGABYTES
    return weighed
