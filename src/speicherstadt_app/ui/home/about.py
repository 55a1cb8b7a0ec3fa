"""What the program is made of: its version, its licence, and what others have made that is in it."""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QCoreApplication, Slot, qVersion

from speicherstadt_app import __version__
from speicherstadt_app.games.registry import cards
from speicherstadt_app.ui.assets import PACKAGE
from speicherstadt_app.ui.clipboard import copy, facts
from speicherstadt_app.ui.home import licences
from speicherstadt_app.ui.home.upkeep_words import copied, diagnostics_text
from speicherstadt_app.ui.pages import Page
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled, listed

if TYPE_CHECKING:
    from speicherstadt_app.ui.pages import PageContext


# Beside the package when it runs from its sources, within its installed metadata otherwise.
LICENCE: Final = "LICENSE"
DISTRIBUTION: Final = "speicherstadt-app"


@dataclass(frozen=True, slots=True)
class AboutValues:
    version: str = ""
    games: str = ""
    """Whose board games they are, a line each."""
    parts: Records = field(default_factory=list)
    told: str = ""
    """What came of the last thing that was done."""
    reading: str = ""
    """The name of the licence that lies open, if any …"""
    text: str = ""
    """… its words …"""
    source: str = ""
    """… where the source of its library is …"""
    offer: str = ""
    """… and who else gives it, where that is owed."""


@for_qml
class AboutShown(Values[AboutValues], values=AboutValues):
    pass


@for_qml
class About(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._shown = AboutShown(AboutValues(), self)
        self._libraries = licences.libraries()
        self._show()

    @Property(AboutShown, constant=True)
    def shown(self) -> AboutShown:
        return self._shown

    @Slot()
    def readOwn(self) -> None:
        """The licence of the program itself."""
        self._show(QCoreApplication.translate("About", "The licence of Speicherstadt"), own_licence())

    @Slot(int)
    def read(self, number: int) -> None:
        """The licence of a part whose text comes along."""
        if 0 <= number < len(self._libraries) and (text := licences.text_of(self._libraries[number])):
            one = self._libraries[number]
            self._show(one.name, text, source=one.source, offer=_offer() if "LGPL" in one.licence else "")

    @Slot()
    def copyFacts(self) -> None:
        self.context.tasks.begin(self._copy_facts())

    @Slot()
    def close(self) -> None:
        self._show()

    def open(self, about: str) -> None:  # noqa: ARG002
        self._show()

    def retranslate(self) -> None:
        self._show()

    async def _copy_facts(self) -> None:
        kept = await self.context.threads.ask(lambda folder: folder.maintenance.diagnostics())
        copy(diagnostics_text({**facts(), **(kept or {})}))
        told = copied().text
        self._show(told=told)
        self.context.announce(told, False)

    def _show(self, reading: str = "", text: str = "", told: str = "", source: str = "", offer: str = "") -> None:
        parts = [_row(library) for library in self._libraries]
        self._shown.show(AboutValues(__version__, _games(), parts, told, reading, text, source, offer))


def _games() -> str:
    text = QCoreApplication.translate("About", "%1, a board game by %2, for %3 to %4 players.")
    return "\n".join(filled(text, card.title, listed(card.authors), *card.seats) for card in cards() if card.authors)


def _offer() -> str:
    return QCoreApplication.translate(
        "About",
        "The source of exactly this version is there; whoever gave you this program also gives it to you on request, "
        "for three years.",
    )


def _row(library: licences.Library) -> dict[str, object]:
    number = version_of(library)
    named = library.name
    if library.within:
        named = filled(QCoreApplication.translate("About", "%1, in %2"), named, library.within)
    spoken = filled(QCoreApplication.translate("About", "%1, licence %2"), f"{named} {number}".strip(), library.licence)
    return {"name": named, "version": number, "licence": library.licence, "spoken": spoken}


VERSIONS: Final[dict[str, Callable[[], str]]] = {
    "Qt": lambda: str(qVersion()),
    "Python": platform.python_version,
}


def version_of(library: licences.Library) -> str:
    return VERSIONS[library.name]() if library.name in VERSIONS else licences.version_of(library)


def own_licence() -> str:
    """Wherever it lies: beside the sources, or with the installed package."""
    beside = PACKAGE.parents[1] / LICENCE
    if beside.is_file():
        return beside.read_text("utf-8")
    return _licence_installed() or "MIT"


def _licence_installed() -> str:
    from importlib.metadata import files

    try:
        found = [file for file in files(DISTRIBUTION) or () if file.name == LICENCE]
    except PackageNotFoundError:
        return ""
    return Path(str(found[0].locate())).read_text("utf-8") if found else ""
