"""speicherstadt verify"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from typing import Final

from speicherstadt_app.cli.counting import plural
from speicherstadt_app.cli.parsing import CommandParser
from speicherstadt_app.cli.records import Found, complaint, games_in, located
from speicherstadt_app.cli.refusal import Refusal, sentence
from speicherstadt_app.engine.commitment import KEPT, NONE, check_promise
from speicherstadt_app.engine.errors import BrokenGame, EngineError, Illegal, Unreadable, WrongVersion
from speicherstadt_app.engine.record import replay
from speicherstadt_app.engine.seen import follow
from speicherstadt_app.games.registry import find

ERRORS: Final = {
    Unreadable: "unreadable",
    Illegal: "illegal",
    WrongVersion: "wrong version",
    BrokenGame: "game not whole",
}


def configure(parser: CommandParser) -> None:
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="one game in .speicher.json, one a line in .speicher.jsonl; - for standard input",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object for each game, and one for the sums")
    parser.examples(
        "speicherstadt verify game.speicher.json        is this game right?",
        "speicherstadt verify *.speicher.jsonl          are they all?",
        "speicherstadt verify --json - <games.jsonl     the same for a program",
    )


def run(args: argparse.Namespace) -> int:
    report = Report(as_json=args.json)
    for name in args.files:
        try:
            for found in games_in(name):
                report.game(name, found)
        except Refusal as refusal:
            report.no_games(name, refusal)
    report.sums()
    return 0 if report.all_right else 1


class Report:
    """Says what is wrong as soon as it is found, and counts."""

    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json
        self._tally: Counter[str] = Counter()

    @property
    def all_right(self) -> bool:
        return not self._tally["wrong"] and not self._tally["unread"]

    def game(self, name: str, found: Found) -> None:
        facts: dict[str, object] = {"file": name, "game": found.game, "line": found.line or 1}
        try:
            if isinstance(found.record, EngineError):
                raise found.record
            seat = found.record.viewer
            game = replay(found.record, find) if seat is None else follow(found.record, find)
            promise = check_promise(found.record, find) if seat is None else NONE
        except EngineError as error:
            self._tally["wrong"] += 1
            place = {} if error.ply is None else {"ply": error.ply, "move": error.move}
            facts |= {"ok": False, "error": ERRORS[type(error)], **place, "why": error.why}
            self._say(facts, sentence(complaint(name, found, error)))
            return
        self._tally["right"] += 1
        self._tally["unfinished"] += not game.over
        self._tally["promise"] += promise == KEPT
        if promise != NONE:
            facts["promise"] = promise
        if seat is not None:
            facts["viewer"] = seat
        told = [] if game.over else ["unfinished", plural(game.ply, "move")]
        told += [] if seat is None else [f"as seat {seat} saw it"]
        words = f"{located(name, found)}: {', '.join(told)}." if told else ""
        self._say(facts | {"ok": True, "moves": game.ply, "over": game.over}, words)

    def no_games(self, name: str, refusal: Refusal) -> None:
        self._tally["unread"] += 1
        self._say({"file": name, "ok": False, "error": "unreadable", "why": refusal.why}, str(refusal))

    def sums(self) -> None:
        right, wrong, unread, unfinished = (self._tally[key] for key in ("right", "wrong", "unread", "unfinished"))
        words = f"{plural(right + wrong, 'game')}, {right} right, {wrong} wrong"
        promised = self._tally["promise"]
        words += f", {promised} with the seed promised before" if promised else ""
        words += f", {plural(unread, 'file')} without games" if unread else ""
        facts = {"games": right + wrong, "right": right, "unfinished": unfinished, "wrong": wrong, "unread": unread}
        self._say(facts, words)

    def _say(self, facts: Mapping[str, object], words: str) -> None:
        if self._as_json:
            print(json.dumps(facts))
        elif words:
            print(words)
