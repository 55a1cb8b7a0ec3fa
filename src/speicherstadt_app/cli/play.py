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

from speicherstadt_app import words
from speicherstadt_app.ai.bots import Bot
from speicherstadt_app.ai.brains import levels, styles
from speicherstadt_app.cli.bots import bots_help, read_bots
from speicherstadt_app.cli.counting import plural
from speicherstadt_app.cli.games import (
    any_option,
    asked_for,
    called,
    game_argument,
    known_game,
    option_arguments,
    options_given,
)
from speicherstadt_app.cli.lacking import tell_flaw
from speicherstadt_app.cli.parsing import CommandParser, whole
from speicherstadt_app.cli.places import data_folder
from speicherstadt_app.cli.refusal import Refusal, plain, sentence
from speicherstadt_app.cli.screen import console, show
from speicherstadt_app.cli.terminal import EndOfInput, TerminalGame, read, yes
from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.errors import EngineError, quote
from speicherstadt_app.engine.names import why_not_a_name
from speicherstadt_app.engine.occasion import CODE, Occasion
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.play.pace import Pace, Speed
from speicherstadt_app.play.ports import GameStore
from speicherstadt_app.play.start import begin, resume
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.thinking import ThinkInThread
from speicherstadt_app.words.phrases import filled, listed
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.store.library import Library

USUAL_OPPONENTS: Final = 3
MOST_SEED: Final = 10**18
STOPPED: Final = 130


def configure(parser: CommandParser) -> None:
    card = game_argument(parser)
    low, high = card.seats
    bots = f"the computer players (default {levels(card.id)[0]}), each a {bots_help(card.id)}"
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    parser.add_argument("--players", metavar="N", type=whole(low, high), help=f"how many sit there, {low} to {high}")
    parser.add_argument("--humans", metavar="N", type=whole(1, high), help="how many of them are people (default 1)")
    parser.add_argument("--you", metavar="NAME,...", help="the people's names")
    parser.add_argument("--bots", metavar="A,B,...", help=bots)
    parser.add_argument(
        "--seed", metavar="N", type=whole(0, MOST_SEED - 1), help="the same number deals the same cards"
    )
    option_arguments(parser, card)
    parser.add_argument("--resume", action="store_true", help="go on with the game played last")
    game, (weakest, *_, strong) = asked_for(card), levels(card.id)
    parser.examples(
        "speicherstadt play                                 asks what it needs to know",
        "speicherstadt play --you Anna --players 2          Anna against one computer player",
        f"speicherstadt play{game} --you Anna --bots {strong}:{styles(card.id)[-1]},{weakest}",
        f"speicherstadt play{game} --humans 2 --you Anna,Ben --bots {strong}",
        "speicherstadt play --resume                        goes on with the game played last",
    )


def run(args: argparse.Namespace) -> int:
    if sys.stdin is None:
        raise Refusal("there is no standard input to read moves from", "Start it in a terminal.")
    for stream in (sys.stdin, sys.stdout):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    with closing(_open(data_folder(args.data))) as library:
        tell_flaw(args.game)
        try:
            table = _table(args, library)
        except EndOfInput:
            print("\n" + tr("Terminal", "Nobody answers, so no game was begun."))
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
        print(plain(str(notice)))
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
            show(screen, Text("\n" + tr("Terminal", "Nothing more can be read here.")))
        except KeyboardInterrupt:
            over, code = False, STOPPED
            print()
        except Exception as error:
            if (broken := registry.blamed(error)) is None or table.unkept_since is not None:
                raise
            raise Refusal(
                str(broken), "The game is saved up to there. Another one: speicherstadt play --game GAME"
            ) from error
    if table.unkept_since is not None:
        raise Refusal(f"the game is not saved since move {table.unkept_since + 1}: {game.unkept}")
    if not over:
        show(screen, Text(tr("Terminal", "The game is saved: the next start continues it.")))
    return code


# Who plays


def _table(args: argparse.Namespace, store: GameStore) -> Table:
    thinker, pace = ThinkInThread(), Pace(Speed.INSTANT)
    card = registry.card(known_game(args.game))
    told = any(value is not None for value in (args.players, args.humans, args.you, args.bots, args.seed))
    told = told or any_option(args, card)
    if args.resume:
        if told:
            raise Refusal("--resume goes on with a game as it is", "Leave the other options out.", code=2)
        left = store.unfinished()
        if not left:
            raise Refusal("there is no unfinished game", "Begin one: speicherstadt play")
        for game_id in left:
            if table := _resumed(store, game_id):
                return table
        raise Refusal("no unfinished game can be continued here", "Begin one: speicherstadt play")
    asks = sys.stdin.isatty() and not told
    if asks and (table := _left(store)):
        return table
    players = _asked(card) if asks else _given(args, card)
    options = options_given(args, card, len(players))
    seed = secrets.randbelow(MOST_SEED) if args.seed is None else args.seed
    # Whoever knows a seed can have seen every hand at another table, as with a code.
    known = args.seed is not None and not card.open
    meta = Occasion(CODE, counts=False).to_meta() if known else None
    typed = args.seed is not None
    game = registry.find(card.id)
    return begin(game, players, seed, thinker, store=store, pace=pace, options=options, meta=meta, typed=typed)


def _left(store: GameStore) -> Table | None:
    """The game played last, if the answer is to go on with it."""
    for game_id in store.unfinished():
        table = _resumed(store, game_id)
        if table is None:
            continue
        game = table.game.card
        who = listed(called(game.id, table.players))
        place = words.of(game.id).progress.where(table.rules.progress(table.view(None)))
        text = tr("Terminal", "%1 are in the middle of a game of %2 (%3). Continue it?")
        return table if yes(filled(text, who, game.title, place), otherwise=True) else None
    return None


def _resumed(store: GameStore, game_id: str) -> Table | None:
    """An unfinished game; None, and said why, if it can't be continued. Then the one before it is the last."""
    try:
        return resume(store, game_id, ThinkInThread(), pace=Pace(Speed.INSTANT))
    except (EngineError, OSError) as error:
        print(plain(sentence(filled(tr("Terminal", "An unfinished game can't be continued: %1"), error))))
        return None


def _asked(card: GameCard) -> list[Player]:
    """The person at the terminal says who plays; Enter takes the default of every question."""
    usual = _login_name()
    while why := why_not_a_name(name := read(f"{filled(tr('Terminal', 'Your name [%1]'), usual)}: ").strip() or usual):
        print(sentence(filled(tr("Terminal", "That won't do: %1"), why)))
    low, high = card.seats
    least, most = low - 1, high - 1
    number = min(max(USUAL_OPPONENTS, least), most)
    asked = filled(tr("Terminal", "How many opponents, %1 to %2 [%3]"), max(least, 1), most, number)
    while most > 0:
        told = read(f"{asked}: ").strip() or str(number)
        if told in map(str, range(max(least, 0), high)):
            number = int(told)
            break
        print(filled(tr("Terminal", "Type a number from %1 to %2."), max(least, 1), most))
    return _company(card, [name], [Bot(levels(card.id)[0])] * number)


def _login_name() -> str:
    try:
        name = getpass.getuser().capitalize()
    except (OSError, KeyError):
        name = ""
    return "Player" if why_not_a_name(name) else name


def _given(args: argparse.Namespace, card: GameCard) -> list[Player]:
    low, high = card.seats
    names = [] if args.you is None else [name.strip() for name in args.you.split(",")]
    for name in names:
        if why := why_not_a_name(name):
            raise Refusal(f"the name {quote(name)} can't be taken: {why}", "Name people so: --you Anna,Ben", code=2)
    humans = args.humans or max(1, len(names))
    if len(names) > humans:
        raise Refusal(f"there are {len(names)} names for {_people(humans)}", "Make --humans and --you fit.", code=2)
    names += [_login_name()] if not names else []
    names += [f"Player {n + 1}" for n in range(len(names), humans)]
    bots = read_bots(card.id, args.bots) if args.bots is not None else ()
    usual = humans + (len(bots) if bots else USUAL_OPPONENTS if humans == 1 else 0)
    usual = usual if bots else min(max(usual, low), high)
    players = args.players or usual
    if not max(low, humans + len(bots)) <= players <= high:
        raise Refusal(
            f"{_people(humans)} and {plural(len(bots), 'computer player')} are not {players} players",
            f"A game is for {low} to {high}.",
            code=2,
        )
    free = players - humans
    return _company(card, names, [(bots or [Bot(levels(card.id)[0])])[n % max(1, len(bots))] for n in range(free)])


def _people(number: int) -> str:
    return "1 person" if number == 1 else f"{number} people"


def _company(card: GameCard, names: Sequence[str], bots: Sequence[Bot]) -> list[Player]:
    """The people in the first seats; who begins is drawn anyway."""
    places = [*words.of(card.id).cast.NAMES, *(f"Player {n}" for n in range(1, 2 * len(bots) + len(names) + 1))]
    free = [place for place in places if place not in names]
    people = [Player(name, "human") for name in names]
    return people + [Player(place, "ai", bot.told) for place, bot in zip(free, bots, strict=False)]
