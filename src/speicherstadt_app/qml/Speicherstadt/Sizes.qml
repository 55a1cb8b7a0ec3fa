pragma Singleton

import QtQuick
import Theme

// Sizes of the harbour, in design pixels.
QtObject {
    // a column: gable, three attic floors, five floors, plinth, card on its lighter
    readonly property int gable: Metrics.portrait ? 84 : 62
    readonly property int attic: Metrics.portrait ? 26 : 17
    readonly property int storey: Metrics.portrait ? 40 : 27
    readonly property int plinth: 7
    readonly property int card: Metrics.portrait ? 158 : 114
    readonly property int hull: 16
    readonly property int columnGap: 12
    readonly property int columnMax: 212
    readonly property int facade: gable + 3 * attic + 5 * storey + plinth

    // pieces
    readonly property int cube: 36
    readonly property int cubeLarge: 48
    readonly property int cubeSmall: 23
    readonly property int coin: 24
    readonly property int pawn: 24
    readonly property int badge: 20           // a mark on the corner of a piece
}
