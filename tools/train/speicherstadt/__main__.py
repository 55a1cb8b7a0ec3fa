"""Train nets for the learned values, and measure them.

    python -m tools.train.speicherstadt check --games 1000
    python -m tools.train.speicherstadt run --players 4 --generations 2 --games 4000 --seed 1
    python -m tools.train.speicherstadt measure --players 4 --iterations 100 1000 --deals 500
    python -m tools.train.speicherstadt measure --players 5 --iterations 1000 --mix 0 --against 100 --deals 200
    python -m tools.train.speicherstadt calibrate --players 2 --deals 400
    python -m tools.train.speicherstadt vectors
    python -m tools.train.speicherstadt ship --players 4 --generation 2 --seed 1

`run` goes on where it was stopped. What it needs beside the program is a C compiler.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from speicherstadt_app.engine.errors import EngineError
from tools.train.speicherstadt import calibration, nets, vectors
from tools.train.speicherstadt.check import Differs, check
from tools.train.speicherstadt.core import ROOT, load
from tools.train.speicherstadt.course import EPOCHS, MIX, Course
from tools.train.speicherstadt.games import Player, Share, Told, compete, share_of
from tools.train.speicherstadt.gate import SEED, examine

ALL_PLAYERS: Final = (2, 3, 4, 5)
MEASURED_AT: Final = 100
"""Iterations of a net that is to ship, against greedy-1."""
OUT: Final = Console(soft_wrap=True)


@contextmanager
def progress(what: str, total: int) -> Iterator[Told]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def run(args: argparse.Namespace) -> None:
    core = load()
    for n in args.players:
        course = Course(core, n, args.seed, args.games, args.iterations, args.cores)
        for generation in range(args.generations + 1):
            if not course.net_file(generation).exists():
                train(course, generation)
            if generation and not course.gate_file(generation).exists():
                judge(args, course, generation)


def train(course: Course, generation: int) -> None:
    n = course.players
    begin = time.monotonic()
    total = sum(len(deals) * n for _, _, deals, _ in course.samples(generation))
    with progress(f"{n} players, generation {generation}, games", total) as told:
        course.play(generation, told)
    played = time.monotonic() - begin
    with progress(f"{n} players, generation {generation}, learning", EPOCHS) as told:
        loss = course.learn(generation, told)
    learned = time.monotonic() - begin - played
    OUT.print(
        f"{n} players, generation {generation}: {total} games in {played:.0f} s, learned in {learned:.0f} s: {loss}"
    )


def judge(args: argparse.Namespace, course: Course, generation: int) -> None:
    n = course.players
    with progress(f"{n} players, gate", (3 if n == 2 else 5) * args.deals) as told:
        verdict = examine(
            course.core,
            n,
            course.net(generation),
            course.net(generation - 1),
            course.net(0),
            args.deals,
            args.iterations,
            args.cores,
            told,
        )
    for row in verdict.rows:
        OUT.print(f"  {row}")
    OUT.print(f"  over all {verdict.gain}: {'passed' if verdict.passed else 'not passed'}")
    text = json.dumps(verdict.as_data(), indent=1)
    course.gate_file(generation).write_text(text, "utf-8")


def against(core: Any, one: Player, players: int, rival: Player, args: argparse.Namespace) -> Share:
    """Its share of the wins against rivals in all other seats."""
    begin = time.monotonic()
    what = f"{players} players, {one.iterations} iterations, mix {one.mix}"
    with progress(what, args.deals) as told:
        share = share_of(compete(core, [one] + [rival] * (players - 1), SEED + 1, args.deals, args.cores, told))
    whom = "greedy-1" if rival.net is None else f"{rival.iterations} iterations, mix {rival.mix}"
    OUT.print(f"{what}: {share} % of {args.deals * players} games against {whom}, {time.monotonic() - begin:.0f} s")
    return share


def measure(args: argparse.Namespace) -> None:
    core = load()
    for n in args.players:
        net = nets.shipped(n) if args.generation is None else Course(core, n, args.seed, 0, 0, 1).net(args.generation)
        mix = MIX[n] if args.mix is None else args.mix
        rival = Player() if args.against is None else Player(nets.shipped(n), args.against, MIX[n])
        for iterations in args.iterations:
            against(core, Player(net, iterations, mix), n, rival, args)


def calibrate(args: argparse.Namespace) -> None:
    core = load()
    for n in args.players:
        net = nets.shipped(n)
        with progress(f"{n} players", args.deals) as told:
            equal = Player(net, MEASURED_AT, MIX[n])
            ends = calibration.foresee(core, net, equal, n, SEED + 2, args.deals, told)
        best = calibration.best_slope(ends)
        OUT.print(
            f"{n} players, {len(ends)} ends of rounds: log loss {calibration.log_loss(ends, 1):.4f}, "
            f"{calibration.log_loss(ends, best):.4f} with {best:.2f} of the slope"
        )
        OUT.print(calibration.table(ends))


def ship(args: argparse.Namespace) -> None:
    commit = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    core = load()
    for n in args.players:
        course = Course(core, n, args.seed, args.games, args.iterations, args.cores)
        net = course.net(args.generation)
        gate = course.gate_file(args.generation)
        share = against(core, Player(net, MEASURED_AT, MIX[n]), n, Player(), args)
        card = {
            "commit": commit,
            "seed": args.seed,
            "generation": args.generation,
            "games": {str(g): sum(field.games for field in course.fields(g)) for g in range(args.generation + 1)},
            "gate": json.loads(gate.read_text("utf-8")) if gate.exists() else None,
            "against greedy-1": {"iterations": MEASURED_AT, "mix": MIX[n], **asdict(share)},
        }
        path = nets.file_of(n, args.mastery)
        path.write_text(nets.text_of(net, n, card), "utf-8")
        OUT.print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


def compare(args: argparse.Namespace) -> None:
    core = load()
    for n in args.players:
        OUT.print(f"{n} players: {check(core, n, range(args.seed, args.seed + args.games))}")


def keep_vectors(_: argparse.Namespace) -> None:
    path = vectors.PATH
    OUT.print(f"{vectors.write(load(), path)} ends of rounds in {path.relative_to(ROOT)}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.train.speicherstadt",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True)
    for name, work in (
        ("run", run),
        ("measure", measure),
        ("calibrate", calibrate),
        ("ship", ship),
        ("check", compare),
        ("vectors", keep_vectors),
    ):
        command = commands.add_parser(name)
        command.set_defaults(work=work)
        command.add_argument("--players", type=int, nargs="+", default=ALL_PLAYERS, choices=ALL_PLAYERS)
        command.add_argument("--seed", type=int, default=1)
        if name not in {"measure", "calibrate"}:
            command.add_argument("--games", type=int, default=1000 if name == "check" else 4000)
        if name in {"run", "ship"}:
            command.add_argument("--iterations", type=int, default=60)
        if name in {"run", "measure", "ship", "calibrate"}:
            command.add_argument("--deals", type=int, default=300)
        if name in {"run", "measure", "ship"}:
            command.add_argument("--cores", type=int, default=2)
        if name == "run":
            command.add_argument("--generations", type=int, default=2)
        if name == "ship":
            command.add_argument("--generation", type=int, required=True)
            command.add_argument("--mastery", action="store_true", help="as the net of the strongest level alone")
        if name == "measure":
            command.add_argument("--iterations", type=int, nargs="+", default=[100])
            command.add_argument("--generation", type=int, help="of the training with this seed, not the shipped net")
            command.add_argument("--mix", type=float, help="how often others are taken to follow the forecast")
            command.add_argument("--against", type=int, metavar="ITERATIONS", help="searches and not greedy-1")
    args = parser.parse_args()
    try:
        args.work(args)
    except (EngineError, Differs) as error:
        OUT.print(str(error), markup=False)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
