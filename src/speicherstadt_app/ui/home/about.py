"""What the program is made of: its version, its licence, and what others have made that is in it."""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Property, QCoreApplication, Slot, qVersion

from speicherstadt_app import __version__
from speicherstadt_app.ui.assets import FONTS, PACKAGE
from speicherstadt_app.ui.clipboard import copy, facts
from speicherstadt_app.ui.home.upkeep_words import copied, diagnostics_text
from speicherstadt_app.ui.pages import Page
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled

if TYPE_CHECKING:
    from speicherstadt_app.ui.pages import PageContext


class Part(NamedTuple):
    """Something that others have made. `packages` are what it is installed as."""

    name: str
    licence: str
    packages: tuple[str, ...] = ()
    fonts: str = ""
    """The file with its licence beside the fonts."""


# In the order of docs/dependencies.md, and what comes along with those.
PARTS: Final = (
    Part("Qt, PySide", "LGPL-3.0", ("PySide6-Essentials", "shiboken6")),
    Part("Python", "PSF-2.0"),
    Part("SQLite", "public domain"),
    Part("pygame-ce, SDL", "LGPL-2.1, zlib", ("pygame-ce",)),
    Part("qasync", "BSD-2-Clause", ("qasync",)),
    Part("SQLModel, SQLAlchemy, Pydantic", "MIT", ("sqlmodel", "sqlalchemy", "pydantic")),
    Part("Rich", "MIT", ("rich",)),
    Part("Pygments", "BSD-2-Clause", ("pygments",)),
    Part("platformdirs", "MIT", ("platformdirs",)),
    Part("typing-extensions", "PSF-2.0", ("typing-extensions",)),
    Part("Atkinson Hyperlegible Next", "OFL-1.1", fonts="OFL-AtkinsonHyperlegibleNext.txt"),
    Part("Zilla Slab", "OFL-1.1", fonts="OFL-ZillaSlab.txt"),
)
# Beside the package when it runs from its sources, within its installed metadata otherwise.
LICENCE: Final = "LICENSE"
DISTRIBUTION: Final = "speicherstadt-app"


@dataclass(frozen=True, slots=True)
class AboutValues:
    version: str = ""
    parts: Records = field(default_factory=list)
    told: str = ""
    """What came of the last thing that was done."""
    reading: str = ""
    """The name of the licence that lies open, if any …"""
    text: str = ""
    """… and its words."""


@for_qml
class AboutShown(Values[AboutValues], values=AboutValues):
    pass


@for_qml
class About(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._shown = AboutShown(AboutValues(), self)
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
        if 0 <= number < len(PARTS) and PARTS[number].fonts:
            self._show(PARTS[number].name, (FONTS / PARTS[number].fonts).read_text("utf-8"))

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

    def _show(self, reading: str = "", text: str = "", told: str = "") -> None:
        self._shown.show(AboutValues(__version__, [_row(part) for part in PARTS], told, reading, text))


def _row(part: Part) -> dict[str, object]:
    number = version_of(part)
    spoken = filled(
        QCoreApplication.translate("About", "%1, licence %2"), f"{part.name} {number}".strip(), part.licence
    )
    return {
        "name": part.name,
        "version": number,
        "licence": part.licence,
        "readable": bool(part.fonts),
        "spoken": spoken,
    }


VERSIONS: Final[dict[str, Callable[[], str]]] = {
    "Qt, PySide": lambda: str(qVersion()),
    "Python": platform.python_version,
}


def version_of(part: Part) -> str:
    """The version of its first package; nothing where the program was put together without saying."""
    if part.name in VERSIONS:
        return VERSIONS[part.name]()
    try:
        return version(part.packages[0]) if part.packages else ""
    except PackageNotFoundError:
        return ""


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
