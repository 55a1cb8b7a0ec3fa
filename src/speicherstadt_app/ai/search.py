"""A search through what several seats decide in turn, where nothing is left to chance and nothing is hidden.

Every seat is taken to want the most for itself (max^n), the others not without fail; so a value has an entry for each.
The tree grows by one position an iteration, towards what is promising beforehand and good so far (PUCT). Ways that lead
to the same position share it. No chance is used, so the same problem always gets the same tree.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Generic, Protocol, TypeVar

from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.engine.rules import Seat

Value = tuple[float, ...]
P = TypeVar("P", bound=Hashable)

CURIOSITY: Final = 0.2
"""How much a search looks at what it does not know yet, in shares of a win."""
DOUBT: Final = 0.02
"""How much less than its position an option that was never tried is thought to be worth."""
HABIT: Final = 0.3
"""How often others are expected to do what is most promising beforehand without looking any further."""
BETWEEN_CHECKS: Final = 32
"""Iterations between two checks whether another option can still win …"""
BREATH: Final = 4
"""… and between two questions whether to stop: with five players the first ones take a millisecond each."""
AT_AN_END: Final = -1
"""The mover where nobody decides any more."""


class Problem(Protocol[P]):
    """What is searched, in positions that are equal if nothing distinguishes them."""

    def start(self) -> P: ...

    def fork(self, position: P) -> tuple[Seat, Sequence[float]] | None:
        """Who decides, and how promising each option is: 1 in all, 0 for what is impossible. None at an end."""

    def after(self, position: P, option: int) -> P: ...

    def guess(self, position: P) -> Value:
        """What a position may be worth to each seat; exact at an end."""


class Node(Generic[P]):
    """A position in the tree, with what is known of it."""

    __slots__ = ("heirs", "likeliest", "mover", "position", "priors", "qualities", "totals", "tries", "visits")

    def __init__(self, position: P, fork: tuple[Seat, Sequence[float]] | None, value: Value) -> None:
        self.position = position
        self.mover, self.priors = fork or (AT_AN_END, ())
        self.visits = 1
        self.totals = list(value)
        options = len(self.priors)
        self.likeliest = self.priors.index(max(self.priors)) if options else 0
        self.tries = [0] * options
        self.qualities = [0.0] * options
        self.heirs: list[Node[P] | None] = [None] * options

    def value(self) -> Value:
        return tuple([total / self.visits for total in self.totals])


@dataclass(frozen=True, slots=True)
class Branch:
    """What a search found of an option at the root. `value` is None if it was never tried."""

    option: int
    tries: int
    value: Value | None


@dataclass(frozen=True, slots=True)
class Found:
    """The options of the root in their order, the value of the root, and the work done."""

    branches: tuple[Branch, ...]
    value: Value
    iterations: int


def search(problem: Problem[P], iterations: int, stop: Stop = never, habit: float = HABIT) -> Found:
    """Look so many times, fewer if there is a hurry or nothing could change any more."""
    tree = Tree(problem, habit=habit)
    done = 0
    while done < iterations:
        if done and not done % BETWEEN_CHECKS and tree.settled(iterations - done):
            break
        if done and not done % BREATH and stop():
            break
        tree.grow()
        done += 1
    return tree.found(done)


class Tree(Generic[P]):
    """`asker` is the seat that wants to know, that of the first decision unless it is said: others have habits."""

    def __init__(self, problem: Problem[P], asker: Seat | None = None, habit: float = HABIT) -> None:
        self._problem: Final = problem
        self._habit: Final = habit
        start = problem.start()
        value = problem.guess(start)
        self.root: Final = Node(start, problem.fork(start), value)
        self._asker: Final = self.root.mover if asker is None else asker
        self._nodes: Final[dict[P, Node[P]]] = {start: self.root}

    def grow(self) -> None:
        """One way from the root to a new position or to an end; what was found there is noted all the way back."""
        node = self.root
        path: list[tuple[Node[P], int, Node[P]]] = []
        known = True
        while known and node.mover != AT_AN_END:
            option = self._option(node)
            heir = node.heirs[option]
            if heir is None:
                heir, known = self._heir(node, option)
            path.append((node, option, heir))
            node = heir
        value = node.totals
        for passed, option, heir in reversed(path):
            totals = passed.totals
            for seat, part in enumerate(value):
                totals[seat] += part
            passed.visits += 1
            passed.tries[option] += 1
            passed.qualities[option] = heir.totals[passed.mover] / heir.visits

    def _option(self, node: Node[P]) -> int:
        """The option with the most promise: what it brought so far, and the more the less it was tried.

        Who is not at the root doesn't always look so closely.
        """
        mover = node.mover
        if mover != self._asker and node.tries[node.likeliest] < self._habit * node.visits:
            return node.likeliest
        curiosity = CURIOSITY * sqrt(node.visits)
        unknown = node.totals[mover] / node.visits - DOUBT
        best = 0
        most = -1e9
        for option, (prior, tried, quality) in enumerate(zip(node.priors, node.tries, node.qualities, strict=True)):
            promise = (quality if tried else unknown) + curiosity * prior / (1 + tried)
            if promise > most and prior:
                best, most = option, promise
        return best

    def _heir(self, node: Node[P], option: int) -> tuple[Node[P], bool]:
        """The position behind an option, and whether it was known already, from another way there."""
        position = self._problem.after(node.position, option)
        heir = self._nodes.get(position)
        known = heir is not None
        if heir is None:
            value = self._problem.guess(position)
            heir = self._nodes[position] = Node(position, self._problem.fork(position), value)
        node.heirs[option] = heir
        return heir, known

    def settled(self, left: int) -> bool:
        """Whether so many more tries can't make another option the most tried one."""
        tries = sorted(self.root.tries)
        return tries[-1] - tries[-2] > left if len(tries) > 1 else True

    def found(self, iterations: int) -> Found:
        root = self.root
        branches = tuple(
            Branch(option, tries, heir.value() if heir else None)
            for option, (tries, heir) in enumerate(zip(root.tries, root.heirs, strict=True))
        )
        return Found(branches, root.value(), iterations)
