"""Figures that somebody exchanged in the database: the statistics page counts them anew, or says why it can't."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.app.upkeep import Upkeep
from speicherstadt_app.store.notices import Notice
from speicherstadt_app.ui.maintenance import Tell
from speicherstadt_app.ui.threads import Refused
from tests.cli.test_stats import simulated
from tests.ui.memory_folder import Window, window

pytestmark = pytest.mark.usefixtures("qapp")

PATIENCE = 60_000


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sound")
    simulated(folder, 20)
    return folder


@pytest.fixture
def damaged(sound: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "damaged"
    shutil.copytree(sound, folder)
    with contextlib.closing(sqlite3.connect(folder / "speicherstadt.db")) as database:
        database.executescript("UPDATE statistics_seats SET score = 'many', day = ''")
    return folder


def shown(folder: Path) -> tuple[str, list[str], set[str]]:
    """What the page comes to: its state, the titles of its papers, the notices."""
    found: list[Any] = []

    async def scene(at: Window) -> None:
        await at.ready()
        model: Any = at.app.model("statistics")
        at.app.open("statistics", str(at.get("profiles").property("currentId")))
        await at.until(lambda: model.now.value.state == "shown" or "read_only" in at.app._notices._notices, PATIENCE)
        found.extend((model.now.value.state, [row.key for row in model.papers.rows], {*at.app._notices._notices}))

    window(scene, Folder(folder))  # type: ignore[arg-type]
    return found[0], found[1], found[2]


def test_damaged_figures_are_counted_anew_before_they_are_shown(sound: Path, damaged: Path) -> None:
    state, papers, notices = shown(damaged)
    assert (state, papers, notices) == shown(sound)
    assert papers
    assert "figures_damaged" not in notices


def test_who_may_not_count_anew_is_told_why(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(self: Upkeep, tell: Tell) -> None:
        raise Refused(Notice("read_only", {"folder": "there"}))

    monkeypatch.setattr(Upkeep, "recount", refused)
    _, papers, notices = shown(damaged)
    assert papers == []
    assert "read_only" in notices
    assert "failed" not in notices
