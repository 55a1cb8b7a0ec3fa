"""Texts in the reader's language: English until a translator is installed.

Every text is a literal, `tr("Context", "Text")`, because `tools/translations.py` reads the sources. A text that counts
says `%n coin(s)` and is given the number: `tr("Context", "%n coin(s)", n=2)`. The contexts of a game's texts begin with
its name, `Speicherstadt.Log`; they are loaded when the first of them is asked for.
"""

from __future__ import annotations

from typing import Protocol

COUNT = "%n"


class Translator(Protocol):
    def load(self, game_id: str) -> None:
        """The texts of a game are wanted from now on."""
        ...

    def translate(self, context: str, text: str, comment: str, n: int | None) -> str:
        """The text in another language, with its number filled in; the text itself where there is no translation."""
        ...


class English:
    """What stands in the sources."""

    def load(self, game_id: str) -> None:
        pass

    def translate(self, context: str, text: str, comment: str, n: int | None) -> str:  # noqa: ARG002
        return text if n is None else text.replace(COUNT, str(n))


_translator: Translator = English()
_wanted: dict[str, None] = {}
"""The games whose texts were asked for, in that order."""


def install(translator: Translator | None) -> None:
    """From now on this one is asked; None is English again."""
    global _translator  # noqa: PLW0603
    _translator = translator or English()
    for game_id in _wanted:
        _translator.load(game_id)


def want(game_id: str) -> None:
    """Load the texts of a game, if they are not loaded yet. Needed before a page of QML asks for them."""
    if game_id not in _wanted:
        _wanted[game_id] = None
        _translator.load(game_id)


def tr(context: str, text: str, comment: str = "", n: int | None = None) -> str:
    game, dot, _ = context.partition(".")
    if dot:
        want(game.lower())
    return _translator.translate(context, text, comment, n)
