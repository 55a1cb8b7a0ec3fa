"""While somebody learns, only what a lesson asks for can be pressed: all else is out of reach, and says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND
from speicherstadt_app.games.speicherstadt.table.harbour import Column
from speicherstadt_app.games.speicherstadt.table.players import HouseValues, Sheet
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.games.speicherstadt.table.yard import Sale, ShippingValues, Source, Store
from speicherstadt_app.ui.table.presenter import Button
from speicherstadt_app.ui.values import Records


def leads(token: str, moves: Sequence[str]) -> bool:
    """Whether a tap on that token leads to one of these moves, or chooses nothing at all."""
    verb, _, rest = token.partition(" ")
    match verb:
        case "place" | "buy" | "pass" | "load":
            return token in moves
        case "sell":
            # One by one, however many are wanted.
            return any(move.startswith(f"sell {rest.partition(' ')[0]} ") for move in moves)
        case "offer":
            return "buy" in moves
        case "pick":
            return any(rest.partition(" ")[0] in _moved(move) for move in moves)
        case "trade":
            return any(move.startswith(rest) for move in moves)
        case "take":
            return any(move.startswith("convert") and move.endswith(f"> {rest}") for move in moves)
        case "keep" | "finish":
            return any(move.startswith("stow") for move in moves)
        case "suggest" | "skip" | "fit":
            return False
    return True


def next_token(scene: Scene, moves: Sequence[str], cubes: Sequence[str]) -> str:
    """What is to be pressed next for the first of these moves; `cubes` are the tokens of those to be picked up."""
    if not moves:
        return ""
    verb, _, rest = moves[0].partition(" ")
    if verb == "stow":
        return "finish"
    if verb == "sell":
        return f"sell {rest.partition(' ')[0]} 1"
    if verb == "load" and scene.picks.good != rest.partition(" ")[0]:
        return _cube(scene, [rest.partition(" ")[0]], cubes)
    if verb in {"barter", "convert"}:
        if scene.picks.trade != verb:
            return f"trade {verb}"
        given, _, taken = rest.partition(" > ")
        missing = given.split()
        for good in scene.picks.given:
            missing.remove(good)
        return _cube(scene, missing, cubes) if missing else f"take {taken}"
    return moves[0]


def _moved(move: str) -> Sequence[str]:
    """The goods that are picked up for a move."""
    verb, _, rest = move.partition(" ")
    given = rest.partition(" > ")[0].split()
    return [word for word in given if word in GOODS] if verb in {"load", "sell", "barter", "convert"} else ()


def _cube(scene: Scene, goods: Sequence[str], cubes: Sequence[str]) -> str:
    picked = {f"pick {cube.good} {cube.source} {cube.place}" for cube in scene.picks.cubes}
    return next((cube for cube in cubes if cube not in picked and cube.split()[1] in goods), "")


def columns(scene: Scene, rows: list[Column]) -> list[Column]:
    only = scene.looks.only
    if only is None:
        return rows
    dim = bool(only) and scene.state.phase == DEMAND and scene.looks.asked
    return [
        row
        if leads(row.token or "place 0", only)
        else replace(row, token="", whyNot=scene.looks.only_why, state="shade" if dim else row.state)
        for row in rows
    ]


def buttons(scene: Scene, rows: list[Button]) -> list[Button]:
    only = scene.looks.only
    if only is None:
        return rows
    return [
        row if leads(row.token, only) else replace(row, enabled=False, armed=False, whyNot=scene.looks.only_why)
        for row in rows
    ]


def sources(scene: Scene, rows: list[Source]) -> list[Source]:
    if scene.looks.only is None:
        return rows
    return [replace(row, cubes=_records(scene, row.cubes)) for row in rows]


def sheets(scene: Scene, rows: list[Sheet]) -> list[Sheet]:
    if scene.looks.only is None:
        return rows
    return [replace(row, places=_records(scene, row.places)) for row in rows]


def sales(scene: Scene, rows: list[Sale]) -> list[Sale]:
    only = scene.looks.only
    if only is None:
        return rows
    return [
        row
        if leads(row.token, only)
        else replace(row, token="", enabled=False, welcome=False, whyNot=scene.looks.only_why)
        for row in rows
    ]


def stores(scene: Scene, rows: list[Store]) -> list[Store]:
    only = scene.looks.only
    if only is None:
        return rows
    return [row if leads(row.token, only) else replace(row, token="", welcome=False) for row in rows]


def house(scene: Scene, values: HouseValues) -> HouseValues:
    return values if scene.looks.only is None else replace(values, supply=_records(scene, values.supply))


def shipping(scene: Scene, values: ShippingValues) -> ShippingValues:
    if scene.looks.only is None:
        return values
    return replace(values, supply=_records(scene, values.supply), fit="", fits=False)


def _records(scene: Scene, records: Records) -> Records:
    """Cubes, places and heaps, each with a token."""
    only = scene.looks.only or ()
    barred: dict[str, Any] = {"token": ""}
    return [
        each if leads(each["token"], only) else each | barred | ({"welcome": False} if "welcome" in each else {})
        for each in records
    ]
