"""Pictures of the window in every state, and what is wrong in them.

python -m tools.gallery                   render, inspect and compare the kept selection; see build/gallery/index.html
python -m tools.gallery --all             every state in every size, look, language and size of text
python -m tools.gallery --accept          make what is rendered now the kept pictures (tests/images/kept)
python -m tools.gallery --only demand     only what has this in its name
python -m tools.gallery --before FOLDER   compare with another folder of pictures
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.gallery.alike import ENVIRONMENT

if TYPE_CHECKING:
    from tools.gallery.report import Shown
    from tools.gallery.selection import View

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = ROOT / "tests" / "images" / "kept"
BUILD: Final = ROOT / "build" / "gallery"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="gallery", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--all", action="store_true", help="everything; takes minutes")
    parser.add_argument("--accept", action="store_true", help="keep what is rendered now")
    parser.add_argument("--only", default="", help="a part of a name")
    parser.add_argument("--before", type=Path, default=KEPT, help="what to compare with")
    parser.add_argument("--out", type=Path, default=BUILD, help="where to write")
    asked = parser.parse_args(arguments)
    os.environ |= ENVIRONMENT
    from tools.gallery.report import write_report
    from tools.gallery.selection import EVERY, KEPT_VIEWS

    views = [view for view in (EVERY if asked.all else KEPT_VIEWS) if asked.only in str(view)]
    if not views:
        print(
            f"gallery: nothing is called {asked.only}: see tools/gallery/house.py and tests/games/*/gallery",
            file=sys.stderr,
        )
        return 2
    asked.out.mkdir(parents=True, exist_ok=True)
    shown = list(_rendered(views, asked.before, asked.out, accept=asked.accept))
    if asked.accept:
        for path in KEPT.iterdir():
            if path.stem not in map(str, KEPT_VIEWS):
                path.unlink()
    write_report(asked.out / "index.html", f"{len(shown)} pictures", shown)
    changed = [each for each in shown if each.weight]
    flawed = [each for each in shown if each.flaws]
    for each in flawed:
        print(each.name, *each.flaws, sep="\n  ")
    print(f"{len(shown)} pictures, {len(changed)} changed, {len(flawed)} with flaws: {asked.out / 'index.html'}")
    return 1 if flawed or (changed and not asked.accept) else 0


def _rendered(views: Sequence[View], before: Path, out: Path, *, accept: bool) -> Iterator[Shown]:
    from tools.gallery.inspection import flaws
    from tools.gallery.pictures import SUFFIX, as_kept, difference, keep, kept, painted_difference
    from tools.gallery.report import Shown
    from tools.gallery.selection import KEPT_VIEWS, shown_views

    for view, gallery in shown_views(views):
        picture, name = gallery.picture(), str(view)
        picture.save(str(out / f"{name}.png"))
        found = [str(flaw) for flaw in flaws(gallery)]
        old = before / f"{name}{SUFFIX}"
        now = as_kept(picture)
        pictures = [("now", f"{name}.png")]
        if not old.exists():
            yield Shown(name, pictures, "(new)", 1 if before == KEPT and not accept else 0, found)
        else:
            was = kept(old)
            apart = difference(was, now)
            if not apart.alike:
                was.save(str(out / f"{name}.before.png"))
                pictures.insert(0, ("before", f"{name}.before.png"))
                if was.size() == now.size():
                    painted_difference(was, now).save(str(out / f"{name}.difference.png"))
                    pictures.append(("what differs", f"{name}.difference.png"))
            weight = 0 if apart.alike else apart.blocks
            yield Shown(name, pictures, f"({apart.blocks} of {apart.total} blocks)", weight, found)
        if accept and view in KEPT_VIEWS:
            keep(picture, KEPT / f"{name}{SUFFIX}")


if __name__ == "__main__":
    sys.exit(main())
