"""What one seat alone has seen: its cards and sealed bids, as long as it hides anything."""

from typing import Any

from speicherstadt_app.play.secrets import MOST, own_secrets
from tests.fixture_game.rules.notation import Kind, unpack
from tests.play.players import ANNA, KONTOR, play_out
from tests.play.sealed import sealed_table


def test_own_secrets_are_the_cards_dealt_and_the_bids_of_that_seat() -> None:
    table = sealed_table(ANNA, KONTOR)
    play_out(table)
    opened = next(turn.ply for turn in table.turns if unpack(turn.action).kind == Kind.OPEN)
    for seat in (0, 1):
        dealt = [
            table.rules.text(*turn.move).partition(" ")[2]
            for turn in table.turns
            if unpack(turn.action).kind == Kind.DEAL and unpack(turn.action).seats == (seat,)
        ]
        bid = next(turn for turn in table.turns if unpack(turn.action).kind == Kind.BID and turn.seat == seat)
        text = table.rules.text(*bid.move).partition(" ")[2]
        assert own_secrets(table.rules, table.turns[:opened], seat) == (*dealt, text)
        assert own_secrets(table.rules, table.turns[: opened + 1], seat) == tuple(dealt)
        assert len(own_secrets(table.rules, table.turns, seat)) <= MOST


def test_own_secrets_end_when_the_seat_hides_nothing() -> None:
    table = sealed_table(ANNA, KONTOR)
    play_out(table)
    rules: Any = table.rules
    hides = type(rules).hides
    try:
        type(rules).hides = lambda self, state, seat: hides(self, state, seat) and state.winner is None
        taken = next(turn.ply for turn in table.turns if unpack(turn.action).kind == Kind.TAKE)
        assert own_secrets(rules, table.turns[:taken], 0) == ()
        assert own_secrets(rules, table.turns[: taken - 2], 0)
    finally:
        type(rules).hides = hides
