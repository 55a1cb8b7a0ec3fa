"""Card tables given as files on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from speicherstadt_app.cli.records import shown
from speicherstadt_app.cli.refusal import Refusal

if TYPE_CHECKING:
    from speicherstadt_app.cli.parsing import CommandParser
    from speicherstadt_app.games.speicherstadt.rules.cards import Box

NAMELESS: Final = "Own box"


def box_argument(parser: CommandParser) -> None:
    parser.add_argument("--box", metavar="FILE", type=Path, help="with the cards of this table (docs/boxes.md)")


def box_in(file: Path, name: str | None = None) -> Box:
    """The box of a file, called like the file unless it is named."""
    from speicherstadt_app.engine.errors import quote
    from speicherstadt_app.engine.names import LONGEST_NAME, why_not_a_name
    from speicherstadt_app.games.speicherstadt.extras.box_file import LARGEST, read_box
    from speicherstadt_app.games.speicherstadt.rules.boxes import BoxFlaw

    if name is not None and (why := why_not_a_name(name)):
        raise Refusal(f"the name {quote(name)} can't be taken: {why}", "Name the box otherwise.", code=2)
    called = file.stem[:LONGEST_NAME].strip() if name is None else name
    if not file.is_file():
        raise Refusal(f"there is no file {shown(str(file))}", "Name a card table: a file of CSV.")
    with file.open("rb") as stream:
        data = stream.read(LARGEST + 1)
    try:
        return read_box(data, NAMELESS if why_not_a_name(called) else called)
    except BoxFlaw as flaw:
        raise Refusal(f"{shown(str(file))}: {flaw}", "How a card table is made: docs/boxes.md") from None


def options_for(file: Path | None) -> dict[str, object]:
    """The options of a game with the box of a file, or with the standard one."""
    from speicherstadt_app.games.speicherstadt.rules.boxes import options_of

    return {} if file is None else options_of(box_in(file))
