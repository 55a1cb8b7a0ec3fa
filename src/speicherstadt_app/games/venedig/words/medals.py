"""What the achievements of Die Säulen von Venedig are called, and what it takes, in one line."""

from __future__ import annotations

from collections.abc import Mapping

from speicherstadt_app.words.game import Medal
from speicherstadt_app.words.translation import tr


def medal(name: str) -> Medal:
    title, condition = _told().get(name, (name, ""))
    return Medal(title, condition, f"venedig/medals/{name.replace('_', '-')}")


def _told() -> Mapping[str, tuple[str, str]]:
    return {
        "won": (
            tr("Venedig.Medals", "First in the city"),
            tr("Venedig.Medals", "Win a game that counts."),
        ),
        "square_of_four": (
            tr("Venedig.Medals", "Well fitted in"),
            tr("Venedig.Medals", "Build a block with four matching edges."),
        ),
        "three_at_once": (
            tr("Venedig.Medals", "A busy day"),
            tr("Venedig.Medals", "Build three tiles in one action."),
        ),
        "side_by_side": (
            tr("Venedig.Medals", "Bridge beside bridge"),
            tr("Venedig.Medals", "Build a bridge right beside another one."),
        ),
        "paid_twice": (
            tr("Venedig.Medals", "Two at one stroke"),
            tr("Venedig.Medals", "Be paid for two markers by a single tile that somebody else builds."),
        ),
        "three_rivals": (
            tr("Venedig.Medals", "Everybody's landlord"),
            tr("Venedig.Medals", "Cover markers of three others with a single tile."),
        ),
        "three_bets": (
            tr("Venedig.Medals", "Three of three"),
            tr("Venedig.Medals", "Win a bet with each of speculator, inventor and trader in one game."),
        ),
        "no_councillor": (
            tr("Venedig.Medals", "Without a seat in the council"),
            tr("Venedig.Medals", "Win without playing a councillor after round 3, in more than six rounds."),
        ),
        "no_bets": (
            tr("Venedig.Medals", "No gambler"),
            tr("Venedig.Medals", "Win without playing a bet."),
        ),
        "begged_last_pile": (
            tr("Venedig.Medals", "The beggar's last word"),
            tr("Venedig.Medals", "Drive the last pile with a beggar."),
        ),
        "spied_bet": (
            tr("Venedig.Medals", "Well informed"),
            tr("Venedig.Medals", "Find a bet in a hand with the spy, and win it."),
        ),
        "nine_for_the_lawyer": (
            tr("Venedig.Medals", "By power of attorney"),
            tr("Venedig.Medals", "Collect nine points as the lawyer in one round."),
        ),
        "rebuilt_better": (
            tr("Venedig.Medals", "Once more, and better"),
            tr("Venedig.Medals", "Take a tile of your own off the board and build it again for more points."),
        ),
        "last_pile_by_one": (
            tr("Venedig.Medals", "The last pile"),
            tr("Venedig.Medals", "Drive the last pile and win by a single point."),
        ),
        "end_of_the_track": (
            tr("Venedig.Medals", "The end of the track"),
            tr("Venedig.Medals", "Reach the last space of the track and win."),
        ),
        "gondola_for_five": (
            tr("Venedig.Medals", "A long ride"),
            tr("Venedig.Medals", "Keep your marker on the gondola for five rounds in a row."),
        ),
        "every_table": (
            tr("Venedig.Medals", "At home at every table"),
            tr("Venedig.Medals", "Win with two, three, four, five and six players."),
        ),
    }
