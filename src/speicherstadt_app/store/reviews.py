"""What looking back at games has found, as texts beside the database.

It can all be worked out again: so it is no part of the database, of backups or of files that are written out, and a
text that can't be read or written is no trouble.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from speicherstadt_app.store.files import REVIEW_FOLDER

MOST: Final = 2000
"""Of more than these the ones used longest ago go: some 10 kB each. Statistics of skill are made of them."""
SUFFIX: Final = ".json.z"


class Reviews:
    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder / REVIEW_FOLDER

    def get(self, name: str) -> str | None:
        path = self._path(name)
        try:
            text = zlib.decompress(path.read_bytes()).decode()
            path.touch()
        except (OSError, zlib.error, UnicodeError):
            return None
        return text

    def some(self) -> bool:
        """Whether anything is kept."""
        return next(self._folder.glob(f"*{SUFFIX}"), None) is not None

    def among(self, names: Iterable[str]) -> set[str]:
        """Those of many names under which something is kept."""
        kept = {path.name for path in self._folder.glob(f"*{SUFFIX}")}
        return {name for name in names if self._path(name).name in kept} if kept else set()

    def put(self, name: str, text: str) -> None:
        path = self._path(name)
        draft = path.with_suffix(".draft")
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
            draft.write_bytes(zlib.compress(text.encode()))
            draft.replace(path)
            self._tidy()

    def _path(self, name: str) -> Path:
        """A name may come from elsewhere, and be no name for a file."""
        return self._folder / f"{sha256(name.encode()).hexdigest()[:32]}{SUFFIX}"

    def _tidy(self) -> None:
        paths = sorted(self._folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in paths[MOST:]:
            path.unlink(missing_ok=True)
