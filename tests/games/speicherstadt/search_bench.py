"""How often a second a search of Die Speicherstadt looks ahead: `python -m tests.games.speicherstadt.search_bench`."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.search import search
from speicherstadt_app.bench.ai import decisions, spread_over
from speicherstadt_app.bench.timing import rates
from speicherstadt_app.games.speicherstadt.brains.evaluators import best
from speicherstadt_app.games.speicherstadt.brains.searching import problem
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND

PLAYERS = (2, 3, 4, 5)
ITERATIONS = 1000
GAMES = 4
POSITIONS = 12


def placements(players: int) -> Sequence[Question]:
    asked = decisions(GAME.card.id, players, GAMES)
    return spread_over([one for one in asked if one.view.phase == DEMAND], POSITIONS)


def looked(questions: Sequence[Question]) -> int:
    found = 0
    for question in questions:
        rules = GAME.rules(question.rules.setup)
        found += search(problem(question, best(rules.players, rules.box))[1], ITERATIONS).iterations
    return found


def main(repeats: int = 5) -> None:
    asked = {str(players): placements(players) for players in PLAYERS}
    found = rates({name: lambda _repeat, some=some: (looked(some),) for name, some in asked.items()}, repeats)  # type: ignore[misc]
    for name, (spread,) in found.items():
        print(f"{name} players: {spread.median:,.0f} looks a second")


if __name__ == "__main__":
    main()
