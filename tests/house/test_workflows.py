"""What the workflows run is named by commit, so that nobody can put another program under the same name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WORKFLOWS = sorted((Path(__file__).resolve().parents[2] / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_named_by_commit(path: Path) -> None:
    used = re.findall(r"uses: *(.+)", path.read_text("utf-8"))
    assert used
    for name in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", name), name


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_read_and_nothing_else(path: Path) -> None:
    assert "permissions:\n  contents: read\n" in path.read_text("utf-8")
