pragma Singleton

import QtQuick
import Theme

// Sizes of the lagoon, in design pixels.
QtObject {
    readonly property int leastCell: 34       // a smaller board is shown as rows of words
    readonly property int finger: 44          // a smaller cell is hit through the loupe
    readonly property int leastWidth: 570
    readonly property int cell: 48
    readonly property int kerb: Metrics.px(20) + 8
    readonly property int letters: Metrics.px(14)
    readonly property int margin: Metrics.px(12) + 6      // beside the board, for the row's figures
    readonly property int depot: 108
    readonly property int depotAcross: Metrics.px(18) + 58
    readonly property int air: 12             // for the poles on the track, where there is no sky
    readonly property int eaves: 4            // so much of the roof's tiles hang over the track, if there is no more
    readonly property int gap: 6              // between the board and the landing stage
    readonly property int sky: 22             // less is none

    // of the sky's height: water before the palaces, and the palaces, of whose towers a low sky shows the feet alone
    function strait(shore: real): int {
        return shore < 40 ? 0 : Math.min(24, Math.round(shore * 0.15))
    }
    function palaces(shore: real): int {
        const whole = shore - strait(shore)
        return Math.max(30, Math.min(Math.round(whole * Math.max(1, Math.min(1.4, 2 - shore / 100))), 190))
    }

    // the counter
    readonly property int card: 84
    readonly property int leastTile: 21       // a cell of a tile; with more than fit, the row is scrolled
}
