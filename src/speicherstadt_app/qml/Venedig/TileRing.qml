pragma ComponentBehavior: Bound

import QtQuick

// The outline of a tile along one of its cells: blue if it is chosen, green if it may be taken. White lies under it.
Item {
    id: ring

    required property string sides
    property int ring: 1
    readonly property var edges: [0, 1, 2, 3].filter(n => sides[n] === "1")

    Repeater {
        model: 2 * ring.edges.length

        Rectangle {
            required property int index
            readonly property int side: ring.edges[index % Math.max(1, ring.edges.length)] ?? 0
            readonly property bool under: index < ring.edges.length
            readonly property bool upright: side % 2 === 1
            readonly property real out: under ? 5 : 3.6
            readonly property real thick: under ? 6 : 3

            color: under ? Tones.halo : ring.ring === 1 ? Tones.chosen : Tones.legal
            x: side === 1 ? ring.width + out - thick : -out
            y: side === 2 ? ring.height + out - thick : -out
            width: upright ? thick : ring.width + 2 * out
            height: upright ? ring.height + 2 * out : thick
        }
    }
}
