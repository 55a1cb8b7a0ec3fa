"""Setting a table: two to five seats, people and characters, and who begins."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import pytest

from speicherstadt_app.engine.card import GameCard, Option
from speicherstadt_app.engine.commitment import hash_of
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import card, find
from speicherstadt_app.games.speicherstadt.rules.boxes import fingerprint, options_of
from speicherstadt_app.play.suiting import Suited
from speicherstadt_app.play.thinking import brain_of
from speicherstadt_app.ui.assets import ART
from speicherstadt_app.ui.home.new_game import NewGame
from speicherstadt_app.ui.home.options import Options
from speicherstadt_app.ui.home.own_values import OwnValue
from speicherstadt_app.ui.home.profiles import Profiles
from speicherstadt_app.ui.opponents import cast_of, level_records, levels_of
from speicherstadt_app.ui.seats import EMBLEMS, SIGNS, faces_of, names_of, signs_of
from speicherstadt_app.ui.threads import FolderThreads, Tasks
from speicherstadt_app.words import plain
from tests.games.speicherstadt.variants import BOXES
from tests.ui.memory_folder import MemoryFolder, Someone, Window, window

pytestmark = pytest.mark.usefixtures("qapp")


GAME = "speicherstadt"
CAST, LEVELS = cast_of(GAME), levels_of(GAME)


class SetUp:
    """A table being set by Mara, whose sign is the hook."""

    def __init__(self) -> None:
        tasks = Tasks(lambda error: None)
        self.profiles = Profiles(FolderThreads(lambda refusal: None), tasks, language=lambda: "en")
        self.profiles._people = (Someone("p1", "Mara", "hook"), Someone("p2", "Bo", "gull"))
        self.profiles.current = self.profiles._people[0]
        self.begun: list[tuple[list[Player], int]] = []
        self.kept: list[str] = []
        self.options: list[Mapping[str, object]] = []
        self.game = NewGame(card(GAME), self.profiles, self.begin, self.kept.append)

    def begin(self, _game: str, players: list[Player], seed: int, options: Mapping[str, object]) -> None:
        self.begun.append((players, seed))
        self.options.append(options)

    @property
    def names(self) -> list[str]:
        return [row.name for row in self.game._seats.rows]

    @property
    def kinds(self) -> str:
        return "".join(row.kind[0] for row in self.game._seats.rows)

    @property
    def seated(self) -> set[str]:
        return {row.key for row in self.game._characters.rows if row.seated}

    def get(self, name: str) -> object:
        return self.game.property(name)


@pytest.fixture
def table() -> SetUp:
    return SetUp()


def test_a_table_is_ready_at_once(table: SetUp) -> None:
    assert table.names == ["Mara", "Shipowner", "Fire captain", "Speculator"]
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
        assert (ART / "characters" / f"{character}.svg").is_file()
    for level in level_records(GAME):
        table.game.setProperty("level", level["key"])
        table.game.start()
        for player in table.begun[-1][0][1:]:
            assert brain_of("speicherstadt", player) is not None
            assert faces_of(GAME, [player]) == (f"characters/{player.more['character']}",)
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
    assert table.names[-1] == "Miser"
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
    assert table.names == ["Shipowner", "Fire captain", "Mara", "Speculator"]
    table.game.remove(0)
    assert table.names == ["Fire captain", "Mara", "Speculator"]
    table.game.move(0, 9)
    table.game.remove(-1)
    assert table.names == ["Fire captain", "Mara", "Speculator"]


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


def suits(level: str, **on: float) -> Suited:
    return Suited(dict.fromkeys(range(2, 6), level), **on)  # type: ignore[arg-type]


def levels_at(table: SetUp) -> set[str]:
    return {row.level for row in table.game._seats.rows if row.kind == "ai"}


def test_who_is_new_meets_the_weakest(table: SetUp) -> None:
    assert levels_at(table) == {"apprentice"}
    assert table.get("suitsText") == "", "as long as nothing is known"
    table.game.show_suited("p1", suits("apprentice"))
    assert table.get("suitsText") == "This level suits you"
    assert table.get("suitsNote") == "No game against computer players is counted yet"
    assert not table.get("suitsElse")


def test_a_first_table_is_set_with_the_level_that_suits(table: SetUp) -> None:
    table.game.show_suited("p1", suits("merchant", games=7, won=5, fair=3))
    assert levels_at(table) == {"merchant"}
    table.game.setProperty("players", 5)
    assert levels_at(table) == {"merchant"}
    table.profiles.current = table.profiles._people[1]
    table.game.show_suited("p2", suits("clerk"))
    assert levels_at(table) == {"clerk"}


def test_what_suits_may_be_another_level_with_another_number_of_players(table: SetUp) -> None:
    table.game.show_suited("p1", Suited({2: "clerk", 3: "clerk", 4: "clerk", 5: "broker"}))
    assert levels_at(table) == {"clerk"}
    table.game.setProperty("players", 5)
    assert levels_at(table) == {"broker"}
    table.game.setProperty("level", "clerk")
    assert (table.get("suitsText"), table.get("suitsElse")) == ("Suits you: Broker", True)
    table.game.setProperty("players", 4)
    assert (table.get("suitsText"), table.get("suitsElse")) == ("This level suits you", False)


@pytest.mark.parametrize("how", ["for all", "for one", "the last time", "by beginning"])
def test_a_level_that_somebody_has_chosen_stays(table: SetUp, how: str) -> None:
    table.game.show_suited("p1", suits("clerk", games=1, won=1, fair=0.5))
    match how:
        case "for all":
            table.game.setProperty("level", "senator")
        case "for one":
            table.game.setLevel(2, "senator")
        case "the last time":
            other = SetUp()
            other.game.setProperty("level", "senator")
            table.game.from_text(other.game.to_text())
        case _:
            table.game.start()
    before = [row.level for row in table.game._seats.rows]
    table.game.show_suited("p1", suits("hanseat", games=9, won=8, fair=4))
    table.game.show_suited("p2", suits("broker"))
    table.game.setProperty("players", 3)
    assert [row.level for row in table.game._seats.rows] == before[:3]
    assert (table.get("suitsText"), table.get("suitsElse")) == ("Suits you: Broker", True)


def test_what_suits_is_taken_for_all(table: SetUp) -> None:
    table.game.setLevel(1, "senator")
    table.game.show_suited("p1", suits("clerk"))
    table.game.takeSuited()
    assert levels_at(table) == {"clerk"}
    assert (table.get("suitsText"), table.get("suitsElse")) == ("This level suits you", False)
    table.game.show_suited("p1", suits("broker"))
    assert levels_at(table) == {"clerk"}, "who takes it has chosen it"


def test_a_newcomer_to_a_table_of_many_levels_has_the_one_that_suits(table: SetUp) -> None:
    table.game.setLevel(1, "senator")
    table.game.show_suited("p1", suits("clerk"))
    table.game.toggle("miser")
    assert [row.level for row in table.game._seats.rows] == ["", "senator", "apprentice", "apprentice", "clerk"]


@pytest.mark.parametrize(
    ("on", "note"),
    [
        ({"games": 1, "won": 1, "fair": 0.25}, "The one game against computer players so far was won"),
        ({"games": 1, "won": 0, "fair": 0.25}, "The one game against computer players so far was not won"),
        (
            {"games": 5, "won": 3, "fair": 1.25},
            "3 of your last 5 games against computer players won; fair would be 25 %",
        ),
    ],
)
def test_it_says_why_that_level_suits(table: SetUp, on: dict[str, float], note: str) -> None:
    table.game.show_suited("p1", suits("clerk", **on))
    assert table.get("suitsNote") == note


def test_nothing_suits_nobody(table: SetUp) -> None:
    table.game.setProperty("level", "senator")
    table.game.show_suited("p1", suits("clerk"))
    table.game.setKind(0, "ai")
    assert (table.get("suitsText"), table.get("suitsElse")) == ("", False), "one only looks on"
    for place in range(4):
        table.game.setKind(place, "human")
    assert (table.get("suitsText"), table.get("suitsElse")) == ("", False), "nobody is there whom it could suit"
    table.game.setKind(3, "ai")
    assert table.get("suitsText") == "This level suits you", "who comes to people has the level that suits"


# Out of the folder


def in_window(scene: Callable[[Window, NewGame], Awaitable[None]], folder: MemoryFolder) -> None:
    async def ready(opened: Window) -> None:
        await opened.ready()
        game = opened.get("newGame")
        await opened.settle()
        await scene(opened, game)

    window(ready, folder)


def two_people() -> MemoryFolder:
    folder = MemoryFolder(Someone("p1", "Mara", "hook"), Someone("p2", "Bo", "gull"))
    folder.figures.suits["p2"] = suits("merchant", games=3, won=2, fair=1)
    return folder


def test_what_suits_goes_with_whoever_plays() -> None:
    async def scene(opened: Window, game: NewGame) -> None:
        assert game.property("level") == "apprentice"
        opened.get("profiles").use("p2")
        await opened.until(lambda: game.property("level") == "merchant")
        assert "2 of your last 3 games" in game.property("suitsNote")
        opened.get("profiles").use("p1")
        await opened.until(lambda: game.property("level") == "apprentice")

    in_window(scene, two_people())


def test_after_a_game_the_page_knows_what_suits_now() -> None:
    folder = two_people()

    async def scene(opened: Window, game: NewGame) -> None:
        game.setProperty("level", "apprentice")
        assert game.property("suitsText") == "This level suits you"
        folder.figures.suits["p1"] = suits("clerk", games=1, won=1, fair=0.25)
        assert opened.get("newGame") is game, "the page is opened again"
        await opened.until(lambda: game.property("suitsText") == "Suits you: Clerk")
        assert game.property("level") == "apprentice"

    in_window(scene, folder)


def test_the_last_table_comes_before_what_suits() -> None:
    folder = two_people()
    other = SetUp()
    other.game.setProperty("level", "senator")
    folder.setup = other.game.to_text()

    async def scene(opened: Window, game: NewGame) -> None:
        assert game.property("level") == "senator"
        assert game.property("suitsText") == "Suits you: Apprentice"
        opened.get("profiles").use("p2")
        await opened.until(lambda: game.property("suitsText") == "Suits you: Merchant")
        assert game.property("level") == "senator"

    in_window(scene, folder)


def test_while_older_games_wait_to_be_counted_nothing_is_said() -> None:
    folder = two_people()
    folder.figures.uncounted = True

    async def scene(_opened: Window, game: NewGame) -> None:
        assert (game.property("suitsText"), game.property("level")) == ("", "apprentice")

    in_window(scene, folder)


def test_who_opens_a_new_game_before_the_folder_is_open_is_told_when_it_is() -> None:
    async def scene(opened: Window) -> None:
        game = opened.get("newGame")
        assert game.property("suitsText") == ""
        await opened.ready()
        await opened.until(lambda: game.property("suitsText") == "This level suits you")

    window(scene, two_people())


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
    assert {"Miser", "Miser 2"} <= {*wide.names, "Miser 2"}
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


OWN = [OwnValue(fingerprint(box), options_of(box)["box"]) for box in BOXES.values()]


def show_boxes(table: SetUp, boxes: Sequence[OwnValue]) -> None:
    table.game.choices.show_own({"box": boxes})
    table.game.refresh()


def option(table: SetUp) -> Any:
    (found,) = table.game.value.options
    return found


def test_without_boxes_of_ones_own_there_is_nothing_to_choose(table: SetUp) -> None:
    assert (option(table)["name"], option(table)["values"]) == ("Cards", ["Standard table"])
    assert (option(table)["page"], option(table)["way"]) == ("speicherstadt/boxes", "Own boxes …")
    table.game.start()
    assert table.options == [{}]


def test_a_box_that_is_chosen_is_played_with_and_is_chosen_the_next_time(table: SetUp) -> None:
    show_boxes(table, OWN)
    assert option(table)["current"] == 0
    table.game.setOption("box", 2)
    assert table.get("summary") == "4 players · 10 rounds · Own box: Wild"
    assert table.get("countsText") == "Counts among the games with these options"
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
        promised.append(str(table.get("promise")).replace(" ", ""))
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
