"""Finishes a .deb that Briefcase has packed: `python -m tools.deb FILE...`.

apt and the software centres learn how much it takes (Briefcase writes no Installed-Size), and the version names the
release of the system: 0.1.0~deb13 replaces 0.1.0~deb12, which needs another Python. Run it on the system that the
package is for. Only what the package says of itself is written anew; what it installs stays as it was packed.
"""

from __future__ import annotations

import io
import platform
import re
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

MAGIC: Final = b"!<arch>\n"
HEADER: Final = 60
CONTROL: Final = "control.tar"
Members = dict[str, bytes]


def main(arguments: list[str], system: Mapping[str, str] | None = None) -> int:
    if not arguments:
        print("usage: python -m tools.deb FILE...   what `briefcase package linux system -p deb` has made")
        return 2
    for name in arguments:
        path = Path(name)
        members = read(path.read_bytes())
        (control,) = (member for member in members if member.startswith(CONTROL))
        size = sum(-(-entry.size // 1024) if entry.isfile() else 1 for entry in entries(path, "--fsys-tarfile"))
        changed = with_fields(path, size, release_of(system or platform.freedesktop_os_release()))
        path.write_bytes(
            written(
                {
                    f"{CONTROL}.gz" if one == control else one: changed if one == control else content
                    for one, content in members.items()
                }
            )
        )
        print(f"{path.name}: {size} kB installed")
    return 0


def release_of(system: Mapping[str, str]) -> str:
    name = {"debian": "deb"}.get(system["ID"], system["ID"])
    return f"~{name}{system.get('VERSION_ID', '')}"


def read(content: bytes) -> Members:
    """The members of an ar archive: https://man7.org/linux/man-pages/man5/deb.5.html"""
    if not content.startswith(MAGIC):
        raise SystemExit("This is no .deb: name one that Briefcase has packed.")
    found, at = {}, len(MAGIC)
    while at < len(content):
        header = content[at : at + HEADER]
        size = int(header[48:58])
        found[header[:16].decode().strip().removesuffix("/")] = content[at + HEADER : at + HEADER + size]
        at += HEADER + size + size % 2
    return found


def written(members: Members) -> bytes:
    parts = [MAGIC]
    for name, content in members.items():
        # Always of the first second and of root: the same package is the same file.
        parts.append(f"{name:<16}{0:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode())
        parts += [content, b"\n" if len(content) % 2 else b""]
    return b"".join(parts)


def entries(package: Path, part: str) -> list[tarfile.TarInfo]:
    """By dpkg-deb, which knows every way in which a part may be packed."""
    told = subprocess.run(["dpkg-deb", part, package], capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(told.stdout)) as tar:
        return tar.getmembers()


def with_fields(package: Path, size: int, release: str) -> bytes:
    """The part that says what this is, packed again."""
    told = subprocess.run(["dpkg-deb", "--ctrl-tarfile", package], capture_output=True, check=True).stdout
    packed = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(told)) as old,
        tarfile.open(fileobj=packed, mode="w:gz", format=tarfile.GNU_FORMAT) as new,
    ):
        for entry in old.getmembers():
            file = old.extractfile(entry)
            content = file.read() if file else b""
            if entry.name.removeprefix("./") == "control":
                content = _changed(content.decode(), size, release).encode()
                entry.size = len(content)
            new.addfile(entry, io.BytesIO(content))
    # The moment of packing stands in the header of gzip.
    return packed.getvalue()[:4] + bytes(4) + packed.getvalue()[8:]


def _changed(text: str, size: int, release: str) -> str:
    text = re.sub(r"^Version: ([^~\n]+).*$", rf"Version: \1{release}", text, flags=re.MULTILINE)
    text = re.sub(r"^Installed-Size: .*\n", "", text, flags=re.MULTILINE)
    return re.sub(r"^(?=Maintainer:)", f"Installed-Size: {size}\n", text, flags=re.MULTILINE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
