.pragma library
.import "brush.js" as Brush
.import "house.js" as House

// Paints what stands and flies behind the row: sky, weather, the spires of the town, the next row of warehouses.
// A view `v` is { width, horizon, roofs, sunX, left, right, season, night, lively } and its colours `v.c`. Where it is lively, what
// flies and falls is no part of the painting.

// Spires of a merchant town, one unit high from the roofs up, in shares of their width.
const SPIRES = [
    "M.1 1L.1 .62L.2 .62L.2 .44L.32 .4L.4 .2L.48 .16L.5 0L.52 .16L.6 .2L.68 .4L.8 .44L.8 .62L.9 .62L.9 1Z",
    "M.2 1L.2 .5L.34 .42L.46 .1L.5 0L.54 .1L.66 .42L.8 .5L.8 1Z",
    "M.15 1L.15 .55L.26 .55C.26 .42 .36 .44 .38 .34C.39 .24 .46 .26 .47 .14L.5 0L.53 .14C.54 .26 .61 .24 .62 .34C.64 .44 .74 .42 .74 .55L.85 .55L.85 1Z",
    "M.25 1L.25 .4L.5 0L.75 .4L.75 1Z",
    "M.2 1L.2 .58L.3 .52L.3 .4C.3 .3 .42 .3 .45 .2L.5 0L.55 .2C.58 .3 .7 .3 .7 .4L.7 .52L.8 .58L.8 1Z"
];

function paint(ctx, v) {
    heavens(ctx, v);
    town(ctx, v);
}

function heavens(ctx, v) {
    const c = v.c;
    ctx.fillStyle = Brush.fade(ctx, 0, 0, 0, v.horizon, [[0, c.high], [0.26, c.middle], [0.6, c.low], [1, c.low]]);
    ctx.fillRect(0, 0, v.width, v.horizon + 1);
    if (v.night)
        stars(ctx, v);
    light(ctx, v);
    if (v.season === "fire")
        blaze(ctx, v);
    else if (!v.night)
        clouds(ctx, v);
    spires(ctx, v);
    if (!v.lively)
        birds(ctx, v);
}

function stars(ctx, v) {
    const pick = Brush.chance(5);
    for (let n = 0; n < v.width / 9; ++n) {
        const radius = 0.4 + pick() * 0.8;
        Brush.dot(ctx, pick() * v.width, pick() * v.roofs * 1.8, radius, v.c.sun, 0.35 + 0.6 * pick());
    }
}

function light(ctx, v) {
    const c = v.c;
    const y = Math.max(22, v.roofs * 0.42);
    const radius = 15;
    Brush.halo(ctx, v.sunX, y, radius * (v.night ? 4 : 6), c.sun, v.night ? 0.3 : 0.75);
    Brush.dot(ctx, v.sunX, y, radius, c.sun);
    if (v.night) {
        Brush.dot(ctx, v.sunX - 6, y - 3, 3, c.high, 0.16);
        Brush.dot(ctx, v.sunX + 4, y + 4, 4, c.high, 0.13);
        Brush.dot(ctx, v.sunX + 3, y - 6, 2, c.high, 0.13);
    }
}

function clouds(ctx, v) {
    const c = v.c;
    const pick = Brush.chance(v.season.length + 8);
    const count = Math.round(v.width / (v.season === "winter" ? 95 : v.season === "summer" ? 190 : 130));
    for (let n = 0; n < count; ++n) {
        const x = (n + 0.2 + 0.6 * pick()) * v.width / count;
        const y = 12 + pick() * Math.max(20, v.roofs * 0.62);
        const wide = 46 + pick() * 54;
        cloud(ctx, x - wide / 2, y, wide, c, v.night ? 0.1 : 0.5 + 0.4 * pick());
    }
}

function cloud(ctx, x, y, wide, c, opacity) {
    for (const [colour, lift, share] of [[c.ink, 1.8, 0.14], [c.cloud, 0, 1]]) {
        ctx.globalAlpha = opacity * share;
        ctx.fillStyle = colour;
        ctx.beginPath();
        ctx.moveTo(x, y + lift);
        ctx.bezierCurveTo(x - wide * 0.06, y - wide * 0.1, x + wide * 0.12, y - wide * 0.16, x + wide * 0.2, y - wide * 0.1 + lift);
        ctx.bezierCurveTo(x + wide * 0.22, y - wide * 0.32, x + wide * 0.52, y - wide * 0.32, x + wide * 0.56, y - wide * 0.14 + lift);
        ctx.bezierCurveTo(x + wide * 0.64, y - wide * 0.26, x + wide * 0.86, y - wide * 0.2, x + wide * 0.84, y - wide * 0.06 + lift);
        ctx.bezierCurveTo(x + wide * 0.96, y - wide * 0.08, x + wide * 1.02, y + lift, x + wide, y + lift);
        ctx.closePath();
        ctx.fill();
    }
    ctx.globalAlpha = 1;
}

function spires(ctx, v) {
    const c = v.c;
    const pick = Brush.chance(21);
    const base = v.roofs + 34;
    ctx.fillStyle = Brush.fade(ctx, 0, 0, 0, base, [[0, c.far], [1, Brush.mix(c.far, c.low, 0.5)]]);
    ctx.beginPath();
    for (let n = 0, x = 18; x < v.width; x += 88 + pick() * 70, ++n) {
        const high = base - 8 - pick() * v.roofs * 0.5;
        Brush.trace(ctx, SPIRES[n % SPIRES.length], 18 + pick() * 12, high, x, base - high);
    }
    for (let x = -10; x < v.width;) {
        const wide = 22 + pick() * 34;
        const high = 18 + pick() * 16;
        Brush.trace(ctx, "M0 1L0 .4L.5 0L1 .4L1 1Z", wide, high + 20, x, base - high);
        x += wide - 2;
    }
    ctx.rect(0, base, v.width, v.horizon - base);
    ctx.fill();
}

function birds(ctx, v) {
    const pick = Brush.chance(v.season.length * 3 + 2);
    ctx.strokeStyle = v.c.ink;
    ctx.lineCap = "round";
    const gull = (x, y, span, opacity) => {
        ctx.globalAlpha = opacity;
        ctx.lineWidth = span / 8;
        ctx.beginPath();
        ctx.moveTo(x - span, y - span * 0.25);
        ctx.quadraticCurveTo(x - span * 0.4, y - span * 0.6, x, y);
        ctx.quadraticCurveTo(x + span * 0.4, y - span * 0.6, x + span, y - span * 0.25);
        ctx.stroke();
        ctx.globalAlpha = 1;
    };
    if (v.night || v.season === "winter" || v.season === "fire")
        return;
    if (v.season === "autumn") {
        const x = v.width * 0.56;
        for (let n = -4; n < 5; ++n)
            gull(x + n * 9 + pick() * 2, 12 + Math.abs(n) * 3.6, 3.6, 0.6);
        return;
    }
    for (let n = 0; n < v.width / 190; ++n)
        gull((n + pick()) * 190, 10 + pick() * 26, v.season === "summer" ? 6 + pick() * 3 : 4, 0.5);
}

// The next row of warehouses: it closes the gaps between the houses, and stands free where there are few of them.
function town(ctx, v) {
    const c = v.c;
    const pick = Brush.chance(33);
    for (let n = 0, x = -22; x < v.width; ++n) {
        const wide = 74 + Math.round(pick() * 22);
        const top = v.roofs - 6 + pick() * 26;
        behind(ctx, v, n, x, wide, top, pick);
        x += wide - 2;
    }
    Brush.box(ctx, 0, v.horizon - 9, v.width, 9, c.ink, 0.22);
    for (const [from, to] of [[0, v.left], [v.right, v.width]])
        for (let x = from + 30; x < to - 26; x += 66)
            tree(ctx, v, x, v.horizon - 7, 66 + pick() * 20, pick);
    if (v.season === "winter" && !v.lively)
        flakes(ctx, v);
}

function behind(ctx, v, n, x, wide, top, pick) {
    const c = v.c;
    const gable = wide * 0.5;
    const outline = House.GABLES[[2, 0, 5, 1, 4][n % 5]];
    const foot = v.horizon - 8;
    const path = () => {
        ctx.beginPath();
        Brush.trace(ctx, outline, wide, gable, x, top);
        ctx.lineTo(x + wide, foot);
        ctx.lineTo(x, foot);
        ctx.closePath();
    };
    const brick = Brush.mix(c.back, c.bricks[n * 5 % 6], v.night ? 0.25 : 0.34);
    path();
    ctx.fillStyle = Brush.fade(ctx, 0, top, 0, foot, [[0, brick], [1, Brush.mix(c.backLow, brick, 0.35)]]);
    ctx.fill();
    ctx.save();
    path();
    ctx.clip();
    Brush.box(ctx, x + wide - 6, top, 6, foot, c.ink, 0.16);
    Brush.box(ctx, x, top + gable, wide, 1.6, c.mortar, 0.3);
    Brush.dot(ctx, x + wide / 2, top + gable * 0.64, 5, v.night && n % 2 ? c.glassLit : c.ink, v.night && n % 2 ? 0.8 : 0.26);
    for (let y = top + gable + 6; y < foot - 10; y += 17) {
        Brush.box(ctx, x, y + 13, wide, 1, c.mortar, 0.14);
        for (const at of [0.07, 0.22, 0.68, 0.83]) {
            const lit = v.night && pick() < 0.26;
            Brush.box(ctx, x + wide * at, y, wide * 0.1, 10, lit ? c.glassLit : c.ink, lit ? 0.75 : 0.24);
            Brush.box(ctx, x + wide * at - 1, y + 10, wide * 0.1 + 2, 1, c.mortar, 0.26);
        }
        Brush.box(ctx, x + wide * 0.4, y, wide * 0.2, 12, c.ink, 0.24);
    }
    ctx.restore();
    ctx.beginPath();
    Brush.trace(ctx, outline, wide, gable, x, top);
    ctx.strokeStyle = v.season === "winter" ? c.snow : c.mortar;
    ctx.globalAlpha = v.season === "winter" ? 0.9 : v.night ? 0.2 : 0.45;
    ctx.lineWidth = v.season === "winter" ? 2.8 : 1.6;
    ctx.stroke();
    ctx.globalAlpha = 1;
    if (v.season === "winter")
        smoke(ctx, v, x + wide * 0.75, top + 10, pick);
}

function smoke(ctx, v, x, y, pick) {
    for (let n = 0; n < 6; ++n) {
        const bent = pick() * 3;
        if (!v.lively)
            Brush.dot(ctx, x + n * 3 + bent, y - n * 6, 2 + n * 0.9, v.c.middle, 0.34 - n * 0.05);
    }
}

function flakes(ctx, v) {
    const pick = Brush.chance(77);
    for (let n = 0; n < v.width * v.horizon / 3400; ++n)
        Brush.dot(ctx, pick() * v.width, pick() * v.horizon, 0.8 + pick() * 1.3, v.c.snow, 0.4 + 0.5 * pick());
}

function tree(ctx, v, x, y, high, pick) {
    const c = v.c;
    ctx.strokeStyle = c.timber;
    ctx.lineCap = "round";
    const limb = (fromX, fromY, angle, length, width) => {
        const toX = fromX + Math.cos(angle) * length;
        const toY = fromY + Math.sin(angle) * length;
        ctx.lineWidth = width;
        ctx.beginPath();
        ctx.moveTo(fromX, fromY);
        ctx.lineTo(toX, toY);
        ctx.stroke();
        if (length > 5)
            for (const turn of [-0.5, 0.45])
                limb(toX, toY, angle + turn + (pick() - 0.5) * 0.3, length * 0.68, width * 0.66);
    };
    limb(x, y, -Math.PI / 2, high * 0.34, 4);
    if (v.season === "winter")
        return;
    const tones = v.season === "spring" ? [c.green, c.bloom, c.ivory] : v.season === "summer" ? [c.green, Qt.darker(c.green, 1.25), Qt.lighter(c.green, 1.2)] : [c.leaf, Qt.lighter(c.leaf, 1.25), c.fire];
    for (let n = 0; n < 46; ++n) {
        const angle = pick() * 6.3;
        const out = Math.sqrt(pick()) * high * 0.36;
        Brush.dot(ctx, x + Math.cos(angle) * out, y - high * 0.72 + Math.sin(angle) * out * 0.85, 3 + pick() * 3, tones[Math.floor(pick() * 3)], v.night ? 0.45 : 0.9);
    }
}

// A fire strikes: smoke drifts over, sparks rise.
function blaze(ctx, v) {
    const c = v.c;
    const pick = Brush.chance(91);
    for (let n = 0; n < v.width / 46; ++n) {
        const x = pick() * v.width;
        const y = pick() * v.roofs;
        for (let k = 0; k < 5; ++k)
            Brush.dot(ctx, x + k * 13 * (pick() + 0.4), y - k * 5 + pick() * 8, 9 + pick() * 12, c.smoke, 0.2);
    }
    for (let n = 0; n < v.width / 9; ++n)
        Brush.dot(ctx, pick() * v.width, pick() * v.roofs * 2, 0.7 + pick() * 1.3, c.spark, 0.5 + 0.5 * pick());
}
