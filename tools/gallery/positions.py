"""The states of the window that are worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from speicherstadt_app.engine.names import LONGEST_NAME
from speicherstadt_app.engine.occasion import CHALLENGE, Occasion
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.engine.rules import CHANCE, Seat
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.goods import size
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING, SUPPLY, State
from tests.ui.tables import golden

NAMES: Final = ("Mara", "Ada", "Bo", "Cem", "Dora")
WIDEST: Final = tuple(letter * LONGEST_NAME for letter in "WMŴQ@")
FACES: Final = ("troublemaker", "shipowner", "miser", "fire-captain", "grocer")
PERSONS: Final = ("painter", "fisher", "docker", "cook", "schoolgirl")
FULL: Final = 8

Wanted = Callable[[State, str], bool]
"""Told a position and the move that led to it."""


@dataclass(frozen=True, slots=True)
class Position:
    """A table as it lies at one moment of a recorded game, and what somebody has done to the window since."""

    name: str
    game: str
    wanted: Wanted | None = None
    """None: the end of the game."""
    which: int = 0
    """Which of the positions that are wanted."""
    people: int = 1
    after_me: int = 0
    """How many seats after me the one sits who is on turn."""
    picks: tuple[str, ...] = ()
    """Tokens that are tapped; `{tallest}` stands for the column of the longest line, `{cube}` for the next cube."""
    shows: str = ""
    """What lies over the table: see `showing.py`."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    challenge: str = ""
    """What it was begun for."""
    names: tuple[str, ...] = NAMES

    def moment(self) -> tuple[Record, int]:
        """The game with its players, and how many moves have been played."""
        record = golden(self.game)
        found = [(len(record.moves), 0)]
        if self.wanted is not None:
            found = [(ply, state.mover) for ply, state in walk(record, self.wanted)]
        if not found:
            raise LookupError(f"{self.name}: no such position in {self.game}")
        ply, mover = found[self.which]
        number = len(record.players)
        me = (max(mover, 0) - self.after_me) % number
        people = {(me + seat) % number for seat in range(self.people)}
        meta = Occasion(CHALLENGE, self.challenge, counts=False).to_meta() if self.challenge else {}
        return replace(record, players=seated(self.names[:number], people), meta=meta), ply


def seated(names: Sequence[str], people: Collection[Seat]) -> tuple[Player, ...]:
    """Players of these names, some of them people."""
    return tuple(
        Player(name, "human", {"face": PERSONS[seat]})
        if seat in people
        else Player(name, "ai", {"level": "greedy", "character": FACES[seat]})
        for seat, name in enumerate(names)
    )


def walk(record: Record, wanted: Wanted) -> Iterator[tuple[int, State]]:
    rules = find(CARD.id).rules(record.setup)
    state: State = rules.start()
    for ply, text in enumerate(record.moves):
        if wanted(state, record.moves[ply - 1] if ply else ""):
            yield ply, state
        state = rules.apply(state, *rules.parse(text)).state


@dataclass(frozen=True, slots=True)
class Shell:
    """A page of the window away from every table."""

    name: str
    page: str
    empty: bool = False
    """Nobody has played here yet."""
    shows: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict)


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
    Position("letters", TWO, shipping(3), which=3, settings={"letters": True}),
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

PAGES: Final = (
    Shell("start", "start"),
    Shell("start-first", "start", empty=True),
    Shell("start-notices", "start", shows="notices"),
    Shell("start-four", "start", shows="four games"),
    Shell("start-ten", "start", shows="ten games"),
    Shell("welcome", "welcome", empty=True),
    Shell("new", "new", shows="four"),
    Shell("new-five", "new", shows="five"),
    Shell("new-first", "new", empty=True, shows="first"),
    Shell("games", "games"),
    Shell("games-finished", "games", shows="finished"),
    Shell("games-none", "games", empty=True),
    Shell("profiles", "profiles"),
    Shell("profile-new", "profiles", shows="somebody new"),
    Shell("settings", "settings"),
    Shell("data", "data"),
    Shell("statistics", "statistics", shows="statistics"),
    Shell("statistics-none", "statistics", empty=True, shows="statistics"),
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
    Shell("lessons", "lessons"),
    Shell("lesson-says", "table", shows="lesson says"),
    Shell("lesson-ring", "table", shows="lesson ring"),
    Shell("lesson-shipping", "table", shows="lesson shipping"),
    Shell("lesson-fire", "table", shows="lesson fire"),
    Shell("lesson-end", "table", shows="lesson end"),
    Shell("rules", "rules", shows="rules round"),
    Shell("rules-cards", "rules", shows="rules cards"),
    Shell("rules-found", "rules", shows="rules found"),
    Shell("rules-own-box", "rules", shows="rules of an own box"),
    Shell("about", "about"),
    Shell("boxes", "speicherstadt/boxes", shows="own box"),
    Shell("boxes-refused", "speicherstadt/boxes", shows="refused box"),
    Shell("boxes-remove", "speicherstadt/boxes", shows="removing a box"),
    Shell("today", "challenges", shows="today"),
    Shell("today-played", "challenges", shows="today played"),
    Shell("challenges", "challenges", shows="challenges"),
    Shell("code", "challenges", shows="code"),
    Shell("code-wrong", "challenges", shows="code wrong"),
)

Scene = Position | Shell
SCENES: Final[Mapping[str, Scene]] = {scene.name: scene for scene in (*TABLES, *PAGES)}
