"""Who sits at a table that was set up from a code, a date or a challenge."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import card
from speicherstadt_app.play.occasions.code import Deal, Opponent
from speicherstadt_app.ui.home.profiles import Profiles, seat_facts
from speicherstadt_app.ui.opponents import cast_of
from speicherstadt_app.ui.seats import faces_of, names_of, signs_of
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import counted, filled, listed, sentences


def seated(deal: Deal, profiles: Profiles) -> list[Player]:
    """The person of this device on the first seat of a person; other people are called by their number."""
    me = deal.seats.index(None) if None in deal.seats else -1
    people: list[str] = []
    players = []
    for seat, opponent in enumerate(deal.seats):
        if opponent is not None:
            players.append(_character(deal.game, opponent))
        elif seat == me:
            people.append(_me(profiles))
            players.append(_person(profiles))
        else:
            people.append(_another(people))
            players.append(Player(people[-1], "human"))
    return players


def faces(game_id: str, players: Sequence[Player]) -> Records:
    """Everybody at a table, as a row of faces."""
    signs, names, drawn = signs_of(players), names_of(game_id, players), faces_of(game_id, players)
    return [
        {
            "sign": signs[seat],
            "name": names[seat],
            "art": drawn[seat],
            "me": player.kind == "human" and "human" not in {before.kind for before in players[:seat]},
        }
        for seat, player in enumerate(players)
    ]


def table_in_words(game_id: str, players: Sequence[Player]) -> str:
    """Everybody at a table whose cards others can have as well; and what that means where something is hidden."""
    told = against(game_id, players)
    if card(game_id).open:
        return told
    warning = QCoreApplication.translate(
        "Seating",
        "Hands are hidden in this game: anyone with the same cards at another table could work them all out.",
    )
    return sentences(told, warning)


def against(game_id: str, players: Sequence[Player]) -> str:
    """'3 players, against Miser and Shipowner (Merchant)': everybody but the first person, and how well they play."""
    seated_text = counted(QCoreApplication.translate("NewGame", "%n player(s)", "", len(players)), len(players))
    first = next((player for player in players if player.kind == "human"), None)
    others = [player for player in players if player is not first]
    told = zip(players, names_of(game_id, players), strict=True)
    names = listed([name for player, name in told if player is not first])
    title = cast_of(game_id).level_title
    levels = dict.fromkeys(title(str(player.more["level"])) for player in others if player.kind == "ai")
    if not levels:
        return filled(QCoreApplication.translate("Challenges", "%1: with %2"), seated_text, names)
    return filled(
        QCoreApplication.translate("Challenges", "%1: with %2 (%3)"), seated_text, names, listed(list(levels))
    )


def _character(game_id: str, opponent: Opponent) -> Player:
    cast = cast_of(game_id)
    if opponent.style not in cast.CHARACTERS:
        return Player(cast.level_title(opponent.level), "ai", {"level": opponent.level})
    name = cast.character_name(opponent.style) or cast.character_title(opponent.style)
    return Player(name, "ai", {"level": opponent.level, "character": opponent.style, "style": opponent.style})


def _me(profiles: Profiles) -> str:
    return profiles.current.name if profiles.current else QCoreApplication.translate("NewGame", "Player")


def _person(profiles: Profiles) -> Player:
    person = profiles.current
    return Player(_me(profiles), "human", seat_facts(person))


def _another(taken: Sequence[str]) -> str:
    number = len(taken) + 1
    while (name := filled(QCoreApplication.translate("NewGame", "Player %1"), number)) in taken:
        number += 1
    return name
