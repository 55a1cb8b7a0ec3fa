"""Eight opponents of Venice about 1500, busts on a disc, 128 x 128, each in four moods. Light from the upper left."""

from __future__ import annotations

from tools.art.face import (
    CALM,
    IN,
    LIP,
    OUT,
    SKIN,
    Face,
    blush,
    brows,
    characters,
    disc,
    eyes,
    head,
    laugh,
    lower_lip,
    mouth,
    moved,
    nose,
    shoulders,
)
from tools.art.kit import (
    CARD,
    COIN_LINE,
    EDGE,
    EMBER,
    FIRE,
    INK,
    IVORY,
    STEEL_DARK,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Drawings,
    ellipse,
    line,
    n,
    poly,
    rect,
    ribbon,
    rrect,
)
from tools.art.venedig.venice import CRIMSON, GOLD, ISTRIA, ISTRIA_DARK, OAK, wavelet


def inside(x: float, y: float, radius: float = 59) -> bool:
    return (x - 64) ** 2 + (y - 64) ** 2 <= radius**2


def shipwright(s: Face) -> None:
    """Matteo Brun: broad and brown, a blue cap, a mallet."""
    disc(s, "#F0D29B", "#B57F47")
    s.p(
        [ribbon(f"M{64 - 46 * d} 98C{64 - 58 * d} 70 {64 - 48 * d} 36 {64 - 28 * d} 18", 5) for d in (1, -1)],
        OAK,
        o=0.4,
    )
    s.p(
        [ribbon(f"M{64 - 34 * d} 98C{64 - 44 * d} 72 {64 - 36 * d} 40 {64 - 20 * d} 18", 4) for d in (1, -1)],
        OAK,
        o=0.3,
    )
    shoulders(s, "#6B4A2E", 50, 17)
    s.p("M47 93L64 113L81 93L86 98L67 122H61L42 98Z", "#EFE3C8", INK, IN)
    beard = "#2E1B12"
    head(s, 3, 50, 54, 0.92, 59)
    s.p("M39 58C37 50 39 44 43 41L48 47C45 50 45 56 44 62Z M89 58C91 50 89 44 85 41L80 47C83 50 83 56 84 62Z", beard)
    s.p(
        "M39 62C42 66 45 73 50 74C56 72 60 73 64 75C68 73 72 72 78 74C83 73 86 66 89 62C91 82 80 95 64 95"
        "C48 95 37 82 39 62Z",
        beard,
        INK,
        IN,
    )
    s.p("M64 74C58 69 51 71 46 77C53 80 60 80 64 77.5C68 80 75 80 82 77C77 71 70 69 64 74Z", "#51341F", INK, 1.8)
    lower_lip(s, 80.5)
    brows(s, beard, 52.5, 11.5, 3.6)
    eyes(s, 60, 11.5)
    nose(s, 3, "broad", 63)
    # a knitted cap, its tip to one side
    s.p("M62 19C50 8 34 12 26 26C22 34 25 43 31 44C36 36 44 30 56 28Z", "#2F6690", INK, OUT)
    s.p("M37 46C35 26 48 15 66 16C84 17 93 29 91 46C77 38 51 38 37 46Z", "#2F6690", INK, OUT)
    s.p("M44 36C45 27 52 21 61 20C55 25 51 30 50 36Z", WHITE, o=0.35)
    s.p("M82 22C88 27 90 34 90 42L82 39C84 33 84 27 82 22Z", INK, o=0.2)
    s.p("M35 45C48 35 80 35 93 45C95 49 93 52 90 52C78 44 50 44 38 52C35 52 33 49 35 45Z", "#DCE6EA", INK, IN)
    s.p(
        [ribbon(f"M{x} {41 - d}L{x} {46.5 - d}", 1.6) for x, d in ((46, 0), (55, 2), (64, 2.6), (73, 2), (82, 0))], EDGE
    )
    # a mallet on the shoulder
    s.p(ribbon("M104 74L96 119", 5.4), WOOD_LIGHT, INK, 2)
    with s.group("rotate(10 106 68)"):
        s.p(rrect(92, 59, 28, 18, 3), WOOD, INK, IN)
        s.p([rect(95.5, 59, 2.6, 18), rect(114, 59, 2.6, 18)], WOOD_DARK)
        s.p(rect(93.4, 61, 25, 3), WHITE, o=0.3)
    s.p("M91 98C91 92 107 92 108 98V106C107 112 92 112 91 106Z", SKIN[3][0], INK, IN)
    s.p([line(92, 101, 99, 101, 1.4), line(92, 105.4, 99, 105.4, 1.4)], INK)


def fisherwoman(s: Face) -> None:
    """Zanetta Riva: past fifty, red cheeks, a white headcloth, the morning's catch."""
    disc(s, "#C6E8DF", "#4C9A93")
    s.p([wavelet(x, y, 22, 5, 2) for x, y in ((16, 46), (90, 31), (9, 70), (98, 72))], WHITE, o=0.7)
    shoulders(s, "#A8482F", 47, 14)
    s.p("M50 92C54 98 74 98 78 92L84 100C76 114 52 114 44 100Z", CARD, INK, IN)
    cloth, hair = "#F8F4EA", "#8A8178"
    s.p("M86 44C99 52 104 72 98 92C90 86 85 74 84 60Z", cloth, INK, OUT)
    head(s, 2, 46, 54, 0.84, 60)
    s.p("M42 60C40 46 50 38 64 38C78 38 88 46 86 60C82 52 74 47 64 47C54 47 46 52 42 60Z", hair, INK, 2)
    s.p([ribbon("M50 47Q56 43 62 42", 1.5), ribbon("M66 42Q72 43 78 47", 1.5)], "#C9C2B8")
    brows(s, "#6A6158", 54.5, w=3.2)
    eyes(s, 61.5, r=2.6)
    s.p([ribbon(f"M{64 - 18 * d} 60.5L{64 - 21 * d} 58.4", 1.3) for d in (1, -1)], SKIN[2][1])
    s.p([ribbon(f"M{64 - 17.6 * d} 64L{64 - 21 * d} 65.4", 1.3) for d in (1, -1)], SKIN[2][1])
    nose(s, 2, "button", 63.5)
    blush(s, 71, 15, FIRE, 0.4)
    mouth(s, 78, 8, 2.6, "#9C3A30", 2.8)
    # headcloth with two blue stripes and its knot
    s.p("M37 54C33 30 46 15 64 15C82 15 95 30 91 54C85 43 75 38 64 38C53 38 43 43 37 54Z", cloth, INK, OUT)
    s.p("M42 41C43 30 50 22 60 20C54 26 50 32 49 38Z", WHITE)
    s.p("M84 26C91 33 92 42 90 49C87 45 84 42 80 41C84 36 86 31 84 26Z", INK, o=0.16)
    s.p([ribbon("M41 43C50 31 78 31 87 43", 2.6), ribbon("M43 37C51 26 77 26 85 37", 2.2)], "#2F6F9E")
    s.p("M85 42C90 38 97 40 97 46C97 52 90 54 85 50Z", cloth, INK, IN)
    # a net over the shoulder, a sea bream
    s.p("M79 98C90 98 102 103 109 107A61 61 0 0 1 89 119.5C85 112 81 106 79 98Z", "#2C6A66", INK, IN)
    s.p(
        [
            line(84, 99, 98, 114, 1.3),
            line(92, 100, 103, 111, 1.3),
            line(88, 113, 97, 102, 1.3),
            line(85, 106, 90, 99, 1.3),
            line(93, 116, 106, 106, 1.3),
        ],
        "#A9D6CC",
    )
    s.p("M21 101C28 91 42 91 50 99L60 92C58 98 58 103 61 109L50 104C42 112 28 111 21 101Z", "#BFD0D6", INK, IN)
    s.p("M23 101C30 94 41 94 48 100C40 100 30 100 23 101Z", WHITE, o=0.7)
    s.p(ellipse(28.5, 100, 1.7), INK)
    s.p(ribbon("M35 95Q38 101 35 107", 1.6), STEEL_DARK)


def mosaicist(s: Face) -> None:
    """Lucia Ferro: black braids around her head, gold behind it, a stone between her fingers."""
    disc(s, "#F6DC8E", "#D39A2C")
    light: list[str] = []
    deep: list[str] = []
    for row in range(10):
        for column in range(10):
            x, y = 9 + 11 * column + (row % 2) * 2, 8 + 11 * row
            if y < 92 and all(inside(a, b) for a in (x, x + 9) for b in (y, y + 9)):
                (light if (row * 3 + column * 5) % 4 < 2 else deep).append(rect(x, y, 9, 9))
    s.p(light, "#FFF0B8", o=0.75)
    s.p(deep, "#B87A1A", o=0.45)
    hair = "#1F1410"
    s.p("M39 54C36 70 40 84 48 90H80C88 84 92 70 89 54Z", hair, INK, OUT)
    shoulders(s, "#2B4F9E", 45, 13)
    s.p("M50 91C54 96 74 96 78 91L83 103H45Z", SKIN[3][0], INK, IN)
    s.p("M44 101H84V107H44Z", CARD, INK, 1.8)
    head(s, 3, 43, 54, 0.68, 60)
    s.p(
        "M42 63C39 46 48 36 63 37L64 40L65 37C80 36 89 46 86 63C84 54 76 49 69 47C66 46 65 44 64 42"
        "C63 44 62 46 59 47C52 49 44 54 42 63Z",
        hair,
        INK,
        IN,
    )
    brows(s, hair, 54, w=2.6)
    eyes(s, 61.5, lid=True)
    nose(s, 3, "soft", 64.5)
    blush(s, 72, 13, CRIMSON, 0.24)
    if s.mood == CALM:
        s.p("M56.5 78C59 76 62 76.6 64 78C66 76.6 69 76 71.5 78C69 82 59 82 56.5 78Z", "#A33A3E")
    else:
        moved(s, 79, 7.5)
    # the braid is a crown
    for off, high, turn in ((-27.0, 51.0, -72), (-25.4, 41, -62), (-20, 32, -44), (-11.4, 26, -22), (0, 23.6, 0)):
        for side in (1, -1) if off else (1,):
            with s.group(f"rotate({side * turn} {n(64 + side * off)} {n(high)})"):
                s.p(ellipse(64 + side * off, high, 8, 6.4), "#3A261C", INK, 2)
                s.p(ellipse(62.6 + side * off, high - 2, 3.4, 1.3), "#8A6244")
    s.p([ellipse(41, 72, 2.8), ellipse(87, 72, 2.8)], "#4FA8C4", INK, 1.4)
    # apron, and tweezers with a red stone
    s.p("M46 107H82L84 121.6A61 61 0 0 1 44 121.6Z", "#B98A54", INK, IN)
    s.p([rect(50, 112, 5, 5), rect(57, 114, 5, 5)], "#4FA8C4")
    s.p([rect(64, 112, 5, 5)], CRIMSON)
    s.p("M92 119C88 110 92 101 99 99C106 98 110 103 108 108Z", SKIN[3][0], INK, IN)
    s.p([ribbon("M97 104L106 82", 2.2), ribbon("M102 106L108.6 83", 2.2)], STEEL_DARK)
    s.p(poly((102, 73), (112, 72), (113, 82), (103, 83)), CRIMSON, INK, IN)
    s.p(poly((103.6, 74.4), (107, 74), (107.4, 77), (104, 77.4)), WHITE, o=0.6)


def bridge_keeper(s: Face) -> None:
    """Piero Dalponte: bald, a white moustache as large as he is old, keys and a lantern."""
    disc(s, "#D6E0DC", "#7F958F")
    left = [(64 + 52 * c, 84 - 58 * q) for c, q in ((-1, 0), (-0.92, 0.38), (-0.71, 0.71), (-0.38, 0.92), (0, 1))]
    arch = [*left, *((128 - x, y) for x, y in reversed(left[:-1]))]
    s.p(ribbon(arch, 13), ISTRIA_DARK)
    s.p(ribbon(arch, 10), ISTRIA)
    for a, b in (((19, 61), (10, 57)), ((31, 45), (24, 37)), ((48, 33), (44, 24))):
        s.p([line(*a, *b, 1.4), line(128 - a[0], a[1], 128 - b[0], b[1], 1.4)], ISTRIA_DARK)
    shoulders(s, "#4A6B52", 50, 16)
    head(s, 1, 50, 60, 0.88, 56)
    hair = "#F4F0E8"
    s.p(
        "M40 46C33 48 31 58 35 66C36 72 40 75 44 75C44 68 44 60 45 52Z"
        "M88 46C95 48 97 58 93 66C92 72 88 75 84 75C84 68 84 60 83 52Z",
        hair,
        INK,
        IN,
    )
    s.p("M48 36C51 30 58 28 66 29C59 31 53 35 51 41Z", WHITE, o=0.6)
    s.p([ribbon("M54 41Q64 38 74 41", 1.3), ribbon("M57 36.4Q64 34.6 71 36.4", 1.3)], SKIN[1][1])
    brows(s, hair, 50, 11.5, 4.4, tilt=1)
    s.p([ribbon(f"M{64 - 17.4 * d} 50L{64 - 6 * d} 49", 1.2) for d in (1, -1)], EDGE)
    eyes(s, 58, 11.5, r=2.5)
    nose(s, 1, "broad", 62)
    s.p(ellipse(64, 67.4, 4.6, 3.6), FIRE, o=0.22)
    blush(s, 67, 17, FIRE, 0.3)
    if s.mood:
        lower_lip(s, 83)
    s.p(
        "M64 71C57 66 46 68 38 82C36 86 38 88 42 87C50 87 60 84 64 79C68 84 78 87 86 87C90 88 92 86 90 82"
        "C82 68 71 66 64 71Z",
        hair,
        INK,
        IN,
    )
    s.p([ribbon("M60 74Q52 76 46 83", 1.5), ribbon("M68 74Q76 76 82 83", 1.5)], "#B8B0A4")
    # hood laid back, a ring of keys
    s.p("M47 92C52 99 76 99 81 92L93 100C84 112 44 112 35 100Z", "#385340", INK, IN)
    s.p(ribbon([(52, 106), (56, 113), (64, 116), (72, 113), (76, 106)], 2.4), COIN_LINE)
    s.p(ellipse(64, 113, 5.6) + ellipse(64, 113, 2.8), GOLD, INK, 1.4, eo=True)
    s.p("M62.6 118H65.6V123.4H70V120.6H67.6V118.8H65.6Z", GOLD)
    # the lantern of the bridge
    s.p(ribbon([(19, 64), (19, 60), (24, 55), (29, 60), (29, 64)], 2), INK)
    s.p(ellipse(24, 76, 15), EMBER, o=0.4)
    s.p("M16 66H32L34 88H14Z", "#FFDC86", INK, IN)
    s.p([rect(23, 67, 2, 21), rect(13, 87, 22, 4), rect(15, 63, 18, 4)], "#3A3230")
    s.p("M24 74C27.4 78 27.6 84 24 84C20.4 84 20.6 78 24 74Z", "#F07F1F")


def ferryman(s: Face) -> None:
    """Beppo Toso: young, a red cap with a feather, striped sleeves, an oar."""
    disc(s, "#CBE9F4", "#4E97C2")
    s.p([ellipse(22, 40, 11, 3.4), ellipse(104, 52, 10, 3)], WHITE, o=0.7)
    s.p(ribbon("M27 30L38 118", 4.6), WOOD_LIGHT, INK, 2)
    s.p("M22 22C28 18 33 22 33 30L34.6 50L28 51L22.6 34C21 29 20 25 22 22Z", WOOD, INK, 2)
    shoulders(s, "#F3EAD6", 47, 16)
    s.p(
        [
            "M26 108L33 103L37 119L31 116Z",
            "M41 99L48 96L50 123L44 121.6Z",
            "M102 108L95 103L91 119L97 116Z",
            "M87 99L80 96L78 123L84 121.6Z",
        ],
        "#C2362E",
    )
    s.p("M50 92L64 112L78 92L83 98L67 120H61L45 98Z", "#2C5F8A", INK, IN)
    hair = "#17100D"
    s.p([ellipse(64 + d * x, y, 5.4) for d in (1, -1) for x, y in ((22.6, 50), (24, 57), (20, 45))], hair)
    head(s, 4, 46, 54, 0.8, 60)
    s.p("M42 56C41 48 44 43 50 41L78 41C84 43 87 48 86 56C80 49 48 49 42 56Z", hair)
    brows(s, hair, 54, w=3)
    eyes(s, 61, r=3)
    nose(s, 4, "broad", 63)
    if s.mood in {CALM, "pleased"}:
        laugh(s, 76 if s.mood == CALM else 75, 9 if s.mood == CALM else 10.5, 5.6 if s.mood == CALM else 8)
    else:
        moved(s, 79, 8.5)
    s.p(ellipse(88, 71, 4) + ellipse(88, 71, 2.2), GOLD, INK, 1.2, eo=True)
    # a flat cap, turned up, with a feather
    s.p("M74 32C76 14 90 6 101 16C106 27 96 37 80 37Z", IVORY, INK, IN)
    s.p(ribbon("M80 34Q92 27 98 16", 1.6), EDGE)
    with s.group("rotate(-6 64 36)"):
        s.p("M30 36C28 22 46 15 65 16C84 16 100 24 97 37C80 30 46 30 30 36Z", "#D23A30", INK, OUT)
        s.p("M37 31C40 24 48 20.6 57 20C49 24 46 27 45 30.4Z", WHITE, o=0.4)
        s.p("M40 34H88V44H40Z", "#8A1C1A")
        s.p("M39 40C49 31 79 31 89 40C92 45 90 49 86 49C76 42 52 42 42 49C38 49 36 45 39 40Z", "#A3221F", INK, IN)
        s.p([line(x, 35.4 - d, x, 41.6 - d, 1.5) for x, d in ((52, 0), (64, 1), (76, 0))], "#6E1412")


def gambler(s: Face) -> None:
    """Nando Greco: the tall green hat of the Greeks, black locks, a fan of cards."""
    disc(s, "#DAC6E6", "#72508E")
    hair = "#17110F"
    s.p(
        "M41 46C31 58 30 80 35 98C42 103 50 99 52 92L52 60Z M87 46C97 58 98 80 93 98C86 103 78 99 76 92L76 60Z",
        hair,
        INK,
        OUT,
    )
    shoulders(s, "#E3AE36", 46, 14)
    s.p("M64 92H78C82 98 100 102 107.6 107A61 61 0 0 1 64 125Z", "#2E2638", INK, IN)
    s.p("M50 92C54 98 74 98 78 92L81 99C74 108 54 108 47 99Z", CARD, INK, IN)
    s.p([ribbon(f"M{x} 97.6L{x + d} 103.4", 1.3) for x, d in ((54, -1), (61, 0), (67, 0), (74, 1))], EDGE)
    head(s, 2, 43, 56, 0.68, 61)
    s.p("M42 64C39 52 42 44 48 42C47 50 46 56 45 66C44 76 42 82 38 84C40 76 42 70 42 64Z", hair, INK, 1.6)
    s.p("M86 64C89 52 86 44 80 42C81 50 82 56 83 66C84 76 86 82 90 84C88 76 86 70 86 64Z", hair, INK, 1.6)
    brows(s, hair, 54, w=2.8, tilt=-1, lift=4)
    eyes(s, 61)
    nose(s, 2, "long", 65)
    s.p("M64 76C59 73 52 76 45 70C46 79 57 80 64 78C71 80 82 79 83 70C76 76 69 73 64 76Z", hair)
    if s.mood == CALM:
        s.p(ribbon("M57 81.6Q66 87 74 79.6", IN), LIP)
    else:
        moved(s, 82, 7)
    s.p("M60.6 88C62 91 66 91 67.4 88C67 93 65.6 96 64 98C62.4 96 61 93 60.6 88Z", hair)
    # the hat
    s.p("M41 45C38 24 46 6 64 6C82 6 90 24 87 45C76 38 52 38 41 45Z", "#2F7A4C", INK, OUT)
    s.p("M46 34C46 20 51 12 59 10C54 17 52 25 52 34Z", WHITE, o=0.35)
    s.p("M76 12C83 20 85 30 84 43C82 41 79 40 77 39.6C79 30 79 20 76 12Z", INK, o=0.2)
    s.p("M38 41C50 31 78 31 90 41C93 46 91 51 87 51C76 43 52 43 41 51C37 51 35 46 38 41Z", "#1F4F33", INK, IN)
    s.p(ribbon("M40 43.4C52 34.4 76 34.4 88 43.4", 2.2), GOLD)
    s.p(ellipse(64, 35, 5.4), GOLD, INK, 1.8)
    s.p(ellipse(64, 35, 2.4), CRIMSON)
    # cards
    for turn, face in ((-24, CARD), (-2, "#F6ECD2"), (20, CRIMSON)):
        with s.group(f"rotate({turn} 97 116)"):
            s.p(rrect(89, 88, 16, 25, 2.4), face, INK, 2)
            if face == CRIMSON:
                s.p(poly((97, 94), (102, 100.5), (97, 107), (92, 100.5)), GOLD)
            elif face == CARD:
                s.p(ellipse(94, 95, 2.6), CRIMSON)
    s.p("M88 117.6C86 108 92 104 97 105C104 106 106 110 103.4 111.4Z", SKIN[2][0], INK, IN)


def gossip(s: Face) -> None:
    """Fiametta Doni: flaming hair piled high with pearls, and a little flag to whisper behind."""
    disc(s, "#FADBD2", "#D98A93")
    hair, low = "#E08A2C", "#B5611A"
    s.p(ellipse(64, 21, 17, 14), hair, INK, OUT)
    s.p("M35 58C31 38 44 25 64 25C84 25 97 38 93 58C97 66 96 78 89 84H39C32 78 31 66 35 58Z", hair, INK, OUT)
    shoulders(s, "#6E3A80", 47, 14)
    s.p("M50 91C54 96 74 96 78 91L90 99C84 112 44 112 38 99Z", SKIN[1][0], INK, IN)
    s.p("M36 98C44 113 84 113 92 98L95 101C86 119 42 119 33 101Z", GOLD, INK, 1.8)
    head(s, 1, 46, 52, 0.84, 60)
    s.p(
        "M41 62C38 46 48 36 64 37C80 36 90 46 87 62C86 54 82 50 77 49C70 52 64 48 63 43C60 49 52 53 47 51"
        "C44 53 42 57 41 62Z",
        hair,
        INK,
        IN,
    )
    s.p([ribbon("M47 42Q54 33 64 31", 1.8), ribbon("M70 32Q80 35 85 45", 1.8), ribbon("M54 18Q62 11 72 15", 2)], low)
    s.p([ribbon("M52 27Q64 34 76 27", 2), ribbon("M37 66Q36 74 40 80", 2), ribbon("M91 66Q92 74 88 80", 2)], low)
    brows(s, low, 53.6, w=2.6, lift=2)
    eyes(s, 61.5, lid=True)
    nose(s, 1, "button", 63)
    blush(s, 70.5, 15, CRIMSON, 0.3)
    if s.mood == CALM:
        s.p("M55.5 76C58 73.6 62 74.4 64 76C66 74.4 70 73.6 72.5 76C70 81.6 58 81.6 55.5 76Z", "#C22F42")
        s.p(ribbon("M58 76.6Q64 78 70 76.6", 1.2), "#7A241E")
    else:
        moved(s, 77.6, 8)
    s.p(ellipse(76.5, 74.6, 1.2), INK)
    s.p([ellipse(41, 74, 2.6), ellipse(87, 74, 2.6), ellipse(41, 79, 3.2), ellipse(87, 79, 3.2)], IVORY, INK, 1.4)
    s.p([ellipse(x, y, 2.5) for x, y in ((50, 28.6), (57, 31.4), (64, 32.4), (71, 31.4), (78, 28.6))], IVORY, INK, 1.3)
    s.p([ellipse(x, y, 2.3) for x, y in ((51, 98), (57, 101.6), (64, 103), (71, 101.6), (77, 98))], IVORY, INK, 1.3)
    # the flag of a fan
    s.p(ribbon("M94 60L101 116", 3), GOLD, INK, 1.4)
    s.p("M96.4 62L118 66C119.6 76 118 84 114.6 91L100.4 92Z", CARD, INK, IN)
    s.p("M99.4 66.4L114.6 69.2C115.4 76 114.6 82 112.6 87L102.6 88Z", "#C9556B")
    s.p(poly((107, 71), (111, 77.6), (108, 84), (103.6, 78)), IVORY)
    s.p("M94 118C90 110 93 102 100 101C106 101 109 105 107 109Z", SKIN[1][0], INK, IN)


def chronicler(s: Face) -> None:
    """Marina Salvi: a black veil, white linen, spectacles, a quill."""
    disc(s, "#E6E4F0", "#8A90B4")
    veil = "#2C2B3C"
    s.p("M28 103C22 70 28 26 64 14C100 26 106 70 100 103C88 112 40 112 28 103Z", veil, INK, OUT)
    shoulders(s, veil, 48, 16)
    head(s, 2, 41, 56, 0.74, 62)
    face = "M45.6 62C45 46 52 39.6 64 39.6C76 39.6 83 46 82.4 62C82.4 78 75 89.6 64 89.6C53 89.6 45.6 78 45.6 62Z"
    linen = "M37 62C35 38 47 27 64 27C81 27 93 38 91 62C92 88 86 108 64 110C42 108 36 88 37 62Z"
    s.p(linen + face, IVORY, INK, IN, eo=True)
    s.p([ribbon(d, 1.5) for d in ("M49 92Q56 101 64 102", "M79 92Q72 101 64 102", "M54 88Q58 95 64 96")], "#B9B4AA")
    brows(s, "#9A9186", 52, 9.5, 2.8)
    eyes(s, 62, 9.5, r=2.4)
    nose(s, 2, "soft", 68)
    s.p([ellipse(54.5, 62, 8.4), ellipse(73.5, 62, 8.4)], WHITE, COIN_LINE, 2.4, o=0.25)
    s.p(ribbon("M61 57Q64 53 67 57", 2.4), COIN_LINE)
    blush(s, 73.5, 11, CRIMSON, 0.2)
    mouth(s, 80.4, 6, 2.2, LIP, 2.6)
    s.p([ribbon("M55.4 74Q53.6 78 55 81", 1.3), ribbon("M72.6 74Q74.4 78 73 81", 1.3)], SKIN[2][1])
    # the veil's front edge
    s.p(
        "M64 20C42 24 34 44 35 66C36 84 33 96 28 103C24 92 21 60 33 38C40 26 52 18 64 14C76 18 88 26 95 38"
        "C107 60 104 92 100 103C95 96 92 84 93 66C94 44 86 24 64 20Z",
        veil,
        INK,
        IN,
    )
    s.p("M34 44C39 31 48 23 58 19.4C48 27 40 38 36.4 52Z", WHITE, o=0.22)
    # book and quill
    s.p("M20 106C30 101 40 104 46 110L45 121.6A61 61 0 0 1 20 106Z", "#8E1F33", INK, IN)
    s.p("M24 106C31 103 38 105 43 110L42.6 114C37 109 31 108 27 109.6Z", CARD, INK, 1.4)
    s.p("M88 118C94 96 100 76 114 62C118 76 114 92 104 102L106 105L97 108L91.6 119Z", CARD, INK, IN)
    s.p(ribbon("M89.6 117Q98 92 111 70", 1.6), EDGE)
    s.p("M84 121C82 112 86 106 93 105C100 105 102 110 100 113.6Z", SKIN[2][0], INK, IN)


PEOPLE = (shipwright, fisherwoman, mosaicist, bridge_keeper, ferryman, gambler, gossip, chronicler)


def drawings() -> Drawings:
    yield from characters("venedig/", PEOPLE)
