"""Printing for people: colour where a terminal takes it, plain letters where nothing else is understood."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NoReturn

from rich.console import Console
from rich.text import Text

from speicherstadt_app.cli.refusal import plain
from speicherstadt_app.words.phrases import without_isolates

if TYPE_CHECKING:
    from speicherstadt_app.words.styled import Styled

PLAIN: Final = str.maketrans(
    {
        "─": "-",
        "▸": ">",
        "■": "#",
        "□": "_",
        "·": ".",
        "…": "~",
        "→": ">",
        "“": '"',
        "”": '"',
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{MINUS SIGN}": "-",
        "\N{MULTIPLICATION SIGN}": "x",
        "\N{NO-BREAK SPACE}": " ",
    }
)


class _Console(Console):
    def on_broken_pipe(self) -> NoReturn:
        """Rich would end the program here; `main` says how it ends."""
        raise BrokenPipeError


def console(*, stderr: bool = False) -> Console:
    """A console that prints words as they are: no markup, no colours that nobody asked for."""
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def drawn(lines: Iterable[Styled]) -> Text:
    """Lines of a game as rich prints them."""
    return Text("\n").join(
        Text.assemble(*((without_isolates(text), style) for text, style in line.pieces)) for line in lines
    )


def show(screen: Console, text: Text) -> None:
    """Print lines that are already as wide as they should be, and nothing that a terminal would obey."""
    if (shown := plain(text.plain)) != text.plain:
        text = text.copy()
        text.plain = shown
    try:
        "".join(map(chr, PLAIN)).encode(screen.encoding)
    except UnicodeEncodeError:
        text = text.copy()
        text.plain = text.plain.translate(PLAIN)
    screen.print(text, soft_wrap=True)
