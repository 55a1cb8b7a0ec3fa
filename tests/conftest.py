import gc
import os
import re
import signal
from collections.abc import Generator, Iterator
from itertools import count, cycle
from types import FrameType

import pytest
from hypothesis import HealthCheck, settings

from speicherstadt_app.games import registry
from speicherstadt_app.ui.table import fresh, moments
from tests.fixture_game.program import OWN
from tests.house_of_one import first_game_alone
from tests.rotation import Rotation, todays_choice
from tools.gallery.alike import ENVIRONMENT

os.environ |= ENVIRONMENT

# No test may depend on how fast the machine is today.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

GAMES = {*registry.FOLDERS, *OWN}
"""Those of the program, and the tests' own."""
LONG_TIMEOUT = 3600.0
GENERATIONS = cycle([1] * 24 + [2])
"""Which garbage is collected after each test."""
PROCESSOR_SECONDS = 120.0
"""What a test may take of the processor: a busy machine makes none fail, and one that turns in a circle ends soon."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("house")
    group.addoption("--long", action="store_true", help="also what takes minutes, and every fault instead of a tenth")
    group.addoption("--game", metavar="NAME", help="of the tests for every game, only those for this one")
    group.addoption("--rotation", metavar="WORD", help="which tenth of the faults to take; the commit if not given")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    # Here and not in a fixture, so that all worker processes get the same one.
    config.option.rotation = config.option.rotation or todays_choice()
    if config.option.game not in (None, *GAMES):
        raise pytest.UsageError(f"there is no game '{config.option.game}': the tests know {', '.join(sorted(GAMES))}")
    if config.option.long:
        config.option.timeout = config.option.timeout or LONG_TIMEOUT


def pytest_report_header(config: pytest.Config) -> str:
    if config.option.long:
        return "faults: all of them"
    return f"faults: a tenth, chosen by --rotation {config.option.rotation}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if is_left_out(item, config.option.long, config.option.game)]
    config.hook.pytest_deselected(items=left_out)
    gone = set(left_out)
    items[:] = [item for item in items if item not in gone]


def pytest_collection_finish() -> None:
    # Tests and modules stay to the end: to look through them for garbage again and again takes a twentieth of the time.
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """What windows of tests leave ends between tests and in their own thread: the collector runs in any."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect(next(GENERATIONS))


def is_left_out(item: pytest.Item, long: bool, game: str | None) -> bool:
    if item.get_closest_marker("long") and not long:
        return True
    # Tests for every game carry its name in their id: test_it_ends[venedig-2].
    named = set(re.split(r"[\[\]-]", item.name)) & GAMES
    return game is not None and bool(named) and game not in named


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    if item.config.option.long or not hasattr(signal, "setitimer"):
        return (yield)

    def stop(_signal: int, _frame: FrameType | None) -> None:
        pytest.fail(f"it took more than {PROCESSOR_SECONDS:.0f} seconds of the processor")

    before = signal.signal(signal.SIGPROF, stop)
    # Again every few seconds: what a call of Qt raises may get lost.
    signal.setitimer(signal.ITIMER_PROF, PROCESSOR_SECONDS, 5.0)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)


@pytest.fixture(scope="session")
def rotation(pytestconfig: pytest.Config) -> Rotation:
    return Rotation(pytestconfig.option.rotation, pytestconfig.option.long)


@pytest.fixture(autouse=True)
def no_button_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests press as fast as they can: to a table a second passes whenever it looks at its clock."""
    seconds = count()
    monkeypatch.setattr(fresh, "now", lambda: float(next(seconds)))


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication


@pytest.fixture
def nobody_looks_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table stops at takes those no time who only watch; how long it is, is tried in `tests/ui/table`."""
    monkeypatch.setattr(moments, "LEAST", 0.0)


@pytest.fixture
def alone() -> Iterator[str]:
    """No other game has moved in: the house has a single door."""
    with first_game_alone() as game:
        yield game
