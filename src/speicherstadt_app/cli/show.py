"""speicherstadt show"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Final, cast

from rich.text import Text

from speicherstadt_app.cli.parsing import CommandParser, whole
from speicherstadt_app.cli.records import chosen, complaint, shown
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.cli.screen import console, show
from speicherstadt_app.cli.table_text import draw, rounds_in, score_sheet
from speicherstadt_app.cli.words import Teller, plural
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import MOST_MOVES, Record, check_result, start
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.events import RoundBegan
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State

LAST_LINES: Final = 8
THE_END: Final = "The end"


def configure(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .speicher.json or .speicher.jsonl file, - for standard input")
    parser.add_argument("--game", metavar="N", type=whole(1, 10**12), help="which game of the file, from 1 (default 1)")
    parser.add_argument(
        "--ply", metavar="N", type=whole(0, MOST_MOVES), help="stop after so many moves (default: all that there are)"
    )
    parser.add_argument("--moves", action="store_true", help="list the moves in words instead of drawing the table")
    parser.examples(
        "speicherstadt show game.speicher.json             the table as the game ended, and the score",
        "speicherstadt show game.speicher.json --ply 40    the table after 40 moves",
        "speicherstadt show many.speicher.jsonl --game 12  another game of the file",
        "speicherstadt show game.speicher.json --moves     what happened, round by round",
    )


def run(args: argparse.Namespace) -> int:
    found = chosen(args.file, args.game or 1)
    try:
        if isinstance(found.record, EngineError):
            raise found.record
        tale = Tale(found.record, args.ply)
    except EngineError as error:
        raise Refusal(complaint(args.file, found, error), "Get the file again, or name another game.") from None
    screen = console()
    heading = " · ".join(filter(None, [shown(args.file), found.place(), tale.how_far()]))
    show(
        screen, Text("\n\n").join([Text(heading, "dim"), *(tale.rounds() if args.moves else tale.table(screen.width))])
    )
    if tale.wrong:
        raise Refusal(complaint(args.file, found, tale.wrong), "The moves up to there are shown.")
    return 0


@dataclass(slots=True)
class Chapter:
    """A round, or the end: a heading, and the lines that belong below it."""

    heading: str
    lines: list[str]


class Tale:
    """A recorded game told up to some ply, or up to the first move that is wrong."""

    def __init__(self, record: Record, ply: int | None) -> None:
        self._names = [player.name for player in record.players]
        self._length = len(record.moves)
        if ply is not None and ply > self._length:
            raise Refusal(f"the game has {plural(self._length, 'move')}, so there is no ply {ply}", "Leave --ply out.")
        self._match: Match[State] = start(record, find)
        rules = cast(SpeicherstadtRules, self._match.rules)
        self._rules = rules
        self._teller = Teller(rules.box, self._names)
        self._chapters = [Chapter(self._round(1, record.first), [])]
        self.wrong: EngineError | None = None
        try:
            for text in record.moves[:ply]:
                self._play(text)
            if self._match.ply == self._length:
                check_result(record, self._match)
        except EngineError as error:
            self.wrong = error

    def how_far(self) -> str:
        ply = self._match.ply
        return plural(ply, "move") if ply == self._length else f"ply {ply} of {self._length}"

    def table(self, width: int) -> list[Text]:
        """The table as it lies there, the last moves, and once the game is over the score sheet."""
        parts = [draw(self._rules, self._match.state, self._names, width=width)]
        lines = [line for chapter in self._chapters for line in chapter.lines]
        if lines:
            parts.append(Text("\n".join(["last moves", *lines[-LAST_LINES:]])))
        if self._match.over:
            parts.append(score_sheet(self._rules, self._match.outcome(), self._names, width=width))
        return parts

    def rounds(self) -> list[Text]:
        """Everything that happened, round by round."""
        return [
            Text("\n").join([Text(chapter.heading, "bold"), *map(Text, chapter.lines)]) for chapter in self._chapters
        ]

    def _play(self, text: str) -> None:
        events: list[Event] = []
        ply = self._match.ply
        self._match.play_text(text, events.append)
        label = f"{ply:>5}"
        for sentence in self._teller.told(events):
            self._chapters[-1].lines.append(f"{label}  {sentence}")
            label = " " * 5
        for event in events:
            if isinstance(event, RoundBegan) and event.round <= rounds_in(self._rules):
                self._chapters.append(Chapter(self._round(event.round, event.first), []))
        if self._match.state.rounds == rounds_in(self._rules) and self._chapters[-1].heading != THE_END:
            self._chapters.append(Chapter(THE_END, []))

    def _round(self, number: int, first: int) -> str:
        return f"Round {number}, {self._names[first]} is first"
