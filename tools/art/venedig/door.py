"""The door of the game on the start page: a picture and an emblem."""

from __future__ import annotations

from tools.art.kit import (
    INK,
    IVORY,
    NAVY,
    WHITE,
    WOOD_LIGHT,
    Drawings,
    Svg,
    arch,
    ellipse,
    line,
    poly,
    rect,
    ribbon,
    rrect,
)
from tools.art.venedig.venice import (
    CORAL,
    CREAM,
    CRIMSON,
    CRIMSON_LOW,
    GLASS,
    GOLD,
    ISTRIA,
    ISTRIA_DARK,
    ISTRIA_LOW,
    OCHRE,
    PANE,
    ROOF,
    ROOF_DARK,
    ROOF_LIGHT,
    ROSE,
    lion,
    ogive,
    ripples,
)

L = 2.5
ALL = rect(0, 0, 256, 160)


def venedig(s: Svg) -> None:
    s.p(ALL, s.grad((0, "#8FC7CF"), (0.6, "#F3E3C0"), (1, "#FBD3A0")))
    s.p(ellipse(206, 56, 34), "#FFF6DC", o=0.4)
    s.p(ellipse(206, 56, 19), "#FFF6DC")
    s.p(
        ("M0 112V74H18V62H40V82H58V66H70V58C70 46 92 46 92 58V70H120V80H150V64H186V78H220V60H256V112Z"),
        "#D9A98C",
        o=0.55,
    )
    s.p(rect(0, 104, 256, 56), s.grad((0, "#6FB3AC"), (1, "#2F7C85")))
    s.p(rect(-6, 30, 70, 84), CORAL, INK, L)
    s.p(rect(52, 32, 11, 81), INK, o=0.16)
    s.p(poly((-10, 31), (4, 12), (54, 12), (68, 31)), ROOF, INK, L)
    s.p(poly((4, 12), (24, 12), (14, 31), (-10, 31)), ROOF_LIGHT, o=0.8)
    s.p([rect(-2, y, 64, 1.3) for y in (18, 24)], ROOF_DARK, o=0.6)
    s.p([rect(36, 0, 7, 16)], ROSE, INK, 1.8)
    s.p(poly((35, 3), (44, 3), (47, -6), (32, -6)), ROSE, INK, 1.8)
    s.p(rect(6, 40, 46, 24), ISTRIA, INK, 1.6)
    s.p([ogive(9 + i * 10.6, 42, 8, 20) for i in range(4)], GLASS)
    s.p(rect(4, 63, 50, 3.6), ISTRIA, INK, 1.4)
    for x in (10, 42):
        s.p(arch(x - 2, 72, 12, 20), ISTRIA)
        s.p(arch(x, 74, 8, 18), PANE)
    s.p(arch(24, 78, 12, 36), "#4A3A34", INK, 1.6)
    s.p(rect(-6, 108, 74, 8), ISTRIA, INK, L)
    # the bridge
    s.p(
        ("M62 112C82 84 112 70 146 70C180 70 210 84 230 112V124H212C206 104 180 90 146 90C112 90 86 104 80 124H62Z"),
        ISTRIA,
        INK,
        L,
    )
    s.p(
        "M80 124C86 104 112 90 146 90C180 90 206 104 212 124H206C198 108 176 96 146 96C116 96 94 108 86 124Z",
        INK,
        o=0.28,
    )
    s.p(
        [
            line(x, 86 + abs(x - 146) * 0.14 + 3, 146 + (x - 146) * 0.94, 100 + abs(x - 146) * 0.16, 1.2)
            for x in (104, 118, 132, 146, 160, 174, 188)
        ],
        ISTRIA_DARK,
    )
    s.p(
        "M60 110C82 80 112 64 146 64C180 64 210 80 232 110L230 114C208 86 180 72 146 72C112 72 84 86 62 114Z",
        ISTRIA_LOW,
        INK,
        1.8,
    )
    for x in (92, 110, 164, 182):
        y = 86 - (60 - abs(x + 9 - 146)) * 0.36
        s.p(rect(x, y - 22, 18, 22), CREAM, INK, 1.8)
        s.p(arch(x + 4, y - 17, 10, 17), "#4A3A34")
    s.p(poly((86, 60), (97, 46), (132, 38), (132, 54)), ROOF, INK, L)
    s.p(poly((206, 60), (195, 46), (160, 38), (160, 54)), ROOF, INK, L)
    s.p(rect(133, 34, 26, 36), ISTRIA, INK, L)
    s.p(arch(138, 42, 16, 28), "#F6D9A0", INK, 1.6)
    s.p(poly((129, 35), (146, 23), (163, 35)), ISTRIA, INK, L)
    s.p(rect(226, 44, 40, 72), OCHRE, INK, L)
    s.p(poly((220, 46), (232, 30), (270, 30), (270, 46)), ROOF, INK, L)
    for x, y in ((232, 54), (246, 54), (232, 78), (246, 78)):
        s.p(arch(x - 1.6, y - 1.6, 11, 17), ISTRIA)
        s.p(arch(x, y, 8, 14), GLASS if y < 60 else PANE)
    s.p(rect(222, 110, 44, 8), ISTRIA, INK, L)
    # water, poles, gondola
    ripples(s, (4, 250), (122, 156), WHITE, 0.5, 26, 4, 14)
    s.p("M92 124C110 130 180 130 200 124C196 140 100 140 92 124Z", INK, o=0.12)
    for x, y, c in ((20, 148, CRIMSON), (34, 156, CRIMSON), (240, 150, NAVY)):
        s.p(rrect(x - 4, y - 52, 8, 54, 2), IVORY, INK, 1.8)
        s.p(
            [
                poly(
                    (x - 4, y - 44 + i * 13),
                    (x + 4, y - 50 + i * 13),
                    (x + 4, y - 44 + i * 13),
                    (x - 4, y - 38 + i * 13),
                )
                for i in range(4)
            ],
            c,
        )
        s.p(ellipse(x, y - 54, 4.6), GOLD, INK, 1.6)
    hull = (
        "M72 116C72 136 86 144 112 147C142 150 176 148 196 140C208 135 214 126 216"
        " 116C208 126 198 130 184 132C158 136 124 136 108 132C92 128 82 126 76 114"
        "Z"
    )
    s.p(hull, "#1C1A1D", INK, L)
    s.p(
        (
            "M77 118C82 128 92 131 108 135C124 139 158 139 184 135C198 133 208 128 214"
            " 119C206 130 198 134 184 137C158 141 124 141 107 137C92 134 82 130 77 118"
            "Z"
        ),
        "#5A5660",
    )
    s.p(
        "M74 100C68 101 67 107 71 109C73 110 73 112 73 116L70 128L76 134L80 133L79 116C80 107 80 101 74 100Z",
        "#C9D0D2",
        INK,
        1.8,
    )
    s.p([rect(66, 112 + 3.6 * i, 6, 2) for i in range(5)], "#C9D0D2", INK, 0.8)
    s.p("M112 134C114 122 128 120 134 122L136 136Z", CRIMSON, INK, 2)
    s.p("M144 136L147 127C154 123 164 124 168 127L170 134Z", CRIMSON_LOW, INK, 2)
    s.p(ribbon("M206 82Q196 120 176 154", 3), WOOD_LIGHT)
    s.p("M184 132L185 112C185 104 197 104 198 112L200 131Z", IVORY, INK, 2)
    s.p([rect(185.6, y, 12, 2.6) for y in (111, 117, 123)], NAVY)
    s.p(ellipse(191.4, 100, 5.4), "#E9B78F", INK, 2)
    s.p("M181 98C187 95 196 95 202 98L201 100.4H182Z", "#EBD394", INK, 1.6)
    s.p("M186 97C186.4 91 196.4 91 197 97Z", "#EBD394", INK, 1.6)


def plate(s: Svg, top: str, bottom: str) -> None:
    s.p(rrect(3, 3, 122, 122, 28), s.grad((0, top), (1, bottom)), INK, 5)


def plate_end(s: Svg) -> None:
    s.p(rrect(3, 3, 122, 122, 28), None, INK, 5)


def e_venedig(s: Svg) -> None:
    plate(s, "#B8324A", "#7A1830")
    s.p(
        "M6 98C18 90 28 90 40 98C52 106 62 106 74 98C86 90 98 90 122 98V112Q122 122 112 122H16Q6 122 6 112Z",
        "#2F8A8C",
        INK,
        4,
    )
    with s.group("translate(14 22) scale(1.56)"):
        figure = lion(0, 0, 1)
        s.p(figure, GOLD, INK, 3.2)
        s.p(figure, GOLD)
        s.p([line(4, 43.5, 16, 43.5, 1.6), line(4, 47, 16, 47, 1.6)], CRIMSON_LOW)
        s.p(ellipse(10, 13, 1.7), INK)
        s.p([ribbon("M32 19Q36 12 45 8", 1.4), ribbon("M33 20Q38 15 45 13", 1.4)], CRIMSON_LOW)
    plate_end(s)


def drawings() -> Drawings:
    s = Svg(256, 160)
    venedig(s)
    yield "venedig/cards/city", s.text()
    s = Svg(128)
    e_venedig(s)
    yield "venedig/emblem", s.text()
