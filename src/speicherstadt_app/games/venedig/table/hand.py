"""What is mine: the five cards, the tiles that wait; and the stacks on the quay."""

from __future__ import annotations

from dataclasses import dataclass, field

from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import BETS_ON, COUNCILLOR, ROLES, SHAPES, numbers
from speicherstadt_app.games.venedig.rules.state import (
    BUILD,
    CHOOSE,
    COUNCIL,
    EXCHANGE,
    GIVE,
    NONE,
    OVER,
    SABOTAGE,
)
from speicherstadt_app.games.venedig.table import ghosts, naming
from speicherstadt_app.games.venedig.table.city import loose, size_of
from speicherstadt_app.games.venedig.table.scene import TILE, Scene
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.ui.table.presenter import Record
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import filled, sentences
from speicherstadt_app.words.translation import tr


@dataclass(frozen=True, slots=True)
class HandCard:
    card: str
    """Its id."""
    look: Record = field(default_factory=dict)
    """What stands on it: see `face_of`."""
    number: int = 0
    token: str = ""
    picked: bool = False
    dim: bool = False
    acting: bool = False
    """It is carried out now."""
    sealed: bool = False
    """It is chosen for this round, and not yet open."""
    open: bool = False
    """It lies open in this round."""
    locked: str = ""
    """Why it can't be taken."""
    mark: int = 0
    explain: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class HandTile:
    tile: str
    cells: Records = field(default_factory=list)
    wide: int = 1
    high: int = 1
    shape: str = ""
    stones: int = 0
    arms: int = 0
    token: str = ""
    picked: bool = False
    dim: bool = False
    places: int = ghosts.UNRATED
    best: int = 0
    rate: str = ""
    fresh: bool = False
    """It has just been taken."""
    mark: int = 0
    explain: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Stack:
    shape: str
    tile: str = ""
    cells: Records = field(default_factory=list)
    wide: int = 1
    high: int = 1
    stones: int = 0
    arms: int = 0
    rest: int = 0
    """How many tiles are in the stack."""
    token: str = ""
    picked: bool = False
    lit: bool = False
    dim: bool = False
    mark: int = 0
    number: int = 0
    explain: str = ""
    spoken: str = ""


def face_of(scene: Scene, card: int) -> Record:
    box = scene.box
    role = box.role[card]
    bet = BETS_ON.get(role, NONE)
    return {
        "role": ROLES[role],
        "title": naming.role_title(role),
        "value": box.value[card],
        "markers": box.cards[card].markers,
        "bet": ROLES[bet] if bet != NONE else "",
        "symbol": box.cards[card].symbol,
    }


def in_order(scene: Scene) -> list[int]:
    """My cards; a card that was just drawn stands last."""
    cards = scene.hand()
    drawn = scene.state.drawn
    if scene.state.phase == GIVE and drawn in cards:
        return [*(card for card in cards if card != drawn), drawn]
    return cards


def cards(scene: Scene) -> list[HandCard]:
    state, box, me = scene.state, scene.box, scene.me
    gives = scene.phase == GIVE
    chooses = scene.phase == CHOOSE
    mine = scene.chosen(me)
    found = []
    for number, card in enumerate(in_order(scene), start=1):
        action = act.give(state.other, card) if gives else act.one(act.CHOOSE, card)
        token = scene.token(action) if gives or chooses else ""
        locked = ""
        if gives and card == state.drawn:
            token, locked = "", tr("Venedig.Counter", "This is the one you drew: give another.")
        elif token not in scene.found:
            token = ""
        is_open = scene.is_open(me) and card == mine
        sealed = scene.has_chosen(me) and card == mine
        acting = is_open and scene.acting == me
        found.append(
            HandCard(
                box.cards[card].id,
                face_of(scene, card),
                number,
                token,
                picked=bool(token) and token == scene.picked.token,
                dim=bool(locked) or mine not in {NONE, card},
                acting=acting,
                sealed=sealed,
                open=is_open,
                locked=locked,
                mark=scene.rank(action) if token else 0,
                explain=f"card:{box.cards[card].id}",
                spoken=_card_spoken(scene, card, number, sealed=sealed, is_open=is_open, locked=locked),
            )
        )
    return found


def _card_spoken(scene: Scene, card: int, number: int, *, sealed: bool, is_open: bool, locked: str) -> str:
    told = naming.card_words(scene.box, card)
    first = filled(tr("Venedig.Counter", "Card %1: %2."), number, told)
    state = ""
    if sealed:
        state = tr("Venedig.Counter", "Chosen, face down.")
    elif is_open:
        state = tr("Venedig.Counter", "Opened.")
    return sentences(first, naming.card_does(scene.box, card), state, locked)


def tiles(scene: Scene) -> list[HandTile]:
    state, box = scene.state, scene.box
    fits = ghosts.fits(scene)
    payable = {act.tile_of(action) for action in scene.found.values()} if scene.phase == BUILD else set()
    hinted = {act.tile_of(action): rank for rank, action in reversed([*enumerate(scene.hints, 1)])}
    found = []
    for number, tile in enumerate(numbers(state.stocks[scene.me]), start=1):
        told = box.tiles[tile]
        fit = fits.get(tile, ghosts.Fit())
        builds = scene.phase == BUILD
        rate = _rate(fit)
        wide, high = size_of(told.shape)
        found.append(
            HandTile(
                told.id,
                loose(box, tile),
                wide,
                high,
                SHAPES[told.shape],
                told.stones,
                told.arms,
                f"{TILE} {told.id}" if tile in payable else "",
                picked=builds and tile == scene.tile,
                dim=builds and tile not in payable,
                places=fit.places,
                best=fit.best,
                rate=rate,
                mark=hinted.get(tile, 0) if builds else 0,
                explain=f"tile:{told.id}",
                spoken=sentences(
                    filled(tr("Venedig.Counter", "Tile %1: %2."), number, naming.tile_spoken(box, tile)),
                    f"{rate}." if rate else "",
                ),
            )
        )
    return found


def _rate(fit: ghosts.Fit) -> str:
    if fit.places == ghosts.UNRATED:
        return ""
    if not fit.places:
        return tr("Venedig.Counter", "no place")
    return filled(tr("Venedig.Counter", "best %1"), fit.best)


def stacks(scene: Scene) -> list[Stack]:
    state, box = scene.state, scene.box
    takes = scene.phase == COUNCIL
    card = ghosts.meant(scene)
    stones = box.value[card] if card != NONE and box.role[card] == COUNCILLOR else 0
    found = []
    for shape, top in enumerate(state.tops):
        left = (state.under & box.of_shape[shape]).bit_count() + (top != NONE)
        key = SHAPES[shape]
        wide, high = size_of(shape)
        if top == NONE:
            empty = filled(
                tr("Venedig.Board", "Stack of this shape: %1, nothing lies on top."), naming.shape_word(shape)
            )
            found.append(Stack(key, wide=wide, high=high, rest=left, explain=f"stack:{shape}", spoken=empty))
            continue
        told = box.tiles[top]
        action = act.one(act.TAKE, top)
        token = scene.token(action)
        may = takes and token in scene.found
        count = filled(tr("Venedig.Board", "%1 in this stack."), left)
        found.append(
            Stack(
                key,
                told.id,
                loose(box, top),
                wide,
                high,
                told.stones,
                told.arms,
                left,
                token if may else "",
                picked=may and token == scene.picked.token,
                lit=may or 0 < told.stones <= stones,
                dim=takes and not may,
                mark=scene.rank(action) if may else 0,
                number=shape + 1 if may else 0,
                explain=f"stack:{shape}",
                spoken=sentences(f"{naming.tile_spoken(box, top)}.", count),
            )
        )
    return found


def hand_title(scene: Scene) -> str:
    """Among several at one screen nobody is called 'you'."""
    alone, name = scene.looks.alone, scene.name(scene.state.other) if scene.phase == GIVE else ""
    if scene.phase == GIVE and alone:
        return filled(tr("Venedig.Counter", "Your hand, with the card of %1"), name)
    if scene.phase == GIVE:
        return filled(tr("Venedig.Counter", "Hand, with the card of %1"), name)
    if scene.state.phase == EXCHANGE and scene.found:
        before = tr("Venedig.Counter", "Your hand before the exchange")
        return before if alone else tr("Venedig.Counter", "Hand before the exchange")
    return tr("Venedig.Counter", "Your hand") if alone else tr("Venedig.Counter", "Hand")


def tiles_title(scene: Scene) -> str:
    alone = scene.looks.alone
    if scene.phase in {BUILD, COUNCIL}:
        left = things.stones(scene.state.stones)
        if alone:
            return filled(tr("Venedig.Counter", "Your tiles · %1 left"), left)
        return filled(tr("Venedig.Counter", "Tiles · %1 left"), left)
    if scene.phase == SABOTAGE or scene.state.phase == OVER:
        return tr("Venedig.Counter", "Tiles not built")
    return tr("Venedig.Counter", "Your tiles") if alone else tr("Venedig.Counter", "Tiles")
