"""The page for coming back: the game of the day, the challenges, a deal from a code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Slot

from speicherstadt_app.engine.challenge import REACHED, Challenge
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.occasion import CHALLENGE, CODE, DAY, Occasion, occasion_of
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions.challenge import Challenges as OfGame
from speicherstadt_app.play.occasions.challenge import (
    begin_challenge,
    challenges_of,
    deal_of,
    find_challenge,
    standings_of,
    together,
)
from speicherstadt_app.play.occasions.code import Deal
from speicherstadt_app.play.occasions.day import FINISHED, DayGame, counted, game_of, next_number, plan_of, weeks_until
from speicherstadt_app.play.occasions.yardstick import played_by
from speicherstadt_app.play.start import begin
from speicherstadt_app.ui.home.codes import CodePart
from speicherstadt_app.ui.home.seating import against, faces, seated
from speicherstadt_app.ui.home.today import (
    WEEKS,
    Measure,
    Today,
    TodayPart,
    attempts_of,
    kept_measures,
    key_of,
    local_today,
    measure_of,
    measures_text,
    place_of,
    seat_of,
)
from speicherstadt_app.ui.pages import Page, PageContext
from speicherstadt_app.ui.panorama import panorama_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import counted as number_of
from speicherstadt_app.words.phrases import filled, sentences

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.play.pace import Pace
    from speicherstadt_app.play.table import Table as PlayedTable
    from speicherstadt_app.play.thinking import AskBrain
    from speicherstadt_app.store.shapes import GameEntry
    from speicherstadt_app.ui.data_folder import DataFolder

Games = Sequence[tuple["GameEntry", Occasion]]


@dataclass(frozen=True, slots=True)
class ChallengeRow:
    name: str
    number: int
    title: str
    lead: str
    goal: str
    table: str
    seats: Records
    became: str
    """`new`, `tried` or `reached`."""
    note: str
    gameId: str
    """Of a try that goes on."""
    button: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Tries:
    """A person's results with a challenge."""

    made: int = 0
    reached_at: int = 0
    """Which try reached it, from 1; 0 if none has."""
    open_game: str = ""


@dataclass(frozen=True, slots=True)
class ChosenGame:
    """Whose challenges are shown."""

    current: int = -1
    titles: list[str] = field(default_factory=list)
    """Of all games that have some; a choice only if there are several."""
    today: bool = False
    """Whether there is a game of the day."""
    asked: bool = False
    """Whether somebody came for the challenges of this game."""
    panorama: dict[str, Any] = field(default_factory=dict)
    """Of the game whose challenges are listed."""
    dayPanorama: dict[str, Any] = field(default_factory=dict)
    """Of the game of the day."""


@for_qml
class GameSwitch(Values[ChosenGame], values=ChosenGame):
    pass


@for_qml
class Challenges(Page):
    def __init__(self, context: PageContext, today: Today = local_today, measures: Sequence[str] | None = None) -> None:
        super().__init__(context)
        self._clock = today
        self._levels = measures
        """Who plays the same cards in one's place; None: whom the game names."""
        self._today = TodayPart(self)
        self._code = CodePart(context.profiles, self)
        self._rows = RowModel(ChallengeRow, lambda row: row.name, self)
        self._with_some = [card.id for card in registry.cards() if has_challenges(card.id)]
        self._game = next(iter(self._with_some), "")
        self._asked = False
        self._switch = GameSwitch(ChosenGame(), self)
        self._games: Games = ()
        self._tries: dict[tuple[str, str], Tries] = {}
        self._judged: dict[str, bool] = {}
        self._places: dict[str, int | None] = {}
        self._day = game_of(today())
        self._measures: dict[str, Measure] = {}
        self._measuring = False
        context.profiles.currentChanged.connect(self._look)
        self._tell()

    @Property(TodayPart, constant=True)
    def today(self) -> TodayPart:
        return self._today

    @Property(CodePart, constant=True)
    def code(self) -> CodePart:
        return self._code

    @Property(GameSwitch, constant=True)
    def games(self) -> GameSwitch:
        return self._switch

    @Property(QObject, constant=True)
    def rows(self) -> QObject:
        return self._rows

    # As a page

    def open(self, about: str) -> None:
        """About nothing, about the challenges of a game by its id, about its game of the day with a slash after it, or
        with a code that is to be read."""
        self._asked = about in self._with_some
        if (game := about.removesuffix("/")) in self._with_some:
            self._game = game
        elif about:
            self._code.read(about, whole=True)
        self._tell()
        self._look()

    def retranslate(self) -> None:
        self._code.again()
        self._tell()

    # What QML may do

    @Slot(int)
    def chooseGame(self, index: int) -> None:
        """Whose challenges are listed."""
        if 0 <= index < len(self._with_some):
            self._game = self._with_some[index]
            self._tell()

    @Slot()
    def play(self) -> None:
        """Today's game: the try that counts, if it has not been made."""
        day = game_of(self._clock())
        if day != self._day:
            self.context.announce(QCoreApplication.translate("Today", "A new day has begun, with another game."), False)
            self._look()
        elif day is not None:
            players = seated(day.deal, self.context.profiles)
            self.context.sit_down(partial(_begin_day, day, players, self._person), None)

    @Slot(str)
    def challenge(self, name: str) -> None:
        game, challenge = self._game, find_challenge(self._game, name)
        if challenge is None:
            return
        players = seated(deal_of(game, challenge), self.context.profiles)

        def making(store: DataFolder | None, thinker: AskBrain, pace: Pace) -> PlayedTable:
            return begin_challenge(game, challenge, players, thinker, store=store, pace=pace)

        self.context.sit_down(making, None)

    @Slot(str)
    def typed(self, text: str) -> None:
        """A part of a code, or all of it."""
        self._code.read(text, whole=False)

    @Slot()
    def playCode(self) -> None:
        self._code.read(self._code.value.text, whole=True)
        if (deal := self._code.deal) is None:
            if self._code.value.wrong:
                self.context.announce(self._code.value.wrong, True)
            return
        self._code.forget()
        self.context.sit_down(partial(_begin_code, deal, seated(deal, self.context.profiles)), None)

    # What Python does

    @property
    def _person(self) -> str:
        return str(self.context.profiles.currentId)

    @Slot()
    def _look(self) -> None:
        self.context.tasks.begin(self._load())

    async def _load(self) -> None:
        self._day = game_of(self._clock())
        day, person = self._clock(), self._person
        found = await self.context.threads.ask(lambda folder: (folder.occasions(), kept_measures(folder, day)))
        if found is not None:
            self._games, self._measures = found
        self._tries = await self.context.threads.ask(lambda folder: self._fared(folder, self._games, person)) or {}
        await self.context.threads.ask(lambda folder: self._place(folder, self._games, person))
        self._code.again()
        self._tell()
        if self._day and self._today.value.state == "done" and not self._measures and not self._measuring:
            await self._measure(self._day)

    def _fared(self, folder: DataFolder, games: Games, person: str) -> dict[tuple[str, str], Tries]:
        """How it went with each challenge. A game is replayed once in a session, and none after one that reached it."""
        found: dict[tuple[str, str], Tries] = {}
        for card, occasion in reversed(games):
            if occasion.kind != CHALLENGE or seat_of(card.players, person) is None:
                continue
            if card.game not in self._with_some or find_challenge(card.game, occasion.about) is None:
                continue
            which = (card.game, occasion.about)
            before = found.get(which, Tries())
            made, reached_at, open_game = before.made + 1, before.reached_at, before.open_game
            if card.state == "unfinished" and card.trashed_at is None:
                open_game = card.id
            elif not reached_at and card.state == "finished" and not card.assisted:
                reached_at = made if self._reached(folder, card.id) else 0
            found[which] = Tries(made, reached_at, open_game)
        return found

    def _reached(self, folder: DataFolder, game_id: str) -> bool:
        if game_id not in self._judged:
            try:
                record = folder.record(game_id)
                occasion = occasion_of(record.meta)
                challenge = find_challenge(record.game, occasion.about) if occasion else None
                standings = standings_of(record, challenge) if challenge else ()
            except EngineError:
                return False
            self._judged[game_id] = bool(standings) and together(standings) == REACHED
        return self._judged[game_id]

    def _place(self, folder: DataFolder, games: Games, person: str) -> None:
        """Find the places of the tries that are shown; each is worked out once in a session."""
        first = counted(attempts_of(games, person))
        for day in weeks_until(self._clock(), WEEKS):
            attempt = first.get(day)
            if attempt is not None and attempt.state == FINISHED and attempt.game_id not in self._places:
                self._places[attempt.game_id] = place_of(folder, attempt)

    async def _measure(self, day: DayGame) -> None:
        """Once for each day; the computer players think where they always do, beside everything else."""
        self._measuring = True
        self._tell()
        players, thinker = seated(day.deal, self.context.profiles), self.context.thinker()
        plan, measures = plan_of(day.deal.game), {}
        try:
            for level in self._levels or (plan.MEASURES if plan else ()):
                game = registry.find(day.deal.game)
                outcome = await played_by(level, game, players, day.seat, day.deal.seed, thinker)
                measures[level] = measure_of(outcome, day.seat)
        finally:
            self._measuring = False
        if day == self._day:
            self._measures = measures
        self._tell()
        await self.context.threads.ask(lambda folder: folder.keep_review(key_of(day.day), measures_text(measures)))

    def _tell(self) -> None:
        titles = [registry.card(game).title for game in self._with_some]
        current = self._with_some.index(self._game) if self._game else -1
        there, of_day = panorama_of(self._game), panorama_of(self._day.deal.game) if self._day else {}
        self._switch.show(ChosenGame(current, titles, self._day is not None, self._asked, there, of_day))
        if self._day is not None:
            players = seated(self._day.deal, self.context.profiles)
            attempts = [
                replace(attempt, place=self._places.get(attempt.game_id) or attempt.place)
                for attempt in attempts_of(self._games, self._person)
            ]
            self._today.tell(self._day, players, attempts, self._measures, measuring=self._measuring)
        told = challenges_of(self._game) if self._game else None
        self._rows.show(
            [] if told is None else [self._row(number, each, told) for number, each in enumerate(told.CHALLENGES, 1)]
        )

    def _row(self, number: int, challenge: Challenge, told: OfGame) -> ChallengeRow:
        tries = self._tries.get((self._game, challenge.name), Tries())
        players = seated(deal_of(self._game, challenge), self.context.profiles)
        title, lead, goal = told.title(challenge.name), told.lead(challenge.name), told.goal(challenge)
        table, note = against(self._game, players), _note(tries)
        if tries.open_game:
            button = QCoreApplication.translate("Challenges", "Continue")
        elif tries.made:
            button = QCoreApplication.translate("Challenges", "Try again")
        else:
            button = QCoreApplication.translate("Challenges", "Play")
        return ChallengeRow(
            name=challenge.name,
            number=number,
            title=title,
            lead=lead,
            goal=goal,
            table=table,
            seats=faces(self._game, players),
            became="reached" if tries.reached_at else "tried" if tries.made else "new",
            note=note,
            gameId=tries.open_game,
            button=button,
            spoken=sentences(f"{number}: {title}", goal, table, note),
        )


def has_challenges(game_id: str) -> bool:
    """Whether a game has challenges that load."""
    try:
        told = challenges_of(game_id)
    except EngineError:
        return False
    return told is not None and bool(told.CHALLENGES)


def _note(tries: Tries) -> str:
    if tries.reached_at:
        return filled(QCoreApplication.translate("Challenges", "reached on attempt %1"), tries.reached_at)
    if tries.made:
        return number_of(QCoreApplication.translate("Challenges", "%n attempt(s) so far", "", tries.made), tries.made)
    return ""


def _begin_day(
    day: DayGame, players: Sequence[Player], person: str, store: DataFolder | None, thinker: AskBrain, pace: Pace
) -> PlayedTable:
    """In the thread of the folder: nobody else sits down between the look and the begin."""
    attempts = [] if store is None else attempts_of(store.occasions(), person)
    number = next_number(attempts, day.day)
    occasion = Occasion(DAY, day.day.isoformat(), number, counts=number == 1)
    return begin(
        registry.find(day.deal.game), players, day.deal.seed, thinker, store=store, pace=pace, meta=occasion.to_meta()
    )


def _begin_code(
    deal: Deal, players: Sequence[Player], store: DataFolder | None, thinker: AskBrain, pace: Pace
) -> PlayedTable:
    """It counts like any other game, unless the same cards were dealt here before, or hands are hidden, which a code
    gives away to whoever plays it at another table."""
    game = registry.find(deal.game)
    is_new = store is None or not store.has_dealt(deal.seed)
    occasion = Occasion(CODE, counts=is_new and game.card.open)
    return begin(game, players, deal.seed, thinker, store=store, pace=pace, meta=occasion.to_meta(), typed=True)
