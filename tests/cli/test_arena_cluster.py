"""`arena --cluster`: a Dask cluster plays the same games, and whatever is wrong with it is said in a sentence."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from speicherstadt_app.cli import arena_settings, cluster
from tests.cli.conftest import Say
from tests.cli.test_arena import BOTS, measure


def clustered(workers: int = 1, threads: int = 1) -> LocalCluster:
    return LocalCluster(
        n_workers=workers, threads_per_worker=threads, processes=False, dashboard_address="127.0.0.1:0", protocol="tcp"
    )


@pytest.fixture
def address() -> Iterator[str]:
    with clustered() as running:
        yield running.scheduler_address


def test_a_local_cluster_brings_the_same_figures(say: Say) -> None:
    assert measure(say, "--players", 3, "--cluster", "local", "--jobs", 2) == measure(say, "--players", 3)


def test_a_cluster_elsewhere_brings_the_same_figures(say: Say, address: str) -> None:
    assert measure(say, "--sprt", "0,100", "--cluster", address) == measure(say, "--sprt", "0,100")


def refused(say: Say, address: str) -> str:
    said = say("arena", *BOTS, "--cluster", address, "--quiet")
    assert (said.code, said.out) == (1, "")
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "tcp://", "quayside://here"])
def test_where_no_cluster_answers(address: str, say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "WAIT", "0.2s")
    assert f"no cluster answers at '{address}'. Is it tcp://HOST:PORT of a scheduler?" in refused(say, address)


def test_workers_of_another_version_are_refused(say: Say, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_settings, "code", lambda: "another")
    assert "the cluster's workers have another version of this program. Give every worker" in refused(say, address)


def test_workers_of_several_threads_are_refused(say: Say) -> None:
    with clustered(threads=2) as running:
        assert "workers of several threads" in refused(say, running.scheduler_address)


def test_a_cluster_without_workers_is_refused(say: Say) -> None:
    with clustered(workers=0) as running:
        assert "the cluster has no workers. Start some: " in refused(say, running.scheduler_address)


def test_without_dask_it_says_what_to_install(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "--cluster needs Dask. Install it: python3 -m pip install distributed" in refused(say, "local")
