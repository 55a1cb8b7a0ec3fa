"""The page for coming back, in the middle of a good month."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.engine.occasion import DAY, Occasion
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.occasions.challenge import challenges_of
from speicherstadt_app.play.occasions.code import code_of, in_groups
from speicherstadt_app.play.occasions.day import game_of
from speicherstadt_app.store.shapes import GameEntry, Progress
from speicherstadt_app.ui.home.challenges import Challenges, Tries
from speicherstadt_app.ui.home.today import Measure
from tests.ui.memory_folder import entry
from tools.gallery.people import PEOPLE

if TYPE_CHECKING:
    from tools.gallery.window import Gallery

TODAY: Final = date(2026, 11, 18)
SEATED: Final = (Player("Mara", "human", {"profile": PEOPLE[0].id}), *(Player(name, "human") for name in ("Ada", "Bo")))
# What became of the days before, the latest first: state, help, scores.
PAST: Final[tuple[tuple[str, bool, tuple[int, int, int]] | None, ...]] = (
    ("finished", False, (31, 27, 22)),
    ("finished", False, (24, 29, 20)),
    ("finished", False, (38, 12, 19)),
    ("finished", False, (18, 29, 20)),
    None,
    ("abandoned", False, (0, 0, 0)),
    ("finished", True, (40, 22, 30)),
    ("finished", False, (35, 22, 30)),
    None,
    None,
    ("finished", False, (26, 22, 30)),
)


def show_today(gallery: Gallery, *, played: bool) -> None:
    page = _page(gallery)
    games = [_game(n, *past) for n, past in enumerate(PAST) if past and (n or played)]
    page._games = [(card, Occasion(DAY, (TODAY - timedelta(days=n)).isoformat(), 1)) for n, card in games]
    page._measures = {"merchant": Measure(27, 3), "hanseat": Measure(34, 1)}
    page._tell()


def show_challenges(gallery: Gallery, game: str, going_on: str) -> None:
    """Those of a game; the second is tried in a game that goes on."""
    page = _page(gallery)
    page.chooseGame(page._with_some.index(game))
    brought = challenges_of(game)
    assert brought is not None
    names = [challenge.name for challenge in brought.CHALLENGES]
    page._tries = {
        (game, names[0]): Tries(2, reached_at=2),
        (game, names[1]): Tries(3, open_game=going_on),
        (game, names[3]): Tries(4),
    }
    page._tell()
    _turn(gallery, 1)


def show_code(gallery: Gallery, *, wrong: bool = False) -> None:
    page = _page(gallery)
    day = game_of(TODAY)
    assert day is not None
    code = in_groups(code_of(day.deal))
    page.typed(f"{code[:-1]}O" if wrong else code)
    _turn(gallery, 2)


def _page(gallery: Gallery) -> Challenges:
    page: Any = gallery.app.model("challenges")
    page._clock = lambda: TODAY
    page._day = game_of(TODAY)
    page._games, page._tries, page._measures = (), {}, {}
    page.code.forget()
    page._tell()
    _turn(gallery, 0)
    return page  # type: ignore[no-any-return]


def _turn(gallery: Gallery, part: int) -> None:
    gallery.of("ChallengesPage")[0].setProperty("part", part)


def _game(n: int, state: str, assisted: bool, scores: tuple[int, int, int]) -> tuple[int, GameEntry]:
    progress = Progress("over", (), scores, {"coins": (3, 2, 1)})
    return n, entry(f"d{n}", SEATED, progress, state=state, assisted=assisted)
