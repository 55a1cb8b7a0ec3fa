"""What is asked of a seat, what there is to choose, and what a choice does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules import state as at
from speicherstadt_app.games.venedig.rules.box import BUILDER, COUNCILLOR, DRIVER
from speicherstadt_app.games.venedig.rules.building import build_moves, gains_of
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import BUILD, State
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.games.venedig.words.telling import teller
from speicherstadt_app.words.game import Choice, bold, unmarked
from speicherstadt_app.words.phrases import capital, filled, isolated, listed, points, sentences, signed
from speicherstadt_app.words.translation import tr

OWN: Final = (
    ev.ExchangeDeclined,
    ev.ExchangeCalled,
    ev.CardGiven,
    ev.CardChosen,
    ev.TileTaken,
    ev.CouncilEnded,
    ev.TileBuilt,
    ev.HandSpied,
    ev.CardUsed,
    ev.CardCopied,
    ev.TileRemoved,
)
"""What a decision does by itself; piles and markers are told together."""


def decision(rules: VenedigRules, view: State, seat: Seat, actions: Sequence[Action], names: Sequence[str]) -> str:
    """'Mara drives 3 piles at F3, G3 and G4 and puts 2 markers on G3 and G4.'"""
    after = rules.copy(view)
    events: list[Event] = []
    for action in actions:
        events += _own(rules, after, seat, action)
    tells = teller(rules, names, view)
    cells = [event.cell for event in events if isinstance(event, ev.PileDriven)]
    marked = [event.cell for event in events if isinstance(event, ev.MarkerPlaced)]
    rest = [event for event in events if not isinstance(event, ev.PileDriven | ev.MarkerPlaced)]
    told = [sentence.text for sentence in tells.told(rest)]
    if cells or marked:
        told.append(_driven(bold(names[seat]), cells, marked))
    return " ".join(unmarked(text) for text in told)


def _own(rules: VenedigRules, after: State, seat: Seat, action: Action) -> Iterable[Event]:
    """What one action does, and nothing of what follows for others."""
    kind = action & act.KIND_MASK
    happened: list[Event] = []
    if kind == act.CHOOSE:
        # The others' cards are not known, so nothing more is played here.
        return [ev.CardChosen(seat, rules.setting.card_id(action >> act.KIND_BITS))]
    rules.step(after, seat, action, happened.append)
    found = [event for event in happened if isinstance(event, OWN) and getattr(event, "seat", seat) == seat]
    driven = [event for event in happened if isinstance(event, ev.PileDriven | ev.MarkerPlaced) and event.seat == seat]
    if kind != act.DONE:
        found = [event for event in found if not isinstance(event, ev.CouncilEnded)]
    return [*found, *driven]


def _driven(who: str, cells: Sequence[int], marked: Sequence[int]) -> str:
    piles, markers = things.piles(len(cells)), things.markers(len(marked))
    if not marked:
        text = tr("Venedig.Log", "%1 drives %2 at %3.", "who, piles, where")
        return filled(text, who, piles, things.cell_names(cells))
    if not cells:
        text = tr("Venedig.Log", "%1 puts %2 on %3.", "who, markers, where")
        return filled(text, who, markers, things.cell_names(marked))
    text = tr("Venedig.Log", "%1 drives %2 at %3 and puts %4 on %5.", "who, piles, where, markers, where")
    return filled(text, who, piles, things.cell_names(cells), markers, things.cell_names(marked))


# What is asked


def question(rules: VenedigRules, view: State, seat: Seat, names: Sequence[str]) -> str:
    match view.phase:
        case at.EXCHANGE:
            return tr("Venedig.Prompt", "Exchange a card before the choice?")
        case at.GIVE:
            return filled(tr("Venedig.Prompt", "Which card does %1 get for it?"), names[view.other])
        case at.CHOOSE:
            return tr("Venedig.Prompt", "Which card do you play?")
        case at.COUNCIL if view.stones < rules.box.value[view.card]:
            return filled(tr("Venedig.Prompt", "Another tile? You still have %1."), things.stones(view.stones))
        case at.COUNCIL:
            return filled(tr("Venedig.Prompt", "Which tile do you take? You have %1."), things.stones(view.stones))
        case at.PILES:
            return filled(tr("Venedig.Prompt", "Where do your piles go? You still have %1."), things.piles(view.stones))
        case at.MARKERS:
            text = tr("Venedig.Prompt", "Where do your markers go? You still place %1.")
            return filled(text, things.markers(view.stones))
        case at.BUILD:
            return filled(tr("Venedig.Prompt", "What do you build? You have %1."), things.stones(view.stones))
        case at.SPY:
            return tr("Venedig.Prompt", "Whose hand do you look at?")
        case at.USE:
            return filled(tr("Venedig.Prompt", "Which card of %1 do you use?"), names[view.other])
        case at.BEG:
            return tr("Venedig.Prompt", "Whose card do you copy?")
        case at.SABOTAGE:
            return tr("Venedig.Prompt", "Which tile do you take off the board?")
    return filled(tr("Venedig.Prompt", "What does %1 do?"), names[seat])


# What follows


def choice(rules: VenedigRules, view: State, seat: Seat, action: Action, names: Sequence[str]) -> str:
    kind, thing = action & act.KIND_MASK, action >> act.KIND_BITS
    box = rules.box
    match kind:
        case act.KEEP:
            return tr("Venedig.Prompt", "Exchange with nobody.")
        case act.EXCHANGE:
            return filled(tr("Venedig.Prompt", "Draw one of %1's cards, then give one."), names[thing])
        case act.GIVE:
            given = box.cards[act.fields_of(action)[1]]
            return sentences(_about(things.card_name(given), things.effect(given)))
        case act.CHOOSE | act.USE:
            return _card_to_play(rules, view, seat, thing, names, passed=kind == act.CHOOSE)
        case act.COPY:
            text = tr("Venedig.Prompt", "Of %1: %2", "whose card, what it does")
            card = view.chosen[thing]
            return filled(text, names[thing], _card_to_play(rules, view, seat, card, names, passed=False))
        case act.SPY:
            return _hand_to_see(rules, view, seat, thing, names)
        case act.BUILD:
            return _place(rules, view, seat, action, names)
    return _of_the_board(rules, view, action)


def _of_the_board(rules: VenedigRules, view: State, action: Action) -> str:
    kind, thing = action & act.KIND_MASK, action >> act.KIND_BITS
    box = rules.box
    match kind:
        case act.TAKE:
            tile = box.tiles[thing]
            text = tr("Venedig.Prompt", "Take %1 for %2: %3 when it is built.", "a tile, stones, points")
            told = f"{things.a_tile(tile)} {things.tile_signs(tile)}"
            return filled(text, told, things.stones(tile.stones), points(tile.arms))
        case act.DONE:
            return filled(tr("Venedig.Prompt", "Take no more; %1 left over.", "stones"), things.stones(view.stones))
        case act.PILE:
            if view.left == 1:
                return filled(tr("Venedig.Prompt", "%1: the last pile, it ends the game.", "a cell"), _cell(thing))
            return _cell(thing)
        case act.MARK:
            return _cell(thing)
        case act.REMOVE:
            built = next(each for each in view.built if act.tile_of(each) == thing)
            lay = box.lays[thing][act.lay_of(built)]
            text = tr("Venedig.Prompt", "Take %1 at %2 off the board.", "a tile, where")
            return filled(text, things.a_tile(box.tiles[thing]), things.cell_names(things.ground_of(lay.cells)))
    return rules.text(0, action)


def _cell(cell: int) -> str:
    return things.cell_name(cell)


def _about(what: str, told: str) -> str:
    return filled(tr("Venedig.Prompt", "%1: %2", "a card, what it does"), capital(what), told)


def _card_to_play(
    rules: VenedigRules, view: State, seat: Seat, card: int, names: Sequence[str], *, passed: bool
) -> str:
    """What a card would do if it were carried out now, and who gets it then."""
    of_table = rules.box.cards[card]
    found = [_about(things.card_name(of_table), things.effect(of_table)), *_now(rules, view, seat, card)]
    if passed:
        left = names[(seat + 1) % rules.setup.players]
        found.append(filled(tr("Venedig.Prompt", "Then %1 gets it"), left))
    return sentences(*found)


def _now(rules: VenedigRules, view: State, seat: Seat, card: int) -> list[str]:
    role, value = rules.box.role[card], rules.box.value[card]
    if role == BUILDER:
        best = best_gain(rules, view, seat, value)
        if best is None:
            return [tr("Venedig.Prompt", "Nothing fits now")]
        return [filled(tr("Venedig.Prompt", "Best tile now: %1"), points(best))]
    if role == DRIVER and view.left <= value:
        return [tr("Venedig.Prompt", "It drives the last pile and ends the game")]
    if role == COUNCILLOR and not _payable(rules, view, value):
        return [tr("Venedig.Prompt", "No open tile can be paid now")]
    return []


def _payable(rules: VenedigRules, view: State, stones: int) -> bool:
    return any(top >= 0 and rules.box.cost[top] <= stones for top in view.tops)


def best_gain(rules: VenedigRules, view: State, seat: Seat, stones: int) -> int | None:
    """The most that a single tile of the own stock brings with so many stones now; None if nothing fits."""
    ready = rules.copy(view)
    ready.phase, ready.mover, ready.stones = BUILD, seat, stones
    moves = build_moves(rules.setting, ready, seat)
    return max((gains_of(rules.setting, ready, seat, move)[seat] for move in moves), default=None)


def _hand_to_see(rules: VenedigRules, view: State, seat: Seat, other: Seat, names: Sequence[str]) -> str:
    """Whose hand it is, and what is surely in it."""
    sure = rules.known(view, seat).sure[other]
    cards = [n for n in range(len(rules.box.cards)) if sure >> n & 1]
    if not cards:
        return filled(tr("Venedig.Prompt", "%1: nothing of the hand is known.", "whose hand"), names[other])
    text = tr("Venedig.Prompt", "%1: %2 for sure.", "whose hand, cards in it")
    return filled(text, names[other], listed(things.card_names(rules.box, cards)))


def _place(rules: VenedigRules, view: State, seat: Seat, action: Action, names: Sequence[str]) -> str:
    """'Block on F4, G4, F5 and G5: 9 points; Ben +3.'"""
    tile = rules.box.tiles[act.tile_of(action)]
    lay = rules.box.lays[act.tile_of(action)][act.lay_of(action)]
    shown = " ".join(f"{things.cell_name(cell)}{things.sign(sign)}" for cell, sign in lay.cells)
    gains = gains_of(rules.setting, view, seat, action)
    others = [f"{isolated(names[other])} {signed(gain)}" for other, gain in enumerate(gains) if gain and other != seat]
    text = tr("Venedig.Prompt", "%1 on %2: %3", "a tile, cells, points")
    told = filled(text, capital(things.tile_name(tile)), shown, points(gains[seat]))
    return f"{'; '.join([told, *([', '.join(others)] if others else [])])}."


# Everything that can be chosen


def choices(
    rules: VenedigRules, view: State, seat: Seat, legal: Sequence[Action], names: Sequence[str]
) -> Mapping[int, Choice]:
    """To build, first what, then where, the best places first."""
    if view.phase == BUILD:
        return dict(enumerate(_tiles(rules, view, seat, legal, names), start=1))
    return {
        number: Choice(choice(rules, view, seat, action, names), (action,)) for number, action in enumerate(legal, 1)
    }


def _tiles(rules: VenedigRules, view: State, seat: Seat, legal: Sequence[Action], names: Sequence[str]) -> list[Choice]:
    by_tile: dict[int, list[Action]] = {}
    for action in legal:
        by_tile.setdefault(act.tile_of(action), []).append(action)
    found: list[Choice] = []
    for tile, actions in by_tile.items():
        gain = {action: gains_of(rules.setting, view, seat, action)[seat] for action in actions}
        actions.sort(key=lambda action: -gain[action])
        places = tuple(Choice(_place(rules, view, seat, action, names), (action,)) for action in actions)
        if len(places) == 1:
            found += places
            continue
        of_table = rules.box.tiles[tile]
        text = tr("Venedig.Prompt", "%1 for %2 … (%3 places, up to %4)", "a tile, stones, places, points")
        what = f"{capital(things.tile_name(of_table))} {things.tile_signs(of_table)}"
        told = filled(text, what, things.stones(of_table.stones), len(actions), points(gain[actions[0]]))
        found.append(Choice(told, inside=places))
    return found
