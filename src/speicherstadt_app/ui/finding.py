"""Looks for words in a text as people write them: without regard to capitals and accents."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from html import escape

LETTERS = {"œ": "oe", "æ": "ae", "ø": "o", "ß": "ss"}
"""What Unicode takes for letters of their own."""


def folded(text: str) -> tuple[str, list[int]]:
    """The text as it is compared, and for each of its letters the place in the text that it comes from."""
    letters, places = [], []
    for place, letter in enumerate(text):
        plain = unicodedata.normalize("NFKD", LETTERS.get(letter.lower(), letter)).casefold()
        for part in plain:
            if not unicodedata.combining(part):
                letters.append(part)
                places.append(place)
    return "".join(letters), places


def words_of(query: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(folded(query)[0].split()))


def holds(text: str, words: Sequence[str]) -> bool:
    """Whether all of the words, as `words_of` gives them, are somewhere in the text."""
    plain, _ = folded(text)
    return all(word in plain for word in words)


def hits(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """From where to where the words stand in the text; what overlaps is one hit."""
    plain, places = folded(text)
    found: list[tuple[int, int]] = []
    for start, end in sorted(_spans(plain, words)):
        first, last = places[start], places[end - 1] + 1
        if found and first < found[-1][1]:
            found[-1] = (found[-1][0], max(last, found[-1][1]))
        else:
            found.append((first, last))
    return found


def marked(text: str, words: Sequence[str]) -> str:
    """The text as HTML, with `<mark>` round each hit."""
    parts, done = [], 0
    for first, last in hits(text, words):
        parts.append(f"{escape(text[done:first])}<mark>{escape(text[first:last])}</mark>")
        done = last
    return "".join([*parts, escape(text[done:])])


def _spans(plain: str, words: Sequence[str]) -> Iterator[tuple[int, int]]:
    for word in words:
        start = plain.find(word)
        while start >= 0:
            yield start, start + len(word)
            start = plain.find(word, start + len(word))
