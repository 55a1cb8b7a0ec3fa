"""Card pictures of the town: fire and its brigade, offices, bank, chamber, churches."""

from __future__ import annotations

from itertools import pairwise

from tools.art.kit import (
    BRICK,
    BRICK_DARK,
    CANAL,
    CANAL_DARK,
    CANAL_LIGHT,
    CARD,
    CARPET,
    COIN,
    COIN_LINE,
    EDGE,
    EMBER,
    FIRE,
    FLAME,
    INK,
    INK2,
    JUTE_DARK,
    MORTAR,
    NAVY,
    QUAY,
    SAND,
    SKY,
    STEEL_DARK,
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
    ellipse,
    line,
    mix,
    poly,
    rect,
    ribbon,
    rrect,
    seg_arch,
    star,
    wave,
)
from tools.art.scene import House, bird, cloud, far_line, lamp, quay, ripples, smoke, stepped
from tools.art.speicherstadt.vignette import L, bg, cards, flame


def firefighter(s: Svg) -> None:
    bg(s, (0, "#27334A"), (0.7, "#7C4A3A"), (1, "#B9623A"))
    far_line(s, 128, "#2C2028", (0, 256), 21, (20, 44))
    House(170, 160, 84, 92, "step", "dark", 2, 3, 10, 5, hoist=False).paint(s)
    for x, y, k in ((184, 104, 0.7), (241, 104, 0.62), (212, 66, 1.25), (186, 134, 0.6)):
        flame(s, x, y, k)
    # ladder
    s.p([line(151, 156, 196, 60, 4), line(166, 156, 210, 66, 4)], WOOD_LIGHT, INK, 1.6)
    s.p([line(154 + 9.2 * i, 148 - 19.6 * i, 165 + 9.2 * i, 152 - 19.6 * i, 3) for i in range(1, 5)], WOOD_LIGHT)
    # jet of water
    s.p("M146 92C170 58 196 46 226 54C198 56 178 70 150 97Z", SKY)
    s.p("M148 93C170 66 190 54 210 53C190 60 172 72 150 96Z", WHITE, o=0.7)
    s.p([ellipse(226, 60, 2.4), ellipse(234, 55, 1.8), ellipse(218, 64, 1.8), ellipse(230, 68, 1.5)], SKY)
    # hose
    s.p(ribbon("M118 112C136 130 122 146 96 153", 9), JUTE_DARK, INK, L)
    # body
    s.p("M20 158.5C20 128 36 110 62 108H86C108 110 116 122 118 138L116 158.5H20Z", NAVY, INK, L)
    s.p("M96 112C110 116 116 126 117 138L115 157H100C106 140 104 124 92 112Z", INK, o=0.3)
    s.p([ellipse(x, y, 3.4) for y in (122, 138) for x in (62, 82)], COIN, INK, 1.8)
    s.p(rect(22, 151.5, 94, 6), WOOD_DARK)
    s.p(rrect(66, 150, 14, 8, 2), COIN, INK, 2)
    # arm and nozzle
    s.p("M92 124C96 114 108 112 116 116L136 100L144 110L122 132C112 140 94 138 92 124Z", NAVY, INK, L)
    s.p(ellipse(136, 106, 8.5), "#E8B48C", INK, L)
    s.p(poly((130, 108), (146, 88), (152, 93), (138, 114)), COIN, INK, L)
    # head, three quarters to the right
    s.p("M62 92H94V108C94 116 62 116 62 108Z", "#C98863", INK, L)
    s.p("M52 66H106V80C106 98 98 108 82 108C64 108 52 96 52 80Z", "#E8B48C", INK, L)
    s.p("M104.5 70V80C104.5 97 97 106 84 107C93 100 97 88 97 70Z", "#C98863")
    s.p("M46 78C46 72 54 72 55 78V84C54 90 46 88 46 78Z", "#E8B48C", INK, 2)
    s.p("M56 72V90C58 92 60 90 60 86L62 72Z", WOOD_DARK)
    s.p([ellipse(80, 81, 2.3, 2.8), ellipse(98, 81, 2.3, 2.8)], INK)
    s.p([ribbon("M74 75Q79 72 85 75", 2.6), ribbon("M94 75Q98 72 103 75", 2.6)], WOOD_DARK)
    s.p("M89 79C93 83 96 88 94 90C92 92 87 91 86 89Z", "#C98863")
    s.p("M90 93C84 89 74 92 70 99C78 103 86 101 90 97C94 101 101 102 105 98C102 91 95 89 90 93Z", WOOD_DARK, INK, 1.4)
    s.p(ellipse(71, 90, 4, 3), CARPET, o=0.18)
    # helmet with comb
    s.p("M48 62C44 30 62 14 84 16C100 18 108 28 110 40C100 30 86 26 74 30C60 34 54 46 54 62Z", FIRE, INK, L)
    s.p("M46 66C46 42 60 28 78 28C96 28 106 42 108 60L120 68C122 71 120 73 116 73H44C38 73 38 69 46 66Z", COIN, INK, L)
    s.p("M54 60C55 46 64 36 76 34C68 40 62 48 61 60Z", WHITE, o=0.65)
    s.p("M96 38C103 44 106 52 107 61L117 69H104C104 56 102 46 96 38Z", COIN_LINE, o=0.8)
    s.p(star(88, 52, 5, 9, 4.4), CARD, INK, 1.8)


def fire(s: Svg) -> None:
    bg(s, (0, "#1A2136"), (0.55, "#5A2A33"), (1, "#D9662B"))
    smoke(s, 150, 42, 1.55, "#6B4448")
    smoke(s, 104, 46, 1.5, "#4E343E", 1, leftwards=True)
    far_line(s, 116, "#33202A", (56, 204), 8, (18, 40))
    House(4, 118, 54, 46, "peak", "dark", 2, 3, 4, 3).paint(s)
    House(200, 118, 52, 52, "hip", "dark", 2, 3, 4, 2).paint(s)
    for x, y, k in ((92, 72, 1.1), (164, 72, 1.1)):
        flame(s, x, y, k)
    x, w, top = 78, 100, 74
    pts = stepped(x, top, w, w * 0.36)
    s.p(poly((x, 118), *pts, (x + w, 118)), BRICK)
    s.p(poly((x + w - 15, 118), (x + w - 15, top - 9), (x + w, top - 9), (x + w, 118)), BRICK_DARK)
    s.p(
        [rect(x, y, w, 2) for y in (74, 96)]
        + [rect(a[0] - 1, a[1] - 2, b[0] - a[0] + 2, 3.4) for a, b in pairwise(pts) if abs(a[1] - b[1]) < 0.1],
        MORTAR,
    )
    s.p(
        [seg_arch(x + dx, y, 13, 15, 3) for y in (78, 100) for dx in (7, 25, 62, 80)] + [arch(121, 50, 14, 20)],
        EMBER,
        INK,
        1.6,
    )
    s.p([seg_arch(119, y, 18, 19, 3) for y in (77, 99)], "#3A1610", INK, 1.6)
    s.p(poly((x, 118), *pts, (x + w, 118)), None, INK, L)
    flame(s, 128, 48, 1.14, line=INK)
    for fx, fy, k in ((104, 60, 0.62), (152, 60, 0.62), (92, 92, 0.5), (164, 92, 0.5), (128, 117, 0.58)):
        flame(s, fx, fy, k)
    s.p(
        [
            poly(
                (62 + 17 * i, 22 + (i * 37) % 44),
                (64 + 17 * i, 18 + (i * 37) % 44),
                (66 + 17 * i, 22 + (i * 37) % 44),
                (64 + 17 * i, 26 + (i * 37) % 44),
            )
            for i in (0, 1, 2, 6, 7, 8)
        ],
        EMBER,
    )
    quay(s, 118, 8, colour="#8A6A55", joints="#4A332A")
    s.p(rect(0, 126, 256, 34), s.grad((0, "#7A3A2C"), (1, "#15242E")))
    ripples(s, (70, 190), (129, 157), FLAME, 0.75, 8, 5, (24, 60))
    ripples(s, (90, 170), (129, 157), EMBER, 0.8, 5, 15, (14, 36))
    ripples(s, (4, 250), (130, 157), "#E2A070", 0.3, 6, 9)


def office(s: Svg) -> None:
    bg(s, (0, "#2B5A50"), (1, "#1B3F38"))
    s.p([rect(8 + 20 * i, 0, 8, 100) for i in range(13)], VERDIGRIS, o=0.35)
    s.p(rect(0, 96, 256, 64), s.grad((0, WOOD_DARK), (1, "#47291A")))
    s.p(rect(0, 93, 256, 4), WOOD)
    s.p([rect(12, 104, 34, 46), rect(222, 104, 26, 46)], INK, o=0.16)
    s.p(
        [rect(12, 104, 34, 1.6), rect(222, 104, 26, 1.6), rect(12, 104, 1.6, 46), rect(222, 104, 1.6, 46)],
        WOOD_LIGHT,
        o=0.35,
    )
    # arched window
    s.p(arch(20, 10, 62, 84), WOOD_DARK)
    s.p(arch(24, 14, 54, 76), s.grad((0, "#BFD9DA"), (1, "#F6E6C5")))
    far_line(s, 82, mix(BRICK, QUAY, 0.4), (26, 76), 4, (18, 36))
    s.p(rect(24, 82, 54, 8), CANAL_LIGHT)
    s.p([rect(49.5, 14, 3, 76), rect(24, 44, 54, 3)], WOOD_DARK)
    # shelf of ledgers
    s.p(rect(168, 20, 78, 70), WOOD_DARK, INK, L)
    for r, row in enumerate(
        (
            (BRICK, VERDIGRIS, SAND, CANAL, BRICK, COIN_LINE, VERDIGRIS),
            (CANAL, SAND, BRICK, BRICK_DARK, VERDIGRIS, SAND, BRICK),
        )
    ):
        y = 26 + 33 * r
        for i, c in enumerate(row):
            hh = 26 - (i * 5 + r * 3) % 7
            s.p(rect(173 + 9.8 * i, y + 28 - hh, 8.4, hh), c, INK, 1.4)
        s.p([rect(175 + 9.8 * i, y + 12, 4.4, 4) for i in range(7)], COIN)
    s.p(rect(170, 54.5, 74, 4), WOOD)
    # green lamp with its light
    s.p(poly((112, 44), (152, 44), (206, 108), (70, 108)), EMBER, o=0.22)
    s.p(rect(130.8, 0, 2.4, 26), INK)
    s.p("M106 46C108 30 120 24 132 24C144 24 156 30 158 46Z", VERDIGRIS_LIGHT, INK, L)
    s.p("M112 43C114 34 120 29 128 27C122 32 119 37 118 43Z", WHITE, o=0.6)
    s.p(rrect(104, 44, 56, 4, 2), COIN, INK, 2)
    s.p(ellipse(132, 50, 5), EMBER)
    # high desk
    s.p([rect(62, 128, 10, 30), rect(196, 128, 10, 30)], WOOD, INK, L)
    s.p(rect(66, 122, 136, 18), WOOD, INK, L)
    s.p(poly((74, 96), (194, 96), (214, 124), (54, 124)), WOOD_LIGHT, INK, L)
    s.p(rrect(50, 122, 168, 7, 3), WOOD_LIGHT, INK, L)
    s.p(rect(72, 143, 120, 4), WOOD, INK, 1.6)
    s.p([rrect(126, 130, 16, 5, 2)], COIN, INK, 1.6)
    # open ledger
    s.p(
        "M134 98C122 92 104 91 90 93L78 118C96 115 118 116 134 122C150 116 172 115 190 118L178 93"
        "C164 91 146 92 134 98Z",
        BRICK_DARK,
        INK,
        L,
    )
    s.p("M134 96C122 90 106 89 94 91L84 114C100 111 120 113 134 118Z", CARD, INK, 1.8)
    s.p("M134 96C146 90 162 89 174 91L184 114C168 111 148 113 134 118Z", SAND, INK, 1.8)
    s.p(
        [line(99, 97 + 5 * i, 127, 100 + 5 * i, 1.5) for i in range(3)]
        + [line(141, 100 + 5 * i, 169, 97 + 5 * i, 1.5) for i in range(3)],
        INK2,
    )
    # inkwell and quill
    s.p("M196 108C202 88 212 76 228 68C228 84 218 98 204 104L199 114Z", CARD, INK, 2)
    s.p("M190 118V110H204V118Z", CANAL_DARK, INK, 2)
    s.p(ribbon("M199 112C205 96 214 84 224 74", 1.3), INK2)


def bank(s: Svg) -> None:
    bg(s, (0, "#A9CDD3"), (0.8, "#F4E7CB"), (1, "#F4E7CB"))
    cloud(s, 12, 34, 0.9)
    cloud(s, 194, 26, 0.8)
    far_line(s, 128, mix(BRICK, QUAY, 0.6), (0, 256), 13, (26, 54))
    House(2, 136, 44, 62, "step", "light", 3, 4, 8, 3).paint(s)
    House(210, 136, 44, 58, "peak", "red", 3, 4, 8, 5).paint(s)
    s.p(rect(0, 136, 256, 24), MORTAR)
    s.p(
        [rect(0, 147, 256, 1.4)]
        + [rect(20 + 36 * i, 137, 1.4, 10) for i in range(7)]
        + [rect(4 + 36 * i, 148, 1.4, 12) for i in range(7)],
        EDGE,
        o=0.6,
    )
    # body
    s.p(rect(54, 64, 148, 62), SAND, INK, L)
    s.p(rect(58, 68, 140, 58), "#5A4A42")
    s.p([arch(78 + 24 * i + (14 if i > 1 else 0) - (4 if i < 2 else 0), 80, 12, 28) for i in range(4)], EMBER, o=0.85)
    s.p(arch(116, 78, 24, 48), VERDIGRIS, INK, 2)
    s.p(rect(127.2, 82, 1.6, 44), INK)
    for x in (60, 86, 156, 182):
        s.p(rect(x, 72, 14, 48), CARD, INK, L)
        s.p(rect(x + 9, 73.5, 4, 45), MORTAR)
        s.p(rect(x + 4.5, 74, 1.4, 44), EDGE, o=0.5)
        s.p(rrect(x - 3, 66, 20, 7, 2), CARD, INK, 2)
        s.p(rrect(x - 3, 119, 20, 7, 2), CARD, INK, 2)
    s.p(rect(50, 56, 156, 11), CARD, INK, L)
    s.p(rect(52, 62, 152, 3.5), MORTAR)
    s.p("M128 18L212 56H44Z", CARD, INK, L)
    s.p("M128 26L190 53H66Z", SAND, EDGE, 1.6)
    s.p("M128 18L212 56H200L128 25Z", MORTAR)
    s.p("M128 18L212 56H44Z", None, INK, L)
    s.p(ellipse(128, 42, 11.5), COIN, INK, L)
    s.p(ellipse(128, 42, 7.5), None, COIN_LINE, 1.8)
    s.p("M124 46V41H126V39H130V41H132V46Z", COIN_LINE)
    s.p("M119 41A9.5 9.5 0 0 1 127 33L128 35.5A7 7 0 0 0 121.5 41Z", WHITE, o=0.7)
    s.p([rect(50, 126, 156, 7)], CARD, INK, L)
    s.p([rect(42, 133, 172, 7)], CARD, INK, L)
    s.p([rect(34, 140, 188, 7)], SAND, INK, L)
    # flag
    s.p(rect(127, 2, 2, 18), INK)
    s.p("M129 3C136 0 140 6 148 3V12C140 15 136 9 129 12Z", FIRE, INK, 1.6)
    lamp(s, 30, 152, 38)
    lamp(s, 226, 152, 38)


def chamber(s: Svg) -> None:
    bg(s, (0, "#EED9B2"), (1, "#D9BE93"))
    # arcade of the exchange
    s.p(rect(0, 0, 256, 18), SAND)
    s.p([rect(0, 18, 256, 3)], EDGE, o=0.6)
    for i in range(5):
        x = 6 + 50 * i
        s.p(arch(x, 28, 44, 92), s.grad((0, "#8FBAC4"), (1, "#F6E6C5")) if i == 0 else "url(#g2)")
        s.p(f"M{x} 50A22 22 0 0 1 {x + 44} 50H{x + 39}A17 17 0 0 0 {x + 5} 50Z", MORTAR)
        s.p([rect(x + 21, 34, 2, 86), rect(x + 3, 74, 38, 2)], EDGE, o=0.7)
    s.p([rect(x, 50, 6, 70) for x in (0, 50, 100, 150, 200, 250)], CARD)
    s.p([rect(x + 4, 50, 2, 70) for x in (0, 50, 100, 150, 200, 250)], MORTAR)
    s.p([rrect(max(x - 2, 0), 46, 10 if x < 250 else 8, 5, 1) for x in (0, 50, 100, 150, 200, 250)], MORTAR)
    far_line(s, 120, mix(BRICK, QUAY, 0.55), (6, 250), 15, (12, 30), o=0.7)
    # table
    s.p(rect(0, 120, 256, 40), s.grad((0, VERDIGRIS), (1, VERDIGRIS_DARK)))
    s.p(rect(0, 120, 256, 3), VERDIGRIS_LIGHT)
    # scales
    s.p("M96 150C98 140 118 140 122 134H134C138 140 158 140 160 150Z", COIN, INK, L)
    s.p("M136 138C144 142 156 142 159 149H146C146 144 140 141 136 138Z", COIN_LINE)
    s.p(rrect(88, 148, 80, 7, 3), COIN, INK, L)
    s.p(rect(124.5, 30, 7, 104), COIN, INK, L)
    s.p(rect(128.5, 34, 2.5, 98), COIN_LINE)
    s.p(rrect(121, 84, 14, 9, 4), COIN, INK, 2)
    s.p(ribbon("M56 48C84 26 104 36 128 40C152 44 174 32 200 22", 7), COIN, INK, L)
    s.p(ribbon("M60 46C86 28 106 37 126 40", 1.8), WHITE, o=0.7)
    s.p(ellipse(128, 34, 9), COIN, INK, L)
    s.p(ellipse(128, 34, 3.5), FIRE, INK, 2)
    s.p(poly((122, 27), (128, 12), (134, 27)), COIN, INK, L)
    for cx, cy, fill in ((57, 50, 0), (199, 25, 1)):
        yb = cy + 56
        s.p([line(cx, cy, cx - 28, yb, 1.6), line(cx, cy, cx + 28, yb, 1.6), line(cx, cy, cx, yb, 1.4)], INK)
        if fill == 0:
            for px, h in ((cx - 16, 3), (cx + 1, 4), (cx + 17, 2)):
                for j in range(h):
                    s.p(rrect(px - 8, yb - 5 - 5 * j, 16, 5, 2), COIN, INK, 1.6)
        else:
            s.p(rect(cx - 9, yb - 15, 18, 15), STEEL_DARK, INK, 2)
            s.p(rrect(cx - 5, yb - 21, 10, 7, 3), STEEL_DARK, INK, 2)
            s.p(rect(cx - 7, yb - 13, 4, 12), WHITE, o=0.35)
        s.p(f"M{cx - 32} {yb}H{cx + 32}C{cx + 28} {yb + 16} {cx - 28} {yb + 16} {cx - 32} {yb}Z", COIN, INK, L)
        s.p(
            f"M{cx + 6} {yb + 1.5}H{cx + 30}C{cx + 26} {yb + 9} {cx + 14} {yb + 11.5} {cx + 2} {yb + 11.5}Z",
            COIN_LINE,
            o=0.8,
        )
        s.p(f"M{cx - 28} {yb + 2}H{cx - 10}C{cx - 12} {yb + 5} {cx - 20} {yb + 6} {cx - 26} {yb + 5}Z", WHITE, o=0.6)
    for px, h in ((196, 4), (214, 6), (232, 3)):
        for j in range(h):
            s.p(rrect(px - 9, 148 - 5.4 * j, 18, 5.4, 2.2), COIN, INK, 1.6)


def boatmen(s: Svg) -> None:
    bg(s, (0, "#7FA9BC"), (0.5, "#F3D3A6"), (0.72, "#F6C98F"), (1, "#F6C98F"))
    s.p(ellipse(54, 70, 13), CARD, o=0.9)
    cloud(s, 150, 38, 1, CARD, 0.75)
    cloud(s, 20, 36, 0.7, CARD, 0.6)
    far_line(s, 104, mix(CANAL, "#F3D3A6", 0.6), (0, 256), 41, (8, 26))
    # island bank with trees
    s.p("M70 112C82 98 110 96 140 96H210C236 96 244 106 252 112Z", mix(VERDIGRIS, SAND, 0.25))
    s.p([ellipse(x, y, r, r * 1.15) for x, y, r in ((84, 92, 13), (222, 90, 15), (238, 98, 11))], VERDIGRIS)
    s.p(
        [ellipse(x - 3, y - 3, r * 0.55) for x, y, r in ((84, 92, 13), (222, 90, 15), (238, 98, 11))],
        VERDIGRIS_LIGHT,
        o=0.7,
    )
    # church
    s.p(poly((140, 80), (154, 56), (210, 56), (216, 80)), VERDIGRIS, INK, L)
    s.p(poly((150, 68), (157, 59), (206, 59), (208, 64), (158, 64)), VERDIGRIS_LIGHT, o=0.8)
    s.p(rect(142, 80, 72, 28), CARD, INK, L)
    s.p(rect(200, 81.5, 12.5, 25), MORTAR)
    s.p([arch(x, 85, 9, 17) for x in (156, 173, 190)], CANAL, INK, 1.8)
    s.p(rect(112, 62, 32, 46), CARD, INK, L)
    s.p(rect(134, 63.5, 8.5, 43), MORTAR)
    s.p(poly((108, 62), (128, 8), (148, 62)), VERDIGRIS, INK, L)
    s.p(poly((128, 12), (145, 60), (132, 60)), VERDIGRIS_DARK)
    s.p(poly((113, 60), (126, 24), (122, 60)), VERDIGRIS_LIGHT, o=0.8)
    s.p(rrect(106, 60, 44, 5, 2), VERDIGRIS, INK, 2)
    s.p(ellipse(128, 74, 6.5), CARD, INK, 2)
    s.p([rect(127.2, 69.5, 1.6, 5), rect(128, 73.4, 4, 1.6)], INK)
    s.p(arch(121, 88, 14, 20), WOOD_DARK, INK, 2)
    # little ship as weathervane
    s.p(rect(127.2, 1, 1.6, 8), INK)
    s.p("M120 6H136L133 10H123Z", COIN, INK, 1)
    # water
    s.p(rect(0, 108, 256, 52), s.grad((0, "#7FA0A0"), (0.3, CANAL_LIGHT), (1, CANAL)))
    s.p(wave(0, 256, 122, 2.6, 16, 160), CANAL, o=0.55)
    s.p(wave(0, 256, 140, 2.6, 16, 160), CANAL_DARK, o=0.6)
    ripples(s, (100, 160), (111, 136), CARD, 0.5, 7, 4, (8, 30))
    ripples(s, (30, 80), (111, 120), EMBER, 0.7, 4, 4, (8, 30))
    # two boatmen in a rowing boat
    for x, c in ((54, BRICK), (82, NAVY)):
        s.p(f"M{x - 9} 134C{x - 9} 120 {x - 5} 116 {x} 116C{x + 6} 116 {x + 9} 122 {x + 9} 134Z", c, INK, 2)
        s.p(ellipse(x + 1, 110, 6), "#E8B48C", INK, 2)
        s.p(f"M{x - 6} 108C{x - 6} 101 {x + 8} 101 {x + 8} 107L{x + 12} 109H{x - 6}Z", INK)
    s.p([line(86, 123, 116, 146, 2.6), line(58, 123, 26, 146, 2.6)], WOOD_LIGHT, INK, 1.4)
    s.p("M26 128C50 136 90 136 114 127L106 143C102 148 94 149 70 149C46 149 38 148 34 143Z", WOOD, INK, L)
    s.p("M28 130C52 138 90 138 112 129.5L111 133C90 141 52 141 30 134Z", WOOD_LIGHT)
    s.p(wave(0, 256, 149, 1.8, 16, 160), CANAL_DARK)
    bird(s, 222, 60, 0.8)
    bird(s, 204, 46, 0.6)


def michael(s: Svg) -> None:
    bg(s, (0, "#9CC7D2"), (0.75, "#F6E3BF"), (1, "#F6E3BF"))
    cloud(s, 14, 46, 1.1)
    cloud(s, 188, 38, 1.05)
    cloud(s, 206, 78, 0.7, CARD, 0.8)
    far_line(s, 132, mix(BRICK, QUAY, 0.62), (0, 256), 23, (20, 48))
    # nave
    s.p(poly((150, 86), (164, 64), (222, 64), (232, 86)), VERDIGRIS, INK, L)
    s.p(poly((160, 74), (166, 67), (219, 67), (221, 71), (168, 71)), VERDIGRIS_LIGHT)
    s.p(rect(148, 86, 86, 52), BRICK, INK, L)
    s.p(rect(222, 87.5, 10.5, 50), BRICK_DARK)
    s.p([arch(x, 94, 13, 32) for x in (164, 185, 206)], SAND, INK, 1.8)
    s.p([rect(x + 5.8, 97, 1.6, 28) for x in (164, 185, 206)], INK)
    # tower, from the foot up
    s.p(rect(94, 84, 60, 54), BRICK, INK, L)
    s.p(rect(141, 85.5, 11.5, 52), BRICK_DARK)
    s.p([rect(94, 80, 60, 5)], CARD, INK, 2)
    s.p([rect(96, 85, 5, 52), rect(147, 85, 5, 52)], CARD, o=0.85)
    s.p(arch(113, 106, 22, 32), WOOD_DARK, INK, 2)
    s.p(rect(123.2, 108, 1.6, 30), INK)
    s.p(ellipse(124, 94, 7.5), CARD, INK, 2)
    s.p([rect(123.2, 89, 1.6, 5.6), rect(124, 93.4, 4.6, 1.6)], INK)
    # colonnade storey
    s.p(rect(100, 58, 48, 22), "#3A2A22", INK, L)
    s.p([rect(x, 58, 5.4, 22) for x in (100, 109.6, 119.2, 128.8, 138.4)], CARD, INK, 1.6)
    s.p(rrect(95, 54, 58, 5, 2), CARD, INK, 2)
    # clock dome
    s.p("M99 54C99 42 108 38 113 35H135C140 38 149 42 149 54Z", VERDIGRIS, INK, L)
    s.p("M137 37C142 40 147.5 44 147.5 52.5H138C139 46 138 41 137 37Z", VERDIGRIS_DARK)
    s.p("M104 51C104 44 110 40 115 38C112 43 111 46 111 51Z", VERDIGRIS_LIGHT)
    s.p(rect(115, 25, 18, 11), "#3A2A22", INK, 2)
    s.p([rect(115, 25, 3.4, 11), rect(122.3, 25, 3.4, 11), rect(129.6, 25, 3.4, 11)], CARD)
    s.p("M112 26C112 18 120 16 122.5 10H125.5C128 16 136 18 136 26Z", VERDIGRIS, INK, L)
    s.p("M116 24C116 20 120 18 122 15C121.5 19 120 21 120 24Z", VERDIGRIS_LIGHT)
    s.p(rect(123.2, 2, 1.8, 9), INK)
    s.p(ellipse(124, 4, 2.6), COIN, INK, 1.4)
    # roofs in front
    House(2, 160, 46, 40, "step", "light", 3, 3, 6, 4).paint(s)
    House(50, 160, 40, 32, "peak", "red", 2, 2, 5, 6).paint(s)
    House(164, 160, 44, 24, "peak", "light", 3, 2, 5, 9).paint(s)
    House(210, 160, 44, 36, "step", "red", 3, 3, 6, 3).paint(s)
    s.p(rect(90, 138, 74, 22), MORTAR)
    s.p([rect(90, 148, 74, 1.3), rect(110, 139, 1.3, 9), rect(140, 139, 1.3, 9), rect(124, 149, 1.3, 11)], EDGE, o=0.6)
    lamp(s, 100, 156, 26)
    lamp(s, 156, 156, 26)
    bird(s, 74, 34, 0.9)
    bird(s, 90, 24, 0.6)
    bird(s, 168, 26, 0.7)


PICTURES = (firefighter, fire, office, bank, chamber, boatmen, michael)


ALSO_SHARED = {"speicherstadt/cards/office": "scenes/office"}


def drawings() -> Drawings:
    yield from cards(PICTURES)
