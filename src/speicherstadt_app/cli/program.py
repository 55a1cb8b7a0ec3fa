"""Which program this is, so that what it measured can be told apart from what another one did. Stays light: the workers
of a cluster import it."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
ROOMS: Final = ("engine", "games", "ai")
"""What decides how games go."""
APART: Final = {"arena", "words", "table", "extras", "measured.toml"}
"""What in there does not."""


def code() -> str:
    """A fingerprint of the rules, the bots and what they have learned."""
    digest = hashlib.sha256()
    for room in ROOMS:
        for file in sorted((PACKAGE / room).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts and APART.isdisjoint(file.relative_to(PACKAGE).parts):
                digest.update(f"{file.relative_to(PACKAGE).as_posix()}\0{file.stat().st_size}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def commit() -> str | None:
    """The commit of a program that runs from its repository, with a `+` if rules or bots were changed since."""
    root = PACKAGE.parents[1]
    if not (root / ".git").exists():
        return None
    try:
        head = _git(root, "rev-parse", "--short=10", "HEAD")
        changed = _git(root, "status", "--porcelain", "--", *(str(PACKAGE / room) for room in ROOMS))
    except (OSError, subprocess.SubprocessError):
        return None
    return f"{head}+" if changed else head


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(
        ["git", "-C", str(root), *arguments], capture_output=True, text=True, check=True, timeout=20
    ).stdout.strip()
