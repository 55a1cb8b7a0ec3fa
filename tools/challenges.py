"""Finding the deals of challenges and measuring how hard they are: what all games have in common.

Each game has a tool of its own that says how its challenges begin and when a goal is reached, such as
tools/venedig/challenges.py. Nobody at these tables knows of a goal: a good deal is one on which good play leads to it,
and weak play does not. What is measured is played with other chance than what was found.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, Final

from speicherstadt_app.ai.arena.intervals import Estimate, share_estimate
from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.ai.brains import brain
from speicherstadt_app.ai.playing import move
from speicherstadt_app.engine.challenge import Beginning, Challenge
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Event

ROOT: Final = Path(__file__).resolve().parents[1]
FIGURES: Final = "<!-- measured -->\n"
COUNTED: Final = re.compile(r"(\d+) of (\d+)")
LEAST_OF_HIGH, MOST_OF_LOW = 0.20, 0.05
HIGH_GAMES, LOW_GAMES = 60, 200
LOOKS_AT_HIGH: Final = 20
FIRST_LOOK, SECOND_LOOK = 1_000_000, 2_000_000
"""Seeds of the brains' chance while looking for cards; what is measured begins at 0."""


Counts = dict[str, tuple[int, int]]
"""Goals and games, by level."""


@dataclass(frozen=True)
class Tool:
    """The challenges of one game. `begin` has None for a deal that won't do; `reaches` plays one game."""

    game_id: str
    page: Path
    challenges: Sequence[Challenge]
    begin: Callable[[Challenge, int], Beginning | None]
    reaches: Callable[[Challenge, Beginning, str, int], bool]
    high: str
    """The top level, or a faster one near it that stands for it."""
    low: str
    looks_at_low: int
    columns: Mapping[str, Callable[[Challenge], str]] = field(default_factory=dict)
    """What the page tells of a challenge before its figures."""

    @cached_property
    def kept(self) -> Path:
        return ROOT / "src" / "speicherstadt_app" / "games" / self.game_id / "extras" / "challenges.json"

    @cached_property
    def order(self) -> list[str]:
        return [challenge.name for challenge in self.challenges]

    def beginning(self, name: str) -> Beginning:
        told = json.loads(self.kept.read_text("utf-8"))[name]
        return Beginning(told["seed"], tuple(told["moves"]))

    # Finding

    def suits(self, challenge: Challenge, beginning: Beginning) -> bool:
        """Whether these cards seem neither too easy nor too hard."""
        if not self.reaches(challenge, beginning, self.high, FIRST_LOOK):
            return False
        if any(self.reaches(challenge, beginning, self.low, SECOND_LOOK + n) for n in range(self.looks_at_low)):
            return False
        # Among hundreds of deals some seem good by chance: few looks would find these.
        high = sum(self.reaches(challenge, beginning, self.high, SECOND_LOOK + n) for n in range(LOOKS_AT_HIGH))
        return LOOKS_AT_HIGH / 3 <= high <= LOOKS_AT_HIGH * 0.9

    def find(self, challenge: Challenge) -> Beginning:
        for seed in count(1000 * (1 + self.order.index(challenge.name))):
            beginning = self.begin(challenge, seed)
            print(challenge.name, seed, "looked at" if beginning else "too good a start", flush=True)
            if beginning and self.suits(challenge, beginning):
                return beginning
        raise AssertionError("seeds have no end")

    def keep(self, challenge: Challenge, beginning: Beginning) -> None:
        kept = json.loads(self.kept.read_text("utf-8")) if self.kept.exists() else {}
        kept[challenge.name] = beginning._asdict()
        lines = [f"{json.dumps(name)}: {json.dumps(kept[name])}" for name in self.order if name in kept]
        self.kept.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")

    # Measuring

    def measured(self, challenge: Challenge, before: Counts, games_each: Sequence[int]) -> Counts:
        """Goals and games of both levels, with those before."""
        beginning = self.beginning(challenge.name)
        found: Counts = {}
        for level, wanted in zip((self.high, self.low), games_each, strict=True):
            reached, games = before.get(level, (0, 0))
            most = max(games, wanted)
            reached += sum(self.reaches(challenge, beginning, level, chance) for chance in range(games, most))
            found[level] = reached, most
        return found

    def rows(self) -> dict[str, str]:
        """Those of the page, by name."""
        table = self.page.read_text("utf-8").partition(FIGURES)[2]
        return {line.split("`")[1]: line for line in table.splitlines() if line.startswith("| `")}

    def written(self, name: str) -> Counts:
        """Goals and games of each level, as far as the page has them."""
        found = [(int(reached), int(games)) for reached, games in COUNTED.findall(self.rows().get(name, ""))]
        return dict(zip((self.high, self.low), found, strict=True)) if found else {}

    def write_down(self, challenge: Challenge, own: Counts) -> None:
        cells = [f"`{challenge.name}`", str(len(challenge.seats)), *(tell(challenge) for tell in self.columns.values())]
        cells += [shown(*own[level]) for level in (self.high, self.low)]
        known = {**self.rows(), challenge.name: f"| {' | '.join(cells)} |"}
        before = self.page.read_text("utf-8").partition(FIGURES)[0]
        names = ["challenge", "players", *self.columns, self.high, self.low]
        lines = [f"| {' | '.join(names)} |", "|" + "---|" * len(names), *(known[n] for n in self.order if n in known)]
        self.page.write_text(before + FIGURES + "\n" + "\n".join(lines) + "\n", "utf-8")

    def main(self, about: str) -> int:
        parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("deed", choices=("find", "measure"))
        parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(self.order)} (default: all)")
        parser.add_argument("--anew", action="store_true", help="count nothing of what the page has")
        parser.add_argument(
            "--games",
            nargs=2,
            type=int,
            default=(HIGH_GAMES, LOW_GAMES),
            metavar=("HIGH", "LOW"),
            help=f"how many the {self.high} and the {self.low} play (default: {HIGH_GAMES} and {LOW_GAMES})",
        )
        args = parser.parse_intermixed_args()
        wanted = [challenge for challenge in self.challenges if not args.names or challenge.name in args.names]
        good = True
        for challenge in wanted:
            if args.deed == "find":
                found = self.find(challenge)
                self.keep(challenge, found)
                print(f"{challenge.name}: {found.seed}", flush=True)
                continue
            own = self.measured(challenge, {} if args.anew else self.written(challenge.name), args.games)
            print(challenge.name, *(f"{level} {shown(*own[level])}" for level in own), flush=True)
            self.write_down(challenge, own)
            high, low = (estimate(*own[level]).value for level in (self.high, self.low))
            good = good and high >= LEAST_OF_HIGH and low <= MOST_OF_LOW
        return 0 if good else 1


def estimate(reached: int, games: int) -> Estimate:
    return share_estimate([1.0] * reached + [0.0] * (games - reached))


def shown(reached: int, games: int) -> str:
    share = estimate(reached, games)
    return f"{reached} of {games}: {share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def at_the_table(game_id: str, challenge: Challenge, level: str) -> list[Brain]:
    """Everybody at the table, and somebody of this level in the person's seat."""
    return [brain(game_id, level) if seat is None else brain(game_id, *seat) for seat in challenge.seats]


def play_on(
    match: Match[Any], dealer: Dealer, thinkers: Sequence[Brain], chance: int, until: Callable[[], bool] = bool
) -> None:
    """To the end, or until something is so."""
    while match.actors and not until():
        if match.actors == (CHANCE,):
            match.play(CHANCE, match.look(dealer.deal))
        else:
            move(match, thinkers[match.actors[0]], chance)


def told_in(match: Match[Any]) -> list[Event]:
    """Everything that has happened in a match."""
    events: list[Event] = []
    again: Match[Any] = Match(match.rules)
    for text in match.texts:
        again.play_text(text, events.append)
    return events
