"""Says whether a version may go out: `python -m tools.release`, and `python -m tools.release v1.2.0` before it does.

The version stands in src/speicherstadt_app/__init__.py and nowhere else. `python -m tools.release --rpm` writes what an
.rpm takes for a changelog, which has a form of its own; `python -m tools.release --winget FOLDER` writes into the
folder of the .msi packages what winget wants to know of them.
"""

from __future__ import annotations

import os
import re
import sys
import time
import tomllib
from pathlib import Path
from typing import Any, Final

from tools import changelog, images, winget
from tools.changelog import version

ROOT: Final = Path(__file__).resolve().parents[1]
PUBLISHER: Final = ("bundle", "url", "author", "author_email")
NOBODYS: Final = re.compile(r"\bexample\b")
"""The ending of addresses that belong to nobody; in a bundle's name it comes first."""


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--winget"] and len(arguments) == 2:
        return winget.main(Path(arguments[1]), briefcase(ROOT), version(ROOT), changelog.day_of_this(ROOT))
    if len(arguments) > 1 or arguments == ["--winget"]:
        print("usage: python -m tools.release [TAG | --rpm | --winget FOLDER]", file=sys.stderr)
        return 2
    if arguments == ["--rpm"]:
        print(rpm_changelog(ROOT, float(os.environ.get("SOURCE_DATE_EPOCH", time.time()))))
        return 0
    flaws = tag_flaws(ROOT, arguments[0]) if arguments else changelog_flaws(ROOT)
    for flaw in flaws:
        print(flaw, file=sys.stderr)
    if not flaws:
        print(version(ROOT))
    return 1 if flaws else 0


def changelog_flaws(root: Path) -> list[str]:
    """Every version has its day, the newest comes first, and what is not out yet stands above them all."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    heads = re.findall(r"^## (.+)$", text, re.MULTILINE)
    flaws = [] if version(root) else ["The version in __init__.py is not of the form 1.2.3: write it so."]
    if not heads or heads[0] != "[Unreleased]":
        flaws.append("CHANGELOG.md does not begin with [Unreleased]: put it above all versions.")
    released = [re.fullmatch(r"\[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d\d-\d\d", head) for head in heads[1:]]
    if not all(released):
        flaws.append("CHANGELOG.md has a heading that is not like [1.2.3] - 2026-11-18: put it right.")
    numbers = [tuple(map(int, found.groups())) for found in released if found]
    if numbers != sorted(numbers, reverse=True):
        flaws.append("The versions in CHANGELOG.md are not in their order: the newest comes first.")
    return flaws


def tag_flaws(root: Path, tag: str) -> list[str]:
    flaws = changelog_flaws(root)
    number = version(root)
    if tag != f"v{number}":
        flaws.append(f"The tag is {tag}, and the program is {number}: make one like the other.")
    if f"## [{number}] - " not in (root / "CHANGELOG.md").read_text("utf-8"):
        flaws.append(f"CHANGELOG.md tells nothing of {number}: give what stands under [Unreleased] its number and day.")
    return flaws + publisher_flaws(root) + image_flaws(root)


def image_flaws(root: Path) -> list[str]:
    """A tag may mean another image tomorrow."""
    return [
        f"{path.name} names the container {name} by its tag alone: python -m tools.images writes its digest beside it."
        for path in sorted((root / ".github" / "workflows").glob("*.yml"))
        for name, digest in images.named(path.read_text("utf-8")).items()
        if not digest
    ]


def rpm_changelog(root: Path, seconds: float) -> str:
    told = briefcase(root)
    day = time.strftime("%a %b %d %Y", time.gmtime(seconds))
    return (
        f"* {day} {told['author']} <{told['author_email']}> - {version(root)}-1\n"
        "- All that is new stands in /usr/share/doc/speicherstadt-app/changelog.gz."
    )


def briefcase(root: Path) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["briefcase"]
    return found


def publisher_flaws(root: Path) -> list[str]:
    told = briefcase(root)
    given = {name: str(told.get(name, "")) for name in PUBLISHER}
    for app in told["app"].values():
        given |= {f"url of {kind}": str(about["url"]) for kind, about in app.get("document_type", {}).items()}
    return [
        f"[tool.briefcase] in pyproject.toml names nobody as {name} ({value}): put in the publisher's own."
        for name, value in given.items()
        if not value or NOBODYS.search(value)
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
