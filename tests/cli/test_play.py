"""Playing in the terminal, by lines that are fed in."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

import pytest

from speicherstadt_app.cli import main
from speicherstadt_app.store.library import open_library
from tests.cli.transcript import numbers_in, question_in, records_in

Answer = Callable[[str], str | None]


class Typed(io.TextIOBase):
    """Somebody who answers what has been printed since the last answer; nothing means that nobody answers any more."""

    def __init__(self, answer: Callable[[str], str | None], heard: Callable[[], str], terminal: bool) -> None:
        self._answer = answer
        self._heard = heard
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        answer = self._answer(self._heard())
        return "" if answer is None else f"{answer}\n"


class Play:
    """Runs `play` in this process."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(
        self, *arguments: str, lines: Iterable[str] = (), who: Answer | None = None, terminal: bool = False
    ) -> tuple[int, str]:
        """Exit code and everything printed; `who` answers after the lines."""
        heard: list[str] = []
        left = iter(lines)

        def hear() -> str:
            out, err = self._capsys.readouterr()
            heard.append(out + err)
            return heard[-1]

        def answer(text: str) -> str | None:
            line = next(left, None)
            return line if line is not None or who is None else who(text)

        self._monkeypatch.setattr(sys, "stdin", Typed(answer, hear, terminal))
        code = main(["--data", str(self.folder), "play", *arguments])
        hear()
        text = "".join(heard)
        assert "Traceback" not in text
        return code, text


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    monkeypatch.setenv("COLUMNS", "100")
    return Play(tmp_path / "data", monkeypatch, capsys)


ALONE = ("--you", "Ada", "--players", "2", "--seed", "18")


def test_input_that_ends_saves_and_leaves_with_a_sentence(play: Play) -> None:
    code, text = play(*ALONE, lines=["1", "2"])
    assert code == 0
    assert text.endswith("Nothing more can be read here.\nThe game is saved: the next start continues it.\n")
    code, text = play("--resume")
    assert code == 0
    assert "Ada: Where does your third worker go?" in text


def test_after_a_break_everything_is_told_in_the_order_in_which_it_happened(play: Play) -> None:
    told = ("--you", "Anna", "--players", "2", "--bots", "random", "--seed", "5")
    play(*told, lines=["1", "1", "1", "1", "q"])
    _, text = play("--resume", lines=["q"])
    order = ["Income:", "Round 2", "The bell goes to", "1 Warehouse."]
    places = [text.index(words) for words in order]
    assert places == sorted(places)


def test_input_that_ends_before_the_game_begins_begins_none(play: Play) -> None:
    code, text = play(lines=["Ada"], terminal=True)
    assert code == 0
    assert "no game was begun" in text
    assert records_in(play.folder) == []


def test_without_an_input_nothing_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["--data", str(tmp_path / "data"), "play"]) == 1
    assert "there is no standard input to read moves from. Start it in a terminal." in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_choices_are_taken_by_number_and_by_words(play: Play) -> None:
    def first_decisions(*lines: str) -> list[str]:
        play(*ALONE, lines=lines)
        [moves] = [moves for _, _, moves in records_in(play.folder)][:1]
        return [move for move in moves if move.startswith("0 ")]

    assert first_decisions("2", "3") == first_decisions("place 2", "PLACE  3") == first_decisions("0 place 2", "3")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("9", "There is no choice '9': choose one of 1, 2, 3."),
        ("0", "There is no choice '0'"),
        ("9" * 10_000, "There is no choice"),
        ("place 4", "There are only 3 columns."),
        ("place", "It must be 'place COLUMN'."),
        ("buy", "'0 buy' is not possible in the phase demand."),
        ("1 place 1", "It is not for seat 1 to move"),
        ("* deal E-fire", "It is not for chance to move"),
        ("sing", "There is no verb 'sing'"),
        ("\x00\x1b[2J", "There is no verb"),
        ("x" * 10_000, "No move is as long as that."),
        ("u", "Nobody has decided anything yet."),
        ("r", "There is nothing to redo."),
        ("h", "a move as records write it, such as\n  place 1\n"),
        ("s", "The score as it stands"),
    ],
)
def test_any_line_gets_an_answer_and_the_question_stays_open(play: Play, line: str, answer: str) -> None:
    code, text = play(*ALONE, lines=[line, "2"])
    assert code == 0
    assert answer in text
    assert "\x1b" not in text
    [(_, _, moves)] = records_in(play.folder)
    assert [move for move in moves if move.startswith("0 ")] == ["0 place 2"]


def test_enter_repeats_the_question(play: Play) -> None:
    _, text = play(*ALONE, lines=[""])
    assert text.count("Ada: Where does your first worker go?") == 2


def test_the_same_seed_deals_the_same_cards(play: Play) -> None:
    _, first = play(*ALONE)
    _, second = play(*ALONE)
    _, other = play(*ALONE[:-1], "19")
    assert first == second != other


def in_round_two(*answers: str) -> Answer:
    """Takes the first choice up to the second round, then gives these answers."""
    left = iter(answers)
    begun = False

    def answer(text: str) -> str | None:
        nonlocal begun
        begun = begun or "\nRound 2 · " in text
        return next(left, None) if begun else numbers_in(text)[0]

    return answer


def test_to_go_back_behind_a_reveal_is_asked_for_and_counts_as_help(play: Play) -> None:
    _, text = play(*ALONE, who=in_round_two("u", "n", ""))
    assert "will not count" in text
    assert "Taken back" not in text
    assert not records_in(play.folder)[0][1]
    _, text = play(*ALONE, who=in_round_two("u", "y"))
    assert "Taken back" in text
    assert records_in(play.folder)[0][1]


def test_a_hint_is_asked_for_twice_and_counts_as_help(play: Play) -> None:
    _, text = play(*ALONE, lines=["hint", "n", ""])
    assert "will not count" in text
    assert " %: Ada → " not in text
    assert not records_in(play.folder)[0][1]
    _, text = play(*ALONE, lines=["hint", "y", "hint"])
    assert len(re.findall(r"^ *\d+ %(, equally good)?: Ada → ", text, re.MULTILINE)) > 2
    assert text.count("The reasons hold if play goes on as expected.") == 2
    assert text.count("A hint all the same? [y/N]") == 1
    assert records_in(play.folder)[0][1]


def test_two_people_see_names_and_agree_to_an_undo(play: Play) -> None:
    people = ("--humans", "2", "--you", "Ada, Bo", "--seed", "18")
    _, text = play(*people, lines=["1", "u", "", "u", "y"])
    assert "Bo: Where does your first worker go?" in text
    assert text.count("Ada decided last. Ada, do you agree? [y/N]") == 2
    assert text.count("Taken back: Ada → ") == 1
    assert text.count("Ada: Where does your first worker go?") == 2


def test_two_people_are_both_asked_before_the_game_counts_for_nobody(play: Play) -> None:
    people = ("--humans", "2", "--you", "Ada, Bo", "--seed", "18")
    _, text = play(*people, lines=["hint", "", "1"])
    assert "in anyone's statistics. Do Ada and Bo agree? [y/N]" in " ".join(text.split())
    assert not records_in(play.folder)[0][1]
    _, text = play(*people, who=in_round_two("u", "y", "y"))
    assert "in anyone's statistics. Do Ada and Bo agree? [y/N]" in " ".join(text.split())
    assert records_in(play.folder)[0][1]


def test_a_shipping_can_be_finished_at_once_and_taken_back_at_once(play: Play) -> None:
    questions: list[str] = []
    state = "before"

    def answer(text: str) -> str | None:
        nonlocal state
        if "[y/N]" in text:
            return "y"
        if state == "undone" or (
            state == "before" and "as suggested: " in text and "suggested: Load" in question_in(text)
        ):
            questions.append(question_in(text))
            state = "shipped" if state == "before" else "over"
            return "1" if state == "shipped" else None
        if state == "shipped":
            state = "undone"
            return "u"
        return numbers_in(text)[0]

    _, text = play(*ALONE, who=answer)
    before, after = questions
    assert before == after
    assert "Taken back: Ada" in text


def test_no_line_is_wider_than_the_terminal(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, text = play(*ALONE, who=in_round_two("h", "s", "", "1"))
    # What is typed doesn't show here, so what answers it stands right behind the prompt.
    assert max(len(line) for line in text.replace("> ", "\n").splitlines()) <= 60


def test_what_cannot_be_saved_is_said_at_every_question_and_at_the_end(play: Play) -> None:
    play.folder.write_text("in the way")
    code, text = play(*ALONE, lines=["1", "2", "q"])
    assert code == 1
    assert "in memory only" in text
    assert text.count("The game is not being saved: ") == 3
    assert "speicherstadt: the game is not saved since move 1" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "6"], "between 2 and 5"),
        (["--players", "two"], "'two' is no whole number"),
        (["--humans", "0"], "between 1 and 5"),
        (["--seed", "-1"], f"between 0 and {'9' * 18}."),
        (["--bots", "greedy,clever"], "there is no level 'clever'; this program knows apprentice"),
        (["--bots", ""], "there is no level ''"),
        (["--bots", "clerk:clever"], "there is no style 'clever'"),
        (["--bots", "clerk@100"], "'clerk@100' has a budget, which only an arena gives"),
        (["--you", "Ada,Bo", "--humans", "1"], "there are 2 names for 1 person"),
        (["--you", ""], "the name '' can't be taken"),
        (["--you", "Ada,\u202eBo"], "invisible characters"),
        (["--you", "x" * 50], "at most 40 characters"),
        (["--players", "2", "--humans", "2", "--bots", "greedy"], "2 people and 1 computer player are not 2 players"),
        (["--humans", "5", "--bots", "greedy"], "5 people and 1 computer player are not 6 players"),
        (["--resume", "--seed", "3"], "--resume goes on with a game as it is"),
        (["--resume"], "there is no unfinished game"),
    ],
)
def test_what_cannot_be_meant_is_refused_with_a_sentence(play: Play, arguments: list[str], sentence: str) -> None:
    code, text = play(*arguments)
    assert code in {1, 2}
    assert text.startswith("speicherstadt: ")
    assert sentence in text
    assert not play.folder.exists() or records_in(play.folder) == []


@pytest.mark.parametrize(
    ("arguments", "names", "levels"),
    [
        (["--you", "Ada"], ["Ada", "Kontor", "Michel", "Alster"], ["apprentice"] * 3),
        (["--you", "Ada", "--players", "2"], ["Ada", "Kontor"], ["apprentice"]),
        (["--you", "Ada", "--bots", "random,greedy"], ["Ada", "Kontor", "Michel"], ["random", "greedy"]),
        (
            ["--you", "Ada", "--bots", "random,greedy", "--players", "5"],
            ["Ada", "Kontor", "Michel", "Alster", "Elbe"],
            ["random", "greedy", "random", "greedy"],
        ),
        (["--you", "Kontor", "--players", "2"], ["Kontor", "Michel"], ["apprentice"]),
        (["--you", "Ada,Bo"], ["Ada", "Bo"], []),
        (["--you", "Ada", "--humans", "3", "--bots", "random"], ["Ada", "Player 2", "Player 3", "Kontor"], ["random"]),
    ],
)
def test_arguments_say_who_plays(play: Play, arguments: list[str], names: list[str], levels: list[str]) -> None:
    play(*arguments)
    with closing(open_library(play.folder)) as library:
        [card] = library.cards()
        players = library.record(card.id).players
    assert [player.name for player in players] == names
    assert [player.more["level"] for player in players if player.kind == "ai"] == levels


def test_a_computer_player_may_have_a_style(play: Play) -> None:
    play("--you", "Ada", "--bots", "clerk:miser,greedy")
    with closing(open_library(play.folder)) as library:
        [card] = library.cards()
        bots = library.record(card.id).players[1:]
    assert [bot.more for bot in bots] == [{"level": "clerk", "style": "miser"}, {"level": "greedy"}]
