"""Commands that a game brings, such as `box` (engine/command.py)."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from speicherstadt_app.cli.games import all_commands
from speicherstadt_app.cli.parsing import Action, CommandParser
from speicherstadt_app.engine.command import GameAction


def find_command(
    name: str,
) -> tuple[str, Callable[[CommandParser], None], Callable[[argparse.Namespace], int]] | None:
    """In a line, its arguments, and how it is done; None if no game has such a command."""
    command = dict(all_commands()).get(name)
    if command is None:
        return None

    def configure(parser: CommandParser) -> None:
        parser.add_actions({key: _action(action) for key, action in command.actions.items()})
        parser.examples(*command.examples)

    return command.line, configure, _run


def _run(args: argparse.Namespace) -> int:
    code = args.run(args)
    assert isinstance(code, int)
    return code


def _action(action: GameAction) -> Action:
    def configure(parser: CommandParser) -> None:
        action.configure(parser)
        parser.examples(*action.examples)

    def run(args: argparse.Namespace) -> int:
        for line in action.run(args):
            print(line)
        return 0

    return Action(action.line, configure, run)
