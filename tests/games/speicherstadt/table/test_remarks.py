"""What characters say: fitting, once a game, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.words.cast import CHARACTERS, character_mood
from speicherstadt_app.games.speicherstadt.words.remarks import (
    BEATEN,
    BURNT,
    MOMENTS,
    PLEASED,
    SAVED,
    WON,
    Remarks,
    line,
    moods,
)
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.art import is_drawn
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.table.log import Log, Telling
from speicherstadt_app.words.game import MOODS
from tests.ui.tables import golden

pytestmark = pytest.mark.usefixtures("qapp")

BOX = standard_box()
ANNA, BO, CEM = range(3)


@pytest.fixture
def language() -> Iterator[Language]:
    spoken = Language()
    yield spoken
    spoken.fall_silent()


def table(*characters: str) -> tuple[Player, ...]:
    """A person, and characters beside her."""
    return Player("Anna", "human"), *(Player(who, "ai", {"character": who}) for who in characters)


def said(players: tuple[Player, ...], *events: Event) -> tuple[int, str] | None:
    remark = Remarks(players, BOX).on(events)
    return None if remark is None else (remark.seat, remark.text)


@pytest.mark.parametrize("tongue", ["en", "de", "fr"])
def test_every_character_has_lines_of_its_own_for_every_moment(tongue: str, language: Language) -> None:
    language.speak(tongue)
    lines = [line(character, moment) for character in CHARACTERS for moment in MOMENTS]
    assert len(set(lines)) == len(lines)
    assert all(text and text[-1] in ".!?" and not any(mark.isdigit() for mark in text) for text in lines)


@pytest.mark.parametrize(
    ("character", "event", "pleases"),
    [
        ("fire-captain", ev.CardBought(BO, "A-firefighter-1", 0, 2, ()), True),
        ("fire-captain", ev.CardBought(ANNA, "A-firefighter-1", 0, 2, ()), False),
        ("fire-captain", ev.CardBought(BO, "A-office", 0, 2, ()), False),
        ("office-collector", ev.CardBought(BO, "A-office", 0, 2, ()), True),
        ("shipowner", ev.CardBought(BO, "B-ship-1", 0, 2, ("tea", "tea", "tea")), True),
        ("speculator", ev.CardBought(BO, "A-contract-5", 0, 2, ()), True),
        ("grocer", ev.CardBought(BO, "A-tea-trader", 0, 2, ()), True),
        ("grocer", ev.CardBought(BO, "A-warehouse", 0, 2, ()), True),
        ("miser", ev.CardBought(BO, "A-office", 0, 1, ()), True),
        ("miser", ev.CardBought(BO, "A-office", 0, 2, ()), False),
        ("troublemaker", ev.CardBought(ANNA, "A-office", 0, 4, ()), True),
        ("troublemaker", ev.CardBought(ANNA, "A-office", 0, 3, ()), False),
        ("troublemaker", ev.CardBought(BO, "A-office", 0, 4, ()), False),
        ("silent-partner", ev.ContractCompleted(BO, "A-contract-5", 5), True),
        ("silent-partner", ev.ContractCompleted(ANNA, "A-contract-5", 5), False),
    ],
)
def test_somebody_is_pleased_with_what_he_is_after(character: str, event: Event, pleases: bool) -> None:
    assert said(table(character), event) == ((BO, line(character, PLEASED)) if pleases else None)


def test_who_gains_or_loses_by_a_fire_says_so() -> None:
    players = table("miser", "grocer")
    assert said(players, ev.FireStruck("B-fire", 1, (0, 2, 1), (-1, 1, 0))) == (BO, line("miser", SAVED))
    assert said(players, ev.FireStruck("B-fire", 1, (2, 1, 0), (1, 0, -1))) == (CEM, line("grocer", BURNT))
    assert said(players, ev.FireStruck("B-fire", 1, (0, 0, 0), (0, 0, 0))) is None


def test_in_the_end_the_winner_speaks_or_the_best_of_those_who_lost() -> None:
    players = table("miser", "grocer")
    fire = ev.FireStruck("D-fire", 4, (2, 1, 0), (4, 0, -4))
    assert said(players, fire, ev.GameEnded((1, 2, 3), (CEM,))) == (CEM, line("grocer", WON))
    assert said(players, fire, ev.GameEnded((9, 4, 3), (ANNA,))) == (BO, line("miser", BEATEN))
    assert said(players, fire, ev.GameEnded((9, 3, 4), (ANNA,))) == (CEM, line("grocer", BEATEN))


def test_people_and_who_has_no_character_say_nothing() -> None:
    plain = (Player("Anna", "human"), Player("Kontor", "ai", {"level": "clerk"}))
    assert said(plain, ev.GameEnded((1, 2), (BO,)), ev.FireStruck("B-fire", 1, (0, 1), (-1, 1))) is None


def moods_after(players: tuple[Player, ...], *events: Event) -> dict[int, str]:
    rules = find("speicherstadt").rules(golden("three-players-play-twelve-rounds").setup)
    assert isinstance(rules, SpeicherstadtRules)
    return dict(moods(rules, players, events))


def test_faces_react_each_time_to_what_happens_to_them() -> None:
    players = table("miser", "grocer")
    assert moods_after(players, ev.FireStruck("B-fire", 1, (0, 2, 1), (-1, 1, 0))) == {BO: "pleased"}
    assert moods_after(players, ev.FireStruck("B-fire", 1, (2, 1, 0), (1, 0, -1))) == {CEM: "annoyed"}
    assert moods_after(players, ev.CardBought(CEM, "A-office", 0, 4, ())) == {CEM: "annoyed"}
    assert moods_after(players, ev.CardBought(CEM, "A-warehouse", 0, 4, ())) == {CEM: "pleased"}, "worth its price"
    assert moods_after(players, ev.CardBought(ANNA, "A-office", 0, 4, ())) == {}, "a person's face is her own"
    assert moods_after(players, ev.ContractCompleted(BO, "A-contract-5", 5)) == {BO: "pleased"}


def test_every_mood_of_every_character_is_drawn() -> None:
    assert all(is_drawn(character_mood(who, mood)) for who in CHARACTERS for mood in MOODS)


def test_a_line_is_said_once_a_game_and_told_again_in_the_same_place() -> None:
    record = golden("three-players-play-twelve-rounds")
    rules = find("speicherstadt").rules(record.setup)
    assert isinstance(rules, SpeicherstadtRules)
    players = tuple(Player(who, "ai", {"character": who}) for who in ("miser", "troublemaker", "fire-captain"))
    names = [player.name for player in players]
    log = Log(Telling("speicherstadt", rules, players), rules, names, range(3), range(3))
    state = rules.start()
    for ply, text in enumerate(record.moves):
        seat, action = rules.parse(text)
        state, events = rules.apply(state, seat, action)
        log.add(Turn(ply, seat, action, events, seat >= 0, rules))
    lines = log.lines(full=False)
    quoted = [one for one in lines if "“" in one.text]
    assert len(quoted) > 4
    assert len({one.spoken for one in quoted}) == len(quoted)
    assert not any(one.why for one in quoted), "nobody asks why of a saying"
    log.tell_again(names)
    assert log.lines(full=False) == lines


class Unmoved(SpeicherstadtRules):
    """For moves that are told and don't happen."""

    def step(self, *_: object) -> None:
        pass


def test_it_stands_behind_what_it_is_said_to_and_not_in_the_next_round() -> None:
    rules = Unmoved(golden("every-card-is-bought").setup, BOX)
    players = table("miser")
    log = Log(Telling("speicherstadt", rules, players), rules, [player.name for player in players], range(2), {BO})
    log.add(Turn(0, -1, 0, (ev.CardDealt("A-office", 0, ()),), False, rules))
    bought = (ev.CardBought(BO, "A-office", 0, 1, ()), ev.IncomePaid(BO, 1, False, False), ev.RoundBegan(2, ANNA))
    log.add(Turn(1, BO, 0, bought, True, rules))
    *_, sale, remark, heading, bell = log.lines(full=False)
    assert (sale.round, remark.round, heading.heading, bell.round) == (1, 1, True, 2)
    assert remark.spoken.endswith(f"“{line('miser', PLEASED)}”")
