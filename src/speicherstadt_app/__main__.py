"""Where `speicherstadt` and `python -m speicherstadt_app` begin. Workers import it again: keep it light."""

import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if _ran_as_worker(given):
        return 0
    _print_nowhere_if_all_is_closed()
    _hear_signals()
    try:
        from speicherstadt_app.cli import main as run_command
    except KeyboardInterrupt:
        return 130
    return run_command(given)


def _hear_signals() -> None:
    """The launcher of a Briefcase bundle starts a Python that leaves signals alone: Ctrl-C, and a pipe that nobody
    reads any more, would end it without a word, as if it had been killed."""
    import signal

    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGPIPE") and signal.getsignal(signal.SIGPIPE) is signal.SIG_DFL:
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)


def _print_nowhere_if_all_is_closed() -> None:
    """After `>&-`, and in a program without a console, Python has no such stream at all."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115


def _ran_as_worker(arguments: list[str]) -> bool:
    """In a Briefcase bundle the program itself stands where multiprocessing expects an interpreter, and its launcher
    hands us `-c CODE`; opening a second game there would leave the first one waiting for its worker for ever."""
    if "-c" not in arguments[:-1]:
        return False
    at = arguments.index("-c")
    code = arguments[at + 1]
    if not code.startswith("from multiprocessing."):
        return False
    sys.argv = ["-c", *arguments[at + 2 :]]
    exec(code, {"__name__": "__mp_child__"})
    return True


if __name__ == "__main__":
    sys.exit(main())
