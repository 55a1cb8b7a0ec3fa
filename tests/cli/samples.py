"""Recorded games to try things on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).resolve().parents[1] / "games" / "speicherstadt" / "golden"
TWO_PLAYERS = GOLDEN / "spec-two-players.speicher.jsonl"
FIVE_PLAYERS = GOLDEN / "spec-five-players.speicher.jsonl"


def golden(name: str) -> Path:
    """The file of a golden record."""
    return GOLDEN / f"{name}.speicher.json"


def games(path: Path = TWO_PLAYERS) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def game(path: Path = TWO_PLAYERS) -> dict[str, Any]:
    return games(path)[0]


def line(data: object) -> bytes:
    """One line of a .jsonl file."""
    return json.dumps(data).encode() + b"\n"


def lines(*data: object) -> bytes:
    return b"".join(map(line, data))


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """A game that is right but for one thing."""
    data = game()
    change(data)
    return data


def unfinished(plies: int) -> dict[str, Any]:
    """A game as it stood after so many moves."""
    data = game()
    return {**{key: data[key] for key in data if key not in {"result", "seed"}}, "moves": data["moves"][:plies]}
