"""People on the cards: those who build, and those who bet."""

from __future__ import annotations

from tools.art.face import IN, LIP, OUT, SKIN, Face, blush, brows, eyes, grin, head, mouth, nose
from tools.art.kit import (
    CARD,
    COIN,
    COIN_LINE,
    EDGE,
    FIRE,
    INK,
    INK2,
    IVORY,
    JUTE,
    NAVY,
    STEEL,
    STEEL_DARK,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Svg,
    arch,
    ellipse,
    line,
    n,
    poly,
    rect,
    ribbon,
    rrect,
)
from tools.art.venedig.venice import (
    CANALE,
    CRIMSON,
    CRIMSON_LOW,
    GOLD,
    OAK_LOW,
    ROOF_DARK,
)

ALL = rect(0, 0, 128, 128)

# tone of the band under ivory text
TONE = {
    "councillor": "#8E1F33",
    "driver": "#5A4325",
    "builder": "#9A4426",
    "gondolier": "#1B5863",
    "speculator": "#5B3F73",
    "inventor": "#3F5A2B",
    "trader": "#7A5A0E",
    "spy": "#2C3550",
    "beggar": "#5E5148",
    "lawyer": "#3A3540",
    "saboteur": "#4A1F1A",
}


def ground(s: Svg, top: str, bottom: str) -> None:
    s.p(ALL, s.grad((0, top), (1, bottom)))


def town(s: Svg, c: str, y: float = 96, o: float = 0.5) -> None:
    """A row of palaces far off, without lines."""
    s.p(
        (
            f"M0 {y}V70H10V60L18 54L26 60V70H34V52H38V30L42 20L46 30V52H50V66H78V58H96"
            f"V50C96 42 108 42 108 50V64H128V{y}Z"
        ),
        c,
        o=o,
    )


def bust(s: Svg, c: str, wide: int = 52, neck: int = 15, y: int = 94) -> None:
    """Shoulders to the lower edge of the picture."""
    left, right = 64 - wide, 64 + wide
    d = (
        f"M{64 - neck} {y}C{64 - neck - 10} {y + 5} {left + 4} {y + 8} {left - 2} 131"
        f"H{right + 2}C{right - 4} {y + 8} {64 + neck + 10} {y + 5} {64 + neck} {y}"
        "Z"
    )
    s.p(d, c, INK, OUT)
    s.p(
        (
            f"M{64 + neck} {y}C{64 + neck + 10} {y + 5} {right - 4} {y + 8} {right + 1}"
            f" 131H94C95 116 90 102 {64 + neck} {y}Z"
        ),
        INK,
        o=0.2,
    )


def councillor(s: Face) -> None:
    ground(s, "#F0D9A0", "#C98D4E")
    s.p([arch(6, 26, 20, 60), arch(102, 26, 20, 60)], "#FFF3D2", o=0.5)
    hair = "#D8D3CC"
    bust(s, CRIMSON, 56)
    s.p("M42 64C38 92 52 108 64 112C76 108 90 92 86 64Z", hair, INK, OUT)
    head(s, 1, 44, 52, 0.8, 58)
    s.p(
        (
            "M42 60C43 70 48 74 54 72C58 70 62 72 64 74C66 72 70 70 74 72C80 74 85 70"
            " 86 60C90 86 76 102 64 106C52 102 38 86 42 60Z"
        ),
        hair,
        INK,
        IN,
    )
    s.p([ribbon("M52 80Q54 92 60 99", 1.5), ribbon("M76 80Q74 92 68 99", 1.5), ribbon("M64 84L64 102", 1.5)], "#A8A29C")
    s.p("M64 72C58 67 51 70 47 75C53 78 60 78 64 76C68 78 75 78 81 75C77 70 70 67 64 72Z", "#F0ECE4", INK, 1.8)
    brows(s, "#B8B2AA", 49, w=3.2)
    eyes(s, 56, r=2.5)
    nose(s, 1, "long", 60)
    # ermine over the shoulders, chain
    s.p(
        (
            "M44 96C30 98 16 106 10 120L34 128C38 116 46 110 54 108Z M84 96C98 98 112"
            " 106 118 120L94 128C90 116 82 110 74 108Z"
        ),
        CARD,
        INK,
        IN,
    )
    s.p(
        [
            f"M{x} {y}l2.4 6l-4.8 0Z"
            for x, y in ((24, 112), (34, 106), (30, 118), (98, 106), (106, 112), (98, 118), (20, 120), (110, 120))
        ],
        INK,
    )
    s.p(ribbon("M46 112Q64 132 82 112", 3.2), GOLD)
    # the horned cap of the republic
    s.p("M38 44C36 30 44 20 54 18C60 12 72 6 84 8C90 12 92 20 89 28C91 34 90 40 90 44Z", CRIMSON, INK, OUT)
    s.p("M44 40C44 30 50 23 58 21C53 27 50 33 50 41Z", WHITE, o=0.35)
    s.p("M78 14C86 18 88 30 87 42L80 41C83 32 82 22 78 14Z", INK, o=0.22)
    s.p("M36 40C48 46 80 46 92 40L93 48C80 54 48 54 35 48Z", GOLD, INK, IN)
    s.p([ellipse(x, 46.5 - abs(x - 64) * 0.05 + 1, 2.2) for x in (44, 54, 64, 74, 84)], CRIMSON_LOW)


def driver(s: Face) -> None:
    ground(s, "#BFDAD0", "#5E9C92")
    town(s, "#7FB0A2")
    s.p(rect(0, 96, 128, 32), CANALE)
    hair = "#2E1B14"
    # the rammer
    s.p(rect(100, 20, 6, 92), WOOD_LIGHT, INK, 2.4)
    s.p(rrect(88, 4, 30, 26, 3), WOOD, INK, OUT)
    s.p([rect(88, 9, 30, 3), rect(88, 22, 30, 3)], STEEL_DARK)
    s.p(rect(109, 6, 7, 22), INK, o=0.25)
    bust(s, "#F0E4CC", 54, 17)
    s.p("M50 96L64 112L78 96L84 100L66 124H62L44 100Z", SKIN[3][0], INK, IN)
    head(s, 3, 48, 54, 0.92, 60)
    s.p("M42 66C42 84 54 90 64 90C74 90 86 84 86 66C84 76 76 78 64 78C52 78 44 76 42 66Z", hair, o=0.55)
    brows(s, hair, 53, 11, 3.4, tilt=-1)
    eyes(s, 60, 11)
    nose(s, 3, "broad", 63)
    grin(s, 77, 9, 5)
    # kerchief
    s.p("M38 54C36 34 48 24 64 24C80 24 92 34 90 54C76 44 52 44 38 54Z", FIRE, INK, OUT)
    s.p([ellipse(x, y, 2) for x, y in ((50, 36), (62, 31), (74, 34), (56, 43), (70, 42), (82, 44), (44, 46))], IVORY)
    s.p("M38 52C30 54 26 62 28 68C33 66 38 62 41 57Z", FIRE, INK, IN)
    # fists
    s.p("M94 96C94 88 112 88 112 96V106C112 113 94 113 94 106Z", SKIN[3][0], INK, IN)
    s.p([line(95, 99, 104, 99, 1.5), line(95, 104, 104, 104, 1.5)], INK)
    s.p("M112 108C120 112 124 120 126 130H98L97 110Z", "#F0E4CC", INK, IN)
    s.p(ribbon("M40 100Q34 116 36 128", 2), INK, o=0.6)


def builder(s: Face) -> None:
    ground(s, "#F3D9B0", "#D98A4F")
    s.p([rect(0, 20 + 13 * i, 128, 1.6) for i in range(6)], ROOF_DARK, o=0.3)
    s.p([rect(x + (i % 2) * 14, 20 + 13 * i, 1.6, 13) for i in range(6) for x in range(4, 128, 28)], ROOF_DARK, o=0.3)
    hair = "#5A3320"
    bust(s, "#4F7A80", 52)
    head(s, 1, 47, 54, 0.84, 60)
    s.p(
        "M40 58C38 48 42 42 46 40L50 46C45 50 45 56 44 64Z M88 58C90 48 86 42 82 40L78 46C83 50 83 56 84 64Z",
        hair,
        INK,
        1.6,
    )
    brows(s, hair, 54, 11, 3.2)
    eyes(s, 61, 11)
    nose(s, 1, "broad", 64)
    blush(s, 71, 16)
    s.p("M64 74C56 70 48 73 43 68C43 78 54 82 64 78C74 82 85 78 85 68C80 73 72 70 64 74Z", hair, INK, 1.8)
    mouth(s, 83, 6, 2.6)
    # apron, folded paper hat
    s.p("M48 108H80L84 131H44Z", JUTE, INK, IN)
    s.p("M48 108L42 96L48 93L55 106Z M80 108L86 96L80 93L73 106Z", JUTE, INK, IN)
    s.p("M36 46L40 30L64 12L88 30L92 46C76 38 52 38 36 46Z", CARD, INK, OUT)
    s.p("M64 12L88 30L92 46C84 42 76 41 70 40Z", INK, o=0.16)
    s.p([line(40, 31, 64, 24, 1.6), line(88, 31, 64, 24, 1.6)], EDGE)
    # trowel
    s.p(poly((90, 74), (120, 82), (100, 104)), STEEL, INK, IN)
    s.p(poly((93, 77), (112, 82), (103, 86)), WHITE, o=0.6)
    s.p(ribbon("M102 94L95 104L92 112", 3.6), STEEL_DARK)
    s.p(rrect(86, 108, 10, 20, 4), WOOD, INK, IN)
    s.p("M80 116C80 108 100 108 100 116V131H80Z", SKIN[1][0], INK, IN)


def gondolier(s: Face) -> None:
    ground(s, "#9ED3DA", "#4E9CA6")
    town(s, "#6FB3B8", 90)
    s.p(rect(0, 88, 128, 40), CANALE)
    s.p([ellipse(x, y, 10, 1.2) for x, y in ((18, 100), (104, 96), (116, 112), (14, 118))], WHITE, o=0.4)
    hair = "#2A1B14"
    s.p(ribbon("M112 2L96 131", 5), WOOD_LIGHT)
    s.p(ribbon("M113.6 2L97.6 131", 1.6), WOOD_DARK)
    bust(s, IVORY, 50)
    s.p(
        [
            (
                "M22 112C30 105 44 101 52 100V106C44 107 30 111 19 119Z M106 112C98 105 84"
                " 101 76 100V106C84 107 98 111 109 119Z"
            ),
            (
                "M14 128C26 118 42 114 54 113V119C44 120 30 124 20 131H13Z M114 128C102 118"
                " 86 114 74 113V119C84 120 98 124 108 131H115Z"
            ),
        ],
        NAVY,
    )
    bust_line = "M49 94C39 99 16 102 10 131"
    s.p(ribbon(bust_line, OUT), INK)
    s.p("M49 94C54 106 74 106 79 94L84 97C78 114 50 114 44 97Z", FIRE, INK, IN)
    s.p("M60 106L56 124L64 118L72 124L68 106Z", FIRE, INK, IN)
    head(s, 3, 45, 54, 0.78, 60)
    s.p(("M41 60C39 48 42 42 46 40L52 44C46 50 45 56 44 64Z M87 60C89 48 86 42 82 40L76 44C82 50 83 56 84 64Z"), hair)
    brows(s, hair, 53, w=3)
    eyes(s, 60, smile=True)
    nose(s, 3, "soft", 63)
    s.p("M64 74C59 71 53 73 48 70C50 76 58 78 64 76C70 78 78 76 80 70C75 73 69 71 64 74Z", hair)
    grin(s, 78, 7.5, 4)
    # straw hat with its ribbon
    s.p("M44 36C44 20 50 15 64 15C78 15 84 20 84 36Z", "#EBD394", INK, OUT)
    s.p("M49 32C49 24 52 20 58 18.5C55 23 54 27 54 33Z", WHITE, o=0.6)
    s.p("M43 29C54 33 74 33 85 29L86 38H42Z", FIRE, INK, IN)
    s.p(("M22 42C30 34 98 34 106 42C108 46 102 49 96 47C80 43 48 43 32 47C26 49 20 46 22 42Z"), "#EBD394", INK, OUT)
    s.p("M84 38C92 44 94 56 90 66L85 63C88 56 86 48 80 43Z", FIRE, INK, IN)


def die(s: Svg, x: float, y: float, k: float, turn: int, pips: str) -> None:
    with s.group(f"translate({n(x)} {n(y)}) rotate({turn}) scale({n(k)})"):
        s.p(rrect(-12, -12, 24, 24, 5), IVORY, INK, 2.4)
        s.p(poly((6, -11), (11, -10), (11, 10), (6, 11)), INK, o=0.12)
        spots = {
            "5": ((-6, -6), (6, -6), (0, 0), (-6, 6), (6, 6)),
            "3": ((-6, -6), (0, 0), (6, 6)),
            "6": ((-6, -6), (6, -6), (-6, 0), (6, 0), (-6, 6), (6, 6)),
        }[pips]
        s.p([ellipse(a, b, 2.4) for a, b in spots], CRIMSON)


def speculator(s: Face) -> None:
    ground(s, "#D9C6DA", "#7F5C8E")
    s.p(["M0 0H128V14C112 24 96 8 80 16C64 24 48 8 32 16C20 22 8 18 0 12Z"], "#5B3F73", o=0.55)
    hair = "#1F1714"
    bust(s, "#5B3F73", 50)
    head(s, 2, 43, 56, 0.66, 60)
    s.p(
        (
            "M41 62C37 50 40 42 46 39L52 44C46 48 45 56 45 66C45 74 42 80 38 82C40 74"
            " 42 70 41 62Z M87 62C91 50 88 42 82 39L76 44C82 48 83 56 83 66C83 74 86 80"
            " 90 82C88 74 86 70 87 62Z"
        ),
        hair,
        INK,
        1.8,
    )
    brows(s, hair, 53, w=2.6, tilt=-1, lift=3.5)
    eyes(s, 60)
    nose(s, 2, "long", 63)
    s.p("M64 75C60 73 55 75 50 71C52 77 58 79 64 77C70 79 76 77 78 71C73 75 68 73 64 75Z", hair)
    s.p(ribbon("M57 81Q66 86 74 79", IN), LIP)
    s.p("M61 86C62 90 66 90 67 86C67 92 65 95 64 97C63 95 61 92 61 86Z", hair)
    # ruff and doublet
    s.p(
        (
            "M42 96C46 90 82 90 86 96C92 100 88 108 82 106C78 112 70 110 68 106C64 112"
            " 56 112 54 107C48 111 40 110 41 104C36 104 36 97 42 96Z"
        ),
        CARD,
        INK,
        IN,
    )
    s.p([ribbon(f"M{x} 97L{x + d} 105", 1.3) for x, d in ((50, -3), (58, -1), (66, 0), (74, 2), (81, 3))], EDGE)
    s.p([ellipse(64, y, 2.4) for y in (116, 124)], GOLD, INK, 1.2)
    # beret with a feather
    s.p("M36 44C30 28 46 14 66 15C88 16 98 30 90 44C74 36 52 36 36 44Z", "#8E1F5A", INK, OUT)
    s.p("M42 36C43 27 51 21 60 20C54 25 50 30 49 36Z", WHITE, o=0.35)
    s.p("M36 44C48 36 80 36 91 44C92 48 89 49 86 48C76 43 52 43 41 48C38 49 35 47 36 44Z", "#6B1443", INK, IN)
    s.p("M84 30C90 14 104 4 118 6C124 18 112 32 92 38Z", IVORY, INK, IN)
    s.p(ribbon("M87 35Q104 24 115 10", 1.6), EDGE)
    die(s, 24, 104, 0.95, -16, "5")
    die(s, 108, 108, 0.95, 14, "3")


def inventor(s: Face) -> None:
    ground(s, "#E6E0C0", "#A4AE7C")
    # a drawing on the wall: the wing
    s.p(rect(84, 10, 40, 46), "#F3E7C4", INK2, 1.4)
    s.p(
        [
            ribbon("M88 48Q98 22 120 16", 1.4),
            ribbon("M88 48Q104 34 120 30", 1.2),
            ribbon("M88 48Q104 44 118 42", 1.2),
            ribbon("M98 30Q100 40 96 46", 1),
            ribbon("M108 22Q111 36 108 44", 1),
        ],
        "#8A6A3A",
    )
    s.p([rect(8, 14, 24, 30)], "#F3E7C4", INK2, 1.4)
    s.p(ellipse(20, 29, 9) + ellipse(20, 29, 7.8), "#8A6A3A", eo=True)
    s.p([line(12, 29, 28, 29, 1), line(20, 20, 20, 38, 1)], "#8A6A3A")
    hair = "#CFC6B4"
    bust(s, "#55703E", 52)
    s.p("M38 52C30 74 34 98 44 108H84C94 98 98 74 90 52Z", hair, INK, OUT)
    head(s, 1, 43, 54, 0.76, 58)
    s.p(
        (
            "M42 62C44 72 50 74 56 72C60 71 62 72 64 74C66 72 68 71 72 72C78 74 84 72"
            " 86 62C92 84 84 114 64 120C44 114 36 84 42 62Z"
        ),
        hair,
        INK,
        IN,
    )
    s.p(
        [
            ribbon("M50 82Q52 100 60 112", 1.6),
            ribbon("M78 82Q76 100 68 112", 1.6),
            ribbon("M64 86L64 116", 1.6),
            ribbon("M57 84Q58 98 62 110", 1.3),
            ribbon("M71 84Q70 98 66 110", 1.3),
        ],
        "#9A907C",
    )
    s.p("M64 73C58 68 52 71 48 76C54 79 60 79 64 77C68 79 74 79 80 76C76 71 70 68 64 73Z", "#E6DFD0", INK, 1.6)
    brows(s, "#A39A88", 49, w=3.4, lift=1)
    eyes(s, 56, r=2.6)
    nose(s, 1, "long", 61)
    # soft cap with lenses pushed up
    s.p("M36 44C34 24 50 14 66 15C84 16 94 28 91 44C76 34 52 34 36 44Z", "#7A3B2E", INK, OUT)
    s.p("M43 36C44 27 51 21 59 20C53 25 50 30 49 36Z", WHITE, o=0.3)
    s.p("M36 42C48 34 80 34 92 42L91 47C78 40 50 40 37 47Z", OAK_LOW, INK, 1.6)
    for x in (52, 76):
        s.p(ellipse(x, 37, 8.6, 7.6), GOLD, INK, IN)
        s.p(ellipse(x, 37, 5.4, 4.6), "#BFE0E6", INK, 1.4)
        s.p(ellipse(x - 1.6, 35.4, 1.8, 1.4), WHITE)
    # compasses
    s.p(
        [poly((104, 66), (110, 66), (100, 118), (97, 118)), poly((104, 66), (110, 66), (120, 116), (117, 118))],
        COIN,
        INK,
        1.8,
    )
    s.p(ellipse(107, 65, 6), COIN, INK, IN)
    s.p(ribbon("M100 98Q108 104 116 97", 2), COIN_LINE)
