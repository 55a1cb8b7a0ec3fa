"""Whether the compiled core agrees with the program: games played in both, move by move."""

from __future__ import annotations

import ctypes as c
from array import array
from dataclasses import dataclass
from typing import Any, Final

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.brains.afterstate import Belongings, Outlook, of_state
from speicherstadt_app.games.speicherstadt.brains.features import Features, relation
from speicherstadt_app.games.speicherstadt.brains.greedy import GreedyBrain
from speicherstadt_app.games.speicherstadt.brains.net import WEIGHTS, Net
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, OVER, SHIPPING, SUPPLY, State
from tools.train.speicherstadt.core import SEATS, CLeaf, CNet, CState
from tools.train.speicherstadt.nets import rounded, whole_weights

MOST_ACTIONS: Final = 512
EQUAL_LIKING: Final = 1e-6
"""The core's sums may differ from the program's in the last digits, so near ties may be decided otherwise."""


EQUAL_OUTPUT: Final = 1e-3
"""The core's net sums floats of 24 bits."""


class Differs(Exception):
    """The two disagree."""


@dataclass
class Tally:
    games: int = 0
    moves: int = 0
    actions: int = 0
    choices: int = 0
    other_choices: int = 0
    shippings: int = 0
    other_shippings: int = 0
    leaves: int = 0


def of_core(state: CState) -> dict[str, Any]:
    n = state.players
    on_table = state.dealt
    heights = state.heights[:on_table]
    return {
        "pile": state.pile,
        "bag": state.bag,
        "supply": state.supply,
        "pool": state.pool,
        "needs": list(state.needs),
        "cards": state.cards[:n],
        "coins": state.coins[:n],
        "strength": state.strength[:n],
        "fresh": state.fresh[:n],
        "warehouse": state.warehouse[:n],
        "market": state.market[:n],
        "fires": state.fire_points[:n],
        "row": state.row[:on_table],
        "lines": [list(state.lines[column])[:height] for column, height in enumerate(heights)],
        "phase": state.phase,
        "mover": state.mover,
        "first": state.first,
        "rounds": state.rounds,
        "bought": state.bought,
    }


def of_program(state: State) -> dict[str, Any]:
    return {
        "pile": state.pile,
        "bag": state.bag,
        "supply": state.supply,
        "pool": state.pool,
        "needs": state.needs,
        "cards": state.cards,
        "coins": state.coins,
        "strength": state.strength,
        "fresh": state.fresh,
        "warehouse": state.warehouse,
        "market": state.market,
        "fires": [state.fire_points(seat) for seat in range(len(state.coins))],
        "row": state.row,
        "lines": [state.line(column) for column in range(len(state.heights))] or [[] for _ in state.row],
        "phase": state.phase,
        "mover": state.mover,
        "first": state.first,
        "rounds": state.rounds,
        "bought": state.bought,
    }


def compare(what: str, program: Any, core: Any) -> None:
    if program != core:
        if isinstance(program, dict):
            changed = [f"{key}: {program[key]} / {core[key]}" for key in program if program[key] != core[key]]
            raise Differs(f"{what}: {'; '.join(changed)}")
        raise Differs(f"{what}: {program} / {core}")


class Duel:
    """One game in both."""

    def __init__(self, core: Any, players: int, seed: int, tally: Tally) -> None:
        self.core = core
        self.tally = tally
        self.dealer = Dealer(registry.find("speicherstadt"), players, seed)
        rules = self.dealer.rules
        assert isinstance(rules, SpeicherstadtRules)
        self.rules = rules
        self.program = rules.start()
        self.there = CState()
        core.start(c.byref(self.there), players, rules.setup.first)
        self.stream = Stream(seed, "check")
        self.seed = seed
        self.greedy = GreedyBrain()
        self.features = Features(rules.box)
        # Weights of chance show every input, those of a trained net only what it heeds.
        self.weights = rounded(
            CNet.from_buffer_copy(array("f", [self.stream.fraction() - 0.5 for _ in range(WEIGHTS)]))
        )
        self.net = Net(whole_weights(self.weights))

    def play(self) -> None:
        """Seats move at random or greedily, in turns of games, so that both kinds of positions are met."""
        greedily = self.stream.below(2)
        while self.program.phase != OVER:
            compare("state", of_program(self.program), of_core(self.there))
            if self.program.mover < 0:
                self._look_at_leaf()
                self.step(self.dealer.deal(self.program))
                continue
            self._compare_legal()
            if not greedily:
                self.step(self.stream.choice(self.rules.legal(self.program, self.program.mover)))
            elif self.program.phase == SHIPPING:
                self.ship()
            else:
                self.choose()
        scores = [self.core.points_of(c.byref(self.there), seat) for seat in range(self.rules.players)]
        compare("scores", list(self.rules.outcome(self.program).scores), scores)
        self.tally.games += 1

    def step(self, action: int) -> None:
        self.rules.step(self.program, self.program.mover, action)
        self.core.step(c.byref(self.there), c.c_uint64(action))
        self.tally.moves += 1

    def _compare_legal(self) -> None:
        found = (c.c_uint64 * MOST_ACTIONS)()
        count = self.core.legal(c.byref(self.there), found)
        legal = sorted(self.rules.legal(self.program, self.program.mover))
        compare("legal actions", legal, sorted(found[:count]))
        self.tally.actions += count

    def _question(self) -> Question:
        seat = self.program.mover
        return Question(self.rules, self.program, seat, self.rules.legal(self.program, seat), self.seed, 0)

    def choose(self) -> None:
        answer = self.greedy.choose(self._question())
        likings = (c.c_double * (SEATS + 1))()
        number = self.core.greedy_choice(c.byref(self.there), likings)
        placing = self.program.phase == DEMAND
        chosen = act.place(number) if placing else (act.PASS, act.BUY)[number]
        self.tally.choices += 1
        if chosen != answer.action:
            self.tally.other_choices += 1
            liked = {candidate.action: candidate.value for candidate in answer.candidates}
            if answer.value - liked[chosen] > EQUAL_LIKING:
                raise Differs(f"greedy choice: {answer} / {chosen} {list(likings)}")
        self.step(answer.action)

    def ship(self) -> None:
        """The core ships at once what the brain ships move by move."""
        seat = self.program.mover
        self.core.ship_by_rule(c.byref(self.there))
        while self.program.phase == SHIPPING and self.program.mover == seat:
            self.rules.step(self.program, seat, self.greedy.choose(self._question()).action)
            self.tally.moves += 1
        self.tally.shippings += 1
        if of_program(self.program) != of_core(self.there):
            self.tally.other_shippings += 1
            self._take_over()

    def _take_over(self) -> None:
        """The program's position into the core's; only a shipping of the same worth may have gone another way."""
        state, there = self.program, self.there
        there.supply, there.pool = state.supply, state.pool
        for name in ("needs", "coins", "warehouse", "market", "fresh"):
            for n, value in enumerate(getattr(state, name)):
                getattr(there, name)[n] = value
        compare("state", of_program(state), of_core(there))

    def _look_at_leaf(self) -> None:
        if self.program.phase != SUPPLY or self.program.row or not self.program.rounds:
            return
        if not self.program.pile & ~self.rules.box.fires:
            return
        self.tally.leaves += 1
        leaf = CLeaf()
        self.core.describe(c.byref(self.there), c.byref(leaf))
        outlook, everybody = of_state(self.rules.box, self.program)
        common = self.features.outlook(outlook)
        strengths = [one.strength for one in everybody]
        offices = [self.features.offices(one) for one in everybody]
        for seat, mine in enumerate(everybody):
            own = common + self.features.own(outlook, seat, mine)
            compare("certain points", mine.points, leaf.base[seat])
            compare("own features", seen(own), seen(leaf.own[seat].pairs()))
            compare("relation", seen(common + relation(strengths, offices, seat)), seen(leaf.relation[seat].pairs()))
        self._compare_net(outlook, everybody, leaf)

    def _compare_net(self, outlook: Outlook, everybody: list[Belongings], leaf: CLeaf) -> None:
        n = self.rules.players
        scores, shares = (c.c_float * SEATS)(), (c.c_float * SEATS)()
        self.core.evaluate(c.byref(self.weights), c.byref(leaf), n, scores, shares)
        owns = [self.net.own(outlook, seat, mine) for seat, mine in enumerate(everybody)]
        found = [*self.net.scores(outlook, everybody, owns), *self.net.shares(outlook, everybody, owns)]
        if max(abs(a - b) for a, b in zip(found, [*scores[:n], *shares[:n]], strict=True)) > EQUAL_OUTPUT:
            raise Differs(f"net: {found} / {scores[:n]} {shares[:n]}")


def seen(inputs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return sorted((number, value) for number, value in inputs if value)


def check(core: Any, players: int, seeds: range) -> Tally:
    """Plays so many games in both; `Differs` at the first disagreement."""
    tally = Tally()
    for seed in seeds:
        Duel(core, players, seed, tally).play()
    return tally
