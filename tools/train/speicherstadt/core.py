"""The compiled core: built with the C compiler of this machine, called through ctypes."""

from __future__ import annotations

import ctypes as c
import hashlib
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.games.speicherstadt.brains.weights import WEIGHTS, Weights
from speicherstadt_app.games.speicherstadt.rules.cards import REMOVED, SEASONS, standard_box
from speicherstadt_app.games.speicherstadt.rules.goods import KINDS, bundle_of

ROOT: Final = Path(__file__).resolve().parents[3]
SOURCES: Final = Path(__file__).with_name("csrc")
BUILD: Final = ROOT / "build" / "train"
FLAGS: Final = ("-std=c11", "-O3", "-march=native", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared")

SEATS: Final = 5
PLACES: Final = 6
TALLEST: Final = 8
CONTRACTS: Final = 10
CARDS: Final = 54
KINDS_OF_CARDS: Final = (
    "trader",
    "warehouse",
    "office",
    "firefighter",
    "contract",
    "ship",
    "fire",
    "bank",
    "chamber",
    "church",
    "port",
)
RANDOM, GREEDY, SEARCH = range(3)
OWN, RELATION, OWN_HIDDEN, RELATION_HIDDEN = 145, 88, 24, 8
HIDDEN: Final = OWN_HIDDEN + RELATION_HIDDEN
MOST_ACTIVE: Final = 80
MOST_ROUNDS: Final = 17
SAMPLES_A_GAME: Final = 15


class NoCore(EngineError):
    """The core can't be built here."""


class CState(c.Structure):
    _fields_ = (
        ("pile", c.c_uint64),
        ("cards", c.c_uint64 * SEATS),
        ("bag", c.c_uint32),
        ("supply", c.c_uint32),
        ("pool", c.c_uint32),
        ("needs", c.c_uint32 * CONTRACTS),
        ("freight", c.c_uint32 * PLACES),
        ("fresh", c.c_uint32 * SEATS),
        ("warehouse", c.c_uint32 * SEATS),
        ("market", c.c_uint32 * SEATS),
        ("coins", c.c_int16 * SEATS),
        ("strength", c.c_int16 * SEATS),
        ("fire_points", c.c_int16 * SEATS),
        ("row", c.c_int8 * PLACES),
        ("heights", c.c_int8 * PLACES),
        ("lines", c.c_int8 * TALLEST * PLACES),
        ("players", c.c_int8),
        ("dealt", c.c_int8),
        ("phase", c.c_int8),
        ("mover", c.c_int8),
        ("first", c.c_int8),
        ("placed", c.c_int8),
        ("column", c.c_int8),
        ("turn", c.c_int8),
        ("rounds", c.c_int8),
        ("fires", c.c_int8),
        ("bought", c.c_uint8),
    )


class CBox(c.Structure):
    _fields_ = (
        ("kind", c.c_int * CARDS),
        ("season", c.c_int * CARDS),
        ("value", c.c_int * CARDS),
        ("points", c.c_int * CARDS),
        ("goods", c.c_uint32 * CARDS),
        ("contract_card", c.c_int * CONTRACTS),
        ("contract_index", c.c_int * CARDS),
        ("of_kind", c.c_uint64 * len(KINDS_OF_CARDS)),
        ("of_season", c.c_uint64 * len(SEASONS)),
        ("trader_of", c.c_uint64 * len(KINDS)),
        ("in_play", c.c_uint64 * (SEATS + 1)),
    )


class CWeights(c.Structure):
    _fields_ = tuple((field.name, c.c_double) for field in fields(Weights))


class CFeatures(c.Structure):
    _fields_ = (("count", c.c_int), ("input", c.c_int16 * MOST_ACTIVE), ("value", c.c_int16 * MOST_ACTIVE))

    def pairs(self) -> list[tuple[int, int]]:
        return list(zip(self.input[: self.count], self.value[: self.count], strict=True))


class CLeaf(c.Structure):
    _fields_ = (
        ("rounds_left", c.c_int),
        ("base", c.c_int * SEATS),
        ("own", CFeatures * SEATS),
        ("relation", CFeatures * SEATS),
    )


class CNet(c.Structure):
    _fields_ = (
        ("own", c.c_float * OWN_HIDDEN * OWN),
        ("relation", c.c_float * RELATION_HIDDEN * RELATION),
        ("own_bias", c.c_float * OWN_HIDDEN),
        ("relation_bias", c.c_float * RELATION_HIDDEN),
        ("out", c.c_float * HIDDEN * 2),
        ("own_skip", c.c_float * OWN * 2),
        ("relation_skip", c.c_float * RELATION * 2),
        ("bias", c.c_float * 2),
        ("slope", c.c_float * MOST_ROUNDS),
    )


class CMind(c.Structure):
    _fields_ = (
        ("net", c.POINTER(CNet)),
        ("iterations", c.c_int),
        ("prior_heat", c.c_float),
        ("explore", c.c_float),
        ("mix", c.c_float),
        ("temperature", c.c_float),
        ("blunder", c.c_float),
    )


class CPlayer(c.Structure):
    _fields_ = (("kind", c.c_int), ("mind", CMind))


class CSample(c.Structure):
    _fields_ = (
        ("state", CState),
        ("final", c.c_float * SEATS),
        ("traced", c.c_float * SEATS),
        ("scores", c.c_float * SEATS),
    )


class CCourse(c.Structure):
    _fields_ = (
        ("rate", c.c_float),
        ("score_weight", c.c_float),
        ("decay", c.c_float),
        ("traced", c.c_float),
        ("batch", c.c_int),
    )


class CLoss(c.Structure):
    _fields_ = (("log_loss", c.c_double), ("score_error", c.c_double), ("count", c.c_int64))


def build() -> Path:
    """The library, compiled anew if its sources have changed."""
    sources = sorted(SOURCES.glob("*.[ch]"))
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:12]
    library = BUILD / f"core-{digest}.so"
    if not library.exists():
        compiler = shutil.which("gcc") or shutil.which("cc")
        if compiler is None:
            raise NoCore("training needs a C compiler: install gcc and try again")
        BUILD.mkdir(parents=True, exist_ok=True)
        fresh = library.with_suffix(".new")
        units = [str(path) for path in sources if path.suffix == ".c"]
        subprocess.run([compiler, *FLAGS, "-o", str(fresh), *units, "-lm"], check=True)
        fresh.replace(library)
    return library


def load() -> Any:
    """The library with the card table and the greedy weights in it."""
    core = c.CDLL(str(build()))
    _set_box(CBox.in_dll(core, "box"))
    all_weights = (CWeights * (SEATS + 1)).in_dll(core, "weights_of")
    for players, weights in WEIGHTS.items():
        for field in fields(Weights):
            setattr(all_weights[players], field.name, getattr(weights, field.name))
    return core


def _set_box(into: CBox) -> None:
    box = standard_box()
    for n, card in enumerate(box.cards):
        into.kind[n] = KINDS_OF_CARDS.index(card.kind)
        into.season[n] = card.season
        into.value[n] = card.value
        into.points[n] = card.points
        into.goods[n] = bundle_of(card.goods)
    for index, n in enumerate(box.contracts):
        into.contract_card[index] = n
        into.contract_index[n] = index
    for number, kind in enumerate(KINDS_OF_CARDS):
        into.of_kind[number] = box.of_kind(kind)
    for number, season in enumerate(box.seasons):
        into.of_season[number] = season
    for good in KINDS:
        into.trader_of[good] = box.traders[good]
    for players in REMOVED:
        into.in_play[players] = box.in_play(players)
