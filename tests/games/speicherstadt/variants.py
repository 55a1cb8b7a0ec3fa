"""Boxes of people's own: one as a printed deck might be, one as far from the standard table as is allowed."""

from typing import Final

from speicherstadt_app.games.speicherstadt.extras.box_file import read_box, write_box
from speicherstadt_app.games.speicherstadt.rules.boxes import options_of
from speicherstadt_app.games.speicherstadt.rules.cards import Box, standard_box

STANDARD: Final = write_box(standard_box())


def changed(*changes: tuple[str, str], text: str = STANDARD) -> str:
    """A table with other rows; each change finds the row that begins so."""
    for start, row in changes:
        at = text.index(f"\n{start},") + 1
        text = text[:at] + row + text[text.index("\n", at) :]
    return text


PRINTED_FILE: Final = changed(
    ("A-firefighter-1", "A-firefighter-1,A,firefighter,2,,,printed,"),
    ("A-contract-5", "A-contract-5,A,contract,,5,coffee saffron,printed,"),
    ("B-contract-8", "B-contract-8,B,contract,,8,coffee tea carpet,printed,"),
    ("C-firefighter-4", "C-firefighter-4,C,firefighter,3,,,printed,"),
    ("D-firefighter-5", "D-firefighter-5,D,firefighter,6,,,printed,"),
)
PRINTED: Final = read_box(PRINTED_FILE.encode(), "My printed deck")

WILD_FILE: Final = """\
season;id;kind;value;points;goods;without
A;A-contract-small;contract;;3;tea, rubber;
A;A-contract-b;contract;;30;coffee tea rubber carpet;
A;A-contract-c;contract;;7;saffron rubber;
A;A-contract-d;contract;;7;saffron rubber tea;
A;A-contract-e;contract;;1;coffee carpet;
A;A-ship-1;ship;;;;
A;A-ship-2;ship;;;;
A;A-chamber;chamber;;;;
A;A-boatmen;church;;9;;
A;A-firefighter;firefighter;9;;;
A;A-port;port;;;;
A;A-tea-trader;trader;;5;tea;
B;B-office-1;office;;;;
B;B-office-2;office;;;;
B;B-office-3;office;;;;
B;B-coffee-trader;trader;;1;coffee;
B;B-contract-a;contract;;8;tea rubber saffron;
B;B-contract-b;contract;;9;tea rubber saffron;
B;B-contract-c;contract;;2;tea saffron;
B;B-ship-1;ship;;;;
B;B-ship-10;ship;;;;
B;B-ship-9;ship;;;;
B;B-firefighter-1;firefighter;9;;;
B;B-firefighter-2;firefighter;1;;;
B;B-fire;fire;9;;;
C;C-fire;fire;1;;;
C;C-office;office;;;;
C;C-warehouse;warehouse;;;;
C;C-ship-1;ship;;;;
C;C-contract-a;contract;;12;coffee tea saffron rubber;
C;C-contract-b;contract;;12;coffee tea saffron carpet;
C;C-contract-c;contract;;12;coffee tea rubber carpet;
C;C-contract-d;contract;;12;coffee saffron rubber carpet;
C;C-contract-e;contract;;4;coffee tea;
C;C-contract-f;contract;;4;coffee tea;
C;C-contract-g;contract;;4;coffee tea;
C;C-firefighter-1;firefighter;7;;;
C;C-carpet-trader;trader;;1;carpet;
D;D-fire;fire;2;;;
D;D-michael;church;;1;;2
D;D-ship-1;ship;;;;2
D;D-ship-2;ship;;;;3
D;D-ship-3;ship;;;;5
D;D-contract-a;contract;;10;tea carpet;3 5
D;D-contract-b;contract;;10;tea carpet;
D;D-contract-c;contract;;10;tea carpet;
D;D-contract-d;contract;;10;tea carpet;
D;D-contract-e;contract;;10;tea carpet;
D;D-contract-f;contract;;10;tea carpet;
D;D-contract-g;contract;;10;tea carpet;
D;D-firefighter-1;firefighter;9;;;
D;D-firefighter-2;firefighter;5;;;
D;D-contract-h;contract;;10;tea carpet;
E;E-fire;fire;5;;;
"""
WILD: Final = read_box(WILD_FILE.encode(), "Wild")

BOXES: Final[dict[str, Box]] = {"printed": PRINTED, "wild": WILD}
OPTIONS: Final = {name: options_of(box) for name, box in BOXES.items()}
