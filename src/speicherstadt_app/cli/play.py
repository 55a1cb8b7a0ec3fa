"""speicherstadt play"""

from __future__ import annotations

import argparse
import asyncio
import getpass
import secrets
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from speicherstadt_app.ai.arena.bots import Bot
from speicherstadt_app.cli.bots import bots_help, read_bots
from speicherstadt_app.cli.boxfile import box_argument, options_for
from speicherstadt_app.cli.lacking import tell_flaw
from speicherstadt_app.cli.parsing import CommandParser, whole
from speicherstadt_app.cli.places import data_folder
from speicherstadt_app.cli.refusal import Refusal, sentence
from speicherstadt_app.cli.screen import console, show
from speicherstadt_app.cli.terminal import EndOfInput, TerminalGame, read, yes
from speicherstadt_app.cli.words import listed, plural
from speicherstadt_app.engine.errors import EngineError, quote
from speicherstadt_app.engine.names import why_not_a_name
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.ports import Shelf
from speicherstadt_app.play.start import begin, resume
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.thinking import ThinkInThread

if TYPE_CHECKING:
    from speicherstadt_app.store.library import Library

GAME: Final = "speicherstadt"
USUAL_LEVEL: Final = "apprentice"
USUAL_OPPONENTS: Final = 3
HOUSES: Final = ("Kontor", "Michel", "Alster", "Elbe", "Fleet")
"""Names of computer players: places of Hamburg."""
MOST_SEED: Final = 10**18
STOPPED: Final = 130


def configure(parser: CommandParser) -> None:
    low, high = find(GAME).card.seats
    bots = f"the computer players (default {USUAL_LEVEL}), each a {bots_help(GAME)}"
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    parser.add_argument("--players", metavar="N", type=whole(low, high), help=f"how many sit there, {low} to {high}")
    parser.add_argument("--humans", metavar="N", type=whole(1, high), help="how many of them are people (default 1)")
    parser.add_argument("--you", metavar="NAME,...", help="the people's names")
    parser.add_argument("--bots", metavar="A,B,...", help=bots)
    parser.add_argument(
        "--seed", metavar="N", type=whole(0, MOST_SEED - 1), help="the same number deals the same cards"
    )
    box_argument(parser)
    parser.add_argument("--resume", action="store_true", help="go on with the game played last")
    parser.examples(
        "speicherstadt play                                 asks what it needs to know",
        "speicherstadt play --you Anna --players 2          Anna against one computer player",
        "speicherstadt play --you Anna --bots merchant:miser,hanseat",
        "speicherstadt play --humans 2 --you Anna,Ben --bots greedy",
        "speicherstadt play --resume                        goes on with the game played last",
    )


def run(args: argparse.Namespace) -> int:
    if sys.stdin is None:
        raise Refusal("there is no standard input to read moves from", "Start it in a terminal.")
    for stream in (sys.stdin, sys.stdout):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    with closing(_open(data_folder(args.data))) as library:
        tell_flaw(GAME)
        try:
            table = _table(args, library)
        except EndOfInput:
            print("\nNobody answers, so no game was begun.")
            return 0
        return _play(table)


def _open(folder: Path) -> Library:
    from speicherstadt_app.store.library import open_library
    from speicherstadt_app.store.notices import AlreadyOpen

    try:
        library = open_library(folder)
    except AlreadyOpen as error:
        raise Refusal(str(error)) from None
    for notice in library.notices:
        print(notice)
    return library


def _play(table: Table) -> int:
    screen = console()
    code = 0
    with asyncio.Runner() as runner:
        game = TerminalGame(table, runner, screen)
        try:
            over = game.play()
        except EndOfInput:
            over = False
            show(screen, Text("\nNothing more can be read here."))
        except KeyboardInterrupt:
            over, code = False, STOPPED
            print()
    if table.unkept_since is not None:
        raise Refusal(f"the game is not saved since move {table.unkept_since + 1}: {game.unkept}")
    if not over:
        show(screen, Text("The game is saved: the next start goes on with it."))
    return code


# Who plays


def _table(args: argparse.Namespace, shelf: Shelf) -> Table:
    thinker, pace = ThinkInThread(), Pace(Speed.INSTANT)
    told = any(value is not None for value in (args.players, args.humans, args.you, args.bots, args.seed, args.box))
    if args.resume:
        if told:
            raise Refusal("--resume goes on with a game as it is", "Leave the other options out.", code=2)
        left = shelf.unfinished()
        if not left:
            raise Refusal("there is no unfinished game", "Begin one: speicherstadt play")
        return resume(shelf, left[0], thinker, pace=pace)
    options = options_for(args.box)
    asks = sys.stdin.isatty() and not told
    if asks and (table := _left(shelf)):
        return table
    players = _asked() if asks else _given(args)
    seed = secrets.randbelow(MOST_SEED) if args.seed is None else args.seed
    return begin(find(GAME), players, seed, thinker, shelf=shelf, pace=pace, options=options)


def _left(shelf: Shelf) -> Table | None:
    """The game played last, if somebody wants to go on with it."""
    for game_id in shelf.unfinished():
        try:
            table = resume(shelf, game_id, ThinkInThread(), pace=Pace(Speed.INSTANT))
        except (EngineError, OSError) as error:
            print(sentence(f"An unfinished game can't be gone on with: {error}"))
            continue
        who = listed([player.name for player in table.players])
        again = yes(f"{who} are in the middle of a game, round {_round(table)}. Go on with it?", otherwise=True)
        return table if again else None
    return None


def _round(table: Table) -> int:
    completed = table.outcome().facts["rounds"]
    assert isinstance(completed, int)
    return completed + 1


def _asked() -> list[Player]:
    """Whoever sits at the terminal says who plays; Enter is an answer to everything."""
    usual = _login_name()
    while why := why_not_a_name(name := read(f"Your name [{usual}]: ").strip() or usual):
        print(sentence(f"That can't be taken: {why}"))
    _, high = find(GAME).card.seats
    while True:
        number = read(f"How many opponents, 1 to {high - 1} [{USUAL_OPPONENTS}]: ").strip() or str(USUAL_OPPONENTS)
        if number in map(str, range(1, high)):
            return _company([name], [Bot(USUAL_LEVEL)] * int(number))
        print(f"Type a number from 1 to {high - 1}.")


def _login_name() -> str:
    try:
        name = getpass.getuser().capitalize()
    except (OSError, KeyError):
        name = ""
    return "Player" if why_not_a_name(name) else name


def _given(args: argparse.Namespace) -> list[Player]:
    low, high = find(GAME).card.seats
    names = [] if args.you is None else [name.strip() for name in args.you.split(",")]
    for name in names:
        if why := why_not_a_name(name):
            raise Refusal(f"the name {quote(name)} can't be taken: {why}", "Name people so: --you Anna,Ben", code=2)
    humans = args.humans or max(1, len(names))
    if len(names) > humans:
        raise Refusal(f"there are {len(names)} names for {_people(humans)}", "Make --humans and --you fit.", code=2)
    names += [_login_name()] if not names else []
    names += [f"Player {n + 1}" for n in range(len(names), humans)]
    bots = read_bots(GAME, args.bots) if args.bots is not None else ()
    usual = humans + (len(bots) if bots else USUAL_OPPONENTS if humans == 1 else 0)
    players = args.players or usual
    if not max(low, humans + len(bots)) <= players <= high:
        raise Refusal(
            f"{_people(humans)} and {plural(len(bots), 'computer player')} are not {players} players",
            f"A game is for {low} to {high}.",
            code=2,
        )
    free = players - humans
    return _company(names, [(bots or [Bot(USUAL_LEVEL)])[n % max(1, len(bots))] for n in range(free)])


def _people(number: int) -> str:
    return "1 person" if number == 1 else f"{number} people"


def _company(names: Sequence[str], bots: Sequence[Bot]) -> list[Player]:
    """The people in the first seats; who begins is drawn anyway."""
    free = [house for house in HOUSES if house not in names]
    people = [Player(name, "human") for name in names]
    return people + [Player(house, "ai", bot.told) for house, bot in zip(free, bots, strict=False)]
