"""Why a move is not legal: one sentence, where more can be said than that it is not possible."""

from __future__ import annotations

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import driving
from speicherstadt_app.games.venedig.rules.box import BEGGAR, CELL_NAMES, SHAPES, SPY
from speicherstadt_app.games.venedig.rules.hands import next_dealt
from speicherstadt_app.games.venedig.rules.seeing import is_veiled, why_no_card
from speicherstadt_app.games.venedig.rules.setting import Setting
from speicherstadt_app.games.venedig.rules.state import (
    BEG,
    BUILD,
    CHOOSE,
    COUNCIL,
    DEAL,
    DRAW,
    EXCHANGE,
    GIVE,
    MARKERS,
    OPEN,
    PILES,
    SABOTAGE,
    SHOW,
    STACKS,
    USE,
    State,
)
from speicherstadt_app.games.venedig.rules.state import SPY as SPY_PHASE

KINDS_OF: dict[int, tuple[int, ...]] = {
    DEAL: (act.DEAL,),
    STACKS: (act.TURN,),
    EXCHANGE: (act.KEEP, act.EXCHANGE),
    DRAW: (act.DRAW,),
    GIVE: (act.GIVE,),
    CHOOSE: (act.CHOOSE,),
    OPEN: (act.OPEN,),
    COUNCIL: (act.TAKE, act.DONE),
    PILES: (act.PILE,),
    MARKERS: (act.MARK,),
    BUILD: (act.BUILD,),
    SPY_PHASE: (act.SPY,),
    SHOW: (act.SHOW,),
    USE: (act.USE,),
    BEG: (act.COPY,),
    SABOTAGE: (act.REMOVE,),
}
"""Which kinds of moves there are in a phase."""


def why_not(setting: Setting, state: State, seat: Seat, action: Action) -> str:
    """Of a move of somebody who is to move; nothing if no more can be said."""
    kind = action & act.KIND_MASK
    if kind not in KINDS_OF[state.phase]:
        return ""
    if is_veiled(action):
        return "a whole record has no '?'"
    teller = _TELLERS.get(kind)
    return teller(setting, state, seat, action) if teller else ""


def _deal(setting: Setting, state: State, _seat: Seat, action: Action) -> str:
    seat, card = act.fields_of(action)
    if seat != next_dealt(setting, state):
        return f"the next card is dealt to seat {next_dealt(setting, state)}"
    return why_no_card(setting, card) or f"the card {setting.card_ids[card]} is dealt already"


def _turn(setting: Setting, state: State, _seat: Seat, action: Action) -> str:
    tile = action >> act.KIND_BITS
    if setting.box.shape[tile] != state.turning:
        return f"the stack that is turned up next is that of the shape {SHAPES[state.turning]}"
    return f"the tile {setting.tile_ids[tile]} lies open already"


def _exchange(_setting: Setting, _state: State, seat: Seat, action: Action) -> str:
    return _other(seat, action, "nobody exchanges with oneself")


def _spy(_setting: Setting, _state: State, seat: Seat, action: Action) -> str:
    return _other(seat, action, "nobody looks at the own hand")


def _other(seat: Seat, action: Action, oneself: str) -> str:
    other = action >> act.KIND_BITS
    return oneself if other == seat else f"there is no seat {other} in this game"


def _draw(setting: Setting, state: State, _seat: Seat, action: Action) -> str:
    seat, other, card = act.fields_of(action)
    if (seat, other) != (state.start, state.other):
        return f"seat {state.start} draws from the hand of seat {state.other}"
    return why_no_card(setting, card) or f"the card {setting.card_ids[card]} is not in the hand of seat {other}"


def _give(setting: Setting, state: State, seat: Seat, action: Action) -> str:
    other, card = act.fields_of(action)
    if other != state.other:
        return f"the card goes to seat {state.other}, from whom one was drawn"
    if card == state.drawn:
        return "it must be another card than the drawn one"
    return _not_in_hand(setting, seat, card)


def _choose(setting: Setting, _state: State, seat: Seat, action: Action) -> str:
    return _not_in_hand(setting, seat, action >> act.KIND_BITS)


def _not_in_hand(setting: Setting, seat: Seat, card: int) -> str:
    return why_no_card(setting, card) or f"the card {setting.card_ids[card]} is not in the hand of seat {seat}"


def _open(_setting: Setting, _state: State, _seat: Seat, _action: Action) -> str:
    return "what is opened are the cards that were chosen, by seat"


def _show(setting: Setting, state: State, _seat: Seat, action: Action) -> str:
    fields = act.fields_of(action)
    if fields[:2] != (setting.seat_of(state), state.other):
        return f"seat {setting.seat_of(state)} looks at the hand of seat {state.other}"
    return f"that is not the hand of seat {state.other}, in the order of the card table"


def _take(setting: Setting, state: State, _seat: Seat, action: Action) -> str:
    tile = action >> act.KIND_BITS
    if tile not in state.tops:
        return f"the tile {setting.tile_ids[tile]} is not the top of its stack"
    return f"the tile {setting.tile_ids[tile]} costs {setting.box.cost[tile]} stones and {state.stones} are left"


def _done(_setting: Setting, _state: State, _seat: Seat, _action: Action) -> str:
    return "at least one tile must be taken"


def _pile(setting: Setting, state: State, _seat: Seat, action: Action) -> str:
    cell = action >> act.KIND_BITS
    if why := _no_empty_cell(setting, state, cell):
        return why
    if state.fresh:
        return f"{CELL_NAMES[cell]} is not adjacent to a pile of this action"
    if not driving.sites(setting, state) >> cell & 1:
        return f"{CELL_NAMES[cell]} is neither on the bank nor adjacent to a pile"
    return f"from {CELL_NAMES[cell]} on there is no room for {state.stones} piles"


def _no_empty_cell(setting: Setting, state: State, cell: int) -> str:
    if setting.box.canal >> cell & 1:
        return f"{CELL_NAMES[cell]} is canal"
    if state.piles >> cell & 1:
        return f"a pile stands on {CELL_NAMES[cell]} already"
    return ""


def _mark(_setting: Setting, state: State, _seat: Seat, action: Action) -> str:
    cell = action >> act.KIND_BITS
    if not state.free >> cell & 1:
        return f"there is no free pile on {CELL_NAMES[cell]}"
    if state.marked >> cell & 1:
        return f"a marker stands on {CELL_NAMES[cell]} already"
    return f"the pile on {CELL_NAMES[cell]} was not driven by this action"


def _build(setting: Setting, state: State, seat: Seat, action: Action) -> str:
    tile = act.tile_of(action)
    lay = setting.box.lays[tile][act.lay_of(action)]
    name = setting.tile_ids[tile]
    if not state.stocks[seat] >> tile & 1:
        return f"the tile {name} is not in the stock of seat {seat}"
    if setting.box.cost[tile] > state.stones:
        return f"the tile {name} costs {setting.box.cost[tile]} stones and {state.stones} are left"
    if lay.span & state.spans:
        return "there is a bridge over that canal cell already"
    cell = CELL_NAMES[(lay.ground & ~state.free).bit_length() - 1]
    return f"there is no free pile on {cell}"


def _use(setting: Setting, state: State, _seat: Seat, action: Action) -> str:
    card = action >> act.KIND_BITS
    if setting.box.role[card] in {SPY, BEGGAR}:
        return "a spy or a beggar can't be used"
    return _not_in_hand(setting, state.other, card)


def _copy(setting: Setting, _state: State, seat: Seat, action: Action) -> str:
    other = action >> act.KIND_BITS
    if other < setting.players and other != seat:
        return "a beggar can't be copied"
    return _other(seat, action, "nobody copies the own card")


def _remove(setting: Setting, _state: State, _seat: Seat, action: Action) -> str:
    return f"the tile {setting.tile_ids[action >> act.KIND_BITS]} is not built"


_TELLERS = {
    act.DEAL: _deal,
    act.TURN: _turn,
    act.EXCHANGE: _exchange,
    act.DRAW: _draw,
    act.GIVE: _give,
    act.CHOOSE: _choose,
    act.OPEN: _open,
    act.SHOW: _show,
    act.TAKE: _take,
    act.DONE: _done,
    act.PILE: _pile,
    act.MARK: _mark,
    act.BUILD: _build,
    act.SPY: _spy,
    act.USE: _use,
    act.COPY: _copy,
    act.REMOVE: _remove,
}
