"""Printing for people: colour where a terminal takes it, plain letters where nothing else is understood."""

from __future__ import annotations

from typing import Final, NoReturn

from rich.console import Console
from rich.text import Text

PLAIN: Final = str.maketrans({"─": "-", "▸": ">", "■": "#", "□": "_", "·": ".", "…": "~"})


class _Console(Console):
    def on_broken_pipe(self) -> NoReturn:
        """Rich would end the program here; `main` says how it ends."""
        raise BrokenPipeError


def console(*, stderr: bool = False) -> Console:
    """A console that prints words as they are: no markup, no colours that nobody asked for."""
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def show(screen: Console, text: Text) -> None:
    """Print lines that are already as wide as they should be."""
    try:
        "".join(map(chr, PLAIN)).encode(screen.encoding)
    except UnicodeEncodeError:
        text = text.copy()
        text.plain = text.plain.translate(PLAIN)
    screen.print(text, soft_wrap=True)
