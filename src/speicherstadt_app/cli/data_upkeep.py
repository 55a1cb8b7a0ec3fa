"""speicherstadt data check, backup, restore, recount"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from speicherstadt_app.cli.counting import listed, plural
from speicherstadt_app.cli.kept import opened, progress
from speicherstadt_app.cli.parsing import CommandParser
from speicherstadt_app.cli.refusal import Refusal, plain
from speicherstadt_app.engine.errors import quote
from speicherstadt_app.words.called import typeable

if TYPE_CHECKING:
    from speicherstadt_app.store.library import Library
    from speicherstadt_app.store.shapes import Backup, Loss

MOST_NAMED: Final = 5
REASONS: Final = {
    "session": "a session",
    "migration": "a change of format",
    "import": "an import",
    "restore": "a restore",
    "wish": "somebody who asked",
}


# check


def check_arguments(parser: CommandParser) -> None:
    parser.add_argument("--quick", action="store_true", help="play no games through; see only whether they are whole")
    parser.examples(
        "speicherstadt data check             all of it: pages, games, statistics, backups",
        "speicherstadt data check --quick     without playing the games through",
        "",
        "What is damaged is repaired when a folder is opened, and said. The exit code is 0 if all is well.",
    )


class Finding(NamedTuple):
    """What was looked at, and what is to be said of it. `wrong` says what to do."""

    thing: str
    words: str
    wrong: str = ""


def check(args: argparse.Namespace) -> int:
    with opened(args) as library:
        repaired = any(notice.key in ("repaired", "restored", "vanished") for notice in library.notices)
        findings = []
        for finding in _findings(library, quick=args.quick):
            findings.append(finding)
            print(typeable(f"{finding.thing + ':':<12} {finding.words}"))
    for finding in findings:
        if finding.wrong:
            print(typeable(f"{finding.thing + ':':<12} {finding.wrong}"))
    return 1 if repaired or any(finding.wrong for finding in findings) else 0


def _findings(library: Library, *, quick: bool) -> Iterator[Finding]:
    from speicherstadt_app.store.inspection import look_at_writing

    database = library.database
    yield Finding("folder", plain(str(database.folder)))
    if database.newer:
        yield Finding("database", "of a newer version", str(database.newer))
        return
    seen = look_at_writing(library)
    mend = "Start again: what is damaged is then repaired as far as possible."
    yield Finding("pages", "in order") if seen.pages else Finding("pages", "damaged", mend)
    yield (
        Finding("rows", "each as it was written")
        if seen.rows
        else Finding("rows", "not all as they were written", mend)
    )
    yield _games(library, quick=quick)
    yield Finding("people", str(len(library.profiles.all())))
    yield _statistics(library)
    yield _backups(library)


def _games(library: Library, *, quick: bool) -> Finding:
    from speicherstadt_app.store.inspection import look_at_games

    with progress("games") as tell:
        seen = look_at_games(library, tell, quick=quick)
    kinds = {"in the trash" if kind == "trashed" else kind: number for kind, number in seen.kinds.items()}
    words = plural(seen.number, "game")
    if seen.number:
        words += f" ({', '.join(f'{number} {kind}' for kind, number in sorted(kinds.items()) if kind)})"
    words += f"; {seen.others} of other versions, not played through" if seen.others else ""
    wrong = ""
    if seen.unloaded:
        games = listed([f"{plural(number, 'game')} of {quote(game)}" for game, number in seen.unloaded.items()])
        words += f"; {games} not played through, as this program can't load what is needed for that"
        wrong = f"Install a version that has {listed([quote(game) for game in seen.unloaded])}, and check again."
    if seen.damaged:
        told = f"These are damaged: {_some(list(seen.damaged))}."
        return Finding("games", f"{words}; {len(seen.damaged)} damaged", " ".join(filter(None, [told, wrong])))
    if quick or not seen.number:
        return Finding("games", words, wrong)
    rest = "each of the others" if seen.others or seen.unloaded else "each"
    return Finding("games", f"{words}; {rest} leads to its result", wrong)


def _statistics(library: Library) -> Finding:
    from speicherstadt_app.store.inspection import look_at_statistics

    match look_at_statistics(library):
        case "damaged":
            return Finding("statistics", "damaged", "Build them anew: speicherstadt data recount")
        case "behind":
            return Finding("statistics", "some games are not counted yet; they will be when somebody looks at them")
        case _:
            return Finding("statistics", "in order")


def _backups(library: Library) -> Finding:
    from speicherstadt_app.store.inspection import look_at_backups

    with progress("backups") as tell:
        seen = look_at_backups(library, tell)
    if not seen.backups:
        return Finding("backups", "none yet; to make one: speicherstadt data backup")
    words = f"{plural(len(seen.backups), 'backup')}, the newest of {seen.backups[0].day}"
    if seen.bad:
        told = f"These can't be brought back: {_some(list(seen.bad))}."
        return Finding("backups", f"{words}; {len(seen.bad)} damaged", told)
    return Finding("backups", f"{words}; all good")


def _some(names: list[str]) -> str:
    more = len(names) - MOST_NAMED
    return listed(names) if more <= 0 else f"{', '.join(names[:MOST_NAMED])} and {more} more"


# backup


def backup_arguments(parser: CommandParser) -> None:
    parser.add_argument("--list", action="store_true", help="make none, only list them")
    parser.examples(
        "speicherstadt data backup            make one now, and list them",
        "speicherstadt data backup --list     list them",
        "",
        "The last 5 stay, and those of 7 days, 4 weeks and 6 months; large ones as many of these as",
        "have room in 2 GB together, at least the last 2, last week's and last month's. One is made by",
        "itself before each import, restore and change of format, and stays 30 days.",
    )


def backup(args: argparse.Namespace) -> int:
    with opened(args, writing=not args.list) as library:
        if not args.list:
            print(f"Backup {library.backups.make().number} is made and checked.")
        _list_backups(library.backups.all())
    return 0


def _list_backups(backups: list[Backup]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.filesize import decimal
    from rich.table import Table

    from speicherstadt_app.cli.screen import console

    if not backups:
        print("There is no backup yet.")
        return
    table = Table(box=SIMPLE_HEAD)
    table.add_column("backup", justify="right")
    table.add_column("of")
    table.add_column("made for")
    table.add_column("size", justify="right")
    for made in backups:
        size = decimal(made.path.stat().st_size)
        table.add_row(str(made.number), f"{made.made:%Y-%m-%d %H:%M}", REASONS[made.occasion], size)
    console().print(table)
    print(f"They lie in {backups[0].path.parent}.")


# restore


def restore_arguments(parser: CommandParser) -> None:
    parser.add_argument("backup", metavar="BACKUP", nargs="?", help="its number or file name (default: the newest)")
    parser.add_argument("--yes", action="store_true", help="do not ask")
    parser.examples(
        "speicherstadt data restore           the newest backup; says what would be lost, and asks",
        "speicherstadt data restore 12        the one of that number",
        "",
        "What is there now becomes a backup itself, so that this too can be taken back.",
    )


def restore(args: argparse.Namespace) -> int:
    from speicherstadt_app.cli.terminal import EndOfInput, yes

    with opened(args, writing=True, unreadable=True) as library:
        chosen = _chosen(library.backups.all(), args.backup)
        lost = bool(library.database.unreadable)
        loss = library.backups.loss(chosen)
        last = f"the last move in it is of {_local(loss.last_played_at)}" if loss.last_played_at else "no game is in it"
        print(f"Backup {chosen.number} was made on {chosen.made:%Y-%m-%d at %H:%M}; {last}.")
        print("What was played since can't be told: it is not in this backup." if lost else _loss_in_words(loss))
        if not args.yes:
            try:
                agreed = yes("Bring it back?")
            except EndOfInput:
                print()
                raise Refusal("nobody answers, so nothing was brought back", "Add --yes to do it unasked.") from None
            if not agreed:
                print("Nothing was changed.")
                return 0
        if lost:
            from speicherstadt_app.store.open import bring_back

            aside = bring_back(library.database.folder, chosen, library.database.clock)
            print(f"It is back. What could not be read is kept as {aside.name}.")
            return 0
        library.backups.restore(chosen)
        undo = library.backups.all()[0]
        print(f"It is back. What was there before is backup {undo.number} now.")
    return 0


def _chosen(backups: list[Backup], name: str | None) -> Backup:
    if not backups:
        raise Refusal("there is no backup yet", "Make one: speicherstadt data backup")
    if name is None:
        return backups[0]
    for found in backups:
        if name in (found.name, str(found.number)):
            return found
    raise Refusal(f"there is no backup {quote(name)}", "They are listed so: speicherstadt data backup --list", code=2)


def _local(time: str) -> str:
    from speicherstadt_app.store.clock import moment_of

    return moment_of(time).astimezone().strftime("%H:%M on %Y-%m-%d")


def _loss_in_words(loss: Loss) -> str:
    lost = []
    if loss.new_games:
        lost.append(f"{plural(loss.new_games, 'game')} begun since")
    if loss.longer_games:
        lost.append(f"the latest moves of {plural(loss.longer_games, 'game')}")
    if loss.new_profiles:
        lost.append("1 person" if loss.new_profiles == 1 else f"{loss.new_profiles} people")
    if loss.settings_changed:
        lost.append("changed names, settings or own boxes")
    return f"This would take away {listed(lost)}." if lost else "Nothing would be lost."


# recount


def recount_arguments(parser: CommandParser) -> None:
    parser.examples(
        "speicherstadt data recount",
        "",
        "Statistics follow from the games alone, and can be built anew at any time.",
    )


def count_again(args: argparse.Namespace) -> int:
    from speicherstadt_app.store.statistics.recount import recount

    with opened(args, writing=True) as library:
        with progress("games") as tell:
            counted = recount(library.database, tell)
        print(f"{plural(counted.games, 'game')} counted.")
        if counted.damaged:
            raise Refusal(f"{plural(len(counted.damaged), 'game')} are damaged: {_some(list(counted.damaged))}")
    return 0
