"""Everything can be read and told apart, by day, by night and in high contrast, whatever colours an eye sees."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlEngine, QQmlExpression

from speicherstadt_app.ui.assets import QML
from speicherstadt_app.ui.seats import SIGNS
from tests.ui.colours import VISION, Rgb, contrast, difference, seen

LOOKS = {"day": (False, False), "night": (True, False), "bright": (False, True), "stark": (True, True)}
HOUSES = ["office", "bank", "warehouse", "market", "port", "chamber", "boatmen", "michael"]
KINDS = ["contract", "ship", "firefighter", "fire", "trader", *HOUSES]
GOODS = ["coffee", "tea", "saffron", "rubber", "carpet"]
SEASONS = ["winter", "spring", "summer", "autumn"]

# Words that are read, upon what.
TEXT = [
    ("ink", "quay card sand well primaryWash fireWash"),
    ("ink2", "quay card sand well primaryWash fireWash"),
    ("primary", "quay card"),
    ("fire", "quay card fireWash"),
    ("primaryText", "primary"),
    ("fireText", "fire"),
    ("quay", "ink"),
    ("barText", "bar"),
    ("barTextSoft", "bar"),
    ("bar", "barText"),
    ("hullLine", "hull"),
    ("darkInk", "coin coinDead"),
    ("seasonText", " ".join(f"seasonPlate:{name}" for name in SEASONS)),
    ("ivory", " ".join(f"kind:{kind}" for kind in KINDS)),
    *((f"kindMark:{kind}", "card") for kind in KINDS),
]
# Edges and marks, upon what.
GRAPHICS = [
    ("edge", "quay card sand well"),
    ("focus", "quay card sand focusGap"),
    ("primary", "quay card sand primaryWash"),
    ("fire", "quay card sand fireWash"),
    ("pieceLine", "quay card " + " ".join(f"goodWash:{good}" for good in GOODS)),
    ("coinLine", "coin"),
]
# High contrast promises more than the usual 4.5 and 3.
LEAST = {"day": (4.5, 3.0), "night": (4.5, 3.0), "bright": (7.0, 4.5), "stark": (7.0, 4.5)}


class Theme:
    """The theme as QML has it, in one of its looks."""

    def __init__(self, engine: QQmlEngine) -> None:
        self.engine = engine
        item = engine.singletonInstance("Theme", "Theme")
        tones = engine.singletonInstance("Speicherstadt", "Tones")
        assert isinstance(item, QObject)
        assert isinstance(tones, QObject)
        self.item = item
        self.tones = tones

    def look(self, name: str) -> None:
        night, strong = LOOKS[name]
        self.item.setProperty("night", night)
        self.item.setProperty("contrast", strong)

    def colour(self, name: str) -> Rgb:
        """`ink`, or with an argument `kind:ship`."""
        name, _, argument = name.partition(":")
        call = f"{name}('{argument}')" if argument else name
        own = self.tones.metaObject().indexOfProperty(name) >= 0 or bool(argument)
        value = QQmlExpression(self.engine.rootContext(), self.tones if own else self.item, call).evaluate()[0]
        colour = QColor(value)
        assert colour.isValid(), name
        return colour.redF(), colour.greenF(), colour.blueF()

    def colours(self, name: str) -> list[Rgb]:
        found = QQmlExpression(self.engine.rootContext(), self.item, f"{name}.length").evaluate()[0]
        return [self.colour(f"{name}[{index}]") for index in range(int(found))]


@pytest.fixture
def theme(qapp: object) -> Theme:
    engine = QQmlEngine()
    engine.addImportPath(str(QML))
    return Theme(engine)


def weak(theme: Theme, pairs: list[tuple[str, str]], least: float) -> list[str]:
    ratios = {
        f"{name} on {ground}": contrast(theme.colour(name), theme.colour(ground))
        for name, grounds in pairs
        for ground in grounds.split()
    }
    return [f"{pair}: {ratio:.2f}" for pair, ratio in ratios.items() if ratio < least]


@pytest.mark.parametrize("look", LOOKS)
def test_words_can_be_read(theme: Theme, look: str) -> None:
    theme.look(look)
    assert weak(theme, TEXT, LEAST[look][0]) == []


@pytest.mark.parametrize("look", LOOKS)
def test_edges_and_marks_can_be_seen(theme: Theme, look: str) -> None:
    theme.look(look)
    assert weak(theme, GRAPHICS, LEAST[look][1]) == []


def too_alike(colours: dict[str, Rgb], vision: str, least: float = 12) -> list[str]:
    shown = {name: seen(colour, vision) for name, colour in colours.items()}
    distances = {f"{a} and {b}": difference(shown[a], shown[b]) for a, b in combinations(shown, 2)}
    return [f"{pair}: {distance:.1f}" for pair, distance in distances.items() if distance < least]


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("look", LOOKS)
def test_goods_can_be_told_apart(theme: Theme, look: str, vision: str) -> None:
    theme.look(look)
    assert too_alike({good: theme.colour(f"good:{good}") for good in GOODS}, vision) == []


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("look", LOOKS)
def test_signs_can_be_told_apart(theme: Theme, look: str, vision: str) -> None:
    theme.look(look)
    colours = theme.colours("players")
    assert len(colours) == SIGNS
    assert too_alike({str(sign): colour for sign, colour in enumerate(colours[:5])}, vision) == []
    # In grey no sixth colour is 12 away from all the five; the best that ivory can be read on is 11.
    six = {str(sign): colour for sign, colour in enumerate(colours[:6])}
    assert too_alike(six, vision, 10 if vision == "grey" else 12) == []
    emblems = {(sign % 6, colour) for sign, colour in enumerate(colours)}
    assert len(emblems) == SIGNS, "no two have the same emblem on the same colour"


def test_the_marks_on_the_signs_can_be_seen(theme: Theme) -> None:
    pairs = zip(theme.colours("playerMarks"), theme.colours("players"), strict=True)
    assert [mark for mark, ground in pairs if contrast(mark, ground) < 3] == []


# Pairs of the table by which every CIEDE2000 is checked: Sharma, Wu and Dalal 2005.
@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.5, 0), (56, -27, -3), 31.9030),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_those_of_the_standard(one: Rgb, other: Rgb, distance: float) -> None:
    assert difference(one, other) == pytest.approx(distance, abs=1e-4)


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (1, 1, 1)) == pytest.approx(21)
    assert contrast((0.4666667,) * 3, (1, 1, 1)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("look", ["day", "night"])
def test_words_are_read_on_the_sky_of_every_season(theme: Theme, look: str, season: str) -> None:
    theme.look(look)
    theme.item.setProperty("season", season)
    for sky in ("cityTop", "cityHigh"):
        assert contrast(theme.colour("cityInk"), theme.colour(sky)) >= LEAST[look][0], sky
