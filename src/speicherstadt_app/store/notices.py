"""What the store has to tell people: a key and facts, for the code that words it in three languages, and a sentence in
English for the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

SENTENCES: Final[Mapping[str, str]] = {
    # Why something is refused
    "already_open": "Speicherstadt has {folder} open already: go on in its window, which comes to the front.",
    "newer": (
        "The games in {folder} have format {layout}, kept by a Speicherstadt {by} which is newer than this one; this "
        "one knows formats up to {known}: they can be read and exported here; install the newest to go on with them."
    ),
    "folder_taken": "There are games in {folder} already: choose an empty folder, or open that one by itself.",
    "no_backup": "There is no backup {name}: choose one of those listed.",
    "bad_backup": "The backup {name} is damaged ({why}): choose an older one.",
    "no_profile": "There is no profile {id}: choose one of those listed.",
    "bad_name": "This name can't be taken: {why}.",
    "no_game": "There is no game {id}: choose one of those listed.",
    "damaged_game": "The game {id} is damaged: start Speicherstadt again, and it will be repaired as far as possible.",
    "figures_damaged": "What was counted for statistics is damaged: count it anew with speicherstadt data recount.",
    # Why something can't be taken elsewhere, or over from there
    "export_failed": "Nothing could be written to {file} ({why}): choose another place.",
    "export_empty": (
        "No game could be written, so {file} stays as it is: choose another name, or remove that file yourself."
    ),
    "export_damaged": (
        "Of the games kept here {number} could not be read, so {file} stays as it is: look what is damaged with "
        "speicherstadt data check, or choose another name for the rest."
    ),
    "export_unloaded": (
        "Of the games kept here {number} could not be written, as this program can't load the game '{game}', so {file} "
        "stays as it is: install a version that can, or choose another name for the rest."
    ),
    "import_missing": "There is no file {file}: look at its name and folder.",
    "import_not_ours": (
        "{file} can't be taken over ({why}): choose a file that ends in .speicher, .speicher.json or .speicher.jsonl."
    ),
    "import_newer": "{file} was written by Speicherstadt {by}, which is newer than this one: install that version.",
    "import_changed": "{file} has changed since it was looked at: look at it again.",
    # Which pieces of a file are left out
    "manifest_missing": "There is no manifest to vouch for people and settings: only games can be taken.",
    "part_missing": "The file {part} is missing in the archive.",
    "part_foreign": "{part} does not belong in an export and is left where it is.",
    "part_twice": "{part} stands in the archive more than once, and nobody knows which is the right one.",
    "part_encrypted": "{part} is encrypted, which nothing in an export is.",
    "part_link": "{part} is a link to something else and is not followed.",
    "part_packed": "{part} is compressed in a way that exports are not.",
    "part_large": "{part} is larger than it can be.",
    "part_steep": "{part} would unpack to far more than it can hold.",
    "part_damaged": "{part} can't be taken: {why}.",
    "rest_damaged": "What follows in the file is damaged ({why}): take what came before, or get the file again.",
    "rest_not_read": "Too much up to line {line} can't be taken: the rest was not looked at.",
    "games_changed": "The games are not all as they were written: each was looked at by itself.",
    "game_refused": "The game in line {line} can't be taken: {why}.",
    "record_refused": "The game in {file} can't be taken: {why}.",
    "profile_refused": "Person {number} can't be taken: {why}.",
    # Why something was not kept
    "disk_full": "The disk is full: free some space in {folder}, or choose another folder.",
    "no_memory": "There is not enough memory to save anything in {folder}: close other programs.",
    "folder_gone": "The folder {folder} is gone: bring it back, or choose another folder.",
    "read_only": "Nothing can be written in {folder}: allow it, or choose another folder.",
    "failed": "The system could not write in {folder} ({why}): choose another folder if this goes on.",
    "busy": "Another program holds the games in {folder}: close it.",
    "damaged": "The games in {folder} are damaged: start Speicherstadt again, and they will be repaired.",
    # What happened when the folder was opened
    "cut_short": "Speicherstadt was cut short the last time; everything that it had kept is there.",
    "memory": "Everything of this session is kept in memory only: {why}",
    "unreadable": "The games in {folder} could not be read ({why}), and nothing is kept until they can be. {offer}",
    "repaired": (
        "The kept games were damaged: {kept} could be read again ({shortened} of them up to an earlier move), "
        "{from_backup} came from a backup, {loss}. What was damaged lies in {aside}."
    ),
    "restored": (
        "The kept games were missing; {games} of them were brought back from the backup {backup}. What was played "
        "after {since} is not in it, and how much that was can't be known."
    ),
    "vanished": "The kept games were missing, and there is no good backup: how many there were can't be known.",
    "copy_beside": (
        "{file} lies beside the kept games, as a program leaves it that keeps folders alike on two devices: put it "
        "into an empty folder as speicherstadt.db, open that folder, and export its games from there."
    ),
    "no_locks": (
        "Nothing can be locked in {folder}, as on some network drives: take care that only one program at a time has "
        "it open."
    ),
    "migrated": "The kept games were brought from format {old} to {new}; as they were before they lie in {backup}.",
    "backup_failed": "No backup could be made: {why}",
    "backup_damaged": (
        "No backup could be made, as what is kept here is damaged ({why}): start Speicherstadt again, and it will be "
        "repaired as far as possible."
    ),
    "settings_damaged": "Some settings could not be read and are as at the beginning again: {keys}.",
}


class Notice(NamedTuple):
    """Something people should know."""

    key: str
    facts: Mapping[str, object] = MappingProxyType({})

    def __str__(self) -> str:
        return SENTENCES[self.key].format(**self.facts)


class StoreError(Exception):
    """The store can't do what it was asked."""

    def __init__(self, key: str, **facts: object) -> None:
        self.notice = Notice(key, facts)
        super().__init__(str(self.notice))


class AlreadyOpen(StoreError):
    """Another Speicherstadt holds this folder. It has been asked to come to the front."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, **facts)
        self.heard: Callable[[], bool] = lambda: False
        """Whether it has heard that."""
