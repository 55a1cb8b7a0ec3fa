"""The rules of Die Säulen von Venedig. Paragraphs and rulings are those of docs/rules/venedig.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.errors import Illegal, Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Progress, Rules, Seat, Setup, Step
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import building, driving, hands, notation, rounds, seeing, stacks
from speicherstadt_app.games.venedig.rules.box import Box, numbers
from speicherstadt_app.games.venedig.rules.boxes import box_of
from speicherstadt_app.games.venedig.rules.dealing import shuffled
from speicherstadt_app.games.venedig.rules.imagining import imagine_whole
from speicherstadt_app.games.venedig.rules.memory import Known, known_to
from speicherstadt_app.games.venedig.rules.reasons import why_not
from speicherstadt_app.games.venedig.rules.scoring import outcome_of
from speicherstadt_app.games.venedig.rules.setting import Setting, Tell
from speicherstadt_app.games.venedig.rules.state import (
    ALL,
    BEG,
    BUILD,
    CHOOSE,
    COUNCIL,
    DEAL,
    DRAW,
    EXCHANGE,
    GIVE,
    HIDDEN,
    MARKERS,
    NONE,
    OPEN,
    OVER,
    PHASES,
    PILES,
    SABOTAGE,
    SHOW,
    SPY,
    STACKS,
    UNKNOWN,
    USE,
    State,
)

Handler = Callable[[Setting, State, Seat, Action, "Tell | None"], bool]

# What an action does; true if the seat has carried out its card then.
HANDLERS: Final[dict[int, Handler]] = {
    act.TURN: stacks.turn,
    act.DRAW: hands.draw,
    act.OPEN: rounds.open_cards,
    act.SHOW: hands.show,
    act.KEEP: hands.keep,
    act.EXCHANGE: hands.exchange,
    act.GIVE: hands.give,
    act.CHOOSE: hands.choose,
    act.TAKE: stacks.take,
    act.DONE: stacks.done,
    act.PILE: driving.drive,
    act.MARK: driving.mark,
    act.BUILD: building.build,
    act.SPY: hands.spy,
    act.REMOVE: building.remove,
}
REVEALING: Final = frozenset({act.GIVE, act.USE})
BY_HAND: Final = frozenset({EXCHANGE, GIVE, CHOOSE, SPY, USE})


class VenedigRules(Rules[State]):
    """Die Säulen von Venedig for one number of players, one start player and one set of options."""

    def __init__(self, setup: Setup, box: Box) -> None:
        self.setup = setup
        self.box = box
        self._grammar = notation.grammar(box)
        self.setting: Final = Setting(setup, box)
        self._known: dict[object, Known] = {}
        self._actors: Final = (*((seat,) for seat in range(setup.players)), (), (CHANCE,))  # indexed -2 and -1 as well
        self._choices: Final = [act.one(act.CHOOSE, card) for card in range(len(box.cards))]
        self._exchanges: Final = [hands.exchange_moves(self.setting, seat) for seat in range(setup.players)]
        self._handlers: Final = [HANDLERS.get(kind, hands.deal) for kind in range(act.KIND_MASK + 1)]

    def __reduce__(self) -> tuple[Callable[[Setup], VenedigRules], tuple[Setup]]:
        # In another process it gets the box that is known there.
        return GAME.rules, (self.setup,)

    # What is asked of every game

    def start(self) -> State:
        n = self.setup.players
        state = State()
        state.boat = self.box.gondola
        state.buildings = 0
        state.built = ()
        state.card = NONE
        state.chosen = [NONE] * n
        state.dealt = 0
        state.deck = self.setting.cards
        state.drawn = NONE
        state.end = 0
        state.fresh = 0
        state.gondola = NONE
        state.hands = [0] * n
        state.lawyer = NONE
        state.left = self.box.piles
        state.made = False
        state.marks = [0] * n
        state.memory = ()
        state.mover = CHANCE
        state.other = NONE
        state.phase = DEAL
        state.piles = 0
        state.points = [*self.setting.new_points]
        state.round = 0
        state.scores = [0] * n
        state.spans = 0
        state.squares = 0
        state.start = self.setup.first
        state.stocks = [0] * n
        state.stones = 0
        state.tops = [NONE] * len(self.box.of_shape)
        state.turn = 0
        state.turning = NONE
        state.under = (1 << len(self.box.tiles)) - 1
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def phase(self, state: State, seat: Seat | None = None) -> str:  # noqa: ARG002
        return PHASES[state.phase]

    def actors(self, state: State) -> tuple[Seat, ...]:
        mover = state.mover
        if mover != ALL:
            return self._actors[mover]
        return tuple([seat for seat, card in enumerate(state.chosen) if card == NONE])

    def progress(self, state: State) -> Progress:
        return Progress("", state.round)

    def goes_on(self, state: State, seat: Seat) -> bool:
        return state.made and state.mover == seat

    def obvious(self, state: State, seat: Seat) -> Action | None:
        """A single move; and where all that is possible must be done, in whatever order."""
        legal = self.legal(state, seat)
        forced = len(legal) == 1 or (state.phase in (PILES, MARKERS) and self._forced(state))
        return legal[0] if forced and legal and seat >= 0 else None

    def reveals(self, state: State, seat: Seat, action: Action) -> bool:  # noqa: ARG002
        return seat == CHANCE or action & act.KIND_MASK in REVEALING

    def outcome(self, state: State) -> Outcome:
        return outcome_of(self.setting, state)

    def text(self, seat: Seat, action: Action) -> str:
        return self._grammar.write(seat, action)

    def parse(self, text: str) -> Move:
        return self._grammar.read(text)

    # What may happen

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        phase = state.phase
        if phase == CHOOSE:
            if not 0 <= seat < len(state.chosen) or state.chosen[seat] != NONE:
                return ()
            choices, hand = self._choices, state.hands[seat]
            return [choices[card] for card in numbers(hand)] if hand != HIDDEN else ()
        if seat != state.mover or phase == OVER:
            return ()
        setting = self.setting
        if phase == PILES:
            return driving.pile_moves(setting, state)
        if phase == MARKERS:
            return driving.mark_moves(setting, state)
        if phase == BUILD:
            return building.build_moves(setting, state, seat)
        if phase == COUNCIL:
            return stacks.council_moves(setting, state)
        if phase == EXCHANGE:
            return self._exchanges[seat]
        if phase == GIVE:
            return hands.give_moves(state, seat)
        if phase == SPY:
            return hands.spy_moves(setting, seat)
        if phase == USE:
            return hands.use_moves(setting, state)
        if phase == BEG:
            return hands.beg_moves(setting, state, seat)
        if phase == SABOTAGE:
            return building.sabotage_moves(state)
        return self._of_chance(state)

    def _of_chance(self, state: State) -> Sequence[Action]:
        setting = self.setting
        if state.phase == STACKS:
            return stacks.tops_to_turn(setting, state)
        if state.phase == DEAL:
            seat = hands.next_dealt(setting, state)
            return [act.deal(seat, card) for card in numbers(state.deck)] if state.deck > 0 else ()
        if state.phase == DRAW:
            return hands.draw_moves(state)
        if state.phase == OPEN:
            return () if UNKNOWN in state.chosen else [act.pack(act.OPEN, state.chosen)]
        assert state.phase == SHOW
        return hands.show_moves(setting, state)

    def allows(self, state: State, seat: Seat, action: Action) -> bool:
        if seat == CHANCE:
            if state.mover != CHANCE:
                return False
            if state.phase == STACKS:
                if action & act.KIND_MASK != act.TURN:
                    return False
                under = state.under & self.box.of_shape[state.turning]
                return bool(under >> (action >> act.KIND_BITS) & 1)
            return action in self._of_chance(state)
        if state.phase == BUILD and seat == state.mover:
            return action & act.KIND_MASK == act.BUILD and building.may_build(self.setting, state, seat, action)
        return action in self.legal(state, seat)

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action in self.legal(state, CHANCE)]

    def shuffle(self, stream: Stream) -> Callable[[State], Action]:
        return shuffled(self.setting, stream)

    def why_not(self, state: State, seat: Seat, action: Action) -> str:
        return why_not(self.setting, state, seat, action) or super().why_not(state, seat, action)

    def _forced(self, state: State) -> bool:
        """Whether the rest of the piles or markers has no more places than there are."""
        if state.phase == MARKERS:
            return driving.mark_cells(self.setting, state).bit_count() == state.stones
        return driving.room_left(self.setting, state) == state.stones

    # What happens then

    def step(self, state: State, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        """The same in a view, where the cards are those that its viewer sees."""
        kind = action & act.KIND_MASK
        setting = self.setting
        if kind == act.DEAL:
            if hands.deal(setting, state, seat, action, tell) and not stacks.open_stacks(setting, state, tell):
                rounds.begin_round(state, tell)
        elif kind in (act.USE, act.COPY):
            borrow = hands.use if kind == act.USE else hands.copy
            card = borrow(setting, state, seat, action, tell)
            if not rounds.begin(setting, state, seat, card, tell, borrowed=True) and state.phase != OVER:
                rounds.go_on(setting, state, tell)
        elif self._handlers[kind](setting, state, seat, action, tell):
            if state.round:
                rounds.go_on(setting, state, tell)
            else:
                rounds.begin_round(state, tell)

    # Who knows what

    def view(self, state: State, seat: Seat | None) -> State:
        return seeing.view_of(state, seat)

    def hides(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        """§7: nobody else sees a hand, before the deal or after the end."""
        return True

    def decides_openly(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        """Piles, markers, tiles and opened cards lie on the table. Hands are looked at for the rest."""
        return state.phase not in BY_HAND

    def known(self, view: State, seat: Seat | None) -> Known:
        """What the viewer can know of the hands. It may be asked often of the same view."""
        key = (seat, view.memory, tuple(view.hands), tuple(view.chosen), view.drawn, view.phase, view.other)
        if (known := self._known.get(key)) is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = self._known[key] = known_to(self.setting, view, seat)
        return known

    def imagine(self, view: State, seat: Seat, stream: Stream) -> State:
        return imagine_whole(self.setting, view, self.known(view, seat), stream)

    def unsealed(self, view: State, seat: Seat) -> State:
        return seeing.unsealed(view, seat)

    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        return self.text(seat, seeing.veiled(action) if seeing.hides(viewer, seat, action) else action)

    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        return seeing.seen_event(viewer, event)

    def follow(self, view: State, viewer: Seat | None, text: str) -> Step[State]:
        seat, action = self._grammar.read(text, seen=True)
        if seeing.is_veiled(action) != seeing.hides(viewer, seat, action):
            raise Unreadable(f"{quote(text)} is not how this move is seen from there")
        if seat == viewer or not seeing.kind_fits(view, seat, action):
            self.check(view, seat, action)
        elif why := seeing.why_not_seen(self.setting, view, self.known(view, viewer), viewer, seat, action):
            raise Illegal(why)
        after = view.copy()
        told: list[Event] = []
        self.step(after, seat, action, told.append)
        return Step(after, tuple(told))


KEPT: Final = 8
"""Of how many views it is remembered what could be known in them."""


class Venedig:
    """The door of this folder."""

    @property
    def card(self) -> GameCard:
        return CARD

    def rules(self, setup: Setup) -> VenedigRules:
        CARD.check(setup)
        return VenedigRules(setup, box_of(setup.options))


GAME: Final = Venedig()
