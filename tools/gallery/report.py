"""A page that shows pictures before and after, side by side, the most different first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

STYLE: Final = """
body { font: 15px sans-serif; margin: 16px; background: #f4ecdd; color: #2a1b14; }
figure { display: inline-block; width: 31%; margin: 0 1% 8px 0; vertical-align: top; }
figure.alone { width: 48%; }
img { width: 100%; border: 1px solid #8a7766; }
h2 { margin: 20px 0 4px; font-size: 16px; }
.alike h2 { color: #5e4a3e; font-weight: normal; }
li { color: #b3261e; }
"""


@dataclass(frozen=True, slots=True)
class Shown:
    name: str
    pictures: Sequence[tuple[str, str]]
    """What it is, and where, from the page."""
    note: str = ""
    weight: int = 0
    flaws: Sequence[str] = ()


def write_report(path: Path, title: str, shown: Sequence[Shown]) -> None:
    parts = [f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>']
    parts += [f"<style>{STYLE}</style><h1>{escape(title)}</h1>"]
    for each in sorted(shown, key=lambda each: (-each.weight, each.name)):
        parts.append(f'<section class="{"changed" if each.weight else "alike"}">')
        parts.append(f"<h2>{escape(each.name)} {escape(each.note)}</h2>")
        alone = ' class="alone"' if len(each.pictures) < 3 else ""
        for what, where in each.pictures:
            image = f'<a href="{escape(where)}"><img loading="lazy" src="{escape(where)}" alt="{escape(what)}"></a>'
            parts.append(f"<figure{alone}><figcaption>{escape(what)}</figcaption>{image}</figure>")
        if each.flaws:
            parts.append("<ul>" + "".join(f"<li>{escape(flaw)}</li>" for flaw in each.flaws) + "</ul>")
        parts.append("</section>")
    path.write_text("\n".join(parts) + "\n", "utf-8")
