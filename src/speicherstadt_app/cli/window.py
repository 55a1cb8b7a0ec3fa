"""speicherstadt window"""

from __future__ import annotations

import argparse
import gc

from speicherstadt_app.cli.parsing import CommandParser
from speicherstadt_app.cli.places import data_folder
from speicherstadt_app.cli.refusal import Refusal


def configure(parser: CommandParser) -> None:
    parser.add_argument(
        "--measure-start", action="store_true", help="open, print the seconds to the first frame as JSON, and quit"
    )
    parser.examples(
        "speicherstadt                              opens the window",
        "speicherstadt --measure-start              says how long that takes",
        "speicherstadt --data DIR                   with the games of that folder",
    )


def run(args: argparse.Namespace) -> int:
    # Nothing that is made until the first frame is ever thrown away; looking for it costs some milliseconds.
    gc.disable()
    from speicherstadt_app.app.display import why_no_window

    if why := why_no_window():
        raise Refusal(why)
    from speicherstadt_app.app.window import open_window

    return open_window(data_folder(args.data), measure=args.measure_start)
