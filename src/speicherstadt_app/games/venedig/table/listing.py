"""The table as rows of words: what may be done now, then how the board lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import around, numbers
from speicherstadt_app.games.venedig.rules.state import BUILD, NONE
from speicherstadt_app.games.venedig.table import ghosts, naming
from speicherstadt_app.games.venedig.table.city import owners
from speicherstadt_app.games.venedig.table.scene import TILE, Scene
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.ui.table.presenter import NOBODY
from speicherstadt_app.words.phrases import capital, filled, labelled, listed, parted, points
from speicherstadt_app.words.translation import tr

LAST_KEY: Final = 9


@dataclass(frozen=True, slots=True)
class Row:
    key: str
    words: str
    heading: bool = False
    token: str = ""
    picked: bool = False
    mark: int = 0
    number: int = 0
    sign: int = NOBODY
    more: str = ""
    """What would come of it."""
    explain: str = ""


def rows(scene: Scene) -> list[Row]:
    return [*_choices(scene), *_board(scene)]


def _choices(scene: Scene) -> list[Row]:
    if not scene.found:
        return []
    found = [Row("do", tr("Venedig.List", "What you may do"), heading=True)]
    if scene.phase == BUILD:
        return found + _building(scene)
    for number, (token, action) in enumerate(scene.found.items(), start=1):
        text, more, sign = words_of(scene, action)
        rank = scene.rank(action)
        found.append(
            Row(
                f"do {token}",
                text,
                token=token,
                picked=token == scene.picked.token,
                mark=rank,
                number=_key(number),
                sign=sign,
                more=more,
            )
        )
    return found


def _key(number: int) -> int:
    """The key of a row; 0 where there is none any more."""
    return number if number <= LAST_KEY else 0


def _building(scene: Scene) -> list[Row]:
    """First which tile, then where."""
    box = scene.box
    found = []
    tiles = list(dict.fromkeys(act.tile_of(action) for action in scene.found.values()))
    spoken = [naming.tile_spoken(box, tile) for tile in tiles]
    for number, tile in enumerate(tiles, start=1):
        token = f"{TILE} {box.tiles[tile].id}"
        picked = tile == scene.tile
        found.append(
            Row(
                token,
                _among_alike(spoken, number),
                token=token,
                picked=picked and not scene.picked.token,
                number=_key(number),
                more=best_place(scene, tile),
            )
        )
        if not picked:
            continue
        for lay in ghosts.lays(scene).lays:
            action = scene.found[lay["token"]]
            found.append(
                Row(
                    f"do {lay['token']}",
                    capital(str(lay["spoken"]).partition(": ")[0]),
                    token=lay["token"],
                    picked=lay["token"] == scene.picked.token,
                    mark=scene.rank(action),
                    more=f"{points(lay['total'])}. {capital(str(lay['spoken']).partition(': ')[2])}",
                )
            )
    return found


def _among_alike(spoken: Sequence[str], number: int) -> str:
    """Those that are called the same are counted."""
    text = spoken[number - 1]
    alike = spoken.count(text)
    if alike == 1:
        return text
    return filled(tr("Venedig.List", "%1 · %2 of %3 alike"), text, spoken[:number].count(text), alike)


def best_place(scene: Scene, tile: int) -> str:
    """'Best: 4 points on H5, I5'"""
    fit = ghosts.fits(scene)[tile]
    if fit.action == NONE:
        return ""
    told = tr("Venedig.List", "Best: %1 on %2", "points, cells")
    return filled(told, points(fit.best), ghosts.place_name(scene, fit.action))


def words_of(scene: Scene, action: int) -> tuple[str, str, int]:
    """What a move is called in a row, what it does, and whose sign stands beside it."""
    box, state = scene.box, scene.state
    kind, thing = act.kind_of(action), action >> act.KIND_BITS
    match kind:
        case act.KEEP:
            return tr("Venedig.List", "No exchange"), "", NOBODY
        case act.EXCHANGE:
            return filled(tr("Venedig.List", "Draw from the hand of %1"), scene.name(thing)), "", scene.sign(thing)
        case act.GIVE:
            card = act.fields_of(action)[1]
            return capital(naming.card_words(box, card)), naming.card_does(box, card), NOBODY
        case act.CHOOSE | act.USE:
            return capital(naming.card_words(box, thing)), naming.card_does(box, thing), NOBODY
        case act.TAKE:
            return naming.tile_spoken(box, thing), "", NOBODY
        case act.DONE:
            return tr("Venedig.List", "Enough"), "", NOBODY
        case act.PILE:
            return filled(tr("Venedig.List", "Pile on %1"), things.cell_name(thing)), beside(scene, thing), NOBODY
        case act.MARK:
            return filled(tr("Venedig.List", "Marker on %1"), things.cell_name(thing)), beside(scene, thing), NOBODY
        case act.SPY:
            return filled(tr("Venedig.List", "Look at the hand of %1"), scene.name(thing)), "", scene.sign(thing)
        case act.COPY:
            told = naming.card_words(box, state.chosen[thing])
            return (
                filled(tr("Venedig.List", "%1 of %2", "a card, a player"), told, scene.name(thing)),
                "",
                scene.sign(thing),
            )
        case act.REMOVE:
            built = next(each for each in state.built if act.tile_of(each) == thing)
            return naming.tile_spoken(box, thing), ghosts.place_name(scene, built), NOBODY
    return scene.token(action), "", NOBODY


def beside(scene: Scene, cell: int) -> str:
    """What lies around a cell, for who does not see it."""
    state, box = scene.state, scene.box
    told = []
    bit = 1 << cell
    if box.bank & bit:
        told.append(tr("Venedig.List", "on the bank"))
    near = around(bit)
    for mask, word in (
        (near & state.buildings, tr("Venedig.List", "beside buildings: %1")),
        (near & state.squares, tr("Venedig.List", "beside squares: %1")),
        (near & state.free, tr("Venedig.List", "beside free piles: %1")),
    ):
        if mask:
            told.append(filled(word, ", ".join(things.cell_name(other) for other in numbers(mask))))
    return parted(told)


def _board(scene: Scene) -> list[Row]:
    state, box = scene.state, scene.box
    found = [Row("board", tr("Venedig.List", "The board"), heading=True)]
    for shape, top in enumerate(state.tops):
        if top != NONE:
            left = (state.under & box.of_shape[shape]).bit_count() + 1
            text = filled(tr("Venedig.List", "On top of its stack, %2 left: %1"), naming.tile_spoken(box, top), left)
            found.append(Row(f"top {shape}", text))
    whose = owners(scene)
    free = [cell for cell in numbers(state.free) if cell not in whose]
    if free:
        names = ", ".join(things.cell_name(cell) for cell in free)
        found.append(Row("free", filled(tr("Venedig.List", "Free piles: %1"), names)))
    for seat in scene.seats:
        cells = [cell for cell, owner in sorted(whose.items()) if owner == seat]
        if cells:
            names = ", ".join(things.cell_name(cell) for cell in cells)
            text = filled(tr("Venedig.List", "Markers of %1: %2"), scene.name(seat), names)
            found.append(Row(f"marks {seat}", text, sign=scene.sign(seat)))
    for action in state.built:
        tile = act.tile_of(action)
        lay = box.lays[tile][act.lay_of(action)]
        where = listed([f"{things.cell_name(cell)} {naming.kind_word(sign)}" for cell, sign in lay.cells])
        shape_name = capital(naming.shape_word(box.shape[tile]))
        found.append(Row(f"built {tile}", labelled(shape_name, where), explain=f"tile:{box.tiles[tile].id}"))
    boat = filled(tr("Venedig.List", "The gondola lies on %1"), things.cell_name(state.boat))
    if state.gondola != NONE:
        boat = filled(
            tr("Venedig.List", "The gondola lies on %1, with the marker of %2"),
            things.cell_name(state.boat),
            scene.name(state.gondola),
        )
    found.append(Row("boat", boat, sign=scene.sign(state.gondola) if state.gondola != NONE else NOBODY))
    return found
