"""What an arena is asked to measure, read from the command line."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from pathlib import Path
from typing import Final

from speicherstadt_app import __version__
from speicherstadt_app.ai.arena.contest import OPPONENT, Contest
from speicherstadt_app.ai.arena.measures import measure_names
from speicherstadt_app.ai.arena.sprt import Bounds
from speicherstadt_app.ai.bots import Bot, read_bot
from speicherstadt_app.ai.brains import habits, known_levels, levels, styles
from speicherstadt_app.cli.counting import listed
from speicherstadt_app.cli.games import (
    asked_for,
    game_to_measure,
    measured_game,
    option_arguments,
    options_given,
    options_named,
)
from speicherstadt_app.cli.parsing import CommandParser, whole
from speicherstadt_app.cli.program import code
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.errors import EngineError, quote
from speicherstadt_app.games.registry import FOLDERS, facts

MOST_JOBS: Final = 64
MOST_BOTS: Final = 16
MOST_POINTS: Final = 4000.0
MOST_NAMED: Final = 5
"""So many numbers of players stand in an example."""
YARDSTICKS: Final = ("greedy-1", "greedy")
"""Whose points are 1000, if they play."""
ALL: Final = "all"


def configure(parser: CommandParser) -> None:
    card = game_to_measure(parser)
    fewest = usual_players(card)
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="LEVEL, LEVEL:STYLE, LEVEL@ITERATIONS or LEVEL:STYLE@ITERATIONS; of two, the first plays against as many "
        f"of the second as there are other seats. Levels: {', '.join(known_levels(card.id))}. Styles: "
        f"{', '.join(styles(card.id))}",
    )
    parser.add_argument("--pool", action="store_true", help="any number of bots, in fields drawn among them")
    parser.add_argument(
        "--players", metavar="N,...", help=f"how many at the table, or several such numbers (default {fewest})"
    )
    parser.add_argument(
        "--blocks", metavar="N", type=whole(1, 10**7), default=100, help="deals, each from all seats (default 100)"
    )
    parser.add_argument(
        "--seed", metavar="N", type=whole(0, 10**18 - 1), default=1, help="what all chance is made from (default 1)"
    )
    parser.add_argument(
        "--sprt",
        metavar="LOW,HIGH",
        help="end as soon as it is known whether the first bot is HIGH points ahead or only LOW (--sprt=-10,0 for "
        "less than 0)",
    )
    parser.add_argument("--alpha", metavar="P", default="0.05", help="the risk to take LOW for HIGH (default 0.05)")
    parser.add_argument("--beta", metavar="P", default="0.05", help="the risk to take HIGH for LOW (default 0.05)")
    parser.add_argument(
        "--anchor", metavar="BOT", help=f"whose points are 1000 (default {' or '.join(YARDSTICKS)}, else the last)"
    )
    option_arguments(parser, card)
    parser.add_argument("--journal", metavar="FILE", type=Path, help="keep every block here, and go on from there")
    parser.add_argument(
        "--record", metavar="FILE", type=Path, help="write the games down, one a line (.speicher.jsonl)"
    )
    parser.add_argument(
        "--jobs", metavar="N", type=whole(1, MOST_JOBS), default=1, help="how many processes share the work (default 1)"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="let a Dask cluster play: tcp://HOST:PORT, or local")
    parser.add_argument("--style", metavar="NAMES", help="show how they play: measures with commas between, or 'all'")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print everything as JSON")
    form.add_argument("--markdown", action="store_true", help="print rows for docs/ai-diary.md")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    game, (weakest, *_, strong) = asked_for(card), levels(card.id)
    yardstick = next((level for level in YARDSTICKS if level in known_levels(card.id)), weakest)
    several = [players for players in card.range if players > 1][:MOST_NAMED] or [1]
    seats = ",".join(map(str, several))
    pool = " ".join(dict.fromkeys((yardstick, weakest, strong)))
    parser.examples(
        f"speicherstadt arena{game} {yardstick} random --players {seats} --jobs 2",
        *([f"speicherstadt arena{game} {strong} {yardstick} --sprt 0,50 --blocks 5000"] if card.seats[1] > 1 else []),
        f"speicherstadt arena{game} --pool {pool} --players {min(4, card.seats[1])} --journal pool.jsonl",
        "",
        "The same bots and seed give the same result, however many jobs there are. docs/arena.md says what it means.",
    )


@dataclass(frozen=True)
class Settings:
    game: str
    bots: tuple[Bot, ...]
    pool: bool
    players: tuple[int, ...]
    blocks: int
    seed: int
    bounds: Bounds | None
    anchor: int
    """The number of the bot whose points are fixed."""
    styles: tuple[str, ...]
    """The measures to show."""
    options: Mapping[int, Mapping[str, object]]
    """By number of players."""
    named: Mapping[str, str]
    """The options as they were written."""

    @cached_property
    def contests(self) -> dict[int, Contest]:
        """By number of players."""
        return {
            players: Contest(self.game, self.bots, players, self.seed, self.pool, self.options[players])
            for players in self.players
        }

    @cached_property
    def measures(self) -> tuple[str, ...]:
        return _measures(self.game)

    @cached_property
    def code(self) -> str:
        """The fingerprint of what plays."""
        return code()

    def header(self) -> dict[str, object]:
        """What must not change between the beginning of a journal and its end."""
        options = {str(players): dict(options) for players, options in self.options.items() if options}
        return {
            "game": self.game,
            "field": "pool" if self.pool else "one against the rest",
            "bots": list(map(str, self.bots)),
            "players": list(self.players),
            "seed": self.seed,
            "program": __version__,
            "code": self.code,
            "measures": list(self.measures),
            **({"options": options} if options else {}),
        }

    @property
    def command(self) -> str:
        """What gives the same result again."""
        words = ["speicherstadt", "arena", *(["--pool"] if self.pool else []), *map(str, self.bots)]
        if self.game != next(iter(FOLDERS)):
            words += ["--game", self.game]
        words += ["--players", ",".join(map(str, self.players)), "--blocks", str(self.blocks), "--seed", str(self.seed)]
        for key, value in self.named.items():
            words += [f"--{key}", value]
        if self.bounds:
            words += [f"--sprt={self.bounds.low:g},{self.bounds.high:g}"]
            words += ["--alpha", f"{self.bounds.alpha:g}", "--beta", f"{self.bounds.beta:g}"]
        if self.anchor != usual_anchor(self.bots):
            words += ["--anchor", str(self.bots[self.anchor])]
        if self.styles:
            words += ["--style", ALL if self.styles == self.measures else ",".join(self.styles)]
        return shlex.join(words)


def read_settings(args: argparse.Namespace) -> Settings:
    """`Refusal` if something is asked for that there is not."""
    try:
        card = measured_game(args)
        bots = tuple(read_bot(card.id, word) for word in args.bots)
    except EngineError as error:
        raise Refusal(error.why, code=2) from None
    _check_field(bots, pool=args.pool)
    bounds = _bounds(args)
    if bounds and args.pool:
        raise Refusal("--sprt asks about one bot against another, and a pool has many", "Leave one out.", code=2)
    players = _players(args.players or str(usual_players(card)), *card.seats)
    if bounds and min(players) == 1:
        raise Refusal("--sprt asks who wins against whom, and one plays alone", "Leave it out.", code=2)
    return Settings(
        game=card.id,
        bots=bots,
        pool=args.pool,
        players=players,
        blocks=args.blocks,
        seed=args.seed,
        bounds=bounds,
        anchor=_anchor(args.anchor, bots),
        styles=_styles(args.style, _measures(card.id)),
        options={number: options_given(args, card, number) for number in players},
        named=options_named(args, card),
    )


def usual_players(card: GameCard) -> int:
    low, high = card.seats
    return max(low, min(high, 2))


def _check_field(bots: tuple[Bot, ...], *, pool: bool) -> None:
    if not pool and len(bots) != 2:
        raise Refusal(
            f"two bots play against each other, and here {'is' if len(bots) == 1 else 'are'} {len(bots)}",
            "With --pool there may be more.",
            code=2,
        )
    if not pool:
        return
    names = list(map(str, bots))
    twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    if twice:
        raise Refusal(f"{quote(twice[0])} is in the pool twice", "Name every bot once.", code=2)
    if not 2 <= len(bots) <= MOST_BOTS:
        raise Refusal(f"a pool has 2 to {MOST_BOTS} bots, not {len(bots)}", code=2)


def _players(text: str, low: int, high: int) -> tuple[int, ...]:
    read = whole(low, high)
    try:
        return tuple(dict.fromkeys(read(part.strip()) for part in text.split(",")))
    except argparse.ArgumentTypeError as error:
        raise Refusal(f"argument --players: {error}", "Write 2, or 2,3,4.", code=2) from None


def _bounds(args: argparse.Namespace) -> Bounds | None:
    if args.sprt is None:
        return None
    low, high, *more = [*(_number("--sprt", part) for part in args.sprt.split(",")), 0.0, 0.0]
    if len(more) != 2 or not -MOST_POINTS <= low < high <= MOST_POINTS:
        raise Refusal(
            f"--sprt needs two numbers of points, the smaller one first, within {MOST_POINTS:g}",
            "Such as 0,50.",
            code=2,
        )
    alpha, beta = _number("--alpha", args.alpha), _number("--beta", args.beta)
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise Refusal("--alpha and --beta are risks between 0 and 0.5", "The usual one is 0.05.", code=2)
    return Bounds(low, high, alpha, beta)


def _number(option: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not isfinite(number):
        raise Refusal(f"argument {option}: {quote(text)} is no number", code=2)
    return number


def usual_anchor(bots: tuple[Bot, ...]) -> int:
    """The yardstick if it plays; of two of them, where a bot plays against itself, the opponent."""
    for yardstick in YARDSTICKS:
        if Bot(yardstick) in bots:
            return len(bots) - 1 - bots[::-1].index(Bot(yardstick))
    return len(bots) - 1 if len(bots) > 2 else OPPONENT


def _anchor(name: str | None, bots: tuple[Bot, ...]) -> int:
    if name is None:
        return usual_anchor(bots)
    names = list(map(str, bots))
    if name not in names:
        raise Refusal(
            f"{quote(name)} does not play, so nothing can be measured by it", f"There are {listed(names)}.", code=2
        )
    return names.index(name)


def _measures(game: str) -> tuple[str, ...]:
    return measure_names(facts(game).names, habits(game).names)


def _styles(text: str | None, known: tuple[str, ...]) -> tuple[str, ...]:
    if text is None:
        return ()
    if text == ALL:
        return known
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in names:
        if name not in known:
            raise Refusal(f"there is no measure {quote(name)}", f"There are {listed(known)}.", code=2)
    return names
