"""What hints, suggested loadings and the thoughts of others have to do with the table on screen."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from speicherstadt_app.ui.table.advice import WORKING, Advice, Said
from speicherstadt_app.ui.table.counsel import Counsel
from speicherstadt_app.ui.table.learning import Learner


class Advised(Learner):
    """A table at which somebody may ask what to do, and why others did what they did."""

    announced = Signal(str, bool, arguments=["text", "assertive"])
    showThoughtsChanged = Signal()

    _counsel: Counsel

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._advice = Advice(self)
        self._thoughts = False
        self._told = ("", "")

    @Property(Advice, constant=True)
    def advice(self) -> Advice:
        return self._advice

    def _get_thoughts(self) -> bool:
        return self._thoughts

    def _set_thoughts(self, thoughts: bool) -> None:
        if thoughts != self._thoughts:
            self._thoughts = thoughts
            self.showThoughtsChanged.emit()
            if not thoughts:
                self._counsel.put_away()

    showThoughts = Property(bool, _get_thoughts, _set_thoughts, notify=showThoughtsChanged)

    @Slot()
    def hint(self) -> None:
        self._counsel.advise()

    @Slot()
    def suggest(self) -> None:
        self._counsel.advise()

    @Slot()
    def compare(self) -> None:
        """Other loadings beside the one that is suggested."""
        self._counsel.compare()

    @Slot(str)
    def tryOut(self, token: str) -> None:
        """An option is picked up."""
        if token:
            self._counsel.try_out(int(token))

    @Slot(str)
    def why(self, move: str) -> None:
        """Of a move in the log."""
        if move:
            self._counsel.why(int(move))

    @Slot()
    def putAway(self) -> None:
        self._counsel.put_away()

    def show_advice(self, said: Said) -> None:
        """Whoever listens hears it once, as it comes."""
        values = said.values
        self._advice.say(said)
        if (values.about, values.stage) != self._told and values.spoken and values.stage != WORKING:
            self.announced.emit(values.spoken, True)
        self._told = (values.about, values.stage)
