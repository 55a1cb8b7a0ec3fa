"""A language that nobody speaks: every text longer by two fifths, with accents, between brackets.

What stays plain on the screen was never given to translate; what is cut has no room for a language with longer words.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

from speicherstadt_app.ui.language import SOURCE, Language

NAME: Final = "pseudo"
LONGER: Final = 0.4
SHORT: Final = 4
"""What is not longer stands for something, as a letter on a cube or the name of a key, and is let be."""

ACCENTS: Final = str.maketrans("aceinosuyzACEINOSUYZ", "áçéíñöšûýžÁÇÉÍÑÖŠÛÝŽ")
KEPT: Final = re.compile(r"(%(?:n|\d)|<[^>]*>)")
# Words rather than one long line of letters: a real language can be broken, too.
PADDING: Final = "ön éèß äñd öł ûß çå"


def pseudo(text: str) -> str:
    if len(text) <= SHORT:
        return text
    parts = [part if KEPT.fullmatch(part) else part.translate(ACCENTS) for part in KEPT.split(text.replace("(s)", "s"))]
    missing = max(0, round(len(text) * LONGER) - 2)
    padding = f" {PADDING}" * (missing // len(PADDING) + 1)
    return f"[{''.join(parts)}{padding[:missing].rstrip()}]"


class Pseudo(QTranslator):
    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, source: str, /, *_more: object) -> str:  # noqa: ARG002
        return pseudo(source)


class AnyLanguage(Language):
    """The languages of the window, and this one."""

    def speak(self, wanted: str) -> bool:
        if wanted != NAME:
            return super().speak(wanted)
        if self.now == NAME:
            return False
        super().speak(SOURCE)
        self.now = NAME
        longer = Pseudo()
        self._installed[NAME] = longer
        QCoreApplication.installTranslator(longer)
        return True
