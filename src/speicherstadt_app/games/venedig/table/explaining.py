"""What a thing on the table is, in a few lines."""

from __future__ import annotations

from speicherstadt_app.games.venedig.rules.box import BUILDER, CELLS, COUNCILLOR, ROLES, numbers
from speicherstadt_app.games.venedig.rules.state import NONE
from speicherstadt_app.games.venedig.table import naming
from speicherstadt_app.games.venedig.table.city import Lagoon
from speicherstadt_app.games.venedig.table.hand import face_of
from speicherstadt_app.games.venedig.table.scene import Scene
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.ui.table.presenter import Record
from speicherstadt_app.words.phrases import capital, filled, listed, parted
from speicherstadt_app.words.translation import tr


def explain(scene: Scene, identity: str) -> Record:
    kind, _, name = identity.partition(":")
    match kind:
        case "card" if name in scene.box.card_number:
            return _card(scene, scene.box.card_number[name])
        case "tile" if name in scene.box.tile_number:
            return _tile(scene, scene.box.tile_number[name])
        case "stack" if name.isdigit() and int(name) < len(scene.state.tops):
            return _stack(scene, int(name))
        case "cell" if name.isdigit() and int(name) < CELLS:
            return _cell(scene, int(name))
        case "piles":
            return _piles(scene)
        case "lion":
            return _lion(scene)
        case "gondola":
            return _gondola(scene)
    return {}


def _card(scene: Scene, card: int) -> Record:
    box = scene.box
    lines = [naming.card_does(box, card)]
    if box.cards[card].symbol:
        lines.append(
            tr("Venedig.Explain", "With the lion: if such a card is open, the lion goes one seat on to the left.")
        )
    lines.append(tr("Venedig.Explain", "At the end of the round the opened card goes to the left neighbour."))
    return {
        "title": naming.card_words(box, card),
        "lines": lines,
        "art": f"venedig/roles/{ROLES[box.role[card]]}",
        "face": face_of(scene, card),
    }


def _tile(scene: Scene, tile: int) -> Record:
    told = scene.box.tiles[tile]
    costs = tr("Venedig.Explain", "It costs %1 and brings %2 points, and one more for every edge with its like.")
    lines = [
        f"{naming.tile_spoken(scene.box, tile)}.",
        filled(costs, things.stones(told.stones), told.arms),
    ]
    return {"title": capital(naming.shape_word(told.shape)), "lines": lines, "art": ""}


def _stack(scene: Scene, shape: int) -> Record:
    state, box = scene.state, scene.box
    under = numbers(state.under & box.of_shape[shape])
    title = capital(naming.shape_word(shape))
    lines = []
    if state.tops[shape] != NONE:
        lines.append(f"{naming.tile_spoken(box, state.tops[shape])}.")
    if under:
        patterns = [" ".join(naming.kind_word(sign) for sign in box.tiles[tile].pattern) for tile in under]
        told = [f"{patterns.count(one)} \N{MULTIPLICATION SIGN} {one}" for one in dict.fromkeys(patterns)]
        lines.append(filled(tr("Venedig.Explain", "Below it, in an order that nobody knows: %1."), parted(told)))
    else:
        lines.append(tr("Venedig.Explain", "Nothing lies below it."))
    return {"title": title, "lines": lines, "art": ""}


def _cell(scene: Scene, cell: int) -> Record:
    row = Lagoon(scene).at(cell)
    lines = [row.spoken.partition(": ")[2]]
    if row.why:
        lines.append(row.why)
    return {"title": things.cell_name(cell), "lines": [capital(line) for line in lines if line], "art": ""}


def _piles(scene: Scene) -> Record:
    left = things.piles(scene.state.left)
    return {
        "title": filled(tr("Venedig.Explain", "%1 left"), left),
        "lines": [tr("Venedig.Explain", "With the last pile the game ends at once: no markers, no later cards.")],
        "art": "venedig/piles/1",
    }


def _lion(scene: Scene) -> Record:
    name = scene.name(scene.state.start)
    return {
        "title": filled(tr("Venedig.Explain", "%1 begins this round"), name),
        "lines": [
            tr("Venedig.Explain", "Who has the lion may exchange a card before the choice, and acts first."),
            filled(
                tr("Venedig.Explain", "It goes one seat to the left if one of these is open: %1."),
                listed([naming.role_words(role) for role in (COUNCILLOR, BUILDER)]),
            ),
        ],
        "art": "venedig/pieces/lion",
    }


def _gondola(scene: Scene) -> Record:
    state = scene.state
    who = (
        tr("Venedig.Explain", "Nobody's marker is on it.")
        if state.gondola == NONE
        else filled(tr("Venedig.Explain", "The marker of %1 is on it."), scene.name(state.gondola))
    )
    pays = tr("Venedig.Explain", "Whoever is aboard gets 2 points for every bridge and every tile built on the bank.")
    return {"title": tr("Venedig.Explain", "The gondola"), "lines": [who, pays], "art": "venedig/pieces/gondola"}
