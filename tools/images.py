"""Names the containers of the workflows by digest, so that nobody can put another image under the same tag.

    python -m tools.images           write into the workflows what the registry has today
    python -m tools.images check     end with 1 if one is named by its tag alone, or has become another one

It asks `docker buildx imagetools inspect`, which needs a network and no running container.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

WORKFLOWS: Final = Path(__file__).resolve().parents[1] / ".github" / "workflows"
IMAGE: Final = re.compile(
    r"\b(?P<name>(?:debian|ubuntu|fedora|archlinux):[\w.-]+)(?:@(?P<digest>sha256:[0-9a-f]{64}))?"
)
USED: Final = re.compile(r"^[ -]*(?:container|image): *(?!\$)(?P<images>.+)$", re.MULTILINE)


def asked(name: str) -> str:
    """The digest that a tag has today."""
    command = ["docker", "buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", name]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    digest = told.stdout.strip()
    if told.returncode != 0 or not re.fullmatch("sha256:[0-9a-f]{64}", digest):
        raise SystemExit(f"The registry did not say what {name} is: {told.stderr.strip() or digest or 'no answer'}.")
    return digest


def named(text: str) -> dict[str, str]:
    """Every image of a workflow, with its digest; an empty one, if it is named by its tag alone."""
    images = (found for line in USED.finditer(text) for found in IMAGE.finditer(line["images"]))
    return {found["name"]: found["digest"] or "" for found in images}


def by_digest(text: str, ask: Callable[[str], str] = asked) -> str:
    digests = {name: ask(name) for name in named(text)}

    def line(found: re.Match[str]) -> str:
        return IMAGE.sub(lambda image: f"{image['name']}@{digests[image['name']]}", found[0])

    return USED.sub(line, text)


def main(arguments: list[str], folder: Path = WORKFLOWS, ask: Callable[[str], str] = asked) -> int:
    flaws = []
    for path in sorted(folder.glob("*.yml")):
        text = path.read_text("utf-8")
        if arguments == ["check"]:
            for name, digest in named(text).items():
                if digest != (today := ask(name)):
                    flaws.append(
                        f"{path.name}: {name} is {today} today, and stands there as {digest or 'its tag alone'}"
                    )
        else:
            path.write_text(by_digest(text, ask), "utf-8", newline="\n")
    print("\n".join(flaws) or "Every container is named by its digest.")
    return 1 if flaws else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
