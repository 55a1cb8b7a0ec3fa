"""What is found without eyes: in every state where room is scarce nothing is, and what is broken on purpose is."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtQuick import QQuickItem

from tests.images.conftest import Shows
from tools.gallery.inspection import flaws
from tools.gallery.selection import INSPECTED, SCARCE, WIDEST, View, views
from tools.gallery.window import Gallery, Variant

DEMAND, START, SETTINGS = views("speicherstadt-demand/en", "start/en", "settings/en")

LONGEST = {view.scene.name for view in WIDEST}
"""Where everybody's name is as long as it may be."""
BY_VARIANT = [(variant, list(group)) for variant, group in groupby(INSPECTED, lambda view: view.variant)]


def flaws_in(shows: Shows, view: View) -> list[str]:
    """The longest names may be shortened; they may not leave what they stand on."""
    shortened = view.scene.name in LONGEST
    found = flaws(shows(view))
    return [str(flaw) for flaw in found if not (shortened and flaw.kind == "cut") or " goes " in flaw.what]


@pytest.mark.long
@pytest.mark.parametrize(("variant", "group"), BY_VARIANT, ids=[str(variant) for variant, _ in BY_VARIANT])
def test_nothing_is_cut_covered_or_nameless(shows: Shows, variant: Variant, group: list[View]) -> None:
    found = {str(view): flaws_in(shows, view) for view in group}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("view", SCARCE, ids=str)
def test_nothing_is_cut_where_room_is_scarcest(shows: Shows, view: View) -> None:
    assert [str(flaw) for flaw in flaws(shows(view))] == []


@pytest.mark.parametrize("view", WIDEST, ids=str)
def test_the_longest_names_wrap_or_are_shortened(shows: Shows, view: View) -> None:
    assert flaws_in(shows, view) == []


def words(gallery: Gallery, said: str) -> QQuickItem:
    return next(item for item in gallery.items() if item.inherits("QQuickText") and item.property("text") == said)


def kinds(gallery: Gallery) -> set[str]:
    return {flaw.kind for flaw in flaws(gallery)}


def test_a_sound_window_has_no_flaw(shows: Shows) -> None:
    assert flaws(shows(START)) == []


def test_a_text_that_leaves_its_button_is_found(shows: Shows) -> None:
    gallery = shows(DEMAND)
    word = words(gallery, "Undo")
    word.setProperty("wrapMode", 0)
    word.setProperty("text", "Undo all of that at once")
    assert "cut" in kinds(gallery)


def test_a_text_that_leaves_its_field_is_found(shows: Shows) -> None:
    gallery = shows(SETTINGS)
    field = next(item for item in gallery.items() if item.inherits("QQuickComboBox"))
    word = next(item for item in gallery.items(field) if item.inherits("QQuickText"))
    word.setProperty("text", "a word in a narrow field " * 12)
    word.setY(word.y() - 18)
    assert "cut" in kinds(gallery)


def test_a_text_that_leaves_the_window_is_found(shows: Shows) -> None:
    gallery = shows(START)
    words(gallery, "Speicherstadt").setX(1200)
    assert "cut" in kinds(gallery)


def test_a_shortened_text_is_found(shows: Shows) -> None:
    gallery = shows(START)
    title = words(gallery, "Hamburg, about 1900")
    title.setProperty("elide", 1)
    title.setProperty("wrapMode", 0)
    title.setProperty("text", "Hamburg, about 1900 " * 12)
    assert "cut" in kinds(gallery)


def test_a_word_wider_than_its_line_is_found(shows: Shows) -> None:
    """What stands beside hides the rest of it."""
    gallery = shows(DEMAND)
    asked = words(gallery, str(gallery.table.prompt.value.question))
    asked.setProperty("wrapMode", 1)
    asked.setProperty("text", "W" * 60)
    assert [flaw for flaw in flaws(gallery) if flaw.kind == "cut" and "beyond its line" in flaw.what]


def test_texts_on_each_other_are_found(shows: Shows) -> None:
    gallery = shows(START)
    under = words(gallery, "Hamburg, about 1900")
    under.setY(under.y() + 20)
    assert "overlap" in kinds(gallery)


def test_a_small_target_is_found(shows: Shows) -> None:
    gallery = shows(DEMAND)
    gallery.button("Menu").setHeight(30)
    assert "target" in kinds(gallery)


def test_targets_on_each_other_are_found(shows: Shows) -> None:
    gallery = shows(SETTINGS)
    first, second = [item for item in gallery.items() if item.inherits("QQuickSwitch")][:2]
    second.setY(second.y() - 30)
    assert "overlap" in kinds(gallery)
    assert first.isVisible()


def test_a_button_without_a_name_is_found(shows: Shows) -> None:
    gallery = shows(DEMAND)
    gallery.button("Undo").setProperty("text", "")
    assert "name" in kinds(gallery)


def test_what_qt_complains_of_is_found(shows: Shows) -> None:
    # The window of all others has its language in the program, too.
    shows(START)
    # A window of its own: each test hears what Qt says until something else listens.
    with Gallery() as gallery:
        gallery.show(START.scene, START.variant)
        gallery.run_qml(gallery.button("Settings"), 'console.warn("torn")')
        assert "warning" in kinds(gallery)


@pytest.mark.parametrize(
    ("module", "name", "left"), [("Theme", "Theme", "burning"), ("Theme", "Motion", "own"), ("Frame", "Carry", "from")]
)
def test_what_a_state_leaves_behind_is_found(shows: Shows, module: str, name: str, left: str) -> None:
    gallery = shows(SETTINGS)
    thing = gallery.singleton(module, name)
    before = thing.property(left)
    thing.setProperty(left, gallery.window.contentItem() if left == "from" else True)
    try:
        with pytest.raises(AssertionError, match=f"settings leaves .*{module}.{name}.{left} is "):
            gallery.leave()
    finally:
        thing.setProperty(left, before)
