"""A folder with games that this program does not have, or whose part of the program is broken: one sentence names the
game, everything else goes on, and nothing of it is lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

from speicherstadt_app.engine.errors import BrokenGame, EngineError, WrongVersion
from speicherstadt_app.engine.record import replay
from speicherstadt_app.games import registry
from speicherstadt_app.store.inspection import look_at_games, look_at_statistics
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.shapes import STANDARD, Filter, GameEntry
from speicherstadt_app.store.statistics.recount import is_up_to_date, recount
from speicherstadt_app.store.statistics.selection import Statistics
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.store.transfer.take_over import inspect, take
from tests.fixture_game import CARD
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.rules import SealedBids
from tests.store.conftest import Open
from tests.store.parcels import GAMES, Data, changed, compact, games_in, pack, parts_of, seal, with_games
from tests.store.tables_played import begin, resume

BIDS, HERE = CARD.id, "speicherstadt"


@dataclass
class Kept:
    """Two finished games and two unfinished ones, one each of a game that is here and one that will not be."""

    finished: str
    unfinished: str
    other_finished: str
    other_unfinished: str
    person: str
    export: Path


@pytest.fixture
def kept(opened: Open, folder: Path) -> Kept:
    with registered():
        library = opened()
        anna = library.profiles.create("Anna", "crane", "red", "de")
        games = [
            begin(library, seed=1, person=anna).finish(),
            begin(library, seed=2, person=anna).play(20),
            begin(library, seed=3, players=3, person=anna, game=BIDS).finish(),
            begin(library, seed=4, players=4, person=anna, game=BIDS).play(7),
        ]
        parcel = folder.with_name("all.speicher")
        export_all(library, parcel)
        library.close()
    finished, unfinished, other_finished, other_unfinished = (game.id for game in games)
    return Kept(finished, unfinished, other_finished, other_unfinished, anna.id, parcel)


def missing() -> dict[str, str]:
    return {}


def broken() -> dict[str, str]:
    return {BIDS: "tests.store.broken_game"}


def without_rules() -> dict[str, str]:
    return {BIDS: "tests.store.game_without_rules"}


NOT_WHOLE = "the game 'bids' is not whole here"
WHY = {missing: "there is no game 'bids' here", broken: NOT_WHOLE, without_rules: NOT_WHOLE}


@pytest.fixture(params=WHY, ids=lambda state: state.__name__)
def why(kept: Kept, request: pytest.FixtureRequest) -> Iterator[str]:
    """The program from here on: without the game, or with a broken one. What it says of it."""
    with patch.dict(registry.FOLDERS, request.param()):
        yield WHY[request.param]


def test_a_list_has_all_games_and_names_each(opened: Open, kept: Kept, why: str) -> None:
    library = opened()
    assert library.notices == []
    cards = {card.id: card for card in library.cards()}
    assert all(card.whole for card in cards.values())
    other = cards[kept.other_finished]
    assert (other.game, len(other.players), other.state) == (BIDS, 3, "finished")
    assert len(other.progress.scores) == 3
    assert library.unfinished() == [kept.other_unfinished, kept.unfinished]


def test_its_record_can_be_read_and_it_can_not_go_on(opened: Open, kept: Kept, why: str) -> None:
    library = opened()
    record = library.record(kept.other_finished)
    with pytest.raises(EngineError, match=why):
        replay(record, registry.find)
    with pytest.raises((BrokenGame, WrongVersion), match=why):
        library.resume(kept.other_unfinished)
    resume(library, kept.unfinished).finish()


def test_it_goes_into_the_trash_and_out_and_can_be_given_up(opened: Open, kept: Kept, why: str) -> None:
    library = opened()
    library.trash(kept.other_finished)
    library.take_from_trash(kept.other_finished)
    library.abandon(kept.other_unfinished)
    library = opened()
    assert library.card(kept.other_unfinished).state == "abandoned"
    assert is_up_to_date(library.database), "nobody could count it now"
    with registered():
        library = opened()
        assert not is_up_to_date(library.database)
        recount(library.database)
        told = Statistics(library.database).of(kept.person, Filter(BIDS)).overview()
        assert (told.games, dict(told.apart)) == (1, {"abandoned": 1})


def test_a_check_tells_that_there_are_others(opened: Open, kept: Kept, why: str) -> None:
    seen = look_at_games(opened())
    assert (seen.number, seen.others, seen.damaged, seen.unloaded) == (4, 0, (), {BIDS: 1})


def test_statistics_of_the_rest_go_on_and_a_recount_leaves_it_counted(opened: Open, kept: Kept, why: str) -> None:
    library = opened()
    assert look_at_statistics(library) == "sound"
    told = recount(library.database)
    assert (told.games, told.others, told.damaged) == (1, 2, ())
    assert look_at_statistics(library) == "sound"
    statistics = Statistics(library.database)
    assert statistics.of(kept.person, Filter(HERE)).overview().games == 1
    assert [one.game_id for one in statistics.all_games(kept.person).games] == [BIDS, HERE]
    with pytest.raises((BrokenGame, WrongVersion), match=why):
        statistics.of(kept.person, Filter(BIDS))
    with registered():
        assert Statistics(opened().database).of(kept.person, Filter(BIDS)).overview().games == 1


def test_backups_hold_it_and_bring_it_back(opened: Open, kept: Kept, why: str) -> None:
    library = opened()
    backup = library.backups.make()
    library.trash(kept.other_finished)
    library.purge(days=0)
    library.backups.restore(backup)
    assert library.record(kept.other_finished).game == BIDS


def test_rules_that_fail_keep_no_backup_from_being_made(
    opened: Open, kept: Kept, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a slip in the rules")

    monkeypatch.setattr(SealedBids, "step", fail)
    with registered():
        library = opened()
        backup = library.backups.make()
        assert library.backups.all() == [backup]
    assert "a slip in the rules" in caplog.text


def test_an_export_takes_it_along_unchanged(opened: Open, kept: Kept, why: str) -> None:
    """And what is not over stays closed: nobody here knows what it would tell."""
    library = opened()
    again = kept.export.with_name("again.speicher")
    written = export_all(library, again)
    assert (written.games, written.damaged) == (4, ())
    before, after = (parts_of(path)[GAMES].splitlines() for path in (kept.export, again))
    assert [json.loads(line)["store"]["id"] for line in before] == [json.loads(line)["store"]["id"] for line in after]
    assert after == before


@pytest.mark.parametrize("state", [broken, without_rules])
def test_an_import_refuses_a_broken_game_by_name_and_takes_the_rest(
    opened: Open, folder: Path, kept: Kept, state: Callable[[], dict[str, str]]
) -> None:
    with patch.dict(registry.FOLDERS, state()):
        library = opened(folder.with_name("elsewhere"))
        offer = inspect(library, kept.export)
        assert sorted(game.id for game in offer.games) == sorted([kept.finished, kept.unfinished])
        assert len(offer.refused) == 2
        assert all(NOT_WHOLE in str(notice) for notice in offer.refused)
        assert take(library, offer).games == 2
    with registered():
        library = opened(folder.with_name("elsewhere"))
        assert take(library, inspect(library, kept.export)).games == 2, "the rest, once the game is there"


def test_a_damaged_folder_is_saved_with_it(opened: Open, folder: Path, kept: Kept, why: str) -> None:
    path = folder / "speicherstadt.db"
    data = path.read_bytes()
    path.write_bytes(data.replace(b"CREATE TABLE games", b"CREATE TABLE gam\xffs"))
    library = opened()
    assert [notice.key for notice in library.notices] == ["repaired"]
    assert library.record(kept.other_finished).game == BIDS
    assert len(library.cards()) == 4


def test_what_nobody_can_work_out_again_is_lost_alone(opened: Open, kept: Kept, why: str) -> None:
    library = opened()
    with library.database.writing() as session:
        session.connection().exec_driver_sql("UPDATE games SET progress = '7'")
    library.cards()
    library = opened()
    (notice,) = library.notices
    assert (notice.key, notice.facts["kept"], notice.facts["lost"]) == ("repaired", 2, 2)
    assert {card.game for card in library.cards()} == {HERE}


def test_it_goes_on_once_the_game_is_back(opened: Open, kept: Kept, why: str) -> None:
    opened().cards()
    with registered():
        library: Library = opened()
        resume(library, kept.other_unfinished).finish()
        assert Statistics(library.database).of(kept.person, Filter(BIDS)).overview().games == 2


def test_an_import_keeps_a_game_that_is_not_installed_until_it_is(opened: Open, folder: Path, kept: Kept) -> None:
    elsewhere = folder.with_name("elsewhere")
    with patch.dict(registry.FOLDERS, missing()):
        library = opened(elsewhere)
        offer = inspect(library, kept.export)
        assert offer.refused == ()
        here = {game.id: game.installed for game in offer.games}
        assert here == {
            kept.finished: True,
            kept.unfinished: True,
            kept.other_finished: False,
            kept.other_unfinished: False,
        }
        assert take(library, offer).games == 4
        assert inspect(library, kept.export).empty
        cards = {card.id: card for card in library.cards()}
        assert len(cards[kept.other_finished].progress.scores) == 3
        assert cards[kept.other_unfinished].progress.scores == ()
        assert is_up_to_date(library.database), "nobody could count it now"
        again = folder.with_name("again.speicher")
        assert export_all(library, again).games == 4
        assert parts_of(again)[GAMES] == parts_of(kept.export)[GAMES]
    with registered():
        library = opened(elsewhere)
        assert not is_up_to_date(library.database)
        recount(library.database)
        assert Statistics(library.database).of(kept.person, Filter(BIDS)).overview().games == 1
        assert look_at_games(library).damaged == ()
        assert cards_of(library) == cards_of(opened(folder)), "as if it had been installed all the time"
        resume(library, kept.other_unfinished).finish()


def cards_of(library: Library) -> list[GameEntry]:
    return sorted(library.cards(), key=lambda card: card.id)


def test_a_variant_of_a_game_that_was_not_installed_is_told_apart_once_it_is(opened: Open, folder: Path) -> None:
    with registered():
        library = opened()
        anna = library.profiles.create("Anna", "crane", "red", "de")
        begin(library, seed=1, person=anna, game=BIDS, options={"rounds": 5}).finish()
        parcel = folder.with_name("all.speicher")
        export_all(library, parcel)
        (variant,) = {card.variant for card in library.cards()}
        assert variant != STANDARD
    library = opened(folder.with_name("elsewhere"))
    take(library, inspect(library, parcel))
    with registered():
        recount(library.database)
        assert [card.variant for card in library.cards()] == [variant]
        told = Statistics(library.database).of(anna.id, Filter(BIDS, variant=variant)).overview()
        assert told.games == 1


def test_moves_that_don_t_hold_are_found_once_the_game_is_installed(opened: Open, folder: Path, kept: Kept) -> None:
    parts = parts_of(kept.export)
    (game,) = [data for data in games_in(parts) if data["store"]["id"] == kept.other_finished]
    forged = pack(kept.export, with_games(parts, seal(changed(game, lambda data: data["moves"].pop(3)))))
    library = opened(folder.with_name("elsewhere"))
    assert take(library, inspect(library, forged)).games == 1
    with registered():
        recount(library.database)
        told = Statistics(library.database).of(kept.person, Filter(BIDS)).overview()
        assert (told.games, dict(told.apart)) == (0, {"unreadable": 1})


WRONG: dict[str, tuple[Callable[[Data], object], str]] = {
    "a move of two lines": (lambda data: data["moves"].__setitem__(3, "1 bid\n2"), "no move on one line"),
    "a move of nothing": (lambda data: data["moves"].__setitem__(3, ""), "no move on one line"),
    "a move that wipes the screen": (lambda data: data["moves"].__setitem__(3, "\x1b[2J"), "no move on one line"),
    "too few scores": (lambda data: data["result"]["scores"].pop(), "no score for each player"),
    "a score that is none": (lambda data: data["result"]["scores"].__setitem__(0, True), "no score for each player"),
    "a score beyond all": (lambda data: data["result"]["scores"].__setitem__(0, 10**12), "a number beyond"),
    "a figure beyond all": (lambda data: data["result"].update(coins=[[-(10**12)]]), "a number beyond"),
    "no winners": (lambda data: data["result"].pop("winners"), "winners who are no players"),
    "a winner from elsewhere": (lambda data: data["result"].update(winners=[7]), "winners who are no players"),
    "a winner twice": (lambda data: data["result"].update(winners=[1, 1]), "a winner twice"),
    "a grade without end": (lambda data: data["result"].update(grade="x" * 41), "grade is not a short text"),
    "a result on the way": (lambda data: data["result"].update(final=False), "not final"),
    "no name of a game": (lambda data: data.update(game="chess\x1b[2J"), "no name that a game could have"),
    "sixteen players": (lambda data: data.update(players=data["players"][:1] * 16), "no game has more than 15"),
}


@pytest.mark.parametrize(("change", "why"), WRONG.values(), ids=WRONG)
def test_an_import_refuses_what_no_game_could_be(
    opened: Open, folder: Path, kept: Kept, change: Callable[[Data], object], why: str
) -> None:
    parts = parts_of(kept.export)
    (game,) = [data for data in games_in(parts) if data["store"]["id"] == kept.other_finished]
    library = opened(folder.with_name("elsewhere"))
    offer = inspect(library, pack(kept.export, with_games(parts, seal(changed(game, change)))))
    assert offer.games == ()
    assert why in str(offer.refused[0])


def test_a_game_that_is_not_installed_does_not_go_on_after_its_end(opened: Open, folder: Path, kept: Kept) -> None:
    library = opened()
    parts = parts_of(kept.export)
    (game,) = [data for data in games_in(parts) if data["store"]["id"] == kept.other_finished]
    longer = pack(kept.export, with_games(parts, seal(changed(game, lambda data: data["moves"].append("0 bid 1")))))
    offer = inspect(library, longer)
    assert offer.games == ()
    assert "it goes on after the end that it has here" in str(offer.refused[0])


def test_an_unfinished_game_that_is_not_installed_goes_on_elsewhere(opened: Open, folder: Path, kept: Kept) -> None:
    elsewhere = folder.with_name("elsewhere")
    library = opened(elsewhere)
    take(library, inspect(library, kept.export))
    later = folder.with_name("later.speicher")
    with registered():
        library = opened()
        resume(library, kept.other_unfinished).finish()
        export_all(library, later)
    library = opened(elsewhere)
    offer = inspect(library, later)
    assert [(game.id, game.what) for game in offer.games] == [(kept.other_unfinished, "changed")]
    assert take(library, offer).games == 1
    assert inspect(library, later).empty
    assert library.card(kept.other_unfinished).state == "finished"


def test_a_plain_record_of_a_game_that_is_not_installed_is_refused_by_name(
    opened: Open, folder: Path, kept: Kept
) -> None:
    (game,) = [data for data in games_in(parts_of(kept.export)) if data["store"]["id"] == kept.other_finished]
    del game["store"]
    record = folder.with_name("one.speicher.json")
    record.write_text(compact(game), "utf-8")
    offer = inspect(opened(folder.with_name("elsewhere")), record)
    assert offer.games == ()
    assert "there is no game 'bids' here, and only its rules could vouch for" in str(offer.refused[0])
    with registered():
        assert len(inspect(opened(folder.with_name("elsewhere")), record).games) == 1
