"""What is said where people look after what is kept: of backups, of files that come and go, of what is in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTime

from speicherstadt_app.games import registry
from speicherstadt_app.store.shapes import Backup, GameOffer, Loss, Offer
from speicherstadt_app.ui.home.games import day_text
from speicherstadt_app.ui.maintenance import Counted, Health, Taken, Written
from speicherstadt_app.ui.store_words import said
from speicherstadt_app.words.phrases import counted, filled, labelled, listed, sentences

MOST_LISTED: Final = 8
"""Games, or refusals, that are listed one by one."""


@dataclass(frozen=True, slots=True)
class BackupRow:
    backupId: str
    title: str
    note: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Finding:
    text: str
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about something that changes what is kept. Without a yes there is only something to read."""

    title: str
    lines: tuple[str, ...]
    yes: str = ""
    grave: bool = False


# Backups


def backup_row(card: Backup, today: date) -> BackupRow:
    title = _when(card, today)
    note = f"{_occasion(card.occasion)} · {size_text(card.size)}"
    return BackupRow(card.name, title, note, sentences(title, _occasion(card.occasion)))


def _when(card: Backup, today: date) -> str:
    when = f"{day_text(card.made.isoformat(), today)}, {time_text(card.made)}"
    return filled(QCoreApplication.translate("Upkeep", "Backup %1: %2"), card.number, when)


def _occasion(key: str) -> str:
    match key:
        case "session":
            return QCoreApplication.translate("Upkeep", "after a session")
        case "migration":
            return QCoreApplication.translate("Upkeep", "before a new format")
        case "import":
            return QCoreApplication.translate("Upkeep", "before an import")
        case "restore":
            return QCoreApplication.translate("Upkeep", "before an older backup was restored")
    return QCoreApplication.translate("Upkeep", "because you asked")


def time_text(moment: datetime) -> str:
    return QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)


def size_text(size: int) -> str:
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)


def backed_up(card: Backup) -> str:
    return filled(QCoreApplication.translate("Upkeep", "Backup %1 has been made and checked."), card.number)


def loss_asked(card: Backup, loss: Loss, today: date) -> Asked:
    """What would be lost, before anything is."""
    lines = []
    if loss.last_played_at:
        last = day_text(loss.last_played_at, today)
        lines.append(filled(QCoreApplication.translate("Upkeep", "The last move in it: %1."), last))
    lost = _lost(loss)
    if lost:
        lines.append(QCoreApplication.translate("Upkeep", "You would lose:"))
        lines += [f"· {line}" for line in lost]
    else:
        lines.append(QCoreApplication.translate("Upkeep", "Nothing would be lost."))
    lines.append(
        QCoreApplication.translate("Upkeep", "What is here now becomes a backup first, so you can change your mind.")
    )
    yes = QCoreApplication.translate("Upkeep", "Restore")
    return Asked(_when(card, today), tuple(lines), yes, grave=bool(lost))


def _lost(loss: Loss) -> list[str]:
    lost = []
    if number := loss.new_games:
        text = QCoreApplication.translate("Upkeep", "%n game(s) begun since", "", number)
        lost.append(counted(text, number))
    if number := loss.longer_games:
        text = QCoreApplication.translate("Upkeep", "the latest moves of %n game(s)", "", number)
        lost.append(counted(text, number))
    if number := loss.new_profiles:
        lost.append(people(number))
    if loss.settings_changed:
        lost.append(QCoreApplication.translate("Upkeep", "changed names, settings or own boxes"))
    return lost


def brought_back(undo: int) -> str:
    text = QCoreApplication.translate("Upkeep", "Restored. What was here before is now backup %1.")
    return filled(text, undo)


# Files


def games(number: int) -> str:
    return counted(QCoreApplication.translate("Upkeep", "%n game(s)", "", number), number)


def people(number: int) -> str:
    if number == 1:
        return QCoreApplication.translate("Upkeep", "1 person")
    return filled(QCoreApplication.translate("Upkeep", "%1 people"), number)


def settings(number: int) -> str:
    return counted(QCoreApplication.translate("Upkeep", "%n setting(s)", "", number), number)


def written_text(written: Written, name: str) -> Finding:
    what = listed([games(written.games), people(written.profiles)])
    text = filled(QCoreApplication.translate("Upkeep", "%1 in %2 (%3)."), what, name, size_text(written.size))
    if not written.damaged:
        return Finding(text)
    left = QCoreApplication.translate("Upkeep", "%n damaged game(s) stayed behind.", "", written.damaged)
    return Finding(sentences(text, counted(left, written.damaged)), wrong=True)


def offer_asked(offer: Offer, today: date) -> Asked:
    """What a file would add, and what of it is refused, before anything is taken."""
    lines = [*_offered(offer), *_listed_games(offer.games, today)]
    if offer.empty:
        lines.append(QCoreApplication.translate("Upkeep", "There is nothing new in it."))
    lines += _refused(offer)
    if offer.empty:
        return Asked(offer.path.name, tuple(lines))
    lines.append(QCoreApplication.translate("Upkeep", "A backup is made before."))
    return Asked(offer.path.name, tuple(lines), QCoreApplication.translate("Upkeep", "Import"))


def _offered(offer: Offer) -> list[str]:
    def number(what: str) -> int:
        return sum(game.what == what for game in offer.games)

    watched = sum(game.only_to_watch for game in offer.games)
    waiting = sum(not game.installed for game in offer.games)
    found = (
        (number("new"), QCoreApplication.translate("Upkeep", "New: %1")),
        (number("changed"), QCoreApplication.translate("Upkeep", "Continued since: %1")),
        (number("branch"), QCoreApplication.translate("Upkeep", "Continued differently here, both stay: %1")),
        (offer.known, QCoreApplication.translate("Upkeep", "Here already: %1")),
        (offer.in_trash, QCoreApplication.translate("Upkeep", "Of these in the trash: %1")),
        (watched, QCoreApplication.translate("Upkeep", "Without the hidden deal, for watching only: %1")),
        (waiting, QCoreApplication.translate("Upkeep", "Kept until their game is installed: %1")),
    )
    lines = [filled(text, games(count)) for count, text in found if count]
    if offer.profiles:
        names = listed([person.name for person in offer.profiles])
        lines.append(filled(QCoreApplication.translate("Upkeep", "People: %1"), names))
    if offer.settings:
        text = QCoreApplication.translate("Upkeep", "Not chosen here yet: %1")
        lines.append(filled(text, settings(len(offer.settings))))
    return lines


def _listed_games(offered: Sequence[GameOffer], today: date) -> list[str]:
    lines = ["· " + labelled(day_text(game.day, today), listed(game.names)) for game in offered[:MOST_LISTED]]
    return lines + _and_more(len(offered) - len(lines))


def _refused(offer: Offer) -> list[str]:
    told = offer.refused[:MOST_LISTED]
    if not told:
        return []
    more = len(offer.refused) - len(told) + offer.more_refused
    title = QCoreApplication.translate("Upkeep", "Not everything in it can be imported:")
    return [title, *(f"· {said(notice)}" for notice in told), *_and_more(more)]


def _and_more(number: int) -> list[str]:
    if number <= 0:
        return []
    return [filled(QCoreApplication.translate("Upkeep", "· and %1 more"), number)]


def taken_text(taken: Taken) -> str:
    counts = {games: taken.games, people: taken.profiles, settings: taken.settings}
    parts = [words(number) for words, number in counts.items() if number]
    what = listed(parts) if parts else games(0)
    text = filled(
        QCoreApplication.translate("Upkeep", "Imported: %1. What was here before is backup %2."), what, taken.backup
    )
    if not taken.stopped:
        return text
    return sentences(text, QCoreApplication.translate("Upkeep", "The rest can be imported another time."))


# In order


def health_findings(health: Health) -> list[Finding]:
    if health.newer:
        text = QCoreApplication.translate("Upkeep", "The games belong to a newer version: check them there.")
        return [Finding(text, wrong=True)]
    return [_written_rightly(health), _of_games(health), _of_statistics(health), _of_backups(health)]


def _written_rightly(health: Health) -> Finding:
    if health.sound:
        return Finding(QCoreApplication.translate("Upkeep", "Everything is intact."))
    text = QCoreApplication.translate("Upkeep", "Not everything is intact: restart the program.")
    return Finding(text, wrong=True)


def _of_games(health: Health) -> Finding:
    if health.damaged:
        text = QCoreApplication.translate("Upkeep", "%1, of which damaged: %2. Restart the program.")
        return Finding(filled(text, games(health.games), health.damaged), wrong=True)
    number = health.games - health.others - sum(health.unloaded.values())
    text = filled(QCoreApplication.translate("Upkeep", "%1, played through, all in order."), games(number))
    told = [text] if number or not health.games else []
    if health.others:
        others = QCoreApplication.translate("Upkeep", "Of other versions, not played through: %1.")
        told.append(filled(others, health.others))
    for game, unloaded in health.unloaded.items():
        lacking = QCoreApplication.translate(
            "Upkeep", "Not played through, as the game “%1” can't be loaded: %2. Reinstall the program."
        )
        told.append(filled(lacking, registry.title_of(game), games(unloaded)))
    return Finding(sentences(*told), wrong=bool(health.unloaded))


def _of_statistics(health: Health) -> Finding:
    match health.statistics:
        case "damaged":
            text = QCoreApplication.translate("Upkeep", "The statistics are damaged: recount them.")
            return Finding(text, wrong=True)
        case "behind":
            return Finding(QCoreApplication.translate("Upkeep", "Some games are not counted yet: recount."))
    return Finding(QCoreApplication.translate("Upkeep", "The statistics are in order."))


def _of_backups(health: Health) -> Finding:
    if not health.backups:
        return Finding(QCoreApplication.translate("Upkeep", "There is no backup yet: make one."))
    number = QCoreApplication.translate("Upkeep", "%n backup(s)", "", health.backups)
    number = counted(number, health.backups)
    if health.bad_backups:
        text = QCoreApplication.translate("Upkeep", "%1, of which damaged: %2. Make a new one.")
        return Finding(filled(text, number, health.bad_backups), wrong=True)
    return Finding(filled(QCoreApplication.translate("Upkeep", "%1, all good."), number))


def counted_text(done: Counted) -> Finding:
    text = filled(QCoreApplication.translate("Upkeep", "Recounted: %1."), games(done.games))
    if not done.damaged:
        return Finding(text)
    damaged = QCoreApplication.translate("Upkeep", "Damaged and left out: %1. Restart the program.")
    return Finding(sentences(text, filled(damaged, done.damaged)), wrong=True)


def copied() -> Finding:
    return Finding(QCoreApplication.translate("Upkeep", "Copied: paste it where you need it."))


def diagnostics_text(facts: Mapping[str, str]) -> str:
    """In English whatever the window speaks: it is for those who look for a fault."""
    return "\n".join(f"{name}: {value}" for name, value in facts.items())
