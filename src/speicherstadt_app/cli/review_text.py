"""A review for the terminal: the curve in letters, tables, and the dearest decisions in words."""

from __future__ import annotations

from textwrap import fill
from typing import Any, Final

from rich.text import Text

from speicherstadt_app.ai.review import Decision, Review
from speicherstadt_app.cli.reason_words import decision_words, reason_words
from speicherstadt_app.cli.table_text import NARROWEST, WIDEST, fit, marks, short
from speicherstadt_app.cli.words import plural
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, start
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules

STEPS: Final = 10
"""Heights of the curve above 0."""
NAME: Final = 12
CELL: Final = 4
HEADS: Final = (
    " points",
    " accuracy",
    " decisions",
    " lost",
    " slips",
    " mistakes",
    " blunders",
    " luck",
    " doubt",
)
END: Final = "end"
HARD: Final = "\N{NO-BREAK SPACE}"


class ReviewText:
    """Tells of one game."""

    def __init__(self, record: Record, review: Review, width: int) -> None:
        self._review: Final = review
        self._width: Final = min(max(width, NARROWEST), WIDEST)
        self._names: Final = [short(player.name) for player in record.players]
        self._marks: Final = marks(self._names)
        self._match: Final[Match[Any]] = start(record, find)
        for text in record.moves:
            self._match.play_text(text)
        self._scores: Final = self._match.outcome().scores
        rules = self._match.rules
        assert isinstance(rules, SpeicherstadtRules)
        self._rules: Final = rules

    def curve(self) -> Text:
        """Shares of a win after each round's deal: letters at their height, 100 above and 0 below."""
        columns = self._columns()
        wide = len(self._names) + 1
        lines = []
        for height in range(STEPS, -1, -1):
            cells = [
                "".join(mark for mark, share in zip(self._marks, shares, strict=True) if round(share * STEPS) == height)
                for _, shares in columns
            ]
            lines.append(f"{height * 100 // STEPS:>5} %  " + "".join(f"{cell:<{wide}}" for cell in cells).rstrip())
        lines.append(" " * 9 + "".join(f"{name:<{wide}}" for name, _ in columns).rstrip())
        return Text("\n".join(["shares of a win after each deal", *lines]))

    def shares(self) -> Text:
        """The same in figures."""
        columns = self._columns()
        lines = ["shares of a win in %", " " * NAME + "".join(f"{name:>{CELL}}" for name, _ in columns)]
        for seat, name in enumerate(self._names):
            cells = "".join(f"{shares[seat] * 100:>{CELL}.0f}" for _, shares in columns)
            lines.append(fit(f"{self._marks[seat]} {name}", NAME).plain + cells)
        return Text("\n".join(lines))

    def players(self) -> Text:
        """How well everybody played, and how lucky they were."""
        lines = ["decisions and deals; what was lost, luck and its doubt in % of a win", " " * NAME + "".join(HEADS)]
        for seat, found in enumerate(self._review.seats):
            cells = [
                str(self._scores[seat]),
                "-" if found.accuracy is None else f"{found.accuracy:.0f}",
                str(found.decisions),
                f"{found.loss * 100:.0f}",
                *map(str, found.verdicts.values()),
                f"{found.luck * 100:+.0f}",
                f"{found.luck_doubt * 100:.0f}",
            ]
            row = "".join(f"{cell:>{len(head)}}" for cell, head in zip(cells, HEADS, strict=True))
            lines.append(fit(self._names[seat], NAME).plain + row)
        return Text("\n".join(lines))

    def dearest(self, seat: Seat) -> Text:
        """The decisions that lost somebody most."""
        found = self._review.seats[seat].dearest
        lines = [f"{self._names[seat]}: {'the dearest decisions' if found else 'no decision lost much'}"]
        for number, decision in enumerate(found, start=1):
            lines += self._decision(number, decision)
        return Text("\n".join(lines))

    def _decision(self, number: int, decision: Decision) -> list[str]:
        self._match.jump(decision.ply)
        when = f"round {self._match.state.rounds + 1}, after {plural(decision.ply, 'move')}"
        state, seat = self._match.state, decision.seat
        told = [
            decision_words(self._rules, state, seat, some, self._names) for some in (decision.played, decision.best)
        ]
        why = reason_words(decision.reasons, self._rules.box, self._names)
        shares = f"{decision.best_share * 100:.0f} % instead of {decision.shares[decision.seat] * 100:.0f} %"
        lines = {"played": told[0], "better": f"{told[1]} ({shares})", "why": why}
        return [
            f"  {number}  {when}: a {decision.verdict} of {decision.loss * 100:.1f} %",
            *(self._filled(words, f"     {label:<7} ") for label, words in lines.items()),
        ]

    def _filled(self, words: str, first: str) -> str:
        """In lines that don't begin with a sign for per cent."""
        kept = words.replace(" %", f"{HARD}%")
        return fill(kept, self._width, initial_indent=first, subsequent_indent=" " * 13).replace(f"{HARD}%", " %")

    def _columns(self) -> list[tuple[str, tuple[float, ...]]]:
        """The curve at each deal, and at the end."""
        dealt = [found.ply for found in self._review.deals]
        shares = {point.ply: point.shares for point in self._review.curve}
        columns = [(str(number), shares[ply]) for number, ply in enumerate(dealt, start=1)]
        last = self._review.curve[-1] if self._review.curve else None
        if last and last.ply not in dealt:
            columns.append((END if self._review.over else "now", last.shares))
        return columns
