"""Texts that are read as a whole, such as lessons and rules: a file for each language, with blanks for what is counted.

They are no strings of the catalogue, because a translator needs such a text as a whole and in its order.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale

from speicherstadt_app.ui.language import SOURCE

LANGUAGES: Final = (SOURCE, "de", "fr")


def language_now() -> str:
    """The language of the window, if there are long texts in it."""
    language = QLocale().name().partition("_")[0]
    return language if language in LANGUAGES else SOURCE


@lru_cache(maxsize=8)
def texts_in(folder: Path, language: str) -> Mapping[str, Any]:
    return tomllib.loads((folder / f"{language}.toml").read_text("utf-8"))


def with_numbers(text: str, numbers: Mapping[str, object]) -> str:
    """The blanks `{name}` filled in."""
    return text.format_map(numbers)
