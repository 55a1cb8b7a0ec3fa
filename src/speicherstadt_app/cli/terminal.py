"""A game at a table, played by people at one terminal."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from textwrap import fill
from typing import Final, cast

from rich.console import Console
from rich.text import Text

from speicherstadt_app.ai.advice import must_have
from speicherstadt_app.ai.hints import hints
from speicherstadt_app.cli.choices import Choice, Chooser
from speicherstadt_app.cli.reason_words import decision_words, reason_words
from speicherstadt_app.cli.refusal import sentence
from speicherstadt_app.cli.screen import show
from speicherstadt_app.cli.table_text import NARROWEST, WIDEST, draw, score_sheet
from speicherstadt_app.cli.words import Teller
from speicherstadt_app.engine.errors import EngineError, Illegal, quote
from speicherstadt_app.engine.rules import Action, Event, Move, Seat
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.rules.events import GameEnded, RoundBegan
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.play.notices import (
    DecisionAsked,
    KeepingResumed,
    KeepingStopped,
    MovePlayed,
    MovesTakenBack,
    Notice,
)
from speicherstadt_app.play.table import Table

KEYS: Final = "number or move · hint · u undo · r redo · s score · h help · q save and quit"
HELP: Final = """\
Type the number of a choice, or a move in words:
  place 2                  buy            pass
  load tea B-contract-8    sell tea 2     barter tea rubber
  convert tea tea rubber > coffee
  stow warehouse=coffee,tea market=saffron
and besides
  Enter  look at the table and the question again
  u      take the last decision back; the computer's
         answers go with it
  r      let what was taken back happen again
  hint   up to three good choices and why; the game will
         not count for statistics then
  s      the score as it stands
  q      save and quit; the next start goes on from here
In a line the first worker decides first. The price is the
number of workers that stand there by then, so it falls with
everybody who passes."""
LONGEST_CHOICE: Final = 6


class EndOfInput(Exception):
    """Nobody answers any more."""


class TerminalGame:
    """Leads people through a game. The table's loop runs while nobody is asked, so reading a line stops nothing."""

    def __init__(self, table: Table, runner: asyncio.Runner, screen: Console) -> None:
        self._table = table
        self._runner = runner
        self._screen = screen
        self._width = min(max(screen.width, NARROWEST), WIDEST)
        self._rules = cast(SpeicherstadtRules, table.rules)
        self._names = [player.name for player in table.players]
        self._teller = Teller(self._rules.box, self._names)
        self._cards = {card.lower(): card for card in self._rules.box.number}
        self._happened: list[str] = []
        self._unkept = ""
        self._following: deque[Move] = deque()
        self._together = range(0)
        self._playing: asyncio.Task[None] | None = None
        self._turned = asyncio.Event()
        table.listen(self._hear)

    def play(self) -> bool:
        """Until the game is over, which the answer says, or somebody has had enough."""
        try:
            self._recall()
            while self._runner.run(self._until_asked()):
                if self._following:
                    self._table.act(*self._following[0])
                elif not self._decide():
                    break
        finally:
            self._runner.run(self._table.close())
        if self._table.over:
            self._tell_happened()
            self._say("")
            self._show_score()
        return self._table.over

    @property
    def unkept(self) -> str:
        """Why the game as it stands is not kept; nothing if it is."""
        return self._unkept

    async def _until_asked(self) -> bool:
        """True once a person is asked, False when the game is over."""
        if self._playing is None:
            self._playing = asyncio.create_task(self._table.run())
        while not self._table.asked and not self._playing.done():
            self._turned.clear()
            turned = asyncio.create_task(self._turned.wait())
            await asyncio.wait({self._playing, turned}, return_when=asyncio.FIRST_COMPLETED)
            turned.cancel()
        if self._playing.done():
            self._playing.result()
        return bool(self._table.asked)

    # What happens

    def _hear(self, notice: Notice) -> None:
        match notice:
            case MovePlayed(turn):
                self._tell_events(turn.events)
                # The last move of a plan may be forced, and then the table plays it.
                if self._following and self._following[0] == turn.move:
                    self._following.popleft()
            case MovesTakenBack(_, turns):
                self._happened = [f"Taken back: {self._teller.told(turns[0].events)[0]}"]
            case DecisionAsked():
                self._turned.set()
            case KeepingStopped(why=why):
                self._unkept = why
            case KeepingResumed():
                self._unkept = ""

    def _tell_events(self, events: Sequence[Event]) -> None:
        # Who has won stands below the score sheet.
        self._happened += self._teller.told(event for event in events if not isinstance(event, GameEnded))
        self._happened += [
            f"Round {event.round}: {self._names[event.first]} is first"
            for event in events
            if isinstance(event, RoundBegan)
        ]

    def _recall(self) -> None:
        """After a break: what happened since a person decided last."""
        seat = self._table.last_to_decide()
        if seat is not None:
            self._tell_events(self._table.recap(seat))

    def _tell_happened(self) -> None:
        if self._happened:
            self._say("\n".join(["", *(fill(line, self._width, subsequent_indent="  ") for line in self._happened)]))
            self._happened.clear()

    # Asking

    def _decide(self) -> bool:
        """One decision; False if that is to leave."""
        seat = self._table.asked[0]
        chooser = Chooser(self._rules, self._table.view(seat), seat, self._names)
        every = chooser.choices(self._table.legal(seat))
        self._tell_happened()
        self._show(chooser, every)
        offered = every
        while True:
            line = read("> ").strip()
            match line.lower():
                case "":
                    offered = every
                    self._show(chooser, every)
                case "q" | "quit":
                    return False
                case "h" | "help" | "?":
                    self._say(HELP)
                case "hint":
                    self._hint(seat)
                case "s" | "score":
                    self._show_score()
                case "u" | "undo":
                    if self._undo(seat):
                        return True
                case "r" | "redo":
                    if self._redo():
                        return True
                case word:
                    choice = self._understand(seat, word, offered)
                    if choice is None:
                        continue
                    if choice.actions:
                        self._begin(seat, choice.actions)
                        return True
                    offered = dict(enumerate(choice.inside, start=1))
                    self._list(offered)
                    self._say("Enter leads back.")

    def _understand(self, seat: Seat, word: str, offered: dict[int, Choice]) -> Choice | None:
        """The choice of that number, or the move of that text."""
        if word.isascii() and word.isdigit():
            found = offered.get(int(word)) if len(word) < LONGEST_CHOICE else None
            if found is None:
                self._say(f"There is no choice {quote(word)}: choose one of {', '.join(map(str, offered))}.")
            return found
        text = " ".join(self._cards.get(part, part) for part in word.split())
        text = text if text[0].isdigit() or text[0] == "*" else f"{seat} {text}"
        try:
            move = self._rules.parse(text)
            self._rules.check(self._table.view(seat), *move)
        except EngineError as error:
            self._say(f"{capital(error.why)} Type h for help.")
            return None
        return Choice(text, (move.action,))

    def _begin(self, seat: Seat, actions: Sequence[Action]) -> None:
        self._together = range(self._table.ply, self._table.ply + len(actions))
        self._following.extend(Move(seat, action) for action in actions)
        self._table.act(*self._following[0])

    def _undo(self, seat: Seat) -> bool:
        """Take the last decision back, be it of another person who agrees; what was chosen in one goes in one."""
        last = self._table.last_to_decide()
        back = None if last is None else self._table.undo_to(last)
        if last is None or back is None:
            self._say("Nobody has decided anything yet.")
            return False
        ply = self._together[0] if back.ply in self._together else back.ply
        if last != seat and not yes(f"It was {self._names[last]} who decided last. {self._names[last]}, do you agree?"):
            return False
        if not self._table.way_back(ply).reveals:
            self._runner.run(self._take_back(last, ply))
            return True
        if yes("Cards have been turned up since, so the game will not count for statistics. Go back all the same?"):
            self._runner.run(self._table.rewind(ply))
            return True
        return False

    async def _take_back(self, seat: Seat, ply: int) -> None:
        while self._table.ply > ply:
            await self._table.undo(seat)

    def _hint(self, seat: Seat) -> None:
        if not self._table.assisted:
            if not yes("With a hint the game will not count for statistics. A hint all the same?"):
                return
            self._runner.run(self._table.assist())
        state = self._table.view(seat)
        found = hints(must_have(CARD.id, self._rules), state, seat)
        for number, hint in enumerate(found.hints):
            what = decision_words(self._rules, state, seat, hint.actions, self._names)
            sure = ", equally good" if number and hint.level else ""
            share = f"{hint.share:>4.{found.digits}%}"
            self._say(fill(f"{share}{sure}: {what}", self._width, subsequent_indent=" " * 6))
            if hint.reasons:
                why = reason_words(hint.reasons, self._rules.box, self._names)
                label = "because" if hint.level else "but the best"
                self._say(fill(f"{label}: {why}", self._width, initial_indent=" " * 6, subsequent_indent=" " * 6))
        if any(hint.reasons for hint in found.hints):
            self._say("The reasons hold if all goes on as expected.")

    def _redo(self) -> bool:
        try:
            self._runner.run(self._table.redo())
        except Illegal as error:
            self._say(capital(error.why))
            return False
        return True

    # Showing

    def _show(self, chooser: Chooser, choices: dict[int, Choice]) -> None:
        self._say("")
        show(self._screen, draw(self._rules, chooser.state, self._names, width=self._width))
        if self._unkept:
            self._say("\n" + fill(f"The game is not being saved: {self._unkept}", self._width))
        self._say("\n" + fill(chooser.question(), self._width))
        self._list(choices)
        self._say(fill(KEYS, self._width))

    def _list(self, choices: dict[int, Choice]) -> None:
        for number, choice in choices.items():
            self._say(fill(choice.words, self._width, initial_indent=f"{number:>3}  ", subsequent_indent=" " * 5))

    def _show_score(self) -> None:
        outcome = self._table.outcome()
        show(self._screen, score_sheet(self._rules, outcome, self._names, width=self._width))

    def _say(self, words: str) -> None:
        show(self._screen, Text(words))


def capital(why: str) -> str:
    """A reason as a sentence of its own."""
    return sentence(why[0].upper() + why[1:])


def read(prompt: str) -> str:
    """A line that somebody types."""
    try:
        return input(prompt)
    except EOFError:
        raise EndOfInput from None


def yes(question: str, *, otherwise: bool = False) -> bool:
    answer = read(f"{question} [{'Y/n' if otherwise else 'y/N'}] ").strip().lower()
    return answer[0] == "y" if answer else otherwise
