"""What a hint, a suggested loading, or the why of a move says: options, their shares of a win, and reasons in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QLocale, QObject

from speicherstadt_app.ai.hints import Hint, Hints
from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import Card
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, State
from speicherstadt_app.games.speicherstadt.table.scene import NOBODY
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.games.speicherstadt.words.reasons import area_words, reason_words
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import capital, coins, filled, listed, sentences
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
    view: State
    played: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class AdviceValues:
    about: str = ""
    stage: str = ""
    title: str = ""
    lead: str = ""
    seat: int = NOBODY
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


class Wording:
    """Says what was found at one table; who plays there alone is `you`."""

    def __init__(
        self, rules: SpeicherstadtRules, names: Sequence[str], signs: Sequence[int], you: Seat | None = None
    ) -> None:
        self._rules = rules
        self._you = you
        self._names = names
        self._signs = signs

    def said(self, subject: Subject, stage: str, found: Hints | None) -> Said:
        title = self._title(subject)
        seat = self._signs[subject.seat]
        if found is None:
            lead = QCoreApplication.translate("Advice", "Thinking …")
            return Said(AdviceValues(subject.about, WORKING, title, lead, seat, spoken=sentences(title, lead)))
        if stage == AREA:
            lead = self._area(subject, found)
            more = QCoreApplication.translate("Advice", "Show the moves")
            return Said(AdviceValues(subject.about, AREA, title, lead, seat, more, spoken=sentences(title, lead)))
        if subject.about == PLAN:
            lead = self._shipping(subject, found.hints[0].actions)
            more = QCoreApplication.translate("Advice", "Do that")
            compares = len(found.hints) > 1
            values = AdviceValues(PLAN, MOVES, title, lead, seat, more, compares, spoken=sentences(title, lead))
            return Said(values)
        rows = tuple(self._row(subject, n, hint, found.digits) for n, hint in enumerate(found.hints, start=1))
        lead = self._lead(subject, found)
        spoken = sentences(title, lead, *(row.spoken for row in rows))
        values = AdviceValues(subject.about, MOVES, title, lead, seat, note=self._note(subject, found), spoken=spoken)
        return Said(values, rows)

    def _title(self, subject: Subject) -> str:
        match subject.about:
            case "why":
                text = QCoreApplication.translate("Advice", "Why, %1?", "asked of a player")
                return filled(text, self._names[subject.seat])
            case "plan":
                return QCoreApplication.translate("Advice", "Suggested loading")
        return QCoreApplication.translate("Advice", "Hint")

    def _area(self, subject: Subject, found: Hints) -> str:
        area = area_words(found.area) if found.area else ""
        if subject.view.phase != DEMAND or len(found.hints) < 2:
            return area
        columns = sorted(act.column_of(hint.actions[0]) for hint in found.hints)
        compare = QCoreApplication.translate("Advice", "Compare %1.")
        return sentences(
            filled(compare, listed([self._named(subject.view, column, words.the_card) for column in columns])), area
        )

    def _lead(self, subject: Subject, found: Hints) -> str:
        if subject.about == HINT:
            if len(found.hints) == 1:
                return QCoreApplication.translate("Advice", "Nothing else comes near.")
            return QCoreApplication.translate("Advice", "Chances of winning:")
        played = next((n for n, hint in enumerate(found.hints) if _is_played(subject, hint)), 0)
        if played == 0:
            return QCoreApplication.translate("Advice", "Nothing better was to be seen.")
        if found.hints[played].level:
            return QCoreApplication.translate("Advice", "As good as the best that was to be seen.")
        return QCoreApplication.translate("Advice", "Something better was to be seen.")

    def _note(self, subject: Subject, found: Hints) -> str:
        if subject.about == WHY:
            text = QCoreApplication.translate("Advice", "As a strong player sees it, with what %1 knew then.")
            eyes = filled(text, self._names[subject.seat])
        else:
            eyes = QCoreApplication.translate(
                "Advice", "As a strong player sees it; how sure that is, the pale end of a bar shows."
            )
        if not any(hint.reasons for hint in found.hints):
            return eyes
        return sentences(eyes, QCoreApplication.translate("Advice", "The reasons hold if all goes on as expected."))

    def _row(self, subject: Subject, number: int, hint: Hint, digits: int) -> OptionRow:
        percent = QLocale().toString(100 * hint.share, "f", digits)
        share = filled(QCoreApplication.translate("Advice", "%1 %", "a share of a win"), percent)
        played = _is_played(subject, hint)
        tags = [QCoreApplication.translate("Advice", "Played")] if played else []
        if hint.level and number > 1:
            tags.append(level_word())
        text = self._option(subject, hint.actions)
        better = QCoreApplication.translate("Advice", "The first is better: %1")
        lead = better if number > 1 and not hint.level else "%1"
        reasons = reason_words(hint.reasons, self._rules, self._names, lead, self._you)
        tag = " · ".join(tags)
        can = subject.about == HINT and hint.actions[0] != act.PASS
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

    # What could be done

    def _option(self, subject: Subject, actions: Sequence[Action]) -> str:
        view = subject.view
        if view.phase == DEMAND:
            return capital(self._named(view, act.column_of(actions[0]), words.card_name))
        if view.phase == PURCHASE:
            if actions[0] == act.PASS:
                return QCoreApplication.translate("Prompt", "Pass")
            return filled(QCoreApplication.translate("Prompt", "Buy for %1"), view.heights[view.column])
        return self._shipping(subject, actions)

    def _named(self, view: State, column: int, name_of: Callable[[Card], str]) -> str:
        """The card, with the number of its lighter where another one has the same name."""
        cards = [self._rules.box.cards[card] for card in view.row]
        name = name_of(cards[column])
        twins = sum(name_of(card) == name for card in cards)
        return f"{name} ({column + 1})" if twins > 1 else name

    def _shipping(self, subject: Subject, actions: Sequence[Action]) -> str:
        state = subject.view
        events: list[Event] = []
        for action in actions:
            step = self._rules.apply(state, subject.seat, action)
            state = step.state
            events += step.events
        return " ".join(f"{capital(line)}." for line in self._cargo_lines(events))

    def _cargo_lines(self, events: Iterable[Event]) -> list[str]:
        loaded: dict[str, list[str]] = {}
        lines: list[str] = []
        last = ""
        for event in events:
            match event:
                case ev.CubeLoaded(_, good, card):
                    loaded.setdefault(card, []).append(good)
                case ev.CubesConverted(_, given, taken):
                    text = QCoreApplication.translate("Advice", "%1 for %2", "what is exchanged for which good")
                    lines.append(filled(text, words.cargo(given), words.good_name(taken)))
                case ev.CubesSold(_, good, count):
                    text = QCoreApplication.translate("Advice", "%1 for %2", "goods sold, for how many coins")
                    lines.append(filled(text, words.cargo([good] * count), coins(count)))
                case ev.CubesBartered(_, given):
                    text = QCoreApplication.translate("Advice", "%1 for %2", "goods sold, for how many coins")
                    lines.append(filled(text, words.cargo(given), coins(1)))
                case ev.CubesStowed(_, warehouse, market, lost):
                    last = self._kept((*warehouse, *market), lost)
        onto = QCoreApplication.translate("Advice", "%1 onto %2", "goods, a contract")
        loads = []
        for card, goods in loaded.items():
            the_contract = words.the_card(self._rules.box.cards[self._rules.box.number[card]])
            loads.append(filled(onto, words.cargo(goods), the_contract))
        return [*loads, *lines, *([last] if last else [])] or [
            QCoreApplication.translate("Advice", "nothing is left to be shipped")
        ]

    def _kept(self, kept: Sequence[str], lost: Sequence[str]) -> str:
        if kept and lost:
            text = QCoreApplication.translate("Advice", "keep %1, lose %2")
            return filled(text, words.cargo(kept), words.cargo(lost))
        if lost:
            return filled(QCoreApplication.translate("Advice", "lose %1"), words.cargo(lost))
        return filled(QCoreApplication.translate("Advice", "keep %1"), words.cargo(kept)) if kept else ""


def _is_played(subject: Subject, hint: Hint) -> bool:
    """Somebody who is still shipping has done the beginning of an option."""
    return bool(subject.played) and hint.actions[: len(subject.played)] == subject.played
