"""Learned values: what a net sees, what it says, and what becomes of a damaged one."""

from __future__ import annotations

import hashlib
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.brains.afterstate import Belongings, Outlook, of_state
from speicherstadt_app.games.speicherstadt.brains.features import CONVERT, PARTS, REACH, Features, relation
from speicherstadt_app.games.speicherstadt.brains.greedy import GreedyBrain
from speicherstadt_app.games.speicherstadt.brains.net import WEIGHT_BITS, WEIGHTS, Net, NetError, load_net, read_net
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from tests.ai.games import GAME

VECTORS = json.loads(Path(__file__).with_name("net_vectors.json").read_text("utf-8"))
"""Written by `python -m tools.train.speicherstadt vectors`: what a second program, in C, says of the same positions
and weights."""
ALL_PLAYERS = (2, 3, 4, 5)
BRAIN = GreedyBrain()
End = tuple[Outlook, list[Belongings]]


def weights_of_chance() -> list[int]:
    stream = Stream(VECTORS["seed"], "weights")
    return [stream.below(1 << WEIGHT_BITS) - (1 << WEIGHT_BITS - 1) for _ in range(WEIGHTS)]


def end_of(vector: dict[str, Any]) -> End:
    everybody = [
        Belongings(**{**one, "needs": tuple((needs, points) for needs, points in one["needs"])})
        for one in vector["everybody"]
    ]
    return Outlook(**vector["outlook"]), everybody


def judged(net: Net, end: End) -> tuple[list[float], list[float]]:
    outlook, everybody = end
    owns = [net.own(outlook, seat, mine) for seat, mine in enumerate(everybody)]
    return net.scores(outlook, everybody, owns), list(net.shares(outlook, everybody, owns))


def changed(mine: Belongings, **changes: Any) -> Belongings:
    return Belongings(**{**{name: getattr(mine, name) for name in Belongings.__slots__}, **changes})


ENDS = [end_of(vector) for vector in VECTORS["vectors"]]


@pytest.mark.parametrize("vector", VECTORS["vectors"])
def test_features_are_those_that_nets_were_trained_on(vector: dict[str, Any]) -> None:
    features = Features(standard_box())
    outlook, everybody = end_of(vector)
    common = features.outlook(outlook)
    strengths = [mine.strength for mine in everybody]
    offices = [features.offices(mine) for mine in everybody]

    def seen(inputs: Sequence[tuple[int, int]]) -> list[list[int]]:
        return sorted([number, value] for number, value in inputs if value)

    for seat, mine in enumerate(everybody):
        assert seen(common + features.own(outlook, seat, mine)) == vector["own"][seat]
        assert seen(common + relation(strengths, offices, seat)) == vector["relation"][seat]


def test_a_net_says_what_the_trainer_says() -> None:
    net = Net(weights_of_chance())
    for vector in VECTORS["vectors"]:
        scores, shares = judged(net, end_of(vector))
        assert scores == pytest.approx(vector["scores"], abs=2e-3)
        assert shares == pytest.approx(vector["shares"], abs=2e-3)


def test_an_answer_depends_on_the_position_alone() -> None:
    used = Net(weights_of_chance())
    for end in ENDS:
        judged(used, end)
    for end in reversed(ENDS):
        assert judged(used, end) == judged(Net(weights_of_chance()), end)


def test_it_does_not_matter_where_at_the_table_somebody_sits() -> None:
    net = Net(weights_of_chance())
    for outlook, everybody in ENDS:
        n = outlook.players
        moved = Outlook(n, outlook.pile, outlook.bag, outlook.supply, outlook.rounds_left, (outlook.first + 1) % n)
        scores, shares = judged(net, (outlook, everybody))
        moved_scores, moved_shares = judged(net, (moved, [everybody[-1], *everybody[:-1]]))
        assert moved_scores == [scores[-1], *scores[:-1]]
        assert moved_shares == pytest.approx([shares[-1], *shares[:-1]], abs=1e-8)


def test_a_certain_point_is_worth_a_point() -> None:
    net = Net(weights_of_chance())
    for outlook, everybody in ENDS:
        scores, _ = judged(net, (outlook, everybody))
        richer = [changed(everybody[0], points=everybody[0].points + 1), *everybody[1:]]
        more, _ = judged(net, (outlook, richer))
        assert more == [scores[0] + 1, *scores[1:]]


def test_chances_are_the_same_on_every_machine() -> None:
    for players in ALL_PLAYERS:
        for cubes in range(10):
            for bag in range(cubes, 46):
                for spaces in (1, 2, 3):
                    part = PARTS * (1 - exp(-REACH * (cubes + CONVERT * bag) / (players * spaces)))
                    assert abs(part % 1 - 0.5) > 1e-6


@pytest.mark.parametrize("name", ["2", "2-mastery", "3", "3-mastery", "4", "4-mastery", "5", "5-mastery"])
def test_shipped_nets_are_small_and_say_where_they_come_from(name: str) -> None:
    text = (files("speicherstadt_app.games.speicherstadt.brains") / "nets" / f"{name}.json").read_text("utf-8")
    assert len(text) < 20_000
    assert {"commit", "seed", "games", "gate"} <= json.loads(text)["card"].keys()


@pytest.mark.parametrize("mastery", [False, True])
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_shipped_nets_foresee_games(players: int, mastery: bool) -> None:
    """Halfway they are closer to the scores than the points that are certain by then; at last they know who wins."""
    net = load_net(players, mastery)
    off = certain = won = 0.0
    games = 6
    for seed in range(games):
        ends, outcome = greedy_game(players, seed)
        outlook, everybody = ends[len(ends) // 2]
        scores, _ = judged(net, (outlook, everybody))
        off += sum(abs(score - final) for score, final in zip(scores, outcome.scores, strict=True))
        certain += sum(abs(mine.points - final) for mine, final in zip(everybody, outcome.scores, strict=True))
        _, shares = judged(net, ends[-1])
        assert sum(shares) == pytest.approx(1)
        won += sum(shares[seat] for seat in outcome.winners) / len(outcome.winners) / games
    assert off < 0.7 * certain
    assert won > 1.5 / players


def greedy_game(players: int, seed: int) -> tuple[list[End], Outcome]:
    """The ends of all rounds but the last, and how the game came out."""
    dealer = Dealer(GAME, players, seed)
    rules = dealer.rules
    assert isinstance(rules, SpeicherstadtRules)
    state = rules.start()
    ends = []
    while actors := rules.actors(state):
        (seat,) = actors
        if seat != CHANCE:
            rules.step(
                state, seat, BRAIN.choose(Question(rules, state, seat, rules.legal(state, seat), seed, 0)).action
            )
            continue
        if state.rounds and not state.row and state.pile & ~rules.box.fires:
            ends.append(of_state(rules.box, state))
        rules.step(state, CHANCE, dealer.deal(state))
    return ends, rules.outcome(state)


def without(name: str) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.pop(name)


def with_other(name: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.update({name: value})


def with_a_changed_weight(data: dict[str, Any]) -> None:
    weights = data["weights"]
    data["weights"] = weights[:40] + ("A" if weights[40] != "A" else "B") + weights[41:]


def with_weights_of_another(data: dict[str, Any]) -> None:
    """Whole in itself, but not what the file was made with."""
    weights = bytearray(zlib.decompress(b64decode(data["weights"])))
    weights[0] ^= 1
    data["weights"] = b64encode(zlib.compress(weights)).decode()


def with_too_few_weights(data: dict[str, Any]) -> None:
    packed = zlib.compress(zlib.decompress(b64decode(data["weights"]))[:-2])
    data.update(weights=b64encode(packed).decode(), sha256=hashlib.sha256(packed).hexdigest())


@pytest.mark.parametrize(
    "damage",
    [
        with_weights_of_another,
        with_too_few_weights,
        without("weights"),
        without("sha256"),
        with_a_changed_weight,
        with_other("weights", ""),
        with_other("weights", "é"),
        with_other("weights", 7),
        with_other("players", 3),
        with_other("format", 2),
    ],
)
def test_a_damaged_net_is_noticed(damage: Callable[[dict[str, Any]], object]) -> None:
    text = (files("speicherstadt_app.games.speicherstadt.brains") / "nets" / "4.json").read_text("utf-8")
    read_net(text, 4)
    data = json.loads(text)
    damage(data)
    with pytest.raises(NetError, match="damaged: install the program again"):
        read_net(json.dumps(data), 4)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"4"', "[" * 100_000])
def test_what_is_no_net_is_noticed(text: str) -> None:
    with pytest.raises(NetError, match="damaged"):
        read_net(text, 4)


def test_a_missing_net_is_noticed() -> None:
    with pytest.raises(NetError, match=r"6 players \(6.json\) are missing: install the program again"):
        load_net(6)


def test_a_net_that_is_no_text_is_damaged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "nets").mkdir()
    (tmp_path / "nets" / "6.json").write_bytes(b"\xff\xfe{}")
    monkeypatch.setattr("speicherstadt_app.games.speicherstadt.brains.net.files", lambda _package: tmp_path)
    with pytest.raises(NetError, match="6 players are damaged: install the program again"):
        load_net(6)
