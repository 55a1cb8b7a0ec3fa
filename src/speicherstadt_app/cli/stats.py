"""speicherstadt stats"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from json import loads as parse_options
from typing import TYPE_CHECKING, Final

from speicherstadt_app import words
from speicherstadt_app.cli.counting import listed
from speicherstadt_app.cli.games import asked_for, game_argument, known_game
from speicherstadt_app.cli.kept import opened
from speicherstadt_app.cli.parsing import CommandParser, day, whole
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.cli.stats_text import show
from speicherstadt_app.engine.errors import quote
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.export import ALONE, SHEETS, everybody, sheets, to_csv, to_json, usual_sheets

if TYPE_CHECKING:
    from speicherstadt_app.store.statistics.selection import Statistics

STANDARD: Final = "standard"
NO_OPTIONS: Final = "{}"
SKILL: Final = "skill"
"""What the games that were looked back at say; it comes from the reviews that are kept beside the database."""
SHOWN: Final = ("overview", "players", "levels", "strategy", "cards", "head_to_head", "records", SKILL)


def configure(parser: CommandParser) -> None:
    card = game_argument(parser, counted=True)
    low, high = card.seats
    tables = (*SHEETS, *ALONE, SKILL) if low == 1 else (*SHEETS, SKILL)
    parser.add_argument("--profile", metavar="NAME", help="whose games; without it everybody in one table")
    parser.add_argument("--players", metavar="N", type=whole(low, high), help=f"games of so many, {low} to {high}")
    parser.add_argument("--level", metavar="LEVEL", help="games with an opponent of this level")
    parser.add_argument("--style", metavar="STYLE", help="games with an opponent of this style (of that level)")
    parser.add_argument("--seat", metavar="N", type=whole(0, high - 1), help="games played at this seat, from 0")
    parser.add_argument("--from", metavar="DAY", dest="first_day", type=_day, help="games since this day (2026-11-18)")
    parser.add_argument("--to", metavar="DAY", dest="last_day", type=_day, help="games up to this day")
    parser.add_argument(
        "--variant", metavar="NAME", help="games of this variant, such as a box of your own, or 'standard'"
    )
    parser.add_argument(
        "--which", choices=("counted", "apart", "all"), default="counted", help="games that count (default), or others"
    )
    parser.add_argument(
        "--table",
        metavar="TABLE",
        action="append",
        choices=tables,
        help=f"show this one, several times for several: {', '.join(tables)} (default: {', '.join(SHOWN)})",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="all tables, or those named, as JSON")
    form.add_argument("--csv", action="store_true", help="as CSV, an empty line between two tables")
    parser.examples(
        "speicherstadt stats",
        f"speicherstadt stats{asked_for(card)} --profile Anna --players {high}",
        "speicherstadt stats --profile Anna --table history --csv > history.csv",
    )


def run(args: argparse.Namespace) -> int:
    with opened(args) as library:
        from speicherstadt_app.app.figures import Figures
        from speicherstadt_app.app.strengths import measured
        from speicherstadt_app.store.reviews import Reviews
        from speicherstadt_app.store.statistics.recount import is_up_to_date, recount
        from speicherstadt_app.store.statistics.selection import Statistics

        if not (library.database.newer or is_up_to_date(library.database)):
            recount(library.database)
        statistics = Statistics(library.database, measured)
        names = {profile.id: profile.name for profile in library.profiles.all()}
        game_id = known_game(args.game)
        variant = None if args.variant is None else _variant(game_id, args.variant, statistics, names)
        chosen = Filter(
            game_id, args.players, args.level, args.style, args.seat, args.first_day, args.last_day, variant, args.which
        )
        person = _person(args, names)
        if person is None:
            tables = [everybody({name: statistics.of(found, chosen) for found, name in names.items()})]
        else:
            selection = statistics.of(person, chosen)
            all_of = usual_sheets(selection.names)
            usual = [name for name in (*SHOWN, "grades") if name in {*all_of, SKILL}]
            wanted = args.table or (all_of if args.json or args.csv else usual)
            others = [name for name in wanted if name != SKILL]
            tables = list(sheets(selection, names, others)) if others else []
            if SKILL in wanted:
                skill = Figures(library, lambda: Reviews(library.database.folder)).skill(selection)
                if not (args.json or args.csv):
                    # What was judged otherwise has nothing to be shown.
                    lost = skill.headings.index("loss")
                    skill = skill._replace(rows=[row for row in skill.rows if row[lost] is not None])
                tables += [skill] if skill.rows or args.table else []
        if args.json:
            print(to_json(tables, whose=names.get(person or ""), chosen=chosen))
        elif args.csv:
            # Bytes: the line ends of CSV are the same on every system.
            sys.stdout.flush()
            sys.stdout.buffer.write("\r\n".join(map(to_csv, tables)).encode())
        else:
            show(tables, names.get(person or ""), chosen)
    return 0


def _person(args: argparse.Namespace, names: Mapping[str, str]) -> str | None:
    """The id of the profile asked for, or the only one there is; None for everybody."""
    if args.profile is None:
        if len(names) == 1:
            return next(iter(names))
        if args.table:
            raise Refusal("a table is about one person", f"Say whose: --profile {_quoted(names)}.", code=2)
        return None
    found = [profile for profile, name in names.items() if args.profile in (profile, name)]
    if not found:
        raise Refusal(f"there is no profile {quote(args.profile)}", f"There are {_quoted(names)}.", code=2)
    if len(found) > 1:
        raise Refusal(
            f"{len(found)} profiles are called {quote(args.profile)}", f"Name one by its id: {listed(found)}."
        )
    return found[0]


def _variant(game_id: str, name: str, statistics: Statistics, people: Iterable[str]) -> str:
    """The options of the games of this variant, as they are kept."""
    if name in (STANDARD, NO_OPTIONS):
        return NO_OPTIONS
    played = {text for person in people for text in statistics.choices(person, game_id).variants}
    called = words.of(game_id).setting_up.variant_name
    names = {text: called(parse_options(text)) for text in sorted(played)}
    found = [text for text, title in names.items() if name in (title, text)]
    if not found:
        others = [quote(title) for title in (STANDARD, *filter(None, names.values()))]
        raise Refusal(f"no game was played of a variant {quote(name)}", f"There are {listed(others)}.", code=2)
    if len(found) > 1:
        raise Refusal(f"{len(found)} variants are called {quote(name)}", "Name one by its options, as JSON.", code=2)
    return found[0]


def _quoted(names: Mapping[str, str]) -> str:
    return listed([quote(name) for name in names.values()]) or "none yet"


def _day(text: str) -> str:
    return day(text).isoformat()
