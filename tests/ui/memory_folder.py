"""A data folder in memory, and a window over it that nobody draws."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.occasion import Occasion, occasion_of
from speicherstadt_app.engine.record import Player, Record, start
from speicherstadt_app.games.registry import find
from speicherstadt_app.store.shapes import GameEntry, KeptBox, Person, Progress
from speicherstadt_app.ui.app import App
from speicherstadt_app.ui.parts import Parts
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.threads import Refused
from tests.play.players import Inline, Kept, Memory
from tests.ui.memory_figures import MemoryFigures
from tests.ui.memory_maintenance import MemoryMaintenance


@dataclass(frozen=True, slots=True)
class News:
    key: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"news of {self.key}"


@dataclass(frozen=True, slots=True)
class Someone(Person):
    emblem: str = "anchor"


def entry(
    game_id: str,
    players: tuple[Player, ...] = (),
    progress: Progress = Progress(),  # noqa: B008
    *,
    whole: bool = True,
    **more: Any,
) -> GameEntry:
    """A game in a list, of the game that the window's tests are about."""
    times = {"begun_at": "2026-11-18T07:30:00.000Z", "played_at": "2026-11-18T08:00:00.000Z"}
    told: dict[str, Any] = {"state": "unfinished", "game": "speicherstadt", **times, **more}
    return GameEntry(game_id, whole, players=players, progress=progress, **told)


class MemoryFolder:
    """Games by id, the newest first."""

    def __init__(self, *people: Someone, news: Sequence[News] = ()) -> None:
        self.games: dict[str, Kept] = {}
        self.trashed: set[str] = set()
        self.abandoned: set[str] = set()
        self.somebody = list(people)
        self.kept: dict[str, Preferences] = {}
        self.notes: dict[tuple[str, str], str] = {}
        self.last = ""
        self.setup = ""
        self.called = False
        self.wanted: Path | None = None
        self.closed = False
        self.full = False
        self.reviews: dict[str, str] = {}
        self.kept_boxes: dict[str, KeptBox] = {}
        self.maintenance = MemoryMaintenance()
        self.figures = MemoryFigures(empty=True)
        self._news = list(news)

    def news(self) -> Sequence[News]:
        found, self._news = self._news, []
        return found

    def begin(self, record: Record, seed: int) -> Memory:
        game_id = f"g{len(self.games) + 1}"
        kept = Kept(record, seed)
        kept.writer.game_id = game_id
        self.games = {game_id: kept, **self.games}
        return kept.writer

    def resume(self, game_id: str) -> tuple[Kept, Memory]:
        if game_id not in self.games:
            raise Unreadable("this game is not there")
        return self.games[game_id], self.games[game_id].writer

    def unfinished(self) -> Sequence[str]:
        gone = self.trashed | self.abandoned
        return [name for name, kept in self.games.items() if not kept.writer.finished and name not in gone]

    def cards(
        self, state: str | None = None, *, trashed: bool = False, limit: int | None = None
    ) -> Sequence[GameEntry]:
        cards = [self._card(name) for name in self.games if (name in self.trashed) == trashed]
        return [card for card in cards if state in {None, card.state}][:limit]

    def record(self, game_id: str) -> Record:
        kept = self.games[game_id]
        return kept.writer.finished or kept.record

    def abandon(self, game_id: str) -> None:
        self.abandoned.add(game_id)

    def trash(self, game_id: str) -> None:
        if self.full:
            raise Refused(News("disk_full"))
        self.trashed.add(game_id)

    def take_from_trash(self, game_id: str) -> None:
        self.trashed.discard(game_id)

    def boxes(self, game_id: str) -> Sequence[KeptBox]:
        return sorted(self.kept_boxes.values(), key=lambda box: box.name)

    def keep_box(self, game_id: str, key: str, name: str, table: str) -> None:
        if self.full:
            raise Refused(News("disk_full"))
        self.kept_boxes[key] = KeptBox(key, name, table)

    def remove_box(self, game_id: str, key: str) -> None:
        self.kept_boxes.pop(key, None)

    def occasions(self) -> Sequence[tuple[GameEntry, Occasion]]:
        told = [(self._card(name), occasion_of(self.games[name].begun.meta)) for name in self.games]
        return [(card, occasion) for card, occasion in told if occasion]

    def has_dealt(self, seed: int) -> bool:
        return any(kept.seed == seed for kept in self.games.values())

    def kept_review(self, name: str) -> str | None:
        return self.reviews.get(name)

    def keep_review(self, name: str, text: str) -> None:
        self.reviews[name] = text

    def people(self) -> Sequence[Someone]:
        return list(self.somebody)

    def add_person(self, name: str, emblem: str, language: str, face: str = "") -> Someone:
        person = Someone(f"p{len(self.somebody) + 1}", name, emblem, face=face)
        self.somebody.append(person)
        self.kept[person.id] = Preferences(language=language)
        return person

    def change_person(self, person_id: str, name: str, emblem: str, face: str) -> None:
        self.somebody = [
            replace(person, name=name, emblem=emblem, face=face) if person.id == person_id else person
            for person in self.somebody
        ]

    def archive_person(self, person_id: str, *, archived: bool) -> None:
        self.somebody = [
            replace(person, archived=archived) if person.id == person_id else person for person in self.somebody
        ]

    def preferences(self, person_id: str) -> Preferences:
        return self.kept.get(person_id, Preferences())

    def keep_preferences(self, person_id: str, preferences: Preferences) -> None:
        self.kept[person_id] = preferences

    def has_finished(self, person_id: str) -> bool:
        finished = [kept.writer.finished for kept in self.games.values()]
        return any(person_id == player.more.get("profile") for game in finished if game for player in game.players)

    def noted(self, person_id: str, key: str) -> str:
        return self.notes.get((person_id, key), "")

    def note(self, person_id: str, key: str, text: str) -> None:
        self.notes[person_id, key] = text

    def last_person(self) -> str:
        return self.last

    def keep_last_person(self, person_id: str) -> None:
        self.last = person_id

    def last_setup(self, game_id: str) -> str:
        return self.setup

    def keep_last_setup(self, game_id: str, setup: str) -> None:
        self.setup = setup

    def was_called(self) -> bool:
        called, self.called = self.called, False
        return called

    def errand(self) -> Path | None:
        return self.wanted

    def close(self) -> None:
        self.closed = True

    def _card(self, game_id: str) -> GameEntry:
        kept = self.games[game_id]
        match = start(kept.record, find)
        for text in kept.record.moves:
            match.play_text(text)
        outcome = match.outcome()
        finished = kept.writer.finished is not None
        told = match.rules.progress(match.state)
        standing = match.phase, match.actors, outcome.scores, outcome.facts
        return entry(
            game_id,
            kept.record.players,
            Progress(*standing, told.chapter, told.round, told.rounds),
            game=kept.record.game,
            options=kept.record.options,
            state="abandoned" if game_id in self.abandoned else "finished" if finished else "unfinished",
            winners=outcome.winners,
            grade=outcome.grade,
            assisted=kept.assisted,
            trashed_at="2026-11-18T09:00:00.000Z" if game_id in self.trashed else None,
            meta=kept.begun.meta,
        )


class Window:
    """An app without a window, and what a person does with it."""

    def __init__(
        self,
        folder: MemoryFolder | None,
        first_look: Preferences | None = None,
        missing: str = "",
        language: str = "",
        old: str = "",
    ) -> None:
        self.folder = folder
        self.looks: list[Preferences] = []
        self.retranslated = 0
        self.woken: list[str] = []
        self.announced: list[str] = []
        self.moved: list[Path] = []
        self.knows_the_way = True
        self.app = App(
            Parts(
                open_folder=lambda: folder,
                thinker=self._think,
                wake=self._wake,
                retranslate=self._retranslate,
                keep_first_look=self.looks.append,
                name_here=lambda: "Mara",
                moved=self._moved,
                language=language,
                missing=missing,
                old=lambda: old,
            ),
            first_look,
        )
        self.app.announced.connect(lambda text, _: self.announced.append(text))

    def _think(self) -> Inline:
        return Inline()

    def _wake(self, game_id: str) -> None:
        self.woken.append(game_id)

    def _moved(self, folder: Path) -> bool:
        self.moved.append(folder)
        return self.knows_the_way

    def _retranslate(self) -> None:
        self.retranslated += 1

    def get(self, name: str) -> Any:
        return getattr(self.app, name)

    @property
    def notices(self) -> dict[str, str]:
        return {row.key: row.text for row in self.get("notices").rows}

    async def ready(self) -> None:
        self.app.firstFrameShown()
        await self.until(lambda: self.get("ready"))

    async def until(self, true: Callable[[], object], turns: int = 4000) -> None:
        """Let everything else go on until something is so. The folder answers from a thread of its own."""
        for _ in range(turns):
            if true():
                return
            await asyncio.sleep(0.0005)
        raise AssertionError("it never came to that")

    async def settle(self) -> None:
        """Until the folder has answered everything that was asked."""
        for _ in range(5):
            await self.app._threads.alone(lambda: None)
            await asyncio.sleep(0)


def window(
    scene: Callable[[Window], Awaitable[None]],
    folder: MemoryFolder | None,
    first_look: Preferences | None = None,
    missing: str = "",
    language: str = "",
    old: str = "",
) -> Window:
    async def whole() -> Window:
        opened = Window(folder, first_look, missing, language, old)
        opened.app.loop_runs()
        try:
            await scene(opened)
        finally:
            await opened.app.close()
        return opened

    return asyncio.run(whole())
