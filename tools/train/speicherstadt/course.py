"""From greedy games to nets, generation by generation. All is kept, so a stopped training goes on where it was."""

from __future__ import annotations

import ctypes as c
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.train.speicherstadt import nets
from tools.train.speicherstadt.core import BUILD, CCourse, CLoss, CNet, CSample
from tools.train.speicherstadt.games import Player, Told, collect, in_order, portions

CHUNK_GAMES: Final = 500
GREEDY_GAMES: Final = 40_000
"""So many make generation 0."""
HOLDOUT: Final = 0.05
EPOCHS: Final = 8
RATE: Final = 2e-3
LAST_RATES: Final = (0.4, 0.15, 0.05)
SCORE_WEIGHT: Final = 0.02
DECAY: Final = 0.01
TRACED: Final = 0.7
BATCH: Final = 64

MIX: Final = {2: 0.0, 3: 0.3, 4: 0.3, 5: 0.3}
"""How often the others are taken to follow the forecast, by the number of players."""


@dataclass(frozen=True)
class Field:
    """Players who play some of a generation's games against each other."""

    name: str
    players: Sequence[Player]
    games: int


@dataclass(frozen=True)
class Loss:
    log_loss: float
    """Of the shares against who won, in nats."""
    error: float
    """Of the scores, root of the mean square."""

    def __str__(self) -> str:
        return f"log loss {self.log_loss:.4f}, score off by {self.error:.2f}"


class Course:
    """The training for one number of players."""

    def __init__(self, core: Any, players: int, seed: int, games: int, iterations: int, cores: int) -> None:
        self.core = core
        self.players = players
        self.seed = seed
        self.games = games
        self.iterations = iterations
        self.cores = cores
        self.folder = BUILD / f"{players}-{seed}"

    def net_file(self, generation: int) -> Path:
        return self.folder / f"{generation}.net"

    def gate_file(self, generation: int) -> Path:
        return self.folder / f"{generation}.gate.json"

    def net(self, generation: int) -> CNet:
        return nets.read(self.net_file(generation))

    def fields(self, generation: int) -> list[Field]:
        """Who plays for a generation: greedy players who err at first, then searches with the net before, with
        different freedom. All at a table are equals: where somebody plays better than the others, samples teach what
        that player's hands look like, and not what they are worth."""
        n = self.players
        if not generation:
            errors = ((0.02, 0.02, 0.1, 0.02, 0.1), (0.1, 0.1, 0.3, 0.1, 0.3), (0.3, 0.02, 0.1, 0.1, 0.02), (0.05,) * 5)
            return [
                Field(f"greedy-{k}", [Player(blunder=error) for error in some[:n]], GREEDY_GAMES // len(errors))
                for k, some in enumerate(errors)
            ]
        net = self.net(generation - 1)

        def equals(part: float, temperature: float, blunder: float) -> list[Player]:
            return [Player(net, round(self.iterations * part), MIX[n], temperature, blunder)] * n

        return [
            Field("calm", equals(1, 0.3, 0.02), self.games // 2),
            Field("free", equals(1, 0.5, 0.08), self.games // 4),
            Field("wild", equals(0.5, 0.7, 0.15), self.games // 4),
        ]

    def samples(self, generation: int) -> list[tuple[Path, Field, range, int]]:
        """The files of a generation's samples with what goes into each."""
        found = []
        for number, field in enumerate(self.fields(generation)):
            seed = self.seed * 1_000 + generation * 10 + number
            for part in portions(range(field.games // self.players), max(1, CHUNK_GAMES // self.players)):
                path = self.folder / f"{generation}-{field.name}-{part.start}.samples"
                found.append((path, field, part, seed))
        return found

    def play(self, generation: int, told: Told) -> None:
        """The games of a generation that have not been played yet."""
        self.folder.mkdir(parents=True, exist_ok=True)

        def work(task: tuple[Path, Field, range, int]) -> int:
            path, field, deals, seed = task
            if not path.exists():
                collect(self.core, field.players, seed, deals, path)
            return len(deals) * self.players

        for games in in_order(work, self.samples(generation), self.cores):
            told(games)

    def learn(self, generation: int, told: Told) -> Loss:
        """A net from all samples up to a generation, anew from chance; the loss is that of samples it never saw."""
        raw = bytearray()
        for before in range(generation + 1):
            for path, *_ in self.samples(before):
                raw += path.read_bytes()
        count = len(raw) // c.sizeof(CSample)
        samples = (CSample * count).from_buffer(raw)
        seen = round(count * (1 - HOLDOUT))
        # The last ones stay unseen: games of the newest generation.
        unseen = c.byref(samples, seen * c.sizeof(CSample))
        order = (c.c_int * seen)(*range(seen))
        net, adam, loss = CNet(), (c.c_char * self.core.adam_size())(), CLoss()
        self.core.begin_net(c.byref(net), c.c_uint64(self.seed))
        rates = [RATE] * (EPOCHS - len(LAST_RATES)) + [RATE * part for part in LAST_RATES]
        for epoch, rate in enumerate(rates):
            course = CCourse(rate, SCORE_WEIGHT, DECAY, TRACED, BATCH)
            seed = c.c_uint64(self.seed * 1_000 + generation * 100 + epoch)
            self.core.learn(c.byref(net), adam, samples, order, seen, c.byref(course), seed, c.byref(loss))
            told(1)
        net = nets.rounded(net)
        self.core.examine(c.byref(net), unseen, count - seen, c.byref(loss))
        nets.keep(net, self.net_file(generation))
        return Loss(loss.log_loss / loss.count, (loss.score_error / loss.count) ** 0.5)
