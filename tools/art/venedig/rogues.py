"""People on the cards: trader, spy, beggar, lawyer, saboteur."""

from __future__ import annotations

from tools.art.face import IN, LIP, OUT, SKIN, Face, blush, brows, eyes, head, mouth, nose
from tools.art.kit import (
    CARD,
    COIN,
    COIN_LINE,
    EDGE,
    EMBER,
    INK,
    INK2,
    IVORY,
    STEEL,
    WHITE,
    WOOD,
    ellipse,
    line,
    n,
    poly,
    rect,
    ribbon,
    rrect,
)
from tools.art.venedig.busts import bust, ground
from tools.art.venedig.venice import (
    CRIMSON,
    GOLD,
    OAK_LIGHT,
    OAK_LOW,
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


def trader(s: Face) -> None:
    """A merchant and her scarf of silk."""
    ground(s, "#F5E2AE", "#C9973A")
    s.p([rect(0, 88, 128, 3), rect(0, 44, 30, 3), rect(98, 44, 30, 3)], OAK_LOW, o=0.7)
    s.p(
        [rrect(4, 28, 9, 16, 2), rrect(15, 24, 10, 20, 3), rrect(103, 26, 10, 18, 3), rrect(115, 30, 9, 14, 2)],
        "#B4935F",
    )
    s.p([rrect(2, 62, 20, 26, 4), rrect(106, 60, 20, 28, 4)], "#A06A3A")
    hair = "#3A2016"
    s.p("M38 50C34 68 38 88 46 96H82C90 88 94 68 90 50Z", hair, INK, OUT)
    bust(s, "#1F6B5E", 48, 14)
    head(s, 4, 43, 54, 0.68, 60)
    s.p("M42 58C42 46 50 38 64 40C78 38 86 46 86 58C80 52 74 49 64 49C54 49 48 52 42 58Z", hair)
    brows(s, "#20120C", 54, w=2.5)
    eyes(s, 61, lid=True)
    nose(s, 4, "soft", 64)
    blush(s, 71, 13, CRIMSON, 0.3)
    s.p("M56 77C59 75 62 75.5 64 77C66 75.5 69 75 72 77C69 82 59 82 56 77Z", "#A33A3E")
    # turban with a jewel
    s.p("M36 50C28 30 44 12 66 13C90 14 100 32 92 50C88 42 78 38 64 38C50 38 40 42 36 50Z", GOLD, INK, OUT)
    s.p(
        [ribbon("M40 42Q56 22 84 20", 2), ribbon("M52 38Q66 26 92 32", 2), ribbon("M46 22Q60 16 76 16", 1.6)], COIN_LINE
    )
    s.p("M46 28C50 20 58 17 64 17C56 21 52 26 50 32Z", WHITE, o=0.5)
    s.p(ellipse(64, 34, 5.4, 6.4), CRIMSON, INK, IN)
    s.p(ellipse(62.4, 32, 1.6), WHITE, o=0.8)
    # pearls and earrings
    s.p([ellipse(41, 72, 3), ellipse(87, 72, 3)], IVORY, INK, 1.4)
    s.p(
        [ellipse(x, y, 3) for x, y in ((50, 98), (54.5, 103), (60, 106), (66, 106.4), (72, 104.4), (77, 100))],
        IVORY,
        INK,
        1.4,
    )
    s.p(
        ("M40 100C34 108 32 120 32 131H52C48 118 46 110 47 103Z M88 100C94 108 96 120 96 131H76C80 118 82 110 81 103Z"),
        "#2F8A78",
        INK,
        IN,
    )
    # purse
    s.p("M100 100C92 106 90 120 96 128C102 132 116 132 121 128C127 120 124 106 116 100Z", "#7A3B2E", INK, IN)
    s.p("M98 92Q108 96 118 92L115 101H101Z", "#7A3B2E", INK, IN)
    s.p(rrect(98, 99, 20, 4, 2), GOLD, INK, 1.2)
    s.p(ellipse(108, 115, 6), COIN, INK, 1.6)


def spy(s: Face) -> None:
    ground(s, "#5B6B94", "#232B45")
    s.p(ellipse(102, 24, 13), "#E8E4D4", o=0.95)
    s.p(ellipse(102, 24, 20), "#E8E4D4", o=0.16)
    s.p("M0 128V60H14V48H30V66H40V128Z M128 128V70H112V58H98V74H90V128Z", "#1A2036", o=0.8)
    s.p([rect(6, 72, 5, 8), rect(20, 58, 4, 7), rect(104, 68, 4, 7)], EMBER)
    bust(s, "#1D1F2B", 54, 16)
    head(s, 1, 44, 54, 0.72, 60)
    # hood of black lace
    s.p(
        (
            "M34 62C30 40 42 26 64 26C86 26 98 40 94 62C96 84 90 100 80 108L84 92C88 80"
            " 88 64 84 54C76 44 52 44 44 54C40 64 40 80 44 92L48 108C38 100 32 84 34 62"
            "Z"
        ),
        "#262938",
        INK,
        OUT,
    )
    s.p([ellipse(44 + i * 8, 50 - abs(i - 2.5) * -1.6, 1.5) for i in range(6)], "#4A5068")
    mouth(s, 80, 7, 2.4)
    s.p(ellipse(71, 84.5, 1.1), INK)
    # the half mask, white with gold
    s.p(
        (
            "M38 56C46 49 56 51 64 55C72 51 82 49 90 56C93 66 86 75 76 74C70 74 67 70"
            " 64 68C61 70 58 74 52 74C42 75 35 66 38 56Z"
        ),
        IVORY,
        INK,
        OUT,
    )
    s.p("M44 62C47 57 56 58 58 63C56 67 47 67 44 62Z M84 62C81 57 72 58 70 63C72 67 81 67 84 62Z", INK, INK, 1)
    s.p([ellipse(51.4, 62.4, 2), ellipse(76.6, 62.4, 2)], "#9EC1FF")
    s.p("M60 57L64 52L68 57L64 66Z", GOLD, INK, 1.4)
    s.p(
        [
            ribbon("M40 57Q47 52 57 55", 1.6),
            ribbon("M88 57Q81 52 71 55", 1.6),
            ribbon("M42 69Q48 73 56 71", 1.6),
            ribbon("M86 69Q80 73 72 71", 1.6),
        ],
        GOLD,
    )
    # three-cornered hat
    s.p(
        (
            "M22 40C30 24 46 12 64 12C82 12 98 24 106 40C104 46 98 46 94 42C84 34 74 40"
            " 64 34C54 40 44 34 34 42C30 46 24 46 22 40Z"
        ),
        "#14151E",
        INK,
        OUT,
    )
    s.p("M26 39C34 26 48 17 62 16.4C50 20 40 28 33 38C30 41 27 41 26 39Z", WHITE, o=0.22)
    s.p(ribbon("M24 42C30 46 32 40 40 37C50 34 54 39 64 34C74 39 78 34 88 37C96 40 98 46 104 42", 2), GOLD)
    # cloak drawn to the chin
    s.p("M10 131C14 112 34 102 52 96C58 104 70 104 76 96C94 102 114 112 118 131Z", "#2C3550", INK, OUT)
    s.p([ribbon("M56 102Q44 114 40 131", 2), ribbon("M72 102Q84 114 88 131", 2)], "#14182A")
    s.p(ellipse(64, 103, 4.6), GOLD, INK, IN)


def beggar(s: Face) -> None:
    ground(s, "#D5CBBE", "#94836F")
    s.p([rect(0, 18 + 16 * i, 128, 1.6) for i in range(5)], INK2, o=0.22)
    s.p([rect(x + (i % 2) * 17, 18 + 16 * i, 1.6, 16) for i in range(5) for x in range(6, 128, 34)], INK2, o=0.22)
    hair = "#7A6A5A"
    bust(s, "#8C6E4A", 50, 16, 96)
    head(s, 2, 43, 56, 0.72, 61)
    s.p(
        (
            "M42 66C42 84 52 98 64 98C76 98 86 84 86 66C84 76 78 76 74 73C70 70 66 72"
            " 64 74C62 72 58 70 54 73C50 76 44 76 42 66Z"
        ),
        hair,
        INK,
        IN,
    )
    s.p([ribbon("M50 80Q54 90 60 94", 1.3), ribbon("M78 80Q74 90 68 94", 1.3)], "#5A4C40")
    s.p(ribbon("M57 82Q64 79 71 82", IN), LIP)
    brows(s, "#5A4C40", 53, w=3, tilt=2)
    eyes(s, 60, r=2.6)
    s.p([ribbon("M47 66Q53 69 58 66", 1.3), ribbon("M70 66Q75 69 81 66", 1.3)], SKIN[2][1])
    nose(s, 2, "long", 64)
    # hood, patched
    s.p(
        (
            "M32 96C24 70 26 34 44 20C56 10 76 12 86 22C102 36 104 70 96 96C92 104 84"
            " 102 82 98C92 84 92 62 84 48C76 38 52 38 44 48C36 62 36 84 46 98C44 102 36"
            " 104 32 96Z"
        ),
        "#7D6244",
        INK,
        OUT,
    )
    s.p("M38 58C38 40 46 26 56 22C48 32 44 42 42 54Z", WHITE, o=0.25)
    s.p(poly((76, 22), (90, 30), (86, 42), (74, 34)), "#A4553A", INK, 1.8)
    s.p([line(74, 25, 79, 22, 1.4), line(89, 35, 92, 37, 1.4), line(78, 39, 76, 42, 1.4)], INK)
    s.p(poly((28, 108), (42, 106), (44, 120), (30, 122)), "#5E7A70", INK, 1.8)
    s.p([line(27, 112, 31, 111, 1.4), line(42, 110, 46, 110, 1.4), line(35, 120, 35, 125, 1.4)], INK)
    # bowl
    s.p("M76 112H118C118 124 108 131 97 131C86 131 76 124 76 112Z", OAK_LIGHT, INK, OUT)
    s.p(ellipse(97, 112, 21, 5.4), OAK_LOW, INK, IN)
    s.p([ellipse(92, 109, 6.4, 3.4), ellipse(103, 111, 6, 3)], COIN, INK, 1.6)


def lawyer(s: Face) -> None:
    ground(s, "#CFC9C0", "#7E7A86")
    s.p([rect(0, y, 128, 3) for y in (30, 62, 94)], OAK_LOW)
    for y in (6, 38, 70):
        x, i = 3.0, 0
        while x < 122:
            w = (6, 8, 5, 7)[i % 4]
            s.p(
                rect(x, y + (i % 3) * 2, w, 24 - (i % 3) * 2),
                ("#8E3B2C", "#1F5560", "#4A5A1F", "#5B3F73", "#A86F00")[(i + y) % 5],
            )
            x += w + 1.4
            i += 1
    s.p(ALL, "#CFC9C0", o=0.35)
    bust(s, "#24222B", 52)
    # a long wig in rolls
    wig = "#E8E2D6"
    s.p(
        (
            "M40 40C30 50 30 66 33 76C28 84 30 96 38 102C46 106 52 98 50 90L50 50L78 50"
            "L78 90C76 98 82 106 90 102C98 96 100 84 95 76C98 66 98 50 88 40Z"
        ),
        wig,
        INK,
        OUT,
    )
    head(s, 1, 42, 54, 0.72, 60)
    s.p(
        (
            "M40 62C36 44 46 28 64 28C82 28 92 44 88 62C86 52 82 46 76 44C70 46 66 44"
            " 64 40C62 44 58 46 52 44C46 46 42 52 40 62Z"
        ),
        wig,
        INK,
        IN,
    )
    s.p(
        [
            ellipse(38, 72, 6, 4.4),
            ellipse(38, 84, 6.4, 4.6),
            ellipse(41, 95, 6, 4.4),
            ellipse(90, 72, 6, 4.4),
            ellipse(90, 84, 6.4, 4.6),
            ellipse(87, 95, 6, 4.4),
        ],
        WHITE,
        "#8A8276",
        1.6,
    )
    s.p([ribbon("M48 38Q54 31 63 30", 1.5), ribbon("M80 38Q74 31 65 30", 1.5)], "#A8A29C")
    brows(s, "#6A5A4A", 54, w=2.6, tilt=-1)
    eyes(s, 61, lid=True)
    nose(s, 1, "soft", 64)
    blush(s, 72, 13)
    s.p("M57 78C60 76.5 62 77 64 78C66 77 68 76.5 71 78C68 81.5 60 81.5 57 78Z", LIP)
    # robe, bands, red sash
    s.p("M46 98L64 108L82 98L92 131H36Z", "#24222B", INK, IN)
    s.p("M58 100H63L61 124H52Z M65 100H70L76 124H67Z", CARD, INK, 1.8)
    s.p("M88 99C96 106 100 118 102 131H90C88 118 86 108 82 102Z", CRIMSON, INK, IN)
    # a deed with its seal
    s.p("M8 92L34 86L40 116L14 122Z", "#F6ECD2", INK, IN)
    s.p([line(14, 98, 30, 94.4, 1.8), line(15.4, 104, 31.4, 100.4, 1.8), line(16.8, 110, 27, 107.8, 1.8)], EDGE)
    s.p(ellipse(32, 114, 6.4), CRIMSON, INK, 1.8)


def saboteur(s: Face) -> None:
    ground(s, "#5A2B24", "#1D1413")
    s.p("M96 128C84 110 92 92 100 78C104 88 110 90 112 80C120 92 128 108 122 128Z", "#E0701F", o=0.9)
    s.p("M102 128C96 116 100 106 105 98C108 106 114 106 115 100C120 110 120 120 116 128Z", EMBER)
    bust(s, "#2E2A2C", 52, 16)
    head(s, 2, 46, 54, 0.84, 60)
    s.p(ellipse(64, 62, 30, 30), INK, o=0.12)
    brows(s, INK, 54.5, 11, 3.6, tilt=-2)
    eyes(s, 60, 11, r=2.6)
    nose(s, 2, "broad", 62)
    # scarf over the mouth
    s.p("M39 68C50 74 78 74 89 68C92 82 86 98 78 102H50C42 98 36 82 39 68Z", "#8E2A20", INK, OUT)
    s.p([ribbon("M44 78Q64 86 84 78", 1.6), ribbon("M48 88Q64 95 80 88", 1.6)], "#5A1712")
    s.p("M84 92L104 100L108 118L96 112L92 122L80 102Z", "#8E2A20", INK, IN)
    # wide hat, low
    s.p("M40 42C40 24 48 14 64 14C80 14 88 24 88 42Z", "#38302E", INK, OUT)
    s.p("M46 36C46 26 51 20 58 18C53 24 51 30 51 37Z", WHITE, o=0.2)
    s.p("M40 36C54 40 74 40 88 36L88 44H40Z", "#8E2A20", INK, IN)
    s.p(("M18 50C28 38 100 38 110 50C112 55 104 56 98 54C80 48 48 48 30 54C24 56 16 55 18 50Z"), "#38302E", INK, OUT)
    # saw
    with s.group("rotate(-24 30 96)"):
        teeth = "".join(f"L{n(50 - 4 * i - 2)} 112L{n(50 - 4 * i - 4)} 106" for i in range(13))
        s.p("M50 84L-2 92V106H50".replace("H50", "") + "L50 106" + teeth + "Z", STEEL, INK, IN)
        s.p(poly((48, 86.6), (0, 94), (0, 96), (48, 90)), WHITE, o=0.5)
        s.p(rrect(48, 82, 16, 26, 6) + rrect(53, 88, 6, 14, 3), WOOD, INK, IN, eo=True)
