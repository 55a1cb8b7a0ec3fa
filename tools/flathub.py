"""Writes what flathub.org is given for a version: `python -m tools.flathub INDEX SOURCES FOLDER`.

INDEX is the simple index of Python's packages (PEP 503) from which a Flatpak may fetch, SOURCES the .tar.gz of
`python -m hatchling build -t sdist`. The recipe fetches nothing but what it names, each by its sum: the wheels are
those of requirements/play.txt, for both processors.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from html import unescape
from pathlib import Path
from string import Template
from typing import Final
from urllib.parse import unquote, urljoin

from tools.bill import named_in_packages, sums
from tools.bundle import briefcase, identity
from tools.winget import download

ROOT: Final = Path(__file__).resolve().parents[1]
RECIPE: Final = ROOT / "resources" / "linux" / "flathub.yml"
LIBRARIES: Final = "libraries.json"
PYTHON: Final = (3, 13)
"""Of org.freedesktop.Platform 25.08."""
PROCESSORS: Final = ("x86_64", "aarch64")
LINK: Final = re.compile(r"""href=["']([^"'#]+)#sha256=([0-9a-f]{64})""")
WHEEL: Final = re.compile(r".+?-.+?-(?P<python>[\w.]+)-(?P<abi>[\w.]+)-(?P<platform>[\w.]+)\.whl")
Ask = Callable[[str], str]


def sources(ask: Ask, index: str) -> Iterator[dict[str, object]]:
    """One file for each library, or one for each processor."""
    for name in sorted(named_in_packages()):
        tried, page = sums(name), urljoin(index.rstrip("/") + "/", f"{name}/")
        links = [(urljoin(page, unescape(url)), found) for url, found in LINK.findall(ask(page)) if found in tried]
        # A file for each processor, or one for all; of two versions that were tried the newer one stands last.
        found = {processor: _fit(links, processor) for processor in PROCESSORS}
        if not all(found.values()):
            found = {"": _fit(links, None)}
        for processor, link in found.items():
            if link is None:
                raise SystemExit(f"The index has no wheel of {name} that was tried: name another index.")
            only = {"only-arches": [processor]} if processor else {}
            yield {"type": "file", "url": link[0], "sha256": link[1], **only}


def _fit(links: Sequence[tuple[str, str]], processor: str | None) -> tuple[str, str] | None:
    fit = [link for link in links if fits(unquote(link[0].rpartition("/")[2]), processor)]
    return fit[-1] if fit else None


def fits(file: str, processor: str | None) -> bool:
    found = WHEEL.fullmatch(file)
    if found is None:
        return False
    platform = found["platform"]
    if processor is None:
        return platform == "any" and "py3" in found["python"]
    if "manylinux" not in platform or not platform.endswith(processor):
        return False
    if found["abi"] == "abi3":
        oldest = re.fullmatch(r"cp3(\d+)", found["python"])
        return oldest is not None and int(oldest[1]) <= PYTHON[1]
    return found["abi"] == "cp{}{}".format(*PYTHON)


def recipe(archive: Path) -> str:
    names = {"identity": identity(), "archive": download(briefcase(), archive.name)}
    names["sum"] = hashlib.sha256(archive.read_bytes()).hexdigest()
    return Template(RECIPE.read_text("utf-8")).substitute(names)


def asked(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return str(answer.read().decode())


def main(arguments: list[str], ask: Ask = asked) -> int:
    if len(arguments) != 3 or not (archive := Path(arguments[1])).is_file():
        print("usage: python -m tools.flathub INDEX SOURCES FOLDER", file=sys.stderr)
        return 2
    found = list(sources(ask, arguments[0]))
    folder = Path(arguments[2])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / LIBRARIES).write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    (folder / f"{identity()}.yml").write_text(recipe(archive), "utf-8")
    print(f"{len(found)} files of {len(named_in_packages())} libraries")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
