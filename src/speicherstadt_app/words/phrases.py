"""What sentences in any language are put together with: blanks filled in, numbers, lists."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from typing import Final
from unicodedata import bidirectional

from speicherstadt_app.words.translation import tr

MINUS: Final = "\N{MINUS SIGN}"
ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
END_OF_ISOLATE: Final = "\N{POP DIRECTIONAL ISOLATE}"
FROM_THE_RIGHT: Final = frozenset({"R", "AL", "AN"})
ELIDED: Final = re.compile(r"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu)e $")
BEFORE_VOWEL: Final = re.compile(r"(?:<[^>]*>)*[aeiouàâéèêëîïôöùûüœæ](?!\d)", re.IGNORECASE)


def filled(text: str, *values: object) -> str:
    """A translated sentence with %1, %2 … filled in at once, so that a name with %2 in it stays as it is."""
    parts = text.split("%")
    found = [parts[0]]
    for part in parts[1:]:
        blank = int(part[0]) if part[:1].isdigit() else 0
        if 0 < blank <= len(values):
            value = isolated(str(values[blank - 1]))
            found[-1] = elided(found[-1], value)
            found.append(value + part[1:])
        else:
            found.append(f"%{part}")
    return "".join(found)


def elided(before: str, value: str) -> str:
    """French: before a vowel the last letter of 'la main de %1' becomes an apostrophe, but not before a cell (A3). No
    sentence in English or German ends so before a blank."""
    if before.endswith("e ") and BEFORE_VOWEL.match(value):
        return ELIDED.sub("\\1\N{RIGHT SINGLE QUOTATION MARK}", before)
    return before


def isolated(text: str) -> str:
    """What is written from right to left, such as a name, turns no sentence round that it stands in. What is isolated
    already needs it no more."""
    return f"{ISOLATE}{text}{END_OF_ISOLATE}" if not text.isascii() and _turns(text) else text


def _turns(text: str) -> bool:
    depth = 0
    for character in text:
        if character == ISOLATE:
            depth += 1
        elif character == END_OF_ISOLATE:
            depth -= 1
        elif depth <= 0 and bidirectional(character) in FROM_THE_RIGHT:
            return True
    return False


def without_isolates(text: str) -> str:
    """For a terminal, few of which know them."""
    return text.replace(ISOLATE, "").replace(END_OF_ISOLATE, "")


def counted(text: str, number: int) -> str:
    """English as the source has it: '2 coin(s)'. Other languages come with their plural forms and have no '(s)'."""
    return text.replace("(s)", "" if number == 1 else "s")


def points(number: int) -> str:
    size = abs(number)  # no language counts below 0
    text = counted(tr("Phrases", "%n point(s)", n=size), size)
    return f"{MINUS}{text}" if number < 0 else text


def coins(number: int) -> str:
    return counted(tr("Phrases", "%n coin(s)", n=number), number)


def listed(things: Sequence[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    if len(things) < 2:
        return "".join(things)
    return filled(tr("Phrases", "%1 and %2", "the end of a list"), ", ".join(map(isolated, things[:-1])), things[-1])


def labelled(label: str, text: str) -> str:
    """'Bar: A1 and A2'. French has a space before the colon."""
    return filled(tr("Phrases", "%1: %2", "a thing, what is said of it"), label, text)


def parted(things: Sequence[str]) -> str:
    """'a, b; c': what has commas in it already."""
    text = tr("Phrases", "%1; %2", "things that have commas in them")
    return reduce(lambda before, thing: filled(text, before, thing), things) if things else ""


def many(thing: str, number: int) -> str:
    """One thing, or so many of it: no language needs a plural then."""
    return thing if number == 1 else f"{number} \N{MULTIPLICATION SIGN} {thing}"


def signed(number: int) -> str:
    """With a sign, unless it is 0."""
    return f"+{number}" if number > 0 else number_text(number)


def number_text(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else str(number)


def decimal(number: float, digits: int) -> str:
    """With so many digits behind the point, or what stands for it."""
    sign = MINUS if number < 0 and round(number, digits) else ""
    point = tr("Phrases", ".", "between a whole number and its decimals")
    return sign + f"{abs(number):.{digits}f}".replace(".", point)


def percentage(share: float, digits: int = 0) -> str:
    """A share of 1 in per cent."""
    return filled(tr("Phrases", "%1%", "a share in per cent"), decimal(share * 100, digits))


def capital(text: str) -> str:
    """As it begins a sentence."""
    return text[:1].upper() + text[1:]


def within_line(text: str) -> str:
    """In a line with other things: 'for 2 to 6 players'."""
    return text[:1].lower() + text[1:]


def sentences(*parts: str) -> str:
    """Parts that are not empty, each ended by a full stop; one with a colon leads on."""
    return " ".join(part if part[-1] in ".!?…:" else f"{part}." for part in parts if part)
