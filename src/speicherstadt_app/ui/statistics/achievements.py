"""The achievements page: what somebody has achieved, when, in which game, and how far the rest is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QCoreApplication, QObject, Slot

from speicherstadt_app.ui.pages import House, Page
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.seats import GAME
from speicherstadt_app.ui.statistics import medal_words
from speicherstadt_app.ui.statistics.counting import Counting
from speicherstadt_app.ui.statistics.numbers import day, whole
from speicherstadt_app.ui.statistics.source import Medal
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import filled, sentences

if TYPE_CHECKING:
    from speicherstadt_app.ui.cabinet import Cabinet


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
    progress: float = 0.0
    person: str = ""
    sum: str = ""


@for_qml
class AchievementsNow(Values[AchievementsValues], values=AchievementsValues):
    pass


@for_qml
class Achievements(Page):
    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._now = AchievementsNow(AchievementsValues(), self)
        self._rows = RowModel(MedalRow, lambda row: row.key, self)
        self._counting = Counting(house, self._counts, self)
        self._person = ""
        self._medals: Sequence[Medal] = ()

    @Property(AchievementsNow, constant=True)
    def now(self) -> AchievementsNow:
        return self._now

    @Property(QObject, constant=True)
    def medals(self) -> QObject:
        return self._rows

    def open(self, about: str) -> None:
        """About a person, by id; else about who plays."""
        current = self.house.profiles.current
        self._person = about or (current.id if current else "")
        self._now.show(AchievementsValues(person=self.house.profiles.name_of(self._person)))
        self.house.tasks.begin(self._load())

    def retranslate(self) -> None:
        self._show()

    def stop(self) -> None:
        self._counting.stop()

    @Slot(str)
    def openGame(self, gameId: str) -> None:
        """To look at it again."""
        self.house.open("replay", gameId)

    async def _load(self) -> None:
        await self._counting.ensure()
        person = self._person

        def question(cabinet: Cabinet) -> Sequence[Medal]:
            return cabinet.figures.medals(person, GAME)

        self._medals = await self.house.desk.ask(question) or ()
        self._show()

    def _counts(self, progress: float) -> None:
        self._now.show(replace(self._now.value, progress=progress))

    def _show(self) -> None:
        rows = [row_of(medal) for medal in self._medals]
        # What has been won first, the latest before the others; then what is nearest.
        order = sorted(zip(rows, self._medals, strict=True), key=lambda pair: _rank(pair[1]))
        self._rows.show([row for row, _ in order])
        won = sum(row.won for row in rows)
        self._now.show(
            replace(
                self._now.value,
                loading=not rows,
                person=self.house.profiles.name_of(self._person),
                sum=filled(QCoreApplication.translate("Medals", "%1 of %2 achieved"), whole(won), whole(len(rows))),
            )
        )


def _rank(medal: Medal) -> tuple[bool, list[int], bool, float]:
    latest = [-ord(sign) for sign in medal.day]
    return medal.done < medal.of, latest, medal.secret, -medal.done / medal.of


def row_of(medal: Medal) -> MedalRow:
    won = medal.done == medal.of
    hidden = medal.secret and not won
    title = QCoreApplication.translate("Medals", "A secret") if hidden else medal_words.title(medal.name)
    condition = medal_words.condition(medal.name)
    if hidden:
        condition = QCoreApplication.translate("Medals", "What it takes is told when you have done it.")
    when = filled(QCoreApplication.translate("Medals", "achieved on %1"), day(medal.day)) if won else ""
    progress = ""
    if medal.of > 1 and not won:
        progress = filled(QCoreApplication.translate("Medals", "%1 of %2"), whole(medal.done), whole(medal.of))
    return MedalRow(
        key=medal.name,
        title=title,
        condition=condition,
        art="medals/secret" if hidden else medal_words.art(medal.name),
        won=won,
        when=when,
        done=medal.done,
        of=medal.of,
        progress=progress,
        gameId=medal.game_id,
        spoken=sentences(title, condition, when or QCoreApplication.translate("Medals", "not yet achieved"), progress),
    )
