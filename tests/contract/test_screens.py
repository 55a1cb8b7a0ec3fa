"""Every game at the table on screen, without a picture of it: two people in turn, with a curtain between them where
there are secrets, and what happens told to the one who looks."""

import asyncio
from itertools import cycle
from typing import Any

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.play.advising import Adviser
from speicherstadt_app.play.notices import DecisionAsked, GameFinished
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.advice import AREA, MOVES
from speicherstadt_app.ui.table.live import Table
from tests.contract.every import FOR_SEVERAL, GAMES, WITH_SECRETS, card_of, players_for
from tests.play.players import Inline, Watch, instant, playing
from tests.ui.table.live import Punctual

pytestmark = pytest.mark.usefixtures("qapp")

MOST_TAPS = 30
MOST_TURNS = 2_000


def tables(
    game: str, people: int, players: int, *, seed: int = 41, adviser: Adviser | None = None, **preferences: Any
) -> tuple[PlayedTable, Table]:
    sitters = [
        Player(f"Person {seat}", "human") if seat < people else Player(f"Bot {seat}", "ai", {"level": "random"})
        for seat in range(players)
    ]
    played = PlayedTable(
        registry.find(game), Dealer(registry.find(game), players, seed), sitters, Inline(), pace=instant()
    )
    settings = Settings(Preferences(language="en", speed="instant", **preferences))
    return played, Table(played, settings, adviser)


def seen_on(table: Table) -> Any:
    """What QML reads: Qt's properties have no types for mypy."""
    return table


def chosen(table: Table, played: PlayedTable, seat: Seat) -> None:
    """Somebody who decides by lot presses whatever is to be pressed for it."""
    legal = played.legal(seat)
    wanted = Stream(1, "screen", played.ply).choice(legal)
    move = played.rules.text(seat, wanted).partition(" ")[2]
    session = table.session
    for _ in range(MOST_TAPS):
        if seat not in played.asked:
            return
        token = session.presenter.next_token(session.scene(), [move])
        yes = next(button for button in seen_on(table).prompt.slots.rows if button.slot == "yes")
        if yes.enabled and yes.token == token:
            table.press("yes")
        else:
            table.choose(token)
    raise AssertionError(f"{move} is never done")


@pytest.mark.parametrize("game", FOR_SEVERAL)
@pytest.mark.parametrize(
    "ways",
    [
        # Whoever changes the setting from decision to decision, lots come to each kind of decision in each way.
        ("immediate", "twice", "button"),
        *(pytest.param((way,), marks=pytest.mark.long) for way in ("immediate", "twice", "button")),
    ],
    ids="+".join,
)
def test_a_whole_game_of_two_people_by_taps(game: str, ways: tuple[str, ...]) -> None:
    players = players_for(game)
    # A short game in which each kind of decision comes.
    played, table = tables(game, 2, players, seed=13903)
    settings, confirms = table._settings, cycle(ways)
    refused: list[str] = []
    table.refused.connect(refused.append)
    called: list[Seat] = []

    async def scene(watch: Watch) -> None:
        while not played.over:
            if table.session.me not in played.asked or table.session.moments.event is not None:
                table.goOn()
                await asyncio.sleep(0)
                continue
            seat = table.session.me
            assert seat in played.asked
            if seen_on(table).banner.value.visible:
                called.append(seat)
                check_covered(game, table, played)
                table.greeted()
            assert not seen_on(table).banner.value.visible
            assert table.value.myTurn
            assert not seen_on(table).prompt.value.waiting
            settings.show(settings.value._replace(confirm=next(confirms)))
            chosen(table, played, seat)
            await asyncio.sleep(0)

        table.goOn()

    watch = asyncio.run(playing(played, scene))
    assert watch.of(GameFinished)
    assert {0, 1} == {*called}
    assert seen_on(table).end.value.visible
    assert refused == []
    assert seen_on(table).log.rows


def check_covered(game: str, table: Table, played: PlayedTable) -> None:
    """Before somebody is there, what is shown is what everybody knows."""
    view = table.session.scene().view if hasattr(table.session.scene(), "view") else None
    if not card_of(game).open:
        assert table.session.viewer is None
        assert view == played.view(None)


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_the_screen_of_a_person_tells_what_that_person_saw(game: str) -> None:
    played, table = tables(game, 2, players_for(game, 3))
    played.listen(lambda _: table.goOn())  # what the game stops at is looked at

    async def scene(watch: Watch) -> None:
        for _ in range(6):
            await watch.until(DecisionAsked)
            while played.asked:
                if table.session.me not in played.asked:
                    await asyncio.sleep(0)
                    continue
                screen, seat = seen_on(table), table.session.me
                if screen.banner.value.visible:
                    assert events_told(table) == [event for turn in played.turns for event in turn.seen_by(None)]
                    table.greeted()
                viewer, openly = table.session.viewer, played.rules.decides_openly(played.view(seat), seat)
                assert viewer == seat or (viewer is None and openly), "who decides openly may be looked at by all"
                assert events_told(table) == [event for turn in played.turns for event in turn.seen_by(viewer)]
                assert screen.log.rows
                chosen(table, played, seat)
                await asyncio.sleep(0)

    asyncio.run(playing(played, scene))


def events_told(table: Table) -> list[Event]:
    return list(table.session.log.seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_decisions_that_can_be_taken(game: str) -> None:
    played, table = tables(game, 1, card_of(game).seats[0], adviser=Punctual())

    async def scene(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        screen = seen_on(table)
        table.hint()
        for _ in range(MOST_TURNS):
            await asyncio.sleep(0)
            if screen.question.value.visible:
                table.answer(True)
            elif screen.advice.value.stage == AREA:
                table.hint()
            elif screen.advice.value.stage == MOVES:
                break
        rows = screen.advice.rows.rows
        assert rows
        assert all(row.text and "%" not in row.text for row in rows)
        ply = played.ply
        table.tryOut(rows[0].token)
        assert played.ply == ply, "what is tried out is not done"
        assert played.assisted

    asyncio.run(playing(played, scene))
