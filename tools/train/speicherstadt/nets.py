"""Nets between the compiled core, where weights are floats, and the files that ship."""

from __future__ import annotations

import hashlib
import json
import zlib
from array import array
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from speicherstadt_app.games.speicherstadt.brains.net import FORMAT, WEIGHT_BITS, read_weights
from tools.train.speicherstadt.core import ROOT, CNet

FOLDER: Final = ROOT / "src" / "speicherstadt_app" / "games" / "speicherstadt" / "brains" / "nets"
LARGEST: Final = (1 << 15) - 1
LEVEL: Final = 9


def rounded(net: CNet) -> CNet:
    """The net as it ships: every weight a whole number of 1024ths."""
    one = 1 << WEIGHT_BITS
    floats = array("f", bytes(net))
    return CNet.from_buffer_copy(array("f", [max(-LARGEST, min(LARGEST, round(w * one))) / one for w in floats]))


def whole_weights(net: CNet) -> list[int]:
    return [round(weight * (1 << WEIGHT_BITS)) for weight in array("f", bytes(rounded(net)))]


def text_of(net: CNet, players: int, card: Mapping[str, object]) -> str:
    """The net's file: the card first, for people, then the weights."""
    packed = zlib.compress(array("h", whole_weights(net)).tobytes(), LEVEL)
    data = {
        "format": FORMAT,
        "game": "speicherstadt",
        "players": players,
        "card": dict(card),
        "sha256": hashlib.sha256(packed).hexdigest(),
        "weights": b64encode(packed).decode(),
    }
    return json.dumps(data, indent=1) + "\n"


def file_of(players: int, mastery: bool = False) -> Path:
    return FOLDER / (f"{players}-mastery.json" if mastery else f"{players}.json")


def read(path: Path) -> CNet:
    """A net that training has kept."""
    return CNet.from_buffer_copy(path.read_bytes())


def keep(net: CNet, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(bytes(net))
    fresh.replace(path)


def shipped(players: int, mastery: bool = False) -> CNet:
    """The net in the package, as the core takes it."""
    weights = read_weights(file_of(players, mastery).read_text("utf-8"), players)
    return CNet.from_buffer_copy(array("f", [weight / (1 << WEIGHT_BITS) for weight in weights]))
