"""What is said and asked at which move of the game. Whoever learns sits at seat 0, and chooses what `game.txt` has him
choose, or else what a question allows besides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
LEARNER: Final = 0
PLAYERS: Final = 2
FIRST: Final = 0
OPPONENT: Final = "troublemaker"


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence, and what it points at; the game waits until it has been read."""

    key: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class Ask:
    """A sentence that asks for the next move of the game; `also` are moves that are as good here.

    Where nothing else is pointed at, it is what has to be pressed for that move.
    """

    key: str
    also: tuple[str, ...] = ()
    at: str = ""


Cue = Say | Ask


@dataclass(frozen=True, slots=True)
class Lesson:
    """A stretch of the game, from a ply up to another one, and its cues by ply."""

    key: str
    teacher: str
    start: int
    stop: int
    cues: Mapping[int, tuple[Cue, ...]]

    @property
    def keys(self) -> tuple[str, ...]:
        """The sentences in their order."""
        return tuple(dict.fromkeys(cue.key for ply in sorted(self.cues) for cue in self.cues[ply]))

    def asks(self, ply: int) -> Ask | None:
        return next((cue for cue in self.cues.get(ply, ()) if isinstance(cue, Ask)), None)


@lru_cache(maxsize=1)
def moves() -> tuple[str, ...]:
    """The whole game."""
    text = (FOLDER / "game.txt").read_text("utf-8")
    return tuple(move.strip() for line in text.splitlines() if line for move in line.split(";"))


LESSONS: Final = (
    Lesson(
        "price",
        "silent-partner",
        start=0,
        stop=14,
        cues={
            0: (Say("goal"), Say("sources")),
            3: (Say("row", "row"), Ask("first")),
            5: (Say("price", "column:1"), Ask("second")),
            7: (Ask("third"),),
            9: (Ask("pass"),),
            12: (Say("fell", "column:1"), Ask("buy")),
            13: (Ask("last", also=("pass",), at="prompt"),),
            14: (Say("income", "coins"),),
        },
    ),
    Lesson(
        "ships",
        "shipowner",
        start=57,
        stop=78,
        cues={
            60: (Say("ship", "column:1"), Say("contract", "contracts"), Ask("first")),
            62: (Ask("second"),),
            64: (Ask("third"),),
            66: (Ask("buy"),),
            67: (Ask("more"),),
            69: (Ask("pass"),),
            71: (Ask("load", also=("load rubber A-contract-5",)),),
            72: (Ask("load", also=("load tea A-contract-5",)),),
            73: (Ask("rest"),),
            74: (Ask("finish"),),
            78: (Say("end", "contracts"),),
        },
    ),
    Lesson(
        "fire",
        "fire-captain",
        start=78,
        stop=93,
        cues={
            81: (Say("pile", "fire"), Say("what", "fire"), Say("strength", "players")),
            82: (Ask("first"),),
            84: (Ask("second"),),
            86: (Ask("third", also=("place 3",), at="row"),),
            87: (Ask("buy"),),
            90: (Ask("contract"),),
            93: (Say("struck", "blaze"), Say("stay", "blaze"), Say("equal", "blaze"), Say("last", "fire")),
        },
    ),
    Lesson(
        "trade",
        "grocer",
        start=140,
        stop=150,
        cues={
            140: (Say("traders", "cards"), Ask("ship")),
            142: (Say("bank", "column:2"), Ask("more")),
            143: (Ask("sell"),),
            145: (Ask("load"),),
            146: (Ask("convert"),),
            147: (Ask("carpet"),),
            148: (Say("barter", "barter"), Say("kept", "keep"), Ask("finish")),
            150: (Say("supply", "house"),),
        },
    ),
    Lesson(
        "count",
        "miser",
        start=266,
        stop=275,
        cues={
            266: (Say("last", "fire"), Ask("brigade")),
            267: (Ask("church"),),
            273: (Ask("warehouse"),),
            275: (
                Say("burnt", "blaze"),
                Say("sheet", "end"),
                Say("contracts", "end"),
                Say("offices", "end"),
                Say("coins", "end"),
                Say("tie", "end"),
                Say("now", "end"),
            ),
        },
    ),
)
