"""The others, and me: points, markers, tiles, and a hand as far as I can know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import BETS_ON, ROLES, SHAPES, numbers
from speicherstadt_app.games.venedig.rules.setting import HAND
from speicherstadt_app.games.venedig.rules.state import (
    BEG,
    BUILD,
    CHOOSE,
    DEAL,
    EXCHANGE,
    GIVE,
    NONE,
    OPEN,
    OVER,
    SOURCES,
    SPY,
)
from speicherstadt_app.games.venedig.table import ghosts, naming
from speicherstadt_app.games.venedig.table.city import loose, size_of
from speicherstadt_app.games.venedig.table.hand import face_of
from speicherstadt_app.games.venedig.table.scene import Scene
from speicherstadt_app.games.venedig.words import statistics, things
from speicherstadt_app.ui.table import presenter
from speicherstadt_app.ui.table.presenter import Record
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import counted, filled, isolated, listed, points, sentences
from speicherstadt_app.words.translation import tr

UNKNOWN_CARD: Final[Record] = {"role": "", "value": 0, "bet": ""}


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip(presenter.Strip):
    markers: int = 0
    """In the supply."""
    shapes: Records = field(default_factory=list)
    """Tiles in stock by shape: `shape`, `number`."""
    tiles: int = 0
    stock: Records = field(default_factory=list)
    """Those tiles themselves: `cells`, `wide`, `high`, `stones`, `arms`."""
    placed: Records = field(default_factory=list)
    """Markers on the board: `cell`, its name; one on the gondola is `aboard`."""
    sources: Records = field(default_factory=list)
    """Where the points are from: `title`, `art`, `points`; none while the final count waits to be seen."""
    hand: Records = field(default_factory=list)
    """A card each: `role`, `value`, `bet`; without a role it is not known."""
    sure: int = 0
    """How many of them are known."""
    opened: Record = field(default_factory=dict)
    """The card of this round, once it is open."""
    acting: bool = False
    done: bool = False
    chosen: bool = False
    lion: bool = False
    """Begins this round."""
    gondola: bool = False
    lawyer: bool = False
    next: bool = False
    """Gets my card of this round."""
    gain: int = 0
    """What the tile under the pointer would bring."""
    token: str = ""
    """A tap on the hand: an exchange, a look, a card to copy."""
    picked: bool = False
    mark: int = 0


def small(scene: Scene, card: int) -> Record:
    """A card in small: its emblem and its number."""
    box = scene.box
    bet = BETS_ON.get(box.role[card], NONE)
    return {"role": ROLES[box.role[card]], "value": box.value[card], "bet": ROLES[bet] if bet != NONE else ""}


def strips(scene: Scene, scores: Sequence[int]) -> list[Strip]:
    return [_strip(scene, seat, scores[seat]) for seat in scene.order()]


def _strip(scene: Scene, seat: Seat, score: int) -> Strip:
    state, box, looks = scene.state, scene.box, scene.looks
    deciding = seat in scene.rules.actors(scene.view)
    stock = numbers(state.stocks[seat])
    shapes: list[Record] = []
    for shape, tiles in enumerate(box.of_shape):
        count = (state.stocks[seat] & tiles).bit_count()
        if count:
            shapes.append({"shape": SHAPES[shape], "number": count})
    opened = face_of(scene, state.chosen[seat]) if scene.is_open(seat) else {}
    known = scene.sure_of(seat) if seat != scene.me else []
    hand = [small(scene, card) for card in known]
    size = 0 if state.phase == DEAL else HAND - bool(opened)
    if state.phase == GIVE:
        size += (seat == state.start) - (seat == state.other)
    hand += [UNKNOWN_CARD] * (size - len(hand))
    token, mark = target(scene, seat)
    markers = state.supply(seat, box.markers)
    note = state_of(scene, seat)
    return Strip(
        sign=scene.sign(seat),
        seat=seat,
        name=looks.names[seat],
        me=seat == scene.me,
        human=seat in looks.people,
        art=looks.art[seat],
        score=score,
        running=score,
        deciding=deciding,
        thinking=seat == looks.thinking,
        note=note,
        noteKind="next" if gets_mine(scene, seat) else "done" if note else "",
        explain=f"player:{seat}",
        markers=markers,
        shapes=shapes,
        tiles=len(stock),
        stock=[_tile(scene, tile) for tile in stock],
        placed=_placed(scene, seat),
        sources=_sources(scene, seat),
        hand=hand,
        sure=len(known),
        opened=opened,
        acting=scene.acting == seat,
        done=bool(opened) and scene.place_of(seat) < state.turn,
        chosen=scene.has_chosen(seat),
        lion=scene.begun and state.start == seat,
        gondola=state.gondola == seat,
        lawyer=state.lawyer == seat,
        next=gets_mine(scene, seat),
        gain=gain_of(scene, seat),
        token=token,
        picked=bool(token) and token == scene.picked.token,
        mark=mark,
        spoken=_spoken(scene, seat, score, markers, stock, known, note),
    )


def _tile(scene: Scene, tile: int) -> Record:
    told = scene.box.tiles[tile]
    wide, high = size_of(told.shape)
    return {"cells": loose(scene.box, tile), "wide": wide, "high": high, "stones": told.stones, "arms": told.arms}


def _placed(scene: Scene, seat: Seat) -> list[Record]:
    state = scene.state
    cells = numbers(state.marks[seat])
    found: list[Record] = [{"cell": things.cell_name(cell), "aboard": False} for cell in cells]
    if state.gondola == seat:
        found.append({"cell": things.cell_name(state.boat), "aboard": True})
    return found


def _sources(scene: Scene, seat: Seat) -> list[Record]:
    state = scene.state
    if state.phase == OVER and not scene.looks.counted:
        return []
    many = len(SOURCES)
    found: list[Record] = []
    for source, brought in zip(SOURCES, state.points[many * seat : many * (seat + 1)], strict=True):
        label = statistics.source(source)
        found.append({"title": label.title, "art": label.art, "points": brought})
    return found


def gets_mine(scene: Scene, seat: Seat) -> bool:
    """The card that I choose goes to this seat."""
    return ghosts.candidate(scene) != NONE and seat == scene.setting.left_of[scene.me]


def gain_of(scene: Scene, seat: Seat) -> int:
    action = scene.action
    if action is None or scene.phase != BUILD or act.kind_of(action) != act.BUILD:
        return 0
    return ghosts.worth(scene, action).gains[seat]


def target(scene: Scene, seat: Seat) -> tuple[str, int]:
    """The token of a tap on somebody, and which hint it is."""
    kind = {EXCHANGE: act.EXCHANGE, SPY: act.SPY, BEG: act.COPY}.get(scene.phase)
    if kind is None:
        return "", 0
    action = act.one(kind, seat)
    token = scene.token(action)
    return (token, scene.rank(action)) if token in scene.found else ("", 0)


def state_of(scene: Scene, seat: Seat) -> str:
    """At most some fifteen letters."""
    state = scene.state
    if gets_mine(scene, seat):
        return tr("Venedig.Strip", "gets your card") if scene.looks.alone else tr("Venedig.Strip", "gets this card")
    if state.phase in {CHOOSE, OPEN}:
        if scene.has_chosen(seat):
            return tr("Venedig.Strip", "has chosen")
        return tr("Venedig.Strip", "chooses") if state.phase == CHOOSE else ""
    if not scene.is_open(seat):
        return ""
    place = scene.place_of(seat)
    if scene.acting == seat:
        return tr("Venedig.Strip", "acts now")
    if place < state.turn:
        return tr("Venedig.Strip", "done", "its card is carried out")
    return ordinal(place)


def ordinal(place: int) -> str:
    """From 0; 'acts second'."""
    match place:
        case 0:
            return tr("Venedig.Strip", "acts first")
        case 1:
            return tr("Venedig.Strip", "acts second")
        case 2:
            return tr("Venedig.Strip", "acts third")
        case 3:
            return tr("Venedig.Strip", "acts fourth")
        case 4:
            return tr("Venedig.Strip", "acts fifth")
    return tr("Venedig.Strip", "acts sixth")


def _spoken(
    scene: Scene,
    seat: Seat,
    score: int,
    markers: int,
    stock: Sequence[int],
    known: Sequence[int],
    note: str,
) -> str:
    box, state = scene.box, scene.state
    name = scene.name(seat)
    first = f"{isolated(name)}: {points(score)}, {things.markers(markers)}."
    held = ""
    if stock:
        held = counted(tr("Venedig.Strip", "%n tile(s) not built.", n=len(stock)), len(stock))
    more = []
    if scene.begun and state.start == seat:
        more.append(tr("Venedig.Strip", "Begins this round."))
    if state.gondola == seat:
        more.append(tr("Venedig.Strip", "On the gondola."))
    if state.lawyer == seat:
        more.append(tr("Venedig.Strip", "Lawyer of this round."))
    cards = ""
    if known:
        cards = filled(
            tr("Venedig.Strip", "Surely in hand: %1."), listed([naming.card_words(box, card) for card in known])
        )
    opened = ""
    if scene.is_open(seat):
        opened = filled(tr("Venedig.Strip", "Opened: %1."), naming.card_words(box, state.chosen[seat]))
    return sentences(first, held, *more, opened, cards, f"{note}." if note else "")


# All cards of the game, and who holds them


@dataclass(frozen=True, slots=True)
class PackCard:
    card: str
    look: Record = field(default_factory=dict)
    title: str = ""
    sign: int = presenter.NOBODY
    """Who surely holds it."""
    spoken: str = ""


def pack(scene: Scene) -> list[PackCard]:
    box = scene.box
    holders: dict[int, Seat] = {}
    for seat in scene.seats:
        mine = scene.hand() if seat == scene.me else scene.sure_of(seat)
        holders |= dict.fromkeys(mine, seat)
        if scene.is_open(seat):
            holders[scene.state.chosen[seat]] = seat
    found = []
    for card in sorted(numbers(scene.setting.cards), key=lambda card: (box.role[card], box.value[card], card)):
        seat = holders.get(card, NONE)
        who = scene.name(seat) if seat != NONE else tr("Venedig.Strip", "holder unknown")
        found.append(
            PackCard(
                box.cards[card].id,
                small(scene, card),
                naming.role_title(box.role[card]),
                scene.sign(seat),
                f"{naming.card_words(box, card)}: {isolated(who)}.",
            )
        )
    return found
