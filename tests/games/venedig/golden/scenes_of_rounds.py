"""Golden scenes of setting up, exchange, choice, borrowed cards and the end (docs/rules/venedig.md §1 to §4, §6)."""

from itertools import pairwise

from speicherstadt_app.games.venedig.rules import events as ev
from tests.games.golden_scene import first, listed, turns
from tests.games.venedig.golden.scene import gained, opened, role, same_action, scene, stock, with_event
from tests.games.venedig.told import Told, Turn

THIEVES = {"choose spy": 9.0, "choose beggar": 9.0}
NO_SYMBOLS = {"choose builder": 0.1, "choose councillor": 0.1, **THIEVES}


@scene(3, "V1")
def the_lot_decides_who_begins(told: Told) -> None:
    """Seat 2 is the start player of round 1: it is dealt first, takes the first tiles, and decides on the exchange."""
    assert told.rules.setup.first == 2
    assert told.turns[0].words[0] == "2"
    seats = [event.seat for _, event in with_event(told, ev.FirstTilesTaken)]
    assert seats == [2, 0, 1]
    assert first(turns(told, "keep", "exchange")).seat == 2


@scene(2)
def the_first_tiles_are_a_domino_and_a_square(told: Told) -> None:
    """Everybody begins with a domino and a square; both tops are turned up again before the next seat takes."""
    texts = [turn.words[0][0] for turn in turns(told, "turn")][:9]
    assert "".join(texts) == "DILQXDQDQ"
    for _, event in with_event(told, ev.FirstTilesTaken):
        assert [tile[0] for tile in event.tiles] == ["D", "Q"]


@scene(4, "V2")
def a_top_is_turned_up_at_once_and_taken(told: Told) -> None:
    """A councillor takes a top, the next one of that stack is turned up, and he takes it as well."""
    one, turned, other = first(
        (one, turned, other)
        for one, turned, other in zip(told.turns, told.turns[1:], told.turns[2:], strict=False)
        if (one.verb, turned.verb, other.verb) == ("take", "turn", "take") and other.words == turned.words
    )
    assert turned.words[0] not in listed(told, one)
    assert {one.words[0], other.words[0]} <= {*stock(told, other.after, one.seat)}


@scene(2, "V7", likings={"choose councillor": 9, "done": 3})
def a_councillor_takes_one_and_stops(told: Told) -> None:
    """A councillor must take a top; then he stops, though stones are left that would pay for another."""
    done = first(turns(told, "done"))
    assert any(text.split(" ")[1] == "take" for text in listed(told, done))
    taken = first(turn for turn in turns(told, "take") if same_action(turn, done))
    assert f"{done.seat} done" not in listed(told, taken)


@scene(6, likings={"choose councillor": 30, "take domino": 30, "done": 0.01})
def a_stack_runs_out(told: Told) -> None:
    """The last domino is taken: nothing is turned up, and the stack gives nothing any more."""
    last = first(turn for turn in turns(told, "take") if turn.after.tops[0] == -1 and turn.after.turning == -1)
    assert last.words[0].startswith("D")
    assert not last.after.under & told.box.of_shape[0]


@scene(3, "V4", likings={"exchange": 5})
def another_card_than_the_drawn_one_is_given(told: Told) -> None:
    """In an exchange the start player may give any card but the one just drawn."""
    draw, give = first((one, other) for one, other in pairwise(told.turns) if one.verb == "draw")
    drawn = draw.words[2]
    assert all(not text.endswith(f" {drawn}") for text in listed(told, give))
    assert len(listed(told, give)) == 5


@scene(4)
def the_others_do_not_see_an_exchange(told: Told) -> None:
    """An exchange: the other two see who exchanges with whom, and neither card."""
    draw, give = first((one, other) for one, other in pairwise(told.turns) if one.verb == "draw")
    two = {give.seat, int(give.words[0])}
    for seat in range(told.players):
        seen = [told.rules.seen_text(seat, turn.seat, turn.action) for turn in (draw, give)]
        assert [text.endswith(" ?") for text in seen] == [seat not in two] * 2


@scene(4, "V5", likings=NO_SYMBOLS)
def a_borrowed_symbol_moves_nobody(told: Told) -> None:
    """A spy or beggar carries out a councillor or builder, and none is opened: the start player stays."""
    borrowed: list[tuple[Turn, ev.CardUsed | ev.CardCopied]] = [
        *with_event(told, ev.CardUsed),
        *with_event(told, ev.CardCopied),
    ]
    turn = first(
        turn
        for turn, event in borrowed
        if role(told, event.card) in {"councillor", "builder"}
        and not {"councillor", "builder"} & {*opened(told, turn.before)}
    )
    after = first(later for later in told.turns[turn.ply :] if later.after.round > turn.before.round).after
    assert after.start == turn.before.start


@scene(3)
def one_symbol_moves_the_start(told: Told) -> None:
    """A single builder or councillor among the opened cards moves the start player's card one seat to the left."""
    turn, event = first(
        (turn, event)
        for turn, event in with_event(told, ev.CardsOpened)
        if sum(role(told, card) in {"councillor", "builder"} for card in event.cards) == 1
    )
    moved = first(event for other, event in with_event(told, ev.StartMoved) if other.ply >= turn.ply)
    assert moved.start == (event.start + 1) % 3


@scene(3)
def an_opened_card_goes_to_the_left(told: Told) -> None:
    """Everybody's opened card is in the left neighbour's hand in the next round, and is chosen there."""
    opening = first(turns(told, "open"))
    chosen = [turn for turn in turns(told, "choose") if turn.before.round == 2]
    assert any(turn.words[0] == opening.words[turn.seat - 1] for turn in chosen)
    assert len(chosen) == 3


@scene(4, "V15", likings={"choose trader": 20, "choose inventor": 20, "choose speculator": 20})
def a_bet_counts_a_card_that_is_still_to_come(told: Told) -> None:
    """A bet is settled before the card that it is about has been carried out, and pays 6."""
    turn, event = first(
        (turn, event)
        for turn, event in with_event(told, ev.BetSettled)
        if len(event.others) == 1
        and turn.after.round == turn.before.round
        and (event.others[0] - turn.after.start) % 4 > (event.seat - turn.after.start) % 4
    )
    assert event.points == 6
    assert turn.after.scores[event.seat] >= 6


@scene(4, "V15", likings={**NO_SYMBOLS, "choose speculator": 40, "use builder": 20})
def a_bet_does_not_count_what_a_spy_uses(told: Told) -> None:
    """A spy builds, nobody has opened a builder: the speculator gets nothing."""
    used = first(
        (turn, event)
        for turn, event in with_event(told, ev.CardUsed)
        if role(told, event.card) == "builder"
        and "builder" not in opened(told, turn.before)
        and "speculator" in opened(told, turn.before)
    )[0]
    event = first(event for turn, event in with_event(told, ev.BetSettled) if turn.before.round == used.before.round)
    assert not event.others
    assert not event.points


@scene(3, likings=THIEVES)
def a_spy_uses_a_card_that_stays(told: Told) -> None:
    """A spy looks at a hand of four; the card is carried out with its values and stays in that hand."""
    use, event = first(with_event(told, ev.CardUsed))
    number = told.box.card_number[event.card]
    assert use.before.hands[event.other] >> number & 1
    assert use.after.round > use.before.round or use.after.hands[event.other] >> number & 1
    assert event.seat != event.other


@scene(4, "V16", likings=THIEVES)
def a_spy_can_not_use_a_beggar(told: Told) -> None:
    """The hand that a spy sees has a beggar in it: he may use any other card of it, and must use one."""
    shown, _ = first(
        (turn, event)
        for turn, event in with_event(told, ev.HandShown)
        if any(role(told, card) == "beggar" for card in event.cards)
    )
    use = told.turns[shown.ply + 1]
    assert len(listed(told, use)) == 3
    assert all(role(told, text.split(" ")[2]) != "beggar" for text in listed(told, use))


@scene(6, "V16", likings=THIEVES)
def what_a_spy_uses_may_have_no_effect(told: Told) -> None:
    """Every card that the spy may use comes to nothing, or the one that he takes does: that is all he gets."""
    turn, event = first(
        (turn, event)
        for turn, event in with_event(told, ev.CardUsed)
        if any(lapsed.seat == event.seat for lapsed in turn.told(ev.CardLapsed))
    )
    assert turn.after.stocks[event.seat] == turn.before.stocks[event.seat]
    assert gained(turn, event.seat) == 0 or turn.told(ev.BetSettled)


@scene(4, "V17", likings=THIEVES)
def a_beggar_copies_a_spy(told: Told) -> None:
    """A beggar carries out an opened spy: he looks at a hand and uses a card of it."""
    copied, event = first(
        (turn, event) for turn, event in with_event(told, ev.CardCopied) if role(told, event.card) == "spy"
    )
    spied = told.turns[copied.ply + 1]
    assert (spied.verb, spied.seat) == ("spy", event.seat)


@scene(6, "V17", likings={**THIEVES, "exchange": 3})
def a_beggar_does_not_copy_a_beggar(told: Told) -> None:
    """Two beggars are opened: neither may be copied; four other cards may."""
    turn = first(turn for turn in turns(told, "copy") if opened(told, turn.before).count("beggar") == 2)
    assert len(listed(told, turn)) == 4
    other = first(seat for seat, each in enumerate(opened(told, turn.before)) if each == "beggar" and seat != turn.seat)
    assert f"{turn.seat} copy {other}" not in listed(told, turn)


@scene(4, "V17", likings=THIEVES)
def a_beggar_copies_who_has_been_up(told: Told) -> None:
    """A beggar copies a card that has been carried out already, and carries it out again with own stones."""
    turn, event = first(
        (turn, event)
        for turn, event in with_event(told, ev.CardCopied)
        if (event.other - turn.before.start) % 4 < (event.seat - turn.before.start) % 4
        and role(told, event.card) == "councillor"
    )
    assert turn.after.stones == told.box.value[told.box.card_number[event.card]]


@scene(2, whole=True, likings={"choose driver": 5})
def the_sixtieth_pile_ends_the_game(told: Told) -> None:
    """With the last pile the game ends at once: no markers, nothing of the round that would follow."""
    last = told.turns[-1]
    assert last.verb == "pile"
    assert told.outcome.facts.get("end") == "piles"
    assert last.after.marks == last.before.marks
    assert last.before.stones >= 1
    assert last.after.round == last.before.round


@scene(4, whole=True, likings={**THIEVES, "copy driver": 20, "use driver": 20})
def a_borrowed_driver_ends_the_game(told: Told) -> None:
    """A beggar or a spy carries out a driver with which the last pile is driven."""
    last = told.turns[-1]
    assert last.verb == "pile"
    assert opened(told, last.before)[last.seat] in {"spy", "beggar"}


@scene(2, "V6", whole=True, likings={"choose driver": 0.001, "choose builder": 0.2})
def forty_rounds_are_enough(told: Told) -> None:
    """Nobody drives the last pile: after round 40, with its cards passed on, the game is over."""
    assert told.outcome.facts == {"rounds": 40, "end": "rounds"}
    assert told.end.left > 0


@scene(3, whole=True)
def equal_winners_share(told: Told) -> None:
    """Two have most points, and both win."""
    assert len(told.outcome.winners) == 2
