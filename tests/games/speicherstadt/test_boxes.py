"""Boxes of people's own: what a card table must be, and that games with it are games like all others."""

import json
import pickle
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from speicherstadt_app.engine.conformance import CHECKS as PROMISES
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.record import Player, read_record, record_of, replay
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.engine.sheets import LARGEST
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.extras.box_file import read_box, write_box
from speicherstadt_app.games.speicherstadt.rules.boxes import (
    BoxFlaw,
    box_name,
    box_of,
    fingerprint,
    is_standard,
    lines_of,
    options_of,
    without,
)
from speicherstadt_app.games.speicherstadt.rules.cards import Box, standard_box
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from tests.games.speicherstadt.invariants import CHECKS
from tests.games.speicherstadt.told import told_game
from tests.games.speicherstadt.variants import BOXES, OPTIONS, PRINTED, PRINTED_FILE, STANDARD, WILD_FILE, changed

GOLDEN = Path(__file__).parent / "golden" / "own-boxes.speicher.jsonl"

every_box = pytest.mark.parametrize("name", BOXES)
every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


def cards_of(box: Box) -> list[tuple[str, int, int, tuple[int, ...]]]:
    return [(card.id, card.value, card.points, card.goods) for card in box.cards]


# Files


def test_the_standard_table_written_to_a_file_comes_back_as_itself() -> None:
    with pytest.raises(BoxFlaw, match="those of the standard table"):
        read_box(STANDARD.encode(), "Mine")
    one_more_point = changed(("D-michael", "D-michael,D,church,,5,,rules,"))
    box = read_box(one_more_point.encode(), "Mine")
    others = [(mine, usual) for mine, usual in zip(box.cards, standard_box().cards, strict=True) if mine != usual]
    assert [(mine.id, mine.points, usual.points) for mine, usual in others] == [("D-michael", 5, 4)]
    assert {p: set(cards) for p, cards in box.removed.items()} == {
        p: set(cards) for p, cards in standard_box().removed.items()
    }


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_box_written_to_a_file_comes_back_as_itself(separator: str) -> None:
    for box in BOXES.values():
        again = read_box(write_box(box, separator).encode(), box.name)
        assert lines_of(again) == lines_of(box)
        assert [card.sure for card in again.cards] == [card.sure for card in box.cards]


WRITTEN_OTHERWISE = {
    "a byte order mark": b"\xef\xbb\xbf" + PRINTED_FILE.encode(),
    "semicolons": PRINTED_FILE.replace(",", ";").encode(),
    "tabs": PRINTED_FILE.replace(",", "\t").encode(),
    "Excel's Unicode text": PRINTED_FILE.replace(",", "\t").encode("utf-16"),
    "a first row that says what splits": b"sep=;\r\n" + PRINTED_FILE.replace(",", ";").encode(),
    "line ends of Windows": PRINTED_FILE.replace("\n", "\r\n").encode(),
    "line ends of an old Mac": PRINTED_FILE.replace("\n", "\r").encode(),
    "capital letters": PRINTED_FILE.replace("contract,,", "Contract,,").replace("id,season", "ID,Season").encode(),
    "seasons by name": PRINTED_FILE.replace(",A,", ",winter,").replace(",E,", ",Last fire,").encode(),
    "goods with commas in quotes": PRINTED_FILE.replace("coffee tea carpet", '"coffee, tea, carpet"').encode(),
    "goods in another order": PRINTED_FILE.replace("coffee tea carpet", "carpet tea coffee").encode(),
    "empty rows": PRINTED_FILE.replace("\nB-", "\n,,,,,,,\n\nB-").encode(),
    "spaces around": PRINTED_FILE.replace(",", " , ").encode(),
    "rows in another order": "\n".join([PRINTED_FILE.split("\n")[0], *PRINTED_FILE.split("\n")[:0:-1]]).encode(),
    "a column of one's own": "\n".join(
        f"{line},note" if n else f"{line},remarks" for n, line in enumerate(PRINTED_FILE.rstrip("\n").split("\n"))
    ).encode(),
    "without the column without": "\n".join(line.rpartition(",")[0] for line in PRINTED_FILE.split("\n")).encode(),
}


@pytest.mark.parametrize("data", WRITTEN_OTHERWISE.values(), ids=WRITTEN_OTHERWISE)
def test_what_can_only_mean_one_thing_is_taken(data: bytes) -> None:
    assert lines_of(read_box(data, "Mine")) == lines_of(PRINTED)


def row(start: str, other: str) -> bytes:
    return changed((start, other)).encode()


WRONG = {
    "too large": (b"x" * (LARGEST + 1), "larger than 64 kB"),
    "empty": (b" \n\n", "nothing stands in it"),
    "only what splits": (b"sep=;\n", "nothing stands in it"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\xff", "not UTF-8"),
    "zeros": (bytes(2000), "not UTF-8"),
    "half UTF-16": (b"\xff\xfeabc", "not UTF-8"),
    "another table": (b"name,age\nAnna,7\n", "'?id'? is missing"),
    "no goods": (STANDARD.replace("goods", "good").encode(), "goods is missing; allowed are id, season, kind"),
    "two columns of one name": (STANDARD.replace("sure,", "kind,").encode(), "the column 'kind' stands there twice"),
    "an open quotation mark": (row("A-office", '"A-office,A,office,,,,rules,'), "row [0-9]+: its quotation marks"),
    "text behind a quotation mark": (row("A-office", '"A-office"x,A,office,,,,rules,'), "quotation marks"),
    "a cell too many": (row("A-office", "A-office,A,office,,,,rules,,2"), "row 8: it has more cells"),
    "no id": (row("A-office", ",A,office,,,,rules,"), "row 8, column 'id': '' is no id.*'A-contract-5'"),
    "an odd id": (row("A-office", "A office!,A,office,,,,rules,"), "row 8, column 'id': 'A office!' is no id"),
    "a long id": (row("A-office", f"A-{'o' * 40},A,office,,,,rules,"), "column 'id': 'A-oooo.*' is no id"),
    "an id twice": (
        row("B-office", "B-ship-1,B,office,,,,rules,"),
        "row 21, column 'id': 'B-ship-1' stands in row 14",
    ),
    "an id of another season": (row("A-office", "B-off,A,office,,,,rules,"), "'B-off' is of another season.*A-"),
    "a season that is none": (
        row("A-office", "A-office,F,office,,,,rules,"),
        "row 8, column 'season': 'F' is no season; allowed are A, B, C, D, E",
    ),
    "a kind that is none": (
        row("A-office", "A-office,A,palace,,,,rules,"),
        "row 8, column 'kind': 'palace' is no kind of card; allowed are trader, warehouse",
    ),
    "a value that is no number": (
        row("A-firefighter-1", "A-firefighter-1,A,firefighter,two,,,,"),
        "row 9, column 'value': 'two' does not fit the kind firefighter; allowed are whole numbers from 1 to 9",
    ),
    "a value of a thousand digits": (
        row("A-firefighter-1", f"A-firefighter-1,A,firefighter,{'9' * 5000},,,,"),
        "column 'value': '9+…' does not fit",
    ),
    "a digit of another script": (row("A-firefighter-1", "A-firefighter-1,A,firefighter,٣,,,,"), "column 'value'"),
    "a value below the least": (row("B-fire", "B-fire,B,fire,0,,,,"), "'0' does not fit the kind fire;"),
    "points above the most": (row("A-contract-5", "A-contract-5,A,contract,,31,tea rubber,,"), "from 1 to 30"),
    "a value where none belongs": (row("A-office", "A-office,A,office,3,,,,"), "'3' means nothing for the kind office"),
    "goods where none belong": (row("A-office", "A-office,A,office,,,tea,,"), "column 'goods': 'tea' means nothing"),
    "a good that is none": (
        row("A-contract-5", "A-contract-5,A,contract,,5,tea pepper,,"),
        "row 11, column 'goods': 'pepper' is no good; allowed are coffee, tea, saffron, rubber, carpet",
    ),
    "a good twice": (
        row("A-contract-5", "A-contract-5,A,contract,,5,tea tea,,"),
        "allowed are 2 to 4 goods, each once",
    ),
    "one good": (row("A-contract-5", "A-contract-5,A,contract,,5,tea,,"), "allowed are 2 to 4 goods"),
    "a trader of two": (row("A-tea-trader", "A-tea-trader,A,trader,,1,tea rubber,,"), "does not fit the kind trader"),
    "a church that nobody knows": (row("D-michael", "D-nikolai,D,church,,4,,,"), "allowed are D-boatmen and D-michael"),
    "an odd word for sure": (row("A-office", "A-office,A,office,,,,maybe,"), "column 'sure': 'maybe'.*printed"),
    "without four": (row("D-port", "D-port,D,port,,,,,4"), "column 'without': '4'.*allowed are 2 3 5"),
    "a winter card that stays": (row("A-office", "A-office,A,office,,,,,2"), "only cards of autumn"),
    "a fire that stays": (row("D-fire", "D-fire,D,fire,3,,,,2"), "only cards of autumn"),
    "a card too few": (row("A-office", ""), "season A has 11 cards, and the rules want 12"),
    "a card too many": (STANDARD.encode() + b"B-more,B,office,,,,,\n", "season B has 14 cards, and the rules want 13"),
    "a fire too many": (row("C-ship-1", "C-blaze,C,fire,2,,,,"), "season C has 2 fires, and the rules want 1"),
    "no last fire": (row("E-fire", "E-office,E,office,,,,,"), "season E has 0 fires"),
    "five offices": (
        row("C-bank", "C-office,C,office,,,,,"),
        "there are 5 cards of the kind office, and 4 are the most",
    ),
    "two banks": (row("D-port", "D-bank,D,bank,,,,,2"), "2 cards of the kind bank, and 1 are the most"),
    "two tea traders": (row("A-coffee-trader", "A-coffee,A,trader,,1,tea,,"), "there are two tea traders"),
    "two churches of one name": (row("C-bank", "C-michael,C,church,,4,,,"), "the michael church stands there twice"),
    "sixteen ships": (row("C-bank", "C-ship-6,C,ship,,,,,"), "16 cards of the kind ship, and 15 are the most"),
    "no ship": (
        "\n".join(
            f"{line.split(',')[0]},{line[0]},contract,,5,tea carpet,," if ",ship," in line else line
            for line in STANDARD.split("\n")
        ).encode(),
        "there is no ship",
    ),
    "too strong": (
        changed(
            ("C-bank", "C-big,C,firefighter,9,,,,"), ("D-firefighter-4", "D-firefighter-4,D,firefighter,9,,,,")
        ).encode(),
        "the firefighters add up to 44, and 40 is the most",
    ),
    "three stay": (row("D-chamber", "D-chamber,D,chamber,,,,,2"), "2 players go without 3 cards of autumn"),
    "one stays": (row("D-port", "D-port,D,port,,,,,"), "2 players go without 1 cards of autumn, .* want 2"),
    "nobody says who stays": (
        "\n".join(line.rpartition(",")[0].replace("D-port", "D-pier") for line in STANDARD.split("\n")).encode(),
        "'D-port' is missing",
    ),
}


@pytest.mark.parametrize(("data", "why"), WRONG.values(), ids=WRONG)
def test_a_file_that_is_wrong_gets_one_sentence_that_says_where_and_what_is_allowed(data: bytes, why: str) -> None:
    with pytest.raises(BoxFlaw, match=why) as refused:
        read_box(data, "Mine")
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300


def test_whatever_byte_of_a_file_is_damaged_there_is_a_box_or_a_sentence() -> None:
    data = PRINTED_FILE.encode()
    for place in range(0, len(data), 7):
        for byte in (0, 10, 34, 44, 57, 255):
            damaged = data[:place] + bytes([byte]) + data[place + 1 :]
            try:
                box = read_box(damaged, "Mine")
            except BoxFlaw:
                continue
            assert box_of(options_of(box)).cards


def test_a_file_cut_off_anywhere_gets_a_sentence() -> None:
    for length in range(0, len(WILD_FILE) - 12, 9):
        with pytest.raises(BoxFlaw):
            read_box(WILD_FILE[:length].encode(), "Mine")


# Records


@every_box
def test_a_record_carries_the_box_within_it(name: str) -> None:
    box = BOXES[name]
    options = json.loads(json.dumps(options_of(box)))
    again = box_of(options)
    assert (again.name, box_name(options)) == (box.name, box.name)
    assert cards_of(again) == cards_of(box)
    assert again.removed == box.removed
    assert options_of(again) == options
    assert fingerprint(again) == fingerprint(box)
    assert len(json.dumps(options)) < 3000


def test_the_standard_box_goes_without_saying() -> None:
    assert options_of(standard_box()) == {}
    assert box_of({}) is standard_box()
    assert box_name({}) == ""
    record = record_of(GAME, Trial(GAME, 3, 1).match(), (Player("A", "ai"), Player("B", "ai"), Player("C", "ai")))
    assert record.to_json()["options"] == {}


def test_equal_cards_are_the_same_box_under_any_name_and_other_cards_are_not() -> None:
    renamed = read_box(PRINTED_FILE.encode(), "Another name")
    assert fingerprint(renamed) == fingerprint(PRINTED)
    assert options_of(renamed) != options_of(PRINTED)
    assert len({fingerprint(box) for box in (*BOXES.values(), standard_box())}) == 3


LINES = tuple(lines_of(PRINTED)["cards"])
WRONG_OPTIONS: dict[str, tuple[dict[str, object], str]] = {
    "another option": ({"fog": True}, "there is no option 'fog'"),
    "another option besides": ({**OPTIONS["wild"], "fog": True}, "there is no option 'fog'"),
    "no object": ({"box": "mine"}, "must have a 'name' and 'cards', and nothing else"),
    "no name": ({"box": {"cards": [*LINES]}}, "must have a 'name' and 'cards'"),
    "a key too many": ({"box": {"name": "M", "cards": [*LINES], "x": 1}}, "and nothing else"),
    "a name that shows nothing": ({"box": {"name": " ", "cards": [*LINES]}}, "the name of its box can't be taken"),
    "a name that is a number": ({"box": {"name": 7, "cards": [*LINES]}}, "it is no text"),
    "cards that are one text": ({"box": {"name": "M", "cards": "x"}}, "must be a list of texts"),
    "a card that is a number": ({"box": {"name": "M", "cards": [7]}}, "must be a list of texts"),
    "no cards": ({"box": {"name": "M", "cards": []}}, "season A has 0 cards"),
    "a million cards": ({"box": {"name": "M", "cards": ["A-office office"] * 10**6}}, "1000000 cards, and 54 are"),
    "the standard table": (
        {"box": {"name": "M", **lines_of(standard_box())}},
        "its box can't be played with: its cards are those of the standard table",
    ),
    "another order": ({"box": {"name": "M", "cards": [LINES[1], LINES[0], *LINES[2:]]}}, "belongs where"),
    "two spaces": (
        {"box": {"name": "M", "cards": ["A-coffee-trader  trader 1 coffee", *LINES[1:]]}},
        "row 1, column 'kind'",
    ),
    "a leading zero": (
        {"box": {"name": "M", "cards": ["A-coffee-trader trader 01 coffee", *LINES[1:]]}},
        "'A-coffee-trader trader 1 coffee' belongs where 'A-coffee-trader trader 01 coffee' stands",
    ),
    "a card that is empty": ({"box": {"name": "M", "cards": ["", *LINES[1:]]}}, "row 1, column 'season'"),
    "only an id": ({"box": {"name": "M", "cards": ["A-x", *LINES[1:]]}}, "row 1, column 'kind'"),
    "nobody without": (
        {"box": {"name": "M", "cards": [line.replace(" without 2 3 5", " without ") for line in LINES]}},
        "go without 2 cards of autumn|go without 1 cards",
    ),
}


@pytest.mark.parametrize(("options", "why"), WRONG_OPTIONS.values(), ids=WRONG_OPTIONS)
def test_an_option_that_is_no_box_is_unreadable(options: dict[str, object], why: str) -> None:
    with pytest.raises(Unreadable, match=why) as refused:
        GAME.rules(Setup(4, 0, options))
    assert not isinstance(refused.value, BoxFlaw)
    assert len(str(refused.value)) < 400


# Games


@lru_cache
def trial(players: int) -> Trial:
    return Trial(GAME, players, 1, OPTIONS["wild"])


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_a_game_with_an_own_box_keeps_the_promises_of_all_games(players: int, promise: Callable[[Trial], None]) -> None:
    promise(trial(players))


@every_box
@every_table
def test_a_game_with_an_own_box_keeps_what_the_rules_conserve(name: str, players: int) -> None:
    for seed in range(2):
        told = told_game(players, seed, options=OPTIONS[name])
        for check in CHECKS:
            check(told)


@every_table
def test_who_plays_without_a_card_never_sees_it(players: int) -> None:
    box = BOXES["wild"]
    told = told_game(players, 1, options=OPTIONS["wild"])
    dealt = {turn.text.split(" ")[2] for turn in told.turns if turn.verb == "deal"}
    assert {card.id for card in box.cards} - dealt == {c.id for c in box.cards if players in without(box, c)}


@every_box
def test_what_the_cards_say_is_what_they_bring(name: str) -> None:
    """The sheet's points come from the table's values, and not from those of the standard box."""
    box = BOXES[name]
    seen = set()
    for seed in range(12):
        told = told_game(2, seed, options=OPTIONS[name])
        for lines in told.outcome.sheet:
            for line in lines:
                if line.source in ("contract", "trader", "church"):
                    seen.add((line.item, line.points))
    assert {item for item, _ in seen} - {card.id for card in standard_box().cards} or name == "printed"
    assert seen <= {(card.id, card.points) for card in box.cards}
    assert any(item.startswith(("A-", "D-")) for item, _ in seen)


@every_box
def test_figures_know_each_fire_by_its_season_whatever_it_is_worth(name: str) -> None:
    facts = registry.facts("speicherstadt")
    for players in (2, 5):
        trial = Trial(GAME, players, 3, OPTIONS[name])
        record = record_of(GAME, trial.match(), trial.players(), seed=3)
        match = trial.match()
        for seat, told in enumerate(facts.read(record)):
            figures = dict(zip(facts.names.figures, told.figures, strict=True))
            fires = [figures[f"fire_{number}"] for number in (1, 2, 3, 4)]
            assert fires == [changes[seat] for changes in match.state.fires]


def test_golden_games_with_own_boxes_replay_and_are_dealt_again_by_their_seeds() -> None:
    lines = GOLDEN.read_text("utf-8").splitlines()
    assert len(lines) == 4
    for line in lines:
        record = read_record(line)
        match = replay(record, registry.find)
        assert match.over
        assert record.rules == 1
        assert record_of(GAME, match, record.players, seed=record.seed).to_line() == line
        assert record.seed is not None
        dealer = Dealer(GAME, len(record.players), record.seed, record.options)
        assert dealer.rules.setup.first == record.first
    assert {box_name(read_record(line).options) for line in lines} == {box.name for box in BOXES.values()}


@pytest.mark.parametrize("options", [{}, *OPTIONS.values()], ids=["standard", *OPTIONS])
def test_rules_that_went_to_another_process_know_the_same_box(options: dict[str, object]) -> None:
    rules = GAME.rules(Setup(4, 1, options))
    again = pickle.loads(pickle.dumps(rules))
    assert again.box is rules.box
    assert (again.setup, again.start()) == (rules.setup, rules.start())


def test_the_printed_box_is_what_it_says() -> None:
    assert not is_standard(PRINTED)
    sure = [card.id for card in PRINTED.cards if card.sure == "printed"]
    assert len(sure) == 5
