"""What is wrong with a record is said in one sentence, with ply and move."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from speicherstadt_app.engine.errors import EngineError, Illegal, Unreadable
from speicherstadt_app.engine.record import read_record, replay
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.engine.seen import follow
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig.rules.rules import GAME
from tests.games.venedig.golden.scene import FOLDER

Data = dict[str, object]


def golden(name: str) -> Data:
    data: Data = json.loads((FOLDER / f"{name}.speicher.json").read_text("utf-8"))
    for key in ("result", "seed", "meta"):
        data.pop(key, None)
    return data


def moves(data: Data) -> list[str]:
    found = data["moves"]
    assert isinstance(found, list)
    return found


def ply_of(data: Data, beginning: str, number: int = 0) -> int:
    return [ply for ply, move in enumerate(moves(data)) if f" {beginning} " in f"{move} "][number]


def seen_by(viewer: int, data: Data) -> Data:
    rules = GAME.rules(Setup(len(list(data["players"])), data["first"]))  # type: ignore[call-overload, arg-type]
    seen = [rules.seen_text(viewer, *rules.parse(move)) for move in moves(data)]
    return {**data, "moves": seen, "viewer": viewer}


def refused(data: Data) -> EngineError:
    record = read_record(json.dumps(data))
    read = replay if record.viewer is None else follow
    with pytest.raises((Illegal, Unreadable)) as caught:
        read(record, registry.find)
    return caught.value


def with_move(data: Data, ply: int, move: str) -> Data:
    return {**data, "moves": [*moves(data)[:ply], move]}


SPY = "a-spy-can-not-use-a-beggar"
EXCHANGE = "another-card-than-the-drawn-one-is-given"
COUNCIL = "a-councillor-takes-one-and-stops"
BUILD = "a-bridge-spans-the-canal"
SABOTAGE = "a-saboteur-keeps-the-tile"
BEGGARS = "a-beggar-does-not-copy-a-beggar"
PLAIN = "the-first-tiles-are-a-domino-and-a-square"


def at(name: str, beginning: str, change: Callable[[str], str], number: int = 0) -> tuple[Data, int]:
    """The record of that name up to a move that begins so, which is changed."""
    data = golden(name)
    ply = ply_of(data, beginning, number)
    return with_move(data, ply, change(moves(data)[ply])), ply


def to(text: str) -> Callable[[str], str]:
    """Whatever stands behind the verb becomes this."""
    return lambda move: " ".join((*move.split(" ")[:2], text)).rstrip()


@pytest.mark.parametrize(
    ("name", "beginning", "becomes", "why"),
    [
        (PLAIN, "deal", "2 ?", "a whole record has no '?'"),
        (PLAIN, "deal", "1 lawyer", "the card lawyer is not used with 2 players"),
        (PLAIN, "deal", "0 trader", "the next card is dealt to seat 1"),
        (PLAIN, "deal", "0 doge", "there is no card 'doge'"),
        (PLAIN, "deal", "7 spy-1", "'7' is no seat"),
        (PLAIN, "turn", "I01", "the stack that is turned up next is that of the shape domino"),
        (PLAIN, "turn", "Z01", "there is no tile 'Z01'"),
        (PLAIN, "turn", "", "it must be 'turn TILE'"),
        (EXCHANGE, "exchange", "5", "there is no seat 5 in this game"),
        (EXCHANGE, "exchange", "0", "nobody exchanges with oneself"),
        (EXCHANGE, "draw", "0 1 builder-4a", "seat 0 draws from the hand of seat 2"),
        (EXCHANGE, "draw", "0 2 builder-7", "the card builder-7 is not in the hand of seat 2"),
        (EXCHANGE, "give", "1 builder-7", "the card goes to seat 2, from whom one was drawn"),
        (EXCHANGE, "give", "?", "it must be 'give SEAT CARD'"),
        (COUNCIL, "take", "D10 D09", "it must be 'take TILE'"),
        (COUNCIL, "done", "now", "it must be 'done'"),
        (BUILD, "pile", "R1", "'R1' is no cell of the board"),
        (BUILD, "pile", "A9", "'A9' is no cell of the board"),
        (BUILD, "pile", "A3", "A3 is canal"),
        (BUILD, "pile", "P1", "P1 is neither on the bank nor adjacent to a pile"),
        (BUILD, "mark", "Q8", "there is no free pile on Q8"),
        (BUILD, "build", "X01", "it must be 'build', a tile, and each of its cells"),
        (BUILD, "build", "X01 Q8B R8= S8B", "is no cell of the board with what it shows"),
        (BUILD, "build", "X01 B4B B3= B2B", "its cells stand by rows from the top"),
        (BUILD, "build", "X01 A1B B1= C1B", "X01 can't lie so"),
        (BUILD, "build", "D99 A1B B1B", "there is no tile 'D99'"),
        (SABOTAGE, "remove", "X08", "the tile X08 is not built"),
        (SPY, "spy", "9", "'9' is no seat"),
        (SPY, "use", "beggar-1", "a spy or a beggar can't be used"),
    ],
)
def test_a_move_that_can_not_be_is_refused_with_the_reason(name: str, beginning: str, becomes: str, why: str) -> None:
    data, ply = at(name, beginning, to(becomes))
    error = refused(data)
    assert why in error.why
    assert error.ply == ply
    assert error.move == moves(data)[-1]


def test_the_drawn_card_can_not_be_given() -> None:
    data = golden(EXCHANGE)
    ply = ply_of(data, "give")
    drawn = moves(data)[ply - 1].split(" ")[-1]
    error = refused(with_move(data, ply, " ".join((*moves(data)[ply].split(" ")[:-1], drawn))))
    assert error.why == "it must be another card than the drawn one"
    assert error.ply == ply


def test_what_is_not_in_a_hand_can_not_be_chosen() -> None:
    data = golden(EXCHANGE)
    ply = ply_of(data, "choose")
    seat = moves(data)[ply].split(" ")[0]
    held = {move.split(" ")[2] for move in moves(data) if " choose " in move}
    other = next(
        move.split(" ")[3]
        for move in moves(data)
        if " deal " in move and move.split(" ")[2] != seat and move.split(" ")[3] not in held
    )
    assert f"is not in the hand of seat {seat}" in refused(with_move(data, ply, f"{seat} choose {other}")).why


def test_other_cards_than_the_chosen_ones_can_not_be_opened() -> None:
    data = golden(EXCHANGE)
    ply = ply_of(data, "open")
    words = moves(data)[ply].split(" ")
    error = refused(with_move(data, ply, " ".join((*words[:2], *reversed(words[2:])))))
    assert "cards that were chosen" in error.why


def test_a_beggar_can_not_be_copied() -> None:
    data = golden(BEGGARS)
    opened = moves(data)[ply_of(data, "copy") - 1]
    ply = max(ply for ply, move in enumerate(moves(data)) if " copy " in move)
    opened = next(move for move in reversed(moves(data)[:ply]) if " open " in move)
    seat = moves(data)[ply].split(" ")[0]
    beggar = next(n for n, card in enumerate(opened.split(" ")[2:]) if card.startswith("beggar") and str(n) != seat)
    assert refused(with_move(data, ply, f"{seat} copy {beggar}")).why == "a beggar can't be copied"


def test_options_that_the_game_does_not_know_are_refused() -> None:
    for options, why in [
        ({"tracks": 80}, "there is no option 'tracks'"),
        ({"roles": "none"}, "the option 'roles' must be one of all, plain"),
        ({"markers": True}, "the option 'markers' must be one of new, any"),
    ]:
        assert why in refused({**golden(PLAIN), "options": options}).why


# A seat's record


def test_a_seats_record_of_a_game_is_right_for_every_seat() -> None:
    data = golden(SPY)
    for viewer in range(4):
        follow(read_record(json.dumps(seen_by(viewer, data))), registry.find)


@pytest.mark.parametrize("verb", ["deal", "choose", "show", "draw", "give"])
def test_a_secret_in_a_seats_record_is_refused(verb: str) -> None:
    data = golden(SPY)
    told = next(
        (viewer, ply)
        for viewer in range(4)
        for ply, (whole, seen) in enumerate(zip(moves(data), moves(seen_by(viewer, data)), strict=True))
        if f" {verb} " in whole and whole != seen
    )
    viewer, ply = told
    error = refused(with_move(seen_by(viewer, data), ply, moves(data)[ply]))
    assert error.ply == ply
    assert "is not how this move is seen from there" in error.why


@pytest.mark.parametrize("verb", ["deal", "choose", "show", "draw", "give"])
def test_a_veil_where_it_is_open_is_refused(verb: str) -> None:
    data = golden(SPY)
    viewer, ply = next(
        (viewer, ply)
        for ply, whole in enumerate(moves(data))
        for viewer in range(4)
        if f" {verb} " in whole and whole == moves(seen_by(viewer, data))[ply]
    )
    words = moves(data)[ply].split(" ")
    kept = {"deal": 3, "choose": 2, "show": 4, "draw": 4, "give": 3}[verb]
    error = refused(with_move(seen_by(viewer, data), ply, " ".join((*words[:kept], "?"))))
    assert error.ply == ply
    assert "is not how this move is seen from there" in error.why


@pytest.mark.parametrize(("verb", "text"), [("open", "* open ? ? ? ?"), ("take", "0 take ?"), ("use", "0 use ?")])
def test_what_is_open_to_all_has_no_veil(verb: str, text: str) -> None:
    data = seen_by(1, golden(SPY))
    error = refused(with_move(data, ply_of(data, verb), text))
    assert error.why == "nothing is hidden in this move"


def test_what_a_seat_is_dealt_is_in_the_game_and_once() -> None:
    """Four players: the sixth's cards are not used."""
    data = seen_by(0, golden(SPY))
    first, second, *_ = (ply for ply, move in enumerate(moves(data)) if move.startswith("* deal 0 "))
    for card, why in (
        (moves(data)[first].split(" ")[3], "seat 0 has that card already"),
        ("driver-4-1", "the card driver-4-1 is not used with 4 players and roles all"),
    ):
        error = refused(with_move(data, second, f"* deal 0 {card}"))
        assert (error.ply, error.why) == (second, why)


def test_a_card_of_ones_own_can_not_be_opened_by_another() -> None:
    data = seen_by(0, golden(SPY))
    ply = ply_of(data, "open")
    words = moves(data)[ply].split(" ")
    own = next(move.split(" ")[3] for move in moves(data) if " deal 0 " in move and words[2] not in move)
    error = refused(with_move(data, ply, " ".join((*words[:3], own, *words[4:]))))
    assert error.why == f"the card {own} can't be in the hand of seat 1"


def test_a_card_that_everybody_saw_pass_can_not_be_opened_elsewhere() -> None:
    """Only reasoning about the others' hands shows it, and the moves are open."""
    data = seen_by(0, golden("a-bet-does-not-count-what-a-spy-uses"))
    ply = ply_of(data, "open", 1)
    assert not any(" exchange " in move for move in moves(data)[ply_of(data, "open") : ply])
    first, second = (moves(data)[ply_of(data, "open", number)].split(" ")[2:] for number in (0, 1))
    # What seat 1 opened is with seat 2, or with whoever opens it now.
    passed = first[1]
    assert passed not in second
    error = refused(with_move(data, ply, " ".join(("* open", second[0], passed, *second[2:]))))
    assert error.why == f"the card {passed} can't be in the hand of seat 1"


def test_the_samples_of_the_specification_verify() -> None:
    for file in sorted((Path(__file__).parent / "golden").glob("spec-*.speicher.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            record = read_record(line)
            if record.viewer is None:
                assert replay(record, registry.find).over
            else:
                assert not follow(record, registry.find).over
