"""Exports taken apart and put together again, right or wrong, without the program's own writer."""

from __future__ import annotations

import hashlib
import json
import uuid
import zipfile
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from speicherstadt_app.store.library import Library
from speicherstadt_app.store.shapes import Offer
from speicherstadt_app.store.transfer.take_over import Taken, inspect, take

MANIFEST = "manifest.json"
PROFILES = "profiles.json"
SETTINGS = "settings.json"
GAMES = "games.speicher.jsonl"
DEALERS = "dealers.json"
PARTS = (PROFILES, SETTINGS, GAMES, DEALERS, MANIFEST)

Parts = dict[str, bytes]
Data = dict[str, Any]


def parts_of(path: Path) -> Parts:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def vouch(parts: Mapping[str, bytes], **changes: object) -> Parts:
    """The same parts under a manifest that vouches for them."""
    manifest = json.loads(parts[MANIFEST]) | changes
    manifest["files"] = {name: hashlib.sha256(data).hexdigest() for name, data in parts.items() if name != MANIFEST}
    return {**parts, MANIFEST: json.dumps(manifest).encode()}


def pack(path: Path, parts: Mapping[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return path


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def seal(data: Data) -> bytes:
    """A game's line with a seal that fits."""
    store = {key: value for key, value in data["store"].items() if key != "seal"}
    seal = zlib.crc32(compact({**data, "store": store}).encode())
    return compact({**data, "store": {**store, "seal": seal}}).encode()


def games_in(parts: Mapping[str, bytes]) -> list[Data]:
    return [json.loads(line) for line in parts[GAMES].splitlines()]


def with_games(parts: Mapping[str, bytes], *lines: bytes) -> Parts:
    return vouch({**parts, GAMES: b"".join(line + b"\n" for line in lines)})


def changed(data: Data, change: Callable[[Data], object]) -> Data:
    copy: Data = json.loads(json.dumps(data))
    change(copy)
    return copy


def with_id(data: Data, number: int) -> Data:
    """The same game under another id, as the one of that number."""
    return {**data, "store": {**data["store"], "id": str(uuid.UUID(int=number)), "order": number + 1}}


def bring(library: Library, path: Path) -> tuple[Offer, Taken]:
    """Look at a file and take all it offers."""
    offer = inspect(library, path)
    return offer, take(library, offer)
