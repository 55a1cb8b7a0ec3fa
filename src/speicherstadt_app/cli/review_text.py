"""A review for the terminal: the curve in letters, tables, and the dearest decisions in words."""

from __future__ import annotations

from textwrap import fill
from typing import Any, Final

from rich.text import Text

from speicherstadt_app import words
from speicherstadt_app.ai.brain import never
from speicherstadt_app.ai.review import Decision, Review
from speicherstadt_app.cli.games import called
from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, start
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games import registry
from speicherstadt_app.play.looking_back import counted_of, many_chances
from speicherstadt_app.words.phrases import capital, decimal, filled, signed
from speicherstadt_app.words.plain import spoken
from speicherstadt_app.words.styled import NARROWEST, WIDEST, cells, fit, marks, short
from speicherstadt_app.words.translation import tr
from speicherstadt_app.words.verdicts import verdict_word

STEPS: Final = 10
"""Heights of the curve above 0."""
NAME: Final = 12
CELL: Final = 4
HARD: Final = "\N{NO-BREAK SPACE}"
INDENT: Final = 5
PLUS_MINUS: Final = "\N{PLUS-MINUS SIGN}"


class ReviewText:
    """Tells of one game."""

    def __init__(self, record: Record, review: Review, width: int) -> None:
        self._record: Final = record
        self._review: Final = review
        self._width: Final = min(max(width, NARROWEST), WIDEST)
        self._names: Final = [short(name) for name in called(record.game, record.players)]
        self._marks: Final = marks(self._names)
        self._match: Final[Match[Any]] = start(record, registry.find)
        for text in record.moves:
            self._match.play_text(text)
        self._scores: Final = self._match.outcome().scores
        self._rules: Final = self._match.rules
        self._words: Final = words.of(record.game)
        self._alone: Final = len(record.players) == 1
        """Then shares are no chances of winning, but numbers that say how well the game may end."""
        self._lucky: Final = registry.card(record.game).open
        """Where something is hidden, no deal is the same luck for everybody."""

    def curve(self) -> Text:
        """Shares of a win as the game went: letters at their height, 100 above and 0 below."""
        columns = self._columns()
        wide = len(self._names) + 1
        lines = []
        for height in range(STEPS, -1, -1):
            found = [
                "".join(mark for mark, share in zip(self._marks, shares, strict=True) if round(share * STEPS) == height)
                for _, shares in columns
            ]
            unit = " " if self._alone else "%"
            lines.append(f"{height * 100 // STEPS:>5} {unit}  " + "".join(f"{cell:<{wide}}" for cell in found).rstrip())
        lines.append(" " * 9 + "".join(f"{name:<{wide}}" for name, _ in columns).rstrip())
        return Text("\n".join([self._heading(), *lines]))

    def _heading(self) -> str:
        if self._review.deals:
            if self._alone:
                return tr("ReviewText", "outlook after each deal, from 0 to 100")
            return tr("ReviewText", "chances of winning after each deal")
        if self._alone:
            return tr("ReviewText", "outlook at the end of rounds, from 0 to 100")
        return tr("ReviewText", "chances of winning at the end of rounds")

    def shares(self) -> Text:
        """The same in figures."""
        columns = self._columns()
        if self._alone:
            title = tr("ReviewText", "outlook, from 0 to 100", "a heading above figures")
        else:
            title = tr("ReviewText", "chances of winning in %", "a heading above figures")
        wide = [max(CELL, cells(name) + 1) for name, _ in columns]
        heads = (f"{name:>{width}}" for (name, _), width in zip(columns, wide, strict=True))
        lines = [title, " " * NAME + "".join(heads)]
        for seat, name in enumerate(self._names):
            found = "".join(f"{told[seat] * 100:>{width}.0f}" for (_, told), width in zip(columns, wide, strict=True))
            lines.append(fit(f"{self._marks[seat]} {name}", NAME).plain + found)
        return Text("\n".join(lines))

    def players(self) -> Text:
        """How well everybody played, and how lucky they were."""
        heads = [
            tr("ReviewText", "points", "a heading"),
            tr("ReviewText", "accuracy", "a heading"),
            tr("ReviewText", "decisions", "a heading"),
            tr("ReviewText", "lost", "a heading"),
            tr("ReviewText", "slips", "a heading"),
            tr("ReviewText", "mistakes", "a heading"),
            tr("ReviewText", "blunders", "a heading"),
            *([tr("ReviewText", "luck", "a heading"), tr("ReviewText", "doubt", "a heading")] if self._lucky else []),
        ]
        wide = [max(cells(head), 3) + 1 for head in heads]
        row = "".join(fit(head, width, right=True).plain for head, width in zip(heads, wide, strict=True))
        lines = [self._counted(), " " * NAME + row]
        for seat, found in enumerate(self._review.seats):
            told = [
                str(self._scores[seat]),
                "-" if found.accuracy is None else f"{found.accuracy:.0f}",
                str(found.decisions),
                f"{found.loss * 100:.0f}",
                *map(str, found.verdicts.values()),
                *([signed(round(found.luck * 100)), f"{found.luck_doubt * 100:.0f}"] if self._lucky else []),
            ]
            row = "".join(f"{cell:>{width}}" for cell, width in zip(told, wide, strict=True))
            lines.append(fit(self._names[seat], NAME).plain + row)
        return Text("\n".join(lines))

    def _counted(self) -> str:
        """What the table of players tells."""
        if self._lucky:
            if self._alone:
                return tr("ReviewText", "decisions and deals; what was lost, luck and its doubt, of 100")
            return tr("ReviewText", "decisions and deals; what was lost, luck and its doubt in % of a win")
        if self._alone:
            return tr("ReviewText", "decisions; what was lost, of 100")
        return tr("ReviewText", "decisions; what was lost in % of a win")

    def luck(self) -> list[Text]:
        """What chance brought everybody, where no deal tells it; nothing of a game that doesn't count it."""
        if self._lucky or not self._review.over:
            return []
        chances = many_chances([self._record], never)[0] or ()
        words_of_chance = registry.part(self._record.game, "words.chance")
        lines = []
        for number, name in enumerate(counted_of(self._record.game) if chances else ()):
            lines.append(f"  {words_of_chance.title(name) if words_of_chance else spoken(name)}")
            told = [_luck_of(who, seat[number]) for who, seat in zip(self._names, chances, strict=True)]
            lines.append(self._filled("  ".join(told), ""))
        title = tr("ReviewText", "luck: how much more came than was to be expected (95 times of 100 within ±)")
        return [Text("\n".join([title, *lines]))] if lines else []

    def dearest(self, seat: Seat) -> Text:
        """The decisions that lost most."""
        found = self._review.seats[seat].dearest
        title = tr("ReviewText", "%1: costliest decisions") if found else tr("ReviewText", "%1: no costly decision")
        lines = [filled(title, self._names[seat])]
        for number, decision in enumerate(found, start=1):
            lines += self._decision(number, decision)
        return Text("\n".join(lines))

    def _decision(self, number: int, decision: Decision) -> list[str]:
        self._match.jump(decision.ply)
        seat = decision.seat
        view = self._rules.view(self._match.state, seat)
        place = capital(self._words.progress.where(self._rules.progress(view)))
        played, better = (
            self._words.deciding.decision(self._rules, view, seat, some, self._names)
            for some in (decision.played, decision.best)
        )
        instead = tr("ReviewText", "%1 % instead of %2 %", "shares of a win")
        if self._alone:
            instead = tr("ReviewText", "%1 instead of %2", "how well the game may end, from 0 to 100")
        shares = filled(
            instead,
            f"{decision.best_share * 100:.0f}",
            f"{decision.shares[seat] * 100:.0f}",
        )
        told = [
            (tr("ReviewText", "played", "what somebody did"), played),
            (tr("ReviewText", "better", "what would have been better"), f"{better} ({shares})"),
            (tr("ReviewText", "why"), self._words.reasons.reason_words(decision.reasons, self._rules, self._names)),
        ]
        wide = max(cells(label) for label, _ in told) + 2
        cost = filled(
            "%1, %2" if self._alone else tr("ReviewText", "%1, %2 %", "what a decision was, what it cost"),
            verdict_word(decision.verdict),
            decimal(decision.loss * 100, 1),
        )
        return [
            f"  {number}  {place}: {cost}",
            *(self._filled(text, fit(label, wide).plain) for label, text in told if text),
        ]

    def _filled(self, text: str, label: str) -> str:
        """In lines that don't begin with a sign for per cent."""
        kept = text.replace(" %", f"{HARD}%")
        first, rest = " " * INDENT + label, " " * (INDENT + cells(label))
        return fill(kept, self._width, initial_indent=first, subsequent_indent=rest).replace(f"{HARD}%", " %")

    def _columns(self) -> list[tuple[str, tuple[float, ...]]]:
        """The curve at each deal, or where there are none at the end of each round, and at the end; as many as there is
        room for."""
        dealt = [found.ply for found in self._review.deals]
        shares = {point.ply: point.shares for point in self._review.curve}
        columns = [(str(number), shares[ply]) for number, ply in enumerate(dealt, start=1)]
        last = self._review.curve[-1] if self._review.curve else None
        if not dealt:
            columns = self._rounds()
        room = min((self._width - 9) // (len(self._names) + 1), (self._width - NAME) // CELL) - 1
        columns = columns[:: -(-len(columns) // room)] if columns else columns
        if last and last.ply not in dealt:
            end = tr("ReviewText", "end", "of a game") if self._review.over else tr("ReviewText", "now")
            columns.append((end, last.shares))
        return columns

    def _rounds(self) -> list[tuple[str, tuple[float, ...]]]:
        found: dict[int, tuple[float, ...]] = {}
        for point in self._review.curve[:-1]:
            self._match.jump(point.ply)
            found[self._rules.progress(self._match.state).round] = point.shares
        return [(str(number), shares) for number, shares in found.items()]


def _luck_of(name: str, drawn: Drawn) -> str:
    """'Anna +2.4 (±6.1)'"""
    sign = "+" if round(drawn.luck, 1) > 0 else ""
    return f"{name}{HARD}{sign}{decimal(drawn.luck, 1)}{HARD}({PLUS_MINUS}{decimal(drawn.reach, 1)})"
