"""What CHANGELOG.md says of versions and their days. With the standard library alone: a Flatpak is finished with it."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
RELEASED: Final = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def releases(root: Path = ROOT) -> dict[str, str]:
    """The day of each version that is out, the newest first."""
    return dict(RELEASED.findall((root / "CHANGELOG.md").read_text("utf-8")))


def version(root: Path = ROOT) -> str:
    text = (root / "src" / "speicherstadt_app" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    return found[1] if found else ""


def packed_on() -> str:
    """Of the sources, where they say it; else today."""
    seconds = float(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def day_of_this(root: Path = ROOT) -> str:
    """When this version came out, or was packed if it is not out yet."""
    return releases(root).get(version(root)) or packed_on()


def for_software_centres(root: Path = ROOT) -> str:
    """The releases of AppStream; a version that is not out yet is one for trying."""
    told = releases(root)
    lines = [f'<release version="{number}" date="{day}"/>' for number, day in told.items()]
    if version(root) not in told:
        lines.insert(0, f'<release version="{version(root)}" date="{packed_on()}" type="development"/>')
    return "\n    ".join(lines)
