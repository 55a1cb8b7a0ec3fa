"""Work done by a Dask cluster, on this machine or on others. Needs the extra `cluster`."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.cli.program import code
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.cli.workers import without_ctrl_c
from speicherstadt_app.engine.errors import quote

if TYPE_CHECKING:
    from distributed import Client

LOCAL: Final = "local"
WAIT: Final = "10s"
SAME: Final = "Give every worker the same version of this program."


@contextmanager
def cluster(address: str, jobs: int, program: str) -> Iterator[tuple[Executor, int]]:
    """The cluster at that address, or for `local` one of so many processes here, and how much it does at a time.
    Its workers must have the code of that fingerprint."""
    try:
        from distributed import Client, KilledWorker, LocalCluster
    except ImportError:
        raise Refusal("--cluster needs Dask", "Install it: python3 -m pip install distributed") from None
    with ExitStack() as stack:
        # What befalls the cluster is said once, in a sentence.
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        if address == LOCAL:
            with without_ctrl_c():
                own = LocalCluster(
                    n_workers=jobs, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL
                )
            goal: Any = stack.enter_context(own)
        else:
            goal = address
        try:
            client = stack.enter_context(Client(goal, timeout=WAIT))
        except (OSError, ValueError, ImportError, AssertionError):
            # Dask asserts that its own thread has begun within ten seconds, which a busy machine may not grant.
            raise Refusal(f"no cluster answers at {quote(address)}", "Is it tcp://HOST:PORT of a scheduler?") from None
        places = _places(client, program)
        try:
            yield client.get_executor(), places
        except (KilledWorker, CancelledError):
            raise Refusal("the cluster lost its workers", "Start them again, then this command.") from None


def _places(client: Client, program: str) -> int:
    """How many workers there are, all of one thread and with this very program."""
    threads = client.nthreads()
    if not threads:
        raise Refusal("the cluster has no workers", "Start some: dask worker ADDRESS --nthreads 1")
    if max(threads.values()) > 1:
        raise Refusal(
            "the cluster has workers of several threads, which would wait for each other while they think",
            "Start them with --nthreads 1 --nworkers auto.",
        )
    try:
        codes = set(client.run(code).values())
    # A worker without the program raises what it will.
    except Exception:  # noqa: BLE001
        raise Refusal("the cluster's workers can't load this program", SAME) from None
    if codes != {program}:
        raise Refusal("the cluster's workers have another version of this program", SAME)
    return len(threads)
