"""Every page of the window with a game of fifteen at three tables: nothing is cut, and what counts is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from tests.qml.fifteen import NAMES, Fifteen, fifteen, whole
from tests.qml.open_window import kind_of
from tests.qml.test_room_at_table import frame
from tools.gallery.inspection import flaws
from tools.gallery.window import Variant

SIZES = ("floor", "wide", "upright")
ME = "Mara"


@pytest.fixture(scope="module")
def window(qapp: object) -> Iterator[Fifteen]:
    with fifteen() as opened:
        yield opened


def half() -> int:
    return len(whole().moves) // 2


def finished(window: Fifteen) -> None:
    window.page_of("games")
    window.model("games").setProperty("filter", "finished")


def new_game(window: Fifteen) -> None:
    window.app._new = "ferries"
    window.page_of("new")
    window.model("newGame").setProperty("players", len(NAMES))


def count(window: Fifteen) -> None:
    window.sit()
    (panel,) = window.of("EndPanel")
    panel.setProperty("seen", True)
    panel.setProperty("turned", False)
    window.settle()


def podium(window: Fifteen) -> None:
    count(window)
    (panel,) = window.of("EndPanel")
    panel.setProperty("turned", True)
    window.settle()


PAGES: dict[str, Callable[[Fifteen], None]] = {
    "start": lambda window: window.page_of("start"),
    "games": lambda window: window.page_of("games"),
    "finished": finished,
    "new game": new_game,
    "table": lambda window: window.sit(half()),
    "final count": count,
    "podium": podium,
    "review": lambda window: window.page_of("review", "over"),
    "replay": lambda window: window.page_of("replay", "over"),
}


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_or_covered_with_fifteen(window: Fifteen, page: str) -> None:
    for size in SIZES:
        window.page_of("settings")
        window.look(Variant(size))
        PAGES[page](window)
        window.look(Variant(size))
        assert [str(flaw) for flaw in flaws(window)] == [], size


def ending(window: Fifteen) -> Any:
    table: Any = window.still
    return table.end.value


def rows_of(window: Fifteen) -> Any:
    table: Any = window.still
    return table.players.rows


def heads(window: Fifteen) -> list[str]:
    """Whose columns of the final count are shown, from left to right."""
    (sheet,) = window.of("ScoreSheet")
    shown = [item for item in window.items(sheet) if kind_of(item) == "Name" and item.property("text") in NAMES]
    return [str(item.property("text")) for item in sorted(shown, key=lambda item: frame(item).left())]


def test_final_count_keeps_the_first_three_and_turns_over_the_others(window: Fifteen) -> None:
    count(window)
    window.look(Variant())
    ranking = [row["name"] for row in ending(window).ranking]
    fixed = ranking[:3] + [ME] * (ME not in ranking[:3])
    seen = [*heads(window)]
    assert heads(window)[: len(fixed)] == fixed
    turns = 0
    while window.button("Further places").isEnabled():
        window.click(window.button("Further places"))
        window.settle()
        assert heads(window)[: len(fixed)] == fixed
        seen += heads(window)[len(fixed) :]
        turns += 1
    assert turns <= 3
    assert set(seen) == set(NAMES)
    for _ in range(turns):
        window.click(window.button("Better places"))
        window.settle()
    assert heads(window) == seen[: len(heads(window))]
    (sheet,) = window.of("ScoreSheet")
    assert sheet.property("each") >= 100


def test_podium_says_why_one_of_two_level_players_is_behind(window: Fifteen) -> None:
    podium(window)
    rows = {row["name"]: row for row in ending(window).ranking}
    told = {name: row["story"] for name, row in rows.items() if row["story"]}
    assert told
    for name, story in told.items():
        (other,) = [other for other in rows if other != name and f" {other}," in story]
        assert rows[other]["total"] == rows[name]["total"]
        assert rows[other]["place"] < rows[name]["place"]
        assert story in rows[name]["spoken"]
        assert story in window.texts()


def test_podium_shows_the_colour_of_each_source(window: Fifteen) -> None:
    podium(window)
    (panel,) = window.of("Podium")
    titles = [line["title"] for line in ending(window).lines]
    legend = [item for item in window.items(panel) if item.property("text") in titles]
    assert len(legend) == len(titles)
    colours = [patch.property("color").name() for item in legend for patch in _beside(window, item)]
    assert len(set(colours)) == len(titles)


def _beside(window: Fifteen, label: QQuickItem) -> list[QQuickItem]:
    row = label.parentItem()
    assert row is not None
    return [item for item in window.items(row) if item.inherits("QQuickRectangle")]


def test_curve_names_me_and_the_leader_alone(window: Fifteen) -> None:
    window.page_of("review", "over")
    window.look(Variant())
    (plot,) = window.of("CurvePlot")
    review: Any = window.app.model("review")
    lines = review.now.value.lines
    leader = max(lines, key=lambda line: line["end"])["name"]
    named = {str(item.property("text")) for item in window.items(plot) if item.inherits("QQuickText")} & {*NAMES}
    assert named == {ME, leader}
    whole_plot = frame(plot)
    for sign in (item for item in window.items(plot) if kind_of(item) == "Medallion"):
        assert whole_plot.contains(frame(sign))


def test_costliest_decisions_without_pictures_have_no_frames(window: Fifteen) -> None:
    window.page_of("review", "over")
    cards = window.of("DearCard")
    assert cards
    assert not [item for card in cards for item in window.items(card) if kind_of(item) == "Picture"]


def test_race_shows_signs_of_me_and_the_first_alone(window: Fifteen) -> None:
    window.sit(half())
    window.look(Variant())
    (race,) = window.of("RaceBar")
    rows = rows_of(window)
    (me,) = (row for row in rows if row.me)
    best = max(row.running for row in rows)
    shown = {item.property("sign") for item in window.items(race) if item.property("sign") is not None}
    assert me.sign in shown
    assert len(shown) == 2
    (first,) = shown - {me.sign}
    assert next(row.running for row in rows if row.sign == first) == best


def test_log_beside_fourteen_opponents_has_room(window: Fifteen) -> None:
    window.sit(half())
    window.look(Variant())
    (log,) = window.of("LogView")
    assert log.height() >= 240
    (rail,) = window.of("PlayerRail")
    assert rail.height() >= 240
    assert not frame(rail).intersects(frame(log))


def test_door_shows_the_first_three_and_me(window: Fifteen) -> None:
    window.page_of("start")
    window.look(Variant())
    door = next(item for item in window.of("DoorCard") if item.property("game") == "ferries")
    (row,) = (item for item in window.items(door) if kind_of(item) == "FaceRow")
    signs = [item for item in window.items(row) if kind_of(item) == "HouseSign"]
    assert 3 <= len(signs) <= 4
    told = [str(item.property("text")) for item in window.items(row) if item.inherits("QQuickText")]
    assert f"+ {len(NAMES) - len(signs)}" in told
    assert len({frame(sign).top() for sign in signs}) == 1


def test_signs_of_fifteen_stand_below_the_words_of_a_game(window: Fifteen) -> None:
    finished(window)
    window.look(Variant())
    (row,) = window.of("FaceRow")
    assert len([item for item in window.items(row) if kind_of(item) == "HouseSign"]) == len(NAMES)
    title = next(item for item in window.items() if str(item.property("text")).startswith("Ada, Bo"))
    assert title.width() > 500
    assert frame(title).bottom() <= frame(row).top()


def test_fifteen_chairs_have_fifteen_names(window: Fifteen) -> None:
    new_game(window)
    rows: Any = window.model("newGame")
    names = [seat["name"] if isinstance(seat, dict) else seat.name for seat in rows.seats.rows]
    assert len(set(names)) == len(NAMES)
    assert not [name for name in names if name[-1:].isdigit()]


def test_new_game_of_one_asks_for_no_speed_of_opponents(window: Fifteen) -> None:
    new_game(window)
    window.look(Variant())
    assert "Opponents' speed" in window.texts()
    window.model("newGame").setProperty("players", 1)
    window.settle()
    assert "Opponents' speed" not in window.texts()
