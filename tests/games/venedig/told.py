"""A game of Die Säulen von Venedig, move by move with the table before and after: what tests look back upon."""

from collections.abc import Mapping
from typing import cast

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules.box import ROLES, SHAPES, Box
from speicherstadt_app.games.venedig.rules.building import gains_of
from speicherstadt_app.games.venedig.rules.rules import GAME, VenedigRules
from speicherstadt_app.games.venedig.rules.state import State
from tests.games import told

Likings = Mapping[str, float]
"""How much players like a verb, `choose builder`, or `build bridge`; `points` is how much they look at their own."""


Turn = told.Turn[State]


class Told(told.Told[State]):
    """Setting up stands before the rounds by itself."""

    rules: VenedigRules

    @property
    def box(self) -> Box:
        return self.rules.box

    def round_of(self, state: State) -> int:
        return state.round


def told_record(record: Record) -> Told:
    rules = GAME.rules(record.setup)
    return Told(rules, map(rules.parse, record.moves))


def role_of(rules: VenedigRules, card: int) -> str:
    return ROLES[rules.box.role[card]]


def liking(likings: Likings, rules: VenedigRules, state: State, seat: Seat, action: int) -> float:
    """How much a move is liked: by its verb, and by the card, the role or the shape that it is about."""
    verb, *words = rules.text(seat, action).split(" ")[1:]
    weight = likings.get(verb, 1.0)
    if verb in {"choose", "use", "give"}:
        card = rules.box.card_number[words[-1]]
        weight *= likings.get(f"{verb} {role_of(rules, card)}", 1.0) * likings.get(f"{verb} {words[-1]}", 1.0)
    elif verb == "copy":
        weight *= likings.get(f"copy {role_of(rules, state.chosen[int(words[0])])}", 1.0)
    elif verb in {"build", "take"}:
        weight *= likings.get(f"{verb} {SHAPES[rules.box.shape[rules.box.tile_number[words[0]]]]}", 1.0)
        if verb == "build" and "points" in likings:
            gains = gains_of(rules.setting, state, seat, action)
            weight *= (
                max(gains[seat] - max(gains[other] for other in range(len(gains)) if other != seat), 0.1)
                ** (likings["points"])
            )
    return weight


def played(
    players: int, seed: int, likings: Likings | None = None, options: Mapping[str, object] | None = None
) -> Told:
    """A game dealt from a seed, all seats choosing at random by what they like."""
    dealer = Dealer(GAME, players, seed, options)
    rules = cast(VenedigRules, dealer.rules)
    stream = Stream(seed, "choices")
    match: Match[State] = Match(rules)
    dealer.serve(match)
    while match.actors:
        seat = stream.choice(match.actors)
        listed = match.legal(seat)
        action = listed[0]
        if len(listed) > 1:
            if likings:
                state = match.state
                weights = [liking(likings, rules, state, seat, one) for one in listed]
                point = stream.fraction() * sum(weights)
                for action, weight in zip(listed, weights, strict=True):  # noqa: B007
                    point -= weight
                    if point < 0:
                        break
            else:
                action = stream.choice(listed)
        match.play(seat, action)
        dealer.serve(match)
    return Told(rules, match.moves)
