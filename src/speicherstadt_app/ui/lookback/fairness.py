"""The page about fairness: what computer players can see, what was promised of a game's cards, and what chance brought
over all games that count."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QLocale, Slot

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games.speicherstadt.rules.chance import NOTHING, Chances, Drawn
from speicherstadt_app.play.looking_back import LooksBack, looks_back_here
from speicherstadt_app.ui.cabinet import Cabinet, GameCard
from speicherstadt_app.ui.home.tags import counts
from speicherstadt_app.ui.lookback.promise import grouped, promise_of, promise_words
from speicherstadt_app.ui.pages import House, Page
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import MINUS, counted, filled, sentences

KEPT_AS: Final = "chances"
"""Under this name everything that was counted once is kept."""
AT_ONCE: Final = 40
"""Games counted between two looks at how far it is."""
SURE: Final = 1.96
"""Standard deviations on either side in which 95 of a hundred lie."""
REACH: Final = 4.0
"""As many are shown."""

Counted = dict[str, tuple[Chances, ...] | None]


@dataclass(frozen=True, slots=True)
class FairnessValues:
    gameId: str = ""
    promise: str = ""
    """What was promised of this game's seed, and whether it was kept."""
    hash: str = ""
    seed: str = ""
    kept: bool = False
    broken: bool = False
    counting: bool = False
    progress: float = 0.0
    games: int = 0
    gamesText: str = ""
    rows: Records = field(default_factory=list)


@for_qml
class FairnessNow(Values[FairnessValues], values=FairnessValues):
    pass


@for_qml
class Fairness(Page):
    def __init__(self, house: House, looking: Callable[[], LooksBack] | None = None) -> None:
        super().__init__(house)
        self._now = FairnessNow(FairnessValues(), self)
        self._make: Final = looking or looks_back_here
        self._looking: LooksBack | None = None
        self._promise: tuple[str, str, int | None] | None = None
        self._sums: tuple[Chances, Chances, int] = (NOTHING, NOTHING, 0)
        self._turn = 0

    @Property(FairnessNow, constant=True)
    def now(self) -> FairnessNow:
        return self._now

    def open(self, about: str) -> None:
        """About a game too, if its id is told."""
        self._turn += 1
        self._promise = None
        self._now.show(FairnessValues(gameId=about))
        self.house.tasks.begin(self._load(about, self._turn))

    def leave(self) -> None:
        self._turn += 1
        if self._looking is not None:
            self._looking.close()

    def retranslate(self) -> None:
        self._show()

    def stop(self) -> None:
        self.leave()

    @Slot()
    def replay(self) -> None:
        self.house.open("replay", self._now.value.gameId)

    async def _load(self, game_id: str, turn: int) -> None:
        if game_id:
            record = await self.house.desk.ask(lambda cabinet: _record(cabinet, game_id))
            if record is not None and turn == self._turn:
                self._promise = promise_of(record)
                self._show()
        person = self.house.profiles.current
        if person is not None:
            await self._count(person.id, turn)

    async def _count(self, person: str, turn: int) -> None:
        """All games that count, those of earlier looks from memory."""
        found = await self.house.desk.ask(lambda cabinet: (_cards(cabinet, person), cabinet.kept_review(KEPT_AS)))
        if found is None or turn != self._turn:
            return
        cards, text = found
        known = from_text(text or "")
        new = [card.id for card in cards if card.id not in known]
        while new and turn == self._turn:
            some, new = new[:AT_ONCE], new[AT_ONCE:]
            self._now.show(replace(self._now.value, counting=True, progress=1 - (len(new) + len(some)) / len(cards)))
            known |= await self._counted(some)
        if turn != self._turn:
            return
        here = {card.id: known[card.id] for card in cards}
        self._sums = _summed(cards, here, person)
        self._now.show(replace(self._now.value, counting=False))
        self._show()
        if text is None or known.keys() - from_text(text).keys():
            await self.house.desk.ask(lambda cabinet: cabinet.keep_review(KEPT_AS, to_text(known)))

    async def _counted(self, games: Sequence[str]) -> Counted:
        records = await self.house.desk.ask(lambda cabinet: [_record(cabinet, game) for game in games])
        records = records or [None] * len(games)
        readable = [record for record in records if record is not None]
        if self._looking is None:
            self._looking = self._make()
        chances = iter(await self._looking.chances(readable))
        return {game: None if record is None else next(chances) for game, record in zip(games, records, strict=True)}

    def _show(self) -> None:
        mine, computers, games = self._sums
        promise = self._promise
        text = counted(QCoreApplication.translate("Fairness", "Over %n game(s) that count", "", games), games)
        me = QCoreApplication.translate("Fairness", "You")
        others = QCoreApplication.translate("Fairness", "Computer players")
        cubes = QCoreApplication.translate("Fairness", "Cubes drawn that an open contract wanted")
        fires = QCoreApplication.translate("Fairness", "Points from fires, by the moment they came")
        self._now.show(
            replace(
                self._now.value,
                promise="" if promise is None else promise_words(promise),
                hash="" if promise is None else grouped(promise[1]),
                seed="" if promise is None or promise[2] is None else str(promise[2]),
                kept=promise is not None and promise[0] == "kept",
                broken=promise is not None and promise[0] == "broken",
                games=games,
                gamesText=text,
                rows=[
                    _row(cubes, me, mine.cubes),
                    _row(cubes, others, computers.cubes),
                    _row(fires, me, mine.fires),
                    _row(fires, others, computers.fires),
                ]
                if games
                else [],
            )
        )


def to_text(known: Mapping[str, tuple[Chances, ...] | None]) -> str:
    return json.dumps(known, separators=(",", ":"))


def from_text(text: str) -> Counted:
    """What was counted before; nothing, if that can't be read."""
    try:
        return {
            str(game): None if seats is None else tuple(Chances(*(Drawn(*each) for each in seat)) for seat in seats)
            for game, seats in json.loads(text).items()
        }
    except (ValueError, TypeError, AttributeError):
        return {}


def _record(cabinet: Cabinet, game_id: str) -> Record | None:
    try:
        return cabinet.record(game_id)
    except EngineError:
        return None


def _cards(cabinet: Cabinet, person: str) -> list[GameCard]:
    """The games of that person that count, with the standard box."""
    return [
        card
        for card in cabinet.cards("finished")
        if card.whole and counts(card) and not card.options and any(_is(player, person) for player in card.players)
    ]


def _is(player: Any, person: str) -> bool:
    return bool(player.kind == "human" and player.more.get("profile") == person)


def _summed(cards: Sequence[GameCard], known: Counted, person: str) -> tuple[Chances, Chances, int]:
    """Of that person, of the computer players at the same tables, and how many games these were."""
    mine = computers = NOTHING
    games = 0
    for card in cards:
        seats = known[card.id]
        if seats is None:
            continue
        games += 1
        for player, chances in zip(card.players, seats, strict=True):
            if _is(player, person):
                mine = mine.and_then(chances)
            elif player.kind == "ai":
                computers = computers.and_then(chances)
    return mine, computers, games


def _row(title: str, who: str, drawn: Drawn) -> dict[str, object]:
    """What came, what was to be expected, and between which two it lies 95 times of a hundred."""
    spread = sqrt(drawn.variance)
    low, high = drawn.expected - SURE * spread, drawn.expected + SURE * spread
    reach = REACH * spread or 1.0
    inside = low <= drawn.seen <= high
    text = filled(
        QCoreApplication.translate("Fairness", "%1; to be expected: %2, and 95 times in a hundred from %3 to %4"),
        _figure(drawn.seen, 0),
        _figure(drawn.expected, 1),
        _figure(low, 1),
        _figure(high, 1),
    )
    if inside:
        verdict = QCoreApplication.translate("Fairness", "As chance has it.")
    else:
        verdict = QCoreApplication.translate("Fairness", "Rare: it lies this far off five times in a hundred.")
    return {
        "title": title,
        "who": who,
        "text": text,
        "verdict": verdict,
        "inside": inside,
        "at": _part(drawn.seen - drawn.expected, reach),
        "low": _part(low - drawn.expected, reach),
        "high": _part(high - drawn.expected, reach),
        "spoken": sentences(f"{title}, {who}: {text}", verdict),
    }


def _part(off: float, reach: float) -> float:
    """Where on a line from 0 to 1, with what was to be expected in the middle."""
    return max(0.0, min(0.5 + 0.5 * off / reach, 1.0))


def _figure(value: float, digits: int) -> str:
    text = QLocale().toString(abs(float(value)), "f", digits)
    return f"{MINUS}{text}" if round(value, digits) < 0 else text
