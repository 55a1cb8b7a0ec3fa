"""speicherstadt review"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.text import Text

from speicherstadt_app.ai.arena.intervals import mean_estimate
from speicherstadt_app.ai.brain import never
from speicherstadt_app.ai.luck import deals
from speicherstadt_app.ai.review import Decision, Review, SeatReview, review
from speicherstadt_app.cli.counting import listed
from speicherstadt_app.cli.kept import progress
from speicherstadt_app.cli.lacking import tell_flaw
from speicherstadt_app.cli.parsing import CommandParser, whole
from speicherstadt_app.cli.records import (
    STANDARD_INPUT,
    Found,
    chosen,
    complaint,
    games_in,
    number_argument,
    number_wanted,
    shown,
)
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.cli.screen import console, show
from speicherstadt_app.engine.card import MOST_SEATS
from speicherstadt_app.engine.errors import EngineError, quote
from speicherstadt_app.engine.record import Record, replay
from speicherstadt_app.engine.rules import Action, Rules, Seat
from speicherstadt_app.games import registry
from speicherstadt_app.games.registry import card as card_of
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.looking_back import Chances, counted_of, many_chances
from speicherstadt_app.words.phrases import counted, filled
from speicherstadt_app.words.translation import tr

FORMAT: Final = "speicherstadt-review"
VERSION: Final = 1
DIGITS: Final = 4
DRAWN: Final = 2
"""Deals drawn for each true one where only the luck of many games is asked for: few are no less fair."""


def configure(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .speicher.json or .speicher.jsonl file, - for standard input")
    number_argument(parser)
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--seat", metavar="N", type=whole(0, MOST_SEATS - 1), help="only the decisions of this seat, from 0"
    )
    who.add_argument("--player", metavar="NAME", help="only the decisions of this player")
    who.add_argument(
        "--luck", action="store_true", help="only the luck of every seat: its mean over all games of the file"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object for other programs (docs/review.md)")
    parser.examples(
        "speicherstadt review game.speicher.json                what was good, what was a mistake, what was luck",
        "speicherstadt review game.speicher.json --player Anna  her decisions alone",
        "speicherstadt review many.speicher.jsonl --number 12   another game of the file",
        "speicherstadt review many.speicher.jsonl --luck        is anybody luckier than others?",
    )


def run(args: argparse.Namespace) -> int:
    if args.luck:
        return _luck(args)
    found = chosen(args.file, number_wanted(args))
    try:
        if isinstance(found.record, EngineError):
            raise found.record
        record = found.record
        rules = replay(record, find).rules
        seats = _seats(record, args)
        tell_flaw(record.game)
        with progress("looking back") as on:
            back = review(record, progress=on)
    except EngineError as error:
        raise _wrong(args.file, found, error) from None
    assert back, "nobody says stop here"
    if args.json:
        print(json.dumps(_as_json(args.file, found.game, record, rules, back, seats), ensure_ascii=False))
    else:
        _tell(args.file, found, record, back, seats)
    return 0


def _wrong(name: str, found: Found, error: EngineError) -> Refusal:
    return Refusal(complaint(name, found, error), "Get the file again, or name another game.")


def _seats(record: Record, args: argparse.Namespace) -> Sequence[Seat]:
    """Whose decisions are asked for."""
    names = [player.name for player in record.players]
    if args.player is not None:
        found = [seat for seat, name in enumerate(names) if name.casefold() == args.player.strip().casefold()]
        if not found:
            raise Refusal(f"{quote(args.player)} did not play in this game", f"There were {listed(names)}.")
        return found
    if args.seat is None:
        return range(len(names))
    if args.seat >= len(names):
        raise Refusal(f"there is no seat {args.seat} in this game", f"--seat goes from 0 to {len(names) - 1}.")
    return [args.seat]


def _tell(name: str, found: Found, record: Record, back: Review, seats: Sequence[Seat]) -> None:
    from speicherstadt_app.cli.review_text import ReviewText

    screen = console()
    text = ReviewText(record, back, screen.width)
    far = counted(tr("Terminal", "%n move(s)", n=back.moves), back.moves)
    if not back.over:
        far = filled(tr("ReviewText", "unfinished, %1", "how many moves"), far)
    show(screen, Text(" · ".join(filter(None, [shown(name), found.place(), far])), "dim"))
    if not back.decisions:
        print(tr("ReviewText", "Nobody has decided anything yet."))
        return
    for part in (text.curve(), text.shares(), text.players(), *text.luck(), *map(text.dearest, seats)):
        print()
        show(screen, part)
    if any(decision.reasons for seat in seats for decision in back.seats[seat].dearest):
        print("\n" + tr("ReviewText", "The reasons hold if play goes on as expected."))


# JSON


def _as_json(
    name: str, number: int, record: Record, rules: Rules[Any], back: Review, seats: Sequence[Seat]
) -> dict[str, object]:
    chances = many_chances([record], never)[0] or ()
    return {
        "format": FORMAT,
        "version": VERSION,
        "file": shown(name),
        "game": number,
        "over": back.over,
        "moves": back.moves,
        "players": [
            _player(seat, record.players[seat].name, back.seats[seat], rules) | _chance(record.game, chances, seat)
            for seat in seats
        ],
        "curve": [{"ply": point.ply, "shares": _rounded(point.shares)} for point in back.curve],
        "deals": [{"ply": deal.ply, "luck": _rounded(deal.luck), "doubt": _rounded(deal.doubt)} for deal in back.deals],
        "decisions": [_decision(decision, rules) for decision in back.decisions if decision.seat in seats],
    }


def _player(seat: Seat, name: str, found: SeatReview, rules: Rules[Any]) -> dict[str, object]:
    return {
        "seat": seat,
        "name": name,
        "decisions": found.decisions,
        "accuracy": None if found.accuracy is None else round(found.accuracy, 1),
        "lost": round(found.loss, DIGITS),
        **{f"{verdict}s": count for verdict, count in found.verdicts.items()},
        "luck": round(found.luck, DIGITS),
        "luck_doubt": round(found.luck_doubt, DIGITS),
        "dearest": [
            _decision(decision, rules)
            | {
                "reasons": [
                    {
                        "group": reason.group,
                        "seat": reason.seat,
                        "points": reason.points,
                        "weight": reason.weight,
                        "better": dict(reason.here),
                        "played": dict(reason.there),
                    }
                    for reason in decision.reasons
                ]
            }
            for decision in found.dearest
        ],
    }


def _chance(game_id: str, chances: Chances, seat: Seat) -> dict[str, object]:
    """What chance brought, of each thing that the game counts."""
    told = zip(counted_of(game_id), chances[seat] if chances else (), strict=False)
    return {
        "chance": {
            what: {
                "seen": drawn.seen,
                "expected": round(drawn.expected, DIGITS),
                "doubt": round(drawn.reach, DIGITS),
            }
            for what, drawn in told
        }
    }


def _decision(decision: Decision, rules: Rules[Any]) -> dict[str, object]:
    def texts(actions: Sequence[Action]) -> list[str]:
        return [rules.text(decision.seat, action) for action in actions]

    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "phase": decision.phase,
        "played": texts(decision.played),
        "share": round(decision.shares[decision.seat], DIGITS),
        "best": texts(decision.best),
        "best_share": round(decision.best_share, DIGITS),
        "lost": round(decision.loss, DIGITS),
        "doubt": round(decision.doubt, DIGITS),
        "verdict": decision.verdict,
        "points": round(decision.points, DIGITS),
        "stake": round(decision.stake, DIGITS),
    }


def _rounded(parts: Sequence[float]) -> list[float]:
    return [round(part, DIGITS) for part in parts]


# Luck of many games


def _luck(args: argparse.Namespace) -> int:
    """By game, number of players and seat: the mean over games, with its interval."""
    found: dict[tuple[str, int, str], list[list[float]]] = {}
    with progress("dealing again") as on:
        many, games = _games(args)
        for number, game in enumerate(games):
            on(number, many)
            try:
                if isinstance(game.record, EngineError):
                    raise game.record
                replay(game.record, find)
                if not found:
                    tell_flaw(game.record.game)
            except EngineError as error:
                raise _wrong(args.file, game, error) from None
            for what, sums in _lucks(game.record):
                seats = found.setdefault((game.record.game, len(sums), what), [[] for _ in sums])
                for luck, mine in zip(seats, sums, strict=True):
                    luck.append(mine)
    named = len({game_id for game_id, _, _ in found}) > 1
    for (game_id, players, what), seats in sorted(found.items(), key=lambda one: one[0][1]):
        for seat, lucks in enumerate(seats):
            if args.json:
                _luck_as_json(game_id, players, what, seat, lucks)
            else:
                title = f"{card_of(game_id).title}, " if named else ""
                _tell_luck(f"{title}{players} players, seat {seat}", _what(game_id, what), lucks)
    return 0


def _lucks(record: Record) -> Iterable[tuple[str, Sequence[float]]]:
    """In shares of a win what all deals brought everybody; where something is hidden, each thing that is counted."""
    if card_of(record.game).open:
        sums = [0.0] * len(record.players)
        for deal in deals(record, drawn=DRAWN):
            sums = [before + luck for before, luck in zip(sums, deal.luck, strict=True)]
        return [("", sums)]
    chances = many_chances([record], never)[0] or ()
    return [(what, [seat[n].luck for seat in chances]) for n, what in enumerate(counted_of(record.game))]


def _what(game_id: str, what: str) -> str:
    part = registry.part(game_id, "words.chance")
    return str(part.title(what)) if part and what else what


def _games(args: argparse.Namespace) -> tuple[int, Iterable[Found]]:
    """How many games are meant, and the games, one in memory at a time where they can be read twice."""
    wanted = number_wanted(args)
    if args.number is not None:
        return 1, [chosen(args.file, wanted)]
    if args.file == STANDARD_INPUT:
        found = list(games_in(args.file))
        return len(found), found
    return sum(1 for _ in games_in(args.file)), games_in(args.file)


def _luck_as_json(game_id: str, players: int, what: str, seat: Seat, lucks: Sequence[float]) -> None:
    mean, low, high = mean_estimate(lucks)
    facts = {"players": players, "seat": seat, "games": len(lucks), "luck": mean, "low": low, "high": high}
    facts |= {key: round(value, DIGITS) for key, value in facts.items() if isinstance(value, float)}
    print(json.dumps(facts | {"game_id": game_id, "what": what}))


def _tell_luck(whose: str, what: str, lucks: Sequence[float]) -> None:
    """In hundredths of a win, or of what is counted."""
    mean, low, high = mean_estimate(lucks)
    part, unit = (1, f" ({what})") if what else (100, " % of a win")
    interval = "" if low is None or high is None else f", 95 % from {low * part:+.2f} to {high * part:+.2f}"
    games = f"each of {len(lucks)} games" if len(lucks) > 1 else "1 game"
    print(f"{whose}: {mean * part:+.2f}{unit} in {games}{interval}")
