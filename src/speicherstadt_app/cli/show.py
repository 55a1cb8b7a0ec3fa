"""speicherstadt show"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from textwrap import fill
from typing import Any, Final

from rich.text import Text

from speicherstadt_app import words
from speicherstadt_app.cli.counting import plural
from speicherstadt_app.cli.games import called
from speicherstadt_app.cli.parsing import CommandParser, whole
from speicherstadt_app.cli.records import chosen, complaint, number_argument, number_wanted, shown
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.cli.screen import console, drawn, show
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import MOST_MOVES, Record, check_result
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.engine.seen import begin
from speicherstadt_app.games import registry
from speicherstadt_app.words.game import unmarked
from speicherstadt_app.words.phrases import counted, filled
from speicherstadt_app.words.styled import NARROWEST, WIDEST, cells
from speicherstadt_app.words.translation import tr

LAST_LINES: Final = 8


def configure(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .speicher.json or .speicher.jsonl file, - for standard input")
    number_argument(parser)
    parser.add_argument(
        "--ply", metavar="N", type=whole(0, MOST_MOVES), help="stop after so many moves (default: all that there are)"
    )
    parser.add_argument("--moves", action="store_true", help="list the moves in words instead of drawing the table")
    parser.examples(
        "speicherstadt show game.speicher.json               the table as the game ended, and the score",
        "speicherstadt show game.speicher.json --ply 40      the table after 40 moves",
        "speicherstadt show many.speicher.jsonl --number 12  another game of the file",
        "speicherstadt show game.speicher.json --moves       what happened, round by round",
    )


def run(args: argparse.Namespace) -> int:
    found = chosen(args.file, number_wanted(args))
    try:
        if isinstance(found.record, EngineError):
            raise found.record
        told = ToldGame(found.record, args.ply)
    except EngineError as error:
        raise Refusal(complaint(args.file, found, error), "Get the file again, or name another game.") from None
    screen = console()
    heading = " · ".join(filter(None, [shown(args.file), found.place(), told.how_far()]))
    width = min(max(screen.width, NARROWEST), WIDEST)
    parts = told.rounds(width if screen.is_terminal else 0) if args.moves else told.table(width)
    show(screen, Text("\n\n").join([Text(heading, "dim"), *parts]))
    if told.wrong:
        raise Refusal(complaint(args.file, found, told.wrong), "The moves up to there are shown.")
    return 0


def _folded(line: str, width: int) -> str:
    """What goes on below stands behind the number of the move."""
    return fill(line, width, subsequent_indent=" " * 9) if 0 < width < cells(line) else line


@dataclass(slots=True)
class Chapter:
    """A round: a heading, and the lines that belong below it."""

    heading: str
    lines: list[str]


class ToldGame:
    """A recorded game told up to some ply, or up to the first move that is wrong.

    Of a game that is not over only what everybody knew is told, wherever something was hidden; of a seat's record, what
    that seat saw.
    """

    def __init__(self, record: Record, ply: int | None) -> None:
        self._words = words.of(record.game)
        self._names = called(record.game, record.players)
        self._length = len(record.moves)
        if ply is not None and ply > self._length:
            raise Refusal(f"the game has {plural(self._length, 'move')}, so there is no ply {ply}", "Leave --ply out.")
        self._match = begin(record, registry.find)
        self._viewer = record.viewer
        self._rules = self._match.rules
        self._as_it_is = self._viewer is not None or registry.card(record.game).open or record.result is not None
        self._teller = self._words.telling.teller(self._rules, self._names)
        self._progress = self._rules.progress(self._match.state)
        self._chapters = [Chapter(self._words.progress.heading(self._progress), [])]
        self.wrong: EngineError | None = None
        try:
            for text in record.moves[:ply]:
                self._play(text)
            if self._match.ply == self._length and isinstance(self._match, Match):
                check_result(record, self._match)
        except EngineError as error:
            self.wrong = error

    def how_far(self) -> str:
        ply = self._match.ply
        if ply == self._length:
            far = counted(tr("Terminal", "%n move(s)", n=ply), ply)
        else:
            far = filled(tr("Terminal", "ply %1 of %2"), ply, self._length)
        if self._viewer is None:
            return far
        return f"{far} · {filled(tr('Terminal', 'as %1 saw it'), self._names[self._viewer])}"

    def table(self, width: int) -> list[Text]:
        """The table as it lies there, the last moves, and once the game is over the score sheet."""
        state = self._match.state
        view = state if self._as_it_is else self._rules.view(state, None)
        drawing = self._words.drawing
        parts = [drawn(drawing.draw(self._rules, view, self._names, width))]
        lines = [line for chapter in self._chapters for line in chapter.lines]
        if lines:
            last = (_folded(line, width) for line in lines[-LAST_LINES:])
            parts.append(Text("\n".join([tr("Terminal", "last moves"), *last])))
        if self._match.over:
            parts.append(drawn(drawing.sheet(self._rules, self._match.outcome(), self._names, width)))
        return parts

    def rounds(self, width: int) -> list[Text]:
        """Everything that happened, round by round; a line each where there is no width."""
        return [
            Text("\n").join([Text(chapter.heading, "bold"), *(Text(_folded(line, width)) for line in chapter.lines)])
            for chapter in self._chapters
            if chapter.lines or chapter.heading
        ]

    def _play(self, text: str) -> None:
        events: list[Event] = []
        ply = self._match.ply
        self._match.play_text(text, events.append)
        label = f"{ply:>5}"
        told = self._told(text, events)
        progress = self._rules.progress(self._match.state)
        begins = progress.round != self._progress.round
        self._progress = progress
        behind = next((n for n, sentence in enumerate(told) if sentence.round), len(told)) if begins else -1
        for number, sentence in enumerate(told):
            if number == behind:
                self._begin()
            self._chapters[-1].lines.append(f"{label}  {unmarked(sentence.text)}")
            label = " " * 5
        if behind == len(told):
            self._begin()

    def _begin(self) -> None:
        self._chapters.append(Chapter(self._words.progress.heading(self._progress), []))

    def _told(self, text: str, events: list[Event]) -> list[Any]:
        if self._as_it_is:
            return self._teller.told(events, text)
        seen = (self._rules.seen_event(None, event) for event in events)
        text = self._rules.seen_text(None, *self._rules.parse(text))
        return self._teller.told([event for event in seen if event is not None], text)
