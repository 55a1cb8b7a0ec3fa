"""A game in a list and on the start page, in a few words."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QLocale

from speicherstadt_app.engine.occasion import Occasion
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING
from speicherstadt_app.games.speicherstadt.words.progress import progress_of, season_of, where
from speicherstadt_app.play.start import BRANCH_PLY
from speicherstadt_app.store.shapes import GameEntry, Progress
from speicherstadt_app.ui.home.games import day_text, row_of
from speicherstadt_app.ui.home.looking_in import continue_card
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.store_words import why_not_kept
from tests.games.speicherstadt.variants import OPTIONS
from tests.ui.memory_folder import entry
from tests.ui.tables import golden, plies

TODAY = date(2026, 11, 18)
GAME = "two-players-play-sixteen-rounds"
COMPANY = (Player("Mara", "human"), Player("Kontor", "ai", {"level": "greedy"}))


def card(**more: object) -> GameEntry:
    progress = Progress("demand", (0,), (3, 9), {"coins": [7, 4]}, "spring", 7, 16)
    return replace(entry("g1", COMPANY, progress), **more)  # type: ignore[arg-type]


def test_an_unfinished_game_says_how_far_it_is() -> None:
    row = row_of(card(), TODAY)
    assert (row.title, row.subtitle) == ("Mara and Kontor", "Spring, round 7 of 16")
    assert [seat["purse"] for seat in row.seats] == [7, 4]
    assert row.canOpen
    assert row.spoken.startswith("Mara and Kontor. Die Speicherstadt. Spring, round 7 of 16. ")


def test_characters_go_by_their_names_and_people_as_they_are(qapp: object) -> None:
    miser, named = {"level": "greedy", "character": "miser"}, Player("Otto", "human")
    players = (Player("Pfeffersack", "ai", miser), Player("Bo", "ai", {"character": "nobody"}), named)
    language = Language()
    language.speak("fr")
    try:
        progress = Progress("demand", (0,), (3, 9, 1), {"coins": [7, 4, 0]}, "spring", 7, 16)
        row = row_of(card(players=players, progress=progress, state="finished", winners=(0,)), TODAY)
        assert row.title == "Otto Pauls, Bo et Otto"
        assert row.subtitle.startswith("Otto Pauls ")
        assert [seat["name"] for seat in row.seats] == ["Otto Pauls", "Bo", "Otto"]
        record = Record("speicherstadt", 1, players[:2], 0, ())
        assert [seat["name"] for seat in continue_card("g1", record, 0).seats] == ["Otto", "Bo"]
    finally:
        language.fall_silent()


def test_a_finished_game_says_who_won() -> None:
    assert row_of(card(state="finished", winners=(1,)), TODAY).subtitle == "Kontor won, 9 points"
    shared = row_of(card(state="finished", winners=(0, 1)), TODAY)
    assert shared.subtitle == "Mara and Kontor share the victory, 9 points"
    assert not shared.canOpen


def test_help_and_damage_are_said() -> None:
    row = row_of(card(assisted=True), TODAY)
    assert (row.tag, row.note) == ("With help", "does not count")
    damaged = row_of(entry("g1", whole=False), TODAY)
    assert (damaged.state, damaged.canOpen) == ("damaged", False)
    assert "repaired" in damaged.note


@pytest.mark.parametrize(
    ("moment", "words"),
    [("2026-11-18T12:00:00.000Z", "Today"), ("2026-11-17T12:00:00.000Z", "Yesterday"), ("", ""), ("nonsense", "")],
)
def test_days_in_words(moment: str, words: str) -> None:
    assert day_text(moment, TODAY) == words


def test_older_days_are_written_as_the_language_writes_them() -> None:
    QLocale.setDefault(QLocale("de"))
    try:
        assert day_text("2026-10-03T12:00:00.000Z", TODAY) == "Samstag, 3. Oktober 2026"
    finally:
        QLocale.setDefault(QLocale("en"))


@pytest.mark.parametrize(
    ("players", "round_", "season"),
    [(2, 1, "winter"), (2, 4, "winter"), (2, 5, "spring"), (2, 16, "autumn"), (5, 3, "spring"), (5, 8, "autumn")],
)
def test_a_round_has_the_season_of_its_first_card(players: int, round_: int, season: str) -> None:
    assert season_of(players, round_) == season


def test_where_a_game_stands() -> None:
    assert where(progress_of(3, 12)) == "Autumn, round 12 of 12"


def game_at(phase: int) -> Record:
    record = replace(golden(GAME), players=COMPANY)
    ply = plies(record, lambda state: state.phase == phase and state.mover == 0)[0]
    return replace(record, moves=record.moves[:ply], result=None, seed=None)


@pytest.mark.parametrize(
    ("phase", "whose", "detail"),
    [
        (DEMAND, "your turn: place a worker", "You have "),
        (PURCHASE, "your turn: buy or pass", "Buy "),
        (SHIPPING, "your turn: ship your goods", " to place."),
    ],
)
def test_the_start_page_says_what_waits(phase: int, whose: str, detail: str) -> None:
    found = continue_card("g1", game_at(phase), 0)
    assert found.subtitle.endswith(f", {whose}")
    assert detail in found.detail
    assert [seat["name"] for seat in found.seats] == ["Mara", "Kontor"]
    assert (found.others, found.othersText) == (0, "")


def test_among_several_people_the_start_page_names_the_one_who_decides() -> None:
    record = replace(game_at(DEMAND), players=(COMPANY[0], Player("Bo", "human")))
    found = continue_card("g1", record, 1)
    assert found.subtitle.endswith(", Mara decides")
    assert found.detail == ""
    assert found.othersText == "1 more unfinished game"


REASONS = ("disk_full", "folder_gone", "read_only", "busy", "newer", "damaged", "failed")


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_not_to_keep_has_one_next_step(reason: str) -> None:
    sentence = why_not_kept(reason, "in English")
    assert sentence.startswith("The game is not being saved: ")
    assert "in English" not in sentence
    assert sentence.count(".") == 2


def test_a_reason_that_nobody_knows_is_told_as_it_came() -> None:
    assert why_not_kept("unheard of", "the moon is full.").endswith("the moon is full.")


def test_a_game_with_a_box_of_ones_own_names_it() -> None:
    assert row_of(card(), TODAY).tag == ""
    row = row_of(card(options=OPTIONS["wild"], assisted=True), TODAY)
    assert row.tag == "Card set: Wild · With help"
    assert row.tag in row.spoken


BRAINS = tuple(replace(player, kind="ai") for player in COMPANY)


@pytest.mark.parametrize(
    ("more", "tag", "counts"),
    [
        ({"meta": Occasion("challenge", "bare_heads", counts=False).to_meta()}, "Challenge: Bare heads", False),
        ({"meta": Occasion("challenge", "of a later program", counts=False).to_meta()}, "Challenge", False),
        ({"meta": Occasion("day", "2026-11-18", 1).to_meta()}, "Game of the day", True),
        ({"meta": Occasion("day", "2026-11-18", 2, counts=False).to_meta()}, "Game of the day, for practice", False),
        ({"meta": Occasion("code").to_meta()}, "From a code", True),
        ({"meta": Occasion("rematch", counts=False).to_meta()}, "The same cards again", False),
        ({"meta": {BRANCH_PLY: 12}, "assisted": True}, "From a replay", False),
        ({"players": BRAINS}, "Watched", False),
    ],
)
def test_a_game_begun_for_more_than_itself_says_so_and_whether_it_counts(
    more: dict[str, object], tag: str, counts: bool
) -> None:
    row = row_of(card(**more), TODAY)
    assert (row.tag, row.note) == (tag, "" if counts else "does not count")
    assert tag in row.spoken
