"""What there is too much of for its place: it says so, and steps aside for what one needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.ui.notice_board import Notice
from tests.qml.open_window import act, kind_of, name_of
from tests.qml.playing import tab_to
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

SIZES = (Variant(), Variant(language="de", text=200), Variant("upright"))


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


def more_of(gallery: Gallery) -> QQuickItem:
    return next(item for item in gallery.items() if name_of(item).endswith("more contracts: show all"))


@pytest.mark.parametrize("way", ["mouse", "keys", "reader"])
def test_contracts_beyond_the_edge_are_counted_and_shown_on_demand(gallery: Gallery, way: str) -> None:
    gallery.show(SCENES["speicherstadt-eight-contracts"], Variant())
    store = gallery.of("ContractShelf")[0]
    sheets = gallery.of("ContractSheet")
    more = more_of(gallery)
    shown = next(item for item in gallery.items(store) if item.inherits("QQuickFlickable"))
    hidden = [sheet for sheet in sheets if frame(sheet).right() > frame(shown).right()]
    assert frame(shown).right() <= frame(more).left()
    assert 0 < len(hidden) < len(sheets) == 8
    assert frame(store).contains(frame(more))
    assert f"+{len(hidden)}" in gallery.texts()
    if way == "mouse":
        gallery.click(more)
    elif way == "keys":
        tab_to(gallery, more)
        gallery.press(Qt.Key.Key_Return)
    else:
        act(more)
    gallery.settle()
    assert len(gallery.of("ContractSheet")) == 16, "they all lie in the sheet, too"


@pytest.mark.parametrize("variant", SIZES, ids=str)
@pytest.mark.parametrize("scene", ["speicherstadt-notices-table", "speicherstadt-not-saved"])
def test_what_is_wrong_hides_nothing_of_the_table(gallery: Gallery, scene: str, variant: Variant) -> None:
    gallery.show(SCENES[scene], variant)
    (said,) = gallery.of("Said")
    assert said.height() > 0
    for kind in ("TopBar", "Harbour", "HarbourList", "Prompt", "Counter", "PlayerRail", "LogView"):
        for item in gallery.of(kind):
            assert not frame(item).intersects(frame(said)), kind


@pytest.mark.parametrize("variant", SIZES, ids=str)
def test_what_does_no_harm_moves_nothing_and_goes_when_one_goes_on(gallery: Gallery, variant: Variant) -> None:
    gallery.show(SCENES["speicherstadt-demand"], variant)
    before = {kind: [frame(item) for item in gallery.of(kind)] for kind in ("Prompt", "Counter", "PlayerRail", "Board")}
    gallery.app._notices.put(Notice("cut_short", lambda: "The game closed unexpectedly. Nothing was lost."))
    gallery.settle()
    assert "The game closed unexpectedly. Nothing was lost." in gallery.texts()
    assert {kind: [frame(item) for item in gallery.of(kind)] for kind in before} == before
    gallery.click(next(item for item in gallery.items() if str(item.property("token")).startswith("place")))
    gallery.settle()
    assert "The game closed unexpectedly. Nothing was lost." not in gallery.texts()


def frame(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("variant", [Variant(), Variant("upright", language="fr"), Variant("wide")], ids=str)
def test_a_bubble_covers_nothing_that_one_reads_or_presses(gallery: Gallery, variant: Variant) -> None:
    gallery.show(SCENES["speicherstadt-speech"], variant)
    (bubble,) = gallery.of("SpeechBubble")
    assert bubble.height() > 0
    room = frame(bubble)
    for kind in ("Strip", "RaceBar", "LogView", "Prompt", "Harbour", "Counter", "TopBar"):
        assert gallery.of(kind), kind
        assert not any(frame(item).intersects(room) for item in gallery.of(kind)), kind


@pytest.mark.parametrize("variant", [Variant(), Variant("upright", language="fr")], ids=str)
def test_a_bubble_changes_nothing_of_the_height_without_it(gallery: Gallery, variant: Variant) -> None:
    gallery.show(SCENES["speicherstadt-speech"], variant)
    (rail,) = gallery.of("PlayerRail")
    heights: list[float] = []
    rail.restingChanged.connect(lambda: heights.append(rail.property("resting")))  # type: ignore[attr-defined]
    before = rail.property("implicitHeight")
    gallery.run_qml(rail, "hush()")
    gallery.lay_out()
    assert rail.property("implicitHeight") < before
    gallery.run_qml(rail, 'say(speaker, "Who put that there?")')
    gallery.lay_out()
    assert rail.property("implicitHeight") > rail.property("resting")
    assert heights == [], "not even for a moment: what asks for it would turn in a circle"
    assert gallery.complaints == []


@pytest.mark.parametrize(
    "variant",
    [Variant(), Variant(text=200), Variant("upright", language="fr", text=200), Variant("half", language="de")],
    ids=str,
)
def test_what_is_achieved_covers_nothing_that_the_end_says(gallery: Gallery, variant: Variant) -> None:
    gallery.show(SCENES["speicherstadt-end-news"], variant)
    (toast,) = gallery.of("MedalToast")
    assert toast.opacity() == 1
    (sheet,) = gallery.of("ScoreSheet")
    end: Any = gallery.still.end
    said = {end.value.title, end.value.sentence}
    words = [item for item in gallery.items(sheet) if item.property("text") in said and item.opacity() == 1]
    assert {item.property("text") for item in words} == said
    for item in words:
        written = QRectF(0, 0, item.property("contentWidth"), item.height())
        assert not frame(toast).intersects(item.mapRectToScene(written)), item.property("text")


@pytest.mark.parametrize("game", ["speicherstadt", "venedig"])
@pytest.mark.parametrize("size", ["floor", "wide", "upright"])
def test_what_is_achieved_lies_over_no_face_of_the_count(gallery: Gallery, game: str, size: str) -> None:
    gallery.show(SCENES[f"{game}-end-news"], Variant(size, language="de"))
    (sheet,) = gallery.of("ScoreSheet")
    (toast,) = gallery.of("MedalToast")
    assert toast.opacity() == 1
    long = "Fill two contracts at one shipping, lose no cube by it, and be the strongest at the next fire. " * 2
    won = gallery.app.value.achieved
    gallery.app.show(gallery.app.value._replace(achieved=[{**medal, "condition": long} for medal in won]))
    sheet.setProperty("turned", False)
    gallery.settle()
    faces = [
        item
        for item in gallery.items(sheet)
        if kind_of(item) == "HouseSign" and item.mapToItem(sheet, QPointF()).y() < 200
    ]
    end: Any = gallery.still.end
    assert len(faces) == len(end.value.players)
    assert not toast.isVisible() or not any(frame(toast).intersects(frame(face)) for face in faces)
    sheet.setProperty("turned", True)
    gallery.settle()
    assert toast.opacity() == 1


def test_titles_of_a_row_of_cards_have_one_size(gallery: Gallery) -> None:
    gallery.show(SCENES["speicherstadt-purchase-too-dear"], Variant("upright", language="fr"))
    titles = [
        name.property("font").pixelSize()
        for card in gallery.of("TradeCard")
        if card.isVisible()
        for name in gallery.items(card)
        if name.property("text") == card.property("title")
    ]
    assert len(titles) >= 4
    assert len(set(titles)) == 1


@pytest.mark.parametrize("size", [(640, 480), (800, 1280)], ids=str)
def test_own_points_have_their_unit_at_every_width(gallery: Gallery, size: tuple[int, int]) -> None:
    gallery.show(SCENES["speicherstadt-demand-chosen"], Variant())
    gallery.window.resize(*size)
    gallery.settle()
    (purse,) = gallery.of("Purse")
    (unit,) = (item for item in gallery.items(purse) if item.property("text") == "pts")
    assert unit.isVisible()
    assert frame(purse).contains(frame(unit))


def test_buttons_stay_on_the_landing_stage_in_the_smallest_window(gallery: Gallery) -> None:
    gallery.show(SCENES["speicherstadt-purchase"], Variant(language="de"))
    gallery.window.resize(640, 480)
    gallery.settle()
    (stage,) = gallery.of("Prompt")
    buttons = [place for place in gallery.items(stage) if place.property("slot") and place.isVisible()]
    assert len(buttons) == 4
    for place in buttons:
        assert frame(place).left() >= frame(stage).left() + 16


@pytest.mark.parametrize("scene", ["speicherstadt-end-two-share", "speicherstadt-end-five"])
def test_the_end_fills_an_upright_window(gallery: Gallery, scene: str) -> None:
    gallery.show(SCENES[scene], Variant("upright"))
    (sheet,) = gallery.of("ScoreSheet")
    (panel,) = gallery.of("EndPanel")
    assert frame(panel).bottom() - frame(sheet).bottom() < panel.height() / 6


def test_keys_are_called_as_in_the_language_of_now(gallery: Gallery) -> None:
    for language, control in (("fr", "Ctrl+Q"), ("de", "Strg+Q")):
        gallery.show(SCENES["speicherstadt-keys"], Variant(language=language))
        assert control in {str(item.property("text")) for item in gallery.items()}


@pytest.mark.parametrize("scene", ["speicherstadt-demand", "venedig-choose"])
def test_a_strip_that_was_tapped_leaves_enter_to_what_is_asked(gallery: Gallery, scene: str) -> None:
    gallery.show(SCENES[scene], Variant())
    before = gallery.texts()
    gallery.click(gallery.of("Strip")[0])
    gallery.settle()
    assert gallery.texts() != before, "its sheet is open"
    gallery.press(Qt.Key.Key_Escape)
    gallery.settle()
    assert not any(item.hasActiveFocus() for item in gallery.of("Strip"))
