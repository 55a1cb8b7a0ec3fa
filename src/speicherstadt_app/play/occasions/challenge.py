"""How a challenge is begun: its table, its cards, what lies behind it, and what its record tells of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, cast

from speicherstadt_app.engine.challenge import MISSED, OPEN, REACHED, Beginning, Challenge, Standing, Wish
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.occasion import CHALLENGE, Occasion
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.engine.rules import Event, Setup
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions.code import Deal, Opponent
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.ports import GameStore
from speicherstadt_app.play.start import begin
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.thinking import AskBrain


class Challenges(Protocol):
    """What a game's `extras/challenges.py` brings."""

    @property
    def CHALLENGES(self) -> Sequence[Challenge]: ...  # noqa: N802
    def beginning(self, name: str) -> Beginning: ...
    def standings(self, challenge: Challenge, setup: Setup, events: Iterable[Event]) -> Sequence[Standing]:
        """How it stands with everything that is asked for, after all that the person's seat has noticed."""
        ...

    def title(self, name: str) -> str: ...
    def lead(self, name: str) -> str:
        """What sort of task it is."""
        ...

    def goal(self, challenge: Challenge) -> str:
        """All that is asked for, in a sentence or a few."""
        ...

    def wish_text(self, wish: Wish) -> str:
        """One thing that is asked for."""
        ...

    def standing_text(self, standing: Standing) -> str:
        """How it stands with it."""
        ...


def challenges_of(game_id: str) -> Challenges | None:
    return cast("Challenges | None", registry.part(game_id, "extras.challenges"))


def find_challenge(game_id: str, name: str) -> Challenge | None:
    """A challenge that this program knows."""
    of_game = challenges_of(game_id)
    listed = () if of_game is None else of_game.CHALLENGES
    return next((challenge for challenge in listed if challenge.name == name), None)


def deal_of(game_id: str, challenge: Challenge) -> Deal:
    seats = tuple(None if seat is None else Opponent(*seat) for seat in challenge.seats)
    return Deal(seats, _of(game_id).beginning(challenge.name).seed, game_id)


def together(standings: Sequence[Standing]) -> str:
    """Reached once all is; missed as soon as one thing is."""
    states = {each.state for each in standings}
    return MISSED if MISSED in states else OPEN if OPEN in states else REACHED


def standings_of(record: Record, challenge: Challenge) -> Sequence[Standing]:
    """How it stands with a challenge after a recorded game."""
    rules = registry.find(record.game).rules(record.setup)
    match = Match(rules)
    events: list[Event] = []
    for text in record.moves:
        match.play_text(text, events.append)
    seen = (rules.seen_event(challenge.seat, event) for event in events)
    return _of(record.game).standings(challenge, record.setup, [event for event in seen if event is not None])


def begin_challenge(
    game_id: str,
    challenge: Challenge,
    players: Sequence[Player],
    thinker: AskBrain,
    *,
    store: GameStore | None = None,
    pace: Pace | None = None,
) -> Table:
    """It stands apart in the statistics: its cards are always the same."""
    beginning = _of(game_id).beginning(challenge.name)
    occasion = Occasion(CHALLENGE, challenge.name, counts=False)
    return begin(
        registry.find(game_id),
        players,
        beginning.seed,
        thinker,
        store=store,
        pace=pace,
        options=challenge.options,
        meta=occasion.to_meta(),
        moves=beginning.moves,
    )


def _of(game_id: str) -> Challenges:
    found = challenges_of(game_id)
    assert found is not None, f"{game_id} has no challenges"
    return found
