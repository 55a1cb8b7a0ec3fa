"""What lies over a table or a page: sheets, banners, notices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import Q_ARG, QMetaObject, QObject
from PySide6.QtQuick import QQuickItem

from speicherstadt_app import words
from speicherstadt_app.ai.brain import never
from speicherstadt_app.games import registry
from speicherstadt_app.play.advising import Inquiry, look
from speicherstadt_app.ui.home.new_game import NewGame
from speicherstadt_app.ui.home.start import Played
from speicherstadt_app.ui.notice_board import Notice
from speicherstadt_app.ui.store_words import said, why_not_kept
from speicherstadt_app.ui.table.advice import Subject
from speicherstadt_app.ui.table.curtain import may_it_help
from speicherstadt_app.words.game import ANNOYED, PLEASED
from tests.qml.open_window import kind_of
from tests.ui.many_games import registered
from tests.ui.memory_folder import News
from tools.gallery import coming_back, figures

if TYPE_CHECKING:
    from tools.gallery.scene import GameScenes
    from tools.gallery.window import Gallery

SHEETS: Final = ("GameMenu", "CardsSheet", "LogSheet", "GoalSheet")


def show(gallery: Gallery, brought: GameScenes | None, what: str) -> None:
    """What every window can show, or what a game brings for its own scenes."""
    if what in SHEETS or (brought and what in brought.sheets):
        QMetaObject.invokeMethod(_one(gallery, what), "open")
    elif what:
        ((brought.shown.get(what) if brought else None) or SHOWN[what])(gallery)


def made_of(gallery: Gallery, kind: str) -> Iterator[QObject]:
    """What is made of that QML file, seen or not."""
    for item in gallery.items():
        yield from (child for child in item.children() if kind_of(child) == kind)


def _one(gallery: Gallery, kind: str) -> QObject:
    return next(made_of(gallery, kind))


def _player_sheet(gallery: Gallery) -> None:
    QMetaObject.invokeMethod(_one(gallery, "PlayerSheet"), "show", Q_ARG("int", 1))


def _banner(gallery: Gallery) -> None:
    session = gallery.still.session
    session.curtain.called = True
    gallery.still._banner.show(session.banner())


def _question(gallery: Gallery) -> None:
    gallery.still._question.show(may_it_help())


def _recap(gallery: Gallery) -> None:
    last = f"{gallery.still._table.ply - 1}.0"
    lines = gallery.still.session.log.lines(full=True)
    gallery.still.session.recap = next(line.spoken for line in lines if line.key == last)
    gallery.still.refresh()


def speech(gallery: Gallery, said: Callable[[], str]) -> None:
    """The second opponent says something; of the others one is annoyed and one thinks."""
    session = gallery.still.session
    strips = gallery.still.players.rows  # type: ignore[attr-defined]
    session.company._moods = {strips[2].seat: PLEASED, strips[3].seat: ANNOYED}
    session.thinking = strips[4].seat
    gallery.still.refresh()
    gallery.still.speak(strips[2].sign, said())


def _advice(gallery: Gallery, about: str) -> None:
    """What the worker would find, found at once."""
    session = gallery.still.session
    counsel, scene, ply = session.advising, session.scene(), session.table.ply
    if about == "why":
        line = [line for line in gallery.still.session.log.lines(full=True) if line.why][-1]
        subject = counsel._past(int(line.why))
        assert subject is not None
    else:
        subject = Subject("hint" if about == "area" else about, ply, scene.me, scene.state)
    counsel.found(
        subject,
        look(Inquiry(session.table.game.card.id, scene.rules, subject.view, subject.seat, subject.played), never),
    )
    if about == "hint" and counsel._stage == "area":
        counsel.advise()
    gallery.still.refresh()


def _thinking(gallery: Gallery) -> None:
    scene, counsel = gallery.still.session.scene(), gallery.still.session.advising
    counsel._subject = Subject("hint", gallery.still._table.ply, scene.me, scene.state)
    gallery.still.refresh()
    for item in gallery.of("Advising"):
        item.setProperty("patient", False)


def _not_saved(gallery: Gallery) -> None:
    gallery.still.session.unsaved = why_not_kept("disk_full", "")
    gallery.still.refresh()


def _explained(gallery: Gallery, how: str = "ask") -> None:
    column = next(
        item
        for item in gallery.items()
        if item.inherits("QQuickAbstractButton") and str(item.property("topic")).startswith("card:")
    )
    explain = gallery.singleton("Frame", "Explain")
    QMetaObject.invokeMethod(explain, how, Q_ARG("QString", str(column.property("topic"))), Q_ARG(QQuickItem, column))


def _notices(gallery: Gallery) -> None:
    for key in ("newer", "read_only", "settings_damaged"):
        kind = "info" if key == "settings_damaged" else "warning"
        facts = {"layout": 9, "known": 8} if key == "newer" else {}
        gallery.app._notices.put(Notice(key, partial(said, News(key, facts)), kind))


def set_up(gallery: Gallery, players: int, level: str = "") -> None:
    """With a level that somebody has chosen, or the one that suits."""
    game = cast(NewGame, gallery.model("newGame"))
    game.setProperty("players", players)
    gallery.settle()
    if level:
        game.setProperty("level", level)
    else:
        game.takeSuited()
    game._seed = 20261118
    game.refresh()


def _house(gallery: Gallery, games: int) -> None:
    """As if so many games were registered."""
    others = gallery.others.enter_context(registered(games))
    doors = gallery.app._doors
    gallery.others.callback(doors.find, doors._behind, doors._last)
    gallery.others.callback(doors.find_records, doors._played)
    first = next(iter(registry.FOLDERS))
    doors.find({**doors._behind, first: replace(doors._behind[first], day="open")}, doors._last)
    doors.find_records({first: Played(53, 28, "1"), **dict.fromkeys(others, Played())})


def door(gallery: Gallery, game: str) -> None:
    """What lies behind the door of that game."""
    page = gallery.app._pages.of("door")
    assert page is not None
    page.open(game)
    gallery.settle()


def _finished(gallery: Gallery) -> None:
    gallery.model("games").setProperty("filter", "finished")


def _somebody_new(gallery: Gallery) -> None:
    QMetaObject.invokeMethod(_one(gallery, "Sheet"), "open")


def _count(gallery: Gallery) -> None:
    """The lines of the final count rather than the podium."""
    _one(gallery, "EndPanel").setProperty("turned", False)


def _more(gallery: Gallery) -> None:
    QMetaObject.invokeMethod(_one(gallery, "EndMore"), "open")


def _keys(gallery: Gallery) -> None:
    gallery.app.showKeys()
    gallery.others.callback(lambda: QMetaObject.invokeMethod(_one(gallery, "KeysSheet"), "close"))


def news(gallery: Gallery, medals: Sequence[str]) -> None:
    """With what the game has brought the person who plays."""
    known = words.of(gallery.still.session.table.game.card.id).medals
    won = [{"title": known.medal(name).title, "art": known.medal(name).art} for name in medals]
    achieved = [{**one, "condition": "", "spoken": one["title"]} for one in won]
    before = gallery.app.value
    gallery.others.callback(
        lambda: gallery.app.show(gallery.app.value._replace(achieved=before.achieved, rated=before.rated))
    )
    gallery.app.show(before._replace(achieved=achieved, rated="1664 (+12)"))


SHOWN: Final[Mapping[str, Callable[[Gallery], object]]] = {
    "PlayerSheet": _player_sheet,
    "banner": _banner,
    "question": _question,
    "recap": _recap,
    "area": partial(_advice, about="area"),
    "hint": partial(_advice, about="hint"),
    "plan": partial(_advice, about="plan"),
    "why": partial(_advice, about="why"),
    "thinking": _thinking,
    "not saved": _not_saved,
    "count": _count,
    "more": _more,
    "explained": _explained,
    "keys": _keys,
    "large": partial(_explained, how="look"),
    "notices": _notices,
    "four games": partial(_house, games=4),
    "ten games": partial(_house, games=10),
    "finished": _finished,
    "somebody new": _somebody_new,
    "statistics": figures.show_statistics,
    "achievements": figures.show_achievements,
    "today": partial(coming_back.show_today, played=False),
    "today played": partial(coming_back.show_today, played=True),
    "code": coming_back.show_code,
    "code wrong": partial(coming_back.show_code, wrong=True),
}
