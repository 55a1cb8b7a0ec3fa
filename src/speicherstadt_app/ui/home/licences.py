"""Whose work is in the program: the list that `assets/licences/libraries.toml` has, with versions and texts."""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path
from typing import Final, NamedTuple

from speicherstadt_app.ui.assets import PACKAGE

FOLDER: Final = PACKAGE / "assets" / "licences"
LIST: Final = FOLDER / "libraries.toml"


class Library(NamedTuple):
    """Something that others have made."""

    name: str
    licence: str
    source: str
    """Where its source is."""
    package: str = ""
    """What it is installed as."""
    within: str = ""
    """The package that brings it along."""
    version: str = ""
    """Of one that comes along."""
    text: str = ""
    """The file with its licence, in this folder; without one it lies in the package's metadata."""
    files: tuple[str, ...] = ()
    """How its own files begin in that package, without the `lib` of some systems."""


def libraries() -> list[Library]:
    with LIST.open("rb") as file:
        told = tomllib.load(file)["library"]
    return [Library(**{**one, "files": tuple(one.get("files", ()))}) for one in told]


def version_of(library: Library) -> str:
    """Nothing where the program was put together without saying."""
    if not library.package:
        return library.version
    try:
        return version(library.package)
    except PackageNotFoundError:
        return ""


def text_of(library: Library) -> str:
    """The words of its licence; nothing where they are not there."""
    if library.text:
        path = (FOLDER / library.text).resolve()
        return path.read_text("utf-8") if path.is_file() else ""
    try:
        files = distribution(library.package).files or []
    except PackageNotFoundError:
        return ""
    found = [file for file in files if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))]
    return "\n\n".join(Path(str(file.locate())).read_text("utf-8") for file in sorted(found))
