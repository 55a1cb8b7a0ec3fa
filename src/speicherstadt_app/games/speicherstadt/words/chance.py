"""What is counted of chance, in words."""

from __future__ import annotations

from speicherstadt_app.words.translation import tr


def title(name: str) -> str:
    if name == "cubes":
        return tr("Speicherstadt.Chance", "Cubes drawn that an open contract wanted")
    return tr("Speicherstadt.Chance", "Points from fires, by the moment they came")
