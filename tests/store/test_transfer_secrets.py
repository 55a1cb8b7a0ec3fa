"""Games with secrets that are not over: what leaves the store of them, and who can read it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, read_record, record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.seen import follow
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.transfer.export import export_all, export_records
from speicherstadt_app.store.transfer.form import GAMES
from speicherstadt_app.store.transfer.take_over import inspect
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.rules import GAME
from tests.store.conftest import Open
from tests.store.parcels import bring, parts_of

ANNA, BEN, KONTOR = Player("Anna", "human"), Player("Ben", "human"), Player("Kontor", "ai", {"level": "novice"})
ONE_PERSON = (KONTOR, ANNA, KONTOR)
TWO_PEOPLE = (ANNA, KONTOR, BEN)
BOTS = (KONTOR, KONTOR)


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture
def elsewhere(folder: Path) -> Path:
    return folder.with_name("elsewhere")


@pytest.fixture
def path(folder: Path) -> Callable[[str], Path]:
    folder.parent.mkdir(exist_ok=True)
    return lambda name: folder.parent / name


def play(library: Library, players: Sequence[Player], plies: int = 20, seed: int = 4) -> str:
    """A game kept up to a ply, or to its end; its id."""
    dealer = Dealer(GAME, len(players), seed)
    match = Match(dealer.rules)
    writer = library.begin(record_of(GAME, match, tuple(players)), seed)
    while match.actors and match.ply < plies:
        seat = match.actors[0]
        action = dealer.deal(match.state) if seat == CHANCE else match.legal(seat)[0]
        writer.keep(match.ply, (match.rules.text(seat, action),))
        match.play(seat, action)
    if match.over:
        writer.finish(record_of(GAME, match, tuple(players), seed=seed))
    return writer.game_id


def moves_in(path: Path) -> list[list[str]]:
    return [json.loads(line)["moves"] for line in path.read_bytes().splitlines()]


def test_a_record_given_away_is_that_of_the_only_person(opened: Open, path: Callable[[str], Path]) -> None:
    library = opened()
    whole = library.record(play(library, ONE_PERSON))
    assert export_records(library, path("one.speicher.jsonl")).games == 1
    record = read_record(path("one.speicher.jsonl").read_bytes().strip())
    assert record == whole.seen_by(1, GAME.rules(whole.setup))
    assert follow(record, registry.find).ply == len(whole.moves)


def test_of_several_people_one_must_be_named(opened: Open, path: Callable[[str], Path]) -> None:
    library = opened()
    game_id = play(library, TWO_PEOPLE)
    for seat in (None, 1):
        done = export_records(library, path("none.speicher.jsonl"), [game_id], seat=seat)
        assert (done.games, done.secret, done.damaged) == (0, (game_id,), ())
        assert not path("none.speicher.jsonl").exists()
    assert export_records(library, path("ben.speicher.json"), [game_id], seat=2).games == 1
    assert read_record(path("ben.speicher.json").read_bytes()).viewer == 2


def test_what_nobody_but_bots_plays_is_nobodys_to_give(opened: Open, path: Callable[[str], Path]) -> None:
    library = opened()
    secret = play(library, BOTS)
    assert export_records(library, path("games.speicher.jsonl")).secret == (secret,)


def test_a_game_that_is_over_is_given_whole(opened: Open, path: Callable[[str], Path]) -> None:
    library = opened()
    whole = library.record(play(library, TWO_PEOPLE, plies=1000))
    assert whole.result is not None
    export_records(library, path("games.speicher.jsonl"))
    assert read_record(path("games.speicher.jsonl").read_bytes().strip()).moves == whole.moves


def test_a_seats_record_is_not_taken_over(opened: Open, elsewhere: Path, path: Callable[[str], Path]) -> None:
    library = opened()
    play(library, ONE_PERSON)
    export_records(library, path("one.speicher.jsonl"))
    offer = inspect(opened(elsewhere), path("one.speicher.jsonl"))
    assert offer.empty
    [notice] = offer.refused
    assert "shows only what seat 1 saw of the game" in str(notice)


def test_everything_moves_house_with_its_secrets_closed(
    opened: Open, elsewhere: Path, path: Callable[[str], Path]
) -> None:
    library = opened()
    game_id = play(library, TWO_PEOPLE)
    whole = library.record(game_id)
    export_all(library, path("all.speicher"))
    before = path("all.speicher").read_bytes()
    parts = parts_of(path("all.speicher"))
    assert not any(move.encode() in part for move in whole.moves for part in parts.values())
    library = opened(elsewhere)
    offer, _ = bring(library, path("all.speicher"))
    assert [game.only_to_watch for game in offer.games] == [False]
    assert library.record(game_id) == whole
    assert library.resume(game_id)[0].seed == 4
    export_all(library, path("all.speicher"))
    assert path("all.speicher").read_bytes() == before


@pytest.mark.parametrize("moves", ["", "?", 7, None, "c$" * 40, "\N{SNOWMAN}"])
def test_moves_that_were_closed_otherwise_are_refused(opened: Open, path: Callable[[str], Path], moves: object) -> None:
    from speicherstadt_app.store.transfer.form import _seal_of

    library = opened()
    play(library, TWO_PEOPLE)
    export_all(library, path("all.speicher"))
    data = json.loads(parts_of(path("all.speicher"))[GAMES])
    del data["store"]["seal"]
    data["store"]["moves"] = moves
    data["store"]["seal"] = _seal_of(data)
    path("games.speicher.jsonl").write_text(json.dumps(data), "utf-8")
    [notice] = inspect(library, path("games.speicher.jsonl")).refused
    assert "can't be opened" in str(notice)
