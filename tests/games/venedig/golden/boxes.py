"""Boxes that show in a short game what the standard one shows hardly ever."""

from speicherstadt_app.games.venedig.rules.box import Box, Tables, standard_box
from speicherstadt_app.games.venedig.rules.boxes import options_of


def box_with(name: str, **board: str) -> Box:
    """The standard box with other figures of the board."""
    tables = standard_box().tables
    rows = {key.replace("_", "-"): value for key, value in board.items()}
    return Box(Tables({**tables.board, **rows}, tables.tiles, tables.cards, {}), name)


LOW_TRACK = options_of(box_with("Low track", track="25"))
POCKETS = options_of(
    box_with(
        "Pockets",
        row_1="~..~..~..~..~..~.",
        row_2="~..~..~..~..~..~.",
        row_3="~~~~~~~~~~~~~~~~~",
        row_4="~..~..~..~..~..~.",
        row_5="~..~..~..~..~..~.",
        row_6="~~~~~~~~~~~~~~~~~",
        row_7="~..~..~..~..~..~.",
        row_8="~..~..~..~..~..~.",
        gondola="A3",
        piles="60",
    )
)
