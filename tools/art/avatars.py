"""Twelve faces that people can choose for themselves, busts on a disc, 128 x 128. None of them is an opponent's."""

from __future__ import annotations

import math

from tools.art.face import IN, LIP, OUT, SKIN, Face, blush, brows, bust, disc, eyes, grin, head, mouth, nose, shoulders
from tools.art.kit import (
    BRICK,
    CANAL,
    CANAL_DARK,
    CARD,
    CARPET,
    COIN,
    COIN_LINE,
    FIRE,
    INK,
    IVORY,
    JUTE,
    NAVY,
    STEEL,
    STEEL_DARK,
    VERDIGRIS,
    VERDIGRIS_DARK,
    WHITE,
    WOOD,
    WOOD_DARK,
    Drawings,
    ellipse,
    line,
    rect,
    ribbon,
    star,
)


def freckles(s: Face, y: float, c: str) -> None:
    s.p([ellipse(x, y + d, 1) for x, d in ((47, 0), (50.5, 2.4), (54, 0.4), (74, 0.4), (77.5, 2.4), (81, 0))], c)


def spectacles(s: Face, y: float, c: str = INK, r: float = 8) -> None:
    s.p([ellipse(53.5, y, r), ellipse(74.5, y, r)], WHITE, c, 2.2, o=0.25)
    s.p(ribbon(f"M61.5 {y - 1}Q64 {y - 3.4} 66.5 {y - 1}", 2.2), c)


def sailor(s: Face) -> None:
    disc(s, "#BFE0EA", "#5FA3BC")
    hair = "#3A2418"
    s.p("M40 50C34 66 36 84 40 96C44 92 46 84 46 76L82 76C82 84 84 92 88 96C92 84 94 66 88 50Z", hair, INK, OUT)
    shoulders(s, CARD, 44, 13)
    head(s, 2, 44, 53, 0.7)
    s.p("M42 58C41 46 48 37 60 36C76 34 87 44 86 58C80 56 74 51 70 45C64 52 52 57 42 58Z", hair, INK, IN)
    brows(s, hair, 51.5, w=2.4)
    eyes(s, 59.5, lid=True)
    nose(s, 2, "soft", 62)
    blush(s, 69, 14)
    mouth(s, 76, 7.5, 3.8, LIP, 2.8)
    # sailor's collar with its stripes, and a scarf
    s.p("M46 91L64 113L82 91L92 100L88 118L64 116L40 118L36 100Z", NAVY, INK, IN)
    s.p([ribbon("M42 103L60 117", 1.6), ribbon("M86 103L68 117", 1.6)], IVORY)
    s.p("M58 106L70 106L68 113L74 122H54L60 113Z", FIRE, INK, IN)
    # round cap with a band
    s.p("M34 36C32 20 46 10 66 11C86 12 96 22 93 36C84 42 44 42 34 36Z", CARD, INK, OUT)
    s.p("M40 34C52 29 76 29 88 34L88 42C76 37 52 37 40 42Z", NAVY, INK, IN)
    s.p("M44 24C46 18 52 15 58 15C53 18 50 22 49 27Z", "#B9CCD6", o=0.6)


def docker(s: Face) -> None:
    disc(s, "#D8CDB8", "#8C7A62")
    hair = "#241710"
    shoulders(s, CANAL, 52, 16)
    head(s, 3, 48, 54, 0.92, 58)
    s.p("M40 60C42 84 52 88 64 88C76 88 86 84 88 60C86 70 82 74 64 74C46 74 42 70 40 60Z", hair, o=0.28)
    brows(s, hair, 51, 11, 3.4)
    eyes(s, 59, 11)
    nose(s, 3, "broad", 62)
    mouth(s, 77, 8.5, 3, "#7E3A30", 2.8)
    s.p(ribbon("M47 75Q50 79 49 83", 1.4), SKIN[3][1])
    # roll neck
    s.p("M45 92C52 98 76 98 83 92L86 103C74 110 54 110 42 103Z", CANAL_DARK, INK, IN)
    s.p([line(50 + 7 * i, 98, 50 + 7 * i, 105, 1.4) for i in range(5)], CANAL)
    # knitted cap
    s.p("M40 44C36 22 48 10 64 10C80 10 92 22 88 44Z", BRICK, INK, OUT)
    s.p([ribbon(f"M{52 + 6 * i} 14Q{49 + 7.5 * i} 26 {48 + 8 * i} 36", 1.6) for i in range(5)], "#6A281D")
    s.p("M36 38C48 32 80 32 92 38C95 44 93 49 90 50C78 44 50 44 38 50C35 49 33 44 36 38Z", "#A2483A", INK, OUT)


def captain(s: Face) -> None:
    disc(s, "#C4D3DE", "#6D869B")
    hair = "#E9E4DA"
    shoulders(s, "#1F2C45", 50, 15)
    s.p("M40 60C36 84 46 104 64 104C82 104 92 84 88 60Z", hair, INK, OUT)
    head(s, 1, 48, 52, 0.9, 57)
    s.p(
        "M40 60C43 68 48 73 56 72C60 71 62 73 64 74C66 73 68 71 72 72C80 73 85 68 88 60"
        "C92 84 82 101 64 101C46 101 36 84 40 60Z",
        hair,
        INK,
        IN,
    )
    s.p("M64 73C57 69 50 71 47 76C54 80 60 79 64 77C68 79 74 80 81 76C78 71 71 69 64 73Z", WHITE, INK, 1.8)
    s.p("M58 81Q64 85 70 81L68 84.5Q64 86 60 84.5Z", LIP)
    brows(s, "#CFC8BB", 50, 11, 3.6)
    eyes(s, 58, 11)
    nose(s, 1, "button", 60)
    blush(s, 66, 17, o=0.3)
    s.p([ellipse(x, y, 2.8) for x in (52, 76) for y in (113, 121)], COIN, INK, 1.5)
    # peaked cap with an anchor's badge
    s.p("M32 28C34 16 48 10 64 10C80 10 94 16 96 28C90 34 86 36 86 36H42C42 36 38 34 32 28Z", CARD, INK, OUT)
    s.p("M41 34C52 31 76 31 87 34L88 43H40Z", "#1F2C45", INK, IN)
    s.p("M38 43C50 39 78 39 90 43C90 49 78 50 64 50C50 50 38 49 38 43Z", "#15171C", INK, IN)
    s.p(star(64, 30, 5, 7.5, 3.6), COIN, INK, 1.6)
    s.p(ribbon("M42 40.5Q64 37 86 40.5", 1.6), COIN)


def painter(s: Face) -> None:
    disc(s, "#F3D9C4", "#CE8A63")
    hair = "#15110F"
    s.p("M38 44C34 62 36 76 42 82H86C92 76 94 62 90 44Z", hair, INK, OUT)
    shoulders(s, "#3E6E8C", 44, 13)
    head(s, 1, 43, 54, 0.66)
    s.p("M43 60C42 48 46 40 64 38C82 40 86 48 85 60C80 57 78 53 78 50H50C50 53 48 57 43 60Z", hair, INK, IN)
    brows(s, hair, 54, w=2.2)
    eyes(s, 61, lid=True)
    nose(s, 1, "soft", 64)
    blush(s, 70, 13)
    s.p("M57 77C60 75 62 75.6 64 77C66 75.6 68 75 71 77C68 81 60 81 57 77Z", FIRE)
    # a smock's collar, a spot of paint
    s.p("M50 91L64 103L78 91L86 101L72 114L64 104L56 114L42 101Z", CARD, INK, IN)
    s.p(ellipse(84, 112, 3.4, 2.6), COIN)
    s.p(ellipse(90, 108, 2.2), CARPET)
    # beret
    s.p(
        "M28 34C26 18 50 8 72 12C92 15 104 26 98 38C94 44 86 40 78 38C62 34 50 38 40 42C34 44 29 42 28 34Z",
        CARPET,
        INK,
        OUT,
    )
    s.p("M36 28C40 20 50 16 60 16C52 19 46 24 44 32Z", WHITE, o=0.3)
    s.p(ribbon("M68 12Q70 7 75 6", 3), INK)


def student(s: Face) -> None:
    disc(s, "#D5E2C6", "#7FA06C")
    hair = "#1B1512"
    shoulders(s, "#6A4A34", 45, 14)
    head(s, 3, 45, 54, 0.72, 59)
    s.p(
        "M41 60C36 46 42 28 64 28C88 28 94 46 87 60C86 54 84 50 80 47C72 50 60 48 54 42C52 47 46 51 44 52Z",
        hair,
        INK,
        OUT,
    )
    s.p("M50 33C56 30 64 29 70 31C62 32 56 35 53 39Z", WHITE, o=0.22)
    brows(s, hair, 51.5, w=2.6)
    eyes(s, 60.5, r=2.4)
    spectacles(s, 60.5, INK)
    nose(s, 3, "long", 66)
    mouth(s, 79, 7, 3.4, "#8A3B32", 2.6)
    # collar, tie, books' strap
    s.p("M50 91L64 103L78 91L82 99L67 111H61L46 99Z", CARD, INK, IN)
    s.p("M60 103H68L70 122H58Z", VERDIGRIS, INK, IN)
    s.p([line(58.5, 112, 69.5, 109, 1.8), line(58, 118, 70, 115, 1.8)], COIN)


def fisher(s: Face) -> None:
    disc(s, "#BCD8DC", "#4E8A93")
    hair = "#E3B44E"
    s.p(
        "M40 54C36 72 34 92 30 104C38 106 44 100 46 92L48 78H80L82 92C84 100 90 106 98 104C94 92 92 72 88 54Z",
        hair,
        INK,
        OUT,
    )
    s.p([ribbon(f"M{32 + 2 * i} {100 - 8 * i}L{42 + i} {96 - 8 * i}", 1.6) for i in range(3)], "#B98527")
    s.p([ribbon(f"M{96 - 2 * i} {100 - 8 * i}L{86 - i} {96 - 8 * i}", 1.6) for i in range(3)], "#B98527")
    shoulders(s, COIN, 46, 14)
    head(s, 1, 45, 53, 0.78, 59)
    s.p("M42 58C42 48 50 42 64 42C78 42 86 48 86 58C78 54 72 50 64 50C56 50 50 54 42 58Z", hair, INK, IN)
    brows(s, "#B98527", 54, w=2.4)
    eyes(s, 61.5)
    nose(s, 1, "button", 63.5)
    freckles(s, 67.5, "#CF8E5E")
    blush(s, 71, 16, o=0.24)
    grin(s, 76, 8.5, 5)
    s.p("M48 91C54 97 74 97 80 91L84 100C74 107 54 107 44 100Z", "#D69E00", INK, IN)
    s.p([ellipse(64, 113, 2.6), ellipse(64, 121, 2.6)], STEEL_DARK, INK, 1.4)
    # sou'wester
    s.p("M42 40C38 20 50 8 64 8C78 8 90 20 86 40Z", COIN, INK, OUT)
    s.p("M48 34C46 22 52 15 59 13C55 19 54 26 55 34Z", WHITE, o=0.5)
    s.p("M26 46C34 32 94 32 102 46C104 52 98 52 92 49C76 42 52 42 36 49C30 52 24 52 26 46Z", "#D69E00", INK, OUT)


def cook(s: Face) -> None:
    disc(s, "#F0DFC0", "#C79A5A")
    hair = "#191210"
    shoulders(s, CARD, 49, 15)
    head(s, 4, 48, 54, 0.86, 59)
    s.p("M40 58C38 50 40 45 43 42H85C88 45 90 50 88 58C86 53 84 50 82 49H46C44 50 42 53 40 58Z", hair)
    brows(s, hair, 53, 11, 3)
    eyes(s, 61, 11)
    nose(s, 4, "broad", 63)
    grin(s, 77, 9, 5)
    s.p([ellipse(54, 113, 2.6), ellipse(74, 113, 2.6), ellipse(54, 121, 2.6), ellipse(74, 121, 2.6)], STEEL, INK, 1.4)
    s.p("M48 92C54 98 74 98 80 92L86 101L74 108H54L42 101Z", FIRE, INK, IN)
    s.p("M60 104H68L66 113H62Z", FIRE, INK, IN)
    # cook's hat
    s.p(
        "M42 36C28 34 28 16 42 16C46 6 58 4 64 9C70 4 82 6 86 16C100 16 100 34 86 36Z",
        CARD,
        INK,
        OUT,
    )
    s.p("M41 34H87L86 47H42Z", IVORY, INK, OUT)
    s.p([ribbon(f"M{52 + 8 * i} 34Q{51 + 8.6 * i} 26 {50 + 9 * i} 21", 1.6) for i in range(4)], "#C9BDA6")


def pianist(s: Face) -> None:
    disc(s, "#E6CBD8", "#A56A8A")
    hair = "#22130E"
    for x, y, r in ((38, 50, 13), (90, 50, 13), (44, 34, 14), (84, 34, 14), (64, 26, 17), (36, 66, 11), (92, 66, 11)):
        s.p(ellipse(x, y, r), hair, INK, OUT)
    s.p(ellipse(64, 48, 32, 28), hair)
    shoulders(s, "#5B1F3B", 44, 13)
    head(s, 4, 43, 54, 0.68)
    s.p("M42 56C42 44 50 38 64 38C78 38 86 44 86 56C80 50 74 47 64 47C54 47 48 50 42 56Z", hair)
    brows(s, hair, 52, w=2.6)
    eyes(s, 60, lid=True)
    nose(s, 4, "broad", 62)
    blush(s, 69, 14, CARPET, 0.24)
    s.p("M57 76C60 74 62 74.6 64 76C66 74.6 68 74 71 76C68 80.4 60 80.4 57 76Z", "#9C2F3D")
    s.p([ellipse(41, 70, 2.6), ellipse(87, 70, 2.6)], IVORY, INK, 1.4)
    s.p("M50 90C55 95 73 95 78 90L84 102C74 112 54 112 44 102Z", "#E7D9E2", INK, IN)
    s.p([ellipse(51 + 5.2 * i, 101 + 4 * math.sin(math.pi * i / 5), 2.2) for i in range(6)], COIN, INK, 1.2)


def engineer(s: Face) -> None:
    disc(s, "#DCD6CC", "#857C70")
    hair = "#7A4A22"
    shoulders(s, "#4E5A60", 49, 15)
    head(s, 2, 47, 54, 0.84, 59)
    s.p("M41 62C40 54 42 48 45 44L52 46C48 50 46 56 45 64Z M87 62C88 54 86 48 83 44L76 46C80 50 82 56 83 64Z", hair)
    brows(s, hair, 53, 11, 3)
    eyes(s, 61, 11)
    nose(s, 2, "long", 65)
    s.p("M64 75C59 71 52 73 48 70C48 78 58 80 64 78C70 80 80 78 80 70C76 73 69 71 64 75Z", hair, INK, 1.6)
    mouth(s, 81.5, 5, 2, LIP, 2.4)
    s.p("M47 92L64 108L81 92L88 101L76 114H52L40 101Z", JUTE, INK, IN)
    s.p("M58 108H70L72 123H56Z", "#38424A", INK, IN)
    # leather cap, goggles pushed up
    s.p("M39 48C36 24 48 13 64 13C80 13 92 24 89 48C82 41 46 41 39 48Z", WOOD, INK, OUT)
    s.p("M46 30C48 22 54 18 60 17C55 21 52 26 51 33Z", WHITE, o=0.3)
    s.p("M37 35H91V42H37Z", WOOD_DARK, INK, IN)
    s.p([ellipse(53, 37, 10), ellipse(75, 37, 10)], COIN_LINE, INK, IN)
    s.p([ellipse(53, 37, 6.6), ellipse(75, 37, 6.6)], "#9FD3DD", INK, 1.8)
    s.p([ellipse(51, 34.8, 1.9), ellipse(73, 34.8, 1.9)], WHITE)


def marketwoman(s: Face) -> None:
    disc(s, "#CDE3E0", "#5F9C96")
    shoulders(s, "#7A3B2E", 46, 14)
    s.p("M36 62C32 34 46 20 64 20C82 20 96 34 92 62C92 80 84 94 64 94C44 94 36 80 36 62Z", VERDIGRIS, INK, OUT)
    head(s, 3, 43, 52, 0.74, 60)
    s.p(
        "M42 66C38 46 48 36 64 36C80 36 90 46 86 66C88 48 78 44 64 44C50 44 40 48 42 66Z",
        VERDIGRIS,
        INK,
        IN,
    )
    s.p([ellipse(x, y, 2) for x, y in ((45, 38), (54, 29), (64, 26), (74, 29), (83, 38), (40, 52), (88, 52))], COIN)
    brows(s, "#2A1B14", 54, w=2.8)
    eyes(s, 61.5, smile=True)
    nose(s, 3, "soft", 64)
    blush(s, 71, 14, FIRE, 0.22)
    mouth(s, 77, 8, 4.2, "#9C3A30", 2.8)
    s.p("M46 90C54 98 74 98 82 90L88 98C78 108 50 108 40 98Z", VERDIGRIS_DARK, INK, IN)
    s.p("M60 100L54 118L64 110L74 118L68 100Z", VERDIGRIS, INK, IN)


def grandfather(s: Face) -> None:
    disc(s, "#EAD9B8", "#B48E55")
    hair = "#F1EDE4"
    shoulders(s, "#7B2F3A", 48, 15)
    s.p("M42 66C40 86 50 98 64 98C78 98 88 86 86 66Z", hair, INK, OUT)
    head(s, 4, 47, 55, 0.84, 57)
    s.p(
        "M41 66C44 74 50 76 56 75C60 74 62 75 64 76C66 75 68 74 72 75"
        "C78 76 84 74 87 66C90 84 80 95 64 95C48 95 38 84 41 66Z",
        hair,
        INK,
        IN,
    )
    s.p("M38 52C34 44 40 36 46 34C44 42 43 50 42 58Z M90 52C94 44 88 36 82 34C84 42 85 50 86 58Z", hair, INK, 2)
    s.p("M52 33C58 30 66 30 72 32C64 33 58 35 54 39Z", WHITE, o=0.3)
    brows(s, hair, 48, 11, 3.4)
    eyes(s, 57, 11, r=2.4)
    spectacles(s, 57, COIN_LINE)
    nose(s, 4, "broad", 62)
    mouth(s, 82.5, 6, 3, "#7A2F2A", 2.8)
    s.p("M48 93L64 106L80 93L86 101L70 114H58L42 101Z", CARD, INK, IN)
    s.p("M64 106L52 100V112Z M64 106L76 100V112Z", NAVY, INK, 2)


def schoolgirl(s: Face) -> None:
    disc(s, "#F6D7B4", "#E09A5C")
    hair = "#8A4B1E"
    for d in (-1, 1):
        s.p(ellipse(64 + d * 32, 66, 9, 17), hair, INK, OUT)
        s.p(
            f"M{64 + d * 27} 50L{64 + d * 38} 42L{64 + d * 37} 54Z"
            f" M{64 + d * 27} 50L{64 + d * 24} 60L{64 + d * 34} 58Z",
            NAVY,
            INK,
            2,
        )
    shoulders(s, "#D9B45B", 42, 13)
    head(s, 1, 45, 52, 0.8, 59)
    s.p(
        "M41 60C38 40 48 30 64 30C80 30 90 40 87 60C84 52 80 49 76 48C66 50 58 48 52 44C50 50 46 54 41 60Z",
        hair,
        INK,
        OUT,
    )
    s.p(ribbon("M64 31Q62 38 56 43", 1.6), "#5E3010")
    brows(s, hair, 53.5, w=2.4)
    eyes(s, 61.5, r=3)
    nose(s, 1, "button", 63)
    freckles(s, 67, "#CF8E5E")
    blush(s, 70.5, 16, o=0.26)
    grin(s, 75, 8, 5)
    s.p("M49 91C54 96 74 96 79 91L90 101L76 110L64 100L52 110L38 101Z", CARD, INK, IN)
    s.p([rect(62.8, 108, 2.4, 14)], "#A8802A")


PEOPLE = (
    sailor,
    docker,
    painter,
    captain,
    fisher,
    student,
    cook,
    pianist,
    engineer,
    marketwoman,
    grandfather,
    schoolgirl,
)


def drawings() -> Drawings:
    for person in PEOPLE:
        yield f"people/{person.__name__}", bust(person).text()
