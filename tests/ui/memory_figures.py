"""Statistics that are always the same: those of a person with 58 games, as the store has told them once."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from speicherstadt_app.games import registry
from speicherstadt_app.play.suiting import Suited
from speicherstadt_app.store.shapes import AllGames, Choices, Filter, GameTotals, Met, Run
from speicherstadt_app.ui.statistics.source import Medal, Sheet

TOLD: Mapping[str, Any] = json.loads((Path(__file__).parent / "statistics.json").read_text("utf-8"))
GAME = "speicherstadt"
TODAY = "2091-05-17"
SECRET = ("phoenix", "own_rival", "last_coin")


class Table(NamedTuple):
    name: str
    headings: Sequence[str]
    rows: Sequence[Sequence[Any]]

    def column(self, heading: str) -> Sequence[Any]:
        at = self.headings.index(heading)
        return [row[at] for row in self.rows]


def _choices(told: Mapping[str, Any]) -> Choices:
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return Choices(**values)


class MemoryFigures:
    """Without games nobody has figures. It writes down what was asked."""

    def __init__(self, *, empty: bool = False, more: Mapping[str, Mapping[str, Any]] = {}) -> None:
        """`more`: what the store has told of other games; else it tells the same of all."""
        self.empty = empty
        self._told = {GAME: TOLD, **more}
        self.uncounted = False
        self.asked: list[Filter] = []
        self.suits: dict[str, Suited] = {}

    def behind(self) -> bool:
        return self.uncounted

    def today(self) -> str:
        return TODAY

    def choices(self, person: str, game_id: str) -> Choices:
        return Choices() if self.empty else _choices(self._of(game_id)["choices"])

    def all_games(self, person: str) -> AllGames:
        if self.empty:
            return AllGames()
        mine = GameTotals(GAME, 58, 62_442.0, "2090-12-16", 53, 28, 16.0)
        more = [self._totals(game) for game in self._told if game != GAME]
        return AllGames((mine, *more), 29, Run(0), Run(6, "2090-09-16", "2090-10-05"), (Met("p2", 4, 3, 3, 0),))

    def _of(self, game_id: str) -> Mapping[str, Any]:
        return self._told.get(game_id, TOLD)

    def _totals(self, game_id: str) -> GameTotals:
        told = self._of(game_id)
        found = dict(told["tables"]["overview"]["rows"])
        games, seconds = int(found["games"]), float(found["seconds"])
        expected = float(found["expected"]) * games
        return GameTotals(game_id, games, seconds, told["choices"]["last_day"], games, int(found["wins"]), expected)

    def tables(self, person: str, asked: Filter, wanted: Collection[str]) -> Mapping[str, Sheet]:
        self.asked.append(asked)
        return {name: self._table(name, asked.game_id) for name in wanted}

    def as_csv(self, person: str, asked: Filter) -> str:
        return f"csv of {person}\r\n"

    def as_json(self, person: str, asked: Filter) -> str:
        return json.dumps({"profile": person})

    def game_id(self, number: int) -> str:
        return f"g{number}"

    def medals(self, person: str, game_id: str) -> Sequence[Medal]:
        table = self._of(game_id)["tables"]["achievements"]
        brought = {name for name, *_ in registry.facts(game_id).names.achievements}
        told = (dict(zip(table["headings"], row, strict=True)) for row in table["rows"])
        rows = [row for row in told if row["name"] in brought]
        return [
            Medal(row["name"], row["name"] in SECRET, 0, row["of"])
            if self.empty
            else Medal(row["name"], row["name"] in SECRET, row["done"], row["of"], row["day"] or "", f"g{row['game']}")
            for row in rows
        ]

    def rated(self, person: str, game: str, game_id: str) -> tuple[float, float | None] | None:
        return None if self.empty else (1664.4, 1652.4)

    def suited(self, person: str, game_id: str) -> Suited:
        """Of a person with games what was put here, else something that is always the same."""
        if person in self.suits:
            return self.suits[person]
        if self.empty:
            return Suited(dict.fromkeys(range(2, 6), "apprentice"))
        return Suited(dict.fromkeys(range(2, 6), "warehouseman"), games=20, won=7, fair=5.8)

    def _table(self, name: str, game_id: str = GAME) -> Table:
        told = self._of(game_id)["tables"][name]
        if not self.empty:
            return Table(name, told["headings"], told["rows"])
        if name == "overview":
            return Table(
                name, told["headings"], [[row[0], 0 if row[0] in {"wins", "games"} else None] for row in told["rows"]]
            )
        return Table(name, told["headings"], [])
