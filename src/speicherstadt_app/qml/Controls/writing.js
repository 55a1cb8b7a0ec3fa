.pragma library

// A name that is written from right to left turns no sentence round that it stands in (`isolated` in words/phrases.py).
function isolated(name) {
    return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\ud802\ud803\ud83a\ud83b]/.test(name) ? "\u2068" + name + "\u2069" : name;
}
