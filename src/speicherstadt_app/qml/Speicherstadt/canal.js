.pragma library
.import "brush.js" as Brush

// Paints the quay wall and the water before it.
// A canal `w` is { width, height, wall, gap, houses: [{ x, width, colour, door }], season, night } and its colours `w.c`.

function water(ctx, w) {
    const c = w.c;
    ctx.fillStyle = Brush.fade(ctx, 0, w.wall, 0, w.height, [[0, c.high], [1, c.low]]);
    ctx.fillRect(0, 0, w.width, w.height);
    mirror(ctx, w);
    quay(ctx, w);
    moorings(ctx, w);
    drift(ctx, w);
}

// The houses upside down, broken into bands that sway wider the nearer they come.
function mirror(ctx, w) {
    const pick = Brush.chance(13);
    for (const house of w.houses) {
        const tone = Brush.mix(house.colour, w.c.high, 0.25);
        for (let y = w.wall + 1; y < w.height; y += 5) {
            const far = (y - w.wall) / 5;
            const share = Math.max(0, 0.62 - far * 0.02);
            const sway = Math.sin(far * 1.7 + house.x) * (1 + far * 0.24);
            ctx.globalAlpha = share;
            ctx.fillStyle = tone;
            ctx.fillRect(house.x + sway, y, house.width, 4.2);
            if (far > 2) {
                ctx.globalAlpha = share * (w.night ? 0.55 : 0.4);
                ctx.fillStyle = w.night ? w.c.lamp : house.door;
                const middle = house.x + house.width / 2 + sway * 1.4;
                ctx.fillRect(middle - 17 + pick() * 4, y, 34 - pick() * 10, w.night ? 1.8 : 4.2);
                if (w.night && pick() < 0.5)
                    ctx.fillRect(house.x + house.width * pick(), y, 10, 1.6);
            }
        }
    }
    ctx.globalAlpha = 1;
}

function quay(ctx, w) {
    const c = w.c;
    const row = 6;
    Brush.box(ctx, 0, 0, w.width, w.wall, c.granite);
    for (let n = 0, y = 0; y < w.wall; y += row, ++n) {
        Brush.box(ctx, 0, y, w.width, 1, c.graniteDark, 0.8);
        for (let x = n % 2 ? 11 : 0; x < w.width; x += 24) {
            Brush.box(ctx, x, y, 1, row, c.graniteDark, 0.8);
            if ((x + n * 7) % 5 === 0)
                Brush.box(ctx, x + 1, y + 1, 23, row - 1, c.ink, 0.1);
        }
    }
    Brush.box(ctx, 0, 0, w.width, 2, w.season === "winter" ? c.snow : c.mortar);
    ctx.fillStyle = Brush.fade(ctx, 0, w.wall - 6, 0, w.wall, [[0, Brush.alpha(c.weed, 0)], [1, Brush.alpha(c.weed, 0.75)]]);
    ctx.fillRect(0, w.wall - 6, w.width, 6);
    ctx.fillStyle = Brush.fade(ctx, 0, w.wall, 0, w.wall + 9, [[0, Brush.alpha(c.ink, 0.5)], [1, Brush.alpha(c.ink, 0)]]);
    ctx.fillRect(0, w.wall, w.width, 9);
}

// Bollards between the houses, and a boat where there is room for one.
function moorings(ctx, w) {
    const c = w.c;
    const first = w.houses[0];
    const last = w.houses[w.houses.length - 1];
    if (!first)
        return;
    for (const house of w.houses) {
        const x = house.x + house.width + w.gap / 2;
        Brush.box(ctx, x - 2.6, -5, 5.2, 7, c.ink);
        Brush.box(ctx, x - 3.8, -6, 7.6, 2.6, c.graniteDark);
        Brush.box(ctx, x - 3.8, -6, 7.6, 1, w.season === "winter" ? c.snow : c.mortar);
    }
    for (const [from, to] of [[0, first.x], [last.x + last.width, w.width]])
        if (to - from > 110)
            boat(ctx, w, (from + to) / 2, w.wall + 46);
}

function boat(ctx, w, x, y) {
    const c = w.c;
    ctx.globalAlpha = 0.35;
    ctx.fillStyle = c.ink;
    ctx.beginPath();
    ctx.ellipse(x - 34, y + 5, 68, 9);
    ctx.fill();
    ctx.globalAlpha = 1;
    Brush.poly(ctx, [[x - 38, y - 6], [x - 30, y + 8], [x + 28, y + 8], [x + 38, y - 7], [x + 30, y - 2], [x - 30, y - 2]], c.timber);
    Brush.poly(ctx, [[x - 38, y - 6], [x - 30, y - 2], [x + 30, y - 2], [x + 38, y - 7], [x + 37, y - 4], [x + 29, y + 1], [x - 29, y + 1], [x - 37, y - 3]], c.mortar);
    for (const bench of [-14, 10])
        Brush.box(ctx, x + bench, y - 4, 5, 3, c.timber);
    if (w.season === "winter")
        Brush.snow(ctx, x - 28, y - 2, 56, c.snow);
}

// What swims on the water in this season.
function drift(ctx, w) {
    const c = w.c;
    const pick = Brush.chance(w.season.length * 5 + 1);
    const room = w.height - w.wall - 14;
    const some = Math.round(w.width * room / 6200);
    const at = () => [pick() * w.width, w.wall + 10 + pick() * room];
    switch (w.season) {
    case "winter":
        for (let n = 0; n < some; ++n) {
            const [x, y] = at();
            floe(ctx, x, y, 22 + pick() * 40, 5 + pick() * 4, c, pick);
        }
        break;
    case "autumn":
        for (let n = 0; n < some * 1.6; ++n) {
            const [x, y] = at();
            leaf(ctx, x, y, 3.4 + pick() * 1.6, pick() * 3, pick() < 0.5 ? c.leaf : pick() < 0.5 ? c.fire : c.coin);
        }
        break;
    case "spring":
        for (let n = 0; n < some * 1.5; ++n) {
            const [x, y] = at();
            Brush.dot(ctx, x, y, 1 + pick() * 0.8, pick() < 0.5 ? c.bloom : c.ivory, w.night ? 0.5 : 0.85);
        }
        break;
    default:
        if (!w.night)
            for (let n = 0; n < some * 2; ++n) {
                const [x, y] = at();
                Brush.box(ctx, x, y, 2 + pick() * 5, 1.2, c.sun, 0.55);
            }
    }
}

function floe(ctx, x, y, wide, high, c, pick) {
    const corners = [];
    for (let n = 0; n < 8; ++n) {
        const angle = n * Math.PI / 4;
        const out = 0.78 + pick() * 0.3;
        corners.push([x + Math.cos(angle) * wide / 2 * out, y + Math.sin(angle) * high / 2 * out]);
    }
    Brush.poly(ctx, corners.map(([a, b]) => [a, b + 1.8]), c.low, 0.8);
    Brush.poly(ctx, corners, c.snow, 0.9);
}

function leaf(ctx, x, y, size, angle, colour) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle);
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(-size, 0);
    ctx.quadraticCurveTo(0, -size * 0.8, size, 0);
    ctx.quadraticCurveTo(0, size * 0.8, -size, 0);
    ctx.fill();
    ctx.restore();
}
