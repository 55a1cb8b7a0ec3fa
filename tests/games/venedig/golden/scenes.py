"""All golden scenes."""

from typing import Final

from tests.games.venedig.golden import scenes_of_building, scenes_of_rounds
from tests.games.venedig.golden.scene import Scene, scene

FILES: Final = (scenes_of_rounds, scenes_of_building)

SCENES: Final[tuple[Scene, ...]] = tuple(scene.made)
