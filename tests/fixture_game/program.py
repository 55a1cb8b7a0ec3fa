"""The program with the tests' own game: `python -m tests.fixture_game play --terminal --game bids`.

It is a module of its own as spawned workers import it again, which they never do with a `__main__`.
"""

import sys

from speicherstadt_app.games import registry
from tests.fixture_game import CARD

registry.FOLDERS[CARD.id] = "tests.fixture_game"

if __name__ == "__main__":
    from speicherstadt_app.__main__ import main

    sys.exit(main())
