.pragma library
.import "brush.js" as Brush

// Paints one warehouse of the row: wall with its gable, then windows and closed leaves. All lengths in design pixels.
// A house `h` is { kind, width, height, gable, attic, storey, plinth, hatch, season, night } and its colours `h.c`.

const FLOORS = 8;

// Outlines of the six gables, in shares of the width and of the gable's height, from the lower left to the lower right.
const GABLES = [
    "M0 1L0 .76L.12 .76L.12 .53L.24 .53L.24 .3L.35 .3L.35 .09L.65 .09L.65 .3L.76 .3L.76 .53L.88 .53L.88 .76L1 .76L1 1",
    "M0 1L0 .74L.11 .74L.45 .06L.55 .06L.89 .74L1 .74L1 1",
    "M0 1L0 .8C.15 .8 .13 .52 .24 .49C.33 .46 .3 .08 .5 .06C.7 .08 .67 .46 .76 .49C.87 .52 .85 .8 1 .8L1 1",
    "M0 1L0 .46L.17 .46L.17 .64L.3 .64L.3 .3L.5 .06L.7 .3L.7 .64L.83 .64L.83 .46L1 .46L1 1",
    "M0 1L0 .54L.07 .54L.07 .64L.14 .64L.14 .54L.21 .54L.21 .64L.3 .64L.3 .34C.3 -.03 .7 -.03 .7 .34L.7 .64L.79 .64L.79 .54L.86 .54L.86 .64L.93 .64L.93 .54L1 .54L1 1",
    "M0 1L0 .86L.3 .86L.3 .36L.5 .06L.7 .36L.7 .86L1 .86L1 1"
];
const ROOFS = [
    ["M.05 1L.19 .26L.81 .26L.95 1Z"],
    [],
    ["M.04 1L.15 .4L.85 .4L.96 1Z"],
    ["M-.015 .48L.085 -.02L.185 .48Z", "M.815 .48L.915 -.02L1.015 .48Z"],
    [],
    ["M0 .9L.1 .3L.9 .3L1 .9Z"]
];
// Chimneys: share of the width, share of the gable's height where they end.
const CHIMNEYS = [[[0.9, 0.42]], [[0.1, 0.36], [0.94, 0.5]], [[0.93, 0.46]], [], [[0.035, 0.28]], [[0.16, 0.16], [0.84, 0.16]]];

// A round-shouldered opening: straight sides, a flat arch on top.
function arched(ctx, x, y, width, height, rise) {
    ctx.beginPath();
    ctx.moveTo(x, y + height);
    ctx.lineTo(x, y + rise);
    ctx.quadraticCurveTo(x, y, x + width * 0.28, y);
    ctx.lineTo(x + width * 0.72, y);
    ctx.quadraticCurveTo(x + width, y, x + width, y + rise);
    ctx.lineTo(x + width, y + height);
    ctx.closePath();
}

function wallPath(ctx, h) {
    ctx.beginPath();
    Brush.trace(ctx, GABLES[h.kind], h.width, h.gable);
    ctx.lineTo(h.width, h.height - h.plinth);
    ctx.lineTo(0, h.height - h.plinth);
    ctx.closePath();
}

function roof(ctx, h) {
    const c = h.c;
    for (const [at, top] of CHIMNEYS[h.kind]) {
        const x = at * h.width - 5;
        const y = top * h.gable;
        Brush.box(ctx, x, y, 10, h.gable - y, c.brickShade);
        Brush.box(ctx, x, y, 4, h.gable - y, c.brick, 0.7);
        Brush.box(ctx, x - 1.5, y - 1, 13, 3.5, h.season === "winter" ? c.snow : c.mortar);
        Brush.box(ctx, x - 1.5, y + 2.5, 13, 1, c.ink, 0.35);
    }
    for (const outline of ROOFS[h.kind]) {
        ctx.beginPath();
        Brush.trace(ctx, outline, h.width, h.gable);
        const fall = ctx.createLinearGradient(0, 0, h.width, 0);
        fall.addColorStop(0, c.copperSeam);
        fall.addColorStop(0.45, c.copper);
        fall.addColorStop(1, c.copperDark);
        ctx.fillStyle = fall;
        ctx.fill();
        ctx.save();
        ctx.clip();
        for (let x = 3; x < h.width; x += 7) {
            Brush.box(ctx, x, 0, 1, h.gable, c.ink, 0.22);
            Brush.box(ctx, x + 1, 0, 1, h.gable, c.ivory, h.night ? 0.06 : 0.16);
        }
        if (h.night)
            Brush.box(ctx, 0, 0, h.width, h.gable, c.ink, 0.34);
        if (h.season === "winter") {
            ctx.fillStyle = c.snow;
            ctx.beginPath();
            ctx.moveTo(0, 0);
            ctx.lineTo(0, h.gable * 0.6);
            for (let x = 0; x <= h.width; x += 9)
                ctx.quadraticCurveTo(x + 4.5, h.gable * (0.62 + 0.09 * (x % 2)), x + 9, h.gable * 0.56);
            ctx.lineTo(h.width, 0);
            ctx.fill();
        }
        ctx.restore();
        ctx.beginPath();
        Brush.trace(ctx, outline, h.width, h.gable);
        ctx.strokeStyle = c.copperDark;
        ctx.lineWidth = 1.2;
        ctx.lineJoin = "round";
        ctx.stroke();
    }
}

// Running bond: joints as one path, then every few bricks a tone of its own.
function bricks(ctx, h) {
    const c = h.c;
    const course = 4.6;
    const brick = 12;
    const pick = Brush.chance(h.kind + 3);
    ctx.beginPath();
    for (let row = 0, y = 0; y < h.height; y += course, ++row) {
        ctx.rect(0, y, h.width, 0.8);
        for (let x = row % 2 ? brick / 2 : 0; x < h.width; x += brick)
            ctx.rect(x, y, 0.8, course);
    }
    ctx.globalAlpha = 0.15;
    ctx.fillStyle = c.mortar;
    ctx.fill();
    for (const [tone, share, opacity] of [[c.ink, 0.16, 0.14], [c.ivory, 0.1, 0.09], [c.brickShade, 0.12, 0.4]]) {
        ctx.beginPath();
        for (let row = 0, y = 0; y < h.height; y += course, ++row)
            for (let x = row % 2 ? -brick / 2 : 0; x < h.width; x += brick)
                if (pick() < share)
                    ctx.rect(x + 0.8, y + 0.8, brick - 0.8, course - 0.8);
        ctx.globalAlpha = opacity;
        ctx.fillStyle = tone;
        ctx.fill();
    }
    ctx.globalAlpha = 1;
}

function floorY(h, fromTop) {
    return h.gable + Math.min(fromTop, 3) * h.attic + Math.max(0, fromTop - 3) * h.storey;
}

// What tells the houses apart besides gable and doors: quoins, glazed bands or pilasters.
function dress(ctx, h) {
    const c = h.c;
    const top = h.gable + 4;
    const foot = h.height - h.plinth;
    if (h.kind % 3 === 0) {
        for (let n = 0, y = top; y + 9 < foot; y += 10.5, ++n) {
            const wide = n % 2 ? 6 : 10;
            for (const x of [0, h.width - wide]) {
                Brush.box(ctx, x, y, wide, 9, c.mortar, 0.62);
                Brush.box(ctx, x, y + 8, wide, 1.2, c.ink, 0.3);
            }
        }
    } else if (h.kind % 3 === 1) {
        for (let n = 0; n < FLOORS; ++n) {
            const y = floorY(h, n) + (n < 3 ? 1 : 2);
            Brush.box(ctx, 0, y, h.width, 1.6, c.mortar, 0.34);
            Brush.box(ctx, 0, y + 1.6, h.width, 1.6, c.brickShade, 0.55);
        }
    } else {
        for (const x of [1, h.width * 0.335, h.width * 0.665 - 7, h.width - 8]) {
            Brush.box(ctx, x, top, 7, foot - top, c.ivory, 0.07);
            Brush.box(ctx, x + 6, top, 1.4, foot - top, c.ink, 0.25);
            Brush.box(ctx, x - 1, top, 1, foot - top, c.ivory, 0.14);
        }
    }
}

function cornice(ctx, h, y, depth) {
    const c = h.c;
    Brush.box(ctx, -1, y, h.width + 2, depth, c.mortar);
    Brush.box(ctx, -1, y, h.width + 2, 1, c.ivory, 0.45);
    Brush.box(ctx, 0, y + depth, h.width, 1.2, c.ink, 0.4);
    if (depth > 3)
        for (let x = 3; x < h.width - 3; x += 6)
            Brush.box(ctx, x, y + depth, 3, 2.4, c.mortar, 0.85);
    if (h.season === "winter") {
        Brush.snow(ctx, -1, y + 0.6, h.width + 2, c.snow);
        const pick = Brush.chance(h.kind + depth);
        for (let x = 2; x < h.width - 2; x += 4 + pick() * 9)
            Brush.poly(ctx, [[x, y + depth], [x + 2.2, y + depth], [x + 1.1, y + depth + 2.5 + pick() * 4]], c.snow, 0.8);
    }
}

function wall(ctx, h) {
    const c = h.c;
    roof(ctx, h);
    finial(ctx, h);
    ctx.save();
    wallPath(ctx, h);
    ctx.fillStyle = c.brick;
    ctx.fill();
    ctx.clip();
    bricks(ctx, h);
    const bay = h.hatch + 18;
    Brush.box(ctx, (h.width - bay) / 2, h.gable * 0.6, bay, h.height, c.ink, 0.13);
    Brush.box(ctx, (h.width - bay) / 2, h.gable, 1.2, h.height, c.ink, 0.25);
    Brush.box(ctx, (h.width + bay) / 2, h.gable, 1.2, h.height, c.ivory, 0.16);
    dress(ctx, h);
    const light = ctx.createLinearGradient(0, 0, h.width, 0);
    light.addColorStop(0, Qt.rgba(1, 1, 1, h.night ? 0.03 : 0.1));
    light.addColorStop(0.4, Qt.rgba(0, 0, 0, 0));
    light.addColorStop(1, Qt.rgba(0, 0, 0, 0.28));
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, h.width, h.height);
    const damp = ctx.createLinearGradient(0, h.height - 70, 0, h.height);
    damp.addColorStop(0, Qt.rgba(0, 0, 0, 0));
    damp.addColorStop(1, Qt.rgba(0, 0, 0, 0.26));
    ctx.fillStyle = damp;
    ctx.fillRect(0, h.height - 70, h.width, 70);
    Brush.box(ctx, 0, 0, h.width, h.height, c.tint);
    if (h.night)
        Brush.halo(ctx, h.width / 2, h.height, h.width * 0.62, c.glassLit, 0.2);
    anchors(ctx, h);
    ctx.restore();
    coping(ctx, h);
    roundWindow(ctx, h);
    cornice(ctx, h, h.gable - 3, 4);
    cornice(ctx, h, h.gable + 3 * h.attic - 1, 2.4);
    plinth(ctx, h);
    if (h.kind % 3 === 1)
        ivy(ctx, h);
}

// What crowns the gable: a ball and a spike, on one house a ship for a vane, on another a pennant.
function finial(ctx, h) {
    const c = h.c;
    const x = h.width / 2;
    const y = h.gable * (h.kind === 0 ? 0.09 : 0.06);
    Brush.box(ctx, x - 0.8, y - 10, 1.6, 11, c.ink, 0.8);
    if (h.kind === 4) {
        Brush.poly(ctx, [[x - 6, y - 8], [x + 7, y - 8], [x + 4, y - 5], [x - 4, y - 5]], c.copperDark);
        Brush.poly(ctx, [[x, y - 8.5], [x, y - 13], [x + 5, y - 8.5]], c.copperSeam);
    } else if (h.kind === 0) {
        Brush.poly(ctx, [[x + 0.6, y - 11], [x + 13, y - 9.5], [x + 8, y - 7.5], [x + 0.6, y - 6]], h.season === "winter" ? c.ivory : c.red);
    } else {
        Brush.dot(ctx, x, y - 3.4, 3, c.copperDark);
        Brush.dot(ctx, x - 0.8, y - 4.2, 1.4, c.copperSeam);
    }
    for (const at of h.kind === 3 ? [0.085, 0.915] : [])
        Brush.box(ctx, at * h.width - 0.7, -6, 1.4, 8, c.copperDark);
}

// The window in the gable; the price hangs before it.
function roundWindow(ctx, h) {
    const c = h.c;
    const x = h.width / 2;
    const y = Math.round(h.gable * 0.64);
    const radius = h.gable * 0.33;
    Brush.dot(ctx, x, y + 0.8, radius + 2, c.ink, 0.5);
    Brush.dot(ctx, x, y, radius, c.mortar);
    const lit = h.night && h.kind % 2 === 0;
    ctx.fillStyle = Brush.fade(ctx, x - radius, y - radius, x + radius, y + radius, lit ? [[0, c.hatchLit], [1, c.glassLit]] : [[0, c.glassHigh], [1, c.glass]]);
    ctx.beginPath();
    ctx.ellipse(x - radius + 3, y - radius + 3, 2 * radius - 6, 2 * radius - 6);
    ctx.fill();
    for (const [dx, dy] of [[1, 0], [0, 1], [0.7, 0.7], [0.7, -0.7]]) {
        ctx.strokeStyle = c.mortar;
        ctx.lineWidth = 1.5;
        ctx.beginPath();
        ctx.moveTo(x - dx * (radius - 3), y - dy * (radius - 3));
        ctx.lineTo(x + dx * (radius - 3), y + dy * (radius - 3));
        ctx.stroke();
    }
    Brush.dot(ctx, x, y, radius * 0.26, c.mortar);
    Brush.dot(ctx, x, y, radius * 0.26 - 1.6, lit ? c.glassLit : c.glass);
}

// Iron anchors of the beams, between the floors.
function anchors(ctx, h) {
    for (const at of [0.335, 0.665])
        for (const floor of [3, 5, 7]) {
            const x = at * h.width;
            const y = floorY(h, floor) - 1;
            Brush.box(ctx, x - 0.9, y - 4.5, 1.8, 9, h.c.ink, 0.6);
            Brush.dot(ctx, x, y, 1.9, h.c.ink, 0.6);
        }
}

// Climbs one corner: green, red in autumn, bare in winter.
function ivy(ctx, h) {
    const c = h.c;
    const pick = Brush.chance(h.kind + 61);
    const left = h.kind === 1;
    const foot = h.height - h.plinth;
    const high = h.height * (h.kind === 1 ? 0.62 : 0.48);
    const tones = h.season === "autumn" ? [c.rust, c.leaf, c.red] : h.season === "spring" ? [c.green, Qt.lighter(c.green, 1.3), c.green] : [c.green, Qt.darker(c.green, 1.3), Qt.darker(c.green, 1.15)];
    ctx.strokeStyle = c.timber;
    ctx.lineWidth = 1.2;
    for (let stem = 0; stem < 3; ++stem) {
        let x = 2 + stem * 3;
        ctx.beginPath();
        ctx.moveTo(left ? x : h.width - x, foot);
        const tall = high * (1 - stem * 0.22);
        for (let up = 0; up < tall; up += 9) {
            x = Math.max(0.5, Math.min(h.width * 0.07, x + (pick() - 0.5) * 5));
            ctx.lineTo(left ? x : h.width - x, foot - up);
        }
        ctx.stroke();
    }
    if (h.season === "winter")
        return;
    const leaves = h.season === "spring" ? 60 : 130;
    for (let n = 0; n < leaves; ++n) {
        const up = pick() * pick() * high * 1.05;
        const reach = h.width * 0.085 * (1 - up / high * 0.6);
        const x = pick() * reach - 1;
        Brush.dot(ctx, left ? x : h.width - x, foot - up, 1.4 + pick() * 1.5, tones[Math.floor(pick() * 3)], h.night ? 0.55 : 0.92);
    }
}

function coping(ctx, h) {
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    for (const [colour, width, lift] of h.season === "winter" ? [[h.c.ink, 5, 1], [h.c.snow, 4.6, -0.8]] : [[h.c.ink, 4.4, 0.6], [h.c.mortar, 3, 0]]) {
        ctx.save();
        ctx.translate(0, lift);
        ctx.globalAlpha = colour === h.c.ink ? 0.4 : 1;
        ctx.beginPath();
        Brush.trace(ctx, GABLES[h.kind], h.width, h.gable);
        ctx.strokeStyle = colour;
        ctx.lineWidth = width;
        ctx.stroke();
        ctx.restore();
    }
}

function plinth(ctx, h) {
    const c = h.c;
    const y = h.height - h.plinth;
    Brush.box(ctx, -2, y, h.width + 4, h.plinth, c.granite);
    for (let n = 0, x = 9; x < h.width; x += 19 + n % 3 * 4, ++n)
        Brush.box(ctx, x, y + 1, 1, h.plinth, c.graniteDark);
    Brush.box(ctx, -2, y, h.width + 4, 1.6, h.season === "winter" ? c.snow : c.mortar, 0.9);
}

// Some windows in which no lamp burns by night: { x, y, width, height, chosen }.
function someDark(h, count) {
    // A canvas on which nothing is painted.
    const none = new Proxy(() => none, {
        get: () => none,
        set: () => true
    });
    const found = [];
    openings(none, h, found);
    const pick = Brush.chance(h.kind + 41);
    while (found.length > count)
        found.splice(Math.floor(pick() * found.length), 1);
    return found;
}

// Windows left and right of the hatches, and the hatches' closed leaves. Those without a lamp are added to `dark`.
function openings(ctx, h, dark) {
    const pick = Brush.chance(h.kind * 7 + 11);
    for (let n = 0; n < FLOORS; ++n) {
        const y = floorY(h, n);
        const low = n < 3;
        const tall = low ? h.attic : h.storey;
        const wide = h.width < 132 ? 16 : h.width > 190 ? 16 : 13;
        const many = h.width < 132 ? 1 : 2;
        const height = low ? tall - 8 : tall - 9;
        for (const side of [-1, 1]) {
            const centre = h.width * (0.5 + side * 0.31);
            for (let k = 0; k < many; ++k) {
                const x = centre + (k - (many - 1) / 2) * (wide + 5) - wide / 2;
                const top = y + (low ? 4 : 5);
                const lit = h.night && pick() < 0.34;
                const chosen = pick();
                pane(ctx, h, x, top, wide, height, lit, chosen);
                if (dark && !lit)
                    dark.push({
                        x: x,
                        y: top,
                        width: wide,
                        height: height,
                        chosen: chosen
                    });
            }
            if (!low && h.season === "summer" && pick() < 0.16)
                awning(ctx, h, centre - many * (wide + 5) / 2, y + 3.5, many * (wide + 5));
            else if (!low && (h.season === "spring" || h.season === "summer") && pick() < 0.3)
                flowers(ctx, h, centre - many * (wide + 5) / 2 + 1, y + tall - 5, many * (wide + 5) - 2, pick);
        }
        leaves(ctx, h, (h.width - h.hatch) / 2, y + 2, tall - 2, low);
    }
}

function pane(ctx, h, x, y, width, height, lit, chosen) {
    const c = h.c;
    if (lit) {
        const glow = ctx.createRadialGradient(x + width / 2, y + height / 2, 2, x + width / 2, y + height / 2, height * 1.1);
        glow.addColorStop(0, Qt.rgba(c.glassLit.r, c.glassLit.g, c.glassLit.b, 0.4));
        glow.addColorStop(1, Qt.rgba(c.glassLit.r, c.glassLit.g, c.glassLit.b, 0));
        ctx.fillStyle = glow;
        ctx.fillRect(x - height, y - height, width + 2 * height, 3 * height);
    }
    arched(ctx, x - 1.6, y - 2.2, width + 3.2, height + 2.2, 4);
    ctx.fillStyle = c.mortar;
    ctx.fill();
    arched(ctx, x, y, width, height, 2.6);
    const glass = ctx.createLinearGradient(x, y, x + width * 0.4, y + height);
    glass.addColorStop(0, lit ? c.hatchLit : c.glassHigh);
    glass.addColorStop(1, lit ? c.glassLit : c.glass);
    ctx.fillStyle = glass;
    ctx.fill();
    if (chosen < 0.22) {
        for (const at of [0.5, width * 0.74 - 0.5])
            Brush.box(ctx, x + at, y + 1.5, width * 0.26, height - 1.5, c.ivory, lit ? 0.6 : h.night ? 0.12 : 0.42);
    } else if (chosen < 0.4) {
        Brush.box(ctx, x + 0.5, y + 0.8, width - 1, height * 0.36, c.ivory, lit ? 0.5 : h.night ? 0.1 : 0.36);
    } else if (!lit && !h.night) {
        ctx.globalAlpha = 0.22;
        ctx.fillStyle = c.ivory;
        ctx.beginPath();
        ctx.moveTo(x + width * 0.2, y + height);
        ctx.lineTo(x + width * 0.62, y);
        ctx.lineTo(x + width * 0.88, y);
        ctx.lineTo(x + width * 0.46, y + height);
        ctx.fill();
        ctx.globalAlpha = 1;
    }
    Brush.box(ctx, x + width / 2 - 0.6, y, 1.2, height, c.mortar, 0.9);
    Brush.box(ctx, x, y + height * 0.42, width, 1, c.mortar, 0.8);
    Brush.box(ctx, x - 2.4, y + height, width + 4.8, 2, c.mortar);
    Brush.box(ctx, x - 2.4, y + height + 2, width + 4.8, 1.2, c.ink, 0.35);
    if (h.season === "winter")
        Brush.snow(ctx, x - 2.4, y + height + 0.6, width + 4.8, c.snow);
}

// A sun-blind over a pair of windows.
function awning(ctx, h, x, y, width) {
    const c = h.c;
    const stripes = Math.round(width / 5);
    for (let n = 0; n < stripes; ++n) {
        const from = x + n * width / stripes;
        const to = from + width / stripes;
        const lean = at => (at - x - width / 2) * 0.12;
        Brush.poly(ctx, [[from, y], [to, y], [to + lean(to), y + 6], [from + lean(from), y + 6]], n % 2 ? c.ivory : c.copper, 0.95);
        Brush.dot(ctx, (from + to) / 2 + lean(from), y + 6, width / stripes / 2, n % 2 ? c.ivory : c.copper, 0.95);
    }
    Brush.box(ctx, x, y - 0.8, width, 1.2, c.ink, 0.6);
}

function flowers(ctx, h, x, y, width, pick) {
    const c = h.c;
    Brush.box(ctx, x, y, width, 3.4, c.timber);
    for (let at = 1; at < width - 1; at += 2.6) {
        Brush.dot(ctx, x + at, y - 0.6 - pick() * 1.6, 2.1, c.green);
        if (pick() < 0.62)
            Brush.dot(ctx, x + at, y - 1.6 - pick() * 2, 1.3, h.season === "spring" ? (pick() < 0.5 ? c.ivory : c.bloom) : c.red);
    }
}

// Closed: two painted leaves under a stone arch, straps and a bolt.
function leaves(ctx, h, x, y, height, low) {
    const c = h.c;
    const width = low ? h.hatch - 8 : h.hatch;
    const left = x + (h.hatch - width) / 2;
    arched(ctx, left - 2, y - 1.4, width + 4, height + 1.4, low ? 6 : 9);
    ctx.fillStyle = c.mortar;
    ctx.fill();
    arched(ctx, left, y + 0.6, width, height - 0.6, low ? 5 : 8);
    ctx.fillStyle = c.hatch;
    ctx.fill();
    ctx.save();
    arched(ctx, left + 1.6, y + 2, width - 3.2, height - 2, low ? 4.4 : 7);
    ctx.clip();
    const paint = ctx.createLinearGradient(left, 0, left + width, 0);
    paint.addColorStop(0, Qt.lighter(c.door, h.night ? 1.05 : 1.18));
    paint.addColorStop(1, Qt.darker(c.door, 1.22));
    ctx.fillStyle = paint;
    ctx.fillRect(left, y, width, height);
    for (let plank = left + width / 8; plank < left + width; plank += width / 8)
        Brush.box(ctx, plank, y, 0.8, height, c.ink, 0.28);
    Brush.box(ctx, left + width / 2 - 0.8, y, 1.6, height, c.ink, 0.85);
    for (const strap of low ? [0.5] : [0.34, 0.74]) {
        Brush.box(ctx, left, y + height * strap, width, 1.8, c.ink, 0.55);
        Brush.box(ctx, left, y + height * strap - 0.8, width, 0.8, c.ivory, 0.18);
    }
    const eave = ctx.createLinearGradient(0, y, 0, y + 7);
    eave.addColorStop(0, Qt.rgba(0, 0, 0, 0.45));
    eave.addColorStop(1, Qt.rgba(0, 0, 0, 0));
    ctx.fillStyle = eave;
    ctx.fillRect(left, y, width, 7);
    ctx.restore();
    Brush.box(ctx, left - 4, y + height - 2.4, width + 8, 2.4, c.mortar);
    Brush.box(ctx, left - 4, y + height - 0.4, width + 8, 0.8, c.ink, 0.4);
    if (h.season === "winter")
        Brush.snow(ctx, left - 4, y + height - 2, width + 8, c.snow);
}

// The whole house in one tone, to lay it in shade.
function veil(ctx, h, shade) {
    ctx.fillStyle = shade;
    ctx.beginPath();
    for (const outline of ROOFS[h.kind])
        Brush.trace(ctx, outline, h.width, h.gable);
    for (const [at, top] of CHIMNEYS[h.kind])
        ctx.rect(at * h.width - 6.5, top * h.gable - 1, 13, h.gable * (1 - top));
    Brush.trace(ctx, GABLES[h.kind], h.width, h.gable);
    ctx.lineTo(h.width, h.height);
    ctx.lineTo(0, h.height);
    ctx.closePath();
    ctx.fillRule = Qt.WindingFill;
    ctx.fill();
}
