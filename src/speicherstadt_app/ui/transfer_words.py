"""What the store has to say of files that come and go, in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.engine.errors import BrokenGame, Illegal, WrongVersion
from speicherstadt_app.games.registry import title_of
from speicherstadt_app.words.phrases import filled

if TYPE_CHECKING:
    from speicherstadt_app.store.shapes import Told


def said_of_transfer(told: Told) -> str:
    """A notice about a file or about a piece of it; nothing if it is about something else."""
    facts = told.facts
    return _of_file(told.key, facts) or _of_piece(told.key, facts) or _of_content(told.key, facts)


def _of_file(key: str, facts: Mapping[str, object]) -> str:
    text = ""
    match key:
        case "export_failed":
            text = QCoreApplication.translate("Store", "Nothing could be written to %1: choose another place.")
        case "export_empty":
            text = QCoreApplication.translate(
                "Store", "There is no game to export, so %1 stays as it is: choose another name."
            )
        case "export_damaged":
            text = QCoreApplication.translate(
                "Store",
                "Some games are damaged, so %1 stays as it is: restart the program to repair them, or choose another "
                "name for the others.",
            )
        case "export_unloaded":
            text = QCoreApplication.translate(
                "Store",
                "The game “%2” can't be loaded, so %1 stays as it is: reinstall the program, or choose another name "
                "for the other games.",
            )
        case "import_missing":
            text = QCoreApplication.translate("Store", "%1 can't be found: check its name and folder.")
        case "import_not_ours":
            text = QCoreApplication.translate(
                "Store",
                "%1 can't be imported: choose a file that ends in .speicher, .speicher.json or .speicher.jsonl.",
            )
        case "import_newer":
            text = QCoreApplication.translate("Store", "%1 was written by a newer version: install that one.")
        case "import_changed":
            text = QCoreApplication.translate("Store", "%1 has changed since it was checked: choose it again.")
    return filled(text, facts.get("file", ""), facts.get("game", ""))


def _of_piece(key: str, facts: Mapping[str, object]) -> str:
    text = ""
    match key:
        case "part_missing":
            text = QCoreApplication.translate("Store", "%1 is missing in the file.")
        case "part_foreign":
            text = QCoreApplication.translate("Store", "%1 does not belong in the file and stays there.")
        case "part_twice":
            text = QCoreApplication.translate("Store", "%1 is in the file more than once: none of them is imported.")
        case "part_encrypted":
            text = QCoreApplication.translate("Store", "%1 is encrypted and can't be read.")
        case "part_link":
            text = QCoreApplication.translate("Store", "%1 leads to something else and is not followed.")
        case "part_packed":
            text = QCoreApplication.translate("Store", "%1 is packed in an unknown way.")
        case "part_large" | "part_steep":
            text = QCoreApplication.translate("Store", "%1 is larger than it can be.")
        case "part_damaged":
            text = QCoreApplication.translate("Store", "%1 is damaged and is left out.")
    return filled(text, facts.get("part", ""))


def _of_content(key: str, facts: Mapping[str, object]) -> str:
    match key:
        case "manifest_missing":
            return QCoreApplication.translate(
                "Store", "People and settings can't be verified: only games are imported."
            )
        case "rest_damaged":
            return QCoreApplication.translate("Store", "What follows is damaged: get the file again for the rest.")
        case "rest_not_read":
            text = QCoreApplication.translate("Store", "Too much is wrong up to line %1: the rest was not checked.")
            return filled(text, facts["line"])
        case "games_changed":
            return QCoreApplication.translate("Store", "Not all games are intact: each was checked on its own.")
        case "game_refused":
            text = QCoreApplication.translate("Store", "The game in line %1 is left out: %2")
            return filled(text, facts["line"], _why_left_out(facts["why"]))
        case "record_refused":
            text = QCoreApplication.translate("Store", "The game in %1 can't be imported: %2")
            return filled(text, facts["file"], _why_left_out(facts["why"]))
        case "profile_refused":
            return filled(QCoreApplication.translate("Store", "Person %1 is damaged and is left out."), facts["number"])
    return ""


def _why_left_out(why: object) -> str:
    match why:
        case Illegal():
            return QCoreApplication.translate("Store", "a move in it is against the rules.")
        case WrongVersion() if why.game:
            text = QCoreApplication.translate("Store", "the game “%1” is not installed. Import it where that game is.")
            return filled(text, why.game)
        case BrokenGame():
            text = QCoreApplication.translate("Store", "the game “%1” can't be loaded. Reinstall the program.")
            return filled(text, title_of(why.game))
        case WrongVersion():
            return QCoreApplication.translate("Store", "it was played under the rules of another version.")
    return QCoreApplication.translate("Store", "it is damaged.")
