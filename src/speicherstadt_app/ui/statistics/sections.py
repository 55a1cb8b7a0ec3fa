"""The parts of the statistics page: which tables each asks for, and what papers it lays out from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, median
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.facts import FactNames
from speicherstadt_app.games import registry
from speicherstadt_app.ui.statistics import pictures, tables
from speicherstadt_app.ui.statistics.numbers import decimal, percent, whole
from speicherstadt_app.ui.statistics.pictures import Picture
from speicherstadt_app.ui.statistics.source import Sheet
from speicherstadt_app.ui.statistics.tables import Lines, Row, Twin
from speicherstadt_app.ui.statistics.words import Names
from speicherstadt_app.words.phrases import counted, filled, sentences, signed

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
    tall: bool = False
    """Beside two others, one below the other."""
    stretched: bool = False
    """As high as what stands beside it."""


def section_titles(names: Names, game_id: str) -> dict[str, str]:
    """The parts of a game's page, in their order: those that it has something for."""
    titles = {
        "overview": QCoreApplication.translate("Figures", "Overview"),
        "history": QCoreApplication.translate("Figures", "History"),
        "strategy": QCoreApplication.translate("Figures", "Strategy"),
        "kinds": "",
        "opponents": QCoreApplication.translate("Figures", "Opponents"),
        "skill": _skill_title(names),
        "records": QCoreApplication.translate("Figures", "Records"),
    }
    kinds = _names_of(game_id).kinds
    if kinds:
        groups = {names.kind(name).group for name in kinds}
        first = names.kind(kinds[0]).group if len(groups) == 1 else names.kinds().title
        titles["kinds"] = first or QCoreApplication.translate("Figures", "Kinds")
    else:
        del titles["kinds"]
    if not names.phases():
        del titles["skill"]
    return titles


def _names_of(game_id: str) -> FactNames:
    try:
        return registry.facts(game_id).names
    except EngineError:
        return FactNames((), (), (), (), ())


WANTED: Final[Mapping[str, tuple[str, ...]]] = {
    "overview": ("overview", "history", "strategy", "cards", "skill"),
    "history": ("history", "rating", "calendar"),
    "strategy": ("strategy",),
    "kinds": ("cards",),
    "opponents": ("head_to_head", "players", "seats", "levels", "styles"),
    "skill": ("skill",),
    "records": ("records",),
}
ALONE: Final = ("grades", "alone")
"""What the history asks for, too, in games that one player alone can play."""
SECTIONS: Final = tuple(WANTED)
COMMONEST: Final = 8
"""So many kinds of things are told in the overview."""


def wanted_of(section: str, game_id: str) -> tuple[str, ...]:
    """The tables of a part."""
    return (*WANTED[section], *(ALONE if section == "history" and _names_of(game_id).grades else ()))


def papers(section: str, found: Tables, today: str, names: Names) -> list[Paper]:
    rows = {name: Lines(sheet) for name, sheet in found.items()}
    return MAKERS[section](rows, today, names)


Rows: TypeAlias = Mapping[str, Lines]


def _overview(rows: Rows, _today: str, names: Names) -> list[Paper]:
    accuracies = [row["accuracy"] for row in rows["skill"] if row["accuracy"] is not None]
    title = QCoreApplication.translate("Figures", "Win rate")
    picture = pictures.overview(rows["overview"], rows["history"], accuracies)
    found = [
        Paper("overview", title, "overview", picture, tables.overview(rows["overview"])),
        replace(_scores(rows["history"], wide=False), stretched=True),
    ]
    if rows["cards"]:
        found.append(replace(_commonest(rows["cards"], names), wide=False, tall=True, stretched=True))
    return [*found, replace(_sources(rows["strategy"], names), stretched=True)]


def _commonest(rows: Sequence[Row], names: Names) -> Paper:
    """The kinds of the first group that were bought most, in their usual order."""
    first = names.kind(rows[0]["name"]).group
    those = [row for row in rows if names.kind(row["name"]).group == first]
    most = sorted(those, key=lambda row: -(row["bought"] or 0))[:COMMONEST]
    shown = [row for row in those if row in most]
    (whole_paper,) = _kinds({"cards": those}, "", names)
    title = names.kind(shown[0]["name"]).group or whole_paper.title
    return replace(whole_paper, key="commonest", title=title, picture=pictures.kinds(shown, names))


def _scores(rows: Lines, *, wide: bool) -> Paper:
    title = QCoreApplication.translate("Figures", "Score of every game")
    won = [place == 1 for place in rows.column("place")]
    picture = pictures.scores(rows.column("score"), won, rows.column("median_of_10"))
    return Paper("scores", title, "scores", picture, tables.history(rows), wide, picture["note"])


def _sources(rows: Sequence[Row], names: Names) -> Paper:
    own = [row for row in rows if row["part"] == "source"]
    title = QCoreApplication.translate("Figures", "Where the points come from")
    return Paper(
        "sources", title, "sources", pictures.sources(own, names), tables.strategy(own, names.source), wide=False
    )


def _history(rows: Rows, today: str, names: Names) -> list[Paper]:
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
            "Figures", "No rating yet: it needs opponents whose strength is known, such as other people here."
        )
    title = QCoreApplication.translate("Figures", "Rating")
    found.insert(1, Paper("rating", title, "rating", pictures.rating(rated), tables.rating(rated), note=note))
    if rows.get("grades") and rows["alone"]:
        title = QCoreApplication.translate("Figures", "Solo grades")
        picture = pictures.grades(rows["grades"], rows["alone"], names)
        note = QCoreApplication.translate("Figures", "A bar for each of the latest solo games, filled if it was won.")
        found.insert(1, Paper("grades", title, "grades", picture, tables.grades(rows["grades"], names), note=note))
        if not any(players > 1 for players in rows["history"].column("players")):
            found = [paper for paper in found if paper.key != "rating"]
    return found


def _strategy(rows: Rows, _today: str, names: Names) -> list[Paper]:
    groups: dict[str, list[Row]] = {}
    for row in rows["strategy"]:
        if row["part"] != "source":
            groups.setdefault(names.figure(row["name"]).group, []).append(row)
    others = QCoreApplication.translate("Figures", "Figures")
    return [
        _sources(rows["strategy"], names),
        *(
            Paper(
                f"figures{number}",
                group or others,
                "habits",
                pictures.habits(own, names),
                tables.strategy(own, names.figure),
                wide=False,
            )
            for number, (group, own) in enumerate(groups.items())
        ),
    ]


def _kinds(rows: Mapping[str, Sequence[Row]], _today: str, names: Names) -> list[Paper]:
    """A paper for each group of them."""
    groups: dict[str, list[Row]] = {}
    for row in rows["cards"]:
        groups.setdefault(names.kind(row["name"]).group, []).append(row)
    whole = QCoreApplication.translate("Figures", "By kind")
    return [
        Paper(
            f"kinds{number or ''}",
            group if len(groups) > 1 and group else whole,
            "cards",
            pictures.kinds(told, names),
            tables.kinds(told, names),
        )
        for number, (group, told) in enumerate((groups or {"": []}).items())
    ]


def _opponents(rows: Rows, _today: str, names: Names) -> list[Paper]:
    met = rows["head_to_head"]
    found = [
        Paper(
            "head_to_head",
            QCoreApplication.translate("Figures", "Against each of them"),
            "rates",
            pictures.rates(met, names.rival),
            tables.head_to_head(met, names),
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
        call = names.group(name)
        twin = tables.groups(rows[name], heading, call)
        if rows[name]:
            found.append(Paper(name, title, "rates", pictures.rates(rows[name], call), twin, wide=False))
    return found


def _skill(rows: Rows, _today: str, names: Names) -> list[Paper]:
    judged = [row for row in rows["skill"] if row["loss"] is not None]
    older = len(rows["skill"]) - len(judged)
    left_out = counted(
        QCoreApplication.translate(
            "Figures",
            "%n older review(s) left out: they were judged otherwise. Opened again, a review is made anew.",
            "",
            older,
        ),
        older,
    )
    title = _skill_title(names)
    if not judged:
        nothing = {"tiles": [], "spoken": left_out}
        return [Paper("skill", title, "tiles", nothing, tables.skill(judged, names), note=left_out)] if older else []
    tiles = _skill_tiles(judged, names)
    found = [Paper("skill", title, "tiles", tiles, tables.skill(judged, names), note=left_out if older else "")]
    measured = [row for row in judged if row["accuracy"] is not None]
    if measured:
        found.append(_accuracy(measured, names))
    return found


def _accuracy(rows: Sequence[Row], names: Names) -> Paper:
    title = QCoreApplication.translate("Figures", "Accuracy of every review")
    values = [row["accuracy"] for row in rows]
    medians = [median(values[max(0, at - 9) : at + 1]) for at in range(len(values))]
    curve = pictures.scores(values, [row["place"] == 1 for row in rows], medians)
    spoken = QCoreApplication.translate("Figures", "Accuracy of %n reviewed game(s)", "", len(rows))
    curve["spoken"] = sentences(counted(spoken, len(rows)))
    return Paper("accuracy", title, "scores", curve, tables.skill(rows, names), note=curve["note"])


def _skill_title(names: Names) -> str:
    if not names.lucky:
        return QCoreApplication.translate("Figures", "Skill")
    return QCoreApplication.translate("Figures", "Skill and luck")


def _skill_tiles(rows: Sequence[Row], names: Names) -> Picture:
    def lost(phase: str) -> str:
        decisions = sum(row[f"decisions{phase}"] for row in rows)
        return percent_of_a_win(sum(row[f"loss{phase}"] for row in rows) / decisions if decisions else None)

    luck = (
        QCoreApplication.translate("Figures", "Luck of the deal"),
        filled(
            QCoreApplication.translate("Figures", "%1 %", "a share"),
            signed(round(100 * fmean(row["luck"] for row in rows))),
        ),
        QCoreApplication.translate("Figures", "of a win per game"),
    )
    per_decision = QCoreApplication.translate("Figures", "lost per decision")
    measured = [row["accuracy"] for row in rows if row["accuracy"] is not None]
    accuracy = (
        QCoreApplication.translate("Figures", "Accuracy"),
        whole(fmean(measured)) if measured else "",
        counted(QCoreApplication.translate("Figures", "of 100, in %n review(s)", "", len(measured)), len(measured)),
    )
    tiles = [
        *([accuracy] if measured else []),
        (QCoreApplication.translate("Figures", "Win chance"), lost(""), per_decision),
        *((names.phase(phase), lost(f"_{phase}"), per_decision) for phase in names.phases()),
        *([luck] if names.lucky else []),
    ]
    told = [{"title": title, "value": value, "note": note} for title, value, note in tiles]
    return {"tiles": told, "spoken": sentences(*(" ".join(tile) for tile in tiles))}


def percent_of_a_win(share: float | None) -> str:
    """With a place behind the point: what a decision loses is little."""
    if share is None:
        return percent(None)
    return filled(QCoreApplication.translate("Figures", "%1 %", "a share"), decimal(100 * share))


def _records(rows: Rows, _today: str, names: Names) -> list[Paper]:
    title = QCoreApplication.translate("Figures", "Records")
    return [
        Paper(
            "records",
            title,
            "records",
            pictures.records(rows["records"], names),
            tables.records(rows["records"], names),
        )
    ]


MAKERS: Final[Mapping[str, Callable[[Rows, str, Names], list[Paper]]]] = {
    "overview": _overview,
    "history": _history,
    "strategy": _strategy,
    "kinds": _kinds,
    "opponents": _opponents,
    "skill": _skill,
    "records": _records,
}
