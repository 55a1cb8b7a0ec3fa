"""speicherstadt data export, import, simulate"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from speicherstadt_app.cli.counting import listed, plural
from speicherstadt_app.cli.games import game_argument, known_game
from speicherstadt_app.cli.kept import opened, progress
from speicherstadt_app.cli.parsing import CommandParser, day, whole
from speicherstadt_app.cli.places import VARIABLE, data_folder
from speicherstadt_app.cli.records import shown
from speicherstadt_app.cli.refusal import Refusal, plain
from speicherstadt_app.engine.card import MOST_SEATS
from speicherstadt_app.engine.errors import quote
from speicherstadt_app.store.clock import local_now
from speicherstadt_app.store.notices import Notice

if TYPE_CHECKING:
    from speicherstadt_app.store.library import Library
    from speicherstadt_app.store.shapes import Offer
    from speicherstadt_app.store.transfer.take_over import Taken

EVERYTHING: Final = ".speicher"
RECORDS: Final = ".speicher.jsonl"
RECORD: Final = ".speicher.json"
STATISTICS: Final = (".csv", ".json")
MOST_REFUSALS: Final = 10
MOST_SEED: Final = 10**15
STOPPED: Final = 130


# export


def export_arguments(parser: CommandParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help="where to (default: speicherstadt-DAY.speicher, here)"
    )
    parser.add_argument("--game", metavar="ID", help="this game, not the one played last (.speicher.json)")
    parser.add_argument(
        "--seat",
        metavar="N",
        type=whole(0, MOST_SEATS - 1),
        help="of a game with secrets that is not over: what this seat saw",
    )
    parser.add_argument("--overwrite", action="store_true", help="replace a file that is there already")
    parser.examples(
        "speicherstadt data export                          everything, into one file",
        "speicherstadt data export games.speicher.jsonl     the games as records, a line each",
        "speicherstadt data export last.speicher.json       the game played last",
        "",
        "Statistics as tables: speicherstadt stats --csv",
    )


def export(args: argparse.Namespace) -> int:
    from rich.filesize import decimal

    from speicherstadt_app.store.transfer.export import export_all, export_records

    path = args.file or Path(f"speicherstadt-{local_now().date()}{EVERYTHING}")
    kind = next((kind for kind in (RECORDS, RECORD, EVERYTHING) if path.name.endswith(kind)), None)
    if kind is None:
        hint = "It ends in .speicher, or .speicher.jsonl or .speicher.json for records."
        if path.suffix in STATISTICS:
            hint = f"Statistics: speicherstadt stats --{path.suffix[1:]} > {shown(str(path))}"
        raise Refusal(f"{shown(str(path))} is no name for an export", hint, code=2)
    if args.game is not None and kind != RECORD:
        raise Refusal("a game by itself is a record", "Name the file so: game.speicher.json", code=2)
    if args.seat is not None and kind != RECORD:
        raise Refusal("what a seat saw is the record of one game", "Name the file so: game.speicher.json", code=2)
    if path.exists() and not args.overwrite:
        raise Refusal(f"{shown(str(path))} is there already", "Name another file, or add --overwrite.")
    with opened(args) as library, progress("games") as tell:
        if kind == EVERYTHING:
            done = export_all(library, path, tell)
        elif kind == RECORDS:
            done = export_records(library, path, tell=tell)
        else:
            game_id = args.game or _last(library)
            _check_seat(library, game_id, args.seat)
            done = export_records(library, path, [game_id], tell, args.seat)
    if done.games or kind == EVERYTHING:
        people = f" and {_people(done.profiles)}" if done.profiles else ""
        print(f"{plural(done.games, 'game')}{people} in {shown(str(path))} ({decimal(path.stat().st_size)}).")
    if done.secret:
        print(
            f"{plural(len(done.secret), 'game')} not over, with secrets of several people: left out.\n"
            "What one of them saw: speicherstadt data export game.speicher.json --game ID --seat N"
        )
    if done.damaged:
        raise Refusal(
            f"{plural(len(done.damaged), 'game')} could not be read", "Look what is damaged: speicherstadt data check"
        )
    if done.unloaded:
        missing = listed([f"{plural(number, 'game')} of {quote(game)}" for game, number in done.unloaded.items()])
        raise Refusal(
            f"{missing} could not be written, as this program can't load what is needed for that",
            "Install a version that can, or take everything along: speicherstadt data export",
        )
    if not done.games and kind != EVERYTHING:
        raise Refusal(f"no game could be written, so there is no {shown(str(path))}", "Play one: speicherstadt play")
    return 0


def _check_seat(library: Library, game_id: str, seat: int | None) -> None:
    """A game with secrets that is not over is given away as one person saw it."""
    from speicherstadt_app.store.transfer.secrets import people, tells_secrets

    record = library.record(game_id)
    if not tells_secrets(record.game, over=record.result is not None):
        if seat is not None:
            raise Refusal("this game has no secrets, or none any more", "Leave --seat out.", code=2)
        return
    seats = people(record.players)
    if seat in seats or (seat is None and len(seats) == 1):
        return
    if not seats:
        raise Refusal("this game has secrets and nobody but bots plays it", "Export it once it is over.")
    choices = " or ".join(f"--seat {one}" for one in seats)
    if seat is None:
        raise Refusal("several people play this game, and it has secrets until it is over", f"Say who asks: {choices}.")
    raise Refusal(f"nobody sits at seat {seat} who could ask what it saw", f"There is {choices}.", code=2)


def _last(library: Library) -> str:
    cards = library.cards(limit=1)
    if not cards:
        raise Refusal("there is no game yet", "Play one first: speicherstadt play")
    return cards[0].id


# import


def import_arguments(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a .speicher, .speicher.json or .speicher.jsonl file")
    parser.add_argument("--look", action="store_true", help="say what is in it, and take nothing")
    parser.add_argument("--all", action="store_true", help="list every game, and everything that is refused")
    parser.examples(
        "speicherstadt data import phone.speicher            take over what is new in it",
        "speicherstadt data import phone.speicher --look     only look",
        "",
        "Games are known by their ids, so nothing is taken twice, and two devices become one.",
        "Every game is played through first; what is wrong is refused and said, the rest is taken.",
        "Games that are not installed are kept as they are, and looked at once they are installed.",
        "There is a backup before. The exit code is 0 if nothing was refused.",
    )


def take_over(args: argparse.Namespace) -> int:
    from speicherstadt_app.store.transfer.take_over import inspect, take

    done = 0
    if not args.file.is_file():
        # Before a folder is made for nothing.
        raise Refusal(str(Notice("import_missing", {"file": shown(args.file.name)})))
    with opened(args, new=True, writing=not args.look) as library:
        with progress("looking") as tell:
            offer = inspect(library, args.file, tell)
        _show(offer, every=args.all)
        if not (offer.empty or args.look):
            with progress("taking") as tell:

                def taken_so_far(games: int, of: int) -> None:
                    nonlocal done
                    done = games
                    tell(games, of)

                try:
                    taken = take(library, offer, taken_so_far)
                except KeyboardInterrupt:
                    raise Refusal(
                        f"stopped after {done} of {plural(len(offer.games), 'game')}",
                        "They stay. To go on: the same command again.",
                        code=STOPPED,
                    ) from None
            _say_taken(taken)
    return 1 if offer.refused else 0


def _show(offer: Offer, *, every: bool) -> None:
    by = plain(f", written by Speicherstadt {offer.by}") if offer.by else ""
    print(f"{shown(offer.path.name)}{by}:")
    kinds = Counter(game.what for game in offer.games)
    to_watch = sum(game.only_to_watch for game in offer.games)
    lines = (
        (kinds["new"], "new"),
        (kinds["changed"], "went on since"),
        (kinds["branch"], "went another way than here; both stay"),
        (offer.known, "here already"),
        (offer.in_trash, "of them in the trash"),
        (to_watch, "of them without the pile of cards: to watch, not to go on with"),
    )
    for number, words in lines:
        if number:
            print(f"  {number:>6} {'games' if number > 1 else 'game'} {words}")
    if offer.profiles:
        print(f"  people: {plain(listed([f'{profile.name} ({profile.what})' for profile in offer.profiles]))}")
    if offer.settings:
        print(f"  {plural(len(offer.settings), 'setting')} that nobody has chosen here")
    if waiting := sum(not game.installed for game in offer.games):
        if waiting == 1:
            print("  1 game belongs to a game that is not installed: it is kept, and comes up once that is installed.")
        else:
            print(
                f"  {waiting} games belong to games that are not installed: they are kept, and come up once those are."
            )
    if offer.empty:
        print("  There is nothing new in it.")
    for game in offer.games if every else ():
        print(f"  {game.day}  {game.what}, {game.state}, {plural(game.plies, 'move')}: {plain(listed(game.names))}")
    told = offer.refused if every else offer.refused[:MOST_REFUSALS]
    more = len(offer.refused) - len(told) + offer.more_refused
    for notice in told:
        print(f"  {plain(str(notice))}")
    if more:
        print(f"  And {more} more like these.")


def _say_taken(taken: Taken) -> None:
    assert taken.backup
    parts = [
        plural(taken.games, "game") if taken.games else "",
        _people(taken.profiles) if taken.profiles else "",
        plural(taken.settings, "setting") if taken.settings else "",
    ]
    print(f"Taken: {listed([part for part in parts if part])}. What was here before is backup {taken.backup.number}.")


def _people(number: int) -> str:
    return "1 person" if number == 1 else f"{number} people"


# simulate


def simulate_arguments(parser: CommandParser) -> None:
    game_argument(parser)
    parser.add_argument("--games", metavar="N", type=whole(1, 10**6), default=1000, help="how many (default 1000)")
    parser.add_argument(
        "--seed", metavar="N", type=whole(0, MOST_SEED), default=1, help="what all chance is made from (default 1)"
    )
    parser.add_argument("--until", metavar="DAY", type=day, help="the last day of it (default: yesterday)")
    parser.add_argument(
        "--jobs", metavar="N", type=whole(1, 64), help="how many processes share the work (default: one a core)"
    )
    parser.examples(
        "speicherstadt data simulate --data DIR --games 20000",
        "speicherstadt data simulate --data DIR --seed 7 --until 2026-11-18",
        "",
        "Games of five people over months or years, with days and results as people have them;",
        "bots play them. The same seed, number and day give the same past. It belongs in a folder",
        "of its own, so one has to be named.",
    )


def simulate(args: argparse.Namespace) -> int:
    from speicherstadt_app.cli.past import simulate_past

    if args.data is None and not os.environ.get(VARIABLE):
        raise Refusal(
            "simulated games do not belong among your own",
            "Name a folder: speicherstadt data simulate --data DIR",
            code=2,
        )
    # People play in the evening, and today's may still be to come.
    until = args.until or local_now().date() - timedelta(days=1)
    jobs = args.jobs or os.cpu_count() or 1
    with opened(args, new=True, writing=True) as library, progress("games") as tell:
        simulate_past(
            library.database,
            args.games,
            known_game(args.game),
            seed=args.seed,
            last_day=until,
            jobs=jobs,
            tell=lambda done: tell(done, args.games),
        )
    print(f"{plural(args.games, 'game')} up to {until} in {data_folder(args.data)}.")
    return 0
