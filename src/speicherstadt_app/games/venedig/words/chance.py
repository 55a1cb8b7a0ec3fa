"""What is counted of chance (rules/chance.py), in words."""

from __future__ import annotations

from speicherstadt_app.words.translation import tr


def title(name: str) -> str:
    match name:
        case "hands":
            return tr("Venedig.Chance", "Stones and piles on the cards dealt")
        case "tops":
            return tr("Venedig.Chance", "Edges that the next tiles could match")
    return tr("Venedig.Chance", "Stones and piles on the cards drawn in exchanges")
