"""Any game at the table on screen: the table as the terminal draws it, and all legal moves as buttons.

It is what a game without a presenter of its own gets, and a presenter of one's own may begin with it: it has everything
that every table has, and `PlainBoard` is merely the board that goes with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Property, QObject
from PySide6.QtGui import QFontDatabase

from speicherstadt_app import words
from speicherstadt_app.ai.advice import Reason
from speicherstadt_app.ai.hints import Hints
from speicherstadt_app.engine.rules import Action, Event, Rules, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games import registry
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.advice import HINT
from speicherstadt_app.ui.table.presenter import (
    NOBODY,
    ORDERS,
    Asked,
    BarValues,
    Button,
    EndValues,
    Looks,
    Record,
    Strip,
    Tapped,
    Undo,
)
from speicherstadt_app.ui.table.prompt import (
    ENTER,
    asks,
    buttons,
    hint,
    learned_text,
    looked_at,
    over_text,
    reading_text,
    waiting,
)
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.game import unmarked
from speicherstadt_app.words.parts import GameWords
from speicherstadt_app.words.phrases import isolated, number_text, points, sentences
from speicherstadt_app.words.plain import only_seen, spoken
from speicherstadt_app.words.styled import NARROWEST
from speicherstadt_app.words.translation import tr

DROP: Final = "drop"
MOST_TOGETHER: Final = 12
"""More moves than that stand under headings."""
LAST_KEY: Final = 9


@dataclass(frozen=True, slots=True)
class Picks:
    token: str = ""
    """The move that waits to be confirmed."""

    @property
    def held(self) -> bool:
        return bool(self.token)


@dataclass(frozen=True, slots=True)
class Scene:
    rules: Rules[Any]
    view: Any
    looks: Looks
    picks: Picks
    hints: tuple[Action, ...] = ()
    moment: Event | None = None
    """What everybody looks at before the game goes on."""

    @property
    def me(self) -> Seat:
        return self.looks.me

    def moves(self) -> dict[str, Action]:
        """What I may do now, by its text without the seat."""
        if not self.looks.asked:
            return {}
        rules, me, only = self.rules, self.me, self.looks.only
        found = {rules.text(me, action).partition(" ")[2]: action for action in rules.legal(self.view, me)}
        return found if only is None else {token: action for token, action in found.items() if token in only}

    def order(self) -> list[Seat]:
        """Everybody, clockwise from me."""
        seats = len(self.looks.names)
        return [(self.me + n) % seats for n in range(seats)]

    def sign(self, seat: Seat) -> int:
        return self.looks.signs[seat] if seat >= 0 else NOBODY


@dataclass(frozen=True, slots=True)
class PlainValues:
    heading: str = ""
    """How far the game is."""
    waiting: str = ""
    """For whom it waits."""
    drawing: str = ""
    """The table in letters of one width, line by line; nothing where a game has no drawing of its own."""
    fixed: str = ""
    """A face whose letters have one width."""
    known: str = ""
    """What the viewer alone saw happen, where there is no drawing that shows it."""


@dataclass(frozen=True, slots=True)
class Move:
    """Or, without a token, the heading over the moves of one kind."""

    key: str
    token: str
    text: str
    picked: bool = False
    mark: int = 0
    """Which hint it is, 1 for the best; 0 for none."""
    number: int = 0
    """The key that means it; 0 for none."""


@for_qml
class PlainBoard(Values[PlainValues], values=PlainValues):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PlainValues(), parent)
        self.choices = RowModel(Move, lambda move: move.key, self)

    @Property(QObject, constant=True)
    def moves(self) -> QObject:
        return self.choices


class PlainAdvice:
    """What is advised, in the game's words."""

    def __init__(self, said: GameWords, rules: Rules[Any]) -> None:
        self._said = said
        self._rules = rules

    def option(self, view: Any, seat: Seat, actions: Sequence[Action], names: Sequence[str]) -> str:
        return self._said.deciding.decision(self._rules, view, seat, actions, names)

    def area(self, view: Any, found: Hints) -> str:  # noqa: ARG002
        return self._said.reasons.area_words(found.area) if found.area else ""

    def reasons(self, reasons: Sequence[Reason], names: Sequence[str], lead: str, you: Seat | None) -> str:
        return self._said.reasons.reason_words(reasons, self._rules, names, lead, you)

    def plan(self) -> str:
        return ""

    def can_try(self, action: Action) -> bool:  # noqa: ARG002
        return True


class PlainPresenter:
    """What every game can be shown with. Who begins with it says otherwise where the game has more to show."""

    strip: type[Strip] = Strip
    no_picks: Any = Picks()
    board: QObject

    def __init__(self, game_id: str, rules: Rules[Any], parent: QObject | None = None) -> None:
        self.said = words.of(game_id)
        self.rules = rules
        self.advice = PlainAdvice(self.said, rules)
        self.board = self.make_board(parent)
        self._scores: tuple[int, ...] = ()
        self._drawn = ""
        """How it stood before the end."""
        self._draws = registry.part(game_id, "words.drawing") is not None
        self._fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()

    def make_board(self, parent: QObject | None) -> QObject:
        return PlainBoard(parent)

    # A position

    def scene(
        self,
        view: Any,
        looks: Looks,
        seen: Sequence[Event] = (),  # noqa: ARG002
        picks: Any = None,
        *,
        moment: Event | None = None,
        hints: Sequence[Action] = (),
    ) -> Scene:
        return Scene(self.rules, view, looks, picks or self.no_picks, tuple(hints), moment)

    def show(self, scene: Scene) -> None:
        assert isinstance(self.board, PlainBoard)
        stand, names = self.said.progress, scene.looks.names
        place = (stand.where(self.rules.progress(scene.view)), stand.phase(self.rules.phase(scene.view)))
        over = not self.rules.actors(scene.view)
        waiting = over_text() if over else stand.waiting(self.rules, scene.view, names, None)
        heading, drawing, known = " · ".join(filter(None, place)), self._drawing(scene), self._known(scene.looks)
        self.board.show(PlainValues(heading, waiting, drawing, self._fixed, known))
        self.board.choices.show(self._moves(scene))

    def _known(self, looks: Looks) -> str:
        if self._draws or looks.covered:
            return ""
        return only_seen(looks.secrets, "" if looks.alone else looks.names[looks.me])

    def _drawing(self, scene: Scene) -> str:
        if not self._draws or self._keeps_back(scene):
            return self._drawn
        lines = self.said.drawing.draw(self.rules, scene.view, scene.looks.names, NARROWEST)
        self._drawn = "\n".join(line.plain.rstrip() for line in lines)
        return self._drawn

    def _keeps_back(self, scene: Scene) -> bool:
        """The game is over, and its final count has not been seen."""
        return not scene.looks.counted and not self.rules.actors(scene.view)

    def scores(self, scene: Scene) -> Sequence[int]:
        """As they stand; at the end as they stood before the last move, until the count has been seen."""
        if not self._keeps_back(scene) or not self._scores:
            self._scores = self.rules.outcome(scene.view).scores
        return self._scores

    def _moves(self, scene: Scene) -> list[Move]:
        """Many of several kinds stand under headings: the kind is the first word of a move."""
        moves = scene.moves()
        kinds = dict.fromkeys(token.partition(" ")[0] for token in moves)
        if len(moves) <= MOST_TOGETHER or not 1 < len(kinds) < len(moves):
            return [self._move(scene, token, action, n) for n, (token, action) in enumerate(moves.items(), start=1)]
        numbers = {token: n for n, token in enumerate(moves, start=1)}
        found = []
        for kind in kinds:
            found.append(Move(f"kind {kind}", "", spoken(kind)))
            of_kind = {token: action for token, action in moves.items() if token.partition(" ")[0] == kind}
            found += [self._move(scene, token, action, numbers[token]) for token, action in of_kind.items()]
        return found

    def _move(self, scene: Scene, token: str, action: Action, number: int) -> Move:
        mark = scene.hints.index(action) + 1 if action in scene.hints else 0
        key = number if number <= LAST_KEY else 0
        return Move(token, token, self.choice(scene, action), token == scene.picks.token, mark, key)

    def choice(self, scene: Scene, action: Action) -> str:
        return self.said.deciding.choice(self.rules, scene.view, scene.me, action, scene.looks.names)

    def bar(self, scene: Scene) -> BarValues:
        stand, now = self.said.progress, self.rules.progress(scene.view)
        phase = self.rules.phase(scene.view)
        label = stand.phase(phase)
        return BarValues(
            round=now.round,
            rounds=now.rounds or 0,
            roundText=stand.where(now),
            phase=phase,
            chapter=now.chapter,
            phases=[{"key": phase, "label": label, "current": True}],
            spoken=sentences(stand.where(now), label),
        )

    def strips(self, scene: Scene) -> Sequence[Strip]:
        scores, deciding = self.scores(scene), self.rules.actors(scene.view)
        looks = scene.looks
        return [
            Strip(
                sign=scene.sign(seat),
                seat=seat,
                name=looks.names[seat],
                me=seat == scene.me,
                human=seat in looks.people,
                art=looks.art[seat],
                score=scores[seat],
                running=scores[seat],
                deciding=seat in deciding,
                thinking=seat == looks.thinking,
                explain=f"player:{seat}",
                spoken=f"{isolated(looks.names[seat])}: {points(scores[seat])}",
            )
            for seat in scene.order()
        ]

    def prompt(self, scene: Scene, undo: Undo) -> Asked:
        if scene.moment is not None:
            return self._looks_at(scene, scene.moment, undo)
        looks, moves, token = scene.looks, scene.moves(), scene.picks.token
        if not moves:
            return self._waits(scene, undo)
        armed = token in moves
        yes = Button("yes", self.yes_label(scene), ENTER, token, primary=True, enabled=armed, shown=True, armed=armed)
        question = self.said.deciding.question(self.rules, scene.view, scene.me, looks.names)
        after = self.choice(scene, moves[token]) if armed else ""
        four = buttons(undo, yes=yes, no=self.no_button(scene), advise=hint(looks), undoes=DROP if token else "")
        return Asked(asks(looks, question, after), four)

    def _looks_at(self, scene: Scene, moment: Event, undo: Undo) -> Asked:
        teller = self.said.telling.teller(self.rules, scene.looks.names, scene.view)
        told = " ".join(unmarked(sentence.text) for sentence in teller.told([moment]))
        seat = getattr(moment, "seat", NOBODY)
        return looked_at(undo, told or self.said.progress.phase(self.rules.phase(scene.view)), sign=scene.sign(seat))

    def _waits(self, scene: Scene, undo: Undo) -> Asked:
        looks = scene.looks
        if not self.rules.actors(scene.view):
            return waiting(looks, undo, over_text(), over=True)
        if looks.learned:
            return waiting(looks, undo, learned_text(), over=True)
        text = self.said.progress.waiting(self.rules, scene.view, looks.names, None)
        if looks.taught:
            text = reading_text()
        return waiting(looks, undo, text or self.said.progress.phase(self.rules.phase(scene.view)), looks.thinking)

    def yes_label(self, scene: Scene) -> str:  # noqa: ARG002
        return tr("Plain", "Confirm")

    def no_button(self, scene: Scene) -> Button | None:  # noqa: ARG002
        return None

    def end(self, scene: Scene, outcome: Outcome) -> EndValues:
        if not outcome.final:
            return EndValues()
        order, looks = scene.order(), scene.looks
        players: list[Record] = [
            {
                "sign": scene.sign(seat),
                "name": looks.names[seat],
                "winner": seat in outcome.winners,
                "total": outcome.scores[seat],
                "totalText": number_text(outcome.scores[seat]),
                "art": looks.art[seat],
            }
            for seat in order
        ]
        sentence = self.said.telling.victory(outcome, looks.names)
        lines = self._lines(outcome, order, looks.names)
        return EndValues(
            visible=True,
            title=over_text(),
            sentence=sentence,
            players=players,
            lines=lines,
            canRematch=True,
            won=not looks.people or scene.me in outcome.winners,
            spoken=sentences(sentence, *(line["spoken"] for line in lines)),
        )

    def _lines(self, outcome: Outcome, order: Sequence[Seat], names: Sequence[str]) -> list[Record]:
        """A line a source, with what has been counted so far."""
        table, sums = outcome.breakdown(), dict.fromkeys(order, 0)
        lines: list[Record] = []
        for source in outcome.sources:
            label = self.said.statistics.source(source)
            best = max(row[source] for row in table)
            cells: list[Record] = []
            for seat in order:
                found = table[seat][source]
                sums[seat] += found
                cells.append(
                    {
                        "how": "",
                        "points": found,
                        "text": number_text(found),
                        "best": found == best > 0,
                        "bad": found < 0,
                        "sum": sums[seat],
                    }
                )
            each = ", ".join(f"{isolated(names[seat])} {cell['text']}" for seat, cell in zip(order, cells, strict=True))
            told = f"{label.title}: {each}"
            lines.append({"source": source, "art": label.art, "title": label.title, "cells": cells, "spoken": told})
        return lines

    def explain(self, scene: Scene, identity: str) -> Record:
        kind, _, name = identity.partition(":")
        if kind != "player" or not name.isdigit() or int(name) >= len(scene.looks.names):
            return {}
        strip = next((strip for strip in self.strips(scene) if strip.seat == int(name)), None)
        return {"title": strip.name, "lines": [strip.spoken], "art": strip.art} if strip else {}

    # Choosing

    def tapped(self, scene: Scene, token: str, *, confirmed: bool = False, dragged: bool = False) -> Tapped:
        moves = scene.moves()
        if token in ORDERS:
            return Tapped(order=token)
        if token == DROP:
            return Tapped(picks=self.no_picks)
        if token not in moves or dragged:
            return Tapped()
        again = token == scene.picks.token
        match scene.looks.confirm:
            case "immediate":
                done = True
            case "twice":
                done = again
            case _:
                done = again and confirmed
        return Tapped(action=moves[token]) if done else Tapped(picks=Picks(token))

    def numbered(self, scene: Scene, number: int) -> tuple[str, str]:
        """The move in that place."""
        tokens = list(scene.moves())
        return (tokens[number - 1], "") if 0 < number <= len(tokens) else ("", "")

    def tried(self, picks: Any, action: Action) -> Any:  # noqa: ARG002
        return Picks(self.rules.text(0, action).partition(" ")[2])

    def kept(self, picks: Any) -> Any:  # noqa: ARG002
        return self.no_picks

    def leads(self, token: str, moves: Sequence[str]) -> bool:
        return token in moves or token in ORDERS or token == DROP

    def next_token(self, scene: Scene, moves: Sequence[str]) -> str:
        there = scene.moves()
        return next((token for token in moves if token in there), "")

    # Advice

    def advises(self, scene: Scene) -> str:
        return HINT if scene.moves() else ""

    # What happens

    def stops(self, event: Event) -> bool:
        return self.said.telling.dramatic(event)

    def matters(self, event: Event) -> bool:  # noqa: ARG002
        return False

    def happening(self, scene: Scene, event: Event) -> Record:
        seat = getattr(event, "seat", NOBODY)
        return {"kind": type(event).__name__, "cue": "", "step": 1, "sign": scene.sign(seat), "mine": seat == scene.me}

    def changed(self, before: Scene, scene: Scene) -> Sequence[Record]:  # noqa: ARG002
        return ()
