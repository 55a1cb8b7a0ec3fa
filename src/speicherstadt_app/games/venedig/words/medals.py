"""What the achievements of Die Säulen von Venedig are called, and what it takes, in one line."""

from __future__ import annotations

from collections.abc import Mapping

from speicherstadt_app.words.game import Medal
from speicherstadt_app.words.translation import tr


def medal(name: str) -> Medal:
    title, condition = _told().get(name, (name, ""))
    return Medal(title, condition, f"venedig/medals/{name.replace('_', '-')}" if condition else "medals/blank")


def _told() -> Mapping[str, tuple[str, str]]:
    return {
        "four_edges": (
            tr("Venedig.Medals", "Well fitted in"),
            tr("Venedig.Medals", "Build a block with four matching edges."),
        ),
        "three_tiles": (
            tr("Venedig.Medals", "A busy day"),
            tr("Venedig.Medals", "Build three tiles in one action."),
        ),
        "twin_bridges": (
            tr("Venedig.Medals", "Bridge beside bridge"),
            tr("Venedig.Medals", "Build a bridge right beside another one."),
        ),
        "two_markers": (
            tr("Venedig.Medals", "Twice at one stroke"),
            tr("Venedig.Medals", "Be paid for two markers when a single tile covers markers of others, too."),
        ),
        "three_bets": (
            tr("Venedig.Medals", "Three of three"),
            tr("Venedig.Medals", "Win a bet with the speculator, the inventor and the trader in one game."),
        ),
        "no_councillor": (
            tr("Venedig.Medals", "Without a seat in the council"),
            tr("Venedig.Medals", "Win without playing a councillor after round 3."),
        ),
        "no_bets": (
            tr("Venedig.Medals", "No gambler"),
            tr("Venedig.Medals", "Win at a table of four or more without playing a bet."),
        ),
        "beggar_ends": (
            tr("Venedig.Medals", "The beggar's last word"),
            tr("Venedig.Medals", "Drive the last pile with a beggar."),
        ),
        "spied_bet": (
            tr("Venedig.Medals", "Well informed"),
            tr("Venedig.Medals", "Find a bet in a hand with the spy, and win it."),
        ),
        "lawyer_nine": (
            tr("Venedig.Medals", "By power of attorney"),
            tr("Venedig.Medals", "Collect nine points as the lawyer in one round."),
        ),
        "better_again": (
            tr("Venedig.Medals", "Once more, and better"),
            tr("Venedig.Medals", "Take down a tile of your own and build it again for more points."),
        ),
        "by_a_point": (
            tr("Venedig.Medals", "The last pile"),
            tr("Venedig.Medals", "Drive the last pile and win by a single point."),
        ),
        "end_of_track": (
            tr("Venedig.Medals", "The end of the track"),
            tr("Venedig.Medals", "End a game by reaching the last space of the track."),
        ),
        "long_ride": (
            tr("Venedig.Medals", "A long ride"),
            tr("Venedig.Medals", "Keep your marker on the gondola for five rounds in a row."),
        ),
    }
