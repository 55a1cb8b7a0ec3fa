"""How accurately each level of a game plays, as its reviews say, and one who draws lots: what accuracy is set by.

python -m tools.accuracy FILE --games 50     play and judge until each has played 50 with every number of players
python -m tools.accuracy FILE --tell         the accuracy of everybody in the file, with its 95 % interval, and mistakes
python -m tools.accuracy FILE --set          the curves for the game's `brains/accuracy.toml`
python -m tools.accuracy FILE --compare      how far each measure of quality parts the levels

Levels meet at one table, so that a game judged once tells of several. Whoever stops it may start it again: games that
stand in the file are not played once more. `docs/review.md` says what is measured.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any, Final

from speicherstadt_app.ai.accuracy import MEASURES, Judged, Quality, Scale, knots_of, quality, scale_for
from speicherstadt_app.ai.arena.intervals import mean_estimate
from speicherstadt_app.ai.brains import brain, levels
from speicherstadt_app.ai.playing import played_out
from speicherstadt_app.ai.review import FINE, VERDICTS, Looking, verdict
from speicherstadt_app.cli.games import option_arguments, options_by_players, options_given
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry

FIRST_SEED: Final = 77_000
LOTS: Final = "random"
DIGITS: Final = 6
LOWEST: Final = 30.0
"""What who draws lots should have …"""
WEAKEST: Final = 60.0
"""… the weakest level …"""
STRONGEST: Final = 95.0
"""… and the strongest one. All others have what they have."""
PASSES: Final = 60
HALVINGS: Final = 24
APART: Final = 0.001
"""Two knots are at least so far apart."""
LEAP: Final = 0.2
"""From nothing to the bend of a scale it goes over so much of quality at least."""
LEAST: Final = -1.0
"""Nobody plays worse than that, on average."""
ANY: Final = Quality({})
"""Of a scale that is asked what quality means, and not how good it is."""


def kinds(game_id: str) -> tuple[str, ...]:
    """Who is measured, from the weakest."""
    return (LOTS, *levels(game_id))


def tables(game_id: str, players: int, number: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """A round of games: the seed of each, and who sits there. In a round everybody plays as many games as there are
    players at the table."""
    everybody = kinds(game_id)
    seats: list[str] = []
    stream = Stream(number, "tables", players)
    for _ in range(players):
        some = list(everybody)
        stream.shuffle(some)
        seats += some
    for place in range(len(everybody)):
        seed = FIRST_SEED + number * len(everybody) + place
        yield seed, tuple(seats[place * players : (place + 1) * players])


def judged(
    game_id: str, seed: int, who: tuple[str, ...], options: Mapping[str, object] | None = None
) -> dict[str, Any]:
    """A game of these players, and every decision as a review judges it."""
    game = registry.find(game_id)
    match = played_out(Dealer(game, len(who), seed, options), [brain(game_id, level) for level in who], seed)
    record = record_of(game, match, tuple(Player(level, "ai") for level in who), seed=seed)
    found = Looking(record, luck=False).go_on()
    assert found, "nobody says stop here"
    return {
        "game": game_id,
        "seed": seed,
        **({"options": options} if options else {}),
        "who": who,
        "places": match.outcome().places,
        "decisions": [
            [
                one.seat,
                one.phase,
                one.ply,
                round(one.best_share, DIGITS),
                round(one.shares[one.seat], DIGITS),
                round(one.doubt, DIGITS),
                round(one.points, DIGITS),
                round(one.stake, DIGITS),
            ]
            for one in found.decisions
        ],
    }


def lines(file: Path) -> Iterator[dict[str, Any]]:
    """The games of the file. Its last line may have been cut short."""
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                continue


def with_options(games: Iterable[dict[str, Any]], options: Mapping[int, Mapping[str, object]]) -> list[dict[str, Any]]:
    """Those that were played with the options for their number of players."""
    return [one for one in games if one.get("options", {}) == options.get(len(one["who"]))]


def play(game_id: str, file: Path, players: int, games: int, options: Mapping[str, object]) -> None:
    """Until everybody has played so many games at tables of so many players."""
    here = with_options(lines(file), {players: options})
    known = {one["seed"] for one in here}
    cut_short = file.exists() and file.read_bytes()[-1:] not in (b"", b"\n")
    with file.open("a", encoding="utf-8") as out:
        out.write("\n" * cut_short)
        for number in range(-(-games // players)):
            for seed, who in tables(game_id, players, number):
                if seed not in known:
                    out.write(json.dumps(judged(game_id, seed, who, options)) + "\n")
                    out.flush()


def qualities(
    game_id: str, games: Iterable[Mapping[str, Any]], measure: Quality | None = None
) -> dict[int, dict[str, list[float]]]:
    """By number of players and kind, of every game that somebody played; by the game's measure or another one."""
    found: dict[int, dict[str, list[float]]] = {}
    measure = measure or quality(game_id)
    for one in games:
        if one["game"] == game_id:
            by_kind = found.setdefault(len(one["who"]), {kind: [] for kind in kinds(game_id)})
            for seat, kind in enumerate(one["who"]):
                # What was written before points were told has none.
                own = [
                    Judged(phase, best, done, *points)
                    for whose, phase, _, best, done, _, *points in one["decisions"]
                    if whose == seat
                ]
                found_here = measure.of(own)
                if found_here is not None:
                    by_kind[kind].append(found_here)
    return dict(sorted(found.items()))


def accuracies(game_id: str, games: Iterable[Mapping[str, Any]]) -> dict[int, dict[str, list[float]]]:
    """The same on the game's scales."""
    found = {}
    for players, by_kind in qualities(game_id, games).items():
        record = Record(game_id, 1, (Player("", "ai"),) * players, 0, ())
        known = scale_for(record, registry.card(game_id))
        if known:
            found[players] = {kind: list(map(known.told, some)) for kind, some in by_kind.items()}
    return found


def fitted(found: Mapping[str, Sequence[float]], wanted: Mapping[str, float]) -> Scale:
    """The scale on which these three kinds have on average what they should have.

    It goes straight from nothing to a bend, from there to what the strongest should have, and on to 100. The lower the
    bend lies, the more is left to tell the others apart by; where games of the two weakest are much alike, a low bend
    would make a jump of it, so it is the lowest one from which the way down is no leap.
    """
    weakest, second, strongest = sorted(wanted, key=lambda kind: wanted[kind])
    scale = Scale((), ANY)
    for bend in range(round(wanted[second]), round(wanted[strongest]), 2):
        scale = _bent(float(bend), [(found[kind], wanted[kind]) for kind in (weakest, second, strongest)])
        (start, _), (end, _), *_ = scale.knots
        if end - start >= LEAP:
            break
    return scale


def _bent(bend: float, wanted: Sequence[tuple[Sequence[float], float]]) -> Scale:
    """The scale with its bend at this height. Each of its three knots is moved until one of the means is right."""
    first, second, third = (fmean(some) for some, _ in wanted)
    places = [2 * first - second, second, third]

    def told(knots: Sequence[float]) -> Scale:
        return Scale((*zip(knots, (0.0, bend, wanted[-1][1]), strict=True), (1.0, 100.0)), ANY)

    for _ in range(PASSES):
        before = list(places)
        for which, (some, mean) in enumerate(wanted):
            low = places[which - 1] + APART if which else LEAST
            high = (places[which + 1] if which + 1 < len(places) else 1.0) - APART
            for _ in range(HALVINGS):
                places[which] = (low + high) / 2
                more = fmean(map(told(places).told, some)) > mean
                low, high = (places[which], high) if more else (low, places[which])
        if max(abs(now - then) for now, then in zip(places, before, strict=True)) < APART / 100:
            break
    return Scale(knots_of((round(at, DIGITS), meant) for at, meant in told(places).knots), ANY)


def tell(games: Sequence[dict[str, Any]], game_id: str) -> None:
    """The accuracy of everybody, at tables of each size and in all."""
    found = accuracies(game_id, games)
    print("| who | " + " | ".join(f"{players} players" for players in found) + " | all |")
    print("|---" * (len(found) + 2) + "|")
    for kind in kinds(game_id):
        by_players = [by_kind[kind] for by_kind in found.values()]
        cells = [*by_players, [one for some in by_players for one in some]]
        print(f"| `{kind}` | " + " | ".join(map(_interval, cells)) + " |")


def tell_verdicts(games: Sequence[dict[str, Any]], game_id: str) -> None:
    """How many decisions are called what, and what they lose."""
    found: dict[str, list[tuple[float, str]]] = {kind: [] for kind in kinds(game_id)}
    for one in games:
        if one["game"] == game_id:
            for seat, _, _, best, done, doubt, *_ in one["decisions"]:
                lost = max(0.0, best - done)
                found[one["who"][seat]].append((lost, verdict(lost) if lost > doubt else FINE))
    names = [name for name, _ in reversed(VERDICTS)]
    print("| who | decisions | " + " | ".join(f"{name}s" for name in names) + " | mean loss |")
    print("|---" * (len(names) + 3) + "|")
    for kind, all_of in found.items():
        called = [name for _, name in all_of]
        shares = [f"{100 * called.count(name) / max(1, len(called)):.2f} %" for name in names]
        mean = fmean(lost for lost, _ in all_of) if all_of else 0.0
        print(f"| `{kind}` | {len(called):,} | " + " | ".join(shares) + f" | {mean:.4f} |")


def _interval(found: Sequence[float]) -> str:
    mean, low, high = mean_estimate(found)
    half = "" if low is None or high is None else f" ± {(high - low) / 2:.1f}"
    return f"{mean:.1f}{half} ({len(found)})"


def propose(games: Sequence[dict[str, Any]], game_id: str) -> None:
    """The curves for the game's data, and the one that all numbers of players could share."""
    _, *most = kinds(game_id)
    wanted = {LOTS: LOWEST, most[0]: WEAKEST, most[-1]: STRONGEST}
    found = qualities(game_id, games)
    together = {kind: [one for by_kind in found.values() for one in by_kind[kind]] for kind in kinds(game_id)}
    for name, by_kind in [*((str(players), by_kind) for players, by_kind in found.items()), ("all", together)]:
        print(f"{name} = {[[round(at, 4), meant] for at, meant in fitted(by_kind, wanted).knots]}")


def compare(games: Sequence[dict[str, Any]], game_id: str) -> None:
    """By each measure the quality of everybody, and how far it parts each kind from the one before, in standard
    deviations of one game; the mean over the numbers of players."""
    everybody = kinds(game_id)
    heads = ["measure", *everybody, *(f"to {kind}" for kind in everybody[1:])]
    print("| " + " | ".join(heads) + " |")
    print("|---" * len(heads) + "|")
    for measure in MEASURES:
        judged = replace(quality(game_id), measure=measure)
        found = list(qualities(game_id, games, judged).values())
        means = [fmean(fmean(by_kind[kind]) for by_kind in found) for kind in everybody]
        steps = [fmean(_apart(by_kind[low], by_kind[high]) for by_kind in found) for low, high in pairwise(everybody)]
        cells = [*(f"{mean:.3f}" for mean in means), *(f"{step:.2f}" for step in steps)]
        print(f"| {measure} | " + " | ".join(cells) + " |")


def _apart(low: Sequence[float], high: Sequence[float]) -> float:
    return (fmean(high) - fmean(low)) / sqrt((variance(low) + variance(high)) / 2)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="accuracy", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--game", default=next(iter(registry.FOLDERS)), choices=list(registry.FOLDERS))
    parser.add_argument("--players", type=lambda text: [int(one) for one in text.split(",")], default=[])
    parser.add_argument("--games", type=int, default=0, help="each kind plays so many with each number of players")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--tell", action="store_true")
    what.add_argument("--set", action="store_true")
    what.add_argument("--compare", action="store_true")
    game = registry.card(parser.parse_known_args()[0].game)
    option_arguments(parser, game)
    asked = parser.parse_args()
    options = options_by_players(asked, game)
    for players in asked.players or options:
        play(asked.game, asked.file, players, asked.games, options_given(asked, game, players))
    games = with_options(lines(asked.file), options)
    if asked.tell:
        tell(games, asked.game)
        print()
        tell_verdicts(games, asked.game)
    if asked.set:
        propose(games, asked.game)
    if asked.compare:
        compare(games, asked.game)


if __name__ == "__main__":
    main()
