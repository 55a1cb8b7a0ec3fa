"""The achievements page: what a person has achieved, when, in which game, and how far the rest is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Slot

from speicherstadt_app import words
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.games import registry
from speicherstadt_app.games.registry import cards
from speicherstadt_app.ui.pages import Page, PageContext
from speicherstadt_app.ui.panorama import panorama_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.statistics.counting import Counting
from speicherstadt_app.ui.statistics.numbers import day, whole
from speicherstadt_app.ui.statistics.source import Medal
from speicherstadt_app.ui.statistics.together import played_last
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import filled, isolated, sentences

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder


@dataclass(frozen=True, slots=True)
class MedalRow:
    key: str
    title: str
    condition: str
    art: str
    won: bool
    when: str
    done: int
    of: int
    progress: str
    gameId: str
    spoken: str


@dataclass(frozen=True, slots=True)
class AchievementsValues:
    loading: bool = True
    games: list[str] = field(default_factory=list)
    """Those that have achievements; a choice only where several do."""
    game: int = 0
    panorama: dict[str, Any] = field(default_factory=dict)
    progress: float = 0.0
    person: str = ""
    sum: str = ""


@for_qml
class AchievementsNow(Values[AchievementsValues], values=AchievementsValues):
    pass


@for_qml
class Achievements(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._now = AchievementsNow(AchievementsValues(), self)
        self._rows = RowModel(MedalRow, lambda row: row.key, self)
        self._counting = Counting(context, self._counts, self)
        self._person = ""
        self._medals: Sequence[Medal] = ()
        self._games = [card.id for card in cards() if has_achievements(card.id)]
        self._game = next(iter(self._games), "")
        self._chosen = False
        """Whether somebody has said of which game; until then it is the one they played last."""

    @Property(AchievementsNow, constant=True)
    def now(self) -> AchievementsNow:
        return self._now

    @Property(QObject, constant=True)
    def medals(self) -> QObject:
        return self._rows

    def open(self, about: str) -> None:
        """About a person, by id; else about who plays. Of a game, if its id and a slash stand before it."""
        game, _, person = about.rpartition("/")
        current = self.context.profiles.current
        person = person or (current.id if current else "")
        self._chosen = self._chosen and person == self._person
        if game in self._games:
            self._game, self._chosen = game, True
        self._person = person
        self._now.show(AchievementsValues(person=isolated(self.context.profiles.name_of(self._person))))
        self.context.tasks.begin(self._load())

    def retranslate(self) -> None:
        self._show()

    def stop(self) -> None:
        self._counting.stop()

    @Slot(int)
    def chooseGame(self, index: int) -> None:
        if 0 <= index < len(self._games):
            self._game, self._chosen = self._games[index], True
            self.context.tasks.begin(self._load())

    @Slot(str)
    def openGame(self, gameId: str) -> None:
        """To look at it again."""
        self.context.open("replay", gameId)

    async def _load(self) -> None:
        await self._counting.ensure()
        person, game, chosen = self._person, self._game, self._chosen

        def question(folder: DataFolder) -> tuple[str, Sequence[Medal]]:
            last = "" if chosen else played_last(folder.figures, person, self._games)
            here = last or game
            return here, folder.figures.medals(person, here) if here else ()

        here, found = await self.context.threads.ask(question) or (game, ())
        if (person, game, chosen) == (self._person, self._game, self._chosen):
            self._game, self._medals = here, found
            self._show()

    def _counts(self, progress: float) -> None:
        self._now.show(replace(self._now.value, progress=progress))

    def _show(self) -> None:
        rows = [row_of(medal, self._game) for medal in self._medals]
        # What has been won first, the latest before the others; then what is nearest.
        order = sorted(zip(rows, self._medals, strict=True), key=lambda pair: _rank(pair[1]))
        self._rows.show([row for row, _ in order])
        won = sum(row.won for row in rows)
        self._now.show(
            replace(
                self._now.value,
                loading=not rows and bool(self._game),
                games=[registry.card(game).title for game in self._games],
                game=self._games.index(self._game) if self._game else 0,
                panorama=panorama_of(self._game),
                person=isolated(self.context.profiles.name_of(self._person)),
                sum=filled(QCoreApplication.translate("Medals", "%1 of %2 achieved"), whole(won), whole(len(rows))),
            )
        )


def has_achievements(game_id: str) -> bool:
    try:
        return bool(registry.facts(game_id).names.achievements)
    except EngineError:
        return False


def _rank(medal: Medal) -> tuple[bool, list[int], bool, float]:
    latest = [-ord(sign) for sign in medal.day]
    return medal.done < medal.of, latest, medal.secret, -medal.done / medal.of


def row_of(medal: Medal, game_id: str) -> MedalRow:
    told = words.of(game_id).medals.medal(medal.name)
    won = medal.done == medal.of
    hidden = medal.secret and not won
    title = QCoreApplication.translate("Medals", "A secret") if hidden else told.title
    condition = told.condition
    if hidden:
        condition = QCoreApplication.translate("Medals", "You learn what it takes once you have done it.")
    when = filled(QCoreApplication.translate("Medals", "achieved on %1"), day(medal.day)) if won else ""
    progress = ""
    if medal.of > 1 and not won:
        progress = filled(QCoreApplication.translate("Medals", "%1 of %2"), whole(medal.done), whole(medal.of))
    return MedalRow(
        key=medal.name,
        title=title,
        condition=condition,
        art="medals/secret" if hidden else told.art,
        won=won,
        when=when,
        done=medal.done,
        of=medal.of,
        progress=progress,
        gameId=medal.game_id,
        spoken=sentences(title, condition, when or QCoreApplication.translate("Medals", "not yet achieved"), progress),
    )
