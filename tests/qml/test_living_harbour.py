"""The living harbour: what moves by itself on the start page and on the table, and when it stands still."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QWindow
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from speicherstadt_app.ui.pulse import FIRST, LONGEST, SHARE, SHORTEST, Cost, Pulse
from tests.qml.open_window import OpenWindow, Until
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

FULL = {"motion": "full", "livingHarbour": True}


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


def show(gallery: Gallery, scene: str, variant: Variant | None = None, **settings: Any) -> None:
    gallery.show(SCENES[scene], variant or Variant())
    prefer(gallery, **FULL | settings)


def prefer(window: OpenWindow, **settings: Any) -> None:
    window.settings.show(cast(Any, window.settings.value)._replace(**settings))
    window.settle()


def pulse(window: OpenWindow) -> Pulse:
    (found,) = window.app.findChildren(Pulse)
    return found


def frame(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def inside(item: QQuickItem) -> QRectF:
    """Without the corners, which a round thing does not fill."""
    wide, high = item.width(), item.height()
    return item.mapRectToScene(QRectF(0.15 * wide, 0.15 * high, 0.7 * wide, 0.7 * high))


def changed(one: QImage, other: QImage, where: QRectF) -> int:
    """Spots that differ, of every third."""
    area = where.intersected(QRectF(one.rect())).toRect()
    return sum(
        one.pixel(x, y) != other.pixel(x, y)
        for x in range(area.left(), area.right(), 3)
        for y in range(area.top(), area.bottom(), 3)
    )


def goes(window: OpenWindow) -> bool:
    return bool(pulse(window).property("wanted"))


@pytest.mark.parametrize(
    ("season", "theme"),
    [("winter", "night"), ("spring", "day"), ("summer", "day"), ("summer", "night"), ("autumn", "day")],
)
@pytest.mark.parametrize(("scene", "place"), [("start", "City"), ("speicherstadt-demand", "Harbour")])
def test_things_move_in_every_season_and_hour(
    gallery: Gallery, scene: str, place: str, season: str, theme: str
) -> None:
    show(gallery, scene, Variant(theme=theme))
    gallery.turn_season(season)
    (where,) = gallery.of(place)
    first = gallery.turn_to(200)
    assert changed(first, gallery.turn_to(202), frame(where)) > 60
    assert gallery.turn_to(200) == first, "a moment is always the same picture"


def test_it_takes_nothing_from_what_one_reads(gallery: Gallery) -> None:
    show(gallery, "speicherstadt-demand")
    gallery.turn_season("winter")
    # Whole passes of the water: the lighters lie as they lay.
    first, *later = [gallery.turn_to(8.0 * swell) for swell in (40, 41, 42, 43)]
    for kind in ("TradeCard", "PricePlate", "Prompt", "TopBar", "PlayerRail", "LogView", "Counter"):
        things = gallery.of(kind)
        assert things
        assert [changed(first, picture, inside(item)) for item in things for picture in later] == [0] * 3 * len(
            things
        ), kind


@pytest.mark.parametrize("scene", ["start", "speicherstadt-demand", "venedig-drive"])
def test_what_differs_in_its_colour_alone_is_drawn_in_one_go(gallery: Gallery, scene: str) -> None:
    """Of different opacity each light, leaf and puff would be drawn by itself, in every frame."""
    show(gallery, scene)
    many = [item for kind in ("Glints", "Drift", "Smoke") for item in gallery.of(kind)]
    drawn = [bit for item in many for bit in item.childItems() if bit.inherits("QQuickRectangle")]
    assert len(drawn) > 10
    assert {bit.opacity() for bit in drawn} == {1.0}


def test_at_the_start_it_stays_behind_doors_and_words(gallery: Gallery) -> None:
    show(gallery, "start")
    gallery.turn_season("winter")
    first, later = gallery.turn_to(300), gallery.turn_to(303)
    for kind in ("SingleDoor", "StartTiles"):
        for item in gallery.of(kind):
            for text in [each for each in gallery.items(item) if each.inherits("QQuickText")]:
                assert changed(first, later, frame(text)) == 0


@pytest.mark.parametrize("settings", [{"livingHarbour": False}, {"motion": "reduced"}, {"theme": "contrast"}], ids=str)
def test_it_can_be_had_still(gallery: Gallery, settings: dict[str, Any]) -> None:
    show(gallery, "start", **settings)
    gallery.turn_season("winter")
    assert not goes(gallery)
    assert gallery.of("CityLife") == []
    assert gallery.turn_to(100) == gallery.turn_to(103)


def test_lamps_come_on_one_after_the_other(gallery: Gallery) -> None:
    show(gallery, "speicherstadt-demand", Variant(theme="day"))
    gallery.turn_to(1000)
    prefer(gallery, theme="night", **FULL)

    def burning() -> int:
        return sum(item.opacity() > 0.1 for item in gallery.of("Painting") if item.property("bleed") == item.height())

    counts = []
    for seconds in (1000, 1010, 1020, 1040):
        gallery.turn_to(seconds)
        counts.append(burning())
    assert counts[0] == 0
    assert counts == sorted(counts)
    assert len(set(counts)) == 4
    prefer(gallery, theme="day", **FULL)
    gallery.turn_to(1041)
    assert burning() == 0


def test_the_pace_of_the_others_changes_nothing_of_it(gallery: Gallery) -> None:
    show(gallery, "speicherstadt-demand", speed="instant")
    assert goes(gallery)
    prefer(gallery, speed="slow", **FULL)
    assert goes(gallery)


def test_the_pace_of_the_others_changes_no_answer_to_one_s_own_hand(gallery: Gallery) -> None:
    motion = gallery.singleton("Theme", "Motion")
    answers = ("feedback", "fade")
    motion.setProperty("stilled", False)
    try:
        prefer(gallery, speed="normal", **FULL)
        normal = [motion.property(answer) for answer in answers]
        assert min(normal) > 0
        prefer(gallery, speed="instant", **FULL)
        assert [motion.property(answer) for answer in answers] == normal
    finally:
        motion.setProperty("stilled", True)


def test_rows_of_text_have_none(gallery: Gallery) -> None:
    show(gallery, "speicherstadt-demand", listView=True)
    assert gallery.of("HarbourLife") == gallery.of("QuietLife") == []
    assert not goes(gallery)


def test_a_page_of_words_is_quiet(gallery: Gallery) -> None:
    show(gallery, "settings")
    assert not goes(gallery)


def test_a_minute_of_silence_and_a_touch(gallery: Gallery) -> None:
    show(gallery, "start")
    beat = pulse(gallery)
    (silence,) = [timer for timer in beat.findChildren(QTimer) if timer.interval() >= 60_000]
    assert silence.isActive()
    silence.setInterval(0)
    gallery.run(_until(lambda: not goes(gallery)))
    silence.setInterval(60_000)
    assert not any(timer.isActive() for timer in beat.findChildren(QTimer)), "no timer runs at all"
    assert gallery.of("CityLife"), "what was there stays, as it stood"
    for touch in (_move, _key, _click):
        beat.rest()
        assert not goes(gallery)
        touch(gallery.window)
        assert goes(gallery)


def _move(window: QQuickWindow) -> None:
    QTest.mouseMove(window, QPoint(5, 5))


def _key(window: QQuickWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Shift)


def _click(window: QQuickWindow) -> None:
    QTest.mouseClick(window, Qt.MouseButton.RightButton, pos=QPoint(3, 3))


@pytest.mark.parametrize("parting", ["minimised", "left", "hidden"])
def test_a_window_that_nobody_sees(gallery: Gallery, parting: str) -> None:
    show(gallery, "start")
    assert goes(gallery)
    window = gallery.window
    if parting == "minimised":
        window.showMinimized()
        assert not goes(gallery)
        window.showNormal()
    elif parting == "left":
        QCoreApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
        assert not goes(gallery)
    else:
        window.hide()
        assert not goes(gallery)
        window.setVisibility(QWindow.Visibility.Windowed)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    gallery.run(_until(lambda: goes(gallery)))


async def _until(true: Any) -> None:
    await Until(true, "the harbour rests, or lives")


def test_the_switch_is_on_the_page_of_settings(gallery: Gallery) -> None:
    show(gallery, "settings")
    switch = gallery.button("Living harbour")
    assert switch.property("checked") is True
    (heard,) = [each for each in gallery.heard() if each.name == "Living harbour"]
    assert heard.pressed_by_reader
    assert heard.description
    gallery.click(switch)
    assert cast(Any, gallery.settings.value).livingHarbour is False
    switch.forceActiveFocus()
    gallery.press(Qt.Key.Key_Space)
    assert cast(Any, gallery.settings.value).livingHarbour is True


def test_the_clock_goes_by_itself_from_step_to_step(gallery: Gallery) -> None:
    show(gallery, "start")
    fresh = Pulse(gallery.window, gallery.app)
    try:
        (beat,) = [timer for timer in fresh.findChildren(QTimer) if timer.interval() < 60_000]
        fresh.setProperty("wanted", True)
        assert beat.isActive()
        for step in range(3):
            beat.setInterval(0)
            gallery.run(_until(lambda so_far=step: fresh.clock > so_far * FIRST))
        fresh.setProperty("wanted", False)
        assert not beat.isActive()
    finally:
        fresh.deleteLater()


@pytest.mark.parametrize("cost", [0.0, 0.001, 0.004, 0.01, 0.02])
def test_its_steps_take_a_small_share_of_a_core(cost: float) -> None:
    paid = Cost()
    paid.begin(5.0)
    spent, at, waited = 5.0, 0.0, 0.0
    for step in range(400):
        spent += cost
        wait = paid.step(spent)
        assert SHORTEST <= wait <= LONGEST
        if step >= 100:
            at += cost
            waited += wait
    assert at / waited <= SHARE + 1e-9


def test_what_others_do_meanwhile_makes_it_no_slower() -> None:
    paid = Cost()
    paid.begin(0.0)
    spent = 0.0
    waits = []
    for step in range(64):
        busy = 16 <= step < 32
        spent += 0.3 if busy else 0.004
        waits.append(paid.step(spent))
    assert max(waits[8:]) == pytest.approx(0.004 / SHARE)
