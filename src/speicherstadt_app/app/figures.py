"""Statistics of the data folder as the window wants them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from speicherstadt_app.app.skill import Chair, Kept, Skill, headings
from speicherstadt_app.app.upkeep import asked as or_refused
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.store.shapes import AllGames, Filter
from speicherstadt_app.ui.statistics.source import Medal, Sheet

if TYPE_CHECKING:
    from speicherstadt_app.play.suiting import Suited
    from speicherstadt_app.store.library import Library
    from speicherstadt_app.store.shapes import Choices
    from speicherstadt_app.store.statistics.export import Sheet as ExportSheet
    from speicherstadt_app.store.statistics.selection import Selection, Statistics


class Figures:
    """What statistics are made with is imported with the first question."""

    def __init__(self, library: Library, reviews: Callable[[], Kept]) -> None:
        self._library = library
        self._reviews = reviews
        self._read: dict[str, Skill] = {}

    def behind(self) -> bool:
        from speicherstadt_app.store.statistics.recount import is_up_to_date

        return not or_refused(lambda: is_up_to_date(self._library.database))

    def today(self) -> str:
        return self._library.database.clock.day()

    def choices(self, person: str, game_id: str) -> Choices:
        return or_refused(lambda: self._statistics.choices(person, game_id))

    def all_games(self, person: str) -> AllGames:
        return or_refused(lambda: self._statistics.all_games(person))

    def tables(self, person: str, asked: Filter, wanted: Collection[str]) -> Mapping[str, Sheet]:
        from speicherstadt_app.store.statistics.export import sheets

        selection = self._selection(person, asked)
        found: dict[str, Sheet] = {"skill": self.skill(selection)} if "skill" in wanted else {}
        if others := [name for name in wanted if name != "skill"]:
            found |= {sheet.name: sheet for sheet in sheets(selection, self._names(), others)}
        return found

    def as_csv(self, person: str, asked: Filter) -> str:
        from speicherstadt_app.store.statistics.export import to_csv

        return "\r\n".join(map(to_csv, self._all(self._selection(person, asked))))

    def as_json(self, person: str, asked: Filter) -> str:
        from speicherstadt_app.store.statistics.export import to_json

        whose = self._names().get(person)
        return to_json(self._all(self._selection(person, asked)), whose, asked)

    def game_id(self, number: int) -> str:
        from speicherstadt_app.store.statistics.answers import GameRef

        return self._statistics.game_ids([GameRef(number, "", 0)]).get(number, "")

    def medals(self, person: str, game_id: str) -> Sequence[Medal]:
        told = self._selection(person, Filter(game_id)).achievements()
        ids = self._statistics.game_ids(one.game for one in told if one.game)
        return [
            Medal(
                one.name,
                one.secret,
                one.done,
                one.of,
                one.game.day if one.game else "",
                ids.get(one.game.number, "") if one.game else "",
            )
            for one in told
        ]

    def rated(self, person: str, game: str, game_id: str) -> tuple[float, float | None] | None:
        from speicherstadt_app.store.statistics.change import rating_change

        number = next((number for number, found in self._statistics.ids().items() if found == game_id), None)
        if number is None:
            return None
        told = self._selection(person, Filter(game))
        return rating_change(told.rating(), told.meetings(), self._statistics.ladder(game), number)

    def suited(self, person: str, game_id: str) -> Suited | None:
        from speicherstadt_app.ai.brains import levels
        from speicherstadt_app.ai.strengths import points
        from speicherstadt_app.games import registry
        from speicherstadt_app.play.suiting import Result, suited

        fewest, most = registry.card(game_id).seats
        results = [Result(*each) for each in self._selection(person, Filter(game_id)).against_brains()]
        return suited(results, levels(game_id), points(game_id), range(fewest, most + 1))

    @cached_property
    def _statistics(self) -> Statistics:
        from speicherstadt_app.app.strengths import measured
        from speicherstadt_app.store.statistics.selection import Statistics

        return Statistics(self._library.database, measured)

    def _all(self, selection: Selection) -> Sequence[ExportSheet]:
        from speicherstadt_app.store.statistics.export import sheets

        return (*sheets(selection, self._names()), self.skill(selection))

    def skill(self, selection: Selection) -> ExportSheet:
        """What kept reviews say of these games."""
        from speicherstadt_app.store.statistics.export import Sheet as ExportSheet

        reviews = self._reviews()
        # The ids of many thousand games take their time.
        ids = self._statistics.ids() if reviews.some() else {}
        there = reviews.among(ids.values())
        told = selection.history()
        seats = zip(told.game, told.day, told.players, told.place, told.seat, strict=True) if there else ()
        chairs = (Chair(ids[seat[0]], *seat) for seat in seats if ids[seat[0]] in there)
        phases = _phases(selection.filter.game_id)
        game_id = selection.filter.game_id
        read = self._read.setdefault(game_id, Skill(phases, _judged(game_id)))
        return ExportSheet("skill", headings(phases), read.rows(chairs, reviews))

    def _selection(self, person: str, asked: Filter) -> Selection:
        return or_refused(lambda: self._statistics.of(person, asked))

    def _names(self) -> dict[str, str]:
        return {profile.id: profile.name for profile in self._library.profiles.all()}


def _judged(game_id: str) -> tuple[int, str]:
    from speicherstadt_app.ai.accuracy import stamp
    from speicherstadt_app.ai.review_form import FORM

    try:
        return FORM, stamp(game_id)
    except EngineError:
        return FORM, ""


def _phases(game_id: str) -> Sequence[str]:
    from speicherstadt_app import words

    try:
        return words.of(game_id).statistics.phases()
    except EngineError:
        return ()
