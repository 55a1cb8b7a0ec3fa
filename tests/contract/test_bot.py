"""Every game over the bot protocol: a runner that keeps the whole record asks a bot with what each seat may see."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from speicherstadt_app.ai.brain import never
from speicherstadt_app.ai.protocol import Asked, Bot
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games import registry
from tests.contract.every import GAMES, card_of

BOT = Bot("1")


def ask(do: str, **more: object) -> Mapping[str, Any]:
    return BOT.answer(Asked(1, do, {"do": do, **more}), lambda _: never)


def record_for(game: str, match: Match[Any], seat: int) -> Record:
    """What that seat may be asked with."""
    players = tuple(Player(f"Bot {n}", "ai") for n in range(match.rules.setup.players))
    whole = replace(record_of(registry.find(game), match, players), meta={})
    return whole if card_of(game).open else whole.seen_by(seat, match.rules)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_asking(game: str) -> None:
    level = ask("hello", game=game)["levels"][0]
    dealer = Dealer(registry.find(game), card_of(game).seats[0], 21)
    match: Match[Any] = Match(dealer.rules)
    while match.actors:
        if match.actors == (CHANCE,):
            dealer.serve(match)
            continue
        seat = match.actors[-1]
        record = record_for(game, match, seat).to_json()
        listed = ask("legal", record=record)
        assert listed["legal"] == [match.rules.text(seat, action) for action in match.legal(seat)]
        assert listed["to_move"] == (list(match.actors) if len(match.actors) > 1 else seat)
        assert listed["phase"] == match.phase
        answer = ask("choose", record=record, level=level, iterations=2, seed=1)
        assert answer["move"] in listed["legal"]
        match.play_text(answer["move"])
    end = record_for(game, match, 0)
    if card_of(game).open:
        assert ask("result", record=end.to_json())["result"] == match.outcome().to_json()


@pytest.mark.parametrize("game", [game for game in GAMES if not card_of(game).open])
def test_what_a_seat_has_not_seen_is_refused_and_never_asked_with(game: str) -> None:
    dealer = Dealer(registry.find(game), card_of(game).seats[1], 22)
    match: Match[Any] = Match(dealer.rules)
    dealer.serve(match)
    seat = match.actors[0]
    seen = record_for(game, match, seat)
    assert "error" not in ask("choose", record=seen.to_json(), iterations=1)
    whole = replace(seen, moves=tuple(match.texts), viewer=None)
    assert "error" in ask("choose", record=whole.to_json(), iterations=1)
    assert ask("seen", record=whole.to_json(), viewer=seat)["record"] == seen.to_json()
    leaked = replace(seen, moves=tuple(match.texts))
    assert "error" in ask("legal", record=leaked.to_json())
    for key, value in (("seed", 22), ("result", {"scores": [1]})):
        assert "error" in ask("legal", record={**seen.to_json(), key: value})
    assert ask("result", record=seen.to_json())["result"]["final"] is False
