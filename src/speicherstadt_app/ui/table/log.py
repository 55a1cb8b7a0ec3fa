"""Everything that has happened at a table, as log lines, and what of it the row on the table still shows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.table.lately import Lately, lately
from speicherstadt_app.games.speicherstadt.words.progress import heading, progress_of
from speicherstadt_app.games.speicherstadt.words.remarks import Remarks
from speicherstadt_app.games.speicherstadt.words.telling import Teller
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.words.game import Sentence, quoted, unmarked


@dataclass(frozen=True, slots=True)
class LogLine:
    key: str
    seat: int
    art: str
    text: str
    heading: bool
    detail: bool
    round: int
    explain: str
    spoken: str
    why: str = ""
    """What `table.why` is asked with: the ply of a decision of somebody who is no person."""


class Chronicle:
    """The turns of one game; the signs stand in the margin of its log."""

    def __init__(
        self,
        rules: SpeicherstadtRules,
        names: Sequence[str],
        signs: Sequence[int],
        brains: Collection[Seat] = (),
        remarks: Remarks | None = None,
    ) -> None:
        """Of what `brains` decide somebody may ask why."""
        self._rules = rules
        self._names = names
        self._signs = signs
        self._brains = brains
        self._remarks = remarks
        self._turns: list[Turn] = []
        self._lines: list[LogLine] = []
        self._begin()

    @property
    def turns(self) -> Sequence[Turn]:
        return self._turns

    @property
    def lately(self) -> Lately:
        return lately(event for turn in self._turns for event in turn.events)

    def lines(self, *, full: bool) -> list[LogLine]:
        return [line for line in self._lines if full or not line.detail]

    def add(self, turn: Turn) -> list[Sentence]:
        """One turn more; the answer is what there is to tell of it."""
        self._turns.append(turn)
        return self._write(turn)

    def cut(self, ply: int) -> None:
        """Only what happened before this ply has happened."""
        self._turns = [turn for turn in self._turns if turn.ply < ply]
        self.tell_again()

    def tell_again(self, names: Sequence[str] | None = None) -> None:
        """From the beginning: in another language, in which characters have other names, or after moves were taken
        back."""
        self._names = self._names if names is None else names
        self._begin()
        for turn in self._turns:
            self._write(turn)

    def since(self, seat: Seat) -> Iterable[Event]:
        """What has happened after this seat decided last."""
        found: list[Event] = []
        for turn in reversed(self._turns):
            if turn.seat == seat and turn.chosen:
                break
            found[:0] = turn.events
        return found

    def _begin(self) -> None:
        self._teller = Teller(self._rules.box, self._names)
        if self._remarks:
            self._remarks.begin()
        self._round = 1
        self._lines = [self._heading()]

    def _write(self, turn: Turn) -> list[Sentence]:
        told = self._told(turn.events)
        asked = turn.chosen and turn.seat in self._brains
        for n, sentence in enumerate(told):
            if sentence.round:
                self._round = sentence.round
                self._lines.append(self._heading())
            self._lines.append(
                LogLine(
                    key=f"{turn.ply}.{n}",
                    seat=self._signs[sentence.seat] if sentence.seat >= 0 else -1,
                    art=sentence.art,
                    text=sentence.text,
                    heading=False,
                    detail=sentence.detail,
                    round=self._round,
                    explain=sentence.explain,
                    spoken=unmarked(sentence.text),
                    why=str(turn.ply) if asked and sentence.seat == turn.seat and not sentence.quoted else "",
                )
            )
        return told

    def _told(self, events: Sequence[Event]) -> list[Sentence]:
        """The events of one move, and what somebody says to one of them, right behind it."""
        remark = self._remarks.on(events) if self._remarks else None
        if remark is None:
            return self._teller.told(events)
        before = self._teller.told(events[: remark.behind])
        said = quoted(remark.seat, self._names[remark.seat], remark.text)
        return [*before, said, *self._teller.told(events[remark.behind :])]

    def _heading(self) -> LogLine:
        text = heading(progress_of(self._rules.players, self._round))
        return LogLine(f"round {self._round}", -1, "", text, True, False, self._round, "", text)
