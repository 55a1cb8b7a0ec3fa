"""What options and their values are called, and which variant they make."""

from __future__ import annotations

from collections.abc import Mapping

from speicherstadt_app.games.venedig.rules.boxes import box_name
from speicherstadt_app.words.game import Label
from speicherstadt_app.words.phrases import filled
from speicherstadt_app.words.translation import tr


def option(key: str) -> Label:
    match key:
        case "roles":
            return Label(tr("Venedig.Options", "Roles"))
        case "markers":
            return Label(tr("Venedig.Options", "Markers"))
        case "box":
            return Label(tr("Venedig.Options", "Box"))
    return Label(key)


def value(key: str, told: object) -> str:
    match key, told:
        case "roles", "all":
            return tr("Venedig.Options", "all eleven")
        case "roles", "plain":
            return tr("Venedig.Options", "without spy, beggar, lawyer, saboteur")
        case "markers", "new":
            return tr("Venedig.Options", "on piles just driven")
        case "markers", "any":
            return tr("Venedig.Options", "on any free pile")
        case "box", None:
            return tr("Venedig.Options", "Standard box")
        case "box", _:
            return box_name({key: told})
    return str(told)


def setting(key: str) -> tuple[str, str]:  # noqa: ARG001
    return (
        tr("Venedig.Options", "Remember seen cards"),
        tr("Venedig.Options", "what could be seen of hidden hands stays in view"),
    )


def variant(options: Mapping[str, object]) -> str:
    """'Box: Wide canal, plain roles'; nothing of the usual game."""
    return ", ".join(_told(options))


def variant_name(options: Mapping[str, object]) -> str:
    return ", ".join(_told(options))


def _told(options: Mapping[str, object]) -> list[str]:
    found = []
    if options.get("box") is not None:
        found.append(filled(tr("Venedig.Options", "Box: %1"), value("box", options["box"])))
    if options.get("roles", "all") == "plain":
        found.append(tr("Venedig.Options", "plain roles"))
    if options.get("markers", "new") == "any":
        found.append(tr("Venedig.Options", "markers anywhere"))
    return found
