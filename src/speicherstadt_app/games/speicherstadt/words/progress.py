"""A game in a few words, for lists, the start page and headings."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.rules import Progress, Seat
from speicherstadt_app.games.speicherstadt.rules.cards import SEASONS, standard_box
from speicherstadt_app.games.speicherstadt.rules.goods import size
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING, State
from speicherstadt_app.games.speicherstadt.words import TITLES
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.words import plain
from speicherstadt_app.words.phrases import coins, counted, filled
from speicherstadt_app.words.translation import tr


def chapter(key: str) -> str:
    return words.season_name(key)


def chapter_art(key: str) -> str:
    return f"speicherstadt/seasons/glyph/{key}" if key in SEASONS[:4] else ""


phase = TITLES.table("Phases.phase", other=words.phase_name)


def heading(progress: Progress) -> str:
    """'Round 6 · Summer'"""
    return filled(tr("Speicherstadt.Log", "Round %1 · %2"), progress.round, chapter(progress.chapter))


def where(progress: Progress) -> str:
    """'Summer, round 7 of 12'"""
    if not progress.chapter:
        # Of an older game with an own box nobody knows the seasons.
        return plain.where(progress)
    text = tr("Speicherstadt.Games", "%1, round %2 of %3")
    return filled(text, chapter(progress.chapter), progress.round, progress.rounds)


def remaining(rules: SpeicherstadtRules, view: State) -> str:  # noqa: ARG001
    """Rounds are counted."""
    return ""


def waiting(rules: SpeicherstadtRules, view: State, names: Sequence[str], you: Seat | None) -> str:  # noqa: ARG001
    """'your bid', 'Ada decides'"""
    if view.mover < 0:
        return tr("Speicherstadt.Games", "cards are dealt")
    if view.mover != you:
        return filled(tr("Speicherstadt.Games", "%1 decides"), names[view.mover])
    if view.phase == DEMAND:
        return tr("Speicherstadt.Games", "your turn: place a worker")
    if view.phase == PURCHASE:
        return tr("Speicherstadt.Games", "your turn: buy or pass")
    return tr("Speicherstadt.Games", "your turn: ship your goods")


def detail(rules: SpeicherstadtRules, view: State, you: Seat) -> str:
    if view.mover != you:
        return ""
    if view.phase == PURCHASE:
        the_card = words.the_card(rules.box.cards[view.row[view.column]])
        text = tr("Speicherstadt.Games", "Buy %1 for %2? You have %3.")
        return filled(text, the_card, view.heights[view.column], coins(view.coins[you]))
    if view.phase == SHIPPING:
        cubes = size(view.pool)
        return counted(tr("Speicherstadt.Games", "%n cube(s) to place.", n=cubes), cubes)
    return filled(tr("Speicherstadt.Games", "You have %1."), coins(view.coins[you]))


# What lists know of a game without replaying it


def rounds_of(players: int) -> int:
    """How many rounds a game of so many players has, with any box: the rules fix how many cards a season has."""
    box = standard_box()
    return (box.in_play(players) & ~box.fires).bit_count() // (players + 1)


def season_of(players: int, number: int) -> str:
    """The season of a round's first card: the pile is dealt season by season, and fires take no place."""
    box = standard_box()
    dealt = (number - 1) * (players + 1)
    in_play = box.in_play(players) & ~box.fires
    for n, season in enumerate(SEASONS[:4]):
        dealt -= (box.seasons[n] & in_play).bit_count()
        if dealt < 0:
            return season
    return SEASONS[3]


def progress_of(players: int, number: int) -> Progress:
    return Progress(season_of(players, number), number, rounds_of(players))
