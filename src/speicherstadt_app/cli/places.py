"""Where the program keeps what it keeps."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from speicherstadt_app.cli.refusal import Refusal

VARIABLE: Final = "SPEICHERSTADT_DATA"
NAME: Final = "speicherstadt"
WAY: Final = "folder.txt"
"""Names the folder that was chosen in the window. It lies where the system wants a user's settings."""
LONGEST_WAY: Final = 10_000
PORTABLE: Final = ("portable", "portable.txt")
"""A file of this name beside the program. Windows hides the ending of the second."""
CARRIED: Final = "data"
"""The folder beside the program where everything is kept then."""
SOURCES: Final = Path(__file__).resolve().parents[3]


def data_folder(given: Path | None) -> Path:
    """The folder named at this start, else the one beside a portable program, else the one chosen in the window, else
    the system's place for a user's data.

    Raises `Refusal` if the chosen one is not there: nobody's games begin anew by themselves.
    """
    folder = named(given)
    if folder is not None:
        return folder
    chosen = chosen_folder()
    if chosen is None:
        return usual_folder()
    if not chosen.is_dir():
        raise Refusal(
            f"the games are kept in {chosen}, which is not there", "Bring it back, or name another with --data."
        )
    return chosen


def folder_of(text: str) -> Path:
    """The folder of `--data`. An empty one would be the folder that somebody happens to be in."""
    if not text:
        raise Refusal("--data names no folder", "Name one: --data DIR", code=2)
    return Path(text)


def named(given: Path | None) -> Path | None:
    """What was said at this start, or by a file beside the program."""
    if given is not None:
        return given
    variable = os.environ.get(VARIABLE)
    return Path(variable) if variable else portable_folder(beside_program())


def portable_folder(beside: Path) -> Path | None:
    """Where a program keeps everything that is carried about with its games."""
    return beside / CARRIED if any((beside / name).is_file() for name in PORTABLE) else None


def beside_program() -> Path:
    """The folder where a package has its program, or play.py lies."""
    from speicherstadt_app.app import installed

    if not installed.FILE.exists():
        return SOURCES
    program = Path(sys.executable)
    # Speicherstadt.app/Contents/MacOS/Speicherstadt is one thing to people.
    whole = next((folder for folder in program.parents if folder.suffix == ".app"), program)
    return whole.parent


def usual_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path(NAME, appauthor=False)


def chosen_folder() -> Path | None:
    """The folder that was chosen in the window, whether it is there or not."""
    try:
        with _way().open("rb") as file:
            text = os.fsdecode(file.read(LONGEST_WAY)).strip()
    except OSError:
        return None
    return Path(text) if os.path.isabs(text) and "\0" not in text else None  # noqa: PTH117


def choose_folder(folder: Path) -> bool:
    """Whether the next start, if it is not told otherwise, will find this folder."""
    if named(None) is not None:
        return False
    with suppress(OSError):
        _way().parent.mkdir(parents=True, exist_ok=True)
        _way().write_bytes(os.fsencode(folder.absolute()))
    return chosen_folder() == folder.absolute()


def _way() -> Path:
    from platformdirs import user_config_path

    return user_config_path(NAME, appauthor=False) / WAY
