"""Everything that a game tells, asks, offers or counts has words."""

import re
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from speicherstadt_app import words
from speicherstadt_app.ai import brains
from speicherstadt_app.engine.rules import CHANCE, Event, Rules
from speicherstadt_app.engine.trial import Ply, Trial
from speicherstadt_app.games import registry
from speicherstadt_app.words.game import NOBODY, Choice, Patch, Sentence, Small, unmarked
from speicherstadt_app.words.parts import PARTS, GameWords
from speicherstadt_app.words.styled import NARROWEST
from tests.contract.every import GAMES, SMALL_TABLES, card_of

BETWEEN_DRAWINGS = 12
LONG_NAMES = ("Anna", "Ben", "Clara Charlotte", "Dörte", "Emil", "François", *(f"Gast {n}" for n in range(9)))
COLOUR = re.compile("#[0-9A-F]{6}")


def games(game: str, players: int) -> Iterator[Trial]:
    for seed in range(2):
        yield Trial(registry.find(game), players, seed)


def seen(rules: Rules[Any], viewer: int | None, ply: Ply) -> list[Event]:
    noticed = (rules.seen_event(viewer, event) for event in ply.events)
    return [event for event in noticed if event is not None]


def all_choices(choices: Iterator[Choice]) -> Iterator[Choice]:
    for choice in choices:
        yield choice
        yield from all_choices(iter(choice.inside))


def is_told(text: str) -> bool:
    return bool(text.strip()) and "%" not in text


def is_within(patch: Patch, small: Small) -> bool:
    right, bottom = patch.x + patch.width, patch.y + patch.height
    inside = patch.x >= 0 and patch.y >= 0 and right < small.columns + 0.001 and bottom < small.rows + 0.001
    painted = patch.seat != NOBODY or all(COLOUR.fullmatch(colour) for colour in (patch.day, patch.night))
    return inside and painted


@pytest.mark.parametrize("game", GAMES)
def test_each_part_has_all_that_is_asked_of_it(game: str) -> None:
    for part in PARTS:
        protocol = get_type_hints(getattr(GameWords, part).func)["return"]
        asked = [name for name in vars(protocol) if not name.startswith("_")]
        missing = [name for name in asked if not hasattr(getattr(words.of(game), part), name)]
        assert not missing, f"words/{part}.py lacks {missing}"


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_what_happens_is_told_to_everybody_from_what_they_saw(game: str, players: int) -> None:
    names = LONG_NAMES[:players]
    told = words.of(game).telling
    for played in games(game, players):
        rules = played.rules
        for viewer in (None, *played.seats):
            teller = told.teller(rules, names)
            for ply in played.plies:
                sentences = teller.told(seen(rules, viewer, ply), rules.seen_text(viewer, ply.seat, ply.action))
                assert all(is_told(unmarked(sentence.text)) for sentence in sentences)
                assert all(-1 <= sentence.seat < players for sentence in sentences)
        assert is_told(told.victory(rules.outcome(played.end), names))


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_move_is_told_somewhere(game: str) -> None:
    """A decision of which the log says nothing would leave the others wondering what happened."""
    players = card_of(game).seats[1]
    said: dict[str, list[Sentence]] = {}
    for played in games(game, players):
        teller = words.of(game).telling.teller(played.rules, LONG_NAMES[:players])
        for ply in played.plies:
            told = teller.told(ply.events, played.rules.text(ply.seat, ply.action))
            if ply.seat != CHANCE:
                verb = played.rules.text(ply.seat, ply.action).split(" ")[1]
                said.setdefault(verb, []).extend(told)
    assert [verb for verb, sentences in said.items() if not sentences] == [], "moves that are never told"


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_every_question_and_every_choice_has_words(game: str, players: int) -> None:
    names = LONG_NAMES[:players]
    deciding = words.of(game).deciding
    for played in games(game, players):
        rules = played.rules
        for ply in played.plies:
            if ply.seat == CHANCE:
                continue
            view = rules.view(ply.state, ply.seat)
            legal = rules.legal(view, ply.seat)
            assert is_told(deciding.question(rules, view, ply.seat, names))
            offered = list(all_choices(iter(deciding.choices(rules, view, ply.seat, legal, names).values())))
            assert {choice.actions[0] for choice in offered if len(choice.actions) == 1} == {*legal}
            assert all(is_told(choice.text) for choice in offered)
            for action in legal[:8]:
                assert is_told(deciding.choice(rules, view, ply.seat, action, names))
                if len(legal) > 1:
                    assert is_told(deciding.decision(rules, view, ply.seat, (action,), names))


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_how_a_game_stands_has_words(game: str, players: int) -> None:
    names = LONG_NAMES[:players]
    stand, drawing = words.of(game).progress, words.of(game).drawing
    for played in games(game, players):
        rules = played.rules
        for number, state in played.positions():
            progress = rules.progress(state)
            for viewer in (None, *played.seats):
                view = rules.view(state, viewer)
                assert is_told(stand.phase(rules.phase(view, viewer)))
                if number % BETWEEN_DRAWINGS == 0 or not rules.actors(view):
                    table = drawing.draw(rules, view, names, NARROWEST)
                    sheet = drawing.sheet(rules, rules.outcome(view), names, NARROWEST)
                    assert all(line.width <= NARROWEST for line in (*table, *sheet))
                    small = drawing.small(rules, view)
                    assert small == drawing.small(rules, rules.view(state, None)), "it tells nobody what others hide"
                    assert all(is_within(patch, small) for patch in small.patches)
                if rules.actors(view):
                    assert "%" not in stand.waiting(rules, view, names, viewer)
                    assert "%" not in (left := stand.remaining(rules, view))
                    assert left == stand.remaining(rules, rules.view(state, None)), "everybody may know it"
            assert is_told(stand.where(progress))
            assert is_told(stand.heading(progress))
            assert not progress.chapter or is_told(stand.chapter(progress.chapter))


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_has_a_label(game: str) -> None:
    names, told = registry.facts(game).names, words.of(game)
    labels = {
        told.statistics.source: names.sources,
        told.statistics.figure: (*names.figures, *(ratio.name for ratio in names.ratios)),
        told.statistics.kind: names.kinds,
        told.statistics.best: tuple(best.name for best in names.bests),
    }
    for label, keys in labels.items():
        for key in keys:
            assert label(key).title != key, f"{key} has no words"
            assert label("nothing of the kind").title.lower() == "nothing of the kind"
    for achievement in names.achievements:
        medal = told.medals.medal(achievement.name)
        assert medal.title != achievement.name
        assert is_told(medal.condition) or registry.part(game, "words.medals") is None


@pytest.mark.parametrize("game", GAMES)
def test_levels_styles_and_options_have_words(game: str) -> None:
    told = words.of(game)
    for level in brains.known_levels(game):
        assert is_told(told.cast.level_title(level))
    for style in brains.styles(game)[1:]:
        assert is_told(told.cast.character_title(style))
    for option in card_of(game).options:
        assert is_told(told.setting_up.option(option.key).title)
        for value in option.all_values:
            assert is_told(told.setting_up.value(option.key, value))
            for players in card_of(game).range:
                other = card_of(game).variant_of({option.key: value}, players)
                assert bool(told.setting_up.variant(other)) == bool(other)
                assert bool(told.setting_up.variant_name(other)) == bool(other)
    assert not told.setting_up.variant({})
    for setting in card_of(game).settings:
        assert all(map(is_told, told.setting_up.setting(setting.key)))


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_a_game_that_is_over_has_a_story_for_everybody_or_none(game: str, players: int) -> None:
    played = Trial(registry.find(game), players, 31)
    outcome, names = played.rules.outcome(played.end), [f"Seat {seat}" for seat in range(players)]
    for viewer in (None, 0, players - 1):
        events = [event for ply in played.plies for event in seen(played.rules, viewer, ply)]
        stories = words.of(game).ending.stories(played.rules, names, events, outcome)
        assert len(stories) == players
        assert all(story == "" or (story.endswith(".") and "%" not in story) for story in stories)


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_the_log_keeps_the_winner_back_until_all_is_counted(game: str, players: int) -> None:
    played = Trial(registry.find(game), players, 31)
    last = played.plies[-1]
    names = [f"Seat {seat}" for seat in range(players)]
    teller = words.of(game).telling.teller(played.rules, names)
    for ply in played.plies[:-1]:
        teller.told(seen(played.rules, 0, ply))
    told = teller.told(seen(played.rules, 0, last))
    final = next((n for n, sentence in enumerate(told) if sentence.late), len(told))
    victory = words.of(game).telling.victory(played.rules.outcome(played.end), names)
    assert not any(unmarked(sentence.text) == victory for sentence in told[:final])
    if registry.part(game, "words.telling") is not None:
        assert final < len(told), "something is told of the end"
