"""What chance brought against what was to be expected: fair shuffles come out even, unfair ones show."""

import json
import re
from math import sqrt
from pathlib import Path

import pytest

from speicherstadt_app.ai.review import Review
from speicherstadt_app.cli import main
from speicherstadt_app.cli.review_text import ReviewText
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE, Action
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.chance import COUNTED, NOTHING, best_edges, chances_of, worth
from speicherstadt_app.games.venedig.rules.rules import GAME, VenedigRules
from speicherstadt_app.games.venedig.rules.state import State

GAMES = 40
SURE = 4.0
"""So many standard deviations come by chance once in 16,000 times."""
FAVOURED = 1


def recorded(seed: int, *, unfair: bool) -> Record:
    """A game by lot; a cheat deals seat 1 the strongest cards, lets it draw them, and turns up what it can use."""
    dealer, stream = Dealer(GAME, 3, seed), Stream(seed, "moves")
    rules = dealer.rules
    assert isinstance(rules, VenedigRules)
    match: Match[State] = Match(rules)
    while not match.over:
        seat = match.actors[0]
        if seat == CHANCE:
            legal = match.legal(CHANCE)
            state = match.state
            action = max(legal, key=lambda one: good(rules, state, one)) if unfair else dealer.deal(state)
            match.play(CHANCE, action)
        else:
            match.play(seat, stream.choice(match.legal(seat)))
    return record_of(GAME, match, tuple(Player(name, "human") for name in ("Anna", "Ben", "Cem")))


def good(rules: VenedigRules, state: State, action: Action) -> int:
    """How good a draw is for seat 1; for the others the opposite."""
    kind = act.kind_of(action)
    if kind in (act.DEAL, act.DRAW):
        fields = act.fields_of(action)
        found = worth(rules.box, fields[-1])
        return found if fields[0] == FAVOURED else -found
    if kind == act.TURN and state.round:
        found = best_edges(rules.box, state, act.thing_of(action))
        return found if rules.setting.seat_of(state) == FAVOURED else -found
    return 0


def summed(*, unfair: bool) -> dict[str, Drawn]:
    total = NOTHING
    for seed in range(GAMES):
        total = total.and_then(chances_of(recorded(seed, unfair=unfair))[FAVOURED])
    return dict(zip(COUNTED, total, strict=True))


def far(drawn: Drawn) -> float:
    return (drawn.seen - drawn.expected) / sqrt(drawn.variance)


def test_fair_hands_tops_and_draws_come_out_even() -> None:
    for name, drawn in summed(unfair=False).items():
        assert drawn.variance > 0, name
        assert abs(far(drawn)) < SURE, name


def test_a_shuffle_that_favours_a_seat_shows() -> None:
    found = summed(unfair=True)
    assert far(found["hands"]) > SURE
    assert far(found["draws"]) > SURE
    assert far(found["tops"]) > 1


def test_an_unfinished_game_is_told_as_far_as_it_went() -> None:
    rules = GAME.rules(recorded(1, unfair=False).setup)
    whole = recorded(1, unfair=False)
    begun = Match(rules, whole.moves[:15])
    part = chances_of(record_of(GAME, begun, whole.players))
    for seat in part:
        assert seat.hands.seen >= 0
        assert seat.draws == seat.tops == Drawn(0, 0, 0)


def test_luck_is_told_of_each_thing_with_how_far_chance_reaches() -> None:
    record = recorded(3, unfair=False)
    review = Review(over=True, moves=len(record.moves), curve=(), decisions=(), deals=(), seats=())
    (told,) = ReviewText(record, review, 80).luck()
    lines = told.plain.splitlines()
    assert len(lines) == 1 + 2 * len(COUNTED)
    assert max(map(len, lines)) <= 80
    for line, *drawn in zip(lines[2::2], *chances_of(record), strict=True):
        found = re.findall(r"(?:Anna|Ben|Cem)\W([+\N{MINUS SIGN}]?[\d.]+)\W\(.([\d.]+)\)", line)
        assert [float(luck.replace("\N{MINUS SIGN}", "-")) for luck, _ in found] == pytest.approx(
            [one.seen - one.expected for one in drawn], abs=0.051
        )
        assert [float(reach) for _, reach in found] == pytest.approx(
            [1.96 * sqrt(one.variance) for one in drawn], abs=0.051
        )


def test_luck_of_many_games_is_told_by_thing_and_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.speicher.jsonl"
    records = [recorded(seed, unfair=False) for seed in (1, 2, 3)]
    file.write_text("".join(record.to_line() + "\n" for record in records), "utf-8")
    assert main(["review", str(file), "--luck", "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["what"], one["seat"]) for one in found] == [(what, seat) for what in COUNTED for seat in range(3)]
    for one in found:
        lucks = [getattr(chances_of(record)[one["seat"]], one["what"]).luck for record in records]
        assert one["luck"] == pytest.approx(sum(lucks) / 3, abs=0.0001)
    assert main(["review", str(file), "--luck"]) == 0
    assert "3 players, seat 0: " in capsys.readouterr().out
