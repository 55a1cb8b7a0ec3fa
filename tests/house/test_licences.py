"""Nothing is in a package whose licence can't be read there, with where its source is."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path, PurePosixPath

import pygame
import PySide6
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from speicherstadt_app.ui.home.licences import FOLDER, LIST, libraries, text_of
from tools.bill import locked
from tools.bundle import is_dropped
from tools.kept_of_qt import is_kept
from tools.lock import FOLDER as LOCKED

NAMED = libraries()
NATIVE = re.compile(r"\.(dll|dylib|so)(\.|$)")
DESKTOP = {"sys_platform": "linux", "python_full_version": "3.13.0", "python_version": "3.13"}
OF_WHEELS = {
    "linux": "SDL2-2-50d19f93.0.so.0.3200.10 libvorbisenc-263afe1b.so.2.0.12 libasound-2b3a3662.so.2.0.0",
    "windows": "SDL2.dll SDL2_mixer.dll libogg-0.dll libopus-0.dll libopusfile-0.dll libwavpack-1.dll libxmp.dll",
    "macOS": "libmpg123.0.dylib libSDL2-2.0.0.dylib libFLAC.14.0.0.dylib libz.1.3.1.zlib-ng.dylib libopus.0.dylib",
}


def owner(package: str, file: str) -> list[str]:
    """What is listed as bringing a file of a package."""
    stem = file.removeprefix("lib")
    return [one.name for one in NAMED if one.within == package and any(stem.startswith(start) for start in one.files)]


def test_every_package_that_is_installed_to_play_is_listed() -> None:
    text = (LOCKED / "play.txt").read_text("utf-8").replace("\\\n", " ")
    asked = [Requirement(line.split("--hash")[0]) for line in text.splitlines() if line and not line.startswith("#")]
    there = {canonicalize_name(one.name) for one in asked if one.marker is None or one.marker.evaluate(DESKTOP)}
    # What installs the program from its folder is in no package of it.
    building = {"hatchling", "editables", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers"}
    assert there - building == {one.package for one in NAMED if one.package}


def test_the_wheels_that_are_taken_have_been_looked_into() -> None:
    looked_into = tomllib.loads(LIST.read_text("utf-8"))["looked_into"]
    assert {name: {*versions} for name, versions in looked_into.items()} == {
        name: versions for name, versions in locked().items() if name in {one.within for one in NAMED}
    }


def test_every_licence_can_be_read_and_every_source_found() -> None:
    for library in NAMED:
        assert len(text_of(library)) > 200, library.name
        assert library.source.startswith("https://"), library.name


def test_every_text_belongs_to_something() -> None:
    named = {library.text for library in NAMED} | {"GPL-3.0.txt", "libraries.toml", "README.md"}
    assert {path.name for path in FOLDER.iterdir()} <= named


def test_every_library_inside_the_sound_is_listed_once() -> None:
    base = Path(str(pygame.__file__)).parent
    inside = [base.parent / "pygame_ce.libs", base / ".dylibs", base]
    files = [path for folder in inside if folder.is_dir() for path in folder.iterdir() if NATIVE.search(path.name)]
    own = [path for path in files if ".cpython-" in path.name or path.suffix == ".pyd"]
    brought = [path for path in files if path not in own and not is_dropped(path.relative_to(base.parent))]
    assert brought or sys.platform == "win32"
    for path in brought:
        assert len(owner("pygame-ce", path.name)) == 1, path.name


@pytest.mark.parametrize("system", OF_WHEELS)
def test_those_of_other_systems_are_listed_too(system: str) -> None:
    for file in OF_WHEELS[system].split():
        assert len(owner("pygame-ce", file)) == 1, file


def test_every_library_beside_qt_is_listed() -> None:
    base = Path(str(PySide6.__file__)).parent
    for path in base.rglob("*"):
        inside = PurePosixPath(path.relative_to(base).as_posix())
        if path.is_file() and NATIVE.search(path.name) and is_kept(inside) and "plugins" not in inside.parts:
            plain = path.name.endswith(".abi3.so") or "qml" in inside.parts
            assert plain or len(owner("pyside6-essentials", path.name)) == 1, inside
