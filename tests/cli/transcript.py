"""Reading what `play` prints and keeps."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path

from speicherstadt_app.store.library import open_library

NUMBERED = re.compile(r"^ +(\d+)  (.*)", re.MULTILINE)


def question_in(text: str) -> str:
    """The question and what can be chosen, as they stand above the prompt."""
    return text[text.rfind("\n\n") + 1 :]


def numbers_in(text: str) -> list[str]:
    return [number for number, _ in NUMBERED.findall(question_in(text))]


def records_in(folder: Path) -> list[tuple[str, bool, tuple[str, ...]]]:
    """State, assisted and moves of every game that is kept."""
    with closing(open_library(folder)) as library:
        return [(card.state, card.assisted, library.record(card.id).moves) for card in library.cards()]
