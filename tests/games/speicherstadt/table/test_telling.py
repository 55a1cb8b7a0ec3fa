"""The log in sentences: short and full, by rounds, with names and never with 'you'."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Event, Setup
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.table.happening import told
from speicherstadt_app.games.speicherstadt.table.lately import lately
from speicherstadt_app.games.speicherstadt.words.telling import Teller, recap
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.table.log import Log, Telling
from speicherstadt_app.words.game import aloud, unmarked
from tests.games.speicherstadt.table.positions import ADA, BO, MARA, NAMES, demand, scene
from tests.ui.tables import golden

BOX = standard_box()
RULES = SpeicherstadtRules(Setup(3), BOX)
MINUS = "\N{MINUS SIGN}"
GAMES = ("a-chamber-counts-coins-and-keeps-them", "a-score-below-zero", "every-card-is-bought")


def teller(*dealt: str) -> Teller:
    teller = Teller(BOX, NAMES)
    teller.told(ev.CardDealt(card, column, ()) for column, card in enumerate(dealt))
    return teller


def say(event: Event, *dealt: str) -> str:
    (sentence,) = teller(*dealt).told([event])
    return unmarked(sentence.text)


ROW = ("B-ship-1", "B-ship-2", "A-warehouse", "A-firefighter-2")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.WorkerPlaced(ADA, 2, 1), "Ada → warehouse."),
        (ev.WorkerPlaced(ADA, 3, 3), "Ada → firefighters (strength 2), now 3."),
        (ev.WorkerPlaced(ADA, 1, 2), "Ada → ship (2), now 2."),
        (ev.WorkerWithdrawn(BO, 0, 4), "Bo passes on the ship (1) at 4."),
        (ev.CardBought(BO, "A-warehouse", 2, 3, ()), "Bo buys the warehouse for 3."),
        (ev.CardDiscarded("A-warehouse", 2, ()), "Nobody buys the warehouse."),
        (
            ev.CardDiscarded("B-ship-2", 1, ("tea", "tea", "rubber")),
            "Nobody buys the ship (2); 2 tea and rubber go to the general supply.",
        ),
        (ev.FireStruck("B-fire", 1, (0, 2, 1), (-1, 1, 0)), f"Fire I: Mara {MINUS}1, Ada +1."),
        (ev.FireStruck("B-fire", 1, (0, 0), (0, 0)), "Fire I: all equally strong, nothing happens."),
        (ev.CubeLoaded(MARA, "tea", "B-contract-5"), "Mara loads tea onto the 5-point contract."),
        (ev.ContractCompleted(MARA, "B-contract-5", 5), "Mara completes the 5-point contract: 5 points."),
        (ev.CubesSold(MARA, "tea", 2), "Mara sells 2 tea to the trader for 2."),
        (ev.CubesConverted(MARA, ("tea", "tea", "rubber"), "coffee"), "Mara exchanges 2 tea and rubber for coffee."),
        (ev.CubesBartered(MARA, ("tea", "rubber")), "Mara gives tea and rubber for a coin."),
        (ev.CubesStowed(MARA, ("tea",), ("coffee",), ("carpet",)), "Mara keeps tea and coffee and loses carpet."),
        (ev.RoundBegan(4, BO), "The bell goes to Bo."),
        (ev.GameEnded((3, 9), (1,)), "Ada wins with 9 points."),
        (ev.GameEnded((9, 9), (0, 1)), "Mara and Ada share the victory with 9 points."),
    ],
)
def test_what_happened_is_one_sentence(event: Event, words: str) -> None:
    assert say(event, *ROW) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.WorkerPlaced(ADA, 2, 1), "Ada goes for the warehouse."),
        (ev.WorkerPlaced(ADA, 1, 2), "Ada goes for the ship (2), now 2."),
        (ev.WorkerWithdrawn(BO, 0, 4), "Bo passes on the ship (1) at 4."),
    ],
)
def test_who_listens_hears_no_sign(event: Event, words: str) -> None:
    (sentence,) = teller(*ROW).told([event])
    assert aloud(sentence) == words


def test_everybody_s_income_is_one_sentence() -> None:
    events = [ev.IncomePaid(MARA, 1, False, False), ev.IncomePaid(ADA, 3, True, True), ev.RoundBegan(2, ADA)]
    assert [unmarked(sentence.text) for sentence in teller().told(events)] == [
        "Income: Mara +1, Ada +3.",
        "The bell goes to Ada.",
    ]


def test_a_name_can_not_smuggle_marks_into_the_log() -> None:
    sentences = Teller(BOX, ["<b>Eve</b> & %1", "Ada"]).told([ev.CubesBartered(0, ("tea", "tea"))])
    assert sentences[0].text == "<b>&lt;b&gt;Eve&lt;/b&gt; &amp; %1</b> gives 2 tea for a coin."
    assert unmarked(sentences[0].text) == "<b>Eve</b> & %1 gives 2 tea for a coin."


# Whole games


def turns_of(record: Record) -> tuple[SpeicherstadtRules, list[Turn]]:
    rules = find(record.game).rules(record.setup)
    assert isinstance(rules, SpeicherstadtRules)
    state, turns = rules.start(), []
    for ply, text in enumerate(record.moves):
        seat, action = rules.parse(text)
        chosen = seat >= 0 and len(rules.legal(state, seat)) > 1
        state, events = rules.apply(state, seat, action)
        turns.append(Turn(ply, seat, action, events, chosen, rules))
    return rules, turns


def log_of(record: Record) -> tuple[Log, list[Turn]]:
    rules, turns = turns_of(record)
    names = [player.name for player in record.players]
    log = Log(Telling(record.game, rules), rules, names, range(len(names)))
    for turn in turns:
        log.add(turn)
    return log, turns


@pytest.mark.parametrize("name", GAMES)
def test_a_listener_of_the_full_log_knows_every_score(name: str) -> None:
    """Fires, completed contracts and what the end counts: added up, they are the result."""
    record = golden(name)
    log, _ = log_of(record)
    text = "\n".join(line.spoken for line in log.lines(full=True))
    assert record.result is not None
    scores = record.result["scores"]
    assert isinstance(scores, list)
    for player, score in zip(record.players, scores, strict=True):
        fires = [
            int(found.replace(MINUS, "-")) for found in re.findall(rf"Fire [IV]+:.*?{player.name} ([+{MINUS}]\d)", text)
        ]
        counted = re.search(rf"{player.name} at the end: (.*)\.", text)
        rest = [int(found) for found in re.findall(r" (\d+)(?:,|$| and)", counted[1])] if counted else []
        assert sum(fires) + sum(rest) == score


@pytest.mark.parametrize("name", GAMES)
def test_the_log_is_grouped_by_rounds_and_short_leaves_details_out(name: str) -> None:
    log, _ = log_of(golden(name))
    full, short = log.lines(full=True), log.lines(full=False)
    headings = [line.text for line in full if line.heading]
    assert headings[0] == "Round 1 · Winter"
    assert [heading for heading in headings if heading.endswith("Autumn")]
    assert len({line.key for line in full}) == len(full)
    assert len(short) < len(full)
    assert [line.key for line in short] == [line.key for line in full if not line.detail]
    assert not any(re.search(r"\b[Yy]ou", line.text) for line in full)


def test_what_was_taken_back_is_not_told_any_more() -> None:
    record = golden(GAMES[0])
    log, turns = log_of(record)
    log.cut(40)
    shorter, _ = log_of(replace(record, moves=record.moves[:40], result=None, seed=None))
    assert log.lines(full=True) == shorter.lines(full=True)
    assert list(log.seen) == [event for turn in turns[:40] for event in turn.events]


# Lately


def test_lately_remembers_the_row_its_sales_and_the_ships() -> None:
    found = lately(
        [
            ev.CardDealt("A-office", 0, ()),
            ev.CardBought(ADA, "A-office", 0, 1, ()),
            ev.CardDealt("B-ship-1", 0, ("tea", "tea", "tea")),
            ev.CardDealt("A-warehouse", 1, ()),
            ev.CardBought(BO, "B-ship-1", 0, 2, ("tea", "tea", "tea")),
            ev.CardDiscarded("A-warehouse", 1, ()),
        ]
    )
    assert found.cards == ("B-ship-1", "A-warehouse")
    assert found.sold == {0: (BO, 2), 1: (-1, 0)}
    assert found.ships == {BO: (("tea", "tea", "tea"),)}


def test_a_fire_is_lately_until_something_else_happens() -> None:
    fire = ev.FireStruck("B-fire", 1, (0, 1), (-1, 1))
    assert lately([ev.CardDealt("A-office", 0, ()), fire]).fire == fire
    assert lately([fire, ev.CardDealt("A-office", 0, ())]).fire is None


# Recap


def lying(*row: str) -> State:
    view = RULES.start()
    view.row = [BOX.number[card] for card in row]
    return view


def test_the_recap_counts_workers_and_tells_purchases_and_fires() -> None:
    events = [
        ev.WorkerPlaced(ADA, 0, 1),
        ev.WorkerPlaced(ADA, 0, 2),
        ev.WorkerPlaced(MARA, 1, 1),
        ev.CardBought(BO, "A-office", 2, 3, ()),
        ev.FireStruck("B-fire", 1, (0, 0, 2), (-1, -1, 1)),
    ]
    words = recap(RULES, NAMES, MARA, lying("B-ship-1", "A-warehouse", "A-office"), events)
    assert words == (
        f"Meanwhile: Ada 2 \N{MULTIPLICATION SIGN} → ship; Bo counting office for 3; "
        f"Fire I: Mara {MINUS}1, Ada {MINUS}1, Bo +1."
    )


def test_workers_of_a_row_that_is_gone_are_not_told_again() -> None:
    events = [ev.WorkerPlaced(ADA, 0, 1), ev.CardDealt("A-office", 0, ())]
    assert recap(RULES, NAMES, MARA, lying("A-office"), events) == ""


# Events for motion and sound


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_told_with_the_same_keys(name: str) -> None:
    seen = scene(demand(players=len(golden(name).players)))
    keys = set(told(seen, Event()))
    for turn in turns_of(golden(name))[1]:
        for event in turn.events:
            record = told(seen, event)
            assert set(record) == keys
            assert record["kind"] == type(event).__name__
            assert record["sign"] in range(-1, len(golden(name).players))


def test_coins_come_and_go() -> None:
    seen = scene(demand())
    bought = told(seen, ev.CardBought(ADA, "A-warehouse", 2, 3, ()))
    assert (bought["coins"], bought["cue"], bought["step"], bought["column"]) == (-3, "coins", 3, 3)
    assert told(seen, ev.IncomePaid(ADA, 2, True, False))["coins"] == 2
    assert told(seen, ev.CubesBartered(ADA, ("tea", "tea")))["coins"] == 1


def test_the_end_itself_is_silent_as_nothing_has_been_counted() -> None:
    seen = scene(demand())
    assert told(seen, ev.GameEnded((9, 1, 1, 1), (MARA,)))["cue"] == ""
