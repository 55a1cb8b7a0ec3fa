"""What chance brought each seat of a game, against what it could be expected to bring.

At every draw everybody knows what may come, and how likely each of it is. So what was drawn, less what was to be
expected then, comes to nothing over many draws, however well anybody plays: only a shuffle that favours somebody
would show.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import Box, numbers
from speicherstadt_app.games.speicherstadt.rules.goods import KINDS, count, size
from speicherstadt_app.games.speicherstadt.rules.rules import CUBES_ON_A_SHIP, GAME
from speicherstadt_app.games.speicherstadt.rules.state import State


class Chances(NamedTuple):
    """Of one seat: cubes drawn for ships that it had an open place for; points from fires, by the moment they came."""

    cubes: Drawn
    fires: Drawn

    def and_then(self, other: Chances) -> Chances:
        return Chances(self.cubes.and_then(other.cubes), self.fires.and_then(other.fires))


COUNTED: Final = Chances._fields
NOTHING: Final = Chances(Drawn(0, 0, 0), Drawn(0, 0, 0))


def chances_of(record: Record) -> tuple[Chances, ...]:
    """Of every seat of a game, as far as it was played; raises as `replay` does."""
    match: Match[Any] = Match(GAME.rules(record.setup))
    box: Box = match.rules.box  # type: ignore[attr-defined]
    found = [NOTHING] * len(record.players)
    for text in record.moves:
        seat, action = match.rules.parse(text)
        if seat == CHANCE:
            state = match.look(lambda now: now)
            drawn = _drawn(box, state, *act.deal_of(action))
            found = [before.and_then(more) for before, more in zip(found, drawn, strict=True)]
        match.play_text(text)
    return tuple(found)


def _drawn(box: Box, state: State, card: int, cargo: int) -> list[Chances]:
    """Of one card that was turned up, and of its cubes."""
    seats = range(len(state.coins))
    season = next(state.pile & season for season in box.seasons if state.pile & season)
    fires = [_of_fire(box, state, season, card, seat) for seat in seats]
    cubes = [_of_cubes(box, state, cargo, seat) for seat in seats]
    return [Chances(*each) for each in zip(cubes, fires, strict=True)]


def _of_fire(box: Box, state: State, season: int, card: int, seat: int) -> Drawn:
    """Whether the fire of this season came now, when it did to this seat what it did."""
    fires = numbers(season & box.fires)
    chance = 1 / season.bit_count()
    if not fires or chance == 1:
        # No fire to come, or nothing else: the last one of the game always comes so.
        return Drawn(0, 0, 0)
    strongest, weakest, mine = max(state.strength), min(state.strength), state.strength[seat]
    change = box.cards[fires[0]].value * ((mine == strongest) - (mine == weakest))
    return Drawn(change * (card in fires), change * chance, change**2 * chance * (1 - chance))


def _of_cubes(box: Box, state: State, cargo: int, seat: int) -> Drawn:
    """How many of a ship's cubes had an open place on this seat's contracts when they were drawn."""
    total = size(state.bag)
    if not cargo:
        return Drawn(0, 0, 0)
    open_places = [state.needs[box.contract_index[card]] for card in numbers(state.cards[seat] & box.contract_mask)]
    wanted = [good for good in KINDS if any(count(need, good) for need in open_places)]
    part = sum(count(state.bag, good) for good in wanted) / total
    # Drawn without putting back: with the last cubes of the bag nothing is left to chance.
    rest = (total - CUBES_ON_A_SHIP) / (total - 1)
    return Drawn(
        sum(count(cargo, good) for good in wanted), CUBES_ON_A_SHIP * part, CUBES_ON_A_SHIP * part * (1 - part) * rest
    )
