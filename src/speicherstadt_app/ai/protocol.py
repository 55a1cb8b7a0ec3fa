"""The bot protocol without its pipes: a question in, its answer out (docs/bot-protocol.md).

The caller looks at the clock; nothing in here does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Brain, Question, Stop
from speicherstadt_app.ai.playing import begun
from speicherstadt_app.engine.errors import EngineError, Illegal, Unreadable, WrongVersion, quote
from speicherstadt_app.engine.match import Match, still_choosing
from speicherstadt_app.engine.record import FindGame, Record, check_result, parse_json, record_from_json, start
from speicherstadt_app.engine.rules import CHANCE, Action, Rules, Seat
from speicherstadt_app.engine.seen import SeenGame, follow
from speicherstadt_app.games import registry

NAME: Final = "Speicherstadt"
USUAL_TIME_MS: Final = 1000.0
USUAL_SEED: Final = 0
MOST_ITERATIONS: Final = 200_000
"""With more of them a search would grow by a kilobyte each until the memory gives out."""

FindBrain = Callable[[str, str, str | None], Brain]
"""The brain of a game, level and style; `WrongVersion` if there is none."""

Watch = Callable[[float | None], Stop]
"""Says when a question's milliseconds are over, or, for None, when it is stopped."""


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


@dataclass(frozen=True, slots=True)
class Position:
    """What a record leads to: the true state, or what the record's viewer may know of it.

    Where several choose at the same time they are asked about the state in which that began, with the ply of it: who
    has chosen already changes no answer.
    """

    record: Record
    game: Match[Any] | SeenGame[Any]
    choice_state: Any
    choice_ply: int

    @property
    def rules(self) -> Rules[Any]:
        return self.game.rules

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def viewer(self) -> Seat | None:
        return self.record.viewer

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.game.actors

    def begun(self, seat: Seat) -> tuple[Any, tuple[Action, ...]]:
        """The view in which the decision began that a seat goes on with, and its moves since; None where it begins."""
        return begun(self.game, seat) if isinstance(self.game, Match) else self.game.begun()


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
            "seen": self._seen,
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

    def _hello(self, question: Mapping[str, object], _watch: Watch) -> dict[str, object]:
        games = [card.id for card in registry.cards()]
        game = name(question, "game")
        game = games[0] if game is None else self._find_game(game).card.id
        return {
            "name": NAME,
            "version": self._version,
            "games": games,
            "levels": list(brains.levels(game)),
            "styles": list(brains.styles(game)),
        }

    def _legal(self, question: Mapping[str, object], _watch: Watch) -> dict[str, object]:
        position = self._position(question)
        wanted = self._seat(question, "seat", position)
        rules, actors = position.rules, position.actors
        if position.viewer is not None:
            listed = [position.viewer] if position.viewer in actors else []
        elif len(actors) > 1:
            listed = [min(actors) if wanted is None else wanted]
        else:
            listed = list(actors)
        return {
            "to_move": to_move(actors),
            "phase": rules.phase(position.state),
            "legal": [rules.text(seat, action) for seat in listed for action in rules.legal(position.state, seat)],
        }

    def _choose(self, question: Mapping[str, object], watch: Watch) -> dict[str, object]:
        time_ms = positive(question, "time_ms")
        iterations = whole(question, "iterations")
        if iterations is not None and iterations < 1:
            raise Unreadable(f"'iterations' must be above 0, not {iterations}")
        if time_ms is None and iterations is None:
            time_ms = USUAL_TIME_MS
        seed = whole(question, "seed")
        position = self._position(question)
        game = position.record.game
        if position.viewer is None and not self._find_game(game).card.open:
            raise Illegal("a whole record tells what is hidden from the seat: ask with the record that 'seen' gives")
        level = name(question, "level")
        if level is None:
            level = brains.levels(game)[-1]
        brain = self._find_brain(game, level, name(question, "style"))
        seat = self._chooser(position)
        rules, state = position.rules, position.choice_state
        began, played = position.begun(seat)
        asked = Question(
            rules=rules,
            view=rules.view(state, seat) if position.viewer is None else rules.copy(state),
            seat=seat,
            legal=rules.legal(state, seat),
            seed=USUAL_SEED if seed is None else seed,
            ply=position.choice_ply,
            iterations=None if iterations is None else min(iterations, MOST_ITERATIONS),
            began=began,
            played=played,
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

    def _chooser(self, position: Position) -> Seat:
        actors, viewer = position.actors, position.viewer
        if not actors:
            raise Illegal("the game is over, so there is nothing to choose")
        if actors == (CHANCE,):
            raise Illegal("chance is to move, and a bot chooses only for a seat")
        if viewer is not None and viewer not in actors:
            raise Illegal(f"it is not for seat {viewer}, whose record this is, to move now")
        return min(actors) if viewer is None else viewer

    def _result(self, question: Mapping[str, object], _watch: Watch) -> dict[str, object]:
        position = self._position(question)
        return {"result": position.rules.outcome(position.state).to_json()}

    def _seen(self, question: Mapping[str, object], _watch: Watch) -> dict[str, object]:
        position = self._position(question)
        viewer = self._seat(question, "viewer", position)
        if viewer is None:
            raise Unreadable("the question has no 'viewer'")
        return {"record": position.record.seen_by(viewer, position.rules).to_json()}

    def _seat(self, question: Mapping[str, object], key: str, position: Position) -> Seat | None:
        seat = whole(question, key)
        if seat is not None and not 0 <= seat < len(position.record.players):
            raise Unreadable(f"'{key}' must be a seat, 0 to {len(position.record.players) - 1}, not {seat}")
        return seat

    def _position(self, question: Mapping[str, object]) -> Position:
        """The position of a question's record: the true state, or one seat's view of it.

        A record that ends with its game may lack its result here: a caller that asks for the result can't know it.
        """
        if question.get("record") is None:
            raise Unreadable("the question has no 'record'")
        record = record_from_json(question["record"])
        if record.viewer is not None:
            game = follow(record, self._find_game)
            return Position(record, game, game.choice_view, game.choice_ply)
        match = start(record, self._find_game)
        began, before = 0, match.actors
        for text in record.moves:
            match.play_text(text)
            after = match.actors
            if not still_choosing(before, after):
                began = match.ply
            before = after
        if record.result is not None:
            check_result(record, match)
        return Position(record, match, match.at(began), began)


def to_move(actors: Sequence[Seat]) -> object:
    """A seat, or a list of those who are still to choose; a star is chance, and nobody is left at the end."""
    if len(actors) > 1:
        return sorted(actors)
    return None if not actors else "*" if actors[0] == CHANCE else actors[0]


def told(error: EngineError) -> dict[str, object]:
    """An error as an answer tells it."""
    found: dict[str, object] = {}
    if error.ply is not None:
        found["ply"] = error.ply
    if error.move is not None:
        found["move"] = error.move
    return found | {"why": error.why}


def shown(value: object) -> str:
    """What a client sent: a text in quotes, all else as JSON has it."""
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
