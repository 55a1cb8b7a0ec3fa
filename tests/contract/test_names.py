"""Names of all people in every sentence: what is written from right to left turns none round, and nothing in a name is
taken for a blank."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from unicodedata import bidirectional

import pytest

from speicherstadt_app import words
from speicherstadt_app.engine.rules import CHANCE, Event
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry
from speicherstadt_app.words.game import Choice, unmarked
from speicherstadt_app.words.phrases import END_OF_ISOLATE, FROM_THE_RIGHT, ISOLATE
from tests.contract.every import SMALL_TABLES

NAMES = ("דוד", "سمر", "%1 דן", "אבי {0}", "نور %n", *(f"גל {n}" for n in range(10)))
EACH_PLY = 5
ISOLATED = re.compile(f"{ISOLATE}([^{ISOLATE}{END_OF_ISOLATE}]*){END_OF_ISOLATE}")


def turned(text: str, names: Collection[str] = NAMES) -> str:
    """What in a sentence would turn it round: letters from the right, but for a name that stands isolated by itself."""
    if text.strip() in names:
        # A label and no sentence.
        return ""
    rest = text
    while (inner := ISOLATED.sub(lambda found: "" if found[1] in names else found[1], rest)) != rest:
        rest = inner
    return from_the_right(rest)


def from_the_right(text: str) -> str:
    return "".join(sign for sign in text if bidirectional(sign) in FROM_THE_RIGHT)


def every_choice(choices: Iterator[Choice]) -> Iterator[str]:
    for choice in choices:
        yield choice.text
        yield from every_choice(iter(choice.inside))


def sentences(game: str, players: int, seed: int) -> Iterator[str]:
    """What is told of a game, asked and offered in it."""
    said, names = words.of(game), NAMES[:players]
    played = Trial(registry.find(game), players, seed)
    rules = played.rules
    happened: list[Event] = []
    teller = said.telling.teller(rules, names)
    for number, ply in enumerate(played.plies):
        seen: list[Event] = [event for each in ply.events if (event := rules.seen_event(None, each)) is not None]
        happened += seen
        for sentence in teller.told(seen, rules.seen_text(None, ply.seat, ply.action)):
            yield unmarked(sentence.text)
        if ply.seat != CHANCE and number % EACH_PLY == 0:
            view = rules.view(ply.state, ply.seat)
            yield said.deciding.question(rules, view, ply.seat, names)
            offered = said.deciding.choices(rules, view, ply.seat, rules.legal(view, ply.seat), names)
            yield from every_choice(iter(offered.values()))
            yield said.deciding.decision(rules, view, ply.seat, [ply.action], names)
            yield said.telling.recap(rules, names, ply.seat, view, happened[-EACH_PLY * players :])
    yield said.telling.victory(rules.outcome(played.end), names)


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_names_from_the_right_turn_no_sentence_round(game: str, players: int) -> None:
    found = [*sentences(game, players, seed=3)]
    assert any(ISOLATE in text for text in found), "else nobody was named"
    assert [(text, turned(text)) for text in found if turned(text)] == []
    blanks = [text for text in found if "%1" in text.replace("%1 דן", "") or "{0}" in text.replace("אבי {0}", "")]
    assert blanks == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_names_turn_no_sentence_of_many_games_round(game: str, players: int, seed: int) -> None:
    assert [text for text in sentences(game, players, seed) if turned(text)] == []
