.pragma library

// What all paintings share. Chance here is the same at every start: a house does not change its windows.

function chance(seed) {
    let state = seed * 2654435761 % 4294967296;
    return () => {
        state = (state * 1664525 + 1013904223) % 4294967296;
        return state / 4294967296;
    };
}

function alpha(colour, opacity) {
    return Qt.rgba(colour.r, colour.g, colour.b, opacity);
}

function mix(one, other, share) {
    return Qt.rgba(one.r + (other.r - one.r) * share, one.g + (other.g - one.g) * share, one.b + (other.b - one.b) * share, 1);
}

function box(ctx, x, y, width, height, colour, opacity) {
    ctx.globalAlpha = opacity ?? 1;
    ctx.fillStyle = colour;
    ctx.fillRect(x, y, width, height);
    ctx.globalAlpha = 1;
}

function dot(ctx, x, y, radius, colour, opacity) {
    ctx.globalAlpha = opacity ?? 1;
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.ellipse(x - radius, y - radius, 2 * radius, 2 * radius);
    ctx.fill();
    ctx.globalAlpha = 1;
}

function poly(ctx, points, colour, opacity) {
    ctx.globalAlpha = opacity ?? 1;
    ctx.fillStyle = colour;
    ctx.beginPath();
    points.forEach(([x, y], n) => n ? ctx.lineTo(x, y) : ctx.moveTo(x, y));
    ctx.closePath();
    ctx.fill();
    ctx.globalAlpha = 1;
}

// An outline in shares of a width and a height: M, L, C and Z, numbers parted by single spaces.
function trace(ctx, outline, width, height, left, top) {
    const x = left ?? 0;
    const y = top ?? 0;
    for (const part of outline.match(/[MLCZ][^MLCZ]*/g)) {
        const n = part.slice(1).trim().split(" ").map((share, i) => i % 2 ? y + share * height : x + share * width);
        switch (part[0]) {
        case "M":
            ctx.moveTo(n[0], n[1]);
            break;
        case "L":
            ctx.lineTo(n[0], n[1]);
            break;
        case "C":
            ctx.bezierCurveTo(n[0], n[1], n[2], n[3], n[4], n[5]);
            break;
        case "Z":
            ctx.closePath();
        }
    }
}

function fade(ctx, x, y, toX, toY, stops) {
    const gradient = ctx.createLinearGradient(x, y, toX, toY);
    stops.forEach(([at, colour]) => gradient.addColorStop(at, colour));
    return gradient;
}

function halo(ctx, x, y, radius, colour, opacity) {
    const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, alpha(colour, opacity));
    gradient.addColorStop(1, alpha(colour, 0));
    ctx.fillStyle = gradient;
    ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

// A soft ridge of snow along an edge.
function snow(ctx, x, y, width, colour, depth) {
    const high = depth ?? 3.4;
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x, y);
    for (let at = 0; at < width; at += 8)
        ctx.quadraticCurveTo(x + at + 4, y - high + at % 3, x + Math.min(at + 8, width), y - 1);
    ctx.lineTo(x + width, y + 0.8);
    ctx.lineTo(x, y + 0.8);
    ctx.fill();
}
