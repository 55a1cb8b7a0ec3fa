pragma ComponentBehavior: Bound

import QtQuick

// The outline of a tile along one of its cells: blue if it is chosen, green if it may be taken.
Item {
    id: ring

    required property string sides
    property int ring: 1

    Repeater {
        model: ring.ring > 0 ? 4 : 0

        Item {
            id: edge

            required property int index
            readonly property bool upright: index % 2 === 1

            visible: ring.sides[index] === "1"
            anchors.fill: parent

            Repeater {
                model: 2

                Rectangle {
                    required property int index
                    readonly property real out: index === 0 ? 5 : 3.6
                    readonly property real thick: index === 0 ? 6 : 3

                    color: index === 0 ? Tones.halo : ring.ring === 1 ? Tones.chosen : Tones.legal
                    x: edge.index === 1 ? parent.width + out - thick : -out
                    y: edge.index === 2 ? parent.height + out - thick : -out
                    width: edge.upright ? thick : parent.width + 2 * out
                    height: edge.upright ? parent.height + 2 * out : thick
                }
            }
        }
    }
}
