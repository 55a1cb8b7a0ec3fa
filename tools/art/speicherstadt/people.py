"""Eight opponents, busts on a disc, 128 x 128. Light from the upper left."""

from __future__ import annotations

import math

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
    grin,
    head,
    lower_lip,
    mouth,
    moved,
    nose,
    shoulders,
)
from tools.art.kit import (
    BRICK,
    BRICK_DARK,
    CANAL,
    CANAL_DARK,
    CARD,
    CARPET,
    COIN,
    COIN_LINE,
    EDGE,
    FIRE,
    INK,
    INK2,
    IVORY,
    JUTE,
    MORTAR,
    NAVY,
    VERDIGRIS,
    WHITE,
    Drawings,
    ellipse,
    line,
    rect,
    ribbon,
    star,
)


def fire_captain(s: Face) -> None:
    disc(s, "#E9A27A", "#B9503A")
    hair = "#5A3320"
    s.p("M36 52C32 66 36 82 44 88H84C92 82 96 66 92 52Z", hair, INK, OUT)
    s.p(ellipse(64, 92, 15, 10), hair, INK, OUT)
    shoulders(s, NAVY)
    head(s, 1, 46, 54, 0.74)
    s.p("M41 56C41 46 46 42 54 41L50 50C46 51 43 54 42 62Z M87 56C87 46 82 42 74 41L78 50C82 51 85 54 86 62Z", hair)
    brows(s, hair, 51, w=2.8)
    eyes(s, 59, lid=True)
    nose(s, 1, "soft", 62)
    blush(s, 69)
    mouth(s, 76.5, 8, 3.6, LIP, 2.8)
    s.p([ellipse(x, y, 0.9) for x, y in ((50, 65), (53, 67), (56, 64.5), (72, 64.5), (75, 67), (78, 65))], SKIN[1][1])
    # collar and buttons
    s.p("M49 91L64 104L79 91L84 97L66 111H62L44 97Z", "#16386F", INK, IN)
    s.p([ellipse(x, y, 3) for x in (54, 74) for y in (113, 121)], COIN, INK, 1.6)
    s.p("M20 101L39 94L42 102L25 108Z M108 101L89 94L86 102L103 108Z", COIN, INK, 2)
    # helmet
    s.p("M36 34C34 14 50 4 66 5C80 6 90 14 93 30C84 20 72 17 60 19C48 21 42 28 41 38Z", FIRE, INK, OUT)
    s.p("M38 44C37 26 48 14 64 14C80 14 91 26 90 44Z", COIN, INK, OUT)
    s.p("M43 40C43 28 50 20 59 18C53 24 49 31 49 40Z", WHITE, o=0.6)
    s.p("M76 18C84 22 88.5 31 88.5 42H79C81 33 80 25 76 18Z", COIN_LINE, o=0.75)
    s.p(star(64, 30, 5, 8.5, 4), CARD, INK, 1.8)
    s.p("M29 47C40 39 88 39 99 47C101 50 99 52 96 52C84 47 44 47 32 52C29 52 27 50 29 47Z", COIN, INK, OUT)


def office_collector(s: Face) -> None:
    disc(s, "#A9C3B4", "#4F8073")
    hair = "#B8B2AA"
    shoulders(s, "#33302F")
    head(s, 2, 45, 58, 0.8, 56)
    # white at the temples, long side whiskers
    s.p(
        "M41 42C37 46 37 54 39 60C38 70 41 80 50 83C48 76 45 70 45 60C46 54 45 48 41 42Z M87 42"
        "C91 46 91 54 89 60C90 70 87 80 78 83C80 76 83 70 83 60C82 54 83 48 87 42Z",
        hair,
        INK,
        IN,
    )
    s.p("M50 33C56 29 66 29 70 31C62 32 54 35 51 40Z", WHITE, o=0.35)
    brows(s, hair, 47.5, w=3)
    eyes(s, 56, r=2.4)
    s.p([ellipse(53.5, 56, 8), ellipse(74.5, 56, 8)], WHITE, COIN_LINE, 2.4, o=0.22)
    s.p(ribbon("M61 55Q64 52 67 55", 2.2), COIN_LINE)
    s.p(ribbon("M82.5 57Q92 66 90 92", 1.4), COIN_LINE)
    nose(s, 2, "long", 61)
    mouth(s, 76, 8, 2.6)
    # wing collar, cravat, waistcoat
    s.p("M50 90L64 103L78 90L84 99L68 111H60L44 99Z", CARD, INK, IN)
    s.p("M55 102L64 104L73 102L70 110H58Z", CANAL, INK, IN)
    s.p("M58 110H70L73 124H55Z", CANAL, INK, IN)
    s.p(ellipse(64, 114, 2.4), COIN, INK, 1.4)
    s.p("M44 99L60 124L48 122C40 119 33 115 29 111Z", "#26221F", INK, IN)
    s.p("M84 99L68 124L80 122C88 119 95 115 99 111Z", "#1B1816", INK, IN)
    # pen behind the ear
    s.p("M84 60C88 46 96 34 110 27C112 38 108 47 101 53L103 56L95 58L87 63Z", CARD, INK, 2)
    s.p(ribbon("M85 62Q95 46 106 33", 1.4), EDGE)


def miser(s: Face) -> None:
    disc(s, "#E8D3A6", "#B98B45")
    hair = "#B5602B"
    shoulders(s, VERDIGRIS, 50)
    s.p("M42 60C38 86 48 102 64 102C80 102 90 86 86 60Z", hair, INK, OUT)
    head(s, 1, 50, 52, 0.9, 57)
    s.p(
        "M39 60C42 64 44 72 50 73C56 71 60 72 64 74C68 72 72 71 78 73C84 72 86 64 89 60C91 82 82 98 64 98"
        "C46 98 37 82 39 60Z",
        hair,
        INK,
        IN,
    )
    s.p("M88 62C90 82 82 96 66 96.5C78 92 84 80 85 68Z", "#8E4519")
    s.p("M64 72C58 66 50 70 46 76C53 79 60 79 64 76C68 79 75 79 82 76C78 70 70 66 64 72Z", "#C9743A", INK, 2)
    lower_lip(s, 80)
    brows(s, hair, 49, 12, 3)
    eyes(s, 57, 11.5, smile=True)
    nose(s, 1, "button", 59)
    blush(s, 65, 17, o=0.28)
    # fur collar and watch chain
    s.p(
        "M40 96C34 98 26 104 22 109L30 116C36 108 44 104 52 103Z M88 96C94 98 102 104 106 109L98 116"
        "C92 108 84 104 76 103Z",
        JUTE,
        INK,
        IN,
    )
    s.p(ribbon("M48 116Q64 126 80 114", 2.6), COIN)
    s.p(ellipse(82, 112, 4.4), COIN, INK, 1.8)
    # top hat
    s.p("M40 36L42 8C50 4 78 4 86 8L88 36Z", "#2B2523", INK, OUT)
    s.p("M45 32L47 10C50 8.5 52 8.5 54 8L52 32Z", WHITE, o=0.25)
    s.p("M40.5 28C52 32 76 32 87.5 28L88 36H40Z", CARPET, INK, IN)
    s.p("M29 36C40 30 88 30 99 36C101 40 97 43 93 42C80 37 48 37 35 42C31 43 27 40 29 36Z", "#2B2523", INK, OUT)


def shipowner(s: Face) -> None:
    disc(s, "#B5D6DC", "#4E8C99")
    hair = "#2E1B14"
    s.p("M36 54C34 70 38 84 48 88H80C90 84 94 70 92 54Z", hair, INK, OUT)
    shoulders(s, CANAL, 44, 13)
    head(s, 4, 44, 54, 0.66)
    s.p("M42 60C41 46 50 38 64 38C78 38 87 46 86 60C82 52 76 47 68 46C58 46 47 50 42 60Z", hair, INK, IN)
    brows(s, hair, 52, w=2.6)
    eyes(s, 60, lid=True)
    nose(s, 4, "broad", 62)
    blush(s, 70, 14, CARPET, 0.28)
    if s.mood == CALM:
        s.p("M56 76C59 74 62 74.5 64 76C66 74.5 69 74 72 76C69 80.5 59 80.5 56 76Z", "#A33A3E")
    else:
        moved(s, 77, 8)
    s.p([ellipse(41, 68, 2.8), ellipse(87, 68, 2.8)], COIN, INK, 1.4)
    # high lace collar and anchor brooch
    s.p("M51 88C56 91 72 91 77 88L80 101C72 106 56 106 48 101Z", CARD, INK, IN)
    s.p([rect(56 + 6 * i, 92, 1.5, 9) for i in range(4)], MORTAR)
    s.p(ellipse(64, 107, 6.5), COIN, INK, 2)
    s.p(
        "M63 103H65V108.5C66.5 108 67.5 107.5 68 106.5H69C68.5 109.5 66.5 111 64 111"
        "C61.5 111 59.5 109.5 59 106.5H60C60.5 107.5 61.5 108 63 108.5Z",
        INK,
    )
    # wide hat with a feather
    s.p("M22 40C30 34 98 26 108 30C112 33 108 38 100 40C80 45 50 48 30 47C22 46 18 44 22 40Z", VERDIGRIS, INK, OUT)
    s.p("M44 38C42 22 52 13 66 12C80 11 90 18 90 32C78 38 58 40 44 38Z", VERDIGRIS, INK, OUT)
    s.p("M48 33C48 24 54 18 61 16C56 21 53 27 53 34Z", WHITE, o=0.35)
    s.p("M44 32C58 36 78 34 90 27L90 33C78 39 58 41 44 38.5Z", BRICK_DARK, INK, IN)
    s.p("M80 30C88 22 100 10 112 16C116 24 106 34 84 34Z", CARD, INK, IN)
    s.p(ribbon("M84 31Q98 26 109 19", 1.6), EDGE)


def speculator(s: Face) -> None:
    disc(s, "#D9C6DA", "#8B5B78")
    hair = "#1F1714"
    shoulders(s, "#5B4A6B", 46)
    head(s, 3, 43, 56, 0.7, 58)
    s.p(
        "M42 52C42 46 44 42 46 40L52 42L47 48C46 54 46 58 44 62Z M86 52C86 46 84 42 82 40L76 42L81 48"
        "C82 54 82 58 84 62Z",
        hair,
    )
    brows(s, hair, 51, w=2.6, tilt=-1, lift=3.5)
    eyes(s, 59)
    nose(s, 3, "long", 62)
    s.p("M64 73.5C60 71 54 73 48 69C49 76 58 78 64 76C70 78 79 76 80 69C74 73 68 71 64 73.5Z", hair)
    if s.mood == CALM:
        s.p(ribbon("M56 79.5Q65 85 74 78", IN), LIP)
    else:
        moved(s, 80.5, 7.5)
    # check waistcoat, collar, bow
    s.p("M48 94L64 110L80 94L88 104L76 123H52L40 104Z", JUTE, INK, IN)
    s.p(
        [
            line(54, 108, 54, 121, 1.2),
            line(74, 108, 74, 121, 1.2),
            line(60, 113, 60, 123, 1.2),
            line(68, 113, 68, 123, 1.2),
            line(50, 114, 78, 114, 1.2),
            line(52, 119, 76, 119, 1.2),
        ],
        BRICK,
    )
    s.p("M50 90L64 101L78 90L82 97L64 108L46 97Z", CARD, INK, IN)
    s.p("M64 102L52 95C49 99 49 106 52 110Z M64 102L76 95C79 99 79 106 76 110Z", FIRE, INK, IN)
    s.p(ellipse(64, 102.5, 4), FIRE, INK, 2)
    s.p("M40 100L52 123L40 119C32 115 27 110 25 107Z", "#483A56", INK, IN)
    s.p("M88 100L76 123L88 119C96 115 101 110 103 107Z", "#3A2F46", INK, IN)
    s.p("M92 104C90 98 96 96 97 100C101 97 104 102 99 105C98 109 93 108 92 104Z", FIRE, INK, 1.6)
    # bowler, worn at an angle
    with s.group("rotate(-7 64 34)"):
        s.p("M41 40C39 22 48 12 64 12C80 12 89 22 87 40Z", "#4A3A33", INK, OUT)
        s.p("M46 34C46 24 51 18 58 16C53 21 51 27 51 35Z", WHITE, o=0.35)
        s.p("M41 33C54 36 74 36 87 33V40H41Z", INK, INK, 1)
        s.p(
            "M30 39C28 34 32 33 36 37C50 42 78 42 92 37C96 33 100 34 98 39C96 46 82 47 64 47C46 47 32 46 30 39Z",
            "#4A3A33",
            INK,
            OUT,
        )


def troublemaker(s: Face) -> None:
    disc(s, "#F2C27B", "#D97B33")
    hair = "#C4501F"
    shoulders(s, INK2, 44, 14)
    head(s, 1, 46, 52, 0.8, 59)
    s.p(
        "M40 60C36 54 38 46 42 44C44 40 52 38 56 40C62 36 74 36 78 40C86 40 92 48 88 60C86 58 85 55 84 52"
        "C80 55 76 53 74 50C70 54 62 54 60 50C56 55 50 54 48 51C45 54 42 56 40 60Z",
        hair,
        INK,
        IN,
    )
    brows(s, "#8E3612", 53.5, w=2.8, tilt=1, lift=3)
    eyes(s, 61, r=3)
    nose(s, 1, "button", 63)
    blush(s, 70, 16, o=0.24)
    s.p(
        [ellipse(x, y, 1) for x, y in ((47, 66), (50, 68.5), (53.5, 66.5), (74.5, 66.5), (78, 68.5), (81, 66))],
        "#C77F4E",
    )
    grin(s, 75, 9.5, 6)
    # scarf
    s.p("M46 90C52 96 76 96 82 90L88 99C78 108 50 108 40 99Z", FIRE, INK, IN)
    s.p("M72 100L86 102L90 120L84 119L80 123L74 120Z", FIRE, INK, IN)
    s.p(
        [
            line(52, 95, 48, 104, 2.4),
            line(64, 96, 64, 106, 2.4),
            line(76, 95, 80, 104, 2.4),
            line(77, 113, 88, 112, 2.4),
        ],
        IVORY,
    )
    # flat cap pushed back
    with s.group("rotate(9 64 30)"):
        s.p("M38 42C30 30 42 12 66 13C90 14 98 28 90 42C76 36 54 36 38 42Z", CANAL, INK, OUT)
        s.p("M42 32C44 23 52 18 60 17C54 22 50 28 49 34Z", WHITE, o=0.35)
        s.p("M38 42C48 33 80 33 90 42C92 45 89 47 86 46C76 41 52 41 42 46C39 47 36 45 38 42Z", CANAL_DARK, INK, OUT)
        s.p(ellipse(66, 14, 3.4), CANAL_DARK, INK, 2)


def grocer(s: Face) -> None:
    disc(s, "#CFE0C3", "#6F9A63")
    hair = "#2A211D"
    shoulders(s, CARD, 50, 15)
    head(s, 3, 50, 54, 0.86, 58)
    s.p(
        "M39 58C37 48 40 42 46 39L50 46C45 49 44 54 43 62Z M89 58C91 48 88 42 82 39L78 46C83 49 84 54 85 62Z",
        "#6E655E",
        INK,
        2,
    )
    brows(s, hair, 51, 12, 3.2)
    eyes(s, 60, 11.5, smile=True)
    nose(s, 3, "broad", 61)
    blush(s, 69, 17, BRICK, 0.25)
    s.p("M64 72C57 69 48 71 44 78C52 81 60 81 64 78C68 81 76 81 84 78C80 71 71 69 64 72Z", hair, INK, 1.6)
    lower_lip(s, 81)
    # apron with stripes, collar, bow
    s.p("M46 102H82V122.5A61 61 0 0 1 46 122.5Z", VERDIGRIS, INK, IN)
    s.p([rect(51 + 8 * i, 104, 3.4, 18.5) for i in range(4)], IVORY)
    s.p("M46 103L40 94L46 92L52 102Z M82 103L88 94L82 92L76 102Z", VERDIGRIS, INK, IN)
    s.p("M51 90L64 99L77 90L80 97L66 104H62L48 97Z", CARD, INK, IN)
    s.p("M64 99L54 95V106Z M64 99L74 95V106Z", BRICK_DARK, INK, 2)
    # pencil behind the ear, straw boater
    s.p("M86 56L104 48L105.5 51.5L88 60Z", COIN, INK, 1.8)
    s.p("M41 38L43 16C52 13 76 13 85 16L87 38Z", "#E9D08F", INK, OUT)
    s.p("M46 34L48 18C50 17 52 17 54 16.5L52.5 34Z", WHITE, o=0.6)
    s.p("M41.5 27C54 30 74 30 86.5 27L87 37H41Z", FIRE, INK, IN)
    s.p("M29 38C40 33 88 33 99 38C101 42 97 44 93 43.5C80 40 48 40 35 43.5C31 44 27 42 29 38Z", "#E9D08F", INK, OUT)


def silent_partner(s: Face) -> None:
    disc(s, "#C9CBDD", "#5F6C93")
    hair = "#D8D3CC"
    s.p(ellipse(64, 24, 16, 13), hair, INK, OUT)
    s.p("M36 58C32 40 44 26 64 26C84 26 96 40 92 58C92 68 88 76 84 80H44C40 76 36 68 36 58Z", hair, INK, OUT)
    shoulders(s, "#2C2F4A", 44, 13)
    head(s, 2, 43, 56, 0.68, 60)
    s.p(
        "M42 62C40 44 50 35 64 39C78 35 88 44 86 62C84 54 78 48 70 47C66 46.5 64 44 64 42C64 44 60 47 56 48"
        "C48 50 44 55 42 62Z",
        hair,
        INK,
        IN,
    )
    s.p(
        [ribbon("M48 40Q54 34 62 33", 1.8), ribbon("M68 33Q78 35 83 43", 1.8), ribbon("M55 22Q62 16 70 19", 1.8)],
        "#A8A29C",
    )
    brows(s, "#8E8780", 54, w=2.4)
    if s.mood == CALM:
        for x in (53.5, 74.5):
            d = -1 if x < 64 else 1
            s.p(ellipse(x, 62, 2.6, 2.2), INK)
            s.p(ribbon(f"M{x - d * 4.5} 60.5Q{x} 57.5 {x + d * 5.2} 61", 2.2), INK)
    else:
        eyes(s, 62)
    nose(s, 2, "soft", 65)
    blush(s, 72, 14, CARPET, 0.16)
    mouth(s, 79.5, 6.5, 2.2, "#A8443C", 2.6, 1)
    s.p([ribbon("M47 67Q50 69 53 68.5", 1.2), ribbon("M81 67Q78 69 75 68.5", 1.2)], SKIN[2][1])
    s.p([ellipse(41.5, 72, 3), ellipse(86.5, 72, 3)], CARD, INK, 1.6)
    # lace collar, pearls, folded fan
    s.p("M50 90C56 94 72 94 78 90L84 104C78 110 72 106 64 112C56 106 50 110 44 104Z", CARD, INK, IN)
    s.p([ellipse(49.5 + 4.85 * i, 100 + 5 * math.sin(math.pi * i / 6), 2.3) for i in range(7)], IVORY, INK, 1.4)
    s.p("M82 123L92 92L98 93L102 97L104 103L106 107A61 61 0 0 1 84 121.5Z", CARPET, INK, IN)
    s.p([line(84, 118, 95, 95, 1.4), line(85, 119, 101, 99, 1.4), line(86, 120, 104, 105, 1.4)], "#F0B8C8")


PEOPLE = (fire_captain, office_collector, miser, shipowner, speculator, troublemaker, grocer, silent_partner)


def drawings() -> Drawings:
    yield from characters("speicherstadt/", PEOPLE)
