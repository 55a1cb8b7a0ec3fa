.pragma library

// The nth number of a row, 0 to 1: the same at every start, and whatever was asked for before.
function at(row, n) {
    const wild = Math.sin(row * 127.1 + n * 311.7 + 17.3) * 43758.5453;
    return wild - Math.floor(wild);
}
