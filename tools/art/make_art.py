"""Writes every drawing of the program: `python -m tools.art.make_art`. The same code makes the same bytes."""

from __future__ import annotations

from pathlib import Path

from tools.art import icons, medals, people, pieces, seasons, signs, skyline, town, trading
from tools.art.kit import Drawings

ART = Path(__file__).resolve().parents[2] / "src" / "speicherstadt_app" / "assets" / "art"


def drawings() -> Drawings:
    for part in (pieces, icons, medals, signs, seasons, skyline, trading, town, people):
        yield from part.drawings()


def main() -> None:
    made = {ART / f"{name}.svg": text for name, text in drawings()}
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for path in ART.rglob("*.svg"):
        if path not in made:
            path.unlink()


if __name__ == "__main__":
    main()
