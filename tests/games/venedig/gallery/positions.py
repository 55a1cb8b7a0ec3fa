"""Tables of Die Säulen von Venedig, as they lay in recorded games."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.games.venedig.rules.state import NONE, PHASES, State
from tools.gallery.people import BOTH_WAYS, WIDEST
from tools.gallery.scene import Position, Wanted

TWO, THREE, FOUR, FIVE, SIX = (
    "spec-two-players",
    "a-tile-of-the-same-action-counts",
    "a-spy-can-not-use-a-beggar",
    "five-play-to-the-end",
    "spec-six-players",
)


def at(
    phase: str, *, built: int = 0, rounds: int = 0, stones: int | None = None, fresh: int = 0, lawyer: bool = False
) -> Wanted:
    """A phase of the rules, with so many tiles built; `stones` are left to be spent or placed, `fresh` piles have been
    driven by this action."""

    def wanted(state: State, _: str) -> bool:
        return (
            PHASES[state.phase] == phase
            and len(state.built) >= built
            and state.round >= rounds
            and (stones is None or state.stones == stones)
            and state.fresh.bit_count() >= fresh
            and (state.lawyer != NONE or not lawyer)
        )

    return wanted


def choosing(*, built: int = 0, chosen: int = 0) -> Wanted:
    """So many have chosen their cards already."""

    def wanted(state: State, last: str) -> bool:
        sealed = sum(card != NONE for card in state.chosen)
        return PHASES[state.phase] == "choose" and len(state.built) >= built and sealed == chosen

    return wanted


def opened(rounds: int) -> Wanted:
    return lambda state, last: last.startswith("* open ") and state.round >= rounds


def passed(built: int) -> Wanted:
    """A round has just ended: the start player is asked about an exchange."""
    return at("exchange", built=built)


TABLES: Final = (
    # A round begins
    Position("first-decision", FOUR, at("exchange", rounds=1), again=True),
    Position("exchange", FOUR, at("exchange", built=8)),
    Position("exchange-with", FOUR, at("exchange", built=8), picks=("{exchange}",)),
    Position("give", FOUR, at("give", built=8), picks=("{give}",)),
    # The choice
    Position("choose", FOUR, choosing(built=12, chosen=2), again=True),
    Position("choose-builder", FOUR, choosing(built=12, chosen=2), picks=("{choose builder}",)),
    Position("choose-driver", FOUR, choosing(built=8), picks=("{choose driver}",), again=True),
    Position("choose-councillor", FOUR, choosing(built=4), picks=("{choose councillor}",), again=True),
    Position("choose-two", TWO, choosing(built=6), picks=("{choose builder}",), again=True),
    Position("choose-six", SIX, choosing(built=19, chosen=3), which=-1, picks=("{choose}",)),
    Position("long-names", SIX, choosing(built=12, chosen=3), picks=("{choose}",), names=WIDEST, again=True),
    Position("long-names-several", SIX, at("build", built=15), people=6, names=BOTH_WAYS, again=True),
    Position("long-names-exchange", FOUR, at("exchange", built=8), people=4, names=BOTH_WAYS, again=True),
    Position("secret", FOUR, choosing(built=12, chosen=1), people=3, shows="banner"),
    Position(
        "secret-across", FOUR, choosing(built=8), people=4, shows="banner", settings={"tableMode": True}, again=True
    ),
    Position("open-five", FIVE, opened(4)),
    Position("open-six", SIX, opened(10), again=True),
    Position("speech", FIVE, at("choose", built=5), shows="speech", again=True),
    # The cards are carried out
    Position("council", FOUR, at("council", built=12), again=True),
    Position("council-chosen", FOUR, at("council", built=5), picks=("{take}",)),
    Position("drive-first", FOUR, at("piles", built=10), again=True),
    Position("drive", FOUR, at("piles", built=12, stones=1, fresh=3)),
    Position("drive-chosen", FOUR, at("piles", built=12, stones=1, fresh=3), picks=("{pile}",), again=True),
    Position("markers", FOUR, at("markers", built=12, fresh=3), picks=("{mark}",)),
    Position("build", FOUR, at("build", built=12), again=True),
    Position("build-tile", FOUR, at("build", built=6, stones=5), picks=("{tile}",), again=True),
    Position("build-ghost", FOUR, at("build", built=6, stones=5), picks=("{build}",)),
    Position("build-two", TWO, at("build", built=12), picks=("{build}",), again=True),
    Position("build-six", SIX, at("build", built=15, stones=7), picks=("{build}",), again=True),
    Position("others-build", FOUR, at("build", built=12), after_me=2),
    Position("others-drive", FIVE, at("piles", built=5, fresh=2), after_me=1, again=True),
    Position("spy", SIX, at("spy", built=9)),
    Position("spy-looks", FOUR, at("use", built=12), picks=("{use}",)),
    Position("beggar", SIX, at("beg", built=9), picks=("{copy}",)),
    Position("saboteur", SIX, at("sabotage", built=16), picks=("{remove}",)),
    Position("lawyer", SIX, at("build", built=11, lawyer=True), picks=("{build}",), again=True),
    # The end
    Position("end-two", TWO, again=True),
    Position("end-shared", "equal-winners-share"),
    Position("end-count", "equal-winners-share", shows="count"),
    Position("end-five", FIVE, again=True),
    Position("end-six", SIX, again=True),
    Position("end-long-names", SIX, names=WIDEST, again=True),
    Position("end-more", TWO, shows="more"),
    Position("end-news", TWO, shows="news", again=True),
    # Other ways to look
    Position("plain-six", SIX, choosing(built=19, chosen=3), which=-1, shows="plain"),
    Position("list", FOUR, at("build", built=6, stones=5), picks=("{build}",), settings={"listView": True}),
    Position("list-drive", FOUR, at("piles", built=12, stones=1, fresh=3), settings={"listView": True}),
    Position("loupe", FOUR, at("piles", built=12, stones=1, fresh=3), shows="loupe"),
    # What lies over the table
    Position("menu", FOUR, choosing(built=12), shows="GameMenu", again=True),
    Position("cards-sheet", SIX, choosing(built=12), shows="CardsSheet"),
    Position("player-sheet", SIX, choosing(built=12), shows="PlayerSheet"),
    Position("log-sheet", FOUR, choosing(built=12), shows="LogSheet", settings={"logDetail": "full"}, again=True),
    Position("keys", FOUR, choosing(built=12), shows="keys", again=True),
    Position("explained", FOUR, choosing(built=12), shows="explained"),
    Position("recap", FOUR, choosing(built=12), shows="recap", again=True),
    Position("watch", FOUR, at("build", built=12), people=0),
    Position("goal", TWO, choosing(built=6), challenge="far_ahead", shows="GoalSheet", again=True),
)
