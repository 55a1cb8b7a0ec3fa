"""Titles of a game from a file: what its levels, cards, figures and achievements are called.

`words/titles.toml` of the game has a table for each kind, named by the context of its texts and the kind:

    [Cast.level]
    mason = { title = "Mason", note = "looks a little ahead, and errs often" }

    [Cards.good]
    tea = "tea"
    other = ["wares", "a comment for translators"]

The texts are English; `tools/translations.py` collects them as it collects those of `tr`. The name `other` serves every
name that the table doesn't have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from speicherstadt_app.words.translation import tr

FILE: Final = "titles.toml"
OTHER: Final = "other"


class Title(NamedTuple):
    context: str
    text: str
    comment: str = ""


def titled(name: str) -> str:
    """What a thing without a title is called: 'Bridge keeper' for `bridge-keeper`."""
    return name.replace("-", " ").capitalize()


class Titles:
    """The titles of one game. The file is read when the first of them is asked for."""

    def __init__(self, package: str, prefix: str) -> None:
        """The package of the game's words, and with what the contexts of its texts begin."""
        self._package: Final = package
        self._prefix: Final = prefix

    def table(self, name: str, column: str = "", *, other: str | Callable[[str], str] = "") -> Callable[[str], str]:
        """The title of a name in a table, or in one of its columns; `other` is for a name that is not there."""

        def find(key: str) -> str:
            titles = _read(self._package, self._prefix)
            title = titles.get((name, key, column)) or titles.get((name, OTHER, column))
            if title:
                return tr(title.context, title.text, title.comment)
            return other if isinstance(other, str) else other(key)

        return find


@cache
def _read(package: str, prefix: str) -> Mapping[tuple[str, str, str], Title]:
    return dict(read(files(package).joinpath(FILE).read_text("utf-8"), prefix))


def read(text: str, prefix: str) -> Iterator[tuple[tuple[str, str, str], Title]]:
    """Every title of a file with its table, name and column."""
    import tomllib

    for context, tables in tomllib.loads(text).items():
        for kind, names in tables.items():
            for name, told in names.items():
                for column, one in (told if isinstance(told, dict) else {"": told}).items():
                    yield (f"{context}.{kind}", name, column), _title(f"{prefix}.{context}", one)


def _title(context: str, told: Any) -> Title:
    return Title(context, told) if isinstance(told, str) else Title(context, *told)
