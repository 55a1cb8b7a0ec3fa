"""In every state of the window a reader and the keyboard reach what a hand can press, and all is said in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.qml.open_window import Heard, kind_of
from tests.qml.tabbing import passed_by, ring, stops
from tools.gallery.scene import Position, Shell
from tools.gallery.scenes import SCENES, scenes_of
from tools.gallery.window import Gallery, Variant

PRESSED = ("QQuickAbstractButton", "QQuickComboBox")
SET = ("QQuickSlider", "QQuickTextInput")
CHOICES = (QAccessible.Role.RadioButton, QAccessible.Role.CheckBox)
SEEN = [
    pytest.param(name, marks=pytest.mark.long) if scene.again else name
    for name, scene in SCENES.items()
    if not (isinstance(scene, Shell) and scene.empty)
]


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


@pytest.mark.parametrize("scene", SEEN)
def test_everything_is_reached_by_ear_and_by_keys(gallery: Gallery, scene: str) -> None:
    state = SCENES[scene]
    gallery.show(state, Variant())
    found = gallery.heard()
    whatever_a_hand_can_press_a_reader_can(gallery, found)
    if isinstance(state, Position) and state.wanted is not None:
        all_that_stands_on_the_table_is_said(state.game, gallery.still, found)
    if isinstance(state, Position) and state.shows == "banner":
        gallery.press(Qt.Key.Key_Escape)
    tab_comes_to_everything_that_can_be_pressed(gallery)
    assert gallery.complaints == []


def whatever_a_hand_can_press_a_reader_can(gallery: Gallery, found: list[Heard]) -> None:
    for item in gallery.items():
        pressed = any(item.inherits(kind) for kind in PRESSED)
        if item.isEnabled() and (pressed or any(item.inherits(kind) for kind in SET)):
            heard = next((each for each in found if each.thing == item), None)
            assert heard is not None, f"{kind_of(item)} “{item.property('text')}” is not heard"
            assert heard.name.strip(), f"{kind_of(item)} has no name"
            assert heard.enabled, heard.name
            assert heard.pressed_by_reader or not pressed, heard.name
            if heard.role in CHOICES:
                assert heard.checked == bool(item.property("checked") or item.property("chosen")), heard.name


def all_that_stands_on_the_table_is_said(game: str, table: Any, found: list[Heard]) -> None:
    names = [heard.name for heard in found]
    brought = scenes_of(game)
    assert brought is not None
    said = [table.bar.value.spoken, table.prompt.value.spoken, *brought.said(table)]
    assert [words for words in said if words not in names] == []


def tab_comes_to_everything_that_can_be_pressed(gallery: Gallery) -> None:
    wanted = stops(gallery)
    assert passed_by(wanted, list(ring(gallery))) == []
    assert passed_by(wanted, list(ring(gallery, back=True))) == []
