"""The other side: rules that are broken on purpose are caught, each by the check that names the fault.

So a check that can't fail would show here. The kept games (kept_games.py) catch each of them, too.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from speicherstadt_app.engine import conformance as promises
from speicherstadt_app.engine.errors import EngineError, Illegal
from speicherstadt_app.engine.rules import Action, Rules, Seat, Setup
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.engine.trial import Broken, Trial
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.goods import CUBE, KINDS, count, kinds_of, parts
from speicherstadt_app.games.speicherstadt.rules.market import market_moves
from speicherstadt_app.games.speicherstadt.rules.rules import MUST_PASS, SpeicherstadtRules, Tell
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, State
from tests.games.speicherstadt import invariants
from tests.games.speicherstadt.kept_games import games, kept, played
from tests.games.speicherstadt.told import Told, told_game

Check = Callable[[Told], None]
BREACHES: list[Any] = []
DIFFERENT: list[Any] = []


@dataclass(frozen=True)
class GameOf:
    """Die Speicherstadt by these rules."""

    kind: type[SpeicherstadtRules]
    card = CARD

    def rules(self, setup: Setup) -> Rules[State]:
        return self.kind(setup, standard_box())


def caught_by(check: Check, words: str) -> Callable[[type[SpeicherstadtRules]], type[SpeicherstadtRules]]:
    """Marks rules as broken: this check must say these words of them, and both versions must differ."""

    def mark(kind: type[SpeicherstadtRules]) -> type[SpeicherstadtRules]:
        BREACHES.append(pytest.param(GameOf(kind), check, words, id=kind.__name__))
        DIFFERENT.append(pytest.param(GameOf(kind), id=kind.__name__))
        return kind

    return mark


def told_differently(kind: type[SpeicherstadtRules]) -> type[SpeicherstadtRules]:
    """Marks rules as broken in a way that only the comparison can see."""
    DIFFERENT.append(pytest.param(GameOf(kind), id=kind.__name__))
    return kind


@caught_by(invariants.check_cubes, "the cubes are")
class CubesOfADiscardedShipVanish(SpeicherstadtRules):
    def _discard(self, state: State, column: int, tell: Tell | None) -> None:
        state.freight[column] = 0
        super()._discard(state, column, tell)


@caught_by(invariants.check_cubes, "a cube returned to the bag")
class CubesOfADiscardedShipReturnToTheBag(SpeicherstadtRules):
    def _discard(self, state: State, column: int, tell: Tell | None) -> None:
        state.bag += state.freight[column]
        state.freight[column] = 0
        super()._discard(state, column, tell)


@caught_by(invariants.check_nothing_negative, "cubes below nothing")
class ContractsTakeMoreThanTheyHaveSpacesFor(SpeicherstadtRules):
    def _shipping_moves(self, state: State, seat: Seat) -> tuple[Action, ...]:
        listed = super()._shipping_moves(state, seat)
        contracts = [n for n in self.box.contracts if state.cards[seat] >> n & 1]
        more = [act.load(good, n) for good in KINDS for n in contracts if count(state.pool, good)]
        return tuple(dict.fromkeys([*more, *listed]))


@caught_by(invariants.check_nothing_negative, "coins or workers below nothing")
class BuyingOnCredit(SpeicherstadtRules):
    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        listed = super().legal(state, seat)
        return (act.BUY, act.PASS) if listed == MUST_PASS else listed


@caught_by(invariants.check_cards, "a card is in two places")
class TheNeighbourGetsTheCardToo(SpeicherstadtRules):
    def _buy(self, state: State, seat: Seat, tell: Tell | None) -> None:
        state.cards[seat - 1] |= 1 << state.row[state.column]
        super()._buy(state, seat, tell)


@caught_by(invariants.check_cards, "a seat lost a card")
class FirefightersAreDiscardedAfterAFire(SpeicherstadtRules):
    def _burn(self, state: State, card: int, tell: Tell | None) -> None:
        super()._burn(state, card, tell)
        firefighters = self.box.of_kind("firefighter")
        state.cards = [owned & ~firefighters for owned in state.cards]


@caught_by(invariants.check_coins, "after . buy the coins are")
class ThePriceIsOneTooHigh(SpeicherstadtRules):
    def _buy(self, state: State, seat: Seat, tell: Tell | None) -> None:
        state.coins[seat] -= 1
        super()._buy(state, seat, tell)


@caught_by(invariants.check_coins, "the coins are")
class TheBankPaysNothing(SpeicherstadtRules):
    def _income(self, state: State, tell: Tell | None) -> None:
        super()._income(state, tell)
        for seat, owned in enumerate(state.cards):
            state.coins[seat] -= bool(owned & self.box.banks)


@caught_by(invariants.check_fires, "gained 0")
class OnlyOneOfTheTiedIsStrongest(SpeicherstadtRules):
    def _burn(self, state: State, card: int, tell: Tell | None) -> None:
        super()._burn(state, card, tell)
        struck = list(state.fires[-1])
        gains = [seat for seat, points in enumerate(struck) if points > 0]
        for seat in gains[1:]:
            struck[seat] = 0
        state.fires = (*state.fires[:-1], tuple(struck))


@caught_by(invariants.check_fires, "gained")
class FirefightersCountOnlyOnce(SpeicherstadtRules):
    def _burn(self, state: State, card: int, tell: Tell | None) -> None:
        super()._burn(state, card, tell)
        state.strength = [0] * self.players


@caught_by(invariants.check_workers, "a ninth worker stands in a column")
class AColumnHoldsAnyNumber(SpeicherstadtRules):
    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        if state.phase == DEMAND and seat == state.mover:
            return tuple(act.place(column) for column in range(self.places))
        return super().legal(state, seat)


@caught_by(invariants.check_workers, "the lowest worker's owner was not asked")
class TheLastInTheLineIsAskedFirst(SpeicherstadtRules):
    def _open_sale(self, state: State, column: int, tell: Tell | None) -> None:
        super()._open_sale(state, column, tell)
        if state.phase == PURCHASE:
            state.mover = state.line(state.column)[-1]


@caught_by(invariants.check_length, "the game lasted 15 rounds, not 16")
class ARowOfCardsIsMissing(SpeicherstadtRules):
    def start(self) -> State:
        state = super().start()
        for card in ("A-office", "A-warehouse", "A-contract-5"):
            state.pile &= ~(1 << self.box.number[card])
        return state

    def shuffle(self, stream: Stream) -> Callable[[State], Action]:
        return lambda state: self.legal(state, -1)[-1]


@caught_by(invariants.check_length, "round 2 began with seat")
class TheFirstPlayerStaysFirst(SpeicherstadtRules):
    def _income(self, state: State, tell: Tell | None) -> None:
        first = state.first
        super()._income(state, tell)
        state.first = first


@caught_by(invariants.check_shipping, "did not lie in the supply")
class TheCubesJustGivenCanBeTaken(SpeicherstadtRules):
    def _shipping_moves(self, state: State, seat: Seat) -> tuple[Action, ...]:
        more = [act.convert(given, good) for given in parts(state.pool, 3) for good in KINDS if count(given, good)]
        return tuple(dict.fromkeys([*more, *super()._shipping_moves(state, seat)]))


@caught_by(invariants.check_shipping, "were kept")
class TheWarehouseHoldsThree(SpeicherstadtRules):
    def _shipping_moves(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if state.cards[seat] & self.box.warehouses:
            return market_moves(state.pool, kinds_of(state.supply), 3)
        return super()._shipping_moves(state, seat)


@caught_by(invariants.check_shipping, "were kept")
class CubesCanBeThrownAway(SpeicherstadtRules):
    def _shipping_moves(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return tuple(dict.fromkeys([act.stow(0, 0), *super()._shipping_moves(state, seat)]))


@caught_by(invariants.check_shipping, "shipped, and")
class ShippingGoesTheOtherWayRound(SpeicherstadtRules):
    def _open_shipping(self, state: State, tell: Tell | None) -> None:
        self.players: int  # type: ignore[misc]
        while state.turn < self.players:
            seat = (state.first - state.turn) % self.players
            state.turn += 1
            if cubes := state.fresh[seat] + state.warehouse[seat] + state.market[seat]:
                state.pool = cubes
                state.mover = seat
                return
        self._income(state, tell)


@told_differently
class TheChamberIsForgotten(SpeicherstadtRules):
    def outcome(self, state: State) -> Outcome:
        outcome = super().outcome(state)
        sheet = tuple(tuple(line for line in lines if line.source != "chamber") for lines in outcome.sheet)
        return replace(outcome, sheet=sheet, scores=tuple(sum(line.points for line in lines) for lines in sheet))


@told_differently
class NobodyMayPassWhoCanPay(SpeicherstadtRules):
    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        listed = super().legal(state, seat)
        return listed[:1] if state.phase == PURCHASE else listed


@told_differently
class ConvertingIsForgotten(SpeicherstadtRules):
    def _shipping_moves(self, state: State, seat: Seat) -> tuple[Action, ...]:
        listed = super()._shipping_moves(state, seat)
        return tuple(action for action in listed if action & act.KIND_MASK != act.CONVERT)


@told_differently
class TiesAreNotBrokenByCoins(SpeicherstadtRules):
    def outcome(self, state: State) -> Outcome:
        outcome = super().outcome(state)
        best = max(outcome.scores)
        tied = tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
        return replace(outcome, winners=tied if outcome.final else ())


def first_listed(rules: SpeicherstadtRules, state: State, seat: Seat, _stream: Stream) -> int:
    return rules.legal(state, seat)[0]


@pytest.mark.parametrize(("game", "check", "words"), BREACHES)
def test_rules_that_break_a_law_of_the_game_are_caught(game: GameOf, check: Check, words: str) -> None:
    def look_at_some_games() -> None:
        for seed in range(12):
            check(told_game(2 + seed % 4, seed, game=game))
            check(told_game(2 + seed % 4, seed, first_listed, game=game))

    with pytest.raises(Broken, match=words):
        look_at_some_games()


@pytest.mark.parametrize("game", DIFFERENT)
def test_broken_rules_differ_from_the_kept_games(game: GameOf) -> None:
    digests = kept()

    def as_kept(players: int, seed: int, name: str) -> bool:
        try:
            return played(players, seed, game)[1] == digests[name][0]
        except EngineError:
            return False

    assert not all(as_kept(*each) for each in games())


class EveryDrawAsLikely(SpeicherstadtRules):
    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action, _ in super().chances(state)]


class ShipsAreMoreLikely(SpeicherstadtRules):
    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        found = []
        for action, weight in super().chances(state):
            _, cubes = act.deal_of(action)
            found.append((action, weight * 2 if cubes else weight))
        return found


@pytest.mark.parametrize("kind", [EveryDrawAsLikely, ShipsAreMoreLikely])
def test_wrong_weights_of_chance_are_caught(kind: type[SpeicherstadtRules]) -> None:
    with pytest.raises(Broken, match="weigh"):
        invariants.check_chance(told_game(3, 1, game=GameOf(kind)))


class LegalWithDoubles(SpeicherstadtRules):
    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        listed = super().legal(state, seat)
        return (*listed, listed[0]) if state.phase == DEMAND and listed else listed


class CopiesThatShareTheCoins(SpeicherstadtRules):
    def copy(self, state: State) -> State:
        new = state.copy()
        new.coins = state.coins
        return new


class CardsShuffledWhileTheyAreDealt(SpeicherstadtRules):
    def shuffle(self, stream: Stream) -> Callable[[State], Action]:
        return lambda state: stream.weighted(self.chances(state))


class DealtByTheCoinsOfThePlayers(SpeicherstadtRules):
    def shuffle(self, stream: Stream) -> Callable[[State], Action]:
        def deal(state: State) -> Action:
            listed = self.legal(state, -1)
            return listed[sum(state.coins) % len(listed)]

        return deal


class AllowsADealOfTwoCubes(SpeicherstadtRules):
    def allows(self, state: State, seat: Seat, action: Action) -> bool:
        return super().allows(state, seat, action) or super().allows(state, seat, action + act.deal(0, CUBE[0]))


@pytest.mark.parametrize(
    ("kind", "check", "words"),
    [
        (LegalWithDoubles, promises.check_legal, "lists an action twice"),
        (CopiesThatShareTheCoins, promises.check_step, "a copy kept here differs"),
        (CardsShuffledWhileTheyAreDealt, promises.check_shuffle, "the dealer depends on what it was asked before"),
        (DealtByTheCoinsOfThePlayers, promises.check_shuffle, "chance depends on what the players do"),
        (AllowsADealOfTwoCubes, promises.check_allows, "allows and legal differ"),
    ],
)
def test_rules_that_break_the_contract_are_caught(
    kind: type[SpeicherstadtRules], check: Callable[[Trial], None], words: str
) -> None:
    with pytest.raises(Broken, match=words):
        check(Trial(GameOf(kind), 3, 2))


def test_every_law_of_the_game_is_shown_to_catch_something() -> None:
    shown = {param.values[1] for param in BREACHES} | {invariants.check_chance}
    assert shown == set(invariants.CHECKS)


def test_moves_out_of_turn_are_refused_by_the_true_rules() -> None:
    told = told_game(3, 1)
    for turn in told.turns:
        for stranger in {0, 1, 2} - {turn.seat}:
            with pytest.raises(Illegal):
                told.rules.apply(turn.before, stranger, turn.action)
