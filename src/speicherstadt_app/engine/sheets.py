"""Files of spreadsheets, from which boxes of one's own are read: CSV as Excel and others write it."""

from __future__ import annotations

import codecs
from typing import Final

LARGEST: Final = 64 << 10
"""So many bytes are taken at most."""
SEPARATORS: Final = ",;\t"
SPLIT_BY: Final = "sep="
"""So begins the first row of a file for Excel that says how its cells are split."""


class NoSheetError(ValueError):
    """What is wrong with a file before its rows are looked at: `encoding` or `empty`."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


def sheet_text(data: bytes) -> str:
    """UTF-8, with or without a byte order mark, or UTF-16 with one."""
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeError:
        raise NoSheetError("encoding") from None
    if "\0" in text:
        raise NoSheetError("encoding")
    if not text.strip():
        raise NoSheetError("empty")
    return text
