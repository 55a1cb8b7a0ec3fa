"""Opponents as persons: what they say is heard once, and their faces show how it goes for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.preferences import Preferences
from tests.ui.table.live import ANNA, Live, live

INSTANT = Preferences(language="en", speed="instant", logDetail="full")
FIRE_CAPTAIN = Player("Ida", "ai", {"level": "random", "character": "fire-captain"})
GROCER = Player("Emil", "ai", {"level": "random", "character": "grocer"})


def played_to_the_end(preferences: Preferences) -> tuple[Live, list[tuple[int, str]]]:
    heard: list[tuple[int, str]] = []

    async def scene(table: Live) -> None:
        table.table.spoke.connect(lambda sign, words: heard.append((sign, words)))
        await table.asked()
        while not table.played.over:
            table.decide()
            await table.turned()

    return live(ANNA, FIRE_CAPTAIN, GROCER, scene=scene, preferences=preferences), heard


@pytest.mark.usefixtures("qapp")
def test_what_opponents_say_is_heard_at_their_strips_and_read_out_once() -> None:
    table, heard = played_to_the_end(INSTANT)
    assert len(heard) > 2
    lines = [line for line in table.log if "“" in line]
    assert [f"{table.table.session.names[1 if sign == 1 else 2]}: “{words}”" for sign, words in heard] == lines
    for _, words in heard:
        assert sum(words in text for text, _ in table.announced) == 1, words


@pytest.mark.usefixtures("qapp")
def test_without_bubbles_it_stands_in_the_log_alone() -> None:
    table, heard = played_to_the_end(INSTANT._replace(speechBubbles=False))
    assert heard == []
    assert any("“" in line for line in table.log)


@pytest.mark.usefixtures("qapp")
def test_a_face_shows_a_mood_until_its_owner_moves_again_or_it_is_taken_back() -> None:
    met: set[str] = set()

    async def scene(table: Live) -> None:
        company = table.table.session.company
        await table.asked()
        while not table.played.over:
            arts = [strip["art"] for strip in table.rows(table.get("players")) if not strip["me"]]
            assert sorted(arts) == sorted(company.art()[1:]), "strips show the faces as they are"
            met.update(arts)
            table.decide()
            await table.turned()
        company.calm()
        assert company.art()[1:] == tuple(f"speicherstadt/characters/{who}" for who in ("fire-captain", "grocer"))

    live(ANNA, FIRE_CAPTAIN, GROCER, scene=scene, preferences=INSTANT)
    assert {art.rpartition("-")[2] for art in met} >= {"pleased", "annoyed"}


@pytest.mark.usefixtures("qapp")
def test_nobody_shows_what_has_not_been_told() -> None:
    """While a story goes on the faces are those of before."""

    async def scene(table: Live) -> None:
        company = table.table.session.company
        await table.asked()
        company.witness(1, ())
        before = company.art()
        company._coming[1] = "annoyed"
        assert company.art() == before
        table.table.told()
        assert table.rows(table.get("players"))[1]["art"].endswith("-annoyed")

    live(ANNA, FIRE_CAPTAIN, GROCER, scene=scene, preferences=INSTANT)


@pytest.mark.usefixtures("qapp")
def test_strips_say_who_opponents_are_and_how_strong() -> None:
    async def scene(table: Live) -> None:
        await table.asked()
        me, ida, emil = table.rows(table.get("players"))
        assert me["person"] == {}
        assert (ida["name"], ida["person"]["full"], ida["person"]["role"]) == ("Ida", "Ida Brandt", "Fire captain")
        assert emil["person"]["level"] == "Clerk"
        assert emil["person"]["rating"].isdigit()
        assert "Grocer" in emil["spoken"]

    clerk = replace(GROCER, more={"level": "clerk", "character": "grocer"})
    live(ANNA, FIRE_CAPTAIN, clerk, scene=scene, preferences=INSTANT)
