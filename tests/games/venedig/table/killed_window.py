"""A window that is killed while two people choose: one has sealed, the other holds a card. It says what it has kept.

python killed_window.py FOLDER
"""

from __future__ import annotations

import json
import os
import signal
import sys
from functools import partial
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[4]))
os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "QT_SCALE_FACTOR": "1"}

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.games.venedig.rules.state import CHOOSE
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table import curtain, fresh
from tests.games.venedig.table.party import WAYS, Party, sealed, seated
from tests.play.players import Inline
from tests.qml.open_window import OpenWindow, Until

QUIET = Preferences(language="en", theme="day", speed="instant", muted=True, livingHarbour=False)


async def until_sealed(window: OpenWindow) -> None:
    for name, value in QUIET._asdict().items():
        window.settings.setProperty(name, value)
    party = Party(window, WAYS["mouse"], "mouse")
    window.app.begin("venedig", seated(3, 2), 7)
    await Until(lambda: party.table is not None and window.of("TablePage"))
    await party.asked()
    party.lift()
    # The one who begins keeps the hand as it is, if asked.
    while party.table.session.scene().phase != CHOOSE:
        await party.decide()
        await party.asked()
        party.lift()
    first = party.table.session.me
    window.press(sealed(party))
    await party.press("yes")
    await Until(lambda: party.table.session.me != first and party.table.banner.value.visible, "the other is called")
    party.lift()
    window.press(sealed(party))
    await Until(lambda: party.table.value.picked, "a card is in the hand")
    for _ in range(50):
        await Until(lambda: True)
    print(json.dumps({"moves": party.played.record().moves, "sealed": first}), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    curtain.STAYS = 0.0  # type: ignore[misc]
    fresh.now = partial(next, map(float, count(0, 1_000)))
    with OpenWindow(lambda: Folder(Path(sys.argv[1])), Inline(), QUIET) as opened:
        opened.run(until_sealed(opened))
