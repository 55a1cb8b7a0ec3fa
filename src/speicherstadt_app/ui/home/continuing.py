"""What the start page says of the game to go on with, whichever it is."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from speicherstadt_app import words
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, start
from speicherstadt_app.games.registry import find
from speicherstadt_app.ui.home.start import ContinueValues
from speicherstadt_app.ui.opponents import name_of
from speicherstadt_app.ui.seats import art_of, signs_of
from speicherstadt_app.words.phrases import counted


def continue_card(game_id: str, record: Record, others: int) -> ContinueValues:
    match: Match[Any] = start(record, find)
    for text in record.moves:
        match.play_text(text)
    people = [seat for seat, player in enumerate(record.players) if player.kind == "human"]
    you = people[0] if len(people) == 1 else None
    view = match.rules.view(match.state, you)
    progress = match.rules.progress(view)
    stand = words.of(record.game).progress
    names = [name_of(player) for player in record.players]
    told = [stand.where(progress), stand.waiting(match.rules, view, names, you)]
    signs = signs_of(record.players)
    coins = match.outcome().facts.get("coins")
    held = coins if isinstance(coins, list) else []
    more = QCoreApplication.translate("Games", "%n more unfinished game(s)", "", others)
    return ContinueValues(
        there=True,
        gameId=game_id,
        title=QCoreApplication.translate("Games", "Continue"),
        subtitle=", ".join(filter(None, told)),
        detail="" if you is None else stand.detail(match.rules, view, you),
        season=progress.chapter,
        seats=[
            {
                "seat": signs[seat],
                "name": names[seat],
                "coins": held[seat] if seat < len(held) else 0,
                "art": art_of(player),
            }
            for seat, player in enumerate(record.players)
        ],
        others=others,
        othersText=counted(more, others) if others else "",
    )
