"""Two devices become one: nothing of either is lost, and the further state of a game wins."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.record import replay
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.settings import AppSettings, PersonSettings
from speicherstadt_app.store.transfer.export import export_all, export_records
from speicherstadt_app.store.transfer.take_over import inspect
from tests.store.conftest import Hands, Open
from tests.store.parcels import DEALERS, GAMES, bring, changed, games_in, pack, parts_of, seal, vouch, with_games
from tests.store.tables_played import Game, begin, resume

Texts = tuple[str, ...]


@pytest.fixture
def phone(folder: Path) -> Path:
    return folder.with_name("phone")


@pytest.fixture
def parcel(folder: Path) -> Path:
    folder.parent.mkdir(exist_ok=True)
    return folder.parent / "everything.speicher"


@pytest.fixture
def copied(opened: Open, folder: Path, phone: Path, parcel: Path) -> Callable[[Library], None]:
    """The other device gets everything that this one has."""

    def copy(library: Library) -> None:
        export_all(library, parcel)
        bring(opened(phone), parcel)
        opened(folder)

    return copy


def moves_of(library: Library) -> dict[str, Texts]:
    cards = (*library.cards(), *library.cards(trashed=True))
    return {card.id: library.record(card.id).moves for card in cards}


def test_the_further_state_of_a_game_wins_on_both_sides(
    opened: Open, folder: Path, phone: Path, parcel: Path, copied: Callable[[Library], None]
) -> None:
    library = opened()
    game = begin(library, seed=1).play(10)
    copied(library)
    there = resume(opened(phone), game.id).play(12)
    export_all(opened(phone), parcel)
    library = opened(folder)
    offer, _ = bring(library, parcel)
    assert [found.what for found in offer.games] == ["changed"]
    assert moves_of(library) == {game.id: tuple(there.match.texts)}
    further = resume(library, game.id).play(5)
    assert inspect(library, parcel).empty, "what is behind is known"
    export_all(library, parcel)
    library = opened(phone)
    bring(library, parcel)
    assert moves_of(library) == {game.id: tuple(further.match.texts)}
    assert len(moves_of(library)[game.id]) == 27


def test_a_game_that_was_finished_elsewhere_is_finished_here(
    opened: Open, folder: Path, phone: Path, parcel: Path, copied: Callable[[Library], None]
) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    game = begin(library, seed=1, person=anna).play(10)
    copied(library)
    resume(opened(phone), game.id).finish()
    library = opened(phone)
    card = library.card(game.id)
    export_all(library, parcel)
    library = opened(folder)
    bring(library, parcel)
    assert library.card(game.id) == card
    assert card.state == "finished"
    assert card.counted


def test_games_that_went_different_ways_are_both_kept(
    opened: Open, folder: Path, phone: Path, parcel: Path, copied: Callable[[Library], None]
) -> None:
    library = opened()
    game = begin(library, seed=1).play(10)
    copied(library)
    other_way(opened(phone), game.id).play(9)
    library = opened(phone)
    theirs = library.record(game.id).moves
    export_all(library, parcel)
    library = opened(folder)
    mine = tuple(resume(library, game.id).play(7).match.texts)
    assert mine[:11] != theirs[:11]
    offer, _ = bring(library, parcel)
    assert [found.what for found in offer.games] == ["branch"]
    assert library.record(game.id).moves == mine
    assert sorted(moves_of(library).values()) == sorted([mine, theirs])
    assert inspect(library, parcel).empty
    (branch,) = moves_of(library).keys() - {game.id}
    resume(library, branch).finish()


def other_way(library: Library, game_id: str) -> Game:
    """Go on with another move than a table of these tests would make."""
    game = resume(library, game_id)
    seat = game.match.actors[0]
    usual = game.next_text()
    game.match.undo()
    texts = [game.match.rules.text(seat, action) for action in game.match.legal(seat)]
    other = next(text for text in texts if text != usual)
    game.match.play_text(other)
    game.writer.keep(game.match.ply - 1, (other,))
    return game


def test_a_branch_that_grows_is_one_branch(
    opened: Open, folder: Path, phone: Path, parcel: Path, copied: Callable[[Library], None]
) -> None:
    library = opened()
    game = begin(library, seed=1).play(10)
    copied(library)
    other_way(opened(phone), game.id)
    library = opened(folder)
    resume(library, game.id).play(7)
    for plies in (0, 5, 9):
        library = opened(phone)
        resume(library, game.id).play(plies)
        theirs = library.record(game.id).moves
        export_all(library, parcel)
        library = opened(folder)
        bring(library, parcel)
        assert len(moves_of(library)) == 2
        assert theirs in moves_of(library).values()


def test_the_same_id_for_another_setup_is_another_game(opened: Open, folder: Path, parcel: Path) -> None:
    library = opened()
    game = begin(library, seed=1).play(10)
    export_all(library, parcel)
    parts = parts_of(parcel)
    (data,) = games_in(parts)
    renamed = changed(data, lambda data: data["players"][0].update(name="Somebody else"))
    pack(parcel, with_games(parts, seal(renamed)))
    offer, _ = bring(library, parcel)
    assert [found.what for found in offer.games] == ["branch"]
    assert len(moves_of(library)) == 2
    assert library.record(game.id).players[0].name == "Brain 0"
    assert inspect(library, parcel).empty


def test_a_game_that_is_damaged_here_is_left_for_the_repair(opened: Open, parcel: Path) -> None:
    library = opened()
    game = begin(library, seed=1).play(30)
    begin(library, seed=2)
    export_all(library, parcel)
    with library.database.writing() as session:
        session.connection().exec_driver_sql("UPDATE moves SET text = '0 pass' WHERE ply = 20")
    offer = inspect(library, parcel)
    assert offer.known == 1
    (refusal,) = offer.refused
    assert "damaged" in str(refusal)
    with pytest.raises(Unreadable):
        library.record(game.id)
    library = opened()
    bring(library, parcel)
    assert resume(library, game.id).match.texts == game.match.texts


def test_help_and_abandoning_are_known_on_both_sides_and_nothing_goes_into_the_trash(
    opened: Open, folder: Path, phone: Path, parcel: Path, copied: Callable[[Library], None]
) -> None:
    library = opened()
    helped, left, thrown, done, further = (begin(library, seed=seed).play(10) for seed in range(5))
    copied(library)
    library = opened(phone)
    resume(library, helped.id).writer.assist()
    library.abandon(left.id)
    library.trash(thrown.id)
    library.abandon(done.id)
    resume(library, further.id).play(5)
    library.trash(further.id)
    export_all(library, parcel)
    library = opened(folder)
    resume(library, done.id).play(1)
    bring(library, parcel)
    assert library.card(helped.id).assisted
    assert library.card(left.id).state == "abandoned"
    assert library.card(thrown.id).trashed_at is None
    assert library.card(further.id).trashed_at is None
    assert library.card(further.id).plies == 15
    assert library.card(done.id).state == "unfinished", "it went on here"
    assert inspect(library, parcel).empty


def test_people_and_their_settings_are_joined(opened: Open, folder: Path, phone: Path, parcel: Path) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    library.settings.keep_app(AppSettings(language="de"))
    export_all(library, parcel)
    library = opened(phone)
    bring(library, parcel)
    namesake = library.profiles.create("Anna", "ship", "blue", "fr")
    library.profiles.change(anna.id, name="Anna of the phone")
    set_settings(library, '{"theme":"night","unheard_of":1,"effects":30,"face":"sailor"}')
    library.settings.keep_app(AppSettings(language="fr"))
    parcel.unlink()
    export_all(library, parcel)
    library = opened(folder)
    set_settings(library, '{"theme":"day"}')
    offer, _ = bring(library, parcel)
    assert [(found.name, found.what) for found in offer.profiles] == [("Anna of the phone", "changed"), ("Anna", "new")]
    people = library.profiles.all()
    assert [replace(person, face="") for person in people] == [anna, namesake], "what was chosen here stays"
    assert [person.face for person in people] == ["sailor", "sailor"], "a face that nobody has chosen here is taken"
    assert library.settings.of(anna.id) == PersonSettings(theme="day", effects=30), "and what was not is taken"
    assert library.settings.app().language == "de"
    assert inspect(library, parcel).empty


def set_settings(library: Library, text: str) -> None:
    with library.database.writing() as session:
        session.connection().exec_driver_sql("UPDATE profiles SET settings = ?", (text,))


def test_games_of_two_devices_lie_in_the_order_in_which_they_were_played(
    opened: Open, hands: Hands, phone: Path, parcel: Path, folder: Path
) -> None:
    order = []
    for number in range(8):
        hands.pass_time(hours=1)
        library = opened((folder, phone)[number in (0, 1, 4, 6)])
        order.append(begin(library, seed=number).play(3).id)
    export_all(opened(phone), parcel)
    library = opened(folder)
    bring(library, parcel)
    assert [card.id for card in library.cards()] == order[::-1]
    hands.jump(days=-3000)
    last = begin(library, seed=99).play(1)
    assert library.unfinished()[0] == last.id


def test_games_of_a_device_whose_clock_jumped_keep_their_own_order(
    opened: Open, hands: Hands, phone: Path, parcel: Path, folder: Path
) -> None:
    mine, theirs = [], []
    for number in range(4):
        hands.pass_time(hours=1)
        mine.append(begin(opened(), seed=number).play(3).id)
    for jump in (-40, -60, -60):
        hands.jump(minutes=jump)
        theirs.append(begin(opened(phone), seed=9).play(3).id)
    export_all(opened(phone), parcel)
    library = opened(folder)
    bring(library, parcel)
    assert library.unfinished() == [mine[3], *theirs[::-1], *mine[2::-1]]


def test_an_old_game_that_went_on_elsewhere_comes_between_those_of_here(
    opened: Open, hands: Hands, phone: Path, parcel: Path, folder: Path
) -> None:
    old, older = (begin(opened(), seed=seed).play(3).id for seed in (1, 2))
    shutil.copytree(folder, phone)
    hands.pass_time(hours=1)
    first = begin(opened(), seed=3).play(3).id
    hands.pass_time(hours=1)
    for game_id in (older, old):
        resume(opened(phone), game_id).play(2)
        hands.pass_time(minutes=1)
    export_all(opened(phone), parcel)
    hands.pass_time(hours=1)
    last = begin(opened(), seed=4).play(3).id
    library = opened(folder)
    bring(library, parcel)
    assert library.unfinished() == [last, old, older, first]


def test_what_was_played_after_a_game_of_both_comes_after_it_whatever_the_clock_says(
    opened: Open, hands: Hands, phone: Path, parcel: Path, folder: Path
) -> None:
    shared = begin(opened(), seed=1).play(3)
    shutil.copytree(folder, phone)
    hands.jump(days=-2)
    theirs = begin(opened(phone), seed=2).play(3)
    export_all(opened(phone), parcel)
    library = opened(folder)
    bring(library, parcel)
    assert library.unfinished() == [theirs.id, shared.id] == opened(phone).unfinished()


def history_on(library: Library, shared: list[str], chance: Random) -> None:
    """What happens on one device: shared games go on, undo and end; new ones are begun."""
    for game_id in shared:
        if chance.random() < 0.7:
            game = resume(library, game_id)
            if chance.random() < 0.3:
                game.undo(min(game.match.ply, 2))
            game.play(chance.randrange(8))
        if chance.random() < 0.1:
            library.abandon(game_id)
    for _ in range(chance.randrange(3)):
        begin(library, chance.randrange(10**15), chance.randint(2, 5)).play(chance.randrange(20))


def covers(have: list[Texts], wanted: list[Texts]) -> bool:
    """Whether every one of these games is there, or goes on from it."""
    return all(any(texts[: len(one)] == one for texts in have) for one in wanted)


def test_the_union_of_two_devices_has_everything_of_both(folder: Path) -> None:
    folder.mkdir()
    for seed in range(25):
        chance = Random(seed)
        hands = Hands()
        origin, other = folder / f"{seed}-a", folder / f"{seed}-b"
        library = open_library(origin, hands.clock)
        shared = [begin(library, chance.randrange(10**15), 3).play(12).id for _ in range(3)]
        library.close()
        shutil.copytree(origin, other)
        kept = []
        for place in (origin, other):
            library = open_library(place, hands.clock)
            hands.pass_time(hours=1)
            history_on(library, shared, chance)
            kept.append(moves_of(library))
            export_all(library, place / "all.speicher")
            library.close()
        for mine, theirs, place, source in ((0, 1, origin, other), (1, 0, other, origin)):
            library = open_library(place, hands.clock)
            offer, _ = bring(library, source / "all.speicher")
            assert offer.refused == ()
            have = moves_of(library)
            assert kept[mine].keys() | kept[theirs].keys() <= have.keys()
            assert covers(list(have.values()), [*kept[mine].values(), *kept[theirs].values()])
            for game_id, texts in kept[mine].items():
                assert have[game_id][: len(texts)] == texts, "nothing that was here goes back"
            for game_id in have:
                replay_unfinished(library, game_id)
            assert inspect(library, source / "all.speicher").empty
            library.close()


def replay_unfinished(library: Library, game_id: str) -> None:
    assert replay(library.record(game_id), registry.find).ply == library.card(game_id).plies


# --- dealers --------------------------------------------------------------------------------------------------------


def test_a_seed_that_does_not_deal_these_cards_is_not_believed(
    opened: Open, folder: Path, phone: Path, parcel: Path
) -> None:
    library = opened()
    game = begin(library, seed=1).play(30)
    export_all(library, parcel)
    parts = parts_of(parcel)
    dealers = json.loads(parts[DEALERS])
    wrong = {game.id: f"{int(dealers[game.id], 16) ^ 1:016x}"}
    for forged in (wrong, {game.id: "no number"}, {game.id: None}, {}):
        shutil.rmtree(phone, ignore_errors=True)
        library = opened(phone)
        pack(parcel, vouch({**parts, DEALERS: json.dumps(forged).encode()}))
        offer, _ = bring(library, parcel)
        assert [found.only_to_watch for found in offer.games] == [True]
        assert library.record(game.id).moves == tuple(game.match.texts)
    pack(parcel, vouch({**parts, DEALERS: json.dumps(wrong).encode()}))
    library = opened(folder)
    assert inspect(library, parcel).empty
    assert resume(library, game.id).match.texts == game.match.texts


def test_moves_with_other_cards_than_lie_here_are_another_game(opened: Open, parcel: Path, phone: Path) -> None:
    mine = begin(opened(), seed=1)
    first = mine.record().first
    game = registry.find("speicherstadt")
    seed = next(seed for seed in range(2, 99) if Dealer(game, 2, seed).rules.setup.first == first)
    library = opened(phone)
    begin(library, seed).play(30)
    path = parcel.with_name("games.speicher.jsonl")
    export_records(library, path)
    (data,) = games_in({GAMES: path.read_bytes()})
    path.write_bytes(seal(changed(data, lambda data: data["store"].update(id=mine.id))))
    library = opened()
    offer, _ = bring(library, path)
    assert [found.what for found in offer.games] == ["branch"]
    assert library.record(mine.id).moves == ()
    assert sorted(map(len, moves_of(library).values())) == [0, 30]
