"""Moves in the words of the record, from a declaration of their forms.

A game names a `Form` for each kind of action: the verb, the words behind it, how they become an action and back. Its
`Grammar` writes and reads moves, and says in one sentence what is wrong with a text. Every move has one text: what
`read` takes stands just as `write` would write it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Move, Seat

VEIL: Final = "?"
LONGEST: Final = 400
CACHED: Final = 8192


class Word(NamedTuple):
    """A sort of word. A field of an action is written as one."""

    name: str
    """What it is called in a sentence, such as CARD."""
    write: Callable[[int], str]
    read: Callable[[str], int]
    """`Unreadable` says why a text is no such word."""
    hidden: int | None = None
    """The field that is written as `?`: some viewers do not see this word."""


def one_of(name: str, words: Sequence[str], wrong: str, *, hidden: int | None = None) -> Word:
    """The number of a word among these; `wrong` is the sentence about another one, with a blank for it."""
    numbers = {word: number for number, word in enumerate(words)}

    def read(text: str) -> int:
        if text not in numbers:
            raise Unreadable(wrong.format(quote(text)))
        return numbers[text]

    return Word(name, words.__getitem__, read, hidden)


def seat_word(seats: int) -> Word:
    words = [str(seat) for seat in range(seats)]
    return one_of("SEAT", words, f"{{}} is no seat; there are {', '.join(words)}")


class Packing:
    """Actions of a kind, in the lowest bits, and of any number of fields.

    Each field is stored as one more than its value, so that an action tells where its fields end.
    """

    def __init__(self, kind_bits: int, bits: int) -> None:
        self._kind_bits: Final = kind_bits
        self._bits: Final = bits
        self._mask: Final = (1 << bits) - 1

    def pack(self, kind: int, fields: Iterable[int] = ()) -> Action:
        action = 0
        for field in reversed(tuple(fields)):
            action = action << self._bits | field + 1
        return action << self._kind_bits | kind

    def fields_of(self, action: Action) -> tuple[int, ...]:
        rest = action >> self._kind_bits
        found = []
        while rest:
            found.append((rest & self._mask) - 1)
            rest >>= self._bits
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Form:
    """How a kind of move is written."""

    verb: str
    words: tuple[Word | str, ...] = ()
    """A word in quotation marks stands there as it is, and is no field."""
    pack: Callable[[Sequence[int]], Action] | None = None
    """The action of these fields; `Unreadable` where they don't go together. Without it the action is its kind."""
    unpack: Callable[[Action], Sequence[int]] = lambda _: ()
    rest: Word | None = None
    """Any number of these may follow, up to `most`."""
    most: int = 0
    chance: bool = False
    must: str = ""
    """How it is written, where the names of its words don't say it."""

    @property
    def shape(self) -> str:
        named = (word if isinstance(word, str) else word.name for word in self.words)
        return self.must or quote(" ".join((self.verb, *named)) + (" …" if self.most else ""))

    @property
    def fields(self) -> tuple[Word, ...]:
        return tuple(word for word in self.words if not isinstance(word, str))


class Grammar:
    """All forms of a game, by kind."""

    def __init__(
        self, forms: Mapping[int, Form], kind_of: Callable[[Action], int], seats: int, *, longest: int = LONGEST
    ) -> None:
        self._forms: Final = forms
        self._kind_of: Final = kind_of
        self._kinds: Final = {form.verb: kind for kind, form in forms.items()}
        if len(self._kinds) != len(forms):
            raise ValueError("two forms have the same verb")
        self._seats: Final = {"*": CHANCE, **{str(seat): seat for seat in range(seats)}}
        self._longest: Final = longest
        self.write: Final[Callable[[Seat, Action], str]] = lru_cache(CACHED)(self._write)
        """The move as the record writes it, or with `?` as a viewer sees it."""
        self._read: Final = lru_cache(CACHED)(self._find)

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(self._kinds)

    def _write(self, seat: Seat, action: Action) -> str:
        who = "*" if seat == CHANCE else str(seat)
        form = self._forms.get(self._kind_of(action))
        if form is None:
            # A program may ask for anything; the rules refuse it by this text.
            return f"{who} action-{action}"
        fields = iter(form.unpack(action))
        words = [word if isinstance(word, str) else _written(word, next(fields)) for word in form.words]
        if form.rest:
            words += [_written(form.rest, field) for field in fields]
        return " ".join((who, form.verb, *words))

    def read(self, text: str, *, seen: bool = False) -> Move:
        """What a text means; `Unreadable` if it means nothing. Only as a viewer sees a move it may have a `?`."""
        return self._read(text, seen)

    def _find(self, text: str, seen: bool) -> Move:
        if len(text) > self._longest:
            raise Unreadable("no move is as long as that")
        who, *rest = text.split(" ")
        if who not in self._seats:
            if who.isascii() and who.isdigit():
                raise Unreadable(f"there is no seat {quote(who)} in this game")
            raise Unreadable(f"a move begins with a seat or with '*', not with {quote(who)}")
        if not rest:
            raise Unreadable("a move needs a verb")
        if "" in rest:
            raise Unreadable("one space stands between its words, and none after the last")
        verb, *words = rest
        if verb not in self._kinds:
            raise Unreadable(f"there is no verb {quote(verb)}; there are {', '.join(self._kinds)}")
        kind = self._kinds[verb]
        form = self._forms[kind]
        if (who == "*") != form.chance:
            raise Unreadable(f"'{verb}' is {'a move of chance' if form.chance else 'a move of a seat'}")
        fields = self._fields(form, words, seen=seen)
        action = form.pack(fields) if form.pack else kind
        seat = self._seats[who]
        if (written := self.write(seat, action)) != text:
            raise Unreadable(f"it must be written {quote(written)}")
        return Move(seat, action)

    def _fields(self, form: Form, words: Sequence[str], *, seen: bool) -> list[int]:
        fixed = len(form.words)
        if not fixed <= len(words) <= fixed + form.most:
            raise Unreadable(f"it must be {form.shape}")
        if VEIL in words:
            if not seen or all(word.hidden is None for word in form.fields):
                raise Unreadable("nothing is hidden in this move" if seen else "a whole record has no '?'")
            if len(words) > fixed:
                raise Unreadable("a single '?' stands for all that is hidden")
        fields = []
        for word, text in zip(form.words, words, strict=False):
            if isinstance(word, str):
                if text != word:
                    raise Unreadable(f"it must be {form.shape}")
            else:
                fields.append(_field(word, text))
        if form.rest:
            fields += [_field(form.rest, text) for text in words[fixed:]]
        return fields


def _written(word: Word, field: int) -> str:
    return VEIL if field == word.hidden else word.write(field)


def _field(word: Word, text: str) -> int:
    return word.hidden if text == VEIL and word.hidden is not None else word.read(text)
