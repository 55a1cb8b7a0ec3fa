"""What can be achieved."""

from __future__ import annotations

from speicherstadt_app.words.game import Medal
from speicherstadt_app.words.translation import tr


def medal(name: str) -> Medal:
    if name == "clean_sweep":
        return Medal(tr("Bids.Medals", "Clean sweep"), tr("Bids.Medals", "Win every round."))
    if name == "all_seen":
        return Medal(tr("Bids.Medals", "All seen"), tr("Bids.Medals", "See everybody's hand."))
    return Medal(name, "")
