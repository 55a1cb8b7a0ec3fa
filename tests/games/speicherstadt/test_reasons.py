"""Every reason has its words in every language, and they tell whom it is about and what differs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from speicherstadt_app.ai.advice import Fact, Reason
from speicherstadt_app.ai.review import FINE, VERDICTS
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.speicherstadt.brains.reasons import GROUPS, SAME, STANDINGS
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.words.reasons import (
    area_words,
    reason_text,
    reason_words,
    standing_word,
)
from speicherstadt_app.words import translation
from speicherstadt_app.words.catalogue import Catalogues
from speicherstadt_app.words.verdicts import level_word, verdict_word

LANGUAGES = ("en", "de", "fr")
BOX = standard_box()
RULES = SpeicherstadtRules(Setup(2), BOX)
NAMES = ("Ada", "Bo")

Facts = dict[str, Fact]
CASES: dict[str, list[tuple[Facts, Facts]]] = {
    "fire": [
        (
            {"strength": 5, "standing": "strongest", "next_fire": 3},
            {"strength": 2, "standing": "weakest", "next_fire": 3},
        ),
        (
            {"strength": 7, "standing": "strongest", "next_fire": 0},
            {"strength": 6, "standing": "strongest", "next_fire": 0},
        ),
    ],
    "office": [({"cards": ("A-office", "B-office")}, {"cards": ("A-office",)})],
    "contract": [
        (
            {"cards": ("A-contract-5", "A-contract-8"), "complete": 1, "missing": ("tea",)},
            {"cards": ("A-contract-5",), "complete": 1, "missing": ()},
        ),
        (
            {"cards": ("A-contract-5",), "complete": 1, "missing": ()},
            {"cards": ("A-contract-5",), "complete": 0, "missing": ("tea",)},
        ),
        (
            {"cards": ("A-contract-5",), "complete": 0, "missing": ("tea",)},
            {"cards": ("A-contract-5",), "complete": 0, "missing": ("tea", "rubber")},
        ),
        (
            {"cards": ("A-contract-5",), "complete": 0, "missing": ("tea", "coffee")},
            {"cards": ("A-contract-5",), "complete": 0, "missing": ("tea", "rubber")},
        ),
    ],
    "coins": [({"coins": 1}, {"coins": 4})],
    "trader": [({"cards": ("A-tea-trader",)}, {"cards": ("A-coffee-trader",)})],
    "warehouse": [
        ({"cards": (), "stored": 0}, {"cards": ("A-warehouse",), "stored": 2}),
        ({"cards": ("A-warehouse",), "stored": 3}, {"cards": ("A-warehouse",), "stored": 1}),
    ],
    "cubes": [({"kept": ("tea", "tea")}, {"kept": ()}), ({"kept": ("tea",)}, {"kept": ("rubber",)})],
    "port": [({"cards": ("D-port",), "ships": 3}, {"cards": ("D-port",), "ships": 2})],
    "bank": [({"cards": ("C-bank",)}, {"cards": ()})],
    "chamber": [({"cards": (), "coins": 2}, {"cards": (), "coins": 9})],
    "church": [({"cards": ()}, {"cards": ("D-michael",)})],
}
REASONS = [Reason(group, 1, 1.0, 1.0, here, there) for group, cases in CASES.items() for here, there in cases]


class Language:
    def speak(self, language: str) -> None:
        translation.install(Catalogues(language))


@pytest.fixture
def language() -> Iterator[Language]:
    yield Language()
    translation.install(None)


def test_every_group_is_tried() -> None:
    assert set(CASES) == set(GROUPS)
    assert {card for reason in REASONS for card in reason.here.get("cards", ())} <= set(BOX.number)  # type: ignore[union-attr]


@pytest.mark.parametrize("reason", REASONS, ids=str)
def test_a_reason_names_who_and_both_cases_differ(reason: Reason, language: Language) -> None:
    turned = Reason(reason.group, 1, -1.0, -1.0, reason.there, reason.here)
    said = set()
    for tongue in LANGUAGES:
        language.speak(tongue)
        text = reason_text(reason, BOX, NAMES)
        assert "Bo" in text
        assert "%" not in text
        assert "(s)" not in text
        assert text != reason_text(turned, BOX, NAMES)
        said.add(text)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("reason", REASONS, ids=str)
def test_whoever_plays_alone_is_addressed(reason: Reason, language: Language) -> None:
    turned = Reason(reason.group, 1, -1.0, -1.0, reason.there, reason.here)
    said = set()
    for tongue, you in (("en", "you"), ("de", "d"), ("fr", "vo")):
        language.speak(tongue)
        text = reason_text(reason, BOX, NAMES, you=1)
        assert "Bo" not in text
        assert "%" not in text
        assert "(s)" not in text
        assert text.lower().startswith((you, "il ne vous", "il vous"))
        assert text != reason_text(turned, BOX, NAMES, you=1)
        assert reason_text(reason, BOX, NAMES, you=0) == reason_text(reason, BOX, NAMES)
        said.add(text)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_words_beside_reasons_are_there_and_differ(tongue: str, language: Language) -> None:
    language.speak(tongue)
    verdicts = [verdict_word(name) for name in (FINE, *(name for name, _ in VERDICTS))]
    assert len({*verdicts, level_word()}) == len(verdicts) + 1
    assert len({standing_word(standing) for standing in STANDINGS}) == len(STANDINGS)
    assert len({area_words(group) for group in (*GROUPS, SAME)}) >= 8


def test_what_speaks_against_it_is_told_as_such(language: Language) -> None:
    language.speak("en")
    for_it = Reason("coins", 0, 2.0, 2.0, {"coins": 3}, {"coins": 1})
    against = Reason("fire", 1, 1.0, -1.0, *CASES["fire"][0])
    told = reason_words((for_it, against), RULES, NAMES)
    assert told == (
        "Ada will have 3 coins, not 1. "
        "On the other hand: Bo's brigade before the fire of 3: the strongest, not the weakest."
    )


CONTRACTS: list[tuple[Facts, Facts, float, str]] = [
    (
        {"cards": ("A-contract-5", "A-contract-8"), "complete": 0, "missing": ("tea", "rubber", "carpet")},
        {"cards": ("A-contract-5",), "complete": 1, "missing": ()},
        *(-1.3, "Bo will have 0 complete contracts, not 1"),
    ),
    (
        {"cards": ("A-contract-5",), "complete": 1, "missing": ()},
        {"cards": ("A-contract-5", "A-contract-8"), "complete": 0, "missing": ("tea", "rubber", "carpet")},
        *(1.3, "Bo will have 1 complete contract, not 0"),
    ),
    (
        {"cards": ("A-contract-5", "A-contract-8"), "complete": 1, "missing": ("tea", "tea", "carpet")},
        {"cards": ("A-contract-5",), "complete": 0, "missing": ("tea",)},
        *(-0.5, "Bo still needs tea and carpet"),
    ),
]


@pytest.mark.parametrize(("here", "there", "points", "told"), CONTRACTS)
def test_another_contract_is_no_reason_against_having_it(
    here: Facts, there: Facts, points: float, told: str, language: Language
) -> None:
    """Somebody who gets a contract and can fill none any more is worse off for what is missing, not for the card."""
    reason = Reason("contract", 1, points, points, here, there)
    language.speak("en")
    assert reason_text(reason, BOX, NAMES) == told


def test_behind_a_colon_a_french_sentence_begins_small(language: Language) -> None:
    language.speak("fr")
    same = Reason(SAME, 0, 0.0, 0.0, {}, {})
    needs = Reason("contract", 0, 1.0, -1.0, *CASES["contract"][2])
    assert reason_words((same,), RULES, NAMES)[0].isupper()
    led = reason_words((same, needs), RULES, NAMES, "Mieux : %1")
    assert led.startswith("Mieux : ")
    assert "En revanche\N{NO-BREAK SPACE}: il ne manque plus à Ada" in led


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_what_comes_to_the_same_has_words_and_what_has_no_reason_has_none(tongue: str, language: Language) -> None:
    language.speak(tongue)
    same, chances = (Reason(group, 0, 0.0, 0.0, {}, {}) for group in (SAME, "chances"))
    assert reason_text(same, BOX, NAMES)
    assert area_words(SAME)
    assert reason_words((chances,), RULES, NAMES) == ""


def cards(group: str, here: tuple[str, ...], there: tuple[str, ...]) -> Reason:
    facts: list[Facts] = [{"cards": some, "complete": 0, "missing": ()} for some in (here, there)]
    return Reason(group, 1, 1.0, 1.0, *facts)


def test_cards_of_one_name_are_told_apart_or_counted(language: Language) -> None:
    language.speak("en")
    two_contracts = cards("contract", ("C-contract-8a",), ("C-contract-8b",))
    two_offices = cards("office", ("D-office-1", "D-office-2"), ())
    assert reason_text(two_contracts, BOX, NAMES) == (
        "Bo gets the 8-point contract (coffee, tea and saffron), not the 8-point contract (coffee, rubber and carpet)"
    )
    assert reason_text(two_offices, BOX, NAMES) == "Bo gets 2 \N{MULTIPLICATION SIGN} counting office"


def test_of_goods_only_those_are_told_that_differ(language: Language) -> None:
    language.speak("en")

    def told(group: str, fact: str, here: tuple[str, ...], there: tuple[str, ...]) -> str:
        rest: Facts = {"cards": ("A-contract-5",), "complete": 0} if group == "contract" else {}
        return reason_text(Reason(group, 1, 1.0, 1.0, {fact: here, **rest}, {fact: there, **rest}), BOX, NAMES)

    assert told("contract", "missing", ("tea", "tea", "rubber"), ("tea", "rubber")) == "Bo still needs tea"
    assert told("contract", "missing", ("rubber",), ("tea", "rubber")) == "Bo no longer needs tea"
    assert told("contract", "missing", ("tea", "coffee"), ("tea", "rubber")) == (
        "Bo still needs coffee instead of rubber"
    )
    assert told("cubes", "kept", ("tea",), ()) == "Bo keeps tea"
    assert told("cubes", "kept", (), ("tea",)) == "Bo does not keep tea"
