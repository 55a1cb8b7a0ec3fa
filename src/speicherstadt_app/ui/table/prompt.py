"""What the prompts of all games have in common: buttons that never change places, and the words of waiting."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from html import escape
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.ui.seats import EMBLEMS
from speicherstadt_app.ui.table.presenter import NOBODY, UNSEEN, Asked, Button, Looks, PromptValues, Undo
from speicherstadt_app.words.phrases import capital, elided, filled, isolated, sentences
from speicherstadt_app.words.translation import tr

STANDS_FOR: Final = 0xE000
"""With the seat added: a letter that no text has, in place of a name."""
IN_TEXT: Final = re.compile(f"[{chr(STANDS_FOR)}-{chr(STANDS_FOR + 99)}]")
WITH_WORD: Final = re.compile(rf"(\w+ )?({IN_TEXT.pattern})")
CHANGE: Final = re.compile(r"(\d+) → (\d+)")
ENTER: Final = "\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}"


def buttons(
    undo: Undo, *, yes: Button, no: Button | None = None, advise: Button | None = None, undoes: str = ""
) -> list[Button]:
    """`undoes` is what the undo button takes back before anything at the table: what somebody has merely picked up."""
    hidden_no = Button("pass", tr("Prompt", "Pass"), "P")
    hidden_advise = Button("advise", tr("Prompt", "Hint"), "H")
    take_back = Button(
        "undo",
        tr("Prompt", "Undo"),
        "U",
        token=undoes or "undo",
        enabled=bool(undoes) or undo.can,
        shown=True,
        whyNot=undo.why_not,
    )
    again = Button("redo", tr("Prompt", "Redo"), "Y", "redo", enabled=undo.redo, shown=undo.redo)
    return [no or hidden_no, take_back, again, advise or hidden_advise, yes]


def hint(looks: Looks) -> Button | None:
    if looks.unaided or not looks.hints:
        return None
    return Button("advise", tr("Prompt", "Hint"), "H", "hint", enabled=True, shown=True)


def asks(
    looks: Looks,
    question: str,
    consequence: str = "",
    *,
    warning: str = "",
    before: int = UNSEEN,
    after: int = UNSEEN,
) -> PromptValues:
    """Among several people the question begins with the name of the one who is asked."""
    name = looks.names[looks.me]
    if not looks.alone:
        question = filled(tr("Prompt", "%1: %2", "who is asked, the question"), name, question)
    return PromptValues(
        sign=looks.signs[looks.me],
        name=name,
        question=question,
        consequence=consequence,
        warning=warning,
        waiting=False,
        before=before,
        after=after,
        spoken=aloud(sentences(question, warning, consequence)),
    )


def aloud(text: str) -> str:
    """Somebody who listens hears no arrow."""
    change = tr("Prompt", "from %1 to %2", "said aloud: a figure that changes")
    return CHANGE.sub(lambda found: filled(change, found[1], found[2]), text)


def over_text() -> str:
    return tr("Prompt", "The game is over.")


def paused_text() -> str:
    return tr("Prompt", "Paused.")


def reading_text() -> str:
    return tr("Prompt", "Read on, and the game goes on.")


def learned_text() -> str:
    return tr("Prompt", "That was this lesson.")


def looked_at(undo: Undo, question: str, consequence: str = "", *, sign: int = NOBODY, spoken: str = "") -> Asked:
    """What everybody looks at before the game goes on."""
    yes = Button("yes", tr("Prompt", "Continue"), ENTER, "goOn", primary=True, enabled=True, shown=True)
    prompt = PromptValues(
        sign=sign,
        question=question,
        consequence=consequence,
        waiting=False,
        spoken=spoken or sentences(question, consequence),
    )
    return Asked(prompt, buttons(undo, yes=yes))


def waiting(looks: Looks, undo: Undo, text: str, seat: Seat = NOBODY, *, over: bool = False) -> Asked:
    """Nobody here is asked; `seat` is whom the text is about."""
    if looks.held:
        label, token = tr("Prompt", "Continue"), "goOn"
    else:
        label, token = tr("Prompt", "Skip"), "skip"
    can = not over and (looks.held or looks.skippable)
    yes = Button("yes", label, ENTER, token, primary=True, enabled=can, shown=not over)
    sign, name = (looks.signs[seat], looks.names[seat]) if seat != NOBODY else (NOBODY, "")
    text = capital(text)
    return Asked(PromptValues(sign, name, text, spoken=text), buttons(undo, yes=yes))


def with_signs(looks: Looks, made: Callable[[Looks], Asked]) -> Asked:
    """What a game asks, with the sign of everybody else before the name. It is made with letters in place of names, so
    that no other word is taken for one."""
    letters = tuple(chr(STANDS_FOR + seat) for seat in range(len(looks.names)))
    asked = made(replace(looks, names=letters))

    def named(text: str) -> str:
        return WITH_WORD.sub(lambda found: _named(looks, found[1] or "", ord(found[2]) - STANDS_FOR), text)

    def signed(text: str) -> str:
        found = IN_TEXT.sub(lambda each: _signed(looks, ord(each[0]) - STANDS_FOR, asked.prompt.sign), text)
        return found if "<" in found else ""

    said = asked.prompt
    prompt = replace(
        said,
        name=named(said.name),
        question=named(said.question),
        asked=signed(escape(said.question)),
        consequence=named(said.consequence),
        marked=signed(said.marked or escape(said.consequence)),
        warning=named(said.warning),
        spoken=named(said.spoken),
    )
    keys = [replace(key, label=named(key.label), whyNot=named(key.whyNot)) for key in asked.buttons]
    return Asked(prompt, keys)


def _named(looks: Looks, before: str, seat: Seat) -> str:
    name = isolated(looks.names[seat])
    return elided(before, name) + name


def _signed(looks: Looks, seat: Seat, shown: int) -> str:
    """QML says how large the sign is; that of the one who is asked stands beside the words anyway."""
    sign, name = looks.signs[seat], escape(isolated(looks.names[seat]))
    if sign == shown or not 0 <= sign < len(EMBLEMS):
        return name
    return f'<img src="image://art/emblems/disc/{EMBLEMS[sign]}*3" width="SIZE" height="SIZE" align="middle">{name}'
