"""Where `speicherstadt` and `python -m speicherstadt_app` begin. Workers import it again: keep it light."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if _ran_as_worker(given):
        return 0
    from speicherstadt_app.cli import main as run_command

    return run_command(given)


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
