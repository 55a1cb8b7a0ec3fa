"""Taking games and people over from a file: first a look at what is in it, then the taking.

Whatever the file holds, each piece that is in order is offered, and each other one refused with a sentence. Nothing is
taken that the engine has not played through, but for sealed games that are not installed; nothing that is here is lost,
and before anything is taken there is a backup. To take the same file twice changes nothing.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, islice
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import func

from speicherstadt_app.engine.errors import EngineError, Unreadable
from speicherstadt_app.store.chain import to_json
from speicherstadt_app.store.games import write_whole
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.notices import Notice, StoreError
from speicherstadt_app.store.shapes import Backup, GameOffer, Offer, PersonOffer
from speicherstadt_app.store.sql import Session, col, select
from speicherstadt_app.store.tables import MOST_TOUCHES, GameRow, ProfileRow, SettingRow
from speicherstadt_app.store.transfer.archive import Package, Refusals, opened
from speicherstadt_app.store.transfer.form import (
    DEALERS,
    PROFILES,
    SETTINGS,
    Piece,
    open_seeds,
    read_game,
    read_profile,
    read_profiles,
    read_settings,
    settings_of,
)
from speicherstadt_app.store.transfer.merge import Verdict, judge
from speicherstadt_app.store.transfer.unplayed import is_installed

AT_ONCE: Final = 20
"""Games in one transaction: others get their turn in between."""
TELL_EVERY: Final = 16

Progress = Callable[[int, int], None]
"""Told how much of how much is done. It may raise `Stopped`."""


class Stopped(Exception):
    """It was stopped. What has been taken by then stays, and the rest can be taken another time."""


class _Place(NamedTuple):
    """Where a game stands: in the file, and in the order of playing."""

    line: int
    digest: bytes
    order: int
    played_at: str
    played: bool


@dataclass(slots=True)
class Taken:
    """What has been taken. The backup is what was here before."""

    games: int = 0
    profiles: int = 0
    settings: int = 0
    backup: Backup | None = None
    stopped: bool = False


def inspect(library: Library, path: Path, tell: Progress = lambda _done, _all: None) -> Offer:
    """Look at a file, and change nothing. Raises `StoreError` if nothing in it is for us; `tell` hears bytes."""
    refusals = Refusals()
    games: list[GameOffer] = []
    known = in_trash = 0
    alike: list[tuple[int, int]] = []
    with opened(path) as package:
        package.unpack(refusals)
        seeds = _seeds(package, refusals)
        with library.database.reading() as session:
            profiles = _profiles(package, refusals, session)
            settings = _settings(package, refusals, session)
        ids: set[str] = set()
        for line in package.games(refusals):
            if line.number % TELL_EVERY == 0:
                tell(line.done, package.size)
            try:
                piece = read_game(line.text, library.database.clock)
                if piece.row.id in ids:
                    raise Unreadable("the same game stands there twice")
                with library.database.reading() as session:
                    verdict = judge(session, piece, seeds)
            except EngineError as error:
                refusals.refuse(_refusal(path, line.number, error), len(line.text))
                continue
            ids.add(piece.row.id)
            if _is_alike(verdict, piece):
                alike.append((piece.order, verdict.row.touched))
            if verdict.what == "known":
                known += 1
                in_trash += verdict.row.trashed_at is not None
            else:
                games.append(_offer(verdict, piece, line.number, line.text))
    by = package.manifest.app if package.manifest else None
    refused = tuple(refusals.told)
    return Offer(path, by, tuple(games), known, in_trash, profiles, settings, refused, refusals.more, seeds, alike)


def take(library: Library, offer: Offer, tell: Progress = lambda _done, _all: None) -> Taken:
    """Take everything that is offered; `tell` hears games. It is written heap by heap, each of them whole."""
    database = library.database
    taken = Taken()
    if offer.empty:
        return taken
    if database.newer:
        raise StoreError(database.newer.key, **database.newer.facts)
    taken.backup = library.backups.make("import")
    with database.writing() as session:
        taken.profiles = _take_profiles(session, offer.profiles)
        taken.settings = _take_settings(session, offer.settings)
    try:
        touches = _touches(library, offer)
        with opened(offer.path) as package:
            package.unpack(Refusals())
            pieces = _again(package, offer, library)
            while heap := list(islice(pieces, AT_ONCE)):
                with database.writing() as session:
                    for game, piece in heap:
                        taken.games += _write(session, judge(session, piece, offer.seeds), touches.get(game.id))
                tell(taken.games, len(offer.games))
    except Stopped:
        taken.stopped = True
    return taken


# --- looking --------------------------------------------------------------------------------------------------------


def _refusal(path: Path, line: int, error: EngineError) -> Notice:
    if line:
        return Notice("game_refused", {"line": line, "why": error})
    return Notice("record_refused", {"file": path.name, "why": error})


def _offer(verdict: Verdict, piece: Piece, line: int, text: bytes) -> GameOffer:
    return GameOffer(
        id=verdict.row.id,
        what=verdict.what,
        names=tuple(player.name for player in piece.record.players),
        plies=len(verdict.texts),
        state=verdict.row.state,
        day=verdict.row.day,
        only_to_watch=verdict.only_to_watch,
        installed=is_installed(verdict.row.game),
        place=_Place(line, _digest(text), piece.order, piece.row.played_at, verdict.played),
    )


def _digest(text: bytes) -> bytes:
    return hashlib.sha256(text).digest()


def _seeds(package: Package, refusals: Refusals) -> Mapping[str, int]:
    data = package.part(DEALERS, refusals)
    if data is not None:
        try:
            return open_seeds(data)
        except Unreadable as error:
            refusals.tell(Notice("part_damaged", {"part": DEALERS, "why": error}))
    return {}


def _profiles(package: Package, refusals: Refusals, session: Session) -> tuple[PersonOffer, ...]:
    data = package.part(PROFILES, refusals)
    if data is None:
        return ()
    try:
        found = read_profiles(data)
    except Unreadable as error:
        refusals.tell(Notice("part_damaged", {"part": PROFILES, "why": error}))
        return ()
    here = {row.id: row for row in session.exec(select(ProfileRow)).all()}
    offers = []
    ids: set[str] = set()
    for number, value in enumerate(found, 1):
        try:
            row = read_profile(value)
        except Unreadable as error:
            refusals.refuse(Notice("profile_refused", {"number": number, "why": error}))
            continue
        if row.id in ids:
            refusals.refuse(Notice("profile_refused", {"number": number, "why": "it stands there twice"}))
        elif row.id not in here:
            offers.append(PersonOffer("new", row.name, row))
        elif settings_of(row.settings).keys() - settings_of(here[row.id].settings).keys():
            offers.append(PersonOffer("changed", row.name, row))
        ids.add(row.id)
    return tuple(offers)


def _settings(package: Package, refusals: Refusals, session: Session) -> Mapping[str, object]:
    data = package.part(SETTINGS, refusals)
    if data is None:
        return {}
    try:
        found = read_settings(data)
    except Unreadable as error:
        refusals.tell(Notice("part_damaged", {"part": SETTINGS, "why": error}))
        return {}
    here = set(session.exec(select(SettingRow.key)).all())
    return {key: value for key, value in found.items() if key not in here}


# --- taking ---------------------------------------------------------------------------------------------------------


def _take_profiles(session: Session, offers: Sequence[PersonOffer]) -> int:
    for offer in offers:
        row = offer.row
        here = session.exec(select(ProfileRow).where(col(ProfileRow.id) == row.id)).one_or_none()
        if here is None:
            session.add(ProfileRow(**row.model_dump()))
        else:
            here.settings = to_json(settings_of(row.settings) | settings_of(here.settings))
            session.add(here)
    return len(offers)


def _take_settings(session: Session, settings: Mapping[str, object]) -> int:
    for key, value in settings.items():
        session.connection().exec_driver_sql(
            "INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)", (key, to_json(value))
        )
    return len(settings)


def _again(package: Package, offer: Offer, library: Library) -> Iterator[tuple[GameOffer, Piece]]:
    """The games of an offer once more out of the file, which must be the same still."""
    wanted = {game.place.line: game for game in offer.games}
    if not wanted:
        return
    for line in package.games(Refusals()):
        game = wanted.pop(line.number, None)
        if game is not None:
            if _digest(line.text) != game.place.digest:
                break
            yield game, read_game(line.text, library.database.clock)
        if not wanted:
            return
    raise StoreError("import_changed", file=offer.path.name)


def _is_alike(verdict: Verdict, piece: Piece) -> bool:
    """Whether a game of the file stands here just so: then it has one place in the order of playing here and there."""
    same = len(verdict.texts) == len(piece.texts) and verdict.row.played_at == piece.row.played_at
    return not verdict.played and same and piece.order > 0 and 0 <= verdict.row.touched < MOST_TOUCHES


def _touches(library: Library, offer: Offer) -> dict[str, int]:
    """Where each of these comes in the order of playing: in the order of the file, after what stands before it there
    and is here just so; beside other games of here by the clocks, which is all that there is to compare two devices."""
    with library.database.reading() as session:
        # A damaged row may tell anything.
        sane = (func.typeof(GameRow.played_at) == "text", col(GameRow.touched) < MOST_TOUCHES)
        here = sorted(session.exec(select(GameRow.played_at, GameRow.touched).where(*sane)).all())
    times = [played_at for played_at, _ in here]
    highest = list(accumulate((touched for _, touched in here), max, initial=0))
    taken = {touched for _, touched in here}
    alike = deque(sorted(offer.alike))
    touches = {}
    touched = 0
    for game in sorted(offer.games, key=lambda game: (game.place.order, game.place.played_at)):
        if not game.place.played:
            continue
        while alike and alike[0][0] < game.place.order:
            touched = max(touched, alike.popleft()[1])
        touched = max(touched, highest[bisect_right(times, game.place.played_at)])
        if touched >= highest[-1]:
            touched = library.next_touch()
        elif touched + 1 not in taken:
            # Every move has a place of its own, so there is nearly always room. Of those that share one place the game
            # begun first comes first.
            touched += 1
        touches[game.id] = touched
    return touches


def _write(session: Session, verdict: Verdict, touched: int | None) -> bool:
    if verdict.what == "known":
        return False
    row = verdict.row
    if verdict.played:
        row.touched = touched or row.touched
    write_whole(session, row, verdict.texts)
    return True
