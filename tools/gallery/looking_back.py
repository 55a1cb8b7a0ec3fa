"""A game looked back at: a review that is always the same, whatever strong players think by now."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.ai.accuracy import Scale, scale_for, stamp
from speicherstadt_app.ai.advice import Reason
from speicherstadt_app.ai.answers import Answer, Choice
from speicherstadt_app.ai.luck import Deal
from speicherstadt_app.ai.review import FINE, Decision, Point, Review, SeatReview, accuracy, verdict
from speicherstadt_app.ai.review_form import to_text
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import CHANCE, Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.looking_back import Chances
from speicherstadt_app.ui.lookback.fairness import Sums
from speicherstadt_app.ui.lookback.review import ReviewValues, key_of
from speicherstadt_app.ui.lookback.story import Story
from speicherstadt_app.ui.lookback.working import Working, time_left

if TYPE_CHECKING:
    from tests.ui.memory_folder import MemoryFolder
    from tools.gallery.scene import Shown
    from tools.gallery.window import Gallery

LOSSES: Final = (0.0, 0.004, 0.0, 0.012, 0.0, 0.03, 0.0, 0.002, 0.0, 0.081, 0.0, 0.006, 0.0, 0.0, 0.17)
A_WIN: Final = 40.0
STAKE: Final = 1.5
"""Points that a win is worth, and that each decision is about."""
COUNTED: Final = 24


@dataclass(frozen=True, slots=True)
class Told:
    """What a review says of a game, whatever strong players would say of it by now."""

    judged: Collection[str]
    """The phases whose decisions are judged."""
    reasons: tuple[Reason, ...]
    """Why something else is better than what was played."""


def keep_review(folder: MemoryFolder, game_id: str, told: Told) -> None:
    record = folder.record(game_id)
    folder.reviews[game_id] = to_text(_review(record, told), key_of(record), stamp(record.game))


def _review(record: Record, told: Told) -> Review:
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
        elif turn.chosen and story.rules.phase(story.state(turn.ply)) in told.judged:
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
        tuple(_seat(seat, decisions, deals, scale, told.reasons) for seat in seats),
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
        points=A_WIN * loss,
        stake=STAKE,
    )


def _seat(
    seat: Seat, decisions: list[Decision], deals: list[Deal], scale: Scale | None, reasons: tuple[Reason, ...]
) -> SeatReview:
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
        dearest=tuple(replace(decision, reasons=reasons) for decision in dear[:3]),
    )


# What is shown


def shown(game: str, game_id: str, told: Told, chances: Chances, *, ply: int) -> Shown:
    """What a game's scenes show of a finished game: replayed up to that move, reviewed, and what chance brought the
    person and the computer players over many."""
    return {
        "replay": partial(_page, page="replay", about=f"{game_id}@{ply}"),
        "review": partial(_review_page, game_id=game_id),
        "review as a table": partial(_table, game_id=game_id),
        "review on its way": partial(_working, game_id=game_id),
        "puzzle": partial(_puzzle, game_id=game_id),
        "answer": partial(_answer, game_id=game_id, reasons=told.reasons),
        "fairness": partial(_fairness, game=game, game_id=game_id, chances=chances),
    }


def _page(gallery: Gallery, page: str, about: str) -> Any:
    gallery.app.open(page, about)
    gallery.settle()
    return gallery.app.model(page)


def replay_moment(gallery: Gallery, game_id: str) -> None:
    """At the first moment that everybody looks at before the game goes on."""
    model = _page(gallery, "replay", game_id)
    story = model._story
    model.go(next(stop for stop in range(len(story.stops)) if model._moment(story, stop)))


def _review_page(gallery: Gallery, game_id: str) -> Any:
    model = _page(gallery, "review", game_id)
    model.closePuzzle()
    gallery.settle()
    return model


def _working(gallery: Gallery, game_id: str) -> None:
    """A review on its way."""
    model = _review_page(gallery, game_id)
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


def _table(gallery: Gallery, game_id: str) -> None:
    _review_page(gallery, game_id)
    (panel,) = gallery.of("CurvePanel")
    panel.setProperty("asTable", True)


def _puzzle(gallery: Gallery, game_id: str) -> Any:
    model = _review_page(gallery, game_id)
    model.ask(1)
    gallery.settle()
    return model


def _answer(gallery: Gallery, game_id: str, reasons: tuple[Reason, ...]) -> None:
    model = _puzzle(gallery, game_id)
    decision = model._found.seats[model._me].dearest[0]
    best = Choice(decision.best, decision.best_share, 0.012, True, False, False, reasons)
    shares = decision.shares[decision.seat]
    played = Choice(decision.played, shares, 0.012, False, True, True, reasons)
    model._show_then(model._story, decision.ply)
    gallery.app._tasks.begin(model._end_trial())
    gallery.settle()
    model._show_answer(decision.ply, Answer(decision.seat, (best, played)))


def _fairness(gallery: Gallery, game: str, game_id: str, chances: Chances) -> None:
    model = _page(gallery, "fairness", game_id)
    model._sums = {game: Sums(COUNTED, *chances)}
    model._show()
