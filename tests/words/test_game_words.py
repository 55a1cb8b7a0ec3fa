"""Every game has words for all that can be said of it, in every language and without a window."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from speicherstadt_app import words
from speicherstadt_app.ai import brains
from speicherstadt_app.engine.card import MOST_SEATS
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Event, Setup
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.words import game, plain, styled, translation
from speicherstadt_app.words.catalogue import Catalogues
from speicherstadt_app.words.game import unmarked
from speicherstadt_app.words.parts import PARTS, GameWords
from tests.fixture_game.registered import registered
from tools.art.make_art import files

GAMES = tuple(registry.FOLDERS)
LANGUAGES = ("en", "de", "fr")
NAMES = (
    *("Anna", "Kontor", "Bob", "Ümit", "倉庫街の商人", "Wilhelmine von und zu Speicherstadt-Hafen"),
    *(f"Gast {seat}" for seat in range(6, MOST_SEATS)),
)
PROTOCOLS = {
    "telling": game.Telling,
    "deciding": game.Deciding,
    "reasons": game.Reasons,
    "remarks": game.Remarking,
    "progress": game.Stand,
    "cast": game.Cast,
    "statistics": game.Labels,
    "medals": game.Medals,
    "setting_up": game.SettingUp,
    "drawing": game.Drawing,
    "ending": game.Ending,
}


class Plain(GameWords):
    """As if the game had no words of its own."""

    def _part(self, name: str) -> Any:
        return plain


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    translation.install(Catalogues(request.param))
    yield request.param
    translation.install(None)


@pytest.mark.parametrize(("game_id", "part"), [*product(GAMES, PARTS)])
def test_every_part_answers_what_is_asked_of_it(game_id: str, part: str) -> None:
    found = getattr(words.of(game_id), part)
    wanted = [name for name in vars(PROTOCOLS[part]) if not name.startswith("_")]
    assert wanted
    assert [name for name in wanted if not hasattr(found, name)] == []
    assert [name for name in wanted if not hasattr(plain, name)] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_figure_has_a_name_of_its_own(game_id: str, language: str) -> None:
    labels, names = words.of(game_id).statistics, registry.facts(game_id).names
    asked = [
        (labels.source, names.sources),
        (labels.figure, [*names.figures, *(ratio.name for ratio in names.ratios)]),
        (labels.kind, names.kinds),
        (labels.best, ["best_score", "clearest_win", "closest_win", *(best.name for best in names.bests)]),
    ]
    for label, keys in asked:
        titles = [label(key).title for key in keys]
        assert all(titles)
        assert len(set(titles)) == len(titles)
        assert not set(titles) & set(keys)


@pytest.mark.parametrize("game_id", GAMES)
def test_sources_of_points_and_kinds_have_a_drawing(game_id: str) -> None:
    labels, names, drawn = words.of(game_id).statistics, registry.facts(game_id).names, files()
    asked = {name: labels.source(name).art for name in names.sources} | {
        name: labels.kind(name).art for name in names.kinds
    }
    if any(asked.values()):
        assert {name: art for name, art in asked.items() if art not in drawn} == {}, "all have one, or none has"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_achievement_has_a_name_and_a_condition(game_id: str, language: str) -> None:
    found = [words.of(game_id).medals.medal(one.name) for one in registry.facts(game_id).names.achievements]
    assert all(medal.title and medal.condition and medal.art for medal in found)
    assert len({medal.title for medal in found}) == len(found)
    assert len({files()[medal.art].read_bytes() for medal in found}) == len(found), "each has a picture of its own"


@pytest.mark.parametrize("game_id", GAMES)
def test_what_nobody_knows_is_called_by_its_name(game_id: str) -> None:
    found = words.of(game_id)
    labels = found.statistics
    titles = [label("quite_new").title for label in (labels.source, labels.figure, labels.kind, labels.best)]
    titles.append(found.medals.medal("quite_new").title)
    assert {title.lower().replace(" ", "_") for title in titles} == {"quite_new"}, "also where a game has no words"
    assert found.cast.level_title("quite_new")
    assert found.cast.character_title("quite_new")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_opponent_has_a_name_and_a_note(game_id: str, language: str) -> None:
    cast = words.of(game_id).cast
    assert all(cast.level_title(level) and cast.level_note(level) for level in brains.levels(game_id))
    assert set(cast.CHARACTERS) <= set(brains.styles(game_id))
    names = (cast.character_name, cast.character_full_name)
    for told in (*names, cast.character_title, cast.character_tag, cast.character_note):
        assert len({told(key) for key in cast.CHARACTERS}) == len(cast.CHARACTERS)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_opponent_has_a_face_of_its_own_for_every_mood(game_id: str) -> None:
    cast, drawn = words.of(game_id).cast, files()
    faces = [cast.character_art(key) for key in cast.CHARACTERS]
    faces += [cast.character_mood(key, mood) for key in cast.CHARACTERS for mood in game.MOODS]
    assert set(faces) <= set(drawn)
    assert len({drawn[face].read_bytes() for face in faces}) == len(faces)


@pytest.mark.parametrize("game_id", GAMES)
def test_words_need_no_window(game_id: str) -> None:
    parts = ", ".join(f"words.of({game_id!r}).{part}" for part in PARTS)
    code = f"import sys; from speicherstadt_app import words; {parts}; print('PySide6' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert answer.stdout.split() == ["False"]


def told_through(found: GameWords, game_id: str, players: int) -> Iterator[list[str]]:
    """A whole game by lot, with everything that is said at each of its positions: always what a seat may know."""
    names = NAMES[:players]
    match: Match[Any] = Match(registry.find(game_id).rules(Setup(players)))
    rules, stand = match.rules, found.progress
    teller = found.telling.teller(rules, names)
    lots = Stream(7, "words")
    while match.actors:
        seat = match.actors[0]
        view = rules.view(match.state, None if seat == CHANCE else seat)
        progress = rules.progress(view)
        said = [line.plain for line in found.drawing.draw(rules, view, names, 60)]
        said += [stand.where(progress), stand.heading(progress), stand.phase(rules.phase(view))]
        said += [stand.waiting(rules, view, names, None)]
        action = lots.choice(match.legal(seat))
        if seat != CHANCE:
            choices = found.deciding.choices(rules, view, seat, match.legal(seat), names)
            offered = {way.actions[0] for one in choices.values() for way in (one, *one.inside) if way.actions}
            assert set(match.legal(seat)) <= offered
            said += [found.deciding.question(rules, view, seat, names), *(choice.text for choice in choices.values())]
            said += [stand.detail(rules, view, seat), found.deciding.decision(rules, view, seat, [action], names)]
        events: list[Event] = []
        match.play(seat, action, events.append)
        seen = [one for event in events if (one := rules.seen_event(None, event)) is not None]
        told = teller.told(seen, rules.seen_text(None, seat, action))
        yield [*said, *(unmarked(sentence.text) for sentence in told)]
    outcome = match.outcome()
    sheet = found.drawing.sheet(rules, outcome, names, 60)
    yield [found.telling.victory(outcome, names), *(line.plain for line in sheet)]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_a_whole_game_is_told_in_every_language(game_id: str, most: bool, language: str) -> None:
    said = [
        text for texts in told_through(words.of(game_id), game_id, registry.card(game_id).seats[most]) for text in texts
    ]
    assert len(said) > 100
    assert not [text for text in said if "%" in text or "<b>" in text]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_drawing_fits_whatever_the_names(game_id: str, language: str) -> None:
    drawing = words.of(game_id).drawing
    match: Match[Any] = Match(registry.find(game_id).rules(Setup(registry.card(game_id).seats[1])))
    lots = Stream(8, "drawing")
    names = NAMES[: match.rules.setup.players]
    while match.actors:
        if match.ply % 5 == 0:
            for width in (60, 80):
                lines = drawing.draw(match.rules, match.rules.view(match.state, None), names, width)
                assert max(line.width for line in lines) <= width
        match.play(match.actors[0], lots.choice(match.legal(match.actors[0])))
    assert max(line.width for line in drawing.sheet(match.rules, match.outcome(), names, 60)) <= 60


@pytest.mark.parametrize("players", [2, 6])
def test_a_game_without_words_is_told_plainly(players: int, language: str) -> None:
    with registered() as game_id:
        texts = [text for said in told_through(Plain(game_id), game_id, players) for text in said]
    assert not [text for text in texts if "%" in text or "<b>" in text]
    rounds = {"en": "round 1 of 3", "de": "runde 1 von 3", "fr": "manche 1 sur 3"}
    assert any(rounds[language] in text.lower() for text in texts)


@pytest.mark.parametrize("players", [2, 6])
def test_a_plain_drawing_fits_whatever_the_names(players: int) -> None:
    with registered() as game_id:
        match: Match[Any] = Match(registry.find(game_id).rules(Setup(players)))
        lines = [*plain.draw(match.rules, match.state, NAMES[:players], 60)]
        lines += plain.sheet(match.rules, match.outcome(), NAMES[:players], 60)
    assert max(line.width for line in lines) <= 60


def test_a_name_is_cut_where_it_would_be_too_wide() -> None:
    assert styled.fit("倉庫街の商人", 6).plain == "倉庫… "
    assert styled.fit("Anna", 6, right=True).plain == "  Anna"
    assert styled.fit("e\N{COMBINING ACUTE ACCENT}", 3).plain == "e\N{COMBINING ACUTE ACCENT}  "


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Anna", "bob"), ["A", "B"]),
        (("Anna", "anton"), ["0", "1"]),
        (("倉庫", "Bob"), ["0", "1"]),
        (("(: Kai", "Bob"), ["0", "1"]),
    ],
)
def test_players_are_told_apart_by_one_letter_or_else_by_seat(names: tuple[str, ...], expected: list[str]) -> None:
    assert styled.marks(names) == expected
