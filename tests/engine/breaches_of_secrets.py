"""Broken: what somebody may know, what is seen, what is imagined, and following it."""

from dataclasses import replace

from speicherstadt_app.engine.conformance_secrets import (
    check_follow,
    check_hides,
    check_imagining,
    check_nobody,
    check_open_decisions,
    check_reveals,
    check_secrets,
    check_unsealed,
    check_views,
)
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.rules import Action, Event, Progress, Rules, Seat, Step
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from tests.engine.breaking import caught_by
from tests.fixture_game import CARD
from tests.fixture_game.rules.notation import Kind, unpack
from tests.fixture_game.rules.rules import SealedBids, Tell
from tests.fixture_game.rules.state import NOTHING, UNKNOWN, Table


@caught_by(check_views, "allows the seat other actions")
class OwnHandHidden(SealedBids):
    def view(self, state: Table, seat: Seat | None) -> Table:
        return replace(super().view(state, seat), hands=[[UNKNOWN] * len(hand) for hand in state.hands])


@caught_by(check_views, "looking changed the state")
class LookingForgetsABid(SealedBids):
    def view(self, state: Table, seat: Seat | None) -> Table:
        view = super().view(state, seat)
        state.opened[0].clear()
        return view


@caught_by(check_views, "in a game said to be open", replace(CARD, open=True))
class SecretsInAGameSaidToBeOpen(SealedBids):
    pass


@caught_by(check_views, "the view of nobody shows another round")
class NobodyLosesCount(SealedBids):
    def view(self, state: Table, seat: Seat | None) -> Table:
        view = super().view(state, seat)
        return view if seat is not None else replace(view, rounds=0)

    def phase(self, state: Table, seat: Seat | None = None) -> str:
        return super().phase(replace(state, rounds=sum(state.won) - (state.winner is not None)), seat)

    def outcome(self, state: Table) -> Outcome:
        return replace(super().outcome(state), facts={})


@caught_by(check_views, "the view of nobody shows another phase")
class ASeatThatDoesNotKnowWhoWaits(SealedBids):
    def phase(self, state: Table, seat: Seat | None = None) -> str:
        return "wait" if seat is not None and state.sealed[seat] == UNKNOWN else super().phase(state)


@caught_by(check_hides, "ply 1: seat . is said to hide nothing, but its view is not the public one")
class HandsSaidToBeOpen(SealedBids):
    def hides(self, state: Table, seat: Seat) -> bool:
        return False


@caught_by(check_hides, "ply 0: seat 0 is said to hide something, but its view is the public one")
class EmptyHandsSaidToBeHidden(SealedBids):
    def hides(self, state: Table, seat: Seat) -> bool:
        return True


@caught_by(check_hides, "the view of nobody says something else of whether seat . hides")
class HidingThatOnlyItsSeatCanTell(SealedBids):
    def hides(self, state: Table, seat: Seat) -> bool:
        return any(card != UNKNOWN for card in state.hands[seat])


@caught_by(check_open_decisions, "is said to decide openly, but the public view has other actions")
class BidsSaidToBeOpen(SealedBids):
    def decides_openly(self, state: Table, seat: Seat) -> bool:
        return True


@caught_by(check_open_decisions, "the view of nobody says something else of whether seat . decides openly")
class OpennessThatOnlyItsSeatCanTell(SealedBids):
    def decides_openly(self, state: Table, seat: Seat) -> bool:
        return all(card == UNKNOWN for card in state.hands[seat])


@caught_by(check_nobody, "has something in it that seat . does not know")
class NobodySeesTheHandOfSeat0(SealedBids):
    def view(self, state: Table, seat: Seat | None) -> Table:
        view = super().view(state, seat)
        return view if seat is not None else replace(view, hands=[state.hands[0][:], *view.hands[1:]])


@caught_by(check_nobody, "has something in it that seat . does not know")
class NobodySeesWhatIsLeftInTheDeck(SealedBids):
    def view(self, state: Table, seat: Seat | None) -> Table:
        return replace(super().view(state, seat), deck=state.deck[:]) if seat is None else super().view(state, seat)


@caught_by(check_imagining, "can be told from the truth")
class ImaginingAnotherHand(SealedBids):
    def imagine(self, view: Table, seat: Seat, stream: Stream) -> Table:
        whole = super().imagine(view, seat, stream)
        whole.hands.reverse()
        return whole


@caught_by(check_imagining, "can be told from the truth")
class ForgettingWhatWasShown(SealedBids):
    def imagine(self, view: Table, seat: Seat, stream: Stream) -> Table:
        return super().imagine(replace(view, known=[[] for _ in self.seats]), seat, stream)


@caught_by(check_imagining, "what is imagined never varies")
class ImaginingOneWorldOnly(SealedBids):
    def imagine(self, view: Table, seat: Seat, stream: Stream) -> Table:
        return super().imagine(view, seat, Stream(0))


@caught_by(check_imagining, "is no copy of its own")
class ImaginingInsideTheView(SealedBids):
    def imagine(self, view: Table, seat: Seat, stream: Stream) -> Table:
        whole = super().imagine(view, seat, stream)
        return replace(whole, prizes=view.prizes, lots=view.lots)


@caught_by(check_imagining, "the score sheet of an unfinished game tells what is hidden")
class ScoresThatCountSealedBids(SealedBids):
    def outcome(self, state: Table) -> Outcome:
        sealed = tuple(card % UNKNOWN for card in state.sealed)
        return replace(super().outcome(state), scores=sealed) if any(state.sealed) else super().outcome(state)


@caught_by(check_secrets, "the view leaks")
class AViewThatShowsTheHands(SealedBids):
    def view(self, state: Table, seat: Seat | None) -> Table:
        return replace(super().view(state, seat), hands=[hand[:] for hand in state.hands])


@caught_by(check_secrets, "the view leaks")
class AViewThatShowsTheDeck(SealedBids):
    def view(self, state: Table, seat: Seat | None) -> Table:
        return replace(super().view(state, seat), deck=state.deck[:])


@caught_by(check_secrets, "nobody may know what it did not see happen")
class NobodySeesTheBids(SealedBids):
    def view(self, state: Table, seat: Seat | None) -> Table:
        view = super().view(state, seat)
        return view if seat is not None else replace(view, sealed=state.sealed[:])


@caught_by(check_secrets, "a text or an event leaks")
class ATextThatTellsTheBid(SealedBids):
    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        return self.text(seat, action) if unpack(action).kind == Kind.BID else super().seen_text(viewer, seat, action)


@caught_by(check_secrets, "a text or an event leaks")
class EventsThatTellTheCards(SealedBids):
    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        return event


@caught_by(check_secrets, "does not see its own move")
class BlindToItsOwnBid(SealedBids):
    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        return super().seen_text(None, seat, action)


@caught_by(check_secrets, "a game with secrets never hides a move")
class NothingHiddenAtAll(SealedBids):
    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        return self.text(seat, action)

    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        return event

    def view(self, state: Table, seat: Seat | None) -> Table:
        return state


@caught_by(check_reveals, "learns something from a move that is said to reveal nothing")
class OpeningIsSaidToRevealNothing(SealedBids):
    def reveals(self, state: Table, seat: Seat, action: Action) -> bool:
        return super().reveals(state, seat, action) and unpack(action).kind != Kind.OPEN


@caught_by(check_reveals, "learns something from a move that is said to reveal nothing")
class TurningAPrizeIsSaidToRevealNothing(SealedBids):
    def reveals(self, state: Table, seat: Seat, action: Action) -> bool:
        return super().reveals(state, seat, action) and unpack(action).kind != Kind.TURN


@caught_by(check_reveals, "learns something from a move that is said to reveal nothing")
class BidsThatEverybodySees(SealedBids):
    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        return self.text(seat, action) if unpack(action).kind == Kind.BID else super().seen_text(viewer, seat, action)

    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        return event if viewer is not None else super().seen_event(viewer, event)


@caught_by(check_reveals, "learns something from a move that is said to reveal nothing")
class TheLastBidOpensAll(SealedBids):
    """What the contract forbids: what was sealed comes out without a move of chance that says it."""

    def step(self, state: Table, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        super().step(state, seat, action, tell)
        if unpack(action).kind == Kind.BID and NOTHING not in state.sealed:
            super().step(state, -1, self.legal(state, -1)[0], tell)


@caught_by(check_follow, "can't follow")
class NothingIsFollowed(SealedBids):
    """As in a game that forgot to bring its own."""

    def follow(self, view: Table, viewer: Seat | None, text: str) -> Step[Table]:
        return Rules.follow(self, view, viewer, text)


@caught_by(check_follow, "to something else than its view")
class WhatIsShownIsForgotten(SealedBids):
    def follow(self, view: Table, viewer: Seat | None, text: str) -> Step[Table]:
        after, events = super().follow(view, viewer, text)
        return Step(replace(after, known=[[] for _ in self.seats]), events)


@caught_by(check_follow, "is told other events than it notices")
class FollowingWithoutEvents(SealedBids):
    def follow(self, view: Table, viewer: Seat | None, text: str) -> Step[Table]:
        return Step(super().follow(view, viewer, text).state, ())


@caught_by(check_follow, "does not keep its old view")
class FollowingInTheOldView(SealedBids):
    def follow(self, view: Table, viewer: Seat | None, text: str) -> Step[Table]:
        after, events = super().follow(view, viewer, text)
        view.rounds = 7
        return Step(after, events)


@caught_by(check_follow, "nobody follows '.* deal . [0-9]+'")
class FollowingWhatItCanNotSee(SealedBids):
    def follow(self, view: Table, viewer: Seat | None, text: str) -> Step[Table]:
        try:
            seat, action = self.parse(text)
        except Unreadable:
            return super().follow(view, viewer, text)
        return super().follow(view, viewer, self.seen_text(viewer, seat, action))


@caught_by(check_follow, "follows a move after the end")
class FollowingOnAndOn(SealedBids):
    def follow(self, view: Table, viewer: Seat | None, text: str) -> Step[Table]:
        return Step(view, ()) if not self.actors(view) else super().follow(view, viewer, text)


@caught_by(check_follow, "follows")
class FollowingOutOfTurn(SealedBids):
    def follow(self, view: Table, viewer: Seat | None, text: str) -> Step[Table]:
        seats = [seat for seat in self.seats if text.startswith(f"{seat} ")]
        out_of_turn = self.actors(view) and seats and seats[0] not in self.actors(view)
        return Step(view, ()) if out_of_turn else super().follow(view, viewer, text)


@caught_by(check_views, "shows another round")
class RoundsCountedByTheDeck(SealedBids):
    def progress(self, state: Table) -> Progress:
        return Progress("", sum(card == UNKNOWN for card in state.deck))


@caught_by(check_unsealed, "sees something else than before the first choice")
class WhoIsQuickerIsKnown(SealedBids):
    def unsealed(self, view: Table, seat: Seat) -> Table:
        return view


@caught_by(check_unsealed, "looked and changed the view")
class UnsealingInTheView(SealedBids):
    def unsealed(self, view: Table, seat: Seat) -> Table:
        before = super().unsealed(view, seat)
        view.sealed = [NOTHING for _ in self.seats]
        return before
