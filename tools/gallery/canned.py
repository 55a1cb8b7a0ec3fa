"""A data folder that is always the same: four people, some games of every kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, zip_longest
from typing import Final

from speicherstadt_app.store.shapes import GameEntry
from tests.play.players import Kept
from tests.ui.memory_figures import MemoryFigures
from tests.ui.memory_folder import MemoryFolder, entry
from tools.gallery.looking_back import keep_review
from tools.gallery.people import PEOPLE, seated
from tools.gallery.scene import GameScenes, Lying, golden, walk
from tools.gallery.scenes import all_games

# So far away that it will not be today.
PLAYED: Final = "2091-05-17T12:00:00.000Z"


class Canned(MemoryFolder):
    def __init__(self, *, empty: bool = False, names: Sequence[str] = ()) -> None:
        """`names`: of everybody, in place of the usual ones."""
        people = [replace(one, name=names[number]) for number, one in enumerate(PEOPLE)] if names else PEOPLE
        super().__init__(*(people[:1] if empty else people))
        self._names = names
        if empty:
            return
        self.figures = MemoryFigures(more={game: brought.figures for game, brought in all_games() if brought.figures})
        # The games of all lie among each other.
        there = [[(game, brought, lying) for lying in brought.lying] for game, brought in all_games()]
        for game, brought, lying in filter(None, chain.from_iterable(zip_longest(*there))):
            self._put(game, brought, lying)

    def _put(self, game: str, brought: GameScenes, lying: Lying) -> None:
        game_id, record = f"{game}-{lying.name}", golden(game, lying.record)
        moves, first = record.moves, 0
        if lying.wanted is not None:
            ply, first, _ = next(walk(record, lying.wanted))
            moves = record.moves[:ply]
        people = {(first + seat) % len(lying.names) for seat in range(lying.people)}
        names = self._names[: len(lying.names)] or lying.names
        kept = Kept(replace(record, players=seated(names, people, brought.opponents), moves=moves), 1)
        kept.writer.game_id = game_id
        kept.writer.assisted = lying.assisted
        if lying.wanted is None:
            kept.writer.finished = kept.record
        if lying.occasion is not None:
            kept.begun = replace(kept.begun, meta=lying.occasion.to_meta())
        self.games[game_id] = kept
        if lying.reviewed:
            assert brought.told is not None, f"{game} tells no review"
            keep_review(self, game_id, brought.told)

    def cards(
        self, state: str | None = None, *, trashed: bool = False, limit: int | None = None
    ) -> Sequence[GameEntry]:
        damaged = [entry("damaged", whole=False)] if state == "unfinished" and self.games else []
        found = [replace(card, played_at=PLAYED) for card in super().cards(state, trashed=trashed)]
        return [*found, *damaged][:limit]
