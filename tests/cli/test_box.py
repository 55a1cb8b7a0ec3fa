"""`box`, and the other commands with a card table of one's own, as somebody at a terminal sees them."""

import json
from pathlib import Path

import pytest

from speicherstadt_app.engine.record import read_record
from speicherstadt_app.games.speicherstadt.rules.boxes import box_name, options_of
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.store.library import open_library
from tests.cli.conftest import Say
from tests.games.speicherstadt.variants import PRINTED, PRINTED_FILE, WILD_FILE, changed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "Grandma's deck.csv"
    file.write_text(PRINTED_FILE, "utf-8")
    return file


def test_the_standard_table_can_be_written_changed_and_checked(say: Say, tmp_path: Path) -> None:
    said = say("box", "standard")
    assert (said.code, said.err) == (0, "")
    file = tmp_path / "mine.csv"
    file.write_text(changed(("C-bank", "C-bank,C,office,,,,,"), text=said.out), "utf-8")
    refused = say("box", "check", file)
    assert refused.code == 1
    assert "mine.csv: There are 5 cards of the kind office, and 4 are the most" in refused.err
    file.write_text(changed(("D-chamber", "D-chamber,D,bank,,,,,"), text=said.out), "utf-8")
    assert "2 cards of the kind bank" in say("box", "check", file).err
    file.write_text(changed(("D-michael", "D-michael,D,church,,5,,,"), text=said.out), "utf-8")
    assert say("box", "check", file).out == "mine can be played with: 1 card different from the standard table.\n"


def test_the_standard_table_itself_is_no_box_of_ones_own(say: Say, tmp_path: Path) -> None:
    for split in ("comma", "semicolon", "tab"):
        file = tmp_path / "same.csv"
        file.write_text(say("box", "standard", "--split", split).out, "utf-8")
        assert "These are the cards of the standard table" in say("box", "check", file).err


def test_show_says_what_is_in_it_and_what_is_other(say: Say, tmp_path: Path, file: Path) -> None:
    shown = say("box", "show", file).out
    assert "Winter: 5-point contract (coffee, saffron) instead of 5-point contract (tea, rubber)" in shown
    assert "Autumn: firefighters (strength 6) instead of firefighters (strength 5)" in shown
    assert "With 2 players without: firefighters (strength 3) and port" in shown
    assert shown.count(" instead of ") == 5
    wild = tmp_path / "wild.csv"
    wild.write_text(WILD_FILE, "utf-8")
    assert "Autumn: others go without ship" in say("box", "show", wild).out
    usual = say("box", "show").out
    assert "instead of" not in usual


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "The file has no table"),
        (b"\xff\x00", "not UTF-8"),
        (b"a,b\n1,2\n", "is missing"),
        (b"x" * 70_000, "larger than 64 kB"),
        (None, "there is no file"),
    ],
    ids=["empty", "no text", "another table", "too large", "not there"],
)
@pytest.mark.parametrize("command", [("box", "check"), ("box", "show"), ("simulate", "--box"), ("play", "--box")])
def test_what_is_no_card_table_is_refused_everywhere_in_one_sentence(
    say: Say, tmp_path: Path, command: tuple[str, str], content: bytes | None, why: str
) -> None:
    file = tmp_path / "odd.csv"
    if content is not None:
        file.write_bytes(content)
    said = say("--data", tmp_path / "data", *command, file)
    assert said.code == 1
    assert why in said.err
    assert said.err.count("\n") == 1


def test_simulated_games_carry_the_box_and_verify_where_nobody_has_the_file(
    say: Say, tmp_path: Path, file: Path
) -> None:
    games = tmp_path / "games.speicher.jsonl"
    said = say("simulate", "--players", 3, "--games", 4, "--bots", "random,greedy", "--box", file, "--record", games)
    assert (said.code, said.err) == (0, "")
    file.unlink()
    options = [json.loads(line)["options"] for line in games.read_text("utf-8").splitlines()]
    assert len(options) == 4
    assert all(each["box"]["name"] == "Grandma's deck" for each in options)
    assert all(each["box"]["cards"] == options_of(PRINTED)["box"]["cards"] for each in options)  # type: ignore[index]
    assert say("verify", games).code == 0
    assert "5-point contract" in say("show", games, "--moves").out


def test_several_processes_play_the_same_games_with_it(say: Say, tmp_path: Path, file: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for out, jobs in ((one, 1), (two, 2)):
        say("simulate", "--games", 20, "--bots", "random", "--box", file, "--record", out, "--jobs", jobs)
    assert one.read_bytes() == two.read_bytes()


def test_a_game_begun_with_it_is_kept_counted_exported_and_taken_over_with_it(
    say: Say, tmp_path: Path, file: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    said = say("--data", here, "play", "--you", "Anna", "--players", 2, "--box", file, "--seed", 3, stdin=b"")
    assert said.code == 0
    file.unlink()
    library = open_library(here)
    try:
        (game_id,) = library.unfinished()
        record = library.record(game_id)
        assert box_name(record.options) == "Grandma's deck"
    finally:
        library.close()
    resumed = say("--data", here, "play", "--resume", stdin=b"")
    assert (resumed.code, "Traceback" in resumed.err) == (0, False)
    archive = tmp_path / "everything.speicher"
    assert say("--data", here, "data", "export", archive).code == 0
    assert say("--data", there, "data", "import", archive).code == 0
    library = open_library(there)
    try:
        assert library.record(game_id).options == record.options
    finally:
        library.close()
    assert say("--data", there, "data", "check").code == 0


def test_statistics_are_filtered_by_the_name_of_the_box(say: Say, tmp_path: Path, file: Path) -> None:
    games, folder = tmp_path / "games.speicher.jsonl", tmp_path / "data"
    say("simulate", "--players", 2, "--games", 3, "--bots", "random", "--box", file, "--record", games)
    lines = games.read_text("utf-8").splitlines()
    assert read_record(lines[0]).options
    library = open_library(folder)
    anna = library.profiles.create("Anna", "crane", "red", "en").id
    library.close()
    mine = []
    for line in lines:
        data = json.loads(line)
        data["players"][0] = {"name": "Anna", "kind": "human", "profile": anna}
        mine.append(json.dumps(data))
    games.write_text("\n".join(mine) + "\n", "utf-8")
    assert say("--data", folder, "data", "import", games).code == 0

    def counted(variant: str) -> int:
        said = say("--data", folder, "stats", "--profile", "Anna", "--variant", variant, "--json", "--table", "history")
        assert said.code == 0, said.err
        return len(json.loads(said.out)["history"])

    assert counted("Grandma's deck") == 3
    assert counted("standard") == 0
    shown = say("--data", folder, "stats", "--profile", "Anna", "--variant", "Grandma's deck").out
    assert "variant Grandma's deck" in shown
    unknown = say("--data", folder, "stats", "--profile", "Anna", "--variant", "Opa's")
    assert unknown.code == 2
    assert "There are 'standard' and 'Grandma's deck'." in unknown.err


def test_the_standard_table_shows_how_sure_its_cards_are(say: Say) -> None:
    usual = say("box", "show").out
    for word, label in (("likely", "Likely, but said nowhere outright"), ("reconstructed", "Reconstructed")):
        assert f"{label} ({sum(card.sure == word for card in standard_box().cards)}): " in usual
