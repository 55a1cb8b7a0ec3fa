"""What the store has to say, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.ui.phrases import filled


def why_not_kept(reason: str, why: str) -> str:
    """Why the game goes on in memory only; `why` is the store's own sentence, for reasons that nobody knows here."""
    match reason:
        case "disk_full":
            because = QCoreApplication.translate("Store", "the disk is full. Free some space.")
        case "folder_gone":
            because = QCoreApplication.translate("Store", "its folder is gone. Bring it back.")
        case "read_only":
            because = QCoreApplication.translate("Store", "nothing can be written in its folder. Allow it.")
        case "busy":
            because = QCoreApplication.translate("Store", "another program holds the games. Close it.")
        case "newer":
            because = QCoreApplication.translate("Store", "a newer version keeps the games here. Install that one.")
        case "damaged":
            because = QCoreApplication.translate(
                "Store", "the games are damaged. Start the program again for a repair."
            )
        case _:
            because = why
    return filled(QCoreApplication.translate("Store", "The game is not being saved: %1"), because)
