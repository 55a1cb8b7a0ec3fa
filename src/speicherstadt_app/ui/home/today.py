"""The game of the day: what is played, what came of it, and what came of the days before."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QCoreApplication, QLocale, QObject

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.occasion import DAY, Occasion
from speicherstadt_app.engine.record import Player, replay
from speicherstadt_app.engine.score import Outcome, places_by
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions.day import (
    FINISHED,
    Attempt,
    DayGame,
    clean_days,
    counted,
    days_in_a_row,
    weeks_until,
)
from speicherstadt_app.ui.home.seating import faces, table_in_words
from speicherstadt_app.ui.opponents import cast_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.goal import day_name
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import counted as number_of
from speicherstadt_app.words.phrases import filled, points, sentences

if TYPE_CHECKING:
    from speicherstadt_app.store.shapes import GameEntry
    from speicherstadt_app.ui.data_folder import DataFolder

WEEKS: Final = 5

Today = Callable[[], date]


def local_today() -> date:
    """By the clock and the zone of this device."""
    return datetime.now(UTC).astimezone().date()


@dataclass(frozen=True, slots=True)
class Measure:
    """A person's result with a deal."""

    score: int
    place: int


def measure_of(outcome: Outcome, seat: int) -> Measure:
    return Measure(outcome.scores[seat], outcome.places[seat])


def key_of(day: date) -> str:
    """Under which name the measures of a day are kept."""
    return f"day-{day.isoformat()}"


def measures_from(text: str | None) -> dict[str, Measure]:
    """As they were kept; nothing if that can't be read."""
    try:
        told = json.loads(text or "")
        return {level: Measure(int(score), int(place)) for level, (score, place) in told.items()}
    except (ValueError, TypeError, AttributeError):
        return {}


def measures_text(measures: dict[str, Measure]) -> str:
    return json.dumps({level: [each.score, each.place] for level, each in measures.items()})


def attempts_of(games: Sequence[tuple[GameEntry, Occasion]], person_id: str) -> list[Attempt]:
    """Somebody's tries of days' games, with their places by points alone: see `place_of`."""
    found = []
    for card, occasion in games:
        seat = seat_of(card.players, person_id)
        if occasion.kind != DAY or seat is None:
            continue
        try:
            day = date.fromisoformat(occasion.about)
        except ValueError:
            continue
        attempt = Attempt(card.id, day, occasion.attempt, card.begun_at, card.state, card.assisted, seat)
        if card.state == FINISHED:
            scores = card.progress.scores
            attempt = replace(attempt, score=scores[seat], place=places_by(scores)[seat], alone=len(scores) == 1)
        found.append(attempt)
    return found


def place_of(folder: DataFolder, attempt: Attempt) -> int | None:
    """By the rules, which alone tell who is before whom; None if the game can't be replayed here."""
    try:
        return replay(folder.record(attempt.game_id), registry.find).outcome().places[attempt.seat]
    except EngineError:
        return None


def seat_of(players: Sequence[Player], person_id: str) -> int | None:
    return next((seat for seat, player in enumerate(players) if player.more.get("profile") == person_id), None)


@dataclass(frozen=True, slots=True)
class DayCell:
    """A day of the calendar."""

    key: str
    number: str
    state: str
    """`won`, `lost`, `helped`, `given-up`, `open`, `none` or `coming`."""
    mark: str
    current: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class TodayValues:
    title: str = ""
    game: str = ""
    """Which one it is today, where there are several."""
    table: str = ""
    seats: Records = field(default_factory=list)
    state: str = "new"
    """`new`, `open` while the try that counts goes on, `done`."""
    gameId: str = ""
    note: str = ""
    button: str = ""
    measures: Records = field(default_factory=list)
    measuring: bool = False
    streak: str = ""
    weekdays: Records = field(default_factory=list)
    spoken: str = ""


@for_qml
class TodayPart(Values[TodayValues], values=TodayValues):
    def __init__(self, parent: QObject) -> None:
        super().__init__(TodayValues(), parent)
        self.cells = RowModel(DayCell, lambda cell: cell.key, self)

    @Property(QObject, constant=True)
    def calendar(self) -> QObject:
        return self.cells

    def tell(
        self,
        game: DayGame,
        players: Sequence[Player],
        attempts: Sequence[Attempt],
        measures: dict[str, Measure],
        *,
        measuring: bool,
    ) -> None:
        first = counted(attempts)
        mine = first.get(game.day)
        state = "new" if mine is None else "open" if mine.state == "unfinished" else "done"
        table = table_in_words(game.deal.game, players)
        note = _note(mine, len(players))
        rows = _measures(game.deal.game, mine, measures, len(players)) if state == "done" else []
        self.show(
            TodayValues(
                title=filled(QCoreApplication.translate("Today", "Today, %1"), day_name(game.day.isoformat())),
                game=registry.card(game.deal.game).title if len(registry.cards()) > 1 else "",
                table=table,
                seats=faces(game.deal.game, players),
                state=state,
                gameId=mine.game_id if mine is not None and state == "open" else "",
                note=note,
                button=_button(state),
                measures=rows,
                measuring=measuring and state == "done",
                streak=_streak(first, game.day),
                weekdays=[
                    {
                        "short": QLocale().dayName(day, QLocale.FormatType.ShortFormat),
                        "name": QLocale().dayName(day, QLocale.FormatType.LongFormat),
                    }
                    for day in range(1, 8)
                ],
                spoken=sentences(table, note, *(str(row["spoken"]) for row in rows)),
            )
        )
        self.cells.show([_cell(day, first.get(day), game.day) for day in weeks_until(game.day, WEEKS)])


def _button(state: str) -> str:
    match state:
        case "new":
            return QCoreApplication.translate("Today", "Play")
        case "open":
            return QCoreApplication.translate("Today", "Continue")
    return QCoreApplication.translate("Today", "Play again, for practice")


def _note(mine: Attempt | None, players: int) -> str:
    if mine is None:
        return QCoreApplication.translate("Today", "One try counts. After it you may play again as often as you like.")
    if mine.state == "unfinished":
        return QCoreApplication.translate("Today", "Your try has begun: it is the one that counts.")
    if mine.state != FINISHED or mine.place is None or mine.score is None:
        return QCoreApplication.translate("Today", "Your try was given up. Tomorrow there is another game.")
    if players > 1:
        text = filled(
            QCoreApplication.translate("Today", "Your try: %1, place %2 of %3."),
            points(mine.score),
            mine.place,
            players,
        )
    else:
        result = won_word(won=mine.place == 1)
        text = filled(QCoreApplication.translate("Today", "Your try: %1, %2."), points(mine.score), result)
    return sentences(text, QCoreApplication.translate("Today", "It was played with help.")) if mine.assisted else text


def _measures(game_id: str, mine: Attempt | None, measures: dict[str, Measure], players: int) -> Records:
    """What others made of the same cards, and oneself among them, the most points first."""
    title = cast_of(game_id).level_title
    found: list[tuple[str, bool, Measure]] = [(title(level), False, each) for level, each in measures.items()]
    if not found:
        return []
    if mine is not None and mine.score is not None and mine.place is not None:
        found.append((QCoreApplication.translate("Today", "You"), True, Measure(mine.score, mine.place)))
    found.sort(key=lambda each: (-each[2].score, each[2].place, not each[1]))
    rows: Records = []
    for who, me, each in found:
        place = filled(QCoreApplication.translate("Today", "place %1 of %2"), each.place, players)
        if players == 1:
            place = won_word(won=each.place == 1)
        score = points(each.score)
        rows.append({"who": who, "me": me, "score": score, "place": place, "spoken": f"{who}: {score}, {place}"})
    return rows


def won_word(*, won: bool) -> str:
    """What came of a game that is played alone."""
    return QCoreApplication.translate("Today", "won") if won else QCoreApplication.translate("Today", "not won")


def _streak(first: dict[date, Attempt], today: date) -> str:
    row = days_in_a_row(clean_days(first), today)
    if not row:
        return QCoreApplication.translate("Today", "Play to the end without help to start a streak.")
    return number_of(QCoreApplication.translate("Today", "%n day(s) in a row", "", row), row)


def _cell(day: date, attempt: Attempt | None, today: date) -> DayCell:
    state, mark, word = _became(attempt, coming=day > today)
    return DayCell(
        key=day.isoformat(),
        number=str(day.day),
        state=state,
        mark=mark,
        current=day == today,
        spoken=f"{day_name(day.isoformat())}: {word}",
    )


def _became(attempt: Attempt | None, *, coming: bool) -> tuple[str, str, str]:
    """State, sign and words of a day."""
    if attempt is None or coming:
        word = (
            QCoreApplication.translate("Today", "still to come")
            if coming
            else QCoreApplication.translate("Today", "not played")
        )
        return ("coming" if coming else "none"), "", word
    if attempt.state == "unfinished":
        return "open", "", QCoreApplication.translate("Today", "begun")
    if attempt.state != FINISHED or attempt.place is None or attempt.score is None:
        return "given-up", "", QCoreApplication.translate("Today", "given up")
    if attempt.alone:
        mark = "+" if attempt.place == 1 else "\N{EN DASH}"
        result = f"{points(attempt.score)}, {won_word(won=attempt.place == 1)}"
    else:
        mark = str(attempt.place)
        result = filled(QCoreApplication.translate("Today", "%1, place %2"), points(attempt.score), attempt.place)
    if attempt.assisted:
        return "helped", mark, f"{result}, {QCoreApplication.translate('Today', 'with help')}"
    return ("won" if attempt.place == 1 else "lost"), mark, result


def kept_measures(folder: DataFolder, day: date) -> dict[str, Measure]:
    return measures_from(folder.kept_review(key_of(day)))
