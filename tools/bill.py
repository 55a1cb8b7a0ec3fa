"""What a package is made of: a bill of materials (CycloneDX 1.6), and whether its libraries are those that were tried.

With the standard library alone: in a Flatpak there is nothing else. `python -m tools.bill [play|test]` prints the tried
versions without sums, as pip takes them for constraints.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKED: Final = ROOT / "requirements"
LIBRARIES: Final = ROOT / "src" / "speicherstadt_app" / "assets" / "licences" / "libraries.toml"
PROGRAM: Final = ROOT / "src" / "speicherstadt_app" / "__init__.py"
FILE: Final = "speicherstadt.cdx.json"
NAME: Final = "speicherstadt-app"


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> dict[str, set[str]]:
    """The versions of each library that were tried: some have one for each range of Pythons."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", (LOCKED / "play.txt").read_text("utf-8"), re.MULTILINE):
        found.setdefault(canonical(name), set()).add(version)
    return found


def named_in_packages() -> set[str]:
    """What a package is made of; the rest of requirements/play.txt installs the program from its folder."""
    named = tomllib.loads(LIBRARIES.read_text("utf-8"))["library"]
    return {canonical(one["package"]) for one in named if "package" in one} & set(locked())


def blocks() -> Iterator[tuple[str, str]]:
    """The lines of each library in requirements/play.txt, with its name."""
    text = (LOCKED / "play.txt").read_text("utf-8")
    for block in re.findall(r"^[\w.-]+==.*\n(?:[ #].*\n)*", text, re.MULTILINE):
        yield canonical(block.partition("==")[0]), block


def sums(name: str) -> set[str]:
    return {one for found, block in blocks() if found == name for one in re.findall(r"sha256:([0-9a-f]{64})", block)}


def hashed() -> str:
    """What pip has to fetch for a package, by its sums."""
    wanted = named_in_packages()
    return "".join(block for name, block in blocks() if name in wanted)


def installed(packages: Path) -> Iterator[tuple[str, str]]:
    """Names and versions."""
    yield from sorted((canonical(one.name), one.version) for one in distributions(path=[str(packages)]))


def strangers(packages: Path) -> list[str]:
    """Libraries in a package that nobody tried the program with."""
    tried = locked()
    return [f"{name} {version}" for name, version in installed(packages) if version not in tried.get(name, set())]


def bill(packages: Path) -> dict[str, Any]:
    """Without a date and a random number: the same package has the same bill."""
    named = tomllib.loads(LIBRARIES.read_text("utf-8"))["library"]
    there = dict(installed(packages))
    ours = [one for one in named if one.get("package") in there]
    others = [one for one in named if "package" not in one and one.get("within", next(iter(there), "")) in there]
    version = re.search(r'__version__.*"(.*)"', PROGRAM.read_text("utf-8"))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": NAME,
                "version": version[1] if version else "",
                "licenses": [{"expression": "MIT AND OFL-1.1"}],
            }
        },
        "components": [_component(one, there) for one in [*ours, *others]],
        "dependencies": [{"ref": NAME, "dependsOn": [one["package"] for one in ours]}],
    }


def write(packages: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(json.dumps(bill(packages), indent=1, ensure_ascii=False) + "\n", "utf-8")


def _component(library: dict[str, Any], there: dict[str, str]) -> dict[str, Any]:
    package, within = library.get("package", ""), library.get("within", "")
    version = there.get(package) or library.get("version", "")
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": f"{within}/{library['name']}" if within else package or library["name"],
        "name": package or library["name"],
        "licenses": [{"expression": library["licence"]}],
        "externalReferences": [{"type": "distribution", "url": library["source"]}],
    }
    if version:
        found["version"] = version
    if package:
        found["purl"] = f"pkg:pypi/{package}@{version}"
    return found


def constraints(purpose: str) -> list[str]:
    lines = (LOCKED / f"{purpose}.txt").read_text("utf-8").splitlines()
    return [line.removesuffix("\\").rstrip() for line in lines if re.match(r"[\w.-]+==", line)]


if __name__ == "__main__":
    print("\n".join(constraints((sys.argv[1:] or ["play"])[0])))
