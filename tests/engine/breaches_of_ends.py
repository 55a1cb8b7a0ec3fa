"""Broken: the card, rounds, decisions of several moves, places and winners."""

from dataclasses import replace
from types import MappingProxyType
from typing import Any

from speicherstadt_app.engine.card import Choice, GameCard, Option
from speicherstadt_app.engine.conformance_ends import (
    check_card,
    check_decisions_end,
    check_goes_on,
    check_obvious,
    check_outcome,
    check_place,
    check_progress,
    check_standing,
)
from speicherstadt_app.engine.rules import CHANCE, Action, Progress, Seat, Setup
from speicherstadt_app.engine.score import Outcome, places_by
from tests.engine.breaking import caught_by
from tests.fixture_game import CARD
from tests.fixture_game.rules.notation import Kind, pack
from tests.fixture_game.rules.rules import SealedBids, Tell
from tests.fixture_game.rules.state import UNKNOWN, Table

ROUNDS, LOOKING = CARD.options


@caught_by(check_card, "a game of 1 is set up", checked=False)
class AnybodyMayPlay(SealedBids):
    pass


@caught_by(check_card, "seat -1 of 2 is taken for the first player", replace(CARD, options=()), checked=False)
class ACardThatIsNotChecked(SealedBids):
    def __init__(self, setup: Setup) -> None:
        replace(CARD, options=()).check(replace(setup, first=0))
        super().__init__(setup)


@caught_by(check_card, "are not within 1 to 15", replace(CARD, seats=(2, 16)))
class TooManyChairs(SealedBids):
    pass


@caught_by(check_card, "says solo", replace(CARD, solo=True))
class SoloForTwo(SealedBids):
    pass


@caught_by(check_card, "minutes are not told for every number", replace(CARD, minutes=MappingProxyType({2: 5})))
class MinutesForTwoOnly(SealedBids):
    pass


@caught_by(
    check_card, "has a default that is none of its values", replace(CARD, options=(Option("rounds", (3, 5), 4),))
)
class ADefaultOfNoValue(SealedBids):
    pass


def with_rounds(**told: Any) -> GameCard:
    return replace(CARD, options=(replace(ROUNDS, **told), LOOKING))


@caught_by(check_card, "names the value '3' twice for 2 players", with_rounds(values=(3, 5, 3)))
class TheSameValueTwice(SealedBids):
    pass


@caught_by(check_card, "has a default that is none .* for 4 players: '5'", with_rounds(by_players={4: Choice((3,), 5)}))
class ADefaultOfNoValueForFour(SealedBids):
    pass


@caught_by(check_card, "is told for 7 players, and the card says", with_rounds(by_players={7: None}))
class AChoiceForTooMany(SealedBids):
    pass


@caught_by(check_card, "is offered to no number of players", with_rounds(by_players=dict.fromkeys(range(2, 7))))
class AnOptionForNobody(SealedBids):
    pass


@caught_by(
    check_card, "has minutes of '5' for 4 players, who can't", with_rounds(by_players={4: None}, minutes={5: {4: 9}})
)
class MinutesOfAValueThatIsNotOffered(SealedBids):
    pass


@caught_by(check_card, "has 0 minutes of '5' for 2 players", with_rounds(minutes={5: {2: 0}}))
class NoMinutesAtAll(SealedBids):
    pass


@caught_by(
    check_card, "may be '3' with 3 players, to whom it is not offered", with_rounds(by_players={3: None}), checked=False
)
class AnOptionThatIsNotOffered(SealedBids):
    def __init__(self, setup: Setup) -> None:
        CARD.check(setup)
        super().__init__(setup)


@caught_by(
    check_card,
    "may be '5' with 3 players, whose values lack it",
    with_rounds(by_players={3: Choice((3,), 3)}),
    checked=False,
)
class AValueThatIsNotOffered(SealedBids):
    def __init__(self, setup: Setup) -> None:
        CARD.check(setup)
        super().__init__(setup)


@caught_by(check_card, "ply 0: the option 'rounds' makes a difference", with_rounds(default=5))
class TheCardNamesAnotherDefault(SealedBids):
    pass


@caught_by(check_card, "ply 0: the option 'rounds' makes a difference", with_rounds(by_players={3: Choice((3, 5), 5)}))
class TheCardNamesAnotherDefaultForThree(SealedBids):
    pass


@caught_by(check_card, "ply .*: the option 'looking' makes a difference")
class ADefaultThatChangesTheEnd(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        outcome = super().outcome(state)
        return replace(outcome, facts={"told": 1}) if outcome.final and "looking" in self.setup.options else outcome


@caught_by(check_card, "an option that the card does not name is taken", checked=False)
class OptionsThatMeanNothing(SealedBids):
    def __init__(self, setup: Setup) -> None:
        CARD.check(replace(setup, options={}))
        super().__init__(setup)


@caught_by(check_card, "the card names an option twice", replace(CARD, options=(ROUNDS, ROUNDS)))
class TheSameOptionTwice(SealedBids):
    pass


@caught_by(check_card, "the option 'rounds' may be 'no such value'", checked=False)
class AnyNumberOfRounds(SealedBids):
    def __init__(self, setup: Setup) -> None:
        CARD.check(replace(setup, options={key: value for key, value in setup.options.items() if key != "rounds"}))
        super().__init__(replace(setup, options={}))


@caught_by(check_card, "the option 'rounds' may not be '5'", checked=False)
class AlwaysThreeRounds(SealedBids):
    def __init__(self, setup: Setup) -> None:
        replace(CARD, options=(replace(ROUNDS, values=(3,)), LOOKING)).check(setup)
        super().__init__(setup)


@caught_by(check_card, "makes a difference when its default is written")
class TheDefaultIsNotTheDefault(SealedBids):
    def start(self) -> Table:
        state = super().start()
        return replace(state, won=[1 for _ in self.seats]) if self.setup.options else state


@caught_by(check_progress, "comes after round")
class CountingDown(SealedBids):
    def progress(self, state: Table) -> Progress:
        return Progress("", self.rounds - state.rounds, self.rounds)


@caught_by(check_progress, "round 4 of 3")
class OneRoundTooMany(SealedBids):
    def progress(self, state: Table) -> Progress:
        return Progress("", state.rounds + 1, self.rounds)


@caught_by(check_progress, "has the chapter 'The end is near'")
class AChapterInASentence(SealedBids):
    def progress(self, state: Table) -> Progress:
        return replace(super().progress(state), chapter="The end is near")


@caught_by(check_place, "ply 0: seat 0 is said to sit at table -1")
class ATableBelowTheFirst(SealedBids):
    def place(self, state: Table, seat: Seat) -> int:
        return seat - 1


@caught_by(check_place, "but the public view says table 0")
class ATableThatOnlyItsSeatsKnow(SealedBids):
    def place(self, state: Table, seat: Seat) -> int:
        return int(any(card != UNKNOWN for card in state.hands[seat]))


@caught_by(check_goes_on, "of which it has done nothing yet")
class GoingOnFromTheStart(SealedBids):
    def goes_on(self, state: Table, seat: Seat) -> bool:
        return self.actors(state) == (seat,) and seat != CHANCE


@caught_by(check_goes_on, "but to act are")
class GoingOnWhileChanceActs(SealedBids):
    def goes_on(self, state: Table, seat: Seat) -> bool:
        return state.winner == seat


@caught_by(check_goes_on, "chance is said to be amid a decision")
class ChanceGoesOn(SealedBids):
    def goes_on(self, state: Table, seat: Seat) -> bool:
        return seat == CHANCE or super().goes_on(state, seat)


@caught_by(check_goes_on, "the view of seat . says something else")
class ADecisionThatOnlyTheStateKnows(SealedBids):
    def view(self, state: Table, seat: Seat | None) -> Table:
        return replace(super().view(state, seat), left=state.prize)


@caught_by(check_decisions_end, r"ply \d+: the decision of seat \d that begins here does not end within 100 moves")
class TakingTheSameLotAgain(SealedBids):
    """The first lot of all is taken and laid back at once; by chance another one is taken before long."""

    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        again = self.goes_on(state, seat) and action == self.legal(state, seat)[0]
        if not again:
            super().step(state, seat, action, tell)


@caught_by(check_decisions_end, r"ply \d+: the decision of seat \d that begins here does not end within 100 moves")
class ADecisionWithoutEnd(SealedBids):
    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if not self.goes_on(state, seat):
            super().step(state, seat, action, tell)


@caught_by(check_obvious, "by what is not legal")
class PassedOverOutOfTurn(SealedBids):
    def obvious(self, state: Table, seat: Seat) -> Action | None:
        return pack(Kind.TAKE, (), (state.lots[0],)) if state.lots else None


@caught_by(check_obvious, "by what it does not know")
class PassedOverByAHiddenCard(SealedBids):
    def obvious(self, state: Table, seat: Seat) -> Action | None:
        best = max(range(len(self.seats)), key=lambda other: max(state.hands[other], default=0))
        bids = self.phase(state) == "bid" and seat == best and seat in self.actors(state)
        return self.legal(state, seat)[0] if bids else None


@caught_by(check_outcome, "a score that is not the sum of its lines")
class PointsFromNowhere(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        outcome = super().outcome(state)
        return replace(outcome, scores=tuple(score + 1 for score in outcome.scores))


@caught_by(check_outcome, "has the winners .* before the end")
class WinnersBeforeTheEnd(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        return replace(super().outcome(state), winners=(0,))


@caught_by(check_outcome, "and in first place are")
class TheLastWins(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        outcome = super().outcome(state)
        worst = tuple(seat for seat in self.seats if outcome.places[seat] == max(outcome.places))
        return replace(outcome, winners=worst if outcome.final else ())


@caught_by(check_outcome, r"has the winners \(\), and in first place are")
class NobodyWins(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        return replace(super().outcome(state), winners=())


@caught_by(check_outcome, "those who are equal share the better one")
class EqualsShareTheWorsePlace(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        outcome = super().outcome(state)
        ranks = places_by([-score for score in outcome.scores])
        return replace(outcome, places=tuple(len(self.seats) + 1 - rank for rank in ranks))


@caught_by(check_outcome, "has a grade, which is for one player alone")
class AGradeForMany(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        return replace(super().outcome(state), grade="good")


@caught_by(check_outcome, "has no grade, although one player was alone", replace(CARD, seats=(1, 6)), players=1)
class AloneAndNotGraded(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        return replace(super().outcome(state), winners=())


@caught_by(check_outcome, "a line of an unknown source")
class LinesOfAnUnknownSource(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        outcome = super().outcome(state)
        return replace(
            outcome, sheet=tuple(tuple(replace(line, source="luck") for line in lines) for lines in outcome.sheet)
        )


@caught_by(check_standing, "the standing of seat 0 is nan")
class StandsNowhere(SealedBids):
    def standing(self, state: Table, seat: Seat) -> float:
        return float("nan")


@caught_by(check_standing, "stands higher than those who won")
class LoserStandsHighest(SealedBids):
    def standing(self, state: Table, seat: Seat) -> float:
        return -super().standing(state, seat)
