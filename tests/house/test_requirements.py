"""What is installed is what was tried: each library in one version, with sums, and within the project's own bounds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.lock import FOLDER, HEADER, wanted

NAMES = sorted(wanted())


def entries(name: str) -> list[tuple[Requirement, int]]:
    """Each requirement of a file, and how many sums it has."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8").removeprefix(HEADER).replace("\\\n", " ")
    found = []
    for line in text.splitlines():
        requirement, *sums = re.split(r"\s+--hash=sha256:", line.strip())
        assert all(re.fullmatch("[0-9a-f]{64}", one) for one in sums)
        found.append((Requirement(requirement), len(sums)))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_library_has_one_version_and_sums(name: str) -> None:
    for requirement, sums in entries(name):
        assert re.fullmatch(r"==[^,*]+", str(requirement.specifier)), requirement
        assert sums > 0, requirement


@pytest.mark.parametrize("name", NAMES)
def test_what_the_project_asks_for_is_there_within_its_bounds(name: str) -> None:
    locked = [requirement for requirement, _ in entries(name)]
    for line in wanted()[name]:
        asked = Requirement(line)
        found = [one for one in locked if canonicalize_name(one.name) == canonicalize_name(asked.name)]
        assert found, line
        version = next(iter(found[0].specifier)).version
        assert any(asked.specifier.contains(next(iter(one.specifier)).version) for one in found), (line, version)


def test_the_game_is_tested_in_the_versions_in_which_it_is_played() -> None:
    tested = {(one.name, str(one.specifier)) for one, _ in entries("test")}
    assert [one for one, _ in entries("play") if (one.name, str(one.specifier)) not in tested] == []


def test_no_file_says_where_it_comes_from() -> None:
    for path in Path(FOLDER).iterdir():
        assert "://" not in path.read_text("utf-8"), path.name


def test_everything_ends_before_a_version_that_nobody_tried() -> None:
    for lines in wanted().values():
        for line in lines:
            assert {"<", "=="} & {one.operator for one in Requirement(line).specifier}, line
