"""Blanks, numbers and lists in sentences."""

from __future__ import annotations

import pytest

from speicherstadt_app.words import translation
from speicherstadt_app.words.catalogue import Catalogues
from speicherstadt_app.words.phrases import (
    MINUS,
    coins,
    counted,
    decimal,
    filled,
    isolated,
    labelled,
    listed,
    number_text,
    parted,
    percentage,
    points,
    sentences,
    signed,
    without_isolates,
)


def test_blanks_are_filled_in_whatever_order_a_language_has_them() -> None:
    assert filled("%2 for %1", "one", "two") == "two for one"


def test_a_name_with_a_blank_in_it_stays_as_it_is() -> None:
    assert filled("%1 and %2", "%2", "Bo") == "%2 and Bo"


@pytest.mark.parametrize(
    ("text", "value", "told"),
    [
        ("La main de %1", "Ada", "La main d'Ada"),
        ("La main de %1", "<b>Élodie</b>", "La main d'<b>Élodie</b>"),
        ("Ce que %1 voyait", "Ömer", "Ce qu'Ömer voyait"),
        ("La main de %1", "Bo", "La main de Bo"),
        ("La main de %1", "Yann", "La main de Yann"),
        ("La gondole part de %1", "A3", "La gondole part de A3"),
        ("De %1 à 6", 2, "De 2 à 6"),
        ("Alle %1", "Ada", "Alle Ada"),
    ],
)
def test_french_drops_a_letter_before_a_vowel(text: str, value: object, told: str) -> None:
    assert filled(text, value) == told.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def test_a_per_cent_sign_is_no_blank() -> None:
    assert filled("100 % of %1", "all") == "100 % of all"
    assert filled("100%", "all") == "100%"


@pytest.mark.parametrize(("number", "text"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins")])
def test_english_has_its_plurals_without_a_translation(number: int, text: str) -> None:
    assert coins(number) == text


def test_a_translation_with_its_own_plural_is_left_alone() -> None:
    assert counted("2 Münzen", 2) == "2 Münzen"


@pytest.mark.parametrize(
    ("things", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_end_with_and(things: list[str], text: str) -> None:
    assert listed(things) == text


@pytest.mark.parametrize(("number", "text"), [(3, "+3"), (0, "0"), (-3, "\N{MINUS SIGN}3")])
def test_changes_have_a_sign(number: int, text: str) -> None:
    assert signed(number) == text


def test_a_negative_number_has_a_true_minus() -> None:
    assert number_text(-12) == "\N{MINUS SIGN}12"
    assert [points(number) for number in (-2, -1, 1)] == ["\N{MINUS SIGN}2 points", "\N{MINUS SIGN}1 point", "1 point"]


def test_sentences_end_once() -> None:
    assert sentences("One", "", "two!", "three.", "four?", "five…") == "One. two! three. four? five…"


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [("en", "1234.5", "64%"), ("de", "1234,5", "64\N{NO-BREAK SPACE}%"), ("fr", "1234,5", "64\N{NO-BREAK SPACE}%")],
)
def test_decimals_and_shares_are_written_as_the_language_does(language: str, number: str, share: str) -> None:
    translation.install(Catalogues(language))
    assert decimal(1234.46, 1) == number
    assert percentage(0.641) == share
    assert (decimal(-2.0, 1)[0], decimal(-0.01, 0)) == (MINUS, "0")


def test_a_name_from_right_to_left_turns_no_sentence_round() -> None:
    assert filled("%1 buys %2.", "سمر", "tea") == "\u2068سمر\u2069 buys tea."
    assert without_isolates(filled("%1 buys %2.", "سمر", "tea")) == "سمر buys tea."
    assert filled("%1 buys %2.", "Zoë", "thé") == "Zoë buys thé."
    assert filled("Gains: %1.", f"{isolated('سمر')} +1") == "Gains: \u2068سمر\u2069 +1."
    both = [isolated("سمر"), isolated("نور")]
    assert listed(["سمر", "Ann", "نور"]) == f"{both[0]}, Ann and {both[1]}"


@pytest.mark.parametrize(("language", "space"), [("en", ""), ("de", ""), ("fr", "\N{NO-BREAK SPACE}")])
def test_a_colon_and_a_semicolon_stand_as_the_language_sets_them(language: str, space: str) -> None:
    translation.install(Catalogues(language))
    assert labelled("Block", "A1") == f"Block{space}: A1"
    assert parted(["a, b", "c, %1", "d"]) == f"a, b{space}; c, %1{space}; d"
    assert parted([]) == ""
