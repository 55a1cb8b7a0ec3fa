"""What the gallery shows of Die Speicherstadt."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from speicherstadt_app.ai.advice import Reason
from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.occasion import Occasion
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.chance import Chances
from speicherstadt_app.games.speicherstadt.rules.goods import size
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING, SUPPLY, State
from speicherstadt_app.games.speicherstadt.words.remarks import BURNT, line
from tests.games.speicherstadt.gallery import own_boxes
from tools.gallery import coming_back, figures, learning, looking_back, showing
from tools.gallery.people import BOTH_WAYS, NAMES, WIDEST
from tools.gallery.scene import GameScenes, Lying, Position, Shell, Shown, Wanted

GAME: Final = CARD.id
FULL: Final = 8
OPPONENTS: Final = tuple(
    {"level": "greedy", "character": each} for each in ("troublemaker", "shipowner", "miser", "fire-captain", "grocer")
)


def demand(*, rounds: int = 0, placed: int = 0) -> Wanted:
    return lambda s, _: s.phase == DEMAND and s.rounds >= rounds and s.placed >= placed


def tall(least: int) -> Wanted:
    return lambda s, _: s.phase == DEMAND and max(s.heights) >= least


def contracts(least: int) -> Wanted:
    def wanted(s: State, _: str) -> bool:
        return s.phase == DEMAND and (s.cards[s.mover] & CONTRACTS).bit_count() >= least

    return wanted


def purchase(*, rounds: int = 0, least: int = 1, able: bool = True) -> Wanted:
    def wanted(s: State, _: str) -> bool:
        if s.phase != PURCHASE or s.rounds < rounds:
            return False
        price = s.heights[s.column]
        return price >= least and (s.coins[s.mover] >= price) is able

    return wanted


def shipping(cubes: int) -> Wanted:
    return lambda s, _: s.phase == SHIPPING and size(s.pool) >= cubes


def burning(_: State, last: str) -> bool:
    return last.endswith("-fire")


def dealing(cards: int, rounds: int) -> Wanted:
    return lambda s, _: s.phase == SUPPLY and s.mover == CHANCE and len(s.row) == cards and s.rounds >= rounds


CONTRACTS: Final = sum(1 << number for number in standard_box().contracts)

TWO, THREE, FOUR, FIVE = (
    f"{number}-players-play-{rounds}-rounds"
    for number, rounds in (("two", "sixteen"), ("three", "twelve"), ("four", "ten"), ("five", "eight"))
)

TABLES: Final = (
    # Demand
    Position("first-decision", FOUR, demand()),
    Position("demand", FOUR, demand(rounds=5, placed=5)),
    Position("demand-chosen", FOUR, demand(rounds=5, placed=5), picks=("place {tallest}",)),
    Position("demand-two", TWO, demand(rounds=8, placed=2), picks=("place 1",)),
    Position("demand-five", FIVE, demand(rounds=5, placed=10), picks=("place {tallest}",)),
    Position("long-names", FIVE, demand(rounds=5, placed=10), picks=("place {tallest}",), names=WIDEST),
    Position("long-names-several", FIVE, demand(rounds=5, placed=10), people=5, names=BOTH_WAYS, again=True),
    Position("long-names-paid", FOUR, shipping(4), people=4, names=BOTH_WAYS, again=True),
    Position("end-long-names", FIVE, names=WIDEST),
    Position("full-line", "eight-workers-fill-a-column", tall(FULL - 1), picks=("place {tallest}",)),
    Position("full-line-five", "nobody-buys-anything", tall(FULL - 1), picks=("place {tallest}",)),
    Position("full-column", "eight-workers-fill-a-column", tall(FULL)),
    Position("others-place", FOUR, demand(rounds=3, placed=4), after_me=2),
    Position("three-people", THREE, demand(rounds=6, placed=4), people=3, picks=("place 2",)),
    # Purchase
    Position("purchase", FOUR, purchase(rounds=3, least=3)),
    Position("purchase-armed", FIVE, purchase(least=2), picks=("offer",)),
    Position("purchase-too-dear", "a-forced-pass-is-a-move", purchase(able=False)),
    Position("others-buy", FIVE, purchase(rounds=4, least=2), after_me=1),
    # Shipping
    Position("shipping", TWO, shipping(3), which=3),
    Position("shipping-picked", "all-room-is-filled-and-the-rest-is-lost", shipping(4), picks=("{cube}",)),
    Position(
        "shipping-exchange", "a-full-warehouse-brings-4", shipping(4), picks=("trade convert", "{cube}", "{cube}")
    ),
    Position("shipping-many-contracts", "four-counting-offices-bring-14", shipping(3), which=-1, picks=("{cube}",)),
    Position("others-ship", THREE, shipping(1), after_me=1),
    # Supply and fire
    Position("dealing", FOUR, dealing(3, 4)),
    Position("round-over", FOUR, dealing(0, 4)),
    Position("fire-five", "three-are-weakest-and-one-stands-between", burning, which=1),
    Position("fire-tied", "two-equally-strong-players", burning, which=-1),
    # The counter
    Position("eight-contracts", "four-counting-offices-bring-14", contracts(8), which=-1),
    Position("five-contracts", "a-full-warehouse-brings-4", contracts(5), picks=("place 1",)),
    Position("autumn-three", "an-incomplete-contract-keeps-its-cubes", demand(rounds=11, placed=4)),
    # The end
    Position("end-two-share", "two-share-the-victory"),
    Position("end-three", "coins-break-a-tie"),
    Position("end-count", "coins-break-a-tie", shows="count"),
    Position("end-news", "a-full-warehouse-brings-4", shows="news"),
    Position("end-more", "coins-break-a-tie", people=3, shows="more"),
    Position("end-five", "a-score-below-zero"),
    Position("end-code", "coins-break-a-tie", people=3),
    Position("end-goal", "coins-break-a-tie", challenge="low_bids"),
    Position("goal", FOUR, demand(rounds=5, placed=5), challenge="clean_quay", shows="GoalSheet"),
    # Other ways to look
    Position("list", FOUR, demand(rounds=5, placed=5), picks=("place {tallest}",), settings={"listView": True}),
    Position("list-five", "nobody-buys-anything", tall(FULL - 1), settings={"listView": True}),
    Position("letters", TWO, shipping(3), which=3, settings={"games": {GAME: {"letters": True}}}),
    # What lies over the table
    Position("banner", THREE, demand(rounds=6), people=3, shows="banner"),
    Position("banner-across", FOUR, demand(rounds=3), people=4, shows="banner", settings={"tableMode": True}),
    Position("question", THREE, demand(rounds=6), people=3, shows="question"),
    Position("recap", FOUR, demand(rounds=5, placed=5), shows="recap"),
    Position("speech", FIVE, demand(rounds=5, placed=10), shows="speech"),
    Position("not-saved", FOUR, demand(rounds=5, placed=5), shows="not saved"),
    Position("hint-area", FOUR, demand(rounds=4, placed=2), shows="area"),
    Position("hint", FOUR, demand(rounds=4, placed=2), shows="hint"),
    Position("hint-five", FIVE, demand(rounds=5, placed=10), shows="hint"),
    Position("hint-purchase", FOUR, purchase(rounds=3, least=3), shows="hint"),
    Position("hint-loading", "four-counting-offices-bring-14", shipping(3), which=-1, shows="plan"),
    Position("hint-thinking", FOUR, demand(rounds=5, placed=5), shows="thinking"),
    Position("why", THREE, demand(rounds=6, placed=4), shows="why"),
    Position("watch", FOUR, demand(rounds=5, placed=5), people=0, shows="why"),
    Position("notices-table", FOUR, demand(rounds=5, placed=5), shows="notices"),
    Position("menu", FOUR, demand(rounds=5, placed=5), shows="GameMenu"),
    Position("pile", FOUR, demand(rounds=5, placed=5), shows="PilePanel"),
    Position("fire-sheet", FIVE, demand(rounds=5), shows="FireSheet"),
    Position("player-sheet", FIVE, demand(rounds=6), shows="PlayerSheet"),
    Position("cards-sheet", "four-counting-offices-bring-14", contracts(8), which=-1, shows="CardsSheet"),
    Position("log-sheet", FOUR, demand(rounds=5, placed=5), shows="LogSheet", settings={"logDetail": "full"}),
    Position("explained", FOUR, demand(rounds=5, placed=5), shows="explained"),
    Position("keys", FOUR, demand(rounds=5, placed=5), shows="keys"),
    Position("card-large", FOUR, demand(rounds=5, placed=5), shows="large"),
)

KEPT: Final = (
    "door/de",
    "door-new/fr/small",
    "first-decision/fr",
    "demand-chosen/de",
    "demand-chosen/night/de/upright",
    "demand-chosen/4k",
    "demand-chosen/contrast/fr/laptop",
    "demand-two/fr",
    "demand-five/de/night",
    "demand-five/pseudo/laptop",
    "full-line-five/de",
    "full-line/upright/fr",
    "others-place/de/wide",
    "three-people/de/small",
    "demand-chosen/fr/125",
    "purchase/de",
    "purchase/night/de/150",
    "purchase-too-dear/fr/upright",
    "shipping/de",
    "shipping-picked/night/de",
    "shipping-picked/upright/de",
    "shipping-exchange/fr",
    "shipping-many-contracts/de/150",
    "dealing/night/fr/wide",
    "round-over/de",
    "fire-five/de",
    "fire-tied/night/fr/upright",
    "eight-contracts/de",
    "autumn-three/fr/wide",
    "end-three/de",
    "end-count/de",
    "end-news/fr/200",
    "end-more/fr/night",
    "end-five/night/de/laptop",
    "end-two-share/upright/fr",
    "list/de/200",
    "list-five/contrast/fr/150",
    "letters/night/fr",
    "banner/de",
    "banner-across/fr/night",
    "hint/de",
    "hint-five/night/fr",
    "hint-loading/de/upright",
    "why/fr/200",
    "watch/de",
    "watch/fr/small",
    "speech/de",
    "speech/upright/night/fr",
    "notices-table/de",
    "menu/de",
    "pile/night/de",
    "player-sheet/de",
    "log-sheet/fr/upright",
    "explained/de",
    "card-large/fr",
    "keys/de",
    "keys/upright/night/fr/200",
    "new-five/de",
    "new/night/fr/150",
    "new/fr",
    "statistics/de",
    "statistics-history/night/fr/upright",
    "statistics-cards/contrast/de/laptop",
    "statistics-tables/de/200/upright",
    "achievements/fr/night",
    "challenges/night/fr",
    "goal/de",
    "end-code/fr/laptop",
    "end-goal/de/night",
    "boxes/de",
    "boxes-refused/night/fr/upright",
    "lessons/de",
    "lesson-says/upright/de",
    "lesson-ring/fr",
    "lesson-ring/de/200",
    "lesson-shipping/de/night",
    "lesson-end/fr/laptop",
    "rules/de",
    "rules-cards/fr/night",
    "rules-found/de/150",
    "rules-own-box/fr",
    "replay/de",
    "replay/night/fr/upright",
    "replay-fire/de",
    "review/de",
    "review/night/fr/upright",
    "review-working/de",
    "puzzle/de/small",
    "answer/fr/night",
    "fairness/de",
)

PAGES: Final = (
    Shell("new", "new", shows="four"),
    Shell("new-five", "new", shows="five"),
    Shell("new-first", "new", empty=True, shows="first"),
    Shell("statistics", "statistics", shows="statistics"),
    Shell("statistics-history", "statistics", shows="history"),
    Shell("statistics-strategy", "statistics", shows="strategy"),
    Shell("statistics-cards", "statistics", shows="kinds"),
    Shell("statistics-opponents", "statistics", shows="opponents"),
    Shell("statistics-skill", "statistics", shows="skill"),
    Shell("statistics-records", "statistics", shows="records"),
    Shell("statistics-tables", "statistics", shows="statistics as tables"),
    Shell("achievements", "achievements", shows="achievements"),
    Shell("replay", "replay", shows="replay"),
    Shell("replay-fire", "replay", shows="replay fire"),
    Shell("review", "review", shows="review"),
    Shell("review-table", "review", shows="review as a table"),
    Shell("review-working", "review", shows="review on its way"),
    Shell("puzzle", "review", shows="puzzle"),
    Shell("answer", "review", shows="answer"),
    Shell("fairness", "fairness", shows="fairness"),
    Shell("lessons", "lessons", shows="lessons"),
    Shell("lesson-says", "table", shows="lesson says"),
    Shell("lesson-ring", "table", shows="lesson ring"),
    Shell("lesson-shipping", "table", shows="lesson shipping"),
    Shell("lesson-fire", "table", shows="lesson fire"),
    Shell("lesson-end", "table", shows="lesson end"),
    Shell("rules", "rules", shows="rules round"),
    Shell("rules-cards", "rules", shows="rules cards"),
    Shell("rules-found", "rules", shows="rules found"),
    Shell("rules-own-box", "rules", shows="rules of an own box"),
    Shell("boxes", "speicherstadt/boxes", shows="own box"),
    Shell("boxes-refused", "speicherstadt/boxes", shows="refused box"),
    Shell("boxes-remove", "speicherstadt/boxes", shows="removing a box"),
    Shell("door", "door", shows="door"),
    Shell("door-new", "door", empty=True, shows="door"),
    Shell("challenges", "challenges", shows="challenges"),
)

LYING: Final = (
    Lying("buying", FOUR, ("Mara", *NAMES[1:4]), 1, purchase(rounds=6, least=3)),
    Lying("shipping", TWO, ("Mara", "Dora"), 1, shipping(4), assisted=True),
    Lying("placing", FIVE, ("Mara", "Großvater Friedrich-Wilhelm", "Élodie", "Bo", "Ada"), 3, demand()),
    Lying(
        "tied",
        "coins-break-a-tie",
        ("Mara", "Ada", "Bo"),
        occasion=Occasion("challenge", "bare_heads", counts=False),
    ),
    Lying("shared", "two-share-the-victory", ("Mara", "Ada", "Bo", "Cem"), 4, reviewed=True),
    Lying(
        "below-zero",
        "a-score-below-zero",
        ("Mara", "Ada", "Bo", "Cem", "Großvater Friedrich-Wilhelm"),
        occasion=Occasion("day", "2091-05-17", 1),
        reviewed=True,
    ),
)

FIRE: Final = ({"standing": one, "strength": 3, "next_fire": 3} for one in ("strongest", "between"))
TOLD: Final = looking_back.Told(
    ("demand", "purchase"),
    (Reason("fire", 0, 3.1, 3.1, *FIRE), Reason("coins", 0, -1.0, -1.0, {"coins": 3}, {"coins": 4})),
)
MINE: Final = Chances(Drawn(212, 205.3, 96.0), Drawn(-9, -4.6, 30.2))
COMPUTERS: Final = Chances(Drawn(588, 602.1, 280.0), Drawn(31, 4.6, 88.0))

SHOWN: Final[Shown] = {
    **learning.shown(
        GAME,
        {
            "lesson says": learning.Moment(1, 5),
            "lesson ring": learning.Moment(1, 5, read=1),
            "lesson shipping": learning.Moment(2, 71, pick="pick tea 0 0"),
            "lesson fire": learning.Moment(3, 93),
            "lesson end": learning.Moment(5, 275, read=6),
        },
        {
            "rules round": ("purchase", ""),
            "rules cards": ("firefighter", ""),
            "rules found": ("", "11"),
        },
    ),
    **looking_back.shown(GAME, "speicherstadt-shared", TOLD, (MINE, COMPUTERS), ply=118),
    "replay fire": partial(looking_back.replay_moment, game_id="speicherstadt-below-zero"),
    **figures.shown(GAME),
    "speech": partial(showing.speech, said=lambda: line("fire-captain", BURNT)),
    "news": partial(showing.news, medals=("by_a_hair", "two_spires")),
    "door": partial(showing.door, game=GAME),
    "challenges": partial(coming_back.show_challenges, game=GAME, going_on="speicherstadt-buying"),
    "four": partial(showing.set_up, players=4, level="broker"),
    "five": partial(showing.set_up, players=5),
    "first": partial(showing.set_up, players=4),
    "own box": own_boxes.show_own,
    "rules of an own box": own_boxes.show_rules,
    "refused box": own_boxes.show_refused,
    "removing a box": own_boxes.show_removing,
}


def token(table: Any, pick: str) -> str:
    """`{tallest}` stands for the column of the longest line, `{cube}` for the next cube."""
    board = table.board
    if "{tallest}" in pick:
        open_columns = [column for column in board.columns.rows if column.token]
        return str(max(open_columns, key=lambda column: len(column.line)).token)
    cubes = [cube for source in board.shipping.came.rows for cube in source.cubes]
    return str(next(cube["token"] for cube in cubes if cube["token"] and cube["state"] != "chosen"))


def said(table: Any) -> list[str]:
    board = table.board
    words = [board.fire.value.spoken, board.house.value.spoken]
    words += [row.spoken for row in board.columns.rows]
    words += [row.spoken for row in table.players.rows if row.sign != board.house.value.sign]
    words += [row.spoken for row in board.house.contracts.rows]
    if board.shipping.value.active:
        words += [board.shipping.value.spoken, *(row.spoken for row in board.shipping.came.rows)]
    return words


FULLEST: Final = ("demand-five", "shipping-many-contracts", "fire-five", "end-five")

SCENES: Final = GameScenes(
    tables=TABLES,
    opponents=OPPONENTS,
    pages=PAGES,
    lying=LYING,
    told=TOLD,
    shown=SHOWN,
    sheets=("PilePanel", "FireSheet"),
    token=token,
    said=said,
    scarce=(
        *(f"{name}/{how}" for how in ("upright/fr/200", "upright/de/200", "laptop/de/200") for name in FULLEST),
        *(f"{name}/half/de" for name in FULLEST),
        *(f"{name}/half-laptop/fr" for name in ("demand-five", "first-decision", "purchase")),
        *(f"{name}/upright/de" for name in ("demand-five", "end-five")),
        "lesson-shipping/upright/fr/200",
        "lesson-fire/upright/de/200",
        "lesson-fire/small/de/125",
        "puzzle/laptop/de/200",
        "achievements/upright/fr/200",
        "statistics/laptop/de/200",
        "new-five/upright/de/200",
        "keys/upright/fr/200",
        "keys/laptop/de/200",
    ),
    widest=[
        f"{name}/{how}"
        for name in ("long-names", "long-names-several", "long-names-paid", "end-long-names")
        for how in ("floor/en", "upright/de/200", "half/fr")
    ],
    kept=KEPT,
)
