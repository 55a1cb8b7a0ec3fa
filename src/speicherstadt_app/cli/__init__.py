"""The command line: one module a command, imported only when it is the chosen one.

A command module has `configure(parser)`, which adds its arguments, and `run(args)`, which answers the exit code.
`args.data` is the folder given with --data, or None; see places.py.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from speicherstadt_app import __version__
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.words.called import called

if TYPE_CHECKING:
    from speicherstadt_app.cli.parsing import CommandParser

GROUPS: Final = {
    "To play": {
        "play": "play a game in the terminal, alone against the computer or together",
        "box": "check cards, board or tiles of your own, or write them to begin from",
    },
    "To look at recorded games": {
        "show": "draw the table of a recorded game at any move, or list its moves",
        "review": "say what was good, what was a mistake and what was luck in a recorded game",
        "verify": "replay recorded games and say what is wrong with them, and where",
    },
    "To look back": {
        "stats": "show the statistics of the games that were kept",
        "data": "look after what is kept: check, backup, restore, export, import",
    },
    "To let the computer play": {
        "simulate": "let bots play many games and compare them",
        "arena": "measure how strong bots are, and how they play",
        "bot": "answer another program's questions about positions (JSON lines)",
        "bench": "measure how fast rules and statistics are on this machine",
    },
}
COMMANDS: Final = {name: line for group in GROUPS.values() for name, line in group.items()}
SPEAKING: Final = ("play", "box", "show", "review", "stats")
"""Commands for people, in their language. All others speak the English of programs."""
BOX_OF: Final = "-box"
FILES: Final = (".speicher", ".speicher.json", ".speicher.jsonl")
EXAMPLES: Final = (
    ("", "play"),
    ("old-laptop.speicher", "open the window and look into that file"),
    ("play", "play without a window"),
    ("show game.speicher.json --ply 40", "see what lay on the table after 40 moves"),
    ("verify *.speicher.jsonl", "check recorded games"),
    ("simulate --games 100", "let four bots play a hundred games"),
    ("simulate --help", "more about a command, with examples"),
)


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A name that the terminal's encoding lacks must not end the program.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="backslashreplace")
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except Refusal as refusal:
        refusal.tell()
        return refusal.code
    except _engine_error() as error:
        Refusal(str(error)).tell()
        return 1
    except KeyboardInterrupt:
        Refusal("stopped").tell()
        return 130
    except BrokenPipeError:
        _give_up(sys.stdout)
        return 141
    except MemoryError:
        Refusal("there is not enough memory", "Close other programs and start again.").tell()
        return 1
    except OSError as error:
        _give_up(sys.stdout)
        named = f" {error.filename}" if error.filename else ""
        if not _told(error):
            Refusal(f"the system refuses{named}: {error.strerror or error}", "Put that right and start again.").tell()
        return 1
    except Exception as error:
        if not _told(error):
            raise
        return 1
    return code


def _told(error: Exception) -> bool:
    """Whether it came out of a game's own code, or of a damaged installation, and is said."""
    from speicherstadt_app.app.damage import sentence
    from speicherstadt_app.games.registry import blamed

    if why := str(blamed(error) or "") or sentence(error):
        Refusal(why).tell()
    return bool(why)


def _engine_error() -> type[Exception]:
    """Looked up only when something was raised: the window begins without the engine."""
    from speicherstadt_app.engine.errors import EngineError

    return EngineError


def _plain_start(argv: list[str]) -> tuple[Path | None, bool] | None:
    """The window's own arguments, understood without a parser: to import one takes a twentieth of the time that the
    first frame takes."""
    folder, measure = None, False
    words = iter(argv)
    for word in words:
        if word == "--measure-start":
            measure = True
        elif word == "--data" and not (given := next(words, "-")).startswith("-"):
            if not given:
                return None
            folder = Path(given)
        else:
            return None
    return folder, measure


def _run(argv: list[str]) -> int:
    if (plain := _plain_start(argv)) is not None:
        from speicherstadt_app.cli.window import run

        return run(*plain)
    from speicherstadt_app.cli.language import checked, speak
    from speicherstadt_app.cli.parsing import CommandParser

    parser = _global_parser()
    chosen = parser.parse_args(argv)
    if chosen.help:
        print(help_text())
        return 0
    if chosen.version:
        print(f"speicherstadt {__version__}")
        return 0
    name, rest = chosen.command, chosen.rest
    folder, language, rest = _everywhere_among(rest)
    folder, language = folder or chosen.data, checked(language or chosen.language)
    if name is None:
        from speicherstadt_app.cli.window import run

        return run(folder, chosen.measure_start, language)
    if (game := _game_of_box(name)) is not None:
        name, rest = "box", ["--game", game, *rest]
    if name not in COMMANDS:
        if not _is_file(name):
            raise _no_such_command(name)
        from speicherstadt_app.cli.window import run

        return run(folder, chosen.measure_start, language, Path(name))
    command = import_module(f"{__name__}.{name}")
    if name in SPEAKING:
        speak(language, folder)
    parser = CommandParser(prog=f"speicherstadt {name}", description=f"{COMMANDS[name].capitalize()}.")
    parser.words, parser.folder = rest, folder
    command.configure(parser)
    args = parser.parse_intermixed_args(rest)
    args.data = folder
    code = command.run(args)
    assert isinstance(code, int)
    return code


def _game_of_box(name: str) -> str | None:
    """`venedig-box` is what `box --game venedig` was called first."""
    game, is_one, rest = name.partition(BOX_OF)
    if not is_one or rest:
        return None
    from speicherstadt_app.games import registry

    return game if game in registry.FOLDERS else None


def _global_parser() -> CommandParser:
    import argparse

    from speicherstadt_app.cli.parsing import CommandParser
    from speicherstadt_app.cli.places import folder_of

    parser = CommandParser(prog="speicherstadt", add_help=False)
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("--version", action="store_true")
    parser.add_argument("--data", type=folder_of)
    parser.add_argument("--language")
    parser.add_argument("--measure-start", action="store_true")
    parser.add_argument("command", nargs="?")
    parser.add_argument("rest", nargs=argparse.REMAINDER)
    return parser


def _everywhere_among(words: list[str]) -> tuple[Path | None, str | None, list[str]]:
    """--data and --language may also stand among the words of a command."""
    import argparse

    from speicherstadt_app.cli.parsing import CommandParser
    from speicherstadt_app.cli.places import folder_of

    end = words.index("--") if "--" in words else len(words)
    parser = CommandParser(prog="speicherstadt", add_help=False)
    parser.add_argument("--data", type=folder_of, default=argparse.SUPPRESS)
    parser.add_argument("--language", default=argparse.SUPPRESS)
    found, rest = parser.parse_known_args(words[:end])
    return getattr(found, "data", None), getattr(found, "language", None), rest + words[end:]


def _is_file(word: str) -> bool:
    """A file in place of a command: it was opened with this program, or dropped onto its icon."""
    return word.lower().endswith(FILES) or Path(word).is_file()


def _no_such_command(name: str) -> Refusal:
    from difflib import get_close_matches

    from speicherstadt_app.engine.errors import quote

    near = get_close_matches(name, COMMANDS, n=1, cutoff=0.5)
    hint = f"Did you mean '{called()} {near[0]}'?" if near else f"All commands: {called()} --help"
    return Refusal(f"there is no command {quote(name)}", hint, code=2)


def help_text() -> str:
    """What `speicherstadt --help` says."""
    lines = [
        "A house of merchant board games: play them, look at recorded games, let the computer play.",
        "",
        f"Usage: {called()} [COMMAND] [ARGUMENT...] [--data DIR]",
        "Without a command the game starts in its window; a file in its place is opened there.",
    ]
    for title, commands in GROUPS.items():
        lines += ["", f"{title}:"]
        lines += [f"  {name:<10} {line}" for name, line in commands.items()]
    lines += [
        "",
        "With every command:",
        "  --data DIR  keep games and settings in this folder, said before the command or after it",
        "              (also: SPEICHERSTADT_DATA)",
        "  --language  en, de or fr for this run, in the window too (usually the settings')",
        "  --version   say which version this is",
        "  --help      after a command: everything about that command",
        "",
        "Examples:",
    ]
    examples = [(f"{called()} {line}".rstrip(), meaning) for line, meaning in EXAMPLES]
    widest = max(len(line) for line, _ in examples)
    lines += [f"  {line:<{widest}}  {meaning}" for line, meaning in examples]
    return "\n".join(lines)


def _give_up(stream: TextIO) -> None:
    """Nobody reads any more: what is still buffered must not raise again when Python closes the stream."""
    try:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())
    except (OSError, ValueError):
        pass
