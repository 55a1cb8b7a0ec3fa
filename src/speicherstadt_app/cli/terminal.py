"""A game at a table, played by people at one terminal."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from textwrap import fill
from time import monotonic
from typing import Final

from rich.console import Console
from rich.text import Text

from speicherstadt_app import words
from speicherstadt_app.ai.advice import must_have
from speicherstadt_app.ai.hints import hints
from speicherstadt_app.cli.games import called
from speicherstadt_app.cli.refusal import sentence
from speicherstadt_app.cli.screen import drawn, show
from speicherstadt_app.engine.errors import EngineError, Illegal, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Move, Seat
from speicherstadt_app.games import registry
from speicherstadt_app.play.notices import (
    DecisionAsked,
    KeepingResumed,
    KeepingStopped,
    MovePlayed,
    MovesTakenBack,
    Notice,
)
from speicherstadt_app.play.secrets import own_secrets
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.words import verdicts
from speicherstadt_app.words.game import Choice, Teller, unmarked
from speicherstadt_app.words.phrases import capital, decimal, filled, listed
from speicherstadt_app.words.plain import only_seen
from speicherstadt_app.words.styled import NARROWEST, WIDEST
from speicherstadt_app.words.translation import tr

LONGEST_CHOICE: Final = 6
SHOWN_MOVES: Final = 4
CURTAIN_STAYS: Final = 0.8
"""Seconds without an Enter before one lifts the curtain: one too many of the last person, or a key that is held."""
LEAST_EMPTY: Final = 60
"""Lines that push a screen out of sight where nothing can be wiped."""
NO_SCROLLING_BACK: Final = "\x1b[3J"


class EndOfInput(Exception):
    """Nobody answers any more."""


class TerminalGame:
    """Leads people through a game. The table's loop runs while nobody is asked, so reading a line stops nothing."""

    def __init__(self, table: Table, runner: asyncio.Runner, screen: Console) -> None:
        self._table = table
        self._runner = runner
        self._screen = screen
        self._width = min(max(screen.width, NARROWEST), WIDEST)
        self._rules = table.rules
        game_id = table.game.card.id
        self._game_id = game_id
        self._words = words.of(game_id)
        self._names = called(game_id, table.players)
        people = sorted(table.people)
        self._secret = not table.game.card.open
        """Something is hidden from one and known to another."""
        self._eyes: Seat | None = people[0] if self._secret and len(people) == 1 else None
        """Who looks; nobody in particular where all may see the same."""
        self._covered = False
        """What is on the screen is for that person alone, of several."""
        self._viewers: tuple[Seat | None, ...] = (*people, None) if self._secret else (None,)
        self._tellers = {viewer: self._words.telling.teller(self._rules, self._names) for viewer in self._viewers}
        self._happened: dict[Seat | None, list[str]] = {viewer: [] for viewer in self._viewers}
        self._unkept = ""
        self._following: deque[Move] = deque()
        self._together = range(0)
        """The plies of what was chosen last, in one."""
        self._acting: Move | None = None
        """What was chosen and has not happened yet."""
        self._playing: asyncio.Task[None] | None = None
        self._turned = asyncio.Event()
        for turn in table.turns:
            self._recall(turn)
        table.listen(self._hear)

    def play(self) -> bool:
        """Until the game is over, which the answer says, or a person leaves."""
        try:
            while self._runner.run(self._until_asked()):
                if self._following and self._following[0].seat in self._table.asked:
                    self._act()
                elif not self._decide():
                    break
        finally:
            self._runner.run(self._table.close())
            if self._covered and not self._table.over:
                self._wipe()  # Another person may come to this screen next.
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
        """True once a person is asked, False when the game is over.

        What was chosen has happened and is kept by then, even if others are still choosing at the same time.
        """
        if self._playing is None:
            self._playing = asyncio.create_task(self._table.run())
        while (self._acting or not self._table.asked) and not self._playing.done():
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
                for viewer in self._viewers:
                    self._happened[viewer] += self._told(turn, viewer)
                if turn.move == self._acting:
                    self._acting = None
                elif self._following and self._following[0] == turn.move:
                    # The last move of a plan may be forced, and then the table plays it.
                    self._following.popleft()
            case MovesTakenBack(_, turns):
                for viewer in self._viewers:
                    self._happened[viewer] = [self._taken_back(turns[0], viewer)]
            case DecisionAsked():
                self._turned.set()
            case KeepingStopped(why=why):
                self._unkept = why
            case KeepingResumed():
                self._unkept = ""

    def _recall(self, turn: Turn) -> None:
        """After a break each viewer is told what happened since their own last decision."""
        for viewer in self._viewers:
            if turn.chosen and turn.seat in self._table.people and viewer in (turn.seat, None):
                self._happened[viewer].clear()
            self._happened[viewer] += self._told(turn, viewer)

    def _told(self, turn: Turn, viewer: Seat | None) -> list[str]:
        lines = []
        for told in self._tellers[viewer].told(turn.seen_by(viewer), turn.seen_text(viewer)):
            if told.round:
                lines.append(self._words.progress.heading(self._rules.progress(self._table.view(viewer))))
            lines.append(unmarked(told.text))
        return lines

    def _taken_back(self, turn: Turn, viewer: Seat | None) -> str:
        self._tellers[viewer] = self._teller(viewer)
        told = self._told(turn, viewer)
        self._tellers[viewer] = self._teller(viewer)
        return filled(tr("Terminal", "Taken back: %1"), told[0] if told else turn.seen_text(viewer))

    def _teller(self, viewer: Seat | None = None) -> Teller:
        """One that knows all that has happened."""
        found = self._words.telling.teller(self._rules, self._names)
        for turn in self._table.turns:
            found.told(turn.seen_by(viewer), turn.seen_text(viewer))
        return found

    def _tell_happened(self) -> None:
        told = self._happened[self._eyes]
        if told:
            self._say("\n".join(["", *(fill(line, self._width, subsequent_indent="  ") for line in told)]))
        told.clear()

    # Asking

    def _decide(self) -> bool:
        """One decision; False if that is to leave."""
        seat = self._table.asked[0]
        self._draw_curtain(seat)
        view, legal = self._table.view(seat), self._table.legal(seat)
        every = self._words.deciding.choices(self._rules, view, seat, legal, self._names)
        self._tell_happened()
        self._show(seat, view, every)
        offered = every
        while True:
            line = read("> ").strip()
            match line.lower():
                case "":
                    offered = every
                    self._show(seat, view, every)
                case "q" | "quit":
                    return False
                case "h" | "help" | "?":
                    self._say(self._help(seat, legal))
                case "hint":
                    self._hint(seat, view)
                case "s" | "score":
                    self._show_score()
                case "u" | "undo" | "uu" as way:
                    if self._undo(seat, whole=way == "uu"):
                        return True
                case "r" | "redo":
                    if self._redo():
                        return True
                case _:
                    choice = self._understand(seat, line, offered)
                    if choice is None:
                        continue
                    if choice.actions:
                        self._together = range(self._table.ply, self._table.ply + len(choice.actions))
                        self._following.extend(Move(seat, action) for action in choice.actions)
                        self._act()
                        return True
                    offered = dict(enumerate(choice.inside, start=1))
                    self._list(offered)
                    self._say(tr("Terminal", "Enter leads back."))

    def _act(self) -> None:
        self._acting = self._following.popleft()
        self._table.act(*self._acting)

    def _draw_curtain(self, seat: Seat) -> None:
        """While the seat that is asked hides something, nobody else may look; nor at what the last one saw."""
        if not self._secret or len(self._table.people) == 1:
            return
        hides = self._hides(seat)
        same = seat == self._eyes
        calls = hides and not (same and self._covered)
        if calls or (self._covered and not same and self._eyes is not None and self._hides(self._eyes)):
            self._wipe()
        self._eyes, self._covered = seat, hides
        if not calls:
            return
        asked = filled(tr("Terminal", "%1, press Enter when nobody else is looking."), self._names[seat])
        pressed = monotonic()
        read(asked)
        while sys.stdin.isatty() and (now := monotonic()) - pressed < CURTAIN_STAYS:
            pressed = now
            read(asked)

    def _hides(self, seat: Seat) -> bool:
        return self._rules.hides(self._table.view(None), seat)

    def _wipe(self) -> None:
        if self._screen.is_dumb_terminal:
            # It knows no wiping: what stood there moves out of sight.
            self._screen.file.write("\n" * max(self._screen.height, LEAST_EMPTY))
            self._screen.file.flush()
            return
        self._screen.clear()
        if self._screen.is_terminal:
            self._screen.file.write(NO_SCROLLING_BACK)
            self._screen.file.flush()

    def _understand(self, seat: Seat, word: str, offered: Mapping[int, Choice]) -> Choice | None:
        """The choice of that number, or the move of that text."""
        if word.isascii() and word.isdigit():
            found = offered.get(int(word)) if len(word) < LONGEST_CHOICE else None
            if found is None:
                text = tr("Terminal", "There is no choice %1: choose one of %2.")
                self._say(filled(text, quote(word), ", ".join(map(str, offered))))
            return found
        # Upper and lower case as records have it.
        cases = {part.lower(): part for one in self._table.legal(seat) for part in self._rules.text(seat, one).split()}
        text = " ".join(cases.get(part.lower(), part) for part in word.split())
        text = text if text[0].isdigit() or text[0] == "*" else f"{seat} {text}"
        try:
            try:
                move = self._rules.parse(text)
            except EngineError:
                move = self._rules.parse(text.lower())
            if move.seat != seat:
                who = "chance" if move.seat == CHANCE else f"seat {move.seat}"
                raise Illegal(f"it is not for {who} to move in the phase {self._table.phase}, but for seat {seat}")
            self._rules.check(self._table.view(seat), *move)
        except EngineError as error:
            self._say(f"{sentence(capital(error.why))} {tr('Terminal', 'Type h for help.')}")
            return None
        return Choice(text, (move.action,))

    def _undo(self, seat: Seat, *, whole: bool = False) -> bool:
        """Take the last decision back, be it of another person who agrees; what was chosen in one goes in one, and the
        `whole` of a decision of several moves if that is wanted."""
        last = self._table.last_to_decide()
        way = self._table.decision_to if whole else self._table.undo_to
        back = None if last is None else way(last)
        if last is None or back is None:
            self._say(tr("Terminal", "Nobody has decided anything yet."))
            return False
        ply = self._together.start if back.ply in self._together else back.ply
        if last != seat:
            text = tr("Terminal", "%1 decided last. %1, do you agree?")
            if not yes(filled(text, self._names[last])):
                return False
        if not self._table.way_back(ply).reveals:
            self._runner.run(self._table.undo(last, self._table.people, ply))
            return True
        alone = tr(
            "Terminal",
            "Something has been revealed since, so the game will not count for statistics. Go back all the same?",
        )
        several = tr(
            "Terminal",
            "Something has been revealed since, so the game will not count in anyone's statistics. Do %1 agree?",
        )
        if yes(self._of_all(alone, several)):
            self._runner.run(self._table.rewind(ply))
            return True
        return False

    def _of_all(self, alone: str, several: str) -> str:
        """What is asked before the game counts for nobody: of all people at the table, while it still counts."""
        people = [self._names[seat] for seat in sorted(self._table.people)]
        return filled(several, listed(people)) if len(people) > 1 and not self._table.assisted else alone

    def _redo(self) -> bool:
        try:
            self._runner.run(self._table.redo())
        except Illegal as error:
            self._say(sentence(capital(error.why)))
            return False
        return True

    def _hint(self, seat: Seat, view: object) -> None:
        try:
            adviser = must_have(self._game_id, self._rules)
        except EngineError as error:
            self._say(sentence(capital(error.why)))
            return
        if not self._table.assisted:
            alone = tr("Terminal", "With a hint the game will not count for statistics. A hint all the same?")
            several = tr("Terminal", "With a hint the game will not count in anyone's statistics. Do %1 agree?")
            if not yes(self._of_all(alone, several)):
                return
            self._runner.run(self._table.assist())
        found = hints(adviser, self._rules.unsealed(view, seat), seat)
        with_reasons = False
        solo = len(self._names) == 1
        if solo:
            self._say(tr("Advice", "How well this may end, from 0 to 100:"))
        for number, hint in enumerate(found.hints):
            what = self._words.deciding.decision(self._rules, view, seat, hint.actions, self._names)
            level = f", {verdicts.level_word().lower()}" if number and hint.level else ""
            number_of = decimal(hint.share * 100, found.digits)
            share = number_of if solo else filled(tr("Terminal", "%1 %", "a share of a win"), number_of)
            self._say(fill(f"{share:>5}{level}: {what}", self._width, subsequent_indent=" " * 6))
            if hint.reasons:
                lead = tr("Terminal", "The first is better: %1") if number and not hint.level else "%1"
                why = self._words.reasons.reason_words(hint.reasons, self._rules, self._names, lead)
                with_reasons = with_reasons or bool(why)
                if why:
                    self._say(fill(why, self._width, initial_indent=" " * 6, subsequent_indent=" " * 6))
        if with_reasons:
            self._say(tr("Terminal", "The reasons hold if play goes on as expected."))

    # Showing

    def _show(self, seat: Seat, view: object, choices: Mapping[int, Choice]) -> None:
        self._say("")
        show(self._screen, drawn(self._words.drawing.draw(self._rules, view, self._names, self._width)))
        if registry.part(self._game_id, "words.drawing") is None:
            name = "" if len(self._table.people) == 1 else self._names[seat]
            if known := only_seen(own_secrets(self._rules, self._table.turns, seat), name):
                self._say(fill(known, self._width))
        if self._unkept:
            self._say("\n" + fill(filled(tr("Terminal", "The game is not being saved: %1"), self._unkept), self._width))
        question = self._words.deciding.question(self._rules, view, seat, self._names)
        asked = filled(tr("Terminal", "%1: %2", "who is asked, the question"), self._names[seat], question)
        self._say("\n" + fill(asked, self._width))
        self._list(choices)
        keys = tr("Terminal", "number or move · hint · u undo · r redo · s score · h help · q save and quit")
        self._say(fill(keys, self._width))

    def _list(self, choices: Mapping[int, Choice]) -> None:
        for number, choice in choices.items():
            self._say(fill(choice.text, self._width, initial_indent=f"{number:>3}  ", subsequent_indent=" " * 5))

    def _help(self, seat: Seat, legal: Sequence[Action]) -> str:
        some = dict.fromkeys(self._rules.text(seat, action).partition(" ")[2] for action in legal)
        lines = [
            tr("Terminal", "Type the number of a choice, or a move as records write it, such as"),
            *(f"  {text}" for text in list(some)[:SHOWN_MOVES]),
            tr("Terminal", "and besides"),
            tr("Terminal", "Enter: look at the table and the question again"),
            tr("Terminal", "u: undo the last decision; the computer's answers go with it"),
            tr("Terminal", "uu: undo a decision of several moves back to its start"),
            tr("Terminal", "r: redo what was undone"),
            tr("Terminal", "hint: up to three good choices and why; the game will not count for statistics then"),
            tr("Terminal", "s: the score as it stands"),
            tr("Terminal", "q: save and quit; the next start continues from here"),
        ]
        return "\n".join(fill(line, self._width, subsequent_indent="    ", drop_whitespace=True) for line in lines)

    def _show_score(self) -> None:
        outcome = self._table.outcome()
        show(self._screen, drawn(self._words.drawing.sheet(self._rules, outcome, self._names, self._width)))

    def _say(self, text: str) -> None:
        show(self._screen, Text(text))


def read(prompt: str) -> str:
    """A line that is typed."""
    try:
        return input(prompt)
    except EOFError:
        raise EndOfInput from None


def yes(question: str, *, otherwise: bool = False) -> bool:
    yes_word, no_word = tr("Terminal", "y", "yes, as a single letter"), tr("Terminal", "n", "no, as a single letter")
    shown = f"{yes_word.upper()}/{no_word}" if otherwise else f"{yes_word}/{no_word.upper()}"
    answer = read(f"{question} [{shown}] ").strip().lower()
    # An English yes is understood in every language.
    return answer[0] in (yes_word, "y") if answer else otherwise
