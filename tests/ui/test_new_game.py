"""Setting a table: two to five seats, people and characters, and who begins."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from speicherstadt_app.engine.card import Choice, GameCard, Option
from speicherstadt_app.engine.commitment import hash_of
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.boxes import fingerprint, options_of
from speicherstadt_app.play.thinking import brain_of
from speicherstadt_app.ui.art import is_drawn
from speicherstadt_app.ui.home.new_game import NewGame
from speicherstadt_app.ui.home.options import Options
from speicherstadt_app.ui.home.own_values import OwnValue
from speicherstadt_app.ui.lookback.promise import NEXT
from speicherstadt_app.ui.opponents import level_records
from speicherstadt_app.ui.seats import EMBLEMS, SIGNS, faces_of, names_of, signs_of
from speicherstadt_app.words import plain
from tests.games.speicherstadt.variants import BOXES
from tests.ui.set_up import CAST, GAME, LEVELS, SetUp

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table() -> SetUp:
    return SetUp()


def test_a_table_is_ready_at_once(table: SetUp) -> None:
    assert table.names == ["Mara", "Clara", "Ida", "Victor"]
    assert table.get("canStart")
    assert (table.get("summary"), table.get("lengthText")) == ("4 players · 10 rounds", "about 12 minutes")
    table.game.start()
    ((players, seed),) = table.begun
    assert players[0] == Player("Mara", "human", {"profile": "p1", "emblem": "hook"})
    assert [player.kind for player in players] == ["human", "ai", "ai", "ai"]
    assert 0 <= seed < 10**18


def test_every_opponent_has_a_brain_a_face_and_words(table: SetUp) -> None:
    for character in CAST.CHARACTERS:
        assert CAST.character_title(character)
        assert CAST.character_tag(character)
        assert CAST.character_note(character)
        assert is_drawn(CAST.character_art(character))
    for level in level_records(GAME, 4):
        table.game.setProperty("level", level["key"])
        table.game.start()
        for player in table.begun[-1][0][1:]:
            assert brain_of("speicherstadt", player) is not None
            assert faces_of(GAME, [player]) == (f"speicherstadt/characters/{player.more['character']}",)
        assert level["title"]
        assert level["note"]


@pytest.mark.parametrize(("players", "rounds"), [(2, 16), (3, 12), (4, 10), (5, 8)])
def test_players_come_and_go(table: SetUp, players: int, rounds: int) -> None:
    table.game.setProperty("players", players)
    assert len(table.names) == len(set(table.names)) == players
    assert table.names[0] == "Mara"
    assert table.get("roundsText") == f"{rounds} rounds"


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 99])
def test_there_are_no_other_numbers_of_players(table: SetUp, players: int) -> None:
    table.game.setProperty("players", players)
    assert 2 <= len(table.names) <= 5


def test_characters_are_seated_and_let_go(table: SetUp) -> None:
    table.game.toggle("miser")
    assert table.names[-1] == "Otto"
    table.game.toggle("grocer")
    assert table.seated == {"shipowner", "fire-captain", "speculator", "grocer"}
    table.game.toggle("speculator")
    assert table.seated == {"shipowner", "fire-captain", "grocer"}
    table.game.toggle("nobody")
    table.game.setProperty("players", 2)
    table.game.toggle("shipowner")
    assert len(table.names) == 2


def test_people_sit_down_under_names_of_their_own(table: SetUp) -> None:
    table.game.setKind(1, "human")
    assert table.kinds == "hhaa"
    assert table.names[1] == "Player 2"
    table.game.setName(1, " Bo ")
    table.game.start()
    assert table.begun[-1][0][1] == Player("Bo", "human", {"profile": "p2", "emblem": "gull"})
    table.game.setName(1, "Mara")
    assert not table.get("canStart")
    assert table.get("whyNot") == "Two players are called Mara: choose another name."
    table.game.setName(1, "x" * 50)
    assert table.get("whyNot") == "A name has at most 40 characters."
    begun = len(table.begun)
    table.game.start()
    assert len(table.begun) == begun
    table.game.setKind(1, "ai")
    assert table.get("canStart")


def test_seats_change_places(table: SetUp) -> None:
    table.game.move(0, 2)
    assert table.names == ["Clara", "Ida", "Mara", "Victor"]
    table.game.remove(0)
    assert table.names == ["Ida", "Mara", "Victor"]
    table.game.move(0, 9)
    table.game.remove(-1)
    assert table.names == ["Ida", "Mara", "Victor"]


def test_levels_are_one_s_own_or_everybody_s(table: SetUp) -> None:
    weakest, strongest = LEVELS[0], LEVELS[-1]
    table.game.setProperty("level", weakest)
    table.game.setLevel(2, strongest)
    assert table.get("level") == ""
    assert [row.level for row in table.game._seats.rows] == ["", weakest, strongest, weakest]
    table.game.setProperty("level", strongest)
    assert table.get("level") == strongest
    table.game.setLevel(1, "of no use")
    table.game.setProperty("level", "of no use")
    assert table.get("level") == strongest


def test_whoever_wants_to_begin_begins(table: SetUp) -> None:
    table.game.move(0, 3)
    table.game.setProperty("firstPlayer", "me")
    for _ in range(5):
        table.game.start()
        players, seed = table.begun[-1]
        assert Dealer(find("speicherstadt"), len(players), seed).rules.setup.first == 3


def test_the_next_table_is_set_as_the_last_one(table: SetUp) -> None:
    table.game.toggle("miser")
    table.game.setKind(1, "human")
    table.game.setProperty("firstPlayer", "me")
    table.game.start()
    again = SetUp()
    again.game.from_text(table.kept[-1])
    assert again.names == table.names
    assert again.game.to_text() == table.kept[-1]


def test_who_plays_next_sits_down_once_and_the_one_before_takes_their_other_chair(table: SetUp) -> None:
    table.game.setKind(1, "human")
    table.game.setName(1, "Bo")
    table.profiles.current = table.profiles._people[1]
    table.profiles.currentChanged.emit()
    assert table.names[:2] == ["Bo", "Mara"]
    assert table.get("canStart")
    table.game.setName(1, "Bo")
    assert not table.get("canStart"), "what somebody writes stays as it is written"


def test_the_last_table_seats_nobody_twice(table: SetUp) -> None:
    table.game.setKind(1, "human")
    table.game.setName(1, "Bo")
    table.game.start()
    again = SetUp()
    again.profiles.current = again.profiles._people[1]
    again.profiles.currentChanged.emit()
    again.game.from_text(table.kept[-1])
    assert again.names[:2] == ["Bo", "Player 2"]
    assert again.get("canStart")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"chairs": 3, "first": "me"}',
        '{"chairs": [{"kind": "ai", "character": "nobody", "level": "greedy"}], "first": "me"}',
        json.dumps({"chairs": [{"kind": "human", "name": "a"}], "first": "me"}),
        json.dumps({"chairs": [{"kind": "ai", "character": "miser", "level": "greedy"}] * 3, "first": "me"}),
    ],
)
def test_a_setup_that_makes_no_sense_changes_nothing(table: SetUp, text: str) -> None:
    before = table.game.to_text()
    table.game.from_text(text)
    assert table.game.to_text() == before


def test_a_level_that_is_gone_becomes_the_usual_one(table: SetUp) -> None:
    chairs = [{"kind": "human", "name": ""}, {"kind": "ai", "character": "miser", "level": "of yesterday"}]
    table.game.from_text(json.dumps({"chairs": chairs, "first": "chance"}))
    assert [row.level for row in table.game._seats.rows] == ["", LEVELS[0]]


@pytest.mark.parametrize(
    ("wished", "signs"),
    [
        (["", "", ""], (0, 1, 2)),
        (["hook", "", ""], (3, 0, 1)),
        (["hook", "hook", "anchor"], (3, 1, 0)),
        (["", "lantern", "nonsense"], (0, 4, 1)),
    ],
)
def test_everybody_has_a_sign_of_his_own(wished: Sequence[str], signs: tuple[int, ...]) -> None:
    players = [Player(f"{n}", "human", {"emblem": emblem} if emblem else {}) for n, emblem in enumerate(wished)]
    assert signs_of(players) == signs


@pytest.mark.parametrize("seats", [5, 15])
def test_there_are_as_many_signs_as_seats(seats: int) -> None:
    assert sorted(signs_of([Player(f"{n}", "human") for n in range(seats)])) == list(range(seats))
    assert 3 * len(EMBLEMS) == SIGNS


# A game of other seats


HAMLET = GameCard("speicherstadt", "Hamlet", 1, (1, 15), open=True, minutes={1: 30})


@pytest.fixture
def wide() -> SetUp:
    """The same game, if it were for one to fifteen."""
    table = SetUp()
    table.game = NewGame(HAMLET, table.profiles, table.begin, table.kept.append)
    return table


def test_the_card_says_how_many_can_sit_there(wide: SetUp) -> None:
    assert (wide.get("fewest"), wide.get("most")) == (1, 15)
    wide.game.setProperty("players", 15)
    assert len(wide.names) == len(set(wide.names)) == 15
    assert sorted(row.sign for row in wide.game._seats.rows) == list(range(15))
    wide.game.setProperty("players", 1)
    assert (wide.names, wide.get("lengthText")) == (["Mara"], "about 30 minutes")


def test_characters_come_once_more_when_all_sit_there(wide: SetUp) -> None:
    wide.game.setProperty("players", 12)
    assert {"Otto", "Otto 2"} <= {*wide.names, "Otto 2"}
    met = [row.character for row in wide.game._seats.rows if row.kind == "ai"]
    assert set(met) == set(CAST.CHARACTERS)
    assert max(map(met.count, met)) == 2
    wide.game.start()
    players = wide.begun[-1][0]
    assert list(names_of(GAME, players)) == wide.names
    assert [player.name for player in players] == wide.names, "as the record writes them"
    again = SetUp()
    again.game = NewGame(HAMLET, again.profiles, again.begin, again.kept.append)
    again.game.from_text(wide.kept[-1])
    assert again.names == wide.names


def test_computer_players_without_a_character_have_names_and_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speicherstadt_app.ui.home.chairs.cast_of", lambda _: plain)
    monkeypatch.setattr("speicherstadt_app.ui.opponents.cast_of", lambda _: plain)
    table = SetUp()
    table.game = NewGame(HAMLET, table.profiles, table.begin, table.kept.append)
    table.game.setProperty("players", 15)
    assert len(set(table.names)) == 15
    assert table.names[1:4] == ["Kontor", "Michel", "Alster"]
    table.game.start()
    assert table.begun[-1][0][1].more == {"level": LEVELS[0]}


def test_options_of_the_card_are_chosen_by_their_words(table: SetUp) -> None:
    card = GameCard(
        "speicherstadt", "Hamlet", 1, (2, 5), open=True, options=(Option("length", ("short", "long"), "long"),)
    )
    options = Options(card)
    (found,) = options.records()
    assert (found["current"], len(found["values"]), options.as_record()) == (0, 2, {})
    options.choose("length", 1)
    assert options.as_record() == {"length": "short"}
    again = Options(card)
    again.from_json(options.to_json())
    assert again.as_record() == {"length": "short"}


VARIED = GameCard(
    "speicherstadt",
    "Hamlet",
    1,
    (2, 5),
    open=True,
    options=(
        Option(
            "length",
            ("short", "long"),
            "long",
            by_players={2: Choice(("long", "tiny"), "long"), 4: Choice(("short", "long"), "short"), 5: None},
            minutes={"short": {3: 20, 4: 25}},
        ),
    ),
    minutes={2: 40, 3: 50, 4: 60, 5: 70},
)


def test_options_go_by_the_number_of_players() -> None:
    options = Options(VARIED)
    shown = {}
    for players in VARIED.range:
        options.show_players(players)
        shown[players] = options.records()[0]["values"]
    assert shown == {2: ["long", "tiny"], 3: ["long", "short"], 4: ["short", "long"], 5: []}


def test_options_drop_what_so_many_players_can_not_choose() -> None:
    options = Options(VARIED)
    options.show_players(3)
    options.choose("length", 1)
    assert options.as_record() == {"length": "short"}
    for players in (2, 4, 5):
        options.show_players(players)
        assert (options.as_record(), options.variant(), options.records()[0]["current"]) == ({}, "", 0)
    options.choose("length", 1)
    options.show_players(3)
    assert options.as_record() == {"length": "short"}


def test_new_game_tells_the_minutes_of_what_is_chosen(table: SetUp) -> None:
    game = NewGame(VARIED, table.profiles, table.begin, table.kept.append)
    told = []
    for players in VARIED.range:
        game.setProperty("players", players)
        told.append(game.value.lengthText)
    game.setProperty("players", 3)
    game.setOption("length", 1)
    assert [*told, game.value.lengthText] == [f"about {minutes} minutes" for minutes in (40, 50, 25, 70, 20)]


OWN = [OwnValue(fingerprint(box), options_of(box)["box"]) for box in BOXES.values()]


def show_boxes(table: SetUp, boxes: Sequence[OwnValue]) -> None:
    table.game.choices.show_own({"box": boxes})
    table.game.refresh()


def option(table: SetUp) -> Any:
    (found,) = table.game.value.options
    return found


def test_without_boxes_of_ones_own_there_is_nothing_to_choose(table: SetUp) -> None:
    assert (option(table)["name"], option(table)["values"]) == ("Card set", ["Standard table"])
    assert (option(table)["page"], option(table)["way"]) == ("speicherstadt/boxes", "Card sets …")
    table.game.start()
    assert table.options == [{}]


def test_a_box_that_is_chosen_is_played_with_and_is_chosen_the_next_time(table: SetUp) -> None:
    show_boxes(table, OWN)
    assert option(table)["current"] == 0
    table.game.setOption("box", 2)
    assert table.get("summary") == "4 players · 10 rounds · Card set: Wild"
    assert table.get("countsText") == "Counts with the games that have these options"
    table.game.start()
    assert table.options == [{"box": OWN[1].value}]
    again = SetUp()
    again.game.from_text(table.kept[-1])
    show_boxes(again, OWN)
    assert again.game.choices.key("box") == OWN[1].key


def test_a_box_that_was_removed_since_is_the_standard_one(table: SetUp) -> None:
    show_boxes(table, OWN)
    table.game.setOption("box", 1)
    show_boxes(table, OWN[1:])
    assert option(table)["current"] == 0
    table.game.setOption("box", 99)
    table.game.start()
    assert table.options == [{}]


def test_a_table_of_before_there_were_options_is_understood(table: SetUp) -> None:
    kept = json.loads(table.game.to_text())
    del kept["options"]
    table.game.setProperty("players", 2)
    table.game.from_text(json.dumps(kept))
    assert table.get("players") == 4
    show_boxes(table, OWN)
    table.game.from_text(json.dumps(kept | {"box": OWN[1].key}))
    assert table.game.choices.key("box") == OWN[1].key


def test_what_is_promised_is_the_seed_of_the_game_that_begins(table: SetUp) -> None:
    promised = []
    for first in ("chance", "me", "chance", "me"):
        table.game.setProperty("firstPlayer", first)
        table.game.toggle("miser")
        table.game.move(0, 1)
        promised.append(str(table.get("promise")).removeprefix(NEXT))
        table.game.start()
    assert promised == [hash_of(seed) for _, seed in table.begun]
    assert len(set(promised)) == len(promised)


def test_nobody_begins_before_it_is_known_who_plays() -> None:
    """A game of somebody nameless would count for nobody."""
    table = SetUp()
    table.profiles.current = None
    table.game.refresh()
    table.game.start()
    assert (table.game.value.canStart, table.begun) == (False, [])
    table.profiles.settle()
    table.game.start()
    assert [players[0].name for players, _ in table.begun] == ["Player"], "nothing is kept here: one plays all the same"


def test_who_is_there_is_not_told_of_again_once_the_folder_is_open() -> None:
    """Whoever hears of it reads that one's settings: one that was changed meanwhile would be taken back."""
    table = SetUp()
    told: list[bool] = []
    table.profiles.currentChanged.connect(lambda: told.append(True))
    table.profiles.settle()
    assert (table.profiles.known, told) == (True, [])
