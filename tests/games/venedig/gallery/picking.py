"""What a pick in braces stands for: `{choose builder}`, `{build}`, `{pile}` and so on, as things lie now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import ROLES
from speicherstadt_app.games.venedig.rules.state import NONE
from speicherstadt_app.games.venedig.table import ghosts
from speicherstadt_app.games.venedig.table.scene import Scene


def token(table: Any, pick: str) -> str:
    scene = cast(Scene, table.session.scene())
    verb, _, role = pick.strip("{}").partition(" ")
    if verb == "build":
        return max(scene.found, key=lambda move: _showing(scene, move))
    if verb == "tile":
        tile = act.tile_of(scene.found[max(scene.found, key=lambda move: _showing(scene, move))])
        return f"tile {scene.box.tiles[tile].id}"
    moves = [move for move in scene.found if move.startswith(f"{verb} ")]
    if role:
        moves = [move for move in moves if _role(scene, move) == role]
    return moves[len(moves) // 2]


def _role(scene: Scene, move: str) -> str:
    box = scene.box
    return ROLES[box.role[box.card_number[move.partition(" ")[2]]]]


def _showing(scene: Scene, move: str) -> tuple[int, int]:
    """How much there is to be seen of what a tile brings."""
    worth = ghosts.worth(scene, scene.found[move])
    return len(worth.covered) + worth.edges + (worth.aboard != NONE), worth.gains[scene.me]


def said(table: Any) -> Sequence[str]:
    """Whatever stands on the table."""
    board = table.board
    return [row.spoken for row in table.players.rows if row.sign != board.mine.value.sign]
