"""What the achievements of Die Speicherstadt are called, and what it takes, in one line."""

from __future__ import annotations

from speicherstadt_app.games.speicherstadt.words import TITLES
from speicherstadt_app.words.game import Medal

_title = TITLES.table("Medals.medal", "title", other=str)
_note = TITLES.table("Medals.medal", "note")


def medal(name: str) -> Medal:
    return Medal(_title(name), _note(name), f"speicherstadt/medals/{name.replace('_', '-')}")
