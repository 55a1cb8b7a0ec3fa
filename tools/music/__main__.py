"""Makes effects, surroundings and music, and judges them: `python -m tools.music make`, `python -m tools.music check`.

Needs NumPy and SoundFile: `pip install -e ".[music]"`. The program needs neither.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from tools.music import files


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.music", description=__doc__)
    parser.add_argument("what", choices=("make", "check", "stale"))
    parser.add_argument("names", nargs="*", help="as shared/turn; all that are stale if none is named")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="check: spectrograms, as PGM")
    asked = parser.parse_args(arguments)
    if asked.what == "stale":
        print(*files.stale(), sep="\n")
        return 1 if files.stale() else 0
    if asked.what == "check":
        from tools.music.check import check

        return check(asked.pictures)
    from tools.music.making import make

    make(asked.names)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
