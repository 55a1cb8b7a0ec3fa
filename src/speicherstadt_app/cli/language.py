"""In which language the terminal speaks: that of `--language`, else that of the settings, else the system's."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from speicherstadt_app.cli.refusal import Refusal

LANGUAGES: Final = ("en", "de", "fr")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
SETTINGS: Final = "first-look.json"
"""Where the window remembers the language of the person who played last (app/first_look.py)."""
LONGEST: Final = 10_000
WINDOWS: Final = {0x07: "de", 0x0C: "fr", 0x09: "en"}
"""The primary language in the number of a Windows language."""


def speak(wanted: str | None, folder: Path | None) -> str:
    """From now on everything that has a translation is said in this language."""
    from speicherstadt_app.words import translation
    from speicherstadt_app.words.catalogue import Catalogues

    language = wanted or _set(folder) or _of_system(os.environ)
    translation.install(Catalogues(language))
    return language


def checked(wanted: str | None) -> str | None:
    if wanted is not None and wanted not in LANGUAGES:
        from speicherstadt_app.engine.errors import quote

        raise Refusal(f"there is no language {quote(wanted)}", f"There are {', '.join(LANGUAGES)}.", code=2)
    return wanted


def _set(folder: Path | None) -> str:
    from speicherstadt_app.cli.places import data_folder

    try:
        with (data_folder(folder) / SETTINGS).open("rb") as file:
            kept = json.loads(file.read(LONGEST))
    except (OSError, ValueError, RecursionError, Refusal):
        return ""
    language = kept.get("language") if isinstance(kept, dict) else None
    return language if language in LANGUAGES else ""


def _of_system(environment: Mapping[str, str]) -> str:
    for name in VARIABLES:
        if told := environment.get(name):
            language = told.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else "en"
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return WINDOWS.get(number & 0x3FF, "en")
    return "en"
