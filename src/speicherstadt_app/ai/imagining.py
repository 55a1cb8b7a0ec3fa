"""A search for any game: through states that the asking seat can't tell from the true one.

Each iteration imagines such a state and plays it to its end, or to the horizon. What is learned is kept by what the
acting seat could tell apart: the moves as it saw them happen, never the state itself (Cowling, Powley, Whitehouse 2012,
"Information set Monte Carlo tree search", with a tree for each seat). So no seat acts on what it can't know.

- The options of the asking seat are tried in the same imagined states, with the same luck. The worse half of them is
  left out again and again (sequential halving), so most of the thought goes to those that are hard to tell apart.
- Where several choose at the same time nobody's best choice is a single one: whoever is foreseen is beaten. There each
  seat mixes its options by regret matching (Hart, Mas-Colell 2000), and the answer is drawn from the mixture.
- Elsewhere each seat does what has been best for itself so far (PUCT with equal priors).

Whatever decides comes from the view and the question's own chance: the same question has the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.ai.payoffs import Payoffs, by_standing, payoffs
from speicherstadt_app.engine.rules import CHANCE, Action, Rules, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream

HORIZON: Final = 400
"""So many moves are played from the question at most; then how everybody stands has to do (`Rules.standing`)."""
MOST_NODES: Final = 20_000
MOST_HISTORIES: Final = 100_000
"""Then nothing new is kept: some 40 MB."""
CURIOSITY: Final = 1.0
"""How much is tried that is not known yet, in shares of a win."""
EXPLORED: Final = 0.2
"""This part of the choices at the same time is drawn from all options alike, so that none is forgotten."""
FEWEST_TRIES: Final = 4
"""An option that is tried at all is tried so often at least; where there are too many for that some are drawn."""
NEGLIGIBLE: Final = 0.05
"""Options that come up less often than this in a mixture are left out of it: noise, for the most part."""
BETWEEN_STOPS: Final = 64
"""Moves of a play-out between two questions whether to stop."""
WARMING_UP: Final = 4
"""Play-outs that tell by how much scores differ in this game."""

UNTRIED: Final = (0.0, 0.0, 0.0, 0.0)

Policy = Callable[[Rules[Any], Any, Seat, Sequence[Action], Stream], Action]
"""What a seat does in a play-out; it may look at the whole state."""
Evaluate = Callable[[Rules[Any], Any], Payoffs]
"""What a state at the horizon is worth to each seat."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What a game may know better: how play-outs go, how long they are, and what their ends are worth."""

    policy: Policy | None = None
    """None for legal moves drawn at random."""
    evaluate: Evaluate | None = None
    """None for the score as it stands."""
    horizon: int = HORIZON


USUAL: Final = Ways()


@dataclass(frozen=True, slots=True)
class Tried:
    """An option of the asking seat: how often it was tried, what that brought everybody, and how sure that is.

    The share is how often to choose it, 1 in all. With several who choose at the same time it is a mixture; elsewhere
    it is the share of tries. Means and the error (the standard deviation of the seat's own mean) are None untried.
    """

    action: Action
    tries: int
    share: float
    means: Payoffs | None
    error: float | None


@dataclass(frozen=True, slots=True)
class Found:
    """The options in the order of `legal`, whether they are a mixture, and the work done."""

    options: tuple[Tried, ...]
    mixed: bool
    iterations: int


def search(
    rules: Rules[Any],
    view: Any,
    seat: Seat,
    legal: Sequence[Action],
    stream: Stream,
    iterations: int,
    stop: Stop = never,
    ways: Ways = USUAL,
    afterwards: Sequence[Action] = (),
) -> Found:
    """Try the legal actions of a seat in so many play-outs, fewer if there is a hurry.

    What the seat does `afterwards`, as long as it is its turn, may be given with a single action.
    """
    return _Search(rules, view, seat, legal, stream, stop, ways, afterwards).run(iterations)


class Hurry(Exception):
    """A play-out was stopped."""


class Node:
    """What a seat has learned where it can tell no more than this."""

    __slots__ = ("sums", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.sums: dict[Action, list[float]] = {}
        """By action: how often tried, the sum of payoffs, regret, and the weight it had in the mixture."""

    def entry(self, action: Action) -> list[float]:
        found = self.sums.get(action)
        if found is None:
            found = self.sums[action] = [0.0, 0.0, 0.0, 0.0]
        return found

    def promising(self, legal: Sequence[Action], stream: Stream) -> Action:
        """What has been best so far, or what was tried too little to tell."""
        entries = [self.sums.get(action, UNTRIED) for action in legal]
        tries = sum(entry[0] for entry in entries)
        total = sum(entry[1] for entry in entries)
        mean = total / tries if tries else 0.0
        curiosity = CURIOSITY * sqrt(tries + 1) / len(legal)
        offset = stream.below(len(legal))
        best, most = offset, -1.0
        for number in range(offset - len(legal), offset):
            tried, won = entries[number][:2]
            promise = (won / tried if tried else mean) + curiosity / (1 + tried)
            if promise > most:
                best, most = number, promise
        return legal[best]

    def mixture(self, legal: Sequence[Action]) -> list[float]:
        """How often to choose each, by regret: all alike as long as nothing is regretted."""
        regrets = [max(0.0, self.sums.get(action, UNTRIED)[2]) for action in legal]
        total = sum(regrets)
        if total <= 0:
            return [1 / len(legal)] * len(legal)
        return [regret / total for regret in regrets]

    def learn(self, legal: Sequence[Action], shares: Sequence[float], values: Sequence[float], weight: float) -> None:
        """What each option would have brought, beside what the mixture brought."""
        mean = sum(share * value for share, value in zip(shares, values, strict=True))
        for action, share, value in zip(legal, shares, values, strict=True):
            entry = self.entry(action)
            entry[2] = max(0.0, entry[2] + value - mean)
            entry[3] += weight * share


@dataclass(slots=True)
class Choice:
    """A choice on the way of an iteration, for what it led to."""

    node: Node
    seat: Seat
    action: Action
    legal: Sequence[Action]
    shares: list[float] | None
    """The mixture, where several chose at the same time."""
    chance: float
    """How likely the action was."""
    with_asker: bool
    """Made at the same time as the one that is asked about."""


class _Search:
    def __init__(
        self,
        rules: Rules[Any],
        view: Any,
        seat: Seat,
        legal: Sequence[Action],
        stream: Stream,
        stop: Stop,
        ways: Ways,
        afterwards: Sequence[Action],
    ) -> None:
        self._rules: Final = rules
        self._view: Final = rules.unsealed(view, seat)
        self._seat: Final = seat
        self._stream: Final = stream
        self._stop: Final = stop
        self._ways: Final = ways
        self._legal: Final = legal
        self._afterwards: Final = afterwards
        self._seats: Final = range(rules.setup.players)
        self._mixed: Final = len(rules.actors(self._view)) > 1
        self._nodes: Final[dict[tuple[Seat, int], Node]] = {}
        self._histories: Final[dict[tuple[int, int], int]] = {}
        self._seen: Final[dict[tuple[Seat, Action], tuple[int, ...]]] = {}
        self._texts: Final[dict[str, int]] = {}
        self._root: Final = Node()
        self._means: Final = [[0.0] * len(self._seats) for _ in legal]
        self._squares: Final = [0.0] * len(legal)
        self._tries: Final = [0] * len(legal)
        self._usual = 0.0
        self._scale = 1.0
        self._done = 0

    def run(self, iterations: int) -> Found:
        options = list(range(len(self._legal)))
        if len(options) > max(2, iterations // FEWEST_TRIES):
            self._stream.shuffle(options)
            options = sorted(options[: max(2, iterations // FEWEST_TRIES)])
        seed = self._stream.bits()
        try:
            self._warm_up(seed)
            if self._mixed:
                self._mix(options, iterations, seed)
            else:
                self._halve(options, iterations, seed)
        except Hurry:
            pass
        return self._found()

    def _warm_up(self, seed: int) -> None:
        scores: list[Sequence[float]] = []
        for number in range(WARMING_UP):
            stream = Stream(seed, "warm", number)
            state = self._rules.imagine(self._view, self._seat, stream)
            self._play_out(state, stream, self._ways.horizon)
            scores.append(self._standings(state) or self._rules.outcome(state).scores)
        every = [score for row in scores for score in row]
        self._usual = sum(every) / len(every)
        self._scale = max(1.0, sqrt(sum((score - self._usual) ** 2 for score in every) / len(every)))

    # How the thought is shared out

    def _halve(self, options: list[int], iterations: int, seed: int) -> None:
        """All options in the same worlds; then the better half of them, and so on."""
        rounds = max(1, (len(options) - 1).bit_length())
        world = 0
        for left in range(rounds, 0, -1):
            worlds = max(1, (iterations - self._done) // left // len(options))
            for _ in range(worlds):
                for option in options:
                    self._note(option, self._iterate(Stream(seed, "world", world), option, learn=True))
                world += 1
            options.sort(key=lambda option: -self._means[option][self._seat] / self._tries[option])
            options = sorted(options[: (len(options) + 1) // 2])

    def _mix(self, options: list[int], iterations: int, seed: int) -> None:
        """All options in every world, so that each is regretted for what it would have brought there.

        The others learn from one of them, drawn from the mixture: that is what they meet.
        """
        root = self._root
        legal = [self._legal[option] for option in options]
        for world in range(max(1, iterations // len(options))):
            shares = root.mixture(legal)
            told = _drawn(shares, EXPLORED, self._stream)
            values = []
            for number, option in enumerate(options):
                gained = self._iterate(Stream(seed, "world", world), option, learn=number == told)
                self._note(option, gained)
                values.append(gained[self._seat])
            root.learn(legal, shares, values, world + 1)

    def _note(self, option: int, gained: Payoffs) -> None:
        self._done += 1
        self._tries[option] += 1
        for seat, part in enumerate(gained):
            self._means[option][seat] += part
        self._squares[option] += gained[self._seat] ** 2

    # One iteration

    def _iterate(self, stream: Stream, option: int, *, learn: bool) -> Payoffs:
        """Imagine, do it, let everybody do what they have learned, and play to the end."""
        if self._stop():
            raise Hurry
        rules = self._rules
        state = rules.imagine(self._view, self._seat, stream)
        histories = [0] * len(self._seats)
        path: list[Choice] = []
        together: set[Seat] = set()
        given = [self._legal[option], *self._afterwards]
        unasked = len(given)
        beside_asker = True
        moves = 0
        while actors := rules.actors(state):
            if len(actors) > 1:
                if not together:
                    beside_asker = len(given) == unasked
                together.update(actors)
            mover = actors[0]
            known = True
            if mover == CHANCE:
                action = rules.draw(state, stream)
            elif mover == self._seat and given and rules.allows(state, mover, given[0]):
                action = given.pop(0)
            else:
                legal = rules.legal(state, mover)
                action = legal[0]
                if len(legal) > 1:
                    node = self._node(mover, histories[mover])
                    if node is None:
                        break
                    known = node.tries > 0
                    mixed = mover in together
                    choice = _chosen(node, mover, legal, stream, mixed=mixed, with_asker=mixed and beside_asker)
                    path.append(choice)
                    action = choice.action
            rules.step(state, mover, action)
            moves += 1
            if together:
                together.intersection_update(rules.actors(state))
            if moves >= self._ways.horizon or not (known or together) or len(self._histories) > MOST_HISTORIES:
                break
            self._remember(histories, mover, action)
        self._play_out(state, stream, self._ways.horizon - moves)
        gained = self._worth(state)
        for choice in path:
            if learn or not choice.with_asker:
                _learn(choice, gained[choice.seat])
        return gained

    def _node(self, seat: Seat, history: int) -> Node | None:
        """What the seat has learned there; None if nothing is known and no more is kept."""
        key = (seat, history)
        node = self._nodes.get(key)
        if node is None and len(self._nodes) < MOST_NODES:
            node = self._nodes[key] = Node()
        return node

    def _remember(self, histories: list[int], mover: Seat, action: Action) -> None:
        """Every seat's history goes on by the move as that seat sees it."""
        seen = self._seen.get((mover, action))
        if seen is None:
            texts = (self._rules.seen_text(viewer, mover, action) for viewer in self._seats)
            seen = tuple([self._texts.setdefault(text, len(self._texts)) for text in texts])
            self._seen[mover, action] = seen
        for viewer, text in enumerate(seen):
            key = (histories[viewer], text)
            histories[viewer] = self._histories.setdefault(key, len(self._histories) + 1)

    def _play_out(self, state: Any, stream: Stream, moves: int) -> None:
        rules, policy = self._rules, self._ways.policy
        actors_of, legal_of, step, bits = rules.actors, rules.legal, rules.step, stream.bits
        for number in range(moves):
            actors = actors_of(state)
            if not actors:
                return
            if number % BETWEEN_STOPS == BETWEEN_STOPS - 1 and self._stop():
                raise Hurry
            seat = actors[0]
            if seat == CHANCE:
                action = rules.draw(state, stream)
            else:
                legal = legal_of(state, seat)
                if len(legal) == 1:
                    action = legal[0]
                elif policy:
                    action = policy(rules, state, seat, legal, stream)
                else:
                    action = legal[bits() % len(legal)]
            step(state, seat, action)

    def _worth(self, state: Any) -> Payoffs:
        if self._ways.evaluate and self._rules.actors(state):
            return self._ways.evaluate(self._rules, state)
        if standings := self._standings(state):
            return by_standing(standings, self._usual, self._scale)
        outcome: Outcome = self._rules.outcome(state)
        return payoffs(outcome, self._usual, self._scale)

    def _standings(self, state: Any) -> Payoffs:
        """How everybody stands in a game that is broken off; nothing where the score as it stands has to do."""
        rules = self._rules
        if type(rules).standing is Rules.standing or not rules.actors(state):
            return ()
        return tuple([rules.standing(state, seat) for seat in self._seats])

    # What came of it

    def _found(self) -> Found:
        shares = self._shares()
        options = []
        for number, action in enumerate(self._legal):
            tries = self._tries[number]
            if not tries:
                options.append(Tried(action, 0, shares[number], None, None))
                continue
            means = tuple([total / tries for total in self._means[number]])
            own = means[self._seat]
            # A try that might have gone either way goes with each: nothing is sure after two that were alike.
            variance = max(0.0, self._squares[number] / tries - own * own) + 0.25 / (tries + 1)
            options.append(Tried(action, tries, shares[number], means, sqrt(variance / tries)))
        return Found(tuple(options), self._mixed, self._done)

    def _shares(self) -> list[float]:
        if self._mixed:
            weights = [self._root.sums.get(action, UNTRIED)[3] for action in self._legal]
        else:
            weights = [float(tries) for tries in self._tries]
        total = sum(weights)
        if not total:
            return [1 / len(weights)] * len(weights)
        shares = [weight / total for weight in weights]
        if self._mixed:
            kept = [share if share >= NEGLIGIBLE else 0.0 for share in shares]
            if total := sum(kept):
                return [share / total for share in kept]
        return shares


def _chosen(
    node: Node, seat: Seat, legal: Sequence[Action], stream: Stream, *, mixed: bool, with_asker: bool
) -> Choice:
    if not mixed:
        return Choice(node, seat, node.promising(legal, stream), legal, None, 1.0, with_asker)
    shares = node.mixture(legal)
    number = _drawn(shares, EXPLORED, stream)
    chance = (1 - EXPLORED) * shares[number] + EXPLORED / len(legal)
    return Choice(node, seat, legal[number], legal, shares, chance, with_asker)


def _learn(choice: Choice, gained: float) -> None:
    node = choice.node
    node.tries += 1
    entry = node.entry(choice.action)
    if choice.shares is not None:
        # One option was tried. The others are taken to be worth what they were so far, which takes most of the noise
        # away; the one tried is weighed by how seldom that happens (Davis, Schmid, Bowling 2020).
        values = []
        for action in choice.legal:
            tried, total = node.sums.get(action, UNTRIED)[:2]
            values.append(total / tried if tried else gained)
        index = choice.legal.index(choice.action)
        values[index] += (gained - values[index]) / choice.chance
        node.learn(choice.legal, choice.shares, values, node.tries)
    entry[0] += 1
    entry[1] += gained


def _drawn(shares: Sequence[float], explored: float, stream: Stream) -> int:
    """The number of an option, drawn by its share; now and then from all of them alike."""
    point = stream.fraction()
    if point < explored:
        return int(point / explored * len(shares))
    point = (point - explored) / (1 - explored)
    for number, share in enumerate(shares):
        point -= share
        if point < 0:
            return number
    return max(range(len(shares)), key=lambda number: shares[number])
