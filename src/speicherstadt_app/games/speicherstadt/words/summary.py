"""A game in a few words, for lists and for the start page."""

from __future__ import annotations

from speicherstadt_app.engine.record import Record, start
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.boxes import box_of
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.goods import size
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING, State
from speicherstadt_app.games.speicherstadt.table.scene import SEASONS
from speicherstadt_app.games.speicherstadt.words import cards as words
from speicherstadt_app.ui.home.start import ContinueValues
from speicherstadt_app.ui.opponents import name_of
from speicherstadt_app.ui.seats import art_of, signs_of
from speicherstadt_app.words.phrases import coins, counted, filled
from speicherstadt_app.words.translation import tr


def rounds_of(players: int) -> int:
    """How many rounds a game of so many players has, with any box: the rules fix how many cards a season has."""
    box = standard_box()
    return (box.in_play(players) & ~box.fires).bit_count() // (players + 1)


def season_of(players: int, number: int) -> str:
    """The season of a round's first card: the pile is dealt season by season, and fires take no place."""
    box = standard_box()
    dealt = (number - 1) * (players + 1)
    in_play = box.in_play(players) & ~box.fires
    for n, season in enumerate(SEASONS):
        dealt -= (box.seasons[n] & in_play).bit_count()
        if dealt < 0:
            return season
    return SEASONS[-1]


def where(players: int, number: int) -> str:
    """'Summer, round 7 of 12'"""
    season = words.season_name(season_of(players, number))
    return filled(tr("Speicherstadt.Games", "%1, round %2 of %3"), season, number, rounds_of(players))


def continue_card(game_id: str, record: Record, others: int) -> ContinueValues:
    """What the start page says of the game to go on with."""
    match = start(record, find)
    for text in record.moves:
        match.play_text(text)
    state: State = match.state
    players = len(record.players)
    number = min(state.rounds + 1, rounds_of(players))
    signs = signs_of(record.players)
    more = tr("Speicherstadt.Games", "%n more unfinished game(s)", n=others)
    return ContinueValues(
        there=True,
        gameId=game_id,
        title=tr("Speicherstadt.Games", "Continue"),
        subtitle=f"{where(players, number)}, {_whose(record, state)}",
        detail=_detail(record, state),
        season=season_of(players, number),
        seats=[
            {"seat": signs[seat], "name": name_of(player), "coins": state.coins[seat], "art": art_of(player)}
            for seat, player in enumerate(record.players)
        ],
        others=others,
        othersText=counted(more, others) if others else "",
    )


def _is_you(record: Record, seat: Seat) -> bool:
    people = [n for n, player in enumerate(record.players) if player.kind == "human"]
    return people == [seat]


def _whose(record: Record, state: State) -> str:
    """'your bid', 'Ada decides'"""
    if state.mover < 0:
        return tr("Speicherstadt.Games", "cards are dealt")
    if not _is_you(record, state.mover):
        return filled(tr("Speicherstadt.Games", "%1 decides"), name_of(record.players[state.mover]))
    if state.phase == DEMAND:
        return tr("Speicherstadt.Games", "your worker")
    if state.phase == PURCHASE:
        return tr("Speicherstadt.Games", "your bid")
    return tr("Speicherstadt.Games", "your shipping")


def _detail(record: Record, state: State) -> str:
    seat = state.mover
    if seat < 0 or not _is_you(record, seat):
        return ""
    if state.phase == PURCHASE:
        the_card = words.the_card(box_of(record.options).cards[state.row[state.column]])
        text = tr("Speicherstadt.Games", "Buy %1 for %2? You have %3.")
        return filled(text, the_card, state.heights[state.column], coins(state.coins[seat]))
    if state.phase == SHIPPING:
        cubes = size(state.pool)
        return counted(tr("Speicherstadt.Games", "%n cube(s) to place.", n=cubes), cubes)
    return filled(tr("Speicherstadt.Games", "You have %1."), coins(state.coins[seat]))
