"""The program's icon."""

from __future__ import annotations

from tools.art.kit import (
    BRICK,
    BRICK_LIGHT,
    CANAL,
    CARD,
    COIN,
    COIN_LINE,
    FIRE,
    INK,
    SAND,
    WHITE,
    WOOD_LIGHT,
    Drawings,
    Svg,
    arch,
    decimals,
    rect,
    ribbon,
    rrect,
)


def app_icon() -> Svg:
    """Stepped gable with a lit loading door and its hoist, over a wave: few, large shapes, for 512 down to 16."""
    s = Svg(512)
    s.p(rrect(16, 16, 480, 480, 108), s.grad((0, "#3C93A0"), (1, CANAL)))
    gable = "M64 400V264H120V204H176V144H216V92H296V144H336V204H392V264H448V400Z"
    s.p(gable, BRICK_LIGHT, INK, 20)
    s.p("M392 204V264H448V400H384V264H336V204Z", BRICK)
    s.p(
        [
            rect(64, 264, 56, 28),
            rect(120, 204, 56, 28),
            rect(176, 144, 40, 28),
            rect(296, 144, 40, 28),
            rect(336, 204, 56, 28),
            rect(392, 264, 56, 28),
        ],
        SAND,
    )
    s.p(gable, None, INK, 20)
    s.p([arch(100, 318, 48, 70), arch(364, 318, 48, 70)], SAND, INK, 12)
    s.p("M180 400V240A76 76 0 0 1 332 240V400Z", COIN, INK, 16)
    s.p("M192 392V242A64 64 0 0 1 256 178V196A46 46 0 0 0 212 242V392Z", WHITE, o=0.5)
    s.p("M320 392V242A64 64 0 0 0 290 188C300 206 302 224 302 246V392Z", COIN_LINE, o=0.6)
    # hoist: beam, rope, hook
    s.p(rect(249, 130, 14, 132), INK)
    s.p(rrect(200, 104, 150, 32, 10), WOOD_LIGHT, INK, 14)
    s.p(rrect(233, 220, 46, 30, 10), FIRE, INK, 12)
    s.p(ribbon("M256 250L256 294C302 306 304 372 256 372C224 372 211 348 214 324", 22, 13), INK)
    # water
    s.p(
        "M24 398C63 376 102 376 140 398C178 420 217 420 256 398C295 376 334 376 372 398C410 420 449 420 488 398"
        "C488 456 448 488 396 488H116C64 488 24 456 24 398Z",
        "#2A7A88",
        INK,
        16,
    )
    s.p(
        [ribbon("M96 440Q136 420 176 440Q216 460 256 440", 15), ribbon("M296 452Q334 434 372 452Q390 460 408 454", 15)],
        CARD,
    )
    s.p(rrect(16, 16, 480, 480, 108), None, INK, 20)
    return s


def drawings() -> Drawings:
    with decimals(1):
        yield "app-icon", app_icon().text()
