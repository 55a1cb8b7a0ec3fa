"""Boxes as files: what can be read, and a sentence for everything that can't."""

import pytest

from speicherstadt_app.engine.sheets import LARGEST
from speicherstadt_app.games.venedig.extras.box_file import read_box, write_box
from speicherstadt_app.games.venedig.rules.box import Box, standard_box
from speicherstadt_app.games.venedig.rules.boxes import BoxFlaw, fingerprint
from speicherstadt_app.games.venedig.words.boxes import changes, flaw_text

USUAL = write_box(standard_box())
LONG = USUAL.replace("track,80", "track,100")
TILES = "id,shape,pattern,stones,arms\n"


def flaw_of(text: str | bytes) -> str:
    data = text if isinstance(text, bytes) else text.encode()
    with pytest.raises((BoxFlaw, BoxFlaw)) as found:
        read_box(data, "Mine")
    flaw = found.value
    assert isinstance(flaw, (BoxFlaw, BoxFlaw))
    return flaw_text(flaw)


def read(text: str) -> Box:
    return read_box(text.encode(), "Mine")


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_what_was_written_is_read_again(separator: str) -> None:
    box = read(LONG)
    assert box.track == 100
    assert fingerprint(read(write_box(box, separator))) == fingerprint(box)


def test_spreadsheets_may_write_it_as_they_do() -> None:
    box = fingerprint(read(LONG))
    assert fingerprint(read_box(LONG.encode("utf-16"), "Mine")) == box
    assert fingerprint(read("\ufeffsep=,\n" + LONG.replace("\n", "\r\n"))) == box
    assert fingerprint(read(LONG.replace("key,value,sure", "KEY,Value,mine"))) == box


def test_a_table_that_is_missing_is_the_standard_one() -> None:
    board = LONG[: LONG.index("id,shape")]
    box = read(board)
    assert (box.track, len(box.tiles), len(box.cards)) == (100, 48, len(standard_box().cards))
    assert changes(box) == ["Board: track 100 instead of track 80"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"x" * (LARGEST + 1), "larger than 64 kB"),
        (b"\xff\x00\xfe", "not UTF-8"),
        ("", "no table"),
        ("a,b\n1,2\n", "must begin with a row that names its columns"),
        (TILES + TILES, "a second time"),
        (TILES + 'D01,domino,BB,2,"2\n', "quotation marks"),
        (TILES + "D01,domino,BB,2,2,,,,,more\n", "more cells"),
        (TILES + "D01,domino,BX,2,2\n", "Tiles, row 2, column pattern"),
        (USUAL, "differs from the standard"),
        (USUAL.replace("track,80", "track,8"), "whole numbers from 20 to 500"),
        (USUAL.replace("~~~~~~~~~........", "~~~~.~~~~........"), "hang together"),
        (USUAL.replace("piles,60", "piles,120"), "only 116 lagoon cells"),
        (USUAL.replace("gondolier,gondolier,,,2", "gondolier,gondolier,,,3"), "five for each"),
        (USUAL.replace("trader,trader,6", "trader,lawyer,"), "roles"),
        (USUAL.replace("I4", "A1"), "canal cell"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(text: str | bytes, told: str) -> None:
    sentence = flaw_of(text)
    assert told in sentence
    assert sentence.endswith(".")
    assert "%" not in sentence
