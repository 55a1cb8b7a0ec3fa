"""speicherstadt arena"""

from __future__ import annotations

import argparse
import time
from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, closing, contextmanager
from functools import partial

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from speicherstadt_app import __version__
from speicherstadt_app.ai.arena.block import Block, play
from speicherstadt_app.ai.arena.contest import Contest
from speicherstadt_app.ai.arena.sprt import Sprt
from speicherstadt_app.cli.arena_journal import Journal
from speicherstadt_app.cli.arena_report import Finding, Report
from speicherstadt_app.cli.arena_settings import Settings, configure, read_settings
from speicherstadt_app.cli.counting import plural
from speicherstadt_app.cli.lacking import tell_flaw
from speicherstadt_app.cli.linefile import LineFile
from speicherstadt_app.cli.records import shown
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.cli.screen import console
from speicherstadt_app.cli.workers import processes, spread

__all__ = ["configure", "play", "run"]


def run(args: argparse.Namespace) -> int:
    settings = read_settings(args)
    findings = [
        Finding(contest, Sprt(settings.bounds, players) if settings.bounds else None)
        for players, contest in settings.contests.items()
    ]
    tell_flaw(settings.game)
    began = time.perf_counter()
    stopped = False
    with closing(Journal(args.journal, settings.header(), settings.contests)) as journal:
        if journal.blocks and not args.quiet:
            there = plural(len(journal.blocks), "block")
            console(stderr=True).print(f"{there} in {shown(str(args.journal))} already; going on.", soft_wrap=True)
        try:
            _play(settings, args, journal, findings)
        except KeyboardInterrupt:
            stopped = True
    findings = [finding for finding in findings if finding.blocks]
    if findings:
        report = Report(settings, findings, time.perf_counter() - began)
        if args.json:
            report.print_json()
        elif args.markdown:
            report.print_markdown()
        else:
            report.print_tables()
    if stopped:
        played = plural(sum(len(finding.blocks) for finding in findings), "block")
        raise Refusal(f"stopped after {played}", "The same command goes on." if args.journal else "", code=130)
    return 0


def _play(settings: Settings, args: argparse.Namespace, journal: Journal, findings: list[Finding]) -> None:
    with ExitStack() as stack:
        file = stack.enter_context(LineFile(args.record)) if args.record else None
        executor, places = stack.enter_context(_executor(settings, args))
        screen = console(stderr=True)
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        disabled = args.quiet or not screen.is_terminal
        progress = stack.enter_context(Progress(*columns, console=screen, transient=True, disable=disabled))
        for finding in findings:
            task = progress.add_task("", total=settings.blocks)
            blocks = _blocks(finding.contest, settings.blocks, journal, executor, places, again=file is not None)
            for block in stack.enter_context(closing(blocks)):
                if file:
                    for line in block.records:
                        file.write(line)
                finding.hear(block)
                progress.update(task, advance=1, description=finding.so_far())
                if finding.decided:
                    break


@contextmanager
def _executor(settings: Settings, args: argparse.Namespace) -> Iterator[tuple[Executor | None, int]]:
    """Who plays, None for this process itself, and how many blocks at a time."""
    if args.cluster:
        from speicherstadt_app.cli.cluster import cluster

        with cluster(args.cluster, args.jobs, settings.code) as (executor, places):
            yield executor, places
    elif args.jobs > 1:
        with processes(args.jobs) as workers:
            yield workers, args.jobs
    else:
        yield None, 1


def _blocks(
    contest: Contest, count: int, journal: Journal, executor: Executor | None, places: int, *, again: bool
) -> Generator[Block, None, None]:
    """The first so many blocks in order, each kept in the journal as soon as it is played. Those that are there already
    are played again only if their games are wanted."""
    ready = {
        number: block for (players, number), block in journal.blocks.items() if players == contest.players and not again
    }
    work = partial(play, clock=time.perf_counter, meta={"app": __version__})
    missing = [number for number in range(count) if number not in ready]
    with closing(spread(work, map(contest.task, missing), executor, places)) as played:
        for number in range(count):
            while number not in ready:
                block = next(played)
                journal.keep(contest.players, block)
                ready[block.number] = block
            yield ready.pop(number)
