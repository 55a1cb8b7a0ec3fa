"""The examples of the rule sheet, and places that the standard board does not have."""

from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import cell_of
from speicherstadt_app.games.venedig.rules.boxes import options_of
from speicherstadt_app.games.venedig.rules.building import begin_building, can_build, gains_of
from speicherstadt_app.games.venedig.rules.rules import GAME, VenedigRules
from speicherstadt_app.games.venedig.rules.stacks import begin_council
from speicherstadt_app.games.venedig.rules.state import BUILD, COUNCIL, NONE, State
from tests.games.venedig.golden.boxes import box_with

RULES = GAME.rules(Setup(2))


def table(rules: VenedigRules, card: str, piles: str, tiles: str = "") -> State:
    """Round 1, seat 0 carries out a card, with these piles and these tiles in stock."""
    state = rules.start()
    state.round = 1
    state.deck = 0
    state.card = rules.box.card_number[card]
    state.chosen = [state.card, rules.box.card_number["gondolier"]]
    state.piles = sum(1 << cell_of(name) for name in piles.split())
    state.left -= state.piles.bit_count()
    state.stocks[0] = sum(1 << rules.box.tile_number[tile] for tile in tiles.split())
    return state


def texts(rules: VenedigRules, state: State) -> list[str]:
    return [rules.text(0, action) for action in rules.legal(state, 0)]


def play(rules: VenedigRules, state: State, text: str) -> State:
    return rules.apply(state, *rules.parse(text)).state


def test_a_square_with_four_matching_edges_scores_eleven() -> None:
    state = table(RULES, "builder-4a", "F7 G7 F8 G8 E7 E8 H7 H8", "Q01")
    state.buildings = sum(1 << cell_of(name) for name in ("E7", "H7"))
    state.squares = sum(1 << cell_of(name) for name in ("E8", "H8"))
    assert begin_building(RULES.setting, state, 0)
    lay = "0 build Q01 F7B G7B F8S G8S"
    assert gains_of(RULES.setting, state, 0, RULES.parse(lay).action) == [11, 0]
    assert play(RULES, state, lay).scores == [11, 0]


def test_a_builder_with_five_stones_builds_three_and_two_or_four() -> None:
    """[seed] Tiles of 3, 2 and 4: after the one of 3 the one of 2 must follow, after the one of 4 a stone lapses."""
    state = table(RULES, "builder-5a", "A1 B1 A2 B2 D1 E1 F1 D2 E2", "I01 D01 Q01")
    assert begin_building(RULES.setting, state, 0)
    after = play(RULES, state, "0 build I01 D1B E1B F1B")
    assert after.phase == BUILD
    assert {text.split(" ")[2] for text in texts(RULES, after)} == {"D01"}
    after = play(RULES, state, "0 build Q01 A1B B1B A2S B2S")
    assert after.phase != BUILD


def test_a_councillor_with_four_stones_has_six_ways() -> None:
    """[seed] A domino, two dominoes, a bar, a corner, a bridge or a square."""
    state = table(RULES, "councillor-4a", "")
    tops = ("D01", "I01", "L01", "Q01", "X01")
    state.tops = [RULES.box.tile_number[tile] for tile in tops]
    state.under &= ~sum(1 << top for top in state.tops)
    assert begin_council(RULES.setting, state, 0)
    ways: set[tuple[str, ...]] = set()
    waiting: list[tuple[State, tuple[str, ...]]] = [(state, ())]
    while waiting:
        now, taken = waiting.pop()
        if now.phase != COUNCIL:
            if now.turning != NONE:
                tile = next(action for action in RULES.legal(now, -1))
                waiting.append((RULES.apply(now, -1, tile).state, taken))
            else:
                ways.add(taken)
            continue
        for action in RULES.legal(now, 0):
            if action == act.DONE:
                ways.add(taken)
            else:
                tile_taken = RULES.text(0, action).split(" ")[2][0]
                waiting.append((RULES.apply(now, 0, action).state, (*taken, tile_taken)))
    assert ways == {("D",), ("D", "D"), ("I",), ("L",), ("Q",), ("X",)}


def test_a_canal_cell_carries_one_bridge() -> None:
    """Where a canal cell has lagoon on all four sides, a second bridge could lie across the first."""
    rows = {f"row_{row}": "." * 17 for row in range(1, 9)} | {"row_4": "...~............."}
    rules = GAME.rules(Setup(2, 0, options_of(box_with("Well", gondola="D4", **rows))))
    state = table(rules, "builder-6a", "C4 E4 D3 D5", "X01 X02")
    assert begin_building(rules.setting, state, 0)
    assert len(texts(rules, state)) == 4
    after = play(rules, state, "0 build X01 C4B D4= E4B")
    assert after.phase != BUILD
    assert not can_build(rules.setting, after, 0)


def test_a_line_across_the_canal_is_no_place_for_a_bar() -> None:
    state = table(RULES, "builder-6a", "A2 A4", "I01 X01")
    assert begin_building(RULES.setting, state, 0)
    assert texts(RULES, state) == ["0 build X01 A2B A3= A4B"]
