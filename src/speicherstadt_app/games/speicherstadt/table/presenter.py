"""Die Speicherstadt at the table on screen (ui/table/presenter.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from PySide6.QtCore import QObject

from speicherstadt_app.engine.rules import Action, Event, Rules
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.events import CardBought, FireStruck, GameEnded
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, SHIPPING, State
from speicherstadt_app.games.speicherstadt.table import (
    bar,
    ending,
    explaining,
    harbour,
    narrowing,
    picks,
    players,
    yard,
)
from speicherstadt_app.games.speicherstadt.table import prompt as asking
from speicherstadt_app.games.speicherstadt.table.advising import SpeicherstadtAdvice
from speicherstadt_app.games.speicherstadt.table.board import SpeicherstadtBoard
from speicherstadt_app.games.speicherstadt.table.happening import told
from speicherstadt_app.games.speicherstadt.table.lately import Lately, lately
from speicherstadt_app.games.speicherstadt.table.scene import Picks, Scene
from speicherstadt_app.games.speicherstadt.words.telling import dramatic
from speicherstadt_app.ui.table.advice import HINT, PLAN
from speicherstadt_app.ui.table.presenter import Asked, BarValues, EndValues, Looks, Presenter, Record, Tapped, Undo


def make(rules: Rules[Any], parent: QObject | None) -> Presenter:
    return SpeicherstadtPresenter(cast(SpeicherstadtRules, rules), parent)


class SpeicherstadtPresenter:
    strip: Final = players.Strip
    no_picks: Final = Picks()

    def __init__(self, rules: SpeicherstadtRules, parent: QObject | None = None) -> None:
        self._rules = rules
        self.board = SpeicherstadtBoard(rules.places, parent)
        self.advice = SpeicherstadtAdvice(rules)
        self._seen: Sequence[Event] = ()
        self._lately = Lately()

    # A position

    def scene(
        self,
        view: State,
        looks: Looks,
        seen: Sequence[Event] = (),
        picks: Picks | None = None,
        *,
        moment: Event | None = None,
        hints: Sequence[Action] = (),
    ) -> Scene:
        if seen is not self._seen:
            self._seen, self._lately = seen, lately(seen)
        picked = picks or self.no_picks
        ships = view.phase == SHIPPING and view.mover == looks.me
        columns = hints if view.phase == DEMAND else ()
        return Scene(
            self._rules,
            view,
            looks,
            self._lately,
            picked,
            kept=yard.to_keep(self._rules, view, picked) if ships else (0, 0),
            marks={act.column_of(action): rank for rank, action in enumerate(columns, start=1)},
            blaze=moment if isinstance(moment, FireStruck) else None,
        )

    def show(self, scene: Scene) -> None:
        board = self.board
        board.seasons.show(bar.year(scene))
        board.alarm.show(bar.fire(scene))
        board.flames.show(bar.blaze(scene))
        board.left.show(bar.pile(scene))
        board.row.show(narrowing.columns(scene, harbour.columns(scene)))
        board.counter.show(narrowing.house(scene, players.house(scene)))
        sheets = narrowing.sheets(scene, players.sheets(scene, scene.me))
        board.counter.sheets.show(sheets)
        board.counter.owned.show(players.tiles(scene, scene.me))
        board.yard.came.show(narrowing.sources(scene, yard.sources(scene)))
        board.yard.wanted.show(sheets if scene.in_yard else ())
        board.yard.bought.show(narrowing.sales(scene, yard.sales(scene)))
        board.yard.kept.show(narrowing.stores(scene, yard.stores(scene)))
        board.yard.show(narrowing.shipping(scene, yard.shipping(scene)))

    def bar(self, scene: Scene) -> BarValues:
        return bar.bar(scene)

    def strips(self, scene: Scene) -> Sequence[players.Strip]:
        return players.strips(scene)

    def prompt(self, scene: Scene, undo: Undo) -> Asked:
        asked = asking.asked(scene, undo)
        return Asked(asked.prompt, narrowing.buttons(scene, asked.buttons))

    def end(self, scene: Scene, outcome: Outcome) -> EndValues:
        return ending.end(scene, outcome)

    def explain(self, scene: Scene, identity: str) -> Record:
        return explaining.explain(scene, identity)

    # Choosing

    def tapped(self, scene: Scene, token: str, *, confirmed: bool = False, dragged: bool = False) -> Tapped:
        found = picks.tapped(scene, token, confirmed=confirmed)
        return Tapped() if dragged and found.picks is not None and not found.picks.cubes else found

    def numbered(self, scene: Scene, number: int) -> tuple[str, str]:  # noqa: ARG002
        """A column."""
        column = next((column for column in self.board.row.rows if column.number == number), None)
        return ("", "") if column is None else (column.token, column.whyNot)

    def tried(self, picked: Picks, action: Action) -> Picks:
        return picks.tried(picked, action)

    def kept(self, picked: Picks) -> Picks:
        return Picks(warehouse=picked.warehouse, market=picked.market)

    def leads(self, token: str, moves: Sequence[str]) -> bool:
        return narrowing.leads(token, moves)

    def next_token(self, scene: Scene, moves: Sequence[str]) -> str:
        cubes = [cube["token"] for source in self.board.yard.came.rows for cube in source.cubes if cube["token"]]
        return narrowing.next_token(scene, moves, cubes)

    # Advice

    def advises(self, scene: Scene) -> str:
        if scene.ships:
            return PLAN
        return HINT if scene.places_worker or scene.may_buy else ""

    # What happens

    def stops(self, event: Event) -> bool:
        return dramatic(event)

    def matters(self, event: Event) -> bool:
        return isinstance(event, CardBought | FireStruck | GameEnded)

    def happening(self, scene: Scene, event: Event) -> Record:
        return told(scene, event)

    def changed(self, before: Scene, scene: Scene) -> Sequence[Record]:
        if before.season == scene.season:
            return ()
        return (told(scene, Event()) | {"kind": "SeasonBegan", "cue": f"season-{scene.season}"},)
