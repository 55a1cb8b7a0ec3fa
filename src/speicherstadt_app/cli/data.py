"""speicherstadt data"""

from __future__ import annotations

import argparse
from typing import Final

from speicherstadt_app.cli import data_transfer, data_upkeep
from speicherstadt_app.cli.parsing import Action, CommandParser

ACTIONS: Final = {
    "check": Action("look whether everything that is kept is in order", data_upkeep.check_arguments, data_upkeep.check),
    "backup": Action("make a backup, and list them all", data_upkeep.backup_arguments, data_upkeep.backup),
    "restore": Action("bring a backup back", data_upkeep.restore_arguments, data_upkeep.restore),
    "export": Action(
        "write everything into one file that can be taken elsewhere",
        data_transfer.export_arguments,
        data_transfer.export,
    ),
    "import": Action(
        "take games and people over from such a file", data_transfer.import_arguments, data_transfer.take_over
    ),
    "recount": Action(
        "build the statistics anew from the games", data_upkeep.recount_arguments, data_upkeep.count_again
    ),
    "simulate": Action(
        "fill a folder with a simulated past, for trying things out",
        data_transfer.simulate_arguments,
        data_transfer.simulate,
    ),
}


def configure(parser: CommandParser) -> None:
    parser.add_actions(ACTIONS)
    parser.examples(
        "speicherstadt data check                          is everything in order?",
        "speicherstadt data export                         everything in one file",
        "speicherstadt data import old-laptop.speicher     take over what another one exported",
        "speicherstadt data restore                        as it was at the last backup",
        "speicherstadt data import --help                  more about an action, with examples",
    )


def run(args: argparse.Namespace) -> int:
    code = args.run(args)
    assert isinstance(code, int)
    return code
