"""Every story of a game that is over is true."""

from collections.abc import Sequence

import pytest

from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.games.venedig.words.ending import stories
from speicherstadt_app.games.venedig.words.tales import Tale, tales
from tests.games.venedig.words.played import rules_of


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_tales_say_what_the_game_says(players: int, seed: int) -> None:
    game = Trial(GAME, players, seed)
    events = [event for ply in game.plies for event in ply.events]
    outcome = game.rules.outcome(game.end)
    found = tales(players, events, outcome)
    assert [tale.seat for tale in found] == [*range(players)]
    for tale in found:
        assert holds(tale, game, events)
    told = stories(rules_of(game), [f"N{seat}" for seat in range(players)], events, outcome)
    assert all(sentence.endswith(".") for sentence in told)
    assert not any("last pile" in sentence for sentence in told), "the count itself says who drove it"
    kinds = [tale.kind for tale in found if tale.kind != "source"]
    assert len(set(kinds)) == len(kinds)


def holds(tale: Tale, game: Trial, events: Sequence[object]) -> bool:
    """Worked out in another way than by the one who tells."""
    outcome = game.rules.outcome(game.end)
    seat, others = tale.seat, [score for other, score in enumerate(outcome.scores) if other != tale.seat]
    own = outcome.breakdown()[seat]
    built = [event for event in events if isinstance(event, ev.TileBuilt)]
    bets = [event for event in events if isinstance(event, ev.BetSettled) and event.seat == seat]
    match tale.kind:
        case "ended-behind":
            last = [event for event in events if isinstance(event, ev.PileDriven)][-1]
            return last.seat == seat and not last.left and outcome.scores[seat] < max(others)
        case "lead":
            return seat in outcome.winners and 0 < tale.number <= game.end.round
        case "gondola" | "lawyer":
            return own[tale.kind] == tale.points
        case "bets" | "lost-bets":
            won = sum(event.points > 0 for event in bets)
            return (won, len(bets)) == (tale.number, int(tale.thing)) if tale.kind == "bets" else not won
        case "paid":
            return own["markers"] == 3 * tale.number
        case "given":
            mine = [event for event in built if event.seat == seat]
            return sum(marker.points > 0 for event in mine for marker in event.covered) == tale.number
        case "bridges":
            return sum(event.seat == seat and event.tile[0] == "X" for event in built) == tale.number
        case "tile":
            return max(event.gains[seat] for event in built if event.seat == seat) == tale.points
        case "robbed":
            return any(isinstance(event, ev.TileRemoved) and event.seat == tale.other for event in events)
    return own[tale.thing] == tale.points == max(own.values())
