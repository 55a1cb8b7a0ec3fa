"""Writes the manual page of the command line, from the parsers themselves: `python -m tools.manual`."""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from speicherstadt_app import cli
from speicherstadt_app.cli.parsing import CommandParser

PAGE: Final = Path(__file__).resolve().parents[1] / "resources" / "linux" / "speicherstadt.1"
EVERYWHERE: Final = {
    "--data DIR": "keep games and settings in this folder, said before the command or after it",
    "--language LANGUAGE": "en, de or fr for this run, in the window too (usually that of the settings)",
    "--version": "say which version this is",
    "-h, --help": "after a command: everything about that command",
}
HEAD: Final = r"""
.\" Written by `python -m tools.manual`.
.TH SPEICHERSTADT 1 "" Speicherstadt "Games"
.SH NAME
speicherstadt \- a house of board games with honest computer players
.SH SYNOPSIS
.B speicherstadt
.RI [ COMMAND ]
.RI [ ARGUMENT ...]
.RB [ \-\-data
.IR DIR ]
.RB [ \-\-language
.IR LANGUAGE ]
.br
.B speicherstadt
.I FILE
.SH DESCRIPTION
Without a command the program opens its window. A file of games (.speicher, .speicher.json, .speicher.jsonl) in place
of a command is opened there.
"""
TAIL: Final = r"""
.SH FILES
.TP
.I ~/.local/share/speicherstadt
Games, people and settings, if no other folder is named. No package touches it when it is removed.
.TP
.I portable
A file of this name beside the program keeps everything in the folder
.I data
beside it.
.SH ENVIRONMENT
.TP
.B SPEICHERSTADT_DATA
The folder of
.BR \-\-data ,
if that is not given.
.SH EXIT STATUS
0 if all went well, 1 if something could not be done, 2 if the arguments were wrong, 130 if it was stopped, 141 if
nobody reads what it prints.
"""


def page() -> str:
    lines = [*HEAD.strip().splitlines(), ".SH OPTIONS"]
    for option, meaning in EVERYWHERE.items():
        lines += _entry(option, meaning)
    for title, commands in cli.GROUPS.items():
        lines.append(f".SH {title.upper()}")
        for name, line in commands.items():
            lines += [f".SS {_safe(name)}", _safe(f"{line[0].upper()}{line[1:]}.")]
            lines += _options(_parser(name))
    lines.append(".SH EXAMPLES")
    for line, meaning in cli.EXAMPLES:
        lines += _entry(line, meaning)
    return "\n".join([*lines, *TAIL.strip().splitlines()]) + "\n"


def _parser(command: str) -> CommandParser:
    parser = CommandParser(prog=f"speicherstadt {command}")
    import_module(f"speicherstadt_app.cli.{command}").configure(parser)
    return parser


def _options(parser: CommandParser) -> Iterator[str]:
    formatter = argparse.HelpFormatter(parser.prog)
    for action in parser._actions:
        if "--help" in action.option_strings or action.help in (None, argparse.SUPPRESS) or action.dest == "action":
            continue
        told = action.metavar or (str(action.dest).upper() if action.nargs != 0 else "")
        value = " ".join(told) if isinstance(told, tuple) else told
        name = ", ".join(action.option_strings)
        yield from _entry(f"{name} {value}".strip(), re.sub(r"\s+", " ", formatter._expand_help(action)))
    for name, known in parser._known_actions.items():
        yield from _entry(name, known.line)
        inner = CommandParser(prog=f"{parser.prog} {name}")
        known.configure(inner)
        below = list(_options(inner))
        if below:
            yield from (".RS", *below, ".RE")


def _entry(name: str, meaning: str) -> Iterator[str]:
    yield ".TP"
    yield f".B {_safe(name)}"
    yield from textwrap.wrap(_safe(meaning), 118, break_on_hyphens=False, break_long_words=False)


def _safe(text: str) -> str:
    """For troff: a hyphen that can be copied, and no line that begins with a command of its own."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^(?=[.'])", r"\\&", text)


if __name__ == "__main__":
    text = page()
    if sys.argv[1:] == ["check"]:
        sys.exit(0 if PAGE.read_text("utf-8") == text else f"{PAGE.name} is not what the parsers say: write it again.")
    PAGE.write_text(text, "utf-8", newline="\n")
