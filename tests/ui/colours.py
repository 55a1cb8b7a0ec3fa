"""How colours look: contrast as WCAG counts it, distance as CIEDE2000, and colour vision that lacks a cone."""

from __future__ import annotations

import math
from collections.abc import Sequence

Rgb = tuple[float, float, float]
"""Red, green and blue from 0 to 1, as they are written in a colour."""

# Machado, Oliveira and Fernandes 2009, table of full severity, for linear light; grey is the luminance alone.
VISION: dict[str, Sequence[Sequence[float]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def linear(rgb: Rgb) -> Rgb:
    def one(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return one(rgb[0]), one(rgb[1]), one(rgb[2])


def times(matrix: Sequence[Sequence[float]], light: Rgb) -> Rgb:
    a, b, c = (sum(k * value for k, value in zip(row, light, strict=True)) for row in matrix)
    return a, b, c


def luminance(rgb: Rgb) -> float:
    return times(VISION["grey"], linear(rgb))[0]


def contrast(a: Rgb, b: Rgb) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(light: Rgb) -> Rgb:
    """CIE L*a*b* of linear sRGB, white D65."""
    xyz = times(
        ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041)), light
    )

    def bend(value: float) -> float:
        return math.cbrt(value) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116

    x, y, z = (bend(value / white) for value, white in zip(xyz, (0.95047, 1.0, 1.08883), strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Rgb, other: Rgb) -> float:
    """CIEDE2000 of two colours in L*a*b*, in the notation of Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    l_, c_ = (l1 + l2) / 2, (c1 + c2) / 2
    h_ = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2

    def cos(degrees: float) -> float:
        return math.cos(math.radians(degrees))

    t = 1 - 0.17 * cos(h_ - 30) + 0.24 * cos(2 * h_) + 0.32 * cos(3 * h_ + 6) - 0.20 * cos(4 * h_ - 63)
    sl = 1 + 0.015 * (l_ - 50) ** 2 / math.sqrt(20 + (l_ - 50) ** 2)
    sc, sh = 1 + 0.045 * c_, 1 + 0.015 * c_ * t
    rotation = (
        -2 * math.sqrt(c_**7 / (c_**7 + 25**7)) * math.sin(math.radians(60 * math.exp(-(((h_ - 275) / 25) ** 2))))
    )
    terms = dl / sl, dc / sc, dh / sh
    return math.sqrt(sum(term * term for term in terms) + rotation * terms[1] * terms[2])


def seen(rgb: Rgb, vision: str) -> Rgb:
    """In L*a*b*, as an eye of this kind takes it."""
    red, green, blue = (min(max(value, 0.0), 1.0) for value in times(VISION[vision], linear(rgb)))
    return lab((red, green, blue))
