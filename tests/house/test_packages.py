"""What a package is made of holds together: one version, one identity, nothing left out that the program needs."""

from __future__ import annotations

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pygame
import PySide6
import pytest
from hatchling.builders.sdist import SdistBuilder

from speicherstadt_app import __version__
from speicherstadt_app.app.system import DRAWING, WAYLAND, X11
from tests.speicherstadt_app import CHOSEN
from tools import bundle, changelog
from tools.bill import locked
from tools.kept_of_qt import is_kept, superfluous

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src" / "speicherstadt_app"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
BRIEFCASE: dict[str, Any] = PROJECT["tool"]["briefcase"]
APP: dict[str, Any] = BRIEFCASE["app"]["speicherstadt-app"]
COMPILED = {"apt": {"python3"}}
"""Brings the standard library compiled; elsewhere it comes so, or Briefcase asks for it."""
QT_IMPORT = re.compile(r"^import (Qt[\w.]+)", re.MULTILINE)
SOUND = {"apt": "libpulse0", "dnf": "pulseaudio-libs", "pacman": "libpulse", "zypper": "libpulse0"}


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert "version" not in BRIEFCASE
    assert "version" not in APP
    assert changelog.version(ROOT) == __version__


@pytest.mark.parametrize(
    ("system", "manager"), [("debian", "apt"), ("rhel", "dnf"), ("arch", "pacman"), ("suse", "zypper")]
)
def test_a_package_asks_for_the_libraries_that_play_py_asks_for(system: str, manager: str) -> None:
    libraries = (*DRAWING, *X11, *WAYLAND)
    wanted = {getattr(library, manager) for library in libraries} | {SOUND[manager]} | COMPILED.get(manager, set())
    assert set(APP["linux"]["system"][system]["system_runtime_requires"]) == wanted


def needed() -> Iterator[str]:
    """Files of PySide6 without which the window does not open, as they lie in a package for Linux."""
    imported = {"QtWidgets"}  # by qasync
    for path in SRC.rglob("*.py"):
        imported |= set(re.findall(r"from PySide6\.(\w+) import", path.read_text("utf-8")))
    for module in imported:
        yield Path(str(importlib.import_module(f"PySide6.{module}").__file__)).name
        yield f"Qt/lib/libQt6{module.removeprefix('Qt')}.so.6"
    for path in (SRC / "qml").rglob("*.qml"):
        for module in re.findall(QT_IMPORT, path.read_text("utf-8")):
            yield f"Qt/qml/{module.replace('.', '/')}"
    # Without a dialog of the system Qt draws its own, in the one style that is used.
    yield from ("Qt/qml/QtQuick/Controls/Basic", "Qt/qml/QtQuick/Controls/impl", "Qt/qml/Qt/labs/folderlistmodel")
    yield from ("Qt/plugins/platforms/libqxcb.so", "Qt/plugins/platforms/libqwayland.so", "Qt/plugins/imageformats")
    yield from (f"Qt/translations/qtbase_{language}.qm" for language in ("de", "fr"))


def as_on(system: str, file: str) -> str:
    """The name of a file of PySide6 for Linux, as another system has it."""
    if system == "windows":
        file = re.sub(r"^Qt/lib/lib(Qt6\w+)\.so\.6", r"\1.dll", file).removeprefix("Qt/")
        return re.sub(r"lib(q\w+)\.so", r"\1.dll", file).replace(".abi3.so", ".pyd")
    if system == "macOS":
        return re.sub(r"^Qt/lib/libQt6(\w+)\.so\.6", r"Qt/lib/Qt\1.framework/Versions/A/Qt\1", file)
    return file


@pytest.mark.parametrize("system", ["linux", "windows", "macOS"])
def test_a_package_keeps_what_the_window_needs(system: str) -> None:
    for file in set(needed()):
        inside = file if Path(file).suffix else f"{file}/qmldir"
        assert is_kept(PurePosixPath(as_on(system, inside))), file


NOT_NEEDED = (
    *("QtSql.abi3.so", "QtQuickControls2.abi3.so", "QtCore.pyi", "designer", "qmllint", "typesystems/core.xml"),
    *("Qt/lib/libQt6Sql.so.6", "Qt/lib/libQt6QuickControls2Material.so.6", "Qt/lib/libQt6Test.so.6", "include/a.h"),
    *("Qt/plugins/sqldrivers/libqsqlite.so", "Qt/plugins/tls/libqopensslbackend.so", "Qt/metatypes/a.json"),
    *("Qt/plugins/imageformats/libqpdf.so", "Qt/plugins/platforms/libqvnc.so", "Qt/translations/qtbase_ja.qm"),
    *("Qt/qml/QtTest/qmldir", "Qt/qml/QtQuick/Controls/Material/Button.qml", "Qt/qml/QtQuick/Particles/qmldir"),
    *("Qt/qml/Qt/labs/settings/qmldir", "Qt/qml/QtQuick3D/qmldir", "Qt/translations/qtwebengine_de.qm"),
)


@pytest.mark.parametrize("system", ["linux", "windows", "macOS"])
def test_a_package_leaves_out_what_nothing_uses(system: str) -> None:
    assert [file for file in NOT_NEEDED if is_kept(PurePosixPath(as_on(system, file)))] == []


OPENS = """
import sys
from pathlib import Path
from PySide6 import QtCore
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
import qasync
assert QtCore.__file__.startswith(sys.argv[1]), QtCore.__file__
app = QGuiApplication([])
engine = QQmlEngine()
page = QQmlComponent(engine)
imports = "".join(f"import {name}\\n" for name in sys.argv[2:])
page.setData(f"{imports}Item {{}}".encode(), QtCore.QUrl())
assert page.create() is not None, page.errorString()
assert QtCore.QTranslator().load("qtbase_de", QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.TranslationsPath))
"""


def test_what_is_kept_is_enough_for_every_module_of_the_pages(tmp_path: Path) -> None:
    """The libraries that Qt loads by itself are known to Qt alone, so it is tried."""
    installed = Path(str(PySide6.__file__)).parent
    gone = set(superfluous(installed))
    kept = [path for path in installed.rglob("*") if path.is_file() and path not in gone]
    for path in kept:
        copy = tmp_path / "PySide6" / path.relative_to(installed)
        copy.parent.mkdir(parents=True, exist_ok=True)
        # A symbolic link would lead Qt back to all its libraries.
        try:
            copy.hardlink_to(path)
        except OSError:
            shutil.copyfile(path, copy)
    modules = {m for path in (SRC / "qml").rglob("*.qml") for m in re.findall(QT_IMPORT, path.read_text("utf-8"))}
    answer = subprocess.run(
        [sys.executable, "-c", OPENS, str(tmp_path), *sorted(modules - {"QtQuick"}), "QtQuick"],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr


def test_what_a_package_is_tried_with_is_there() -> None:
    assert [name for name in CHOSEN if not (ROOT / "tests" / name).exists()] == []


def test_compiled_pages_are_never_among_the_sources() -> None:
    assert [path for path in SRC.rglob("*") if path.suffix in (".qmlc", ".jsc")] == []


def test_a_bundle_is_compiled_alike_each_time_and_furnished(tmp_path: Path) -> None:
    contents = []
    tried = {name: min(versions) for name, versions in locked().items()}
    for name in ("one", "two"):
        usr = tmp_path / name / "usr"
        app = usr / "lib" / "speicherstadt-app" / "app"
        app.mkdir(parents=True)
        put_metadata(app.with_name("app_packages"), "rich", tried["rich"])
        put_metadata(app.with_name("app_packages"), "pygame_ce", tried["pygame-ce"])
        (app / "part.py").write_text("WORD = 'quay'\n", "utf-8")
        answer = subprocess.run(
            [sys.executable, "-m", "tools.bundle", str(tmp_path / name)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert "compiled" in answer.stdout
        (compiled,) = app.rglob("*.pyc")
        assert compiled == app / "part.pyc"
        contents.append(compiled.read_bytes())
        assert (usr / "bin" / "speicherstadt").is_symlink()
        assert (usr / "share" / "doc" / "speicherstadt-app" / "licences" / "LGPL-3.0.txt").exists()
        bill = (usr / "share" / "doc" / "speicherstadt-app" / "licences" / "speicherstadt.cdx.json").read_text("utf-8")
        components = {one["name"] for one in json.loads(bill)["components"]}
        assert {"rich", "pygame-ce", "FLAC", "Zilla Slab"} <= components
        assert "sqlmodel" not in components
        assert (usr / "share" / "applications" / f"{bundle.identity()}.desktop").exists()
    assert contents[0] == contents[1]
    # The flag for a hash that is not looked at: https://peps.python.org/pep-0552/
    assert contents[0][4] == 1


def put_metadata(packages: Path, name: str, version: str) -> None:
    folder = packages / f"{name}-{version}.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")


def test_a_package_is_made_of_nothing_but_what_was_tried(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    app = tmp_path / "usr" / "lib" / "speicherstadt-app" / "app"
    app.mkdir(parents=True)
    put_metadata(app.with_name("app_packages"), "rich", "99.0")
    assert bundle.main([str(tmp_path)]) == 1
    assert "rich 99.0" in capsys.readouterr().err


PLAYS = """
import sys
import pygame
assert pygame.__file__.startswith(sys.argv[1]), pygame.__file__
import pygame.mixer, pygame.joystick
pygame.mixer.init()
pygame.mixer.Sound(sys.argv[2])
pygame.joystick.init()
"""


def test_what_is_kept_of_the_sound_is_enough_for_sound_and_gamepads(tmp_path: Path) -> None:
    installed = Path(str(pygame.__file__)).parents[1]
    for top in ("pygame", "pygame_ce.libs"):
        for path in (installed / top).rglob("*"):
            inside = path.relative_to(installed)
            if path.is_file() and "__pycache__" not in inside.parts and not bundle.is_dropped(inside):
                (tmp_path / inside).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, tmp_path / inside)
    sound = next(iter((SRC / "assets" / "shared" / "sounds").glob("*.ogg")))
    answer = subprocess.run(
        [sys.executable, "-c", PLAYS, str(tmp_path), str(sound)],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert not [path for path in tmp_path.rglob("*SDL2_image*") if path.suffix != ".pyi"]


RECIPE = "app-id: somebody\nmodules:\n  - name: app\n    buildsystem: simple\n"


def test_a_flatpak_is_finished_by_its_own_recipe(tmp_path: Path) -> None:
    recipe = tmp_path / "build" / "linux" / "flatpak" / "manifest.yml"
    recipe.parent.mkdir(parents=True)
    recipe.write_text(RECIPE, "utf-8")
    for _ in range(2):
        assert bundle.main([str(tmp_path / "build")]) == 0
    assert recipe.read_text("utf-8") == RECIPE.rstrip("\n") + bundle.LAST_MODULE
    fetched = recipe.with_name("requirements.txt").read_text("utf-8")
    asked = re.findall(r"^([\w.-]+)==", fetched, re.MULTILINE)
    assert {"pydantic-core", "pyside6-essentials", "sqlmodel"} <= set(asked)
    assert "hatchling" not in asked
    # With one sum in the file pip takes nothing that has none.
    assert fetched.count("==") == len(re.findall(r"^[^ ].*==.* \\\n +--hash=sha256:", fetched, re.MULTILINE))

    app = tmp_path / "app"
    packages = app / "briefcase" / "app_packages"
    for name in ("PySide6/QtSql.abi3.so", "PySide6/QtQml.abi3.so", "PySide6/Qt/qml/QtTest/qmldir", "bin/f2py"):
        (packages / name).parent.mkdir(parents=True, exist_ok=True)
        (packages / name).write_text("")
    (app / "briefcase" / "app").mkdir()
    command = [sys.executable, "-m", "tools.bundle", str(app)]
    subprocess.run(command, cwd=recipe.with_name("finish"), capture_output=True, check=True)
    assert [path.name for path in packages.rglob("*") if path.is_file()] == ["QtQml.abi3.so"]
    assert (app / "share" / "metainfo" / f"{bundle.identity()}.metainfo.xml").exists()
    assert (app / "bin" / "speicherstadt").is_symlink()


MOBILE = re.compile(r"; .*sys_platform != 'android' and sys_platform != 'ios'$")


def test_a_phone_is_asked_for_nothing_but_python() -> None:
    """Everything else has no wheels there; PySide6 comes with the tool that builds for phones."""
    asked = {re.split(r"[<>=;]", need)[0] for need in PROJECT["project"]["dependencies"] if not MOBILE.search(need)}
    assert asked == {"platformdirs", "qasync", "sqlalchemy"}


def test_the_sources_in_one_file_are_all_of_them() -> None:
    tops = ("docs", "requirements", "resources", "src", "tests", "tools", ".github", ".ci")
    here = [path for top in tops for path in (ROOT / top).rglob("*") if path.is_file() and path.suffix != ".pyc"]
    wanted = {path.relative_to(ROOT).as_posix() for path in here if ".hypothesis" not in path.parts}
    wanted |= {"play.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"}
    packed = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert len(wanted) > 2000
    assert wanted - packed == set()
    assert {name for name in packed if name.startswith((".venv", "build/", "dist/", ".git/"))} == set()
