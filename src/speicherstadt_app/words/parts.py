"""The words of one game, each part imported when it is asked for:

words.of(game_id).telling.teller(rules, names).told(events, text)
words.of(game_id).cast.level_title("merchant")
"""

from __future__ import annotations

from functools import cache, cached_property
from types import ModuleType
from typing import Final, cast

from speicherstadt_app.games import registry
from speicherstadt_app.words.game import (
    Cast,
    Deciding,
    Drawing,
    Ending,
    Labels,
    Medals,
    Reasons,
    Remarking,
    SettingUp,
    Stand,
    Telling,
)
from speicherstadt_app.words.translation import want

PARTS: Final = (
    "telling",
    "deciding",
    "reasons",
    "remarks",
    "progress",
    "cast",
    "statistics",
    "medals",
    "setting_up",
    "ending",
    "drawing",
)


class GameWords:
    """The parts of one game's words, each imported when it is asked for."""

    def __init__(self, game_id: str) -> None:
        self.game_id: Final = game_id

    @cached_property
    def telling(self) -> Telling:
        return cast(Telling, self._part("telling"))

    @cached_property
    def deciding(self) -> Deciding:
        return cast(Deciding, self._part("deciding"))

    @cached_property
    def reasons(self) -> Reasons:
        return cast(Reasons, self._part("reasons"))

    @cached_property
    def remarks(self) -> Remarking:
        return cast(Remarking, self._part("remarks"))

    @cached_property
    def progress(self) -> Stand:
        return cast(Stand, self._part("progress"))

    @cached_property
    def cast(self) -> Cast:
        return cast(Cast, self._part("cast"))

    @cached_property
    def statistics(self) -> Labels:
        return cast(Labels, self._part("statistics"))

    @cached_property
    def medals(self) -> Medals:
        return cast(Medals, self._part("medals"))

    @cached_property
    def setting_up(self) -> SettingUp:
        return cast(SettingUp, self._part("setting_up"))

    @cached_property
    def ending(self) -> Ending:
        return cast(Ending, self._part("ending"))

    @cached_property
    def drawing(self) -> Drawing:
        return cast(Drawing, self._part("drawing"))

    def _part(self, name: str) -> object:
        from speicherstadt_app.words import plain

        own = registry.part(self.game_id, f"words.{name}")
        return _Part(own) if own else plain


class _Part:
    """A module of a game's words. What it does not say itself is said plainly."""

    def __init__(self, own: ModuleType) -> None:
        self._own: Final = own

    def __getattr__(self, name: str) -> object:
        from speicherstadt_app.words import plain

        return getattr(self._own, name) if hasattr(self._own, name) else getattr(plain, name)


@cache
def words_of(game_id: str) -> GameWords:
    want(game_id)
    return GameWords(game_id)
