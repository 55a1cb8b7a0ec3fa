"""A season's light by day and by night: what sky, sea, haze and walls are coloured by."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tools.art.kit import (
    CARD,
    VERDIGRIS,
    WHITE,
    mix,
)
from tools.art.scene import TONES, Tone


@dataclass(frozen=True)
class Weather:
    """A season's light, and what its air and its water are full of."""

    season: str
    sky: tuple[str, str, str]
    sea: tuple[str, str]
    haze: str
    light: tuple[float, float, float, str]  # sun or moon: x, y, radius, colour
    clouds: tuple[tuple[float, float, float], ...]
    cloud: str = CARD
    leaves: tuple[str, str] | None = None
    lit: float = 0
    smoke: str = CARD
    night: bool = False
    bare: bool = False
    """Without what moves in a living harbour: its drawings lie in `living`."""

    @property
    def snow(self) -> str | None:
        return WHITE if self.season == "winter" else None


DAYS = (
    Weather(
        "winter",
        sky=("#8FA6BC", "#C9D3DA", "#F1E4D6"),
        sea=("#8FA9B5", "#4D7286"),
        haze="#B9C4CE",
        light=(250, 74, 24, "#FFF6E2"),
        clouds=((90, 46, 2.4), (520, 40, 2.8), (860, 62, 2.2), (1110, 44, 2.6)),
        cloud="#E6EAED",
        lit=0.45,
        smoke="#F3F0EA",
    ),
    Weather(
        "spring",
        sky=("#A7CFDD", "#DCEBE4", "#FBEBDD"),
        sea=("#6FA8A6", "#2C6B73"),
        haze="#BFD3D0",
        light=(214, 58, 26, "#FFFBEA"),
        clouds=((120, 84, 1.3), (430, 46, 1.7), (690, 66, 1.2), (1010, 44, 1.8)),
        leaves=("#E9B7B4", "#F6D9D3"),
        smoke="#F3F0EA",
    ),
    Weather(
        "summer",
        sky=("#5FA9C4", "#AFD9DB", "#F9E9B9"),
        sea=("#4FA3A8", "#1F6A78"),
        haze="#A5CBC9",
        light=(300, 58, 30, "#FFF3C4"),
        clouds=((560, 44, 1.2), (1060, 36, 1.5)),
        leaves=("#3E7A42", "#6FA55A"),
        smoke="#F3F0EA",
    ),
    Weather(
        "autumn",
        sky=("#7F6A86", "#D98D5C", "#F6C679"),
        sea=("#B47B55", "#3A4A5A"),
        haze="#C9855E",
        light=(286, 118, 38, "#FFE3A0"),
        clouds=((30, 62, 2.2), (480, 50, 2.4), (760, 84, 2.0), (1020, 56, 2.6)),
        cloud="#E9A873",
        leaves=("#B5561E", "#E08A2E"),
        lit=0.6,
        smoke="#8A6A70",
    ),
)
DARK = "#0E1A2A"
NIGHT_SKIES = {
    "winter": ("#0B1523", "#1B2C40", "#3C4E62"),
    "spring": ("#0C1825", "#1C3140", "#3D5158"),
    "summer": ("#0D1A2C", "#20344C", "#56566A"),
    "autumn": ("#10121F", "#2E2739", "#6A443E"),
}


def by_night(day: Weather) -> Weather:
    sky = NIGHT_SKIES[day.season]
    return replace(
        day,
        sky=sky,
        sea=(mix(sky[2], "#15323C", 0.55), "#0B1C26"),
        haze=mix(sky[2], DARK, 0.35),
        light=(day.light[0], 58, 22, "#EFEBDC"),
        cloud=mix(sky[1], "#8FA0B4", 0.22),
        leaves=(mix(day.leaves[0], DARK, 0.62), mix(day.leaves[1], DARK, 0.55)) if day.leaves else None,
        lit=0.42,
        smoke=mix(day.smoke, DARK, 0.6),
        night=True,
    )


def tone_for(weather: Weather, name: str) -> Tone:
    wall, shade, trim, _, roof = TONES[name]
    day = {
        "winter": Tone(
            mix(wall, "#A9B6C4", 0.16),
            mix(shade, "#A9B6C4", 0.16),
            mix(trim, WHITE, 0.4),
            "#C7D2DA",
            mix(roof, "#A9B6C4", 0.25),
        ),
        "spring": Tone(wall, shade, trim, "#E4E7DF", VERDIGRIS),
        "summer": Tone(mix(wall, "#D98A5A", 0.12), shade, mix(trim, CARD, 0.3), "#CFE6E4", VERDIGRIS),
        "autumn": Tone(
            mix(wall, "#5A2A2A", 0.24),
            mix(shade, "#5A2A2A", 0.24),
            mix(trim, "#C08050", 0.4),
            "#8B5A44",
            mix(roof, "#3A3A3A", 0.25),
        ),
    }[weather.season]
    if not weather.night:
        return day
    return Tone(
        mix(day.wall, DARK, 0.58),
        mix(day.shade, DARK, 0.66),
        mix(day.trim, DARK, 0.6),
        "#1A2833",
        mix(day.roof, DARK, 0.6),
    )


def dimmed(weather: Weather, colour: str, by: float = 0.55) -> str:
    return mix(colour, DARK, by) if weather.night else colour
