"""Moves from a declaration: every form is written and read, and a text that means nothing gets a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.notation import Form, Grammar, Packing, one_of, seat_word
from speicherstadt_app.engine.rules import CHANCE, Move

PACKING = Packing(kind_bits=4, bits=5)
UNKNOWN = 30
SEAT = seat_word(3)
GOOD = one_of("GOOD", ("tea", "rum", "silk"), "there is no good {}", hidden=UNKNOWN)


def form(kind: int, verb: str, *words: object, **more: object) -> Form:
    return Form(verb, words, lambda fields: PACKING.pack(kind, fields), PACKING.fields_of, **more)  # type: ignore[arg-type]


GRAMMAR = Grammar(
    {
        0: form(0, "deal", SEAT, GOOD, chance=True),
        1: form(1, "swap", GOOD, ">", GOOD),
        2: form(2, "load", GOOD, rest=GOOD, most=2),
        3: Form("done"),
    },
    lambda action: action & 15,
    seats=3,
)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("* deal 2 silk", False),
        ("* deal 2 ?", True),
        ("0 swap tea > rum", False),
        ("1 load tea", False),
        ("1 load tea tea silk", False),
        ("2 done", False),
    ],
)
def test_grammar_writes_what_it_reads(text: str, *, seen: bool) -> None:
    move = GRAMMAR.read(text, seen=seen)
    assert GRAMMAR.write(*move) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a move begins with a seat or with '*', not with ''"),
        ("Ben done", "a move begins with a seat or with '*', not with 'Ben'"),
        ("3 done", "there is no seat '3' in this game"),
        ("0", "a move needs a verb"),
        ("0  done", "one space stands between its words, and none after the last"),
        ("0 jump", "there is no verb 'jump'; there are deal, swap, load, done"),
        ("* done", "'done' is a move of a seat"),
        ("0 deal 1 tea", "'deal' is a move of chance"),
        ("0 done now", "it must be 'done'"),
        ("0 swap tea rum silk", "it must be 'swap GOOD > GOOD'"),
        ("0 load", "it must be 'load GOOD …'"),
        ("0 load tea tea tea tea", "it must be 'load GOOD …'"),
        ("0 load salt", "there is no good 'salt'"),
        ("* deal 5 tea", "'5' is no seat; there are 0, 1, 2"),
        ("* deal 1 ?", "a whole record has no '?'"),
        ("0 " + "x" * 500, "no move is as long as that"),
    ],
)
def test_grammar_says_what_is_wrong_with_a_text(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GRAMMAR.read(text)
    assert refused.value.why == why


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2 done ?", "it must be 'done'"),
        ("* deal ? tea", "'?' is no seat"),
        ("1 load ? tea", "a single '?' stands for all"),
    ],
)
def test_grammar_refuses_a_veil_in_the_wrong_place(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why.replace("?", r"\?")):
        GRAMMAR.read(text, seen=True)


def test_grammar_demands_the_text_that_it_writes() -> None:
    several = Form("bundle", (GOOD, GOOD), lambda f: PACKING.pack(0, sorted(f)), PACKING.fields_of)
    with pytest.raises(Unreadable, match="it must be written '0 bundle tea rum'"):
        Grammar({0: several}, lambda _: 0, seats=1).read("0 bundle rum tea")


def test_grammar_refuses_two_forms_with_one_verb() -> None:
    with pytest.raises(ValueError, match="same verb"):
        Grammar({0: Form("go"), 1: Form("go")}, lambda action: action, seats=1)


@given(st.lists(st.integers(0, 30), max_size=12), st.integers(0, 15))
def test_packing_keeps_every_field(fields: list[int], kind: int) -> None:
    action = PACKING.pack(kind, fields)
    assert (PACKING.fields_of(action), action & 15) == (tuple(fields), kind)


@given(st.text(max_size=30) | st.lists(st.sampled_from(["*", "0", "2", "deal", "swap", "tea", ">", "?"])).map(" ".join))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    try:
        move = GRAMMAR.read(text)
    except Unreadable:
        return
    assert isinstance(move, Move)
    assert GRAMMAR.write(*move) == text
    assert (move.seat == CHANCE) == text.startswith("*")
