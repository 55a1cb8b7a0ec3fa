"""The real window over games of Ferries with fifteen players at three tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from speicherstadt_app.engine.record import Record
from tests.fixture_game.program import QML
from tests.fixture_game.registered import registered
from tests.play.players import Kept
from tests.qml.conftest import MARA
from tests.ui.lookback.several import recorded
from tests.ui.memory_folder import MemoryFolder
from tests.ui.tables import still_table
from tools.gallery.looking_back import Told, keep_review
from tools.gallery.window import Gallery, Variant

FIFTEEN = 15
NAMES = (
    *("Ada", "Bo", "Cem", "Dora", "Emil", "Mara", "Fritz", "Greta"),
    *("Hanne", "Ivo", "Jule", "Kalle", "Lotte", "Momme", "Nele"),
)
JUDGED = ("turn", "bid")


def whole(seed: int = 3) -> Record:
    """A whole game, of Mara at the second table and fourteen computer players."""
    record = recorded(MARA, FIFTEEN, seed)
    players = [replace(player, name=name) for player, name in zip(record.players, NAMES, strict=True)]
    return replace(record, players=tuple(players))


def folder() -> MemoryFolder:
    """A finished game, reviewed, and one left in the middle."""
    found = MemoryFolder(MARA)
    over = whole()
    for name, record in (
        ("over", over),
        ("half", replace(over, moves=over.moves[: len(over.moves) // 2], result=None)),
    ):
        kept = Kept(record, 3)
        kept.writer.game_id = name
        kept.writer.finished = record if name == "over" else None
        found.games[name] = kept
    keep_review(found, "over", Told(JUDGED, ()))
    return found


class Fifteen(Gallery):
    """Its pages show those games; `half` and `over` lie on its table."""

    def look(self, variant: Variant) -> None:
        self._look(variant, {})
        self._looked()

    def page_of(self, page: str, about: str = "") -> None:
        self.complaints.clear()
        self.app.open(page, about) if about else self.app.navigate(page)
        self.settle()
        self._looked()

    def sit(self, ply: int | None = None, record: Record | None = None) -> None:
        self.complaints.clear()
        self.sit_at(still_table(record or whole(), ply, settings=self.settings, parent=self.app))
        self._looked()


@contextmanager
def fifteen() -> Iterator[Fifteen]:
    with registered("ferries"):
        opened = Fifteen(folder=folder())
        for module in QML:
            opened.engine.addImportPath(str(module))
        with opened:
            yield opened
