"""The bot protocol without its pipes: a question in, its answer out (docs/bot-protocol.md).

Whoever asks looks at the clock; in here nothing does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Brain, Question, Stop
from speicherstadt_app.engine.errors import EngineError, Illegal, Unreadable, WrongVersion, quote
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import FindGame, Record, check_result, parse_json, record_from_json, start
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games import registry

NAME: Final = "Speicherstadt"
USUAL_TIME_MS: Final = 1000.0
USUAL_SEED: Final = 0
MOST_ITERATIONS: Final = 200_000
"""With more of them a search would grow by a kilobyte each until the memory gives out."""

FindBrain = Callable[[str, str, str | None], Brain]
"""The brain of a game, level and style; `WrongVersion` if there is none."""

Watch = Callable[[float | None], Stop]
"""Says when a question's milliseconds are over, or, for None, when somebody says stop."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A line read. `flaw` is what keeps it from being a question at all."""

    id: object
    do: object
    data: Mapping[str, object]
    flaw: EngineError | None = None


def read(line: bytes) -> Asked:
    """What a line asks."""
    try:
        data = parse_json(line)
        if not isinstance(data, dict):
            raise Unreadable("a question is a JSON object")
    except EngineError as error:
        return Asked(None, None, {}, error)
    return Asked(data.get("id"), data.get("do"), data)


class Bot:
    """Answers questions, each from itself alone."""

    def __init__(self, version: str, find_game: FindGame = registry.find, find_brain: FindBrain = brains.brain) -> None:
        self._version = version
        self._find_game = find_game
        self._find_brain = find_brain
        self._ways: Final[Mapping[object, Callable[[Mapping[str, object], Watch], dict[str, object]]]] = {
            "hello": self._hello,
            "legal": self._legal,
            "choose": self._choose,
            "result": self._result,
            "stop": lambda _question, _watch: {"stopped": True},
            "quit": lambda _question, _watch: {"bye": True},
        }

    def answer(self, asked: Asked, watch: Watch) -> dict[str, object]:
        try:
            if asked.flaw:
                raise asked.flaw
            way = self._ways.get(asked.do) if isinstance(asked.do, str) else None
            if way is None:
                what = f"nobody can do {shown(asked.do)}" if "do" in asked.data else "the question has no 'do'"
                raise WrongVersion(f"{what}; this program knows {', '.join(map(str, self._ways))}")
            return {"id": asked.id, **way(asked.data, watch)}
        except EngineError as error:
            return {"id": asked.id, "error": told(error)}

    def _hello(self, _question: Mapping[str, object], _watch: Watch) -> dict[str, object]:
        games = [card.id for card in registry.cards()]
        return {
            "name": NAME,
            "version": self._version,
            "games": games,
            "levels": list(dict.fromkeys(level for game in games for level in brains.levels(game))),
            "styles": list(dict.fromkeys(style for game in games for style in brains.styles(game))),
        }

    def _legal(self, question: Mapping[str, object], _watch: Watch) -> dict[str, object]:
        _, match = self._position(question)
        rules = match.rules
        if match.over:
            return {"to_move": None, "phase": match.phase, "legal": []}
        seat = match.actors[0]
        return {
            "to_move": "*" if seat == CHANCE else seat,
            "phase": match.phase,
            "legal": [rules.text(seat, action) for action in match.legal(seat)],
        }

    def _choose(self, question: Mapping[str, object], watch: Watch) -> dict[str, object]:
        time_ms = positive(question, "time_ms")
        iterations = whole(question, "iterations")
        if iterations is not None and iterations < 1:
            raise Unreadable(f"'iterations' must be above 0, not {iterations}")
        if time_ms is None and iterations is None:
            time_ms = USUAL_TIME_MS
        seed = whole(question, "seed")
        record, match = self._position(question)
        level = name(question, "level")
        if level is None:
            level = brains.levels(record.game)[-1]
        brain = self._find_brain(record.game, level, name(question, "style"))
        if match.over:
            raise Illegal("the game is over, so there is nothing to choose")
        seat = match.actors[0]
        if seat == CHANCE:
            raise Illegal("chance is to move, and a bot chooses only for a seat")
        rules = match.rules
        asked = Question(
            rules=rules,
            view=rules.view(match.state, seat),
            seat=seat,
            legal=match.legal(seat),
            seed=USUAL_SEED if seed is None else seed,
            ply=match.ply,
            iterations=None if iterations is None else min(iterations, MOST_ITERATIONS),
        )
        answer = brain.choose(asked, watch(time_ms))
        return {
            "move": rules.text(seat, answer.action),
            "value": answer.value,
            "candidates": [
                {"move": rules.text(seat, one.action), "value": one.value, "share": one.share}
                for one in answer.candidates
            ],
        }

    def _result(self, question: Mapping[str, object], _watch: Watch) -> dict[str, object]:
        _, match = self._position(question)
        return {"result": match.outcome().to_json()}

    def _position(self, question: Mapping[str, object]) -> tuple[Record, Match[Any]]:
        """The match of a question's record.

        A record that ends with its game may lack its result here: whoever asks for the result can't know it yet.
        """
        if question.get("record") is None:
            raise Unreadable("the question has no 'record'")
        record = record_from_json(question["record"])
        match = start(record, self._find_game)
        for text in record.moves:
            match.play_text(text)
        if record.result is not None:
            check_result(record, match)
        return record, match


def told(error: EngineError) -> dict[str, object]:
    """An error as an answer tells it."""
    found: dict[str, object] = {}
    if error.ply is not None:
        found["ply"] = error.ply
    if error.move is not None:
        found["move"] = error.move
    return found | {"why": error.why}


def shown(value: object) -> str:
    """What somebody sent: a text in quotes, all else as JSON has it."""
    return quote(value) if isinstance(value, str) else quote(json.dumps(value, ensure_ascii=False))[1:-1]


def whole(question: Mapping[str, object], key: str) -> int | None:
    value = question.get(key)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unreadable(f"'{key}' must be a whole number, not {shown(value)}")
    return value


def positive(question: Mapping[str, object], key: str) -> float | None:
    value = question.get(key)
    if value is None:
        return None
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise Unreadable(f"'{key}' must be a number, not {shown(value)}")
    if value <= 0:
        raise Unreadable(f"'{key}' must be above 0, not {value}")
    return float(value)


def name(question: Mapping[str, object], key: str) -> str | None:
    value = question.get(key)
    if value is None:
        return None
    if not isinstance(value, str):
        raise Unreadable(f"'{key}' must be a text, not {shown(value)}")
    return value
