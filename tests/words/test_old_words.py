"""What stood in the window once and no native would write: it does not come back."""

from __future__ import annotations

import re
from html import unescape

from speicherstadt_app.words.catalogue import FOLDER

OLD = (
    "Go on",
    "First worker: above which card?",
    "Choose a column first.",
    "Once more",
    "To go on with",
    "Pace of the others",
    "At once",
    "As the system",
    "Own boxes",
    "Share of the win",
    "The dearest decisions",
    "The pointer, a tap or the arrow keys read the curve.",
    "Leave it",
    "Nothing better was to be seen.",
    "The program was cut short the last time.",
    "Somebody new",
    "Put away",
    "Write everything into a file",
    "Take over from a file",
    "Where it lies",
    "All the time",
    "In this lesson only what has the ring round it.",
    "First read on.",
)
INSIDE = (
    "leaves the statistics",
    "way back beyond",
    "by everybody's strength",
    "Buy firefighter ",
    "the contract of %1",
)


def test_no_text_says_again_what_was_found_stiff() -> None:
    sources = [
        unescape(source)
        for file in FOLDER.glob("*.de.ts")
        for source in re.findall(r"<source>(.*?)</source>", file.read_text(encoding="utf-8"), re.DOTALL)
    ]
    assert len(sources) > 1000, "the catalogues were read"
    assert [text for text in sources if text in OLD or any(part in text for part in INSIDE)] == []
