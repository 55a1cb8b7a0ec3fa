"""Every shared library that a kept file of the wheels asks for is brought: by the wheels, the C library, or a package
that play.py and the packages for Linux name."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import PySide6
import pytest

from speicherstadt_app.app import system
from tests.house.elf import needed
from tools.bill import locked
from tools.bundle import is_dropped
from tools.kept_of_qt import superfluous

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="wheels for Linux are read")

RUNTIME = {
    *("libc.so.6", "libdl.so.2", "libgcc_s.so.1", "libm.so.6", "libpthread.so.0", "libresolv.so.2", "librt.so.1"),
    *("libstdc++.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"),
}
"""The C library and the compiler's, which each system's package manager needs as well."""
OPTIONAL = {"libqgtk3.so"}
"""Plugins that Qt leaves alone where the system lacks what they need."""
BROUGHT = {
    "libX11.so.6": "libGL.so.1",
    "libbrotlicommon.so.1": "libfontconfig.so.1",
    "libbrotlidec.so.1": "libfontconfig.so.1",
    "libfreetype.so.6": "libfontconfig.so.1",
    "libwayland-client.so.0": "libwayland-cursor.so.0",
    "libxcb-image.so.0": "libxcb-cursor.so.0",
    "libxcb-render-util.so.0": "libxcb-cursor.so.0",
    "libxcb-render.so.0": "libxcb-cursor.so.0",
    "libxcb-shm.so.0": "libxcb-cursor.so.0",
    "libxcb-util.so.1": "libxcb-cursor.so.0",
    "libxcb-xkb.so.1": "libxkbcommon-x11.so.0",
    "libxcb.so.1": "libGL.so.1",
    "libz.so.1": "libfontconfig.so.1",
}
"""What another library of the lists asks for itself, so that its package brings it."""
LISTED = {library.soname for library in (*system.DRAWING, *system.X11, *system.WAYLAND)}


def kept() -> set[Path]:
    """The shared libraries of the wheels that are played with, without what no package keeps."""
    pyside = Path(str(PySide6.__file__)).parent
    gone = {path.resolve() for path in superfluous(pyside)}
    found = set()
    for name in locked():
        for file in distribution(name).files or []:
            path = Path(str(file.locate())).resolve()
            if ".so" in path.name and path not in gone and not is_dropped(Path(file)):
                found.add(path)
    return found


def test_wheels_need_nothing_that_no_list_names() -> None:
    files = kept()
    own = {path.name for path in files}
    assert "libQt6Network.so.6" in own
    assert {"libasound", "libicuuc"} <= {name.split(".")[0].split("-")[0] for name in own}
    wanted = {name for path in files if path.name not in OPTIONAL for name in needed(path)}
    assert wanted - own - RUNTIME - LISTED == set(BROUGHT)


def where() -> dict[str, Path]:
    """The libraries of this system by their names."""
    answer = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=False)
    found: dict[str, Path] = {}
    for line in answer.stdout.splitlines()[1:]:
        name, _, path = line.strip().partition(" => ")
        found.setdefault(name.split(" ")[0], Path(path))
    return found


@pytest.mark.parametrize(("name", "by"), BROUGHT.items())
def test_what_another_library_brings_it_asks_for(name: str, by: str) -> None:
    here = where()
    assert by in LISTED
    if by not in here:
        pytest.skip(f"{by} is not installed")
    asked, open_ends = {by}, [by]
    while open_ends:
        for one in needed(here[open_ends.pop()]):
            if one not in asked and one in here:
                open_ends.append(one)
            asked.add(one)
    assert name in asked


def test_a_file_that_is_no_library_needs_nothing(tmp_path: Path) -> None:
    text = tmp_path / "libc.so"
    text.write_text("GROUP ( libc.so.6 )\n")
    assert needed(text) == set()
