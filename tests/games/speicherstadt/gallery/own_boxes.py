"""The page of boxes of one's own, with two brought in, and a file that was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speicherstadt_app.games.speicherstadt.rules.boxes import fingerprint, flawed, options_of
from speicherstadt_app.ui.home.boxes import Shelf
from speicherstadt_app.ui.home.own_values import KeptBox
from speicherstadt_app.ui.learn.rulebook import Rulebook
from tests.games.speicherstadt.variants import PRINTED, WILD

if TYPE_CHECKING:
    from tools.gallery.window import Gallery

OWN = [KeptBox(fingerprint(box), box) for box in (PRINTED, WILD)]


def show_own(gallery: Gallery) -> None:
    page = _page(gallery)
    page._kept = OWN
    page.choose(OWN[0].key)


def show_rules(gallery: Gallery) -> None:
    """As from a table at which one plays with such a box."""
    rules = gallery.app.model("rules")
    assert isinstance(rules, Rulebook)
    rules._options = options_of(WILD)
    rules.read("firefighter")


def show_removing(gallery: Gallery) -> None:
    show_own(gallery)
    _page(gallery).remove()


def show_refused(gallery: Gallery) -> None:
    page = _page(gallery)
    page._kept = OWN[:1]
    page.choose("")
    allowed = "trader, warehouse, office, bank, firefighter, contract, chamber, church, port, ship, fire"
    flaw = flawed("kind", row=23, column="kind", found="'palace'", allowed=allowed)
    page._tell(lambda: page.flawed("Die große Schachtel.csv", flaw), wrong=True)


def _page(gallery: Gallery) -> Shelf:
    page = gallery.app.model("speicherstadt/boxes")
    assert isinstance(page, Shelf)
    page.answer(False)
    page._told, page._wrong = str, False
    return page
