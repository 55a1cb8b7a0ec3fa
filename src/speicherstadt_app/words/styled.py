"""Lines for a terminal: text in pieces, each with a style such as `bold`, `dim` or `white on #7a4a21`.

Colour only repeats what letters say, so that a drawing reads the same without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias
from unicodedata import category, east_asian_width

HEADING: Final = "bold"
FAINT: Final = "dim"
SEAT_STYLES: Final = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue", "bold red")
NARROWEST: Final = 60
WIDEST: Final = 100
CUT: Final = "…"
LONGEST_SHOWN: Final = 20
"""Letters of a name as it may stand in a sentence."""

NO_ROOM: Final = ("Mn", "Me", "Cf")
JOINER: Final = "\N{ZERO WIDTH JOINER}"

Part: TypeAlias = "str | Styled | tuple[str, str]"


def cells(text: str) -> int:
    """How wide a text is in a terminal, where some letters take two places and accents none."""
    return sum(_width(sign) for sign in _signs(text))


def _signs(text: str) -> Iterator[str]:
    """Letters with what belongs to them: accents, and pictures that are joined to one."""
    sign = ""
    for letter in text:
        if sign and (sign[-1] == JOINER or category(letter) in NO_ROOM):
            sign += letter
            continue
        if sign:
            yield sign
        sign = letter
    if sign:
        yield sign


def _width(sign: str) -> int:
    if category(sign[0]) in NO_ROOM:
        return 0
    return 2 if east_asian_width(sign[0]) in "WF" else 1


class Styled:
    """A line. A piece without a style of its own takes that of the line."""

    def __init__(self, *parts: Part, style: str = "") -> None:
        self.pieces: list[tuple[str, str]] = []
        for part in parts:
            self.add(part, style)

    @property
    def plain(self) -> str:
        return "".join(text for text, _ in self.pieces)

    @property
    def width(self) -> int:
        return cells(self.plain)

    def __str__(self) -> str:
        return self.plain

    def add(self, part: Part, style: str = "") -> Styled:
        if isinstance(part, str):
            part = (part, style)
        for text, own in part.pieces if isinstance(part, Styled) else [part]:
            if text:
                self.pieces.append((text, own or style))
        return self

    def cut(self, width: int) -> Styled:
        """No wider than that; what is missing is an ellipsis."""
        if self.width <= width:
            return self
        found = Styled()
        room = width - cells(CUT)
        for text, style in self.pieces:
            for sign in _signs(text):
                if cells(sign) > room:
                    return found.add((CUT, style))
                room -= cells(sign)
                found.add((sign, style))
        return found

    def trimmed(self) -> Styled:
        """Without blanks at its end."""
        pieces = list(self.pieces)
        while pieces and not pieces[-1][0].strip():
            pieces.pop()
        found = Styled(*pieces[:-1])
        return found.add((pieces[-1][0].rstrip(), pieces[-1][1])) if pieces else found


def fit(part: Part, width: int, *, right: bool = False) -> Styled:
    """Exactly that wide, cut if need be."""
    shown = Styled(part).cut(width)
    space = " " * (width - shown.width)
    return Styled(space, shown) if right else Styled(shown, space)


def short(name: str) -> str:
    """A name as it may stand in a sentence."""
    return fit(name, LONGEST_SHOWN).plain.rstrip()


def between(parts: Iterable[Part], space: str = " ") -> Styled:
    """One behind the other."""
    found = Styled()
    for number, part in enumerate(parts):
        if number:
            found.add(space)
        found.add(part)
    return found


def flow(label: str, parts: Iterable[Part], width: int, indent: int, space: str = ", ") -> list[Styled]:
    """A label and things after it, as many lines as they need."""
    indent = max(indent, Styled(label).width + 1)
    lines = [fit((label, FAINT), indent)]
    empty = True
    for part in parts:
        if not empty and Styled(space, part, space.rstrip()).width > width - lines[-1].width:
            lines[-1].add(space.rstrip())
            lines.append(Styled(" " * indent))
            empty = True
        lines[-1].add(Styled(part) if empty else Styled(space, part))
        empty = False
    return [line.cut(width) for line in lines]


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def marks(names: Iterable[str]) -> list[str]:
    """One letter for each player: the first of the name, or the seat's number if that isn't clear."""
    firsts = [name[0].upper() for name in names]
    clear = len(set(firsts)) == len(firsts) and all(first.isalnum() and cells(first) == 1 for first in firsts)
    return firsts if clear else [str(seat) for seat in range(len(firsts))]
