"""Sealed bids at the table on screen (ui/table/presenter.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from PySide6.QtCore import QObject

from speicherstadt_app.ai.advice import Reason
from speicherstadt_app.ai.hints import Hints
from speicherstadt_app.engine.rules import Action, Event, Rules, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.ui.table.presenter import (
    NOBODY,
    ORDERS,
    Asked,
    BarValues,
    Button,
    EndValues,
    Looks,
    Presenter,
    Record,
    Strip,
    Tapped,
    Undo,
)
from speicherstadt_app.ui.table.prompt import ENTER, asks, buttons, hint, over_text, waiting
from speicherstadt_app.words.phrases import number_text, sentences
from speicherstadt_app.words.translation import tr
from tests.fixture_game.rules import events as ev
from tests.fixture_game.rules.rules import SealedBids
from tests.fixture_game.rules.state import Table
from tests.fixture_game.table import board
from tests.fixture_game.table.board import BidsBoard
from tests.fixture_game.table.scene import Picks, Scene
from tests.fixture_game.words import deciding, progress, statistics, telling

DONE: Final = "done"


def make(rules: Rules[Any], parent: QObject | None) -> Presenter:
    return BidsPresenter(cast(SealedBids, rules), parent)


class BidsAdvice:
    """What is advised, in words."""

    def __init__(self, rules: SealedBids) -> None:
        self._rules = rules

    def option(self, view: Table, seat: Seat, actions: Sequence[Action]) -> str:
        return deciding.choice(self._rules, view, seat, actions[0], ())

    def area(self, view: Table, found: Hints) -> str:
        return tr("Bids.Advice", "Look at the prize.")

    def reasons(self, reasons: Sequence[Reason], names: Sequence[str], lead: str, you: Seat | None) -> str:
        return ""

    def plan(self) -> str:
        return ""

    def can_try(self, action: Action) -> bool:
        return True


class BidsPresenter:
    strip: Final = Strip
    no_picks: Final = Picks()

    def __init__(self, rules: SealedBids, parent: QObject | None = None) -> None:
        self._rules = rules
        self.board = BidsBoard(parent)
        self.advice = BidsAdvice(rules)

    # A position

    def scene(
        self,
        view: Table,
        looks: Looks,
        seen: Sequence[Event] = (),
        picks: Picks | None = None,
        *,
        moment: Event | None = None,
        hints: Sequence[Action] = (),
    ) -> Scene:
        return Scene(self._rules, view, looks, picks or self.no_picks, tuple(hints))

    def show(self, scene: Scene) -> None:
        self.board.show(board.values(scene))
        self.board.cards.show(board.hand(scene))
        self.board.market.show(board.lots(scene))
        self.board.row.show(board.bids(scene))

    def bar(self, scene: Scene) -> BarValues:
        now = self._rules.progress(scene.view)
        text, phase = progress.where(now), self._rules.phase(scene.view)
        return BarValues(
            round=now.round,
            rounds=now.rounds or 0,
            roundText=text,
            phase=phase,
            phases=[
                {"key": key, "label": progress.phase(key), "current": key == phase} for key in ("bid", "open", "take")
            ],
            spoken=sentences(text, progress.phase(phase)),
        )

    def strips(self, scene: Scene) -> Sequence[Strip]:
        scores, deciding_now = self._rules.outcome(scene.view).scores, self._rules.actors(scene.view)
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
                projected=scores[seat],
                deciding=seat in deciding_now,
                thinking=seat == looks.thinking,
                explain=f"player:{seat}",
                spoken=f"{looks.names[seat]}: {number_text(scores[seat])}",
            )
            for seat in scene.order()
        ]

    def prompt(self, scene: Scene, undo: Undo) -> Asked:
        looks, moves, token = scene.looks, scene.moves(), scene.picks.token
        if not moves:
            if self._rules.phase(scene.view) == "over":
                return waiting(looks, undo, over_text(), over=True)
            text = progress.waiting(self._rules, scene.view, looks.names, None)
            return waiting(looks, undo, text)
        label = tr("Bids.Prompt", "Bid") if scene.phase == "bid" else tr("Bids.Prompt", "Take")
        yes = Button("yes", label, ENTER, token, primary=True, enabled=token in moves, shown=True, armed=bool(token))
        no = None
        if DONE in moves:
            no = Button("pass", tr("Bids.Prompt", "No more"), "P", DONE, enabled=True, shown=True)
        question = deciding.question(self._rules, scene.view, scene.me, looks.names)
        after = deciding.choice(self._rules, scene.view, scene.me, moves[token], looks.names) if token in moves else ""
        four = buttons(undo, yes=yes, no=no, advise=hint(looks), undoes="drop" if token else "")
        return Asked(asks(looks, question, after), four)

    def end(self, scene: Scene, outcome: Outcome) -> EndValues:
        if not outcome.final:
            return EndValues()
        order, names = scene.order(), scene.looks.names
        told = outcome.breakdown()
        lines: list[Record] = [
            {
                "title": statistics.source(source).title,
                "values": [number_text(told[seat][source]) for seat in order],
                "spoken": statistics.source(source).title,
            }
            for source in outcome.sources
        ]
        players: list[Record] = [
            {
                "sign": scene.sign(seat),
                "name": names[seat],
                "winner": seat in outcome.winners,
                "total": outcome.scores[seat],
                "totalText": number_text(outcome.scores[seat]),
                "art": scene.looks.art[seat],
            }
            for seat in order
        ]
        sentence = telling.victory(outcome, names)
        title = tr("Bids.End", "All lots are taken")
        return EndValues(True, title, sentence, players, lines, canRematch=True, spoken=sentence)

    def explain(self, scene: Scene, identity: str) -> Record:
        kind, _, name = identity.partition(":")
        if kind != "player" or not name.isdigit() or int(name) >= len(scene.looks.names):
            return {}
        seat = int(name)
        return {"title": scene.looks.names[seat], "lines": [self.strips(scene)[0].spoken], "art": scene.looks.art[seat]}

    # Choosing

    def tapped(self, scene: Scene, token: str, *, confirmed: bool = False, dragged: bool = False) -> Tapped:
        moves = scene.moves()
        if token in ORDERS:
            return Tapped(order=token)
        if token == "drop":
            return Tapped(picks=self.no_picks)
        if token not in moves or dragged:
            return Tapped()
        again = token == scene.picks.token
        match scene.looks.confirm:
            case "immediate":
                done = True
            case "twice":
                done = again or token == DONE
            case _:
                done = (again and confirmed) or token == DONE
        return Tapped(action=moves[token]) if done else Tapped(picks=Picks(token))

    def numbered(self, scene: Scene, number: int) -> tuple[str, str]:
        """The card or the lot in that place."""
        shown = self.board.cards.rows if scene.phase == "bid" else self.board.market.rows
        return (shown[number - 1].token, "") if 0 < number <= len(shown) else ("", "")

    def tried(self, picks: Picks, action: Action) -> Picks:
        return Picks(self._rules.text(0, action).partition(" ")[2])

    def kept(self, picks: Picks) -> Picks:
        return self.no_picks

    def leads(self, token: str, moves: Sequence[str]) -> bool:
        return token in moves or token in ORDERS or token == "drop"

    def next_token(self, scene: Scene, moves: Sequence[str]) -> str:
        return next((token for token in moves if token in scene.moves()), "")

    def advises(self, scene: Scene) -> str:
        return "hint" if scene.moves() else ""

    # What happens

    def stops(self, event: Event) -> bool:
        return False

    def matters(self, event: Event) -> bool:
        return isinstance(event, ev.BidsOpened | ev.GameEnded)

    def happening(self, scene: Scene, event: Event) -> Record:
        seat = getattr(event, "seat", getattr(event, "winner", NOBODY))
        cue = {ev.BidSealed: "place", ev.BidsOpened: "reveal"}.get(type(event), "")
        return {"kind": type(event).__name__, "cue": cue, "step": 1, "sign": scene.sign(seat), "mine": seat == scene.me}

    def changed(self, before: Scene, scene: Scene) -> Sequence[Record]:
        return ()
