"""Writes the versions that are installed: `python -m tools.lock [--beyond] [UV]`; uv is looked for on the PATH.

Each file of `requirements/` names one version of everything, for all systems and Pythons, with the sums of its files.
It names no place that they come from. With `--beyond` the project's upper bounds are left out, to see what breaks.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "requirements"
HEADER: Final = "# Written by `python -m tools.lock`: the versions that were tried, with the sums of their files.\n"
BUILDING: Final = ("hatchling>=1.26,<2", "editables>=0.5,<1")
"""What installs the program itself from its folder."""
PACKAGING: Final = ("briefcase==0.4.7",)


def wanted() -> dict[str, list[str]]:
    """For each file what it has to hold, with all that this brings along."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    game = [*project["dependencies"], *BUILDING]
    return {
        "play": game,
        "test": [*game, *project["optional-dependencies"]["dev"]],
        "package": [*PACKAGING],
    }


def lock(program: str, name: str, requirements: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        needs = Path(folder) / "needs.in"
        needs.write_text("\n".join(requirements) + "\n", "utf-8")
        answer = subprocess.run(
            [
                *(program, "pip", "compile", str(needs), "--universal", "--python-version", "3.11"),
                *("--generate-hashes", "--no-header", "--no-annotate", "--upgrade", "--quiet"),
            ],
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
        )
    (FOLDER / f"{name}.txt").write_text(HEADER + answer.stdout, "utf-8")


def main(arguments: list[str]) -> int:
    beyond = arguments[:1] == ["--beyond"]
    named = arguments[1:] if beyond else arguments
    program = shutil.which(named[0] if named else "uv")
    if program is None:
        print("uv is not there: install it with `pip install uv`, then start again.", file=sys.stderr)
        return 1
    for name, requirements in wanted().items():
        lock(program, name, [re.sub(r",<[^;,]+", "", one) if beyond else one for one in requirements])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
