"""A table for more players than any game here has: all can be reached, and nobody lies over anything else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from tests.qml.open_window import kind_of
from tests.qml.test_room_at_table import frame
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

SIX = "venedig-choose-six"
VARIANTS = (Variant(), Variant("wide"), Variant("small"), Variant("upright"), Variant(language="de", text=200))


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


def seat(gallery: Gallery, others: int, deciding: int = 0) -> None:
    """So many sit there besides the one who looks; one of them decides."""
    players: Any = gallery.still.players
    (me,) = (row for row in players.rows if row.me)
    one = next(row for row in players.rows if not row.me)
    signs = [sign for sign in range(others + 1) if sign != me.sign]
    players.show(
        [
            replace(me, deciding=False),
            *(
                replace(one, sign=sign, seat=len(signs) + n, name=f"Player {n}", deciding=n == deciding)
                for n, sign in enumerate(signs, 1)
            ),
        ]
    )
    gallery.settle()
    gallery.picture()


def strips(gallery: Gallery) -> list[QQuickItem]:
    (rail,) = gallery.of("PlayerRail")
    return [item for item in gallery.items(rail) if kind_of(item) in {"Strip", "Token"}]


def in_view(gallery: Gallery, strip: QQuickItem) -> bool:
    (rail,) = gallery.of("PlayerRail")
    return frame(rail).adjusted(-1, -1, 1, 1).contains(frame(strip))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("others", [6, 14])
def test_all_of_many_can_be_reached_and_cover_nothing(gallery: Gallery, others: int, variant: Variant) -> None:
    gallery.show(SCENES[SIX], variant)
    seat(gallery, others)
    (rail,) = gallery.of("PlayerRail")
    window = frame(gallery.window.contentItem())
    assert window.contains(frame(rail))
    for kind in ("LogView", "Prompt", "Counter", "TopBar", "Board"):
        assert not any(frame(item).intersects(frame(rail)) for item in gallery.of(kind)), kind
    there = strips(gallery)
    assert len(there) == others
    for strip in there:
        assert strip.width() >= 48
        strip.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        assert in_view(gallery, strip), strip.property("player").name
    assert gallery.complaints == []


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_rail_heads_each_of_several_tables(gallery: Gallery, variant: Variant) -> None:
    gallery.show(SCENES[SIX], variant)
    seat(gallery, 14)
    players: Any = gallery.still.players
    heads = {0: "Table 1", 4: "Table 2", 9: "Table 3"}
    others = [row for row in players.rows if not row.me]
    players.show(
        [
            *(row for row in players.rows if row.me),
            *(replace(row, group=heads.get(n, "")) for n, row in enumerate(others)),
        ]
    )
    gallery.settle()
    gallery.picture()
    there = strips(gallery)
    shown = [item for item in gallery.items(gallery.of("PlayerRail")[0]) if item.property("text") in heads.values()]
    assert [item.property("text") for item in shown if item.isVisible()] == [*heads.values()]
    for heading, strip in zip(shown, (there[0], there[4], there[9]), strict=True):
        assert frame(heading).bottom() <= frame(strip).top()
        assert abs(frame(heading).left() - frame(strip).left()) < 1
    frames = [frame(item) for item in (*there, *shown)]
    assert not any(one.intersects(two) for n, one in enumerate(frames) for two in frames[:n])
    assert gallery.complaints == []


@pytest.mark.parametrize("variant", [Variant(), Variant("upright")], ids=str)
def test_who_decides_comes_into_view(gallery: Gallery, variant: Variant) -> None:
    gallery.show(SCENES[SIX], variant)
    for deciding in (14, 1):
        seat(gallery, 14, deciding)
        there = strips(gallery)
        assert [in_view(gallery, there[0]), in_view(gallery, there[-1])] == [deciding == 1, deciding == 14]


def test_what_one_of_many_says_is_seen(gallery: Gallery) -> None:
    gallery.show(SCENES[SIX], Variant())
    seat(gallery, 14)
    (rail,) = gallery.of("PlayerRail")
    height = rail.height()
    gallery.run_qml(rail, 'say(14, "Who put that there?")')
    gallery.settle()
    gallery.picture()
    (bubble,) = gallery.of("SpeechBubble")
    assert bubble.height() > 0
    assert in_view(gallery, bubble)
    assert rail.height() == height
