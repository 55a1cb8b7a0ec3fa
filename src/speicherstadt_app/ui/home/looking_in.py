"""What the start page says of the games in the folder. In a thread; imported after the first frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from speicherstadt_app import words
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, start
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions.day import counted as first_tries
from speicherstadt_app.play.occasions.day import game_of
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.ui.home.purses import purses_of
from speicherstadt_app.ui.home.start import Behind, ContinueValues, Played
from speicherstadt_app.ui.home.today import Today, attempts_of, local_today
from speicherstadt_app.ui.learn.course import courses, note_of, told_in
from speicherstadt_app.ui.seats import faces_of, names_of, signs_of
from speicherstadt_app.ui.statistics.numbers import games_and_wins
from speicherstadt_app.ui.threads import Refused
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import counted

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.engine.rules import Rules, Seat
    from speicherstadt_app.store.shapes import GameEntry
    from speicherstadt_app.ui.data_folder import DataFolder

clock: Today = local_today
SEASONS = ("winter", "spring", "summer", "autumn")


class Day(NamedTuple):
    """Today's game of the day, and how far somebody is with it."""

    game: str = ""
    state: str = ""
    text: str = ""


class Found(NamedTuple):
    behind: Mapping[str, Behind]
    newest: ContinueValues
    """Of all games."""
    last: str
    """The game that was played last."""


def look_in(folder: DataFolder, person: str) -> Found:
    """What lies behind each door, for that person."""
    here = [card.id for card in registry.cards()]
    left = [entry for entry in folder.cards("unfinished") if entry.whole]
    going_on = {game: _going_on(folder, [entry for entry in left if entry.game == game], person) for game in here}
    shown = [values for values in going_on.values() if values.there]
    by_id = {values.gameId: values for values in shown}
    newest = next((by_id[entry.id] for entry in left if entry.id in by_id), ContinueValues())
    if newest.there:
        others = len(left) - 1
        newest = replace(newest, others=others, othersText=others_text(others))
    last = newest.game or next((entry.game for entry in folder.cards(limit=1) if entry.whole), "")
    day, taught = day_of(folder, person), courses()
    bells = {day.game: "open" if day.state == "new" else "done"} if day.game else {}
    behind = {
        game: Behind(values, game in taught, _has_learnt(folder, person, game), bells.get(game, ""))
        for game, values in going_on.items()
    }
    return Found(behind, replace(newest, dayState=day.state, dayText=day.text), last)


def records_in(folder: DataFolder, person: str) -> Mapping[str, Played]:
    """How that person has fared with each game; nothing while older games wait to be counted."""
    here = [card.id for card in registry.cards()]
    if not person or folder.figures.behind():
        return {}
    return {game: played_with(folder, person, game) for game in here}


def _going_on(folder: DataFolder, left: Sequence[GameEntry], person: str) -> ContinueValues:
    """The game played last of those that can be read. The list of games has the others, and says why they can't be
    opened."""
    for entry in left:
        try:
            return continue_card(entry.id, folder.record(entry.id), len(left) - 1, person)
        except (EngineError, Refused):
            continue
    return ContinueValues()


MOST_IN_A_ROW: Final = 8
"""Of more players than these …"""
BEST: Final = 3
"""… so many of the best are shown."""


class Waiting(NamedTuple):
    """An unfinished game as those see it who play it."""

    rules: Rules[Any]
    view: Any
    you: Seat | None
    """Who plays it, if it is one person and nobody else is here now."""
    names: Sequence[str]
    signs: Sequence[int]
    seats: Records

    @property
    def mine(self) -> bool:
        return self.you in self.rules.actors(self.view)


def waiting(record: Record, person: str = "") -> Waiting:
    match: Match[Any] = start(record, registry.find)
    for text in record.moves:
        match.play_text(text)
    people = [seat for seat, player in enumerate(record.players) if player.kind == "human"]
    you = people[0] if len(people) == 1 and _is_of(record.players[people[0]], person) else None
    view = match.rules.view(match.state, you)
    names, signs = names_of(record.game, record.players), signs_of(record.players)
    outcome = match.rules.outcome(view)
    faces, purses = faces_of(record.game, record.players), purses_of(record.game, outcome)
    counting = _counting(outcome.scores, you)
    seats: Records = [
        {
            "sign": signs[seat],
            "name": names[seat],
            "purse": purses[seat],
            "art": faces[seat],
            "counts": seat in counting,
        }
        for seat in range(len(names))
    ]
    return Waiting(match.rules, view, you, names, signs, seats)


def _counting(scores: Sequence[int], you: Seat | None) -> set[Seat]:
    """Who is shown where there is little room: everybody, or of many the first three and the person."""
    seats = range(len(scores))
    if len(scores) <= MOST_IN_A_ROW:
        return set(seats)
    best = sorted(seats, key=lambda seat: -scores[seat])[:BEST]
    return {*best, *([] if you is None else [you])}


def _is_of(player: Player, person: str) -> bool:
    """Nobody in particular is anybody."""
    whose = player.more.get("profile", "")
    return not whose or not person or whose == person


def continue_card(game_id: str, record: Record, others: int, person: str = "") -> ContinueValues:
    card = registry.card(record.game)
    found = waiting(record, person)
    rules, view, you = found.rules, found.view, found.you
    progress = rules.progress(view)
    stand = words.of(record.game).progress
    told = [stand.where(progress), stand.waiting(rules, view, found.names, you)]
    return ContinueValues(
        there=True,
        game=record.game,
        gameId=game_id,
        title=QCoreApplication.translate("Games", "Continue"),
        subtitle=", ".join(filter(None, told)),
        detail="" if you is None else stand.detail(rules, view, you),
        season=progress.chapter if progress.chapter in SEASONS else "summer",
        mine=found.mine,
        seats=found.seats,
        purseArt=card.purse_art,
        others=others,
        othersText=others_text(others),
    )


def others_text(others: int) -> str:
    """'2 more unfinished games'; nothing if there is none."""
    more = QCoreApplication.translate("Games", "%n more unfinished game(s)", "", others)
    return counted(more, others) if others > 0 else ""


def played_with(folder: DataFolder, person: str, game: str) -> Played:
    try:
        sheet = folder.figures.tables(person, Filter(game), ("overview",))["overview"]
    except EngineError:
        return Played()
    told = {str(row[0]): row[1] for row in sheet.rows}
    *_, last = ("", *str(told.get("form") or "").split())
    return Played(*games_and_wins(told), last)


def _has_learnt(folder: DataFolder, person: str, game: str) -> bool:
    return bool(person) and told_in(folder.noted(person, note_of(game)), "learnt")


def day_of(folder: DataFolder, person: str) -> Day:
    """Of which game today's is, and how far that person is with it."""
    today = clock()
    day = game_of(today)
    if day is None:
        return Day()
    mine = first_tries(attempts_of(folder.occasions(), person)).get(today)
    form = QCoreApplication.translate("Start", "d MMMM", "a date as Qt writes it: 5 October")
    told = QLocale().toString(QDate(today.year, today.month, today.day), form)
    if mine is None:
        state, text = "new", QCoreApplication.translate("Start", "one counted try left")
    elif mine.state == "unfinished":
        state, text = "open", QCoreApplication.translate("Start", "your try goes on")
    else:
        state, text = "done", QCoreApplication.translate("Start", "played")
    return Day(day.deal.game, state, f"{told} · {text}")


def played_text(played: Mapping[str, Played]) -> str:
    """'52 games', of every kind."""
    number = sum(each.games for each in played.values())
    return counted(QCoreApplication.translate("Start", "%n game(s)", "", number), number) if number else ""
