"""Card pictures of trade: contract, ship, trader, warehouse, market, port."""

from __future__ import annotations

import random
from itertools import pairwise

from tools.art.kit import (
    BLACK,
    BRICK,
    BRICK_DARK,
    CANAL,
    CANAL_DARK,
    CANAL_LIGHT,
    CARD,
    CARPET,
    COFFEE,
    COIN,
    COIN_LINE,
    EDGE,
    EMBER,
    FIRE,
    INK,
    INK2,
    IVORY,
    JUTE,
    JUTE_DARK,
    MORTAR,
    QUAY,
    RUBBER,
    SAFFRON,
    SAND,
    STEEL,
    TEA,
    VERDIGRIS,
    VERDIGRIS_DARK,
    VERDIGRIS_LIGHT,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Drawings,
    Svg,
    arch,
    around,
    ellipse,
    line,
    mix,
    n,
    placed,
    poly,
    rect,
    ribbon,
    rrect,
    seg_arch,
)
from tools.art.scene import House, bird, cloud, far_line, quay, ripples, smoke, stepped
from tools.art.speicherstadt.vignette import L, awning, bg, bollard, canal, cards, crate, sack


def contract(s: Svg) -> None:
    bg(s, (0, "#3B4A45"), (1, "#26332F"))
    # window with the harbour at dawn
    s.p(rect(12, 8, 78, 92), WOOD_DARK)
    s.p(rect(16, 12, 70, 86), s.grad((0, "#F7DDB0"), (1, "#F4ECDD")))
    far_line(s, 84, mix(BRICK, QUAY, 0.45), (16, 86), 11, (20, 52))
    s.p(rect(16, 84, 70, 14), CANAL_LIGHT)
    s.p([rect(49, 12, 4, 86), rect(16, 46, 70, 4)], WOOD_DARK)
    # wainscot and desk
    s.p(rect(104, 0, 152, 100), s.grad((0, VERDIGRIS_DARK), (1, "#123B34")))
    s.p([rect(116 + 34 * i, 10, 26, 80) for i in range(4)], VERDIGRIS, o=0.55)
    s.p(rect(0, 100, 256, 60), s.grad((0, WOOD), (1, WOOD_DARK)))
    s.p([rect(0, 100, 256, 3)], WOOD_LIGHT)
    s.p([rect(0, 122, 256, 1.4), rect(0, 143, 256, 1.4)], WOOD_DARK, o=0.8)
    # inkwell and quill
    s.p("M206 96C214 70 222 36 246 12C250 40 238 66 216 82L211 100Z", CARD, INK, L)
    s.p(ribbon("M209 100C215 74 226 48 240 26", 1.6), INK2)
    s.p("M216 82C238 66 250 40 246 12C244 40 232 62 218 74Z", MORTAR)
    s.p(
        "M194 128C194 116 198 112 200 108V101H220V108C222 112 226 116 226 128C226 132 194 132 194 128Z",
        CANAL_DARK,
        INK,
        L,
    )
    s.p("M198 124C198 116 202 114 203 108H206C206 114 202 118 202 126Z", WHITE, o=0.35)
    s.p(rrect(198, 97, 24, 6, 2), COIN, INK, L)
    # the sheet
    with s.group("rotate(-4 128 80)"):
        s.p(poly((76, 24), (186, 24), (186, 140), (80, 146)), INK, o=0.25)
        s.p("M70 20H178V132C160 138 150 132 130 135C110 138 90 134 70 138Z", CARD, INK, L)
        s.p("M170 21.5H177V131C174 132 172 132.5 170 133Z", MORTAR, o=0.7)
        s.p(rrect(66, 14, 116, 11, 5.5), SAND, INK, L)
        s.p(rrect(70, 16, 106, 3, 1.5), WHITE, o=0.7)
        s.p([rect(96, 33, 56, 4.5), rect(82, 46, 84, 2.4), rect(82, 53, 70, 2.4)], INK2)
        for i in range(3):
            s.p(ellipse(92 + 30 * i, 75, 11), SAND, EDGE, L)
        s.p([rect(82, 96, 78, 2.4), rect(82, 103, 46, 2.4)], INK2)
        s.p(ribbon("M82 120C88 110 92 126 97 116C101 110 104 124 112 115", 2), CANAL)
        s.p("M138 118L131 144L140 139L146 146L152 124Z M154 124L160 146L166 139L174 142L168 116Z", BRICK_DARK, INK, 2)
        s.p(
            "M153 97C160 95 163 100 166 101C172 103 171 108 172 112C173 117 168 120 166 123"
            "C162 128 157 126 153 127C148 128 144 126 141 122"
            "C137 119 137 115 137 111C137 106 140 103 143 101C146 98 149 98 153 97Z",
            FIRE,
            INK,
            L,
        )
        s.p(ellipse(154, 112, 9), None, "#7E1510", 2)
        s.p("M149 116V110H151V108H153V106H155.5V108H157.5V110H159.5V116Z", "#7E1510")
        s.p("M142 106C145 101 149 100 153 100C149 102 146 104 145 108Z", WHITE, o=0.5)


def ship(s: Svg) -> None:
    bg(s, (0, "#BFD9DA"), (0.62, "#F6E6C5"), (1, "#F6E6C5"))
    s.p(ellipse(62, 40, 15), CARD, o=0.8)
    cloud(s, 158, 30, 0.8, CARD, 0.8)
    far_line(s, 104, mix(BRICK, QUAY, 0.66), (0, 256), 9, (14, 34))
    House(198, 106, 54, 40, "step", "light", 3, 2, 6, 4, hoist=False).paint(s)
    House(2, 106, 40, 48, "peak", "red", 2, 3, 6, 7).paint(s)
    House(44, 106, 38, 36, "hip", "light", 2, 2, 5, 8).paint(s)
    quay(s, 104, 8)
    canal(s, 112)
    # smoke, funnel, wheelhouse
    smoke(s, 176, 42, 1.3, "#A79C92")
    smoke(s, 180, 40, 0.9, "#C9BFB3")
    s.p(rect(168, 42, 17, 48), BRICK, INK, L)
    s.p(rect(168, 42, 17, 9), BLACK, INK, L)
    s.p(rect(169.5, 58, 14, 5), CARD)
    s.p(rect(180, 52, 4, 38), INK, o=0.25)
    s.p(rect(150, 74, 62, 30), CARD, INK, L)
    s.p(rect(200, 75, 11, 28), MORTAR)
    s.p(rrect(144, 68, 74, 8, 2), VERDIGRIS, INK, L)
    s.p([rrect(157, 82, 12, 11, 2), rrect(175, 82, 12, 11, 2)], CANAL_LIGHT, INK, 2)
    # mast and boom over the hold
    s.p(rect(84, 30, 4, 74), WOOD, INK, 2)
    s.p(line(86, 84, 134, 44, 4), WOOD, INK, 2)
    s.p([line(87, 32, 133, 44, 1.2), rect(132.5, 44, 1.2, 12)], INK)
    s.p("M88 32L88 44L64 40Z", FIRE, INK, 2)
    crate(s, 56, 83, 25, 22, TEA)
    crate(s, 92, 83, 25, 22, SAFFRON)
    crate(s, 119, 83, 25, 22, CARPET)
    crate(s, 120, 57, 25, 22, RUBBER)
    # hull
    s.p("M22 98C60 106 190 106 238 96L232 124C230 134 224 138 214 138H58C44 138 34 126 22 98Z", BLACK, INK, L)
    s.p("M38 124C44 134 50 137 58 137H214C224 137 229 132 231 124Z", BRICK)
    s.p("M25 100C60 108 190 108 236 98.5L235 102.5C190 112 62 112 27 104.5Z", COIN)
    s.p([ellipse(x, 116, 3) for x in (80, 100, 170, 190)], CARD)
    s.p(
        "M14 139Q40 131 62 138Q100 131 130 138Q170 131 200 138Q230 131 250 139L236 146Q200 150 130 148Q60 151 26 146Z",
        CANAL,
    )
    ripples(s, (20, 236), (139, 146), CARD, 0.65, 7, 12, (20, 46))
    bird(s, 120, 24, 0.9)
    bird(s, 138, 33, 0.6)


def trader(s: Svg) -> None:
    bg(s, (0, BRICK), (1, BRICK_DARK))
    rows = []
    for r in range(13):
        rows += [
            rect((r % 2) * 12 + 24 * c - 1 if (r % 2) * 12 + 24 * c > 0 else 0, r * 10, 1.2, 9)
            for c in range(11)
            if (r % 2) * 12 + 24 * c < 255
        ]
        rows.append(rect(0, r * 10 + 9, 256, 1.2))
    s.p(rows, MORTAR, o=0.22)
    s.p(rect(236, 0, 20, 132), INK, o=0.2)
    # shop opening
    s.p(rect(30, 40, 196, 92), "#3A2318", INK, L)
    s.p(rect(34, 70, 188, 4), WOOD)
    s.p([rrect(44 + 22 * i, 52, 14, 18, 2) for i in range(8)], VERDIGRIS, INK, 1.6)
    s.p([rect(44 + 22 * i, 58, 14, 6) for i in range(8)], SAND)
    s.p([rrect(x, 84, 18, 16, 5) for x in (42, 64, 174, 196)], JUTE_DARK, INK, 1.6)
    s.p([rrect(x + 5, 81, 8, 4, 2) for x in (42, 64, 174, 196)], BRICK, INK, 1.4)
    # hanging lamp
    s.p(rect(127, 40, 2, 30), INK)
    # counter
    s.p(rect(22, 112, 212, 26), WOOD, INK, L)
    s.p([rect(62 + 44 * i, 114, 1.6, 22) for i in range(4)], WOOD_DARK)
    s.p(rrect(16, 104, 224, 9, 3), WOOD_LIGHT, INK, L)
    s.p(rect(18, 106, 218, 2), WHITE, o=0.45)
    # scales on the counter
    s.p(
        [rect(126.5, 78, 3, 22), rect(116, 99, 24, 5), poly((100, 79), (156, 79), (156, 81.5), (100, 81.5))],
        COIN,
        INK,
        1.6,
    )
    for cx in (102, 154):
        s.p(poly((cx, 81), (cx + 9, 92), (cx - 9, 92)), None, INK, 1.2)
        s.p(f"M{cx - 11} 92H{cx + 11}C{cx + 9} 98 {cx - 9} 98 {cx - 11} 92Z", COIN, INK, 1.6)
    s.p("M146 92C146 86 162 86 162 92Z", COFFEE)
    # goods standing in front
    s.p(rect(0, 136, 256, 24), MORTAR)
    s.p([rect(0, 136, 256, 2)], WHITE, o=0.4)
    s.p([rect(28 + 40 * i, 140, 1.4, 20) for i in range(6)] + [rect(0, 149, 256, 1.4)], EDGE, o=0.6)
    sack(s, 44, 152, 1.25)
    sack(s, 72, 155, 1.0)
    crate(s, 184, 118, 36, 34)
    s.p("M188 118C188 108 216 108 216 118Z", SAFFRON, INK, L)
    # awning and blank sign for the good
    awning(s, 14, 14, 228, 28, 10, VERDIGRIS)
    s.p(ellipse(128, 38, 29), INK, o=0.25)
    s.p(ellipse(128, 35, 28), CARD, INK, L)
    s.p(ellipse(128, 35, 23.5), None, COIN_LINE, 2)
    s.p(rect(124, 3, 8, 6), COIN, INK, 2)


def warehouse(s: Svg) -> None:
    bg(s, (0, "#B7D3D2"), (0.8, "#F5E4C2"), (1, "#F5E4C2"))
    cloud(s, 182, 24, 0.8)
    bird(s, 40, 26, 0.8)
    bird(s, 56, 34, 0.55)
    House(2, 130, 62, 72, "hip", "pale", 2, 3, 4, 4).paint(s)
    House(192, 130, 62, 66, "step", "pale", 2, 3, 4, 9).paint(s)
    x, w, top = 66, 124, 58
    pts = stepped(x, top, w, w * 0.38)
    s.p(poly((x, 130), *pts, (x + w, 130)), BRICK)
    s.p(poly((x + w - 18, 130), (x + w - 18, top), (x + w, top), (x + w, 130)), BRICK_DARK)
    chance = random.Random(3)
    s.p([rect(x + 4 + chance.random() * 94, 50 + chance.random() * 74, 6, 1.8) for _ in range(12)], MORTAR, o=0.4)
    s.p([rect(x, y, w, 2) for y in (58, 82, 106)], MORTAR)
    for (ax, ay), (bx, by) in pairwise(pts):
        if abs(ay - by) < 0.1:
            s.p(rect(ax - 1.5, ay - 2.5, bx - ax + 3, 4), MORTAR)
    s.p([seg_arch(xx, y, 16, 15, 4) for y in (64, 88, 112) for xx in (73, 93, 148, 168)], SAND, INK, 1.6)
    s.p([rect(xx + 7.2, y + 2, 1.6, 12) for y in (64, 88, 112) for xx in (73, 93, 148, 168)], INK)
    # loading bay: doors open on the middle floor
    for y, o in ((60, 0), (84, 1), (108, 0)):
        s.p(seg_arch(114, y, 28, 22, 4), "#2F1A12", INK, 2)
        if o:
            s.p([rect(104, y + 3, 10, 19), rect(142, y + 3, 10, 19)], VERDIGRIS, INK, 2)
            s.p([rrect(120, y + 12, 16, 10, 2)], JUTE, INK, 1.6)
        else:
            s.p([rect(115.5, y + 4, 11.8, 17), rect(128.7, y + 4, 11.8, 17)], VERDIGRIS)
            s.p([rect(116.5, y + 5, 2, 15), rect(129.7, y + 5, 2, 15)], VERDIGRIS_LIGHT)
    s.p(arch(119, 32, 18, 22), "#2F1A12", INK, 2)
    s.p(poly((x, 130), *pts, (x + w, 130)), None, INK, L)
    # hoist: beam, rope, sack on its way up
    s.p(poly((110, 16), (128, 3), (146, 16)), VERDIGRIS, INK, L)
    s.p(rect(114, 16, 48, 6), WOOD_LIGHT, INK, 2)
    s.p(rect(157, 22, 1.6, 30), INK)
    s.p(ribbon("M158 50L158 53C163 54 163 60 158 60C155 60 154 58 154 56", 2.4), INK)
    sack(s, 158, 88, 0.95)
    quay(s, 130, 10)
    canal(s, 140, count=6)
    # barge
    s.p("M24 132H118L112 146C111 149 108 150 104 150H40C34 150 30 147 28 144Z", BLACK, INK, L)
    s.p("M25 134H117L116 137H26Z", COIN)
    crate(s, 40, 116, 20, 15)
    sack(s, 78, 132, 0.72)
    sack(s, 98, 132, 0.66)
    ripples(s, (14, 240), (149, 157), CARD, 0.5, 5, 6, (20, 50))


def market(s: Svg) -> None:
    bg(s, (0, "#A9CDD3"), (1, "#F6E6C5"))
    cloud(s, 4, 30, 0.8)
    cloud(s, 212, 24, 0.7)
    House(1, 128, 39, 60, "peak", "pale", 2, 4, 5, 4).paint(s)
    House(216, 128, 39, 64, "step", "pale", 2, 4, 5, 9).paint(s)
    # hall: three naves of iron and glass
    for x, w, h in ((34, 54, 30), (168, 54, 30)):
        s.p(f"M{x} 128V76A{w / 2} {h} 0 0 1 {x + w} 76V128Z", VERDIGRIS_LIGHT, INK, L)
        s.p([rect(x + 6 + 11 * i, 82, 8, 40) for i in range(4)], "#DCEBE6")
    s.p("M66 128V78A62 62 0 0 1 190 78V128Z", VERDIGRIS, INK, L)
    s.p("M72 78A56 56 0 0 1 184 78Z", "#DCEBE6")
    s.p("M72 78A56 56 0 0 1 128 22V32A46 46 0 0 0 82 78Z", WHITE, o=0.7)
    s.p(
        [
            line(*around(128, 78, -a, 24), *around(128, 78, -a, 57), 3, cap=False)
            for a in (22.5, 45, 67.5, 90, 112.5, 135, 157.5)
        ],
        VERDIGRIS,
    )
    s.p("M82 78A46 46 0 0 1 174 78H170.5A42.5 42.5 0 0 0 85.5 78Z", VERDIGRIS)
    s.p("M103 78A25 25 0 0 1 153 78Z", COIN, INK, 2)
    s.p(ellipse(128, 67, 6.5), CARD, INK, 2)
    s.p([rect(127.2, 62.5, 1.6, 5), rect(128, 66.6, 4, 1.6)], INK)
    s.p([rect(66, 78, 124, 6)], VERDIGRIS_DARK)
    s.p([rect(72, 84, 112, 44)], "#2E2119")
    s.p([rect(90, 92, 76, 1.5)], EMBER)
    s.p([ellipse(98 + 20 * i, 96, 3) for i in range(4)], EMBER)
    s.p([rect(x, 84, 5, 44) for x in (66, 104, 147, 185)], VERDIGRIS, INK, 1.6)
    s.p([rect(126.8, 6, 2.4, 12)], INK)
    s.p("M129 7L142 10.5L129 14Z", FIRE, INK, 1.4)
    s.p(rect(0, 128, 256, 32), MORTAR)
    s.p([rect(0, 128, 256, 2)], WHITE, o=0.4)
    s.p(
        [rect(0, 143, 256, 1.4)]
        + [rect(14 + 30 * i, 130, 1.4, 13) for i in range(8)]
        + [rect(30 * i + 28, 144, 1.4, 16) for i in range(8)],
        EDGE,
        o=0.55,
    )
    # stalls
    for x, a, goods in (
        (26, FIRE, (SAFFRON, TEA, COFFEE)),
        (96, CANAL, (CARPET, RUBBER, SAFFRON)),
        (166, COIN_LINE, (TEA, COFFEE, CARPET)),
    ):
        s.p([rect(x + 3, 110, 2.4, 42), rect(x + 59, 110, 2.4, 42)], WOOD_DARK)
        s.p(rect(x, 132, 64, 20), WOOD, INK, L)
        s.p(rect(x + 1, 140, 62, 1.5), WOOD_DARK)
        for i, c in enumerate(goods):
            s.p(f"M{x + 4 + 19 * i} 132C{x + 4 + 19 * i} 122 {x + 21 + 19 * i} 122 {x + 21 + 19 * i} 132Z", c, INK, 2)
        awning(s, x - 4, 102, 72, 12, 6, a, 2)


def port(s: Svg) -> None:
    bg(s, (0, "#8FBAC4"), (0.45, "#F2D9A8"), (0.66, "#F7C987"), (1, "#F7C987"))
    s.p(ellipse(186, 84, 24), "#FFE9B8")
    s.p(ellipse(186, 84, 17), CARD)
    cloud(s, 96, 30, 0.9, CARD, 0.8)
    cloud(s, 206, 40, 0.7, CARD, 0.7)
    far_line(s, 92, mix(CANAL, "#F2D9A8", 0.62), (0, 256), 31, (8, 24))
    s.p(rect(0, 92, 256, 68), s.grad((0, "#D9B87F"), (0.3, CANAL_LIGHT), (1, CANAL)))
    ripples(s, (150, 224), (94, 130), CARD, 0.75, 10, 4, (10, 40))
    ripples(s, (4, 250), (96, 134), CARD, 0.3, 12, 8)
    # two ships at anchor
    for x, k in ((26, 0.96), (128, 0.6)):
        q = placed(x, 100, k)
        s.p(f"M{q(-24, -8)}L{q(46, -8)}L{q(40, 6)}H{n(x - 18 * k)}Z", BLACK)
        s.p(f"M{q(-20.5, 1)}L{q(42.2, 1)}L{q(40, 6)}H{n(x - 18 * k)}Z", BRICK)
        s.p(
            [
                rect(x - 8 * k, 100 - 62 * k, 2 * k, 55 * k),
                rect(x + 12 * k, 100 - 70 * k, 2.2 * k, 63 * k),
                rect(x + 32 * k, 100 - 58 * k, 2 * k, 51 * k),
            ],
            INK,
        )
        s.p(
            [
                rect(x - 18 * k, 100 - 50 * k, 22 * k, 1.6 * k),
                rect(x, 100 - 56 * k, 26 * k, 1.6 * k),
                rect(x + 22 * k, 100 - 46 * k, 22 * k, 1.6 * k),
            ],
            INK,
        )
        s.p(
            [
                f"M{q(-17, -48)}H{n(x + 3 * k)}L{q(2, -28)}Q{q(-7, -33)} {q(-15, -27)}Z",
                f"M{q(1, -54)}H{n(x + 25 * k)}L{q(23, -30)}Q{q(13, -36)} {q(3, -29)}Z",
                f"M{q(23, -44)}H{n(x + 43 * k)}L{q(41, -26)}Q{q(32, -31)} {q(25, -25)}Z",
            ],
            IVORY,
        )
        s.p(
            [
                f"M{q(-7, -61)}L{q(-24, -8)}L{q(-23, -8)}L{q(-6, -60)}Z",
                f"M{q(33, -57)}L{q(46, -9)}L{q(45, -9)}L{q(32, -56)}Z",
            ],
            INK,
        )
        s.p(f"M{q(13, -70)}L{q(23, -67)}L{q(13, -64)}Z", FIRE)
    # portal crane
    s.p(
        [
            poly((222, 134), (230, 70), (234, 70), (228, 134)),
            poly((250, 134), (244, 70), (240, 70), (244, 134)),
            rect(226, 98, 22, 3),
        ],
        CANAL_DARK,
    )
    s.p(rrect(224, 56, 24, 18, 2), VERDIGRIS, INK, 2)
    s.p(rrect(228, 60, 7, 7, 1), EMBER)
    s.p(poly((228, 58), (168, 20), (170, 17), (236, 56)), CANAL_DARK)
    s.p([line(240, 56, 240, 34, 2), line(240, 35, 171, 19, 1.2), rect(170, 19, 1.2, 28)], CANAL_DARK)
    crate(s, 160, 47, 20, 15)
    # quay, bollards and rope
    s.p(rect(0, 132, 256, 28), MORTAR)
    s.p(rect(0, 132, 256, 4), CARD, o=0.6)
    s.p(
        [rect(0, 146, 256, 1.4)]
        + [rect(20 + 38 * i, 136, 1.4, 10) for i in range(7)]
        + [rect(38 * i + 2, 147, 1.4, 13) for i in range(7)],
        EDGE,
        o=0.6,
    )
    s.p(ribbon("M0 112C24 120 54 127 78 124", 4.5, cap=False), JUTE, INK, 2)
    bollard(s, 92, 146, 1.02)
    s.p([ribbon("M74 122Q92 130 110 122", 5.6), ribbon("M75 130Q92 138 109 130", 5.6)], JUTE, INK, 2)
    s.p(ribbon("M108 128C126 132 120 152 140 150C158 148 156 140 146 141C136 142 138 155 162 154", 4.5), JUTE, INK, 2)
    bollard(s, 196, 144, 0.7)
    # gull on the small bollard
    s.p(
        "M183 100C190 96 196 98 200 102L214 107C208 110 196 112 189 109C185 107 185 104 183 103L178 103.5"
        "Q179 101 183 100Z",
        CARD,
        INK,
        2,
    )
    s.p("M193 103L214 107C206 110 196 109 193 103Z", STEEL)
    s.p(ellipse(186, 102, 1), INK)


PICTURES = (contract, ship, trader, warehouse, market, port)


ALSO_SHARED = {"speicherstadt/cards/port": "scenes/port", "speicherstadt/cards/warehouse": "scenes/warehouse"}


def drawings() -> Drawings:
    yield from cards(PICTURES)
