"""What a finished game tells the statistics: what the moves tell, and feats of the golden records."""

from collections import Counter
from functools import lru_cache

import pytest

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.facts import KindFacts, SeatFacts
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, read_record, record_of
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import ROLES, SHAPES
from speicherstadt_app.games.venedig.rules.feats import FEATS
from speicherstadt_app.games.venedig.rules.rules import GAME
from tests.games.venedig.golden.scene import FOLDER
from tests.games.venedig.told import Told, played

FACTS = registry.facts("venedig")
NAMES = FACTS.names
TASTES = [
    {},
    {"choose builder": 6.0, "choose gondolier": 3.0, "points": 1.0},
    {"choose spy": 6.0, "choose beggar": 6.0},
]
GAMES = [(players, taste) for players in (2, 4, 6) for taste in range(len(TASTES))]


@lru_cache
def game(players: int, taste: int) -> tuple[Told, tuple[SeatFacts, ...]]:
    told = played(players, 2, TASTES[taste])
    return told, FACTS.read(record(told))


def record(told: Told) -> Record:
    match = Match(told.rules, told.texts())
    return record_of(GAME, match, tuple(Player(f"P{seat}", "human") for seat in range(told.players)))


def figures(facts: SeatFacts) -> dict[str, int]:
    return dict(zip(NAMES.figures, facts.figures, strict=True))


def kinds(facts: SeatFacts) -> dict[str, KindFacts]:
    return dict(zip(NAMES.kinds, facts.kinds, strict=True))


def feats(facts: SeatFacts) -> set[str]:
    return {name for name, done in zip(NAMES.feats, facts.feats, strict=True) if done}


@pytest.mark.parametrize(("players", "taste"), GAMES)
def test_what_was_done_is_what_the_moves_tell(players: int, taste: int) -> None:
    told, found = game(players, taste)
    did = Counter((turn.seat, turn.verb) for turn in told.turns)
    events = list(told.events())
    for seat, facts in enumerate(found):
        own = figures(facts)
        assert own["piles_driven"] == did[seat, "pile"]
        assert own["markers_set"] == did[seat, "mark"]
        assert own["tiles_built"] == did[seat, "build"] == sum(kinds(facts)[shape].bought for shape in SHAPES)
        assert own["tiles_taken"] == did[seat, "take"] + did[seat, "remove"] + 2
        assert own["exchanges"] == did[seat, "exchange"]
        assert own["unbuilt"] == told.end.stocks[seat].bit_count()
        bets = [event for event in events if isinstance(event, ev.BetSettled) and event.seat == seat]
        assert own["bets"] == len(bets)
        assert own["bets_won"] == sum(event.points > 0 for event in bets)
        assert own["borrowed"] <= did[seat, "use"] + did[seat, "copy"]
        opened = [turn.words[seat] for turn in told.turns if turn.verb == "open"]
        roles = Counter(ROLES[told.box.role[told.box.card_number[card]]] for card in opened)
        assert roles == Counter({role: kinds(facts)[role].bought for role in ROLES if kinds(facts)[role].bought})


@pytest.mark.parametrize(("players", "taste"), GAMES)
def test_scores_and_sources_are_those_of_the_result(players: int, taste: int) -> None:
    told, found = game(players, taste)
    outcome = told.outcome
    assert tuple(facts.score for facts in found) == outcome.scores
    assert [dict(zip(NAMES.sources, facts.sources, strict=True)) for facts in found] == outcome.breakdown()
    assert tuple(seat for seat, facts in enumerate(found) if facts.place == 1) == outcome.winners
    for seat, facts in enumerate(found):
        own = figures(facts)
        assert facts.score - facts.margin == max(outcome.scores[:seat] + outcome.scores[seat + 1 :])
        sources = dict(zip(NAMES.sources, facts.sources, strict=True))
        assert sources["markers"] == 3 * own["markers_paid"]
        assert sources["gondola"] == 2 * own["gondola_paid"]
        assert sources["edges"] == own["edges_matched"]
        shapes = sum(kinds(facts)[shape].points for shape in SHAPES)
        assert shapes == sources["arms"] + sources["edges"]
    ended = [facts for facts in found if figures(facts)["ended"]]
    assert len(ended) == (outcome.facts["end"] != "rounds")
    assert all(figures(facts)["ended_ahead"] == facts.margin for facts in ended)


@pytest.mark.parametrize(("players", "taste"), GAMES)
def test_nobody_built_or_opened_more_than_there_was(players: int, taste: int) -> None:
    _, found = game(players, taste)
    for facts in found:
        for kind in facts.kinds:
            assert 0 <= kind.bought <= kind.wanted <= kind.offered
            assert kind.bought <= kind.table_bought
            assert kind.paid <= kind.table_paid
    for name in NAMES.kinds:
        of_all = [kinds(facts)[name] for facts in found]
        assert {kind.table_bought for kind in of_all} == {sum(kind.bought for kind in of_all)}


def test_an_unfinished_game_has_no_facts() -> None:
    with pytest.raises(Unreadable):
        FACTS.read(read_record((FOLDER / "a-beggar-copies-a-spy.speicher.json").read_bytes()))


def test_every_feat_is_done_in_one_of_the_games_for_them() -> None:
    """`feats.speicher.jsonl`, made by `python -m tools.venedig.feats`: the names stand in `meta`, and no others."""
    done: set[str] = set()
    for line in (FOLDER.parent / "feats.speicher.jsonl").read_text("utf-8").splitlines():
        kept = read_record(line)
        shown = {name for facts in FACTS.read(kept) for name in feats(facts)}
        assert shown == {*str(kept.meta["feats"]).split(" ")}
        done |= shown
    assert done == {*FEATS}
