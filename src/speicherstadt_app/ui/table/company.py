"""Who sits at the table on screen: names, signs, faces that react, and how strong those are who are no people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app import words
from speicherstadt_app.engine.rules import Event, Rules, Seat
from speicherstadt_app.ui.opponents import cast_of, standing_of
from speicherstadt_app.ui.seats import faces_of, names_of, signs_of
from speicherstadt_app.ui.table.presenter import NOBODY, Person
from speicherstadt_app.words.game import THINKING

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player


class Company:
    def __init__(self, game_id: str, rules: Rules[Any], players: Sequence[Player]) -> None:
        self._game_id = game_id
        self._rules = rules
        self._players = players
        self.signs: Final = signs_of(players)
        self._moods: dict[Seat, str] = {}
        self._coming: dict[Seat, str] = {}
        self._drawn_moods: dict[Seat, str] | None = None
        self._faces: tuple[str, ...] = ()
        self.retranslate()

    def retranslate(self) -> None:
        self.names = names_of(self._game_id, self._players)
        self.persons = tuple(self._person(player) for player in self._players)

    def art(self, thinking: Seat = NOBODY) -> tuple[str, ...]:
        """Everybody's face as it is now."""
        moods = self._moods | {thinking: THINKING}
        if moods != self._drawn_moods:
            self._drawn_moods = moods
            self._faces = faces_of(self._game_id, self._players, moods)
        return self._faces

    def witness(self, seat: Seat, events: Sequence[Event], seen: Sequence[Event] = ()) -> None:
        """A move of that seat, as everybody here saw it, and all that was seen so far. A mood lasts until its owner
        moves again; faces show a new one only when what has happened has been told."""
        self._moods.pop(seat, None)
        self._coming.pop(seat, None)
        remarks = words.of(self._game_id).remarks
        self._coming |= remarks.moods(self._rules, self._players, events, seen)

    def react(self) -> bool:
        """All has been told; whether somebody looks otherwise now."""
        before = dict(self._moods)
        self._moods |= self._coming
        self._coming.clear()
        return self._moods != before

    def calm(self) -> None:
        self._moods.clear()
        self._coming.clear()

    def _person(self, player: Player) -> Person:
        cast = cast_of(self._game_id)
        if player.kind == "human":
            return Person()
        character = str(player.more.get("character", ""))
        level = str(player.more.get("level", ""))
        known = character in cast.CHARACTERS
        return Person(
            full=cast.character_full_name(character) if known else "",
            role=cast.character_title(character) if known else "",
            manner=cast.character_note(character) if known else "",
            level=cast.level_title(level) if level else "",
            rating=standing_of(self._game_id, len(self._players), level),
        )
