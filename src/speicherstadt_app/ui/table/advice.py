"""What a hint, a suggested loading, or the why of a move says: options, their shares of a win, and reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from PySide6.QtCore import Property, QLocale, QObject

from speicherstadt_app.ai.advice import Reason
from speicherstadt_app.ai.hints import Hint, Hints
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.presenter import NOBODY
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import filled, sentences
from speicherstadt_app.words.translation import tr
from speicherstadt_app.words.verdicts import level_word

HINT: Final = "hint"
PLAN: Final = "plan"
WHY: Final = "why"
"""What it is about."""
WORKING: Final = "working"
AREA: Final = "area"
MOVES: Final = "moves"
"""How far it has come."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Which position is looked at, for whom; and what was played there, if it is long past."""

    about: str
    ply: int
    seat: Seat
    view: Any
    played: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class AdviceValues:
    about: str = ""
    stage: str = ""
    title: str = ""
    lead: str = ""
    sign: int = NOBODY
    more: str = ""
    """The word on the button that leads on."""
    compares: bool = False
    """It can go on to compare options."""
    note: str = ""
    """Whose eyes these are."""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class OptionRow:
    number: int
    text: str
    share: float
    doubt: float
    shareText: str
    tag: str
    played: bool
    level: bool
    reasons: str
    token: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Said:
    values: AdviceValues = AdviceValues()
    rows: tuple[OptionRow, ...] = ()


@for_qml
class Advice(Values[AdviceValues], values=AdviceValues):
    def __init__(self, parent: QObject) -> None:
        super().__init__(AdviceValues(), parent)
        self.rows = RowModel(OptionRow, lambda row: row.number, self)

    @Property(QObject, constant=True)
    def options(self) -> QObject:
        return self.rows

    def say(self, said: Said) -> None:
        self.rows.show(said.rows)
        self.show(said.values)


class AdviceWords(Protocol):
    """A game's own words for what is advised in it."""

    def option(self, view: Any, seat: Seat, actions: Sequence[Action], names: Sequence[str]) -> str:
        """A decision that could be taken."""
        ...

    def area(self, view: Any, found: Hints) -> str:
        """Where to look, for those who want to find it themselves."""
        ...

    def reasons(self, reasons: Sequence[Reason], names: Sequence[str], lead: str, you: Seat | None) -> str:
        """Whole sentences; what they are reasons for leads in, with its %1."""
        ...

    def plan(self) -> str:
        """The title of a decision of several moves that is suggested as a whole."""
        ...

    def can_try(self, action: Action) -> bool:
        """Whether it can be picked up without being done."""
        ...


class Wording:
    """Says what was found at one table; who plays there alone is `you`."""

    def __init__(self, words: AdviceWords, names: Sequence[str], signs: Sequence[int], you: Seat | None = None) -> None:
        self._words = words
        self._you = you
        self._names = names
        self._alone = len(names) == 1
        self._signs = signs

    def said(self, subject: Subject, stage: str, found: Hints | None) -> Said:
        title = self._title(subject)
        sign = self._signs[subject.seat]
        if found is None:
            lead = tr("Advice", "Thinking …")
            return Said(AdviceValues(subject.about, WORKING, title, lead, sign, spoken=sentences(title, lead)))
        if stage == AREA:
            lead = self._words.area(subject.view, found)
            more = tr("Advice", "Show the moves")
            return Said(AdviceValues(subject.about, AREA, title, lead, sign, more, spoken=sentences(title, lead)))
        if subject.about == PLAN:
            lead = self._words.option(subject.view, subject.seat, found.hints[0].actions, self._names)
            more = tr("Advice", "Play this")
            compares = len(found.hints) > 1
            values = AdviceValues(PLAN, MOVES, title, lead, sign, more, compares, spoken=sentences(title, lead))
            return Said(values)
        rows = tuple(self._row(subject, n, hint, found.digits) for n, hint in enumerate(found.hints, start=1))
        lead = self._lead(subject, found)
        spoken = sentences(title, lead, *(row.spoken for row in rows))
        values = AdviceValues(subject.about, MOVES, title, lead, sign, note=self._note(subject, found), spoken=spoken)
        return Said(values, rows)

    def _title(self, subject: Subject) -> str:
        match subject.about:
            case "why":
                text = tr("Advice", "Why, %1?", "asked of a player")
                return filled(text, self._names[subject.seat])
            case "plan":
                return self._words.plan()
        return tr("Advice", "Hint")

    def _lead(self, subject: Subject, found: Hints) -> str:
        if subject.about == HINT:
            if len(found.hints) == 1:
                return tr("Advice", "Nothing else comes close.")
            if self._alone:
                return tr("Advice", "How well this may end, from 0 to 100:")
            return tr("Advice", "Chances of winning:")
        played = next((n for n, hint in enumerate(found.hints) if _is_played(subject, hint)), 0)
        if played == 0:
            return tr("Advice", "This was the best move.")
        if found.hints[played].level:
            return tr("Advice", "As good as the best move.")
        return tr("Advice", "There was a better move.")

    def _note(self, subject: Subject, found: Hints) -> str:
        if subject.about == WHY:
            text = tr("Advice", "As a strong player sees it, knowing only what %1 knew.")
            eyes = filled(text, self._names[subject.seat])
        else:
            eyes = tr("Advice", "As a strong player sees it; the pale end of a bar shows how uncertain that is.")
        if not any(hint.reasons for hint in found.hints):
            return eyes
        return sentences(eyes, tr("Advice", "The reasons hold if play goes on as expected."))

    def _row(self, subject: Subject, number: int, hint: Hint, digits: int) -> OptionRow:
        percent = QLocale().toString(100 * hint.share, "f", digits)
        share = percent if self._alone else filled(tr("Advice", "%1 %", "a share of a win"), percent)
        played = _is_played(subject, hint)
        tags = [tr("Advice", "Played")] if played else []
        if hint.level and number > 1:
            tags.append(level_word())
        text = self._words.option(subject.view, subject.seat, hint.actions, self._names)
        better = tr("Advice", "The first is better: %1")
        lead = better if number > 1 and not hint.level else "%1"
        reasons = self._words.reasons(hint.reasons, self._names, lead, self._you)
        tag = " · ".join(tags)
        can = subject.about == HINT and self._words.can_try(hint.actions[0])
        return OptionRow(
            number=number,
            text=text,
            share=hint.share,
            doubt=min(hint.doubt, 1.0),
            shareText=share,
            tag=tag,
            played=played,
            level=hint.level,
            reasons=reasons,
            token=str(number) if can else "",
            spoken=sentences(f"{number}: {text}", share, tag, reasons),
        )


def _is_played(subject: Subject, hint: Hint) -> bool:
    """Somebody who is still shipping has done the beginning of an option."""
    return bool(subject.played) and hint.actions[: len(subject.played)] == subject.played
