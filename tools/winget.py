"""What winget wants to know of the .msi packages: three files, as github.com/microsoft/winget-pkgs takes them."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

FORM: Final = "1.12.0"
PROCESSORS: Final = ("x64", "arm64")
LANGUAGE: Final = "en-US"
APP: Final = "speicherstadt-app"
ABOUT: Final = "# yaml-language-server: $schema=https://aka.ms/winget-manifest.{kind}.{form}.schema.json"


def download(told: Mapping[str, Any], file: str) -> str:
    """Where the publisher lays what is packed."""
    return f"{told['url']}downloads/{file}"


def files(packages: Mapping[str, Path], told: Mapping[str, Any], version: str, day: str) -> dict[str, str]:
    """By name."""
    app = told["app"][APP]
    name = f"{re.sub(r'[^A-Za-z0-9]', '', str(told['author']))}.{app['formal_name']}"
    head = {"PackageIdentifier": name, "PackageVersion": version}
    installers = [
        {
            "Architecture": processor,
            "InstallerUrl": download(told, path.name),
            "InstallerSha256": hashlib.sha256(path.read_bytes()).hexdigest().upper(),
        }
        for processor, path in packages.items()
    ]
    parts: dict[str, dict[str, object]] = {
        "version": {**head, "DefaultLocale": LANGUAGE},
        "installer": {
            **head,
            "InstallerType": "wix",
            "Scope": "machine",
            "UpgradeBehavior": "install",
            "FileExtensions": [app["document_type"]["games"]["extension"]],
            "ReleaseDate": day,
            "Installers": installers,
        },
        "defaultLocale": {
            **head,
            "PackageLocale": LANGUAGE,
            "Publisher": told["author"],
            "PackageName": app["formal_name"],
            "PackageUrl": told["url"],
            "License": "MIT AND OFL-1.1",
            "ShortDescription": app["description"],
            "Description": " ".join(app["long_description"].split()),
            "Tags": ["board-game", "offline"],
        },
    }
    ends = {"version": "", "installer": ".installer", "defaultLocale": f".locale.{LANGUAGE}"}
    return {
        f"{name}{ends[kind]}.yaml": "\n".join(
            [ABOUT.format(kind=kind, form=FORM), *_yaml({**part, "ManifestType": kind, "ManifestVersion": FORM}), ""]
        )
        for kind, part in parts.items()
    }


def _yaml(part: Mapping[str, object]) -> list[str]:
    """A value as JSON is one of YAML, too."""
    lines = []
    for name, value in part.items():
        if isinstance(value, Sequence) and not isinstance(value, str):
            lines.append(f"{name}:")
            for entry in value:
                inner = _yaml(entry) if isinstance(entry, Mapping) else [json.dumps(entry)]
                lines += [f"{'  ' if number else '- '}{line}" for number, line in enumerate(inner)]
        else:
            lines.append(f"{name}: {json.dumps(value, ensure_ascii=False)}")
    return lines


def main(folder: Path, told: Mapping[str, Any], version: str, day: str) -> int:
    packages = {one: folder / f"Speicherstadt-{version}-{one}.msi" for one in PROCESSORS}
    if missing := [path.name for path in packages.values() if not path.is_file()]:
        print(f"There is no {' and no '.join(missing)} in {folder}: take them from the workflow.", file=sys.stderr)
        return 1
    for name, text in files(packages, told, version, day).items():
        (folder / name).write_text(text, "utf-8", newline="\n")
        print(name)
    return 0
