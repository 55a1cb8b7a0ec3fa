"""A game looked back at: a review that is always the same, whatever strong players think by now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.ai.accuracy import Scale, scale_for, stamp
from speicherstadt_app.ai.advice import Reason
from speicherstadt_app.ai.answers import Answer, Choice
from speicherstadt_app.ai.luck import Deal
from speicherstadt_app.ai.review import FINE, Decision, Point, Review, SeatReview, accuracy, verdict
from speicherstadt_app.ai.review_form import to_text
from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import CHANCE, Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.rules.chance import Chances
from speicherstadt_app.ui.lookback.fairness import Sums
from speicherstadt_app.ui.lookback.review import ReviewValues, key_of
from speicherstadt_app.ui.lookback.story import Story
from speicherstadt_app.ui.lookback.working import Working, time_left

if TYPE_CHECKING:
    from tools.gallery.canned import Canned
    from tools.gallery.window import Gallery

GAMES: Final = ("g5", "g6")
LOSSES: Final = (0.0, 0.004, 0.0, 0.012, 0.0, 0.03, 0.0, 0.002, 0.0, 0.081, 0.0, 0.006, 0.0, 0.0, 0.17)
REASONS: Final = (
    Reason(
        "fire", 0, 3.1, 3.1, *({"standing": one, "strength": 3, "next_fire": 3} for one in ("strongest", "between"))
    ),
    Reason("coins", 0, -1.0, -1.0, {"coins": 3}, {"coins": 4}),
)
MINE: Final = Chances(Drawn(212, 205.3, 96.0), Drawn(-9, -4.6, 30.2))
COMPUTERS: Final = Chances(Drawn(588, 602.1, 280.0), Drawn(31, 4.6, 88.0))
COUNTED: Final = 24


def keep_reviews(folder: Canned) -> None:
    for game in GAMES:
        record = folder.record(game)
        folder.reviews[game] = to_text(_review(record), key_of(record), stamp(record.game))


def _review(record: Record) -> Review:
    story, walk = Story(record), Stream(7, "walk")
    seats, scale = range(len(record.players)), scale_for(record, story.card)
    weights = [1.0 for _ in seats]
    curve: list[Point] = []
    deals: list[Deal] = []
    decisions: list[Decision] = []
    for turn in story.turns:
        weights = [max(0.15, weight * (0.9 + 0.2 * walk.fraction())) for weight in weights]
        shares = tuple(weight / sum(weights) for weight in weights)
        if turn.seat == CHANCE:
            following = story.turns[turn.ply + 1] if turn.ply + 1 < len(story.turns) else turn
            if following.seat != CHANCE:
                luck = tuple((walk.fraction() - 0.5) / 20 for _ in seats)
                deals.append(Deal(turn.ply + 1, shares, luck, (0.01,) * len(luck)))
                curve.append(Point(turn.ply + 1, shares))
        elif turn.chosen and story.rules.phase(story.state(turn.ply)) != "shipping":
            decisions.append(_decision(story, turn.ply, shares, LOSSES[len(decisions) % len(LOSSES)]))
            curve.append(Point(turn.ply + 1, shares))
    winners = story.rules.outcome(story.state(len(story.turns))).winners
    curve.append(Point(len(story.turns), tuple((seat in winners) / len(winners) for seat in seats)))
    return Review(
        True,
        len(story.turns),
        tuple(curve),
        tuple(decisions),
        tuple(deals),
        tuple(_seat(seat, decisions, deals, scale) for seat in seats),
    )


def _decision(story: Story, ply: int, shares: tuple[float, ...], loss: float) -> Decision:
    turn, state = story.turns[ply], story.state(ply)
    best = next(action for action in story.rules.legal(state, turn.seat) if action != turn.action)
    return Decision(
        ply=ply,
        seat=turn.seat,
        phase=story.rules.phase(state),
        played=(turn.action,),
        shares=shares,
        loss=loss,
        doubt=0.01,
        verdict=verdict(loss),
        best=(best,),
        best_share=shares[turn.seat] + loss,
        reasons=(),
    )


def _seat(seat: Seat, decisions: list[Decision], deals: list[Deal], scale: Scale | None) -> SeatReview:
    own = [decision for decision in decisions if decision.seat == seat]
    dear = sorted((decision for decision in own if decision.verdict != FINE), key=lambda decision: -decision.loss)
    names = [decision.verdict for decision in own]
    return SeatReview(
        decisions=len(own),
        loss=sum(decision.loss for decision in own),
        accuracy=accuracy(scale, own),
        luck=sum(deal.luck[seat] for deal in deals),
        luck_doubt=0.034,
        verdicts={name: names.count(name) for name in ("slip", "mistake", "blunder")},
        dearest=tuple(replace(decision, reasons=REASONS) for decision in dear[:3]),
    )


# What is shown


def _page(gallery: Gallery, page: str, about: str) -> Any:
    gallery.app.open(page, about)
    gallery.settle()
    return gallery.app.model(page)


def _replay(gallery: Gallery) -> None:
    _page(gallery, "replay", "g5@118")


def _replay_fire(gallery: Gallery) -> None:
    model = _page(gallery, "replay", "g6")
    story = model._story
    model.go(next(stop for stop in range(len(story.stops)) if model._moment(story, stop)))


def _review_page(gallery: Gallery) -> Any:
    model = _page(gallery, "review", "g5")
    model.closePuzzle()
    gallery.settle()
    return model


def _working(gallery: Gallery) -> None:
    """A review on its way."""
    model = _review_page(gallery)
    found = model._found
    on_its_way = Working(model._story, model._me)
    half = len(found.decisions) // 2
    ply = found.decisions[half].ply
    on_its_way.found = replace(
        found,
        over=False,
        moves=ply,
        decisions=found.decisions[:half],
        curve=tuple(p for p in found.curve if p.ply <= ply),
    )
    values = ReviewValues(working=True, progress=0.47, left=time_left(19.0), **on_its_way.values())
    model._now.show(values)


def _table(gallery: Gallery) -> None:
    _review_page(gallery)
    (panel,) = gallery.of("CurvePanel")
    panel.setProperty("asTable", True)


def _puzzle(gallery: Gallery) -> Any:
    model = _review_page(gallery)
    model.ask(1)
    gallery.settle()
    return model


def _answer(gallery: Gallery) -> None:
    model = _puzzle(gallery)
    decision = model._found.seats[model._me].dearest[0]
    best = Choice(decision.best, decision.best_share, 0.012, True, False, False, REASONS)
    shares = decision.shares[decision.seat]
    played = Choice(decision.played, shares, 0.012, False, True, True, REASONS)
    model._show_then(model._story, decision.ply)
    gallery.app._tasks.begin(model._end_trial())
    gallery.settle()
    model._show_answer(decision.ply, Answer(decision.seat, (best, played)))


def _fairness(gallery: Gallery) -> None:
    model = _page(gallery, "fairness", "g5")
    model._sums = {"speicherstadt": Sums(COUNTED, MINE, COMPUTERS)}
    model._show()


SHOWN: Final[Mapping[str, Callable[[Gallery], object]]] = {
    "replay": _replay,
    "replay fire": _replay_fire,
    "review": _review_page,
    "review as a table": _table,
    "review on its way": _working,
    "puzzle": _puzzle,
    "answer": _answer,
    "fairness": _fairness,
}
