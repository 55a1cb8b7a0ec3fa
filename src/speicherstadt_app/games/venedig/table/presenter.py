"""Die Säulen von Venedig at the table on screen (ui/table/presenter.py)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, cast

from PySide6.QtCore import QObject

from speicherstadt_app.engine.rules import Action, Event, Rules
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import COLUMNS, DRIVER, ROWS, cell_of, numbers
from speicherstadt_app.games.venedig.rules.state import (
    BUILD,
    CHOOSE,
    COUNCIL,
    GIVE,
    MARKERS,
    NONE,
    PHASES,
    PILES,
    State,
)
from speicherstadt_app.games.venedig.table import city, ending, explaining, ghosts, hand, listing, players
from speicherstadt_app.games.venedig.table import prompt as asking
from speicherstadt_app.games.venedig.table.board import BoardValues, MineValues, VenedigBoard
from speicherstadt_app.games.venedig.table.cues import LATE
from speicherstadt_app.games.venedig.table.happening import told
from speicherstadt_app.games.venedig.table.reveal import reveal
from speicherstadt_app.games.venedig.table.scene import AT, TILE, TURN, Picks, Scene
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.ui.table import plain
from speicherstadt_app.ui.table.plain import DROP, PlainPresenter
from speicherstadt_app.ui.table.presenter import (
    NOBODY,
    ORDERS,
    Asked,
    BarValues,
    EndValues,
    Looks,
    Presenter,
    Record,
    Tapped,
    Undo,
)
from speicherstadt_app.ui.table.prompt import with_signs
from speicherstadt_app.words.phrases import filled, isolated, points, sentences
from speicherstadt_app.words.translation import tr

STEPS: Final = ("exchange", "choose", "open", "act", "pass")
"""The parts of a round, as the roof shows them."""


def make(rules: Rules[Any], parent: QObject | None) -> Presenter:
    return VenedigPresenter(CARD.id, rules, parent)


class VenedigPresenter(PlainPresenter):
    strip = players.Strip
    no_picks: Any = Picks()

    def make_board(self, parent: QObject | None) -> QObject:
        return VenedigBoard(parent)

    # A position

    def scene(
        self,
        view: Any,
        looks: Looks,
        seen: Sequence[Event] = (),
        picks: Any = None,
        *,
        moment: Event | None = None,
        hints: Sequence[Action] = (),
    ) -> Scene:
        rules = cast("Any", self.rules)
        state = cast(State, view)
        found: dict[str, Action] = {}
        if looks.asked:
            only = looks.only
            for action in rules.legal(view, looks.me):
                token = rules.text(looks.me, action).partition(" ")[2]
                if only is None or token in only:
                    found[token] = action
        known = None
        if looks.remembers and state.round:
            known = rules.known(view, looks.viewer)
        return Scene(rules, view, looks, picks or self.no_picks, tuple(hints), moment, found, known, seen)

    def show(self, scene: plain.Scene) -> None:
        assert isinstance(scene, Scene)
        board = cast(VenedigBoard, self.board)
        scores = self.scores(scene)
        board.show_cells(city.Lagoon(scene))
        board.heaps.show(hand.stacks(scene))
        board.all_cards.show(players.pack(scene))
        board.counter.cards.show(hand.cards(scene))
        board.counter.stock.show(hand.tiles(scene))
        board.counter.show(self._mine(scene, scores))
        board.laid.show(reveal(scene))
        board.listing.show(listing.rows(scene))
        board.show(self._values(scene, scores))

    def _values(self, scene: Scene, scores: Sequence[int]) -> BoardValues:
        state, box = scene.state, scene.box
        lays = ghosts.lays(scene)
        to = {each["sign"]: each["to"] for each in lays.lays[lays.picked]["gains"]} if lays.picked >= 0 else {}
        targets: list[Record] = []
        for seat in scene.seats:
            token, _ = players.target(scene, seat)
            if token:
                targets.append({"sign": scene.sign(seat), "token": token})
        left = things.piles(state.left)
        boat = state.boat
        up, down = boat - COLUMNS, boat + COLUMNS
        return BoardValues(
            phase=PHASES[scene.phase] if scene.phase >= 0 else "",
            canal=numbers(box.canal),
            pilesLeft=state.left,
            piles=box.piles,
            pilesText=filled(tr("Venedig.Roof", "%1 left"), left),
            pilesSpoken=filled(tr("Venedig.Roof", "%1 left: the last one ends the game"), left),
            last=state.left
            <= max((box.value[card] for card in range(len(box.cards)) if box.role[card] == DRIVER), default=0),
            track=box.track,
            standing=[
                {
                    "sign": scene.sign(seat),
                    "name": scene.name(seat),
                    "score": scores[seat],
                    "to": to.get(scene.sign(seat), -1),
                }
                for seat in scene.seats
            ],
            boat=boat,
            boatAlong=any(0 <= cell < COLUMNS * ROWS and box.canal >> cell & 1 for cell in (up, down)),
            aboard=scene.sign(state.gondola) if state.gondola != NONE else NOBODY,
            lays=list(lays.lays),
            lay=lays.picked,
            targets=targets,
            remembers=scene.looks.remembers,
            lawyer=scene.sign(state.lawyer) if state.lawyer != NONE else NOBODY,
            lion=scene.sign(state.start),
            spoken=tr("Venedig.Board", "The lagoon, 17 columns A to Q and 8 rows"),
        )

    def _mine(self, scene: Scene, scores: Sequence[int]) -> MineValues:
        state, me = scene.state, scene.me
        markers = state.supply(me, scene.box.markers)
        name, score = scene.name(me), scores[me]
        return MineValues(
            sign=scene.sign(me),
            name=name,
            score=score,
            running=score,
            markers=markers,
            markersText=things.markers(markers),
            allMarkers=scene.box.markers,
            lion=scene.begun and state.start == me,
            gondola=state.gondola == me,
            lawyer=state.lawyer == me,
            art=scene.looks.art[me],
            handTitle=hand.hand_title(scene),
            tilesTitle=hand.tiles_title(scene),
            noTiles=tr("Venedig.Counter", "none: a councillor fetches some"),
            covered=scene.looks.covered,
            gain=players.gain_of(scene, me),
            tilesFirst=scene.phase in {BUILD, COUNCIL},
            spoken=sentences(f"{isolated(name)}: {points(score)}", things.markers(markers)),
        )

    def bar(self, scene: plain.Scene) -> BarValues:
        assert isinstance(scene, Scene)
        bar = super().bar(scene)
        now = self._step(scene)
        phases: list[Record] = [{"key": key, "label": _step_label(key), "current": key == now} for key in STEPS]
        text = filled(tr("Venedig.Roof", "Round %1"), max(1, scene.state.round))
        return replace(
            bar,
            rounds=0,
            roundText=text,
            phase=now,
            phases=phases,
            chapter=LATE if self._draws_to_an_end(scene) else "",
            spoken=sentences(text, _step_label(now)),
        )

    def _draws_to_an_end(self, scene: Scene) -> bool:
        """What everybody sees: a fifth of the piles is left, or somebody is a tenth of the track before its end."""
        box = scene.box
        return scene.state.left * 5 <= box.piles or max(self.scores(scene)) * 10 >= box.track * 9

    def _step(self, scene: Scene) -> str:
        phase = PHASES[scene.state.phase]
        if scene.opening is not None or phase == "open":
            return "open"
        if phase in {"deal", "exchange", "draw", "give"}:
            return "exchange"
        if phase == "choose":
            return "choose"
        if phase == "stacks":
            return "act" if scene.state.round else "exchange"
        return "act"

    def strips(self, scene: plain.Scene) -> Sequence[players.Strip]:
        assert isinstance(scene, Scene)
        return players.strips(scene, self.scores(scene))

    def prompt(self, scene: plain.Scene, undo: Undo) -> Asked:
        assert isinstance(scene, Scene)
        rated = {"fits": ghosts.fits(scene)}
        return with_signs(scene.looks, lambda looks: self._prompt(replace(scene, looks=looks, cache=rated), undo))

    def _prompt(self, scene: Scene, undo: Undo) -> Asked:
        if scene.opening is not None:
            return asking.opened(scene, scene.opening, undo)
        if scene.moment is None and scene.found:
            return asking.asked(scene, undo)
        shown = super().prompt(scene, undo)
        return shown if scene.moment is not None else asking.with_deed(scene, shown)

    def end(self, scene: plain.Scene, outcome: Outcome) -> EndValues:
        assert isinstance(scene, Scene)
        values = super().end(scene, outcome)
        return ending.with_city(scene, outcome, values) if values.visible else values

    def explain(self, scene: plain.Scene, identity: str) -> Record:
        assert isinstance(scene, Scene)
        return explaining.explain(scene, identity) or super().explain(scene, identity)

    # Choosing

    def tapped(self, scene: plain.Scene, token: str, *, confirmed: bool = False, dragged: bool = False) -> Tapped:
        assert isinstance(scene, Scene)
        if token in ORDERS:
            return Tapped(order=token)
        if token == DROP:
            # A tile stays in hand while its place is put back.
            tile = scene.tile if scene.action is not None and scene.phase == BUILD else NONE
            return Tapped(picks=Picks(tile=tile))
        verb, _, name = token.partition(" ")
        if verb == TILE:
            tile = scene.box.tile_number.get(name, NONE)
            again = tile == scene.tile and not dragged
            return Tapped(picks=Picks() if again else Picks(tile=tile))
        if verb in {AT, TURN} and scene.phase == BUILD:
            return self._laid(scene, verb, cell_of(name))
        if token not in scene.found:
            return Tapped()
        action = scene.found[token]
        if confirmed or (not dragged and self._done(scene, token, action)):
            return Tapped(action=action)
        return Tapped(picks=Picks(token, act.tile_of(action) if act.kind_of(action) == act.BUILD else NONE))

    def _laid(self, scene: Scene, verb: str, cell: int) -> Tapped:
        if verb == TURN:
            token, cell = ghosts.turned(scene)
        else:
            token = ghosts.over(scene, cell)
        return Tapped(picks=Picks(token, scene.tile, cell)) if token else Tapped()

    def _done(self, scene: Scene, token: str, action: Action) -> bool:
        """Whether a tap on the board does it at once."""
        confirm = scene.looks.confirm
        if confirm == "immediate":
            return act.kind_of(action) != act.BUILD or token == scene.picked.token
        if confirm == "twice" and token == scene.picked.token:
            return True
        # Piles and markers are driven with a tap each, up to the one that ends the action.
        state = scene.state
        if confirm == "twice" and scene.phase == PILES:
            return state.stones > 1
        return confirm == "twice" and scene.phase == MARKERS and state.stones > 1

    def numbered(self, scene: plain.Scene, number: int) -> tuple[str, str]:
        """A card of the hand, a tile, a stack, a player, a card that is laid out."""
        assert isinstance(scene, Scene)
        tokens = [row.token for row in self._numbered_things(scene)]
        if 0 < number <= len(tokens):
            return tokens[number - 1], ""
        return "", ""

    def _numbered_things(self, scene: Scene) -> Sequence[Any]:
        match scene.phase:
            case _ if scene.phase in {CHOOSE, GIVE}:
                return hand.cards(scene)
            case _ if scene.phase == COUNCIL:
                return hand.stacks(scene)
            case _ if scene.phase == BUILD:
                return [tile for tile in hand.tiles(scene) if tile.token]
            case _ if (laid := reveal(scene)).cards and laid.kind != "open":
                return [_Token(str(card["token"])) for card in laid.cards]
        targets = [_Token(players.target(scene, seat)[0]) for seat in scene.order()]
        return [target for target in targets if target.token]

    def tried(self, picks: Any, action: Action) -> Any:  # noqa: ARG002
        token = self.rules.text(0, action).partition(" ")[2]
        return Picks(token, act.tile_of(action) if act.kind_of(action) == act.BUILD else NONE)

    def kept(self, picks: Any) -> Any:  # noqa: ARG002
        return self.no_picks

    def leads(self, token: str, moves: Sequence[str]) -> bool:
        if token.startswith(f"{TILE} "):
            return any(move.startswith(f"build {token.partition(' ')[2]} ") for move in moves)
        if token.startswith(f"{AT} "):
            cell = token.partition(" ")[2]
            return any(move.startswith("build ") and f" {cell}" in move for move in moves)
        if token == TURN:
            return any(move.startswith("build ") for move in moves)
        return super().leads(token, moves)

    def next_token(self, scene: plain.Scene, moves: Sequence[str]) -> str:
        assert isinstance(scene, Scene)
        found = super().next_token(scene, moves)
        action = scene.found.get(found)
        if action is None or act.kind_of(action) != act.BUILD or found == scene.picked.token:
            return found
        if act.tile_of(action) != scene.tile:
            return f"{TILE} {scene.box.tiles[act.tile_of(action)].id}"
        return ghosts.way_to(scene, found, action)

    # What happens

    def stops(self, event: Event) -> bool:
        return isinstance(event, ev.CardsOpened) or super().stops(event)

    def matters(self, event: Event) -> bool:
        return isinstance(event, ev.CardsOpened | ev.TileBuilt | ev.GameEnded)

    def happening(self, scene: plain.Scene, event: Event) -> Record:
        assert isinstance(scene, Scene)
        return told(scene, event)


class _Token:
    """A thing that a number means."""

    def __init__(self, token: str) -> None:
        self.token = token


def _step_label(key: str) -> str:
    match key:
        case "exchange":
            return tr("Venedig.Roof", "Exchange")
        case "choose":
            return tr("Venedig.Roof", "Choose")
        case "open":
            return tr("Venedig.Roof", "Open")
        case "act":
            return tr("Venedig.Roof", "Act")
    return tr("Venedig.Roof", "Pass on")
