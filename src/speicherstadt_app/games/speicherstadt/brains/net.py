"""A small net that foresees the end of the game from the end of a round, in whole numbers and without any library.

Its hidden units fall in two blocks: one sees the outlook and what is a seat's own, the other the outlook and the
relation to others. So most of a position's worth can be remembered part by part. All sums for one input lie side by
side in one large number, a lane each, and adding two of those adds them all.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from base64 import b64decode
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp
from struct import Struct
from typing import Any, Final

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.brains.afterstate import Belongings, Outlook
from speicherstadt_app.games.speicherstadt.brains.features import OUTLOOK, OWN, RELATION, Features, Inputs, relation
from speicherstadt_app.games.speicherstadt.brains.values import DIGITS
from speicherstadt_app.games.speicherstadt.rules.cards import Box, standard_box

FORMAT: Final = 1
OWN_HIDDEN: Final = 24
RELATION_HIDDEN: Final = 8
HIDDEN: Final = OWN_HIDDEN + RELATION_HIDDEN
HEADS: Final = 2
"""The final score beyond the points that are certain, and what is added to the score's slope towards a win."""
SLOPES: Final = 17
"""What a point is worth towards a win, by the rounds still to come."""
WEIGHTS: Final = OWN * OWN_HIDDEN + RELATION * RELATION_HIDDEN + HIDDEN + HEADS * (HIDDEN + OWN + RELATION + 1) + SLOPES
WEIGHT_BITS: Final = 10
"""A weight is a whole number of 1024ths."""
ONE: Final = 1 << 2 * WEIGHT_BITS
LANE_BITS: Final = 32
ZERO: Final = 1 << LANE_BITS - 1
"""A lane's 0, so that no lane borrows from the next."""
REMEMBERED: Final = 32
OFFICE_BITS: Final = 6
MOST_OFFICES: Final = (1 << OFFICE_BITS) - 1
UNITS: Final = 10.0**DIGITS


class NetError(EngineError):
    """A net's weights are missing or damaged."""


class Own:
    """What the net says of a seat's own part. Both sums fit into a float to the last bit."""

    __slots__ = ("logit", "score", "stance")

    def __init__(self, score: float, logit: float, stance: int) -> None:
        self.score = score
        self.logit = logit
        self.stance = stance
        """What others see of it: strength and offices."""


class Prepared:
    """An outlook taken in."""

    __slots__ = ("outlook", "own", "relation", "relations")

    def __init__(self, outlook: Outlook, own: int, relation_sums: int) -> None:
        self.outlook = outlook
        self.own = own
        self.relation = relation_sums
        self.relations: dict[tuple[int, ...], list[tuple[float, float]]] = {}


class Block:
    """One block of hidden units, with the direct ways from its inputs to the heads in the last lanes."""

    def __init__(self, columns: Iterable[Sequence[int]], heads: Sequence[Sequence[int]]) -> None:
        self._columns: Final = [in_lanes(column) for column in columns]
        self._heads: Final = list(zip(*heads, strict=True))
        self._hidden: Final = len(self._heads)
        lanes = Struct(f"<{self._hidden + HEADS}I")
        self._bytes: Final = lanes.size
        self._unpack: Final = lanes.unpack

    def sums(self, start: int, inputs: Inputs) -> int:
        columns = self._columns
        for number, value in inputs:
            start += columns[number] if value == 1 else value * columns[number]
        return start

    def outputs(self, sums: int) -> tuple[int, int]:
        *hidden, score, logit = self._unpack(sums.to_bytes(self._bytes, "little"))
        first = (score - ZERO) << WEIGHT_BITS
        second = (logit - ZERO) << WEIGHT_BITS
        for active, (to_score, to_logit) in zip(hidden, self._heads, strict=True):
            if active > ZERO:
                first += (active - ZERO) * to_score
                second += (active - ZERO) * to_logit
        return first, second


class Net:
    """The weights at work. It keeps tables, and of positions only what it has just worked out."""

    def __init__(self, weights: Sequence[int], box: Box | None = None) -> None:
        self._weights: Final = weights
        taken = iter(weights)

        def rows(number: int, length: int) -> list[list[int]]:
            return [[next(taken) for _ in range(length)] for _ in range(number)]

        own = rows(OWN, OWN_HIDDEN)
        related = rows(RELATION, RELATION_HIDDEN)
        (own_bias,) = rows(1, OWN_HIDDEN)
        (relation_bias,) = rows(1, RELATION_HIDDEN)
        heads = rows(HEADS, HIDDEN)
        own_skips = rows(HEADS, OWN)
        relation_skips = rows(HEADS, RELATION)
        (bias,) = rows(1, HEADS)
        self._slopes: Final = [slope / (1 << WEIGHT_BITS) for slope in rows(1, SLOPES)[0]]
        self._features: Final = Features(box or standard_box())
        # The outlook's direct ways to the heads are the own block's alone.
        for skip, other in zip(own_skips, relation_skips, strict=True):
            for number in range(OUTLOOK):
                skip[number] += other[number]
                other[number] = 0
        self._own: Final = Block(
            [[*row, *skip] for row, *skip in zip(own, *own_skips, strict=True)], [head[:OWN_HIDDEN] for head in heads]
        )
        self._relation: Final = Block(
            [[*row, *skip] for row, *skip in zip(related, *relation_skips, strict=True)],
            [head[OWN_HIDDEN:] for head in heads],
        )
        self._own_start: Final = in_lanes([ZERO + part for part in (*own_bias, *bias)])
        self._relation_start: Final = in_lanes([ZERO + part for part in (*relation_bias, *[0] * HEADS)])
        self._prepare: Final = lru_cache(maxsize=REMEMBERED)(self._prepared)
        self._last: Prepared | None = None

    def seeing(self, box: Box) -> Net:
        """The same weights for another box of cards."""
        return Net(self._weights, box)

    def own(self, outlook: Outlook, seat: Seat, mine: Belongings) -> Own:
        """What depends on this seat alone."""
        sums = self._own.sums(self._of(outlook).own, self._features.own(outlook, seat, mine))
        score, logit = self._own.outputs(sums)
        stance = mine.strength << OFFICE_BITS | self._features.offices(mine)
        return Own((mine.points * ONE + score) / ONE, logit / ONE, stance)

    def scores(
        self,
        outlook: Outlook,
        everybody: Sequence[Belongings],  # noqa: ARG002
        owns: Sequence[Own],
    ) -> list[float]:
        """The final score that each seat may expect."""
        return [own.score + score for own, (score, _) in zip(owns, self._relations(outlook, owns), strict=True)]

    def shares(
        self,
        outlook: Outlook,
        everybody: Sequence[Belongings],  # noqa: ARG002
        owns: Sequence[Own],
    ) -> list[float]:
        """Each seat's share of the win."""
        slope = self._slopes[outlook.rounds_left]
        logits = [
            slope * (own.score + score) + (own.logit + logit)
            for own, (score, logit) in zip(owns, self._relations(outlook, owns), strict=True)
        ]
        most = max(logits)
        parts = [exp(logit - most) for logit in logits]
        # Rounded to DIGITS, in half the time that round takes.
        each = UNITS / sum(parts)
        return [int(part * each + 0.5) / UNITS for part in parts]

    def heat(self, outlook: Outlook) -> float:
        """How many points of difference are luck."""
        return 1 / self._slopes[outlook.rounds_left]

    def _relations(self, outlook: Outlook, owns: Sequence[Own]) -> list[tuple[float, float]]:
        """What the strength and the offices of all add to each seat's score and logit."""
        prepared = self._of(outlook)
        key = tuple([own.stance for own in owns])
        found = prepared.relations.get(key)
        if found is None:
            strengths = [stance >> OFFICE_BITS for stance in key]
            offices = [stance & MOST_OFFICES for stance in key]
            sums = [
                self._relation.sums(prepared.relation, relation(strengths, offices, seat)) for seat in range(len(key))
            ]
            outputs = [self._relation.outputs(one) for one in sums]
            found = prepared.relations[key] = [(score / ONE, logit / ONE) for score, logit in outputs]
        return found

    def _of(self, outlook: Outlook) -> Prepared:
        # A search asks thousands of times with one and the same outlook.
        last = self._last
        if last is None or last.outlook is not outlook:
            last = self._last = self._prepare(outlook)
        return last

    def _prepared(self, outlook: Outlook) -> Prepared:
        inputs = self._features.outlook(outlook)
        return Prepared(
            outlook, self._own.sums(self._own_start, inputs), self._relation.sums(self._relation_start, inputs)
        )


def in_lanes(parts: Sequence[int]) -> int:
    return sum(part << LANE_BITS * n for n, part in enumerate(parts))


@lru_cache(maxsize=8)
def load_net(players: int, mastery: bool = False) -> Net:
    """The net for so many players, or the one that has learned longer; `NetError` if there is none, or if it is not
    whole."""
    name = f"{players}-mastery.json" if mastery else f"{players}.json"
    try:
        text = (files(__package__) / "nets" / name).read_text("utf-8")
    except OSError as error:
        raise NetError(
            f"the learned values for {players} players ({name}) are missing: install the program again"
        ) from error
    except UnicodeError as error:
        raise _damaged(players) from error
    return read_net(text, players)


def read_net(text: str, players: int) -> Net:
    """A net from the text of its file; `NetError` if it is damaged."""
    return Net(read_weights(text, players))


def read_weights(text: str, players: int) -> Sequence[int]:
    damaged = _damaged(players)
    try:
        data: dict[str, Any] = json.loads(text)
        packed = b64decode(data["weights"], validate=True)
        if data["format"] != FORMAT or data["players"] != players:
            raise damaged
        if hashlib.sha256(packed).hexdigest() != data["sha256"]:
            raise damaged
        weights = array("h", zlib.decompress(packed))
        if sys.byteorder == "big":
            weights.byteswap()
    except (ValueError, TypeError, LookupError, RecursionError, zlib.error) as error:
        raise damaged from error
    if len(weights) != WEIGHTS:
        raise damaged
    return weights


def _damaged(players: int) -> NetError:
    return NetError(f"the learned values for {players} players are damaged: install the program again")
