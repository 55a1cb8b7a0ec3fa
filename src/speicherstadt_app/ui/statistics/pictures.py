"""What pictures are drawn from: places from 0 to 1 and ready texts, made of the very tables that are their twins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from statistics import fmean, median
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from speicherstadt_app.ui.statistics import words
from speicherstadt_app.ui.statistics.numbers import NOTHING, day, decimal, hours, percent, span, ticks, whole
from speicherstadt_app.ui.statistics.tables import Row
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import coins, counted, filled, points, sentences

if TYPE_CHECKING:
    from speicherstadt_app.ui.statistics.words import Names
    from speicherstadt_app.words.game import KindWords, Label

Picture: TypeAlias = dict[str, Any]

MOST_DOTS: Final = 300
MOST_BARS: Final = 40
FEW: Final = 10
"""Below so many games a share says next to nothing."""
WEEKS: Final = 53
WEEK: Final = 7
SHADES: Final = (1, 2, 4, 8)
"""From so many games a day on, a square is darker."""


def rate_bar(row: Row, prefix: str = "") -> Picture:
    """A share, where the true one lies, and what was to be expected, as places on a bar."""
    return {
        "share": row[f"{prefix}share"] or 0.0,
        "low": row[f"{prefix}low"],
        "high": row[f"{prefix}high"],
        "expected": row[f"{prefix}expected"] or 0.0,
        "known": row[f"{prefix}share"] is not None,
    }


def overview(rows: Sequence[Row], history: Sequence[Row], accuracies: Sequence[float] = ()) -> Picture:
    told: dict[str, Any] = {row["figure"]: row["value"] for row in rows}
    games, wins = told["games"], told["wins"]
    of = filled(counted(QCoreApplication.translate("Figures", "%1 of %n game(s)", "wins", games), games), whole(wins))
    expected = filled(QCoreApplication.translate("Figures", "fair share: %1"), percent(told["expected"]))
    certain = filled(QCoreApplication.translate("Figures", "%1 with 95 % certainty"), span(told["low"], told["high"]))
    by_strength = ""
    if told["predicted"] is not None:
        by_strength = filled(
            QCoreApplication.translate("Figures", "adjusted for opponents: %1"), percent(told["predicted"])
        )
    return {
        **rate_bar(told),
        "percent": percent(told["share"]),
        "of": of,
        "fair": expected,
        "certain": certain,
        "byStrength": by_strength,
        "few": QCoreApplication.translate("Figures", "Few games so far: the true rate may lie anywhere within the bar.")
        if games < FEW
        else "",
        "tiles": _tiles(told, accuracies),
        "form": [{"won": row["place"] == 1} for row in history[-10:]],
        "spoken": sentences(percent(told["share"]), of, certain, expected, by_strength),
    }


def _tiles(told: Mapping[str, Any], accuracies: Sequence[float]) -> Records:
    best = filled(QCoreApplication.translate("Figures", "best %1"), whole(told["best_score"]))
    longest = filled(QCoreApplication.translate("Figures", "longest %1"), whole(told["longest_streak"]))
    uncertain = filled(QCoreApplication.translate("Figures", "give or take %1"), whole(told["rating_deviation"]))
    tiles = [
        (
            QCoreApplication.translate("Figures", "Place"),
            decimal(told["mean_place"]),
            QCoreApplication.translate("Figures", "on average"),
        ),
        (QCoreApplication.translate("Figures", "Score"), decimal(told["mean_score"]), best),
        (
            QCoreApplication.translate("Figures", "Margin"),
            decimal(told["mean_margin"]),
            QCoreApplication.translate("Figures", "to the best other"),
        ),
        (QCoreApplication.translate("Figures", "Wins in a row"), whole(told["current_streak"]), longest),
        (
            QCoreApplication.translate("Figures", "Played"),
            hours(told["seconds"]),
            QCoreApplication.translate("Figures", "at the table"),
        ),
    ]
    if told["rating"] is not None:
        tiles.append((QCoreApplication.translate("Figures", "Rating"), whole(told["rating"]), uncertain))
    if accuracies:
        reviews = QCoreApplication.translate("Figures", "in %n review(s)", "", len(accuracies))
        accuracy = whole(fmean(accuracies))
        tiles.append((QCoreApplication.translate("Figures", "Accuracy"), accuracy, counted(reviews, len(accuracies))))
    return [{"title": title, "value": value, "note": note} for title, value, note in tiles]


def _axis(low: float, high: float) -> tuple[Callable[[float], float], Records]:
    """Places of values on an upright axis (0 below), and its ticks."""
    marks = ticks(low, high)
    bottom, top = marks[0], marks[-1]

    def place(value: float) -> float:
        return (value - bottom) / (top - bottom)

    return place, [{"at": place(mark), "text": whole(mark)} for mark in marks]


def scores(values: Sequence[float], won: Sequence[bool], medians: Sequence[float]) -> Picture:
    """A dot a game; of very many games a dot for some in a row."""
    step = -(-len(values) // MOST_DOTS) or 1
    heaps = [slice(at, min(at + step, len(values))) for at in range(0, len(values), step)]
    middle = [float(median(values[heap])) for heap in heaps]
    place, marks = _axis(min(0.0, *middle), max(middle)) if heaps else (lambda _: 0.0, [])
    across = [(n + 0.5) / len(heaps) for n in range(len(heaps))]
    dots = [
        {"x": x, "y": place(value), "won": 2 * sum(won[heap]) >= heap.stop - heap.start}
        for x, value, heap in zip(across, middle, heaps, strict=True)
    ]
    line = [[x, place(medians[heap.stop - 1])] for x, heap in zip(across, heaps, strict=True)]
    note = ""
    if step > 1:
        note = filled(
            QCoreApplication.translate("Figures", "Each dot stands for %1 games in a row: their median."), whole(step)
        )
    spoken = filled(
        counted(
            QCoreApplication.translate(
                "Figures", "Scores of %n game(s), from %1 to %2; the median of the last ten is %3", "", len(values)
            ),
            len(values),
        ),
        whole(min(values, default=0)),
        whole(max(values, default=0)),
        decimal(medians[-1] if medians else 0),
    )
    return {"dots": dots, "line": line, "ticks": marks, "note": note, "spoken": sentences(spoken)}


def grades(rows: Sequence[Row], games: Sequence[Row], names: Names) -> Picture:
    """A bar for each of the last games alone, as high as what was reached, and how often each grade was reached."""
    order = [row["grade"] for row in rows]
    bars = [
        {"tall": (order.index(row["grade"]) + 1) / len(order) if row["grade"] in order else 0.0, "won": row["won"]}
        for row in games[-MOST_BARS:]
    ]
    lines = [
        {"title": names.grade(row["grade"]), "share": row["share"] or 0.0, "text": whole(row["games"])}
        for row in reversed(rows)
    ]
    often = QCoreApplication.translate("Figures", "%1: %2", "a grade: how often")
    told = [filled(often, line["title"], line["text"]) for line in lines]
    last = ""
    if games and games[-1]["grade"] in order:
        last = filled(
            QCoreApplication.translate("Figures", "Last time: %1", "a grade"), names.grade(games[-1]["grade"])
        )
    return {"bars": bars, "lines": lines, "spoken": sentences(*told, last)}


def rating(rows: Sequence[Row]) -> Picture:
    """The curve and one deviation to each side, over the weeks."""
    if not rows:
        return {"line": [], "band": [], "ticks": [], "spoken": "", "from": "", "to": ""}
    low = min(row["rating"] - row["deviation"] for row in rows)
    high = max(row["rating"] + row["deviation"] for row in rows)
    place, marks = _axis(low, high)
    first, last = (date.fromisoformat(rows[at]["week"]).toordinal() for at in (0, -1))
    step = -(-len(rows) // MOST_DOTS)
    shown = [*rows[:-1:step], rows[-1]]
    across = [
        (date.fromisoformat(row["week"]).toordinal() - first) / (last - first) if last > first else 0.5 for row in shown
    ]
    upper = [[x, place(row["rating"] + row["deviation"])] for x, row in zip(across, shown, strict=True)]
    lower = [[x, place(row["rating"] - row["deviation"])] for x, row in zip(across, shown, strict=True)]
    now = rows[-1]
    spoken = filled(
        counted(
            QCoreApplication.translate(
                "Figures", "Rating %1, give or take %2, after %n week(s) with games", "", len(rows)
            ),
            len(rows),
        ),
        whole(now["rating"]),
        whole(now["deviation"]),
    )
    return {
        "line": [[x, place(row["rating"])] for x, row in zip(across, shown, strict=True)],
        "band": upper + lower[::-1],
        "ticks": marks,
        "from": day(rows[0]["week"]),
        "to": day(now["week"]),
        "spoken": sentences(spoken),
    }


def calendar(rows: Sequence[Row], today: str) -> Picture:
    """The last year by weeks, Monday above."""
    end = max(date.fromisoformat(today), *(date.fromisoformat(row["day"]) for row in rows[-1:]))
    monday = end - timedelta(days=end.weekday()) - timedelta(weeks=WEEKS - 1)
    shades = [0] * (WEEKS * WEEK)
    for row in rows:
        days = (date.fromisoformat(row["day"]) - monday).days
        if days >= 0:
            shades[days] = sum(row["games"] >= least for least in SHADES)
    names = QLocale()
    months = []
    for week in range(WEEKS):
        first = monday + timedelta(weeks=week)
        if first.day <= WEEK:
            months.append({"column": week, "text": names.toString(QDate(first.year, first.month, 1), "MMM")})
    games = sum(row["games"] for row in rows)
    days_played = filled(
        counted(
            QCoreApplication.translate("Figures", "Played on %n day(s), %1", "how many games", len(rows)), len(rows)
        ),
        counted(QCoreApplication.translate("Figures", "%n game(s)", "", games), games),
    )
    return {
        "shades": shades,
        "weeks": WEEKS,
        "months": months,
        "days": [names.dayName(number, QLocale.FormatType.NarrowFormat) for number in (1, 3, 5)],
        "note": days_played,
        "spoken": sentences(days_played),
    }


def sources(rows: Sequence[Row], names: Names) -> Picture:
    """Points by source beside the winners' average."""
    most = max((max(row["own"] or 0, row["winners"] or 0) for row in rows), default=0) or 1
    bars = [
        {
            "title": names.source(row["name"]).title,
            "art": names.source(row["name"]).art,
            "own": max(0.0, (row["own"] or 0) / most),
            "winners": max(0.0, (row["winners"] or 0) / most),
            "text": decimal(row["own"]),
        }
        for row in rows
    ]
    best = [
        str(bar["title"]) for bar, row in zip(bars, rows, strict=True) if (row["own"] or 0) >= (row["winners"] or 0)
    ]
    spoken = QCoreApplication.translate("Figures", "Points by source, compared with the winners' average")
    above = ""
    if best:
        above = filled(QCoreApplication.translate("Figures", "at least as good as the winners in: %1"), ", ".join(best))
    return {"bars": bars, "spoken": sentences(spoken, above)}


def habits(rows: Sequence[Row], names: Names) -> Picture:
    """Figures beside those of the winners; each pair has a bar of its own measure."""
    lines = []
    for row in rows:
        most = max(abs(row["own"] or 0), abs(row["winners"] or 0)) or 1
        label = names.figure(row["name"])
        share = label.unit == words.SHARE
        lines.append(
            {
                "title": label.title,
                "own": max(0.0, (row["own"] or 0) / most),
                "winners": max(0.0, (row["winners"] or 0) / most),
                "text": percent(row["own"]) if share else decimal(row["own"], 1),
                "winnersText": percent(row["winners"]) if share else decimal(row["winners"], 1),
            }
        )
    return {
        "lines": lines,
        "spoken": sentences(QCoreApplication.translate("Figures", "Habits compared with the winners'")),
    }


def kinds(rows: Sequence[Row], names: Names) -> Picture:
    """What was bought how dear, beside what the table paid; without prices, how much was used of what one had."""
    told = names.kinds(rows[0]["name"] if rows else "")
    if not told.cost:
        return _used(rows, names, told)
    prices = [row[key] for row in rows for key in ("mean_price", "table_mean_price") if row[key] is not None]
    most = max(4.0, *prices) if prices else 4.0
    lines = [
        {
            **_kind(row, label, row["offered"]),
            "price": (row["mean_price"] or 0) / most,
            "priceKnown": row["mean_price"] is not None,
            "table": (row["table_mean_price"] or 0) / most,
            "tableKnown": row["table_mean_price"] is not None,
            "priceText": decimal(row["mean_price"]),
        }
        for row, label in ((row, names.kind(row["name"])) for row in rows)
    ]
    count = len(rows)
    text = QCoreApplication.translate(
        "Figures", "%n kind(s): how many you had, at what cost, for how many points", "", count
    )
    return {
        "lines": lines,
        "shares": False,
        "had": filled(QCoreApplication.translate("Figures", "%1 / offered", "what one had"), told.had),
        "cost": filled(QCoreApplication.translate("Figures", "%1: you, table", "price or cost"), told.cost),
        "spoken": sentences(counted(text, count)),
    }


def _kind(row: Row, label: Label, of: int | None) -> dict[str, object]:
    return {
        "title": label.title,
        "art": label.art,
        "plain": "/icons/" in label.art,
        "bought": filled(
            QCoreApplication.translate("Figures", "%1 / %2", "so many of so many"), whole(row["bought"]), whole(of)
        ),
        "points": decimal(row["points_each"]) if label.unit else NOTHING,
        "wins": percent(row["bought_share"]),
        "of": whole(row["bought_games"]),
    }


def _used(rows: Sequence[Row], names: Names, told: KindWords) -> Picture:
    lines = []
    for row in rows:
        share = min(1.0, (row["bought"] or 0) / row["wanted"]) if row["wanted"] else None
        lines.append(
            {
                **_kind(row, names.kind(row["name"]), row["wanted"]),
                "price": share or 0.0,
                "priceKnown": share is not None,
                "table": 0.0,
                "tableKnown": False,
                "priceText": percent(share),
            }
        )
    text = QCoreApplication.translate("Figures", "%n kind(s): how many you used, for how many points", "", len(rows))
    of = QCoreApplication.translate("Figures", "%1 / %2", "so many of so many")
    return {
        "lines": lines,
        "shares": True,
        "had": filled(of, told.had, told.wanted),
        "cost": QCoreApplication.translate("Figures", "share"),
        "spoken": sentences(counted(text, len(rows))),
    }


def rates(rows: Sequence[Row], name: Callable[[Row], str]) -> Picture:
    """A bar for each group of games."""
    lines = [
        {
            **rate_bar(row),
            "title": name(row),
            "percent": percent(row["share"]),
            "of": filled(QCoreApplication.translate("Figures", "%1 of %2"), whole(row["wins"]), whole(row["games"])),
        }
        for row in rows
    ]
    return {"lines": lines, "spoken": sentences(*(f"{line['title']}: {line['percent']}" for line in lines))}


def records(rows: Sequence[Row], names: Names) -> Picture:
    lines = []
    for row in rows:
        label, value = names.best(row["name"]), row["value"]
        text = {"coins": coins, "points": points}.get(label.unit, whole)(value)
        where = filled(
            QCoreApplication.translate("Figures", "%1, %2", "a day and how many played"),
            day(row["day"]),
            words.players_title(row["players"]),
        )
        title = label.title
        lines.append(
            {
                "title": title,
                "art": label.art,
                "value": text,
                "where": where,
                "game": row["game"],
                "spoken": sentences(title, text, where),
            }
        )
    return {"lines": lines, "spoken": ""}
