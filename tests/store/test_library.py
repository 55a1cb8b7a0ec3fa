"""What is kept is there again, at the very decision, and says nothing that it must not."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from speicherstadt_app.engine.errors import Illegal, Unreadable, WrongVersion
from speicherstadt_app.engine.record import Player, Record, replay
from speicherstadt_app.games import registry
from speicherstadt_app.play.ports import GameStore, GameWriter, KeptGame
from speicherstadt_app.store import open as opening
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.notices import StoreError
from tests.store.conftest import Hands, Open
from tests.store.tables_played import begin, resume


def test_a_table_may_take_the_library_for_its_shelf(library: Library) -> None:
    store: GameStore = library
    game = begin(library).play(5)
    writer: GameWriter = game.writer
    kept: KeptGame = store.resume(writer.game_id)[0]
    assert kept.record.moves == tuple(game.match.texts)


@pytest.mark.parametrize("plies", [0, 1, 3, 57])
def test_a_game_goes_on_at_the_very_decision(opened: Open, plies: int) -> None:
    game = begin(opened(), seed=5, players=3).play(plies)
    again = resume(opened(), game.id)
    assert again.match.texts == game.match.texts
    assert again.match.state == game.match.state
    assert again.dealer.seed == 5
    assert again.play().match.over


def test_what_was_undone_is_gone(opened: Open) -> None:
    game = begin(opened()).play(40)
    game.undo(15)
    game.play(3)
    game.undo(1)
    assert resume(opened(), game.id).match.texts == game.match.texts
    assert game.match.ply == 27


def test_many_games_go_on_side_by_side(opened: Open) -> None:
    library = opened()
    games = [begin(library, seed=seed, players=2 + seed % 4) for seed in range(8)]
    for _ in range(12):
        for game in games:
            game.play(1)
    library = opened()
    assert {game.id: resume(library, game.id).match.texts for game in games} == {g.id: g.match.texts for g in games}


def test_the_game_played_last_comes_first_whatever_the_clock_says(opened: Open, hands: Hands) -> None:
    library = opened()
    first, second, third = (begin(library, seed=seed).play(3) for seed in range(3))
    hands.jump(days=-3650)
    first.play(1)
    hands.jump(days=9000)
    assert library.unfinished() == [first.id, third.id, second.id]
    second.play(1)
    assert opened().unfinished() == [second.id, first.id, third.id]


def test_no_game_lasts_less_than_no_time(opened: Open, hands: Hands) -> None:
    library = opened()
    game = begin(library)
    game.play(1)
    hands.pass_time(seconds=20)
    hands.jump(days=-3650)
    game.play(1)
    assert library.card(game.id).seconds == 20
    hands.pass_time(hours=9)
    game.play(1)
    assert library.card(game.id).seconds == 320, "a night's pause is no time at the table"
    again = resume(opened(), game.id)
    hands.pass_time(seconds=5)
    again.play(1)
    assert opened().card(game.id).seconds == 325


def test_a_finished_game_tells_all_and_an_unfinished_one_no_seed(library: Library) -> None:
    game = begin(library, seed=77).play(30)
    assert library.record(game.id).seed is None
    game.finish()
    record = library.record(game.id)
    assert (record.seed, record.moves, record.result) == (77, game.record().moves, game.record().result)
    assert record.players == game.players
    assert library.unfinished() == []
    with pytest.raises(Unreadable):
        library.resume(game.id)


def test_the_last_move_of_a_finished_game_may_be_taken_back(opened: Open) -> None:
    library = opened()
    game = begin(library).finish()
    game.undo(4)
    assert library.unfinished() == [game.id]
    assert library.record(game.id).result is None
    again = resume(opened(), game.id)
    assert again.match.texts == game.match.texts
    again.finish()
    assert opened().card(game.id).state == "finished"


def test_a_result_that_the_moves_do_not_lead_to_is_refused(library: Library) -> None:
    game = begin(library).play()
    true = library.record(game.id).result
    with pytest.raises(Unreadable):
        game.writer.finish(replace(game.record(), result={"scores": [99, 0]}))
    assert library.record(game.id).result == true


def test_an_illegal_move_is_refused_and_the_game_goes_on(opened: Open) -> None:
    game = begin(opened()).play(6)
    for ply, text in ((6, "0 place 9"), (3, "nonsense"), (7, "0 buy")):
        with pytest.raises((Illegal, Unreadable)):
            game.writer.keep(ply, (text,))
    game.play(5)
    assert resume(opened(), game.id).match.texts == game.match.texts


def test_a_card_shows_how_the_game_stands_without_playing_it(library: Library, hands: Hands) -> None:
    anna = library.profiles.create("Anna", "crane", "red", "de")
    game = begin(library, players=3, person=anna).play(20)
    hands.pass_time(minutes=1)
    card = library.card(game.id)
    outcome = game.match.outcome()
    assert (card.state, card.plies, card.players) == ("unfinished", 20, game.players)
    assert (card.progress.phase, card.progress.actors) == (game.match.phase, game.match.actors)
    assert (card.progress.scores, dict(card.progress.facts)) == (outcome.scores, dict(outcome.facts))
    assert (card.day, card.played_at) == ("2026-11-18", "2026-11-18T08:00:00.000Z")
    game.finish()
    card = library.card(game.id)
    assert card.winners == game.match.outcome().winners
    assert card.ended_at == "2026-11-18T08:01:00.000Z"


def test_the_day_is_the_local_one(opened: Open, hands: Hands) -> None:
    hands.moment = hands.moment.fromisoformat("2026-12-31T23:30:00-11:00")
    library = opened()
    game = begin(library).play(1)
    assert (library.card(game.id).day, library.card(game.id).played_at[:10]) == ("2026-12-31", "2027-01-01")


def test_only_finished_unaided_games_with_a_person_count(library: Library) -> None:
    anna = library.profiles.create("Anna", "crane", "red", "de")
    good, aided, among_brains, given_up = (
        begin(library, seed=1, person=anna),
        begin(library, seed=2, person=anna),
        begin(library, seed=3),
        begin(library, seed=4, person=anna),
    )
    aided.play(10).writer.assist()
    assert library.card(aided.id).assisted
    for game in (good, aided, among_brains):
        game.finish()
    given_up.play(9)
    library.abandon(given_up.id)
    counted = {card.id for card in library.cards() if card.counted}
    assert counted == {good.id}
    assert library.card(given_up.id).state == "abandoned"
    assert library.record(given_up.id).moves == tuple(given_up.match.texts)


def test_lists_hold_what_is_asked_for(library: Library) -> None:
    finished = [begin(library, seed=seed).finish().id for seed in range(3)]
    unfinished = [begin(library, seed=seed).play(2).id for seed in range(3)]
    assert [card.id for card in library.cards("finished")] == finished[::-1]
    assert [card.id for card in library.cards()] == (finished + unfinished)[::-1]
    assert [card.id for card in library.cards(limit=2, skip=2)] == [unfinished[0], finished[2]]


def test_trash_is_emptied_after_thirty_days(opened: Open, hands: Hands) -> None:
    library = opened()
    early, late, played = (begin(library, seed=seed).play(4) for seed in range(3))
    library.trash(early.id)
    library.trash(played.id)
    hands.pass_time(days=15)
    library.trash(late.id)
    assert library.cards() == []
    assert {card.id for card in library.cards(trashed=True)} == {early.id, late.id, played.id}
    played.play(1)
    assert library.unfinished() == [played.id], "who plays on has taken the game out of the trash"
    hands.pass_time(days=15, seconds=1)
    library = opened()
    assert [card.id for card in library.cards(trashed=True)] == [late.id]
    library.take_from_trash(late.id)
    assert [card.id for card in library.cards()] == [played.id, late.id]
    with pytest.raises(StoreError):
        library.card(early.id)


@pytest.mark.parametrize("days", [3650, -3650])
def test_a_clock_that_is_wrong_for_once_does_not_empty_the_trash(opened: Open, hands: Hands, days: int) -> None:
    library = opened()
    game = begin(library, seed=1).play(4)
    library.trash(game.id)
    hands.pass_time(days=20)
    opened()
    hands.jump(days=days)
    begin(opened(), seed=2).play(1)
    hands.jump(days=-days)
    library = opened()
    assert [card.id for card in library.cards(trashed=True)] == [game.id]
    hands.pass_time(days=11)
    library = opened()
    begin(library, seed=3).play(1)
    assert opened().cards(trashed=True) == []


def test_a_game_that_was_purged_while_it_lay_on_the_table_is_kept_again(opened: Open) -> None:
    library = opened()
    game = begin(library).play(8)
    library.trash(game.id)
    assert library.purge(days=0) == 1
    game.play(4)
    assert resume(opened(), game.id).match.texts == game.match.texts


def test_games_of_other_rules_can_be_watched_and_not_gone_on_with(library: Library) -> None:
    for rules in (2, 99):
        with pytest.raises(WrongVersion):
            library.begin(Record("speicherstadt", rules, (Player("A", "ai"), Player("B", "ai")), 0, ()), 1)
    game = begin(library).play(3)
    with library.database.writing() as session:
        session.connection().exec_driver_sql("UPDATE games SET rules = 7")
    with pytest.raises(Unreadable):
        library.resume(game.id)


def test_all_rows_are_looked_at_after_a_crash_and_once_a_week_and_not_more_often(
    folder: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[object] = []

    def look(connection: object) -> bool:
        looks.append(connection)
        return True

    monkeypatch.setattr(opening, "rows_are_sound", look)

    def start(*, crash: bool = False) -> int:
        looks.clear()
        library = open_library(folder, hands.clock)
        library.database.doubtful = crash
        library.close()
        return len(looks)

    assert [start(), start(), start(crash=True), start(), start()] == [0, 0, 0, 1, 0]
    hands.pass_time(days=8)
    assert [start(), start()] == [1, 0]
    hands.jump(days=-3650)
    assert [start(), start()] == [1, 0]


def test_unknown_games_are_refused_in_a_sentence(library: Library) -> None:
    for ask in (library.card, library.abandon, library.trash):
        with pytest.raises(StoreError, match="choose one of those listed"):
            ask("no such id")
    with pytest.raises(Unreadable):
        library.resume("no such id")


def test_two_threads_keep_and_ask_at_the_same_time(opened: Open) -> None:
    library = opened()
    games = [begin(library, seed=seed) for seed in range(2)]
    wrong: list[object] = []
    done = threading.Event()

    def ask() -> None:
        while not done.is_set():
            wrong.extend(card for card in library.cards() if not card.whole)

    def play(index: int) -> None:
        games[index].play(150)

    asking = threading.Thread(target=ask)
    writers = [threading.Thread(target=play, args=(index,)) for index in range(2)]
    for thread in (asking, *writers):
        thread.start()
    for thread in writers:
        thread.join()
    done.set()
    asking.join()
    assert wrong == []
    assert all(game.match.ply == 150 for game in games)
    assert all(resume(opened(), game.id).match.texts == game.match.texts for game in games)


def test_the_last_move_and_the_result_are_one(library: Library, opened: Open) -> None:
    """Whoever is killed between the two finds a game that is over, in the list and in the statistics."""
    anna = library.profiles.create("Anna", "crane", "red", "de")
    game = begin(library, person=anna).play()
    library = opened()
    card = library.card(game.id)
    assert (card.state, library.unfinished(), card.counted) == ("finished", [], True)
    record = library.record(game.id)
    assert replay(record, registry.find).over
    assert record.meta["ended"] == card.ended_at


def test_a_result_that_is_kept_is_not_written_again(library: Library, hands: Hands) -> None:
    game = begin(library).play()
    before = library.record(game.id), library.card(game.id)
    hands.pass_time(seconds=5)
    game.writer.finish(game.record())
    assert (library.record(game.id), library.card(game.id)) == before


def test_a_last_move_that_is_taken_back_goes_on(library: Library) -> None:
    game = begin(library).play()
    game.undo()
    assert library.unfinished() == [game.id]
    assert library.record(game.id).result is None
    assert "ended" not in library.record(game.id).meta
    game.finish()
    assert library.card(game.id).state == "finished"


def test_a_clock_that_is_put_right_amid_a_session_and_ahead_again_empties_no_trash(opened: Open, hands: Hands) -> None:
    game = begin(opened()).play(3)
    opened().close()
    hands.jump(days=3650)
    library = opened()
    hands.jump(days=-3650)
    library.trash(game.id)
    library.close()
    hands.jump(days=3650)
    assert [card.id for card in opened().cards(trashed=True)] == [game.id]
