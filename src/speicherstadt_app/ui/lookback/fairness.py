"""The page about fairness: what computer players can see, what was promised of a game's cards, and what chance brought
over all games that count."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QLocale, Slot

from speicherstadt_app.engine.commitment import NONE, promised_text
from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games import registry
from speicherstadt_app.play.looking_back import Chances, LooksBack, counted_of, looks_back_here
from speicherstadt_app.store.shapes import STANDARD, GameEntry
from speicherstadt_app.ui.data_folder import DataFolder
from speicherstadt_app.ui.home.tags import counts
from speicherstadt_app.ui.lookback.promise import NEXT, grouped, promise_of, promise_words
from speicherstadt_app.ui.pages import Page, PageContext
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import MINUS, counted, filled, isolated, labelled, sentences
from speicherstadt_app.words.plain import spoken

KEPT_AS: Final = "chances"
"""Under this name everything that was counted once is kept."""
AT_ONCE: Final = 40
"""Games counted between two looks at how far it is."""
REACH: Final = 4.0
"""As many are shown."""

Counted = dict[str, Chances | None]


@dataclass(frozen=True, slots=True)
class Sums:
    """Over some games of one kind: how many, and what chance brought of each thing that is counted."""

    games: int = 0
    mine: tuple[Drawn, ...] = ()
    computers: tuple[Drawn, ...] = ()


@dataclass(frozen=True, slots=True)
class FairnessValues:
    gameId: str = ""
    promise: str = ""
    """What was promised of this game's seed, and whether it was kept."""
    hash: str = ""
    hashed: str = ""
    """What the hash was made from, once it is told."""
    next: bool = False
    """It is about a game that has not begun."""
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
    def __init__(self, context: PageContext, looking: Callable[[], LooksBack] | None = None) -> None:
        super().__init__(context)
        self._now = FairnessNow(FairnessValues(), self)
        self._make: Final = looking or looks_back_here
        self._looking: LooksBack | None = None
        self._promise: tuple[str, str, int | None] | None = None
        self._sums: Mapping[str, Sums] = {}
        self._turn = 0

    @Property(FairnessNow, constant=True)
    def now(self) -> FairnessNow:
        return self._now

    def open(self, about: str) -> None:
        """About a game too, if its id is told, or the hash of the seed that the next one will have."""
        self._turn += 1
        comes = about.startswith(NEXT)
        game_id = "" if comes else about
        told = about.removeprefix(NEXT)
        self._promise = ("next" if told else NONE, told, None) if comes else None
        self._now.show(FairnessValues(gameId=game_id))
        self._show()
        self.context.tasks.begin(self._load(game_id, self._turn))

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
        self.context.open("replay", self._now.value.gameId)

    async def _load(self, game_id: str, turn: int) -> None:
        if game_id:
            record = await self.context.threads.ask(lambda folder: _record(folder, game_id))
            if record is not None and turn == self._turn:
                self._promise = promise_of(record)
                self._show()
        person = self.context.profiles.current
        if person is not None:
            await self._count(person.id, turn)

    async def _count(self, person: str, turn: int) -> None:
        """All games that count, those of earlier looks from memory."""
        found = await self.context.threads.ask(lambda folder: (_cards(folder, person), folder.kept_review(KEPT_AS)))
        if found is None or turn != self._turn:
            return
        cards, text = found
        known = from_text(text or "")
        new = [card.id for card in cards if not _fits(known, card)]
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
            await self.context.threads.ask(lambda folder: folder.keep_review(KEPT_AS, to_text(known)))

    async def _counted(self, games: Sequence[str]) -> Counted:
        records = await self.context.threads.ask(lambda folder: [_record(folder, game) for game in games])
        records = records or [None] * len(games)
        readable = [record for record in records if record is not None]
        if self._looking is None:
            self._looking = self._make()
        chances = iter(await self._looking.chances(readable))
        return {game: None if record is None else next(chances) for game, record in zip(games, records, strict=True)}

    def _show(self) -> None:
        games = sum(sums.games for sums in self._sums.values())
        promise = self._promise
        text = counted(QCoreApplication.translate("Fairness", "Over %n counted game(s)", "", games), games)
        self._now.show(
            replace(
                self._now.value,
                promise="" if promise is None else promise_words(promise),
                hash="" if promise is None else grouped(promise[1]),
                hashed="" if promise is None or promise[2] is None else promised_text(promise[2]),
                next=promise is not None and promise[0] == "next",
                kept=promise is not None and promise[0] == "kept",
                broken=promise is not None and promise[0] == "broken",
                games=games,
                gamesText=text,
                rows=_rows(self._sums),
            )
        )


def to_text(known: Mapping[str, Chances | None]) -> str:
    return json.dumps(known, separators=(",", ":"))


def from_text(text: str) -> Counted:
    """What was counted before; nothing, if that can't be read."""
    try:
        return {
            str(game): None if seats is None else tuple(tuple(Drawn(*each) for each in seat) for seat in seats)
            for game, seats in json.loads(text).items()
        }
    except (ValueError, TypeError, AttributeError):
        return {}


def _record(folder: DataFolder, game_id: str) -> Record | None:
    try:
        return folder.record(game_id)
    except EngineError:
        return None


def _cards(folder: DataFolder, person: str) -> list[GameEntry]:
    """The games of that person that count, in the usual variant."""
    return [
        card
        for card in folder.cards("finished")
        if card.whole
        and counts(card)
        and card.variant == STANDARD
        and any(_is(player, person) for player in card.players)
    ]


def _fits(known: Counted, card: GameEntry) -> bool:
    """Whether all that the game counts today was counted."""
    names = counted_of(card.game)
    seats = known.get(card.id, ((),))
    return seats is None or [len(seat) for seat in seats] == [len(names)] * len(card.players if names else ())


def _is(player: Any, person: str) -> bool:
    return bool(player.kind == "human" and player.more.get("profile") == person)


def _summed(cards: Sequence[GameEntry], known: Counted, person: str) -> dict[str, Sums]:
    """For each game, of that person and of the computer players at the same tables."""
    found: dict[str, Sums] = {}
    for card in cards:
        seats = known[card.id]
        if seats is None:
            continue
        nothing = tuple(Drawn(0, 0, 0) for _ in counted_of(card.game))
        sums = found.get(card.game, Sums(0, nothing, nothing))
        sums = replace(sums, games=sums.games + 1)
        for player, drawn in zip(card.players, seats, strict=False):
            if _is(player, person):
                sums = replace(sums, mine=_added(sums.mine, drawn))
            elif player.kind == "ai":
                sums = replace(sums, computers=_added(sums.computers, drawn))
        found[card.game] = sums
    return found


def _added(sums: Sequence[Drawn], more: Sequence[Drawn]) -> tuple[Drawn, ...]:
    return tuple(one.and_then(other) for one, other in zip(sums, more, strict=True))


def _rows(found: Mapping[str, Sums]) -> Records:
    """For each thing that a game counts, one row of that person and one of the computer players."""
    me = QCoreApplication.translate("Fairness", "You")
    computers = QCoreApplication.translate("Fairness", "Computer players")
    rows = []
    for game, sums in found.items():
        title_of = _titles(game, named=len(found) > 1)
        for name, mine, theirs in zip(counted_of(game), sums.mine, sums.computers, strict=True):
            rows += [_row(title_of(name), me, mine), _row(title_of(name), computers, theirs)]
    return rows


def _titles(game: str, *, named: bool) -> Callable[[str], str]:
    """What each thing that is counted is called, with the name of its game if there are several."""
    words = registry.part(game, "words.chance")
    title_of = words.title if words else spoken
    return lambda name: labelled(registry.card(game).title, str(title_of(name))) if named else str(title_of(name))


def _row(title: str, who: str, drawn: Drawn) -> dict[str, object]:
    """What came, what was to be expected, and between which two it lies 95 times of a hundred."""
    spread = sqrt(drawn.variance)
    low, high = drawn.expected - drawn.reach, drawn.expected + drawn.reach
    reach = REACH * spread or 1.0
    inside = low <= drawn.seen <= high
    text = filled(
        QCoreApplication.translate("Fairness", "%1; expected: %2, and 95 times in a hundred between %3 and %4"),
        _figure(drawn.seen, 0),
        _figure(drawn.expected, 1),
        _figure(low, 1),
        _figure(high, 1),
    )
    if inside:
        verdict = QCoreApplication.translate("Fairness", "Well within chance.")
    else:
        verdict = QCoreApplication.translate("Fairness", "Rare: a gap this wide comes five times in a hundred.")
    return {
        "title": title,
        "who": who,
        "text": text,
        "verdict": verdict,
        "inside": inside,
        "at": _part(drawn.seen - drawn.expected, reach),
        "low": _part(low - drawn.expected, reach),
        "high": _part(high - drawn.expected, reach),
        "spoken": sentences(f"{title}, {isolated(who)}: {text}", verdict),
    }


def _part(off: float, reach: float) -> float:
    """Where on a line from 0 to 1, with what was to be expected in the middle."""
    return max(0.0, min(0.5 + 0.5 * off / reach, 1.0))


def _figure(value: float, digits: int) -> str:
    text = QLocale().toString(abs(float(value)), "f", digits)
    return f"{MINUS}{text}" if round(value, digits) < 0 else text
