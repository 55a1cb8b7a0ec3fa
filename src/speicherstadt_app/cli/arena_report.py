"""What an arena has found out: as tables, as JSON, as rows for a diary."""

from __future__ import annotations

import json
import platform
from dataclasses import dataclass, field
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from speicherstadt_app import __version__
from speicherstadt_app.ai.arena.block import Block
from speicherstadt_app.ai.arena.contest import CANDIDATE, OPPONENT, Contest
from speicherstadt_app.ai.arena.intervals import Estimate
from speicherstadt_app.ai.arena.measures import PLACE, apart
from speicherstadt_app.ai.arena.sprt import Sprt
from speicherstadt_app.ai.arena.standings import Standing, standings
from speicherstadt_app.ai.arena.times import quantile
from speicherstadt_app.cli.arena_settings import Settings
from speicherstadt_app.cli.counting import plural
from speicherstadt_app.cli.games import titled
from speicherstadt_app.cli.program import commit
from speicherstadt_app.cli.screen import console

NONE: Final = "-"
DIARY: Final = (
    "commit",
    "code",
    "field",
    "bot",
    "seed",
    "blocks",
    "games",
    "wins",
    "fair",
    "points",
    "time",
    "command",
)
MEDIAN: Final = 0.5
SLOW: Final = 0.99
UNITS: Final = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))
# What rounds to a thousand of one unit is one of the next.
ALMOST: Final = 0.9995


@dataclass(slots=True)
class Finding:
    """A contest and its blocks so far, in their order."""

    contest: Contest
    sprt: Sprt | None
    blocks: list[Block] = field(default_factory=list)
    share: float = 0.0
    """The sum of the first bot's shares of victories, block by block …"""
    heard: int = 0
    """… in so many blocks in which it played."""

    def hear(self, block: Block) -> None:
        self.blocks.append(block)
        if not block.seats(CANDIDATE):
            return
        self.heard += 1
        share = block.victories(CANDIDATE) / len(block.seatings)
        self.share += share
        if self.sprt:
            self.sprt.hear(share)

    @property
    def decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict != "open"

    def so_far(self) -> str:
        """A line beside the progress bar."""
        words = plural(self.contest.players, "player")
        if not self.contest.pool:
            words += f", wins {self.share / max(1, self.heard):.1%}"
        if self.sprt:
            bounds = self.sprt.bounds
            words += f", ratio {self.sprt.ratio:.2f} of {bounds.reject:.2f} to {bounds.accept:.2f}"
        return words


class Report:
    def __init__(self, settings: Settings, findings: list[Finding], seconds: float) -> None:
        self._settings = settings
        self._findings = [
            (finding, standings(finding.contest, finding.blocks, settings.anchor)) for finding in findings
        ]
        self._seconds = seconds
        self._anchor = findings[0].contest.names[settings.anchor]

    # For people

    def print_tables(self) -> None:
        screen = console()
        for finding, rows in self._findings:
            contest = finding.contest
            scale = "" if contest.players == 1 else f", {self._anchor} = 1000 points"
            screen.print(
                f"{plural(contest.players, 'player')}, {plural(len(finding.blocks), 'block')} of "
                f"{plural(contest.players, 'game')}{titled(self._settings.named)}, seed {contest.seed}{scale}",
                soft_wrap=True,
            )
            screen.print(self._results(rows))
            screen.print(self._further(rows))
            if self._settings.styles:
                screen.print(self._styles(rows))
            if finding.sprt:
                screen.print(f"{verdict(finding.sprt, contest)}\n", soft_wrap=True)
        screen.print(f"{self._seconds:.1f} s. Again: {self._settings.command}", soft_wrap=True)

    @staticmethod
    def _results(rows: list[Standing]) -> Table:
        table = _table("bot", "games", "wins", "95 % interval", "fair", "points", "95 % interval")
        for row in rows:
            table.add_row(
                row.name,
                str(row.games),
                f"{row.wins.value:.1%}",
                _ends(row.wins, ".1%"),
                NONE if row.alone else f"{row.fair:.1%}",
                NONE if row.alone else f"{row.points.value:.0f}",
                NONE if row.alone else _ends(row.points, ".0f"),
            )
        return table

    @staticmethod
    def _further(rows: list[Standing]) -> Table:
        table = _table("bot", "margin (95 %)", "score", "place", "decisions", "median", "99 %")
        for row in rows:
            table.add_row(
                row.name,
                NONE if row.alone else _half(row.margin),
                _half(row.score, "") if row.alone else f"{row.score.value:.2f}",
                NONE if row.alone else _figure(row.measures[PLACE].mean, ".2f"),
                str(sum(row.times.values())),
                _time(quantile(row.times, MEDIAN)),
                _time(quantile(row.times, SLOW)),
            )
        return table

    def _styles(self, rows: list[Standing]) -> Table:
        table = _table("measure", "bot", "mean", "deviation", f"from {self._anchor}", names=2)
        yardstick = self._yardstick(rows)
        for name in self._settings.styles:
            index = self._settings.measures.index(name)
            for row in rows:
                sums = row.measures[index]
                table.add_row(
                    name,
                    row.name,
                    _figure(sums.mean, ".3f"),
                    _figure(sums.deviation, ".3f"),
                    NONE if yardstick in (None, row) else _figure(apart(sums, yardstick.measures[index]), "+.2f"),
                )
        return table

    def _yardstick(self, rows: list[Standing]) -> Standing | None:
        return next((row for row in rows if row.name == self._anchor), None)

    # For programs

    def print_json(self) -> None:
        print(
            json.dumps(
                {
                    "command": self._settings.command,
                    **self._settings.header(),
                    "commit": commit(),
                    "anchor": self._anchor,
                    "seconds": round(self._seconds, 1),
                    "python": platform.python_version(),
                    "machine": platform.machine(),
                    "contests": [self._contest(finding, rows) for finding, rows in self._findings],
                },
                indent=2,
            )
        )

    def _contest(self, finding: Finding, rows: list[Standing]) -> dict[str, object]:
        found: dict[str, object] = {
            "players": finding.contest.players,
            "blocks": len(finding.blocks),
            "games": sum(len(block.seatings) for block in finding.blocks),
        }
        if finding.sprt:
            bounds = finding.sprt.bounds
            found["sprt"] = {
                "low": bounds.low,
                "high": bounds.high,
                "alpha": bounds.alpha,
                "beta": bounds.beta,
                "ratio": finding.sprt.ratio,
                "verdict": finding.sprt.verdict,
            }
        found["bots"] = [self._bot(row, self._yardstick(rows)) for row in rows]
        return found

    def _bot(self, row: Standing, yardstick: Standing | None) -> dict[str, object]:
        return {
            "bot": row.name,
            "blocks": row.blocks,
            "games": row.games,
            "wins": row.wins._asdict(),
            "fair": None if row.alone else row.fair,
            "points": None if row.alone else row.points._asdict(),
            "score": row.score._asdict(),
            "margin": None if row.alone else row.margin._asdict(),
            "decisions": sum(row.times.values()),
            "median_seconds": quantile(row.times, MEDIAN),
            "p99_seconds": quantile(row.times, SLOW),
            "measures": {
                name: {
                    "mean": sums.mean,
                    "deviation": sums.deviation,
                    "apart": apart(sums, yardstick.measures[index]) if yardstick else None,
                }
                for index, (name, sums) in enumerate(zip(self._settings.measures, row.measures, strict=True))
            },
        }

    # For the diary

    def print_markdown(self) -> None:
        print(f"Python {platform.python_version()}, {platform.machine()}, {self._seconds:.0f} s\n")
        print(f"| {' | '.join(DIARY)} |")
        print(f"|{'---|' * len(DIARY)}")
        for finding, rows in self._findings:
            for row in rows:
                print(f"| {' | '.join(self._diary(finding, row))} |")

    def _diary(self, finding: Finding, row: Standing) -> tuple[str, ...]:
        contest = finding.contest
        times = (_time(quantile(row.times, part)) for part in (MEDIAN, SLOW))
        return (
            commit() or __version__,
            self._settings.code,
            _field(contest) + titled(self._settings.named),
            row.name,
            str(contest.seed),
            str(row.blocks),
            str(row.games),
            f"{row.wins.value:.1%} [{_ends(row.wins, '.1%')}]",
            NONE if row.alone else f"{row.fair:.1%}",
            NONE if row.alone else f"{row.points.value:.0f} [{_ends(row.points, '.0f')}], {self._anchor} = 1000",
            " / ".join(times),
            f"`{self._settings.command}`",
        )


def _field(contest: Contest) -> str:
    if contest.players == 1:
        return "alone"
    if contest.pool:
        return f"pool of {len(contest.bots)}, {contest.players} at a table"
    return f"{contest.names[CANDIDATE]} against {contest.players - 1} of {contest.names[OPPONENT]}"


def verdict(sprt: Sprt, contest: Contest) -> str:
    """What the test says, in a sentence."""
    bounds = sprt.bounds
    claim = f"{contest.names[CANDIDATE]} is {bounds.high:g} points ahead rather than {bounds.low:g}"
    said = {"better": "yes", "not better": "no", "open": "open"}[sprt.verdict]
    return (
        f"{claim}: {said} after {plural(sprt.blocks, 'block')} (ratio {sprt.ratio:.2f}; "
        f"no at {bounds.reject:.2f}, yes at {bounds.accept:.2f})."
    )


def _table(*headings: str, names: int = 1) -> Table:
    """The first columns hold names, which fold where the screen is narrow; figures never do."""
    table = Table(box=SIMPLE_HEAD)
    for heading in headings[:names]:
        table.add_column(heading, overflow="fold")
    for heading in headings[names:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _ends(estimate: Estimate, form: str) -> str:
    if estimate.low is None or estimate.high is None:
        return NONE
    return f"{estimate.low:{form}} to {estimate.high:{form}}"


def _half(estimate: Estimate, sign: str = "+") -> str:
    """An interval that reaches as far down as up."""
    if estimate.high is None:
        return f"{estimate.value:{sign}.2f}"
    return f"{estimate.value:{sign}.2f} ± {estimate.high - estimate.value:.2f}"


def _figure(value: float | None, form: str) -> str:
    return NONE if value is None else f"{value:{form}}"


def _time(seconds: float | None) -> str:
    if seconds is None:
        return NONE
    unit, size = next((pair for pair in UNITS if seconds >= ALMOST * pair[1]), UNITS[-1])
    return f"{seconds / size:.3g} {unit}"
