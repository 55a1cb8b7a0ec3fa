"""Characters with a name and a face: what `words/cast.py` of a game says of each, where all of them have both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class People(NamedTuple):
    folder: str
    """Of their faces: `venedig/characters/`."""
    called: Mapping[str, tuple[str, str]]
    """First and last name, by what a character is called in records."""

    def name(self, key: str) -> str:
        return self.called[key][0] if key in self.called else ""

    def full_name(self, key: str) -> str:
        return " ".join(self.called.get(key, ()))

    def art(self, key: str) -> str:
        return f"{self.folder}{key}" if key in self.called else ""

    def mood(self, key: str, mood: str) -> str:
        return f"{self.folder}{key}-{mood}" if key in self.called else ""
