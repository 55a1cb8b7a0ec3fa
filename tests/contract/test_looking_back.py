"""Replay and rules of every game in the real window: what there is to see is shown, and nobody sees too much."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import Qt

from speicherstadt_app import words
from speicherstadt_app.ai.review import Decision, Point, Review, SeatReview
from speicherstadt_app.ai.review_form import to_text
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.play import looking_back
from speicherstadt_app.play.looking_back import counted_of
from speicherstadt_app.ui.learn.contents import contents_of
from speicherstadt_app.ui.long_texts import texts_in
from speicherstadt_app.ui.lookback.review import key_of
from speicherstadt_app.ui.lookback.story import Story
from tests.contract.conftest import Opens
from tests.contract.every import GAMES, card_of
from tests.play.players import Kept
from tests.qml.conftest import MARA
from tests.qml.open_window import OpenWindow, Until, act
from tests.ui.memory_folder import MemoryFolder

SEED = 5
STOPS = 12


@cache
def played(game: str, moves: int | None = None) -> Record:
    """A game by lot of as few as can be, with Mara on the first seat; whole, or only its first moves."""
    found = registry.find(game)
    dealer, random = Dealer(found, card_of(game).seats[0], SEED), Stream(SEED, "moves")
    match = Match(dealer.rules)
    while not match.over and (moves is None or match.ply < moves):
        dealer.serve(match)
        for seat in match.actors[:1]:
            match.play(seat, random.choice(match.legal(seat)))
    names = ("Mara", *(f"Gast {n}" for n in range(1, card_of(game).seats[0])))
    players = tuple(Player(name, "human", {"profile": MARA.id} if name == "Mara" else {}) for name in names)
    return record_of(found, match, players, seed=SEED if match.over else None)


def new_folder(record: Record) -> MemoryFolder:
    folder = MemoryFolder(MARA)
    kept = Kept(record, SEED)
    kept.writer.finished = record if record.result else None
    folder.games["g1"] = kept
    return folder


async def opened(window: OpenWindow, page: str, about: str) -> Any:
    window.app.open(page, about)
    model: Any = window.app.model(page)
    await Until(lambda: model.now.value.gameId, "it is open")
    await window.settled()
    return model


def looked_back(record: Record) -> Review:
    """As if the first decision of each seat had been a blunder."""
    story = Story(record)
    decisions = []
    for seat in range(len(record.players)):
        turn = next(turn for turn in story.turns if turn.seat == seat and turn.chosen)
        state = story.state(turn.ply)
        best = next(action for action in story.rules.legal(state, seat) if action != turn.action)
        phase, shares = story.rules.phase(state), (0.5,) * len(record.players)
        decisions.append(
            Decision(turn.ply, seat, phase, (turn.action,), shares, 0.2, 0.01, "blunder", (best,), 0.7, ())
        )
    return Review(
        over=True,
        moves=len(story.turns),
        curve=tuple(Point(ply, (0.5,) * len(record.players)) for ply in story.stops[1:]),
        decisions=tuple(decisions),
        deals=(),
        seats=tuple(SeatReview(1, 0.2, 50.0, 0.0, 0.0, {"blunder": 1}, (one,)) for one in decisions),
    )


def in_every_phase(record: Record) -> Review:
    """As if something had been decided in every phase that came."""
    story, found = Story(record), looked_back(record)
    phases = dict.fromkeys(story.rules.phase(story.state(turn.ply)) for turn in story.turns if turn.chosen)
    return replace(found, decisions=tuple(replace(found.decisions[0], phase=phase) for phase in phases))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_goes_from_the_first_stop_to_the_last(window: Opens, game: str) -> None:
    record = played(game)
    found = window(new_folder(record))

    async def script() -> None:
        model = await opened(found, "replay", "g1")
        now = model.now
        assert found.of("Board")
        assert now.value.last > 0
        assert model.sight.value.ruled == (contents_of(game) is not None)
        every = max(1, now.value.last // STOPS)
        for stop in range(0, now.value.last, every):
            model.go(stop)
            await found.settled()
            assert now.value.asks
            assert not now.value.told or now.value.told in found.texts()
        found.press(Qt.Key.Key_End)
        await found.settled()
        story = model._story
        outcome = story.rules.outcome(story.state(len(record.moves)))
        name = words.of(game).telling.victory(outcome, story.names)
        assert now.value.asks == name
        found.press(Qt.Key.Key_Home, Qt.Key.Key_Right)
        assert now.value.stop == 1
        found.press(Qt.Key.Key_PageDown)
        assert now.value.stop > 1

    found.run(script())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_chosen_where_there_are_secrets(window: Opens, game: str) -> None:
    found = window(new_folder(played(game)))

    async def script() -> None:
        model = await opened(found, "replay", "g1")
        found.click(found.button("About this game"))
        await found.settled()
        offered = [name for name in model.now.value.eyes if name in found.texts()]
        assert offered == model.now.value.eyes
        assert bool(offered) == (not card_of(game).open)
        for number, name in enumerate(offered):
            act(found.button(name))
            await found.settled()
            assert model.now.value.eye == number

    found.run(script())


@pytest.mark.parametrize("game", GAMES)
def test_the_replay_of_a_game_that_goes_on_shows_no_more_than_was_seen(window: Opens, game: str) -> None:
    whole = played(game)
    found = window(new_folder(played(game, len(whole.moves) // 2)))

    async def script() -> None:
        model = await opened(found, "replay", "g1")
        assert model.now.value.eyes == []
        assert bool(model.now.value.seenBy) == (not card_of(game).open)
        assert not model.now.value.canBranch
        found.press(Qt.Key.Key_End)
        await found.settled()
        assert model.now.value.asks == "The game stops here."

    found.run(script())


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_is_read_with_its_pictures(window: Opens, game: str) -> None:
    book = contents_of(game)
    found = window(MemoryFolder(MARA))

    async def script() -> None:
        await Until(lambda: found.page == "start")
        found.app.open("rules", f"{game}/")
        await Until(lambda: found.of("RulesPage"))
        rules: Any = found.app.model("rules")
        if book is None:
            assert "There is no rulebook for this game yet." in found.texts()
            return
        texts = texts_in(book.folder, "en")
        for chapter in book.chapters:
            rules.read(chapter.key)
            await found.settled()
            assert texts["chapters"][chapter.key] in found.texts()
            assert {texts[section.key]["title"] for section in chapter.sections} <= set(found.texts())
            assert len(found.of("PictureFrame")) == sum(bool(section.scene) for section in chapter.sections)
        # A page may have no width for a moment, and what is strewn over a picture is counted by its own.
        pictured = next(section for chapter in book.chapters for section in chapter.sections if section.scene)
        rules.read(pictured.key)
        await found.settled()
        (page,) = found.of("RulesPage")
        page.setWidth(0)
        assert all(picture.width() >= 0 for picture in found.of("PictureFrame"))

    found.run(script())


def test_a_game_with_secrets_is_reviewed_by_what_each_seat_knew(window: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "has_one_process", lambda: True)
    record = played("bids")
    folder = new_folder(record)
    folder.reviews["g1"] = to_text(looked_back(record), key_of(record))
    found = window(folder)

    async def script() -> None:
        model = await opened(found, "review", "g1")
        now = model.now.value
        assert [column["key"] for column in now.columns] == ["bid"]
        assert [band["title"] for band in now.bands] == ["Auction", "Finale"]
        assert now.lines
        assert not {"Skill and luck", "Luck of the deals"} & set(found.texts())
        model.look(1)
        model.ask(1)
        await Until(lambda: model.puzzle.table is not None and found.of("Board"), "the table is set")
        await found.settled()
        table = model.puzzle.table
        assert table.session.viewer == 1
        table.session.act(table._table.legal(1)[-1])
        await Until(lambda: model.puzzle.value.answered, "it is answered")
        await found.settled()
        assert model.puzzle.value.verdict in found.texts()
        model.closePuzzle()
        await Until(lambda: found.of("CurvePanel"))

    found.run(script())


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_told_by_deals_or_where_something_is_hidden_by_what_is_counted(
    window: Opens, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(looking_back, "has_one_process", lambda: True)
    record = played(game)
    folder = new_folder(record)
    folder.reviews["g1"] = to_text(in_every_phase(record), key_of(record))
    found = window(folder)

    async def script() -> None:
        now = (await opened(found, "review", "g1")).now.value
        titles = [column["title"] for column in now.columns]
        assert len(titles) == len(set(titles))
        assert any(column["key"] == "luck" for column in now.columns) == card_of(game).open
        counted = () if card_of(game).open else counted_of(game)
        assert [len(row["cells"]) for row in now.luck] == [len(record.players)] * len(counted)
        assert {row["title"] for row in now.luck} <= set(found.texts())
        assert ("Luck" in found.texts()) == bool(counted)

    found.run(script())
