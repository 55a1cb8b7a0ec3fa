"""What the store has to say, in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.words.called import typeable
from speicherstadt_app.words.phrases import counted, filled

if TYPE_CHECKING:
    from speicherstadt_app.store.shapes import Told

MOVABLE: Final = ("memory", "unreadable", "disk_full", "read_only", "folder_gone", "failed")
"""Troubles of a folder that another folder may not have."""


def why_not_kept(reason: str, why: str) -> str:
    """Why the game goes on in memory only; `why` is the store's own sentence, for reasons that nobody knows here."""
    because = _reason(reason) or why
    return filled(QCoreApplication.translate("Store", "The game is not being saved: %1"), because)


def said(told: Told) -> str:
    """A notice of the store, in one sentence with one next step."""
    if text := _of_opening(told) or _of_the_place(told) or _of_choosing(told.key):
        return text
    if because := _reason(told.key):
        return filled(QCoreApplication.translate("Store", "This could not be saved: %1"), because)
    # Nothing comes or goes before the first frame.
    from speicherstadt_app.ui.transfer_words import said_of_transfer

    return said_of_transfer(told) or str(told)


def _of_opening(told: Told) -> str:
    facts = told.facts
    match told.key:
        case "memory":
            text = QCoreApplication.translate("Store", "Nothing of this session will be saved: %1")
            return filled(text, _because(facts["why"]))
        case "unreadable" if facts.get("backup"):
            text = QCoreApplication.translate(
                "Store",
                "The games could not be read, and nothing of this session will be saved. Check the disk; the command "
                "“speicherstadt data restore” brings the newest good backup back.",
            )
            return typeable(text)
        case "unreadable":
            return QCoreApplication.translate(
                "Store",
                "The games could not be read, and nothing of this session will be saved. Check the disk, then restart "
                "the program.",
            )
        case "cut_short":
            return QCoreApplication.translate("Store", "The game closed unexpectedly. Nothing was lost.")
        case "repaired":
            return _repaired(facts)
        case "restored":
            games = int(str(facts["games"]))
            text = QCoreApplication.translate("Store", "The games were missing; %n came back from a backup.", "", games)
            if not facts.get("since"):
                return counted(text, games)
            after = QCoreApplication.translate("Store", "What was played after %1 is not in it.")
            return f"{counted(text, games)} {filled(after, facts['since'])}"
        case "vanished":
            return QCoreApplication.translate(
                "Store", "The games were missing, and there is no good backup: how many there were can't be known."
            )
        case "migrated":
            return QCoreApplication.translate(
                "Store", "The games were brought to the new format; the old ones lie in the backups."
            )
        case "backup_failed":
            text = QCoreApplication.translate("Store", "No backup could be made: %1")
            return filled(text, _because(facts["why"]))
        case "backup_damaged":
            return QCoreApplication.translate(
                "Store", "Damaged games can't be backed up: restart the program to repair them."
            )
        case "settings_damaged":
            return QCoreApplication.translate("Store", "Some settings were damaged and have been reset: check them.")
        case "newer":
            text = QCoreApplication.translate(
                "Store",
                "The games here have format %1, and this version knows formats up to %2. They can be read and "
                "exported; install the newest version to continue.",
            )
            return filled(text, facts["layout"], facts["known"])
    return ""


def _of_the_place(told: Told) -> str:
    if told.key == "no_locks":
        return QCoreApplication.translate(
            "Store", "This drive can't keep a second program out: open these games in one place at a time."
        )
    if told.key == "figures_damaged":
        return QCoreApplication.translate(
            "Store", "The figures of the statistics are damaged: restart the program to count them again."
        )
    if told.key != "copy_beside":
        return ""
    text = QCoreApplication.translate(
        "Store",
        "%1 lies beside your games, as happens when two devices play in one folder at the same time. To get its games, "
        "move it to an empty folder as speicherstadt.db, open that folder and export them.",
    )
    return filled(text, str(told.facts["file"]))


def _of_choosing(key: str) -> str:
    match key:
        case "bad_backup":
            return QCoreApplication.translate("Store", "This backup is damaged: choose an older one.")
        case "no_backup":
            return QCoreApplication.translate("Store", "This backup no longer exists: choose another one.")
        case "folder_taken":
            return QCoreApplication.translate("Store", "There are other games in this folder: choose an empty one.")
        case "damaged_game":
            return QCoreApplication.translate("Store", "This game is damaged: restart the program to repair it.")
        case "no_profile":
            return QCoreApplication.translate("Store", "This person is no longer here: choose another one.")
        case "no_game":
            return QCoreApplication.translate("Store", "This game no longer exists: choose another one.")
        case "bad_name":
            return QCoreApplication.translate("Store", "This name can't be used: choose another one.")
    return ""


def _because(why: object) -> str:
    """A reason that the store gives as a notice of its own; its own sentence if nobody knows it here."""
    return _reason(str(getattr(why, "key", ""))) or str(why)


def _reason(key: str) -> str:
    match key:
        case "unreadable":
            return QCoreApplication.translate("Store", "the games that are there could not be read. Check the disk.")
        case "disk_full":
            return QCoreApplication.translate("Store", "the disk is full. Free some space.")
        case "no_memory":
            return QCoreApplication.translate("Store", "there is not enough memory. Close other programs.")
        case "folder_gone":
            return QCoreApplication.translate("Store", "its folder is gone. Bring it back.")
        case "read_only":
            return QCoreApplication.translate("Store", "nothing can be written in its folder. Allow it.")
        case "busy" | "already_open":
            return QCoreApplication.translate("Store", "another program is using the games. Close it.")
        case "newer":
            return QCoreApplication.translate("Store", "a newer version saved the games here. Install the newest one.")
        case "damaged":
            return QCoreApplication.translate("Store", "the games are damaged. Restart the program to repair them.")
        case "failed":
            return QCoreApplication.translate(
                "Store", "the system could not write. Try again, or choose another folder."
            )
    return ""


def _repaired(facts: Mapping[str, object]) -> str:
    kept, shortened, brought, lost = (
        int(str(facts.get(name, 0))) for name in ("kept", "shortened", "from_backup", "lost")
    )
    counts = {
        QCoreApplication.translate("Store", "%1 kept"): kept - shortened,
        QCoreApplication.translate("Store", "%1 up to an earlier move"): shortened,
        QCoreApplication.translate("Store", "%1 from a backup"): brought,
        QCoreApplication.translate("Store", "%1 lost"): lost,
    }
    told = ", ".join(filled(text, count) for text, count in counts.items() if count)
    if facts.get("unknown"):
        text = QCoreApplication.translate("Store", "The games were damaged. What could be saved: %1.")
        found = filled(text, told or QCoreApplication.translate("Store", "nothing"))
        if since := facts.get("since"):
            loss = QCoreApplication.translate("Store", "How many begun after %1 are lost can't be known.")
            return f"{found} {filled(loss, since)}"
        return f"{found} " + QCoreApplication.translate("Store", "How many are lost can't be known.")
    if not told:
        return QCoreApplication.translate("Store", "The stored games were damaged, but there were none: play on.")
    text = QCoreApplication.translate("Store", "The games were damaged and are repaired: %1. Look through them.")
    return filled(text, told)
