pragma Singleton

import QtQuick
import Theme

// Sizes of the harbour, in design pixels.
QtObject {
    // a column: gable, three attic floors, five floors, plinth, card on its lighter
    readonly property int gable: 62
    readonly property int attic: 17
    readonly property int storey: 27
    readonly property int plinth: 7
    readonly property int card: 114
    // ... where there is much height
    readonly property int tallScene: 574
    readonly property int tallGable: 84
    readonly property int tallAttic: 26
    readonly property int tallStorey: 40
    readonly property int tallCard: 158
    readonly property int hull: 16
    readonly property int columnGap: 12
    readonly property int columnMax: 212
    readonly property int columnMin: 82       // three cubes on a card, a word as its title
    readonly property int facade: gable + 3 * attic + 5 * storey + plinth

    // pieces
    readonly property int cube: Metrics.art(36)
    readonly property int cubeLarge: Metrics.art(48)
    readonly property int cubeSmall: Metrics.art(23)
    readonly property int coin: 24
    readonly property int pawn: 24
    readonly property int badge: Metrics.art(20)           // a mark on the corner of a piece
}
