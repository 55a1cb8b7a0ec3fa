"""The other side of conformance: a game or a match that breaks a promise is caught by the check for that promise."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from speicherstadt_app.engine import conformance as promises
from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Action, Event, Move, Rules, Seat, Setup
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.engine.trial import Broken, Trial
from tests.engine.sealed_bids import BID, CARD, DEAL, KIND, UNKNOWN, Bids, BidsOpened, SealedBids, Tell

BREACHES: list[Any] = []


@dataclass(frozen=True)
class GameOf:
    """A game with these rules."""

    kind: Callable[[Setup], Rules[Any]]
    card: GameCard = CARD

    def rules(self, setup: Setup) -> Rules[Any]:
        return self.kind(setup)


def caught_by(
    check: Callable[[Trial], None], words: str, card: GameCard = CARD
) -> Callable[[type[SealedBids]], type[SealedBids]]:
    """Marks rules as broken: this check must say these words of them."""

    def mark(kind: type[SealedBids]) -> type[SealedBids]:
        BREACHES.append(pytest.param(GameOf(kind, card), check, words, id=kind.__name__))
        return kind

    return mark


@caught_by(promises.check_actors, "can't be the actors")
class ASeatTwiceAmongTheActors(SealedBids):
    def actors(self, state: Bids) -> tuple[Seat, ...]:
        actors = super().actors(state)
        return (*actors, actors[0]) if len(actors) > 1 else actors


@caught_by(promises.check_actors, "the phase is 'over' and the actors are")
class OverTooEarly(SealedBids):
    def phase(self, state: Bids, seat: Seat | None = None) -> str:
        phase = super().phase(state)
        return "over" if phase == "prize" and self.actors(state) else phase

    def actors(self, state: Bids) -> tuple[Seat, ...]:
        return (CHANCE,) if SealedBids.phase(self, state) == "prize" else super().actors(state)

    def legal(self, state: Bids, seat: Seat) -> Sequence[Action]:
        if SealedBids.phase(self, state) == "prize" and seat == CHANCE:
            return [KIND + prize for prize in state.prizes]
        return super().legal(state, seat)

    def shuffle(self, stream: Stream) -> Callable[[Bids], Action]:
        return lambda state: self.legal(state, CHANCE)[0]


@caught_by(promises.check_legal, "lists an action twice")
class LegalWithDoubles(SealedBids):
    def legal(self, state: Bids, seat: Seat) -> Sequence[Action]:
        listed = list(super().legal(state, seat))
        return listed + listed[:1]


@caught_by(promises.check_legal, "depends on more than the state")
class LegalInAnOrderThatChanges(SealedBids):
    turns = 0

    def legal(self, state: Bids, seat: Seat) -> Sequence[Action]:
        self.turns += 1
        listed = list(super().legal(state, seat))
        return listed[::-1] if self.turns % 2 else listed


@caught_by(promises.check_legal, "legal of seat . has . actions, the actors are")
class LegalForSeatsThatAreNotToAct(SealedBids):
    def legal(self, state: Bids, seat: Seat) -> Sequence[Action]:
        return [BID * KIND + card for card in state.hands[seat]] if seat != CHANCE else super().legal(state, seat)


@caught_by(promises.check_allows, "allows and legal differ")
class AnyCardIsAllowed(SealedBids):
    def allows(self, state: Bids, seat: Seat, action: Action) -> bool:
        return super().allows(state, seat, action) or (seat in self.actors(state) and self.phase(state) == "bid")


@caught_by(promises.check_allows, "a refusal does not say why")
class RefusedWithoutAReason(SealedBids):
    def why_not(self, state: Bids, seat: Seat, action: Action) -> str:
        return ""


@caught_by(promises.check_step, "a copy kept here differs")
class CopiesThatShareAList(SealedBids):
    def copy(self, state: Bids) -> Bids:
        return replace(state, sealed=state.sealed[:], hands=[hand[:] for hand in state.hands], deck=state.deck[:])


@caught_by(promises.check_step, "telling events changes what happens")
class TellingMattersToWhatHappens(SealedBids):
    def step(self, state: Bids, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        super().step(state, seat, action, tell)
        if tell is None and state.deck:
            state.deck.pop()


@caught_by(promises.check_step, "the same move told different events")
class EventsThatDependOnWhatWasToldBefore(SealedBids):
    told = 0

    def step(self, state: Bids, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        super().step(state, seat, action, tell)
        self.told += 1
        if tell:
            tell(BidsOpened((self.told,), 0))


@caught_by(promises.check_events, "is no Event")
class EventsInWords(SealedBids):
    def step(self, state: Bids, seat: Seat, action: Action, tell: Any = None) -> None:
        super().step(state, seat, action, tell)
        if tell:
            tell("a card was dealt")


@dataclass
class Wet(Event):
    bids: list[int]


@caught_by(promises.check_events, "Wet can be changed after it was told")
class EventsThatAreNotDry(SealedBids):
    def step(self, state: Bids, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        super().step(state, seat, action, tell)
        if tell:
            tell(Wet([seat]))


@caught_by(promises.check_events, "a match let seat -1 move out of turn")
class ChanceActsWheneverItLikes(SealedBids):
    def allows(self, state: Bids, seat: Seat, action: Action) -> bool:
        return seat == CHANCE or super().allows(state, seat, action)

    def step(self, state: Bids, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if seat != CHANCE or action // KIND != BID:
            super().step(state, seat, action, tell)


@caught_by(promises.check_simultaneous_choices, "the order in which .* chose made a difference")
class FirstComeFirstServed(SealedBids):
    def step(self, state: Bids, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        first = action // KIND == BID and not any(state.sealed)
        super().step(state, seat, action, tell)
        if first:
            state.won[seat].append(1)


@caught_by(promises.check_simultaneous_choices, "is still to act while others choose")
class ChoosingAgainAndAgain(SealedBids):
    def actors(self, state: Bids) -> tuple[Seat, ...]:
        return tuple(self.seats) if self.phase(state) == "bid" else super().actors(state)

    def legal(self, state: Bids, seat: Seat) -> Sequence[Action]:
        listed = super().legal(state, seat)
        return listed if seat == CHANCE or not state.sealed[seat] else [*listed, state.sealed[seat]]

    def step(self, state: Bids, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if action // KIND == BID and state.sealed[seat]:
            state.hands[seat] = sorted([*state.hands[seat], state.sealed[seat]])
        super().step(state, seat, action, tell)


@caught_by(promises.check_chances, "chances and legal name different actions")
class ChancesThatForgetOne(SealedBids):
    def chances(self, state: Bids) -> Sequence[tuple[Action, int]]:
        return super().chances(state)[1:]


@caught_by(promises.check_chances, "a weight is not above 0")
class ChancesWithoutWeight(SealedBids):
    def chances(self, state: Bids) -> Sequence[tuple[Action, int]]:
        return [(action, action % 2) for action, _ in super().chances(state)]


@caught_by(promises.check_shuffle, "the dealer depends on what it was asked before")
class DrawnWhenAsked(SealedBids):
    def shuffle(self, stream: Stream) -> Callable[[Bids], Action]:
        return lambda state: stream.choice(self.legal(state, CHANCE))


@caught_by(promises.check_shuffle, "chance depends on what the players do")
class PrizesThatFollowTheHands(SealedBids):
    def shuffle(self, stream: Stream) -> Callable[[Bids], Action]:
        deal = super().shuffle(stream)

        def unfair(state: Bids) -> Action:
            if self.phase(state) == "prize":
                listed = self.legal(state, CHANCE)
                return listed[sum(map(sum, state.hands)) % len(listed)]
            return deal(state)

        return unfair


@caught_by(promises.check_texts, "two actions have the same text")
class TextsThatHideTheCard(SealedBids):
    def text(self, seat: Seat, action: Action) -> str:
        return self.seen_text(-2, seat, action)


@caught_by(promises.check_texts, "is read back as another move")
class TextsReadWrongly(SealedBids):
    def parse(self, text: str) -> Move:
        seat, action = super().parse(text)
        return Move(seat, action if action % KIND == 1 else action - 1)


@caught_by(promises.check_texts, "is read though its move is written otherwise")
class TextsReadLoosely(SealedBids):
    def parse(self, text: str) -> Move:
        return super().parse(" ".join(text.split()))


@caught_by(promises.check_views, "allows the seat other actions")
class OwnHandHidden(SealedBids):
    def view(self, state: Bids, seat: Seat | None) -> Bids:
        return replace(super().view(state, seat), hands=[[UNKNOWN] * len(hand) for hand in state.hands])


@caught_by(promises.check_views, "looking changed the state")
class LookingSortsTheWinnings(SealedBids):
    def view(self, state: Bids, seat: Seat | None) -> Bids:
        view = super().view(state, seat)
        state.opened.sort()
        return view


@caught_by(promises.check_views, "in a game said to be open", replace(CARD, open=True))
class SecretsInAGameSaidToBeOpen(SealedBids):
    pass


@caught_by(promises.check_imagining, "can be told from the truth")
class ImaginingAnotherHand(SealedBids):
    def imagine(self, view: Bids, seat: Seat, stream: Stream) -> Bids:
        whole = super().imagine(view, seat, stream)
        whole.hands.reverse()
        return whole


@caught_by(promises.check_imagining, "what is imagined never varies")
class ImaginingOneWorldOnly(SealedBids):
    def imagine(self, view: Bids, seat: Seat, stream: Stream) -> Bids:
        return super().imagine(view, seat, Stream(0))


@caught_by(promises.check_imagining, "is no copy of its own")
class ImaginingInsideTheView(SealedBids):
    def imagine(self, view: Bids, seat: Seat, stream: Stream) -> Bids:
        whole = super().imagine(view, seat, stream)
        return replace(whole, prizes=view.prizes, sealed=view.sealed if UNKNOWN not in view.sealed else whole.sealed)


@caught_by(promises.check_imagining, "the score sheet of an unfinished game tells what is hidden")
class ScoresThatCountSealedBids(SealedBids):
    def outcome(self, state: Bids) -> Outcome:
        sealed = tuple(max(card, 0) for card in state.sealed)
        return replace(super().outcome(state), scores=sealed) if any(state.sealed) else super().outcome(state)


@caught_by(promises.check_secrets, "the view leaks")
class AViewThatShowsTheHands(SealedBids):
    def view(self, state: Bids, seat: Seat | None) -> Bids:
        return replace(super().view(state, seat), hands=[hand[:] for hand in state.hands])


@caught_by(promises.check_secrets, "the view leaks")
class AViewThatShowsTheDeck(SealedBids):
    def view(self, state: Bids, seat: Seat | None) -> Bids:
        return replace(super().view(state, seat), deck=state.deck[:])


@caught_by(promises.check_secrets, "a text or an event leaks")
class ATextThatTellsTheBid(SealedBids):
    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        if (viewer is not None and action // KIND == DEAL + viewer) or seat != CHANCE:
            return self.text(seat, action)
        return super().seen_text(viewer, seat, action)


@caught_by(promises.check_secrets, "a text or an event leaks")
class EventsThatTellTheCards(SealedBids):
    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        return event


@caught_by(promises.check_secrets, "does not see its own move")
class BlindToItsOwnBid(SealedBids):
    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        return super().seen_text(-2, seat, action)


@caught_by(promises.check_secrets, "a game with secrets never hides a move")
class NothingHiddenAtAll(SealedBids):
    def seen_text(self, viewer: Seat | None, seat: Seat, action: Action) -> str:
        return self.text(seat, action)

    def seen_event(self, viewer: Seat | None, event: Event) -> Event | None:
        return event

    def view(self, state: Bids, seat: Seat | None) -> Bids:
        return state


@caught_by(promises.check_outcome, "a score that is not the sum of its lines")
class PointsFromNowhere(SealedBids):
    def outcome(self, state: Bids) -> Outcome:
        outcome = super().outcome(state)
        return replace(outcome, scores=tuple(score + 1 for score in outcome.scores))


@caught_by(promises.check_outcome, "has the winners")
class WinnersBeforeTheEnd(SealedBids):
    def outcome(self, state: Bids) -> Outcome:
        return replace(super().outcome(state), winners=(0,))


@caught_by(promises.check_outcome, "a line of an unknown source")
class LinesOfAnUnknownSource(SealedBids):
    def outcome(self, state: Bids) -> Outcome:
        outcome = super().outcome(state)
        return replace(
            outcome, sheet=tuple(tuple(replace(line, source="luck") for line in lines) for lines in outcome.sheet)
        )


@caught_by(promises.check_record, "replaying the record leads to another state")
class AStartThatIsNotInTheRecord(SealedBids):
    made = 0

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        AStartThatIsNotInTheRecord.made += 1
        self.bonus = AStartThatIsNotInTheRecord.made

    def start(self) -> Bids:
        return replace(super().start(), opened=[self.bonus])


@caught_by(promises.check_record, "the record of a legal game is refused")
class AWordThatOnlyTheWriterKnows(SealedBids):
    def text(self, seat: Seat, action: Action) -> str:
        return super().text(seat, action).replace("turn", "reveal")


@pytest.mark.parametrize(("game", "check", "words"), BREACHES)
def test_a_broken_promise_is_caught(game: GameOf, check: Callable[[Trial], None], words: str) -> None:
    def look_at_some_games() -> None:
        for seed in range(3):
            check(Trial(game, 3, seed))

    with pytest.raises(Broken, match=words):
        look_at_some_games()


def test_every_check_is_shown_to_catch_something() -> None:
    shown = {param.values[1] for param in BREACHES} | {promises.check_match}
    assert shown == set(promises.CHECKS)


def test_a_game_without_end_and_a_seat_without_actions_are_caught() -> None:
    class WithoutEnd(SealedBids):
        def step(self, state: Bids, seat: Seat, action: Action, tell: Tell | None = None) -> None:
            pass

    class WithoutActions(SealedBids):
        def legal(self, state: Bids, seat: Seat) -> Sequence[Action]:
            return ()

    with pytest.raises(Broken, match="does not end within 5000 moves"):
        Trial(GameOf(WithoutEnd), 3, 0)
    with pytest.raises(Broken, match="is to act and has no legal action"):
        Trial(GameOf(WithoutActions), 3, 0)


def undo_two(match: Match[Any]) -> None:
    match.jump(max(match.ply - 2, 0))


def jump_keeping_what_was_legal(match: Match[Any], ply: int) -> None:
    asked, listed = match._asked, match._listed
    JUMP(match, ply)
    match._asked, match._listed = asked, listed


def jump_forgetting_the_rest(match: Match[Any], ply: int) -> None:
    JUMP(match, ply)
    del match._moves[ply:]


def play_in_a_state_handed_out(match: Match[Any], seat: Seat, action: Action, tell: Tell | None = None) -> None:
    match._shared = False
    PLAY(match, seat, action, tell)


JUMP = Match.jump
PLAY = Match.play


@pytest.mark.parametrize(
    ("method", "broken", "words"),
    [
        ("undo", undo_two, "undo leads to another ply"),
        ("jump", jump_keeping_what_was_legal, "other actions are legal"),
        ("jump", jump_forgetting_the_rest, "forgets moves"),
        ("play", play_in_a_state_handed_out, "a match changed a state that it had handed out"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_broken_match_is_caught(
    method: str, broken: Callable[..., None], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = Trial(GameOf(SealedBids), 3, 0)
    monkeypatch.setattr(Match, method, broken)
    with pytest.raises(Broken, match=words):
        promises.check_match(trial)
