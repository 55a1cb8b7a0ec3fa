"""Finishes what `briefcase create` has made, before `briefcase build`: `python -m tools.bundle FOLDER`.

Start it with the Python that starts Briefcase: it compiles for itself. A Flatpak gets its libraries only while it is
built: there this step writes itself into the recipe, to be done within.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Any, Final

from tools import changelog
from tools.bill import hashed, strangers, write
from tools.kept_of_qt import superfluous
from tools.lighter import lighten

ROOT: Final = Path(__file__).resolve().parents[1]
RESOURCES: Final = ROOT / "resources"
LICENCES: Final = ROOT / "src" / "speicherstadt_app" / "assets" / "licences"
ICON: Final = ROOT / "src" / "speicherstadt_app" / "assets" / "shared" / "art" / "app-icon.svg"
APP: Final = "speicherstadt-app"
COMMAND: Final = "speicherstadt"
OUR_SIZES: Final = (24, 48)
"""Icons that the template of Briefcase does not ask for."""
FLATPAK: Final = "briefcase"
"""The folder with the program in a Flatpak, right below its `/app`."""
NOT_NEEDED: Final = (
    "bin",
    "pygame/docs",
    "pygame/examples",
    "pygame/tests",
    "sqlalchemy/testing",
    "PySide6/Qt/libexec",
    "PySide6/Qt6QmlCompiler*",
    "PySide6/Qt/lib/libQt6QmlCompiler*",
    "PySide6/Qt/lib/QtQmlCompiler*.framework",
    # Of databases only SQLite is opened.
    *(f"sqlalchemy/dialects/{name}" for name in ("mssql", "mysql", "oracle", "postgresql")),
    # Of rich no page of Markdown is shown, and no source in colours.
    *(f"{name}{end}" for name in ("pygments", "markdown_it", "mdurl") for end in ("", "*.dist-info")),
    # Pictures, letters, MIDI and cameras of pygame: sound and gamepads need none of them.
    *(f"pygame/{name}.*" for name in ("_camera", "_freetype", "font", "imageext", "pypm")),
    *(
        f"{folder}/*{name}*"
        for folder in ("pygame_ce.libs", "pygame/.dylibs", "pygame")
        for name in (
            *("SDL2_image", "SDL2_ttf", "brotli", "freetype-", "freetype.", "harfbuzz", "jpeg", "png16"),
            *("portmidi", "sharpyuv", "tiff", "webp"),
        )
    ),
)
"""Of all other libraries, and the compiler of pages once it has done its work. For Qt: tools/kept_of_qt.py."""
NEEDED: Final = (
    *(
        "tools/bundle.py",
        "tools/bill.py",
        "tools/changelog.py",
        "tools/kept_of_qt.py",
        "tools/lighter.py",
        "CHANGELOG.md",
        "pyproject.toml",
        "requirements/play.txt",
        "resources",
    ),
    *(str(path.relative_to(ROOT)) for path in (LICENCES, ICON, LICENCES.parents[1] / "__init__.py")),
)
"""What this step works with."""
LAST_MODULE: Final = """
  - name: finish
    buildsystem: simple
    build-commands:
      - /app/bin/python3 -m tools.bundle /app
    sources:
      - type: dir
        path: finish/
"""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not (folder := Path(arguments[0])).is_dir():
        print(
            "usage: python -m tools.bundle FOLDER   what `briefcase create` has made, such as build/…", file=sys.stderr
        )
        return 2
    if (recipe := next(folder.rglob("manifest.yml"), None)) is not None:
        write_into(recipe)
        print(f"This step is now the last one of {recipe}.")
        return 0
    found = packages_in(folder)
    if found is None:
        print(f"There is no app_packages in {folder}: make it with `briefcase create`.", file=sys.stderr)
        return 1
    if others := strangers(found):
        print(
            f"Not the libraries of requirements/play.txt: {', '.join(others)}. Make the package with those.",
            file=sys.stderr,
        )
        return 1
    pages = compile_pages(found.with_name("app") / "speicherstadt_app" / "qml", qml_compiler(found))
    drop(found)
    for part in (found, found.with_name("app")):
        lighten(part, linux=sys.platform.startswith("linux"))
    say_what_is_installed(found.with_name("app") / "speicherstadt_app")
    if found.parent.name == FLATPAK:
        furnish_linux(found.parents[1], found)
    elif found.parents[2].name == "usr":
        furnish_linux(found.parents[2], found)
    else:
        add_licences(found.with_name("app") / "licences")
        write(found, found.with_name("app") / "licences")
    print(f"{pages} pages and all of Python compiled; {megabytes(folder):.0f} MB")
    return 0


def packages_in(folder: Path) -> Path | None:
    return next(iter(sorted(folder.rglob("app_packages"))), None)


def briefcase() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["briefcase"]
    return found


def identity() -> str:
    """By which desktops and software centres know the program."""
    return f"{briefcase()['bundle']}.{APP}"


def write_into(recipe: Path) -> None:
    """At the end of a Flatpak's recipe, once. What pip fetches in there it knows by its sum: with one of them in the
    file it takes nothing that has none."""
    recipe.with_name("requirements.txt").write_text(hashed(), "utf-8")
    finish = recipe.with_name("finish")
    for name in NEEDED:
        source, target = ROOT / name, finish / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copyfile(source, target)
    text = recipe.read_text("utf-8").rstrip("\n")
    if LAST_MODULE.rstrip("\n") not in text:
        recipe.write_text(text + LAST_MODULE, "utf-8")


def qml_compiler(packages: Path) -> Path | None:
    """Qt's own, of the very version that will read what it writes."""
    qt = packages / "PySide6"
    names = (qt / "Qt" / "libexec" / "qmlcachegen", qt / "qmlcachegen.exe")
    return next((path for path in names if path.exists()), None)


def compile_pages(qml: Path, compiler: Path | None) -> int:
    """Next to each file: Qt takes what lies there without a look at its date, so never in the sources."""
    if compiler is None:
        return 0
    compiler.chmod(0o755)
    pages = sorted(path for path in qml.rglob("*") if path.suffix in (".qml", ".js"))
    for page in pages:
        command: list[str | Path] = [compiler, "--only-bytecode", "-o", page.with_name(f"{page.name}c"), page]
        subprocess.run(command, check=True)
    return len(pages)


def drop(packages: Path) -> None:
    """Tools, tests and parts of Qt that the program does not use. Only now: the compiler of pages is among them."""
    for pattern in NOT_NEEDED:
        for path in list(packages.glob(pattern)):
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
    for file in list(superfluous(packages / "PySide6")):
        file.unlink()
    for folder, _, _ in os.walk(packages / "PySide6", topdown=False):
        if not any(Path(folder).iterdir()):
            Path(folder).rmdir()


def is_dropped(file: Path) -> bool:
    """Whether `drop` takes a file, named as it lies among the packages, or a folder above it."""
    return any(one.match(pattern) for pattern in NOT_NEEDED for one in (file, *file.parents))


def say_what_is_installed(program: Path) -> None:
    """Read by `app/installed.py`."""
    program.mkdir(exist_ok=True)
    facts = {"identity": identity(), "released": changelog.day_of_this()}
    (program / "installed.json").write_text(json.dumps(facts) + "\n", "utf-8")


def furnish_linux(usr: Path, packages: Path) -> None:
    """What a desktop wants to know, in the folders that are agreed on."""
    share = usr / "share"
    name = identity()
    fill_in("speicherstadt.desktop", share / "applications" / f"{name}.desktop")
    fill_in("speicherstadt.metainfo.xml", share / "metainfo" / f"{name}.metainfo.xml")
    fill_in("speicherstadt-mime.xml", share / "mime" / "packages" / f"{name}.xml")
    # Under the name of the command; Briefcase adds one that leads here, under its own.
    manual = share / "man" / "man1" / f"{COMMAND}.1.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(gzip.compress((RESOURCES / "linux" / f"{COMMAND}.1").read_bytes(), mtime=0))
    icons = share / "icons" / "hicolor"
    put(ICON, icons / "scalable" / "apps" / f"{name}.svg")
    for size in OUR_SIZES:
        put(RESOURCES / "icons" / f"speicherstadt-{size}.png", icons / f"{size}x{size}" / "apps" / f"{name}.png")
    add_licences(share / "doc" / APP / "licences")
    write(packages, share / "doc" / APP / "licences")
    (usr / "bin").mkdir(exist_ok=True)
    command = usr / "bin" / COMMAND
    if not command.is_symlink():
        command.symlink_to(APP)


def fill_in(name: str, target: Path) -> None:
    """With the publisher's names, which stand in pyproject.toml alone."""
    told = briefcase()
    names = {"identity": identity(), "publisher": told["bundle"], "url": told["url"]}
    names["releases"] = changelog.for_software_centres()
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(Template((RESOURCES / "linux" / name).read_text("utf-8")).substitute(names), "utf-8")


def add_licences(folder: Path) -> None:
    for file in sorted(LICENCES.iterdir()):
        put(file, folder / file.name)


def put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def megabytes(folder: Path) -> float:
    return sum(path.lstat().st_size for path in files_in(folder)) / 1e6


def files_in(folder: Path) -> Iterator[Path]:
    for top, _, names in os.walk(folder):
        yield from (Path(top) / name for name in names)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
