"""Every game in the terminal: a whole one of two people, each of whom reads only what that person may know."""

import re
from contextlib import closing
from pathlib import Path

import pytest

from speicherstadt_app.cli import terminal
from speicherstadt_app.engine.occasion import occasion_of
from speicherstadt_app.engine.record import Record, replay
from speicherstadt_app.engine.rules import Move, Setup
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import open_library
from speicherstadt_app.words.phrases import END_OF_ISOLATE, ISOLATE
from tests.cli.test_play import Play, play
from tests.cli.transcript import numbers_in, question_in
from tests.contract.every import FOR_SEVERAL, GAMES, WITH_SECRETS, card_of, players_for

__all__ = ["play"]

NAMES = ("Anna", "Ben")
ASKED = re.compile(r"^(Anna|Ben): ", re.MULTILINE)
CALLED = re.compile(r"^(Anna|Ben), press Enter", re.MULTILINE)


class Answers:
    """Takes the last of what is offered, now and then the first, and keeps what each person has read."""

    def __init__(self) -> None:
        self.read: dict[str, str] = dict.fromkeys(NAMES, "")
        self.calls: list[str] = []
        self.decisions = 0
        self._asked = NAMES[0]

    def __call__(self, text: str) -> str | None:
        if called := CALLED.findall(text):
            self.calls += called
            return ""
        # What is offered under another choice comes without the question.
        self._asked = next(iter(ASKED.findall(question_in(text))), self._asked)
        self.read[self._asked] += text
        self.decisions += 1
        return numbers_in(text)[-1 if self.decisions % 3 else 0]


def kept(folder: Path) -> Record:
    with closing(open_library(folder)) as library:
        [card] = library.cards()
        assert card.state == "finished"
        return library.record(card.id)


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_whole_game_of_two_people(play: Play, game: str) -> None:
    players = players_for(game, 3)
    people = ("--terminal", "--game", game, "--you", ",".join(NAMES), "--humans", "2", "--bots", "random")
    answers = Answers()
    code, text = play(*people, "--players", str(players), "--seed", "5", who=answers)
    assert code == 0
    record = kept(play.folder)
    match = replay(record, registry.find)
    assert match.over
    assert record.game == game
    assert any(record.players[seat].name in text[-200:] for seat in match.outcome().winners)
    assert bool(answers.calls) == (not card_of(game).open)


@pytest.mark.parametrize("game", GAMES)
def test_names_from_the_right_stand_in_a_terminal_as_they_are(play: Play, game: str) -> None:
    """Few terminals know isolates, and none shows them: neither they nor signs in their place."""
    text = play("--terminal", "--game", game, "--you", "דוד", "--seed", "5", lines=[*"1s1h1u1s1111", "q"])[1]
    text += play("--resume", lines="sq")[1]
    assert text.count("דוד") > 9
    assert not {ISOLATE, END_OF_ISOLATE, "\N{REPLACEMENT CHARACTER}"} & {*text}


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_a_game_whose_hands_may_be_known_does_not_count(play: Play, game: str) -> None:
    """Who says the seed can have played it elsewhere, in another seat."""
    counts = {}
    for seed in ((), ("--seed", "6")):
        play("--terminal", "--game", game, "--you", "Anna", *seed, lines=["q"])
        with closing(open_library(play.folder)) as library:
            meta = library.record(library.unfinished()[0]).meta
        occasion = occasion_of(meta)
        counts[seed] = occasion is None or occasion.counts
    assert list(counts.values()) == [True, False]


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_nobody_reads_what_was_dealt_to_another(play: Play, game: str) -> None:
    """What is dealt to one seat alone stands in no text that the other one reads."""
    answers = Answers()
    play(
        "--terminal",
        "--game",
        game,
        "--you",
        ",".join(NAMES),
        "--humans",
        "2",
        "--players",
        str(players_for(game)),
        who=answers,
    )
    record = kept(play.folder)
    rules = registry.find(game).rules(record.setup)
    moves = [rules.parse(text) for text in record.moves]
    for reader, name in enumerate(NAMES):
        never = {rules.text(*move) for move in moves if rules.seen_text(reader, *move) != rules.text(*move)}
        assert never
        told = answers.read[name]
        assert not [text for text in never if text in told]
        assert not [text for text in never if text.removeprefix("* ") in told]


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_game_is_left_and_gone_on_with(play: Play, game: str) -> None:
    """The first person has decided, the second has not: nothing is lost, and nobody is asked twice."""
    start = ("--terminal", "--game", game, "--you", ",".join(NAMES), "--humans", "2")
    asked: list[str] = []

    def one_decision(text: str) -> str | None:
        if CALLED.findall(text):
            return ""
        asked.extend(ASKED.findall(question_in(text)))
        return numbers_in(text)[0] if len(asked) == 1 else "q"

    code, _ = play(*start, "--players", str(players_for(game)), "--seed", "6", who=one_decision)
    assert code == 0
    assert len(asked) == 2
    code, text = play("--terminal", "--resume", who=Answers())
    assert code == 0
    assert kept(play.folder).game == game
    assert "Traceback" not in text


@pytest.mark.parametrize("game", WITH_SECRETS)
@pytest.mark.parametrize("hasty", [[0.0] * 4, [n / 30 for n in range(300)]], ids=["too many", "held for ten seconds"])
def test_an_enter_too_many_lifts_no_curtain(
    play: Play, game: str, hasty: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a real terminal, where who has just decided may press it twice, or hold it; the one after is meant."""
    clock = iter([*hasty, *map(float, range(20, 1000))])
    monkeypatch.setattr(terminal, "monotonic", lambda: next(clock))
    calls: list[str] = []

    def answer(text: str) -> str | None:
        calls.append(text)
        return "" if CALLED.findall(text) else "q"

    start = ("--terminal", "--game", game, "--you", ",".join(NAMES), "--humans", "2", "--seed", "6")
    code, _ = play(*start, "--players", str(players_for(game)), who=answer, terminal=True)
    assert code == 0
    *before, asked = calls
    assert len(before) == len(hasty)
    assert all(CALLED.findall(text) and not ASKED.findall(text) for text in before)
    assert ASKED.findall(asked)


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_no_hand_stays_on_a_screen_that_others_share(play: Play, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor above it, where one can scroll back: not when the next one is called, and not when the game is left."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    seen: list[str] = []

    def calls(text: str) -> bool:
        return "press Enter when nobody else is looking" in text

    def answers(text: str) -> str | None:
        seen.append(text)
        if calls(text):
            return ""
        # The second hand: in each game with secrets both are hidden then.
        return "q" if sum(not calls(each) for each in seen) > 1 else numbers_in(text)[0]

    start = ("--terminal", "--game", game, "--you", ",".join(NAMES), "--humans", "2", "--seed", "6")
    code, text = play(*start, "--players", str(players_for(game)), who=answers)
    assert code == 0
    hands = [number for number, each in enumerate(seen) if not calls(each)]
    assert len(hands) > 1
    for number, each in enumerate([*seen, text.removeprefix("".join(seen))]):
        wiped = each.rfind(terminal.NO_SCROLLING_BACK)
        assert (wiped >= 0) == (number not in hands), "wiped before each call, and at the end"
        assert number in hands or not ASKED.findall(each[wiped:])


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_nobody_types_the_move_of_another(play: Play, game: str) -> None:
    def other(text: str) -> str | None:
        if CALLED.findall(text):
            return ""
        if not ASKED.findall(question_in(text)):
            return "q"
        asked = NAMES.index(ASKED.findall(question_in(text))[-1])
        rules = registry.find(game).rules(Setup(players_for(game)))
        mine = next(rules.text(*move) for move in some_moves(game) if move.seat == asked)
        return f"{1 - asked}{mine[1:]}"

    start = ("--terminal", "--game", game, "--you", ",".join(NAMES), "--humans", "2", "--seed", "6")
    code, text = play(*start, "--players", str(players_for(game)), who=other)
    assert code == 0
    assert "It is not for seat" in text


def some_moves(game: str) -> list[Move]:
    trial = Trial(registry.find(game), players_for(game), 6)
    return [Move(ply.seat, ply.action) for ply in trial.plies]
