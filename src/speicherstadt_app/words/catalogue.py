"""Reads the compiled texts (`*.qm`) without Qt and as Qt does, for the terminal.

The file is a list of sections. One holds the hash of every text with the place of its translations, sorted; texts of
the same hash are told apart by as much of them as the compiler kept.
"""

from __future__ import annotations

from bisect import bisect_left
from pathlib import Path
from struct import Struct, iter_unpack
from typing import Final

from speicherstadt_app.words.translation import COUNT

FOLDER: Final = Path(__file__).resolve().parents[1] / "i18n"
SHARED: Final = "shared"

MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
HASHES: Final = 0x42
MESSAGES: Final = 0x69
PLURALS: Final = 0x88
SECTION: Final = Struct(">BI")
PLACE: Final = Struct(">I")
NO_TEXT: Final = 0xFFFFFFFF

END: Final = 1
TRANSLATION: Final = 3
SOURCE: Final = 6
CONTEXT: Final = 7
COMMENT: Final = 8

OPERATION: Final = 0x07
EQUAL: Final = 1
LESS: Final = 2
AT_MOST: Final = 3
NOT: Final = 0x08
LAST_DIGIT: Final = 0x10
LAST_TWO_DIGITS: Final = 0x20
FIRST_DIGITS: Final = 0x40
AND: Final = 0xFD
OR: Final = 0xFE


def file_of(name: str, language: str) -> Path:
    """The texts of a game by its id, or what all share."""
    return FOLDER / f"{name}.{language}.qm"


def hash_of(text: bytes) -> int:
    """That of the ELF format."""
    value = 0
    for letter in text:
        value = (value << 4) + letter
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high
    return value or 1


class Catalogue:
    """One compiled file."""

    def __init__(self, data: bytes) -> None:
        sections = {}
        place = len(MAGIC)
        if data[:place] != MAGIC:
            raise ValueError("these are no compiled texts")
        while place + SECTION.size <= len(data):
            tag, size = SECTION.unpack_from(data, place)
            place += SECTION.size
            sections[tag] = data[place : place + size]
            place += size
        self._messages: Final = sections.get(MESSAGES, b"")
        self._plurals: Final = sections.get(PLURALS, b"")
        found = list(iter_unpack(">II", sections.get(HASHES, b"")))
        self._hashes: Final = [number for number, _ in found]
        self._places: Final = [at for _, at in found]

    def find(self, context: str, text: str, comment: str = "", n: int | None = None) -> str | None:
        """The translation, still with its blanks; None if there is none."""
        form = 0 if n is None else plural_form(n, self._plurals)
        wanted = {SOURCE: text.encode(), CONTEXT: context.encode(), COMMENT: comment.encode()}
        found = self._find(wanted, form)
        if found is None and comment:
            found = self._find({**wanted, COMMENT: b""}, form)
        return found

    def _find(self, wanted: dict[int, bytes], form: int) -> str | None:
        number = hash_of(wanted[SOURCE] + wanted[COMMENT])
        for at in range(bisect_left(self._hashes, number), len(self._hashes)):
            if self._hashes[at] != number:
                break
            if (found := self._read(self._places[at], wanted, form)) is not None:
                return found
        return None

    def _read(self, place: int, wanted: dict[int, bytes], form: int) -> str | None:
        """One message, unless it is of another text."""
        forms: list[bytes] = []
        while (tag := self._messages[place]) != END:
            (size,) = PLACE.unpack_from(self._messages, place + 1)
            place += 1 + PLACE.size
            size = 0 if size == NO_TEXT else size
            part = self._messages[place : place + size]
            place += size
            if tag == TRANSLATION:
                forms.append(part)
            elif part.rstrip(b"\0") != wanted[tag]:
                return None
        return forms[form].decode("utf-16-be") if form < len(forms) else None


def plural_form(n: int, rules: bytes) -> int:
    """Which plural form a number takes. The rules come one after the other: if this, or that and that, the first."""
    form = place = 0
    while place < len(rules):
        one = False
        while True:
            every = True
            while True:
                true, place = _is_true(n, rules, place)
                every = every and true
                if rules[place : place + 1] != bytes([AND]):
                    break
                place += 1
            one = one or every
            if rules[place : place + 1] != bytes([OR]):
                break
            place += 1
        if one:
            return form
        form += 1
        place += 1
    return form


def _is_true(n: int, rules: bytes, place: int) -> tuple[bool, int]:
    """A single comparison, and what follows it."""
    code, right = rules[place], rules[place + 1]
    place += 2
    if code & LAST_DIGIT:
        n %= 10
    elif code & LAST_TWO_DIGITS:
        n %= 100
    elif code & FIRST_DIGITS:
        while n >= 1000:
            n //= 1000
    operation = code & OPERATION
    if operation == EQUAL:
        true = n == right
    elif operation == LESS:
        true = n < right
    elif operation == AT_MOST:
        true = n <= right
    else:
        true = right <= n <= rules[place]
        place += 1
    return true != bool(code & NOT), place


class Catalogues:
    """A translator that reads our own files: those that all games share, and those of each game that is asked for."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._read: dict[str, Catalogue] = {}
        self.load(SHARED)

    def load(self, game_id: str) -> None:
        if game_id not in self._read and (path := file_of(game_id, self.language)).exists():
            self._read[game_id] = Catalogue(path.read_bytes())

    def translate(self, context: str, text: str, comment: str, n: int | None) -> str:
        found: str | None = None
        for catalogue in self._read.values():
            if found := catalogue.find(context, text, comment, n):
                break
        answer = found or text
        return answer if n is None else answer.replace(COUNT, str(n))
