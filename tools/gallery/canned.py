"""A data folder that is always the same: four people, some games of every kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from speicherstadt_app.engine.occasion import Occasion
from speicherstadt_app.store.shapes import GameEntry
from tests.play.players import Kept
from tests.ui.memory_figures import MemoryFigures
from tests.ui.memory_folder import MemoryFolder, Someone, entry
from tests.ui.tables import golden
from tools.gallery.looking_back import keep_reviews
from tools.gallery.positions import NAMES, demand, purchase, seated, shipping, walk

PEOPLE: Final = (
    Someone("p1", "Mara", "anchor", face="painter"),
    Someone("p2", "Großvater Friedrich-Wilhelm", "lantern", face="grandfather"),
    Someone("p3", "Élodie", "key", face="pianist"),
    Someone("p4", "Bo", "hook", archived=True),
)
# So far away that it will not be today.
PLAYED: Final = "2091-05-17T12:00:00.000Z"

UNFINISHED: Final = (
    ("four-players-play-ten-rounds", purchase(rounds=6, least=3), ("Mara", *NAMES[1:4]), 1),
    ("two-players-play-sixteen-rounds", shipping(4), ("Mara", "Dora"), 1),
    ("five-players-play-eight-rounds", demand(), ("Mara", "Großvater Friedrich-Wilhelm", "Élodie", "Bo", "Ada"), 3),
)
FINISHED: Final = (
    ("coins-break-a-tie", ("Mara", "Ada", "Bo"), 1),
    ("two-share-the-victory", ("Mara", "Ada", "Bo", "Cem"), 4),
    ("a-score-below-zero", ("Mara", "Ada", "Bo", "Cem", "Großvater Friedrich-Wilhelm"), 1),
)

OCCASIONS: Final = {"g4": Occasion("challenge", "bare_heads", counts=False), "g6": Occasion("day", "2091-05-17", 1)}


class Canned(MemoryFolder):
    def __init__(self, *, empty: bool = False) -> None:
        super().__init__(*(PEOPLE[:1] if empty else PEOPLE))
        if empty:
            return
        self.figures = MemoryFigures()
        for name, wanted, names, people in UNFINISHED:
            record = golden(name)
            ply, state = next(walk(record, wanted))
            humans = {(max(state.mover, 0) + seat) % len(names) for seat in range(people)}
            self._put(Kept(replace(record, players=seated(names, humans), moves=record.moves[:ply]), 1))
        for name, some, people in FINISHED:
            kept = Kept(replace(golden(name), players=seated(some, set(range(people)))), 1)
            kept.writer.finished = kept.record
            self._put(kept)
        self.games["g2"].writer.assisted = True
        for game, occasion in OCCASIONS.items():
            self.games[game].begun = replace(self.games[game].begun, meta=occasion.to_meta())
        keep_reviews(self)

    def _put(self, kept: Kept) -> None:
        kept.writer.game_id = f"g{len(self.games) + 1}"
        self.games[kept.writer.game_id] = kept

    def cards(
        self, state: str | None = None, *, trashed: bool = False, limit: int | None = None
    ) -> Sequence[GameEntry]:
        damaged = [entry("damaged", whole=False)] if state == "unfinished" and self.games else []
        found = [replace(card, played_at=PLAYED) for card in super().cards(state, trashed=trashed)]
        return [*found, *damaged][:limit]
