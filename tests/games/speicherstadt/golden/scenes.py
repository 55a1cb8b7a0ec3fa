"""All golden scenes."""

from typing import Final

from tests.games.speicherstadt.golden import scenes_of_shipping_and_scoring, scenes_of_supply_and_sale
from tests.games.speicherstadt.golden.scene import Scene, scene

FILES: Final = (scenes_of_supply_and_sale, scenes_of_shipping_and_scoring)

SCENES: Final[tuple[Scene, ...]] = tuple(scene.made)
