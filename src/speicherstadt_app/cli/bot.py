"""`speicherstadt bot`: the bot protocol on standard input and output (docs/bot-protocol.md)."""

from __future__ import annotations

import io
import json
import logging
import sys
from argparse import Namespace
from collections import deque
from collections.abc import Iterator
from contextlib import redirect_stdout
from threading import Condition, Thread
from time import monotonic
from typing import BinaryIO, Final

from speicherstadt_app import __version__
from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Stop
from speicherstadt_app.ai.protocol import Asked, Bot, read
from speicherstadt_app.cli.parsing import CommandParser
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.engine.record import LARGEST_RECORD
from speicherstadt_app.games import registry

CHUNK: Final = 1 << 16
MOST_WAITING: Final = 8 << 20
"""Bytes of questions read ahead, some two thousand of the middle of a game. A client that sends more waits, and so does
a stop behind them."""

LOG: Final = logging.getLogger(__name__)


def configure(parser: CommandParser) -> None:
    parser.description = (
        "Answers questions about positions, one JSON object a line, until it is told to quit\n"
        "or its input ends. Other programs play against this one with it, or look at the rules.\n"
        "The questions are explained in docs/bot-protocol.md."
    )
    parser.examples('echo \'{"id": 1, "do": "hello"}\' | speicherstadt bot')


def run(_args: Namespace) -> int:
    # They are loaded when they are first asked for, which takes longer than the milliseconds of some questions.
    for card in registry.cards():
        brains.levels(card.id)
    serve(Bot(__version__))
    return 0


def serve(bot: Bot) -> None:
    """Let a bot answer what comes on standard input, until it is told to quit or the input ends."""
    if sys.stdin is None:
        raise Refusal("there is no standard input to read questions from", 'Send it lines such as {"do": "hello"}.')
    if sys.stdin.isatty():
        print('One question a line, for example {"id": 1, "do": "hello"}; {"do": "quit"} ends.', file=sys.stderr)
    questions = io.FileIO(sys.stdin.fileno(), closefd=False)
    answers = sys.stdout.buffer
    # Whatever else wants to print must not get between the answers.
    with redirect_stdout(sys.stderr):
        Pipe(questions, answers, bot).serve()


class Waiting:
    """Questions in the order in which they came, each with the bytes that it took."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most: Final = most
        self._questions: Final[deque[tuple[Asked | None, int]]] = deque()
        self._bytes = 0
        self._changed: Final = Condition()

    def put(self, asked: Asked | None, size: int = 0) -> None:
        """Once there is room for it; for a single one there always is."""
        with self._changed:
            self._changed.wait_for(lambda: not self._questions or self._bytes + size <= self._most)
            self._questions.append((asked, size))
            self._bytes += size
            self._changed.notify_all()

    def get(self) -> Asked | None:
        """The next one, as soon as there is one; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._questions)
            asked, size = self._questions.popleft()
            self._bytes -= size
            self._changed.notify_all()
        return asked


class Pipe:
    """Reads questions ahead, so that a stop is heard while another question is thought about.

    Answers come in the order of the questions. A stop holds for every question before it.
    """

    def __init__(self, questions: io.RawIOBase, answers: BinaryIO, bot: Bot) -> None:
        self._questions = questions
        self._answers = answers
        self._bot = bot
        self._waiting: Final = Waiting()
        self._stopped_before = 0

    def serve(self) -> None:
        # A thread that sits in a raw read doesn't keep the program from ending; with a buffered one it would crash.
        Thread(target=self._listen, name="questions", daemon=True).start()
        number = 0
        while asked := self._waiting.get():
            number += 1
            line = json.dumps(self._answer(asked, number), ensure_ascii=False, allow_nan=False)
            self._answers.write(line.encode() + b"\n")
            self._answers.flush()

    def _listen(self) -> None:
        try:
            for number, line in enumerate(lines(self._questions), start=1):
                asked = read(line)
                if asked.do == "stop":
                    self._stopped_before = number
                self._waiting.put(asked, len(line))
                if asked.do == "quit":
                    break
        except OSError as error:
            LOG.warning("the questions can't be read any further: %s", error)
        finally:
            self._waiting.put(None)

    def _answer(self, asked: Asked, number: int) -> dict[str, object]:
        begun = monotonic()

        def watch(time_ms: float | None) -> Stop:
            if time_ms is None:
                return lambda: number < self._stopped_before
            end = begun + time_ms / 1000
            return lambda: number < self._stopped_before or monotonic() >= end

        try:
            return self._bot.answer(asked, watch)
        except Exception:
            LOG.exception("a question could not be answered")
            return {"id": asked.id, "error": {"why": "the program made a mistake; standard error says which"}}


def lines(stream: io.RawIOBase) -> Iterator[bytes]:
    """The lines of a stream as they come. Of one longer than a record can be, only as much as shows that it is."""
    line = bytearray()
    while chunk := stream.read(CHUNK):
        *ended, rest = chunk.split(b"\n")
        for piece in ended:
            line += piece
            yield bytes(line)
            line.clear()
        line += rest
        del line[LARGEST_RECORD + 1 :]
    if line:
        yield bytes(line)
