"""The parts of the statistics page: which tables each asks for, and what papers it lays out from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.ui.statistics import pictures, tables, words
from speicherstadt_app.ui.statistics.numbers import decimal, percent, whole
from speicherstadt_app.ui.statistics.pictures import Picture
from speicherstadt_app.ui.statistics.source import Sheet
from speicherstadt_app.ui.statistics.tables import Lines, Row, Twin
from speicherstadt_app.words.phrases import filled, sentences, signed

Tables: TypeAlias = Mapping[str, Sheet]


@dataclass(frozen=True, slots=True)
class Paper:
    """A picture with its table twin."""

    key: str
    title: str
    kind: str
    picture: Picture
    twin: Twin
    wide: bool = True
    note: str = ""


def section_titles() -> dict[str, str]:
    return {
        "overview": QCoreApplication.translate("Figures", "Overview"),
        "history": QCoreApplication.translate("Figures", "History"),
        "strategy": QCoreApplication.translate("Figures", "Strategy"),
        "cards": QCoreApplication.translate("Figures", "Cards"),
        "opponents": QCoreApplication.translate("Figures", "Opponents"),
        "skill": QCoreApplication.translate("Figures", "Skill and luck"),
        "records": QCoreApplication.translate("Figures", "Records"),
    }


WANTED: Final[Mapping[str, tuple[str, ...]]] = {
    "overview": ("overview", "history", "strategy"),
    "history": ("history", "rating", "calendar"),
    "strategy": ("strategy",),
    "cards": ("cards",),
    "opponents": ("head_to_head", "players", "seats", "levels", "styles"),
    "skill": ("skill",),
    "records": ("records",),
}
SECTIONS: Final = tuple(WANTED)


def papers(section: str, found: Tables, today: str) -> list[Paper]:
    rows = {name: Lines(sheet) for name, sheet in found.items()}
    return MAKERS[section](rows, today)


Rows: TypeAlias = Mapping[str, Lines]


def _overview(rows: Rows, _today: str) -> list[Paper]:
    return [
        Paper(
            "overview",
            QCoreApplication.translate("Figures", "Win rate"),
            "overview",
            pictures.overview(rows["overview"], rows["history"]),
            tables.overview(rows["overview"]),
        ),
        _scores(rows["history"], wide=False),
        _sources(rows["strategy"]),
    ]


def _scores(rows: Lines, *, wide: bool) -> Paper:
    title = QCoreApplication.translate("Figures", "Score of every game")
    won = [place == 1 for place in rows.column("place")]
    picture = pictures.scores(rows.column("score"), won, rows.column("median_of_10"))
    return Paper("scores", title, "scores", picture, tables.history(rows), wide, picture["note"])


def _sources(rows: Sequence[Row]) -> Paper:
    own = [row for row in rows if row["part"] == "source"]
    title = QCoreApplication.translate("Figures", "Where the points come from")
    return Paper(
        "sources", title, "sources", pictures.sources(own), tables.strategy(own, words.source_name), wide=False
    )


def _history(rows: Rows, today: str) -> list[Paper]:
    rated = rows["rating"]
    title = QCoreApplication.translate("Figures", "Days played")
    days = pictures.calendar(rows["calendar"], today)
    found = [
        _scores(rows["history"], wide=True),
        Paper("calendar", title, "calendar", days, tables.calendar(rows["calendar"]), note=days["note"]),
    ]
    note = QCoreApplication.translate(
        "Figures", "Glicko-2, week by week; two thirds of the time the true strength lies within the band."
    )
    if not rated:
        note = QCoreApplication.translate(
            "Figures", "There is none yet: it needs opponents whose strength is known, such as other people here."
        )
    title = QCoreApplication.translate("Figures", "Rating")
    found.insert(1, Paper("rating", title, "rating", pictures.rating(rated), tables.rating(rated), note=note))
    return found


def _strategy(rows: Rows, _today: str) -> list[Paper]:
    own = [row for row in rows["strategy"] if row["part"] != "source"]
    wares = [row for row in own if row["name"].startswith(("cubes_", "contracts_", "completed_"))]
    money = [row for row in own if row not in wares]
    return [
        _sources(rows["strategy"]),
        Paper(
            "money",
            QCoreApplication.translate("Figures", "Coins, workers and fires"),
            "habits",
            pictures.habits(money),
            tables.strategy(money, words.habit),
            wide=False,
        ),
        Paper(
            "wares",
            QCoreApplication.translate("Figures", "Cubes and contracts"),
            "habits",
            pictures.habits(wares),
            tables.strategy(wares, words.habit),
            wide=False,
        ),
    ]


def _cards(rows: Rows, _today: str) -> list[Paper]:
    title = QCoreApplication.translate("Figures", "By card")
    return [Paper("cards", title, "cards", pictures.cards(rows["cards"]), tables.cards(rows["cards"]))]


def _opponents(rows: Rows, _today: str) -> list[Paper]:
    met = rows["head_to_head"]
    found = [
        Paper(
            "head_to_head",
            QCoreApplication.translate("Figures", "Against each of them"),
            "rates",
            pictures.rivals(met),
            tables.head_to_head(met),
        )
    ]
    titles = {
        "levels": (
            QCoreApplication.translate("Figures", "By level of the opponents"),
            QCoreApplication.translate("Figures", "Level"),
        ),
        "styles": (
            QCoreApplication.translate("Figures", "By character of the opponents"),
            QCoreApplication.translate("Figures", "Character"),
        ),
        "players": (
            QCoreApplication.translate("Figures", "By number of players"),
            QCoreApplication.translate("Figures", "Players"),
        ),
        "seats": (QCoreApplication.translate("Figures", "By seat"), QCoreApplication.translate("Figures", "Seat")),
    }
    for name, (title, heading) in titles.items():
        call = tables.group_name(name)
        twin = tables.groups(rows[name], heading, call)
        if rows[name]:
            found.append(Paper(name, title, "rates", pictures.rates(rows[name], call), twin, wide=False))
    return found


def _skill(rows: Rows, _today: str) -> list[Paper]:
    reviewed = [row for row in rows["skill"] if row["accuracy"] is not None]
    if not reviewed:
        return []
    title = QCoreApplication.translate("Figures", "Accuracy of every review")
    values = [row["accuracy"] for row in reviewed]
    medians = [median(values[max(0, at - 9) : at + 1]) for at in range(len(values))]
    curve = pictures.scores(values, [row["place"] == 1 for row in reviewed], medians)
    curve["spoken"] = sentences(
        filled(QCoreApplication.translate("Figures", "Accuracy of %1 reviewed games"), whole(len(reviewed)))
    )
    twin = tables.skill(reviewed)
    return [
        Paper("skill", QCoreApplication.translate("Figures", "Skill and luck"), "tiles", _skill_tiles(reviewed), twin),
        Paper("accuracy", title, "scores", curve, twin, note=curve["note"]),
    ]


def _skill_tiles(rows: Sequence[Row]) -> Picture:
    def lost(phase: str) -> str:
        decisions = sum(row[f"decisions{phase}"] for row in rows)
        return percent_of_a_win(sum(row[f"loss{phase}"] for row in rows) / decisions if decisions else None)

    luck = fmean(row["luck"] for row in rows)
    per_decision = QCoreApplication.translate("Figures", "lost a decision")
    tiles = [
        (
            QCoreApplication.translate("Figures", "Accuracy"),
            decimal(fmean(row["accuracy"] for row in rows)),
            filled(QCoreApplication.translate("Figures", "of 100, in %1 reviews"), whole(len(rows))),
        ),
        (QCoreApplication.translate("Figures", "Win chance"), lost(""), per_decision),
        *(
            (words.phase_of_skill(phase), lost(f"_{phase}"), per_decision)
            for phase in ("demand", "purchase", "shipping")
        ),
        (
            QCoreApplication.translate("Figures", "Luck of the deal"),
            filled(QCoreApplication.translate("Figures", "%1 %", "a share"), signed(round(100 * luck))),
            QCoreApplication.translate("Figures", "of a win a game"),
        ),
    ]
    told = [{"title": title, "value": value, "note": note} for title, value, note in tiles]
    return {"tiles": told, "spoken": sentences(*(" ".join(tile) for tile in tiles))}


def percent_of_a_win(share: float | None) -> str:
    """With a place behind the point: what a decision loses is little."""
    if share is None:
        return percent(None)
    return filled(QCoreApplication.translate("Figures", "%1 %", "a share"), decimal(100 * share))


def _records(rows: Rows, _today: str) -> list[Paper]:
    title = QCoreApplication.translate("Figures", "Records")
    return [Paper("records", title, "records", pictures.records(rows["records"]), tables.records(rows["records"]))]


MAKERS: Final[Mapping[str, Callable[[Rows, str], list[Paper]]]] = {
    "overview": _overview,
    "history": _history,
    "strategy": _strategy,
    "cards": _cards,
    "opponents": _opponents,
    "skill": _skill,
    "records": _records,
}
