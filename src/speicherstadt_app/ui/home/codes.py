"""A code being typed: what table it is, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QObject

from speicherstadt_app.play.occasions.code import Deal, NoCode, longest, read_code
from speicherstadt_app.ui.home.profiles import Profiles
from speicherstadt_app.ui.home.seating import faces, seated, table_in_words
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled


@dataclass(frozen=True, slots=True)
class CodeValues:
    text: str = ""
    wrong: str = ""
    table: str = ""
    seats: Records = field(default_factory=list)
    canStart: bool = False


@for_qml
class CodePart(Values[CodeValues], values=CodeValues):
    def __init__(self, profiles: Profiles, parent: QObject) -> None:
        super().__init__(CodeValues(), parent)
        self._profiles = profiles
        self.deal: Deal | None = None

    def read(self, text: str, *, whole: bool) -> None:
        """While it is typed only what can never become right is told."""
        try:
            self.deal = read_code(text)
        except NoCode as error:
            self.deal = None
            told = whole or error.why == "symbol"
            self.show(CodeValues(text=text, wrong=_why(error) if told and text.strip() else ""))
            return
        players = seated(self.deal, self._profiles)
        game = self.deal.game
        table = table_in_words(game, players)
        self.show(CodeValues(text, "", table, faces(game, players), canStart=True))

    def again(self) -> None:
        """In other words, or for somebody else."""
        wrong = bool(self.value.wrong)
        self.read(self.value.text, whole=wrong)

    def forget(self) -> None:
        self.deal = None
        self.show(CodeValues())


def _why(error: NoCode) -> str:
    match error.why:
        case "symbol":
            text = QCoreApplication.translate("Code", "“%1” is never part of a code: check it again.")
            return filled(text, error.symbol)
        case "length":
            text = QCoreApplication.translate("Code", "A code has no more than %1 letters and digits.")
            return filled(text, longest())
        case "newer":
            return QCoreApplication.translate("Code", "This code comes from a newer version: update the program.")
    return QCoreApplication.translate("Code", "A letter or digit of this code is wrong: check it again.")
