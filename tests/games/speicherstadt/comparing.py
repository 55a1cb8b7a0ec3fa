"""The engine's state in the words of the plain version (bench/baseline.py), so that the two can be compared."""

from random import Random
from typing import Any, cast

from speicherstadt_app.bench.baseline import Shuffle, Table
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Game, Seat, Setup
from speicherstadt_app.games.speicherstadt.rules.cards import SEASON_LETTERS
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, KINDS, count, goods_in
from speicherstadt_app.games.speicherstadt.rules.rules import GAME, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, State


def named(bundle: int) -> list[str]:
    return [GOODS[good] for good in goods_in(bundle)]


def counted(bundle: int) -> dict[str, int]:
    return {GOODS[good]: count(bundle, good) for good in KINDS}


def pool(state: State, seat: Seat) -> int:
    """All cubes that a seat has and has not loaded."""
    if state.phase == SHIPPING and seat == state.mover:
        return state.pool
    return state.fresh[seat] + state.warehouse[seat] + state.market[seat]


def mover(rules: SpeicherstadtRules, state: State) -> int | str | None:
    actors = rules.actors(state)
    return None if not actors else "*" if actors[0] == CHANCE else actors[0]


def discards(rules: SpeicherstadtRules, state: State) -> int:
    """The cards that are neither in the pile nor in the row nor anybody's."""
    elsewhere = state.pile
    for column, card in enumerate(state.row):
        if not state.sold(column):
            elsewhere |= 1 << card
    for owned in state.cards:
        elsewhere |= owned
    return rules.box.in_play(rules.players) & ~elsewhere


def loaded(rules: SpeicherstadtRules, state: State, seat: Seat) -> dict[str, list[str]]:
    box = rules.box
    return {
        box.cards[card].id: named(needs - state.needs[index])
        for index, (card, needs) in enumerate(zip(box.contracts, box.contract_needs, strict=True))
        if state.cards[seat] >> card & 1
    }


def snapshot(rules: SpeicherstadtRules, state: State) -> dict[str, Any]:
    """What `Table.snapshot` would say."""
    box = rules.box
    seats = range(rules.players)
    return {
        "phase": rules.phase(state),
        "to_move": mover(rules, state),
        "first": state.first,
        "rounds_completed": state.rounds,
        "coins": list(state.coins),
        "fire_points": [state.fire_points(seat) for seat in seats],
        "cards": [sorted(box.names(owned)) for owned in state.cards],
        "loaded": [loaded(rules, state, seat) for seat in seats],
        "available": [named(pool(state, seat)) for seat in seats],
        "warehouse": [named(cubes) for cubes in state.warehouse],
        "market": [named(cubes) for cubes in state.market],
        "bought_this_round": [bool(state.bought >> seat & 1) for seat in seats],
        "supply": counted(state.supply),
        "bag": counted(state.bag),
        "cards_left": {
            letter: sorted(box.names(state.pile & season))
            for letter, season in zip(SEASON_LETTERS, box.seasons, strict=True)
        },
        "discards": sorted(box.names(discards(rules, state))),
        "row": [
            {
                "column": column + 1,
                "card": box.cards[card].id,
                "cubes": named(state.freight[column]),
                "workers": state.line(column) if column < len(state.lines) else [],
            }
            for column, card in enumerate(state.row)
            if not state.sold(column)
        ],
    }


def assert_same(table: Table, match: Match[State], *, moves: bool = True) -> None:
    """Both versions see the same table, and the same that may happen next."""
    rules = cast(SpeicherstadtRules, match.rules)
    assert snapshot(rules, match.state) == table.snapshot()
    if moves:
        seat = match.actors[0] if match.actors else CHANCE
        assert sorted(rules.text(seat, action) for action in match.legal(seat)) == sorted(table.legal())


# Play at random hardly ever fills a contract or a column, and who always sells never stows. So the players of a game
# like some moves more than others, by verb or by all that follows the seat.
TASTES: tuple[dict[str, float], ...] = (
    {},
    {"load": 20, "buy": 3},
    {"convert": 15, "buy": 5, "stow": 0.2},
    {"stow": 20, "pass": 4},
    {"buy": 9, "load": 9, "sell": 3, "barter": 0.1, "convert": 0.5},
    {"place 1": 25, "pass": 2},
)


def chosen(moves: list[str], taste: dict[str, float], chance: Random) -> str:
    def liking(move: str) -> float:
        _, verb, *_ = words = move.split(" ")
        return taste.get(" ".join(words[1:]), taste.get(verb, 1.0))

    return chance.choices(moves, list(map(liking, moves)))[0]


def play_both(players: int, seed: int, *, all_deals: float, game: Game = GAME) -> None:
    """One random game, move by move in both versions. Of the deals a share is compared with all that might come."""
    chance = Random(f"{players}/{seed}")
    taste = chance.choice(TASTES)
    first = chance.randrange(players)
    table = Table(players, first)
    shuffle = Shuffle(table, chance)
    match: Match[State] = Match(game.rules(Setup(players, first)))
    while table.phase != "over":
        deal = table.to_move == "*"
        assert_same(table, match, moves=not deal or chance.random() < all_deals)
        if chance.random() < 0.05:
            assert match.outcome().to_json() == table.result()
        move = shuffle.deal() if deal else chosen(sorted(table.legal()), taste, chance)
        table.play(move)
        match.play_text(move)
    assert_same(table, match)
    assert match.over
    assert match.texts == table.moves
    assert match.outcome().to_json() == table.result()
