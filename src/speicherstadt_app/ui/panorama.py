"""What lies behind the pages that are about one game alone, for QML."""

from __future__ import annotations

from typing import Any

from speicherstadt_app.games.registry import card


def panorama_of(game: str) -> dict[str, Any]:
    """`day` and `night`, each with `art`, `high` and `low`; empty where it is the house's own."""
    place = card(game).panorama if game else None
    if place is None:
        return {}
    folder, _, name = place.art.rpartition("/")
    arts = {"day": place.art, "night": f"{folder}/night/{name}"}
    skies = {"day": place.day, "night": place.night}
    return {hour: {"art": arts[hour], "high": skies[hour][0], "low": skies[hour][1]} for hour in arts}
