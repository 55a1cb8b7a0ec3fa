"""How long decisions took, in few numbers: a histogram whose buckets grow by a twelfth of an octave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from math import floor, log2
from typing import Final

from speicherstadt_app.ai.brain import Answer, Brain, Question, Stop, never

PER_OCTAVE: Final = 12
"""A quantile is right to 3 %."""
SHORTEST: Final = 1e-7

Times = Counter[int]
"""How many decisions by bucket."""
Clock = Callable[[], float]
"""Seconds; handed in, because nothing in here looks at a clock."""


def bucket(seconds: float) -> int:
    return floor(PER_OCTAVE * log2(max(seconds, SHORTEST)))


def quantile(times: Mapping[int, int], part: float) -> float | None:
    """The seconds within which that part of the decisions was made; None without decisions."""
    wanted = part * sum(times.values())
    passed = 0
    for step in sorted(times):
        passed += times[step]
        if passed >= wanted:
            return float(2 ** ((step + 0.5) / PER_OCTAVE))
    return None


class Timed:
    """A brain with its budget and a clock."""

    def __init__(self, thinker: Brain, iterations: int | None, clock: Clock, times: Times) -> None:
        self._thinker = thinker
        self._iterations = iterations
        self._clock = clock
        self._times = times

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        if self._iterations is not None:
            question = replace(question, iterations=self._iterations)
        began = self._clock()
        answer = self._thinker.choose(question, stop)
        self._times[bucket(self._clock() - began)] += 1
        return answer
