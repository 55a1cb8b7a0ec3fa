"""Kill the terminal and the window at random moments of play, and compare what they showed with what lies there.

    python -m tests.store.killed_programs terminal|window KILLS [SEED [STOPS]]

prints figures and everything that was not true. Each life goes on where the last one ended. What a program showed,
tables, questions and sentences alike, must be what the kept moves lead to. And what the next start says of that end
must be true as well. With STOPS each life is halted so often before, amid whatever it does, as by a lid that is closed,
and goes on: meanwhile nobody else gets into the folder, and a copy of the folder is in order.

A life begins in a process that has imported everything: so the price of that is paid once.
"""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shutil
import signal
import sys
import tempfile
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from io import StringIO
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from rich.console import Console

from speicherstadt_app import words
from speicherstadt_app.cli.games import called
from speicherstadt_app.cli.terminal import TerminalGame
from speicherstadt_app.engine.record import Record, start
from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games import registry
from speicherstadt_app.store.files import DATABASE_FILE
from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.lock import LOCK_FILE
from speicherstadt_app.store.notices import AlreadyOpen
from speicherstadt_app.words.game import aloud, unmarked
from speicherstadt_app.words.phrases import without_isolates

WIDTH = 100
COLOURS = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
NUMBERED = re.compile(r"^ +(\d+)  ", re.MULTILINE)
PROMPT = "\n> "
SURE = "/N] "
LONGEST_LIFE = 0.8
"""Seconds from the first question to the kill."""
PATIENCE = 30
"""Seconds to the first question, on a busy machine."""
SOON = 0.3
"""One in ten is killed so soon after its beginning that hardly anybody is asked yet."""
MOST_UNTRUE = 20
NAMES = ("Anna", "\u05d3\u05d5\u05d3", "Zoë %1 {0}")


@dataclass
class Tally:
    kills: int = 0
    before_a_question: int = 0
    decisions: int = 0
    tables: int = 0
    sentences: int = 0
    finished: int = 0
    stops: int = 0
    untrue: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.before_a_question} of them before anybody was asked; "
            f"{self.decisions} decisions, {self.tables} tables and {self.sentences} sentences compared, "
            f"{self.finished} games over, {self.stops} times halted; {len(self.untrue)} untrue or lost"
        )


# --- what lies there, told and drawn again ------------------------------------------------------------------------


@dataclass(frozen=True)
class Shown:
    """What one may have seen of a game: every table with its question, and every sentence."""

    tables: frozenset[str]
    sentences: frozenset[str]


def shown_of(record: Record) -> Shown:
    match = start(record, registry.find)
    said, names = words.of(record.game), called(record.game, record.players)
    person = next(seat for seat, player in enumerate(record.players) if player.kind == "human")
    teller = said.telling.teller(match.rules, names)
    tables, sentences = set(), set()
    for text in (None, *record.moves):
        events: list[Event] = []
        if text is not None:
            match.play_text(text, events.append)
            seen = [event for each in events if (event := match.rules.seen_event(None, each)) is not None]
            sentences |= {plain(one) for told in teller.told(seen, text) for one in (unmarked(told.text), aloud(told))}
        sentences.add(plain(said.progress.heading(match.rules.progress(match.state))))
        if person in match.actors:
            tables.add(plain(_drawn(record, match, person, names)))
    return Shown(frozenset(tables), frozenset(sentences))


def _drawn(record: Record, match: object, person: int, names: Sequence[str]) -> str:
    game = TerminalGame.__new__(TerminalGame)
    page = StringIO()
    game._screen = Console(file=page, width=WIDTH, highlight=False, markup=False, emoji=False)
    game._game_id, game._width, game._unkept, game._names = record.game, WIDTH, "", list(names)
    game._rules, game._words = match.rules, words.of(record.game)  # type: ignore[attr-defined]
    view = match.rules.view(match.state, person)  # type: ignore[attr-defined]
    legal = match.legal(person)  # type: ignore[attr-defined]
    game._show(person, view, game._words.deciding.choices(game._rules, view, person, legal, names))
    return page.getvalue()


def plain(text: str) -> str:
    """Without what lines were broken for."""
    return " ".join(without_isolates(text).split())


def compare(record: Record, tables: Sequence[str], sentences: Sequence[str], tally: Tally, life: int) -> None:
    known = shown_of(record)
    tally.tables += len(tables)
    tally.sentences += len(sentences)
    for table in tables:
        if not any(table.endswith(one) for one in known.tables):
            tally.untrue.append(f"life {life}: a table that the {len(record.moves)} kept moves never had: {table!r}")
    tally.untrue += [
        f"life {life}: the kept moves don't tell {one!r}" for one in sentences if one not in known.sentences
    ]


def kept_games(folder: Path, life: int, tally: Tally, *, wrote: bool) -> dict[str, tuple[Record, str]]:
    """What the next start finds, all of it in order, and says."""
    library = open_library(folder)
    try:
        told = {notice.key for notice in library.notices}
        cards = library.cards(limit=2)
        # One that had come to the end of its game may have been closed in order before the kill.
        wrote = wrote and not (cards and cards[0].state == "finished")
        if told - {"cut_short"} or (wrote and not told):
            tally.untrue.append(f"life {life}: the next start says {sorted(told)}, and it wrote: {wrote}")
        return {card.id: (library.record(card.id), card.state) for card in cards if card.state != "abandoned"}
    finally:
        library.close()


def halt(pid: int, folder: Path, tally: Tally, life: int) -> None:
    """As when a lid is closed and opened again."""
    os.kill(pid, signal.SIGSTOP)
    _, status = os.waitpid(pid, os.WUNTRACED)
    if not os.WIFSTOPPED(status):
        raise ChildProcessError("it was gone")
    tally.stops += 1
    copy = folder.with_name("copy")
    if (folder / DATABASE_FILE).exists():
        shutil.copytree(folder, copy)
        kept_games(copy, life, tally, wrote=False)
        shutil.rmtree(copy)
    lock = (folder / LOCK_FILE).exists() and opens_elsewhere(folder)
    if lock:
        tally.untrue.append(f"life {life}: a second program got into the folder of one that was halted")
    os.kill(pid, signal.SIGCONT)


def opens_elsewhere(folder: Path) -> bool:
    """Whether another program gets in; if so it leaves at once. One that is halted before it took the lock lets it."""
    taken = f":{(folder / LOCK_FILE).stat().st_ino} " in Path("/proc/locks").read_text()
    try:
        open_library(folder).close()
    except AlreadyOpen:
        return False
    return taken


# --- the terminal -------------------------------------------------------------------------------------------------


class Terminal:
    """A life of the program in a pseudo-terminal."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.pid, self._ours = pty.fork()
        if self.pid == 0:
            self._be(["--data", str(folder), "play", "--terminal", *arguments])
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._text = ""
        self.ended = False

    def _be(self, arguments: list[str]) -> None:
        code = 70
        try:
            os.environ |= {"COLUMNS": str(WIDTH), "TERM": "xterm"}
            sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
            sys.stdout = open(1, "w", encoding="utf-8", buffering=1, closefd=False)  # noqa: SIM115
            sys.stderr = open(2, "w", encoding="utf-8", buffering=1, closefd=False)  # noqa: SIM115
            from speicherstadt_app.__main__ import main

            code = main(arguments)
            sys.stdout.flush()
        finally:
            os._exit(code)

    def read(self, deadline: float) -> str | None:
        """What was printed up to the next question or the end; None if the time is up before."""
        while not self._text.endswith((PROMPT, SURE)):
            if not select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))[0]:
                return None
            try:
                data = os.read(self._ours, 1 << 16)
            except OSError:
                data = b""
            if not data:
                self.ended = True
                break
            self._text = COLOURS.sub("", self._text + self._decoder.decode(data).replace("\r\n", "\n"))
        text, self._text = self._text, ""
        return text

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self._ours)


def sentences_in(happened: str) -> list[str]:
    """The lines above the table; a line that goes on is indented."""
    joined = re.sub(r"\n  +", " ", happened)
    return [plain(line) for line in joined.split("\n") if line.strip()]


def answer(text: str, chance: Random) -> str:
    if text.endswith(SURE):
        return chance.choice("yn")
    if chance.random() < 0.2:
        return chance.choice("uurssh")
    choices: list[str] = NUMBERED.findall(text)
    return chance.choice(choices or ["1"])


def live_at_a_terminal(folder: Path, life: int, chance: Random, tally: Tally, stops: int, *, new: bool) -> bool:
    """One life; the answer is whether a game is left to go on with."""
    company = ("--you", chance.choice(NAMES), "--players", str(chance.randint(2, 5)), "--bots", "random")
    terminal = Terminal(folder, *(company if new else ("--resume",)))
    tables: list[str] = []
    sentences: list[str] = []
    typed, wrote, first, over = "", False, True, False
    soon = chance.random() < 0.1
    deadline = time.monotonic() + (chance.random() * SOON if soon else PATIENCE)
    while True:
        text = terminal.read(deadline)
        if text is None and stops:
            stops -= 1
            halt(terminal.pid, folder, tally, life)
            deadline = time.monotonic() + (PATIENCE if first and not soon else chance.random() * LONGEST_LIFE)
            continue
        if text is None:
            break
        if first:
            tally.before_a_question -= 1
            deadline = min(deadline, time.monotonic() + chance.random() * LONGEST_LIFE)
        # The terminal shows what was typed, too.
        text = text if first else text.removeprefix(f"{typed}\n")
        if "Traceback" in text:
            tally.untrue.append(f"life {life}: {text}")
        if terminal.ended:
            over = True
            break
        happened, heading, _ = text.rpartition("\n\n" if typed.isdigit() or first else "\0")
        # A number may also lead to a list of ways, which writes nothing.
        asked = text.endswith(PROMPT) and "number or move" in text
        wrote = wrote or new or (asked and typed.isdigit())
        if asked:
            tables.append(plain(text.rpartition(PROMPT)[0]))
            if typed.isdigit() and not first and heading:
                sentences += sentences_in(happened.partition("\n\n")[0])
        tally.decisions += typed.isdigit()
        typed = answer(text, chance)
        if not typed.isdigit() and typed not in "sh":
            # What it takes back is told no more.
            tables, sentences = [], []
        first = False
        terminal.type(typed)
    tally.before_a_question += 1
    terminal.kill()
    tally.kills += not over
    tally.finished += over
    games = kept_games(folder, life, tally, wrote=wrote and not over)
    if not games:
        if tables:
            tally.untrue.append(f"life {life}: there was a table, and no game is there")
        return False
    record, state = next(iter(games.values()))
    if over and (state != "finished" or "The score" not in (text or "")):
        tally.untrue.append(f"life {life}: it ended, and the game is {state}: {text!r}")
    if typed not in ("u", "y"):
        compare(record, tables, sentences, tally, life)
    return state == "unfinished"


# --- the window ---------------------------------------------------------------------------------------------------


class Window:
    """A life of the window, offscreen, played by mouse; it tells what it shows."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._heard = b""
        self._ours, theirs = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            code = 70
            try:
                os.close(self._ours)
                _play_in_a_window(folder, seed, lambda told: os.write(theirs, json.dumps(told).encode() + b"\n"))
                code = 0
            finally:
                os._exit(code)
        os.close(theirs)

    def read(self, deadline: float) -> list[dict[str, list[str]]] | None:
        """What it tells next; nothing at its end, None if the time is up before."""
        if not select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))[0]:
            return None
        data = os.read(self._ours, 1 << 20)
        *lines, self._heard = (self._heard + data).split(b"\n")
        return [json.loads(line) for line in lines] if data else []

    def kill(self) -> int:
        os.kill(self.pid, signal.SIGKILL)
        _, status = os.waitpid(self.pid, 0)
        os.close(self._ours)
        return status


def _play_in_a_window(folder: Path, seed: int, tell: Callable[[dict[str, list[str]]], object]) -> None:
    from functools import partial
    from itertools import count

    from PySide6.QtCore import Qt

    from speicherstadt_app.app.folder import Folder
    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.ui.preferences import Preferences
    from speicherstadt_app.ui.table import fresh
    from tests.play.players import Inline
    from tests.qml.open_window import OpenWindow, Until
    from tests.qml.playing import Game, Mouse

    fresh.now = partial(next, map(float, count(0, 1_000)))
    chance = Random(seed)
    quiet = Preferences(speed="instant", muted=True, speechBubbles=False)
    with OpenWindow(lambda: Folder(folder), Inline(), quiet) as window:
        for name, value in quiet._asdict().items():
            window.settings.setProperty(name, value)
        game = Game(window, Mouse(), chance)

        async def script() -> None:
            if window.app.continueCard.value.there:  # type: ignore[attr-defined]
                window.press(Qt.Key.Key_Return)
                await Until(lambda: window.page == "table" and window.of("TablePage"))
            else:
                people = [
                    Player("Mara", "human"),
                    *[Player("Kontor", "ai", {"level": "random"})] * chance.randint(1, 3),
                ]
                await game.begin(people, chance.randrange(10**9))
            await game.asked()
            while not game.table.over:
                # The log is cut where a game went on: what was told before that life is not compared.
                lines = [line.spoken for line in game.table.session.log.lines(full=True) if not line.passed]
                tell({"moves": list(game.record().moves), "told": lines[-20:]})
                await game.decide()
                await game.asked()

        window.run(script())


def live_in_a_window(folder: Path, life: int, chance: Random, tally: Tally, stops: int) -> None:
    window = Window(folder, chance.randrange(10**9))
    last: dict[str, list[str]] = {}
    soon = chance.random() < 0.25
    deadline = time.monotonic() + (chance.random() * 2 * SOON if soon else PATIENCE)
    while True:
        told = window.read(deadline)
        if told is None and stops:
            stops -= 1
            halt(window.pid, folder, tally, life)
            deadline = time.monotonic() + (chance.random() * 2 * LONGEST_LIFE if last else PATIENCE)
            continue
        if not told:
            break
        if not last:
            deadline = min(deadline, time.monotonic() + chance.random() * 2 * LONGEST_LIFE)
        tally.decisions += len(told)
        last = told[-1]
    status = window.kill()
    tally.before_a_question += not last
    if os.WIFSIGNALED(status):
        tally.kills += 1
    elif os.waitstatus_to_exitcode(status):
        tally.untrue.append(f"life {life}: it ended with {os.waitstatus_to_exitcode(status)}")
    else:
        tally.finished += 1
    games = kept_games(folder, life, tally, wrote=False)
    if not last:
        return
    record = next((one for one, _ in games.values() if list(one.moves[: len(last["moves"])]) == last["moves"]), None)
    if record is None:
        tally.untrue.append(f"life {life}: none of the kept games begins with the {len(last['moves'])} moves shown")
        return
    compare(record, [], [plain(line) for line in last["told"]], tally, life)


def kill_again_and_again(folder: Path, kind: str, kills: int, seed: int, stops: int = 0) -> Tally:
    chance = Random(f"{kind} {seed}")
    tally = Tally()
    goes_on, life = False, 0
    while tally.kills < kills:
        life += 1
        if len(tally.untrue) > MOST_UNTRUE or life > 20 + 4 * kills:
            tally.untrue.append(f"given up after {life} lives")
            break
        if kind == "terminal":
            goes_on = live_at_a_terminal(folder, life, chance, tally, stops, new=not goes_on)
        else:
            live_in_a_window(folder, life, chance, tally, stops)
    return tally


def import_all(kind: str) -> None:
    """So that each life pays for it once less."""
    modules = ["speicherstadt_app.cli", "speicherstadt_app.cli.play", "speicherstadt_app.store.library"]
    if kind == "window":
        os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "QT_SCALE_FACTOR": "1"}
        modules += ["speicherstadt_app.app.folder", "tests.play.players", "tests.qml.playing"]
    for module in modules:
        import_module(module)


def main() -> int:
    kind, kills = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else int(time.time())
    stops = int(sys.argv[4]) if len(sys.argv) > 4 else 0
    import_all(kind)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as place:
        tally = kill_again_and_again(Path(place) / "data", kind, kills, seed, stops)
    print(f"{kind}: {tally} in {time.monotonic() - began:.0f} s, seed {seed}")
    print("\n".join(tally.untrue[:MOST_UNTRUE]))
    return 1 if tally.untrue else 0


if __name__ == "__main__":
    sys.exit(main())
