pragma ComponentBehavior: Bound

import QtQuick
import Theme

// Where everything in the harbour lies, from its size and the number of columns. Spare height goes to floors and cards first,
// and is taken from them first where there is too little.
QtObject {
    required property real width
    required property real height             // with the landing stage
    required property int count
    property real landing: Metrics.prompt + 10     // kept free at the bottom for the question
    property bool upright: false

    readonly property bool tall: upright && height - landing > Sizes.tallScene - 70
    readonly property real spare: height - landing - (tall ? Sizes.tallScene : Metrics.scene)
    readonly property real growth: Math.max(-124, Math.min(spare, 240))

    readonly property int side: upright ? 14 : 18
    readonly property int gap: columnRoom(Sizes.columnGap) < 130 ? 8 : Sizes.columnGap
    readonly property int columnWidth: Math.min(Sizes.columnMax + Math.max(0, growth) * 0.1, columnRoom(gap))
    readonly property int used: count * columnWidth + Math.max(0, count - 1) * gap
    readonly property int start: Math.round((width - used) / 2)

    readonly property int sky: 8 + Math.round(Math.max(-60, growth) * 0.06 + Math.max(0, spare - growth) * 0.4)
    readonly property int gable: (tall ? Sizes.tallGable : Sizes.gable) + Math.round(growth * (growth < 0 ? 0.16 : 0.11))
    readonly property int floors: (tall ? 3 * Sizes.tallAttic + 5 * Sizes.tallStorey : 3 * Sizes.attic + 5 * Sizes.storey) + Math.round(growth * (growth < 0 ? 0.48 : 0.42))
    // The attic is lower than the floors, but not so low that a worker there cannot be told.
    readonly property int attic: Math.round(floors * 0.108)
    readonly property int storey: Math.floor((floors - 3 * attic) / 5)
    readonly property int crane: Math.round(Math.min(gable * 0.64, columnWidth * 0.27))
    readonly property int jib: Math.round(gable * 0.33) + 3    // from the middle of the gable to the crane
    readonly property int plinth: Sizes.plinth
    readonly property int hatch: columnWidth < 132 ? 34 : 40
    readonly property int facade: gable + 3 * attic + 5 * storey + plinth
    readonly property int card: (tall ? Sizes.tallCard : Sizes.card) + 6 + Math.round(growth * (growth < 0 ? 0.28 : 0.24))
    readonly property int hull: Sizes.hull + 3
    readonly property int quay: sky + facade  // where houses end and water begins
    readonly property int column: facade + card + hull - 9

    function columnRoom(between: real): int {
        return Math.floor((width - 2 * side - Math.max(0, count - 1) * between) / Math.max(1, count))
    }
    function columnX(n: int): int {
        return start + n * (columnWidth + gap)
    }
    // Height of the floor for the nth in line, counted from 0, and its top within the house.
    function floorHeight(place: int): int {
        return place > 4 ? attic : storey
    }
    function floorTop(place: int): int {
        return place > 4 ? gable + (7 - place) * attic : gable + 3 * attic + (4 - place) * storey
    }
}
