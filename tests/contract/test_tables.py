"""Every game at a table: played to its end, kept at each move, left and gone on with."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, replay
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games import registry
from speicherstadt_app.play.notices import DecisionAsked, GameFinished, MovePlayed
from speicherstadt_app.play.start import begin, resume
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.worker import ThinkInProcess
from speicherstadt_app.store.library import open_library
from tests.contract.every import GAMES, SMALL_TABLES, card_of
from tests.play.players import Inline, Watch, instant, lot, play_out, playing


def sitters(players: int) -> list[Player]:
    """Two people, and the computer at all other seats."""
    people = [Player(name, "human") for name in ("Anna", "Ben")]
    return [*people, *(Player(f"Kontor {n}", "ai", {"level": "random"}) for n in range(2, players))]


class Told:
    """Asks the game's own brains, with little time, and notes what they were asked."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    async def __call__(self, game_id: str, player: Player, question: Question) -> Answer:
        self.questions.append(question)
        return brains.brain(game_id, str(player.more["level"])).choose(question)


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_a_whole_game_is_played_kept_and_counted(game: str, players: int, tmp_path: Path) -> None:
    thinker = Told()
    with closing(open_library(tmp_path)) as library:
        table = begin(registry.find(game), sitters(players), 11, thinker, store=library, pace=instant())
        watch = play_out(table, lot(4))
        assert watch.of(GameFinished)
        [card] = library.cards()
        assert card.game == game
        assert card.state == "finished"
        kept = library.record(table.game_id)
        assert replay(kept, registry.find).outcome() == table.outcome()
        assert kept.moves == table.record().moves
    for question in thinker.questions:
        imagined = question.rules.imagine(question.view, question.seat, question.stream())
        assert question.rules.view(imagined, question.seat) == question.view, "a brain was told more than a view"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_left_and_gone_on_with_from_the_store(game: str, tmp_path: Path) -> None:
    players = sitters(card_of(game).seats[0])
    with closing(open_library(tmp_path)) as library:
        table = begin(registry.find(game), players, 12, Inline(), store=library, pace=instant())

        async def some_moves(watch: Watch) -> None:
            for _ in range(3):
                asked = await watch.until(DecisionAsked)
                # Of several who choose at the same time only one: the game is left amid a sealed choice.
                seat = asked.seats[-1]
                table.act(seat, table.legal(seat)[0])
                await watch.until(MovePlayed)

        asyncio.run(playing(table, some_moves))
        left = table.record()
    with closing(open_library(tmp_path)) as library:
        [game_id] = library.unfinished()
        again = resume(library, game_id, Inline(), pace=instant())
        assert again.record() == left
        assert again.actors == table.actors
        assert play_out(again, lot(1)).of(GameFinished)


@pytest.mark.parametrize("game", GAMES)
def test_an_undone_decision_leads_back_to_the_same_question(game: str) -> None:
    table = _table(game)

    async def scene(watch: Watch) -> None:
        asked = await watch.until(DecisionAsked)
        seat = asked.seats[0]
        before, ply = table.view(seat), table.ply
        table.act(seat, table.legal(seat)[0])
        await watch.until(DecisionAsked)
        assert table.undo_to(seat) is not None
        await table.undo(seat, agreed=[0, 1])
        await watch.until(DecisionAsked)
        assert table.ply == ply
        assert table.view(seat) == before

    asyncio.run(playing(table, scene))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_at_the_table_is_what_each_viewer_saw(game: str) -> None:
    table = _table(game)
    play_out(table, lot(2))
    rules = table.rules
    for viewer in (None, 0, 1):
        view = rules.view(rules.start(), viewer)
        for turn in table.turns:
            view, events = rules.follow(view, viewer, turn.seen_text(viewer))
            assert events == turn.seen_by(viewer)
        assert view == table.view(viewer)
        assert CHANCE not in rules.actors(view)


def _table(game: str) -> Table:
    return begin(registry.find(game), sitters(card_of(game).seats[0]), 13, Inline(), pace=instant())


@pytest.mark.parametrize("game", GAMES)
def test_brains_think_in_a_process_of_their_own(game: str) -> None:
    dealer = Dealer(registry.find(game), card_of(game).seats[0], 14)
    match: Match[Any] = Match(dealer.rules)
    dealer.serve(match)
    seat = match.actors[0]
    view = match.rules.view(match.state, seat)
    question = Question(match.rules, view, seat, match.legal(seat), 1, match.ply, 4)
    player = Player("Kontor", "ai", {"level": brains.levels(game)[0]})
    worker = ThinkInProcess()

    async def asked() -> Answer:
        return await worker(game, player, question)

    try:
        assert asyncio.run(asked()) == brains.brain(game, brains.levels(game)[0]).choose(question)
        assert worker._instead is None, "no process could be had"
    finally:
        worker.close()
