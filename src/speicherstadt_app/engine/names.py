"""What may be a person's name: anything that prints."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 40

# Letters of several code points (family emoji, Indic conjuncts) need these two; both are invisible by themselves.
JOINERS = frozenset("\u200c\u200d")
# Controls, private use, surrogates, line and paragraph separators, and format characters, among which are those that
# turn the direction of writing. Unassigned ones pass: a newer Python may know them, and names travel in records.
HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
# Letters and a sign that show nothing: the fillers of Hangul, and Braille without a dot.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def why_not_a_name(text: str) -> str | None:
    """What is wrong with a name, in one sentence; None if it is fine."""
    if not text.strip():
        return "a name needs at least one character that shows"
    if len(text) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} characters, not {len(text)}"
    if text != text.strip():
        return "a name begins and ends with a character that shows"
    for character in text:
        if is_hidden(character):
            return f"a name has no invisible characters (it has U+{ord(character):04X})"
    if not any(map(_shows, text)):
        return "a name needs at least one character that shows"
    return None


def shown_name(text: str) -> str:
    """A name as it may be shown that came here by another way than through this program."""
    return "".join("\N{REPLACEMENT CHARACTER}" if is_hidden(character) else character for character in text)


def is_hidden(character: str) -> bool:
    """Whether it shows nothing and does something: a terminal may obey it, a line may turn round."""
    if character in JOINERS:
        return False
    return unicodedata.category(character) in HIDDEN_CATEGORIES or _is_none(ord(character))


def _is_none(code: int) -> bool:
    """Whether Unicode says that this will never be a character."""
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def _shows(character: str) -> bool:
    """By itself: marks stand on another character, or change how it looks."""
    return not (
        character in JOINERS or character in BLANK or character.isspace() or unicodedata.category(character)[0] == "M"
    )
